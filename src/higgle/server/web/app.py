"""The application: the house behind the gate, and the routes in front of it."""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import AsyncIterator

from litestar import Litestar, MediaType, Response, get
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException
from sqlalchemy.exc import DataError, SQLAlchemyError

from higgle.core import Illegal
from higgle.protocol.messages import Refusal
from higgle.protocol.rest import Problem
from higgle.server.config import Config
from higgle.server.live.alarms import Alarms
from higgle.server.live.buckets import TooOften
from higgle.server.live.house import House
from higgle.server.store.database import Database
from higgle.server.store.journal import Lost
from higgle.server.store.notifications import listen
from higgle.server.web.auth import WebRequest, before, language_of
from higgle.server.web.headers import dress
from higgle.server.web.limits import Doorman
from higgle.server.web.openapi import text
from higgle.server.web.routes import ROUTES

LOG = logging.getLogger("higgle")
LOOKING = 10.0
"""How many seconds after the start the logs are looked through."""
STATUS = {
    "bad-request": 400,
    "bad-name": 400,
    "come-in-first": 401,
    "wrong-password": 401,
    "csrf": 403,
    "foreign-origin": 403,
    "host-only": 403,
    "account-needed": 403,
    "no-programs": 403,
    "no-spectators": 403,
    "no-letters": 403,
    "barred": 403,
    "muted": 403,
    "unknown-table": 404,
    "unknown-person": 404,
    "too-often": 429,
    "too-many-alone-here": 429,
    "too-many-lines": 429,
    "busy": 429,
    "storage": 503,
}
"""The refusals that have a status of their own in HTTP; all others are a conflict."""
CONFLICT = 409
PLAIN = r"^/api/(?!about|watch|openapi|ratings|tables/[^/]+/(replay|record))"
"""What is never packed: streams, and answers that carry a secret."""
BODY = 65_536
"""How big a request may be; only records may be bigger."""


def problem(
    request: WebRequest, status: int, illegal: Illegal, wait: float = 0.0
) -> Response[Problem]:
    """A refusal as the answer to a request."""
    text = illegal.text(language_of(request))
    refusal = Refusal(illegal.reason, text, illegal.clause, wait)
    headers = {"Retry-After": str(int(wait) + 1)} if wait else {}
    return Response(
        Problem(status, refusal), status_code=status, headers=headers, media_type=MediaType.JSON
    )


def refused(request: WebRequest, illegal: Illegal) -> Response[Problem]:
    """A request that was refused."""
    wait = illegal.wait if isinstance(illegal, TooOften) else 0.0
    return problem(request, STATUS.get(illegal.reason, CONFLICT), illegal, wait)


def unfit(request: WebRequest, trouble: HTTPException) -> Response[Problem]:
    """A request that cannot be understood."""
    reasons = {404: "not-found", 405: "not-allowed", 413: "too-big"}
    status = trouble.status_code
    if status >= 500:
        return broken(request, trouble)
    return problem(request, status, Illegal(reasons.get(status, "bad-request")))


def unreadable(request: WebRequest, trouble: Exception) -> Response[Problem]:
    """A request whose letters or depth nobody can read."""
    return problem(request, 400, Illegal("bad-request"))


def no_database(request: WebRequest, trouble: Exception) -> Response[Problem]:
    """The database does not answer: nothing is lost, and nothing moves."""
    LOG.error("the database does not answer", extra={"why": type(trouble).__name__})
    return problem(request, 503, Illegal("storage"), 5.0)


def broken(request: WebRequest, trouble: Exception) -> Response[Problem]:
    """An error of ours."""
    name = secrets.token_hex(4)
    LOG.error("a request broke", exc_info=trouble, extra={"request": name})
    return problem(request, 500, Illegal("broken", request=name))


@get("/api/openapi.json", include_in_schema=False)
async def contract_page() -> Response[str]:
    """The contract, for whoever writes a client."""
    return Response(await asyncio.to_thread(text), media_type="application/json")


def application(config: Config, alarms: Alarms | None = None) -> Litestar:
    """The whole server as an ASGI application."""
    watch = alarms or Alarms()

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with opened(config, watch) as house:
            app.state.house = house
            app.state.doorman = Doorman(config, watch.steady)
            yield

    return Litestar(
        route_handlers=[*ROUTES, contract_page],
        lifespan=[lifespan],
        before_request=before,
        before_send=[dress],
        exception_handlers={
            Illegal: refused,
            HTTPException: unfit,
            RecursionError: unreadable,
            UnicodeError: unreadable,
            DataError: unreadable,
            SQLAlchemyError: no_database,
            Lost: no_database,
            OSError: no_database,
            Exception: broken,
        },
        compression_config=CompressionConfig("gzip", minimum_size=1000, exclude=[PLAIN]),
        request_max_body_size=BODY,
        openapi_config=None,
        logging_config=None,
        debug=False,
    )


@contextlib.asynccontextmanager
async def opened(config: Config, alarms: Alarms) -> AsyncIterator[House]:
    """A house with its database, its alarms and its ear for the other processes."""
    database = Database(config.database_url())
    await database.open()
    house = House(config, database, alarms)
    tasks = [asyncio.create_task(alarms.run())]
    if config.webhook:
        tasks.append(asyncio.create_task(house.webhook.run()))
    if config.smtp:
        tasks.append(asyncio.create_task(house.mailer.mail.run()))
        alarms.set("daily letters", alarms.now(), house.mailer.begin)
    if database.postgres:
        tasks.append(asyncio.create_task(listen(database.url, house.hear, house.catch_up)))
    alarms.set("sweep", alarms.now(), house.sweep)
    alarms.set("expire", alarms.now(), house.expire)
    alarms.set("logs", alarms.now() + LOOKING, house.check_logs)
    try:
        yield house
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await alarms.settle()
        await house.stop()
        await database.close()
