"""What beans are worth: one evaluator for planting and for trading.

A field of a sort is worth what it pays now and a free field besides, or what it will be worth when
more beans have come; how many come follows from the cards that nobody sees yet.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from typing import Final

from mypy_extensions import mypyc_attr

from higgle.bohnanza.beans import ROOM
from higgle.bohnanza.game import Bohnanza
from higgle.core import Cards, Options, Seat

MOST_STEPS: Final = 40
MOST_BEANS: Final = 16
MOST_ARRIVALS: Final = 100
ARRIVALS: Final = 5

PLANTED_LATER: Final[tuple[float, ...]] = (
    1.0,
    0.95,
    0.9,
    0.85,
    0.8,
    0.7,
    0.6,
    0.5,
    0.4,
    0.3,
    0.2,
    0.1,
)
"""How surely a bean that fits will be planted, by its place in the hand."""
MISFIT_LATER: Final[tuple[float, ...]] = (
    0.9,
    0.55,
    0.4,
    0.3,
    0.22,
    0.16,
    0.12,
    0.1,
    0.08,
    0.06,
    0.04,
    0.02,
)
"""How surely a bean that does not fit must be planted, by its place in the hand."""


APART: Final = 255
"""Stands between the beans of a farm, those to plant and those of the hand."""
MIXED: Final = ROOM
"""Stands for the sort of a field in which several sorts grow."""
SORTS: Final = MIXED + 1
"""How many codes a field's sort can have."""

Planted = tuple[list[int], list[int], float]
"""The sorts and numbers of beans on fields, and what they are worth."""


class Judgement(Options, frozen=True):
    """The weights of the evaluator."""

    free_field: float = 0.6
    """What a free field earns in one of its owner's turns."""
    flow: float = 0.15
    """How much of the cards that come to others finds its way here by trade."""
    growth: float = 0.5
    """How much what will grow counts beside what pays now."""
    hope: float = 0.9
    """How much it counts that beans of the hand will be planted where they fit."""
    dread: float = 0.3
    """How much it counts that beans of the hand fit nowhere."""
    card: float = 0.05
    """What any bean of the hand is worth, to bargain with."""


@lru_cache(maxsize=1000)
def arrivals(arrival: int) -> tuple[float, float, float, float, float]:
    """How likely none, one, two, three, or four and more beans come in half a turn."""
    rate = arrival / 40
    none = exp(-rate)
    one = none * rate
    two = one * rate / 2
    three = two * rate / 3
    return none, one, two, three, 1.0 - (none + one + two + three)


@lru_cache(maxsize=50_000)
def growing_worth(meter: tuple[int, ...], arrival: int, free: int, step: int) -> list[float]:
    """What a field is worth by the beans in it, with these half turns left.

    `arrival` is how many more beans come in a turn, in twentieths; `free` what a free field earns
    in a turn, in hundredths.
    """
    if not step:
        return [float(meter[count]) for count in range(MOST_BEANS + ARRIVALS)]
    before: list[float] = growing_worth(meter, arrival, free, step - 1)
    none, one, two, three, four = arrivals(arrival)
    earned = free * step / 200
    row: list[float] = [earned]
    for count in range(1, MOST_BEANS):
        stay = none * before[count] + one * before[count + 1] + two * before[count + 2]
        stay += three * before[count + 3] + four * before[count + 4]
        row.append(max(meter[count] + earned, stay))
    row += [meter[count] + earned for count in range(MOST_BEANS, MOST_BEANS + ARRIVALS)]
    return row


class FieldRow:
    """What fields of a sort are worth by the beans in them, and what it costs to harvest them."""

    def __init__(self, meter: tuple[int, ...], worth: list[float]) -> None:
        self.worth = worth
        self.loss = [whole - meter[count] for count, whole in enumerate(worth)]


class FieldRows:
    """The same for one beanometer, where what it does not pay yet counts only in part."""

    def __init__(self, meter: tuple[int, ...], free: int, growth: float) -> None:
        self.meter = meter
        self.free = free
        self.growth = growth
        self.known: list[FieldRow | None] = [None] * ((MOST_ARRIVALS + 1) * (MOST_STEPS + 1))
        """Those already worked out, by arrivals and half turns."""

    def row(self, arrival: int, step: int) -> FieldRow:
        """What fields are worth when so many beans come in each of so many half turns."""
        at = arrival * (MOST_STEPS + 1) + step
        known = self.known[at]
        if known is None:
            meter, growth = self.meter, self.growth
            grown = growing_worth(meter, arrival, self.free, step)
            worth: list[float] = []
            for count, whole in enumerate(grown):
                worth.append(meter[count] + growth * (whole - meter[count]))
            known = self.known[at] = FieldRow(meter, worth)
        return known


