"""Orchard: a barter of ten minutes, and the example of a whole game in one file.

Everybody holds four fruits that nobody else sees: apples, pears and plums. In a turn one offers a
fruit for one of another sort to one other seat, who accepts or declines, or passes; then one draws
a fruit. The game ends with the deck, and all hands are laid open: every pair of the same sort
counts one point, so three alike count three and four count six.
"""

import re
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


# What seats may ask for, and what it does


class Swap(Action, frozen=True):
    """Offer a fruit from the hand to a seat for one of another sort."""

    give: int
    want: int
    partner: Seat

    def __str__(self) -> str:
        return f"swap {FRUITS[self.give]} for {FRUITS[self.want]} with {self.partner + 1}"

    def check(self, table: "Orchard", seat: Seat) -> None:
        check_turn(table, seat)
        require(self.give in SORTS and self.want in SORTS, "no-such-fruit")
        require(self.give != self.want, "same-fruit")
        require(self.give in table.hand(seat), "fruit-missing")
        require(0 <= self.partner < table.seats and self.partner != seat, "not-a-partner")

    def apply(self, table: "Orchard", seat: Seat, chance: Chance) -> None:
        table.stages = (Answering(self.partner, self.give, self.want),)
        table.emit("fruit_offered", seat, self.partner, self.give, self.want)


class Pass(Action, frozen=True):
    """Offer nothing in this turn."""

    def check(self, table: "Orchard", seat: Seat) -> None:
        check_turn(table, seat)

    def apply(self, table: "Orchard", seat: Seat, chance: Chance) -> None:
        end_turn(table, chance)


class Accept(Action, frozen=True):
    """Agree to the swap."""

    def check(self, table: "Orchard", seat: Seat) -> None:
        require(offered_swap(table, seat).want in table.hand(seat), "fruit-missing")

    def apply(self, table: "Orchard", seat: Seat, chance: Chance) -> None:
        swap = offered_swap(table, seat)
        table.move(table.hands + table.active, (swap.give,), table.hands + seat)
        table.move(table.hands + seat, (swap.want,), table.hands + table.active)
        table.emit("fruit_swapped", table.active, seat, swap.give, swap.want)
        end_turn(table, chance)


class Decline(Action, frozen=True):
    """Keep what one has."""

    def check(self, table: "Orchard", seat: Seat) -> None:
        offered_swap(table, seat)

    def apply(self, table: "Orchard", seat: Seat, chance: Chance) -> None:
        table.emit("fruit_declined", seat, table.active)
        end_turn(table, chance)


def check_turn(table: "Orchard", seat: Seat) -> None:
    """Refuse what only the active seat may do, before it has offered anything."""
    require(type(table.stages[-1]) is Offering and seat == table.active, "not-your-turn")


def offered_swap(table: "Orchard", seat: Seat) -> "Answering":
    """The swap that a seat has to answer; refused to all others."""
    stage = table.stages[-1]
    if type(stage) is not Answering or seat != stage.partner:
        raise Illegal("not-your-swap")
    return stage


def end_turn(table: "Orchard", chance: Chance) -> None:
    """The active seat draws, and the next one is active; without a deck it is over."""
    table.pick(table.deck, table.hands + table.active, chance)
    table.emit("fruit_drawn", table.active)
    table.active = (table.active + 1) % table.seats
    table.stages = (Offering(),)
    if not sum(table.piles[table.deck]):
        table.stages = (Over(),)
        for seat in range(table.seats):
            table.move(table.hands + seat, table.hand(seat), table.laid + seat)
            table.emit("hand_laid_open", seat)
        table.emit("orchard_closed", NOBODY)


# Where the game is: who is asked, and what is listed


class Offering(Stage, frozen=True):
    """The active seat offers a swap or passes."""

    def asks(self, table: "Orchard") -> list[Ask]:
        return [Ask(table.active, True, ("swap", "pass"))]

    def actions(self, table: "Orchard", seat: Seat) -> list[Action]:
        if seat != table.active:
            return []
        others = [other for other in range(table.seats) if other != seat]
        held = sorted(set(table.hand(seat)))
        wishes = [(give, want) for give in held for want in SORTS if want != give]
        return [*[Swap(give, want, other) for give, want in wishes for other in others], Pass()]


class Answering(Stage, frozen=True):
    """A seat that was offered a swap answers."""

    partner: Seat
    give: int
    want: int

    def asks(self, table: "Orchard") -> list[Ask]:
        return [Ask(self.partner, True, ("accept", "decline"), (self.give, self.want))]

    def actions(self, table: "Orchard", seat: Seat) -> list[Action]:
        if seat != self.partner:
            return []
        return [Accept(), Decline()] if self.want in table.hand(seat) else [Decline()]


class Over(Stage, frozen=True):
    """The game has ended."""

    def asks(self, table: "Orchard") -> list[Ask]:
        return []

    def actions(self, table: "Orchard", seat: Seat) -> list[Action]:
        return []


# The table


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
        "hand_laid_open": (),
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
        self.laid = layout.first["laid"]
        """The hands, once they are laid open."""
        self.active = 0
        """Whose turn it is."""

    def copy_from(self, table: Self) -> None:
        super().copy_from(table)
        self.deck = table.deck
        self.hands = table.hands
        self.laid = table.laid
        self.active = table.active

    def lay_out(self) -> None:
        self.layout.pile("deck", "fruit", BACKS, bag=True)
        self.layout.each("hand", "fruit", FACES, BACKS)
        self.layout.each("laid", "fruit", FACES, FACES)

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
        fruits = self.hand(seat) + self.piles[self.laid + seat]
        counts = {FRUITS[sort]: fruits.count(sort) for sort in SORTS}
        return {name: count * (count - 1) // 2 for name, count in counts.items()}

    def pins(self) -> dict[int, Cards]:
        """Whoever offers a fruit has it."""
        stage = self.stages[-1]
        if type(stage) is not Answering or self.audience == self.active:
            return {}
        return {self.hands + self.active: (stage.give,)}

    @classmethod
    def parse(cls, text: str) -> Action:
        swap = re.fullmatch(r"swap (\w+) for (\w+) with (\d)", text.strip().lower())
        if swap is None:
            return super().parse(text)
        if swap[1] not in FRUITS or swap[2] not in FRUITS:
            raise Illegal("no-such-fruit")
        return Swap(FRUITS.index(swap[1]), FRUITS.index(swap[2]), int(swap[3]) - 1)
