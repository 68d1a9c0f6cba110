"""The lobby: tables are opened, found, joined and left."""

from collections.abc import Callable, Collection
from hashlib import blake2b

import msgspec
from sqlalchemy import and_, delete, func, insert, not_, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from higgle import catalogue
from higgle.core import Illegal, Record, Seat, require, seal
from higgle.live.bot_levels import check_level
from higgle.live.daily_deal import DayPlan
from higgle.live.journal import log_of
from higgle.live.opening import check_plan, day_table, new_code, new_seed, quick_plan
from higgle.play.registry import bot_name
from higgle.protocol.messages import OPEN, OVER, PLAYING, SHORTEST_TURN, Clocks, TableInfo, Who
from higgle.protocol.tables import ChangeTable, NewTable, QuickGame, SeatPlan
from higgle.server.accounts.people import BOT, DAY, Visitor, owner_of
from higgle.server.accounts.ratings import may_be_rated
from higgle.server.config import Config
from higgle.server.store.database import Database
from higgle.server.store.notifications import notify
from higgle.server.store.schema import (
    Block,
    Chair,
    DayResult,
    GameTable,
    LogRow,
    News,
    Outcome,
    Person,
    Presence,
    SeedRow,
    TalkRow,
)
from higgle.server.store.sql_journal import log_row

ORIGINS = 60
"""From how many addresses somebody's moves at one table are told apart."""

LIVE_WAIT, LETTERS_WAIT = DAY / 12, 14 * DAY
"""How long a table waits for people when nobody is there."""
ABANDONED = 90 * DAY
"""After how long a game is forgotten that its people left in the middle and that sleeps since."""
VACANT = and_(Chair.person.is_(None), Chair.bot == "")


