"""The table of results of a tournament: whoever made more of the same cards is ahead."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence

from higgle.protocol.clubs import RoundResult, Standing, TableResult

FULL = 100
"""The points of somebody who did better on a seat than everybody else on that seat."""


def round_points(tables: Sequence[TableResult]) -> dict[str, int]:
    """What everybody gets for a round: which share of the others they beat, out of a hundred.

    The others are those who had the same cards on the same seat of other tables; where there is one
    table only, they are those who sat at it. An equal result is half a win.
    """
    found: dict[str, int] = {}
    for table in tables:
        for seat, person in enumerate(table.people):
            if person:
                others = [other.scores[seat] for other in tables if other is not table]
                if not others:
                    others = [score for at, score in enumerate(table.scores) if at != seat]
                found[person] = share(table.scores[seat], others)
    return found


def share(score: int, others: Sequence[int]) -> int:
    """Which share of the others a score has beaten."""
    if not others:
        return FULL // 2
    beaten = sum(2 * (score > other) + (score == other) for other in others)
    return round(FULL * beaten / (2 * len(others)))


def standings(people: Iterable[str], rounds: Sequence[RoundResult]) -> list[Standing]:
    """The table of results, the best first; whoever cannot be told apart shares a place.

    Ties are broken by games won at the own table, then by the points of those one has met, then by
    the points of the games themselves.
    """
    points: dict[str, list[int | None]] = {person: [] for person in people}
    wins: Counter[str] = Counter()
    scores: Counter[str] = Counter()
    met: dict[str, Counter[str]] = defaultdict(Counter)
    for one in rounds:
        got = round_points(one.tables)
        for person, row in points.items():
            row.append(got.get(person))
        for table in one.tables:
            for seat, person in enumerate(table.people):
                if person in points:
                    wins[person] += seat in table.winners
                    scores[person] += table.scores[seat]
                    met[person].update(one for one in table.people if one not in ("", person))
    total = {person: sum(filter(None, row)) for person, row in points.items()}

    def strength(person: str) -> int:
        count = met[person].total()
        return round(sum(total.get(one, 0) * n for one, n in met[person].items()) / max(1, count))

    def key(person: str) -> tuple[int, int, int, int]:
        return -total[person], -wins[person], -strength(person), -scores[person]

    order = sorted(points, key=key)
    places: dict[tuple[int, int, int, int], int] = {}
    for place, person in enumerate(order, 1):
        places.setdefault(key(person), place)
    return [
        Standing(
            places[key(person)],
            person,
            "",
            total[person],
            wins[person],
            strength(person),
            scores[person],
            points[person],
        )
        for person in order
    ]
