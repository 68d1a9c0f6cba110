"""The conductor: asks the bots of one table in the scheduler's order and carries out the answers.

A bot that fails loses the decision to a stand-in, and the match goes on.
"""

import time
from collections.abc import Callable, Sequence
from random import Random
from time import perf_counter
from traceback import format_exception
from typing import Final

import msgspec
from msgspec.msgpack import Decoder, Encoder
from mypy_extensions import mypyc_attr

from higgle.core import CLOCK, Action, Ask, Event, Fact, Illegal, Seat, Table
from higgle.play.bot import Bot
from higgle.play.pacts import check_promise
from higgle.play.scheduler import Scheduler
from higgle.play.talk import Pact, Promise, Spoken, Statement, verify
from higgle.play.think_limit import OutOfTime, time_limit

Watch = Callable[[Table, Seat, Action, list[Event]], None]
"""Is shown every action that was carried out; the table is the truth, after the action."""


FAILURES = (Exception, SystemExit)
"""If a bot raises one of these, the match goes on."""


MALFORMED = (msgspec.ValidationError, TypeError, OverflowError, UnicodeError, RecursionError)
"""What is raised when an answer that is no action is encoded and decoded."""
DECODERS: Final[dict[type[Action], Decoder[Action]]] = {}
"""By type of action; what survives encoding and decoding is well-formed."""


def python_value(value: object) -> object:
    """A number or a truth of NumPy as Python's own; anything else, an array too, as it is."""
    item = getattr(value, "item", None)
    return item() if callable(item) and getattr(value, "shape", None) == () else value


def encode_number(value: object) -> object:
    """One of NumPy's numbers in Python's own; nothing else is encoded."""
    own = python_value(value)
    if own is value:
        raise TypeError(value)
    return own


ENCODER: Final = Encoder(enc_hook=encode_number)


class Forfeit(Fact, frozen=True):
    """A decision that a bot has lost to its stand-in: it raised, answered illegally or overran.

    `text` is what it raised, the first time with its traceback, or why its answer was refused.
    """

    seat: Seat
    step: int
    kind: str
    text: str


