"""The room manager: all rooms of this process, which of them it leads, and news from others."""

import asyncio
import gc
import logging
import secrets
from collections.abc import Callable, Collection
from contextlib import suppress
from functools import partial
from random import Random
from typing import TypeVar
from weakref import WeakValueDictionary

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from higgle.core import Illegal, Record, Seat, require
from higgle.i18n import say
from higgle.live.autopilot import Autopilot, BotSettings
from higgle.live.bots import RandomSource
from higgle.live.buckets import Buckets
from higgle.live.clocks import Timers
from higgle.live.dealings import PlayedGame, add_up, look_at
from higgle.live.journal import LogEntry, Step, StorageError, find_damage
from higgle.live.opening import recall, table_config, welcome_back
from higgle.live.room import Absence, Room, encode, starters
from higgle.live.subscriber import GONE, LOGGED_OUT, Subscriber
from higgle.live.table_state import TableConfig, TableState, replay
from higgle.protocol.dealings import Dealings
from higgle.protocol.messages import OPEN, OVER, PLAYING, Notice, ServerMessage, TableInfo
from higgle.server.accounts.passkeys import Passkeys
from higgle.server.accounts.people import People, Visitor
from higgle.server.admin import Admin
from higgle.server.clubs.clubs import Clubs
from higgle.server.clubs.tournaments import Tournaments
from higgle.server.config import Config
from higgle.server.daily_deals import DailyDeals
from higgle.server.history import load_history
from higgle.server.lobby import table_list
from higgle.server.lobby.lobby import Lobby
from higgle.server.notify.notices import PushNotices
from higgle.server.notify.queue import Mailer, Notifier
from higgle.server.notify.smtp import WebhookSender
from higgle.server.puzzles import PuzzleTries
from higgle.server.rooms.game_end import ResultKeeper
from higgle.server.rooms.metrics import Metrics
from higgle.server.rooms.pools import BotPool, ReplayPool
from higgle.server.rooms.seat_takeover import SeatTakeover
from higgle.server.store.database import Database
from higgle.server.store.leases import Leases
from higgle.server.store.sql_journal import SqlJournal

LOG = logging.getLogger("higgle.rooms")
T = TypeVar("T")
COUNT, LONG_COUNT = 3.0, 5.0
"""How many seconds are counted before a game begins, and where somebody is not ready."""
LOOKED_AT = 20
"""How many of somebody's last games tell how they deal."""
SWEEP = 3.0
EXPIRY = 60.0
"""How often to look for tables that have waited too long."""
MANY = 200
"""After how many readers have left Python is told to look for what they left behind: sockets and
rooms refer to themselves, and by itself it would look after millions of new objects only."""


