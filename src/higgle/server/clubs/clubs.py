"""Clubs: who is in one, how others join, its evenings and what came of its tournaments."""

import hmac
import secrets
from collections import Counter
from collections.abc import Callable
from functools import partial

import msgspec
from sqlalchemy import func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from higgle.core import Illegal, require
from higgle.i18n import say
from higgle.live.opening import new_code
from higgle.protocol.clubs import (
    ClubGame,
    ClubLine,
    ClubPage,
    JoinClub,
    Member,
    NewClub,
    TournamentLine,
)
from higgle.protocol.messages import OVER
from higgle.protocol.tables import NewTable
from higgle.server.accounts.people import ACCOUNT, Visitor, leave_clubs
from higgle.server.clubs.tournaments import StoredTournament, load, need_member
from higgle.server.history import load_evening
from higgle.server.lobby.lobby import Lobby
from higgle.server.lobby.table_list import infos
from higgle.server.notify.notices import PushNotices
from higgle.server.store.database import Database
from higgle.server.store.schema import (
    Block,
    Club,
    ClubMember,
    GameTable,
    Outcome,
    Person,
    TournamentRow,
)

CLUBS_EACH = 20
"""In how many clubs somebody may be."""
MEMBERS = 200
"""How many members a club may have."""
SHOWN, LISTED = 10, 50
"""How many past evenings, and how many tournaments, a club shows."""


class FoundClub(msgspec.Struct, frozen=True):
    """A club as it is kept."""

    name: str
    host: str
    invitation: str


class Clubs:
    """All clubs of the server."""

    def __init__(
        self, database: Database, now: Callable[[], float], lobby: Lobby, notices: PushNotices
    ) -> None:
        self.database = database
        self.now = now
        self.lobby = lobby
        self.notices = notices

    async def mine(self, visitor: Visitor) -> list[ClubLine]:
        """The clubs in which somebody is."""
        theirs = select(ClubMember.club).where(ClubMember.person == visitor.id)
        wanted = (
            select(Club.code, Club.name, func.count())
            .join(ClubMember, ClubMember.club == Club.code)
            .where(Club.code.in_(theirs))
            .group_by(Club.code, Club.name)
            .order_by(Club.name)
        )
        async with self.database.reading() as connection:
            return [ClubLine(*row) for row in await connection.execute(wanted)]

    async def found(self, visitor: Visitor, plan: NewClub) -> str:
        """A new club with one member."""
        require(visitor.kind == ACCOUNT, "account-needed")
        require(plan.name.isprintable(), "bad-name")
        code = new_code()
        row = {
            "code": code,
            "name": plan.name,
            "host": visitor.id,
            "invitation": secrets.token_urlsafe(16),
            "created": self.now(),
        }
        async with self.database.writing() as connection:
            await need_room_for_club(connection, visitor.id)
            await connection.execute(insert(Club).values(row))
            await self.let_in(connection, code, visitor.id)
        return code

    async def let_in(self, connection: AsyncConnection, code: str, person: str) -> None:
        """Somebody is a member from now on."""
        row = {"club": code, "person": person, "joined": self.now()}
        await connection.execute(insert(ClubMember).values(row))

    async def join(self, visitor: Visitor, code: str, shown: JoinClub) -> None:
        """Join by the link; whoever is in already stays."""
        require(not visitor.program, "no-programs")
        async with self.database.writing() as connection:
            club = await find_club(connection, code)
            members = await members_of(connection, code)
            if visitor.id in members:
                return
            known = hmac.compare_digest(club.invitation.encode(), shown.invitation.encode())
            require(known, "old-invitation")
            refused = select(Block.person).where(Block.person == club.host)
            blocked = await connection.scalar(refused.where(Block.about == visitor.id))
            require(blocked is None, "blocked")
            require(len(members) < MEMBERS, "club-full", most=MEMBERS)
            await need_room_for_club(connection, visitor.id)
            await self.let_in(connection, code, visitor.id)

    async def leave(self, visitor: Visitor, code: str) -> None:
        """Leave a club; done twice it changes nothing."""
        async with self.database.writing() as connection:
            await find_club(connection, code)
            await leave_clubs(connection, visitor.id, code)

    async def remove(self, visitor: Visitor, code: str, person: str) -> None:
        """Whoever leads a club removes a member; the link by which they came is void."""
        async with self.database.writing() as connection:
            club = await find_club(connection, code)
            require(club.host == visitor.id, "club-host-only")
            require(person != visitor.id, "not-yourself-removed")
            require(person in await members_of(connection, code), "unknown-person")
            await leave_clubs(connection, person, code)
            fresh = update(Club).where(Club.code == code)
            await connection.execute(fresh.values(invitation=secrets.token_urlsafe(16)))

    async def evening(self, visitor: Visitor, code: str, plan: NewTable) -> str:
        """A table for an evening of a club: its members find it on their page."""
        async with self.database.reading() as connection:
            await need_member(connection, code, visitor)
            club = await find_club(connection, code)
            others = [one for one in await members_of(connection, code) if one != visitor.id]
        made = await self.lobby.open(visitor, plan, code)
        said = partial(say, "push-evening", name=visitor.name, club=club.name)
        await self.notices.call_together(others, made, plan.game, said)
        return made

    # What a club shows

    async def page(self, visitor: Visitor | None, code: str) -> ClubPage:
        """A club as somebody finds it; who is not in it sees its name alone."""
        async with self.database.reading() as connection:
            club = await find_club(connection, code)
            joined = await members_of(connection, code)
            if visitor is None or visitor.id not in joined:
                return ClubPage(code, club.name, club.host, False, len(joined))
            held = await load(connection, TournamentRow.club == code, LISTED)
            members = await listed(connection, joined, held)
        waiting = GameTable.club == code, GameTable.tournament == "", GameTable.state != OVER
        return ClubPage(
            code,
            club.name,
            club.host,
            True,
            len(joined),
            club.invitation,
            members,
            [line_of(one) for one in held],
            await infos(self.database, *waiting, limit=SHOWN),
            await self.evenings(code),
        )

    async def evenings(self, code: str) -> list[ClubGame]:
        """The past evenings of a club, each by its last game."""
        over = select(GameTable.code).where(GameTable.state == OVER)
        last = or_(GameTable.rematch == "", GameTable.rematch.not_in(over))
        wanted = (
            select(Outcome.code, Outcome.ended, GameTable.game)
            .join(GameTable, GameTable.code == Outcome.code)
            .where(GameTable.club == code, GameTable.tournament == "", last)
            .order_by(Outcome.ended.desc())
            .limit(SHOWN)
        )
        async with self.database.reading() as connection:
            rows = (await connection.execute(wanted)).all()
        return [
            ClubGame(table, game, ended, await load_evening(self.database, table))
            for table, ended, game in rows
        ]


