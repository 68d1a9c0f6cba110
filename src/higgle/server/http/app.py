"""The application: the rooms behind the gate, the routes in front of them, and all headers."""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import AsyncIterator

from litestar import Litestar, MediaType, Response, get
from litestar.config.compression import CompressionConfig
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from sqlalchemy.exc import DataError, SQLAlchemyError

from higgle.core import Illegal
from higgle.live.buckets import TooOften
from higgle.live.clocks import Timers
from higgle.live.journal import StorageError
from higgle.protocol.forms import Problem
from higgle.protocol.messages import Refusal
from higgle.server.config import Config
from higgle.server.http.auth import WebRequest, check_request, language_of
from higgle.server.http.limits import RateLimiter
from higgle.server.http.openapi import text
from higgle.server.http.routes import ROUTES
from higgle.server.rooms.manager import RoomManager
from higgle.server.store.database import Database
from higgle.server.store.notifications import listen

LOG = logging.getLogger("higgle")
LOOKING = 10.0
"""How many seconds after the start the logs are looked through."""
SENDERS = 4
"""How many notices are handed over at a time: a push service that is slow holds up few others."""
STATUS = {
    "bad-request": 400,
    "bad-name": 400,
    "come-in-first": 401,
    "wrong-password": 401,
    "wrong-passkey": 401,
    "csrf": 403,
    "foreign-origin": 403,
    "host-only": 403,
    "admin-only": 403,
    "admin-in-terminal": 403,
    "account-needed": 403,
    "no-programs": 403,
    "no-spectators": 403,
    "no-letters": 403,
    "no-notices": 403,
    "push-service": 403,
    "club-host-only": 403,
    "tournament-host-only": 403,
    "not-member": 403,
    "old-invitation": 403,
    "barred": 403,
    "blocked": 403,
    "muted": 403,
    "unknown-table": 404,
    "unknown-person": 404,
    "unknown-club": 404,
    "unknown-tournament": 404,
    "too-often": 429,
    "too-many-alone-here": 429,
    "too-many-lines": 429,
    "busy": 429,
    "storage": 503,
}
"""The refusals that have a status of their own in HTTP; all others are a conflict."""
CONFLICT = 409
PLAIN = r"^/(?!$|api/(about|watch|openapi|ratings|tables/[^/]+/(replay|record)))"
"""What is not packed at each request: answers that carry a secret, and files, packed once."""
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


def answer_refused(request: WebRequest, illegal: Illegal) -> Response[Problem]:
    """A request that was refused."""
    wait = illegal.wait if isinstance(illegal, TooOften) else 0.0
    return problem(request, STATUS.get(illegal.reason, CONFLICT), illegal, wait)


def answer_http_error(request: WebRequest, trouble: HTTPException) -> Response[Problem]:
    """A request that cannot be understood."""
    reasons = {404: "not-found", 405: "not-allowed", 413: "too-big"}
    status = trouble.status_code
    if status >= 500:
        return answer_broken(request, trouble)
    return problem(request, status, Illegal(reasons.get(status, "bad-request")))


def answer_unreadable(request: WebRequest, trouble: Exception) -> Response[Problem]:
    """A request whose letters or depth nobody can read."""
    return problem(request, 400, Illegal("bad-request"))


def answer_no_database(request: WebRequest, trouble: Exception) -> Response[Problem]:
    """The database does not answer: nothing is lost, and nothing moves."""
    LOG.error("the database does not answer", extra={"why": type(trouble).__name__})
    return problem(request, 503, Illegal("storage"), 5.0)


def answer_broken(request: WebRequest, trouble: Exception) -> Response[Problem]:
    """An error of ours."""
    name = secrets.token_hex(4)
    LOG.error("a request broke", exc_info=trouble, extra={"request": name})
    return problem(request, 500, Illegal("broken", request=name))


@get("/api/openapi.json", include_in_schema=False)
async def contract_page() -> Response[str]:
    """The contract, for whoever writes a client."""
    return Response(await asyncio.to_thread(text), media_type="application/json")


