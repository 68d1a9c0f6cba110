"""The tables of this device: opened, found, played again and finished."""

from collections.abc import Callable, Sequence
from typing import Annotated

import msgspec

from higgle import catalogue
from higgle.core import Illegal, Record, Seat, require, seal
from higgle.live.bot_levels import check_level
from higgle.live.daily_deal import plan_of
from higgle.live.evening import MOST
from higgle.live.journal import LogEntry, log_of
from higgle.live.opening import check_plan, day_table, new_code, new_seed, quick_plan
from higgle.play.registry import bot_name
from higgle.protocol.messages import OVER, PLAYING, Clocks, Result, TableInfo, Who
from higgle.protocol.people import Me
from higgle.protocol.tables import ChangeTable, NewTable, QuickGame, SeatPlan
from higgle.solo.storage import Storage, log_rows

SHARED_CALL, SHARED_COUNT = 30.0, 5.0
"""Seconds between calls, and between the numbers of a Dutch count, where people share a device."""


class StoredTable(msgspec.Struct, frozen=True):
    """A table and what its log does not tell."""

    info: TableInfo
    seed: str
    began: float
    rules: int
    ended: float = 0.0

    def seat_of(self, person: str) -> Seat | None:
        """The seat of a person."""
        return next((who.seat for who in self.info.seats if who.person == person), None)


class SharedTable(NewTable, frozen=True):
    """A new table, and what those are called who play at it on the same device."""

    names: tuple[Annotated[str, msgspec.Meta(max_length=24)], ...] = ()


