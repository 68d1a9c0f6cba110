"""Who sits where in the next round of a tournament; pure, and the same for the same facts."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from hashlib import sha256
from itertools import combinations, permutations

from higgle.protocol.clubs import Format

BOT = ""
"""Stands for a bot on a seat."""
NEAR = 2
"""How many tables' worth of people further down the order somebody of a Swiss table may come from,
so that people meet who have not yet."""

Seating = tuple[str, ...]
"""The people of one table by seat."""
Rounds = Sequence[Sequence[Seating]]
"""The tables of all rounds so far, the first round first."""


def pair(
    kind: Format, ranked: Sequence[str], rounds: Rounds, seats: int, seed: str
) -> list[Seating]:
    """The tables of the next round; `ranked` has the best first, `seed` breaks all ties.

    A duplicate evening keeps its tables, in which everybody moves on by one seat; a bot sits for
    whoever is gone.
    """
    if kind == "evening":
        first = rounds[0] if rounds else halves(ranked, seats)
        return [turned(without_others(table, ranked), len(rounds)) for table in first]
    drawn = sorted(ranked, key=lambda person: draw(f"{seed}/{len(rounds)}/{person}"))
    met = meetings(rounds)
    if kind == "swiss":
        tables = swiss(ranked if rounds else drawn, met, sizes(len(ranked), seats))
    else:
        tables = mixed(drawn, met, sizes(len(ranked), seats))
    sat = Counter(
        (person, seat) for tables in rounds for table in tables for seat, person in enumerate(table)
    )
    return [best_seats(filled(table, seats), sat) for table in tables]


def draw(text: str) -> str:
    """A lot that is the same in every program."""
    return sha256(text.encode()).hexdigest()


def sizes(people: int, seats: int) -> list[int]:
    """How many people sit at each table: as few tables as can be, as even as can be."""
    tables = max(1, -(-people // seats))
    return [people // tables + (table < people % tables) for table in range(tables)]


def usual_rounds(kind: Format, people: int, seats: int) -> int:
    """How many rounds it takes until one has won, or everybody has met about everybody."""
    if kind == "robin":
        return max(1, -(-(people - 1) // (seats - 1)))
    tables = len(sizes(people, seats))
    return 1 + max(1, (tables - 1).bit_length())


def meetings(rounds: Rounds) -> Counter[frozenset[str]]:
    """How often each two people have sat at one table."""
    return Counter(
        frozenset(two)
        for tables in rounds
        for table in tables
        for two in combinations(sorted(filter(None, table)), 2)
    )


def swiss(
    ranked: Sequence[str], met: Counter[frozenset[str]], places: Iterable[int]
) -> list[list[str]]:
    """Equals sit together: each table takes the best who is left, and near ones not yet met."""
    left, tables = list(ranked), []
    for size in places:
        table = [left.pop(0)]
        while len(table) < size:
            near = left[: NEAR * size]
            person = min(near, key=lambda one: (encounters(one, table, met), near.index(one)))
            left.remove(person)
            table.append(person)
        tables.append(table)
    return tables


def encounters(person: str, table: Iterable[str], met: Counter[frozenset[str]]) -> int:
    """How often somebody has met these others."""
    return sum(met[frozenset((person, other))] for other in table if other != person)


def mixed(
    drawn: Sequence[str], met: Counter[frozenset[str]], places: Iterable[int]
) -> list[list[str]]:
    """As many new people as can be at every table: swaps go on as long as one helps."""
    order = iter(drawn)
    tables = [[next(order) for _ in range(size)] for size in places]
    while (swap := best_swap(tables, met)) is not None:
        (table, place), (other, there) = swap
        tables[table][place], tables[other][there] = tables[other][there], tables[table][place]
    return tables


def best_swap(
    tables: list[list[str]], met: Counter[frozenset[str]]
) -> tuple[tuple[int, int], tuple[int, int]] | None:
    """The two places whose people should change, so that the fewest meet again and again."""

    def cost(person: str, table: list[str], but: str) -> int:
        return sum(met[frozenset((person, other))] ** 2 for other in table if other != but)

    def gain(two: tuple[tuple[int, int], tuple[int, int]]) -> int:
        (one, place), (other, there) = two
        ann, bob = tables[one][place], tables[other][there]
        before = cost(ann, tables[one], ann) + cost(bob, tables[other], bob)
        return before - cost(ann, tables[other], bob) - cost(bob, tables[one], ann)

    best = max(swaps(tables), key=gain, default=None)
    return best if best is not None and gain(best) > 0 else None


def swaps(tables: list[list[str]]) -> Iterator[tuple[tuple[int, int], tuple[int, int]]]:
    """All pairs of places at different tables."""
    for one, other in combinations(range(len(tables)), 2):
        for place in range(len(tables[one])):
            for there in range(len(tables[other])):
                yield (one, place), (other, there)


def halves(people: Sequence[str], seats: int) -> list[Seating]:
    """The tables of a duplicate evening in the order in which people came: two at least."""
    count = max(2, -(-len(people) // seats))
    even = [len(people) // count + (table < len(people) % count) for table in range(count)]
    order = iter(people)
    return [filled([next(order) for _ in range(size)], seats) for size in even]


def without_others(table: Seating, people: Sequence[str]) -> Seating:
    """A table with bots for all but these people."""
    return tuple(person if person in people else BOT for person in table)


def filled(table: Sequence[str], seats: int) -> Seating:
    """A table with bots on the seats that are left."""
    return (*table, *([BOT] * (seats - len(table))))


def turned(table: Seating, steps: int) -> Seating:
    """Everybody moves on by so many seats."""
    by = steps % len(table)
    return (*table[-by:], *table[:-by]) if by else table


def best_seats(table: Seating, sat: Counter[tuple[str, int]]) -> Seating:
    """Everybody on the seats on which they have sat least."""

    def worn(order: Seating) -> int:
        return sum(sat[person, seat] ** 2 for seat, person in enumerate(order) if person)

    return min(permutations(table), key=worn)
