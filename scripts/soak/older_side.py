"""The other side of `older.py`: it runs with the sources of another commit, whatever it is named.

Each line of the input is a message in JSON; those that ask are answered by one line.
"""

import json
import os
import sys
from importlib import import_module
from random import Random
from types import ModuleType
from typing import Any

import higgle
from higgle.bots import ladder


def first_of(*names: str) -> ModuleType:
    """The first of these modules that this version has."""
    for name in names[:-1]:
        try:
            return import_module(name)
        except ModuleNotFoundError:
            continue
    return import_module(names[-1])


TALK = first_of("higgle.play.talk", "higgle.playing.talk")
STATEMENT = getattr(TALK, "Statement", None) or TALK.Said
CARDS_OF = getattr(TALK, "talk_cards", None) or TALK.talked_about


def make_bot(name: str, game: str, random: Random) -> Any:
    """A bot of the ladder."""
    kind, _, style = name.partition(":")
    if kind == "searcher":
        return import_module("higgle.bots.searcher").Searcher(game, random, style)
    if kind == "expert":
        return import_module("higgle.bots.expert").expert(game, random, style)
    return {"greedy": ladder.greedy}.get(kind, ladder.farmer)(game, random, style)


class Side:
    """One table and the bots at it."""

    def __init__(self) -> None:
        self.table: Any = None
        self.bots: dict[int, Any] = {}
        self.events: list[Any] = []
        self.heard: dict[int, int] = {}
        """How many of the events each bot knows."""

    def new(self, game: str, seats: int, seed: str, bots: dict[str, str]) -> None:
        """A table, and who decides at which seats."""
        self.table = higgle.new(game, seats, seed)
        self.bots = {
            int(seat): make_bot(name, game, Random(f"{seed}/{seat}")) for seat, name in bots.items()
        }
        self.events = []
        self.heard = dict.fromkeys(self.bots, 0)

    def did(self, seat: int, text: str) -> None:
        """Somebody has acted."""
        self.events += self.table.act(seat, self.table.parse(text))

    def act(self, seat: int) -> str | None:
        """What a bot does."""
        asks = [ask for ask in self.table.asks() if ask.seat == seat]
        if not asks:
            return None
        fresh = [self.table.seen(event, seat) for event in self.events[self.heard[seat] :]]
        self.heard[seat] = len(self.events)
        action = self.bots[seat].act(self.table.view(seat), asks[0], fresh)
        return None if action is None else str(action)

    def hear(self, seat: int, speaker: int, step: int, text: str) -> bool:
        """Whether a bot wants to be asked because of what was said."""
        try:
            said = TALK.read(text, CARDS_OF(self.table))
        except Exception:  # noqa: BLE001 - words that this version does not know
            return False
        return bool(self.bots[seat].hear(STATEMENT(speaker, step, said)))

    def says(self, seat: int, text: str) -> list[str]:
        """What a bot says after its action."""
        bot, action = self.bots[seat], self.table.parse(text)
        if not bot.talks or not bot.speaks_after(action):
            return []
        said = bot.says(self.table.view(), seat, action)
        return [TALK.write(one, CARDS_OF(self.table)) for one in said]

    def scores(self) -> list[int]:
        """How the game has ended."""
        return list(self.table.scores())


def main() -> None:
    """Do what is asked, line by line."""
    answers = os.fdopen(os.dup(1), "w", buffering=1)
    sys.stdout = sys.stderr
    side = Side()
    for line in sys.stdin:
        word, *rest = json.loads(line)
        found = getattr(side, word)(*rest)
        if word not in ("new", "did"):
            answers.write(json.dumps(found) + "\n")


if __name__ == "__main__":
    main()
