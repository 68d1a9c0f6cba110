"""OpenSpiel: importing this registers all games as Python games.

`higgle_bohnanza`, …, `higgle_kuhhandel` and the reduced `higgle_small_bohnanza` and
`higgle_small_kuhhandel`. Parameters are `players` and the options of the game. A seat's utility is
its share of the win less an equal share.
"""

from collections.abc import Callable, Mapping
from random import Random
from typing import ClassVar, Final

from msgspec.structs import fields

from higgle.extras import Extra

with Extra("research"):
    import numpy as np
    import pyspiel  # type: ignore[import-not-found] # a compiled module without types

import higgle
from higgle.catalogue import game_class
from higgle.core import Seat, Table
from higgle.envs.config import results
from higgle.envs.encoder import Numbers
from higgle.envs.encodings import DIGEST, EventHistory, hash_bits
from higgle.envs.env_core import CARDS_PER_SIDE, EnvCore
from higgle.envs.game_tree import GameTree
from higgle.envs.games import adapter_for
from higgle.envs.games.small import SMALL_GAMES
from higgle.envs.opponents import TalkData, TalkLog
from higgle.play.talk import Spoken

Parameter = bool | int | str

LONGEST: Final = 100_000
"""More nodes than a game has in which nobody accepts and refuses one offer for ever."""
MOST_OUTCOMES: Final = 128
EVENTS: Final = 16
"""How many events are in the tensor of an information state."""


def game_type(
    name: str, title: str, game: type[Table], agreed: Mapping[str, Parameter]
) -> "pyspiel.GameType":
    """The static facts of a game for OpenSpiel's registry."""
    defaults = {field.name: field.default for field in fields(game.OPTIONS)}
    return pyspiel.GameType(
        short_name=name,
        long_name=title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.SEATS[-1],
        min_num_players=game.SEATS[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": usual_seats(game), **defaults, **agreed},
    )


def usual_seats(game: type[Table]) -> int:
    """Three, or as near to it as the game can be played."""
    return min(game.SEATS, key=lambda seats: abs(seats - 3))


class HiggleGame(pyspiel.Game):  # type: ignore[misc] # a compiled class without types
    """A game with its options, as OpenSpiel plays it."""

    kind: ClassVar[type[Table]]
    type: ClassVar["pyspiel.GameType"]
    cards_per_side: ClassVar[int] = CARDS_PER_SIDE

    def __init__(self, params: Mapping[str, Parameter] | None = None) -> None:
        agreed = {**self.type.parameter_specification, **(params or {})}
        self.seats = int(agreed.pop("players"))
        self.core = EnvCore(
            self.kind, self.seats, agreed, interrupts="none", cards_per_side=self.cards_per_side
        )
        share = 1 / self.seats
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.core.codec.words),
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.seats,
            min_utility=-share,
            max_utility=1 - share,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.type, info, params or {})

    def new_initial_state(self) -> "HiggleState":
        return HiggleState(self)

    def make_py_observer(
        self,
        iig_obs_type: "pyspiel.IIGObservationType | None" = None,
        params: Mapping[str, Parameter] | None = None,
    ) -> "HiggleObserver":
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return HiggleObserver(self.core, recall)


