"""The bargainer: what all adversaries with beans share; each of them changes a habit or two.

They farm, build and fight like the farmer. Only in trading do they have
a mind of their own.
"""

from collections.abc import Sequence
from random import Random
from typing import ClassVar

from mypy_extensions import mypyc_attr

from higgle.bohnanza.dealing import Confirm, Decline, Withdraw
from higgle.bohnanza.game import Bohnanza
from higgle.bohnanza.offers import OpenOffer, agreements, split_choice
from higgle.bohnanza.trading import EndTrade, Offer, Trading
from higgle.bots.bargain import Bargain, Manners
from higgle.bots.farmer import Farmer
from higgle.bots.ladder import farmer
from higgle.core import Action, Ask, Cards, Event, Seat, Table
from higgle.play import Bot

Deal = tuple[float, Offer]
"""An offer, with what it would gain."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Bargainer(Bot):
    """Accepts what gains, and offers from the greediest to the humblest."""

    OFFERS: ClassVar[int] = 10
    """How many offers it makes in its own turn."""
    BIDS: ClassVar[int] = 3
    """How many offers it makes in another's turn."""
    LEAST: ClassVar[float] = 0.05
    """The gain for which it deals."""

    def __init__(self, game: str, random: Random, style: str = "") -> None:
        super().__init__(game, random, style)
        rung = farmer(game, random)
        assert isinstance(rung, Farmer)
        self.rung = rung
        self.plans: list[Offer] = []
        """What it means to offer in this turn, the last first."""

    def act(self, view: Table, ask: Ask, events: Sequence[Event]) -> Action | None:
        assert isinstance(view, Bohnanza)
        if not isinstance(view.stages[-1], Trading):
            return self.rung.act(view, ask, events)
        seat = ask.seat
        bargain = Bargain(view, seat, self.rung.outlook(view, seat), Manners())
        action = self.close(bargain) or self.respond(bargain) or self.speak(bargain)
        if action is None and seat == view.active:
            return EndTrade()
        return action

    # Habits

    def likes(self, bargain: Bargain, offer: OpenOffer, gain: float) -> bool:
        """Whether it accepts an offer with this gain."""
        return gain > self.LEAST

    def confirms(self, bargain: Bargain, offer: OpenOffer, gain: float) -> bool:
        """Whether it closes a deal of its own with this gain."""
        return gain > 0

    def planned(self, bargain: Bargain, deals: list[Deal]) -> list[Offer]:
        """What it means to offer, the first first; `deals` are all that gain, the best first."""
        return spaced(deals, self.limit(bargain))

    # Trading

    def limit(self, bargain: Bargain) -> int:
        """How many offers it may make in this turn."""
        view = bargain.view
        wish = self.OFFERS if bargain.seat == view.active else self.BIDS
        return min(wish, view.agreed.offers_per_turn)

    def close(self, bargain: Bargain) -> Action | None:
        """Close or withdraw what was accepted."""
        for offer in [one for standing in bargain.view.offers for one in agreements(standing)]:
            if offer.maker == bargain.seat and offer.accepted:
                gain, places = bargain.best_copies(offer.hand, offer.open, offer.want)
                if self.confirms(bargain, offer, gain):
                    return Confirm(offer.id, offer.accepted[0], places)
                return Withdraw(offer.id)
        return None

    def respond(self, bargain: Bargain) -> Action | None:
        """Answer the first offer that waits for an answer."""
        seat = bargain.seat
        for offer in bargain.view.offers:
            if seat in offer.to and seat not in offer.accepted and seat not in offer.declined:
                for plain in split_choice(offer):
                    gain, accept = bargain.best_way(plain)
                    if accept is not None and self.likes(bargain, plain, gain):
                        return accept
                return Decline(offer.id)
        return None

    def speak(self, bargain: Bargain) -> Action | None:
        """The next of the planned offers that can still be made, and that still gains."""
        made = bargain.view.offers_made[bargain.seat]
        if made >= self.limit(bargain):
            return None
        if made == 0:
            self.plans = self.planned(bargain, self.deals(bargain))[::-1]
        while self.plans:
            offer = self.plans.pop()
            if self.possible(bargain, offer):
                return offer
        return None

    def possible(self, bargain: Bargain, offer: Offer) -> bool:
        """Whether it still has what it offers, and still gains by it."""
        board = bargain.view.open_cards(bargain.seat)
        if any(offer.open.count(sort) > board.count(sort) for sort in offer.open):
            return False
        if any(offer.hand.count(sort) > bargain.hand.count(sort) for sort in offer.hand):
            return False
        gain, _ = bargain.best_copies(offer.hand, offer.open, offer.want)
        return gain > 0 or not offer.want

    def deals(self, bargain: Bargain) -> list[Deal]:
        """Every offer of at most two for at most two that gains, the greediest first."""
        found: list[Deal] = []
        for hand, shown in givable(bargain):
            for want in askable(bargain):
                if (hand or shown or want) and set(want).isdisjoint(hand + shown):
                    gain, _ = bargain.best_copies(hand, shown, want)
                    if gain > self.LEAST:
                        found.append((gain, Offer(hand, shown, want)))
        found.sort(key=lambda deal: -deal[0])
        return found


def givable(bargain: Bargain) -> list[tuple[Cards, Cards]]:
    """Nothing, an open card or two, a sort of the hand once or twice."""
    found: list[tuple[Cards, Cards]] = [((), ())]
    board = sorted(bargain.view.open_cards(bargain.seat))
    found += [((), (sort,)) for sort in sorted(set(board))]
    if len(board) > 1:
        found.append(((), tuple(board[:2])))
    for sort in sorted(set(bargain.hand)):
        found.append(((sort,), ()))
        if bargain.hand.count(sort) > 1:
            found.append(((sort, sort), ()))
    return found


def askable(bargain: Bargain) -> list[Cards]:
    """Nothing, or once or twice what grows here; in another's turn what lies open there."""
    view = bargain.view
    found: list[Cards] = [()]
    if bargain.seat != view.active:
        board = sorted(view.open_cards(view.active))
        found += [(sort,) for sort in sorted(set(board))]
        if len(board) > 1:
            found.append(tuple(board[:2]))
        return found[1:]
    for sort in sorted(set(bargain.farm[0])):
        if sort in view.sorts():
            found += [(sort,), (sort, sort)]
    return found


def spaced(deals: list[Deal], count: int) -> list[Offer]:
    """Some of the deals, in even steps from the first to the last."""
    if count < 1 or not deals:
        return []
    if len(deals) <= count:
        return [offer for _, offer in deals]
    return [deals[step * (len(deals) - 1) // max(1, count - 1)][1] for step in range(count)]


def leader(view: Bohnanza) -> Seat:
    """The seat with the most thalers."""
    return max(range(view.seats), key=lambda seat: (view.thalers(seat), -seat))
