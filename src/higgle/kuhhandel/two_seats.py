"""The game for two: instead of auctions, the deck is shared out card by card."""

from typing import Final

from mypy_extensions import mypyc_attr

from higgle.core import Action, Ask, Cards, Chance, Seat, require
from higgle.kuhhandel.actions import Give, Keep, Share
from higgle.kuhhandel.animals import DONKEY
from higgle.kuhhandel.cow_trade import CowTrade
from higgle.kuhhandel.money import COUNTS, DONKEYS, START, ZERO
from higgle.kuhhandel.stages import Choosing, Sharing

UNSEEN: Final = 10
"""How many money cards leave the game unseen."""


@mypyc_attr(allow_interpreted_subclasses=True)
class TwoSeats(CowTrade):
    """A deck of red and green backs; only the top back is seen."""

    # Questions

    def start_money(self) -> Cards:
        if self.two and self.agreed.two_seat_zeros == "none":
            return tuple([card for card in START if card != ZERO])
        return super().start_money()

    def idle_option(self) -> str:
        if self.agreed.two_seat_zeros != "none" and not self.two:
            return "two_seat_zeros"
        return super().idle_option()

    # Setting up

    def mix_money(self, chance: Chance) -> None:
        """Two cards of each donkey's pay wait, zeros go, ten go unseen, the rest is mixed in."""
        waiting = sorted(DONKEYS * 2)
        bag = [0] * len(COUNTS)
        for card in self.piles[self.reserve]:
            bag[card] += 1
        for card in waiting:
            bag[card] -= 1
        box = self.layout.first["box"]
        self.piles[box] = (ZERO,) * bag[ZERO]
        bag[ZERO] = 0
        self.piles[self.reserve] = tuple(waiting)
        self.piles[self.greens] = tuple(bag)
        for _ in range(UNSEEN):
            self.pick(self.greens, self.layout.first["unseen"], chance)

    def turn_top(self, chance: Chance) -> None:
        """The colour of the next back comes to light."""
        reds = sum(self.piles[self.deck])
        greens = sum(self.piles[self.greens])
        if reds + greens:
            self.green_top = self.draw_lot(reds + greens, chance) >= reds

    # Who is asked, and what is listed

    def asks(self) -> list[Ask]:
        if type(self.stages[-1]) is Sharing:
            return [Ask(self.active, True, ("keep", "give"), (self.deck_size(),))]
        return super().asks()

    def actions(self, seat: Seat) -> list[Action]:
        if type(self.stages[-1]) is Sharing:
            return [Keep(), Give()] if seat == self.active else []
        return super().actions(seat)

    # Check

    def check_action(self, seat: Seat, action: Action) -> None:
        if type(action) is Share:
            require(self.two, "sharing-is-for-two", "K71")
            require(type(self.stages[-1]) is Choosing, "no-sharing-now", "K71")
            require(seat == self.active, "not-your-turn", "K04")
            require(self.deck_size(), "deck-empty", "K60")
        elif type(action) is Keep or type(action) is Give:
            require(type(self.stages[-1]) is Sharing, "no-card-looked-at", "K71")
            require(seat == self.active, "not-your-turn", "K71")
        else:
            super().check_action(seat, action)

    # Do

    def apply(self, seat: Seat, action: Action, chance: Chance) -> None:
        if type(action) is Share:
            self.look(seat, chance)
        elif type(action) is Keep:
            self.share(seat, chance)
        elif type(action) is Give:
            self.share(self.left(seat), chance)
        else:
            super().apply(seat, action, chance)

    def look(self, seat: Seat, chance: Chance) -> None:
        """Only the active seat sees the face of the top card."""
        if self.green_top:
            self.pick(self.greens, self.looked_money + seat, chance)
        else:
            self.pick(self.deck, self.looked + seat, chance)
        self.stages = (Sharing(),)
        self.emit("top_looked_at", seat, int(self.green_top))

    def share(self, first: Seat, chance: Chance) -> None:
        """One seat gets the card looked at, the other the next one, unseen."""
        second = self.left(first)
        self.receive(first, self.looked + self.active, self.looked_money + self.active)
        self.turn_top(chance)
        if self.green_top:
            self.pick(self.greens, self.purses + second, chance)
            self.emit("money_received", second)
        else:
            card = self.pick(self.deck, self.herds + second, chance)
            self.laid_open(second, card)
        self.turn_top(chance)
        self.end_turn()

    def receive(self, seat: Seat, red: int, green: int) -> None:
        """Red cards are laid open, money goes to the hand."""
        if self.piles[green]:
            self.shift(green, 0, self.purses + seat)
            self.emit("money_received", seat)
        else:
            self.laid_open(seat, self.shift(red, 0, self.herds + seat))

    def laid_open(self, seat: Seat, card: int) -> None:
        self.emit("laid_open", seat, card)
        if card == DONKEY:
            self.pay_out()
