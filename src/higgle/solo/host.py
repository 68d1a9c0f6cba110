"""The host of this device's tables: opens rooms, plays the bots, stores results."""

import asyncio
import logging
from random import Random

from higgle.core import Record, Seat, require
from higgle.live.autopilot import Autopilot, BotSettings
from higgle.live.bots import InlineWorker, Worker
from higgle.live.buckets import Buckets
from higgle.live.clocks import Timers
from higgle.live.daily_results import day_score
from higgle.live.journal import Step, StorageError
from higgle.live.opening import recall, table_config, welcome_back
from higgle.live.results import result
from higgle.live.room import Room
from higgle.live.session import SessionMetrics
from higgle.live.subscriber import GONE, Subscriber
from higgle.live.table_state import TableState, replay
from higgle.protocol.daily_deal import DayScore
from higgle.protocol.messages import OVER
from higgle.solo.storage import Storage, StoredJournal
from higgle.solo.tables import SoloTables

LOG = logging.getLogger("higgle.solo")
RETRY = 1.0
"""How long to wait if the storage does not answer."""
TALK, TALK_SECONDS = 10, 20.0
"""How much may be said in how many seconds, as on a server."""


class NoMetrics:
    """Counts nothing: nobody would read it."""

    def __init__(self) -> None:
        self.actions = self.refusals = self.answer_seconds = self

    def inc(self) -> None: ...

    def observe(self, amount: float) -> None: ...


class SoloHost:
    """Everything that a page's worker holds: the host of the rooms on this device."""

    def __init__(self, storage: Storage, timers: Timers, pace: float = 1.0) -> None:
        self.timers = timers
        self.settings = BotSettings(pace)
        self.journal = StoredJournal(storage)
        self.tables = SoloTables(storage, timers.now)
        self.rooms: dict[str, Room] = {}
        self.autopilots: dict[str, Autopilot] = {}
        self.scores: dict[str, DayScore] = {}
        """How I have done at the deals of the days, as far as it was asked."""
        self.opening = asyncio.Lock()
        self.worker: Worker = InlineWorker()
        self.metrics: SessionMetrics = NoMetrics()
        self.bot_limit = self.settings.limit
        self.talk_limits = Buckets(TALK, TALK_SECONDS, timers.now)

    # Rooms

    async def room(self, code: str) -> Room:
        """The room of a table, opened if need be."""
        async with self.opening:
            return self.rooms.get(code) or await self.open_room(code)

    async def open_room(self, code: str) -> Room:
        """Open a room; nothing is left behind when it cannot be opened."""
        table = self.tables.find(code)
        await self.journal.load(code)
        steps: list[Step] = []
        state = await self.load(code, steps)
        room = Room(table.info, state, self.journal, self.timers.now)
        autopilot = Autopilot(room, self.timers, self.settings, self.worker, Random)
        autopilot.leading = True
        self.journal.names |= {who.person: who.name for who in table.info.seats if who.person}
        room.heard = await self.journal.last_talk(code)
        recall(room, autopilot.bots, steps, await self.journal.all_talk(code))
        room.listeners["over"].append(lambda step: self.finish_soon(room, 0.0))
        self.rooms[code], self.autopilots[code] = room, autopilot
        if room.unfinished:
            await self.finish(room)
        return room

    async def load(self, code: str, steps: list[Step]) -> TableState:
        """What the log of a table adds up to."""
        table = self.tables.find(code)
        entries = await self.journal.read(code)
        config = table_config(
            table.info, table.seed, table.began, table.rules, entries, self.settings.pace
        )
        return replay(config, entries, steps.append)

    async def record(self, code: str) -> Record:
        """The record of a finished game."""
        table = self.tables.find(code)
        require(table.info.state == OVER, "not-over")
        if code not in self.rooms:
            await self.journal.load(code)
        state = await self.load(code, [])
        if not table.info.keeps_talk:
            return state.game.record()
        return state.record(await self.journal.all_talk(code))

    async def day_scores(self) -> dict[str, DayScore]:
        """How I have done at the deals of all days: the first game of each day counts."""
        for table in reversed(self.tables.list_finished()):
            day, code, ended = table.info.day, table.info.code, table.info.result
            if day and ended is not None and day not in self.scores:
                self.scores[day] = day_score(day, await self.record(code), ended, code)
        return self.scores

    def finish_soon(self, room: Room, wait: float) -> None:
        """The result is stored after a while."""
        key = (room.code, "end")
        self.timers.set(key, self.timers.now() + wait, lambda: self.finish(room))

    async def finish(self, room: Room) -> None:
        """Store the result and show everybody the table with it; if that fails, try again later."""
        if not room.unfinished:
            return
        try:
            info = await self.tables.finish(room.code, result(room.need_state().game))
        except StorageError:
            self.finish_soon(room, RETRY)
        else:
            async with room.mailbox:
                room.change(info)

    async def forget(self) -> None:
        """Delete everything that is stored here, and close all rooms."""
        await self.journal.storage.clear()
        for room in list(self.rooms.values()):
            for subscriber in room.subscribers:
                subscriber.end(GONE)
        for autopilot in self.autopilots.values():
            autopilot.stop()
        self.rooms.clear()
        self.autopilots.clear()
        self.scores.clear()
        self.tables.tables.clear()

    # What sessions ask for

    async def join(self, code: str, subscriber: Subscriber) -> Room:
        """Somebody comes to a table."""
        room = await self.room(code)
        subscriber.seat = room.seat_of(subscriber.person)
        room.subscribers.add(subscriber)
        if subscriber.seat is not None:
            await welcome_back(room, subscriber.seat)
        room.change(room.info)
        self.autopilots[room.code].arrange()
        return room

    def leave(self, room: Room, subscriber: Subscriber) -> None:
        """Somebody leaves; a table at which nobody is rests."""
        room.subscribers.discard(subscriber)
        subscriber.close()
        autopilot = self.autopilots.get(room.code)
        if autopilot is None:
            return
        autopilot.leave(subscriber.seat)
        if not room.subscribers and not room.mailbox.locked() and not autopilot.thinking:
            autopilot.stop()
            del self.rooms[room.code], self.autopilots[room.code]
            self.journal.forget(room.code)

    async def hold(self, room: Room, seat: Seat, seconds: float) -> None:
        """Somebody asks the bots to wait."""
        self.autopilots[room.code].hold(seat, seconds)

    async def rematch(self, room: Room, person: str, seat: Seat) -> None:
        """Somebody wants to play the same once more."""
        await self.tables.again(room.code, person)
        async with room.mailbox:
            room.change(self.tables.find(room.code).info)

    async def name_of(self, person: str) -> str:
        """What somebody at an open table is called."""
        return self.journal.names.get(person, "")
