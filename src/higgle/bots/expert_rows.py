"""Candidates as a learned judgement sees them: a row for the position after each action.

The positions and their numbers are those by which an expert with beans plays, so a net that learned
from these rows can be seated as one.
"""

from collections.abc import Sequence

from higgle.bohnanza.dealing import Accept, Confirm
from higgle.bohnanza.game import Bohnanza
from higgle.bohnanza.harvest import BuyField, Harvest
from higgle.bohnanza.high_bohn.harvest import HarvestKeeping
from higgle.bohnanza.high_bohn.planting import Store
from higgle.bohnanza.high_bohn.town import BuyFieldWith
from higgle.bohnanza.offers import want_of
from higgle.bohnanza.planting import Plant, Planting, Settling
from higgle.bohnanza.trading import Offer, Trading
from higgle.bots.bargain import copies
from higgle.bots.bean_memory import Memory
from higgle.bots.bean_sight import (
    PLANTED,
    SETTLED,
    SETTLING,
    TRADING,
    BeanSight,
    Farm,
    situation,
    woven,
)
from higgle.bots.expert_board import cleared, dealt, got, planted, stored, with_field
from higgle.core import NOBODY, Action, Seat


def rows_after(
    view: Bohnanza, seat: Seat, actions: Sequence[Action | None], memory: Memory, after: bool
) -> list[tuple[list[float], list[float]]]:
    """For each action its rows, sort by sort, and its whole, as `Net.judge` takes them.

    `memory` is what the seat remembers; `after` is the expert's habit to judge deals as if trading
    were over after them.
    """
    moment = moment_of(view, after)
    turn = (view.active + 1) % view.seats if moment == SETTLED else NOBODY
    sight = BeanSight(view, seat, seat, memory, (), turn)
    start = situation(view, seat)
    if moment == PLANTED:
        start.duty = ()
    found: list[tuple[list[float], list[float]]] = []
    for action in actions:
        farm = farm_after(view, seat, sight, start, action)
        rows = woven(sight.still, sight.rows_of(farm), len(sight.sorts))
        found.append((rows, sight.general + sight.whole_of(farm, moment)))
    return found


def moment_of(view: Bohnanza, after: bool) -> int:
    """The moment as of which an expert judges what it could do now."""
    stage = type(view.stages[-1])
    if stage is Planting:
        return PLANTED
    if stage is Settling:
        return SETTLED
    return TRADING if stage is Trading and not after else SETTLING


def farm_after(
    view: Bohnanza, seat: Seat, sight: BeanSight, start: Farm, action: Action | None
) -> Farm:
    """The position after an action; an offer is thought of as accepted.

    Waiting, declining and all other deeds of the expansions are described by the position before
    them.
    """
    if isinstance(action, Plant):
        bean = action.sort or start.hand[0]
        made = planted(start, start.slots.index(action.slot), bean, action.sort)
        if not action.sort:
            made.hand = start.hand[1:]
        return made
    if isinstance(action, (Harvest, HarvestKeeping)):
        at = start.slots.index(action.slot)
        return cleared(start, at, sight.pay(start.sorts[at], start.counts[at]))
    if isinstance(action, (BuyField, BuyFieldWith)):
        return with_field(start, view.third_field_price(seat))
    if isinstance(action, Store):
        return stored(start, action.sort)
    if isinstance(action, Accept):
        offer = view.offer(action.offer)
        return dealt(start, action.cards, action.open, (*offer.hand, *offer.open))
    if isinstance(action, Confirm):
        offer = view.offer(action.offer)
        return dealt(start, action.cards, offer.open, want_of(offer, action.partner))
    if isinstance(action, Offer):
        places = copies(start.hand, action.hand)[0]
        return got(dealt(start, places, action.open, ()), action.want)
    return start
