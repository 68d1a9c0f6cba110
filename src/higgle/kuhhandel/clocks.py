"""The clocks of Kuhhandel: calls of a price, counts of a pedigree, and turns."""

from typing import ClassVar

from mypy_extensions import mypyc_attr

from higgle.core import CLOCK, Ask, Clocks
from higgle.kuhhandel.stages import Counting


@mypyc_attr(allow_interpreted_subclasses=True)
class KuhhandelClocks(Clocks):
    """The clock is a seat here, which calls and counts."""

    NAMES: ClassVar[tuple[str, ...]] = ("call", "count", "turn")

    def running(self, ask: Ask) -> str:
        counting = ask.seat == CLOCK and type(self.table.stages[-1]) is Counting
        return "count" if counting else super().running(ask)
