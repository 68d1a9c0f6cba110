"""Attending to one listener: every message is answered, with the deed or with a refusal."""

import logging
import secrets
from time import perf_counter

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from higgle.server import looking, standing, talk
from higgle.server.course import (
    AGREE_UNDO,
    ASK_UNDO,
    GO_ON,
    PAUSE,
    READY,
    REFUSE_UNDO,
    REST,
    RETURN,
    Course,
)
from higgle.server.house import House
from higgle.server.journal import Lost
from higgle.server.limiting import TooOften
from higgle.server.listener import Listener
from higgle.server.messages import (
    Act,
    Answered,
    AnswerUndo,
    AskUndo,
    Check,
    ClientMessage,
    Hello,
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
    Stand,
)
from higgle.server.room import Room, Test, Wanted, encode
from higgle.server.welcoming import welcome
from higgle.speech import say
from higgle.table import Illegal, Seat, need

LOG = logging.getLogger("higgle.attending")
DECODER = msgspec.json.Decoder(ClientMessage)
REMEMBERED = 500
NO_STORAGE = (Lost, SQLAlchemyError, OSError)


class Attendant:
    """Carries out what one listener asks for."""

    def __init__(self, house: House, room: Room, listener: Listener) -> None:
        self.house = house
        self.room = room
        self.listener = listener
        self.number = 0
        """The number of the message at hand."""

    async def hear(self, data: bytes | str) -> None:
        """Read a message and carry it out; what cannot be read is refused too."""
        try:
            message = DECODER.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError):
            self.notice("bad-message")
            return
        await self.attend(message)

    async def attend(self, message: ClientMessage) -> None:
        """Carry a message out and answer it."""
        if isinstance(message, Hello):
            await self.hello(message)
            return
        if not self.listener.client:
            self.notice("hello-first")
            return
        self.number = message.n
        before = self.room.answers.get((self.listener.client, message.n))
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
            self.house.meter.took(perf_counter() - begun)

    async def hello(self, hello: Hello) -> None:
        """Somebody comes, or comes back."""
        listener = self.listener
        listener.language = hello.language
        listener.client = f"{listener.person}.{hello.client}"
        listener.held = True
        try:
            if listener not in self.room.listeners:
                self.room = await self.house.room(self.room.code)
                await self.house.come(self.room, listener)
            told = await welcome(self.house.database, self.room, listener, hello.seq)
        except Illegal as illegal:
            self.turn_away(illegal.reason)
        except NO_STORAGE:
            self.turn_away("storage")
            listener.close()
        else:
            listener.greet(encode(told))

    def turn_away(self, code: str) -> None:
        """Somebody cannot come in now."""
        self.listener.client = ""
        self.notice(code)
        self.listener.release()

    async def carry_out(self, message: ClientMessage) -> None:
        """Do what a message asks for, or raise the refusal."""
        if isinstance(message, Act):
            await self.act(message)
        elif isinstance(message, Check):
            self.check(message)
        elif isinstance(message, Say):
            await self.say(message)
        elif isinstance(message, Signal):
            await self.signal(message)
        elif isinstance(message, Remark):
            await self.remark(message)
        elif isinstance(message, Pause):
            await self.pause(message)
        elif isinstance(message, AskUndo):
            await self.ask_undo(message)
        elif isinstance(message, AnswerUndo):
            await self.answer_undo(message)
        elif isinstance(message, Rest | Return | Ready):
            await self.rest(message)
        elif isinstance(message, Rematch):
            await self.rematch()
        elif isinstance(message, Stand):
            await self.stand(message)

    # Answers

    def reply(self, answered: Answered) -> None:
        """Answer the listener, before anybody is told."""
        self.listener.send(encode(answered))

    def done(self) -> None:
        """What was asked for is done, and was no step of the table."""
        course = self.room.course
        answered = Answered(self.number, True, 0 if course is None else course.seq)
        self.reply(answered)
        self.remember(answered)

    def refuse(self, n: int, illegal: Illegal) -> None:
        """Refuse, and remember it for a while."""
        self.remember(self.answer_refused(n, illegal))

    def remember(self, answered: Answered) -> None:
        """Whoever sends the same message again gets the same answer, and nothing happens twice."""
        answers = self.room.answers
        answers[self.listener.client, answered.n] = answered
        if len(answers) > REMEMBERED:
            del answers[next(iter(answers))]

    def answer_refused(self, n: int, illegal: Illegal, wait: float = 0.0) -> Answered:
        course = self.room.course
        self.house.meter.count("higgle_refusals_total")
        text = illegal.text(self.listener.language)
        refusal = Refusal(illegal.reason, text, illegal.clause, wait)
        answered = Answered(n, False, 0 if course is None else course.seq, refusal)
        self.reply(answered)
        return answered

    def notice(self, code: str, retry_after: float = 0.0) -> None:
        """Something that is no answer to a numbered message."""
        text = say(f"refusal-{code}", self.listener.language)
        self.listener.send(encode(Notice(code, text, retry_after)))

    # Deeds

    def seat(self) -> Seat:
        """The listener's seat; spectators have none."""
        seat = self.room.seat_of(self.listener.person)
        if seat is None:
            raise Illegal("spectator")
        return seat

    async def write(self, what: str, test: Test) -> None:
        """Make a step that is no action of the game."""
        seat = self.seat()
        wanted = Wanted(what, seat, self.listener.client, self.number)
        await self.room.write(wanted, test, self.reply)

    async def act(self, message: Act) -> None:
        seat, course = self.seat(), self.room.play()
        action = course.reader.said(message.action)
        await self.room.act(seat, action, self.listener.client, message.n, self.reply)

    def check(self, message: Check) -> None:
        """May I? Answered from what the seat itself sees."""
        seat, course = self.seat(), self.room.play()
        action = course.reader.said(message.action)
        need(not course.paused, "paused")
        course.game.view(seat).check(seat, action)
        self.done()

    async def say(self, message: Say) -> None:
        need(self.room.info.chat, "no-chat")
        need(self.listener.person, "spectator")
        text = " ".join(message.text.replace("\0", " ").split())
        need(text, "empty-chat")
        await self.speak(talk.CHAT, text)

    async def signal(self, message: Signal) -> None:
        seat = self.seat()
        await self.speak(talk.SIGNAL, talk.signal(seat, message))

    async def remark(self, message: Remark) -> None:
        seat, course = self.seat(), self.room.play()
        await self.speak(talk.REMARK, talk.remark(seat, course.seq, message))

    async def speak(self, what: str, body: str) -> None:
        """Keep it, answer, tell everybody."""
        wait = self.house.talk.take((self.room.code, self.listener.person))
        if wait:
            raise TooOften(wait)
        room, now = self.room, self.house.now()
        await talk.speak(self.house.database, room.code, self.listener, what, body, now)
        self.done()
        await self.house.hear_talk(room)

    async def pause(self, message: Pause) -> None:
        def sensible(course: Course) -> None:
            need(not course.over, "over")
            need(course.paused != message.on, "paused" if message.on else "not-paused")

        await self.write(PAUSE if message.on else GO_ON, sensible)

    async def ask_undo(self, message: AskUndo) -> None:
        seat = self.seat()

        def possible(course: Course) -> None:
            need(self.room.info.undo, "no-undo")
            need(not course.over, "over")
            need(course.undo_for is None, "undo-asked")
            need(course.undoable(seat), "cannot-undo")

        await self.write(ASK_UNDO, possible)

    async def answer_undo(self, message: AnswerUndo) -> None:
        seat = self.seat()

        def awaited(course: Course) -> None:
            asked = course.undo_for
            need(
                asked is not None and seat in course.judges(asked) - course.agreed, "nothing-asked"
            )

        await self.write(AGREE_UNDO if message.agree else REFUSE_UNDO, awaited)

    async def rest(self, message: Rest | Return | Ready) -> None:
        seat = self.seat()

        def sensible(course: Course) -> None:
            need(not course.over, "over")
            if isinstance(message, Return):
                need(seat in course.resting, "not-resting")
            else:
                need(seat not in course.resting, "resting")

        names = {Rest: REST, Return: RETURN, Ready: READY}
        await self.write(names[type(message)], sensible)

    async def rematch(self) -> None:
        self.seat()
        room = self.room
        need(room.play().over and room.info.state == looking.OVER, "not-over")
        if not room.info.rematch:
            await self.house.lobby.again(room.info, room.info.seats)
            await self.house.refresh(room)
        self.done()

    async def stand(self, message: Stand) -> None:
        seat, course = self.seat(), self.room.play()
        need(course.terms.correspondence, "no-standing")
        await standing.keep(self.house.database, self.room.code, seat, message.answers)
        self.done()
        minder = self.house.minders.get(self.room.code)
        if minder is not None:
            await self.house.answer_standing(self.room, minder)
