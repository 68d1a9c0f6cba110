"""The turn of Kuhhandel Master: an auction or a cow trade, until every set is complete."""

from random import Random
from typing import ClassVar, Self

from mypy_extensions import mypyc_attr

from higgle.core import (
    TRUTH,
    Action,
    Ask,
    Cards,
    Chance,
    Clocks,
    Hints,
    Options,
    Seat,
    Stage,
    require,
)
from higgle.kuhhandel import actions as deeds
from higgle.kuhhandel import scoring, stages, words
from higgle.kuhhandel.animals import (
    DONKEY,
    MESSAGES,
    NAMES,
    PEDIGREE,
    RAT,
    SET,
    VALUES,
    counts,
)
from higgle.kuhhandel.auction import STEP, English
from higgle.kuhhandel.clocks import KuhhandelClocks
from higgle.kuhhandel.dutch import HIGHEST
from higgle.kuhhandel.guess import fill_slips, lay_backs, shown_purses
from higgle.kuhhandel.hints import KuhhandelHints
from higgle.kuhhandel.money import COUNTS, DONKEYS, WORTH
from higgle.kuhhandel.options import KuhhandelOptions
from higgle.kuhhandel.stages import Answering, BiddingInTurn, Choosing, Offering


@mypyc_attr(allow_interpreted_subclasses=True)
class Kuhhandel(English):
    """Kuhhandel Master for two to six."""

    ID = "kuhhandel"
    SEATS = range(2, 7)
    CLOCKED = True
    OPTIONS: ClassVar[type[Options]] = KuhhandelOptions
    ACTIONS: ClassVar[tuple[type[Action], ...]] = (
        deeds.Bid,
        deeds.Call,
        deeds.Auction,
        deeds.Pass,
        deeds.Ceiling,
        deeds.Sell,
        deeds.Buy,
        deeds.Pay,
        deeds.Show,
        deeds.Count,
        deeds.Claim,
        deeds.Mark,
        deeds.Take,
        deeds.Lay,
        deeds.Trade,
        deeds.Offer,
        deeds.Accept,
        deeds.Counter,
        deeds.Share,
        deeds.Keep,
        deeds.Give,
    )
    OPEN: ClassVar[dict[str, str]] = {
        "bid": "bid 120",
        "ceiling": "ceiling 120",
        "buy": "buy with 100 20",
        "pay": "pay 100 20",
        "offer": "offer 0 100",
        "counter": "counter 0 50",
    }
    STAGES: ClassVar[tuple[type[Stage], ...]] = (
        stages.Choosing,
        stages.Bidding,
        stages.BiddingInTurn,
        stages.Sealing,
        stages.Deciding,
        stages.Paying,
        stages.Counting,
        stages.Marking,
        stages.Laying,
        stages.DecidingBlind,
        stages.DodgingRat,
        stages.Offering,
        stages.Answering,
        stages.Sharing,
        stages.Over,
    )
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
        "farm_closed": (),
    }

    READINGS: ClassVar[frozenset[str]] = frozenset(("exposed", "money_accepted", "money_swapped"))
    KINDS: ClassVar[dict[str, str]] = {
        "card": "red",
        "auctioneer": "seat",
        "bidder": "seat",
        "claimant": "seat",
        "partner": "seat",
        "higher": "seat",
    }
    CARDS: ClassVar[dict[str, tuple[str, ...]]] = {
        "red": ("card-down", *MESSAGES),
        "money": ("card-down", *[str(worth) for worth in WORTH[1:]]),
    }

    CLOCK_FORMS: ClassVar[tuple[str, ...]] = ("call", "count")
    HINTS: ClassVar[type[Hints]] = KuhhandelHints
    CLOCKS: ClassVar[type[Clocks]] = KuhhandelClocks
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

    @classmethod
    def parse(cls, text: str) -> Action:
        return words.read(text)

    # Questions

    def score(self, seat: Seat) -> dict[str, int]:
        parts = scoring.score(self.herd(seat))
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
        self.hand_out_money()
        self.piles[self.deck] = tuple(counts())
        self.exposed = (None,) * self.seats
        if self.two:
            self.mix_money(chance)
            self.turn_top(chance)
        self.begin_turn(self.draw_lot(self.seats, chance))
        self.show_counts()
        self.pending_moves.clear()
        self.events.clear()

    def show_counts(self) -> None:
        """Where hands may be counted, they are, but not during a trade."""
        if not self.agreed.hand_count_visible or self.audience != TRUTH:
            return
        if not isinstance(self.stages[-1], (Offering, Answering)):
            self.hand_counts = tuple([len(self.purse(seat)) for seat in range(self.seats)])

    # Who is asked, and what is listed

    def asks(self) -> list[Ask]:
        stage = self.stages[-1]
        if type(stage) is Choosing:
            return [Ask(self.active, True, self.choices(stage), (self.deck_size(),))]
        return super().asks()

    def choices(self, stage: Choosing) -> tuple[str, ...]:
        """What the active seat may do, as far as everybody sees."""
        forms: list[str] = []
        if self.deck_size():
            forms.append("share" if self.two else "auction")
        if stage.traded:
            forms.append("pass")
        elif not stage.owes and self.shares_species(self.active):
            forms.append("trade")
        return tuple(forms)

    def actions(self, seat: Seat) -> list[Action]:
        stage = self.stages[-1]
        if type(stage) is not Choosing:
            return super().actions(seat)
        found: list[Action] = []
        if seat != self.active:
            return found
        if self.deck_size():
            found.append(deeds.Share() if self.two else deeds.Auction())
        if stage.traded:
            found.append(deeds.Pass())
        elif not stage.owes:
            found += self.list_trades(seat)
        return found

    # Check

    def check_action(self, seat: Seat, action: Action) -> None:
        if type(action) is deeds.Auction:
            self.check_auction(seat)
        elif type(action) is deeds.Pass and type(self.stages[-1]) is not BiddingInTurn:
            stage = self.stages[-1]
            require(type(stage) is Choosing and stage.traded, "nothing-to-pass", "K04")
            require(seat == self.active, "not-your-turn", "K04")
        else:
            super().check_action(seat, action)

    def check_auction(self, seat: Seat) -> None:
        require(not self.two, "two-seats-share", "K71")
        require(type(self.stages[-1]) is Choosing, "no-auction-now", "K04")
        require(seat == self.active, "not-your-turn", "K04")
        require(self.deck_size(), "deck-empty", "K60")

    # Do

    def apply(self, seat: Seat, action: Action, chance: Chance) -> None:
        if type(action) is deeds.Auction:
            self.reveal(chance)
        elif type(action) is deeds.Pass and type(self.stages[-1]) is Choosing:
            self.emit("turn_passed", seat)
            self.end_turn()
        else:
            super().apply(seat, action, chance)
        self.show_counts()

    def reveal(self, chance: Chance) -> None:
        """The card decides what kind of auction it is; a donkey pays first."""
        card = self.pick(self.deck, self.lot, chance)
        self.emit("lot_turned", self.active, card)
        if card == RAT:
            self.begin_rat()
        elif card > RAT:
            self.begin_dutch()
        else:
            if card == DONKEY:
                self.pay_out()
            self.begin_bidding(chance)
