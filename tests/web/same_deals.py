"""`higgle`, where every test meets the same deals each time: `python -m tests.web.same_deals FILE`.

FILE holds the name of the test that is under way; its tables are dealt from that and a number.
"""

import sys
from collections import Counter
from pathlib import Path
from unittest import mock

from higgle.cli import main


class Dealer:
    """Makes the seeds of a test from its name."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.dealt: Counter[str] = Counter()

    def next_seed(self) -> str:
        """The seed of the next table."""
        test = self.file.read_text(encoding="utf-8") if self.file.exists() else ""
        self.dealt[test] += 1
        return f"{test} {self.dealt[test]}"


if __name__ == "__main__":
    dealer = Dealer(Path(sys.argv.pop(1)))
    with mock.patch("higgle.server.lobby.lobby.new_seed", dealer.next_seed):
        main()
