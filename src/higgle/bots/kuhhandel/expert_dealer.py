"""The expert in Kuhhandel: the dealer, learned_factor by what thousands of games have taught it.

The dealer thinks in money: what a card is worth, what the other side would give. The expert
multiplies what it has thought out by a leaning that depends on the situation.
"""

from collections.abc import Sequence
from random import Random
from typing import Final

from mypy_extensions import mypyc_attr

from higgle.bots.kuhhandel.dealer import Dealer
from higgle.bots.net import learned_factor
from higgle.core import Seat
from higgle.kuhhandel.animals import RAT, SET, VALUES
from higgle.kuhhandel.game import Kuhhandel

LEANINGS: Final = 6
"""What there are leanings about."""
SIGNS: Final = 16
"""How many numbers describe the situation."""
DECK: Final = 40
"""About how many cards are in the deck at first."""


@mypyc_attr(allow_interpreted_subclasses=True)
class ExpertDealer(Dealer):
    """Leans where the dealer weighs."""

    def __init__(self, game: str, random: Random, style: str, bends: Sequence[int]) -> None:
        """`bends` are the numbers behind the leanings."""
        super().__init__(game, random, style)
        self.bends = list(bends)

    def leaning(self, about: int, view: Kuhhandel, seat: Seat, card: int) -> float:
        return learned_factor(self.bends, about, signs(view, seat, card, self.watch.money))


def signs(view: Kuhhandel, seat: Seat, card: int, money: Sequence[float]) -> list[float]:
    """The situation of a seat before a card, as it lies open; money is what is guessed of it."""
    deck = view.deck_size()
    species = card - RAT if card > RAT else card
    mine = 0
    most = 0
    holders = 0
    sets = 0
    best = 0
    for other in range(view.seats):
        herd = view.herd(other)
        held = herd.count(species) if species else 0
        full = 0
        for kind in range(1, RAT):
            if herd.count(kind) == SET:
                full += 1
        if other == seat:
            mine = held
            sets = full
        else:
            most = max(most, held)
            holders += held > 0
            best = max(best, full)
    mean = sum(money, 1.0) / len(money)
    richest = max([purse for other, purse in enumerate(money) if other != seat])
    own = money[seat]
    late = 1 - deck / DECK
    value = VALUES[species] / 1000 if 0 < species < RAT else 0.0
    return [
        1.0,
        late,
        late * late,
        0.0 if deck else 1.0,
        min(2.0, own / mean) - 1,
        1.0 if own > richest else 0.0,
        sets / 2,
        best / 2,
        mine / 2,
        1.0 if mine == SET - 1 else 0.0,
        most / 2,
        1.0 if most == SET - 1 else 0.0,
        holders / 2,
        2 * value,
        1.0 if card > RAT else 0.0,
        view.seats / 4 - 1,
    ]
