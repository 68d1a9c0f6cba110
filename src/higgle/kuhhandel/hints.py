"""What clients are told beside a view: what a bid must be, what pays for it; and the clocks."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from higgle.core import (
    CLOCK,
    Ask,
    Cards,
    Due,
    Event,
    Fact,
    GameClocks,
    Highlight,
    Hints,
    Seat,
    Stage,
)
from higgle.kuhhandel.animals import RAT, pedigree_worth, score
from higgle.kuhhandel.auction import STEP, Bidding, BiddingInTurn, Deciding, Paying, Sealing
from higgle.kuhhandel.cow_trade import (
    Answering,
    Offering,
    at_stake,
    may_open_trade,
    possible_trades,
)
from higgle.kuhhandel.dutch import Counting, DecidingBlind, Laying, Marking
from higgle.kuhhandel.highlights import highlights
from higgle.kuhhandel.money import exact, payments, smallest, total
from higgle.kuhhandel.turn import Choosing, DodgingRat, Sharing

if TYPE_CHECKING:
    from higgle.kuhhandel.game import Kuhhandel


class PayAid(Fact, frozen=True):
    """How a seat may pay: a price, or a number of cards of any worth."""

    form: str
    price: int
    """What the cards must be worth; 0 where only their number counts."""
    count: int
    """How many cards it must be; 0 where only their worth counts."""
    cards: "Cards"
    """The cards of one's own that would do and cost least."""
    exact: bool
    """Whether the purse can pay exactly, and so has to."""
    able: bool


class LotAid(Fact, frozen=True):
    """The card on sale: by how much one's farm would gain at once."""

    points: int
    most: int
    """The most that the seat may bid; 0 where it may not."""


class TradeAid(Fact, frozen=True):
    """A cow trade that may be opened now: how many cards of a species go to the winner."""

    species: int
    partner: int
    count: int


