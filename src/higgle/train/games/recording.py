"""Recording: what every seat could know at the moments that count, and what came of it."""

from random import Random

from higgle.bohnanza.game import Bohnanza
from higgle.bohnanza.stages import Planting, Settling, Trading
from higgle.bots.bean_memory import Memory
from higgle.bots.bean_sight import (
    PLANTED,
    PLANTING,
    SETTLED,
    SETTLING,
    TRADING,
    BeanSight,
    Farm,
    duty_of,
    farm_of,
    seen_from_outside,
    woven,
)
from higgle.bots.cow_sight import market_of, rows_of, whole_of
from higgle.bots.expert_farmer import POINTS
from higgle.bots.purse_watch import PurseWatch
from higgle.kuhhandel.game import Kuhhandel
from higgle.kuhhandel.stages import Choosing
from higgle.table import Action, Event, Seat, Table

KEPT = 0.15
"""How many of the positions that could be recorded are."""
OUTSIDE = 0.08
"""How often a seat is recorded as another one sees it, while cards are traded."""
Sample = tuple[list[float], list[float], list[float]]
"""Rows, the whole, and what was to be foreseen."""


class Recorder:
    """Watches one game; `value` and `accept` are what there is to learn from it."""

    def __init__(self, table: Table, random: Random) -> None:
        self.table = table
        self.random = random
        self.value: list[Sample] = []
        self.accept: list[Sample] = []

    def watch(self, table: Table, seat: Seat, action: Action, events: list[Event]) -> None:
        """Take in an action that was carried out."""
        raise NotImplementedError

    def finish(self) -> None:
        """The game is over: say what came of every position."""
        raise NotImplementedError

    def wins(self) -> list[float]:
        """Everybody's share of the win."""
        winners = self.table.winners()
        seats = range(self.table.seats)
        return [float(seat in winners) / len(winners) for seat in seats]


