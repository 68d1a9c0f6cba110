"""A batch of tables that advance in step: one word at each, and a new game when one is over.

Observations, masks and rewards are written into buffers that the caller has allocated.
"""

from collections.abc import Sequence
from random import Random
from typing import Final

from higgle.core import Action
from higgle.envs.config import WAYS, Sheets, Terms, results
from higgle.envs.env_core import Sitting
from higgle.envs.features import Foresight
from higgle.envs.opponents import Company
from higgle.envs.words import WAIT

ILLEGAL: Final = -1.0
"""What a seat gets for a word that the mask forbids; the game is over then."""

STANDING: Final = (
    "sittings",
    "companies",
    "dice",
    "said",
    "asked",
    "over",
    "offered",
    "marked",
)
"""What changes in the course of games; what seats know follows from the events."""


class Tables:
    """Several tables with the same terms."""

    def __init__(self, terms: Terms, sheets: Sheets, first: int) -> None:
        self.terms = terms
        self.sheets = sheets
        self.observations = sheets.observations
        self.masks = sheets.masks
        self.seats = sheets.seats
        self.steps = terms.steps
        self.stating = terms.states
        self.listing = terms.candidates > 0
        """Whether whole actions are chosen from, not words."""
        self.first = first
        """The number of the first table; whoever plays the others, it is dealt the same."""
        count = len(sheets.masks)
        pool = terms.opponents
        first_one = terms.sitting()
        self.sittings = [terms.sitting(first_one) for _ in range(count)]
        self.companies = [
            Company(terms.game, terms.seats, pool, terms.seat) for _ in range(count) if pool
        ]
        self.dice = [Random() for _ in range(count)]
        self.said = [0] * count
        self.asked = [0] * count
        self.over = [False] * count
        """Whether the last step at each table has ended its game, or cut it short."""
        self.offered: list[list[Action | None]] = [[] for _ in range(count)]
        """The actions to choose from at each table, where they are listed."""
        self.marked: list[list[int]] = [[] for _ in range(count)]
        """The choices that each mask allows."""
        self.foreseeing = terms.foresight(first_one) is not None
        self.foresights: list[list[Foresight]] = [[] for _ in range(count)]
        """What each seat knows at each table, where candidates are described by it."""
        self.heard = [[0] * terms.seats for _ in range(count)]
        """How many events each of them has taken in."""

    def standing(self) -> dict[str, object]:
        """Where every game stands, for a copy."""
        return {name: getattr(self, name) for name in STANDING}

    def take_up(self, standing: dict[str, object]) -> None:
        """Go on where a copy was made."""
        for name in STANDING:
            setattr(self, name, standing[name])
        for index in range(len(self.sittings)):
            self.forget(index)

    def reset(self, seed: str) -> None:
        """Deal at every table."""
        for index in range(len(self.sittings)):
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
        """A new game: nobody has been paid."""
        self.over[index] = False
        self.sheets.ended[index] = False
        self.sheets.cut[index] = False
        self.sheets.rewards[index] = 0.0
        self.sheets.results[index] = 0.0

    def say(self, index: int, word: int) -> None:
        """Say one word at a table; when the game is over, deal the next."""
        sitting = self.sittings[index]
        if not self.choose(index, word):
            paid = [0.0] * sitting.seats
            paid[sitting.speaker] = ILLEGAL
            self.end(index, paid)
            return
        said = self.said[index] + 1
        self.said[index] = said
        if not self.play_on(index):
            found = results(sitting.table)
            self.sheets.results[index] = [[result[way] for way in WAYS] for result in found]
            self.end(index, [result[self.terms.reward] for result in found])
        elif said >= self.steps:
            self.sheets.cut[index] = True
            self.deal_next(index)

    def choose(self, index: int, choice: int) -> bool:
        """Say a word or do what was listed; a choice that there is not is refused."""
        sitting = self.sittings[index]
        if not self.listing:
            if choice not in sitting.allowed:
                return False
            sitting.say(choice)
            return True
        offered = self.offered[index]
        if not 0 <= choice < len(offered):
            return False
        sitting.do(offered[choice])
        return True

    def end(self, index: int, paid: list[float]) -> None:
        """Pay, and deal the next game."""
        self.sheets.ended[index] = True
        self.sheets.rewards[index] = paid
        self.deal_next(index)

    def deal_next(self, index: int) -> None:
        """Keep the last that was seen, and begin anew."""
        self.over[index] = True
        self.sheets.finals[index][:] = self.sittings[index].page(self.asked[index]).cells
        self.deal(index)

    def deal(self, index: int) -> None:
        """Begin a game in which there is something to say."""
        sitting = self.sittings[index]
        going = False
        while not going:
            seed = f"{self.dice[index].getrandbits(64):x}"
            if self.companies:
                self.companies[index].sit_down(seed)
            sitting.deal_fast(seed, bool(self.companies) or self.foreseeing)
            self.forget(index)
            going = self.play_on(index)
        self.said[index] = 0

    def forget(self, index: int) -> None:
        """A new game: nobody has seen anything."""
        found = [self.terms.foresight(self.sittings[index]) for _ in range(self.terms.seats)]
        self.foresights[index] = [one for one in found if one is not None]
        self.heard[index] = [0] * self.terms.seats

    def play_on(self, index: int) -> bool:
        """Let the others play until the learner has a choice; whether it has one."""
        sitting = self.sittings[index]
        if not self.companies:
            return sitting.go_on()
        company = self.companies[index]
        while sitting.draft is None:
            ask = sitting.floor.asked
            if ask is None:
                return False
            if ask.seat == company.seat:
                sitting.begin_draft()
            else:
                company.answer(sitting.floor)
        return True

    def write(self, index: int) -> None:
        """Write down who is asked, what it sees and what it may say."""
        sitting = self.sittings[index]
        seat = sitting.speaker
        self.asked[index] = seat
        self.seats[index] = seat
        self.observations[index][:] = sitting.page(seat).cells
        if self.stating:
            self.sheets.states[index] = sitting.see_all()
        allowed = self.list_candidates(index) if self.listing else sitting.allowed
        mask = self.masks[index]
        for word in self.marked[index]:
            mask[word] = 0
        for word in allowed:
            mask[word] = 1
        self.marked[index] = allowed

    def list_candidates(self, index: int) -> list[int]:
        """Find whole actions to choose from, and write a row for each."""
        sitting = self.sittings[index]
        found = candidates(sitting, self.terms.candidates, self.dice[index])
        self.offered[index] = found
        rows = self.sheets.candidates[index]
        rows[:] = 0.0
        if self.foreseeing:
            for place, row in enumerate(self.foreseen(index, found)):
                rows[place] = row
        else:
            for place, action in enumerate(found):
                for word in spelled(sitting, action):
                    rows[place, word] += 1.0
        return list(range(len(found)))

    def foreseen(self, index: int, found: list[Action | None]) -> list[list[float]]:
        """What comes after each candidate, as far as the seat that is asked can know."""
        sitting = self.sittings[index]
        draft = sitting.draft
        assert draft is not None, "nobody is asked"
        seat, view = draft.seat, draft.view
        foresight, events = self.foresights[index][seat], sitting.floor.events
        for event in events[self.heard[index][seat] :]:
            foresight.hear(view, sitting.table.seen(event, seat))
        self.heard[index][seat] = len(events)
        return [parts + whole for parts, whole in foresight.rows(view, seat, found)]


def candidates(sitting: Sitting, most: int, dice: Random) -> list[Action | None]:
    """Waiting where one may, what is listed, and proposals of open forms, up to a number."""
    draft = sitting.draft
    assert draft is not None, "nobody is asked"
    ask = draft.ask
    found: list[Action | None] = [] if ask.must else [None]
    found += draft.listed.values()
    for _ in range(most if draft.opened else 0):
        if len(found) >= most:
            break
        action = draft.view.propose(ask.seat, dice)
        if action is not None and action not in found and sitting.floor.permits(action):
            found.append(action)
    return found[:most]


def spelled(sitting: Sitting, action: Action | None) -> list[int]:
    """The words of an action, as an observation counts the words of a draft."""
    draft, codec = sitting.draft, sitting.codec
    assert draft is not None, "nobody is asked"
    words = (WAIT,) if action is None else codec.spell(draft.view, draft.seat, action)
    return sitting.eyes.places_of(words)
