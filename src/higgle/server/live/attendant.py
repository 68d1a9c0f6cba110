"""The attendant of one subscriber: every message is carried out and answered, or refused."""

import logging
import secrets
from functools import partial
from time import perf_counter

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from higgle.bots.coach import advice
from higgle.core import Illegal, Seat, require
from higgle.i18n import say
from higgle.play import Promise
from higgle.play.talk import verify
from higgle.protocol.messages import (
    Act,
    AnswerChair,
    Answered,
    AnswerUndo,
    AskChair,
    AskUndo,
    Check,
    ClientMessage,
    Coach,
    Hello,
    Hold,
    Notice,
    Pause,
    Ready,
    Refusal,
    Remark,
    Rematch,
    Rest,
    Return,
    Say,
    Signal,
)
from higgle.protocol.talk import REFUSED
from higgle.server.live.buckets import TooOften
from higgle.server.live.coach import told
from higgle.server.live.house import House
from higgle.server.live.replica import FOR_THE_ROUND, NOT_READY, Replica, Taker
from higgle.server.live.room import Room, Test, Wanted, encode
from higgle.server.live.subscriber import Subscriber
from higgle.server.live.welcome import welcome
from higgle.server.store import chat, tables
from higgle.server.store.entry import (
    AGREE_CHAIR,
    AGREE_UNDO,
    ASK_CHAIR,
    ASK_UNDO,
    GO_ON,
    PAUSE,
    READY,
    REFUSE_CHAIR,
    REFUSE_UNDO,
    REST,
    RETURN,
    StepKind,
)
from higgle.server.store.journal import Lost

LOG = logging.getLogger("higgle.attendant")
DECODER = msgspec.json.Decoder(ClientMessage)
UNREADABLE = (msgspec.MsgspecError, ValueError, RecursionError)
"""The answer to something that is not a message."""
REMEMBERED = 500
NO_STORAGE = (Lost, SQLAlchemyError, OSError)


