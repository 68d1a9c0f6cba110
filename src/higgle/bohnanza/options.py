"""What the players of a game with beans agree on beforehand."""

from typing import Annotated, Literal

from msgspec import Meta

from higgle.core import Options


class BohnanzaOptions(Options, frozen=True):
    """The options that every game with beans has."""

    lone_bean: Literal["lenient", "strict"] = "lenient"
    same_sort_twice: bool = False
    offers_per_turn: Annotated[int, Meta(ge=0, le=100)] = 20
