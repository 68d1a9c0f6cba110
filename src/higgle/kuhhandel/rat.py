"""The rat: take it with the money beside it, or lay a card and pass it on."""

from mypy_extensions import mypyc_attr

from higgle.core import Action, Ask, Chance, Seat, require
from higgle.kuhhandel.actions import Lay, Take
from higgle.kuhhandel.stages import Choosing, DodgingRat
from higgle.kuhhandel.two_seats import TwoSeats


@mypyc_attr(allow_interpreted_subclasses=True)
class Rat(TwoSeats):
    """A rat goes round until somebody takes it."""

    # Questions

    def pot_size(self) -> int:
        """How many money cards lie beside the rat."""
        return sum([len(self.piles[self.pots + seat]) for seat in range(self.seats)])

    # Who is asked, and what is listed

    def asks(self) -> list[Ask]:
        stage = self.stages[-1]
        if type(stage) is DodgingRat:
            return [Ask(stage.asked, True, ("take", "lay"), (self.pot_size(),))]
        return super().asks()

    def actions(self, seat: Seat) -> list[Action]:
        stage = self.stages[-1]
        if type(stage) is DodgingRat:
            if seat != stage.asked:
                return []
            return [Take(), *[Lay(card) for card in sorted(set(self.purse(seat)))]]
        return super().actions(seat)

    # Check

    def check_action(self, seat: Seat, action: Action) -> None:
        if type(action) is Lay:
            self.check_rat(seat)
            require(self.purse(seat), "no-money-for-rat", "K41")
            self.check_money(seat, (action.card,))
        elif type(action) is Take:
            self.check_rat(seat)
        else:
            super().check_action(seat, action)

    def check_rat(self, seat: Seat) -> None:
        stage = self.stages[-1]
        require(type(stage) is DodgingRat, "no-rat-about", "K40")
        require(type(stage) is DodgingRat and seat == stage.asked, "not-your-rat", "K40")

    # Do

    def apply(self, seat: Seat, action: Action, chance: Chance) -> None:
        if type(action) is Lay:
            self.move(self.purses + seat, (action.card,), self.pots + seat)
            self.stages = (DodgingRat(self.left(seat)),)
            self.emit("rat_dodged", seat, self.pot_size())
        elif type(action) is Take:
            self.take_rat(seat)
        else:
            super().apply(seat, action, chance)

    def begin_rat(self) -> None:
        """The seat left of the auctioneer decides first."""
        self.stages = (DodgingRat(self.left(self.active)),)

    def take_rat(self, seat: Seat) -> None:
        """Rat and money go to the taker, and the auctioneer owes another auction."""
        count = self.pot_size()
        self.shift(self.lot, 0, self.herds + seat)
        for other in range(self.seats):
            self.sweep_all(self.pots + other, self.purses + seat)
        self.emit("rat_taken", seat, count)
        if self.deck_size():
            self.stages = (Choosing(owes=True),)
        else:
            self.end_turn()