class Lobby:
    """Everything about tables except playing at them."""

    def __init__(self, database: Database, now: Callable[[], float], config: Config) -> None:
        self.database = database
        self.now = now
        self.config = config
        self.seeds: Callable[[], str] = new_seed

    # Opening

    async def open(self, host: Visitor, plan: NewTable, club: str = "") -> str:
        """Open a table, and begin at once if no seat is open; the code comes back."""
        options = msgspec.json.encode(check_plan(plan)).decode()
        require(sum(seat.kind == "me" for seat in plan.seats) <= 1, "one-seat-each")
        if plan.pace == "correspondence":
            require(not plan.clocks.trade, "no-trade-clock")
            require(not 0 < plan.clocks.turn < SHORTEST_TURN, "short-turn")
        code = new_code()
        async with self.database.writing() as connection:
            await self.need_room_for_more(connection, host, plan.pace)
            if plan.public:
                await self.need_room_in_list(connection, host)
            chairs = [
                chair_row(code, seat, kind, host, plan.game) for seat, kind in enumerate(plan.seats)
            ]
            row = self.table_row(code, host.id, plan, options) | {"club": club}
            await self.lay(connection, row, chairs, host)
        return code

    async def quick(self, host: Visitor, wish: QuickGame) -> str:
        """A game against bots, at once."""
        wanted = (
            select(Outcome.code)
            .join(GameTable, GameTable.code == Outcome.code)
            .join(Chair, Chair.code == Outcome.code)
            .where(Chair.person == host.id, GameTable.game == wish.game)
        )
        async with self.database.reading() as connection:
            first = await connection.scalar(wanted.limit(1)) is None
        return await self.open(host, quick_plan(wish, first))

    async def open_day(self, host: Visitor, plan: DayPlan) -> str:
        """A table for the deal of a day: alone with its bots, and nothing else helps."""
        agreed = day_table(plan)
        options, code = msgspec.json.encode(check_plan(agreed)).decode(), new_code()
        async with self.database.writing() as connection:
            await self.need_room_for_more(connection, host, agreed.pace)
            chairs = [
                chair_row(code, seat, kind, host, plan.game)
                for seat, kind in enumerate(agreed.seats)
            ]
            row = self.table_row(code, host.id, agreed, options) | {"day": plan.day}
            await self.lay(connection, row, chairs, host, plan.seed)
        return code

    async def again(self, old: TableInfo, host: Visitor) -> str:
        """The same table once more: whoever asks first opens it, and all others are invited."""
        require(not old.tournament, "tournament-rematch")
        code = new_code()
        async with self.database.writing() as connection:
            await self.need_room_for_more(connection, host, old.pace)
            done = await connection.execute(
                update(GameTable)
                .where(GameTable.code == old.code, GameTable.rematch == "")
                .values(rematch=code)
            )
            if not done.rowcount:
                wanted = select(GameTable.rematch).where(GameTable.code == old.code)
                return str(await connection.scalar(wanted))
            options = msgspec.json.encode(old.options).decode()
            chairs = [same_chair(code, who, host) for who in old.seats]
            row = self.table_row(code, host.id, old, options)
            row |= {"public": False, "club": old.club}
            await self.lay(connection, row, chairs, host)
            if self.database.postgres:
                await connection.execute(notify(old.code, "table"))
        return code

    async def try_again(
        self, host: Visitor, old: TableInfo, record: Record, step: int, seat: Seat
    ) -> str:
        """A finished game once more from one of its steps, against bots; it is not rated."""
        require(0 <= seat < record.seats, "unknown-seat")
        require(step < len(record.lines), "over")
        plans = tuple(SeatPlan("me" if one == seat else "bot") for one in range(record.seats))
        plan = NewTable(record.game, plans, clocks=old.clocks, rated=False)
        options, code = msgspec.json.encode(old.options).decode(), new_code()
        async with self.database.writing() as connection:
            await self.need_room_for_more(connection, host, plan.pace)
            chairs = [chair_row(code, one, kind, host, plan.game) for one, kind in enumerate(plans)]
            row = self.table_row(code, host.id, plan, options)
            await self.lay(connection, row, chairs, host, record.seed)
            steps = [log_row(code, entry) for entry in log_of(record, step, self.now())]
            if steps:
                await connection.execute(insert(LogRow), steps)
        return code

    async def lay(
        self,
        connection: AsyncConnection,
        row: dict[str, object],
        chairs: list[dict[str, object]],
        host: Visitor,
        seed: str = "",
    ) -> None:
        """Lay a table: its seed is sealed, its chairs stand, and a full one begins."""
        await self.place(connection, row, chairs, seed or self.seeds())
        await self.note(connection, str(row["code"]), host.id, host.address)
        if all(chair["person"] or chair["bot"] for chair in chairs):
            await self.begin(connection, str(row["code"]))

    async def place(
        self,
        connection: AsyncConnection,
        row: dict[str, object],
        chairs: list[dict[str, object]],
        seed: str,
    ) -> None:
        """Lay a table at which those who were named are awaited."""
        await connection.execute(insert(GameTable).values(row | {"seal": seal(seed)}))
        await connection.execute(insert(SeedRow).values(code=row["code"], seed=seed))
        await connection.execute(insert(Chair), chairs)

    def table_row(
        self, code: str, host: str, agreed: NewTable | TableInfo, options: str
    ) -> dict[str, object]:
        """A table as it was agreed, at the first game or at the one before."""
        return {
            "code": code,
            "game": agreed.game,
            "options": options,
            "clocks": msgspec.json.encode(agreed.clocks).decode(),
            "pace": agreed.pace,
            "public": agreed.public,
            "spectators": agreed.spectators,
            "chat": agreed.chat,
            "undo": agreed.undo,
            "bots_welcome": agreed.bots_welcome,
            "rated": agreed.rated,
            "keeps_talk": agreed.keeps_talk,
            "coach": agreed.coach,
            "host": host,
            "state": OPEN,
            "created": self.now(),
        }

    async def need_room_for_more(
        self, connection: AsyncConnection, host: Visitor, pace: str
    ) -> None:
        """Nobody leaves too many unfinished tables behind, nor too many that go on alone."""
        unfinished = select(func.count()).where(GameTable.host == host.id, GameTable.state != OVER)
        each, most = self.config.tables_per_person, self.config.alone_per_person
        today = unfinished.where(GameTable.created > self.now() - DAY)
        require((await connection.scalar(today) or 0) < each, "too-many-tables", most=each)
        if pace == "correspondence":
            alone = await connection.scalar(unfinished.where(GameTable.pace == pace))
            require((alone or 0) < most, "too-many-alone", most=most)

    async def need_room_in_list(self, connection: AsyncConnection, host: Visitor) -> None:
        """Nobody fills the list with tables that wait for people."""
        most = self.config.public_per_person
        waiting = select(func.count()).where(
            GameTable.host == host.id, GameTable.state == OPEN, GameTable.public
        )
        require((await connection.scalar(waiting) or 0) < most, "too-many-public", most=most)

    async def follow_change(self, connection: AsyncConnection, code: str) -> None:
        """Something changed at a table that waits: nobody has started that.

        Where only programs sit there is nobody to start, so that a full row of chairs begins.
        """
        waits = GameTable.code == code, GameTable.state == OPEN
        await connection.execute(update(GameTable).where(*waits).values(starts=0.0))
        wanted = select(Chair.person, Chair.bot, Person.kind).where(Chair.code == code)
        found = await connection.execute(wanted.outerjoin(Person, Person.id == Chair.person))
        chairs = [(person, bot, kind) for person, bot, kind in found]
        full = all(person or bot for person, bot, _ in chairs)
        programs = [kind == BOT for person, _, kind in chairs if person]
        if full and programs and all(programs):
            await self.begin(connection, code)
        await self.tell(connection, code)

    async def tell(self, connection: AsyncConnection, code: str) -> None:
        """Other processes look at a table again."""
        if self.database.postgres:
            await connection.execute(notify(code, "table"))

    async def start(self, code: str, at: float = 0.0) -> None:
        """Somebody who may has started a full table: its game begins now, or at that time."""
        async with self.database.writing() as connection:
            table = await self.find(connection, code)
            table.need_free()
            require(table.state == OPEN, "has-begun")
            vacant = select(func.count()).where(Chair.code == code, VACANT)
            require(not await connection.scalar(vacant), "chairs-free")
            if at:
                change = update(GameTable).where(GameTable.code == code)
                await connection.execute(change.values(starts=at))
            else:
                await self.begin(connection, code)
            await self.tell(connection, code)

    async def begin_started(self, code: str, at: float) -> bool:
        """Begin the game whose start was counted down to this time; whether it does."""
        async with self.database.writing() as connection:
            wanted = select(GameTable.starts).where(GameTable.code == code)
            due = await connection.scalar(wanted.where(GameTable.state == OPEN).with_for_update())
            if due != at:
                return False
            await self.begin(connection, code)
            await self.tell(connection, code)
        return True

    async def set_ready(self, code: str, visitor: Visitor, ready: bool) -> None:
        """Somebody wants the game to begin, or not yet; that calls a start off."""
        async with self.database.writing() as connection:
            table = await self.find(connection, code)
            require(table.state == OPEN, "has-begun")
            mine = Chair.code == code, Chair.person == visitor.id
            done = await connection.execute(update(Chair).where(*mine).values(ready=ready))
            require(done.rowcount, "not-seated")
            if not ready:
                await self.follow_change(connection, code)
                return
            if table.tournament:
                await self.begin_if_all_ready(connection, code)
            await self.tell(connection, code)

    async def begin_if_all_ready(self, connection: AsyncConnection, code: str) -> None:
        """A game for which everybody has come begins by itself."""
        unready = and_(Chair.person.is_not(None), not_(Chair.ready))
        wanted = select(func.count()).where(Chair.code == code, or_(VACANT, unready))
        if not await connection.scalar(wanted):
            await self.begin(connection, code)

    async def begin(self, connection: AsyncConnection, code: str) -> None:
        """The cards are dealt, once."""
        wanted = select(GameTable.game, GameTable.rated).where(GameTable.code == code)
        game, rated = (await connection.execute(wanted)).one()
        rules = catalogue.game_class(game).RULES
        old = self.now() - self.config.rated_after_days * DAY
        rated = rated and await may_be_rated(connection, code, old)
        began = await connection.execute(
            update(GameTable)
            .where(GameTable.code == code, GameTable.state == OPEN)
            .values(state=PLAYING, began=self.now(), rules=rules, rated=rated, starts=0.0)
        )
        if began.rowcount:
            await self.mix(connection, code)

    async def mix(self, connection: AsyncConnection, code: str) -> None:
        """The words of those who sit there go into the seed, below what was sealed."""
        wanted = select(Chair.word).where(Chair.code == code, Chair.word != "")
        words = await connection.scalars(wanted.order_by(Chair.seat))
        mixed = "".join(f"\n{word}" for word in words)
        if mixed:
            whole = SeedRow.seed + mixed
            await connection.execute(update(SeedRow).where(SeedRow.code == code).values(seed=whole))

    # Sitting down and getting up

    async def sit(self, code: str, visitor: Visitor, seat: Seat | None, word: str = "") -> Seat:
        """Take an open seat, or a named bot's seat; somebody who sits already stays there."""
        require(word.isprintable(), "bad-word")
        async with self.database.writing() as connection:
            table = await self.find(connection, code)
            mine = await connection.scalar(
                select(Chair.seat).where(Chair.code == code, Chair.person == visitor.id)
            )
            if mine is not None:
                return mine
            table.need_free()
            require(table.state == OPEN, "table-full")
            require(not visitor.program or table.bots_welcome, "no-programs")
            await self.need_welcome(connection, code, table.host, visitor.id)
            vacant = select(Chair.seat).where(Chair.code == code, Chair.person.is_(None))
            vacant = vacant.where(Chair.bot == "" if seat is None else Chair.seat == seat)
            found = await connection.scalar(vacant.order_by(Chair.seat).limit(1))
            if found is None:
                raise Illegal("seat-taken")
            taken = await connection.execute(
                update(Chair)
                .where(Chair.code == code, Chair.seat == found, Chair.person.is_(None))
                .values(
                    person=visitor.id,
                    bot="",
                    name=await self.free_name(connection, code, visitor),
                    word=word,
                    origins="",
                    ready=False,
                )
            )
            require(taken.rowcount, "seat-taken")
            await self.note(connection, code, visitor.id, visitor.address)
            await self.follow_change(connection, code)
        return found

    async def free_name(self, connection: AsyncConnection, code: str, visitor: Visitor) -> str:
        """What somebody is called at a table, from sitting down to the end: no two alike."""
        others = Chair.person.is_distinct_from(visitor.id)
        wanted = select(Chair.name).where(Chair.code == code, others)
        taken = {name.casefold() for name in await connection.scalars(wanted)}
        names = [visitor.name, *(f"{visitor.name} {number}" for number in range(2, 33))]
        return next(name for name in names if name.casefold() not in taken)

    async def rename(self, visitor: Visitor) -> list[str]:
        """Somebody has another name, and has it at the tables that wait too; which ones."""
        async with self.database.writing() as connection:
            waiting = select(GameTable.code).where(GameTable.state == OPEN)
            mine = Chair.person == visitor.id, Chair.code.in_(waiting)
            codes = [
                str(code) for code in await connection.scalars(select(Chair.code).where(*mine))
            ]
            for code in codes:
                name = await self.free_name(connection, code, visitor)
                at = Chair.code == code, Chair.person == visitor.id
                await connection.execute(update(Chair).where(*at).values(name=name))
                await self.tell(connection, code)
        return codes

    async def need_welcome(
        self, connection: AsyncConnection, code: str, host: str, person: str
    ) -> None:
        """Nobody sits down with somebody who has blocked them."""
        there = select(Chair.person).where(Chair.code == code, Chair.person.is_not(None))
        owners = select(func.coalesce(Person.owner, Person.id)).where(
            or_(Person.id.in_(there), Person.id == host)
        )
        by = select(func.count()).where(Block.about == owner_of(person), Block.person.in_(owners))
        require(not await connection.scalar(by), "blocked")

    async def note_address(self, code: str, person: str, address: str) -> None:
        """Somebody who sits at a table comes from this address."""
        async with self.database.writing() as connection:
            await self.note(connection, code, person, address)

    async def note(self, connection: AsyncConnection, code: str, person: str, address: str) -> None:
        """Keep a fingerprint of an address, to see whether two people share one."""
        if not address or self.config.rated_one_address:
            return
        mark = fingerprint(code, address)
        await connection.execute(
            update(Chair)
            .where(
                Chair.code == code,
                Chair.person == person,
                Chair.origins.not_like(f"%{mark}%"),
                func.length(Chair.origins) < ORIGINS * len(mark),
            )
            .values(origins=Chair.origins + mark)
        )

    async def sit_again(self, code: str, visitor: Visitor, seat: Seat) -> None:
        """Sit down at a rematch, on the old seat if nobody else has taken it.

        Everybody who does so wants to play again, so that it begins when they all have come.
        """
        try:
            await self.sit(code, visitor, seat)
        except Illegal as illegal:
            if illegal.reason != "seat-taken":
                raise
            await self.sit(code, visitor, None)
        async with self.database.writing() as connection:
            table = await self.find(connection, code)
            mine = Chair.code == code, Chair.person == visitor.id
            await connection.execute(update(Chair).where(*mine).values(ready=True))
            if table.state == OPEN:
                await self.begin_if_all_ready(connection, code)
            await self.tell(connection, code)

    async def take_over(self, code: str, seat: Seat, person: str, name: str) -> None:
        """Somebody plays on for a bot; done twice it changes nothing."""
        async with self.database.writing() as connection:
            await connection.execute(
                update(Chair)
                .where(Chair.code == code, Chair.seat == seat, Chair.person.is_(None))
                .values(person=person, bot="", name=name)
            )
            await self.tell(connection, code)

    async def give_back(self, code: str, seat: Seat) -> None:
        """A bot plays again for somebody who took its chair; done twice it changes nothing."""
        async with self.database.writing() as connection:
            table = await self.find(connection, code)
            await connection.execute(
                update(Chair)
                .where(Chair.code == code, Chair.seat == seat, Chair.person.is_not(None))
                .values(person=None, bot=check_level("", table.game), name=bot_name(seat, []))
            )
            await self.tell(connection, code)

    async def get_up(self, code: str, visitor: Visitor) -> None:
        """Leave a table that has not begun; its host remains host."""
        async with self.database.writing() as connection:
            table = await self.find(connection, code)
            table.need_free()
            require(table.state == OPEN, "has-begun")
            await connection.execute(
                update(Chair)
                .where(Chair.code == code, Chair.person == visitor.id)
                .values(person=None, name="", word="", ready=False)
            )
            await self.follow_change(connection, code)

    async def mix_in(self, code: str, visitor: Visitor, word: str) -> None:
        """Whoever sits at a table that waits says what goes into its seed from them."""
        require(word.isprintable(), "bad-word")
        async with self.database.writing() as connection:
            table = await self.find(connection, code)
            table.need_free()
            require(table.state == OPEN, "has-begun")
            done = await connection.execute(
                update(Chair)
                .where(Chair.code == code, Chair.person == visitor.id)
                .values(word=word)
            )
            require(done.rowcount, "not-seated")
            await self.tell(connection, code)

    async def set_seat(self, code: str, host: Visitor, seat: Seat, bot: str) -> None:
        """The host puts a bot on a seat or frees it; whoever else sat there gets up."""
        async with self.database.writing() as connection:
            table = await self.find(connection, code)
            table.need_free()
            require(table.host == host.id, "host-only")
            level = check_level(bot, table.game) if bot else ""
            require(table.state == OPEN, "has-begun")
            done = await connection.execute(
                update(Chair)
                .where(
                    Chair.code == code,
                    Chair.seat == seat,
                    Chair.person.is_distinct_from(host.id),
                )
                .values(
                    person=None,
                    bot=level,
                    name=bot_name(seat, [host.name]) if level else "",
                    word="",
                    ready=False,
                )
            )
            require(done.rowcount, "seat-taken")
            await self.follow_change(connection, code)

    async def change(self, code: str, host: Visitor, wish: ChangeTable) -> None:
        """The host changes what was agreed while the table waits; the speed also while it plays."""
        plain = msgspec.structs.asdict(wish)
        speed = plain.pop("speed")
        values = {name: value for name, value in plain.items() if value is not None}
        async with self.database.writing() as connection:
            table = await self.find(connection, code)
            table.need_free()
            require(table.host == host.id, "host-only")
            require(table.state == OPEN or not values, "has-begun")
            require(table.state != OVER, "over")
            if wish.public and not table.public:
                await self.need_room_in_list(connection, host)
            if speed is not None:
                clocks = msgspec.json.decode(table.clocks, type=Clocks)
                clocks = msgspec.structs.replace(clocks, speed=speed)
                values["clocks"] = msgspec.json.encode(clocks).decode()
            if values:
                await connection.execute(
                    update(GameTable).where(GameTable.code == code).values(values)
                )
            if table.state == OPEN and values:
                asked = update(Chair).where(Chair.code == code)
                await connection.execute(asked.values(ready=False))
            await self.follow_change(connection, code)

    async def close(self, code: str, host: Visitor) -> None:
        """The host closes a table that has not begun."""
        async with self.database.writing() as connection:
            table = await self.find(connection, code)
            table.need_free()
            require(table.host == host.id, "host-only")
            require(table.state == OPEN, "has-begun")
            await self.clear(connection, [code])

    async def expire(self, but: Collection[str]) -> list[str]:
        """Close the tables that have waited too long, or were left in play, where nobody is."""
        now, letters = self.now(), GameTable.pace == "correspondence"
        alone = GameTable.tournament == ""
        here = select(Presence.code).where(Presence.until > now)
        waiting = (
            GameTable.state == OPEN,
            or_(
                and_(letters, GameTable.created < now - LETTERS_WAIT),
                and_(not_(letters), GameTable.created < now - LIVE_WAIT),
            ),
        )
        long_ago, mine = now - ABANDONED, LogRow.code == GameTable.code
        lately = select(LogRow.code).where(mine, LogRow.at > long_ago).exists()
        sleeping = GameTable.state == PLAYING, not_(letters), not_(GameTable.rated)
        left = and_(*sleeping, GameTable.began < long_ago, not_(lately))
        old = or_(and_(*waiting), left), alone, GameTable.code.not_in(here)
        async with self.database.writing() as connection:
            found = await connection.scalars(select(GameTable.code).where(*old).with_for_update())
            codes = [code for code in found if code not in but]
            await self.clear(connection, codes)
        return codes

    async def missing(self, codes: Collection[str]) -> list[str]:
        """Which of these tables whoever hosts has closed; others may come while it is asked."""
        asked = list(codes)
        wanted = select(GameTable.code).where(GameTable.code.in_(asked))
        async with self.database.reading() as connection:
            known = set(await connection.scalars(wanted))
        return [code for code in asked if code not in known]

    async def clear(self, connection: AsyncConnection, codes: Collection[str]) -> None:
        """Nothing is left of these tables."""
        await clear_away(connection, codes)
        if self.database.postgres:
            for code in codes:
                await connection.execute(notify(code, "table"))

    async def find(self, connection: AsyncConnection, code: str) -> "Found":
        """The table of this code, locked where several processes write."""
        wanted = select(
            GameTable.state,
            GameTable.host,
            GameTable.public,
            GameTable.bots_welcome,
            GameTable.game,
            GameTable.clocks,
            GameTable.tournament,
        ).where(GameTable.code == code)
        found = (await connection.execute(wanted.with_for_update())).one_or_none()
        if found is None:
            raise Illegal("unknown-table", code=code)
        return Found(*found)


