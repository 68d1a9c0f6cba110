"""Who sends a request, and whether it may come in: cookies, tokens, CSRF, origins, limits."""

import hmac
from urllib.parse import urlsplit

import msgspec
from litestar import Request, WebSocket
from litestar.datastructures import State

from higgle.core import Illegal, require
from higgle.i18n import LANGUAGES
from higgle.server.accounts.people import Visitor
from higgle.server.config import Config
from higgle.server.http.limits import RateLimiter, household
from higgle.server.rooms.manager import RoomManager

WebRequest = Request[object, object, State]
Socket = WebSocket[object, object, State]
Connection = WebRequest | Socket

SAFE = ("GET", "HEAD", "OPTIONS")
COUNTED = ("/api/", "/readyz", "/metrics")
"""Where even a look costs something: whether the database takes anything in is seen by writing."""


def cookie_name(config: Config) -> str:
    """What the browser knows the cookie by; under TLS the name says that no other site set it."""
    if not config.secure_cookies:
        return "higgle_session"
    return f"__{'Secure' if config.root_path else 'Host'}-higgle_session"


def secret_of(connection: Connection) -> str:
    """What a browser shows to be known by; nothing if it does not know us yet."""
    return connection.cookies.get(cookie_name(manager_of(connection).config), "")


def manager_of(connection: Connection) -> RoomManager:
    """The room manager behind a request."""
    manager = connection.app.state.manager
    assert isinstance(manager, RoomManager)
    return manager


def limiter_of(connection: Connection) -> RateLimiter:
    """Who counts at the door."""
    limiter = connection.app.state.limiter
    assert isinstance(limiter, RateLimiter)
    return limiter


def address_of(connection: Connection) -> str:
    """The visitor's address, as limits count it."""
    return household(connection.client.host) if connection.client else ""


async def visitor_of(connection: Connection) -> Visitor | None:
    """Who sends a request: a browser with a cookie, or a program with a token."""
    people = manager_of(connection).people
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer":
        visitor = await people.by_token(token.strip())
    else:
        secret = secret_of(connection)
        visitor = await people.by_cookie(secret) if secret else None
    if visitor is None:
        return None
    return msgspec.structs.replace(visitor, address=address_of(connection))


async def who(request: WebRequest) -> Visitor:
    """Who sends a request that needs to come from somebody."""
    visitor = await anybody(request)
    if visitor is None:
        raise Illegal("come-in-first")
    return visitor


async def anybody(request: WebRequest) -> Visitor | None:
    """Who sends a request, if we know; a browser that changes something must show that it may."""
    visitor = await visitor_of(request)
    if visitor is not None and visitor.csrf and request.method not in SAFE:
        shown = request.headers.get("x-csrf-token", "")
        if not hmac.compare_digest(shown.encode(), visitor.csrf.encode()):
            raise Illegal("csrf")
    return visitor


def language_of(connection: Connection, visitor: Visitor | None = None) -> str:
    """The language of the answer: what the browser wishes, else what the visitor has chosen."""
    for wish in connection.headers.get("accept-language", "").split(","):
        language = wish.strip()[:2].lower()
        if language in LANGUAGES:
            return language
    return visitor.language if visitor is not None else "en"


def own_origin(connection: Connection, config: Config) -> bool:
    """Whether the page that asks is one of ours; programs send no origin."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    if origin in config.origins:
        return True
    try:
        return urlsplit(origin).netloc == connection.headers.get("host", "")
    except ValueError:
        return False


def page_origin(request: WebRequest) -> str:
    """The origin of the page that asks, which `check_request` has seen to be ours."""
    return request.headers.get("origin") or str(request.base_url).rstrip("/")


def check_request(request: WebRequest) -> None:
    """What every request must pass; pages and files are for everybody."""
    if request.method in SAFE and not request.url.path.startswith(COUNTED):
        return
    require("\0" not in request.scope["path"], "bad-request")
    limiter_of(request).requests.spend(address_of(request))
    if request.method not in SAFE and not own_origin(request, manager_of(request).config):
        raise Illegal("foreign-origin")
