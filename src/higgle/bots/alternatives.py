"""What else could be done: a few candidates beside the one that the rung below would choose."""

from higgle.bohnanza.dealing import Accept, Decline, nearest_accept
from higgle.bohnanza.game import Bohnanza
from higgle.bohnanza.trading import Trading
from higgle.bots.dealer import Dealer
from higgle.bots.farmer import Farmer
from higgle.core import Action, Ask, Cards, Seat, Table
from higgle.kuhhandel import actions as deeds
from higgle.kuhhandel import stages
from higgle.kuhhandel.auction import STEP
from higgle.kuhhandel.game import Kuhhandel
from higgle.kuhhandel.money import ZERO, smallest, total
from higgle.play import Bot

MOST = 6


def alternatives(rung: Bot, view: Table, ask: Ask, first: Action | None) -> list[Action | None]:
    """Other things that a seat could do, none of them the first."""
    if isinstance(view, Kuhhandel):
        assert isinstance(rung, Dealer)
        found = cow_alternatives(view, ask.seat)
    elif isinstance(view, Bohnanza):
        assert isinstance(rung, Farmer)
        found = bean_alternatives(rung, view, ask, first)
    else:
        found = []
    fresh: list[Action | None] = []
    for action in found:
        if action != first and action not in fresh:
            fresh.append(action)
    return fresh[:MOST]


def bean_alternatives(
    rung: Farmer, view: Bohnanza, ask: Ask, first: Action | None
) -> list[Action | None]:
    """The other answer to an offer, or another field."""
    seat = ask.seat
    if not isinstance(view.stages[-1], Trading):
        return list(view.actions(seat)) if ask.must else []
    if isinstance(first, Accept):
        if seat not in view.offer(first.offer).declined:
            return [Decline(first.offer)]
        # what was refused can be left lying, but not by one who must act
        return [] if ask.must else [None]
    if isinstance(first, Decline):
        accept = nearest_accept(view, seat, view.offer(first.offer))
        return [] if accept is None else [accept]
    return []


def cow_alternatives(view: Kuhhandel, seat: Seat) -> list[Action | None]:
    """Other bids, other stakes, the other answer."""
    stage = view.stages[-1]
    purse = view.purse(seat)
    if isinstance(stage, stages.Bidding):
        price = stage.price + STEP
        can = price <= min(total(purse), view.ceiling(seat))
        return [deeds.Bid(price), None] if can else []
    if isinstance(stage, stages.Deciding):
        cards = smallest(purse, stage.price)
        return [] if cards is None else [deeds.Sell(), deeds.Buy(cards)]
    if isinstance(stage, stages.Counting):
        return [*view.actions(seat), None]
    if isinstance(stage, stages.Offering):
        return [deeds.Offer(cards) for cards in stakes(purse)]
    if isinstance(stage, stages.Answering):
        return [deeds.Accept(), *[deeds.Counter(cards) for cards in stakes(purse)]]
    if isinstance(stage, (stages.Choosing, stages.DodgingRat, stages.Sharing)):
        return [*view.actions(seat)]
    return []


def stakes(purse: Cards) -> list[tuple[int, ...]]:
    """Nothing, and shares of all the money."""
    found: list[tuple[int, ...]] = [(ZERO,)] if ZERO in purse else []
    money = total(purse)
    for share in (0.1, 0.25, 0.45, 0.7, 1.0):
        cards = smallest(purse, int(share * money) // STEP * STEP)
        if cards and cards not in found:
            found.append(cards)
    return found
