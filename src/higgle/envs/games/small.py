"""A reduced Bohnanza for game trees: few sorts, small hands, and the deck goes through once."""

from typing import Annotated, ClassVar, Final

from msgspec import Meta
from msgspec.structs import replace

from higgle.bohnanza.beans import BASE
from higgle.bohnanza.game import Bohnanza
from higgle.bohnanza.options import BohnanzaOptions
from higgle.core import Options, Seat

RAREST_FIRST: Final = tuple(reversed(BASE))


class SmallOptions(BohnanzaOptions, frozen=True):
    """How small the game is."""

    offers_per_turn: Annotated[int, Meta(ge=0, le=100)] = 1
    sort_count: Annotated[int, Meta(ge=2, le=8)] = 3
    cards_in_hand: Annotated[int, Meta(ge=1, le=5)] = 2
    runs: Annotated[int, Meta(ge=1, le=3)] = 1
    copies: Annotated[int, Meta(ge=2, le=24)] = 24
    """How many beans of a sort are in the game at the most."""


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

    def census(self) -> dict[str, list[int]]:
        return {"bean": [min(self.agreed.copies, count) for count in super().census()["bean"]]}

    def most(self, sort: int) -> int:
        return min(self.agreed.copies, super().most(sort))

    def hand_size(self, seat: Seat) -> int:
        return self.agreed.cards_in_hand

    def last_exhaustion(self) -> int:
        return self.agreed.runs

    def decline(self, seat: Seat, number: int) -> None:
        """A refusal stands: a tree in which somebody accepts and refuses for ever has no end."""
        super().decline(seat, number)
        place = self.offer_place(number)
        offer = self.offers[place]
        others = tuple([other for other in offer.to if other != seat])
        if others:
            self.renew(place, replace(offer, to=others, declined=()), seat)
        else:
            self.strike(number)
            self.tell("lapsed", offer.maker, number)
