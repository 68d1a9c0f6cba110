"""How bots bargain, to be read: `python -m scripts.transcripts` writes ten transcripts of a game.

Each is one turn of another game with bots of several voices, the first from its beginning and the
last from its end; what is planted and drawn is left out. `--turns` tells more, `--seed` something
else, `--language` in another language. With `--bot` the same bot sits in all seats.
"""

import argparse
from collections.abc import Sequence

from higgle.cli.play import tell_reason, tell_talk
from higgle.core import CLOCK, Action, Event, Seat, Table
from higgle.play import Match
from higgle.telling import tell

GAMES = ("bohnanza", "bohnanza-plus", "high-bohn", "bohnaparte", "kuhhandel")
VOICES = ("farmer:generous", "farmer:stubborn", "farmer:chatty", "farmer:calculating", "farmer:shy")
NAMES = ("Gerda", "Stan", "Chris", "Carl", "Shirin")
"""A name for each voice."""
OTHERS = ("Alma", "Boris", "Cilka", "Dieter")
"""Names for those who speak in the voices of their seats."""
QUIET = (
    *("planted", "drew", "turn_began", "called", "harvested", "trade_ended", "withdrawn", "lapsed"),
    *("shuffled", "ran_out", "attacked", "fought", "conquered", "defended", "laid", "stewed"),
    *("stopped", "took_up", "counted"),
)
"""What is left out."""


class Transcript:
    """Some turns of one game, as sentences."""

    def __init__(self, match: Match, names: Sequence[str], language: str) -> None:
        self.match = match
        self.names = names
        self.language = language
        self.turns: list[list[str]] = [[]]
        self.heard = 0

    def watch(self, table: Table, seat: Seat, action: Action, events: list[Event]) -> None:
        """Tell an action, with the words that go with it and those that were said before."""
        conductor = self.match.conductor
        for one in conductor.talk[self.heard :]:
            self.add(tell_talk(table, one, self.names, self.language))
        self.heard = len(conductor.talk)
        reason = None if seat == CLOCK else conductor.bots[seat].why(table.view(), seat, action)
        for event in events:
            if event.name == "turn_began":
                self.turns.append([])
            said = tell(table, table.seen(event), self.names, self.language)
            words = ""
            if reason and event is events[0]:
                words = f" «{tell_reason(reason, seat, event, self.names, self.language)}»"
            if said and (words or event.name not in QUIET):
                self.add(said + words)

    def add(self, sentence: str) -> None:
        if sentence:
            self.turns[-1].append(sentence)


def transcript(game: str, bot: str, seed: str, part: float, turns: int, language: str) -> list[str]:
    """This many turns of a game, from the liveliest of eight on, when this part of it is over."""
    start = sum(map(ord, seed)) % len(VOICES)
    voices = [(start + seat) % len(VOICES) for seat in range(4)]
    names = list(OTHERS) if bot else [NAMES[voice] for voice in voices]
    match = Match(game, 4, [bot or VOICES[voice] for voice in voices], seed)
    told = Transcript(match, names, language)
    match.play(told.watch)
    first = max(1, int(part * (len(told.turns) - 8)))
    lively = range(first, min(first + 8, len(told.turns)))
    begin = max(lively, key=lambda turn: len(told.turns[turn]))
    return [line for turn in told.turns[begin : begin + turns] for line in turn]


def main() -> None:
    """Print them, as Markdown."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="", help="one game")
    parser.add_argument("--bot", default="", help="who sits there, instead of all voices")
    parser.add_argument("--count", type=int, default=10)
    parser.add_argument("--turns", type=int, default=1)
    parser.add_argument("--seed", default="read")
    parser.add_argument("--language", default="en")
    said = parser.parse_args()
    for game in [said.only] if said.only else GAMES:
        print(f"## {game}\n")
        for number in range(1, said.count + 1):
            seed = f"{said.seed} {game} {number}"
            part = (number - 1) / said.count
            lines = transcript(game, said.bot, seed, part, said.turns, said.language)
            print("\n".join(["```", *lines, "```", ""]), flush=True)


if __name__ == "__main__":
    main()
