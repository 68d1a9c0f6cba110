"""Bots of today among those of another commit: `python -m scripts.soak.older bohnaparte expert`.

Both versions keep the same table in step, as deals and rules have stayed the same; the other one
decides in a process of its own. Every deal is played from every seat.
"""

import argparse
import io
import json
import os
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random

from higgle.arena.figures import interval
from higgle.core import Action, Ask, Event, Seat, Table
from higgle.play import Bot, Match, Statement, spread
from higgle.play.talk import Spoken, read, talk_cards, write

ROOT = Path(__file__).resolve().parents[2]
SIDE = Path(__file__).with_name("older_side.py")
PATHS = "HIGGLE_OLDER"
"""The setting that says where the sources of the other version lie."""

Answer = str | bool | list[str] | list[int] | None


class OlderVersion:
    """The process in which the other version plays, at one table after another."""

    def __init__(self) -> None:
        settings = {**os.environ, "PYTHONPATH": os.environ[PATHS]}
        self.process = subprocess.Popen(
            [sys.executable, str(SIDE)],
            env=settings,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def tell(self, *words: object) -> None:
        """Say what has happened."""
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(words) + "\n")

    def ask(self, *words: object) -> Answer:
        """Wait for what it answers."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.tell(*words)
        self.process.stdin.flush()
        answer: Answer = json.loads(self.process.stdout.readline())
        return answer


RUNNING: list[OlderVersion] = []
"""The one that this process talks to, once it has begun."""


class OlderBot(Bot):
    """A seat whose decisions are made by the other version."""

    talks = True

    def __init__(self, game: str, random: Random, style: str = "") -> None:
        super().__init__(game, random, style)
        self.older = RUNNING[0]
        self.view: Table | None = None
        self.seat = 0

    def act(self, view: Table, ask: Ask, events: Sequence[Event]) -> Action | None:
        self.view, self.seat = view, ask.seat
        text = self.older.ask("act", ask.seat)
        return view.parse(text) if isinstance(text, str) else None

    def hear(self, said: Statement) -> bool:
        if self.view is None:
            return False
        words = write(said.talk, talk_cards(self.view))
        return bool(self.older.ask("hear", self.seat, said.seat, said.step, words))

    def says(self, view: Table, seat: Seat, action: Action) -> Sequence[Spoken]:
        said = self.older.ask("says", seat, str(action))
        assert isinstance(said, list)
        return [read(str(text), talk_cards(view)) for text in said]


def play(task: tuple[str, str, str, int, str]) -> float:
    """One deal from every seat; the share of wins."""
    game, bot, other, seats, seed = task
    if not RUNNING:
        RUNNING.append(OlderVersion())
    older = RUNNING[0]
    won = 0.0
    for own in range(seats):
        match = Match(game, seats, [bot if at == own else OlderBot for at in range(seats)], seed)
        older.tell("new", game, seats, seed, {at: other for at in range(seats) if at != own})

        def keep_step(table: Table, seat: int, action: Action, events: list[Event]) -> None:
            older.tell("did", seat, str(action))

        result = match.play(keep_step)
        assert not result.forfeits, result.forfeits[0].text
        assert older.ask("scores") == list(result.scores), "both versions play the same game"
        won += (own in result.winners) / len(result.winners)
    return won / seats


@contextmanager
def sources(commit: str) -> Iterator[str]:
    """The sources of a commit in a folder of their own."""
    words = ["git", "archive", "--format=tar", commit, "src/higgle"]
    packed = subprocess.run(words, cwd=ROOT, stdout=subprocess.PIPE, check=True).stdout
    with tempfile.TemporaryDirectory() as folder:
        with tarfile.open(fileobj=io.BytesIO(packed)) as tar:
            tar.extractall(folder, filter="data")
        yield str(Path(folder, "src"))


def main() -> None:
    """Play, and print the share of wins."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("bot", help="who sits alone among three of the other version")
    parser.add_argument("--other", default="searcher:budget=60000")
    parser.add_argument("--commit", default="79add2d")
    parser.add_argument("--deals", type=int, default=250)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seed", default="older")
    parser.add_argument("--processes", type=int, default=1)
    said = parser.parse_args()
    with sources(said.commit) as folder:
        os.environ[PATHS] = os.environ.get(PATHS, folder)
        tasks = [
            (said.game, said.bot, said.other, said.seats, f"{said.seed} {deal}")
            for deal in range(said.deals)
        ]
        found = interval(spread(play, tasks, said.processes))
    games = said.deals * said.seats
    share = f"{100 * found.mean:.1f} % ({100 * found.low:.1f} to {100 * found.high:.1f})"
    print(f"{said.game}: {said.bot} among {said.other} of {said.commit}: {share} of {games} games")


if __name__ == "__main__":
    main()
