"""How a farmer works its fields: it counts what has been seen, and values its farm by it."""

from itertools import pairwise
from random import Random
from typing import Final

from mypy_extensions import mypyc_attr

from higgle.bohnanza.game import Bohnanza
from higgle.bohnanza.harvest import THIRD, Harvest
from higgle.bohnanza.planting import Plant, Planting, sorts_to_plant
from higgle.bohnanza.plus.fields import PlantingOut, new_slot
from higgle.bohnanza.plus.game import BohnanzaPlus
from higgle.bohnanza.turn import Pass
from higgle.bots.bohnanza.bargaining import Manners
from higgle.bots.bohnanza.field_values import Prospect
from higgle.bots.bohnanza.keeping import can_clear, can_plant
from higgle.bots.bohnanza.memory import CardMemory, OfferHistory
from higgle.bots.greedy import find_slot, forced_order
from higgle.bots.style import parse_style
from higgle.core import Action, Seat
from higgle.play import Bot
from higgle.play.ledger import Ledger

DEAR: Final = 100.0
"""What a harvest costs that gainsays what was said or dealt in the turn."""


class Style(Manners, frozen=True):
    """Everything in which one farmer differs from another."""

    third_field: float = 5.0
    """For how many more turns a third field is worth its price."""
    memory: bool = True
    """Whether it remembers which beans were sold and discarded, and which others have shown."""
    calls: int = 1
    """Whether it calls for offers: never, for open beans without room, or for all it does not grow.
    """
    promises: bool = True
    """Whether it promises beans for its next turn."""


STYLES = {
    "easy": Style(noise=0.3, offers=2, bids=0, margin=0.1, memory=False, promises=False),
    "normal": Style(),
    "generous": Style(envy=0.0, margin=0.0, pride=0.0),
    "shy": Style(offers=1, bids=0, boldness=1.0, calls=0, promises=False),
    "stubborn": Style(margin=0.3, envy=0.5, pride=0.15, concession=0.1),
    "chatty": Style(boldness=0.8, likely=0.1, firmness=0.0, calls=2),
    "calculating": Style(boldness=0.3, envy=0.2),
}


def draw_style(random: Random) -> str:
    """A farmer's numbers, at random around the usual ones."""
    drawn = {
        "free_field": random.uniform(0.4, 0.8),
        "growth": random.uniform(0.35, 0.65),
        "hope": random.uniform(0.7, 1),
        "dread": random.uniform(0.15, 0.45),
        "margin": random.uniform(0, 0.2),
        "envy": random.uniform(0, 0.3),
        "boldness": random.uniform(0.1, 0.9),
        "pride": random.uniform(0, 0.15),
        "likely": random.uniform(0.1, 0.4),
        "firmness": random.uniform(0, 0.5),
    }
    counts = {"offers": random.choice((2, 3, 4, 6)), "bids": random.choice((0, 1, 2))}
    numbers = [f"{name}={number:.2f}" for name, number in drawn.items()]
    return "+".join([*numbers, *[f"{name}={count}" for name, count in counts.items()]])


