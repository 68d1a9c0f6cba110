"""Data sets: whole games as lines of JSON, and saved games as demonstrations for learners."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from typing import NamedTuple

import msgspec

import higgle
from higgle.core import CLOCK, Action, Illegal, Record, Seat
from higgle.envs.encoder import Numbers
from higgle.envs.env_core import CARDS_PER_SIDE, Mask, Sitting
from higgle.envs.words import DONE
from higgle.play import Match, Player, Result


class Played(msgspec.Struct):
    """One game."""

    result: Result
    record: str
    """The game as its seed and its actions, with what was said between them."""


def game_lines(
    game: str,
    seats: int,
    games: int,
    seed: str,
    bots: Sequence[Player],
    options: Mapping[str, object] | None = None,
) -> Iterator[bytes]:
    """A line for each game, as JSON."""
    for number in range(games):
        match = Match(game, seats, bots, f"{seed}/{number}", options)
        result = match.play()
        yield msgspec.json.encode(Played(result, str(match.record())))


class Lesson(NamedTuple):
    """One word of somebody who has played."""

    seat: Seat
    seen: Numbers
    mask: Mask
    word: int


def lessons(
    record: Record | str,
    cards_per_side: int = CARDS_PER_SIDE,
    memory: bool = False,
    history: int = 0,
) -> Iterator[Lesson]:
    """Every word of a game in turn, with the numbers and the mask that the doors would have shown.

    An offer with more cards on a side than that is left out.
    """
    saved = Record.read(record) if isinstance(record, str) else record
    agreed = (saved.game, saved.seats, saved.options)
    sitting = Sitting(*agreed, cards_per_side=cards_per_side, memory=memory, history=history)
    table = higgle.new(saved.game, saved.seats, saved.seed, saved.options)
    sitting.begin(table, "")
    for line in saved.lines:
        action = table.parse(line.do)
        if line.seat != CLOCK:
            with suppress(Illegal):
                yield from said(sitting, line.seat, action)
        sitting.draft = None
        sitting.floor.events += table.act(line.seat, action)


def said(sitting: Sitting, seat: Seat, action: Action) -> list[Lesson]:
    """The words of an action where there was a choice; `Illegal` if it cannot be said in words."""
    ask = next(ask for ask in sitting.table.asks() if ask.seat == seat)
    draft = sitting.codec.draft(sitting.table.view(seat), ask)
    sitting.draft = draft
    words = sitting.codec.spell(draft.view, seat, action)
    found: list[Lesson] = []
    while not draft.done:
        word = words[len(draft.said)] if len(draft.said) < len(words) else DONE
        sitting.allow(draft)
        number = sitting.codec.index.get(word, -1)
        found.append(Lesson(seat, sitting.see(seat), sitting.mask(seat), number))
        draft.say(word)
    return found
