"""Kuhhandel Master: its facts, what the rest of the rules asks them, and how turns go round."""

from collections.abc import Mapping
from random import Random
from typing import ClassVar, Final, Self

from mypy_extensions import mypyc_attr

from higgle.core import (
    BACKS,
    CLOCK,
    FACES,
    NOBODY,
    NOTHING,
    TRUTH,
    Action,
    Ask,
    Cards,
    Chance,
    GameClocks,
    Hints,
    Layout,
    Options,
    Seat,
    Stage,
    Table,
)
from higgle.kuhhandel import auction, cow_trade, dutch, text, turn
from higgle.kuhhandel.animals import MESSAGES, NAMES, PEDIGREE, RAT, SET, VALUES, counts, score
from higgle.kuhhandel.auction import STEP, Bidding
from higgle.kuhhandel.cow_trade import Answering, Offering
from higgle.kuhhandel.dutch import HIGHEST
from higgle.kuhhandel.hints import KuhhandelClocks, KuhhandelHints
from higgle.kuhhandel.imagine import fill_slips, lay_backs, shown_purses
from higgle.kuhhandel.money import COUNTS, DONKEYS, WORTH, hand_out_money, total
from higgle.kuhhandel.options import KuhhandelOptions
from higgle.kuhhandel.position import check_farms, check_purses
from higgle.kuhhandel.show_money import PURSE, ShowMoney
from higgle.kuhhandel.stage import KuhhandelStage
from higgle.kuhhandel.turn import Choosing, mix_money, start_money, turn_top

NOWHERE: Final = 1000
"""The number of a pile that a game with these seats does not have."""

MOST_TRADES: Final = 200
"""After how many trades with the deck empty the game ends."""

