"""Requests about the deal of the day."""

from functools import partial

from litestar import get, post
from litestar.params import FromPath, JSONBody

from higgle.core import require
from higgle.protocol.daily_deal import DayDeal, SendDay
from higgle.protocol.messages import TableInfo
from higgle.server.daily_deals import prove_day
from higgle.server.http.auth import (
    WebRequest,
    address_of,
    anybody,
    language_of,
    limiter_of,
    manager_of,
    who,
)
from higgle.server.http.history_routes import LONGEST
from higgle.server.lobby.table_list import info

TODAY = "today"
"""In place of a date: the day that it is here."""


@get("/api/days/{day:str}")
async def day_deal(request: WebRequest, day: FromPath[str]) -> DayDeal:
    """The deal of a day, or of `today`, with how everybody has done, and I."""
    visitor = await anybody(request)
    person = "" if visitor is None else visitor.id
    wanted = "" if day == TODAY else day
    return await manager_of(request).days.deal(person, wanted, language_of(request, visitor))


@post("/api/days/play")
async def play_day(request: WebRequest) -> TableInfo:
    """Play today's deal, or go on with it: the first try counts."""
    manager = manager_of(request)
    code = await manager.days.play(await who(request))
    return await info(manager.database, code)


@post("/api/days/results", request_max_body_size=1_000_000)
async def send_day(request: WebRequest, data: JSONBody[SendDay]) -> DayDeal:
    """A record of the deal of the day that was played elsewhere: it is proved before it counts."""
    manager, visitor = manager_of(request), await who(request)
    limits = limiter_of(request).tries
    limits.spend(address_of(request))
    limits.spend(visitor.id)
    require(data.record.count("\n") <= LONGEST, "record-too-long", most=LONGEST)
    work = partial(prove_day, data.record, manager.now())
    score = await manager.replays.run(address_of(request), work)
    await manager.days.need_no_try(visitor.id, score.day)
    await manager.days.send(visitor.id, score)
    return await manager.days.deal(visitor.id, score.day, language_of(request, visitor))


ROUTES = [day_deal, play_day, send_day]
