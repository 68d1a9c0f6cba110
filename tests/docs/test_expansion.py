"""The expansion that `docs/expansion.md` shows is the one that is tested here."""

import re
from pathlib import Path

import pytest

import higgle
from higgle import catalogue
from higgle.bohnanza import words
from higgle.bohnanza.actions import Harvest
from higgle.bohnanza.beans import GARDEN
from higgle.bohnanza.game import Bohnanza
from higgle.playing import Match
from tests.laws.beans import WORLDS, disguise
from tests.laws.laws import Play, replays
from tests.piles import counted

PAGE = Path(__file__).parents[2] / "docs/expansion.md"


@pytest.fixture
def fair(monkeypatch: pytest.MonkeyPatch) -> type[Bohnanza]:
    """The game on the page, with its one row in the catalogue."""
    shown = re.search(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert shown is not None
    page: dict[str, object] = {"__name__": "village_fair"}
    exec(compile(shown[1], str(PAGE), "exec"), page)
    game = page["VillageFair"]
    assert isinstance(game, type)
    assert issubclass(game, Bohnanza)
    monkeypatch.setitem(catalogue.READERS, game, words.read)
    monkeypatch.setitem(catalogue.GAMES, game.ID, game)
    return game


def seated(game: type[Bohnanza], seats: int, seed: str) -> Bohnanza:
    table = higgle.new(game, seats, seed, {"offers_per_turn": 4})
    assert isinstance(table, Bohnanza)
    return table


def test_a_single_garden_bean_pays_a_thaler(fair: type[Bohnanza]) -> None:
    """One card of data changes what a harvest pays."""
    table = seated(fair, 3, "fair")
    table.piles[table.field_piles] = (GARDEN,)
    counted(table, table.deck, GARDEN, -1)

    table.act(0, Harvest(0))

    assert 1 == table.thalers(0)


def test_the_poorest_draw_one_card_more(fair: type[Bohnanza]) -> None:
    """One question answered otherwise changes the draw."""
    table = seated(fair, 3, "fair")
    table.piles[table.thaler_piles] = (GARDEN,)

    assert [3, 4, 4] == [table.draw_count(seat) for seat in range(3)]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_laws_hold_to_the_end(fair: type[Bohnanza], seats: int) -> None:
    """Nothing leaks, nothing is lost, and it ends."""
    table = seated(fair, seats, f"fair {seats}")

    used = Play(table, seats, WORLDS, disguise, probe_every=7).run()

    replays(table)
    assert {"plant", "harvest", "offer", "end_trade"} <= set(used)


def test_bots_play_it_by_name(fair: type[Bohnanza]) -> None:
    """A row in the catalogue is all that the simulator needs."""
    result = Match(fair.ID, 3, ["random"], "fair", {"offers_per_turn": 2}).play()

    assert (True, 0) == (result.finished, result.illegal)
