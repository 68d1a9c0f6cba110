"""PettingZoo's parallel interface: all who are asked answer at once, as in a sealed auction."""

from collections.abc import Mapping
from operator import index
from random import Random
from typing import ClassVar, Unpack

from higgle.extras import Extra

with Extra("research"):
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray
    from pettingzoo.utils.env import ParallelEnv  # type: ignore[import-untyped] # it has no types
from higgle.core import CLOCK, Action, Ask, Event, Illegal, Seat
from higgle.envs.codec import Draft
from higgle.envs.config import EnvConfig, Settings, results
from higgle.envs.encoder import HIGHEST, Numbers
from higgle.envs.env_core import Mask, make_mask
from higgle.envs.words import WAIT
from higgle.play import Scheduler

Observations = dict[str, dict[str, Numbers | Mask]]
Infos = dict[str, dict[str, object]]
Step = tuple[Observations, dict[str, float], dict[str, bool], dict[str, bool], Infos]


class ParallelRound:
    """Those who are asked at one moment, and what they say until all of them are done."""

    def __init__(self, drafts: list[Draft]) -> None:
        self.drafts = {draft.seat: draft for draft in drafts}

    def open(self, seat: Seat) -> Draft | None:
        """The answer that a seat has begun and not finished."""
        draft = self.drafts.get(seat)
        return None if draft is None or draft.done else draft

    def is_done(self) -> bool:
        """Whether everybody has answered."""
        return all(draft.done for draft in self.drafts.values())