class BeanRecorder(Recorder):
    """Positions before and after planting and trading, and the answers to offers."""

    def __init__(self, table: Table, random: Random) -> None:
        super().__init__(table, random)
        self.memory = Memory()
        self.moment: tuple[object, ...] = ()
        self.seen: list[tuple[Seat, int, list[float], list[float]]] = []
        self.open: dict[tuple[int, Seat], tuple[list[float], list[float]]] = {}

    def watch(self, table: Table, seat: Seat, action: Action, events: list[Event]) -> None:
        assert isinstance(table, Bohnanza)
        for event in events:
            self.memory.note(table, event)
            self.hear(table, event)
        stage = table.stages[-1]
        planted = stage.planted if isinstance(stage, Planting) else 0
        moment = (table.active, table.phase, type(stage), planted)
        if moment == self.moment or table.over:
            return
        self.moment = moment
        if not isinstance(stage, Trading):
            self.close_offers()
        if isinstance(stage, Planting):
            self.note_all(table, PLANTING)
        elif isinstance(stage, Trading):
            self.note_all(table, PLANTED)
            self.note_all(table, TRADING)
        elif isinstance(stage, Settling):
            self.note_all(table, SETTLING)

    def hear(self, table: Bohnanza, event: Event) -> None:
        """Offers and their answers, deals and draws."""
        name = event.name
        if name == "offered":
            self.note_offer(table, event.seat, event.numbers[0])
        elif name == "accepted":
            self.answered(event.numbers[0], event.seat, 1.0)
        elif name == "declined":
            self.answered(event.numbers[0], event.seat, 0.0)
        elif name in ("dealt", "withdrawn", "lapsed"):
            number = event.numbers[0]
            self.open = {key: value for key, value in self.open.items() if key[0] != number}
            if name == "dealt":
                for seat in (event.seat, event.numbers[1]):
                    self.note(table, seat, TRADING)
                    self.note_outside(table, seat)
        elif name == "trade_ended":
            self.close_offers()
        elif name == "drew":
            self.note_all(table, SETTLED, event.seat, event.numbers[0])

    # Positions

    def note_all(self, table: Bohnanza, moment: int, drawer: Seat = -1, drawn: int = 0) -> None:
        """A moment for several seats; whose turn it is more often than the others."""
        for seat in range(table.seats):
            chance = KEPT * (2 if seat in (table.active, drawer) else 0.7)
            if self.random.random() < chance:
                self.note(table, seat, moment, drawn if seat == drawer else 0)
            if moment == TRADING and self.random.random() < OUTSIDE:
                self.note_outside(table, seat)

    def note(self, table: Bohnanza, seat: Seat, moment: int, drawn: int = 0) -> None:
        """The position of a seat, without the cards that it has just drawn."""
        hide = table.piles[table.turned_up] if moment == PLANTED else ()
        sight = BeanSight(table, seat, seat, self.memory, hide)
        farm = position(table, seat)
        if moment in (PLANTED, SETTLED, PLANTING):
            farm.duty = ()
        if drawn:
            farm.hand = farm.hand[: len(farm.hand) - drawn]
        rows = woven(sight.still, sight.rows_of(farm), len(sight.sorts))
        self.seen.append((seat, sight.score, rows, sight.general + sight.whole_of(farm, moment)))

    def note_outside(self, table: Bohnanza, seat: Seat) -> None:
        """The position of a seat as another one sees it."""
        other = (seat + 1 + int(self.random.random() * (table.seats - 1))) % table.seats
        view = table.view(other)
        assert isinstance(view, Bohnanza)
        sight = BeanSight(view, other, seat, self.memory)
        farm = seen_from_outside(view, seat)
        rows = woven(sight.still, sight.rows_of(farm), len(sight.sorts))
        self.seen.append((seat, sight.score, rows, sight.general + sight.whole_of(farm, TRADING)))

    # Offers

    def note_offer(self, table: Bohnanza, maker: Seat, number: int) -> None:
        """An offer as its maker sees one of those to whom it goes."""
        view = table.view(maker)
        assert isinstance(view, Bohnanza)
        offer = view.offer(number)
        other = offer.to[int(self.random.random() * len(offer.to))]
        sight = BeanSight(view, maker, other, self.memory)
        farm = seen_from_outside(view, other)
        given = (*offer.hand, *offer.open)
        lines = len(sight.sorts)
        rows = woven(sight.still, sight.rows_of(farm), lines)
        rows = woven(rows, sight.terms_of(farm, given, offer.want), lines)
        made = view.offers_made[maker] - 1
        whole = sight.general + sight.whole_of(farm, TRADING)
        whole += sight.around(maker, given, offer.want, made)
        self.open[number, other] = (rows, whole)

    def answered(self, number: int, seat: Seat, answer: float) -> None:
        """An offer was answered."""
        found = self.open.pop((number, seat), None)
        if found is not None:
            self.accept.append((found[0], found[1], [answer]))

    def close_offers(self) -> None:
        """Trading is over: what was not accepted was not wanted."""
        for rows, whole in self.open.values():
            self.accept.append((rows, whole, [0.0]))
        self.open = {}

    def finish(self) -> None:
        scores = self.table.scores()
        wins = self.wins()
        for seat, now, rows, whole in self.seen:
            self.value.append((rows, whole, [(scores[seat] - now) / POINTS, wins[seat]]))


def position(table: Bohnanza, seat: Seat) -> Farm:
    """The fields of a seat, its duties and its hand."""
    farm = farm_of(table, seat)
    farm.duty = duty_of(table, seat)
    farm.hand = table.hand(seat)
    return farm


class CowRecorder(Recorder):
    """The market at the beginning of every turn, as each seat sees it."""

    def __init__(self, table: Table, random: Random) -> None:
        super().__init__(table, random)
        self.watches = [PurseWatch() for _ in range(table.seats)]
        self.unheard: list[Event] = []
        self.seen: list[tuple[Seat, list[float], list[float]]] = []

    def watch(self, table: Table, seat: Seat, action: Action, events: list[Event]) -> None:
        assert isinstance(table, Kuhhandel)
        self.unheard += events
        stage = table.stages[-1]
        if not isinstance(stage, Choosing) or stage.owes:
            return
        for other in range(table.seats):
            seen = [table.seen(event, other) for event in self.unheard]
            self.watches[other].look(table, other, seen)
            if self.random.random() > KEPT:
                continue
            market = market_of(table, self.watches[other].money)
            self.seen.append((other, rows_of(market, other), whole_of(market, other)))
        self.unheard = []

    def finish(self) -> None:
        scores = self.table.scores()
        wins = self.wins()
        whole = sum(scores) + 1
        for seat, rows, general in self.seen:
            self.value.append((rows, general, [scores[seat] / whole, wins[seat]]))
