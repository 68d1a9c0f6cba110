"""Staging: a table set in the middle of a game, for puzzles, tests and teaching."""

from collections import Counter
from collections.abc import Mapping, Sequence

import msgspec

from higgle.catalogue import new
from higgle.core import Chance, Fast, Illegal, Options, Stacked, Stage, Table, require
from higgle.core.snapshot import stage_type

Laid = str | Sequence[str]
"""The cards of a pile by name, parted by blanks; a list of these where each seat has one."""


def stage(
    game: str | type[Table],
    seats: int,
    piles: Mapping[str, Laid] | None = None,
    options: Mapping[str, object] | Options | None = None,
    chance: Chance | None = None,
    stage: Stage | Mapping[str, object] | None = None,
    **facts: object,
) -> Table:
    """A table with these cards in these piles, at this stage, with these public facts.

    What is not named is as at the beginning, with nothing dealt: every card lies where it is
    dealt from. A deck that is named has exactly these cards, the top one first; the others stay
    in the box. Its chance is unsealed, so the game has no record.
    """
    table = new(game, seats, "", options, Fast() if chance is None else chance)
    table.log = None
    laid = dict(piles or {})
    Box(table).lay(laid)
    if stage is not None:
        plain = msgspec.to_builtins(stage) if isinstance(stage, Stage) else stage
        where = convert_value(plain, stage_type(type(table)), "stage")
        assert isinstance(where, Stage)
        table.enter(where)
    for name, value in facts.items():
        require(name in table.FACTS, "unknown-pile", what=name)
        setattr(table, name, convert_value(value, table.FACTS[name], name))
    table.check_position(complete=False)
    return table


def convert_value(value: object, kind: object, name: str) -> object:
    """A value as the table keeps it."""
    try:
        return msgspec.convert(msgspec.to_builtins(value), kind)
    except msgspec.ValidationError:
        raise Illegal("impossible-table", what=name) from None


class Box:
    """The cards of a game before they are laid out."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.left = {family: list(counts) for family, counts in table.census().items()}
        layout = table.layout
        self.homes = {
            family: min(
                pile
                for pile, kind in enumerate(layout.families)
                if kind == family and layout.owners[pile] < 0
            )
            for family in self.left
        }
        """Where the cards of each family are dealt from."""

    def lay(self, piles: dict[str, Laid]) -> None:
        """Lay the named piles; what is left of a family goes where it is dealt from."""
        table, layout = self.table, self.table.layout
        table.piles = [self.pack_cards(pile, []) for pile in range(len(layout.names))]
        table.draws = [0] * len(layout.names)
        for name, cards in piles.items():
            require(name in layout.first, "unknown-pile", what=name)
            first = layout.first[name]
            if layout.owners[first] < 0:
                self.put(first, str(cards))
                continue
            each = [cards] if isinstance(cards, str) else list(cards)
            require(len(each) <= table.seats, "impossible-table", what=name)
            for seat, own in enumerate(each):
                self.put(first + seat, own)
        for family, home in self.homes.items():
            if layout.names[home] not in piles:
                rest = [card for card, count in enumerate(self.left[family]) for _ in range(count)]
                table.piles[home] = self.pack_cards(home, rest)

    def put(self, pile: int, text: str) -> None:
        """Take cards out of the box; a bag gives them back in their order."""
        cards = [self.take(pile, word) for word in text.split()]
        self.table.piles[pile] = self.pack_cards(pile, cards)
        if self.table.layout.bags[pile]:
            self.table.chance = Stacked(pile, cards, self.table.chance)

    def take(self, pile: int, word: str) -> int:
        """One card by its name."""
        family = self.table.layout.families[pile]
        if family not in self.left:
            require(word.isdecimal(), "unknown-card", card=word, what=self.table.layout.names[pile])
            return int(word)
        names = self.table.CARDS.get(family, ())
        said = [*names, *[name.partition("-")[2] or name for name in names]]
        number = int(word) if word.isdecimal() else 0
        code = said.index(word) % len(names) if word in said else number
        box = self.left[family]
        possible = 0 < code < len(box) and box[code] > 0
        require(possible, "unknown-card", card=word, what=self.table.layout.names[pile])
        box[code] -= 1
        return code

    def pack_cards(self, pile: int, cards: list[int]) -> tuple[int, ...]:
        """Cards as a pile keeps them: a bag counts them."""
        if not self.table.layout.bags[pile]:
            return tuple(cards)
        counts = Counter(cards)
        return tuple(
            counts[card] for card in range(len(self.left[self.table.layout.families[pile]]))
        )