class HiggleState(pyspiel.State):  # type: ignore[misc] # a compiled class without types
    """A state: a seat is to say a word, or chance is to decide."""

    def __init__(self, game: HiggleGame) -> None:
        super().__init__(game)
        core = game.core
        self.tree = GameTree(core.kind, core.seats, core.table.options, core.codec)
        self.talk_log = TalkLog(core.seats)

    def current_player(self) -> int:
        if self.tree.is_chance:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.tree.over else self.tree.asked_seat

    def is_terminal(self) -> bool:
        return self.tree.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(outcome, share) for outcome, (_, share) in self.tree.outcomes.items()]

    def _legal_actions(self, player: Seat) -> list[int]:
        return self.tree.words()

    def _apply_action(self, action: int) -> None:
        if self.tree.is_chance:
            self.tree.apply_outcome(action)
        else:
            self.tree.say(action)

    def _action_to_string(self, player: Seat, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance:{action}"
        return self.tree.codec.words[action]

    def returns(self) -> list[float]:
        seats = self.tree.seats
        if not self.tree.over or self.tree.scheduler is None:
            return [0.0] * seats
        return [result["win"] - 1 / seats for result in results(self.tree.scheduler.table)]

    def resample_from_infostate(self, player: Seat, sample: Callable[[], float]) -> "HiggleState":
        """A random state consistent with what a seat sees: hidden cards are dealt again."""
        if self.tree.is_chance or self.tree.over:
            raise pyspiel.SpielError("only where a seat is asked can its world be imagined anew")
        twin: HiggleState = self.clone()
        twin.tree = self.tree.resample(player, Random(int(sample() * 2**53)))
        return twin

    def speak(self, player: Seat, talk: Spoken | str) -> None:
        """Say something beside the actions, as a value or in words; it changes no state."""
        self.talk_log.say(self.table(), player, talk)

    def new_talk(self, player: Seat) -> list[TalkData]:
        """What the others have said since a player was last told."""
        return self.talk_log.new_talk(self.table(), player)

    def table(self) -> Table:
        """The table, once the cards are dealt."""
        if self.tree.scheduler is None:
            raise pyspiel.SpielError("the cards are not dealt yet")
        return self.tree.scheduler.table

    def __str__(self) -> str:
        """The whole table; only for looking at."""
        if self.tree.scheduler is None:
            return f"dealing {self.tree.answers}"
        said = [] if self.tree.draft is None else self.tree.draft.said
        return f"{self.tree.scheduler.table.json().decode()} {said} {self.tree.answers}"


class HiggleObserver:
    """Observations as numbers and text; with perfect recall, information states.

    The tensor of an information state is the observation, the last events, and a digest of
    all that the seat remembers, so that no two of them are the same.
    """

    def __init__(self, core: EnvCore, recall: bool) -> None:
        self.encoder = core.encoder
        self.buffers = [self.encoder.buffer(seat) for seat in range(core.seats)]
        self.recall = recall
        self.history = EventHistory(core.table, EVENTS)
        size = self.encoder.size + (self.history.size + DIGEST if recall else 0)
        self.tensor: Numbers = np.zeros(size, np.float32)
        self.dict = {"information_state" if recall else "observation": self.tensor}

    def set_from(self, state: HiggleState, player: Seat) -> None:
        tree = state.tree
        if tree.scheduler is None:
            self.tensor.fill(0)
            return
        buffer = self.buffers[player]
        table = tree.scheduler.table
        buffer.update(table.view(player))
        buffer.update_draft(
            tree.draft if tree.draft is not None and tree.asked_seat == player else None
        )
        self.tensor[: self.encoder.size] = buffer.array
        if self.recall:
            seen = self.history.rows(table, tree.scheduler.events, player)
            self.tensor[self.encoder.size :] = [*seen, *hash_bits(tree.information_state(player))]

    def string_from(self, state: HiggleState, player: Seat) -> str:
        return (
            state.tree.information_state(player) if self.recall else state.tree.observation(player)
        )


def refuse_search(method: str) -> None:
    """Let OpenSpiel's search in C++ refuse our states: it would bring the whole process down.

    It gives up Python's lock and then asks a state that is written in Python, which ends in a
    segmentation fault with every Python game; its twin in Python does the same search.
    """
    search = getattr(pyspiel.ISMCTSBot, method)

    def refuse_our_states(bot: "pyspiel.ISMCTSBot", state: "pyspiel.State") -> object:
        if isinstance(state, HiggleState):
            raise pyspiel.SpielError(
                "pyspiel.ISMCTSBot cannot search games written in Python; "
                "open_spiel.python.algorithms.ismcts.ISMCTSBot can"
            )
        return search(bot, state)

    setattr(pyspiel.ISMCTSBot, method, refuse_our_states)


def step(bot: "pyspiel.MCTSBot", state: "pyspiel.State") -> int:
    """Take the way through C++ that keeps Python's lock; the other one ends the process too."""
    if isinstance(state, HiggleState):
        return int(bot.step_with_policy(state)[1])
    return int(STEP(bot, state))


for name in ("step", "step_with_policy", "get_policy", "run_search"):
    if hasattr(pyspiel.ISMCTSBot, name):
        refuse_search(name)
STEP: Final = pyspiel.MCTSBot.step
pyspiel.MCTSBot.step = step


def register(
    name: str,
    title: str,
    game: type[Table],
    options: Mapping[str, Parameter],
    most_cards: int = CARDS_PER_SIDE,
) -> None:
    """Make a class for a game, and register it."""

    class RegisteredGame(HiggleGame):
        kind = game
        type = game_type(name, title, game, options)
        cards_per_side = most_cards

    RegisteredGame.__name__ = f"{game.__name__}Game"
    pyspiel.register_game(RegisteredGame.type, RegisteredGame)


for entry in higgle.games():
    whole = game_class(entry.id)
    options = adapter_for(whole).TREE_OPTIONS
    register(f"higgle_{entry.id.replace('-', '_')}", entry.title, whole, options)
for name, (title, small) in SMALL_GAMES.items():
    register(name, title, small, {}, most_cards=1)
