"""Gymnasium: one seat learns, and bots from a pool sit in the others; one table, or many."""

from collections.abc import Mapping, Sequence
from operator import index
from typing import Unpack

from higgle.extras import Extra

with Extra("research"):
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray

import higgle
from higgle.core import Ask, Illegal, Seat
from higgle.envs.config import WAYS, EnvConfig, Settings, results
from higgle.envs.encoder import HIGHEST, Numbers
from higgle.envs.env_core import Mask
from higgle.envs.opponents import Opponents, TalkLog
from higgle.envs.vector import Choices, Vector
from higgle.play import DEFAULT, Player, Spoken, Statement

SEATS = 4
"""How many sit at a table made by its registered name, unless it says otherwise."""


class HiggleGym(gymnasium.Env[Numbers, np.int64]):
    """A game as a single learner sees it; an action is one word of the codec.

    A word that the mask does not allow ends the game with a reward of -1. In every game each other
    seat draws its bot from the pool; a stand-in decides
    for a bot that fails, and `info` counts it.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        seats: int,
        opponents: Sequence[Player] = (DEFAULT,),
        options: Mapping[str, object] | None = None,
        *,
        seat: Seat | None = None,
        events: bool = False,
        talk: bool = False,
        render_mode: str | None = None,
        **settings: Unpack[Settings],
    ) -> None:
        if render_mode not in (None, "ansi"):
            raise ValueError("the render mode is ansi, or none at all")
        self.render_mode = render_mode
        self.config = EnvConfig(game, seats, options, opponents, seat, **settings)
        self.core = self.config.make_core()
        self.opponents = Opponents(game, self.config.seats, opponents, self.config.seat)
        self.events = events
        """Whether `info` tells what the learner saw happen since the last time."""
        self.talk = talk
        """Whether the bots talk, and `info` tells what they have said since the last time."""
        self.talk_log = TalkLog(self.config.seats)
        self.said = 0
        self.going = False
        """Whether a game is going on."""
        self.words = self.core.codec.words
        """What each action means."""
        self.legend = self.core.encoder.legend
        """Which numbers of an observation are about what."""
        self.observation_space = spaces.Box(-1.0, HIGHEST, (self.core.encoder.size,), np.float32)
        self.action_space = spaces.Discrete(len(self.words))

    @property
    def seat(self) -> Seat:
        """Where the learner sits."""
        return self.opponents.seat

    def action_masks(self) -> Mask:
        """The words that may be said now, as sb3-contrib asks for them."""
        return self.core.mask(self.seat)

    def reset(
        self, *, seed: int | None = None, options: dict[str, object] | None = None
    ) -> tuple[Numbers, dict[str, object]]:
        """Deal anew and play until the learner is asked."""
        super().reset(seed=None if seed is None else index(seed))
        deal = f"{int(self.np_random.integers(2**63)):x}"
        self.opponents.seat_bots(deal)
        self.said = 0
        self.talk_log = TalkLog(self.core.seats)
        self.core.deal(deal)
        self.advance_to_learner()
        self.going = True
        return self.core.observe(self.seat), self.info()

    def step(self, action: np.int64) -> tuple[Numbers, float, bool, bool, dict[str, object]]:
        """Say one word; when an answer is complete, play until the learner is asked again."""
        if not self.going:
            raise gymnasium.error.ResetNeeded("no game is going on; reset() deals one")
        try:
            self.core.say(index(action))
        except Illegal:
            self.going = False
            return self.core.observe(self.seat), -1.0, True, False, {**self.info(), "illegal": True}
        self.said += 1
        self.advance_to_learner()
        over = self.core.table.over
        reward = results(self.core.table)[self.seat][self.config.reward] if over else 0.0
        cut = not over and self.said >= self.config.steps
        self.going = not (over or cut)
        return self.core.observe(self.seat), reward, over, cut, self.info()

    def info(self) -> dict[str, object]:
        """The mask, failures of bots, and at the end the result as `win`, `rank` and `score`."""
        table = self.core.table
        found: dict[str, object] = {
            "action_mask": self.action_masks(),
            "seat": self.seat,
            "forfeits": self.opponents.forfeits,
        }
        if self.events:
            found["events"] = self.core.scheduler.event_data(self.seat)
        if self.talk:
            found["talk"] = self.talk_log.new_talk(table, self.seat)
        if table.over:
            found.update(results(table)[self.seat])
        return found

    def render(self) -> str | None:
        """The table in words, as the learner sees it."""
        if self.render_mode is None:
            gymnasium.logger.warn("no render_mode was chosen")
            return None
        return "\n".join(
            self.core.codec.adapter.describe(self.core.table.view(self.seat), self.seat)
        )

    def advance_to_learner(self) -> None:
        """Let the others play until the learner has a choice, or the game is over."""
        core = self.core
        while core.draft is None and core.scheduler.asked is not None:
            ask = core.scheduler.asked
            if ask.seat == self.seat:
                core.begin_draft()
            else:
                self.let_bot_act(ask)

    def let_bot_act(self, ask: Ask) -> None:
        """Let the bot that is asked act, and say what it wants to."""
        action = self.opponents.answer(self.core.scheduler)
        if not self.talk or action is None:
            return
        bot = self.opponents.bots[ask.seat]
        if bot.talks and bot.speaks_after(action):
            for talk in bot.says(self.core.table.view(), ask.seat, action):
                self.broadcast(self.talk_log.say(self.core.table, ask.seat, talk))

    def speak(self, talk: Spoken | str) -> None:
        """The learner says something, as a value or in words: `call nothing for 1 blue`."""
        self.broadcast(self.talk_log.say(self.core.table, self.seat, talk))

    def broadcast(self, said: Statement) -> None:
        """The bots hear what somebody said; whoever wants to answer is asked again."""
        for seat, bot in self.opponents.bots.items():
            if seat != said.seat and bot.talks and bot.hear(said):
                self.core.scheduler.reopen(seat)


class HiggleVectorEnv(gymnasium.vector.VectorEnv[Numbers, Choices, NDArray[np.generic]]):
    """One learner at every table, among bots of a pool, as Gymnasium's vector environments are.

    The next game is dealt in the same step; `final_obs` is then what the learner saw at last, and
    `final_info` what it came to.
    """

    metadata = {"autoreset_mode": gymnasium.vector.AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        seats: int,
        num_envs: int,
        opponents: Sequence[Player] = (DEFAULT,),
        options: Mapping[str, object] | None = None,
        *,
        seat: Seat | None = None,
        processes: int = 1,
        **settings: Unpack[Settings],
    ) -> None:
        if not opponents:
            raise ValueError("name at least one bot in opponents")
        agreed = (game, seats, num_envs, opponents, options)
        self.vector = Vector(*agreed, seat=seat, processes=processes, **settings)
        size, words = self.vector.observations.shape[1], len(self.vector.vocabulary)
        self.num_envs = num_envs
        self.single_observation_space = spaces.Box(-1.0, HIGHEST, (size,), np.float32)
        self.single_action_space = spaces.Discrete(words)
        batch = gymnasium.vector.utils.batch_space
        self.observation_space = batch(self.single_observation_space, num_envs)
        self.action_space = batch(self.single_action_space, num_envs)
        self.each = np.arange(num_envs)

    def reset(
        self, *, seed: int | list[int] | None = None, options: object = None
    ) -> tuple[Numbers, dict[str, object]]:
        """Deal at every table; of a list of seeds each one counts for all tables."""
        self.vector.reset(seed)
        return self.vector.observations.copy(), self.info()

    def step(
        self, actions: Choices
    ) -> tuple[Numbers, Numbers, NDArray[np.bool_], NDArray[np.bool_], dict[str, object]]:
        """Say one word at every table; each goes on until its learner is asked again."""
        vector = self.vector
        before = vector.seats.copy()
        vector.step(actions)
        info = self.info()
        over = vector.ended | vector.cut
        if over.any():
            finals = np.full(self.num_envs, None, object)
            for index in np.flatnonzero(over):
                finals[index] = vector.finals[index].copy()
            info |= {"final_obs": finals, "_final_obs": over}
            info |= {"final_info": self.final_results(before), "_final_info": over}
        paid = vector.rewards[self.each, before]
        return vector.observations.copy(), paid, vector.ended.copy(), vector.cut.copy(), info

    def info(self) -> dict[str, object]:
        """The masks, and where each learner sits."""
        return {"action_mask": self.vector.masks.copy(), "seat": self.vector.seats.copy()}

    def final_results(self, seats: NDArray[np.int32]) -> dict[str, NDArray[np.generic]]:
        """The results of the learners in these seats, and where there are any."""
        counted = self.vector.results
        played_out = counted[:, :, WAYS.index("win")].sum(axis=1) > 0  # then somebody has won
        found: dict[str, NDArray[np.generic]] = {}
        for column, way in enumerate(WAYS):
            found[way] = counted[self.each, seats, column]
            found[f"_{way}"] = played_out
        return found

    def close_extras(self, **kwargs: object) -> None:
        """End the processes."""
        self.vector.close()


for entry in higgle.games():
    gymnasium.register(
        f"higgle/{entry.id}-v0",
        "higgle.envs.gym:HiggleGym",
        vector_entry_point="higgle.envs.gym:HiggleVectorEnv",
        kwargs={"game": entry.id, "seats": SEATS},
    )
