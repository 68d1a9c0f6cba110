"""The Dutch auction of a pedigree: the price is a number of money cards and counts down."""

from collections.abc import Sequence
from random import Random
from typing import Final

from mypy_extensions import mypyc_attr

from higgle.core import CLOCK, Action, Ask, Cards, Chance, Seat, require, sorted_cards
from higgle.kuhhandel.actions import Buy, Claim, Count, Mark, Pay, Sell
from higgle.kuhhandel.rat import Rat
from higgle.kuhhandel.stages import Counting, DecidingBlind, Laying, Marking

HIGHEST: Final = 10
"""The count begins here."""

BIDDERS: Final = tuple(
    [
        tuple([tuple([(seat + step) % seats for step in range(1, seats)]) for seat in range(seats)])
        for seats in range(7)
    ]
)
"""For each number of seats, everybody but the auctioneer, from its left."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Dutch(Rat):
    """The first to claim pays as many cards as were called last."""

    # Questions

    def bidders(self) -> tuple[Seat, ...]:
        """Everybody but the auctioneer, from its left."""
        return BIDDERS[self.seats][self.active]

    def slip(self, seat: Seat) -> int:
        """The number a seat wrote down; the slip says one more, because 0 lies face down."""
        return self.piles[self.slips + seat][0] - 1

    def silent(self, bidders: Sequence[Seat]) -> list[Seat]:
        """Those who have not written a number down yet."""
        return [seat for seat in bidders if not self.piles[self.slips + seat]]

    # Who is asked, and what is listed

    def asks(self) -> list[Ask]:
        stage = self.stages[-1]
        if type(stage) is Counting:
            about = (self.auctions, stage.count)
            clock = Ask(CLOCK, False, ("count",), about)
            return [*[Ask(seat, False, ("claim",), about) for seat in self.bidders()], clock]
        if type(stage) is Marking:
            silent = self.silent(self.bidders())
            return [Ask(seat, True, ("mark",), (self.auctions,)) for seat in silent]
        if type(stage) is Laying:
            return [Ask(stage.claimant, True, ("pay",), (stage.count,))]
        if type(stage) is DecidingBlind:
            return [Ask(self.active, True, ("sell", "buy"), (stage.claimant, stage.count))]
        return super().asks()

    def actions(self, seat: Seat) -> list[Action]:
        stage = self.stages[-1]
        if type(stage) is Counting:
            if seat == CLOCK:
                return [Count(stage.count - 1)]
            able = seat != self.active and len(self.purse(seat)) >= stage.count
            return [Claim(stage.count)] if able else []
        if type(stage) is Marking:
            if seat == CLOCK or seat not in self.silent(self.bidders()):
                return []
            most = min(HIGHEST, len(self.purse(seat)))
            return [Mark(count) for count in range(most + 1)]
        if type(stage) is DecidingBlind:
            return [Sell()] if seat == self.active else []
        return super().actions(seat)

    def propose(self, seat: Seat, random: Random) -> Action | None:
        stage = self.stages[-1]
        if type(stage) is Laying and seat == stage.claimant:
            return Pay(sorted_cards(random.sample(self.purse(seat), stage.count)))
        if type(stage) is DecidingBlind and seat == self.active:
            purse = self.purse(seat)
            if len(purse) >= stage.count:
                return Buy(sorted_cards(random.sample(purse, stage.count)))
            return None
        return super().propose(seat, random)

    # Check

    def check_action(self, seat: Seat, action: Action) -> None:
        stage = self.stages[-1]
        if type(action) is Claim:
            self.check_claim(seat, action.count)
        elif type(action) is Count:
            require(seat == CLOCK, "clock-only", "K30")
            require(type(stage) is Counting, "no-count-now", "K30")
            current = type(stage) is Counting and action.number == stage.count - 1
            require(current, "count-moved-on", "K30")
        elif type(action) is Mark:
            self.check_mark(seat, action.count)
        elif type(action) is Pay and type(stage) is Laying:
            require(seat == stage.claimant, "not-your-payment", "K31")
            self.check_card_count(seat, action.cards, stage.count)
        elif type(stage) is DecidingBlind and isinstance(action, (Buy, Sell)):
            require(seat == self.active, "auctioneer-decides", "K31")
            if type(action) is Buy:
                self.check_card_count(seat, action.cards, stage.count)
        else:
            super().check_action(seat, action)

    def check_claim(self, seat: Seat, count: int) -> None:
        stage = self.stages[-1]
        require(type(stage) is Counting, "no-count-now", "K31")
        require(0 <= seat != self.active, "auctioneer-bids-not", "K31")
        require(type(stage) is Counting and count == stage.count, "count-moved-on", "K31")
        require(len(self.purse(seat)) >= count, "too-few-cards", "K33", count=count)

    def check_mark(self, seat: Seat, count: int) -> None:
        require(type(self.stages[-1]) is Marking, "no-numbers-now", "K35")
        require(0 <= seat != self.active, "auctioneer-bids-not", "K35")
        require(not self.piles[self.slips + seat], "already-written", "K35")
        require(0 <= count <= HIGHEST, "count-up-to-ten", "K30")
        require(len(self.purse(seat)) >= count, "too-few-cards", "K33", count=count)

    # Do

    def apply(self, seat: Seat, action: Action, chance: Chance) -> None:
        stage = self.stages[-1]
        if type(action) is Count:
            self.count_down(action.number)
        elif type(action) is Claim:
            self.claim(seat, action.count)
        elif type(action) is Mark:
            self.mark(seat, action.count, chance)
        elif type(action) is Pay and type(stage) is Laying:
            self.move(self.purses + seat, action.cards, self.claims + seat)
            self.stages = (DecidingBlind(stage.count, seat),)
            self.emit("claim_laid", seat, stage.count)
        elif type(stage) is DecidingBlind and type(action) is Buy:
            self.buy_blind(stage, action.cards)
        elif type(stage) is DecidingBlind:
            self.sell_blind(stage)
        else:
            super().apply(seat, action, chance)

    def begin_dutch(self) -> None:
        self.auctions += 1
        sealed = self.agreed.dutch == "sealed"
        self.stages = (Marking() if sealed else Counting(HIGHEST),)

    def count_down(self, number: int) -> None:
        if number:
            self.stages = (Counting(number),)
            self.emit("counted", CLOCK, number)
        else:
            self.take_free()

    def claim(self, seat: Seat, count: int) -> None:
        self.stages = (Laying(count, seat),)
        self.emit("claimed", seat, count)

    def write_slip(self, seat: Seat, number: int) -> None:
        """Put a secret number before a seat."""
        self.piles[self.slips + seat] = (number + 1,)
        self.emit("number_written", seat)

    def clear_slips(self) -> None:
        for seat in range(self.seats):
            self.piles[self.slips + seat] = ()

    def mark(self, seat: Seat, count: int, chance: Chance) -> None:
        """When all have written, the highest number wins; equal numbers are drawn by lot."""
        self.write_slip(seat, count)
        bidders = self.bidders()
        if self.silent(bidders):
            return
        highest = max([self.slip(bidder) for bidder in bidders])
        ahead = [bidder for bidder in bidders if self.slip(bidder) == highest]
        self.clear_slips()
        if highest:
            self.claim(self.drawn(ahead, chance), highest)
        else:
            self.take_free()

    def drawn(self, seats: list[Seat], chance: Chance) -> Seat:
        """One of these seats, by lot if there are several."""
        return seats[self.draw_lot(len(seats), chance)] if len(seats) > 1 else seats[0]

    def take_free(self) -> None:
        """Nobody wanted the card: the auctioneer takes it for nothing."""
        card = self.shift(self.lot, 0, self.herds + self.active)
        self.emit("taken_free", self.active, card)
        self.end_turn()

    def sell_blind(self, stage: DecidingBlind) -> None:
        self.sweep_all(self.claims + stage.claimant, self.purses + self.active)
        card = self.shift(self.lot, 0, self.herds + stage.claimant)
        self.emit("pedigree_sold", stage.claimant, self.active, card, stage.count)
        self.end_turn()

    def buy_blind(self, stage: DecidingBlind, cards: Cards) -> None:
        """The claimant's cards go back unseen, with as many of the auctioneer's."""
        claimant = stage.claimant
        self.sweep_all(self.claims + claimant, self.purses + claimant)
        self.move(self.purses + self.active, cards, self.purses + claimant)
        card = self.shift(self.lot, 0, self.herds + self.active)
        self.emit("pedigree_bought", self.active, claimant, card, stage.count)
        self.end_turn()
