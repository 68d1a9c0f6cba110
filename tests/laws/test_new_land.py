"""An expansion adds a land in a few lines."""

from random import Random

import higgle
from higgle.bohnanza.bohnaparte.board import Board
from higgle.bohnanza.bohnaparte.game import Bohnaparte
from higgle.bohnanza.bohnaparte.lands import CITY, Kind, Land


class Harbours(Bohnaparte):
    """Every city is a harbour, which scores four and defends with nineteen."""

    ID = "harbours"

    def lay_map(self) -> Board:
        lands = [
            Land("harbour" if land.kind == CITY else land.kind, land.row, land.column)
            for land in super().lay_map().lands
        ]
        return Board(tuple(lands), self.agreed.grid)

    def land_row(self, kind: str) -> Kind:
        return Kind("Ha", 4, 19, 4) if kind == "harbour" else super().land_row(kind)


def test_a_new_land_is_defended_and_scored() -> None:
    """A harbour is worth what its row says, and no weak bean takes it."""
    table = higgle.new(Harbours, 3, "harbour")
    assert isinstance(table, Harbours)
    harbour = table.board.places["harbour"][0]
    table.mark(harbour, 1)

    assert 19 == table.defence(harbour, 4)
    assert 4 == table.score(1)["harbour"]


def test_a_game_with_a_new_land_is_played_to_its_end() -> None:
    """Random play ends, and the record is replayed by passing the class."""
    table = higgle.new(Harbours, 3, "harbour")
    random = Random(1)
    while not table.over:
        ask = random.choice([ask for ask in table.asks() if ask.must])
        table.act(ask.seat, random.choice(table.actions(ask.seat)))

    assert table.scores() == higgle.replay(str(table.record()), game=Harbours).scores()