@mypyc_attr(allow_interpreted_subclasses=True)
class KuhhandelHints(Hints):
    """What a bid must be, what pays for it, and what may be traded."""

    TYPES: ClassVar[dict[str, object]] = {
        "next": int,
        "payments": list[Cards],
        "worth": tuple[int, int],
        "least": list[int],
        "due": Due | None,
        "pay": PayAid | None,
        "lot": LotAid | None,
        "trades": list[TradeAid],
        "partner": int,
    }

    def __init__(self, view: "Kuhhandel") -> None:
        super().__init__(view)
        self.view = view

    def own(self) -> dict[str, object]:
        seat = self.view.audience
        found = self.price_aids(seat)
        if seat >= 0:
            found["pay"] = self.pay_aid(seat)
            found["lot"] = self.lot_aid(seat)
            found["trades"] = self.trade_aids(seat)
            if type(self.view.stages[-1]) is Sharing:
                found["partner"] = self.view.left_of(seat)
        return found

    def highlights(self, event: Event) -> list[Highlight]:
        return highlights(self.view, event)

    def purses(self) -> list[int]:
        return [total(self.view.purse(seat)) for seat in range(self.view.seats)]

    def price_aids(self, seat: Seat) -> dict[str, object]:
        """The least bid, what it and every higher one would cost, and a pedigree's worth."""
        stage = self.view.stages[-1]
        purse = self.view.purse(seat) if seat >= 0 else ()
        if isinstance(stage, (Bidding, BiddingInTurn)):
            least = stage.price + STEP
            return {"next": least, "payments": payments(purse, least)}
        if isinstance(stage, (Counting, Marking)) and seat >= 0:
            species = self.view.piles[self.view.lot][0] - RAT
            least_cards = [total(sorted(purse)[:count]) for count in range(len(purse) + 1)]
            worth = pedigree_worth(self.view.herd(seat), species)
            return {"worth": worth, "least": least_cards}
        return {}

    def pay_aid(self, seat: Seat) -> PayAid | None:
        """How a seat that is to pay now, or may, can do it."""
        ask = self.view.ask_of(seat)
        stage = self.view.stages[-1]
        if ask is None:
            return None
        form = "buy" if "buy" in ask.forms else "pay"
        purse = self.view.purse(seat)
        if isinstance(stage, (Deciding, Paying)):
            cards = smallest(purse, stage.price)
            fits = exact(purse, stage.price)
            return PayAid(form, stage.price, 0, cards or (), fits, cards is not None)
        if isinstance(stage, (Laying, DecidingBlind)):
            able = len(purse) >= stage.count
            cheap = tuple(sorted(purse)[: stage.count]) if able else ()
            return PayAid(form, 0, stage.count, cheap, False, able)
        return None

    def lot_aid(self, seat: Seat) -> LotAid | None:
        """What the card on sale would bring a seat."""
        lot = self.view.piles[self.view.lot]
        if not lot:
            return None
        herd = self.view.herd(seat)
        gain = sum(score((*herd, *lot)).values()) - sum(score(herd).values())
        bids = isinstance(self.view.stages[-1], (Bidding, BiddingInTurn, Sealing))
        return LotAid(gain, self.view.ceiling(seat) if bids and seat != self.view.active else 0)

    def trade_aids(self, seat: Seat) -> list[TradeAid]:
        """The cow trades that a seat may open now."""
        stage = self.view.stages[-1]
        now = type(stage) is Choosing and seat == self.view.active
        if type(stage) is not Choosing or not now or stage.owes or stage.traded:
            return []
        return [
            TradeAid(species, partner, at_stake(self.view, seat, partner, species))
            for species, partner in possible_trades(self.view, seat)
            if may_open_trade(self.view, seat)
        ]

    def describe(self, ask: Ask) -> Due:
        stage = self.view.stages[-1]
        if type(stage) is Paying and total(self.view.purse(ask.seat)) < stage.price:
            return Due(True, "show-money", stage.price)
        word = WORDS.get(type(stage)) or ask.forms[0]
        count = 0
        if isinstance(stage, (Deciding, Paying)):
            count = stage.price
        elif isinstance(stage, (Counting, Laying, DecidingBlind)):
            count = stage.count
        return Due(ask.must, word, count)


@mypyc_attr(allow_interpreted_subclasses=True)
class KuhhandelClocks(GameClocks):
    """The clock is a seat here, which calls and counts."""

    NAMES: ClassVar[tuple[str, ...]] = ("call", "count", "turn")

    def __init__(self, table: "Kuhhandel") -> None:
        super().__init__(table)
        self.game = table

    def running(self, ask: Ask) -> str:
        counting = ask.seat == CLOCK and "count" in ask.forms
        return "count" if counting else super().running(ask)

    def readers(self, events: Sequence[Event]) -> frozenset[Seat]:
        """Both traders, whoever sold a pedigree unseen, and everybody where a bluff is exposed."""
        found: set[Seat] = set()
        for event in events:
            if event.name in ("money_accepted", "money_countered"):
                found |= {event.seat, event.numbers[0]}
            elif event.name == "pedigree_sold":
                found.add(event.numbers[0])
            elif event.name == "exposed":
                found.update(range(self.game.seats))
        return frozenset(found)

    def pace_setter(self) -> Seat | None:
        """The auctioneer, while the clock calls prices or counts down."""
        called = isinstance(self.game.stages[-1], (Bidding, Counting))
        return self.game.active if called else None


WORDS: Final[dict[type[Stage], str]] = {
    Choosing: "choose-deed",
    Bidding: "bid",
    BiddingInTurn: "bid-or-pass",
    Sealing: "write-ceiling",
    Deciding: "sell-or-buy",
    Paying: "pay-price",
    Counting: "claim-now",
    Marking: "write-count",
    Laying: "lay-cards",
    DecidingBlind: "sell-or-buy-blind",
    DodgingRat: "dodge-rat",
    Offering: "offer-money",
    Answering: "answer-money",
    Sharing: "keep-or-give",
}
