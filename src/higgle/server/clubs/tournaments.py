"""Tournaments: announced, joined, begun; whatever comes next is read from the database.

Every step is one transaction that looks at the facts once more: a server that is killed, or a
second process, finds them as they are and goes on from there.
"""

import logging
import secrets
from collections.abc import Awaitable, Callable, Iterable
from functools import partial

import msgspec
from sqlalchemy import ColumnElement, delete, func, insert, or_, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from higgle.core import Illegal, require
from higgle.i18n import say
from higgle.live.bot_levels import check_level
from higgle.live.opening import check_plan, new_code
from higgle.live.pairing import BOT, Seating
from higgle.live.standings import standings
from higgle.live.tournament_steps import (
    FEWEST,
    MOST,
    CloseRound,
    Facts,
    Finish,
    NextStep,
    OpenRound,
    SeatBots,
    TableFacts,
    Wait,
    check_tournament,
    next_step,
    round_seed,
    table_plan,
)
from higgle.play.registry import bot_name
from higgle.protocol.clubs import NewTournament, RoundResult, Standing, TableResult
from higgle.protocol.messages import OPEN, OVER, PLAYING, Result
from higgle.server.accounts.people import Visitor
from higgle.server.lobby.lobby import Lobby
from higgle.server.notify.notices import PushNotices
from higgle.server.store.database import Database
from higgle.server.store.schema import (
    Chair,
    Club,
    ClubMember,
    Entry,
    GameTable,
    Outcome,
    RoundRow,
    TournamentRow,
)

LOG = logging.getLogger("higgle.tournaments")
UNFINISHED = 10
"""How many tournaments of a club may be announced or played at a time."""
Changed = Callable[[str], Awaitable[object]]


class RoundPlan(msgspec.Struct, frozen=True):
    """A table of a round as it was laid."""

    code: str
    people: Seating


class StoredRound(msgspec.Struct, frozen=True):
    """A round as it is kept."""

    number: int
    opened: float
    tables: list[RoundPlan]
    result: RoundResult | None


class StoredTournament(msgspec.Struct, frozen=True):
    """Everything that is kept about a tournament, but the games themselves."""

    code: str
    club: str
    host: str
    plan: NewTournament
    seed: str
    state: str
    ended: float
    names: dict[str, str]
    """Everybody by their id, in the order in which they came."""
    out: frozenset[str]
    rounds: list[StoredRound]

    @property
    def results(self) -> list[RoundResult]:
        """How the rounds ended that are over."""
        return [one.result for one in self.rounds if one.result is not None]

    @property
    def running(self) -> StoredRound | None:
        """The round that is being played."""
        last = self.rounds[-1] if self.rounds else None
        return None if last is None or last.result is not None else last

    def standings(self) -> list[Standing]:
        """The table of results."""
        return [
            msgspec.structs.replace(one, name=self.names[one.person], out=one.person in self.out)
            for one in standings(self.names, self.results)
        ]

    def winners(self) -> list[Standing]:
        """Who has won, once it is over and somebody has played."""
        first = [one for one in self.standings() if one.place == 1 and one.played]
        return first if self.state == OVER else []

    def facts(self, tables: list[TableFacts], since: float) -> Facts:
        """From what the next step follows; no deadline runs while no server does."""
        last = self.running
        return Facts(
            self.plan,
            self.seed,
            list(self.names),
            self.out,
            [[table.people for table in one.tables] for one in self.rounds],
            self.results,
            0.0 if last is None else max(last.opened, since),
            tables,
        )


