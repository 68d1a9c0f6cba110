"""Buckets of tokens: how often somebody may do something."""

from collections.abc import Callable, Hashable

from higgle.core import Illegal


class TooOften(Illegal):
    """Too many requests; the answer says when to try again."""

    def __init__(self, wait: float, reason: str = "too-often") -> None:
        super().__init__(reason, seconds=int(wait) + 1)
        self.wait = wait


class Bucket:
    """Some tokens, which come back evenly over time."""

    def __init__(self, most: int, seconds: float, now: Callable[[], float]) -> None:
        self.most = most
        self.rate = most / seconds
        self.now = now
        self.tokens = float(most)
        self.at = now()

    def take(self, count: int = 1) -> float:
        """Take a token, or several: 0 if there was one, otherwise the seconds until there is."""
        now = self.now()
        self.tokens = min(self.most, self.tokens + (now - self.at) * self.rate)
        self.at = now
        if self.tokens >= 1:
            self.tokens -= count
            return 0.0
        return (1 - self.tokens) / self.rate

    def wait(self) -> float:
        """The seconds until there will be a token; 0 if there is one."""
        tokens = min(self.most, self.tokens + (self.now() - self.at) * self.rate)
        return max(0.0, (1 - tokens) / self.rate)

    @property
    def full(self) -> bool:
        """Whether nobody has taken anything for a while."""
        return self.tokens + (self.now() - self.at) * self.rate >= self.most


class Buckets:
    """A bucket for everybody."""

    FORGET = 10_000
    """How many are remembered before the full ones are dropped; then twice as many as are left."""

    def __init__(
        self, most: int, seconds: float, now: Callable[[], float], reason: str = "too-often"
    ) -> None:
        self.most = most
        self.seconds = seconds
        self.now = now
        self.reason = reason
        """The refusal of somebody whose bucket is empty."""
        self.known: dict[Hashable, Bucket] = {}
        self.most_known = self.FORGET

    def need(self, who: Hashable) -> None:
        """Refuse somebody whose bucket is empty; nothing is taken."""
        bucket = self.known.get(who)
        wait = bucket.wait() if bucket is not None else 0.0
        if wait:
            raise TooOften(wait, self.reason)

    def spend(self, who: Hashable) -> None:
        """Take a token, or refuse."""
        wait = self.take(who)
        if wait:
            raise TooOften(wait, self.reason)

    def take(self, who: Hashable) -> float:
        """Take a token from somebody's bucket: 0, or the seconds to wait."""
        if len(self.known) > self.most_known:
            self.known = {other: b for other, b in self.known.items() if not b.full}
            self.most_known = max(self.FORGET, 2 * len(self.known))
        if who not in self.known:
            self.known[who] = Bucket(self.most, self.seconds, self.now)
        return self.known[who].take()
