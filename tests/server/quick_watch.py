"""`higgle` whose watch runs faster: `python -m tests.server.quick_watch TIMES serve`."""

import sys
import time
from unittest import mock

from higgle.cli import main
from higgle.live.clocks import Timers, Watch


def hurry(watch: Watch, times: float) -> Watch:
    """A watch that shows the same now, and runs so many times as fast."""
    began = watch()
    return lambda: began + times * (watch() - began)


if __name__ == "__main__":
    times = float(sys.argv.pop(1))
    watches = hurry(time.time, times), hurry(time.monotonic, times)
    with mock.patch.object(Timers.__init__, "__defaults__", watches):
        main()
