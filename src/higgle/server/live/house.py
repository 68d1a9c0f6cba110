"""The house: all rooms of this process, which of them it leads, and news from other processes."""

import asyncio
import logging
import secrets
from collections.abc import Callable
from contextlib import suppress
from random import Random
from weakref import WeakValueDictionary

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from higgle.core import Illegal, Record, Seat, require
from higgle.i18n import say
from higgle.protocol.messages import Notice, ServerMessage, TableInfo
from higgle.server.config import Config
from higgle.server.live.alarms import Alarms
from higgle.server.live.autopilot import Autopilot, ignore
from higgle.server.live.bot_thread import Thinkers
from higgle.server.live.bots import Dice
from higgle.server.live.buckets import Buckets
from higgle.server.live.finish import Finish
from higgle.server.live.letter_writer import LetterWriter
from higgle.server.live.mailer import Mailer
from higgle.server.live.metrics import Metrics
from higgle.server.live.newcomers import Newcomers
from higgle.server.live.postman import Webhook
from higgle.server.live.reader import Reader
from higgle.server.live.replica import Replica, Terms, Told, follow
from higgle.server.live.room import Room, Wanted, encode
from higgle.server.live.subscriber import GONE, LOGGED_OUT, Subscriber
from higgle.server.live.welcome import welcome
from higgle.server.store import chat, tables
from higgle.server.store.database import Database
from higgle.server.store.entry import ASK_CHAIR, RETURN, Entry, changed_after
from higgle.server.store.journal import Journal, Lost, pass_on
from higgle.server.store.leases import Leases
from higgle.server.store.lobby import Lobby
from higgle.server.store.people import People, Visitor
from higgle.server.store.steward import Steward

LOG = logging.getLogger("higgle.house")
SWEEP = 3.0
EXPIRY = 60.0
"""How often to look for tables that have waited too long."""