@lru_cache(maxsize=200)
def field_rows(meter: tuple[int, ...], free: int, growth: float) -> FieldRows:
    """What is worked out once for all who judge alike."""
    return FieldRows(meter, free, growth)


LATEST: Final[list[FieldRows]] = [FieldRows((), 0, 0.0)] * SORTS
"""The last ones that somebody asked for, by sort: most often they are asked for again."""


def rows_of(sort: int, meter: tuple[int, ...], free: int, growth: float) -> FieldRows:
    """The same, known by its beanometer, which need not be hashed then."""
    rows = LATEST[sort]
    if rows.meter is not meter or rows.free != free or rows.growth != growth:
        rows = LATEST[sort] = field_rows(meter, free, growth)
    return rows


@mypyc_attr(allow_interpreted_subclasses=True)
class Prospect:
    """What each sort is worth at a table, seen by one seat."""

    def __init__(
        self, view: Bohnanza, seat: Seat, judgement: Judgement, gone: Sequence[float] = ()
    ) -> None:
        """`gone` is how many cards of each sort are remembered to be out of reach."""
        self.view = view
        self.seat = seat
        sorts = view.sorts()
        unseen, growers = self.look(view, seat)
        for sort, count in enumerate(gone):
            if count:
                unseen[sort] = max(0.0, unseen[sort] - count)
        left = max(1.0, sum(unseen, 0.0))
        turn_cards = view.draw_count(seat) + view.turn_up_count(seat)
        self.turns = turns_left(view, turn_cards)
        step = min(MOST_STEPS, round(self.turns * 2))
        others = (view.seats - 1) * judgement.flow
        free = round(judgement.free_field * 100)
        growth = judgement.growth
        self.hope = judgement.hope
        self.dread = judgement.dread
        self.card = judgement.card
        self.free = growth * (free * step / 200)
        self.meters: list[tuple[int, ...]] = [()] * SORTS
        self.rows: list[list[float]] = [[]] * SORTS
        """The worth of a field by sort and number of beans."""
        self.losses: list[list[float]] = [[]] * SORTS
        """What it costs to harvest a field now, by sort and number of beans."""
        for sort in sorts:
            meter = view.meter(seat, sort)
            rate = unseen[sort] / left * turn_cards * (1 + others / (1 + growers[sort]))
            arrival = min(MOST_ARRIVALS, round(rate * 20))
            self.set_row(sort, meter, rows_of(sort, meter, free, growth).row(arrival, step))
        self.shares = [count / left for count in unseen]
        """How likely an unseen card is of each sort."""
        self.known: dict[bytes, float] = {}
        """What farms are worth, for those already asked about."""
        self.reach = min(len(PLANTED_LATER), int(self.turns * 2 + 1))
        """How many cards of the hand can still be planted."""

    def set_row(self, sort: int, meter: tuple[int, ...], row: "FieldRow") -> None:
        """What fields of a sort pay and are worth."""
        self.meters[sort] = meter
        self.rows[sort] = row.worth
        self.losses[sort] = row.loss

    def look(self, view: Bohnanza, seat: Seat) -> tuple[list[float], list[int]]:
        """Count the cards that are not seen, and the others who grow each sort."""
        unseen = [0] * SORTS
        growers = [0] * SORTS
        for sort in view.sorts():
            unseen[sort] = view.most(sort)
        for other in range(view.seats):
            for slot in view.fields[other]:
                field = view.field(other, slot)
                if field:
                    unseen[field[0]] -= len(field)
                    if other != seat:
                        growers[field[0]] += 1
            for sort in view.piles[view.received_piles + other]:
                unseen[sort] -= 1
        for sort in view.hand(seat):
            unseen[sort] -= 1
        for sort in view.piles[view.turned_up]:
            unseen[sort] -= 1
        return [float(max(0, count)) for count in unseen], growers

    def farm(self, seat: Seat) -> tuple[list[int], list[int]]:
        """The sorts and numbers of beans on a seat's fields; sort 0 is a free field."""
        sorts: list[int] = []
        counts: list[int] = []
        for slot in self.view.fields[seat]:
            field = self.view.field(seat, slot)
            sorts.append(field[0] if field else 0)
            counts.append(min(MOST_BEANS - 1, len(field)))
        return sorts, counts

    def weapon(self, sort: int) -> float:
        """What a card of a hand is worth beside what it will earn."""
        return 0.0

    def field_worth(self, seat: Seat, slot: int) -> float:
        """What one field of a seat is worth as it stands."""
        sorts, counts = self.farm(seat)
        at = self.view.fields[seat].index(slot)
        return self.rows[sorts[at]][counts[at]]

    def weakest(self, sorts: list[int], counts: list[int]) -> int:
        """The field whose harvest now costs least, by the rule of the lone bean."""
        best = -1
        lone = -1
        least = 1000.0
        lone_least = 1000.0
        losses = self.losses
        for at, count in enumerate(counts):
            loss = losses[sorts[at]][count]
            if count > 1:
                if loss < least:
                    least = loss
                    best = at
            elif loss < lone_least:
                lone_least = loss
                lone = at
        return best if best >= 0 else lone

    def grow(self, sorts: list[int], counts: list[int], sort: int) -> int:
        """Plant a bean, with a harvest where there is no other way; what the harvest pays."""
        if sort in sorts:
            at = sorts.index(sort)
            counts[at] = min(MOST_BEANS - 1, counts[at] + 1)
            return 0
        if 0 in sorts:
            at = sorts.index(0)
            sorts[at] = sort
            counts[at] = 1
            return 0
        at = self.weakest(sorts, counts)
        paid = self.meters[sorts[at]][counts[at]]
        sorts[at] = sort
        counts[at] = 1
        return paid

    def standing(self, sorts: list[int], counts: list[int]) -> float:
        """What fields are worth as they stand."""
        total = 0.0
        for at, sort in enumerate(sorts):
            total += self.rows[sort][counts[at]] if sort else self.free
        return total

    def worth(self, farm: tuple[list[int], list[int]], duty: list[int], hand: Cards) -> float:
        """What a farm is worth with these beans to plant now and this hand to plant later.

        Without a hand it is worked out as fast as it is looked up.
        """
        if not hand:
            return self.plant_all(farm, duty)[2]
        key = bytes([*farm[0], *farm[1], APART, *duty, APART, *hand])
        known = self.known.get(key)
        if known is None:
            known = self.with_hand(self.plant_all(farm, duty), hand)
            self.known[key] = known
        return known

    def plant_all(self, farm: tuple[list[int], list[int]], duty: list[int]) -> Planted:
        """A farm when these beans have been planted; what it is worth then, and what was paid."""
        sorts = farm[0][:]
        counts = farm[1][:]
        paid = 0.0
        for sort in duty:
            paid += self.grow(sorts, counts, sort)
        return sorts, counts, paid + self.standing(sorts, counts)

    def with_hand(self, planted: Planted, hand: Cards) -> float:
        """The same with a hand to plant later."""
        sorts, counts, worth = planted
        return worth + self.hand_worth(sorts[:], counts[:], hand) if hand else worth

    def hand_worth(self, sorts: list[int], counts: list[int], hand: Cards) -> float:
        """What the beans of a hand will add: those that fit, and those that no field waits for."""
        rows = self.rows
        reach = self.reach
        fits = 0.0
        misfits = 0.0
        weak = -1
        for place, sort in enumerate(hand):
            if place >= reach:
                break
            if sort in sorts:
                at = sorts.index(sort)
                count = counts[at]
                if count + 1 < MOST_BEANS:
                    row = rows[sort]
                    fits += PLANTED_LATER[place] * (row[count + 1] - row[count])
                    counts[at] = count + 1
                    weak = -1
            elif 0 in sorts:
                at = sorts.index(0)
                sorts[at] = sort
                counts[at] = 1
                fits += PLANTED_LATER[place] * (rows[sort][1] - self.free)
                weak = -1
            else:
                if weak < 0:
                    weak = self.weakest(sorts, counts)
                lost = self.losses[sorts[weak]][counts[weak]]
                misfits += MISFIT_LATER[place] * (rows[sort][1] - lost)
                if place < 2:
                    sorts[weak] = sort
                    counts[weak] = 1
                    weak = -1
        return self.hope * fits + self.dread * misfits + self.card * float(len(hand))


def turns_left(view: Bohnanza, turn_cards: int) -> float:
    """How many turns each seat still has, by the cards that will be drawn."""
    total = sum([view.most(sort) for sort in view.sorts()])
    earned = sum([view.thalers(seat) for seat in range(view.seats)])
    cards = float(view.deck_size())
    held = view.seats * 10
    for later in range(1, view.last_exhaustion() - view.exhausted):
        cards += max(0.1 * total, total - held - earned - 0.16 * total * later)
    return cards / (turn_cards * view.seats)
