"""PettingZoo: every seat of every game is an agent, and one is asked after the other."""

from collections.abc import Mapping
from operator import index
from random import Random
from typing import ClassVar, Unpack

from higgle.extras import Extra

with Extra("research"):
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from pettingzoo.utils import wrappers  # type: ignore[import-untyped] # PettingZoo has no types
    from pettingzoo.utils.env import AECEnv  # type: ignore[import-untyped] # the same
from higgle.core import Illegal
from higgle.envs.config import EnvConfig, Settings, results
from higgle.envs.encoder import HIGHEST, Numbers
from higgle.envs.env_core import Mask
from higgle.envs.opponents import TalkLog
from higgle.play.talk import Spoken

Seen = dict[str, Numbers | Mask]
"""`observation`, the numbers that a seat sees, and `action_mask`, the words that it may say."""


class EnvSettings(Settings, total=False):
    """The settings of an environment."""

    events: bool
    talk: bool
    render_mode: str | None


class HiggleEnv(AECEnv):  # type: ignore[misc] # PettingZoo has no types
    """A game as an AEC environment; an action is one word of the codec.

    A word that the mask does not allow raises `Illegal` and changes nothing; `env` wraps this so
    that it ends the game instead, as is usual.
    """

    metadata: ClassVar[dict[str, object]] = {
        "name": "higgle_v0",
        "is_parallelizable": False,
        "render_modes": ["ansi"],
    }

    def __init__(
        self,
        game: str,
        seats: int,
        options: Mapping[str, object] | None = None,
        *,
        events: bool = False,
        talk: bool = False,
        render_mode: str | None = None,
        **settings: Unpack[Settings],
    ) -> None:
        super().__init__()
        if render_mode not in (None, "ansi"):
            raise ValueError("the render mode is ansi, or none at all")
        self.config = EnvConfig(game, seats, options, **settings)
        self.core = self.config.make_core()
        self.events = events
        """Whether `infos` tell what has happened since the agent was last asked."""
        self.talk = talk
        """Whether `infos` tell what the others have said since the agent was last asked."""
        self.talk_log = TalkLog(self.config.seats)
        self.render_mode = render_mode
        self.dice = Random()
        self.said = 0
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        encoder, codec = self.core.encoder, self.core.codec
        self.legend = encoder.legend
        """Which numbers of an observation are about what."""
        self.words = codec.words
        """What each action means."""
        self.state_space = spaces.Box(-1.0, HIGHEST, (seats * encoder.size,), np.float32)
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(-1.0, HIGHEST, (encoder.size,), np.float32),
                    "action_mask": spaces.Box(0, 1, (len(codec.words),), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: spaces.Discrete(len(codec.words)) for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:
        """Deal anew; with a seed, the same game after the same actions."""
        if seed is not None:
            self.dice = Random(index(seed))
        self.core.deal(f"{self.dice.getrandbits(64):x}")
        self.said = 0
        self.talk_log = TalkLog(len(self.possible_agents))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.masks = dict.fromkeys(self.agents, self.core.wait_mask)
        self.infos: dict[str, dict[str, object]] = {
            agent: {"action_mask": self.masks[agent]} for agent in self.agents
        }
        self.ask_next()

    def observe(self, agent: str) -> Seen:
        seat = self.seat_of[agent]
        return {"observation": self.core.observe(seat), "action_mask": self.masks[agent]}

    def step(self, action: int | np.int64 | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise Illegal("unknown-text", text="None")
        self.core.say(index(action))
        self.said += 1
        self._cumulative_rewards[agent] = 0.0
        self.masks[agent] = self.core.wait_mask
        self.infos[agent] = {"action_mask": self.core.wait_mask}
        self.ask_next()

    def ask_next(self) -> None:
        """Find the next agent that has a choice, or end."""
        core = self.core
        if core.advance():
            self.agent_selection = agent = self.possible_agents[core.speaker]
            self.update_info(agent)
            if self.said >= self.config.steps:
                self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.end()

    def update_info(self, agent: str) -> None:
        """The words that an agent may say, and what has happened where it wants to know."""
        seat = self.seat_of[agent]
        mask = self.core.mask(seat)
        mask.flags.writeable = False  # observation and info share it
        self.masks[agent] = mask
        found: dict[str, object] = {"action_mask": mask}
        if self.events:
            found["events"] = self.core.scheduler.event_data(seat)
        if self.talk:
            found["talk"] = self.talk_log.new_talk(self.core.table, seat)
        self.infos[agent] = found

    def end(self) -> None:
        """Pay every agent its reward and put the result into its `info`."""
        self.terminations = dict.fromkeys(self.agents, True)
        for agent, result in zip(self.agents, results(self.core.table), strict=True):
            self.rewards[agent] = result[self.config.reward]
            self.update_info(agent)
            self.infos[agent].update(result)
        self._accumulate_rewards()

    def speak(self, agent: str, talk: Spoken | str) -> None:
        """Say something beside the actions, as a value or in words: `call nothing for 1 blue`."""
        self.talk_log.say(self.core.table, self.seat_of[agent], talk)

    def state(self) -> Numbers:
        """The observations of all seats, concatenated, for a centralised critic."""
        return self.core.observe_all()

    def render(self) -> str | None:
        """The table as a spectator sees it, in JSON."""
        if self.render_mode is None:
            gymnasium.logger.warn("no render_mode was chosen")
            return None
        return self.core.table.view(None).json().decode()

    def close(self) -> None:
        """Do nothing: an environment holds no resources."""


raw_env = HiggleEnv
"""The environment without wrappers, by the name that PettingZoo gives it."""


def env(
    game: str,
    seats: int,
    options: Mapping[str, object] | None = None,
    **settings: Unpack[EnvSettings],
) -> AECEnv:
    """The environment with PettingZoo's usual wrappers: an illegal word loses the game."""
    made = wrappers.TerminateIllegalWrapper(
        HiggleEnv(game, seats, options, **settings), illegal_reward=-1
    )
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(made))
