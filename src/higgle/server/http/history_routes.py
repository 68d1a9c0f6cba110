"""Requests about what was played: history, records, replays, ratings."""

from functools import partial
from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from higgle.bots import coach
from higgle.bots.coach import looking_back
from higgle.core import Illegal, Record, require
from higgle.protocol.messages import TableInfo
from higgle.protocol.rest import (
    Course,
    History,
    PastDeal,
    Rating,
    Replay,
    TryAgain,
    WatchRecord,
)
from higgle.server.accounts import ratings
from higgle.server.history.games import course as course_of
from higgle.server.history.games import history as history_of
from higgle.server.history.games import replay as replayed
from higgle.server.http.auth import WebRequest, address_of, language_of, manager_of, who
from higgle.server.http.table_routes import normalize_code
from higgle.server.lobby import tables

LONGEST = 10_000
"""How many steps a record may have; the longest games have some two thousand."""
Start = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
Count = Annotated[int, QueryParameter(ge=1, le=200)]
Viewpoint = Annotated[int, QueryParameter(ge=-2, le=31)]


async def finished_record(request: WebRequest, code: str) -> tuple[Record, list[str]]:
    """The record of a finished table, and who sat there."""
    manager = manager_of(request)
    info = await tables.info(manager.database, normalize_code(code))
    return await manager.record(info, address_of(request)), [who.name for who in info.seats]


@get("/api/history")
async def history(request: WebRequest, first: Start = 0) -> History:
    """My games, newest first."""
    visitor = await who(request)
    return await history_of(manager_of(request).database, visitor.id, first)


@get("/api/tables/{code:str}/record", media_type="application/jsonl")
async def record(request: WebRequest, code: FromPath[str]) -> Response[str]:
    """The record of a finished game, which `higgle verify` can prove."""
    found, _ = await finished_record(request, code)
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
    found, names = await finished_record(request, code)
    work = partial(replayed, found, viewpoint, first, count)
    shown = await manager_of(request).replays.run(address_of(request), work)
    return msgspec.structs.replace(shown, names=names)


@get("/api/tables/{code:str}/course")
async def course(request: WebRequest, code: FromPath[str]) -> Course:
    """How everybody stood after each turn of a finished game, and why it ended."""
    found, _ = await finished_record(request, code)
    return await manager_of(request).replays.run(address_of(request), partial(course_of, found))


@get("/api/tables/{code:str}/deals")
async def deals(request: WebRequest, code: FromPath[str]) -> list[PastDeal]:
    """The deals that decided a finished game for me, by the coach's numbers."""
    manager, visitor = manager_of(request), await who(request)
    info = await tables.info(manager.database, normalize_code(code))
    seat = next((one.seat for one in info.seats if one.person == visitor.id), None)
    if seat is None:
        raise Illegal("spectator")
    found = await manager.record(info, address_of(request))
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
    visitor = await who(request)
    old = await tables.info(manager.database, normalize_code(code))
    record = await manager.record(old, address_of(request))
    made = await manager.lobby.try_again(visitor, old, record, data.step, data.seat)
    return await tables.info(manager.database, made)


@post("/api/watch", status_code=200, request_max_body_size=3_000_000)
async def watch(request: WebRequest, data: JSONBody[WatchRecord]) -> Replay:
    """Any record file, step by step."""

    def prove() -> Replay:
        require(data.record.count("\n") <= LONGEST, "record-too-long", most=LONGEST)
        found = Record.read(data.record)
        found.verify()
        return replayed(found, data.viewpoint, data.first, data.count)

    return await manager_of(request).replays.run(address_of(request), prove)


@get("/api/ratings/{game:str}")
async def leaders(request: WebRequest, game: FromPath[str]) -> list[Rating]:
    """The strongest at a game."""
    manager = manager_of(request)
    return await ratings.leaders(manager.database, game, manager.config.listed_opponents)


def past_deal(deal: coach.DealReview, language: str) -> PastDeal:
    """A deal that decided a game."""
    return PastDeal(
        deal.step,
        deal.partner,
        list(deal.gave),
        list(deal.got),
        round(deal.worth.mine, 1),
        round(deal.worth.theirs, 1),
        deal.worth.words().text(language),
    )


ROUTES = [history, record, replay, course, deals, try_again, watch, leaders]