class Tournaments:
    """All tournaments of the server."""

    def __init__(
        self, database: Database, now: Callable[[], float], lobby: Lobby, notices: PushNotices
    ) -> None:
        self.database = database
        self.now = now
        self.lobby = lobby
        self.notices = notices
        self.since = now()
        """When this server began: whoever could not come meanwhile is given their time."""
        self.changed: list[Changed] = []
        """Who is told of a table that was laid, filled up or freed."""

    async def announce(self, visitor: Visitor, club: str, plan: NewTournament) -> str:
        """A tournament that members of a club may join; whoever announces it takes part."""
        check_tournament(plan)
        check_plan(table_plan(plan))
        require(plan.title.isprintable(), "bad-name")
        code = new_code()
        row = {
            "code": code,
            "club": club,
            "host": visitor.id,
            "plan": msgspec.json.encode(plan).decode(),
            "seed": secrets.token_hex(32),
            "state": OPEN,
            "created": self.now(),
        }
        async with self.database.writing() as connection:
            await need_member(connection, club, visitor)
            unfinished = select(func.count()).where(
                TournamentRow.club == club, TournamentRow.state != OVER
            )
            busy = await connection.scalar(unfinished) or 0
            require(busy < UNFINISHED, "too-many-tournaments", most=UNFINISHED)
            await connection.execute(insert(TournamentRow).values(row))
            await self.enter(connection, code, visitor)
        return code

    async def enter(self, connection: AsyncConnection, code: str, visitor: Visitor) -> None:
        """Somebody takes part."""
        row = {"tournament": code, "person": visitor.id, "name": visitor.name, "at": self.now()}
        await connection.execute(insert(Entry).values(row | {"out": False}))

    async def join(self, visitor: Visitor, code: str) -> None:
        """Take part, or come back for the next round; done twice it changes nothing."""
        require(not visitor.program, "no-programs")
        async with self.database.writing() as connection:
            found = await lock(connection, code)
            await need_member(connection, found.club, visitor)
            require(found.state != OVER, "tournament-over")
            if visitor.id in found.names:
                await set_out(connection, code, [visitor.id], False)
                return
            require(found.state == OPEN, "tournament-begun")
            require(len(found.names) < MOST, "tournament-full", most=MOST)
            await self.enter(connection, code, visitor)

    async def leave(self, visitor: Visitor, code: str) -> None:
        """Take no part, or in no more rounds; a game that is being played is not left by this."""
        async with self.database.writing() as connection:
            found = await lock(connection, code)
            if found.state == OPEN:
                mine = Entry.tournament == code, Entry.person == visitor.id
                await connection.execute(delete(Entry).where(*mine))
            else:
                await set_out(connection, code, [visitor.id], True)

    async def start(self, visitor: Visitor, code: str) -> None:
        """The host begins with those who are in."""
        async with self.database.writing() as connection:
            found = await lock(connection, code)
            require(found.host == visitor.id, "tournament-host-only")
            require(found.state == OPEN, "tournament-begun")
            require(len(found.names) >= FEWEST, "tournament-people", least=FEWEST)
            await set_state(connection, code, PLAYING)
        await self.advance(code)

    async def end(self, visitor: Visitor, code: str) -> None:
        """The host calls it off; rounds that are over count, games that go on are games."""
        async with self.database.writing() as connection:
            found = await lock(connection, code)
            require(found.host == visitor.id, "tournament-host-only")
            require(found.state != OVER, "tournament-over")
            await set_state(connection, code, OVER, self.now())
            mine = update(GameTable).where(GameTable.tournament == code)
            await connection.execute(mine.values(held=False))
            tables = [] if found.running is None else found.running.tables
            waiting = GameTable.code.in_([table.code for table in tables])
            wanted = select(GameTable.code).where(waiting, GameTable.state == OPEN)
            await self.lobby.clear(connection, list(await connection.scalars(wanted)))
        await self.tell(table.code for table in tables)

    # What comes next

    async def advance_all(self) -> None:
        """Carry on all tournaments that are being played; if one fails, the others go on."""
        async with self.database.reading() as connection:
            wanted = select(TournamentRow.code).where(TournamentRow.state == PLAYING)
            codes = list(await connection.scalars(wanted))
        for code in codes:
            try:
                await self.advance(code)
            except (SQLAlchemyError, OSError):
                raise
            except Exception:
                LOG.exception("a tournament cannot go on")

    async def advance(self, code: str) -> None:
        """Take steps until there is something to wait for."""
        while True:
            async with self.database.reading() as connection:
                step = await self.step(connection, await find(connection, code))
            if isinstance(step, Wait):
                return
            async with self.database.writing() as connection:
                found = await lock(connection, code)
                step = await self.step(connection, found)
                tables = await self.carry_out(connection, found, step)
            await self.tell(tables)
            if isinstance(step, OpenRound):
                await self.call_people(found, dict(zip(tables, step.tables, strict=True)))

    async def step(self, connection: AsyncConnection, found: StoredTournament) -> NextStep:
        """What a tournament needs next."""
        if found.state != PLAYING:
            return Wait()
        last = found.running
        tables = [] if last is None else await table_facts(connection, last)
        return next_step(found.facts(tables, self.since), self.now())

    async def carry_out(
        self, connection: AsyncConnection, found: StoredTournament, step: NextStep
    ) -> list[str]:
        """Write down a step; which tables it changes."""
        match step:
            case OpenRound(tables):
                return await self.open_round(connection, found, tables)
            case SeatBots(codes):
                await self.seat_bots(connection, found, codes)
                return codes
            case CloseRound(result):
                return await close_round(connection, found, result)
            case Finish():
                await set_state(connection, found.code, OVER, self.now())
        return []

    async def open_round(
        self, connection: AsyncConnection, found: StoredTournament, tables: list[Seating]
    ) -> list[str]:
        """Lay all tables of a round with the same cards, and name those who sit there."""
        number = len(found.rounds) + 1
        laid = [RoundPlan(new_code(), people) for people in tables]
        row = {
            "tournament": found.code,
            "number": number,
            "opened": self.now(),
            "tables": msgspec.json.encode(laid).decode(),
        }
        await connection.execute(insert(RoundRow).values(row))
        agreed = table_plan(found.plan)
        options = msgspec.json.encode(check_plan(agreed)).decode()
        seed = round_seed(found.seed, number)
        more = {"tournament": found.code, "round": number, "held": True, "club": found.club}
        for table in laid:
            base = self.lobby.table_row(table.code, found.host, agreed, options)
            await self.lobby.place(connection, base | more, chairs(found, table), seed)
            if not any(table.people):
                await self.lobby.begin(connection, table.code)
        return [table.code for table in laid]

    async def seat_bots(
        self, connection: AsyncConnection, found: StoredTournament, codes: list[str]
    ) -> None:
        """Bots sit down for those who have not come, who play no more rounds until they say so."""
        level = check_level(found.plan.bot, found.plan.game)
        waiting = GameTable.code.in_(codes), GameTable.state == OPEN
        locked = select(GameTable.code).where(*waiting).order_by(GameTable.code).with_for_update()
        late = list(await connection.scalars(locked))
        missing = Chair.code.in_(late), Chair.bot == "", or_(Chair.person.is_(None), ~Chair.ready)
        rows = await connection.execute(
            select(Chair.code, Chair.seat, Chair.person).where(*missing)
        )
        for code, seat, person in rows.all():
            taken = list(await connection.scalars(select(Chair.name).where(Chair.code == code)))
            free = {"person": None, "bot": level, "name": bot_name(seat, taken)}
            mine = Chair.code == code, Chair.seat == seat
            await connection.execute(update(Chair).where(*mine).values(free))
            await set_out(connection, found.code, [str(person)], True)
        for code in late:
            await self.lobby.begin(connection, code)

    async def call_people(self, found: StoredTournament, tables: dict[str, Seating]) -> None:
        """A round has begun: whoever has asked for it is told where they sit."""
        number, title = len(found.rounds) + 1, found.plan.title
        said = partial(say, "push-round", round=number, title=title)
        for code, people in tables.items():
            await self.notices.call_together(people, code, found.plan.game, said)

    async def tell(self, codes: Iterable[str]) -> None:
        """These tables have changed."""
        for code in codes:
            for changed in self.changed:
                try:
                    await changed(code)
                except Illegal:
                    continue


