"""Data sets: whole games as lines of JSON, and saved games as demonstrations for learners."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from typing import NamedTuple

import msgspec

import higgle
from higgle.core import CLOCK, Action, Illegal, Record, Seat
from higgle.envs.encoder import Numbers
from higgle.envs.env_core import CARDS_PER_SIDE, EnvCore, Mask
from higgle.envs.words import DONE
from higgle.play import Match, MatchResult, Player


class GameLine(msgspec.Struct):
    """One game of a data set."""

    result: MatchResult
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
        yield msgspec.json.encode(GameLine(result, str(match.record())))


class Demonstration(NamedTuple):
    """One word that somebody said: what the seat saw, what it could say, and what it said."""

    seat: Seat
    seen: Numbers
    mask: Mask
    word: int


def demonstrations(
    record: Record | str,
    cards_per_side: int = CARDS_PER_SIDE,
    memory: bool = False,
    history: int = 0,
) -> Iterator[Demonstration]:
    """Every word of a saved game in turn, with the observation and the mask that were due then.

    For policies that learn from the games of others, people or bots. To wait leaves no line in a
    record, so nobody is seen to wait.

    An offer with more than `cards_per_side` cards on a side is left out.
    """
    saved = Record.read(record) if isinstance(record, str) else record
    core = EnvCore(
        saved.game,
        saved.seats,
        saved.options,
        cards_per_side=cards_per_side,
        memory=memory,
        history=history,
    )
    table = higgle.new(saved.game, saved.seats, saved.seed, saved.options)
    core.start(table, "")
    for line in saved.lines:
        action = table.parse(line.do)
        if line.seat != CLOCK:
            with suppress(Illegal):
                yield from demonstrate(core, line.seat, action)
        core.draft = None
        core.scheduler.events += table.act(line.seat, action)


def demonstrate(core: EnvCore, seat: Seat, action: Action) -> list[Demonstration]:
    """The words of an action where there was a choice; `Illegal` if it cannot be said in words."""
    ask = next(ask for ask in core.table.asks() if ask.seat == seat)
    draft = core.codec.draft(core.table.view(seat), ask)
    core.draft = draft
    words = core.codec.spell(draft.view, seat, action)
    found: list[Demonstration] = []
    while not draft.done:
        word = words[len(draft.said)] if len(draft.said) < len(words) else DONE
        core.update_allowed(draft)
        number = core.codec.index.get(word, -1)
        found.append(Demonstration(seat, core.observe(seat), core.mask(seat), number))
        draft.say(word)
    return found