class SoloTables:
    """All tables that are stored here; a table is written before anybody sees it."""

    def __init__(self, storage: Storage, now: Callable[[], float]) -> None:
        self.storage = storage
        self.now = now
        self.tables: dict[str, StoredTable] = {}

    async def load(self) -> None:
        """Read all tables."""
        rows = await self.storage.read("table/")
        tables = [msgspec.json.decode(row, type=StoredTable) for row in rows]
        self.tables = {table.info.code: table for table in tables}

    def find(self, code: str) -> StoredTable:
        """The table of this code."""
        table = self.tables.get(code)
        if table is None:
            raise Illegal("unknown-table", code=code)
        return table

    def list_unfinished(self) -> list[TableInfo]:
        """The tables that wait for me, newest first."""
        found = [table.info for table in self.tables.values() if table.info.state != OVER]
        return sorted(found, key=lambda info: -info.created)

    def list_finished(self) -> list[StoredTable]:
        """The tables at which a game has ended, newest first."""
        found = [table for table in self.tables.values() if table.info.state == OVER]
        return sorted(found, key=lambda table: -table.ended)

    # Opening

    async def open(self, me: Me, plan: NewTable, names: Sequence[str] = ()) -> TableInfo:
        """Open a table and deal at once; whoever else has a seat sits at the same device."""
        options = check_plan(plan)
        seats = seat_people(me, plan, names)
        clocks = (
            plan.clocks
            if all(seat.kind != "open" for seat in plan.seats)
            else slow_clocks(plan.clocks)
        )
        return await self.lay(me.id, plan.game, seats, options, clocks, plan.keeps_talk, plan.coach)

    async def quick(self, me: Me, wish: QuickGame) -> TableInfo:
        """A game against bots, at once."""
        first = all(table.info.game != wish.game for table in self.list_finished())
        return await self.open(me, quick_plan(wish, first))

    async def open_day(self, me: Me, day: str) -> TableInfo:
        """A table for the deal of a day."""
        plan = plan_of(day)
        agreed = day_table(plan)
        options, seats = check_plan(agreed), seat_people(me, agreed)
        return await self.lay(
            me.id, plan.game, seats, options, agreed.clocks, False, False, plan.seed, day=day
        )

    def playing_day(self, day: str) -> str:
        """The table at which the deal of a day is being played."""
        return next((table.code for table in self.list_unfinished() if table.day == day), "")

    async def again(self, code: str, host: str) -> str:
        """The same table once more; whoever asks twice gets the same one."""
        old = self.find(code)
        if not old.info.rematch:
            info = old.info
            seats = [msgspec.structs.replace(who, word="", newcomer=False) for who in info.seats]
            made = await self.lay(
                host, info.game, seats, info.options, info.clocks, info.keeps_talk, info.coach
            )
            await self.store(old, rematch=made.code)
        return self.find(code).info.rematch

    def leading_to(self, code: str) -> list[TableInfo]:
        """A table after all those that led to it by rematches."""
        found = [self.find(code).info]
        before = {
            table.info.rematch: table.info for table in self.list_finished() if table.info.rematch
        }
        while len(found) < MOST and found[0].code in before:
            found = [before[found[0].code], *found]
        return found

    async def try_again(
        self, me: Me, code: str, record: Record, step: int, seat: Seat
    ) -> TableInfo:
        """A finished game once more from one of its steps, against bots."""
        require(0 <= seat < record.seats, "unknown-seat")
        require(step < len(record.lines), "over")
        old = self.find(code).info
        plans = tuple(SeatPlan("me" if one == seat else "bot") for one in range(record.seats))
        seats = seat_people(me, NewTable(old.game, plans))
        entries = log_of(record, step, self.now())
        return await self.lay(
            me.id,
            old.game,
            seats,
            old.options,
            old.clocks,
            old.keeps_talk,
            old.coach,
            record.seed,
            entries,
        )

    async def lay(
        self,
        host: str,
        game: str,
        seats: list[Who],
        options: dict[str, object],
        clocks: Clocks,
        keeps_talk: bool,
        coach: bool,
        seed: str = "",
        entries: list[LogEntry] | None = None,
        day: str = "",
    ) -> TableInfo:
        """Lay a table: its seed is sealed and its cards are dealt."""
        seed = seed or new_seed()
        info = TableInfo(
            new_code(),
            game,
            options,
            seats,
            PLAYING,
            "live",
            clocks,
            public=False,
            spectators=True,
            chat=not day,
            undo=not day,
            bots_welcome=False,
            rated=False,
            keeps_talk=keeps_talk,
            coach=coach,
            host=host,
            created=self.now(),
            seal=seal(seed),
            day=day,
        )
        table = StoredTable(info, seed, self.now(), catalogue.game_class(game).RULES)
        rows = log_rows(info.code, entries or [])
        await self.write(table, rows)
        return info

    # What changes later

    async def change(self, code: str, wish: ChangeTable) -> TableInfo:
        """The speed changes at any time before the end; all else was agreed."""
        table = self.find(code)
        others = msgspec.structs.replace(wish, speed=None)
        require(others == ChangeTable(), "has-begun")
        require(table.info.state != OVER, "over")
        if wish.speed is None:
            return table.info
        clocks = msgspec.structs.replace(table.info.clocks, speed=wish.speed)
        return await self.store(table, clocks=clocks)

    async def finish(self, code: str, result: Result) -> TableInfo:
        """The game is over: its seed may be seen, and its result counts."""
        table = msgspec.structs.replace(self.find(code), ended=self.now())
        return await self.store(table, state=OVER, result=result, seed=table.seed)

    async def store(self, table: StoredTable, **changes: object) -> TableInfo:
        """Store what has changed about a table."""
        info = msgspec.structs.replace(table.info, **changes)
        await self.write(msgspec.structs.replace(table, info=info), {})
        return info

    async def write(self, table: StoredTable, rows: dict[str, str]) -> None:
        """A table is known once it is stored."""
        code = table.info.code
        row = msgspec.json.encode(table).decode()
        await self.storage.write(rows | {f"table/{code}": row})
        self.tables[code] = table


def seat_people(me: Me, plan: NewTable, names: Sequence[str] = ()) -> list[Who]:
    """The seats as they were planned: I sit on the first of mine, others on those left open."""
    require(sum(seat.kind == "me" for seat in plan.seats) == 1, "one-seat-each")
    seats, called = [], iter(names)
    for seat, kind in enumerate(plan.seats):
        if kind.kind == "bot":
            bot = check_level(kind.bot, plan.game)
            seats.append(Who(seat, "bot", bot_name(seat, [me.name, *names]), bot=bot))
        elif kind.kind == "me":
            seats.append(Who(seat, "person", me.name, me.id))
        else:
            name = next(called, "").strip() or f"{me.name} {seat + 1}"
            seats.append(Who(seat, "person", name, f"{me.id}.{seat}"))
    return seats


def slow_clocks(clocks: Clocks) -> Clocks:
    """The times of a table whose device is passed on: everybody gets to a call or a number."""
    return msgspec.structs.replace(
        clocks, call=max(clocks.call, SHARED_CALL), count=max(clocks.count, SHARED_COUNT)
    )
