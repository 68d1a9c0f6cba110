"""A game that answers no question but the rules' own is played on every floor of the house."""

import contextlib
from importlib.metadata import EntryPoint
from random import Random

import numpy as np
import pytest
from rich.console import Console

import higgle
from higgle.arena.bot_tournament import hold
from higgle.arena.contest import ONE, contest
from higgle.catalogue import OWN_GAMES, load_installed
from higgle.cli import main
from higgle.cli.games import picture_of
from higgle.core import Event, Table
from higgle.envs.codec import Codec
from higgle.envs.env_core import EnvCore
from higgle.envs.games import adapter_for
from higgle.envs.pettingzoo import HiggleEnv
from higgle.i18n import GAMES_GROUP
from higgle.narrator import tell
from higgle.play import Match, play_at_random
from higgle_orchard.game import Orchard


class Unlisted(Orchard):
    """The same game under a name that is in no catalogue."""

    ID = "unlisted"


def test_an_installed_game_is_listed_with_its_own_texts() -> None:
    found = {entry.id: entry for entry in higgle.games("de")}

    assert "orchard" in found
    assert "orchard" not in OWN_GAMES
    assert "Obstgarten" == found["orchard"].title


class Nameless(Orchard):
    """A game under another name than its entry point says."""

    ID = "other"


@pytest.mark.parametrize(
    ("value", "why"),
    [
        ("no_such_package:Game", "ModuleNotFoundError"),
        ("higgle.core:Record", "not a subclass"),
        ("tests.orchard.test_everywhere:Nameless", "its ID is 'other'"),
        ("higgle_orchard.game:Orchard", "another game of this name"),
    ],
)
def test_an_entry_point_that_is_no_game_is_left_out_with_a_warning(value: str, why: str) -> None:
    with pytest.warns(RuntimeWarning, match=why):
        assert {} == load_installed([EntryPoint("orchard", value, GAMES_GROUP)])


def test_at_the_end_everybody_sees_the_same_scores() -> None:
    """The hands are laid open."""
    table = higgle.new("orchard", 3, "open")
    play_at_random(table, Random(1))

    assert table.over
    assert 0 < sum(table.scores())
    assert [table.scores()] * 4 == [table.view(seat).scores() for seat in (0, 1, 2, None)]


@pytest.mark.parametrize("bot", ["random", "greedy", "farmer", "searcher"])
def test_every_bot_sits_down(bot: str) -> None:
    result = Match("orchard", 3, [bot], "sim").play()

    assert (True, 0) == (result.finished, result.illegal)


def test_the_terminal_draws_it_and_tells_what_happens() -> None:
    table = higgle.new("orchard", 3, "picture")
    console = Console(record=True, width=100, file=None)
    with console.capture() as drawn:
        console.print(picture_of(Orchard).show(table.view(0), ["Ann", "Bob", "Cid"], "en"))
    events = table.act(0, table.actions(0)[0])

    assert "1 Ann" in drawn.get()
    assert "Deck" in drawn.get()
    assert "Basket" in drawn.get()
    assert any(name in drawn.get() for name in ("Apple", "Pear", "Plum"))
    assert "Ann offers Bob" in tell(table, events[0], ["Ann", "Bob", "Cid"])


def test_a_number_called_give_may_be_a_card() -> None:
    """In the games with beans it counts the cards that the maker gives."""
    table = higgle.new("orchard", 3, "words")
    pear_for_apple = Event("fruit_offered", 0, (), (1, 2, 1))

    told = tell(table, pear_for_apple, ["Ann", "Bob", "Cid"])

    assert "Ann offers Bob a swap: Pear for Apple." == told


def test_the_program_simulates_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["higgle", "sim", "orchard", "--seats=2", "--games=2"])
    with contextlib.suppress(SystemExit):
        main()

    assert "finished  2" in capsys.readouterr().out


def test_the_arena_counts_its_games() -> None:
    found = hold([contest("orchard:farmer/random", 3, ways=(ONE,))], 2, "arena")

    assert (6, 0, 0) == (
        found.figures[0].games,
        found.figures[0].unfinished,
        found.figures[0].illegal,
    )


def test_learners_spell_and_see_it() -> None:
    """Words and numbers of the plain kit are enough for a whole game."""
    core = EnvCore("orchard", 3)
    core.deal("learn")
    dice = Random(1)
    sizes = set()
    while core.asked_seat is not None:
        if core.draft is None and not core.begin_draft():
            continue
        sizes.add(len(core.observe(core.asked_seat)))
        core.say(dice.choice([int(word) for word in np.flatnonzero(core.mask(core.asked_seat))]))

    assert core.table.over
    assert {core.encoder.size} == sizes


def test_language_models_read_about_it() -> None:
    view = higgle.new("orchard", 3, "text").view(0)

    adapter = adapter_for(Orchard)

    assert "Active: you" in adapter.describe(view, 0)
    assert any(str(each).startswith("swap ") for each in adapter.example_actions(Orchard))


def test_a_class_that_nobody_registered_is_loaded_and_replayed() -> None:
    table: Table = higgle.new(Unlisted, 2, "unlisted")
    while not table.over:
        table.act(table.asks()[0].seat, table.actions(table.asks()[0].seat)[0])

    assert table.json() == higgle.load(table.json(), game=Unlisted).json()
    assert table.json() == higgle.replay(str(table.record()), game=Unlisted).json()
    assert table.json() == higgle.verify(str(table.record()), game=Unlisted).json()
    assert Codec(table).words


def test_an_environment_is_made_of_it() -> None:
    env = HiggleEnv("orchard", seats=2)
    env.reset(seed=1)

    assert env.agents
