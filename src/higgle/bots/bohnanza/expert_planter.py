"""How the expert judges a farm, and plants: a learned judgement, one step ahead."""

from random import Random
from typing import Final

from mypy_extensions import mypyc_attr

from higgle.bohnanza.game import Bohnanza
from higgle.bohnanza.harvest import THIRD, BuyField, Harvest
from higgle.bohnanza.high_bohn.game import HighBohn
from higgle.bohnanza.high_bohn.planting import Store
from higgle.bohnanza.planting import Plant, Planting
from higgle.bohnanza.turn import Pass
from higgle.bots.bohnanza.afterstates import add_field, clear_field, plant_bean, store_bean
from higgle.bots.bohnanza.farm_features import (
    PLANTED,
    PLANTING,
    SETTLED,
    SETTLING,
    Farm,
    PositionFeatures,
    situation,
)
from higgle.bots.bohnanza.memory import CardMemory
from higgle.bots.net import Net, likely
from higgle.core import Action, Options, Seat, Table
from higgle.play import Bot

POINTS: Final = 8.0
"""How many points the first head counts as one."""
LEAVES: Final = 120
"""How many ways to plant are compared at most."""


class Habits(Options, frozen=True):
    """Everything in which one expert differs from another."""

    offers: int = 3
    """How many offers it makes in its own turn."""
    bids: int = 1
    """How many in another's."""
    margin: float = 0.04
    """The gain for which it deals at all."""
    effort: float = 0.04
    """What an offer must promise to be worth its words."""
    envy: float = 0.2
    """How much it minds what the other gains by a deal."""
    win: float = 4.0
    """How many points a sure win is worth."""
    after: bool = False
    """Whether it judges deals as if trading were over after them."""
    wide: int = 24
    """How many offers it weighs with care."""
    noise: float = 0.0
    """How far its judgement may be off."""
    plants: bool = True
    """Whether it plants by the net, or as the script does."""
    trades: bool = True
    """Whether it trades by the net, or as the script does."""
    curious: float = 0.0
    """How often it tries what it does not believe in."""


