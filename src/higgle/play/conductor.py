"""The conductor: it turns simultaneous play into turns.

First come, in random order, the seats whose ask has changed since they passed; then a random one
of those who must act; then the clock. Asking from the left would let one seat win the auctions of
identical bidders. The randomness is the conductor's own and never the game's.
"""

from collections.abc import Callable, Sequence
from random import Random
from time import perf_counter, thread_time
from typing import Final

import msgspec
from msgspec.msgpack import Decoder, Encoder
from mypy_extensions import mypyc_attr

from higgle.core import CLOCK, Action, Ask, Event, Fact, Illegal, Seat, Table, own_action
from higgle.play.bot import Bot
from higgle.play.passes import Passes
from higgle.play.patience import OutOfTime, patience
from higgle.play.talk import Said, Spoken

Watch = Callable[[Table, Seat, Action, list[Event]], None]
"""Is shown every action that was carried out; the table is the truth, after the action."""


FAILURES = (Exception, SystemExit)
"""If a bot raises one of these, the match goes on."""


MALFORMED = (msgspec.ValidationError, TypeError, OverflowError, UnicodeError, RecursionError)
"""What an answer that is no action raises when it is written and read again."""
WRITER: Final = Encoder()
READERS: Final[dict[type[Action], Decoder[Action]]] = {}
"""They write an action and read it again: what is well-formed survives."""


class Forfeit(Fact, frozen=True):
    """A decision that a bot has lost to its stand-in: it raised, answered illegally or overran."""

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
        self.random = random
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
        self.passes = Passes()
        self.talk: list[Said] = []
        """All that was said."""
        self.talkers = [seat for seat, bot in enumerate(bots) if bot.talks]
        self.light_sleepers = [seat for seat, bot in enumerate(bots) if bot.light_sleeper]

    def play(self, most: int) -> bool:
        """Play to the end, or for at most this many actions; whether the game has ended."""
        while not self.table.over and self.actions < most:
            self.step()
        return self.table.over

    def step(self) -> None:
        """Carry out one action of somebody."""
        asks = self.table.asks()
        if self.ask_those_with_news(asks):
            return
        duties = [ask for ask in asks if ask.must and ask.seat != CLOCK]
        if duties:
            self.ask_who_must(duties[int(self.random.random() * len(duties))])
        else:
            self.answer_for_the_clock(asks)

    # Asking

    def ask_those_with_news(self, asks: list[Ask]) -> bool:
        """Ask in random order until one acts; whether one has."""
        news = [
            ask for ask in asks if not ask.must and ask.seat != CLOCK and self.passes.is_news(ask)
        ]
        self.shuffle(news)
        for ask in news:
            action = self.decide(ask)
            if action is not None and not self.carry_out(ask, action):
                action = self.instead(ask)
                if action is not None:
                    self.do(ask.seat, action)
            if action is not None:
                return True
            self.passes.note(ask)
        return False

    def shuffle(self, asks: list[Ask]) -> None:
        """Bring asks into random order, as `Random.shuffle` does, but compiled."""
        draw = self.random.getrandbits
        for place in range(len(asks) - 1, 0, -1):
            bits = (place + 1).bit_length()
            other = draw(bits)
            while other > place:
                other = draw(bits)
            asks[place], asks[other] = asks[other], asks[place]

    def ask_who_must(self, ask: Ask) -> None:
        action = self.decide(ask)
        if action is None:
            self.forfeit(ask.seat, "passed", "")
        if action is None or not self.carry_out(ask, action):
            action = self.instead(ask)
            assert action is not None, "a stand-in does what must be done"
            self.do(ask.seat, action)

    def answer_for_the_clock(self, asks: list[Ask]) -> None:
        """Nobody else wants to act: the clock runs down."""
        assert any(ask.seat == CLOCK for ask in asks), "nobody can act"
        self.do(CLOCK, self.table.actions(CLOCK)[0])

    def decide(self, ask: Ask) -> Action | None:
        """What a bot answers; a bot that raises or overruns its time is stood in for."""
        seat = ask.seat
        self.passes.woken.discard(seat)
        self.decisions[seat] += 1
        view = self.table.view(seat)
        events = self.news_for(seat)
        start = perf_counter() if self.limit else 0.0
        worked = thread_time() if self.times is not None else 0.0
        try:
            if self.limit:
                with patience(self.limit):
                    action = self.bots[seat].act(view, ask, events)
            else:
                action = self.bots[seat].act(view, ask, events)
        except OutOfTime:
            return self.stand_in_decides(ask, "overran", "")
        except FAILURES as problem:
            return self.stand_in_decides(ask, "raised", repr(problem))
        if self.times is not None:
            self.times[seat].append(thread_time() - worked)
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
            self.do(ask.seat, well_formed(action))
        except Illegal as illegal:
            self.forfeit(ask.seat, "illegal", str(illegal))
            return False
        return True

    def do(self, seat: Seat, action: Action) -> None:
        events = self.table.act(seat, action)
        self.actions += 1
        self.passes.forget(seat)
        self.events += events
        if self.watch is not None:
            self.watch(self.table, seat, action, events)
        for other in self.light_sleepers:
            if self.wakes(other, events):
                self.passes.woken.add(other)
        if seat in self.talkers and self.bots[seat].speaks_after(action):
            for talk in self.words(seat, action):
                self.say(seat, talk)

    def wakes(self, seat: Seat, events: list[Event]) -> bool:
        """Whether a light sleeper is woken; one that fails sleeps on."""
        try:
            return any(self.bots[seat].wakes(self.table.seen(event, seat)) for event in events)
        except FAILURES as problem:
            self.forfeit(seat, "raised", repr(problem))
            return False

    # Talking

    def words(self, seat: Seat, action: Action) -> Sequence[Spoken]:
        """What a bot says after its action; one that fails says nothing."""
        try:
            return self.bots[seat].says(self.table.view(), seat, action)
        except FAILURES as problem:
            self.forfeit(seat, "raised", repr(problem))
            return ()

    def say(self, seat: Seat, talk: Spoken) -> None:
        """Somebody says something: everybody who listens hears it, and may want to be asked."""
        said = Said(seat, self.actions, talk)
        self.talk.append(said)
        for other in self.talkers:
            if other != seat and self.hears(other, said):
                self.passes.woken.add(other)

    def hears(self, seat: Seat, said: Said) -> bool:
        """Whether a listener wants to be asked; one that fails has not heard it."""
        try:
            return self.bots[seat].hear(said)
        except FAILURES as problem:
            self.forfeit(seat, "raised", repr(problem))
            return False

    # Standing in

    def forfeit(self, seat: Seat, kind: str, text: str) -> None:
        self.forfeits.append(Forfeit(seat, self.actions, kind, text))

    def stand_in_decides(self, ask: Ask, kind: str, text: str) -> Action | None:
        self.forfeit(ask.seat, kind, text)
        return self.instead(ask)

    def instead(self, ask: Ask) -> Action | None:
        """What the stand-in answers, to which the decision is lost."""
        return self.stand_in(ask.seat).act(self.table.view(ask.seat), ask, ())


def well_formed(action: object) -> Action:
    """An action in Python's own numbers; what is none at all is refused before the table looks."""
    if not isinstance(action, Action):
        raise Illegal("unknown-action")
    try:
        own = own_action(action)
        kind = type(own)
        reader = READERS.get(kind)
        if reader is None:
            reader = READERS[kind] = Decoder(kind)
        reader.decode(WRITER.encode(own))
    except MALFORMED:
        raise Illegal("unknown-action") from None
    return own
