"""What an expert weighs at the board: deeds, ideas, the others, and the positions they lead to."""

from collections.abc import Sequence

from mypy_extensions import mypyc_attr

from higgle.bohnanza.dealing import Accept, Confirm
from higgle.bohnanza.game import Bohnanza
from higgle.bohnanza.harvest import THIRD
from higgle.bots.bean_sight import BeanSight, Farm, farm_of
from higgle.core import Action, Cards, Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Other:
    """Another seat as this one sees it, and what deals would bring it."""

    def __init__(self, sight: BeanSight, farm: Farm, now: float) -> None:
        self.sight = sight
        self.farm = farm
        self.now = now
        self.gains: dict[tuple[Cards, Cards], float] = {}
        """What it gains by what it gets and openly gives."""


class Idea:
    """An offer to be made: what it gives of the hand and openly, and what it asks for."""

    def __init__(self, hand: Cards, shown: Cards, want: Cards, farm: Farm, hope: float) -> None:
        self.hand = hand
        self.shown = shown
        self.want = want
        self.farm = farm
        self.hope = hope


class Board:
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

    def paying(self) -> list[int]:
        """The seat's offers that are still worth closing."""
        return [
            deed.offer
            for at, deed in enumerate(self.deeds)
            if isinstance(deed, Confirm) and self.gains[at] > 0
        ]


def planted(farm: Farm, at: int, sort: int, due: int) -> Farm:
    """A farm with one more bean on a field; if it was due, it is due no longer."""
    made = farm.copy()
    made.sorts[at] = sort
    made.counts[at] = min(24, made.counts[at] + 1)
    if due:
        made.duty = without(farm.duty, due)
    return made


def cleared(farm: Farm, at: int, pay: int) -> Farm:
    """A farm after the harvest of a field."""
    made = farm.copy()
    made.earned += pay
    made.sales = (*farm.sales, *[farm.sorts[at]] * pay)
    made.sorts[at] = 0
    made.counts[at] = 0
    return made


def with_field(farm: Farm, price: int) -> Farm:
    """A farm with a third field."""
    made = farm.copy()
    made.slots.append(THIRD)
    made.sorts.append(0)
    made.counts.append(0)
    made.kept.append(0)
    made.spent += price
    return made


def stored(farm: Farm, sort: int) -> Farm:
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


def dealt(start: Farm, places: Cards, shown: Cards, got: Sequence[int]) -> Farm:
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


def got(start: Farm, cards: Cards) -> Farm:
    """A position with more beans to plant."""
    made = start.copy()
    made.duty = (*start.duty, *cards)
    return made


def shares(gift: Cards, want: Cards) -> bool:
    """Whether a sort is given and asked for."""
    return any(sort in gift for sort in want)


def taste_of(view: Bohnanza, other: Seat) -> tuple[list[int], int, list[int], int]:
    """What another seat grows, its free fields, its open cards and the size of its hand."""
    farm = farm_of(view, other)
    return farm.sorts, farm.sorts.count(0), view.open_cards(other), len(view.hand(other))


def willing(
    sight: BeanSight,
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
