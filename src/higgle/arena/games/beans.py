"""How bots trade beans: their offers, what comes of them, and who gains."""

from higgle.arena.behaviour import Behaviour
from higgle.bohnanza.dealing import Accept, Confirm, Decline
from higgle.bohnanza.game import Bohnanza
from higgle.bohnanza.planting import Plant
from higgle.bohnanza.trading import Offer
from higgle.bots.bohnanza.bargaining import Bargain, Manners
from higgle.bots.bohnanza.field_values import Prospect
from higgle.core import Action, Event, Seat, Table


class BeanBehaviour(Behaviour):
    """Offers, deals and what they are worth to both, and harvests that paid nothing."""

    def __init__(self, names: tuple[str, ...]) -> None:
        super().__init__(names)
        self.gains: dict[tuple[int, Seat], tuple[float, float]] = {}
        self.turn = -1
        self.refused: set[tuple[Seat, int]] = set()
        """Who has refused in this turn to give which sort away."""
        self.cleared: set[Seat] = set()
        """Who has harvested since trading ended, to plant what was left."""

    def watch(self, table: Table, seat: Seat, action: Action, events: list[Event]) -> None:
        assert isinstance(table, Bohnanza)
        self.watch_fields(table, seat, action, events)
        if isinstance(action, Offer):
            self.add(seat, "offers")
            self.add(seat, "gifts", not action.want)
        elif isinstance(action, Accept):
            self.judge_deal(table, seat, action)
        elif isinstance(action, Decline):
            self.add(seat, "refusals")
            self.refused |= {(seat, sort) for sort in table.offer(action.offer).want}
        elif isinstance(action, Confirm):
            self.add(seat, "deals")
            self.add_surplus(seat, action)

    def watch_fields(
        self, table: Bohnanza, seat: Seat, action: Action, events: list[Event]
    ) -> None:
        """Harvests that pay nothing, and those made for a bean that one had refused to give."""
        if table.active != self.turn:
            self.turn = table.active
            self.refused.clear()
            self.cleared.clear()
        for event in events:
            if event.name == "harvested":
                self.add(event.seat, "harvests")
                self.add(event.seat, "zero_harvests", event.numbers[3] == 0)
                self.cleared.add(event.seat)
        if isinstance(action, Plant) and action.sort and seat in self.cleared:
            self.cleared.discard(seat)
            self.add(seat, "regretted_harvests", (seat, action.sort) in self.refused)

    def judge_deal(self, table: Bohnanza, seat: Seat, accept: Accept) -> None:
        """What a deal that is agreed on would be worth to both, by the house's evaluator."""
        offer = table.offer(accept.offer)
        self.add(seat, "acceptances")
        self.add(offer.maker, "accepted")
        got = tuple(sorted((*offer.hand, *offer.open)))
        taker = bargain(table, seat).gain(accept.cards, accept.open, got)
        maker, _ = bargain(table, offer.maker).best_copies(offer.hand, offer.open, offer.want)
        self.gains[offer.id, seat] = (maker, taker)

    def add_surplus(self, seat: Seat, confirm: Confirm) -> None:
        maker, taker = self.gains.pop((confirm.offer, confirm.partner), (0.0, 0.0))
        for side, gain in ((seat, maker), (confirm.partner, taker)):
            self.add(side, "bargains")
            self.add(side, "surplus_created", maker + taker)
            self.add(side, "surplus_captured", gain)
            self.add(side, "blunders", gain < 0)


def bargain(table: Bohnanza, seat: Seat) -> Bargain:
    """A seat's position at the trade board, as the house's evaluator sees it."""
    manners = Manners()
    return Bargain(table, seat, Prospect(table, seat, manners), manners)
