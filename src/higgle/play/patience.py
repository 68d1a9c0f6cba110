"""Patience: a bot that thinks too long is interrupted where the system can do that."""

import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


class OutOfTime(BaseException):
    """A bot has used up its time; no `except Exception` of the bot's own swallows it."""


@contextmanager
def patience(seconds: float) -> Iterator[None]:
    """Interrupt what goes on inside after this many seconds.

    Only the main thread of a Unix process can be interrupted; elsewhere the caller looks at its
    watch afterwards.
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
        """Ring after this many seconds."""
        before = signal.signal(signal.SIGALRM, _ring)
        signal.setitimer(signal.ITIMER_REAL, seconds)
        try:
            yield
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, before)


def _ring(number: int, frame: FrameType | None) -> None:
    raise OutOfTime