class HiggleParallelEnv(ParallelEnv):  # type: ignore[misc] # PettingZoo has no types
    """A game in rounds: whoever is asked says a word a step, the others wait.

    Nobody sees what others answer before all have answered. Then the answers are carried out in
    random order; one that an earlier one has made illegal is dropped, and its seat is asked again.
    A word that the mask does not allow raises `Illegal` and changes nothing.
    """

    metadata: ClassVar[dict[str, object]] = {"name": "higgle_v0", "render_modes": ["ansi"]}

    def __init__(
        self,
        game: str,
        seats: int,
        options: Mapping[str, object] | None = None,
        *,
        render_mode: str | None = None,
        **settings: Unpack[Settings],
    ) -> None:
        if render_mode not in (None, "ansi"):
            raise ValueError("the render mode is ansi, or none at all")
        self.config = EnvConfig(game, seats, options, **settings)
        if self.config.interrupts == "event_windows":
            raise ValueError("in rounds there are no windows between events")
        self.core = self.config.make_core()
        self.render_mode = render_mode
        self.dice = Random()
        self.said = 0
        self.legend = self.core.encoder.legend
        """Which numbers of an observation are about what."""
        self.words = self.core.codec.words
        """What each action means."""
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        size = self.core.encoder.size
        seen: dict[str, spaces.Space[NDArray[np.generic]]] = {
            "observation": spaces.Box(-1.0, HIGHEST, (size,), np.float32),
            "action_mask": spaces.Box(0, 1, (len(self.words),), np.int8),
        }
        self.observation_spaces = {agent: spaces.Dict(seen) for agent in self.possible_agents}
        self.action_spaces = {
            agent: spaces.Discrete(len(self.words)) for agent in self.possible_agents
        }
        self.state_space = spaces.Box(-1.0, HIGHEST, (seats * size,), np.float32)

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, object] | None = None
    ) -> tuple[Observations, Infos]:
        """Deal anew; with a seed, the same game after the same actions."""
        if seed is not None:
            self.dice = Random(index(seed))
        deal = f"{self.dice.getrandbits(64):x}"
        self.core.deal(deal)
        self.events: list[Event] = self.core.scheduler.events[:]
        self.scheduler = Scheduler(Random(f"{deal}/floor"))
        self.said = 0
        self.dropped: set[Seat] = set()
        """The seats whose last answer came too late."""
        self.agents = self.possible_agents[:]
        self.begin_round()
        return self.observations(), self.infos()

    def step(self, actions: Mapping[str, int | np.int64]) -> Step:
        """Say a word for everybody who is asked; who is not asked can only wait."""
        spoken = {seat: self.check_word(seat, actions) for seat in range(len(self.agents))}
        self.dropped = set()
        for seat, word in spoken.items():
            draft = self.round.open(seat)
            if draft is not None:
                draft.say(word)
        self.said += 1
        while not self.core.table.over and self.round.is_done():
            self.finish_round()
        return self.outcome()

    def check_word(self, seat: Seat, actions: Mapping[str, int | np.int64]) -> str:
        """What a seat says, if it may; those who are not asked need not be named."""
        waiting = self.core.codec.index[WAIT]
        word = self.core.codec.word_at(index(actions.get(self.possible_agents[seat], waiting)))
        draft = self.round.open(seat)
        choices = (WAIT,) if draft is None else draft.choices
        if word not in choices:
            raise Illegal("word-not-now", word=word, words=", ".join(choices))
        return word

    # Rounds

    def begin_round(self) -> None:
        """Ask everybody who has something to decide; who can only wait has passed."""
        table, scheduler = self.core.table, self.scheduler
        scheduler.schedule(table.asks())
        drafts = [self.draft(ask) for ask in (*scheduler.optional, *scheduler.required)]
        idle = [draft for draft in drafts if tuple(draft.choices) == (WAIT,)]
        for draft in idle:
            scheduler.note_pass(draft.ask)
        for ask in table.asks():
            scheduler.woken.discard(ask.seat)
        self.round = ParallelRound([draft for draft in drafts if draft not in idle])

    def draft(self, ask: Ask) -> Draft:
        rights = self.config.interrupts != "none" or ask.must
        return Draft(self.core.codec, self.core.table.view(ask.seat), ask, rights)

    def finish_round(self) -> None:
        """Carry out all answers in random order; if nobody has acted, the clock does."""
        drafts = list(self.round.drafts.values())
        self.scheduler.random.shuffle(drafts)
        acted = [self.carry_out(draft.ask, draft.action) for draft in drafts]
        table = self.core.table
        if not any(acted) and not table.over:
            self.events += table.act(CLOCK, table.actions(CLOCK)[0])
        if not table.over:
            self.begin_round()

    def carry_out(self, ask: Ask, action: Action | None) -> bool:
        """Do what a seat has answered, if it still can; return whether something was done."""
        if action is None:
            self.scheduler.note_pass(ask)
            return False
        try:
            self.events += self.core.table.act(ask.seat, action)
        except Illegal:
            self.dropped.add(ask.seat)
            return False
        self.scheduler.reopen(ask.seat)
        return True

    # What agents are told

    def outcome(self) -> Step:
        """The return value of `step`, for every agent that was still in the game."""
        told, over = self.agents, self.core.table.over
        cut = not over and self.said >= self.config.steps
        paid = [one[self.config.reward] if over else 0.0 for one in results(self.core.table)]
        answer = (
            self.observations(),
            {agent: paid[seat] for seat, agent in enumerate(told)},
            dict.fromkeys(told, over),
            dict.fromkeys(told, cut),
            self.infos(),
        )
        if over or cut:
            self.agents = []
        return answer

    def mask(self, seat: Seat) -> Mask:
        """The words that a seat may say."""
        draft = None if self.core.table.over else self.round.open(seat)
        if draft is None:
            return self.core.wait_mask
        index_of = self.core.codec.index
        return make_mask([index_of[word] for word in draft.choices], len(self.words))

    def observe(self, seat: Seat) -> Numbers:
        """What a seat sees of the table, and the words that it has said."""
        draft = None if self.core.table.over else self.round.open(seat)
        buffer = self.core.buffers[seat]
        buffer.update(self.core.table.view(seat) if draft is None else draft.view)
        buffer.update_draft(draft)
        if self.core.encoder.uses_events:
            fresh = self.events[buffer.heard :]
            table = self.core.table
            buffer.add_events(table, [table.seen(event, seat) for event in fresh])
        return buffer.to_array()

    def observations(self) -> Observations:
        return {
            agent: {"observation": self.observe(seat), "action_mask": self.mask(seat)}
            for seat, agent in enumerate(self.agents)
        }

    def infos(self) -> Infos:
        """Each agent's mask, whether its answer was dropped, and its result at the end."""
        table = self.core.table
        ends = results(table) if table.over else [{} for _ in self.agents]
        return {
            agent: {"action_mask": self.mask(seat), "dropped": seat in self.dropped, **ends[seat]}
            for seat, agent in enumerate(self.agents)
        }

    def state(self) -> Numbers:
        """The observations of all seats, concatenated, for a centralised critic."""
        return np.concatenate([self.observe(seat) for seat in range(len(self.possible_agents))])

    def render(self) -> str | None:
        """The table as a spectator sees it, in JSON."""
        if self.render_mode is None:
            gymnasium.logger.warn("no render_mode was chosen")
            return None
        return self.core.table.view(None).json().decode()

    def close(self) -> None:
        """Do nothing: an environment holds no resources."""


parallel_env = HiggleParallelEnv
"""The environment by the name that PettingZoo gives it."""
