"""Limits: how often, and how many at once."""

from collections import Counter
from collections.abc import Callable, Hashable
from typing import Protocol

from higgle.table import Illegal


class TooOften(Illegal):
    """Too many requests; the answer says when to try again."""

    def __init__(self, wait: float) -> None:
        super().__init__("too-often", seconds=int(wait) + 1)
        self.wait = wait


class Bucket:
    """So many tokens, which come back evenly over a time."""

    def __init__(self, most: int, seconds: float, now: Callable[[], float]) -> None:
        self.most = most
        self.rate = most / seconds
        self.now = now
        self.tokens = float(most)
        self.at = now()

    def take(self) -> float:
        """Take a token; 0 if there was one, else the seconds until there will be."""
        now = self.now()
        self.tokens = min(self.most, self.tokens + (now - self.at) * self.rate)
        self.at = now
        if self.tokens >= 1:
            self.tokens -= 1
            return 0.0
        return (1 - self.tokens) / self.rate

    @property
    def full(self) -> bool:
        """Whether nobody has taken anything for a while."""
        return self.tokens + (self.now() - self.at) * self.rate >= self.most


class Buckets:
    """A bucket for everybody."""

    FORGET = 10_000
    """How many are remembered before the quiet ones are forgotten."""

    def __init__(self, most: int, seconds: float, now: Callable[[], float]) -> None:
        self.most = most
        self.seconds = seconds
        self.now = now
        self.known: dict[Hashable, Bucket] = {}

    def take(self, who: Hashable) -> float:
        """Take a token from somebody's bucket: 0, or the seconds to wait."""
        if len(self.known) > self.FORGET:
            self.known = {other: b for other, b in self.known.items() if not b.full}
        if who not in self.known:
            self.known[who] = Bucket(self.most, self.seconds, self.now)
        return self.known[who].take()


class HasLimits(Protocol):
    """The settings that are read here."""

    @property
    def requests(self) -> int: ...
    @property
    def requests_per_seconds(self) -> float: ...
    @property
    def sockets_per_person(self) -> int: ...
    @property
    def sockets_per_address(self) -> int: ...


class Doorman:
    """Counts requests and sockets of each address and person."""

    def __init__(self, limits: HasLimits, now: Callable[[], float]) -> None:
        self.limits = limits
        self.requests = Buckets(limits.requests, limits.requests_per_seconds, now)
        self.sockets: Counter[str] = Counter()

    def come(self, person: str, address: str) -> bool:
        """Let a socket in, if there are not too many."""
        if self.sockets[f"address {address}"] >= self.limits.sockets_per_address:
            return False
        if person and self.sockets[f"person {person}"] >= self.limits.sockets_per_person:
            return False
        self.sockets.update([f"address {address}", f"person {person}"])
        return True

    def go(self, person: str, address: str) -> None:
        """A socket was closed."""
        for name in (f"address {address}", f"person {person}"):
            self.sockets[name] -= 1
            if self.sockets[name] <= 0:
                del self.sockets[name]