class Attendant:
    """Carries out what one subscriber asks for."""

    def __init__(self, house: House, room: Room, subscriber: Subscriber) -> None:
        self.house = house
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
        except NO_STORAGE:
            self.answer_refused(message.n, Illegal("storage"))
        except Exception:
            name = secrets.token_hex(4)
            LOG.exception("a message broke", extra={"request": name})
            self.answer_refused(message.n, Illegal("broken", request=name))
        if isinstance(message, Act):
            self.house.metrics.answered(perf_counter() - begun)

    async def hello(self, hello: Hello) -> None:
        """Somebody comes, or comes back."""
        subscriber = self.subscriber
        subscriber.language = hello.language
        subscriber.client = f"{subscriber.person}.{hello.client}"
        subscriber.held = True
        try:
            if subscriber not in self.room.subscribers:
                self.room = await self.house.room(self.room.code)
                await self.house.come(self.room, subscriber)
            told = await welcome(self.house.database, self.room, subscriber, hello.seq)
        except Illegal as illegal:
            self.turn_away(illegal.reason)
        except NO_STORAGE:
            self.turn_away("storage")
            subscriber.close()
        else:
            subscriber.greet(encode(told))

    def turn_away(self, code: str) -> None:
        """Somebody cannot come in right now."""
        self.subscriber.client = ""
        self.notice(code)
        self.subscriber.release()

    async def carry_out(self, message: ClientMessage) -> None:
        """Do what a message asks for, or raise the refusal."""
        if isinstance(message, Act):
            await self.act(message)
        elif isinstance(message, Check | Coach):
            await self.advise(message)
        elif isinstance(message, Say | Signal | Remark):
            await self.talk(message)
        elif isinstance(message, Pause):
            await self.pause(message)
        elif isinstance(message, AskUndo | AnswerUndo):
            await self.undo(message)
        elif isinstance(message, AskChair | AnswerChair):
            await self.chair(message)
        elif isinstance(message, Rest | Return):
            await self.rest(message)
        elif isinstance(message, Ready):
            await self.be_ready(message)
        elif isinstance(message, Hold):
            await self.hold(message)
        elif isinstance(message, Rematch):
            await self.rematch()

    # Answers

    def reply(self, answered: Answered) -> None:
        """Answer the subscriber, before anybody is told."""
        self.subscriber.send(encode(answered))

    def done(self) -> None:
        """It is done, without a step in the journal."""
        replica = self.room.replica
        answered = Answered(self.number, True, 0 if replica is None else replica.seq)
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
        replica = self.room.replica
        self.house.metrics.refusals.inc()
        text = illegal.text(self.subscriber.language)
        refusal = Refusal(illegal.reason, text, illegal.clause, wait)
        answered = Answered(n, False, 0 if replica is None else replica.seq, refusal)
        self.reply(answered)
        return answered

    def notice(self, code: str, retry_after: float = 0.0) -> None:
        """Say something that does not answer a numbered message."""
        text = say(f"refusal-{code}", self.subscriber.language)
        self.subscriber.send(encode(Notice(code, text, retry_after)))

    # Deeds

    def seat(self) -> Seat:
        """The subscriber's seat; spectators have none."""
        seat = self.room.seat_of(self.subscriber.person)
        if seat is None:
            raise Illegal("spectator")
        return seat

    async def write(self, what: StepKind, test: Test, body: str = "") -> None:
        """Make a step that is not an action of the game."""
        seat = self.seat()
        wanted = Wanted(what, seat, self.subscriber.client, self.number, body)
        await self.room.write(wanted, test, self.reply)

    async def act(self, message: Act) -> None:
        seat, replica = self.seat(), self.room.play()
        action = replica.reader.said(message.action)
        await self.room.act(seat, action, self.subscriber.client, message.n, self.reply)

    async def advise(self, message: Check | Coach) -> None:
        """Answer a question about the table."""
        if isinstance(message, Check):
            self.check(message)
        else:
            await self.coach(message)

    def check(self, message: Check) -> None:
        """May I? Answered from what the seat itself sees."""
        seat, replica = self.seat(), self.room.play()
        action = replica.reader.said(message.action)
        require(not replica.paused, "paused")
        replica.game.view(seat).check(seat, action)
        self.done()

    async def coach(self, message: Coach) -> None:
        """Say what offers are worth, from what the subscriber sees; it thinks like a bot."""
        seat, room, replica = self.seat(), self.room, self.room.play()
        require(not room.describe().rated, "coach-rated")
        draft = None if message.offer is None else replica.reader.said(message.offer)
        said = tuple(self.house.autopilots[room.code].bots.signals.values())
        seq, thought = replica.seq, partial(advice, replica.game.view(seat), seat, said, draft)
        try:
            found = await self.house.thinkers.think(
                room.guest_of(), thought, self.house.config.bot_limit, room.info.host
            )
        except TimeoutError:
            raise Illegal("busy") from None
        self.subscriber.send(encode(told(found, seq, self.subscriber.language)))
        self.done()

    async def talk(self, message: Say | Signal | Remark) -> None:
        """Say something at the table."""
        if isinstance(message, Say):
            await self.say(message)
        elif isinstance(message, Signal):
            await self.signal(message)
        else:
            await self.remark(message)

    async def say(self, message: Say) -> None:
        require(self.room.info.chat, "no-chat")
        require(self.subscriber.person, "spectator")
        text = " ".join(message.text.replace("\0", " ").split())
        require(text, "empty-chat")
        await self.speak(chat.CHAT, text)

    async def signal(self, message: Signal) -> None:
        seat = self.seat()
        await self.speak(chat.SIGNAL, chat.signal(seat, message))

    async def remark(self, message: Remark) -> None:
        seat, replica = self.seat(), self.room.play()
        if message.phrase in REFUSED:
            asked = self.room.talk.was_asked(seat, message.offer)
            require(asked, "not-your-offer", offer=message.offer)
        if message.phrase == "promise" and message.to is not None:
            verify(Promise(message.to, message.give))
        await self.speak(chat.REMARK, chat.remark(seat, replica.seq, message))

    async def speak(self, what: str, body: str) -> None:
        """Keep it, answer, tell everybody."""
        room, mine = self.room, self.subscriber
        self.house.talk.spend((room.code, mine.person))
        if mine.seat is None:
            self.house.talk.spend((room.code, mine.address))
        seq = 0 if room.replica is None else room.replica.seq
        words = chat.Words(room.code, seq, mine.seat, mine.person, what, body)
        await chat.speak(self.house.database, words, self.house.now())
        self.done()
        await self.house.autopilots[room.code].hear_talk()

    async def pause(self, message: Pause) -> None:
        def sensible(replica: Replica) -> None:
            require(not replica.over, "over")
            require(replica.paused != message.on, "paused" if message.on else "not-paused")

        await self.write(PAUSE if message.on else GO_ON, sensible)

    async def undo(self, message: AskUndo | AnswerUndo) -> None:
        if isinstance(message, AskUndo):
            await self.ask_undo(message)
        else:
            await self.answer_undo(message)

    async def ask_undo(self, message: AskUndo) -> None:
        seat = self.seat()

        def possible(replica: Replica) -> None:
            require(self.room.info.undo, "no-undo")
            require(not replica.over, "over")
            require(replica.undo_for is None, "undo-asked")
            require(replica.undoable(seat), "cannot-undo")

        await self.write(ASK_UNDO, possible)

    async def answer_undo(self, message: AnswerUndo) -> None:
        seat = self.seat()

        def expected(replica: Replica) -> None:
            asked = replica.undo_for
            require(
                asked is not None and seat in replica.judges(asked) - replica.agreed,
                "nothing-asked",
            )

        await self.write(AGREE_UNDO if message.agree else REFUSE_UNDO, expected)

    async def chair(self, message: AskChair | AnswerChair) -> None:
        if isinstance(message, AskChair):
            await self.ask_chair(message)
        else:
            await self.answer_chair(message)

    async def ask_chair(self, message: AskChair) -> None:
        """Whoever watches may play on for a bot, if those who play agree."""
        mine, room = self.subscriber, self.room
        require(mine.person, "come-in-first")
        require(self.room.seat_of(mine.person) is None, "one-seat-each")
        require(not mine.program or room.info.bots_welcome, "no-programs")

        def possible(replica: Replica) -> None:
            require(not replica.over, "over")
            require(replica.taker is None, "chair-asked")
            require(all(one.person != mine.person for one in replica.takers), "one-seat-each")
            require(message.seat in room.bots, "seat-taken")

        name = await self.house.people.name_of(mine.person)
        body = msgspec.json.encode(Taker(message.seat, mine.person, name)).decode()
        wanted = Wanted(ASK_CHAIR, message.seat, mine.client, message.n, body)
        await room.write(wanted, possible, self.reply)

    async def answer_chair(self, message: AnswerChair) -> None:
        seat = self.seat()

        def expected(replica: Replica) -> None:
            asked = replica.taker is not None and seat in replica.hosts() - replica.let
            require(asked, "nothing-asked")

        await self.write(AGREE_CHAIR if message.agree else REFUSE_CHAIR, expected)

    async def rest(self, message: Rest | Return) -> None:
        seat = self.seat()

        def sensible(replica: Replica) -> None:
            require(not replica.over, "over")
            if isinstance(message, Return):
                require(seat in replica.resting, "not-resting")
            else:
                require(seat not in replica.resting, "resting")

        await self.write(REST if isinstance(message, Rest) else RETURN, sensible)

    async def be_ready(self, message: Ready) -> None:
        seat = self.seat()

        def sensible(replica: Replica) -> None:
            require(not replica.over, "over")
            require(seat not in replica.resting, "resting")

        how = FOR_THE_ROUND if message.round else ""
        if message.wish:
            how = msgspec.json.encode(message.wish).decode()
        await self.write(READY, sensible, how if message.on else NOT_READY)

    async def hold(self, message: Hold) -> None:
        """Ask the bots to wait, whichever process plays them."""
        seat = self.seat()
        await self.house.hold(self.room, seat, message.seconds)
        self.done()

    async def rematch(self) -> None:
        """Play the same once more: the first one opens the table, and all others sit down there."""
        seat, room = self.seat(), self.room
        require(room.play().over and room.info.state == tables.OVER, "not-over")
        me = await self.house.people.by_id(self.subscriber.person)
        code = room.info.rematch
        if not code:
            code = await self.house.lobby.again(room.info, me)
            await self.house.refresh(room)
        await self.house.lobby.sit_again(code, me, seat)
        await self.house.change(code)
        self.done()
