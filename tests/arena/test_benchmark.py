"""Higgle-6: tables and opponents, points, tracks, and a leaderboard."""

import json
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from random import Random
from threading import Thread

import pytest

import higgle
from higgle.arena import contest, hold
from higgle.arena.benchmark import (
    NAME,
    LeaderboardEntry,
    enter,
    hash_source,
    points,
    price_tokens,
    read_leaderboard,
    seat_drawn,
    write_leaderboard,
)
from higgle.arena.bot_tournament import play_round
from higgle.arena.contest import ONE, Contest, rounds
from higgle.arena.figures import Interval
from higgle.arena.games import TABLES, BenchmarkTable
from higgle.core import Illegal
from higgle.play import make_bot

LISTENER = "tests.arena.listener:Listener"


def entry(bot: str, reached: float, track: str = "talk") -> LeaderboardEntry:
    return LeaderboardEntry(
        NAME, bot, "0", 1, Interval(reached, reached, reached), {}, 0, track=track
    )


def test_all_five_games_are_played_among_bots_that_there_are() -> None:
    """With three, four and five seats, and never among bots that everybody beats."""
    assert {entry.id for entry in higgle.games()} == TABLES.keys()
    for game, tables in TABLES.items():
        assert {3, 4, 5} == {table.seats for table in tables}
        for table in tables:
            others = seat_drawn(game, table, "test")
            assert str(contest(f"{game}:farmer/{others}", table.seats))
            assert "greedy" not in others


def test_drawn_opponents_follow_from_the_beacon() -> None:
    """The same for the same text, others for another; nobody can train against them before."""
    [table] = [table for table in TABLES["kuhhandel"] if table.name == "drawn"]
    first, again, other = [seat_drawn("kuhhandel", table, seed) for seed in ("a", "a", "b")]

    assert first == again != other
    assert 3 == len(set(first.split("/")))


def test_an_equal_share_is_a_hundred_points() -> None:
    """Whoever sits among its like reaches it, from all seats together."""
    held = hold([contest("kuhhandel:greedy/greedy", 3, ways=(ONE,))], 2, NAME)

    assert 100 == pytest.approx(points(held.figures).mean)


def test_an_entry_has_points_for_each_game_and_names_the_worst(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """One number over five games would hide that a bot is weak in one of them."""
    for game in ("kuhhandel", "bohnanza"):
        monkeypatch.setitem(TABLES, game, (BenchmarkTable("few", 3, "random"),))
    shown: list[tuple[int, int]] = []

    def show(done: int, total: int) -> None:
        shown.append((done, total))

    found = enter("greedy", 2, progress=show, beacon="noon", games=("kuhhandel", "bohnanza"))

    assert {"kuhhandel", "bohnanza"} == found.games.keys() == found.tables.keys()
    assert found.games[found.worst].mean == min(one.mean for one in found.games.values())
    assert 300 >= found.points.mean > 100
    assert (12, 12) == shown[-1]
    assert ("noon", "talk", {}) == (found.beacon, found.track, found.usage["kuhhandel"])


def test_deals_follow_from_the_beacon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those of one beacon are the same again, those of another are not."""
    monkeypatch.setitem(TABLES, "kuhhandel", (BenchmarkTable("few", 3, "random/pool:hoarder"),))

    def played(beacon: str) -> list[dict[str, Interval]]:
        return [enter("random", 5, beacon=beacon, games=["kuhhandel"]).tables["kuhhandel"]]

    assert played("noon") == played("noon")
    assert played("noon") != played("midnight")


def test_nobody_is_heard_in_the_silent_track() -> None:
    """Where everybody may talk, farmers call and signal."""
    heard: list[float] = []
    for silent in (False, True):
        made = Contest("bohnanza", LISTENER, "farmer", 3, {}, (ONE,), silent)
        played = play_round(rounds(made, 1, "test", 0.0)[0])
        heard.append(played.behaviour[LISTENER]["lines"])

    assert heard[0] > 0 == heard[1]


class StandIn(BaseHTTPRequestHandler):
    """A server with one model, which passes wherever it may and counts its tokens."""

    def do_POST(self) -> None:
        asked = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        prompt = asked["messages"][0]["content"]
        answer = {
            "choices": [{"message": {"role": "assistant", "content": "wait"}}],
            "usage": {"prompt_tokens": len(prompt.split()), "completion_tokens": 2},
        }
        whole = json.dumps(answer).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(whole)))
        self.end_headers()
        self.wfile.write(whole)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        """Say nothing."""


@pytest.fixture
def model(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A model behind a server of this machine, named by the environment."""
    with HTTPServer(("127.0.0.1", 0), StandIn) as server:
        thread = Thread(target=server.serve_forever)
        thread.start()
        monkeypatch.setenv("HIGGLE_MODEL_URL", f"http://127.0.0.1:{server.server_port}/v1")
        monkeypatch.setenv("HIGGLE_MODEL", "stand-in")
        yield "higgle.envs.llm:endpoint_bot"
        server.shutdown()
        thread.join()


def test_a_language_model_is_told_what_it_used(model: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Replies, tokens and money; what it does not decide, it has lost."""
    monkeypatch.setitem(TABLES, "kuhhandel", (BenchmarkTable("few", 3, "greedy"),))
    found = enter(model, 1, track="language", games=["kuhhandel"])
    used = found.usage["kuhhandel"]

    assert found.forfeits > 0 == found.points.mean
    assert used["reply_tokens_per_game"] == pytest.approx(2 * used["replies_per_game"])
    assert used["prompt_tokens_per_game"] > 100 * used["replies_per_game"]
    assert 0 < used["refused_replies"] < 1
    tokens = 3 * used["prompt_tokens_per_game"], 3 * used["reply_tokens_per_game"]
    assert price_tokens(found, 2, 10) == pytest.approx(
        (2 * tokens[0] + 10 * tokens[1]) / 1e6, abs=1e-3
    )


def test_without_a_model_the_sentence_says_what_is_missing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The names of both settings."""
    monkeypatch.delenv("HIGGLE_MODEL_URL", raising=False)
    with pytest.raises(Illegal, match="HIGGLE_MODEL_URL"):
        make_bot("higgle.envs.llm:endpoint_bot", "kuhhandel", Random(1))


def test_a_hash_names_the_file_of_a_bot_of_ones_own() -> None:
    """Bots of the package follow from its version."""
    assert 64 == len(hash_source("higgle.bots.random_bot:RandomBot"))
    assert "" == hash_source("farmer") == hash_source("farmer:envy=0.1")


def test_the_leaderboard_keeps_one_entry_of_each_bot_and_track(tmp_path: Path) -> None:
    """The newest, and the best bot first."""
    board = tmp_path / "board.json"
    write_leaderboard(entry("mild", 120), board)
    write_leaderboard(entry("keen", 80), board)
    write_leaderboard(entry("keen", 150), board)
    write_leaderboard(entry("keen", 90, "silent"), board)

    assert [("silent", "keen", 90), ("talk", "keen", 150), ("talk", "mild", 120)] == [
        (one.track, one.bot, one.points.mean) for one in read_leaderboard(board)
    ]
