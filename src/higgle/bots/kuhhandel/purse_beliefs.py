"""What everybody's money may be: many guesses of all purses, weighed by what is seen.

Prices count exactly. Of a stake that was laid in the dark the model of stakes says how likely it
is, and from a purse that fits badly to what came of the trade fewer guesses go on.
"""

from collections.abc import Sequence
from typing import Final

import numpy as np

from higgle.bots.kuhhandel.herd_net import Counts, Floats, count_herds
from higgle.bots.kuhhandel.hidden_money import shown_money
from higgle.bots.kuhhandel.stake_model import (
    ACCEPT,
    BUCKETS,
    HIGH,
    LOW,
    NOTHING,
    StakeModel,
    Trades,
    find_buckets,
)
from higgle.core import DOWN, Event, Seat
from higgle.kuhhandel.animals import RAT
from higgle.kuhhandel.game import Kuhhandel
from higgle.kuhhandel.money import COUNTS, DONKEYS, START, WORTH, ZERO, total

GUESSES: Final = 200
"""How many guesses there are."""
PAIRS: Final = 12
"""How many pairs of stakes are drawn for each guess when both were hidden."""
SMALL_CARD: Final = 8
"""What a card is probably worth that was paid by number."""
OVERBID: Final = 0.03
"""How likely somebody bids more than it has, beside a bid that it can pay."""


