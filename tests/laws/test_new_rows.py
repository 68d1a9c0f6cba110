"""An expansion adds a land, a bean or a building in a few lines, and touches no file of ours."""

from collections.abc import Sequence
from random import Random
from typing import ClassVar

import pytest

import higgle
from higgle import catalogue
from higgle.bohnanza import beans
from higgle.bohnanza.bohnaparte.board import CITY, Board, Kind, Land
from higgle.bohnanza.bohnaparte.game import Bohnaparte
from higgle.bohnanza.game import Bohnanza
from higgle.bohnanza.harvest import Harvest
from higgle.bohnanza.high_bohn import buildings
from higgle.bohnanza.high_bohn.game import HighBohn
from higgle.bohnanza.high_bohn.town import Buy
from higgle.bohnanza.planting import Plant
from higgle.core import Cards, Table
from higgle.envs.env_core import EnvCore
from higgle.play import Match, play_at_random
from tests.piles import counted

HOP = beans.add(beans.Bean("hop", 9, (2, 4, 0, 6)))
"""Two hops pay one thaler, four pay two, six pay four."""
CHURCH = buildings.add_kind("church")
CHURCH_2 = buildings.add(buildings.Row(CHURCH, 2, HOP, meter=beans.meter(1, 2, 3)))
CHURCH_3 = buildings.add(buildings.Row(CHURCH, 3, HOP, slot=6, reserved=True))


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


class Brewery(Bohnanza):
    """Bohnanza with hops."""

    ID = "brewery"
    CARDS: ClassVar[dict[str, Sequence[str]]] = {**Bohnanza.CARDS, "bean": beans.MESSAGES}

    def sorts(self) -> tuple[int, ...]:
        return (*super().sorts(), HOP)


class Parish(HighBohn):
    """High Bohn with hops, and a church that they pay for."""

    ID = "parish"
    CARDS: ClassVar[dict[str, Sequence[str]]] = {
        **HighBohn.CARDS,
        "bean": beans.MESSAGES,
        "building": buildings.CARD_MESSAGES,
        "type": buildings.KIND_MESSAGES,
    }

    def sorts(self) -> tuple[int, ...]:
        return (*super().sorts(), HOP)

    def town_cards(self) -> Cards:
        return (*super().town_cards(), CHURCH_2, CHURCH_3)


def test_a_new_bean_is_dealt_and_sold_by_its_own_meter() -> None:
    """Nine hops are in the deck, and six of them pay four thalers."""
    table = higgle.new(Brewery, 3, "hops")
    assert isinstance(table, Brewery)
    for _ in range(6):
        counted(table, table.deck, HOP, -1)
    table.piles[table.field_piles] = (HOP,) * 6

    table.act(0, Harvest(0))

    assert (9, 4) == (table.most(HOP), table.thalers(0))


def test_a_new_bean_has_its_word() -> None:
    """It is written and read like any other."""
    assert "plant hop 1" == str(Plant(0, HOP))
    assert Plant(0, HOP) == higgle.parse(Brewery, "plant hop 1")


def test_a_new_building_is_bought_for_its_price_and_works() -> None:
    """A church for two hops bends the beanometer of hops, and one for three is a field."""
    table = higgle.new(Parish, 3, "parish")
    assert isinstance(table, Parish)
    table.piles[table.thaler_piles] = (HOP, HOP)
    table.piles[table.thaler_piles + 1] = (HOP, HOP, HOP)

    table.act(0, Buy(CHURCH_2))
    table.act(1, higgle.parse(Parish, "buy church 3"))

    assert 3 == table.meter(0, HOP)[3]
    assert (6, True, False) == (
        table.fields[1][-1],
        table.may_plant(1, HOP, 6),
        table.may_plant(1, beans.BLUE, 6),
    )


def test_the_games_of_the_house_do_not_change() -> None:
    """Nobody meets a hop or a church who has not agreed to."""
    table = higgle.new("high-bohn", 3, "parish")
    assert isinstance(table, HighBohn)

    assert HOP not in table.sorts()
    assert CHURCH_2 not in table.piles[table.town]
    assert [15, 37] == [len(row) for row in table.census().values()]
    assert [15, 37, 10] == [len(table.CARDS[family]) for family in ("bean", "building", "type")]


@pytest.mark.parametrize("game", [Harbours, Brewery, Parish])
def test_a_game_with_new_rows_is_played_to_its_end(game: type[Table]) -> None:
    """Random play ends, and the record is replayed and proved by passing the class."""
    table = higgle.new(game, 3, "rows")
    play_at_random(table, Random(1))

    assert table.scores() == higgle.verify(str(table.record()), game=game).scores()
    assert table.data() == higgle.load(table.json(), game=game).data()


@pytest.mark.parametrize("game", [Harbours, Brewery, Parish])
@pytest.mark.parametrize("bot", ["greedy", "farmer"])
def test_bots_play_with_new_rows(
    game: type[Table], bot: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They value them as they value the others."""
    monkeypatch.setitem(catalogue.GAMES, game.ID, game)

    result = Match(game.ID, 3, [bot], "rows").play()

    assert (True, 0) == (result.finished, len(result.forfeits))


@pytest.mark.parametrize("game", [Harbours, Brewery, Parish])
def test_learners_have_words_for_new_rows(game: type[Table]) -> None:
    """A game that no door knows is said word by word to its end."""
    core = EnvCore(game, 3)
    core.deal("rows")
    random = Random(1)
    while core.asked_seat is not None:
        if core.draft is not None or core.begin_draft():
            allowed = core.mask(core.asked_seat).nonzero()[0]
            core.say(random.choice(allowed.tolist()))

    assert core.table.over
