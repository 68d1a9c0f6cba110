"""Hidden money: what the others can have, and what to lay in the dark."""

from collections.abc import Sequence
from random import Random
from typing import Final

from higgle.core import DOWN, Cards, Event, Seat
from higgle.kuhhandel.animals import RAT
from higgle.kuhhandel.game import Kuhhandel
from higgle.kuhhandel.money import START, WORTH, ZERO, reach, smallest, total

SMALL_CARD: Final = 8
"""What a card is probably worth that was paid by number."""
ACCEPTED: Final = 0.2
"""How much of its money a seat has likely laid in an offer that was accepted."""
LITTLE: Final = 0.1
"""A stake below this share of a seat's money is timid."""
SWAPPED: Final = 0.15
"""How much of its money the higher stake was likely above the lower one."""


class PurseWatch:
    """An estimate of every other seat's money; where sums are known, they are made to add up."""

    def __init__(self) -> None:
        self.money: list[float] = []
        self.stakes: dict[Seat, list[float]] = {}
        """What others have laid against this seat, as shares of the money they seemed to have."""
        self.swapped = False
        """Whether hidden money has just been swapped, so that who wins has paid more."""

    def look(self, view: Kuhhandel, seat: Seat, events: Sequence[Event]) -> None:
        """Take in what has happened."""
        if len(self.money) != view.seats:
            self.money = [float(total(START))] * view.seats
        for event in events:
            self.hear(view, seat, event)
        own = float(view.money(seat))
        money = self.money
        money[seat] = own
        left = max(0.0, view.given_out - own)
        others = sum(money, 0.0) - own
        for other, guess in enumerate(money):
            if other != seat:
                money[other] = left * (guess / others if others else 1 / (view.seats - 1))
        for other, sure in shown_money(view, seat).items():
            money[other] = max(money[other], float(sure))

    def hear(self, view: Kuhhandel, seat: Seat, event: Event) -> None:
        """One event: money that was seen moving counts exactly, other money by its price."""
        if event.name == "paid_out":
            self.money = [money + event.numbers[1] for money in self.money]
        elif event.name == "exposed":
            self.money[event.seat] = float(event.numbers[0])
        elif event.name == "bid":
            self.money[event.seat] = max(self.money[event.seat], float(event.numbers[0]))
        else:
            if event.name in ("money_accepted", "money_swapped"):
                self.note_stake(view, seat, event)
            if not event.moves or not self.saw_money_move(view, event):
                self.guess(seat, event)

    def timid(self, other: Seat) -> tuple[float, float]:
        """How often a seat was seen to lay little, and to lay at all; the others count half."""
        little = seen = 0.0
        for seat, shares in self.stakes.items():
            weight = 1.0 if seat == other else 0.5
            little += weight * sum([share < LITTLE for share in shares])
            seen += weight * len(shares)
        return little, seen

    def note_stake(self, view: Kuhhandel, seat: Seat, event: Event) -> None:
        """What another laid in a trade comes to light for the one who gets it."""
        laid = 0
        other = -1
        for card, source, _, target in event.moves:
            if view.layout.names[source] == "offer" and target == view.purses + seat:
                other = view.layout.owners[source]
                laid += WORTH[card]
        if other >= 0 and other != seat:
            share = laid / (self.money[other] + laid + 1)
            self.stakes.setdefault(other, []).append(share)

    def saw_money_move(self, view: Kuhhandel, event: Event) -> bool:
        seen = False
        families = view.layout.families
        for card, source, _, target in event.moves:
            if card != DOWN and families[source] == "money":
                seen = True
                for pile, sign in ((source, -1), (target, 1)):
                    if view.layout.names[pile] == "purse":
                        self.add(view.layout.owners[pile], sign * WORTH[card])
        return seen

    def guess(self, seat: Seat, event: Event) -> None:
        numbers = event.numbers
        if event.name in ("lot_paid", "lot_bought"):
            self.move(event.seat, numbers[0], numbers[2])
        elif event.name in ("pedigree_sold", "pedigree_bought"):
            self.move(event.seat, numbers[0], SMALL_CARD * numbers[2])
        elif event.name == "rat_dodged":
            self.add(event.seat, -SMALL_CARD / 2)
        elif event.name == "rat_taken":
            self.add(event.seat, numbers[0] * SMALL_CARD / 2)
        elif event.name == "money_accepted":
            self.move(numbers[0], event.seat, ACCEPTED * self.money[numbers[0]])
        elif event.name == "money_swapped":
            self.swapped = True
        elif event.name == "animals_moved" and self.swapped:
            self.swapped = False
            self.settle(seat, event.seat, numbers[0], numbers[1])

    def settle(self, seat: Seat, taker: Seat, giver: Seat, species: int) -> None:
        """The higher stake was the taker's, or with rats the giver's: it has paid more."""
        if seat in (taker, giver):
            return
        higher, lower = (giver, taker) if species == RAT else (taker, giver)
        self.move(higher, lower, SWAPPED * self.money[higher])

    def move(self, giver: Seat, taker: Seat, amount: float) -> None:
        self.add(giver, -amount)
        self.add(taker, amount)

    def add(self, seat: Seat, amount: float) -> None:
        self.money[seat] = max(0.0, self.money[seat] + amount)