async def clear_away(connection: AsyncConnection, codes: Collection[str]) -> None:
    """Nothing is left of these tables."""
    days = update(DayResult).where(DayResult.code.in_(codes))
    await connection.execute(days.values(code=""))
    for kind in (News, TalkRow, Presence, Chair, SeedRow, LogRow, Outcome, GameTable):
        await connection.execute(delete(kind).where(kind.code.in_(codes)))


class Found(msgspec.Struct, frozen=True):
    """What must be known of a table before somebody sits down."""

    state: str
    host: str
    public: bool
    bots_welcome: bool
    game: str
    clocks: str
    tournament: str

    def need_free(self) -> None:
        """Who sits where in a tournament, and what is agreed, was set with its round."""
        require(not self.tournament, "tournament-table")


def fingerprint(code: str, address: str) -> str:
    """Tells two addresses apart at one table; it fits hundreds, and is another at each table."""
    return blake2b(address.encode(), key=code.encode(), digest_size=3).hexdigest()


def chair_row(code: str, seat: Seat, plan: SeatPlan, host: Visitor, game: str) -> dict[str, object]:
    """A seat as it was planned."""
    bot = check_level(plan.bot, game) if plan.kind == "bot" else ""
    mine = plan.kind == "me"
    named = bot_name(seat, [host.name]) if bot else ""
    return {
        "code": code,
        "seat": seat,
        "person": host.id if mine else None,
        "bot": bot,
        "name": host.name if mine else named,
    }


def same_chair(code: str, who: Who, host: Visitor) -> dict[str, object]:
    """A seat as at the table before; people other than the host come by themselves, or do not."""
    mine = who.person == host.id
    return {
        "code": code,
        "seat": who.seat,
        "person": host.id if mine else None,
        "bot": who.bot,
        "name": who.name if mine or who.bot else "",
        "ready": mine,
    }
