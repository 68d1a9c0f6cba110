"""Limits: how often each address may ask, and how many sockets each may hold."""

from collections import Counter
from collections.abc import Callable

from higgle.server.config import Config
from higgle.server.live.buckets import Buckets


class Doorman:
    """Counts requests and sockets of each address and person."""

    def __init__(self, config: Config, now: Callable[[], float]) -> None:
        self.config = config
        self.requests = Buckets(config.requests, config.requests_per_seconds, now)
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