@mypyc_attr(allow_interpreted_subclasses=True)
class Conductor:
    """Asks the bots of one table until the game is over."""

    def __init__(
        self,
        table: Table,
        bots: Sequence[Bot],
        random: Random,
        stand_in: Callable[[Seat], Bot],
        limit: float = 0.0,
        watch: Watch | None = None,
    ) -> None:
        self.table = table
        self.bots = bots
        self.scheduler = Scheduler(random)
        self.stand_in = stand_in
        self.limit = limit
        self.watch = watch
        self.actions = 0
        self.decisions = [0] * len(bots)
        self.forfeits: list[Forfeit] = []
        self.times: list[list[float]] | None = None
        """The processor seconds of each decision of each seat, when somebody wants to know."""
        self.events: list[Event] = []
        self.heard = [0] * len(bots)
        self.talk: list[Statement] = []
        """All that was said."""
        self.talkers = [seat for seat, bot in enumerate(bots) if bot.talks]
        self.light_sleepers = [seat for seat, bot in enumerate(bots) if bot.light_sleeper]

    def play(self, most: int) -> bool:
        """Play to the end, or for at most this many actions; whether the game has ended."""
        while not self.table.over and self.actions < most:
            self.step()
        return self.table.over

    def step(self) -> None:
        """Carry out one action of somebody, or let the clock run down if nobody wants to act."""
        scheduler = self.scheduler
        scheduler.schedule(self.table.asks())
        ask = scheduler.next_ask()
        while ask is not None:
            if self.ask(ask):
                return
            scheduler.note_pass(ask)
            ask = scheduler.next_ask()
        listed = self.table.actions(CLOCK)
        assert listed, "nobody can act"
        self.do(CLOCK, listed[0])

    # Asking

    def ask(self, ask: Ask) -> bool:
        """Let a bot answer, or its stand-in if it fails; whether either has acted."""
        action = self.decide(ask)
        if action is None:
            if not ask.must:
                return False
            self.forfeit(ask.seat, "passed", "")
        elif self.carry_out(ask, action):
            return True
        action = self.stand_in_answer(ask)
        if action is None:
            assert not ask.must, "a stand-in does what must be done"
            return False
        self.do(ask.seat, action)
        return True

    def decide(self, ask: Ask) -> Action | None:
        """The bot's answer; a stand-in decides if the bot raises or overruns its time."""
        seat = ask.seat
        self.decisions[seat] += 1
        view = self.table.view(seat)
        events = self.news_for(seat)
        start = perf_counter() if self.limit else 0.0
        worked = time.thread_time() if self.times is not None else 0.0
        try:
            if self.limit:
                with time_limit(self.limit):
                    action = self.bots[seat].act(view, ask, events)
            else:
                action = self.bots[seat].act(view, ask, events)
        except OutOfTime:
            return self.stand_in_decides(ask, "overran", "")
        except FAILURES as problem:
            self.forfeit_raised(seat, problem)
            return self.stand_in_answer(ask)
        if self.times is not None:
            self.times[seat].append(time.thread_time() - worked)
        if self.limit and perf_counter() - start > self.limit:
            return self.stand_in_decides(ask, "overran", "")
        return action

    def news_for(self, seat: Seat) -> list[Event]:
        """The events that a seat saw since it was last asked, if it wants them."""
        if not self.bots[seat].hears:
            return []
        fresh = self.events[self.heard[seat] :]
        self.heard[seat] = len(self.events)
        return [self.table.seen(event, seat) for event in fresh]

    # Acting

    def carry_out(self, ask: Ask, action: Action) -> bool:
        """Do what a bot answered; whether it was legal."""
        try:
            self.do(ask.seat, normalize_action(action))
        except Illegal as illegal:
            self.forfeit(ask.seat, "illegal", str(illegal))
            return False
        return True

    def do(self, seat: Seat, action: Action) -> None:
        events = self.table.act(seat, action)
        self.actions += 1
        self.scheduler.reopen(seat)
        self.events += events
        if self.watch is not None:
            self.watch(self.table, seat, action, events)
        for other in self.light_sleepers:
            if self.wakes(other, events):
                self.scheduler.wake(other)
        if seat in self.talkers and self.bots[seat].speaks_after(action):
            for talk in self.words(seat, action):
                self.try_to_say(seat, talk)

    def wakes(self, seat: Seat, events: list[Event]) -> bool:
        """Whether a light sleeper is woken; one that fails sleeps on."""
        try:
            return any(self.bots[seat].wakes(self.table.seen(event, seat)) for event in events)
        except FAILURES as problem:
            self.forfeit_raised(seat, problem)
            return False

    # Talking

    def words(self, seat: Seat, action: Action) -> Sequence[Spoken]:
        """What a bot says after its action; one that fails says nothing."""
        try:
            return self.bots[seat].says(self.table.view(), seat, action)
        except FAILURES as problem:
            self.forfeit_raised(seat, problem)
            return ()

    def try_to_say(self, seat: Seat, talk: Spoken) -> None:
        """A bot says something; what the rules of talk forbid is not heard."""
        try:
            self.say(seat, talk)
        except Illegal as illegal:
            self.forfeit(seat, "illegal", str(illegal))

    def say(self, seat: Seat, talk: Spoken) -> None:
        """Somebody says something: everybody who listens hears it, and may want to be asked."""
        verify(talk)
        if isinstance(talk, Promise | Pact):
            check_promise(self.table, seat, talk)
        said = Statement(seat, self.actions, talk)
        self.talk.append(said)
        for other in self.talkers:
            if other != seat and self.hears(other, said):
                self.scheduler.wake(other)

    def hears(self, seat: Seat, said: Statement) -> bool:
        """Whether a listener wants to be asked; one that fails has not heard it."""
        try:
            return self.bots[seat].hear(said)
        except FAILURES as problem:
            self.forfeit_raised(seat, problem)
            return False

    # Standing in

    def forfeit(self, seat: Seat, kind: str, text: str) -> None:
        self.forfeits.append(Forfeit(seat, self.actions, kind, text))

    def forfeit_raised(self, seat: Seat, problem: BaseException) -> None:
        """Note what a bot has raised, the first time with its traceback."""
        again = any(one.seat == seat and one.kind == "raised" for one in self.forfeits)
        self.forfeit(seat, "raised", repr(problem) if again else trace_of(problem))

    def stand_in_decides(self, ask: Ask, kind: str, text: str) -> Action | None:
        self.forfeit(ask.seat, kind, text)
        return self.stand_in_answer(ask)

    def stand_in_answer(self, ask: Ask) -> Action | None:
        """What the stand-in answers, to which the decision is lost."""
        return self.stand_in(ask.seat).act(self.table.view(ask.seat), ask, ())


def trace_of(problem: BaseException) -> str:
    """The traceback of what a bot has raised, from its own code on."""
    trace = problem.__traceback__
    inner = None if trace is None else trace.tb_next
    return "".join(format_exception(type(problem), problem, inner or trace)).rstrip()


def normalize_action(action: object) -> Action:
    """An equal action in Python's own numbers, lists as tuples; anything malformed is refused."""
    if not isinstance(action, Action):
        raise Illegal("unknown-action")
    kind = type(action)
    decoder = DECODERS.get(kind)
    if decoder is None:
        decoder = DECODERS[kind] = Decoder(kind)
    try:
        return decoder.decode(ENCODER.encode(action))
    except MALFORMED:
        raise Illegal("unknown-action") from None