@mypyc_attr(allow_interpreted_subclasses=True)
class Planter(Bot):
    """Plants and harvests by what beans are worth."""

    def __init__(self, game: str, random: Random, style: str = "") -> None:
        super().__init__(game, random, style)
        self.manners = parse_style(style, STYLES["normal"], STYLES)
        self.memory = CardMemory()
        self.seen: tuple[int, int, int, int] = (-1, -1, -1, -1)
        self.prospect: Prospect | None = None
        self.rehearses = False
        """Whether it judges by a prospect that it was given, and refuses by silence."""
        self.ledger = Ledger()
        self.offer_history = OfferHistory()

    def rewind(self, ledger: Ledger) -> None:
        self.ledger = ledger

    def seize(self, view: Bohnanza, seat: Seat) -> Action | None:
        """What the expansions allow at any time, if it is worthwhile."""
        due = forced_order(view, seat)
        if isinstance(view, BohnanzaPlus) and (due is None or isinstance(due, Pass)):
            return self.harvest_for_order(view, seat) or due
        return due

    def harvest_for_order(self, view: BohnanzaPlus, seat: Seat) -> Action | None:
        """The harvest that meets an order, if the thaler outweighs what the harvest costs."""
        order = view.order(seat)
        if not order or not view.may_meet(seat):
            return None
        pair = view.pairs()[order[0] - 1]
        if 0 not in pair:
            return None
        sizes = [len(view.field(seat, slot)) for slot in view.fields[seat]]
        for at, slot in enumerate(view.fields[seat]):
            left = [*sizes[:at], 0, *sizes[at + 1 :]]
            if pair in pairwise(left) and view.may_harvest(seat, slot):
                prospect = self.outlook(view, seat)
                pays = view.payout(seat, slot) + prospect.free
                if prospect.field_worth(seat, slot) - pays < 1:
                    return Harvest(slot)
        return None

    def outlook(self, view: Bohnanza, seat: Seat) -> Prospect:
        """The prospect of this phase."""
        prospect = self.prospect
        if prospect is None or not self.rehearses:
            key = (view.active, view.phase, view.deck_size(), seat)
            if prospect is None or key != self.seen:
                prospect = self.prospect = self.look_ahead(view, seat)
                self.seen = key
        prospect.view = view
        return prospect

    def look_ahead(self, view: Bohnanza, seat: Seat) -> Prospect:
        """What beans are worth from now on."""
        return Prospect(view, seat, self.manners, self.memory.count_gone())

    def rehearse(self, prospect: Prospect) -> None:
        """Judge by this prospect from now on, and waste no words."""
        self.prospect = prospect
        self.rehearses = True

    def buys_field(self, view: Bohnanza, seat: Seat) -> bool:
        """Whether a third field will earn more than it costs."""
        price = view.third_field_price(seat)
        if not 0 < price <= view.thalers(seat) or THIRD in view.fields[seat]:
            return False
        return self.outlook(view, seat).turns > self.manners.third_field

    def plant(self, view: Bohnanza, seat: Seat, stage: Planting | PlantingOut) -> Action:
        """The front card: where it fits, or after the harvest that costs least."""
        hand = view.hand(seat)
        slot = find_slot(view, seat, hand[0])
        if isinstance(stage, Planting) and stage.planted:
            owes = self.ledger.owes(seat)
            promised = owes.count(hand[0]) >= hand.count(hand[0])
            if slot < 0 or promised or self.waits(view, seat):
                return Pass()
        if slot < 0 and isinstance(view, BohnanzaPlus) and isinstance(stage, PlantingOut):
            slot = new_slot(view, seat)
        return Plant(slot) if slot >= 0 else self.make_room(view, seat)

    def waits(self, view: Bohnanza, seat: Seat) -> bool:
        """Whether the front card is better kept than planted."""
        prospect = self.outlook(view, seat)
        hand = view.hand(seat)
        farm = prospect.farm(seat)
        return prospect.worth(farm, [hand[0]], hand[1:]) < prospect.worth(farm, [], hand)

    def settle(self, view: Bohnanza, seat: Seat) -> Action:
        """What was received: first what grows already, then what needs room."""
        sorts = sorts_to_plant(view, seat)
        if isinstance(view, BohnanzaPlus) and view.order(seat):
            sorts = self.for_order(view, seat, sorts)
        for sort in sorts:
            if view.grows(seat, sort):
                slot = find_slot(view, seat, sort)
                if slot >= 0:
                    return Plant(slot, sort)
        kept = self.offer_history.sorts_to_keep()
        for sort in sorts if kept else ():
            slot = find_slot(view, seat, sort)
            if slot >= 0 and can_plant(view, seat, slot, sort, kept):
                return Plant(slot, sort)
        slot = find_slot(view, seat, sorts[0])
        return Plant(slot, sorts[0]) if slot >= 0 else self.make_room(view, seat)

    def for_order(self, view: BohnanzaPlus, seat: Seat, sorts: list[int]) -> list[int]:
        """The same sorts, those first that meet an order."""
        return sorted(sorts, key=lambda sort: not self.meets(view, seat, sort))

    def meets(self, view: BohnanzaPlus, seat: Seat, sort: int) -> bool:
        """Whether an order is met when a bean of this sort is planted."""
        slot = find_slot(view, seat, sort)
        if slot < 0 or not view.may_meet(seat):
            return False
        sizes = [len(view.field(seat, at)) + (at == slot) for at in view.fields[seat]]
        return view.pairs()[view.order(seat)[0] - 1] in pairwise(sizes)

    def make_room(self, view: Bohnanza, seat: Seat) -> Action:
        """Harvest the field whose harvest costs least, and none that it means to keep."""
        prospect = self.outlook(view, seat)
        best: Action | None = None
        least = 1000.0
        kept = self.offer_history.sorts_to_keep()
        for slot in view.fields[seat]:
            if view.may_harvest(seat, slot):
                loss = prospect.field_worth(seat, slot) - view.payout(seat, slot)
                if kept and not can_clear(view, seat, slot, kept):
                    loss += DEAR
                if loss < least:
                    least = loss
                    best = Harvest(slot)
        assert best is not None, "one field can always be harvested"
        return best
