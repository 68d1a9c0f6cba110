"""The expansion that `docs/guide/expansion.md` shows is the one that is tested here."""

import contextlib
import re
from pathlib import Path

import pytest

import higgle
from higgle import catalogue
from higgle.bohnanza.beans import GARDEN
from higgle.bohnanza.game import Bohnanza
from higgle.bohnanza.harvest import Harvest
from higgle.cli import main
from higgle.core import Table
from higgle.play import Match
from tests.laws.beans import WORLDS, disguise
from tests.laws.laws import Play, replays
from tests.piles import counted

PAGE = Path(__file__).parents[2] / "docs/guide/expansion.md"
EXAMPLE = PAGE.parents[1] / "examples/orchard"

pytestmark = pytest.mark.usefixtures("orchard")


@pytest.fixture
def fair(monkeypatch: pytest.MonkeyPatch) -> type[Bohnanza]:
    """The game on the page, with its one row in the catalogue."""
    block = re.search(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert block is not None
    page: dict[str, object] = {"__name__": "village_fair"}
    exec(compile(block[1], str(PAGE), "exec"), page)
    game = page["VillageFair"]
    assert isinstance(game, type)
    assert issubclass(game, Bohnanza)
    monkeypatch.setitem(catalogue.GAMES, game.ID, game)
    return game


def excerpts(page: str, title: str) -> list[str]:
    """The blocks of the page with this title."""
    return re.findall(rf'```\w+ title="{re.escape(title)}"\n(.*?)```', page, re.DOTALL)


def test_every_excerpt_on_the_page_is_of_the_game_that_is_played() -> None:
    """Its file and its texts hold them word for word."""
    page = PAGE.read_text(encoding="utf-8")

    for name, file in {
        "game.py": "higgle_orchard/game.py",
        "orchard.ftl": "higgle_orchard/i18n/en/orchard.ftl",
        "pyproject.toml": "pyproject.toml",
    }.items():
        source = (EXAMPLE / file).read_text(encoding="utf-8")
        assert excerpts(page, name)
        assert [] == [excerpt for excerpt in excerpts(page, name) if excerpt not in source]


def test_the_commands_on_the_page_run(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Word for word, but for playing it oneself."""
    commands = re.findall(
        r"^    higgle (\w+ orchard.*)$", PAGE.read_text(encoding="utf-8"), re.MULTILINE
    )
    assert ["play", "sim", "arena"] == [command.split()[0] for command in commands]
    for command in commands[1:]:
        monkeypatch.setattr("sys.argv", ["higgle", *command.split()])
        with contextlib.suppress(SystemExit):
            main()

    assert "finished  100" in capsys.readouterr().out


def test_the_learner_on_the_page_plays_it_to_the_end() -> None:
    """Word for word."""
    done: dict[str, object] = {}
    (program,) = excerpts(PAGE.read_text(encoding="utf-8"), "learn.py")
    exec(compile(program, str(PAGE), "exec"), done)

    assert (None, True) == (done["word"], done["ended"])


def test_every_text_of_the_example_is_of_a_family_on_the_page() -> None:
    """Who writes the texts of a game finds all their families in one table."""
    page = PAGE.read_text(encoding="utf-8")
    families = set(re.findall(r"^\| `([a-z]+)-[A-Z]", page, re.MULTILINE)) | {"fruit"}
    texts = (EXAMPLE / "higgle_orchard/i18n/en/orchard.ftl").read_text(encoding="utf-8")
    keys = re.findall(r"^([a-z]+)-", texts, re.MULTILINE)

    assert set(keys) <= families
    assert {"you", "option", "lobby"} == families - set(keys)


def test_every_question_on_the_page_is_one() -> None:
    """The table of what a game may answer names what a table has."""
    page = (PAGE.parents[1] / "reference/extending.md").read_text(encoding="utf-8")
    part = page.partition("## Questions with a default")[2].partition("## ")[0]
    named = re.findall(r"^\| (.*?) \|", part, re.MULTILINE)
    questions = [name for row in named if "/" not in row for name in re.findall(r"`(\w+)`", row)]

    assert len(questions) >= 5
    assert [] == [name for name in questions if name != "str" and not hasattr(Table, name)]


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
