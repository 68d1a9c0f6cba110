"""The house: all rooms of this process, who minds them, and news from other processes."""

import asyncio
import logging
import secrets
from functools import partial
from weakref import WeakValueDictionary

from sqlalchemy.exc import SQLAlchemyError

from higgle.server import ending, letters, looking, standing, talk
from higgle.server.alarms import Alarms
from higgle.server.config import Config
from higgle.server.course import RETURN, Course, Terms, Told, follow
from higgle.server.database import Database
from higgle.server.journal import Journal, Lost
from higgle.server.keeper import Keeper
from higgle.server.letters import Postman
from higgle.server.limiting import Buckets
from higgle.server.listener import Listener
from higgle.server.lobby import Lobby
from higgle.server.messages import Notice, Remarked, Said, Signalled, TableInfo
from higgle.server.meter import Meter
from higgle.server.minder import Minder, ignore
from higgle.server.people import People
from higgle.server.room import Room, Wanted, encode
from higgle.server.welcoming import welcome
from higgle.speech import say
from higgle.table import Illegal, Seat, need

LOG = logging.getLogger("higgle.house")
RETRY = 1.0
SWEEP = 3.0


class House:
    """Everything that one process of the server holds."""

    def __init__(self, config: Config, database: Database, alarms: Alarms) -> None:
        self.config = config
        self.database = database
        self.alarms = alarms
        self.now = alarms.now
        self.journal = Journal(database)
        self.people = People(database, self.now, config.sessions_days)
        self.lobby = Lobby(database, self.now, config.tables_per_person)
        self.keeper = Keeper(database, secrets.token_hex(8))
        self.rooms: dict[str, Room] = {}
        self.minders: dict[str, Minder] = {}
        self.doors: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """Whoever wants to open a room waits here for whoever is opening it."""
        self.talk = Buckets(config.talk_messages, config.talk_per_seconds, self.now)
        """How much everybody may still say at each table."""
        self.meter = Meter()
        self.postman = Postman(config.webhook)
        self.broken: set[str] = set()
        """The tables that could not be taken up, and are not tried again by themselves."""
        self.stopping = False

    # Rooms

    async def room(self, code: str) -> Room:
        """The room of a table, which is opened when somebody wants to go in."""
        door = self.doors.setdefault(code, asyncio.Lock())
        async with door:
            return self.rooms.get(code) or await self.open_room(code)

    async def open_room(self, code: str) -> Room:
        """Open a room and mind it; nothing is left behind when it cannot be opened."""
        info = await looking.info(self.database, code)
        course = await self.course(info) if info.state != looking.OPEN else None
        room = Room(info, course, self.journal, self.now)
        minder = Minder(room, self.alarms, self.config)
        if course is not None:
            room.awaited = letters.awaited(course)
        if info.pace == "correspondence":
            minder.stand = partial(self.answer_standing, room, minder)
        room.heard = await talk.last(self.database, code)
        room.moved = partial(self.moved, room, minder)
        if course is not None and course.over and info.state != looking.OVER:
            await self.end(room)
        self.rooms[code], self.minders[code] = room, minder
        await self.mind(code)
        return room

    async def course(self, info: TableInfo) -> Course:
        """What the log of a table adds up to; a long one stops nobody else."""
        seed, began = await looking.deal_of(self.database, info.code)
        terms = Terms(
            info.game,
            len(info.seats),
            seed,
            info.options,
            info.clocks,
            info.pace == "correspondence",
            tuple(who.seat for who in info.seats if who.kind == "person"),
            began,
        )
        return await asyncio.to_thread(follow, terms, await self.journal.read(info.code))

    def moved(self, room: Room, minder: Minder, told: Told) -> None:
        """A table has moved."""
        minder.moved(told)
        if told.entry.what in ("pause", "go_on", "rest", "return"):
            room.change(room.info)
        if self.config.webhook and room.info.pace == "correspondence" and minder.keeping:
            self.alarms.set((room.code, "letters"), self.now(), partial(self.write_letters, room))
        if room.play().over and room.info.state != looking.OVER:
            self.alarms.set((room.code, "end"), self.now(), partial(self.end, room))

    async def end(self, room: Room) -> None:
        """Keep the result of a game that is over, and show the seed."""
        try:
            await ending.keep(self.database, room.info, room.play(), self.now())
            await self.refresh(room)
        except (Lost, SQLAlchemyError, OSError):
            self.alarms.set((room.code, "end"), self.now() + RETRY, partial(self.end, room))
        except Exception:
            LOG.exception("a result could not be kept")
            self.alarms.set((room.code, "end"), self.now() + SWEEP, partial(self.end, room))

    async def refresh(self, room: Room) -> None:
        """Look again who sits there and how things stand; nobody deals twice."""
        async with room.mailbox:
            info = await looking.info(self.database, room.code)
            begins = room.course is None and info.state != looking.OPEN
            if begins:
                room.course = await self.course(info)
            room.change(info)
        if begins:
            await self.welcome_all(room)
            await self.mind(room.code)

    async def welcome_all(self, room: Room) -> None:
        """The cards are dealt: everybody is told everything anew."""
        for listener in list(room.listeners):
            listener.send(encode(await welcome(self.database, room, listener, -1)))

    async def change(self, code: str) -> TableInfo:
        """The lobby has changed something about a table."""
        room = await self.room(code)
        await self.refresh(room)
        return room.describe()

    # Coming and going

    async def come(self, room: Room, listener: Listener) -> None:
        """Somebody comes to a table."""
        listener.seat = room.seat_of(listener.person)
        need(listener.seat is not None or room.info.spectators, "no-spectators")
        fresh = listener.seat is not None and listener.seat not in room.present()
        room.listeners.add(listener)
        if fresh and listener.seat is not None:
            await self.keeper.present(room.code, listener.seat, self.now())
            await self.welcome_back(room, listener.seat)
            room.change(room.info)
        await self.mind(room.code)

    async def welcome_back(self, room: Room, seat: Seat) -> None:
        """Whoever was only away plays again."""
        course = room.course
        if course is None or seat not in course.absent:
            return

        def still_absent(course: Course) -> None:
            need(seat in course.absent, "seat-kept")

        wanted = Wanted(RETURN, seat, f"minder:{seat}", course.seq + 1, stand_in=True)
        try:
            await room.write(wanted, still_absent, ignore)
        except (Illegal, Lost):
            return

    async def go(self, room: Room, listener: Listener) -> None:
        """Somebody leaves."""
        room.listeners.discard(listener)
        listener.close()
        if listener.seat is not None and listener.seat not in room.present():
            await self.keeper.gone(room.code, listener.seat)
            room.change(room.info)
        if room.code in self.minders:
            self.minders[room.code].went(listener.seat)
        await self.close_if_empty(room)

    async def close_if_empty(self, room: Room) -> None:
        """A room in which nobody is and nothing runs by itself is closed."""
        if self.rooms.get(room.code) is not room:
            return
        busy = room.listeners or room.mailbox.locked() or self.minders[room.code].thinking
        if busy:
            return
        idle = room.course is None or room.course.over or not self.runs_alone(room)
        if idle and (room.code, "end") not in self.alarms.set_for:
            self.minders.pop(room.code).stop()
            del self.rooms[room.code]
            await self.keeper.release(room.code)

    def runs_alone(self, room: Room) -> bool:
        """Whether a table goes on while nobody looks."""
        return room.info.pace == "correspondence" or not room.people

    # Minding

    async def mind(self, code: str) -> None:
        """Mind a table, if no other process does."""
        minder = self.minders.get(code)
        if minder is None:
            return
        room = minder.room
        wanted = minder.keeping or room.present() or self.runs_alone(room)
        if room.course is not None and wanted:
            minder.keeping = await self.keeper.keep(code)
        minder.arrange()

    async def wake_all(self) -> None:
        """Take up the tables that go on while nobody looks; one that cannot be stops no other."""
        for code in await self.keeper.lonely():
            if code in self.rooms or code in self.broken:
                continue
            try:
                await self.room(code)
            except (Lost, SQLAlchemyError, OSError):
                raise
            except Exception:
                LOG.exception("a table cannot be taken up")
                self.broken.add(code)

    async def sweep(self) -> None:
        """Renew what has to be renewed, and take over what another process has let go."""
        self.alarms.set("sweep", self.now() + SWEEP, self.sweep)
        try:
            await self.keeper.renew(self.now())
            await self.look_elsewhere(*self.rooms)
            for code, room in list(self.rooms.items()):
                minder = self.minders.get(code)
                if minder is not None and not (minder.keeping and self.keeper.keeps(code)):
                    await self.mind(code)
                await self.close_if_empty(room)
            await self.wake_all()
        except (Lost, SQLAlchemyError, OSError):
            await self.forget_keeping()

    async def catch_up(self) -> None:
        """News may have been missed: look at every table again."""
        for code in list(self.rooms):
            for about in ("log", "talk", "table", "here"):
                await self.hear(about, code)

    async def stop(self) -> None:
        """Say goodbye, and let go of everything; what was acknowledged is kept already."""
        self.say_goodbye()
        for minder in self.minders.values():
            minder.stop()
        for room in self.rooms.values():
            for listener in list(room.listeners):
                listener.close()
        await self.keeper.close()
        self.journal.scribe.close()

    def say_goodbye(self) -> None:
        """Tell everybody that the server stops, once."""
        if self.stopping:
            return
        self.stopping = True
        for room in self.rooms.values():
            for listener in room.listeners:
                text = say("refusal-stopping", listener.language)
                listener.send(encode(Notice("stopping", text, 2.0)))

    async def forget_keeping(self) -> None:
        """The line to the database broke: whatever this process minded, another may mind now."""
        for minder in self.minders.values():
            minder.keeping = False
            minder.arrange()
        await self.keeper.hang_up()

    # News

    async def hear(self, about: str, code: str, seq: int = 0) -> None:
        """Another process, or this one, has written something about a table."""
        room = self.rooms.get(code)
        if room is None:
            return
        if about == "log":
            await room.hear_news(seq)
        elif about == "talk":
            await self.hear_talk(room)
        elif about == "table":
            await self.refresh(room)
        elif about == "here":
            await self.look_elsewhere(code)

    async def look_elsewhere(self, *codes: str) -> None:
        """Who is at these tables through other processes."""
        for code, seats in (await self.keeper.elsewhere(codes, self.now())).items():
            room = self.rooms.get(code)
            if room is not None and seats != room.elsewhere:
                room.elsewhere = seats
                room.change(room.info)
                self.minders[code].arrange()

    async def hear_talk(self, room: Room) -> None:
        """Tell everybody what was said since."""
        async with room.talking:
            for spoken in await talk.heard(self.database, room.code, room.heard):
                room.heard = spoken.id
                if spoken.what == talk.CHAT:
                    room.tell(Said(spoken.line()))
                elif spoken.what == talk.SIGNAL:
                    room.tell(Signalled(spoken.wish()))
                else:
                    room.tell(Remarked(spoken.word()))

    # Games by correspondence

    async def write_letters(self, room: Room) -> None:
        """Write to those who are away and should know of what has changed."""
        before, room.awaited = room.awaited, letters.awaited(room.play())
        there = room.present()
        news: dict[Seat, letters.Kind] = {
            seat: kind
            for seat, kind in room.awaited.items()
            if seat not in there and before.get(seat) != kind
        }
        root = self.config.root_path
        for letter in await letters.letters(self.database, room.info, news, root):
            self.postman.take(letter)

    async def answer_standing(self, room: Room, minder: Minder) -> None:
        """Give one standing answer, if one fits; it is a step, and steps come back here."""
        course = room.play()
        bots = {*room.bots, *course.resting}
        for seat, answers in (await standing.kept(self.database, room.code)).items():
            found = standing.match(course, seat, answers, bots)
            if found is None:
                continue
            action, answer = found
            if await minder.post(seat, action, "standing"):
                if answer.once:
                    left = tuple(other for other in answers if other != answer)
                    await standing.keep(self.database, room.code, seat, left)
                return