BIDDERS: Final = tuple(
    [
        tuple([tuple([(seat + step) % seats for step in range(1, seats)]) for seat in range(seats)])
        for seats in range(7)
    ]
)
"""For each number of seats, everybody but the auctioneer, from its left."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Kuhhandel(Table):
    """Kuhhandel Master for two to six."""

    ID = "kuhhandel"
    SEATS = range(2, 7)
    CLOCKED = True
    OPTIONS: ClassVar[type[Options]] = KuhhandelOptions
    ACTIONS: ClassVar[tuple[type[Action], ...]] = (
        auction.Bid,
        auction.Call,
        turn.Auction,
        auction.Pass,
        auction.Ceiling,
        auction.Sell,
        auction.Buy,
        auction.Pay,
        auction.Show,
        dutch.Count,
        dutch.Claim,
        dutch.Mark,
        turn.Take,
        turn.Lay,
        turn.Trade,
        cow_trade.Offer,
        cow_trade.Accept,
        cow_trade.Counter,
        turn.Share,
        turn.Keep,
        turn.Give,
        ShowMoney,
    )
    UNASKED: ClassVar[tuple[type[Action], ...]] = (ShowMoney,)
    OPEN: ClassVar[dict[str, str]] = {
        "bid": "bid 120",
        "ceiling": "ceiling 120",
        "buy": "buy with 100 20",
        "pay": "pay 100 20",
        "offer": "offer 0 100",
        "counter": "counter 0 50",
    }
    STAGES: ClassVar[tuple[type[Stage], ...]] = (
        turn.Choosing,
        auction.Bidding,
        auction.BiddingInTurn,
        auction.Sealing,
        auction.Deciding,
        auction.Paying,
        dutch.Counting,
        dutch.Marking,
        dutch.Laying,
        dutch.DecidingBlind,
        turn.DodgingRat,
        cow_trade.Offering,
        cow_trade.Answering,
        turn.Sharing,
        turn.Over,
    )
    FACTS: ClassVar[dict[str, object]] = {
        "active": int,
        "donkeys": int,
        "given_out": int,
        "forced": int,
        "auctions": int,
        "exposed": tuple[Cards | None, ...],
        "green_top": bool,
        "hand_counts": tuple[int, ...],
    }

    EVENTS: ClassVar[dict[str, tuple[str, ...]]] = {
        "turn_began": (),
        "skipped": (),
        "lot_turned": ("card",),
        "paid_out": ("ordinal", "value"),
        "bid": ("price",),
        "called": ("price", "times"),
        "bid_passed": (),
        "turn_passed": (),
        "number_written": (),
        "drawn_by_lot": ("tied[]",),
        "bidding_closed": ("price",),
        "taken_free": ("card",),
        "lot_sold": ("bidder", "price"),
        "lot_paid": ("auctioneer", "card", "price"),
        "lot_bought": ("bidder", "card", "price"),
        "exposed": ("value",),
        "auctioned_anew": ("card",),
        "counted": ("count",),
        "claimed": ("count",),
        "claim_laid": ("count",),
        "pedigree_sold": ("auctioneer", "card", "count"),
        "pedigree_bought": ("claimant", "card", "count"),
        "rat_dodged": ("count",),
        "rat_taken": ("count",),
        "trade_opened": ("partner", "card", "count"),
        "money_laid": ("partner", "card", "round"),
        "money_counted": ("partner", "count"),
        "money_accepted": ("partner", "card"),
        "money_countered": ("partner", "card"),
        "money_swapped": ("partner",),
        "trade_tied": ("partner", "round"),
        "animals_moved": ("partner", "card", "count", "higher"),
        "top_looked_at": ("green",),
        "money_received": (),
        "laid_open": ("card",),
        "money_shown": (),
        "shown": ("to[]",),
        "farm_closed": (),
    }

    READINGS: ClassVar[frozenset[str]] = frozenset(
        ("exposed", "money_accepted", "money_swapped", "shown")
    )
    KINDS: ClassVar[dict[str, str]] = {
        "card": "red",
        "auctioneer": "seat",
        "bidder": "seat",
        "claimant": "seat",
        "partner": "seat",
        "tied": "seat",
        "higher": "seat",
        "to": "seat",
    }
    CARDS: ClassVar[dict[str, tuple[str, ...]]] = {
        "red": ("card-down", *MESSAGES),
        "money": ("card-down", *[str(worth) for worth in WORTH[1:]]),
    }

    CLOCK_FORMS: ClassVar[tuple[str, ...]] = ("call", "count")
    HINTS: ClassVar[type[Hints]] = KuhhandelHints
    CLOCKS: ClassVar[type[GameClocks]] = KuhhandelClocks
    SHOWS: ClassVar[Mapping[str, str]] = {PURSE: "K93"}
    CLAUSES: ClassVar[str] = "K"
    PRINTED: ClassVar[dict[str, object]] = {
        "animals": NAMES[: RAT + 1],
        "values": VALUES,
        "pedigree": PEDIGREE,
        "set": SET,
        "rat": RAT,
        "money": WORTH,
        "money_cards": COUNTS,
        "donkeys": DONKEYS,
        "step": STEP,
        "highest": HIGHEST,
    }

    __slots__ = (
        "active",
        "agreed",
        "auctions",
        "bidder_asks",
        "bidding",
        "claims",
        "counts_hands",
        "deck",
        "donkeys",
        "exposed",
        "forced",
        "given_out",
        "green_top",
        "greens",
        "hand_counts",
        "herds",
        "looked",
        "looked_money",
        "lot",
        "offers",
        "pots",
        "purses",
        "reserve",
        "shown",
        "slips",
        "two",
    )

    stages: tuple[KuhhandelStage, ...]

    def __init__(self, layout: Layout, options: Options) -> None:
        self.two = layout.seats == 2
        """Whether this is the game for two."""
        assert isinstance(options, KuhhandelOptions)
        self.agreed = options
        """What the players agreed on."""
        self.counts_hands = options.hand_count_visible
        super().__init__(layout, options)
        first = layout.first
        self.purses = first["purse"]
        self.shown = first["shown"]
        self.reserve = first["reserve"]
        self.deck = first["deck"]
        self.lot = first["lot"]
        self.herds = first["herd"]
        self.offers = first["offer"]
        self.pots = self.claims = self.slips = NOWHERE
        self.greens = self.looked = self.looked_money = NOWHERE
        if self.two:
            self.greens = first["greens"]
            self.looked = first["looked"]
            self.looked_money = first["looked-money"]
        else:
            self.pots = first["pot"]
            self.claims = first["claim"]
            self.slips = first["slip"]
        self.active = 0
        """The seat whose turn it is: the auctioneer, or the one who opens a trade."""
        self.donkeys = 0
        """How many donkeys have paid out."""
        self.given_out = 0
        """All money that the seats have been given."""
        self.forced = 0
        """How many trades there were with the deck empty."""
        self.auctions = 0
        """How many auctions were begun; a lot auctioned anew counts again."""
        self.exposed: tuple[Cards | None, ...] = ()
        """The money of each seat that had to show it for this lot."""
        self.green_top = False
        """Whether the back of the top card of the deck for two is green."""
        self.hand_counts: tuple[int, ...] = ()
        """How many money cards each seat holds, where that is shown."""
        self.bidding: Cards = ()
        """The auction, price and leader for which the bidders' asks were worked out last."""
        self.bidder_asks: list[Ask] = []

    def copy_from(self, table: Self) -> None:
        super().copy_from(table)
        self.two = table.two
        self.agreed = table.agreed
        self.counts_hands = table.counts_hands
        self.purses = table.purses
        self.shown = table.shown
        self.reserve = table.reserve
        self.deck = table.deck
        self.lot = table.lot
        self.herds = table.herds
        self.offers = table.offers
        self.pots = table.pots
        self.claims = table.claims
        self.slips = table.slips
        self.greens = table.greens
        self.looked = table.looked
        self.looked_money = table.looked_money
        self.active = table.active
        self.donkeys = table.donkeys
        self.given_out = table.given_out
        self.forced = table.forced
        self.auctions = table.auctions
        self.exposed = table.exposed
        self.green_top = table.green_top
        self.hand_counts = table.hand_counts
        self.bidding = table.bidding
        self.bidder_asks = table.bidder_asks

    def lay_out(self) -> None:
        """A seat's money is seen by nobody else, not even its number of cards."""
        layout = self.layout
        layout.each("purse", "money", FACES, NOTHING)
        layout.each("shown", "money", FACES, FACES)
        layout.pile("reserve", "money", FACES)
        layout.pile("deck", "red", BACKS, bag=True)
        layout.pile("lot", "red", FACES)
        layout.each("herd", "red", FACES, FACES)
        layout.each("offer", "money", FACES, BACKS if self.agreed.offer_count_visible else NOTHING)
        if self.two:
            layout.pile("greens", "money", BACKS, bag=True)
            layout.each("looked", "red", FACES, BACKS)
            layout.each("looked-money", "money", FACES, BACKS)
            layout.pile("unseen", "money", BACKS)
            layout.pile("box", "money", FACES)
        else:
            layout.each("pot", "money", FACES, BACKS)
            layout.each("claim", "money", FACES, BACKS)
            layout.each("slip", "slip", FACES, BACKS)

    @classmethod
    def parse(cls, text_form: str) -> Action:
        return text.read(text_form)

    # Questions

    def census(self) -> dict[str, list[int]]:
        return {"red": counts(), "money": list(COUNTS)}

    def deck_size(self) -> int:
        """How many cards can still be taken."""
        size = self.bag_size(self.deck)
        return size + sum(self.piles[self.greens]) if self.two else size

    def purse(self, seat: Seat) -> Cards:
        """The money cards in a seat's hand."""
        return self.piles[self.purses + seat]

    def money(self, seat: Seat) -> int:
        """What a seat's money is worth, in hand and shown."""
        return total(self.purse(seat)) + total(self.piles[self.shown + seat])

    def herd(self, seat: Seat) -> Cards:
        """The red cards in front of a seat."""
        return self.piles[self.herds + seat]

    def shares_species(self, seat: Seat) -> bool:
        """Whether another seat has an animal that this one has too; pedigrees are single."""
        mine = set(self.herd(seat))
        return any(
            not mine.isdisjoint(self.herd(other)) for other in range(self.seats) if other != seat
        )

    def left_of(self, seat: Seat) -> Seat:
        """The next seat clockwise."""
        return (seat + 1) % self.seats

    def bidders(self) -> tuple[Seat, ...]:
        """Everybody but the auctioneer, from its left."""
        return BIDDERS[self.seats][self.active]

    def ceiling(self, seat: Seat) -> int:
        """The most a seat may bid: all money given out, or what it had to show for this lot."""
        shown = self.exposed[seat]
        if shown is None:
            return self.given_out
        return 0 if self.agreed.bluffer_out else total(shown)

    def slip(self, seat: Seat) -> int:
        """The number a seat wrote down; the slip says one more, because 0 lies face down."""
        return self.piles[self.slips + seat][0] - 1

    def pot_size(self) -> int:
        """How many money cards lie beside the rat."""
        return sum([len(self.piles[self.pots + seat]) for seat in range(self.seats)])

    def idle_option(self) -> str:
        if self.agreed.two_seat_zeros != "none" and not self.two:
            return "two_seat_zeros"
        return super().idle_option()

    # The result

    @property
    def over(self) -> bool:
        return type(self.stages[-1]) is turn.Over

    def why_over(self) -> tuple[str, int]:
        able = any(self.shares_species(seat) for seat in range(self.seats))
        return ("trades", MOST_TRADES) if able else ("herds", 0)

    def score(self, seat: Seat) -> dict[str, int]:
        parts = score(self.herd(seat))
        if self.agreed.pecunia:
            parts["money"] = self.money(seat)
        return parts

    def tie_break(self, seat: Seat) -> int:
        """A tie is shared, or goes to the most money in hand."""
        return self.money(seat) if self.agreed.tie_break == "money" else 0

    # What a seat cannot see

    def pins(self) -> dict[int, Cards]:
        return shown_purses(self)

    def lay_backs(self, random: Random) -> None:
        lay_backs(self, random)

    def imagine(self, random: Random) -> Self:
        whole = super().imagine(random)
        fill_slips(whole, random)
        return whole

    # Setting up

    def set_up(self, chance: Chance) -> None:
        """Deal, and draw the first seat by lot."""
        hand_out_money(self, start_money(self))
        self.piles[self.deck] = tuple(counts())
        self.exposed = (None,) * self.seats
        if self.two:
            mix_money(self, chance)
            turn_top(self, chance)
        self.begin_turn(self.draw_lot(self.seats, chance))
        self.show_counts()
        self.pending_moves.clear()
        self.events.clear()

    def show_counts(self) -> None:
        """Where hands may be counted, they are, but not during a trade."""
        if not self.counts_hands or self.audience != TRUTH:
            return
        if not isinstance(self.stages[-1], (Offering, Answering)):
            self.hand_counts = tuple([len(self.purse(seat)) for seat in range(self.seats)])

    def check_facts(self) -> None:
        self.require_possible(0 <= self.active < self.seats, "active")
        super().check_facts()
        counts = (self.auctions, self.forced, self.given_out)
        self.require_possible(min(counts) >= 0, "auctions")
        check_farms(self)
        check_purses(self)

    # How it goes on

    def actions(self, seat: Seat) -> list[Action]:
        stage = self.stages[-1]
        if type(stage) is Bidding and seat != CLOCK:
            return []  # bids are not listed; asked for most, so spare a call of the stage
        return stage.actions(self, seat)

    def apply(self, seat: Seat, action: Action, chance: Chance) -> None:
        action.apply(self, seat, chance)  # type: ignore[arg-type]  # an action of this game
        if self.counts_hands:
            self.show_counts()

    def sweep_all(self, source: int, target: int) -> None:
        """Move a whole pile to another."""
        self.sweep(source, target, len(self.piles[source]))

    def choose(self, owes: bool = False, traded: bool = False) -> None:
        """The active seat goes on with its turn."""
        self.stages = (Choosing(owes, traded),)

    def draw_lot(self, limit: int, chance: Chance) -> int:
        """Let chance decide between equals."""
        ordinal = self.draws[self.lot]
        self.draws[self.lot] = ordinal + 1
        return chance.below(limit, self.lot, ordinal)

    def end_turn(self) -> None:
        """The next seat is active; without a deck, the next that has an incomplete set."""
        self.exposed = (None,) * self.seats
        if self.deck_size():
            self.begin_turn(self.left_of(self.active))
            return
        able = [seat for seat in range(self.seats) if self.shares_species(seat)]
        if not able or self.forced >= MOST_TRADES:
            self.finish()
            return
        seat = self.left_of(self.active)
        while seat not in able:
            self.emit("skipped", seat)
            seat = self.left_of(seat)
        self.begin_turn(seat)

    def begin_turn(self, seat: Seat) -> None:
        self.active = seat
        self.stages = (Choosing(),)
        self.emit("turn_began", seat)

    def finish(self) -> None:
        """The end; money is shown where it counts."""
        if self.agreed.pecunia or self.agreed.tie_break == "money":
            for seat in range(self.seats):
                self.sweep_all(self.purses + seat, self.shown + seat)
                self.emit("money_shown", seat)
        self.stages = (turn.Over(),)
        self.emit("farm_closed", NOBODY)
