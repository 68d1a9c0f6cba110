"""The phases of a turn: planting, trading, planting what was received, drawing; and the end."""

from itertools import pairwise
from typing import Final, Self

from mypy_extensions import mypyc_attr

from higgle.bohnanza.actions import Harvest
from higgle.bohnanza.stages import Over, Planting, Settling, Trading, Waiting
from higgle.bohnanza.trade import Trade
from higgle.core import NOBODY, Action, Chance, Layout, Options, Seat, Stage

PLANT: Final = "plant"
TRADE: Final = "trade"
SETTLE: Final = "settle"
DRAW: Final = "draw"
PHASES: Final[tuple[str, ...]] = (PLANT, TRADE, SETTLE, DRAW)

WAITING: Final = Waiting()
"""Nobody has passed yet."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Phases(Trade):
    """The order of a turn, what each phase begins with, and when the game ends."""

    __slots__ = ("phase",)

    def __init__(self, layout: Layout, options: Options) -> None:
        super().__init__(layout, options)
        self.phase = 0
        """Which of the turn's phases it is."""

    def copy_from(self, table: Self) -> None:
        super().copy_from(table)
        self.phase = table.phase

    # Questions

    def turn_phases(self) -> tuple[str, ...]:
        """The order of a turn."""
        return PHASES

    def hand_size(self, seat: Seat) -> int:
        """How many cards a seat is dealt."""
        return 5

    def plant_limit(self, seat: Seat) -> int:
        """How many beans of the hand may be planted in phase 1 at most."""
        return 2

    def turn_up_count(self, seat: Seat) -> int:
        """How many cards phase 2 turns up."""
        return 2

    def plant_piles(self, seat: Seat) -> list[int]:
        """The piles from which a seat has to plant in phase 3."""
        received = self.received_piles + seat
        return [self.turned_up, received] if seat == self.active else [received]

    def drawn_pile(self, seat: Seat) -> int:
        """Where the cards that the last phase draws go."""
        return self.hands + seat

    def left_to_plant(self, seat: Seat) -> int:
        """How many beans a seat still has to plant in phase 3."""
        count = 0
        for pile in self.plant_piles(seat):
            count += len(self.piles[pile])
        return count

    def settled(self) -> bool:
        """Whether nobody has a bean left to plant."""
        seat = 0
        while seat < self.seats and not self.left_to_plant(seat):
            seat += 1
        return seat == self.seats

    def stalled(self) -> bool:
        """Whether no card can come into the game any more."""
        return not (
            self.deck_size()
            or self.piles[self.discard]
            or any(self.hand(seat) for seat in range(self.seats))
        )

    def cards_due(self, phase: str) -> int:
        """How many cards a phase takes from the deck."""
        if phase == TRADE:
            return self.turn_up_count(self.active)
        return self.draw_count(self.active) if phase == DRAW else 0

    def is_the_last_of_the_deck(self, count: int) -> bool:
        """Whether taking these cards ends the deck, so that earlier discards join the next one."""
        left = self.deck_size()
        if left:
            return left <= count and self.exhausted + 1 < self.last_exhaustion()
        return not self.ran_dry()

    def feeds(self, seat: Seat) -> bool:
        """Whether a seat could lay cards on the discard pile now, from what everybody sees."""
        return any(self.lays_off(seat, right) for right in self.rights(seat))

    def lays_off(self, seat: Seat, right: Action) -> bool:
        """Whether a harvest or a purchase brings cards to the discard pile."""
        if type(right) is Harvest:
            return len(self.field(seat, right.slot)) > self.payout(seat, right.slot)
        return True

    def may_discard(self, seat: Seat, stage: Waiting) -> bool:
        """Whether a seat may still want to discard before the deck runs out."""
        return seat not in stage.passed and self.feeds(seat)

    def awaits(self, stage: Waiting) -> bool:
        """Whether anybody may still want to discard."""
        return any(self.may_discard(seat, stage) for seat in range(self.seats))

    @property
    def over(self) -> bool:
        return type(self.stages[-1]) is Over

    def why_over(self) -> tuple[str, int]:
        if self.ran_dry():
            return "deck", self.last_exhaustion()
        return "stalled", 0

    def check_position(self, complete: bool) -> None:
        seats = range(self.seats)
        self.require_possible(self.active in seats, "active")
        self.require_possible(-1 <= self.phase < len(self.turn_phases()), "phase")
        self.require_possible(0 <= self.exhausted <= self.last_exhaustion(), "exhausted")
        self.require_possible(len(self.offers_made) == self.seats, "offers_made")
        self.require_possible(len(self.fields) == self.seats, "fields")
        for seat in seats:
            self.check_fields(seat)
        numbers = (0, *[offer.id for offer in self.offers], self.next_offer)
        rising = all(one < other for one, other in pairwise(numbers))
        self.require_possible(rising, "offers")
        for offer in self.offers:
            self.require_possible(offer.maker in seats and self.could_stand(offer), "offers")
        super().check_position(complete)
        trading = any(type(stage) is Trading for stage in self.stages)
        self.require_possible(trading or not self.offers, "offers")

    # Setting up, and from phase to phase

    def set_up(self, chance: Chance) -> None:
        self.piles[self.deck] = tuple(self.census()["bean"])
        for seat in range(self.seats):
            for _ in range(self.hand_size(seat)):
                self.pick(self.deck, self.hands + seat, chance)
        self.pending_moves.clear()
        self.fields = (tuple(range(self.start_fields())),) * self.seats
        self.offers_made = (0,) * self.seats
        self.phase = -1
        self.begin_game(chance)
        self.events.clear()

    def begin_game(self, chance: Chance) -> None:
        """The cards are dealt: the first seat begins."""
        self.active = 0
        self.advance(chance)

    def advance(self, chance: Chance) -> None:
        """Go on to the next phase in which something is to be decided."""
        phases = self.turn_phases()
        stage: Stage | None = None
        while stage is None:
            self.phase += 1
            if self.phase == len(phases):
                self.phase = 0
                self.active = (self.active + 1) % self.seats
            stage = self.wait(phases[self.phase]) or self.begin(phases[self.phase], chance)
        self.stages = (stage,)

    def wait(self, phase: str) -> Stage | None:
        """Before a phase in which the deck runs out, whoever can may discard something first."""
        due = self.cards_due(phase)
        if due and self.is_the_last_of_the_deck(due) and self.awaits(WAITING):
            return WAITING
        return None

    def stop_waiting(self, chance: Chance) -> None:
        """The phase begins when nobody is awaited any more."""
        stage = self.stages[-1]
        if type(stage) is not Waiting or self.awaits(stage):
            return
        begun = self.begin(self.turn_phases()[self.phase], chance)
        if begun is None:
            self.advance(chance)
        else:
            self.stages = (begun,)

    def begin(self, phase: str, chance: Chance) -> Stage | None:
        """Begin a phase; nothing comes back when nothing is to be decided in it."""
        if phase == PLANT:
            return self.begin_planting(chance)
        if phase == TRADE:
            return self.begin_trading(chance)
        if phase == SETTLE:
            return self.begin_settling()
        assert phase == DRAW
        return self.begin_drawing(chance)

    def begin_planting(self, chance: Chance) -> Stage | None:
        if self.stalled():
            return self.finish(chance)
        self.emit("turn_began", self.active)
        return Planting() if self.hand(self.active) else None

    def begin_trading(self, chance: Chance) -> Stage | None:
        count = self.draw(self.turn_up_count(self.active), self.turned_up, chance)
        self.emit("turned_up", self.active, count)
        return Trading()

    def begin_settling(self) -> Stage | None:
        return None if self.settled() else Settling()

    def begin_drawing(self, chance: Chance) -> Stage | None:
        if self.ran_dry():
            return self.finish(chance)
        target = self.drawn_pile(self.active)
        count = self.draw(self.draw_count(self.active), target, chance)
        self.emit("drew", self.active, count)
        return self.finish(chance) if self.ran_dry() else None

    def planted(self, count: int, chance: Chance) -> None:
        """This many beans of the hand have been planted: go on, or plant another."""
        if count < self.plant_limit(self.active) and self.hand(self.active):
            self.stages = (Planting(count),)
        else:
            self.advance(chance)

    def finish(self, chance: Chance) -> Stage | None:
        """The end: hands are not planted, and every field is sold, lone beans too."""
        for seat in range(self.seats):
            for slot in self.fields[seat]:
                if self.field(seat, slot):
                    self.harvest(seat, slot)
        self.emit("ended", NOBODY)
        return Over()
