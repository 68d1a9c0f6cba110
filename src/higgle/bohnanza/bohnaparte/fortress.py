"""Quarries and fortresses."""

from typing import Final, Self

from mypy_extensions import mypyc_attr

from higgle.bohnanza.bohnaparte.actions import Fortify
from higgle.bohnanza.bohnaparte.depot import Depots
from higgle.bohnanza.bohnaparte.lands import QUARRY
from higgle.bohnanza.bohnaparte.stages import Camping
from higgle.bohnanza.harvest import short_of
from higgle.core import Action, Layout, Options, Seat, require

PRICE: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class Fortresses(Depots):
    """The fortresses under lands, and the quarries they came from."""

    __slots__ = ("emptied", "fortresses")

    def __init__(self, layout: Layout, options: Options) -> None:
        super().__init__(layout, options)
        self.fortresses: tuple[int, ...] = ()
        """The lands with a fortress, in the order of building."""
        self.emptied: tuple[int, ...] = ()
        """The quarries that have been turned over."""

    def copy_from(self, table: Self) -> None:
        super().copy_from(table)
        self.fortresses = table.fortresses
        self.emptied = table.emptied

    # Questions

    def in_turn(self, seat: Seat) -> bool:
        """Whether it is a seat's own turn; choosing a camp does not count as one."""
        return seat == self.active and type(self.stages[-1]) is not Camping

    def quarries(self, seat: Seat) -> list[int]:
        """The quarries of a seat that are not empty; with cavalry alone there are no fortresses."""
        if not self.plain_sides:
            return []
        return [land for land in self.owned(seat, QUARRY) if land not in self.emptied]

    def score(self, seat: Seat) -> dict[str, int]:
        parts = super().score(seat)
        fortified = sum([self.owners[land] == seat for land in self.fortresses])
        if fortified:
            parts["fortress"] = fortified
        return parts

    def rights(self, seat: Seat) -> list[Action]:
        found = super().rights(seat)
        found += self.fortifications(seat)
        return found

    def fortifications(self, seat: Seat) -> list[Fortify]:
        """The fortresses that a seat may build."""
        if self.thalers(seat) < PRICE or not self.in_turn(seat):
            return []
        quarries = self.quarries(seat)
        if not quarries:
            return []
        lands = [land for land in self.holdings(seat) if land not in self.fortresses]
        return [Fortify(land, quarry) for land in lands for quarry in quarries]

    # Check and do

    def check_fortify(self, seat: Seat, action: Fortify) -> None:
        require(self.plain_sides, "no-fortresses", "W50")
        require(self.in_turn(seat), "not-your-turn", "W22")
        self.check_land(action.land)
        self.check_land(action.quarry)
        mine = action.quarry in self.owned(seat, QUARRY)
        require(mine, "not-your-quarry", "W22", land=action.quarry + 1)
        require(action.quarry not in self.emptied, "quarry-empty", "W29", land=action.quarry + 1)
        require(self.owners[action.land] == seat, "not-your-land", "W22", land=action.land + 1)
        require(action.land not in self.fortresses, "has-fortress", "W22", land=action.land + 1)
        require(not short_of(self, seat, PRICE), "too-few-thalers", "W22", price=PRICE)

    def fortify(self, seat: Seat, action: Fortify) -> None:
        self.pay(seat, PRICE)
        self.emptied = (*self.emptied, action.quarry)
        self.fortresses = (*self.fortresses, action.land)
        self.emit("fortified", seat, action.land, action.quarry)
