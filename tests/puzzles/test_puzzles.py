"""Puzzles: what ships can be replayed and shows one seat; mining and checking repeat."""

import json

import msgspec
import pytest

from higgle.catalogue import OWN_GAMES
from higgle.cli import main
from higgle.core import DOWN, Illegal
from higgle.puzzles import miner
from higgle.puzzles.judge import dot_of, holds
from higgle.puzzles.pages import Try, listing, page, position, rating
from higgle.puzzles.puzzle import SET, WORLDS, Puzzle, ask_of, find, load

SETS = [pytest.param(game, id=game) for game in OWN_GAMES]


@pytest.mark.parametrize("game", SETS)
def test_a_set_has_twenty_different_puzzles_that_can_be_replayed(game: str) -> None:
    """Each answer is one that the table takes, and the best is told apart from the rest."""
    puzzles = load(game)

    assert len(puzzles) == SET
    assert len({puzzle.code for puzzle in puzzles}) == SET
    for puzzle in puzzles:
        view = puzzle.view()
        ask = ask_of(view, puzzle.seat)
        for action in puzzle.actions(view):
            assert action is not None or not ask.must
            if action is not None:
                view.check(puzzle.seat, action)
        values = [one.value for one in puzzle.outcomes]
        assert puzzle.best == values.index(max(values))
        assert values[puzzle.beside] == 0
        assert {len(one.dots) for one in puzzle.outcomes} == {WORLDS}


@pytest.mark.parametrize("game", SETS)
def test_a_page_shows_what_its_seat_sees_and_no_more(game: str) -> None:
    """Neither the seed nor any card that lies face down for the seat; no solution before a try."""
    for number, puzzle in enumerate(load(game), 1):
        shown = position(puzzle)
        view = json.loads(msgspec.json.encode(shown.steps[0].view))
        told = msgspec.json.encode(page(game, number, [], None)).decode()

        assert view == json.loads(puzzle.view().json())
        assert puzzle.seed not in told
        assert '"solution":null' in told
        assert puzzle.view().audience == shown.viewpoint == puzzle.seat


def test_a_hidden_hand_stays_hidden() -> None:
    """The other hands lie face down in the position."""
    puzzle = find("bohnanza", 1)
    view, table = puzzle.view(), puzzle.table()
    other = (puzzle.seat + 1) % puzzle.seats
    hand = next(
        place
        for place, name in enumerate(view.layout.names)
        if name == "hand" and view.layout.owners[place] == other
    )

    assert set(view.piles[hand]) <= {DOWN}
    assert table.piles[hand] != view.piles[hand] or not table.piles[hand]


def test_the_same_seed_mines_the_same_puzzles(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a tiny budget; every number of every answer is the same."""
    for name, value in (("MANY", 12), ("FIRST_LOOK", 4), ("SURE", 1.0), ("LONGEST", 60)):
        monkeypatch.setattr(miner, name, value)

    first, second = (list(miner.mine("bohnanza", 1, "tiny", 4)) for _ in range(2))

    assert len(first) == 1
    assert first == second
    assert msgspec.json.decode(msgspec.json.encode(first[0]), type=Puzzle) == first[0]


def test_the_short_check_holds(capsys: pytest.CaptureFixture[str]) -> None:
    """The first puzzle of each set, in fresh worlds."""
    with pytest.raises(SystemExit, match="0"):
        run("check", "--first", "1", "--worlds", "60")

    assert "5 of 5 hold (100 %)" in capsys.readouterr().out


def test_a_wrong_answer_does_not_hold() -> None:
    """A puzzle whose best answer were another one is noticed."""
    puzzle = find("bohnanza", 1)
    other = (puzzle.best + 1) % len(puzzle.answers)

    assert not holds(msgspec.structs.replace(puzzle, best=other), 24, "fresh")


def run(*words: str) -> None:
    """Give a command of `higgle puzzles`."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("sys.argv", ["higgle", "puzzles", *words])
        main()


def test_a_puzzle_is_solved_in_the_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """After a word that is none of the answers it asks again; then all values are told."""
    puzzle = find("bohnanza", 1)
    said = iter(["nonsense", str(puzzle.best + 1)])
    monkeypatch.setattr("builtins.input", lambda *_: next(said))
    with pytest.raises(SystemExit, match="0"):
        run("solve", "bohnanza", "1", "--language", "en")

    shown = capsys.readouterr().out
    assert "Choose one of the answers" in shown
    assert "Yours brings most." in shown
    assert f"{puzzle.outcomes[puzzle.best].value:+.1f}" in shown


@pytest.mark.parametrize("words", [("solve", "bohnanza", "99"), ("check", "chess")])
def test_what_there_is_not_is_refused_in_one_sentence(
    words: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit, match="2"):
        run(*words)

    assert 1 == capsys.readouterr().err.count("\n")


def test_a_list_counts_what_was_solved_and_how_many_in_a_row() -> None:
    """In the order of the answers; what comes next has not been tried."""
    first, second = load("bohnanza")[:2]
    tries = [Try(first.code, 0, right=False), Try(second.code, second.best, right=True)]
    found = listing(tries)

    assert (found.solved, found.row) == (1, 1)
    assert [one.state for one in found.sets[0].puzzles[:3]] == ["wrong", "right", "open"]
    assert found.next is not None
    assert found.next.state == "open"


def test_the_rating_rises_with_those_who_fail() -> None:
    """Nobody's puzzle stands in the middle."""
    assert rating(0, 0) == 1500
    assert rating(18, 0) > rating(18, 9) == 1500 > rating(18, 18)


@pytest.mark.parametrize(
    ("gain", "dot"), [(-0.6, "-"), (-0.4, "0"), (0.4, "0"), (0.6, "+"), (1.6, "*"), (9.0, "*")]
)
def test_a_dot_says_how_an_answer_fared(gain: float, dot: str) -> None:
    """In whole steps, rounded."""
    assert dot == dot_of(gain, 1.0)


def test_an_answer_that_is_not_offered_is_refused() -> None:
    with pytest.raises(Illegal):
        find("bohnanza", 0)
