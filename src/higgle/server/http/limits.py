"""Limits: how often each address may ask, and how many sockets and connections it may hold."""

import asyncio
import contextlib
import ipaddress
from collections import Counter
from collections.abc import Callable, Iterator
from typing import ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from higgle.core import Illegal
from higgle.live.buckets import Buckets
from higgle.server.config import Config

GUESSES, GUESSING = 10, 600.0
"""How many wrong passwords an address may try, and in how many seconds they are forgotten."""
PASSWORDS, HASHING = 30, 60.0
"""How many passwords, right ones too, an address may show or set in how many seconds: each keeps a
core busy for a moment."""
TRIES = 20
"""How many games somebody, and an address, may try differently in an hour."""
REPORTS, REPORTING = 5, 86_400.0
"""How many reports somebody, and an address, may write in how many seconds."""
CHECKS = 6
"""How often in an hour the logs of all tables are read for admins."""
FROM_EVERYWHERE = 100
"""How many may be tried for one name from all addresses together."""
DOORS = 100_000
"""How many names with addresses are remembered."""


HOUR, DAY = 3600.0, 86_400.0


def household(address: str) -> str:
    """Whose address it is: of IPv6 everybody has a whole network of 64 bits to choose from."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if not isinstance(found, ipaddress.IPv6Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, 64), strict=False))


def is_proxy(address: str, proxies: str) -> bool:
    """Whether an address is one of the proxies: `*`, addresses and networks with commas between."""
    named = [one.strip() for one in proxies.split(",")]
    if "*" in named or address in named:
        return True
    try:
        found = ipaddress.ip_address(address)
        return any(found in ipaddress.ip_network(one) for one in named if "/" in one)
    except ValueError:
        return False


class RateLimiter:
    """Counts requests and sockets of each address and person."""

    def __init__(self, config: Config, now: Callable[[], float]) -> None:
        self.config = config
        self.requests = Buckets(config.requests, config.requests_per_seconds, now)
        self.handshakes = Buckets(config.handshakes, config.requests_per_seconds, now)
        self.openings = Buckets(max(10, config.handshakes // 4), config.requests_per_seconds, now)
        """Rooms that are opened for somebody: the log of their table is played once more."""
        self.guesses = Buckets(GUESSES, GUESSING, now)
        self.guesses_of_all = Buckets(FROM_EVERYWHERE, GUESSING, now)
        self.doors: dict[tuple[str, str], None] = {}
        """The names under which somebody came in lately, each with the address; oldest first."""
        self.passwords = Buckets(PASSWORDS, HASHING, now)
        self.reports = Buckets(REPORTS, REPORTING, now)
        self.newcomers = Buckets(config.guests_per_hour, HOUR, now)
        self.public = Buckets(config.public_per_address, HOUR, now)
        """Tables that are listed."""
        self.tries = Buckets(TRIES, HOUR, now)
        """Games tried differently: each writes all steps before."""
        self.checks = Buckets(CHECKS, HOUR, now)
        self.alone = Buckets(config.alone_per_address, DAY, now, "too-many-alone-here")
        """Games by correspondence, which go on while nobody looks."""
        self.sockets: Counter[str] = Counter()

    def come(self, person: str, address: str) -> bool:
        """Let a socket in, if there are not too many."""
        if self.sockets[f"address {address}"] >= self.config.sockets_per_address:
            return False
        if person and self.sockets[f"person {person}"] >= self.config.sockets_per_person:
            return False
        self.sockets.update([f"address {address}", f"person {person}"])
        return True

    def go(self, person: str, address: str) -> None:
        """A socket was closed."""
        for name in (f"address {address}", f"person {person}"):
            self.sockets[name] -= 1
            if self.sockets[name] <= 0:
                del self.sockets[name]

    @contextlib.contextmanager
    def guarding_passkey(self, address: str) -> Iterator[None]:
        """Somebody shows a passkey; wrong ones use up the patience with the address."""
        self.guesses.need(address)
        self.passwords.spend(address)
        try:
            yield
        except Illegal as illegal:
            if illegal.reason == "wrong-passkey":
                self.guesses.take(address)
            raise

    def remember_door(self, login: str, address: str) -> None:
        """Somebody has shown the right password from an address."""
        self.doors.pop((login, address), None)
        self.doors[login, address] = None
        if len(self.doors) > DOORS:
            del self.doors[next(iter(self.doors))]

    @contextlib.contextmanager
    def guarding(self, login: str, address: str) -> Iterator[None]:
        """Somebody shows a password; wrong ones use up the patience with address and name.

        Wrong ones from elsewhere keep nobody out who has come in from this address before.
        """
        self.guesses.need(address)
        if (login, address) not in self.doors:
            self.guesses_of_all.need(login)
        self.passwords.spend(address)
        try:
            yield
            self.remember_door(login, address)
        except Illegal as illegal:
            if illegal.reason == "wrong-password":
                self.guesses.take(address)
                self.guesses_of_all.take(login)
            raise


HEAD, WHOLE = 64 * 1024, 4 * 1024 * 1024
"""How many bytes the head of a request may have, and all of it; the parser keeps any number."""


class Connection(HttpToolsProtocol):
    """A connection that is given up when no whole request comes."""

    server_config: ClassVar[Config] = Config()
    held: ClassVar[Counter[str]] = Counter()
    """How many connections each address holds that are no sockets to tables."""
    timer: asyncio.TimerHandle | None = None
    peer = ""
    received = 0
    """How many bytes of the request at hand have come."""
    most = HEAD
    """How many may."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in uvicorn
        """Somebody calls; an address that holds too many lines gets none."""
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        self.peer = household(address)
        self.held[self.peer] += 1
        settings = self.server_config
        too_many = self.held[self.peer] > settings.connections_per_address
        if too_many and not is_proxy(address, settings.proxies):
            transport.abort()
        else:
            self.wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody has hung up."""
        self.stop_waiting()
        self.let_go()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """From now on it is a socket, and counted as one."""
        self.stop_waiting()
        self.let_go()
        super().handle_websocket_upgrade()

    def data_received(self, data: bytes) -> None:
        """Something comes; a request without an end is given up."""
        self.received += len(data)
        super().data_received(data)
        if self.received > self.most:
            self.transport.abort()

    def on_message_begin(self) -> None:
        """A request begins."""
        self.received, self.most = 0, HEAD
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """Its head is whole."""
        self.most = WHOLE
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Request received completely; stop the read timeout."""
        self.stop_waiting()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """We have answered: another request may come."""
        super().on_response_complete()
        if not self.transport.is_closing():
            self.wait()

    def wait(self) -> None:
        """Give the other end its time."""
        self.stop_waiting()
        self.timer = self.loop.call_later(self.server_config.request_seconds, self.transport.abort)

    def stop_waiting(self) -> None:
        """Nothing is awaited."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def let_go(self) -> None:
        """The connection counts no longer."""
        if self.peer:
            self.held[self.peer] -= 1
            if not self.held[self.peer]:
                del self.held[self.peer]
            self.peer = ""


def connections(config: Config) -> type[Connection]:
    """Connections that keep to these settings."""

    class LimitedConnection(Connection):
        server_config = config
        held: ClassVar[Counter[str]] = Counter()

    return LimitedConnection
