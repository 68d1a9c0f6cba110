"""Requests about clubs and their tournaments."""

from litestar import delete, get, post
from litestar.params import FromPath, JSONBody

from higgle.live.opening import normalize_code
from higgle.protocol.clubs import (
    ClubLine,
    ClubPage,
    JoinClub,
    NewClub,
    NewTournament,
    TournamentPage,
)
from higgle.protocol.messages import TableInfo
from higgle.protocol.tables import NewTable
from higgle.server.clubs.tournament_pages import tournament_page
from higgle.server.http.auth import WebRequest, anybody, manager_of, who
from higgle.server.lobby.table_list import info


@get("/api/clubs")
async def my_clubs(request: WebRequest) -> list[ClubLine]:
    """The clubs in which I am."""
    return await manager_of(request).clubs.mine(await who(request))


@post("/api/clubs")
async def new_club(request: WebRequest, data: JSONBody[NewClub]) -> ClubPage:
    """Found a club; that takes an account."""
    clubs, visitor = manager_of(request).clubs, await who(request)
    return await clubs.page(visitor, await clubs.found(visitor, data))


@get("/api/clubs/{code:str}")
async def club_page(request: WebRequest, code: FromPath[str]) -> ClubPage:
    """A club; who is not in it sees its name alone."""
    clubs = manager_of(request).clubs
    return await clubs.page(await anybody(request), normalize_code(code))


@post("/api/clubs/{code:str}/join", status_code=200)
async def join_club(request: WebRequest, code: FromPath[str], data: JSONBody[JoinClub]) -> ClubPage:
    """Join a club with what its link carries."""
    clubs, visitor = manager_of(request).clubs, await who(request)
    await clubs.join(visitor, normalize_code(code), data)
    return await clubs.page(visitor, normalize_code(code))


@post("/api/clubs/{code:str}/leave", status_code=204)
async def leave_club(request: WebRequest, code: FromPath[str]) -> None:
    """Leave a club; the last one out closes it."""
    await manager_of(request).clubs.leave(await who(request), normalize_code(code))


@delete("/api/clubs/{code:str}/members/{person:str}", status_code=200)
async def remove_member(
    request: WebRequest, code: FromPath[str], person: FromPath[str]
) -> ClubPage:
    """Whoever leads the club removes a member, and the link changes."""
    clubs, visitor = manager_of(request).clubs, await who(request)
    await clubs.remove(visitor, normalize_code(code), person)
    return await clubs.page(visitor, normalize_code(code))


@post("/api/clubs/{code:str}/tables")
async def begin_evening(
    request: WebRequest, code: FromPath[str], data: JSONBody[NewTable]
) -> TableInfo:
    """A table for an evening of the club: the members find it on its page."""
    manager = manager_of(request)
    made = await manager.clubs.evening(await who(request), normalize_code(code), data)
    return await info(manager.database, made)


@post("/api/clubs/{code:str}/tournaments")
async def new_tournament(
    request: WebRequest, code: FromPath[str], data: JSONBody[NewTournament]
) -> TournamentPage:
    """Announce a tournament or a duplicate evening to the club; whoever does it leads it."""
    held, visitor = manager_of(request).tournaments, await who(request)
    made = await held.announce(visitor, normalize_code(code), data)
    return await tournament_page(held, visitor, made)


@get("/api/tournaments/{code:str}")
async def show_tournament(request: WebRequest, code: FromPath[str]) -> TournamentPage:
    """A tournament: its table of results, its rounds, and my table."""
    held = manager_of(request).tournaments
    return await tournament_page(held, await anybody(request), normalize_code(code))


@post("/api/tournaments/{code:str}/join", status_code=200)
async def join_tournament(request: WebRequest, code: FromPath[str]) -> TournamentPage:
    """Take part, or come back for the next round."""
    held, visitor = manager_of(request).tournaments, await who(request)
    await held.join(visitor, normalize_code(code))
    return await tournament_page(held, visitor, normalize_code(code))


@post("/api/tournaments/{code:str}/leave", status_code=200)
async def leave_tournament(request: WebRequest, code: FromPath[str]) -> TournamentPage:
    """Take no part, or in no more rounds."""
    held, visitor = manager_of(request).tournaments, await who(request)
    await held.leave(visitor, normalize_code(code))
    return await tournament_page(held, visitor, normalize_code(code))


@post("/api/tournaments/{code:str}/start", status_code=200)
async def start_tournament(request: WebRequest, code: FromPath[str]) -> TournamentPage:
    """The host begins; all further rounds open by themselves."""
    held, visitor = manager_of(request).tournaments, await who(request)
    await held.start(visitor, normalize_code(code))
    return await tournament_page(held, visitor, normalize_code(code))


@post("/api/tournaments/{code:str}/end", status_code=200)
async def end_tournament(request: WebRequest, code: FromPath[str]) -> TournamentPage:
    """The host ends it before its time; the rounds that are over count."""
    held, visitor = manager_of(request).tournaments, await who(request)
    await held.end(visitor, normalize_code(code))
    return await tournament_page(held, visitor, normalize_code(code))


ROUTES = [
    my_clubs,
    new_club,
    club_page,
    join_club,
    leave_club,
    remove_member,
    begin_evening,
    new_tournament,
    show_tournament,
    join_tournament,
    leave_tournament,
    start_tournament,
    end_tournament,
]
