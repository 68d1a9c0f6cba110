"""Limits: how often each address may ask, and how many sockets each may hold."""

import contextlib
import ipaddress
from collections import Counter
from collections.abc import Callable, Iterator

from higgle.core import Illegal
from higgle.live.buckets import Buckets
from higgle.server.config import Config

GUESSES, GUESSING = 10, 600.0
"""How many wrong passwords an address may try, and in how many seconds they are forgotten."""
PASSWORDS, HASHING = 30, 60.0
"""How many passwords, right ones too, an address may show or set in how many seconds: each keeps a
core busy for a moment."""
REPORTS, REPORTING = 5, 86_400.0
"""How many reports somebody, and an address, may write in how many seconds."""
FROM_EVERYWHERE = 100
"""How many may be tried for one name from all addresses together."""


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
        self.passwords = Buckets(PASSWORDS, HASHING, now)
        self.reports = Buckets(REPORTS, REPORTING, now)
        self.newcomers = Buckets(config.guests_per_hour, HOUR, now)
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
    def guarding(self, login: str, address: str) -> Iterator[None]:
        """Somebody shows a password; wrong ones use up the patience with address and name."""
        self.guesses.need(address)
        self.guesses_of_all.need(login)
        self.passwords.spend(address)
        try:
            yield
        except Illegal as illegal:
            if illegal.reason == "wrong-password":
                self.guesses.take(address)
                self.guesses_of_all.take(login)
            raise