class House:
    """Everything that one process of the server holds."""

    def __init__(self, config: Config, database: Database, alarms: Alarms) -> None:
        self.config = config
        self.database = database
        self.alarms = alarms
        self.now = alarms.now
        self.journal = Journal(database)
        self.people = People(database, self.now, config.sessions_days)
        self.lobby = Lobby(database, self.now, config.tables_per_person, config.alone_per_person)
        self.leases = Leases(database, secrets.token_hex(8))
        self.rooms: dict[str, Room] = {}
        self.autopilots: dict[str, Autopilot] = {}
        self.doors: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """Whoever wants to open a room waits here for whoever is opening it."""
        self.talk = Buckets(config.talk_messages, config.talk_per_seconds, alarms.steady)
        """How much everybody may still say at each table."""
        self.thinkers = Thinkers(config.bot_threads)
        self.dice: Dice = Random
        """Makes the dice that bots think and hesitate with."""
        self.reader = Reader()
        self.metrics = Metrics()
        self.keep_days = config.keep_days
        self.webhook = Webhook(config.webhook)
        self.mailer = Mailer(config, database, alarms)
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
        """Open a room and lead it; nothing is left behind when it cannot be opened."""
        info = await tables.info(self.database, code)
        steps: list[Told] = []
        replica = await self.replica(info, steps.append) if info.state != tables.OPEN else None
        room = Room(info, replica, self.journal, self.now)
        autopilot = Autopilot(
            room, self.database, self.alarms, self.config, self.thinkers, self.dice
        )
        root = self.config.root_path
        writer = LetterWriter(autopilot, self.webhook, self.mailer, self.database, root)
        finish = Finish(room, self.database, self.alarms)
        newcomers = Newcomers(room, autopilot, self.lobby, self.leases, self.alarms)
        room.followers += [autopilot, writer, finish, newcomers]
        room.dealt = writer.look
        room.heard = await chat.last(self.database, code)
        if replica is not None:
            spoken = await chat.everything(self.database, code)
            room.talk.recall([one.word() for one in spoken if one.what == chat.REMARK], steps)
            room.promises = room.talk.promises()
            if not replica.over:
                autopilot.bots.recall(steps, [said for one in spoken if (said := one.said())])
        if room.unfinished:
            await finish.keep()
        await newcomers.seat()
        self.rooms[code], self.autopilots[code] = room, autopilot
        await self.lead(code)
        return room

    async def replica(
        self, info: TableInfo, tell: Callable[[Told], object] | None = None
    ) -> Replica:
        """What the log of a table adds up to; a long one keeps nobody else waiting."""
        terms, entries = await self.story(info)
        return await asyncio.to_thread(follow, terms, entries, tell)

    async def story(self, info: TableInfo) -> tuple[Terms, list[Entry]]:
        """How a table began, and everything that was done there."""
        seed, began, rules = await tables.deal_of(self.database, info.code)
        entries = await self.journal.read(info.code)
        bots = {entry.seat for entry in entries if entry.what == ASK_CHAIR}
        terms = Terms(
            info.game,
            len(info.seats),
            seed,
            info.options,
            info.clocks,
            info.pace == "correspondence",
            tuple(who.seat for who in info.seats if who.kind == "person" and who.seat not in bots),
            began,
            rules,
            info.rated,
        )
        return terms, entries

    async def record(self, info: TableInfo, whose: str = "") -> Record:
        """The record of a finished game; before the end it is nobody's business."""
        require(info.state == tables.OVER, "not-over")
        story = await self.story(info)
        replica = await self.reader.read(whose, lambda: follow(*story))
        if not info.keeps_talk:
            return replica.game.record()
        return replica.minutes(await chat.everything(self.database, info.code))

    async def refresh(self, room: Room) -> None:
        """Look again who sits there and how things stand; nobody deals twice."""
        async with room.mailbox:
            info = await tables.info(self.database, room.code)
            begins = room.replica is None and info.state != tables.OPEN
            if begins:
                room.replica = await self.replica(info)
            before = room.seated()
            room.change(info)
        await self.tell_elsewhere(room, before)
        if begins:
            await self.welcome_all(room)
            await self.lead(room.code)
            room.dealt()

    async def tell_elsewhere(self, room: Room, before: set[Seat]) -> None:
        """Somebody who is there has sat down or got up: the other processes see it."""
        now = room.seated()
        for seat in now - before:
            await self.leases.present(room.code, seat, self.now())
        for seat in before - now:
            await self.leases.gone(room.code, seat)

    async def welcome_all(self, room: Room) -> None:
        """The cards are dealt: everybody is told everything anew."""
        for subscriber in list(room.subscribers):
            subscriber.send(encode(await welcome(self.database, room, subscriber, -1)))

    async def change(self, code: str) -> TableInfo:
        """The lobby has changed something about a table.

        A room in which nobody is stays closed, unless its game goes on while nobody looks.
        """
        async with self.doors.setdefault(code, asyncio.Lock()):
            room = self.rooms.get(code)
        if room is None:
            info = await tables.info(self.database, code)
            if info.state != tables.PLAYING or info.pace != "correspondence":
                return info
            room = await self.room(code)
            await self.look_elsewhere(code)
            room.dealt()
        await self.refresh(room)
        return room.describe()

    async def start(self, code: str, visitor: Visitor) -> TableInfo:
        """Somebody starts a table whose seats are all taken."""
        room = self.rooms.get(code)
        elsewhere = (await self.leases.elsewhere([code], self.now()))[code]
        there = elsewhere if room is None else room.present()
        info = await tables.info(self.database, code)
        require(visitor.id in tables.starters(info, there), "host-only")
        await self.lobby.start(code)
        return await self.change(code)

    # Coming and going

    async def come(self, room: Room, subscriber: Subscriber) -> None:
        """Somebody comes to a table."""
        subscriber.seat = room.seat_of(subscriber.person)
        require(subscriber.seat is not None or room.info.spectators, "no-spectators")
        fresh = subscriber.seat is not None and subscriber.seat not in room.present()
        room.subscribers.add(subscriber)
        if fresh and subscriber.seat is not None:
            await self.leases.present(room.code, subscriber.seat, self.now())
            await self.welcome_back(room, subscriber.seat)
            room.change(room.info)
        await self.lead(room.code)

    async def welcome_back(self, room: Room, seat: Seat) -> None:
        """Whoever was only away plays again."""
        replica = room.replica
        if replica is None or seat not in replica.absent:
            return

        def still_absent(replica: Replica) -> None:
            require(seat in replica.absent, "seat-kept")

        wanted = Wanted(RETURN, seat, f"minder:{seat}", replica.seq + 1, stand_in=True)
        try:
            await room.write(wanted, still_absent, ignore)
        except (Illegal, Lost):
            return

    async def go(self, room: Room, subscriber: Subscriber) -> None:
        """Somebody leaves."""
        room.subscribers.discard(subscriber)
        subscriber.close()
        if subscriber.seat is not None and subscriber.seat not in room.present():
            await self.leases.gone(room.code, subscriber.seat)
            room.change(room.info)
        if room.code in self.autopilots:
            self.autopilots[room.code].went(subscriber.seat)
        await self.close_if_empty(room)

    async def forget(self, visitor: Visitor, password: str) -> None:
        """Somebody goes for good; where they waited for a game, their chair is free again."""
        for code in await self.people.forget(visitor, password):
            with suppress(Illegal):  # somebody may have closed the table meanwhile
                await self.change(code)
            await pass_on(self.database, code, "table", "")
        await self.close_dead_lines()

    async def close_dead_lines(self) -> None:
        """Lines whose secrets are forgotten, here or by another process, are closed."""
        lines = [line for room in self.rooms.values() for line in room.subscribers if line.key]
        alive = await self.people.alive({line.key for line in lines})
        for line in lines:
            if line.key not in alive:
                line.end(LOGGED_OUT)

    async def close_if_empty(self, room: Room) -> None:
        """A room in which nobody is and nothing runs by itself is closed."""
        if self.rooms.get(room.code) is not room:
            return
        busy = room.subscribers or room.mailbox.locked() or self.autopilots[room.code].thinking
        if busy:
            return
        idle = room.replica is None or room.replica.over or not self.runs_alone(room)
        if idle and not room.unfinished:
            self.autopilots.pop(room.code).stop()
            del self.rooms[room.code]
            await self.leases.release(room.code)

    def runs_alone(self, room: Room) -> bool:
        """Whether a table goes on while nobody looks: bots alone play for those who watch only."""
        return room.info.pace == "correspondence" and bool(room.people)

    # Leading

    async def lead(self, code: str) -> None:
        """Lead a table, if no other process does."""
        autopilot = self.autopilots.get(code)
        if autopilot is None:
            return
        room = autopilot.room
        wanted = autopilot.leading or room.awaited() or self.runs_alone(room)
        if room.replica is not None and wanted:
            autopilot.leading = await self.leases.take(code)
        autopilot.arrange()

    async def check_logs(self) -> None:
        """Look through the logs of all tables in play, and name those that were changed."""
        for code in await tables.in_play(self.database):
            step = await asyncio.to_thread(changed_after, await self.journal.read(code))
            if step is not None:
                LOG.error("a log was changed", extra={"why": f"table {code} after step {step}"})

    async def wake_all(self) -> None:
        """Take up the tables that go on while nobody looks; if one fails, the others go on."""
        for code in await self.leases.lonely():
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
            await self.leases.renew(self.now())
            await self.look_elsewhere(*self.rooms)
            await self.close_dead_lines()
            for code, room in list(self.rooms.items()):
                autopilot = self.autopilots.get(code)
                if autopilot is not None and not (autopilot.leading and self.leases.holds(code)):
                    await self.lead(code)
                await self.close_if_empty(room)
            await self.wake_all()
        except (Lost, SQLAlchemyError, OSError):
            await self.forget_leading()

    async def catch_up(self) -> None:
        """News may have been missed: look at every table again."""
        for code in list(self.rooms):
            for about in ("log", "talk", "table", "here"):
                await self.hear(about, code)

    async def stop(self) -> None:
        """Say goodbye, and let go of everything; what was acknowledged has been kept."""
        self.say_goodbye()
        for autopilot in self.autopilots.values():
            autopilot.stop()
        for room in self.rooms.values():
            for subscriber in list(room.subscribers):
                subscriber.close()
        await self.leases.close()
        self.journal.writer.close()
        self.reader.close()
        self.thinkers.close()

    def say_goodbye(self) -> None:
        """Tell everybody that the server stops, once."""
        if self.stopping:
            return
        self.stopping = True
        for room in self.rooms.values():
            for subscriber in room.subscribers:
                text = say("refusal-stopping", subscriber.language)
                subscriber.send(encode(Notice("stopping", text, 2.0)))

    def shut(self, code: str) -> None:
        """A table is no more: whoever is there is told, and goes."""
        room, autopilot = self.rooms.pop(code, None), self.autopilots.pop(code, None)
        if room is None or autopilot is None:
            return
        autopilot.stop()
        for line in list(room.subscribers):
            line.send(encode(Notice("table-closed", say("refusal-table-closed", line.language))))
            line.end(GONE)

    async def expire(self) -> None:
        """Open tables at which nobody is do not wait for ever."""
        self.alarms.set("expire", self.now() + EXPIRY, self.expire)
        busy = {code for code, room in self.rooms.items() if room.subscribers}
        try:
            closed = await self.lobby.expire(busy)
            for code in [*closed, *await self.lobby.missing(self.rooms)]:
                self.shut(code)
            await self.tidy()
        except (SQLAlchemyError, OSError):
            LOG.warning("tables could not be tidied up")

    async def tidy(self) -> None:
        """Forget what was finished long ago, if the host wants that."""
        if self.keep_days:
            await Steward(self.database, self.now, "server").tidy(self.keep_days)

    async def forget_leading(self) -> None:
        """The line to the database broke: whatever this process led, another may lead now."""
        for autopilot in self.autopilots.values():
            autopilot.leading = False
            autopilot.arrange()
        await self.leases.hang_up()

    # News

    async def hold(self, room: Room, seat: Seat, seconds: float) -> None:
        """Somebody asks the bots to wait, or lets them go on."""
        autopilot = self.autopilots[room.code]
        if autopilot.leading:
            autopilot.hold(seat, seconds)
        else:
            await pass_on(self.database, room.code, "hold", f"{seat} {seconds}")

    async def hear(self, about: str, code: str, rest: str = "") -> None:
        """Another process, or this one, has written something about a table."""
        room = self.rooms.get(code)
        if room is None:
            return
        if about == "log":
            await room.hear_news(int(rest or 0))
        elif about == "talk":
            await self.autopilots[code].hear_talk()
        elif about == "table":
            try:
                await self.refresh(room)
            except Illegal:
                self.shut(code)
        elif about == "here":
            await self.look_elsewhere(code)
        elif about == "hold" and self.autopilots[code].leading:
            seat, seconds = rest.split()
            self.autopilots[code].hold(int(seat), float(seconds))
        elif about == "tell" and not self.autopilots[code].leading:
            room.tell(msgspec.json.decode(rest, type=ServerMessage))

    async def look_elsewhere(self, *codes: str) -> None:
        """Who is at these tables through other processes."""
        for code, seats in (await self.leases.elsewhere(codes, self.now())).items():
            room = self.rooms.get(code)
            if room is not None and seats != room.elsewhere:
                room.elsewhere = seats
                room.change(room.info)
                self.autopilots[code].arrange()
