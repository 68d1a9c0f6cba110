"""The general store: beans laid aside instead of planted, and dealt from there."""

from typing import Self

from mypy_extensions import mypyc_attr

from higgle.bohnanza.high_bohn.actions import Store
from higgle.bohnanza.high_bohn.buildings import ROWS
from higgle.bohnanza.high_bohn.harvest import Harvests
from higgle.bohnanza.planting import Planting, bean_due
from higgle.core import FACES, Chance, Layout, Options, Seat, require


@mypyc_attr(allow_interpreted_subclasses=True)
class Stores(Harvests):
    """Stored beans are traded like cards of the hand; whoever gets one must plant it."""

    __slots__ = ("from_store_piles", "store_piles")

    def __init__(self, layout: Layout, options: Options) -> None:
        super().__init__(layout, options)
        self.store_piles = layout.first["store"]
        self.from_store_piles = layout.first["from-store"]

    def copy_from(self, table: Self) -> None:
        super().copy_from(table)
        self.store_piles = table.store_piles
        self.from_store_piles = table.from_store_piles

    def lay_out(self) -> None:
        super().lay_out()
        self.layout.each("store", "bean", FACES, FACES)
        self.layout.each("from-store", "bean", FACES, FACES)

    # Questions

    def store_room(self, seat: Seat) -> int:
        """How many more beans a seat can store."""
        for code in self.piles[self.building_piles + seat]:
            if ROWS[code].holds:
                return ROWS[code].holds - len(self.piles[self.store_piles + seat])
        return 0

    def open_piles(self, seat: Seat) -> list[int]:
        return [*super().open_piles(seat), self.shelf(seat)]

    def shelf(self, seat: Seat) -> int:
        return self.store_piles + seat

    def received_pile(self, seat: Seat, source: int) -> int:
        if 0 <= source - self.store_piles < self.seats:
            return self.from_store_piles + seat
        return super().received_pile(seat, source)

    def plant_piles(self, seat: Seat) -> list[int]:
        """What came out of a store is planted first: it cannot be stored again."""
        return [self.from_store_piles + seat, *super().plant_piles(seat)]

    def storable_piles(self, seat: Seat) -> list[int]:
        """The piles of phase 3 from which a seat may store."""
        return super().plant_piles(seat)

    def storable(self, seat: Seat) -> list[int]:
        """The sorts that a seat may store in phase 3."""
        sorts: set[int] = set()
        for pile in self.storable_piles(seat):
            sorts.update(self.piles[pile])
        return sorted(sorts)

    # Check and do

    def check_store(self, seat: Seat, sort: int) -> None:
        bean_due(self, seat, sort)
        if sort:
            require(sort in self.storable(seat), "came-from-store", "H38")
        require(self.store_room(seat) > 0, "no-store-room", "H37")

    def store(self, seat: Seat, action: Store, chance: Chance) -> None:
        stage = self.stages[-1]
        target = self.store_piles + seat
        if type(stage) is Planting:
            self.leave_hand(seat, 0)
            sort = self.shift(self.hands + seat, 0, target)
            self.emit("stored", seat, sort)
            stage.count_bean(self, chance)
            return
        for pile in self.storable_piles(seat):
            if action.sort in self.piles[pile]:
                self.move(pile, (action.sort,), target)
                break
        self.emit("stored", seat, action.sort)
