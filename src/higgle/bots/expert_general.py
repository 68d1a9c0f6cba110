"""The expert's wars in Bohnaparte: the general, bent by what thousands of games have taught it."""

from collections.abc import Sequence
from random import Random
from typing import Final

from mypy_extensions import mypyc_attr

from higgle.bohnanza.bohnaparte.game import Bohnaparte
from higgle.bots.general import EXTRA, General
from higgle.bots.leanings import bent
from higgle.core import NOBODY, Seat

LEANINGS: Final = 9
"""What there are leanings about."""
SIGNS: Final = 16
"""How many numbers describe the situation."""
LONG: Final = 8.0
"""About how many turns a seat has in a game."""


@mypyc_attr(allow_interpreted_subclasses=True)
class ExpertGeneral(General):
    """Leans where the general weighs."""

    def __init__(self, game: str, random: Random, style: str, bends: Sequence[int]) -> None:
        """`bends` are the numbers behind the leanings."""
        super().__init__(game, random, style)
        self.bends = list(bends)

    def leaning(self, about: int, view: Bohnaparte, seat: Seat, land: int) -> float:
        return bent(self.bends, about, signs(view, seat, land, self.outlook(view, seat).turns))


def signs(view: Bohnaparte, seat: Seat, land: int, turns: float) -> list[float]:
    """The situation of a seat before a land, or before none, as it lies open."""
    scores = [sum(view.score(other).values()) for other in range(view.seats)]
    best = max([score for other, score in enumerate(scores) if other != seat])
    lead = (scores[seat] - best) / 8
    late = max(0.0, 1 - turns / LONG)
    purse = min(6, view.thalers(seat)) / 6
    armed = (len(view.hand(seat)) + len(view.depot(seat))) / 6 - 1
    found = [
        1.0,
        late,
        late * late,
        1.0 if turns < 1 else 0.0,
        purse,
        armed,
        lead,
        1.0 if lead > 0 else 0.0,
        view.seats / 4 - 1,
    ]
    if land < 0:
        return found + [0.0] * (SIGNS - len(found))
    owner = view.owners[land]
    kind = view.board.kinds[land]
    mine = 0
    theirs = 0
    for beside in view.board.neighbours[land]:
        holder = view.owners[beside]
        mine += holder == seat
        theirs += holder not in (seat, NOBODY)
    found += [
        mine / 3 - 0.5,
        theirs / 3 - 0.5,
        (view.points(kind) - 1) / 2 + (land in view.fortresses) / 2,
        1.0 if kind in EXTRA else 0.0,
    ]
    if owner in (seat, NOBODY):
        return [*found, 1.0 if owner == NOBODY else 0.0, 0.0, 0.0]
    guard = len(view.hand(owner)) + len(view.depot(owner))
    return [*found, 0.0, guard / 6 - 1, 1.0 if scores[owner] >= best else 0.0]