class RoomManager:
    """Everything that one process of the server holds: the host of its rooms."""

    def __init__(self, config: Config, database: Database, timers: Timers) -> None:
        self.config = config
        self.database = database
        self.timers = timers
        self.now = timers.now
        self.journal = SqlJournal(database)
        self.people = People(database, self.now, config.sessions_days)
        self.passkeys = Passkeys(database, self.now)
        self.lobby = Lobby(database, self.now, config)
        self.days = DailyDeals(database, self.now, self.lobby)
        self.notices = PushNotices(config, database, timers)
        self.clubs = Clubs(database, self.now, self.lobby, self.notices)
        self.tournaments = Tournaments(database, self.now, self.lobby, self.notices)
        self.tournaments.changed.append(self.change)
        self.puzzles = PuzzleTries(database, self.now)
        self.leases = Leases(database, secrets.token_hex(8))
        self.rooms: dict[str, Room] = {}
        self.autopilots: dict[str, Autopilot] = {}
        self.opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """Whoever wants to open a room waits here for whoever is opening it."""
        self.aside = asyncio.Lock()
        """One log at a time is played once more: two would take twice as much from the players."""
        self.talk_limits = Buckets(config.talk_messages, config.talk_per_seconds, timers.steady)
        """How much everybody may still say at each table."""
        self.worker = BotPool(config.bot_threads)
        self.new_random: RandomSource = Random
        """Makes what bots think and hesitate with."""
        self.replays = ReplayPool()
        self.metrics = Metrics()
        self.left = 0
        """How many readers have left since Python last looked for what they left behind."""
        self.keep_days = config.keep_days
        self.bot_limit = config.bot_limit
        self.webhook = WebhookSender(config.webhook)
        self.mailer = Mailer(config, database, timers)
        self.broken: set[str] = set()
        """The tables that could not be taken up, and are not tried again by themselves."""
        self.stopping = False

    # Rooms

    async def room(self, code: str) -> Room:
        """The room of a table, which is opened when somebody wants to go in."""
        lock = self.opening.setdefault(code, asyncio.Lock())
        async with lock:
            return self.rooms.get(code) or await self.open_room(code)

    async def open_room(self, code: str) -> Room:
        """Open a room and lead it; nothing is left behind when it cannot be opened."""
        info = await table_list.info(self.database, code)
        steps: list[Step] = []
        state = await self.load(info, steps.append) if info.state != OPEN else None
        room = Room(info, state, self.journal, self.now)
        settings = BotSettings(self.config.bot_pace, self.bot_limit, self.config.line_grace)
        autopilot = Autopilot(room, self.timers, settings, self.worker, self.new_random)
        channels = (self.webhook, self.mailer, self.notices)
        Notifier(autopilot, channels, self.database, self.config.root_path)
        results = ResultKeeper(room, self.database, self.timers)
        takeover = SeatTakeover(room, autopilot, self.lobby, self.leases, self.timers)
        room.heard = await self.journal.last_talk(code)
        if state is not None:
            spoken = await self.journal.all_talk(code)
            await self.run_aside(partial(recall, room, autopilot.bots, steps, spoken))
        if room.unfinished:
            await results.store()
        await takeover.seat()
        self.rooms[code], self.autopilots[code] = room, autopilot
        await self.lead(code)
        return room

    async def load(
        self, info: TableInfo, tell: Callable[[Step], object] | None = None
    ) -> TableState:
        """What the log of a table adds up to."""
        config, entries = await self.read_log(info)
        return await self.run_aside(partial(replay, config, entries, tell))

    async def run_aside(self, work: Callable[[], T]) -> T:
        """Run what belongs to opening a table in a thread, one after the other."""
        async with self.aside:
            return await asyncio.to_thread(work)

    async def read_log(self, info: TableInfo) -> tuple[TableConfig, list[LogEntry]]:
        """How a table began, and everything that was done there."""
        deal = await table_list.deal_of(self.database, info.code)
        entries = await self.journal.read(info.code)
        return table_config(info, *deal, entries, self.config.bot_pace), entries

    async def record(self, info: TableInfo, whose: str = "") -> Record:
        """The record of a finished game; before the end it is nobody's business."""
        require(info.state == OVER, "not-over")
        config, entries = await self.read_log(info)
        state = await self.replays.run(whose, lambda: replay(config, entries))
        if not info.keeps_talk:
            return state.game.record()
        return state.record(await self.journal.all_talk(info.code))

    async def dealings(self, person: str, whose: str) -> Dealings:
        """How somebody deals, by the last games that they finished."""
        found: list[PlayedGame] = []
        for played in (await load_history(self.database, person, 0)).games[:LOOKED_AT]:
            info = await table_list.info(self.database, played.code)
            if played.seat is None or info.held:
                continue
            config, entries = await self.read_log(info)
            spoken = await self.journal.all_talk(info.code)
            work = partial(look_at, info, played.seat, played.ended, config, entries, spoken)
            found.append(await self.replays.run(whose, work))
        return add_up(found)

    async def refresh(self, room: Room) -> None:
        """Look again who sits there and how things stand; nobody deals twice."""
        async with room.mailbox:
            info = await table_list.info(self.database, room.code)
            begins = room.state is None and info.state != OPEN
            if begins:
                room.state = await self.load(info)
            before = room.connected_seats()
            room.change(info)
        await self.tell_elsewhere(room, before)
        if begins:
            await self.welcome_all(room)
            await self.lead(room.code)
            room.on_dealt()

    async def tell_elsewhere(self, room: Room, before: set[Seat]) -> None:
        """Somebody who is there has sat down or got up: the other processes see it."""
        now = room.connected_seats()
        for seat in now - before:
            await self.leases.present(room.code, seat, self.now())
        for seat in before - now:
            await self.leases.leave_seat(room.code, seat)

    async def welcome_all(self, room: Room) -> None:
        """The cards are dealt: everybody is told everything anew."""
        for subscriber in list(room.subscribers):
            subscriber.send(encode(await room.welcome(subscriber, -1)))

    async def change(self, code: str) -> TableInfo:
        """The lobby has changed something about a table.

        A room in which nobody is stays closed, unless its game goes on while nobody looks.
        """
        async with self.opening.setdefault(code, asyncio.Lock()):
            room = self.rooms.get(code)
        if room is None:
            info = await table_list.info(self.database, code)
            alone = info.pace == "correspondence" or info.rated or info.tournament
            if info.state != PLAYING or not alone:
                return info
            room = await self.room(code)
            await self.look_elsewhere(code)
            room.on_dealt()
        await self.refresh(room)
        return room.describe()

    async def start(self, code: str, visitor: Visitor) -> TableInfo:
        """Somebody starts a table whose seats are all taken."""
        room = self.rooms.get(code)
        elsewhere = (await self.leases.elsewhere([code], self.now()))[code]
        there = elsewhere if room is None else room.present()
        info = await table_list.info(self.database, code)
        require(visitor.id in starters(info, there), "host-only")
        people = [who for who in info.seats if who.kind == "person" and not who.program]
        at = 0.0
        if any(who.person != visitor.id for who in people):
            at = self.now() + (COUNT if all(who.ready for who in people) else LONG_COUNT)
            self.timers.set((code, "start"), at, partial(self.begin, code, at))
        await self.lobby.start(code, at)
        return await self.change(code)

    async def begin(self, code: str, at: float) -> None:
        """A start was counted down, unless somebody has called it off."""
        with suppress(Illegal):  # somebody may have closed the table meanwhile
            if await self.lobby.begin_started(code, at):
                await self.change(code)

    async def rename(self, visitor: Visitor, name: str | None, language: str | None) -> Visitor:
        """Another language, or another name, also at the tables that wait."""
        changed = await self.people.change(visitor, name, language)
        if changed.name != visitor.name:
            for code in await self.lobby.rename(changed):
                await self.change(code)
        return changed

    # Coming and going

    async def join(self, code: str, subscriber: Subscriber) -> Room:
        """Somebody comes to a table.

        Nothing is awaited between finding the room and being in it, or it might close meanwhile.
        """
        await self.load_blocks(subscriber)
        room = await self.room(code)
        subscriber.seat = room.seat_of(subscriber.person)
        require(subscriber.seat is not None or room.info.spectators, "no-spectators")
        fresh = subscriber.seat is not None and subscriber.seat not in room.present()
        room.subscribers.add(subscriber)
        if subscriber.seat is not None and room.info.rated:
            await self.lobby.note_address(room.code, subscriber.person, subscriber.address)
        if fresh and subscriber.seat is not None:
            await self.leases.present(room.code, subscriber.seat, self.now())
            await welcome_back(room, subscriber.seat)
        if fresh or subscriber.board:
            room.change(room.info)
        await self.lead(room.code)
        return room

    async def leave(self, room: Room, subscriber: Subscriber, how: Absence = "lost") -> None:
        """Somebody leaves, or their line broke."""
        room.subscribers.discard(subscriber)
        subscriber.close()
        self.left += 1
        if room.code in self.autopilots:
            self.autopilots[room.code].leave(subscriber.seat)
        if subscriber.seat is not None and subscriber.seat not in room.present():
            room.away[subscriber.seat] = how
            await self.leases.leave_seat(room.code, subscriber.seat)
            room.change(room.info)
        elif subscriber.board:
            room.change(room.info)
        await self.close_if_empty(room)

    async def forget(self, visitor: Visitor, password: str) -> None:
        """Somebody goes for good; where they waited for a game, their chair is free again."""
        for code in await self.people.forget(visitor, password):
            with suppress(Illegal):  # somebody may have closed the table meanwhile
                await self.change(code)
            await self.journal.notify(code, "table")
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
        idle = room.state is None or room.state.over or not room.runs_alone()
        if idle and not room.unfinished:
            self.autopilots.pop(room.code).stop()
            del self.rooms[room.code]
            await self.leases.release(room.code)

    async def load_blocks(self, subscriber: Subscriber) -> None:
        """Note whom a reader has blocked, and who has blocked the reader."""
        found = await self.people.blocks_of(subscriber.person)
        subscriber.blocked, subscriber.blocked_by = found

    async def reload_blocks(self, people: Collection[str]) -> None:
        """Somebody was blocked, or is no longer: those who are here notice at once."""
        for room in list(self.rooms.values()):
            for subscriber in list(room.subscribers):
                if subscriber.person in people:
                    await self.load_blocks(subscriber)

    # Leading

    async def lead(self, code: str) -> None:
        """Lead a table, if no other process does."""
        autopilot = self.autopilots.get(code)
        if autopilot is None:
            return
        room = autopilot.room
        wanted = autopilot.leading or room.has_audience() or room.runs_alone()
        if room.state is not None and wanted:
            autopilot.leading = await self.leases.take(code)
        autopilot.arrange()

    async def check_logs(self) -> None:
        """Look through the logs of all tables in play, and name those that were changed."""
        for code in await table_list.in_play(self.database):
            step = await asyncio.to_thread(find_damage, await self.journal.read(code))
            if step is not None:
                LOG.error("a log was changed", extra={"why": f"table {code} after step {step}"})

    async def wake_all(self) -> None:
        """Take up the tables that go on while nobody looks; if one fails, the others go on."""
        for code in await self.leases.lonely():
            if code in self.rooms or code in self.broken:
                continue
            try:
                await self.room(code)
            except (StorageError, SQLAlchemyError, OSError):
                raise
            except Exception:
                LOG.exception("a table cannot be taken up")
                self.broken.add(code)

    async def sweep(self) -> None:
        """Renew what has to be renewed, and take over what another process has let go."""
        self.timers.set("sweep", self.now() + SWEEP, self.sweep)
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
        except (StorageError, SQLAlchemyError, OSError):
            await self.forget_leading()

    async def carry_on_tournaments(self) -> None:
        """Open rounds, give chairs to bots, add up results: whatever is due."""
        self.timers.set("tournaments", self.now() + SWEEP, self.carry_on_tournaments)
        try:
            await self.tournaments.advance_all()
        except (StorageError, SQLAlchemyError, OSError):
            LOG.warning("tournaments could not be looked at")

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
        self.journal.close()
        self.replays.close()
        self.worker.close()

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
        self.timers.set("expire", self.now() + EXPIRY, self.expire)
        if self.left >= MANY:
            self.left = 0
            gc.collect()
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
            await Admin(self.database, self.now, "server").tidy(self.keep_days)

    async def forget_leading(self) -> None:
        """The line to the database broke: whatever this process led, another may lead now."""
        for autopilot in self.autopilots.values():
            autopilot.leading = False
            autopilot.arrange()
        await self.leases.release_all()

    # What sessions ask for

    async def rematch(self, room: Room, person: str, seat: Seat) -> None:
        """Play the same once more: the first one opens the table, and all others sit down there."""
        visitor = await self.people.by_id(person)
        code = room.info.rematch
        if not code:
            code = await self.lobby.again(room.info, visitor)
            await self.refresh(room)
        await self.lobby.sit_again(code, visitor, seat)
        await self.change(code)

    async def name_of(self, person: str) -> str:
        """What somebody is called."""
        return await self.people.name_of(person)

    # News

    async def hold(self, room: Room, seat: Seat, seconds: float) -> None:
        """Somebody asks the bots to wait, or lets them go on."""
        autopilot = self.autopilots[room.code]
        if autopilot.leading:
            autopilot.hold(seat, seconds)
        else:
            await self.journal.notify(room.code, "hold", f"{seat} {seconds}")

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
