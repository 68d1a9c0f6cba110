"""Hints for clients of HighBohn."""

from typing import ClassVar

from mypy_extensions import mypyc_attr

from higgle.bohnanza.high_bohn.aids import TownAids
from higgle.bohnanza.hints import BohnanzaHints


@mypyc_attr(allow_interpreted_subclasses=True)
class HighBohnHints(BohnanzaHints):
    """What this expansion adds."""

    TYPES: ClassVar[dict[str, object]] = TownAids.AIDS