def application(config: Config, timers: Timers | None = None) -> Litestar:
    """The whole server as an ASGI application."""
    watch = timers or Timers()

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with open_rooms(config, watch) as manager:
            app.state.manager = manager
            app.state.limiter = RateLimiter(config, watch.steady)
            yield

    return Litestar(
        route_handlers=[*ROUTES, contract_page],
        lifespan=[lifespan],
        before_request=check_request,
        before_send=[add_headers],
        exception_handlers={
            Illegal: answer_refused,
            HTTPException: answer_http_error,
            RecursionError: answer_unreadable,
            UnicodeError: answer_unreadable,
            DataError: answer_unreadable,
            SQLAlchemyError: answer_no_database,
            StorageError: answer_no_database,
            OSError: answer_no_database,
            Exception: answer_broken,
        },
        compression_config=CompressionConfig("gzip", minimum_size=1000, exclude=[PLAIN]),
        request_max_body_size=BODY,
        openapi_config=None,
        logging_config=None,
        debug=False,
    )


@contextlib.asynccontextmanager
async def open_rooms(config: Config, timers: Timers) -> AsyncIterator[RoomManager]:
    """A room manager with its database, its timers and its ear for the other processes."""
    database = Database(config.database_url())
    await database.open()
    manager = RoomManager(config, database, timers)
    tasks = [asyncio.create_task(timers.run())]
    if config.webhook:
        tasks.append(asyncio.create_task(manager.webhook.run()))
    if config.smtp:
        tasks.append(asyncio.create_task(manager.mailer.smtp.run()))
        timers.set("daily letters", timers.now(), manager.mailer.begin)
    if manager.notices.offered:
        senders = (manager.notices.sender.run() for _ in range(SENDERS))
        tasks += [asyncio.create_task(sender) for sender in senders]
        timers.set("deal of the day", timers.now(), manager.notices.call_to_day)
    if database.postgres:
        tasks.append(asyncio.create_task(listen(database.url, manager.hear, manager.catch_up)))
    timers.set("sweep", timers.now(), manager.sweep)
    timers.set("expire", timers.now(), manager.expire)
    timers.set("logs", timers.now() + LOOKING, manager.check_logs)
    timers.set("tournaments", timers.now(), manager.carry_on_tournaments)
    try:
        yield manager
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await timers.settle()
        await manager.stop()
        await database.close()


REQUESTS = logging.getLogger("higgle.requests")
POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
    "img-src 'self' data:; media-src 'self' data: blob:; connect-src 'self'; object-src 'none'; "
    "base-uri 'self'; form-action 'self'; frame-ancestors 'none'"
)
SOLO_POLICY = POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
"""The game that needs no server brings its own Python."""
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
    "Cross-Origin-Resource-Policy": "same-origin",
}
UNDER_TLS = {
    "Strict-Transport-Security": "max-age=31536000",
    "Cross-Origin-Opener-Policy": "same-origin",
}
"""Headers that mean something under TLS only; browsers complain of them on plain http."""


async def add_headers(message: Message, scope: Scope) -> None:
    """Put the headers on every answer, files included."""
    if message["type"] != "http.response.start":
        return
    secure = scope["litestar_app"].state.manager.config.secure_cookies
    said = HEADERS | UNDER_TLS if secure else HEADERS
    if scope["path"].startswith("/solo") and scope["litestar_app"].state.manager.config.solo:
        said = said | {"Content-Security-Policy": SOLO_POLICY}
    headers = [(name.lower().encode(), value.encode()) for name, value in said.items()]
    if scope["path"].startswith("/api/"):
        kept = [header for header in message["headers"] if header[0].lower() != b"cache-control"]
        message["headers"] = [*kept, (b"cache-control", b"no-store")]
    message["headers"] = [*message["headers"], *headers]
    if scope["type"] == ScopeType.HTTP and scope["path"].startswith("/api/"):
        route = scope.get("path_template", "")
        told = {"method": scope["method"], "route": route, "status": message["status"]}
        REQUESTS.info("request", extra=told)


class SubPath:
    """Lets the server run under a sub-path, whether or not the proxy cuts the path."""

    def __init__(self, app: ASGIApp, root: str) -> None:
        self.app = app
        self.root = root

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self.root and scope["type"] in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            path = scope["path"]
            if path == self.root or path.startswith(f"{self.root}/"):
                scope["path"] = path[len(self.root) :] or "/"
                scope["raw_path"] = scope["path"].encode()
            scope["root_path"] = ""
        await self.app(scope, receive, send)
