"""Trained policies as bots, and saved games as demonstrations to train on."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import partial, update_wrapper
from operator import index
from random import Random
from typing import NamedTuple

import higgle
from higgle.core import CLOCK, Action, Ask, Event, Illegal, Record, Seat, Table
from higgle.envs.codec import Codec
from higgle.extras import Extra

with Extra("research"):
    from higgle.envs.encoder import Numbers, ObservationBuffer, ObservationEncoder
    from higgle.envs.env_core import CARDS_PER_SIDE, EnvCore, Mask, make_mask
from higgle.envs.words import DONE
from higgle.play import Bot, Maker

Policy = Callable[[Numbers, Mask], int]
"""From an observation and a mask, the number of a word."""


class PolicyBot(Bot):
    """Plays a policy, word by word."""

    def __init__(
        self,
        policy: Policy,
        game: str,
        random: Random,
        style: str = "",
        cards_per_side: int = CARDS_PER_SIDE,
        memory: bool = False,
        history: int = 0,
    ) -> None:
        super().__init__(game, random, style)
        self.policy = policy
        self.cards_per_side = cards_per_side
        self.memory = memory
        self.history = history
        self.hears = memory or history > 0
        self.codec: Codec | None = None
        self.buffers: dict[Seat, ObservationBuffer] = {}
        self.heard: dict[Seat, list[Event]] = {}
        """All events so far, where the encoder uses them."""

    def __getstate__(self) -> dict[str, object]:
        """Without codec and buffers, which hold functions; they are made anew."""
        return {**vars(self), "codec": None, "buffers": {}}

    def act(self, view: Table, ask: Ask, events: Sequence[Event]) -> Action | None:
        """Ask the policy for words until the action is complete."""
        if self.codec is None:
            self.codec = Codec(view, self.cards_per_side)
        if ask.seat not in self.buffers:
            encoder = ObservationEncoder(view, self.codec, ask.seat, self.memory, self.history)
            self.buffers[ask.seat] = encoder.buffer(ask.seat)
            self.buffers[ask.seat].add_events(view, self.heard.setdefault(ask.seat, []))
        buffer = self.buffers[ask.seat]
        self.heard[ask.seat] += events
        buffer.update(view)
        buffer.add_events(view, events)
        draft = self.codec.draft(view, ask)
        while not draft.done:
            if len(draft.choices) == 1:
                draft.say(draft.choices[0])
                continue
            buffer.update_draft(draft)
            allowed = [self.codec.index[word] for word in draft.choices]
            word = index(self.policy(buffer.to_array(), make_mask(allowed, len(self.codec.words))))
            draft.say(self.codec.word_at(word))
        return draft.action


def policy_player(
    policy: Policy,
    cards_per_side: int = CARDS_PER_SIDE,
    memory: bool = False,
    history: int = 0,
) -> Maker:
    """A factory of bots that play a policy, for matches, the arena and the server.

    The settings are those of the environment in which it was trained.
    """
    made = partial(PolicyBot, policy, cards_per_side=cards_per_side, memory=memory, history=history)
    return update_wrapper(made, policy, updated=())


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
    """Every word of a saved game in turn, with the observation and the mask at that moment.

    For policies that learn from the games of others, people or bots. A record does not
    log waiting, so no demonstration waits.

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
