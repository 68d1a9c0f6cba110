"""What a learned judgement sees of the map of Bohnaparte: one encoding for training and for play.

A position is a row of numbers for each land and a list of numbers for the whole, as one seat sees
it. Rows name kinds of land and not places, so that any map, number of seats and cavalry will do.
"""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from higgle.bohnanza.beans import NUMBERS
from higgle.bohnanza.bohnaparte.board import LAND_KINDS, RIVER
from higgle.bohnanza.bohnaparte.game import Bohnaparte
from higgle.bohnanza.bohnaparte.war import CROWN
from higgle.bots.bohnanza.farm_features import Book
from higgle.bots.bohnanza.field_values import turns_left
from higgle.core import NOBODY, Cards, Seat

KINDS: Final[tuple[str, ...]] = tuple([kind for kind in LAND_KINDS if kind != RIVER])
LAND: Final = 23
"""How many numbers describe a land."""
WHOLE: Final = 46
"""How many describe the whole."""
FLAG: Final = 0
"""The number of the whole that says whether the active seat goes on attacking."""
NEAR: Final = 3
"""The others are seen one by one up to this many seats away, the rest together."""
OTHER: Final = 6
"""How many numbers describe one of the others."""
STRONG: Final[tuple[int, ...]] = (20, 18, 16, 14)
"""The numbers of beans that are counted apart."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Campaign:
    """What an attack changes: who owns which land, and the attacker's thalers and hand."""

    def __init__(self, owners: Sequence[Seat], thalers: int, hand: Cards, goes_on: bool) -> None:
        self.owners = list(owners)
        self.thalers = thalers
        self.hand = hand
        self.goes_on = goes_on
        """Whether the active seat attacks again."""


def campaign_of(view: Bohnaparte, seat: Seat, goes_on: bool) -> Campaign:
    """Where a seat stands."""
    return Campaign(view.owners, view.thalers(seat), view.hand(seat), goes_on)


@mypyc_attr(allow_interpreted_subclasses=True)
class MapFeatures:
    """The map and the seats as one seat sees them."""

    def __init__(self, view: Bohnaparte, subject: Seat) -> None:
        self.view = view
        self.subject = subject
        self.book = Book()
        self.lands = [at for at, kind in enumerate(view.board.kinds) if kind != RIVER]
        self.kinds = [kind_number(view, land) for land in range(len(view.board.kinds))]
        self.worth = [view.points(view.board.kinds[at]) for at in range(len(view.board.kinds))]
        for fortress in view.fortresses:
            self.worth[fortress] += 1
        self.order = [(subject + step) % view.seats for step in range(1, view.seats)]
        cards = view.draw_count(subject) + view.turn_up_count(subject)
        self.turns = turns_left(view, cards)
        self.fields = 0
        self.beans = 0
        for slot in view.fields[subject]:
            self.fields += view.payout(subject, slot)
            self.beans += len(view.field(subject, slot))
        self.incomes = [
            sum([view.payout(other, slot) for slot in view.fields[other]]) for other in self.order
        ]

    def lines_of(self, campaign: Campaign) -> list[int]:
        """A position, land by land: the numbers of its rows in the book."""
        owners = campaign.owners
        found: list[int] = []
        neighbours = self.view.board.neighbours
        for at, land in enumerate(self.lands):
            mine = free = others = 0
            touching: set[Seat] = set()
            for other in neighbours[land]:
                owner = owners[other]
                if owner == self.subject:
                    mine += 1
                elif owner != NOBODY:
                    others += 1
                    touching.add(owner)
                elif self.kinds[other] >= 0:
                    free += 1
            owner = owners[land]
            step = 0 if owner == NOBODY else 1 + (owner - self.subject) % self.view.seats
            rivals = len(touching - {owner})
            key = at
            for number in (step, mine, free, others, rivals):
                key = 16 * key + number
            line = self.book.find(key)
            if line < 0:
                line = self.book.write(key, at, self.row(land, step, mine, free, others, rivals))
            found.append(line)
        return found

    def row(
        self, land: int, step: int, mine: int, free: int, others: int, rivals: int
    ) -> list[float]:
        """One land: what it is, whose, and whose lands touch it; `rivals` may attack it."""
        found = [0.0] * len(KINDS)
        if self.kinds[land] < len(KINDS):
            found[self.kinds[land]] = 1.0
        row = self.view.land_row(self.view.board.kinds[land])
        found += [
            self.worth[land] / 3,
            row.minimum / 20,
            float(land in self.view.fortresses),
            float(land in self.view.emptied),
            float(step == 0),
            float(step == 1),
            float(step == 2),
            float(step > 2),
            mine / 3,
            free / 3,
            others / 3,
            rivals / 2,
            float(step != 1 and mine > 0),
        ]
        return found

    def whole_of(self, campaign: Campaign) -> list[float]:
        """The seats, the time that is left, and what the subject can fight with."""
        view = self.view
        scores = [0] * view.seats
        counts = [0] * view.seats
        taken = 0
        for land in self.lands:
            owner = campaign.owners[land]
            if owner != NOBODY:
                taken += 1
                scores[owner] += self.worth[land]
                counts[owner] += 1
        mine = scores[self.subject]
        best = max([scores[other] for other in self.order])
        turns = self.turns
        numbers = [NUMBERS[sort] for sort in campaign.hand]
        active = (view.active - self.subject) % view.seats
        found = [
            float(campaign.goes_on),
            float(active == 0),
            float(active == 1),
            float(active == view.seats - 1),
            turns / 5,
            min(turns, 2.0) / 2,
            1 / (1 + turns),
            float(turns < 1),
            campaign.thalers / 4,
            float(campaign.thalers > 0),
            float(active == 0 and campaign.goes_on) * min(3, campaign.thalers) / 3,
            len(numbers) / 6,
            *[numbers.count(number) / 2 for number in STRONG],
            float(STRONG[0] in numbers),
            self.fields / 4,
            self.beans / 8,
            mine / 10,
            (mine - best) / 5,
            (mine - best) / 5 / (1 + turns),
            counts[self.subject] / 8,
            max(0, max(counts) - 8) / (CROWN - 8),
            1 - taken / len(self.lands),
            view.seats / 5,
            float(len(view.depot(self.subject))) / 3,
            len(view.riders(self.subject)) / 2,
        ]
        for at in range(NEAR):
            found += self.other(at, campaign, scores, counts)
        return found

    def other(
        self, at: int, campaign: Campaign, scores: list[int], counts: list[int]
    ) -> list[float]:
        """One of the others, or nothing where there are fewer."""
        if at >= len(self.order):
            return [0.0] * OTHER
        view = self.view
        seat = self.order[at]
        mine = scores[self.subject]
        return [
            1.0,
            (scores[seat] - mine) / 5,
            counts[seat] / 8,
            view.thalers(seat) / 4,
            len(view.hand(seat)) / 6,
            self.incomes[at] / 4,
        ]


def kind_number(view: Bohnaparte, land: int) -> int:
    """The number of a kind of land; rivers have none, and new kinds share the last one."""
    kind = view.board.kinds[land]
    if kind == RIVER:
        return -1
    return KINDS.index(kind) if kind in KINDS else len(KINDS)