class PurseBeliefs:
    """The money of all seats, guessed many times."""

    def __init__(self, seed: int, model: StakeModel) -> None:
        self.dice = np.random.default_rng(seed)
        self.model = model
        self.money: Floats = np.zeros((0, 0))
        """By guess and seat."""
        self.counts: Counts = np.zeros((0, 0), np.int64)
        self.owners: Counts = np.zeros(0, np.int64)
        self.deck = 0
        self.donkeys = 0
        self.species = 0
        """What the open trade is about."""
        self.hidden: Event | None = None
        """A trade between others whose animals have not moved yet."""

    def mean(self) -> Floats:
        """What each seat has, as far as one knows."""
        found: Floats = self.money.mean(axis=0)
        return found

    def look(self, view: Kuhhandel, seat: Seat, events: Sequence[Event]) -> None:
        """Take in what has happened."""
        fresh = not self.money.size
        if fresh:
            self.money = np.full((GUESSES, view.seats), float(total(START)))
            self.counts = np.zeros((view.seats, RAT), np.int64)
            self.owners = np.zeros(RAT - 1, np.int64)
        for event in events:
            self.hear(view, seat, event)
        own = float(view.money(seat))
        if fresh or events or own != self.money[0, seat]:
            self.see(view, seat, own)

    def see(self, view: Kuhhandel, seat: Seat, own: float) -> None:
        """The cards on the table, one's own purse, and what all have together."""
        counts, owners = count_herds([view.herd(other) for other in range(view.seats)])
        self.counts = np.array(counts)
        self.owners = np.array(owners)
        self.deck = view.deck_size()
        self.donkeys = view.donkeys
        money = self.money
        money[:, seat] = own
        if view.two:
            return
        others = [other for other in range(view.seats) if other != seat]
        left = max(0.0, view.given_out - own)
        sums = money[:, others].sum(axis=1, keepdims=True)
        shares = np.where(sums > 0, money[:, others] / np.maximum(sums, 1e-9), 1 / len(others))
        money[:, others] = np.round(left * shares)
        for other, sure in shown_money(view, seat).items():
            money[:, other] = np.maximum(money[:, other], sure)

    def hear(self, view: Kuhhandel, seat: Seat, event: Event) -> None:
        """One event: money that was seen moving counts exactly, other money by what is likely."""
        money, numbers, name = self.money, event.numbers, event.name
        if name == "paid_out":
            money += numbers[1]
        elif name == "exposed":
            self.resample(np.exp(-np.abs(money[:, event.seat] - numbers[0]) / 60))
            self.money[:, event.seat] = numbers[0]
        elif name == "bid":
            self.hear_bid(seat, event)
        elif name == "trade_opened":
            self.species = numbers[1] - 1
        elif name in ("money_accepted", "money_swapped"):
            self.hear_trade(view, seat, event)
        elif name == "animals_moved":
            self.hear_animals(event)
        elif name == "trade_tied":
            self.hidden = None
        elif name == "money_received" and event.seat != seat:
            money[:, event.seat] += self.dice.choice(GREENS, GUESSES)
        elif not sees_money(view, event):
            self.hear_payment(event)
        else:
            self.move_seen(view, event)
        np.maximum(self.money, 0.0, out=self.money)

    def hear_bid(self, seat: Seat, event: Event) -> None:
        """Whoever bids can probably pay."""
        if event.seat != seat:
            price = event.numbers[0]
            self.resample(np.where(self.money[:, event.seat] >= price - 5, 1.0, OVERBID))
            self.money[:, event.seat] = np.maximum(self.money[:, event.seat], price)

    def hear_payment(self, event: Event) -> None:
        """Money that others have moved in the dark, at a price that all know."""
        numbers, name = event.numbers, event.name
        if name in ("lot_paid", "lot_bought"):
            self.move(event.seat, numbers[0], numbers[2])
        elif name in ("pedigree_sold", "pedigree_bought"):
            self.move(event.seat, numbers[0], SMALL_CARD * numbers[2])
        elif name == "rat_dodged":
            self.money[:, event.seat] -= SMALL_CARD / 2
        elif name == "rat_taken":
            self.money[:, event.seat] += SMALL_CARD / 2 * numbers[0]

    def move(self, giver: Seat, taker: Seat, amount: "float | Floats") -> None:
        """Money changes hands in every guess."""
        self.money[:, giver] -= amount
        self.money[:, taker] += amount

    def move_seen(self, view: Kuhhandel, event: Event) -> None:
        """Money that one has seen oneself."""
        names, owners = view.layout.names, view.layout.owners
        for card, source, _, target in event.moves:
            if card != DOWN and view.layout.families[source] == "money":
                for pile, worth in ((source, -WORTH[card]), (target, WORTH[card])):
                    if names[pile] == "purse":
                        self.money[:, owners[pile]] += worth

    # Cow trades

    def hear_trade(self, view: Kuhhandel, seat: Seat, event: Event) -> None:
        """Stakes change hands: one's own come to light, those of others stay hidden."""
        accepted = event.name == "money_accepted"
        opener, partner = event.numbers[0], event.seat
        if not accepted:
            opener, partner = partner, opener
        if seat not in (opener, partner):
            self.hidden = event
            return
        other = partner if seat == opener else opener
        laid = received = 0
        for card, source, _, _ in event.moves:
            if view.layout.names[source] == "offer":
                if view.layout.owners[source] == other:
                    laid += WORTH[card]
                else:
                    received += WORTH[card]
        if self.can_trade(opener, partner):
            self.weigh_stake(other, seat, partner, -1 if accepted and other == partner else laid)
        self.money[:, other] = np.maximum(self.money[:, other], laid) + received - laid

    def weigh_stake(self, staker: Seat, other: Seat, partner: Seat, laid: int) -> None:
        """How likely each guess makes the stake that came to light; below nothing is to accept."""
        chances = self.chances(staker, other, staker == partner)
        money = np.maximum(self.money[:, staker], 1.0)
        if laid < 0:
            weight = chances[:, ACCEPT]
        elif not laid:
            weight = chances[:, NOTHING]
        else:
            found = find_buckets(np.full(GUESSES, laid), money)
            width = np.maximum(HIGH[found] - LOW[found], 0.03)
            density = chances[np.arange(GUESSES), found] / width / money
            weight = np.where(money >= laid - 5, density, 1e-7)
        self.resample(weight / max(1e-9, weight.max()))

    def hear_animals(self, event: Event) -> None:
        """What came of a trade says who has laid more."""
        giver, species, number, higher = event.numbers
        trade, self.hidden = self.hidden, None
        if trade is not None:
            opener, partner = trade.numbers[0], trade.seat
            if trade.name == "money_swapped":
                opener, partner = partner, opener
            if self.can_trade(opener, partner):
                if trade.name == "money_accepted":
                    self.guess_accepted(opener, partner)
                else:
                    self.guess_swapped(opener, partner, higher == opener)
        self.counts[event.seat, species - 1] += number
        self.counts[giver, species - 1] -= number

    def guess_accepted(self, opener: Seat, partner: Seat) -> None:
        """Draw what may have been offered."""
        keep = self.chances(partner, opener, True)[:, ACCEPT]
        amount = self.draw(self.chances(opener, partner, False), self.money[:, opener], 1)[:, 0]
        self.move(opener, partner, amount)
        self.resample(keep)

    def guess_swapped(self, opener: Seat, partner: Seat, opener_won: bool) -> None:
        """Draw pairs of stakes; the first that fits is taken, and what seldom fits is dropped."""
        offers = self.draw(self.chances(opener, partner, False), self.money[:, opener], PAIRS)
        answers = self.chances(partner, opener, True)
        answers[:, ACCEPT] = 0.0
        answers /= np.maximum(answers.sum(axis=1, keepdims=True), 1e-9)
        counters = self.draw(answers, self.money[:, partner], PAIRS)
        fits = offers >= counters if opener_won else counters >= offers
        first = fits.argmax(axis=1)
        at = np.arange(GUESSES)
        paid = np.where(fits.any(axis=1), (offers - counters)[at, first], 0.0)
        self.move(opener, partner, paid)
        self.resample(fits.mean(axis=1) + 1e-3)

    def draw(self, chances: Floats, money: Floats, number: int) -> Floats:
        """Stakes of each guess, by the chances of their buckets."""
        edges = np.cumsum(chances, axis=1)[:, None]
        drawn = (self.dice.random((GUESSES, number, 1)) > edges).sum(axis=2)
        drawn = np.clip(drawn, NOTHING, BUCKETS - 1)
        shares = LOW[drawn] + (HIGH[drawn] - LOW[drawn]) * self.dice.random((GUESSES, number))
        found: Floats = np.round(shares * money[:, None])
        return found

    def chances(self, staker: Seat, other: Seat, answers: bool) -> Floats:
        """How likely a seat lays each share of its purse, in every guess."""
        trades = Trades(
            self.counts[None],
            self.owners[None],
            self.money,
            *[
                np.full(GUESSES, number)
                for number in (self.deck, self.donkeys, staker, other, self.species, answers)
            ],
        )
        return self.model.judge(trades)

    def can_trade(self, opener: Seat, partner: Seat) -> bool:
        """Whether both were seen to have the animal."""
        return bool(self.counts[opener, self.species] and self.counts[partner, self.species])

    def resample(self, weights: Floats) -> None:
        """Let guesses go on as often as they are likely."""
        edges = np.cumsum(np.maximum(weights, 1e-9))
        marks = (self.dice.random() + np.arange(GUESSES)) / GUESSES * edges[-1]
        self.money = self.money[np.minimum(np.searchsorted(edges, marks), GUESSES - 1)]


GREENS: Final = np.array(
    [
        WORTH[code]
        for code, count in enumerate(COUNTS)
        for _ in range(count - 2 * START.count(code) - 2 * DONKEYS.count(code))
        if code != ZERO
    ]
)
"""The money that lies in the deck for two."""


def sees_money(view: Kuhhandel, event: Event) -> bool:
    """Whether some of the money that moved lay open to this seat."""
    families = view.layout.families
    return any(card != DOWN and families[source] == "money" for card, source, _, _ in event.moves)
