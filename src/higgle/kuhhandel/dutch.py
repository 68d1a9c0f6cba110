"""The Dutch auction of a pedigree: the price is a number of money cards and counts down."""

from random import Random
from typing import TYPE_CHECKING, ClassVar, Final

from higgle.core import CLOCK, TRUTH, Action, Ask, Cards, Chance, Seat, require, sorted_cards
from higgle.kuhhandel.animals import RAT
from higgle.kuhhandel.auction import (
    Buy,
    Pay,
    Sell,
    clear_slips,
    draw_one,
    slips_fit,
    take_free,
    without_slip,
    write_slip,
)
from higgle.kuhhandel.money import check_card_count
from higgle.kuhhandel.stage import KuhhandelStage, require_stage

if TYPE_CHECKING:
    from higgle.kuhhandel.game import Kuhhandel

HIGHEST: Final = 10
"""The count begins here."""


class PedigreeStage(KuhhandelStage, frozen=True):
    """A pedigree is auctioned, among more than two."""

    def lot_fits(self, table: "Kuhhandel") -> bool:
        lot = table.piles[table.lot]
        return not table.two and len(lot) == 1 and lot[0] > RAT


class Counting(PedigreeStage, frozen=True):
    """A pedigree is auctioned, and the price counts down."""

    count: int

    def may_stand(self, table: "Kuhhandel") -> bool:
        fits = 0 < self.count <= HIGHEST and table.agreed.dutch == "live"
        return fits and super().may_stand(table)

    def asks(self, table: "Kuhhandel") -> list[Ask]:
        about: Cards = (table.auctions, self.count)
        clock = Ask(CLOCK, False, ("count",), about)
        return [*[Ask(seat, False, ("claim",), about) for seat in table.bidders()], clock]

    def actions(self, table: "Kuhhandel", seat: Seat) -> list[Action]:
        if seat == CLOCK:
            return [Count(self.count - 1)]
        able = seat != table.active and len(table.purse(seat)) >= self.count
        return [Claim(self.count)] if able else []


class Marking(PedigreeStage, frozen=True):
    """A pedigree is auctioned, and every bidder writes down a number of cards."""

    LAID: "ClassVar[tuple[str, ...]]" = ("slip",)

    def may_stand(self, table: "Kuhhandel") -> bool:
        if table.agreed.dutch != "sealed" or not super().may_stand(table):
            return False
        known = [
            min(HIGHEST, len(table.purse(seat))) if table.audience in (TRUTH, seat) else HIGHEST
            for seat in range(table.seats)
        ]
        return slips_fit(table, table.bidders(), known, 1)

    def asks(self, table: "Kuhhandel") -> list[Ask]:
        silent = without_slip(table, table.bidders())
        return [Ask(seat, True, ("mark",), (table.auctions,)) for seat in silent]

    def actions(self, table: "Kuhhandel", seat: Seat) -> list[Action]:
        if seat == CLOCK or seat not in without_slip(table, table.bidders()):
            return []
        most = min(HIGHEST, len(table.purse(seat)))
        return [Mark(count) for count in range(most + 1)]


class Laying(PedigreeStage, frozen=True):
    """Whoever claimed the pedigree lays this many cards."""

    count: int
    claimant: Seat

    def may_stand(self, table: "Kuhhandel") -> bool:
        fits = 0 < self.count <= HIGHEST and self.claimant in table.bidders()
        if not fits or not super().may_stand(table):
            return False
        known = table.audience in (TRUTH, self.claimant)
        return not known or len(table.purse(self.claimant)) >= self.count

    def asks(self, table: "Kuhhandel") -> list[Ask]:
        return [Ask(self.claimant, True, ("pay",), (self.count,))]

    def propose(self, table: "Kuhhandel", seat: Seat, random: Random) -> Action | None:
        if seat != self.claimant:
            return None
        return Pay(sorted_cards(random.sample(table.purse(seat), self.count)))

    def check_pay(self, table: "Kuhhandel", seat: Seat, cards: Cards) -> None:
        require(seat == self.claimant, "not-your-payment", "K31")
        check_card_count(table, seat, cards, self.count)

    def pay(self, table: "Kuhhandel", cards: Cards) -> None:
        claimant = self.claimant
        table.move(table.purses + claimant, cards, table.claims + claimant)
        table.stages = (DecidingBlind(self.count, claimant),)
        table.emit("claim_laid", claimant, self.count)


