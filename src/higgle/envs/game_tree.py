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


class Undecided(Exception):
    """A draw for which no answer is known yet."""

    def __init__(self, limit: int, pile: int) -> None:
        super().__init__(limit, pile)
        self.limit = limit
        self.pile = pile


class Answered(Chance):
    """Chance that follows a list to its end, and then asks."""

    def __init__(self, answers: list[int]) -> None:
        self.answers = answers[:]

    def below(self, limit: int, pile: int, ordinal: int) -> int:
        if not self.answers:
            raise Undecided(limit, pile)
        return self.answers.pop(0)


class Tree:
    """One path from the root: a table that is dealt, or waits for an outcome, or for a word."""

    def __init__(self, kind: type[Table], seats: int, options: Options, codec: Codec) -> None:
        self.kind = kind
        self.seats = seats
        self.options = options
        self.codec = codec
        self.floor: EnvScheduler | None = None
        self.draft: Draft | None = None
        self.answers: list[int] = []
        """The outcomes of the deed that is being done."""
        self.pending: Action | None = None
        self.outcomes: dict[int, tuple[int, float]] = {}
        """At a chance node, for each outcome what chance answers and how probable it is."""
        self.start: Table | None = None
        self.lines: list[tuple[Seat, str | Event]] = []
        """What has happened since the deal, and what each seat has answered."""
        self.told = [(0, "")] * seats
        """How many of these lines a seat has remembered already, and what they tell it."""
        self.go_on()

    def __deepcopy__(self, memo: object) -> Self:
        twin = type(self).__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.answers = self.answers[:]
        twin.outcomes = dict(self.outcomes)
        twin.lines = self.lines[:]
        twin.told = self.told[:]
        if self.floor is not None:
            twin.floor = self.floor.copy()
        if self.draft is not None:
            twin.draft = self.draft.copy()
        return twin

    # Where we are

    @property
    def over(self) -> bool:
        return self.floor is not None and self.floor.table.over

    @property
    def is_chance(self) -> bool:
        return bool(self.outcomes)

    @property
    def asked(self) -> Seat:
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
        self.draft.say(self.codec.word(word))
        if self.draft.done:
            self.lines.append((self.asked, " ".join(self.draft.said) or WAIT))
            self.pending = self.draft.action
            self.draft = None
            self.go_on()

    def come_true(self, outcome: int) -> None:
        """Chance has decided."""
        if outcome not in self.outcomes:
            raise Illegal("word-not-now", word=outcome, words=", ".join(map(str, self.outcomes)))
        self.answers.append(self.outcomes[outcome][0])
        self.go_on()

    def go_on(self) -> None:
        """Do what is to be done, until chance or a seat has to decide."""
        self.outcomes = {}
        table = self.bare_table() if self.floor is None else self.floor.table.copy()
        try:
            floor = self.done_on(table)
            draft = self.next_draft(floor)
        except Undecided as undecided:
            self.outcomes = outcomes(table, undecided)
            return
        before = 0 if self.floor is None else len(self.floor.events)
        self.lines += [(-1, event) for event in floor.events[before:]]
        self.answers = []
        self.floor = floor
        self.draft = draft

    def bare_table(self) -> Table:
        return blank(self.kind, self.seats, self.options)

    def done_on(self, table: Table) -> EnvScheduler:
        """Deal, or do what was said, on this table."""
        chance = Answered(self.answers)
        if self.floor is None:
            table.set_up(chance)
            self.start = table.copy()
            return EnvScheduler(table)
        floor = self.floor.copy()
        floor.table = table
        table.chance = chance
        floor.answer(self.pending)
        return floor

    def next_draft(self, floor: EnvScheduler) -> Draft | None:
        """Let the seat that is asked begin to speak; who can only wait is passed over."""
        while floor.asked is not None:
            view = floor.table.view(floor.asked.seat)
            draft = self.codec.draft(view, floor.asked, floor.rights)
            if list(draft.choices) != [WAIT]:
                return draft
            floor.answer(None)
        return None

    # What a seat knows

    def observation(self, seat: Seat) -> str:
        """What a seat sees now, and what it has said so far."""
        if self.floor is None:
            return ""
        seen = self.floor.table.view(seat).json().decode()
        if self.draft is None or self.asked != seat:
            return seen
        dropped = " ".join(sorted(self.draft.struck))
        return f"{seen}\nsaid: {' '.join(self.draft.said)}\ncancelled: {dropped}"

    def memory(self, seat: Seat) -> str:
        """All that a seat has seen and answered since the deal, and what it sees now."""
        if self.floor is None or self.start is None:
            return ""
        table = self.floor.table
        count, told = self.told[seat]
        if not count and self.start.audience in (TRUTH, seat):
            told = self.start.view(seat).json().decode()
        fresh = [
            str(table.seen(line, seat)) if isinstance(line, Event) else line
            for whose, line in self.lines[count:]
            if whose in (-1, seat)
        ]
        told = "\n".join(filter(None, [told, *fresh]))
        self.told[seat] = len(self.lines), told
        return "\n".join(filter(None, [told, self.observation(seat)]))

    def imagined(self, seat: Seat, dice: Random) -> Self:
        """A path that a seat could be on for all it sees now; it has no more than its memory."""
        assert self.floor is not None, "the cards are not dealt yet"
        assert self.start is not None
        twin = deepcopy(self)
        assert twin.floor is not None
        truth = self.floor.table
        twin.floor.table = truth.view(seat).imagine(dice)
        twin.floor.events = [truth.seen(event, seat) for event in self.floor.events]
        twin.start = self.start.view(seat)
        twin.lines = [
            (whose, truth.seen(line, seat) if isinstance(line, Event) else line)
            for whose, line in self.lines
            if whose in (-1, seat)
        ]
        twin.told = [(0, "")] * self.seats
        if twin.draft is not None and twin.asked != seat:
            twin.draft = self.next_draft(twin.floor)
        return twin


def outcomes(table: Table, undecided: Undecided) -> dict[int, tuple[int, float]]:
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
