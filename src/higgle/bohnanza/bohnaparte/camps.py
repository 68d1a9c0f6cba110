"""Camps and lands: who owns what, and what it brings in the phases of a turn."""

from typing import Final, Self

from mypy_extensions import mypyc_attr

from higgle.bohnanza.beans import NUMBERS
from higgle.bohnanza.bohnaparte.actions import Camp
from higgle.bohnanza.bohnaparte.board import Board, board
from higgle.bohnanza.bohnaparte.lands import (
    CAMP,
    FARM,
    KINDS,
    MONASTERY,
    VILLAGE,
    Kind,
    Land,
)
from higgle.bohnanza.bohnaparte.options import BohnaparteOptions
from higgle.bohnanza.bohnaparte.stages import Camping
from higgle.bohnanza.game import Bohnanza
from higgle.bohnanza.turn import PLANT, Over, advance, draw
from higgle.core import FACES, NOBODY, Action, Chance, Layout, Options, Seat, Stage, require

LOT: Final = 1000
"""The name of the lot in chance: no pile has this number."""

ALMS: Final = 12
"""A monastery turns beans up to this number into thalers."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Camps(Bohnanza):
    """The map with everybody's markers on it."""

    __slots__ = ("alms", "board", "lands", "owners", "plain_sides")

    def __init__(self, layout: Layout, options: Options) -> None:
        super().__init__(layout, options)
        self.board = self.lay_map()
        self.lands: tuple[Land, ...] = self.board.lands
        self.owners: tuple[Seat, ...] = (NOBODY,) * len(self.lands)
        """Whose marker lies on each land."""
        self.alms = layout.first["alms"]
        self.plain_sides = self.agreed.both_sides or not self.agreed.cavalry
        """Whether depots and fortresses are in play; cavalry on its own takes their place."""

    def copy_from(self, table: Self) -> None:
        super().copy_from(table)
        self.board = table.board
        self.lands = table.lands
        self.owners = table.owners
        self.alms = table.alms
        self.plain_sides = table.plain_sides

    def lay_out(self) -> None:
        super().lay_out()
        self.layout.pile("alms", "bean", FACES)

    # Questions

    @property
    def agreed(self) -> BohnaparteOptions:
        """What the players agreed on."""
        assert isinstance(self.options, BohnaparteOptions)
        return self.options

    def lay_map(self) -> Board:
        """The map on which the game is played."""
        return board(self.seats, self.agreed)

    def land_row(self, kind: str) -> Kind:
        """What is printed on a kind of land."""
        return KINDS[kind]

    def slot_count(self) -> int:
        return 2

    def third_field_price(self, seat: Seat) -> int:
        return 0

    def turn_up_count(self, seat: Seat) -> int:
        """Every farm turns up one card more."""
        return super().turn_up_count(seat) + len(self.owned(seat, FARM))

    def cards_due(self, phase: str) -> int:
        """Before phase 1 every monastery takes a card."""
        return (
            len(self.owned(self.active, MONASTERY)) if phase == PLANT else super().cards_due(phase)
        )

    def draw_count(self, seat: Seat) -> int:
        """Every village draws one card more."""
        return super().draw_count(seat) + len(self.owned(seat, VILLAGE))

    def holdings(self, seat: Seat) -> list[int]:
        """The lands of a seat."""
        return [land for land, owner in enumerate(self.owners) if owner == seat]

    def owned(self, seat: Seat, kind: str) -> list[int]:
        """The lands of a kind that a seat owns."""
        kinds = self.board.kinds
        return [
            land for land, owner in enumerate(self.owners) if owner == seat and kinds[land] == kind
        ]

    def owns(self, seat: Seat, kind: str) -> bool:
        """Whether a seat owns a land of a kind."""
        owners = self.owners
        return any(owners[land] == seat for land in self.board.places[kind])

    def points(self, kind: str) -> int:
        """What a land of a kind is worth."""
        return self.agreed.camp_points if kind == CAMP else self.land_row(kind).points

    def score(self, seat: Seat) -> dict[str, int]:
        """Lands by kind; thalers count nothing."""
        parts: dict[str, int] = {}
        for land in self.holdings(seat):
            kind = self.board.kinds[land]
            parts[kind] = parts.get(kind, 0) + self.points(kind)
        return parts

    def check_position(self, complete: bool) -> None:
        self.require_possible(self.lands == self.board.lands, "lands")
        fits = len(self.owners) == len(self.lands) and max(self.owners) < self.seats
        self.require_possible(fits and min(self.owners) >= NOBODY, "owners")
        super().check_position(complete)

    # Choosing camps

    def begin_game(self, chance: Chance) -> None:
        """The lot says who takes a camp first."""
        self.active = chance.below(self.seats, LOT, 0)
        self.stages = (Camping(),)

    def free_camps(self) -> list[int]:
        """The camps that nobody has taken."""
        return [land for land in self.board.places[CAMP] if self.owners[land] == NOBODY]

    def check_land(self, land: int) -> None:
        require(0 <= land < len(self.lands), "no-such-land", lands=len(self.lands))

    def check_camp(self, seat: Seat, land: int) -> None:
        require(type(self.stages[-1]) is Camping, "camps-taken", "W02")
        require(seat == self.active, "not-your-turn", "W02")
        self.check_land(land)
        require(self.board.kinds[land] == CAMP, "not-a-camp", "W02", land=land + 1)
        require(self.owners[land] == NOBODY, "camp-taken", "W02", land=land + 1)

    def camp(self, seat: Seat, land: int, chance: Chance) -> None:
        """A marker goes on the camp; the last to choose takes the first turn."""
        self.mark(land, seat)
        self.emit("camped", seat, land)
        if self.free_camps():
            self.active = (seat + 1) % self.seats
        else:
            advance(self, chance)

    def mark(self, land: int, seat: Seat) -> None:
        """A seat's marker goes on a land, and the old one back to its owner."""
        self.owners = (*self.owners[:land], seat, *self.owners[land + 1 :])

    def choices(self, seat: Seat, stage: Stage) -> list[Action]:
        if type(stage) is Camping:
            return [Camp(land) for land in self.free_camps()] if seat == self.active else []
        return []

    # Monasteries

    def begin_planting(self, chance: Chance) -> Stage | None:
        stage = super().begin_planting(chance)
        if type(stage) is Over:
            return stage
        self.collect_alms(chance)
        return self.finish(chance) if self.ran_dry() else stage

    def collect_alms(self, chance: Chance) -> None:
        """Before phase 1 every monastery takes a card: a small bean becomes a thaler."""
        seat = self.active
        for land in self.owned(seat, MONASTERY):
            if self.ran_dry():
                return
            if draw(self, 1, self.alms, chance):
                card = self.piles[self.alms][0]
                small = NUMBERS[card] <= ALMS
                self.shift(self.alms, 0, self.thaler_piles + seat if small else self.discard)
                self.emit("alms", seat, land, card, int(small))