def line_of(found: StoredTournament) -> TournamentLine:
    """A tournament in the list of its club."""
    winners = [one.name for one in found.winners()]
    plan = found.plan
    return TournamentLine(
        found.code,
        plan.title,
        plan.game,
        plan.format,
        found.state,
        len(found.names),
        plan.starts,
        found.ended,
        winners,
    )


async def listed(
    connection: AsyncConnection, joined: dict[str, float], held: list[StoredTournament]
) -> list[Member]:
    """The members with what they have won here, whoever has won most first."""
    over = [one for one in held if one.state == OVER]
    played = Counter(one.person for found in over for one in found.standings() if one.played)
    won = Counter(one.person for found in over for one in found.winners())
    wanted = select(Person.id, Person.name).where(Person.id.in_(joined))
    names = {person: str(name) for person, name in await connection.execute(wanted)}
    members = [
        Member(person, names[person], at, played[person], won[person])
        for person, at in joined.items()
    ]
    return sorted(members, key=lambda one: (-one.won, -one.played, one.joined))


async def find_club(connection: AsyncConnection, code: str) -> FoundClub:
    """A club by its code, locked where something is written."""
    wanted = select(Club.name, Club.host, Club.invitation).where(Club.code == code)
    found = (await connection.execute(wanted)).one_or_none()
    if found is None:
        raise Illegal("unknown-club", code=code)
    return FoundClub(*found)


async def members_of(connection: AsyncConnection, code: str) -> dict[str, float]:
    """Who is in a club, and since when, the first one first."""
    wanted = select(ClubMember.person, ClubMember.joined).where(ClubMember.club == code)
    rows = await connection.execute(wanted.order_by(ClubMember.joined, ClubMember.person))
    return {person: float(joined) for person, joined in rows}


async def need_room_for_club(connection: AsyncConnection, person: str) -> None:
    """Nobody is in too many clubs."""
    wanted = select(func.count()).where(ClubMember.person == person)
    count = await connection.scalar(wanted) or 0
    require(count < CLUBS_EACH, "too-many-clubs", most=CLUBS_EACH)
