"""Positions after deals and deeds, and what an expert weighs at the board."""

from collections.abc import Sequence

from mypy_extensions import mypyc_attr

from higgle.bohnanza.answers import Accept, Confirm, terms_accepted
from higgle.bohnanza.game import Bohnanza
from higgle.bohnanza.harvest import THIRD, BuyField, Harvest
from higgle.bohnanza.high_bohn.harvest import HarvestKeeping
from higgle.bohnanza.high_bohn.planting import Store
from higgle.bohnanza.high_bohn.town import BuyFieldWith
from higgle.bohnanza.open_offers import agreement
from higgle.bohnanza.planting import Plant, Planting, Settling
from higgle.bohnanza.trading import Offer, Trading
from higgle.bots.bohnanza.bargaining import copies
from higgle.bots.bohnanza.farm_features import (
    PLANTED,
    SETTLED,
    SETTLING,
    TRADING,
    Farm,
    PositionFeatures,
    farm_of,
    interleave_rows,
    situation,
)
from higgle.bots.bohnanza.memory import CardMemory
from higgle.core import NOBODY, Action, Cards, Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class OtherSeat:
    """Another seat as this one sees it, and what deals would bring it."""

    def __init__(self, sight: PositionFeatures, farm: Farm, now: float) -> None:
        self.sight = sight
        self.farm = farm
        self.now = now
        self.gains: dict[tuple[Cards, Cards], float] = {}
        """What it gains by what it gets and openly gives."""


class DraftOffer:
    """An offer to be made: what it gives of the hand and openly, and what it asks for."""

    def __init__(self, hand: Cards, shown: Cards, want: Cards, farm: Farm, hope: float) -> None:
        self.hand = hand
        self.shown = shown
        self.want = want
        self.farm = farm
        self.hope = hope


class Choices:
    """What could be done with the offers that stand, and what each deed gains."""

    def __init__(self, start: Farm, done: Action | None) -> None:
        """`done` is what is done when nothing else is."""
        self.farms = [start]
        self.deeds: list[Action | None] = [done]
        self.tolls = [0.0]
        """What it minds that the other gains."""
        self.gains = [0.0]

    def add(self, deed: Action, farm: Farm, toll: float = 0.0) -> None:
        """One more deed, and the position that it leads to."""
        self.deeds.append(deed)
        self.farms.append(farm)
        self.tolls.append(toll)

    def weigh(self, worths: list[float]) -> None:
        """Now it is known what the positions are worth."""
        now = worths[0]
        self.gains = [worths[at] - now - toll for at, toll in enumerate(self.tolls)]

    def best(self, least: float) -> tuple[float, Action | None]:
        """The deed that gains most, if one gains more than a little."""
        at = self.gains.index(max(self.gains))
        return (self.gains[at], self.deeds[at]) if self.gains[at] > least else (0.0, self.deeds[0])

    def welcome(self, least: float) -> list[int]:
        """The offers that are worth accepting."""
        return [
            deed.offer
            for at, deed in enumerate(self.deeds)
            if isinstance(deed, Accept) and self.gains[at] > least
        ]

    def closing(self, least: float) -> Action | None:
        """The deal of one's own that gains most, if it gains more than this."""
        best, chosen = least, None
        for at, deed in enumerate(self.deeds):
            if isinstance(deed, Confirm) and self.gains[at] > best:
                best, chosen = self.gains[at], deed
        return chosen

    def paying(self, least: float) -> list[int]:
        """The seat's offers that gain more than this when they are closed."""
        return [
            deed.offer
            for at, deed in enumerate(self.deeds)
            if isinstance(deed, Confirm) and self.gains[at] > least
        ]


def plant_bean(farm: Farm, at: int, sort: int, due: int) -> Farm:
    """A farm with one more bean on a field; if it was due, it is due no longer."""
    made = farm.copy()
    made.sorts[at] = sort
    made.counts[at] = min(24, made.counts[at] + 1)
    if due:
        made.duty = without(farm.duty, due)
    return made


def clear_field(farm: Farm, at: int, pay: int) -> Farm:
    """A farm after the harvest of a field."""
    made = farm.copy()
    made.earned += pay
    made.sales = (*farm.sales, *[farm.sorts[at]] * pay)
    made.sorts[at] = 0
    made.counts[at] = 0
    return made


def add_field(farm: Farm, price: int) -> Farm:
    """A farm with a third field."""
    made = farm.copy()
    made.slots.append(THIRD)
    made.sorts.append(0)
    made.counts.append(0)
    made.kept.append(0)
    made.spent += price
    return made


