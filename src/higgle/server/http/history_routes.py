"""Requests about what was played: history, records, replays, ratings."""

from functools import partial
from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from higgle.bots.coach import looking_back
from higgle.core import Illegal, Record, require
from higgle.live.moments import story as story_of
from higgle.live.opening import normalize_code
from higgle.live.projection import past_deal
from higgle.live.results import course as course_of
from higgle.live.results import replay_page
from higgle.protocol.dealings import Dealings
from higgle.protocol.history import (
    Course,
    Evening,
    History,
    PastDeal,
    Rating,
    Replay,
    Story,
    WatchRecord,
)
from higgle.protocol.messages import TableInfo
from higgle.protocol.tables import TryAgain
from higgle.server.accounts import ratings
from higgle.server.history import load_evening, load_history
from higgle.server.http.auth import (
    WebRequest,
    address_of,
    anybody,
    language_of,
    limiter_of,
    manager_of,
    who,
)
from higgle.server.lobby import table_list

LONGEST = 10_000
"""How many steps a record may have; the longest games have some two thousand."""
Start = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
Count = Annotated[int, QueryParameter(ge=1, le=200)]
Viewpoint = Annotated[int, QueryParameter(ge=-2, le=31)]


async def finished_game(request: WebRequest, code: str) -> tuple[Record, TableInfo]:
    """The record of a finished table; today's deal is open to those who have had their try."""
    manager = manager_of(request)
    info = await table_list.info(manager.database, normalize_code(code))
    if info.day:
        visitor = await anybody(request)
        await manager.days.need_own_try("" if visitor is None else visitor.id, info)
    require(not info.held, "round-not-over")
    return await manager.record(info, address_of(request)), info


@get("/api/history")
async def history(request: WebRequest, first: Start = 0) -> History:
    """My games, newest first."""
    visitor = await who(request)
    return await load_history(manager_of(request).database, visitor.id, first)


@get("/api/me/dealings")
async def dealings(request: WebRequest) -> Dealings:
    """With whom I deal, who gets the better of it, whether I keep my word, and my best moments."""
    manager, visitor = manager_of(request), await who(request)
    return await manager.dealings(visitor.id, address_of(request))


@get("/api/tables/{code:str}/record", media_type="application/jsonl")
async def record(request: WebRequest, code: FromPath[str]) -> Response[str]:
    """The record of a finished game, which `higgle verify` can prove."""
    found, _ = await finished_game(request, code)
    name = f"{found.game}-{normalize_code(code)}.jsonl"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(str(found), media_type="application/jsonl", headers=headers)


@get("/api/tables/{code:str}/replay")
async def replay(
    request: WebRequest,
    code: FromPath[str],
    viewpoint: Viewpoint = -1,
    first: Start = 0,
    count: Count = 50,
) -> Replay:
    """A finished game, step by step, from any viewpoint."""
    found, info = await finished_game(request, code)
    work = partial(replay_page, found, viewpoint, first, count)
    shown = await manager_of(request).replays.run(address_of(request), work)
    return msgspec.structs.replace(shown, names=[who.name for who in info.seats])


@get("/api/tables/{code:str}/course")
async def course(request: WebRequest, code: FromPath[str]) -> Course:
    """How everybody stood after each turn of a finished game, and why it ended."""
    found, _ = await finished_game(request, code)
    return await manager_of(request).replays.run(address_of(request), partial(course_of, found))


@get("/api/tables/{code:str}/evening")
async def evening(request: WebRequest, code: FromPath[str]) -> Evening:
    """The games that led to this one by rematches, with a running score."""
    return await load_evening(manager_of(request).database, normalize_code(code))


@get("/api/tables/{code:str}/story")
async def story(request: WebRequest, code: FromPath[str]) -> Story:
    """What is told of a finished game: rare moments, what was paid, and the money in hand."""
    found, _ = await finished_game(request, code)
    return await manager_of(request).replays.run(address_of(request), partial(story_of, found))


@get("/api/tables/{code:str}/deals")
async def deals(request: WebRequest, code: FromPath[str]) -> list[PastDeal]:
    """The deals that decided a finished game for me, by the coach's numbers."""
    manager, visitor = manager_of(request), await who(request)
    found, info = await finished_game(request, code)
    seat = next((one.seat for one in info.seats if one.person == visitor.id), None)
    if seat is None:
        raise Illegal("spectator")
    language = language_of(request, visitor)
    work = partial(looking_back, found, seat)
    past = await manager.replays.run(address_of(request), work)
    return [past_deal(deal, language) for deal in past]


@post("/api/tables/{code:str}/try")
async def try_again(
    request: WebRequest, code: FromPath[str], data: JSONBody[TryAgain]
) -> TableInfo:
    """A finished game once more from one of its steps, against bots."""
    manager = manager_of(request)
    visitor, limits = await who(request), limiter_of(request).tries
    limits.spend(address_of(request))
    limits.spend(visitor.id)
    record, old = await finished_game(request, code)
    made = await manager.lobby.try_again(visitor, old, record, data.step, data.seat)
    return await table_list.info(manager.database, made)


@post("/api/watch", status_code=200, request_max_body_size=3_000_000)
async def watch(request: WebRequest, data: JSONBody[WatchRecord]) -> Replay:
    """Any record file, step by step."""

    def prove() -> Replay:
        require(data.record.count("\n") <= LONGEST, "record-too-long", most=LONGEST)
        found = Record.read(data.record)
        found.verify()
        return replay_page(found, data.viewpoint, data.first, data.count)

    return await manager_of(request).replays.run(address_of(request), prove)


@get("/api/ratings/{game:str}")
async def leaders(request: WebRequest, game: FromPath[str]) -> list[Rating]:
    """The strongest at a game."""
    manager = manager_of(request)
    return await ratings.leaders(manager.database, game, manager.config.listed_opponents)


ROUTES = [
    history,
    dealings,
    record,
    replay,
    course,
    evening,
    story,
    deals,
    try_again,
    watch,
    leaders,
]
