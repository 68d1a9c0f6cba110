"""The core of every environment: a table, its scheduler, its codec and its encoder."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final, Literal, get_args

import numpy as np
from mypy_extensions import mypyc_attr
from numpy.typing import NDArray

from higgle.catalogue import game_class, new
from higgle.core import CLOCK, Action, Ask, Event, Fast, Illegal, Seat, Table
from higgle.envs.codec import Codec, Draft
from higgle.envs.encoder import Eyes, Numbers, Page
from higgle.envs.words import WAIT, tag
from higgle.play import Scheduler

Interrupts = Literal["none", "own_decision", "event_windows"]
"""When a seat may use the rights that stand open at any time, such as to harvest.

`none`: only where it must act; `own_decision`: in every decision of its own; `event_windows`: also
after every event, in a window for each seat that has a right to use.
"""
POLICIES: Final[tuple[str, ...]] = get_args(Interrupts)


@mypyc_attr(allow_interpreted_subclasses=True)
class EnvScheduler(Scheduler):
    """Asks one seat of a table after the other, and plays the clock.

    Whom to ask of those who must act is drawn before the others of a round are asked. Without
    random numbers the order goes round from the active seat, as game trees want it.
    """

    def __init__(
        self, table: Table, random: Random | None = None, interrupts: str = "own_decision"
    ) -> None:
        super().__init__(Random(0) if random is None else random)
        if interrupts not in POLICIES:
            raise ValueError(f"interrupts are one of {', '.join(POLICIES)}")
        self.table = table
        self.drawn = random is not None
        """Whether the order among several seats is drawn."""
        self.interrupts = interrupts
        self.asked: Ask | None = None
        """Who is asked now; nobody when the game is over."""
        self.events: list[Event] = []
        """All that has happened, as the table tells it; a seat gets it through `news_for`."""
        self.heard = [0] * table.seats
        self.windows: set[Seat] = set()
        """The seats that may still use a right after the last event."""
        self.go_on()

    @property
    def rights(self) -> bool:
        """Whether the seat that is asked may use its standing rights."""
        return self.interrupts != "none" or (self.asked is not None and self.asked.must)

    def answer(self, action: Action | None) -> list[Event]:
        """Carry out what the seat that is asked answers; None waits."""
        ask = self.asked
        assert ask is not None, "the game is over"
        if action is None:
            if ask.must:
                raise Illegal("not-now")
            self.wait()
            return []
        if not self.permits(action):
            raise Illegal("not-now")
        return self.act(ask.seat, action)

    def permits(self, action: Action) -> bool:
        """Whether the policy of interrupts lets the seat that is asked act in this form."""
        assert self.asked is not None, "the game is over"
        return self.rights or tag(type(action)) in self.asked.forms

    def copy(self) -> "EnvScheduler":
        """The same state, with a copy of the table; the random numbers are shared."""
        twin = EnvScheduler.__new__(EnvScheduler)
        twin.random = self.random
        twin.passed = self.passed.copy()
        twin.woken = self.woken.copy()
        twin.optional = self.optional[:]
        twin.required = self.required[:]
        twin.table = self.table.copy()
        twin.drawn = self.drawn
        twin.interrupts = self.interrupts
        twin.asked = self.asked
        twin.events = self.events[:]
        twin.heard = self.heard[:]
        twin.windows = self.windows.copy()
        return twin

    def news_for(self, seat: Seat) -> list[Event]:
        """The events since the last time, as a seat saw them."""
        fresh = self.events[self.heard[seat] :]
        self.heard[seat] = len(self.events)
        return [self.table.seen(event, seat) for event in fresh]

    def told_to(self, seat: Seat) -> list[dict[str, object]]:
        """The same as data: the name, the seat, the numbers by name, and the cards that moved."""
        return [
            {"name": event.name, "seat": event.seat, "moves": event.moves}
            | self.table.numbers(event)
            for event in self.news_for(seat)
        ]

    def wait(self) -> None:
        """The seat that is asked lets others go first."""
        assert self.asked is not None
        self.note_pass(self.asked)
        self.windows.discard(self.asked.seat)
        self.asked = self.next_ask()
        if self.asked is None:
            self.go_on()

    def act(self, seat: Seat, action: Action) -> list[Event]:
        events = self.table.act(seat, action)
        self.events += events
        self.reopen(seat)
        if events and self.interrupts == "event_windows":
            self.windows.update(range(self.table.seats))
        self.go_on()
        return events

    def go_on(self) -> None:
        """Find who is asked now; if it is only the clock, let it run down."""
        table = self.table
        self.asked = None
        while not table.over:
            self.schedule(table.asks())
            self.asked = self.next_ask()
            if self.asked is not None:
                return
            self.events += table.act(CLOCK, table.actions(CLOCK)[0])

    # The order

    def schedule(self, asks: Sequence[Ask]) -> None:
        super().schedule(asks)
        self.shuffle(self.required)

    def choose(self, asks: list[Ask]) -> Ask:
        return asks[0]

    def shuffle(self, asks: list[Ask]) -> None:
        if len(asks) < 2:
            return
        if not self.drawn:
            active, seats = int(getattr(self.table, "active", 0)), self.table.seats
            asks.sort(key=lambda ask: (ask.seat - active) % seats)
            return
        draw = self.random.random
        for last in range(len(asks) - 1, 0, -1):
            other = int(draw() * (last + 1))
            asks[last], asks[other] = asks[other], asks[last]

    def is_news(self, ask: Ask) -> bool:
        if self.windows and ask.seat in self.windows:
            return bool(ask.forms) or bool(self.table.view(ask.seat).actions(ask.seat))
        return super().is_news(ask)


Mask = NDArray[np.int8]

CARDS_PER_SIDE: Final = 3
STEPS: Final = 20_000
"""The limits that are kept unless others are named."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Sitting:
    """One game after the other with the same seats and limits."""

    def __init__(
        self,
        game: str | type[Table],
        seats: int,
        options: Mapping[str, object] | None = None,
        interrupts: str = "own_decision",
        cards_per_side: int = CARDS_PER_SIDE,
        memory: bool = False,
        history: int = 0,
        beside: "Sitting | None" = None,
    ) -> None:
        """`beside` is another one on the same terms, whose codec and eyes do for this one too."""
        self.kind = game_class(game) if isinstance(game, str) else game
        self.seats = seats
        self.interrupts = interrupts
        self.cards_per_side = cards_per_side
        self.memory = memory
        """Whether it is seen what came to every pile and went from it."""
        self.history = history
        """How many of the last events are seen."""
        self.options = dict(options or {})
        self.table = new(self.kind, seats, "", self.options)
        self.codec: Codec = Codec(self.table, cards_per_side) if beside is None else beside.codec
        self.eyes: Eyes = (
            Eyes(self.table, self.codec, memory=memory, history=history)
            if beside is None
            else beside.eyes
        )
        self.pages: list[Page] = [self.eyes.page(seat) for seat in range(seats)]
        self.floor = EnvScheduler(self.table, None, interrupts)
        self.draft: Draft | None = None
        """What the seat that is asked has said so far."""
        self.allowed: list[int] = []
        """The words that it may say."""
        self.waiting: Mask = np.zeros(len(self.codec.words), np.int8)
        self.waiting[self.codec.index[WAIT]] = 1
        self.waiting.flags.writeable = False

    def __reduce__(self) -> tuple[object, ...]:
        """The eyes are made of functions, and opened anew."""
        made = (self.kind, self.seats, self.options, self.interrupts, self.cards_per_side)
        seen = (self.memory, self.history)
        draft = self.draft
        said = None if draft is None else (draft.said, draft.struck)
        return resume, (*made, *seen, self.table, self.floor, said)

    def deal(self, seed: str) -> None:
        """Begin a game; the same seed deals the same cards and asks in the same order."""
        self.begin(new(self.kind, self.seats, seed, self.options), seed)

    def deal_fast(self, seed: str, telling: bool) -> None:
        """The same without a seal and a log, and where nobody listens without events."""
        chance = Fast(Random(seed).getrandbits(32))
        table = new(self.kind, self.seats, seed, self.options, chance)
        table.log = None
        table.emit_events = telling or self.eyes.hears
        self.begin(table, seed)

    def begin(self, table: Table, seed: str) -> None:
        self.table = table
        self.floor = EnvScheduler(table, Random(f"{seed}/floor"), self.interrupts)
        self.draft = None
        if self.eyes.hears:
            for page in self.pages:
                page.forget()

    @property
    def asked(self) -> Seat | None:
        """The seat that is asked, if the game goes on."""
        return None if self.floor.asked is None else self.floor.asked.seat

    def begin_draft(self) -> bool:
        """Let the seat that is asked begin to speak; if it can only wait, it does at once."""
        ask = self.floor.asked
        assert ask is not None, "the game is over"
        draft = Draft(self.codec, self.table.view(ask.seat), ask, self.floor.rights)
        if len(draft.choices) == 1 and draft.choices[0] == WAIT:
            self.floor.wait()
            return False
        self.draft = draft
        self.allow(draft)
        return True

    def go_on(self) -> bool:
        """Find the next seat that has a choice; none has one when the game is over."""
        while self.draft is None:
            if self.floor.asked is None:
                return False
            self.begin_draft()
        return True

    @property
    def speaker(self) -> Seat:
        """The seat that is to say a word."""
        assert self.draft is not None, "nobody is asked"
        return self.draft.seat

    def allow(self, draft: Draft) -> None:
        """The words that may follow, by number."""
        index = self.codec.index
        self.allowed = [index[word] for word in draft.choices]

    def say(self, word: int) -> None:
        """Say one word; when all is said, it is done."""
        draft = self.draft
        assert draft is not None, "nobody is asked"
        draft.say(self.codec.word(word))
        if draft.done:
            self.do(draft.action)
        else:
            self.allow(draft)

    def do(self, action: Action | None) -> None:
        """Do something at once, or wait."""
        self.draft = None
        self.floor.answer(action)

    def draft_of(self, seat: Seat) -> Draft | None:
        """What a seat has said so far, if it is asked."""
        draft = self.draft
        return draft if draft is not None and draft.seat == seat else None

    def mask(self, seat: Seat) -> Mask:
        """The words that a seat may say; who is not asked can only wait."""
        if self.draft_of(seat) is None:
            return self.waiting
        return masked(self.allowed, len(self.codec.words))

    def see_all(self) -> Numbers:
        """What all seats see, one after the other; the order of the deck is nobody's."""
        return np.concatenate([self.see(seat) for seat in range(self.seats)])

    def see(self, seat: Seat) -> Numbers:
        """What a seat sees."""
        return self.page(seat).numbers()

    def page(self, seat: Seat) -> Page:
        """What a seat sees, up to date; between two words of a draft nothing else changes."""
        draft = self.draft_of(seat)
        page = self.pages[seat]
        page.look(self.table.view(seat) if draft is None else draft.view)
        page.note(draft)
        if self.eyes.hears:
            fresh = self.floor.events[page.heard :]
            page.hear(self.table, [self.table.seen(event, seat) for event in fresh])
        return page


def masked(allowed: list[int], size: int) -> Mask:
    """The words that may be said, as a mask."""
    cells = bytearray(size)
    for word in allowed:
        cells[word] = 1
    return np.frombuffer(cells, np.int8)


def resume(
    kind: type[Table],
    seats: int,
    options: Mapping[str, object],
    interrupts: str,
    cards_per_side: int,
    memory: bool,
    history: int,
    table: Table,
    floor: EnvScheduler,
    said: tuple[list[str], list[str]] | None,
) -> Sitting:
    """A sitting that goes on where a copy was made of it."""
    sitting = Sitting(kind, seats, options, interrupts, cards_per_side, memory, history)
    sitting.table = table
    sitting.floor = floor
    if said is not None:
        sitting.begin_draft()
        assert sitting.draft is not None, "who has begun to speak has a choice"
        sitting.draft.take_up(*said)
        sitting.allow(sitting.draft)
    return sitting
