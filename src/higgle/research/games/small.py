"""A reduced Bohnanza for game trees: few sorts, small hands, and the deck goes through once."""

from typing import Annotated, ClassVar, Final

from msgspec import Meta

from higgle.bohnanza.beans import BASE
from higgle.bohnanza.game import Bohnanza
from higgle.bohnanza.options import BohnanzaOptions
from higgle.table import Options, Seat

RAREST_FIRST: Final = tuple(reversed(BASE))


class SmallOptions(BohnanzaOptions, frozen=True):
    """How small the game is."""

    offers_per_turn: Annotated[int, Meta(ge=0, le=100)] = 1
    sort_count: Annotated[int, Meta(ge=2, le=8)] = 3
    cards_in_hand: Annotated[int, Meta(ge=1, le=5)] = 2
    runs: Annotated[int, Meta(ge=1, le=3)] = 1


class SmallBohnanza(Bohnanza):
    """The rules of Bohnanza with fewer cards, for two seats or more."""

    ID = "bohnanza-small"
    SEATS = range(2, 6)
    OPTIONS: ClassVar[type[Options]] = SmallOptions

    @property
    def agreed(self) -> SmallOptions:
        """How small the game is."""
        assert isinstance(self.options, SmallOptions)
        return self.options

    def sorts(self) -> tuple[int, ...]:
        return tuple(sorted(RAREST_FIRST[: self.agreed.sort_count]))

    def hand_size(self, seat: Seat) -> int:
        return self.agreed.cards_in_hand

    def last_exhaustion(self) -> int:
        return self.agreed.runs
