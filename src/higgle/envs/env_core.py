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
from higgle.envs.encoder import Numbers, ObservationBuffer, ObservationEncoder
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
        """All that has happened, unmasked; a seat gets its own through `new_events`."""
        self.heard = [0] * table.seats
        self.windows: set[Seat] = set()
        """The seats that may still use a right after the last event."""
        self.advance()

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

    def new_events(self, seat: Seat) -> list[Event]:
        """The events since the last time, as a seat saw them."""
        fresh = self.events[self.heard[seat] :]
        self.heard[seat] = len(self.events)
        return [self.table.seen(event, seat) for event in fresh]

    def event_data(self, seat: Seat) -> list[dict[str, object]]:
        """The same as data: name, seat, numbers by name, and the cards that moved."""
        return [
            {"name": event.name, "seat": event.seat, "moves": event.moves}
            | self.table.numbers(event)
            for event in self.new_events(seat)
        ]

    def wait(self) -> None:
        """The seat that is asked lets others go first."""
        assert self.asked is not None
        self.note_pass(self.asked)
        self.windows.discard(self.asked.seat)
        self.asked = self.next_ask()
        if self.asked is None:
            self.advance()

    def act(self, seat: Seat, action: Action) -> list[Event]:
        events = self.table.act(seat, action)
        self.events += events
        self.reopen(seat)
        if events and self.interrupts == "event_windows":
            self.windows.update(range(self.table.seats))
        self.advance()
        return events

    def advance(self) -> None:
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
class EnvCore:
    """One game after another with the same seats and limits, played word by word."""

    def __init__(
        self,
        game: str | type[Table],
        seats: int,
        options: Mapping[str, object] | None = None,
        interrupts: str = "own_decision",
        cards_per_side: int = CARDS_PER_SIDE,
        memory: bool = False,
        history: int = 0,
        template: "EnvCore | None" = None,
    ) -> None:
        """`template` is a core with the same configuration, to share its codec and encoder."""
        self.kind = game_class(game) if isinstance(game, str) else game
        self.seats = seats
        self.interrupts = interrupts
        self.cards_per_side = cards_per_side
        self.memory = memory
        """Whether observations count what came to every pile and went from it."""
        self.history = history
        """How many of the last events are in an observation."""
        self.options = dict(options or {})
        self.table = new(self.kind, seats, "", self.options)
        self.codec: Codec = (
            Codec(self.table, cards_per_side) if template is None else template.codec
        )
        self.encoder: ObservationEncoder = (
            ObservationEncoder(self.table, self.codec, memory=memory, history=history)
            if template is None
            else template.encoder
        )
        self.buffers: list[ObservationBuffer] = [self.encoder.buffer(seat) for seat in range(seats)]
        self.scheduler = EnvScheduler(self.table, None, interrupts)
        self.draft: Draft | None = None
        """What the seat that is asked has said so far."""
        self.allowed: list[int] = []
        """The words that it may say."""
        self.wait_mask: Mask = np.zeros(len(self.codec.words), np.int8)
        self.wait_mask[self.codec.index[WAIT]] = 1
        self.wait_mask.flags.writeable = False

    def __reduce__(self) -> tuple[object, ...]:
        """Without the encoder, which holds functions; it is made anew."""
        made = (self.kind, self.seats, self.options, self.interrupts, self.cards_per_side)
        seen = (self.memory, self.history)
        draft = self.draft
        said = None if draft is None else (draft.said, draft.cancelled)
        return restore_core, (*made, *seen, self.table, self.scheduler, said)

    def deal(self, seed: str) -> None:
        """Begin a game; the same seed deals the same cards and asks in the same order."""
        self.start(new(self.kind, self.seats, seed, self.options), seed)

    def deal_fast(self, seed: str, telling: bool) -> None:
        """The same without seal and log, and without events unless somebody uses them."""
        chance = Fast(Random(seed).getrandbits(32))
        table = new(self.kind, self.seats, seed, self.options, chance)
        table.log = None
        table.emit_events = telling or self.encoder.uses_events
        self.start(table, seed)

    def start(self, table: Table, seed: str) -> None:
        self.table = table
        self.scheduler = EnvScheduler(table, Random(f"{seed}/floor"), self.interrupts)
        self.draft = None
        if self.encoder.uses_events:
            for buffer in self.buffers:
                buffer.clear_events()

    @property
    def asked_seat(self) -> Seat | None:
        """The seat that is asked, if the game goes on."""
        return None if self.scheduler.asked is None else self.scheduler.asked.seat

    def begin_draft(self) -> bool:
        """Begin the draft of the seat that is asked; if it can only wait, it does at once."""
        ask = self.scheduler.asked
        assert ask is not None, "the game is over"
        draft = Draft(self.codec, self.table.view(ask.seat), ask, self.scheduler.rights)
        if len(draft.choices) == 1 and draft.choices[0] == WAIT:
            self.scheduler.wait()
            return False
        self.draft = draft
        self.update_allowed(draft)
        return True

    def advance(self) -> bool:
        """Find the next seat that has a choice; none has one when the game is over."""
        while self.draft is None:
            if self.scheduler.asked is None:
                return False
            self.begin_draft()
        return True

    @property
    def speaker(self) -> Seat:
        """The seat that is to say a word."""
        assert self.draft is not None, "nobody is asked"
        return self.draft.seat

    def update_allowed(self, draft: Draft) -> None:
        """The words that may follow, by number."""
        index = self.codec.index
        self.allowed = [index[word] for word in draft.choices]

    def say(self, word: int) -> None:
        """Say one word; when all is said, it is done."""
        draft = self.draft
        assert draft is not None, "nobody is asked"
        draft.say(self.codec.word_at(word))
        if draft.done:
            self.act_or_wait(draft.action)
        else:
            self.update_allowed(draft)

    def act_or_wait(self, action: Action | None) -> None:
        """Do something at once, or wait."""
        self.draft = None
        self.scheduler.answer(action)

    def draft_of(self, seat: Seat) -> Draft | None:
        """What a seat has said so far, if it is asked."""
        draft = self.draft
        return draft if draft is not None and draft.seat == seat else None

    def mask(self, seat: Seat) -> Mask:
        """The words that a seat may say; who is not asked can only wait."""
        if self.draft_of(seat) is None:
            return self.wait_mask
        return make_mask(self.allowed, len(self.codec.words))

    def observe_all(self) -> Numbers:
        """The observations of all seats, one after the other."""
        return np.concatenate([self.observe(seat) for seat in range(self.seats)])

    def observe(self, seat: Seat) -> Numbers:
        """The observation of a seat."""
        return self.buffer(seat).to_array()

    def buffer(self, seat: Seat) -> ObservationBuffer:
        """The observation of a seat, up to date; within a draft only its words change."""
        draft = self.draft_of(seat)
        buffer = self.buffers[seat]
        buffer.update(self.table.view(seat) if draft is None else draft.view)
        buffer.update_draft(draft)
        if self.encoder.uses_events:
            fresh = self.scheduler.events[buffer.heard :]
            buffer.add_events(self.table, [self.table.seen(event, seat) for event in fresh])
        return buffer


def make_mask(allowed: list[int], size: int) -> Mask:
    """The words that may be said, as a mask."""
    cells = bytearray(size)
    for word in allowed:
        cells[word] = 1
    return np.frombuffer(cells, np.int8)


def restore_core(
    kind: type[Table],
    seats: int,
    options: Mapping[str, object],
    interrupts: str,
    cards_per_side: int,
    memory: bool,
    history: int,
    table: Table,
    scheduler: EnvScheduler,
    said: tuple[list[str], list[str]] | None,
) -> EnvCore:
    """A core in the state of the one that was copied."""
    core = EnvCore(kind, seats, options, interrupts, cards_per_side, memory, history)
    core.table = table
    core.scheduler = scheduler
    if said is not None:
        core.begin_draft()
        assert core.draft is not None, "who has begun to speak has a choice"
        core.draft.restore(*said)
        core.update_allowed(core.draft)
    return core
