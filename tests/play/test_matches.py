"""Matches: results that do not depend on where they were played."""

import os
from functools import partial
from pathlib import Path

import msgspec
import pytest

import higgle
from higgle.core import Illegal
from higgle.play import Match, Pairing, bot_names, play_all, simulate
from higgle.play.processes import spread

KEYS = {
    "games",
    "finished",
    "actions",
    "illegal",
    "games_per_second",
    "actions_per_second",
    "mean_scores",
    "wins_by_seat",
    "wins_by_bot",
}


@pytest.mark.parametrize("game", [entry.id for entry in higgle.games()])
def test_random_bots_end_every_game_legally(game: str) -> None:
    """For every number of seats."""
    entry = next(entry for entry in higgle.games() if entry.id == game)

    for seats in entry.seats:
        result = Match(game, seats, ["random"], f"ends {seats}").play()

        assert result.finished
        assert () == result.forfeits
        assert result.winners


def test_the_same_seed_gives_the_same_match() -> None:
    """Bots and conductor draw from the seed too."""
    first = Match("bohnanza", 4, ["random"], "twice").play()

    assert first == Match("bohnanza", 4, ["random"], "twice").play()


def test_a_match_can_be_replayed() -> None:
    """A match leaves a record that proves its result."""
    match = Match("bohnanza", 4, ["random"], "kept")
    result = match.play()

    assert list(result.scores) == higgle.verify(match.table.record()).scores()


def test_the_result_does_not_depend_on_the_number_of_processes() -> None:
    """Two processes play the same matches as one, in the same order."""
    pairings = [Pairing("bohnanza", ("random",) * 3, f"many {n}", {}) for n in range(8)]
    told: list[tuple[int, int]] = []

    alone = play_all(pairings)

    assert alone == play_all(pairings, 2, lambda done, total: told.append((done, total)))
    assert (8, 8) == told[-1]


def test_a_simulation_reports_what_was_agreed() -> None:
    """The keys are fixed; other programs read them."""
    result = simulate("bohnanza", 4, 5, "report", ["random"])
    plain = msgspec.to_builtins(result)

    assert plain.keys() >= KEYS
    assert 5 == plain["games"] == plain["finished"]
    assert 0 == plain["illegal"]
    assert 5 == pytest.approx(sum(plain["wins_by_seat"]))
    assert {"random": pytest.approx(5)} == plain["wins_by_bot"]


@pytest.mark.parametrize(
    ("seats", "games", "bots", "reason"),
    [
        (4, 1, ["nobody"], "unknown-bot"),
        (4, 1, ["no.such.module:Bot"], "unknown-bot"),
        (4, 1, ["framer:easy"], "unknown-bot"),
        (4, 1, ["json:easy"], "no-bot-in-module"),
        (4, 1, ["higgle.bots.random_bot"], "no-bot-in-module"),
        (4, 1, ["higgle.bots.random_bot:Randon"], "no-bot-in-module"),
        (4, 0, ["random"], "no-games"),
        (3, 1, ["random"] * 4, "wrong-bots"),
        (9, 1, ["random"], "wrong-seats"),
    ],
)
def test_what_cannot_be_simulated_is_refused(
    seats: int, games: int, bots: list[str], reason: str
) -> None:
    """Before the first game begins, with a sentence for people."""
    with pytest.raises(Illegal) as refused:
        simulate("bohnanza", seats, games, "", bots)

    assert reason == refused.value.reason
    assert "refusal-" not in str(refused.value)


def test_bots_are_found_by_name() -> None:
    """Installed packages name theirs; ours are found the same way."""
    assert "random" in bot_names()


def test_a_bot_whose_module_lacks_something_says_what(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The module is there; what it needs is not."""
    (tmp_path / "needy").mkdir()
    (tmp_path / "needy/bot.py").write_text("import no_such_thing\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)

    with pytest.raises(Illegal, match="no_such_thing") as refused:
        simulate("bohnanza", 4, 1, "", ["needy.bot:Bot"])

    assert "broken-bot" == refused.value.reason


def test_a_bot_in_a_file_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file needs no folder around it, so a name without a dot is a module too."""
    source = "from higgle.bots.random_bot import RandomBot as Aimless\n"
    (tmp_path / "aimless_file.py").write_text(source, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)

    result = simulate("bohnanza", 3, 1, "", ["aimless_file:Aimless", "random"])

    assert {"aimless_file:Aimless", "random"} == result.wins_by_bot.keys()


def note(folder: Path, number: int) -> int:
    """A task of about a millisecond that leaves a sign."""
    (folder / str(number)).touch()
    return sum(range(30_000))


def stop(done: int, count: int) -> None:
    """Somebody presses Ctrl-C."""
    raise KeyboardInterrupt


def test_whoever_interrupts_does_not_wait_for_all(tmp_path: Path) -> None:
    """Only for what is under way."""
    with pytest.raises(KeyboardInterrupt):
        spread(partial(note, tmp_path), range(20_000), processes=2, progress=stop)

    assert len(list(tmp_path.iterdir())) < 20_000


def fail_at_three(number: int) -> int:
    """A task that goes wrong."""
    if number == 3:
        raise ValueError("three")
    return number


def end_process(number: int) -> int:
    """A task that takes its process with it."""
    os._exit(1)


def test_a_task_that_raises_ends_all() -> None:
    """With its own exception, wherever it ran."""
    for processes in (1, 2):
        with pytest.raises(ValueError, match="three"):
            spread(fail_at_three, range(8), processes)


def test_a_process_that_dies_is_noticed() -> None:
    """Nobody waits for what will never come."""
    with pytest.raises(RuntimeError, match="has ended"):
        spread(end_process, range(8), 2)


def test_progress_is_told_game_by_game() -> None:
    """Not by batches: whoever watches sees it move."""
    told: list[int] = []

    spread(abs, range(400), 2, lambda done, count: told.append(done))

    assert list(range(1, 401)) == told


def test_a_simulation_that_is_stopped_reports_what_was_played() -> None:
    """An interrupt before the first game is one."""

    def stop(done: int, count: int) -> None:
        if done == 3:
            raise KeyboardInterrupt

    assert 3 == simulate("bohnanza", 3, 50, "stop", ["random"], progress=stop).games


def test_the_win_of_a_stand_in_is_nobodys() -> None:
    """It goes to the best of those who decided for themselves."""
    wins = ["tests.arena.broken:Broken", "random", "random"]

    lost = simulate("bohnanza", 3, 4, "broken", wins)
    forgiven = simulate("bohnanza", 3, 4, "broken", wins, forgive=True)

    assert (0, 4) == (lost.wins_by_bot[wins[0]], lost.wins_by_bot["random"])
    assert forgiven.wins_by_bot[wins[0]] >= 2
    assert [wins[0]] == [one.bot for one in lost.failures]
