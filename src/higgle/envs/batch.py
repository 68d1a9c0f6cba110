"""A batch of tables that advance in step: one word at each, and a new game when one is over.

Observations, masks and rewards are written into buffers that the caller has allocated.
"""

from collections.abc import Sequence
from random import Random
from typing import Final

from higgle.core import Action
from higgle.envs.config import WAYS, Buffers, EnvConfig, results
from higgle.envs.encodings import Afterstates
from higgle.envs.env_core import EnvCore
from higgle.envs.opponents import Opponents
from higgle.envs.words import WAIT

ILLEGAL: Final = -1.0
"""What a seat gets for a word that the mask forbids; the game is over then."""

STATE: Final = (
    "cores",
    "opponents",
    "dice",
    "said",
    "asked",
    "over",
    "offered",
    "marked",
)
"""The attributes that a copy takes over; afterstates follow from the events."""


class TableBatch:
    """Several tables with the same configuration."""

    def __init__(self, config: EnvConfig, buffers: Buffers, first: int) -> None:
        self.config = config
        self.buffers = buffers
        self.observations = buffers.observations
        self.masks = buffers.masks
        self.seats = buffers.seats
        self.steps = config.steps
        self.writes_states = config.states
        self.by_candidates = config.candidates > 0
        """Whether whole actions are chosen from, not words."""
        self.first = first
        """The number of the first table; deals depend on it, and not on the number of processes."""
        count = len(buffers.masks)
        pool = config.opponents
        first_one = config.make_core()
        self.cores = [config.make_core(first_one) for _ in range(count)]
        self.opponents = [
            Opponents(config.game, config.seats, pool, config.seat) for _ in range(count) if pool
        ]
        self.dice = [Random() for _ in range(count)]
        self.said = [0] * count
        self.asked = [0] * count
        self.over = [False] * count
        """Whether the last step at each table has ended its game, or cut it short."""
        self.offered: list[list[Action | None]] = [[] for _ in range(count)]
        """The actions to choose from at each table, where they are listed."""
        self.marked: list[list[int]] = [[] for _ in range(count)]
        """The choices that each mask allows now."""
        self.uses_afterstates = config.afterstates(first_one) is not None
        self.afterstates: list[list[Afterstates]] = [[] for _ in range(count)]
        """For each table and seat, the encoder of what follows its candidates."""
        self.heard = [[0] * config.seats for _ in range(count)]
        """How many events each of these has been given."""

    def state(self) -> dict[str, object]:
        """The state of all tables, for a copy."""
        return {name: getattr(self, name) for name in STATE}

    def restore(self, state: dict[str, object]) -> None:
        """Take over the state of another batch."""
        for name in STATE:
            setattr(self, name, state[name])
        for index in range(len(self.cores)):
            self.reset_afterstates(index)

    def reset(self, seed: str) -> None:
        """Deal at every table."""
        for index in range(len(self.cores)):
            self.dice[index] = Random(f"{seed}/{self.first + index}")
            self.clear(index)
            self.deal(index)
            self.write(index)

    def step(self, words: Sequence[int]) -> None:
        """Say one word at every table."""
        for index, word in enumerate(words):
            if self.over[index]:
                self.clear(index)
            self.say(index, word)
            self.write(index)

    def clear(self, index: int) -> None:
        """Blank what is about the last game."""
        self.over[index] = False
        self.buffers.ended[index] = False
        self.buffers.cut[index] = False
        self.buffers.rewards[index] = 0.0
        self.buffers.results[index] = 0.0

    def say(self, index: int, word: int) -> None:
        """Say one word at a table; when the game is over, deal the next."""
        core = self.cores[index]
        if not self.choose(index, word):
            paid = [0.0] * core.seats
            paid[core.speaker] = ILLEGAL
            self.end(index, paid)
            return
        said = self.said[index] + 1
        self.said[index] = said
        if not self.advance_to_learner(index):
            found = results(core.table)
            self.buffers.results[index] = [[result[way] for way in WAYS] for result in found]
            self.end(index, [result[self.config.reward] for result in found])
        elif said >= self.steps:
            self.buffers.cut[index] = True
            self.deal_next(index)

    def choose(self, index: int, choice: int) -> bool:
        """Say a word or do what was listed; a choice that there is not is refused."""
        core = self.cores[index]
        if not self.by_candidates:
            if choice not in core.allowed:
                return False
            core.say(choice)
            return True
        offered = self.offered[index]
        if not 0 <= choice < len(offered):
            return False
        core.act_or_wait(offered[choice])
        return True

    def end(self, index: int, paid: list[float]) -> None:
        """Pay, and deal the next game."""
        self.buffers.ended[index] = True
        self.buffers.rewards[index] = paid
        self.deal_next(index)

    def deal_next(self, index: int) -> None:
        """Keep the last that was seen, and begin anew."""
        self.over[index] = True
        self.buffers.finals[index][:] = self.cores[index].buffer(self.asked[index]).cells
        self.deal(index)

    def deal(self, index: int) -> None:
        """Begin a game in which there is something to say."""
        core = self.cores[index]
        going = False
        while not going:
            seed = f"{self.dice[index].getrandbits(64):x}"
            if self.opponents:
                self.opponents[index].seat_bots(seed)
            core.deal_fast(seed, bool(self.opponents) or self.uses_afterstates)
            self.reset_afterstates(index)
            going = self.advance_to_learner(index)
        self.said[index] = 0

    def reset_afterstates(self, index: int) -> None:
        """Start afresh for a new game."""
        found = [self.config.afterstates(self.cores[index]) for _ in range(self.config.seats)]
        self.afterstates[index] = [one for one in found if one is not None]
        self.heard[index] = [0] * self.config.seats

    def advance_to_learner(self, index: int) -> bool:
        """Let the others play until the learner has a choice; whether it has one."""
        core = self.cores[index]
        if not self.opponents:
            return core.advance()
        opponents = self.opponents[index]
        while core.draft is None:
            ask = core.scheduler.asked
            if ask is None:
                return False
            if ask.seat == opponents.seat:
                core.begin_draft()
            else:
                opponents.answer(core.scheduler)
        return True

    def write(self, index: int) -> None:
        """Write who is asked, its observation and its mask."""
        core = self.cores[index]
        seat = core.speaker
        self.asked[index] = seat
        self.seats[index] = seat
        self.observations[index][:] = core.buffer(seat).cells
        if self.writes_states:
            self.buffers.states[index] = core.observe_all()
        allowed = self.list_candidates(index) if self.by_candidates else core.allowed
        mask = self.masks[index]
        for word in self.marked[index]:
            mask[word] = 0
        for word in allowed:
            mask[word] = 1
        self.marked[index] = allowed

    def list_candidates(self, index: int) -> list[int]:
        """Find whole actions to choose from, and write a row for each."""
        core = self.cores[index]
        found = candidates(core, self.config.candidates, self.dice[index])
        self.offered[index] = found
        rows = self.buffers.candidates[index]
        rows[:] = 0.0
        if self.uses_afterstates:
            for place, row in enumerate(self.candidate_features(index, found)):
                rows[place] = row
        else:
            for place, action in enumerate(found):
                for word in candidate_words(core, action):
                    rows[place, word] += 1.0
        return list(range(len(found)))

    def candidate_features(self, index: int, found: list[Action | None]) -> list[list[float]]:
        """A row of features for the position after each candidate, from the seat's own view."""
        core = self.cores[index]
        draft = core.draft
        assert draft is not None, "nobody is asked"
        seat, view = draft.seat, draft.view
        afterstates, events = self.afterstates[index][seat], core.scheduler.events
        for event in events[self.heard[index][seat] :]:
            afterstates.add_event(view, core.table.seen(event, seat))
        self.heard[index][seat] = len(events)
        return [parts + whole for parts, whole in afterstates.rows(view, seat, found)]


def candidates(core: EnvCore, most: int, dice: Random) -> list[Action | None]:
    """Waiting where one may, what is listed, and proposals of open forms, up to a number."""
    draft = core.draft
    assert draft is not None, "nobody is asked"
    ask = draft.ask
    found: list[Action | None] = [] if ask.must else [None]
    found += draft.listed.values()
    for _ in range(most if draft.open_verbs else 0):
        if len(found) >= most:
            break
        action = draft.view.propose(ask.seat, dice)
        if action is not None and action not in found and core.scheduler.permits(action):
            found.append(action)
    return found[:most]


def candidate_words(core: EnvCore, action: Action | None) -> list[int]:
    """The words of an action, as an observation counts the words of a draft."""
    draft, codec = core.draft, core.codec
    assert draft is not None, "nobody is asked"
    words = (WAIT,) if action is None else codec.spell(draft.view, draft.seat, action)
    return core.encoder.positions_of(words)
