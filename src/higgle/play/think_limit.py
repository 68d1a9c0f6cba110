"""A time limit on a bot's decision, enforced by a signal where the system has one."""

import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


class OutOfTime(BaseException):
    """The time limit has passed; a bot's own `except Exception` does not swallow it."""


@contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """Raise `OutOfTime` in the block after this many seconds.

    Only the main thread of a Unix process can be interrupted; elsewhere the caller compares times
    afterwards.
    """
    if threading.current_thread() is threading.main_thread():
        with alarm(seconds):
            yield
    else:
        yield


if sys.platform == "win32":

    @contextmanager
    def alarm(seconds: float) -> Iterator[None]:
        """Windows has no alarm that interrupts."""
        yield

else:

    @contextmanager
    def alarm(seconds: float) -> Iterator[None]:
        """Raise after this many seconds."""
        before = signal.signal(signal.SIGALRM, _ring)
        signal.setitimer(signal.ITIMER_REAL, seconds)
        try:
            yield
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, before)


def _ring(number: int, frame: FrameType | None) -> None:
    raise OutOfTime
