"""What a tournament shows to the members of its club."""

from collections.abc import Sequence

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from higgle.live.pairing import BOT
from higgle.live.tournament_steps import rounds_of
from higgle.protocol.clubs import RoundPage, RoundSeat, RoundTable, TournamentPage
from higgle.protocol.messages import OPEN
from higgle.server.accounts.people import Visitor
from higgle.server.clubs.tournaments import (
    RoundPlan,
    StoredRound,
    StoredTournament,
    Tournaments,
    find,
    need_member,
    table_facts,
)
from higgle.server.store.schema import Chair, Club


async def tournament_page(
    tournaments: Tournaments, visitor: Visitor | None, code: str
) -> TournamentPage:
    """A tournament with its table of results, its rounds, and where somebody is awaited."""
    async with tournaments.database.reading() as connection:
        found = await find(connection, code)
        await need_member(connection, found.club, visitor)
        name = await connection.scalar(select(Club.name).where(Club.code == found.club)) or ""
        running, now_tables = found.running, []
        if running is not None:
            now_tables = await running_tables(connection, found, running)
    me = "" if visitor is None else visitor.id
    facts = found.facts([], tournaments.since)
    late = any(table.state == OPEN for table in now_tables)
    rounds = [past_round(found, one) for one in found.rounds if one.result is not None]
    if running is not None:
        rounds.append(RoundPage(running.number, running.opened, False, now_tables))
    return TournamentPage(
        code,
        found.club,
        name,
        found.host,
        found.plan,
        found.state,
        rounds_of(facts),
        "none" if me not in found.names else "out" if me in found.out else "in",
        next((one.code for one in now_tables if me and sits(one, me)), ""),
        facts.opened + found.plan.wait if late else 0.0,
        found.standings(),
        rounds[::-1],
    )


def sits(table: RoundTable, person: str) -> bool:
    """Whether somebody is awaited or plays at a table."""
    return table.state != "over" and any(seat.person == person for seat in table.seats)


async def running_tables(
    connection: AsyncConnection, found: StoredTournament, running: StoredRound
) -> list[RoundTable]:
    """The tables of the round that is being played, as they are now."""
    codes = [table.code for table in running.tables]
    wanted = select(Chair.code, Chair.person, Chair.name, Chair.ready).where(Chair.code.in_(codes))
    seats: dict[str, list[RoundSeat]] = {code: [] for code in codes}
    for code, person, name, ready in await connection.execute(
        wanted.order_by(Chair.code, Chair.seat)
    ):
        seats[code].append(RoundSeat(person or BOT, name, person is None, ready or person is None))
    states = {one.code: one.state for one in await table_facts(connection, running)}
    return [RoundTable(code, states[code], seats[code]) for code in codes]


def past_round(found: StoredTournament, one: StoredRound) -> RoundPage:
    """A round that is over."""
    assert one.result is not None
    results = {table.code: table for table in one.result.tables}
    tables = []
    for plan in one.tables:
        result = results.get(plan.code)
        people = plan.people if result is None else result.people
        seats = [past_seat(found, plan, person) for person in people]
        scores: Sequence[int] = () if result is None else result.scores
        tables.append(RoundTable(plan.code, "over" if result else "", seats, list(scores)))
    return RoundPage(one.number, one.opened, True, tables)


def past_seat(found: StoredTournament, plan: RoundPlan, person: str) -> RoundSeat:
    """Who sat on a seat to the end."""
    bot = person == BOT
    return RoundSeat(person, "" if bot else found.names.get(person, ""), bot, not bot)
