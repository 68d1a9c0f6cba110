"""Second worlds: the same table with other cards wherever a seat must not see them.

What is secret is said here a second time, by the names of piles, and never read from the layout:
a wrong sight would otherwise prove itself right.
"""

from collections.abc import Callable, Sequence
from contextlib import suppress
from random import Random

import msgspec

from higgle.core import Cards, Table
from tests.laws import shows
from tests.piles import replaced


class Impossible(Exception):
    """In this world somebody could not have chosen what it has chosen."""


class Secret(msgspec.Struct, frozen=True):
    """A pile that is hidden: from whom, and how much of it."""

    pile: str
    family: str
    own: bool = True
    """Whether it is hidden from its owner too."""
    but_top: bool = False
    """Whether the last card laid is seen by all."""
    uncounted: bool = False
    """Whether even the number of cards is hidden."""


Places = list[tuple[int, int]]


TRIES = 12
"""How often another world is looked for."""


class Worlds:
    """How to make second worlds of one game, and what may differ in them."""

    def __init__(
        self,
        secrets: Sequence[Secret],
        outcomes: Sequence[str] = (),
        rewrite: Callable[[Table, Table, int], None] | None = None,
        undone: Sequence[str] = (),
    ) -> None:
        self.secrets = secrets
        self.outcomes = outcomes
        """Events whose outcome compares secrets, and so may tell of them."""
        self.undone = undone
        """Events by which an agreement ends: they tell that its cards are gone, and no more."""
        self.rewrite = rewrite
        """Make slips fit the other cards."""

    def hidden_piles(self, table: Table, audience: int) -> set[int]:
        """The piles that hold something this audience must not see."""
        found = set()
        for secret in self.secrets:
            for index, name in enumerate(table.layout.names):
                owner = table.layout.owners[index]
                if name == secret.pile and (secret.own or owner != audience):
                    found.add(index)
        return found

    def uncounted_piles(self, table: Table, audience: int) -> set[int]:
        """The piles of which this audience must not even know how many cards they hold."""
        uncounted = {secret.pile for secret in self.secrets if secret.uncounted}
        hidden = self.hidden_piles(table, audience)
        return {index for index in hidden if table.layout.names[index] in uncounted}

    def places(self, table: Table, audience: int, family: str) -> Places:
        """Every place of a family that this audience must not see; -1 is a bag."""
        found: Places = []
        for secret in self.secrets:
            if secret.family != family:
                continue
            for index, name in enumerate(table.layout.names):
                owner = table.layout.owners[index]
                if name != secret.pile or (not secret.own and owner == audience):
                    continue
                if table.layout.bags[index]:
                    found.append((index, -1))
                else:
                    size = len(table.piles[index]) - (1 if secret.but_top else 0)
                    found += [(index, place) for place in range(size)]
        return found

    def another(self, table: Table, audience: int, random: Random) -> Table:
        """The table with all that the audience must not see dealt anew, promises kept.

        Where no such table is found that allows what others have chosen, it is the table itself.
        """
        for _ in range(TRIES):
            with suppress(Impossible):
                return self.dealt_anew(table, audience, random)
        return table.copy()

    def dealt_anew(self, table: Table, audience: int, random: Random) -> Table:
        """One more deal of all that the audience must not see."""
        world = table.copy()
        promises = table.view(audience if audience >= 0 else None).sure_cards()
        for family in sorted({secret.family for secret in self.secrets}):
            places = self.places(table, audience, family)
            kept = {p: c for p, c in promises.items() if table.layout.families[p] == family}
            mix(world, places, kept, random)
        if self.rewrite is not None:
            self.rewrite(table, world, audience)
        shows.reshow(world, audience, random)
        return world


def mix(table: Table, places: Places, promises: dict[int, Cards], random: Random) -> None:
    """Shuffle the cards of these places among them, keeping what each pile has promised."""
    pool: list[int] = []
    for pile, place in places:
        if place < 0:
            pool += [c for c, count in enumerate(table.piles[pile]) for _ in range(count)]
        else:
            pool.append(table.piles[pile][place])
    random.shuffle(pool)
    order = places[:]
    random.shuffle(order)
    sure = {pile: list(cards) for pile, cards in promises.items()}
    for cards in sure.values():
        for card in cards:
            pool.remove(card)
    for pile, place in order:
        if place < 0:
            continue
        kept = sure.get(pile)
        card = kept.pop() if kept else pool.pop()
        table.piles[pile] = replaced(table.piles[pile], place, card)
    for pile, place in places:
        if place < 0:
            bag = [0] * len(table.piles[pile])
            for _ in range(sum(table.piles[pile])):
                bag[pool.pop()] += 1
            table.piles[pile] = tuple(bag)
    assert not pool
