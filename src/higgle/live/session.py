"""The session of one subscriber: every message is carried out and answered, or refused."""

import logging
import secrets
from functools import partial
from time import perf_counter
from typing import Protocol

import msgspec

from higgle.bots.coach import advice
from higgle.core import NOBODY, Illegal, Seat, require
from higgle.i18n import say
from higgle.live.autopilot import Autopilot
from higgle.live.bots import Worker
from higgle.live.buckets import Buckets, TooOften
from higgle.live.journal import StepKind
from higgle.live.opening import welcome_back
from higgle.live.projection import advice_message
from higgle.live.room import Room, StepRequest, Test, encode
from higgle.live.subscriber import Subscriber
from higgle.live.table_state import FOR_THE_ROUND, NOT_READY, PAUSES, TableState, Taker
from higgle.live.table_talk import CHAT, REMARK, SIGNAL, Words, remark_body, signal_body
from higgle.play import Pact, Promise
from higgle.play.pacts import check_promise
from higgle.play.talk import verify
from higgle.protocol.messages import (
    OVER,
    Act,
    AnswerChair,
    Answered,
    AnswerUndo,
    AskChair,
    AskUndo,
    Check,
    ClientMessage,
    Coach,
    FreeChair,
    Hello,
    Hidden,
    Hold,
    Notice,
    Pause,
    Read,
    Ready,
    Refusal,
    Remark,
    Rematch,
    Rest,
    Return,
    Say,
    Signal,
    Tempo,
)
from higgle.protocol.talk_messages import QUICK, REFUSED

LOG = logging.getLogger("higgle.session")
DECODER = msgspec.json.Decoder(ClientMessage)
UNREADABLE = (msgspec.MsgspecError, ValueError, RecursionError)
"""What is raised for something that is not a message."""
REMEMBERED = 500


class Counts(Protocol):
    """A counter, as Prometheus has it."""

    def inc(self) -> None: ...


class Observes(Protocol):
    """A histogram, as Prometheus has it."""

    def observe(self, amount: float) -> None: ...


class SessionMetrics(Protocol):
    """Counts what sessions do."""

    @property
    def actions(self) -> Counts: ...

    @property
    def refusals(self) -> Counts: ...

    @property
    def answer_seconds(self) -> Observes: ...


class Host(Protocol):
    """What a session needs of whoever hosts the table."""

    bot_limit: float
    """How many seconds the coach may think."""
    talk_limits: Buckets
    """How much everybody may still say at each table."""
    autopilots: dict[str, Autopilot]

    @property
    def worker(self) -> Worker:
        """What the coach thinks in."""

    @property
    def metrics(self) -> SessionMetrics:
        """What counts answers and refusals."""

    async def join(self, code: str, subscriber: Subscriber) -> Room:
        """Somebody comes to a table; its room is opened if need be."""

    async def hold(self, room: Room, seat: Seat, seconds: float) -> None:
        """Somebody asks the bots to wait, whichever process plays them."""

    async def rematch(self, room: Room, person: str, seat: Seat) -> None:
        """Somebody wants to play the same once more."""

    async def name_of(self, person: str) -> str:
        """What somebody is called."""


