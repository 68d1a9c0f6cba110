"""Hints for clients of Bohnaparte."""

from typing import ClassVar

from mypy_extensions import mypyc_attr

from higgle.bohnanza.bohnaparte.aids import WarAids
from higgle.bohnanza.hints import BohnanzaHints


@mypyc_attr(allow_interpreted_subclasses=True)
class BohnaparteHints(BohnanzaHints):
    """What this expansion adds."""

    TYPES: ClassVar[dict[str, object]] = WarAids.AIDS
