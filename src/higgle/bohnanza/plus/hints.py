"""Hints for clients of BohnanzaPlus."""

from typing import ClassVar

from mypy_extensions import mypyc_attr

from higgle.bohnanza.hints import BohnanzaHints
from higgle.bohnanza.plus.aids import OrderAids


@mypyc_attr(allow_interpreted_subclasses=True)
class BohnanzaPlusHints(BohnanzaHints):
    """What this expansion adds."""

    TYPES: ClassVar[dict[str, object]] = OrderAids.AIDS