class Session:
    """Carries out what one subscriber asks for."""

    def __init__(self, host: Host, room: Room, subscriber: Subscriber) -> None:
        self.host = host
        self.room = room
        self.subscriber = subscriber
        self.number = 0
        """The number of the message at hand."""

    async def hear(self, data: bytes | str) -> None:
        """Read a message and carry it out; an unreadable one is refused."""
        try:
            message = DECODER.decode(data)
        except UNREADABLE:
            self.notice("bad-message")
            return
        await self.attend(message)

    async def attend(self, message: ClientMessage) -> None:
        """Carry a message out and answer it."""
        if isinstance(message, Hello):
            await self.hello(message)
            return
        if not self.subscriber.client:
            self.notice("hello-first")
            return
        self.number = message.n
        before = self.room.answers.get((self.subscriber.client, message.n))
        if before is not None:
            self.reply(msgspec.structs.replace(before, duplicate=True))
            return
        begun = perf_counter()
        try:
            await self.carry_out(message)
        except TooOften as illegal:
            self.answer_refused(message.n, illegal, illegal.wait)
        except Illegal as illegal:
            self.refuse(message.n, illegal)
        except self.room.journal.failures:
            self.answer_refused(message.n, Illegal("storage"))
        except Exception:
            name = secrets.token_hex(4)
            LOG.exception("a message broke", extra={"request": name})
            self.answer_refused(message.n, Illegal("broken", request=name))
        if isinstance(message, Act):
            self.host.metrics.actions.inc()
            self.host.metrics.answer_seconds.observe(perf_counter() - begun)

    async def hello(self, hello: Hello) -> None:
        """Somebody comes, or comes back."""
        subscriber = self.subscriber
        subscriber.language, subscriber.patches = hello.language, hello.patches
        subscriber.client = f"{subscriber.person}.{hello.client}"
        subscriber.held = True
        try:
            if subscriber not in self.room.subscribers:
                self.room = await self.host.join(self.room.code, subscriber)
            welcome = await self.room.welcome(subscriber, hello.seq)
        except Illegal as illegal:
            self.turn_away(illegal.reason)
        except self.room.journal.failures:
            self.turn_away("storage")
            subscriber.close()
        else:
            subscriber.greet(encode(welcome))
            self.tell_other_devices()

    def tell_other_devices(self) -> None:
        """Somebody sits at the table on two devices: each says so, and either may act."""
        mine = self.subscriber
        others = [
            line
            for line in self.room.subscribers
            if line.seat == mine.seat is not None and line.client not in ("", mine.client)
        ]
        for line in [*others, *([mine] if others else [])]:
            text = say("refusal-two-devices", line.language)
            line.send(encode(Notice("two-devices", text)))

    def turn_away(self, code: str) -> None:
        """Somebody cannot come in right now."""
        self.subscriber.client = ""
        self.notice(code)
        self.subscriber.release()

    async def carry_out(self, message: ClientMessage) -> None:  # noqa: C901 - one case each
        """Do what a message asks for, or raise the refusal."""
        match message:
            case Act():
                await self.act(message)
            case Check():
                self.check(message)
            case Coach():
                await self.coach(message)
            case Say():
                await self.say(message)
            case Signal():
                await self.speak(SIGNAL, signal_body(self.seat(), message))
            case Remark():
                await self.remark(message)
            case Pause():
                await self.pause(message)
            case AskUndo():
                await self.ask_undo()
            case AnswerUndo():
                await self.answer_undo(message)
            case AskChair():
                await self.ask_chair(message)
            case AnswerChair():
                await self.answer_chair(message)
            case FreeChair():
                await self.free_chair(message)
            case Rest():
                await self.rest()
            case Return():
                await self.come_back()
            case Ready():
                await self.get_ready(message)
            case Hold():
                await self.host.hold(self.room, self.seat(), message.seconds)
                self.confirm()
            case Tempo():
                await self.set_tempo(message)
            case Read():
                await self.note_read()
            case Hidden():
                await self.hide(message)
            case Rematch():
                await self.rematch()

    # Answers

    def reply(self, answered: Answered) -> None:
        """Answer the subscriber, before anybody is told."""
        self.subscriber.send(encode(answered))

    def confirm(self) -> None:
        """It is done, without a step in the journal."""
        state = self.room.state
        answered = Answered(self.number, True, 0 if state is None else state.seq)
        self.reply(answered)
        self.remember(answered)

    def refuse(self, n: int, illegal: Illegal) -> None:
        """Refuse, and remember it for a while."""
        self.remember(self.answer_refused(n, illegal))

    def remember(self, answered: Answered) -> None:
        """A message that is sent again gets the same answer, and nothing happens twice."""
        answers = self.room.answers
        answers[self.subscriber.client, answered.n] = answered
        if len(answers) > REMEMBERED:
            del answers[next(iter(answers))]

    def answer_refused(self, n: int, illegal: Illegal, wait: float = 0.0) -> Answered:
        state = self.room.state
        self.host.metrics.refusals.inc()
        text = illegal.text(self.subscriber.language)
        refusal = Refusal(illegal.reason, text, illegal.clause, wait)
        answered = Answered(n, False, 0 if state is None else state.seq, refusal)
        self.reply(answered)
        return answered

    def notice(self, code: str, retry_after: float = 0.0) -> None:
        """Say something that does not answer a numbered message."""
        text = say(f"refusal-{code}", self.subscriber.language)
        self.subscriber.send(encode(Notice(code, text, retry_after)))

    # Steps

    def seat(self) -> Seat:
        """The subscriber's seat; spectators have none."""
        seat = self.room.seat_of(self.subscriber.person)
        if seat is None:
            raise Illegal("spectator")
        return seat

    async def take_step(self, what: StepKind, test: Test, body: str = "") -> None:
        """Make a step that is not an action of the game."""
        request = StepRequest(what, self.seat(), self.subscriber.client, self.number, body)
        await self.room.commit_step(request, test, self.reply)

    async def act(self, message: Act) -> None:
        seat, state = self.seat(), self.room.need_state()
        action = state.reader.parse(message.action)
        await self.room.act(seat, action, self.subscriber.client, message.n, self.reply)

    async def pause(self, message: Pause) -> None:
        seat = self.seat()

        def test(state: TableState) -> None:
            require(not state.over, "over")
            require(state.paused != message.on, "paused" if message.on else "not-paused")
            if message.on:
                state.need_change(seat)
                may = not state.config.rated or state.pauses[seat] < PAUSES
                require(may, "no-more-pauses", most=PAUSES)

        await self.take_step("pause" if message.on else "go_on", test)

    async def ask_undo(self) -> None:
        seat = self.seat()

        def test(state: TableState) -> None:
            require(self.room.info.undo, "no-undo")
            require(not state.over, "over")
            require(state.undo_for is None, "undo-asked")
            require(state.undoable(seat), "cannot-undo")
            require(state.may_take_back(seat), "undo-rated")
            state.need_change(seat)

        await self.take_step("ask_undo", test)

    async def answer_undo(self, message: AnswerUndo) -> None:
        seat = self.seat()

        def test(state: TableState) -> None:
            asked = state.undo_for
            is_asked = asked is not None and seat in state.judges(asked) - state.agreed
            require(is_asked, "nothing-asked")

        await self.take_step("agree_undo" if message.agree else "refuse_undo", test)

    async def ask_chair(self, message: AskChair) -> None:
        """Whoever watches may play on for a bot, if those who play agree."""
        mine, room = self.subscriber, self.room
        require(mine.person, "come-in-first")
        require(self.room.seat_of(mine.person) is None, "one-seat-each")
        require(not mine.program or room.info.bots_welcome, "no-programs")
        require(not room.info.day, "day-alone")
        there = {one.person for one in room.info.seats} | {room.info.host}
        require(mine.blocked_by.isdisjoint(there), "blocked")

        def test(state: TableState) -> None:
            require(not state.over, "over")
            require(state.taker is None, "chair-asked")
            require(mine.person not in state.sent_away, "sent-away")
            require(all(one.person != mine.person for one in state.takers), "one-seat-each")
            require(message.seat in room.bots, "seat-taken")
            state.need_change(message.seat)

        name = await self.host.name_of(mine.person)
        body = msgspec.json.encode(Taker(message.seat, mine.person, name)).decode()
        request = StepRequest("ask_chair", message.seat, mine.client, message.n, body)
        await room.commit_step(request, test, self.reply)

    async def free_chair(self, message: FreeChair) -> None:
        """Where nobody was asked, the host may think otherwise afterwards."""
        mine, room = self.subscriber, self.room
        require(mine.person and mine.person == room.info.host, "host-only")

        def test(state: TableState) -> None:
            require(not state.over, "over")
            require(not state.config.rated, "chair-agreed")
            others = {one.seat for one in state.takers if one.person != mine.person}
            require(message.seat in others, "no-newcomer")

        request = StepRequest("free_chair", message.seat, mine.client, message.n)
        await room.commit_step(request, test, self.reply)

    async def answer_chair(self, message: AnswerChair) -> None:
        seat = self.seat()

        def test(state: TableState) -> None:
            asked = state.taker is not None and seat in state.hosts() - state.let
            require(asked, "nothing-asked")

        await self.take_step("agree_chair" if message.agree else "refuse_chair", test)

    async def rest(self) -> None:
        """A bot plays for me."""
        seat = self.seat()
        require(not self.room.info.day, "day-alone")

        def test(state: TableState) -> None:
            require(not state.over, "over")
            require(seat not in state.resting, "resting")
            state.need_change(seat)

        await self.take_step("rest", test)

    async def come_back(self) -> None:
        """I play again."""
        seat = self.seat()

        def test(state: TableState) -> None:
            require(not state.over, "over")
            require(seat in state.resting, "not-resting")

        await self.take_step("return", test)

    async def get_ready(self, message: Ready) -> None:
        """I want nothing more for now; taking back what is not said needs no step."""
        seat = self.seat()
        if not message.on and seat not in self.room.need_state().ready:
            self.confirm()
            return

        def test(state: TableState) -> None:
            require(not state.over, "over")
            require(seat not in state.resting, "resting")
            if message.on:
                state.need_change(seat)

        how = FOR_THE_ROUND if message.round else ""
        if message.wish:
            how = msgspec.json.encode(message.wish).decode()
        await self.take_step("ready", test, how if message.on else NOT_READY)

    async def set_tempo(self, message: Tempo) -> None:
        """The auctioneer hurries the next call, or holds it."""
        seat = self.seat()
        what: StepKind = "hurry" if message.hurry else "slow"

        def test(state: TableState) -> None:
            require(not state.paused, "paused")
            state.may_set_tempo(seat, what)
            state.need_change(seat)

        await self.take_step(what, test)

    async def hide(self, message: Hidden) -> None:
        """My page is out of sight, or in sight again: others see whom they wait for."""
        mine, room = self.subscriber, self.room
        mine.hidden = message.on
        self.confirm()
        if mine.seat is None:
            return
        self.host.autopilots[room.code].leave(mine.seat)
        if not message.on:
            await welcome_back(room, mine.seat)
        room.change(room.info)

    async def note_read(self) -> None:
        """I have read it; where nobody waits for me that needs no step."""
        seat = self.seat()
        if seat not in self.room.need_state().reading:
            self.confirm()
            return

        def test(state: TableState) -> None:
            require(not state.over, "over")
            require(not state.paused, "paused")

        await self.take_step("read", test)

    async def rematch(self) -> None:
        """Play the same once more: the first one opens the table, and all others sit down there."""
        seat, room = self.seat(), self.room
        require(room.need_state().over and room.info.state == OVER, "not-over")
        await self.host.rematch(room, self.subscriber.person, seat)
        self.confirm()

    # Questions

    def check(self, message: Check) -> None:
        """May I? Answered from what the seat itself sees."""
        seat, state = self.seat(), self.room.need_state()
        action = state.reader.parse(message.action)
        require(not state.paused, "paused")
        state.game.view(seat).check(seat, action)
        self.confirm()

    async def coach(self, message: Coach) -> None:
        """Say what offers are worth, from what the subscriber sees; it thinks like a bot."""
        seat, room, state = self.seat(), self.room, self.room.need_state()
        require(not room.describe().rated, "coach-rated")
        require(room.describe().coach, "no-coach")
        draft = None if message.offer is None else state.reader.parse(message.offer)
        signals = tuple(self.host.autopilots[room.code].bots.signals.values())
        game, steps = state.game, state.recent
        seen = [game.seen(event, seat) for step in steps for event in step.events]
        seq, thought = state.seq, partial(advice, game.view(seat), seat, signals, draft, seen)
        try:
            found = await self.host.worker.run(
                room.queue_key(), thought, self.host.bot_limit, room.info.host
            )
        except TimeoutError:
            raise Illegal("busy") from None
        self.subscriber.send(encode(advice_message(found, seq, self.subscriber.language)))
        self.confirm()

    # Talk

    async def say(self, message: Say) -> None:
        require(self.room.info.chat, "no-chat")
        require(self.subscriber.person, "spectator")
        text = " ".join(message.text.replace("\0", " ").split())
        require(text, "empty-chat")
        await self.speak(CHAT, text)

    async def remark(self, message: Remark) -> None:
        seat, state = self.seat(), self.room.state
        require(state is not None or message.phrase in QUICK, "not-begun")
        if message.phrase in REFUSED:
            asked = self.room.talk.was_asked(seat, message.offer)
            require(asked, "not-your-offer", offer=message.offer)
        if state is not None and message.phrase in ("promise", "pact"):
            promise = promise_of(message)
            verify(promise)
            check_promise(state.game, seat, promise)
        seq = 0 if state is None else state.seq
        await self.speak(REMARK, remark_body(seat, seq, message))
        if message.phrase == "why" and message.to is not None:
            await self.host.autopilots[self.room.code].explain(seat, message.to)

    async def speak(self, what: str, body: str) -> None:
        """Store it, answer, tell everybody."""
        room, mine = self.room, self.subscriber
        self.host.talk_limits.spend((room.code, mine.person))
        if mine.seat is None:
            self.host.talk_limits.spend((room.code, mine.address))
        seq = 0 if room.state is None else room.state.seq
        words = Words(room.code, seq, mine.seat, mine.person, what, body)
        await room.journal.speak(words, room.now())
        self.confirm()
        autopilot = self.host.autopilots[room.code]
        if mine.seat is not None:
            autopilot.replies.languages.setdefault(mine.seat, mine.language)
        await autopilot.hear_talk()


def promise_of(message: Remark) -> Promise | Pact:
    """What a remark promises."""
    to = NOBODY if message.to is None else message.to
    if message.phrase == "promise":
        return Promise(to, message.give)
    require(message.what, "no-such-pact")
    return Pact(to, message.what or "peace", message.give, message.rounds)
