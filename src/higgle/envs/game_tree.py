"""A game as a tree: every draw of chance is a node, and so is every word.

Chance answers from a list. When the list is too short the action is undone, the draw becomes a
chance node, and with its outcome at the end of the list the action is carried out once more.
"""

from copy import deepcopy
from random import Random
from typing import Self

from higgle.catalogue import blank
from higgle.core import TRUTH, Action, Chance, Event, Illegal, Options, Seat, Table
from higgle.envs.codec import Codec, Draft
from higgle.envs.env_core import EnvScheduler
from higgle.envs.words import WAIT


class ChanceNeeded(Exception):
    """A draw for which no answer is known yet."""

    def __init__(self, limit: int, pile: int) -> None:
        super().__init__(limit, pile)
        self.limit = limit
        self.pile = pile


class ReplayedChance(Chance):
    """Chance that follows a list to its end, and then asks."""

    def __init__(self, answers: list[int]) -> None:
        self.answers = answers[:]

    def below(self, limit: int, pile: int, ordinal: int) -> int:
        if not self.answers:
            raise ChanceNeeded(limit, pile)
        return self.answers.pop(0)


class GameTree:
    """A node with its path from the root: a table that waits for an outcome of chance or a word."""

    def __init__(self, kind: type[Table], seats: int, options: Options, codec: Codec) -> None:
        self.kind = kind
        self.seats = seats
        self.options = options
        self.codec = codec
        self.scheduler: EnvScheduler | None = None
        self.draft: Draft | None = None
        self.answers: list[int] = []
        """The outcomes of the deed that is being done."""
        self.pending: Action | None = None
        self.outcomes: dict[int, tuple[int, float]] = {}
        """At a chance node, for each outcome what chance answers and how probable it is."""
        self.start: Table | None = None
        self.lines: list[tuple[Seat, str | Event]] = []
        """What has happened since the deal, and what each seat has answered."""
        self.remembered = [(0, "")] * seats
        """For each seat, how many lines its information state holds, and their text."""
        self.advance()

    def __deepcopy__(self, memo: object) -> Self:
        twin = type(self).__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.answers = self.answers[:]
        twin.outcomes = dict(self.outcomes)
        twin.lines = self.lines[:]
        twin.remembered = self.remembered[:]
        if self.scheduler is not None:
            twin.scheduler = self.scheduler.copy()
        if self.draft is not None:
            twin.draft = self.draft.copy()
        return twin

    # Where we are

    @property
    def over(self) -> bool:
        return self.scheduler is not None and self.scheduler.table.over

    @property
    def is_chance(self) -> bool:
        return bool(self.outcomes)

    @property
    def asked_seat(self) -> Seat:
        """The seat that is to say a word."""
        assert self.draft is not None, "nobody is asked"
        return self.draft.ask.seat

    def words(self) -> list[int]:
        """The words that may be said, by number."""
        assert self.draft is not None, "nobody is asked"
        return sorted([self.codec.index[word] for word in self.draft.choices])

    # From node to node

    def say(self, word: int) -> None:
        """The seat that is asked says a word; when all is said, it is done."""
        assert self.draft is not None, "nobody is asked"
        self.draft.say(self.codec.word_at(word))
        if self.draft.done:
            self.lines.append((self.asked_seat, " ".join(self.draft.said) or WAIT))
            self.pending = self.draft.action
            self.draft = None
            self.advance()

    def apply_outcome(self, outcome: int) -> None:
        """Chance has decided."""
        if outcome not in self.outcomes:
            raise Illegal("word-not-now", word=outcome, words=", ".join(map(str, self.outcomes)))
        self.answers.append(self.outcomes[outcome][0])
        self.advance()

    def advance(self) -> None:
        """Carry out what is pending, until chance or a seat has to decide."""
        self.outcomes = {}
        table = self.bare_table() if self.scheduler is None else self.scheduler.table.copy()
        try:
            scheduler = self.carry_out(table)
            draft = self.next_draft(scheduler)
        except ChanceNeeded as undecided:
            self.outcomes = outcomes(table, undecided)
            return
        before = 0 if self.scheduler is None else len(self.scheduler.events)
        self.lines += [(-1, event) for event in scheduler.events[before:]]
        self.answers = []
        self.scheduler = scheduler
        self.draft = draft

    def bare_table(self) -> Table:
        return blank(self.kind, self.seats, self.options)

    def carry_out(self, table: Table) -> EnvScheduler:
        """Deal, or do what was said, on this table."""
        chance = ReplayedChance(self.answers)
        if self.scheduler is None:
            table.set_up(chance)
            self.start = table.copy()
            return EnvScheduler(table)
        scheduler = self.scheduler.copy()
        scheduler.table = table
        table.chance = chance
        scheduler.answer(self.pending)
        return scheduler

    def next_draft(self, scheduler: EnvScheduler) -> Draft | None:
        """The draft of the next seat that has a choice."""
        while scheduler.asked is not None:
            view = scheduler.table.view(scheduler.asked.seat)
            draft = self.codec.draft(view, scheduler.asked, scheduler.rights)
            if list(draft.choices) != [WAIT]:
                return draft
            scheduler.answer(None)
        return None

    # What a seat knows

    def observation(self, seat: Seat) -> str:
        """What a seat sees now, and what it has said so far."""
        if self.scheduler is None:
            return ""
        seen = self.scheduler.table.view(seat).json().decode()
        if self.draft is None or self.asked_seat != seat:
            return seen
        dropped = " ".join(sorted(self.draft.cancelled))
        return f"{seen}\nsaid: {' '.join(self.draft.said)}\ncancelled: {dropped}"

    def information_state(self, seat: Seat) -> str:
        """All that a seat has seen and answered since the deal, and what it sees now."""
        if self.scheduler is None or self.start is None:
            return ""
        table = self.scheduler.table
        count, remembered = self.remembered[seat]
        if not count and self.start.audience in (TRUTH, seat):
            remembered = self.start.view(seat).json().decode()
        fresh = [
            str(table.seen(line, seat)) if isinstance(line, Event) else line
            for whose, line in self.lines[count:]
            if whose in (-1, seat)
        ]
        remembered = "\n".join(filter(None, [remembered, *fresh]))
        self.remembered[seat] = len(self.lines), remembered
        return "\n".join(filter(None, [remembered, self.observation(seat)]))

    def resample(self, seat: Seat, dice: Random) -> Self:
        """A path that is consistent with what a seat sees; hidden cards lie elsewhere."""
        assert self.scheduler is not None, "the cards are not dealt yet"
        assert self.start is not None
        twin = deepcopy(self)
        assert twin.scheduler is not None
        truth = self.scheduler.table
        twin.scheduler.table = truth.view(seat).imagine(dice)
        twin.scheduler.events = [truth.seen(event, seat) for event in self.scheduler.events]
        twin.start = self.start.view(seat)
        twin.lines = [
            (whose, truth.seen(line, seat) if isinstance(line, Event) else line)
            for whose, line in self.lines
            if whose in (-1, seat)
        ]
        twin.remembered = [(0, "")] * self.seats
        if twin.draft is not None and twin.asked_seat != seat:
            twin.draft = self.next_draft(twin.scheduler)
        return twin


def outcomes(table: Table, undecided: ChanceNeeded) -> dict[int, tuple[int, float]]:
    """Equal possibilities; from a bag, the cards that can come out of it."""
    limit = undecided.limit
    bags = table.layout.bags
    if undecided.pile >= len(bags) or not bags[undecided.pile]:
        return {answer: (answer, 1 / limit) for answer in range(limit)}
    found: dict[int, tuple[int, float]] = {}
    before = 0
    for card, count in enumerate(table.piles[undecided.pile]):
        if count:
            found[card] = (before, count / limit)
        before += count
    return found
