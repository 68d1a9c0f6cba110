"""Orchard: a barter of ten minutes, and the example of a whole game in one file.

Everybody holds four fruits that nobody else sees: apples, pears and plums. In a turn one offers a
fruit for one of another sort to one other seat, who accepts or declines, or passes; then one draws
a fruit. The game ends with the deck. Every pair of the same sort counts one point, so three alike
count three and four count six.
"""

import re
from random import Random
from typing import ClassVar, Final, Self

from higgle.core import (
    BACKS,
    FACES,
    NOBODY,
    Action,
    Ask,
    Cards,
    Chance,
    Illegal,
    Layout,
    Options,
    Seat,
    Stage,
    Table,
    require,
)

FRUITS: Final = ("down", "apple", "pear", "plum")
SORTS: Final = range(1, len(FRUITS))
COPIES: Final = 4
"""How many cards of each sort there are for every seat."""
HAND: Final = 4


class Swap(Action, frozen=True):
    """Offer a fruit from the hand to a seat for one of another sort."""

    give: int
    want: int
    partner: Seat

    def __str__(self) -> str:
        return f"swap {FRUITS[self.give]} for {FRUITS[self.want]} with {self.partner + 1}"


class Accept(Action, frozen=True):
    """Agree to the swap."""


class Decline(Action, frozen=True):
    """Keep what one has."""


class Pass(Action, frozen=True):
    """Offer nothing in this turn."""


class Offering(Stage, frozen=True):
    """The active seat offers a swap or passes."""


class Answering(Stage, frozen=True):
    """A seat that was offered a swap answers."""

    partner: Seat
    give: int
    want: int


class Over(Stage, frozen=True):
    """The game has ended."""