class DecidingBlind(PedigreeStage, frozen=True):
    """The auctioneer takes the cards unseen, or buys the pedigree for as many."""

    LAID: "ClassVar[tuple[str, ...]]" = ("claim",)
    count: int
    claimant: Seat

    def may_stand(self, table: "Kuhhandel") -> bool:
        fits = 0 < self.count <= HIGHEST and self.claimant in table.bidders()
        if not fits or not super().may_stand(table):
            return False
        laid = [len(table.piles[table.claims + seat]) for seat in range(table.seats)]
        return sum(laid) == laid[self.claimant] == self.count

    def asks(self, table: "Kuhhandel") -> list[Ask]:
        return [Ask(table.active, True, ("sell", "buy"), (self.claimant, self.count))]

    def actions(self, table: "Kuhhandel", seat: Seat) -> list[Action]:
        return [Sell()] if seat == table.active else []

    def propose(self, table: "Kuhhandel", seat: Seat, random: Random) -> Action | None:
        purse = table.purse(seat)
        if seat != table.active or len(purse) < self.count:
            return None
        return Buy(sorted_cards(random.sample(purse, self.count)))

    def check_sell(self, table: "Kuhhandel", seat: Seat) -> None:
        require(seat == table.active, "auctioneer-decides", "K31")

    def sell(self, table: "Kuhhandel") -> None:
        table.sweep_all(table.claims + self.claimant, table.purses + table.active)
        card = table.shift(table.lot, 0, table.herds + self.claimant)
        table.emit("pedigree_sold", self.claimant, table.active, card, self.count)
        table.end_turn()

    def check_buy(self, table: "Kuhhandel", seat: Seat, cards: Cards) -> None:
        require(seat == table.active, "auctioneer-decides", "K31")
        check_card_count(table, seat, cards, self.count)

    def buy(self, table: "Kuhhandel", cards: Cards) -> None:
        """The claimant's cards go back unseen, with as many of the auctioneer's."""
        claimant = self.claimant
        table.sweep_all(table.claims + claimant, table.purses + claimant)
        table.move(table.purses + table.active, cards, table.purses + claimant)
        card = table.shift(table.lot, 0, table.herds + table.active)
        table.emit("pedigree_bought", table.active, claimant, card, self.count)
        table.end_turn()


class Count(Action, frozen=True):
    """The clock counts down to this number of cards."""

    number: int

    def __str__(self) -> str:
        return f"count {self.number}"

    def check(self, table: "Kuhhandel", seat: Seat) -> None:
        require(seat == CLOCK, "clock-only", "K30")
        stage = require_stage(table, Counting, "no-count-now", "K30")
        require(self.number == stage.count - 1, "count-moved-on", "K30")

    def apply(self, table: "Kuhhandel", seat: Seat, chance: Chance) -> None:
        if self.number:
            table.stages = (Counting(self.number),)
            table.emit("counted", CLOCK, self.number)
        else:
            take_free(table)


class Claim(Action, frozen=True):
    """Claim the pedigree for this number of cards."""

    count: int

    def __str__(self) -> str:
        return f"claim {self.count}"

    def check(self, table: "Kuhhandel", seat: Seat) -> None:
        count = self.count
        stage = require_stage(table, Counting, "no-count-now", "K31")
        require(0 <= seat != table.active, "auctioneer-bids-not", "K31")
        require(count == stage.count, "count-moved-on", "K31")
        require(len(table.purse(seat)) >= count, "too-few-cards", "K33", count=count)

    def apply(self, table: "Kuhhandel", seat: Seat, chance: Chance) -> None:
        accept_claim(table, seat, self.count)


class Mark(Action, frozen=True):
    """Write down secretly for how many cards to claim the pedigree; 0 is never."""

    count: int

    def __str__(self) -> str:
        return f"mark {self.count}"

    def check(self, table: "Kuhhandel", seat: Seat) -> None:
        count = self.count
        require_stage(table, Marking, "no-numbers-now", "K35")
        require(0 <= seat != table.active, "auctioneer-bids-not", "K35")
        require(not table.piles[table.slips + seat], "already-written", "K35")
        require(0 <= count <= HIGHEST, "count-up-to-ten", "K30")
        require(len(table.purse(seat)) >= count, "too-few-cards", "K33", count=count)

    def apply(self, table: "Kuhhandel", seat: Seat, chance: Chance) -> None:
        """When all have written, the highest number wins; equal numbers are drawn by lot."""
        write_slip(table, seat, self.count)
        bidders = table.bidders()
        if without_slip(table, bidders):
            return
        highest = max([table.slip(bidder) for bidder in bidders])
        ahead = [bidder for bidder in bidders if table.slip(bidder) == highest]
        clear_slips(table)
        if highest:
            accept_claim(table, draw_one(table, ahead, chance), highest)
        else:
            take_free(table)


def begin_dutch(table: "Kuhhandel") -> None:
    table.auctions += 1
    sealed = table.agreed.dutch == "sealed"
    table.stages = (Marking() if sealed else Counting(HIGHEST),)


def accept_claim(table: "Kuhhandel", seat: Seat, count: int) -> None:
    table.stages = (Laying(count, seat),)
    table.emit("claimed", seat, count)