def store_bean(farm: Farm, sort: int) -> Farm:
    """A farm after a bean that lies apart, or else the front card of the hand, was stored."""
    made = farm.copy()
    made.spent += 1
    if sort:
        made.duty = without(farm.duty, sort)
    else:
        made.hand = farm.hand[1:]
    return made


def without(cards: Cards, sort: int) -> Cards:
    """Cards without one of a sort."""
    left = list(cards)
    left.remove(sort)
    return tuple(left)


def apply_deal(start: Farm, places: Cards, shown: Cards, got: Sequence[int]) -> Farm:
    """A position after a deal."""
    made = start.copy()
    duty = list(start.duty)
    for sort in shown:
        if sort in duty:
            duty.remove(sort)
    made.duty = (*duty, *got)
    if places:
        made.hand = tuple([s for place, s in enumerate(start.hand) if place not in places])
    return made


def receive(start: Farm, cards: Cards) -> Farm:
    """A position with more beans to plant."""
    made = start.copy()
    made.duty = (*start.duty, *cards)
    return made


def taste_of(view: Bohnanza, other: Seat) -> tuple[list[int], int, list[int], int]:
    """What another seat grows, its free fields, its open cards and the size of its hand."""
    farm = farm_of(view, other)
    return farm.sorts, farm.sorts.count(0), view.open_cards(other), len(view.hand(other))


def guess_chance(
    sight: PositionFeatures,
    tastes: list[tuple[list[int], int, list[int], int]],
    gift: Cards,
    want: Cards,
) -> float:
    """A quick guess how likely anybody accepts, to look closer at the best only."""
    refused = 1.0
    for grows, free, board, size in tastes:
        liking = 0.3
        for sort in gift:
            if sort in grows:
                liking += 0.5
            elif free:
                liking += 0.1
            else:
                liking -= 0.3
        chance = 1.0
        for sort in want:
            if sort in grows:
                liking -= 0.5
            if sort not in board:
                chance *= 1 - (1 - sight.shares[sort]) ** size
        refused *= 1 - chance * max(0.02, min(0.9, liking))
    return 1 - refused


def rows_after(
    view: Bohnanza, seat: Seat, actions: Sequence[Action | None], memory: CardMemory, after: bool
) -> list[tuple[list[float], list[float]]]:
    """For each action its rows, sort by sort, and its whole, as `Net.judge` takes them.

    `memory` is what the seat remembers; `after` is the expert's habit to judge deals as if trading
    were over after them.
    """
    moment = moment_of(view, after)
    turn = (view.active + 1) % view.seats if moment == SETTLED else NOBODY
    sight = PositionFeatures(view, seat, seat, memory, (), turn)
    start = situation(view, seat)
    if moment == PLANTED:
        start.duty = ()
    found: list[tuple[list[float], list[float]]] = []
    for action in actions:
        farm = farm_after(view, seat, sight, start, action)
        rows = interleave_rows(sight.still, sight.rows_of(farm), len(sight.sorts))
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
    view: Bohnanza, seat: Seat, sight: PositionFeatures, start: Farm, action: Action | None
) -> Farm:
    """The position after an action; an offer is thought of as accepted.

    Waiting, declining and all other deeds of the expansions are described by the position before
    them.
    """
    if isinstance(action, Plant):
        bean = action.sort or start.hand[0]
        made = plant_bean(start, start.slots.index(action.slot), bean, action.sort)
        if not action.sort:
            made.hand = start.hand[1:]
        return made
    if isinstance(action, (Harvest, HarvestKeeping)):
        at = start.slots.index(action.slot)
        return clear_field(start, at, sight.pay(start.sorts[at], start.counts[at]))
    if isinstance(action, (BuyField, BuyFieldWith)):
        return add_field(start, view.third_field_price(seat))
    if isinstance(action, Store):
        return store_bean(start, action.sort)
    if isinstance(action, Accept):
        terms = terms_accepted(view, seat, action)
        return apply_deal(start, action.cards, action.open, (*terms.hand, *terms.open))
    if isinstance(action, Confirm):
        agreed = agreement(view.offer(action.offer), action.partner)
        return apply_deal(start, action.cards, agreed.open, agreed.want)
    if isinstance(action, Offer):
        places = copies(start.hand, action.hand)[0]
        return receive(apply_deal(start, places, action.open, ()), action.want)
    return start
