"""Reduced games for game trees: a Bohnanza with few cards, and the end of a Kuhhandel for two."""

from typing import Annotated, ClassVar, Final

from msgspec import Meta
from msgspec.structs import replace

from higgle.bohnanza.answers import Decline
from higgle.bohnanza.beans import BASE
from higgle.bohnanza.game import Bohnanza
from higgle.bohnanza.options import BohnanzaOptions
from higgle.bohnanza.trade_board import offer_place, remove_offer, replace_offer
from higgle.core import Action, Cards, Chance, Options, Seat, Table
from higgle.kuhhandel.animals import COW, HORSE, PIG, RAT, SET
from higgle.kuhhandel.game import Kuhhandel
from higgle.kuhhandel.money import CODES, COUNTS, WORTH, ZERO
from higgle.kuhhandel.options import KuhhandelOptions

RAREST_FIRST: Final = tuple(reversed(BASE))


class SmallBohnanzaOptions(BohnanzaOptions, frozen=True):
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
    OPTIONS: ClassVar[type[Options]] = SmallBohnanzaOptions

    @property
    def agreed(self) -> SmallBohnanzaOptions:
        """How small the game is."""
        assert isinstance(self.options, SmallBohnanzaOptions)
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

    def apply(self, seat: Seat, action: Action, chance: Chance) -> None:
        """A refusal stands: a tree in which somebody accepts and refuses for ever has no end."""
        super().apply(seat, action, chance)
        if not isinstance(action, Decline):
            return
        place = offer_place(self, action.offer)
        offer = self.offers[place]
        others = tuple([other for other in offer.to if other != seat])
        if others:
            replace_offer(self, place, replace(offer, to=others, declined=()), seat)
        else:
            remove_offer(self, action.offer)
            self.emit("lapsed", offer.maker, action.offer)


DEAREST: Final = (HORSE, COW, PIG)
PURSE: Final = (ZERO, CODES[10])
"""What both are known to have."""
HIDDEN: Final = (ZERO, CODES[20], CODES[50])
"""One of these each has besides, and nobody sees which; the third is out of the game."""


class SmallKuhhandelOptions(KuhhandelOptions, frozen=True):
    """How small the game is."""

    species: Annotated[int, Meta(ge=1, le=3)] = 2


class SmallKuhhandel(Kuhhandel):
    """The end of a game for two: each has two of every species, and the deck is empty."""

    ID = "kuhhandel-small"
    SEATS = range(2, 3)
    OPTIONS: ClassVar[type[Options]] = SmallKuhhandelOptions
    agreed: SmallKuhhandelOptions

    def disputed(self) -> Cards:
        """The species that are not settled yet."""
        return tuple(sorted(DEAREST[: self.agreed.species]))

    def census(self) -> dict[str, list[int]]:
        red = [0] * (2 * RAT)
        for species in self.disputed():
            red[species] = SET
        money = [0] * len(COUNTS)
        for card in (*PURSE, *PURSE, *HIDDEN):
            money[card] += 1
        return {"red": red, "money": money}

    def set_up(self, chance: Chance) -> None:
        """Deal each a hidden card, and let the first seat begin."""
        self.exposed = (None,) * self.seats
        self.piles[self.deck] = (0,) * (2 * RAT)
        bag = [0] * len(COUNTS)
        for card in HIDDEN:
            bag[card] += 1
        self.piles[self.greens] = tuple(bag)
        herd = tuple([species for species in self.disputed() for _ in range(SET // 2)])
        for seat in range(self.seats):
            self.piles[self.herds + seat] = herd
            self.piles[self.purses + seat] = PURSE
            self.pick(self.greens, self.purses + seat, chance)
        self.pick(self.greens, self.layout.first["unseen"], chance)
        self.given_out = sum([WORTH[card] for card in (*PURSE, *PURSE, *HIDDEN)])
        self.begin_turn(0)
        self.show_counts()
        self.pending_moves.clear()
        self.events.clear()


SMALL_GAMES: Final[dict[str, tuple[str, type[Table]]]] = {
    "higgle_small_bohnanza": ("Small Bohnanza", SmallBohnanza),
    "higgle_small_kuhhandel": ("Small Kuhhandel", SmallKuhhandel),
}
"""By the name at OpenSpiel: the title, and the game."""