class Orchard(Table):
    """Three sorts, hidden hands, one swap a turn."""

    ID = "orchard"
    SEATS = range(2, 7)
    ACTIONS: ClassVar[tuple[type[Action], ...]] = (Swap, Accept, Decline, Pass)
    STAGES: ClassVar[tuple[type[Stage], ...]] = (Offering, Answering, Over)
    FACTS: ClassVar[dict[str, object]] = {"active": int}
    EVENTS: ClassVar[dict[str, tuple[str, ...]]] = {
        "fruit_offered": ("partner", "give", "want"),
        "fruit_swapped": ("partner", "give", "want"),
        "fruit_declined": ("partner",),
        "fruit_drawn": (),
        "orchard_closed": (),
    }
    KINDS: ClassVar[dict[str, str]] = {"partner": "seat", "give": "fruit", "want": "fruit"}
    CARDS: ClassVar[dict[str, tuple[str, ...]]] = {
        "fruit": tuple(f"fruit-{name}" for name in FRUITS),
    }

    def __init__(self, layout: Layout, options: Options) -> None:
        super().__init__(layout, options)
        self.deck = layout.first["deck"]
        self.hands = layout.first["hand"]
        self.active = 0
        """Whose turn it is."""

    def copy_from(self, table: Self) -> None:
        super().copy_from(table)
        self.deck = table.deck
        self.hands = table.hands
        self.active = table.active

    # The table

    def lay_out(self) -> None:
        self.layout.pile("deck", "fruit", BACKS, bag=True)
        self.layout.each("hand", "fruit", FACES, BACKS)

    def census(self) -> dict[str, list[int]]:
        return {"fruit": [0, *[COPIES * self.seats] * len(SORTS)]}

    def set_up(self, chance: Chance) -> None:
        self.piles[self.deck] = tuple(self.census()["fruit"])
        for seat in range(self.seats):
            for _ in range(HAND):
                self.pick(self.deck, self.hands + seat, chance)
        self.pending_moves.clear()
        self.stages = (Offering(),)

    def hand(self, seat: Seat) -> Cards:
        return self.piles[self.hands + seat]

    @property
    def over(self) -> bool:
        return type(self.stages[-1]) is Over

    def score(self, seat: Seat) -> dict[str, int]:
        """Every pair of the same sort counts one."""
        counts = {FRUITS[sort]: self.hand(seat).count(sort) for sort in SORTS}
        return {name: count * (count - 1) // 2 for name, count in counts.items()}

    # Who is asked, and what is listed

    def asks(self) -> list[Ask]:
        stage = self.stages[-1]
        if type(stage) is Answering:
            return [Ask(stage.partner, True, ("accept", "decline"), (stage.give, stage.want))]
        return [] if self.over else [Ask(self.active, True, ("swap", "pass"))]

    def actions(self, seat: Seat) -> list[Action]:
        stage = self.stages[-1]
        if type(stage) is Answering and seat == stage.partner:
            able = stage.want in self.hand(seat)
            return [Accept(), Decline()] if able else [Decline()]
        if type(stage) is not Offering or seat != self.active:
            return []
        others = [other for other in range(self.seats) if other != seat]
        held = sorted(set(self.hand(seat)))
        wishes = [(give, want) for give in held for want in SORTS if want != give]
        return [*[Swap(give, want, other) for give, want in wishes for other in others], Pass()]

    def propose(self, seat: Seat, random: Random) -> Action | None:
        """There is no open form: everything is listed."""
        return None

    def pins(self) -> dict[int, Cards]:
        """Whoever offers a fruit has it."""
        stage = self.stages[-1]
        if type(stage) is not Answering or self.audience == self.active:
            return {}
        return {self.hands + self.active: (stage.give,)}

    # Check and do

    def check_action(self, seat: Seat, action: Action) -> None:
        stage = self.stages[-1]
        if isinstance(action, (Swap, Pass)):
            require(type(stage) is Offering and seat == self.active, "not-your-turn")
            if isinstance(action, Swap):
                self.check_swap(seat, action)
            return
        require(type(stage) is Answering and seat == stage.partner, "not-your-swap")
        if isinstance(action, Accept) and type(stage) is Answering:
            require(stage.want in self.hand(seat), "fruit-missing")

    def check_swap(self, seat: Seat, swap: Swap) -> None:
        require(swap.give in SORTS and swap.want in SORTS, "no-such-fruit")
        require(swap.give != swap.want, "same-fruit")
        require(swap.give in self.hand(seat), "fruit-missing")
        require(0 <= swap.partner < self.seats and swap.partner != seat, "not-a-partner")

    def apply(self, seat: Seat, action: Action, chance: Chance) -> None:
        stage = self.stages[-1]
        if isinstance(action, Swap):
            self.stages = (Answering(action.partner, action.give, action.want),)
            self.emit("fruit_offered", seat, action.partner, action.give, action.want)
            return
        if type(stage) is Answering:
            if isinstance(action, Accept):
                self.move(self.hands + self.active, (stage.give,), self.hands + seat)
                self.move(self.hands + seat, (stage.want,), self.hands + self.active)
                self.emit("fruit_swapped", self.active, seat, stage.give, stage.want)
            else:
                self.emit("fruit_declined", seat, self.active)
        self.end_turn(chance)

    def end_turn(self, chance: Chance) -> None:
        """The active seat draws, and the next one is active; without a deck it is over."""
        self.pick(self.deck, self.hands + self.active, chance)
        self.emit("fruit_drawn", self.active)
        self.active = (self.active + 1) % self.seats
        self.stages = (Offering(),)
        if not sum(self.piles[self.deck]):
            self.stages = (Over(),)
            self.emit("orchard_closed", NOBODY)

    # Text

    @classmethod
    def parse(cls, text: str) -> Action:
        swap = re.fullmatch(r"swap (\w+) for (\w+) with (\d)", text.strip().lower())
        if swap is None:
            return super().parse(text)
        if swap[1] not in FRUITS or swap[2] not in FRUITS:
            raise Illegal("no-such-fruit")
        return Swap(FRUITS.index(swap[1]), FRUITS.index(swap[2]), int(swap[3]) - 1)