def chairs(found: StoredTournament, table: RoundPlan) -> list[dict[str, object]]:
    """The seats of a table of a round; nobody there has another's name."""
    level = check_level(found.plan.bot, found.plan.game)
    taken: list[str] = []
    rows: list[dict[str, object]] = []
    for person in table.people:
        name = "" if person == BOT else found.names[person]
        same = sum(one.partition(" (")[0] == name for one in taken) if name else 0
        taken.append(f"{name} ({same + 1})" if same else name)
    for seat, person in enumerate(table.people):
        bot = person == BOT
        rows.append(
            {
                "code": table.code,
                "seat": seat,
                "person": None if bot else person,
                "bot": level if bot else "",
                "name": bot_name(seat, taken) if bot else taken[seat],
            }
        )
    return rows


async def table_facts(connection: AsyncConnection, last: StoredRound) -> list[TableFacts]:
    """How the tables of a round stand."""
    codes = [table.code for table in last.tables]
    wanted = (
        select(GameTable.code, GameTable.state, Outcome.result)
        .outerjoin(Outcome, Outcome.code == GameTable.code)
        .where(GameTable.code.in_(codes))
    )
    known = {code: (state, saved) for code, state, saved in await connection.execute(wanted)}
    seated = select(Chair.code, Chair.person).where(Chair.code.in_(codes))
    people: dict[str, list[str]] = {code: [] for code in codes}
    for code, person in await connection.execute(seated.order_by(Chair.code, Chair.seat)):
        people[code].append(person or BOT)
    found = []
    for code in codes:
        state, saved = known.get(code, ("", None))
        result = None
        if saved is not None:
            ended = msgspec.json.decode(saved, type=Result)
            result = TableResult(code, people[code], ended.scores, ended.winners)
        found.append(TableFacts(code, state, result))
    return found