def shown_money(view: Kuhhandel, seat: Seat) -> dict[Seat, int]:
    """What others have shown a seat of their money, and surely still have."""
    own = [one for one in view.sightings if one.by == seat]
    return {one.pile - view.purses: total(one.cards) for one in own}


STEP: Final = 10
"""Stakes differ by tens."""


class Duel:
    """What a trade is worth to both sides in money, and what each could lay at most."""

    def __init__(
        self,
        worth: float,
        purse: float,
        their_worth: float,
        their_purse: float,
        nerve: float = 0.0,
    ) -> None:
        self.worth = max(1.0, worth)
        self.their_worth = max(1.0, their_worth)
        mine = min(self.worth, purse)
        theirs = min(self.their_worth, their_purse)
        self.stronger = mine >= theirs
        """Whether I would or could lay more than the other side."""
        self.least = max(0.0, min(mine, theirs))
        """The most that the weaker side lays, and so the most that anybody needs to."""
        self.nerve = nerve
        """How often it mixes all the same where the solution would lay nothing."""

    def stake(self, random: Random) -> float:
        """How much to lay this time."""
        if random.random() * self.their_worth < self.least:
            return random.random() * self.least
        if self.stronger:
            return self.least + STEP
        return random.random() * self.least if random.random() < self.nerve else 0.0

    def value(self, up: float, down: float) -> float:
        """What the trade promises me, where to win is worth `up` and to lose `down`."""
        odds = self.odds()
        return odds * up + (1 - odds) * down - self.mean_laid() + self.mean_received()

    def odds(self) -> float:
        """How likely I win when both play like this."""
        upset = self.least * self.least / (2 * self.worth * self.their_worth)
        return 1 - upset if self.stronger else upset

    def mean_laid(self) -> float:
        """What I lay on average."""
        mixed = self.least / self.their_worth
        return self.least * (1 - mixed / 2 if self.stronger else mixed / 2)

    def mean_received(self) -> float:
        """What the other side lays on average."""
        mixed = self.least / self.worth
        return self.least * (mixed / 2 if self.stronger else 1 - mixed / 2)


def notes(purse: Sequence[int], amount: float) -> Cards:
    """The cards that come nearest to an amount; for nothing a zero, or else no card."""
    tens = max(0, int(amount + STEP / 2) // STEP)
    sums = reach(purse)
    best = (sums & ((1 << (tens + 1)) - 1)).bit_length() - 1
    higher = sums >> tens
    if higher:
        above = tens + (higher & -higher).bit_length() - 1
        if above - tens <= tens - best:
            best = above
    if not best:
        return (ZERO,) if ZERO in purse else ()
    cards = smallest(purse, STEP * best)
    assert cards is not None, "what can be reached can be paid"
    return cards
