"""Animals in front of the seats, the deck, and whose turn it is."""

from random import Random
from typing import Final

from mypy_extensions import mypyc_attr

from higgle.core import NOBODY, Action, Ask, Chance, Illegal, Seat
from higgle.kuhhandel.purses import Purses
from higgle.kuhhandel.stages import Choosing, Over

MOST_TRADES: Final = 200
"""After how many trades with the deck empty the game ends."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Herds(Purses):
    """Every seat's animals, rats and pedigrees, and the turn that goes round."""

    # Questions

    def trades(self, seat: Seat) -> list[tuple[int, Seat]]:
        """The species and partners of every cow trade that the animals allow a seat."""
        others = [other for other in range(self.seats) if other != seat]
        return [
            (species, other)
            for species in sorted(set(self.herd(seat)))
            for other in others
            if species in self.herd(other)
        ]

    def shares_species(self, seat: Seat) -> bool:
        """Whether another seat has an animal that this one has too; pedigrees are single."""
        mine = set(self.herd(seat))
        return any(
            not mine.isdisjoint(self.herd(other)) for other in range(self.seats) if other != seat
        )

    def at_stake(self, seat: Seat, other: Seat, species: int) -> int:
        """Two against two trades both cards, anything else one."""
        both = self.herd(seat).count(species) == self.herd(other).count(species) == 2
        return 2 if both else 1

    @property
    def over(self) -> bool:
        return type(self.stages[-1]) is Over

    def why_over(self) -> tuple[str, int]:
        able = any(self.shares_species(seat) for seat in range(self.seats))
        return ("trades", MOST_TRADES) if able else ("herds", 0)

    # From turn to turn

    def draw_lot(self, limit: int, chance: Chance) -> int:
        """Let chance decide between equals."""
        ordinal = self.draws[self.lot]
        self.draws[self.lot] = ordinal + 1
        return chance.below(limit, self.lot, ordinal)

    def end_turn(self) -> None:
        """The next seat is active; without a deck, the next that has an incomplete set."""
        if self.deck_size():
            self.begin_turn(self.left(self.active))
            return
        able = [seat for seat in range(self.seats) if self.shares_species(seat)]
        if not able or self.forced >= MOST_TRADES:
            self.finish()
            return
        seat = self.left(self.active)
        while seat not in able:
            self.emit("skipped", seat)
            seat = self.left(seat)
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
        self.stages = (Over(),)
        self.emit("farm_closed", NOBODY)

    # The end of every chain: nobody is asked and nothing is allowed

    def asks(self) -> list[Ask]:
        return []

    def actions(self, seat: Seat) -> list[Action]:
        return []

    def propose(self, seat: Seat, random: Random) -> Action | None:
        return None

    def check_action(self, seat: Seat, action: Action) -> None:
        raise Illegal("not-now")

    def apply(self, seat: Seat, action: Action, chance: Chance) -> None:
        raise AssertionError("a checked action has a paragraph that does it")