async def close_round(
    connection: AsyncConnection, found: StoredTournament, result: RoundResult
) -> list[str]:
    """Keep how a round ended; its deal may be shown from now on."""
    last = found.running
    assert last is not None
    mine = RoundRow.tournament == found.code, RoundRow.number == last.number
    saved = msgspec.json.encode(result).decode()
    await connection.execute(update(RoundRow).where(*mine).values(results=saved))
    codes = [table.code for table in last.tables]
    freed = update(GameTable).where(GameTable.code.in_(codes))
    await connection.execute(freed.values(held=False))
    return codes


async def lock(connection: AsyncConnection, code: str) -> StoredTournament:
    """A tournament in which nobody else changes anything meanwhile."""
    mine = select(TournamentRow.code).where(TournamentRow.code == code)
    await connection.scalar(mine.with_for_update())
    return await find(connection, code)


async def find(connection: AsyncConnection, code: str) -> StoredTournament:
    """A tournament by its code."""
    found = await load(connection, TournamentRow.code == code)
    if not found:
        raise Illegal("unknown-tournament", code=code)
    return found[0]


async def load(
    connection: AsyncConnection, which: ColumnElement[bool], limit: int = 1
) -> list[StoredTournament]:
    """Tournaments with their people and rounds, the newest first."""
    wanted = select(TournamentRow.__table__).where(which).limit(limit)
    rows = (
        await connection.execute(wanted.order_by(TournamentRow.created.desc(), TournamentRow.code))
    ).all()
    codes = [row.code for row in rows]
    names: dict[str, dict[str, str]] = {code: {} for code in codes}
    out: dict[str, set[str]] = {code: set() for code in codes}
    entries = select(Entry.tournament, Entry.person, Entry.name, Entry.out)
    entries = entries.where(Entry.tournament.in_(codes)).order_by(Entry.at, Entry.person)
    for code, person, name, gone in await connection.execute(entries):
        names[code][person] = name
        if gone:
            out[code].add(person)
    rounds: dict[str, list[StoredRound]] = {code: [] for code in codes}
    played = select(RoundRow).where(RoundRow.tournament.in_(codes)).order_by(RoundRow.number)
    for one in await connection.execute(played):
        rounds[one.tournament].append(stored(one.number, one.opened, one.tables, one.results))
    return [
        StoredTournament(
            row.code,
            row.club,
            row.host,
            msgspec.json.decode(row.plan, type=NewTournament),
            row.seed,
            row.state,
            row.ended,
            names[row.code],
            frozenset(out[row.code]),
            rounds[row.code],
        )
        for row in rows
    ]


def stored(number: int, opened: float, tables: str, results: str) -> StoredRound:
    """A round from what was kept."""
    return StoredRound(
        number,
        opened,
        msgspec.json.decode(tables, type=list[RoundPlan]),
        msgspec.json.decode(results, type=RoundResult) if results else None,
    )


async def set_out(connection: AsyncConnection, code: str, people: Iterable[str], out: bool) -> None:
    """These people play no more rounds, or do again."""
    theirs = Entry.tournament == code, Entry.person.in_(list(people))
    await connection.execute(update(Entry).where(*theirs).values(out=out))


async def set_state(connection: AsyncConnection, code: str, state: str, ended: float = 0.0) -> None:
    """A tournament begins, or is over."""
    mine = update(TournamentRow).where(TournamentRow.code == code)
    await connection.execute(mine.values(state=state, ended=ended))


async def need_member(connection: AsyncConnection, club: str, visitor: Visitor | None) -> None:
    """What a club has is for its members."""
    known = await connection.scalar(select(Club.code).where(Club.code == club))
    if known is None:
        raise Illegal("unknown-club", code=club)
    person = "" if visitor is None else visitor.id
    mine = ClubMember.club == club, ClubMember.person == person
    require(
        await connection.scalar(select(ClubMember.person).where(*mine)) is not None, "not-member"
    )
