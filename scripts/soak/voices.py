"""What bots say in whole games: `python -m scripts.soak.voices` counts what a seat says twice.

A simple reader, who has heard the characters in some games, then has to tell in others by ten
unnamed lines who speaks.
"""

import argparse
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from math import log
from random import Random
from typing import Final

from higgle.bohnanza.answers import Decline
from higgle.bots.phrases import VOICES
from higgle.catalogue import GAMES
from higgle.core import Action, Event, Seat, Table
from higgle.i18n import LANGUAGES
from higgle.play import Reason, Spoken, spread
from scripts.soak.heard import heard_match

TURN: Final = 7.8
"""How many seconds a turn takes at normal speed."""
PAUSE: Final = 300.0
LINES: Final = 10
"""By how many lines a reader has to know a character."""

Heard = tuple[int, Seat, Reason]
"""In which turn a seat gave a reason."""


def play(task: tuple[str, tuple[str, ...], str]) -> tuple[list[Heard], int]:
    """What was said in a game, and how many refusals nothing was said to."""
    game, bots, seed = task
    heard: list[Heard] = []
    turn = refusals = spoken = 0

    def hear(seat: Seat, action: Action, said: Reason | Spoken) -> None:
        nonlocal spoken
        if isinstance(said, Reason):
            heard.append((turn, seat, said))
            spoken += isinstance(action, Decline)

    def watch(table: Table, seat: Seat, action: Action, events: list[Event]) -> None:
        nonlocal turn, refusals
        turn += sum(event.name == "turn_began" for event in events)
        refusals += isinstance(action, Decline)

    heard_match(game, bots, seed, hear).play(watch)
    return heard, refusals - spoken


def count_repeated(heard: list[Heard], language: str) -> int:
    """How many sentences a seat has said in the five minutes before."""
    last: dict[tuple[Seat, str], int] = {}
    repeated = 0
    for turn, seat, reason in heard:
        key = seat, reason.text(language)
        repeated += key in last and (turn - last[key]) * TURN < PAUSE
        last[key] = turn
    return repeated


def words_of(reason: Reason, language: str) -> Iterator[str]:
    """The words and marks of a sentence, without its beans, animals and numbers."""
    words = tuple([one for one in reason.words if one[0] in ("voice", "way")])
    text = Reason(reason.message, words).text(language)
    for mark in ".,!?…:":
        text = text.replace(mark, f" {mark} ")
    yield from text.lower().split()


def tell_apart(
    spoken: dict[str, list[Reason]], language: str, random: Random, tries: int
) -> tuple[int, int]:
    """How often ten lines of the second half are known by the words of the first half."""
    counts: dict[str, Counter[str]] = {}
    for voice, reasons in spoken.items():
        first = reasons[: len(reasons) // 2]
        counts[voice] = Counter(word for one in first for word in words_of(one, language))
    known = 0
    for number in range(tries):
        voice = VOICES[number % len(VOICES)]
        later = spoken[voice][len(spoken[voice]) // 2 :]
        lines = random.sample(later, min(LINES, len(later)))
        words = [word for one in lines for word in words_of(one, language)]
        likely = {other: likelihood(words, counts[other]) for other in VOICES}
        known += max(VOICES, key=likely.__getitem__) == voice
    return known, tries


def likelihood(words: list[str], counts: Counter[str]) -> float:
    """How likely a character is to say these words."""
    total = counts.total() + 1000
    return sum(log((counts[word] + 1) / total) for word in words)


def main() -> int:
    """Play, count and print; it fails if a seat has said a sentence twice in five minutes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20, help="how many of each game")
    parser.add_argument("--seed", default="voices")
    parser.add_argument("--processes", type=int, default=1)
    said = parser.parse_args()
    bots = tuple([f"farmer:{voice}" for voice in VOICES])
    failed = 0
    for game in GAMES:
        tasks = [(game, bots, f"{said.seed}/{n}") for n in range(said.games)]
        played = spread(play, tasks, said.processes)
        sentences = sum(len(heard) for heard, _ in played)
        silent = sum(unsaid for _, unsaid in played)
        spoken: dict[str, list[Reason]] = defaultdict(list)
        for heard, _ in played:
            for _, seat, reason in heard:
                spoken[VOICES[seat]].append(reason)
        print(f"{game}: {said.games} games, {sentences} sentences, {silent} refusals without words")
        for language in LANGUAGES:
            repeated = sum(count_repeated(heard, language) for heard, _ in played)
            known, tries = tell_apart(spoken, language, Random(language), 200)
            print(f"    {language}: {repeated} said twice, {known} of {tries} speakers known")
            failed += repeated
    return min(1, failed)


if __name__ == "__main__":
    sys.exit(main())
