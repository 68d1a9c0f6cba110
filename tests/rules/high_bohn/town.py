"""Scenes in the town: buildings owned, stews grown, beans stored."""

from higgle.bohnanza.harvest import add_field
from higgle.bohnanza.high_bohn import text
from higgle.bohnanza.high_bohn.bank import ARRANGE
from higgle.bohnanza.high_bohn.buildings import ROWS, building_name
from higgle.bohnanza.high_bohn.game import HighBohn
from higgle.bohnanza.turn import advance
from tests.scene import Scene


class Town(Scene):
    """A scene of High Bohn."""

    def __init__(self, seats: int, options: dict[str, object]) -> None:
        super().__init__("high-bohn", seats, options)
        table = self.table
        assert isinstance(table, HighBohn)
        self.high = table
        table.put_up_for_sale()
        self.planting()

    # Setting the scene

    def owns(self, seat: int, *names: str) -> "Town":
        """Give a seat these buildings: `farm 4`."""
        for name in names:
            code = text.parse_building(name.split())
            self.high.move(self.high.town, (code,), self.high.building_piles + seat)
            self.high.pending_moves.clear()
            if ROWS[code].slot:
                add_field(self.high, seat, ROWS[code].slot)
        return self

    def stew(self, seat: int, slot: int, *names: str) -> "Town":
        """A seat grows a stew of these sorts in a field."""
        self.field(seat, slot, **{name.replace("-", "_"): 1 for name in names})
        self.high.make_stew(seat, slot - 1)
        return self

    def stores(self, seat: int, *names: str) -> "Town":
        return self.lay(self.high.store_piles + seat, names)

    def under_saloon(self, seat: int, *names: str) -> "Town":
        return self.lay(self.high.saloon_piles + seat, names)

    def before_turn_of(self, seat: int) -> "Town":
        """The last seat has drawn, and the turn comes to this one."""
        self.high.active = (seat - 1) % self.high.seats
        self.high.phase = self.high.turn_phases().index(ARRANGE)
        advance(self.high, self.table.chance)
        self.high.events.clear()
        return self

    def ends(self, active: int = 0) -> "Town":
        """The game comes to its end in the turn of a seat."""
        self.high.active = active
        stage = self.high.finish(self.table.chance)
        assert stage is not None
        self.high.stages = (stage,)
        self.high.events.clear()
        return self

    # Looking

    def for_sale(self, kind: str) -> list[int]:
        """The prices at which a type is for sale."""
        names = [building_name(code).split() for code in self.high.piles[self.high.town]]
        return [int(price) for name, price in names if name == kind]

    def owned(self, seat: int) -> list[str]:
        return [building_name(code) for code in self.high.buildings(seat)]

    def purse(self, seat: int) -> list[str]:
        return self.names(self.high.purse(seat))

    def under(self, seat: int) -> list[str]:
        """The thalers under a seat's saloon."""
        return self.names(self.high.piles[self.high.saloon_piles + seat])

    def distilled(self, seat: int) -> list[str]:
        """The thalers under a seat's distillery."""
        return self.names(self.high.piles[self.high.distillery_piles + seat])

    def stored(self, seat: int) -> list[str]:
        return self.names(self.high.piles[self.high.store_piles + seat])

    def listed(self, seat: int) -> list[str]:
        """The actions that a seat may choose from, as people type them."""
        return [str(action) for action in self.high.actions(seat)]

    def must(self) -> list[int]:
        """The seats that must act now."""
        return [ask.seat for ask in self.high.asks() if ask.must]

    def total(self, seat: int) -> int:
        return self.high.scores()[seat]


def town(seats: int = 3, **options: object) -> Town:
    """An empty table of High Bohn in the first seat's phase 1."""
    return Town(seats, options)


PAID_WITH = {
    "mine": "garden",
    "tipi": "red",
    "bank": "black-eyed",
    "farm": "soy",
    "saloon": "green",
    "store": "stink",
    "blacksmith": "chili",
    "jail": "blue",
    "distillery": "cognac",
}
