"""The recorder: samples of what every seat could know at decisive moments, and the results."""

from random import Random

import msgspec

from higgle.bohnanza.game import Bohnanza
from higgle.bohnanza.planting import Planting, Settling
from higgle.bohnanza.trading import Trading
from higgle.bots.bohnanza.expert_planter import POINTS
from higgle.bots.bohnanza.farm_features import (
    PLANTED,
    PLANTING,
    SETTLED,
    SETTLING,
    TRADING,
    Book,
    PositionFeatures,
    farm_from_outside,
    interleave_rows,
    points_of,
    situation,
)
from higgle.bots.bohnanza.memory import CardMemory
from higgle.bots.net import Net, likely
from higgle.core import NOBODY, Action, Event, Seat, Table

KEPT = 0.3
"""How many of the positions that could be recorded are."""
LEARNED = 3.0
"""How much more often those of a learner are kept."""
TRUST = 0.03
"""How much a judgement of the next position that was kept counts beside how the game ended."""
OUTSIDE = 0.08
"""How often a seat is recorded as another one sees it, while cards are traded."""
Sample = tuple[list[float], list[float], list[float]]
"""Rows, the whole, and what was to be foreseen."""


class Position(msgspec.Struct):
    """A position of a seat, what it had by then, and whether it is seen from outside."""

    seat: Seat
    now: int
    rows: list[float]
    whole: list[float]
    outside: bool = False


class Recorder:
    """Positions before and after planting and trading, and the answers to offers.

    `value` and `accept` are what there is to learn from a game.
    """

    def __init__(
        self,
        table: Table,
        random: Random,
        learners: frozenset[Seat],
        judge: Net | None = None,
    ) -> None:
        """`judge` is what has been learned so far."""
        self.table = table
        self.judge = judge
        self.random = random
        self.learners = learners
        """Who plays by a learned judgement."""
        self.value: list[Sample] = []
        self.accept: list[Sample] = []
        self.memory = CardMemory()
        self.moment: tuple[object, ...] = ()
        self.seen: list[Position] = []
        self.income = [0] * table.seats
        """What the harvests of each seat have paid so far."""
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
        if name == "harvested":
            self.income[event.seat] += event.numbers[3]
        elif name == "offered":
            self.note_offer(table, event.seat, event.numbers[0])
        elif name == "accepted":
            self.note_answer(event.numbers[0], event.seat, 1.0)
        elif name == "declined":
            self.note_answer(event.numbers[0], event.seat, 0.0)
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
            if seat in self.learners:
                chance *= LEARNED
            if self.random.random() < chance:
                after = (drawer + 1) % table.seats if moment == SETTLED else NOBODY
                self.note(table, seat, moment, drawn if seat == drawer else 0, after)
            if moment == TRADING and self.random.random() < OUTSIDE:
                self.note_outside(table, seat)

    def note(
        self, table: Bohnanza, seat: Seat, moment: int, drawn: int = 0, turn: Seat = NOBODY
    ) -> None:
        """The position of a seat, without the cards that it has just drawn."""
        hide = table.piles[table.turned_up] if moment == PLANTED else ()
        sight = PositionFeatures(table, seat, seat, self.memory, hide, turn)
        sight.learned = float(seat in self.learners)
        farm = situation(table, seat)
        if moment in (PLANTED, SETTLED, PLANTING):
            farm.duty = ()
        if drawn:
            farm.hand = farm.hand[: len(farm.hand) - drawn]
        rows = interleave_rows(sight.still, sight.rows_of(farm), len(sight.sorts))
        whole = sight.general + sight.whole_of(farm, moment)
        self.seen.append(Position(seat, self.count_gathered(table, seat), rows, whole))

    def note_outside(self, table: Bohnanza, seat: Seat) -> None:
        """The position of a seat as another one sees it."""
        other = (seat + 1 + int(self.random.random() * (table.seats - 1))) % table.seats
        view = table.view(other)
        assert isinstance(view, Bohnanza)
        sight = PositionFeatures(view, other, seat, self.memory)
        farm = farm_from_outside(view, seat)
        rows = interleave_rows(sight.still, sight.rows_of(farm), len(sight.sorts))
        whole = sight.general + sight.whole_of(farm, TRADING)
        self.seen.append(
            Position(seat, self.count_gathered(table, seat), rows, whole, outside=True)
        )

    # Offers

    def note_offer(self, table: Bohnanza, maker: Seat, number: int) -> None:
        """An offer as its maker sees one of those to whom it goes."""
        view = table.view(maker)
        assert isinstance(view, Bohnanza)
        offer = view.offer(number)
        other = offer.to[int(self.random.random() * len(offer.to))]
        sight = PositionFeatures(view, maker, other, self.memory)
        farm = farm_from_outside(view, other)
        given = (*offer.hand, *offer.open)
        lines = len(sight.sorts)
        rows = interleave_rows(sight.still, sight.rows_of(farm), lines)
        book = Book()
        rows = interleave_rows(
            rows, book.spread(sight.terms_of(book, farm, given, offer.want)), lines
        )
        made = view.offers_made[maker] - 1
        whole = sight.general + sight.whole_of(farm, TRADING)
        whole += sight.around(maker, given, offer.want, made)
        self.open[number, other] = (rows, whole)

    def note_answer(self, number: int, seat: Seat, answer: float) -> None:
        """An offer was answered."""
        found = self.open.pop((number, seat), None)
        if found is not None:
            self.accept.append((found[0], found[1], [answer]))

    def close_offers(self) -> None:
        """Trading is over: what was not accepted was not wanted."""
        for rows, whole in self.open.values():
            self.accept.append((rows, whole, [0.0]))
        self.open = {}

    def count_gathered(self, table: Bohnanza, seat: Seat) -> int:
        """What a seat has so far: its score, or its income where thalers are means and no end."""
        return sum(table.score(seat).values()) if points_of(table) else self.income[seat]

    def finish(self) -> None:
        table = self.table
        assert isinstance(table, Bohnanza)
        points = [float(self.count_gathered(table, seat)) for seat in range(table.seats)]
        wins = self.wins()
        heads = self.judge_all()
        for at in range(len(self.seen) - 1, -1, -1):
            seen = self.seen[at]
            seat = seen.seat
            self.value.append(
                (seen.rows, seen.whole, [(points[seat] - seen.now) / POINTS, wins[seat]])
            )
            if heads and not seen.outside:
                ahead = seen.now + POINTS * heads[at][0]
                points[seat] += TRUST * (ahead - points[seat])
                wins[seat] += TRUST * (likely(heads[at][1]) - wins[seat])

    def judge_all(self) -> list[list[float]]:
        """What the judgement so far says about all positions that were kept."""
        if self.judge is None or not self.seen:
            return []
        rows: list[float] = []
        wholes: list[float] = []
        for seen in self.seen:
            rows += seen.rows
            wholes += seen.whole
        count = len(rows) // self.judge.width
        every = range(count)
        found: list[list[float]] = self.judge.judge([], rows, every, every, [], wholes).tolist()
        return found

    def wins(self) -> list[float]:
        """Everybody's share of the win."""
        winners = self.table.winners()
        seats = range(self.table.seats)
        return [float(seat in winners) / len(winners) for seat in seats]
