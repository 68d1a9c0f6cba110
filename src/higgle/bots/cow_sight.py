"""What a learned judgement sees of Kuhhandel: one encoding for training and for play."""

from collections.abc import Sequence
from typing import Final

from higgle.kuhhandel.animals import PEDIGREE, RAT, SET, VALUES
from higgle.kuhhandel.game import Kuhhandel
from higgle.table import Seat

WIDTH: Final = 17
"""How many numbers each species has."""
WHOLE: Final = 28
"""How many numbers the whole has."""
UNSOLD: Final = -1


class Market:
    """Who has which animals and how much money, as one seat sees or guesses it."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.counts: list[list[int]] = [[0] * (RAT + 1) for _ in range(seats)]
        self.owners = [UNSOLD] * (RAT + 1)
        """Who has the pedigree of each species."""
        self.money = [0.0] * seats
        self.unseen = [0, *[SET] * RAT]
        self.deck = 0
        self.donkeys = 0
        self.active = 0
        self.given = 0
        self.variants: list[float] = []

    def copy(self) -> "Market":
        """The same once more."""
        made = Market(0)
        made.seats = self.seats
        made.counts = [counts[:] for counts in self.counts]
        made.owners = self.owners[:]
        made.money = self.money[:]
        made.unseen = self.unseen[:]
        made.deck = self.deck
        made.donkeys = self.donkeys
        made.active = self.active
        made.given = self.given
        made.variants = self.variants
        return made

    def sold(self, card: int, taker: Seat, payer: Seat, payee: Seat, price: float) -> "Market":
        """The market after a card came to a taker, and money to a payee; the turn is over."""
        made = self.copy()
        if card > RAT:
            made.owners[card - RAT] = taker
        else:
            made.counts[taker][card] += 1
        made.pay(payer, payee, price)
        made.active = (self.active + 1) % self.seats
        return made

    def moved(self, species: int, number: int, giver: Seat, taker: Seat) -> "Market":
        """The market after a trade; the turn is over."""
        made = self.copy()
        made.counts[giver][species] -= number
        made.counts[taker][species] += number
        made.active = (self.active + 1) % self.seats
        return made

    def pay(self, payer: Seat, payee: Seat, price: float) -> None:
        """Money changes hands."""
        self.money[payer] = max(0.0, self.money[payer] - price)
        self.money[payee] += price


def market_of(view: Kuhhandel, money: Sequence[float]) -> Market:
    """The market as it stands; a card that lies open is nobody's yet."""
    market = Market(view.seats)
    for seat in range(view.seats):
        for card in view.herd(seat):
            if card > RAT:
                market.owners[card - RAT] = seat
            else:
                market.counts[seat][card] += 1
                market.unseen[card] -= 1
    for card in view.piles[view.lot]:
        if card <= RAT:
            market.unseen[card] -= 1
    market.money = list(money)
    market.deck = view.deck_size()
    market.donkeys = view.donkeys
    market.active = view.active
    market.given = view.given_out
    agreed = view.agreed
    market.variants = [
        float(agreed.super),
        float(agreed.pecunia),
        float(agreed.bluffer_out),
        float(view.two),
    ]
    return market


def rows_of(market: Market, seat: Seat) -> list[float]:
    """A market as a seat looks at it, species by species."""
    found: list[float] = []
    mine = market.counts[seat]
    sets = mine.count(SET) - (mine[RAT] == SET)
    own = market.money[seat]
    for species in range(1, RAT + 1):
        count = mine[species]
        most = 0
        second = 0
        holders = 0
        rich = 0.0
        for other in range(market.seats):
            held = market.counts[other][species]
            if other != seat and held:
                holders += 1
                rich = max(rich, market.money[other])
                if held > most:
                    second = most
                    most = held
                elif held > second:
                    second = held
        owner = market.owners[species] if species < RAT else seat
        value = VALUES[species] / 1000 if species < RAT else -0.5
        found += [
            value,
            1.0 if species == RAT else 0.0,
            count / 4,
            1.0 if count == 1 else 0.0,
            1.0 if count == 2 else 0.0,
            1.0 if count == 3 else 0.0,
            1.0 if count == SET else 0.0,
            most / 4,
            1.0 if most == SET else 0.0,
            second / 4,
            holders / 3,
            market.unseen[species] / 4,
            1.0 if owner == seat and species < RAT else 0.0,
            1.0 if owner == UNSOLD else 0.0,
            value * count / 4,
            value * sets / 3 if count else 0.0,
            (own - rich) / 500 if most and count else 0.0,
        ]
    return found


def score_of(market: Market, seat: Seat) -> float:
    """The score that complete sets bring; a pedigree counts with its set."""
    sets = 0
    worth = 0
    loose = 0
    for species in range(1, RAT):
        pedigree = PEDIGREE if market.owners[species] == seat else 0
        if market.counts[seat][species] == SET:
            sets += 1
            worth += VALUES[species] + pedigree
        else:
            loose += pedigree
    return float(sets * worth + loose)


def promise_of(market: Market, seat: Seat) -> float:
    """What all animals of a seat could bring, by how many it has of each."""
    sets = 0.0
    worth = 0.0
    for species in range(1, RAT):
        share = market.counts[seat][species] / SET
        sets += share * share
        worth += share * share * VALUES[species]
    return (1 + sets) * worth


def whole_of(market: Market, seat: Seat) -> list[float]:
    """A market as a seat looks at it, as a whole."""
    others = [other for other in range(market.seats) if other != seat]
    scores = [score_of(market, other) for other in range(market.seats)]
    hopes = [promise_of(market, other) for other in range(market.seats)]
    money = market.money
    total = sum(money, 0.0) + 1
    rival = max([scores[other] for other in others])
    hope = max([hopes[other] for other in others])
    rich = max([money[other] for other in others])
    ahead = (seat - market.active) % market.seats
    sets = [market.counts[other].count(SET) for other in range(market.seats)]
    return [
        market.seats / 5,
        market.deck / 40,
        1.0 if not market.deck else 0.0,
        market.donkeys / 4,
        money[seat] / 500,
        min(1.0, money[seat] / 100),
        money[seat] / total * market.seats / 2,
        rich / 500,
        (money[seat] - rich) / 500,
        total / market.seats / 500,
        sets[seat] / 3,
        max([sets[other] for other in others]) / 3,
        scores[seat] / 6000,
        rival / 6000,
        (scores[seat] - rival) / 6000,
        hopes[seat] / 6000,
        hope / 6000,
        (hopes[seat] - hope) / 6000,
        sum([hopes[other] for other in others], 0.0) / len(others) / 6000,
        sum(sets) / 10,
        market.counts[seat][RAT] / 4,
        max([market.counts[other][RAT] for other in others]) / 4,
        ahead / 4,
        1.0 if not ahead else 0.0,
        *market.variants,
    ]