@mypyc_attr(allow_interpreted_subclasses=True)
class ExpertPlanter(Bot):
    """Plants by what a net has learned."""

    def __init__(
        self,
        game: str,
        random: Random,
        value: Net,
        habits: Habits,
    ) -> None:
        super().__init__(game, random, "")
        self.value = value
        self.habits = habits
        self.memory = CardMemory()
        self.kept: set[int] = set()
        """The sorts that it will not harvest for nothing, as it has praised them or got them."""

    # Judging

    def worths(self, sight: PositionFeatures, farms: list[Farm], moment: int) -> list[float]:
        """What positions are worth, in points."""
        numbers: list[int] = []
        wholes: list[float] = []
        for farm in farms:
            numbers += sight.lines_of(farm)
            wholes += sight.whole_of(farm, moment)
        book = sight.book
        heads: list[list[float]] = self.value.judge(
            sight.still, book.rows, book.lines, numbers, sight.general, wholes
        ).tolist()
        found: list[float] = []
        habits = self.habits
        for at, farm in enumerate(farms):
            worth = POINTS * heads[at][0] + habits.win * likely(heads[at][1])
            worth += farm.earned - farm.spent
            if habits.noise:
                worth += self.random.gauss(0, habits.noise)
            found.append(worth)
        return found

    def promises(self, table: Table) -> list[float]:
        """What everybody at an imagined table can expect, in points."""
        assert isinstance(table, Bohnanza)
        moment = PLANTING if type(table.stages[-1]) is Planting else SETTLING
        return [self.promise(table, seat, moment) for seat in range(table.seats)]

    def promise(self, table: Bohnanza, seat: Seat, moment: int) -> float:
        """What a seat can expect, in points."""
        sight = PositionFeatures(table, seat, seat, self.memory)
        farm = situation(table, seat)
        if moment == PLANTING:
            farm.duty = ()
        return sight.score + self.worths(sight, [farm], moment)[0]

    # Planting

    def plant(self, view: Bohnanza, seat: Seat, stage: Planting) -> Action | None:
        """The best of all ways to plant the next cards."""
        start = situation(view, seat)
        start.duty = ()
        left = view.plant_limit(seat) - stage.planted
        leaves: list[Farm] = []
        firsts: list[Action] = []
        if stage.planted:
            leaves.append(start)
            firsts.append(Pass())
        sight = PositionFeatures(view, seat, seat, self.memory)
        for root, begin in self.roots(view, seat, start):
            for first, after in self.options(view, sight, root, root.hand[0]):
                done = after.copy()
                done.hand = root.hand[1:]
                leaves.append(done)
                firsts.append(begin or first)
                if left > 1 and done.hand:
                    for _, later in self.options(view, sight, done, done.hand[0]):
                        twice = later.copy()
                        twice.hand = done.hand[1:]
                        leaves.append(twice)
                        firsts.append(begin or first)
        if isinstance(view, HighBohn) and view.store_room(seat) > 0:
            leaves.append(store_bean(start, 0))
            firsts.append(Store())
        return self.best(sight, leaves, firsts, PLANTED)

    def roots(self, view: Bohnanza, seat: Seat, start: Farm) -> list[tuple[Farm, Action | None]]:
        """The farm as it is, and with a third field if it can be bought."""
        found: list[tuple[Farm, Action | None]] = [(start, None)]
        bought = self.with_third(view, seat, start)
        if bought is not None:
            found.append((bought, BuyField()))
        return found

    def with_third(self, view: Bohnanza, seat: Seat, start: Farm) -> Farm | None:
        """The farm with a third field, if it can be bought."""
        price = view.third_field_price(seat)
        if not 0 < price <= view.thalers(seat) or THIRD in start.slots:
            return None
        if BuyField not in view.ACTIONS:
            return None
        bought = add_field(start, price)
        if self.habits.curious and self.random.random() < self.habits.curious:
            bought.spent -= price
        return bought

    def options(
        self, view: Bohnanza, sight: PositionFeatures, farm: Farm, sort: int
    ) -> list[tuple[Action, Farm]]:
        """The ways to plant a bean: where it grows, on a free field, after a harvest.

        Where there is room for it, no field is harvested for nothing, and none whose bean is still
        to be planted.
        """
        found: list[tuple[Action, Farm]] = []
        grows = sort in farm.sorts
        twice = view.agreed.same_sort_twice
        due = sort if sort in farm.duty else 0
        fresh = False
        for at, slot in enumerate(farm.slots):
            if farm.counts[at]:
                if farm.sorts[at] == sort:
                    found.append((Plant(slot, due), plant_bean(farm, at, sort, due)))
            elif farm.kept[at] in (0, sort) and (twice or not grows) and not fresh:
                fresh = not farm.kept[at]
                found.append((Plant(slot, due), plant_bean(farm, at, sort, due)))
        lonely = max(farm.counts) <= 1
        for at, slot in enumerate(farm.slots):
            count = farm.counts[at]
            if not count or (count == 1 and not lonely):
                continue
            scraps = sight.pay(farm.sorts[at], count) == 0
            if scraps and (found or farm.sorts[at] in self.kept or farm.sorts[at] in farm.duty):
                continue
            if farm.kept[at] not in (0, sort) or (grows and not twice and farm.sorts[at] != sort):
                continue
            empty = clear_field(farm, at, sight.pay(farm.sorts[at], count))
            found.append((Harvest(slot), plant_bean(empty, at, sort, due)))
        return found

    def settle(self, view: Bohnanza, seat: Seat) -> Action | None:
        """The best of all orders to plant what was received."""
        start = situation(view, seat)
        upcoming = (view.active + 1) % view.seats
        sight = PositionFeatures(view, seat, seat, self.memory, (), upcoming)
        leaves: list[Farm] = []
        firsts: list[Action] = []
        seen: set[tuple[object, ...]] = set()
        open_ends: list[tuple[Farm, Action | None]] = self.roots(view, seat, start)
        if isinstance(view, HighBohn) and view.store_room(seat) > 0:
            open_ends += [(store_bean(start, sort), Store(sort)) for sort in view.storable(seat)]
        while open_ends and len(leaves) < LEAVES:
            farm, begin = open_ends.pop()
            if not farm.duty:
                if begin is not None:
                    leaves.append(farm)
                    firsts.append(begin)
                continue
            for sort in sorted(set(farm.duty)):
                for first, after in self.options(view, sight, farm, sort):
                    key = after.key()
                    if key not in seen:
                        seen.add(key)
                        open_ends.append((after, begin or first))
        return self.best(sight, leaves, firsts, SETTLED)

    def best(
        self, sight: PositionFeatures, leaves: list[Farm], firsts: list[Action], moment: int
    ) -> Action | None:
        """The first step towards the best position."""
        if not leaves:
            return None
        if all(first == firsts[0] for first in firsts):
            return firsts[0]
        worths = self.worths(sight, leaves, moment)
        return firsts[worths.index(max(worths))]
