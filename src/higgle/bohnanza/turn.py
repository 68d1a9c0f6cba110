"""The order of a turn: its phases, drawing, the wait before the deck runs out, and the end."""

from typing import TYPE_CHECKING, ClassVar, Final, Never

from higgle.core import NOBODY, Action, Ask, Chance, Illegal, Seat, Stage, require

if TYPE_CHECKING:
    from higgle.bohnanza.game import Bohnanza

PLANT: Final = "plant"
TRADE: Final = "trade"
SETTLE: Final = "settle"
DRAW: Final = "draw"
PHASES: Final[tuple[str, ...]] = (PLANT, TRADE, SETTLE, DRAW)


class BeanStage(Stage, frozen=True):
    """A stage of a game with beans: which are planted, who may pass, when it goes on by itself."""

    PHASE: "ClassVar[str]" = ""
    """The phase of the turn to which it belongs; a stage of none can be in any."""

    def check_pass(self, table: Never, seat: Seat) -> None:
        """Refuse a pass; a stage that can be passed allows some."""
        raise Illegal("nothing-to-pass")

    def do_pass(self, table: Never, seat: Seat, chance: Chance) -> None:
        """Carry out a pass that was checked."""
        raise NotImplementedError

    def bean_due(self, table: Never, seat: Seat, sort: int) -> int:
        """The sort of the bean that an action of a seat means; refused where none is due."""
        raise Illegal("not-planting", "B10")

    def lift(self, table: Never, seat: Seat, sort: int) -> tuple[int, int]:
        """The pile and the place of that bean, which is about to leave; it counts as planted."""
        raise NotImplementedError

    def go_on(self, table: Never, chance: Chance) -> None:
        """Leave the stage when nobody is awaited in it any more; called after every action."""


class Pass(Action, frozen=True):
    """Do without what may be done now."""

    def __str__(self) -> str:
        return "pass"

    def check(self, table: "Bohnanza", seat: Seat) -> None:
        stage: BeanStage = table.stages[-1]  # type: ignore[assignment]  # as all stages here
        stage.check_pass(table, seat)  # type: ignore[arg-type]  # a stage of this game

    def apply(self, table: "Bohnanza", seat: Seat, chance: Chance) -> None:
        stage: BeanStage = table.stages[-1]  # type: ignore[assignment]  # as all stages here
        stage.do_pass(table, seat, chance)  # type: ignore[arg-type]  # a stage of this game


PASS: Final = Pass()


class Waiting(BeanStage, frozen=True):
    """Before the deck runs out: those who have passed want to discard nothing more."""

    passed: "tuple[Seat, ...]" = ()

    def asks(self, table: "Bohnanza") -> list[Ask]:
        asks = table.idle.copy()
        for seat in range(table.seats):
            if self.awaits(table, seat):
                asks[seat] = Ask(seat, True, ("pass",), (), table.RIGHTS)
        return asks

    def actions(self, table: "Bohnanza", seat: Seat) -> list[Action]:
        found: list[Action] = [PASS] if self.awaits(table, seat) else []
        return found + table.rights(seat)

    def check_pass(self, table: "Bohnanza", seat: Seat) -> None:
        require(self.awaits(table, seat), "nothing-to-pass", "B52")

    def do_pass(self, table: "Bohnanza", seat: Seat, chance: Chance) -> None:
        table.stages = (Waiting((*self.passed, seat)),)

    def go_on(self, table: "Bohnanza", chance: Chance) -> None:
        """The phase begins when nobody is awaited any more."""
        if self.awaits_any(table):
            return
        begun = table.begin(table.turn_phases()[table.phase], chance)
        if begun is None:
            advance(table, chance)
        else:
            table.stages = (begun,)

    def may_stand(self, table: "Bohnanza") -> bool:
        due = table.cards_due(phase_of(table)) > 0
        waits = self.awaits_any(table) or table.stages[-1] is not self
        return due and waits and are_seats(table, self.passed)

    def awaits(self, table: "Bohnanza", seat: Seat) -> bool:
        """Whether a seat may still want to discard before the deck runs out."""
        return seat not in self.passed and feeds(table, seat)

    def awaits_any(self, table: "Bohnanza") -> bool:
        """Whether anybody may still want to discard."""
        return any(self.awaits(table, seat) for seat in range(table.seats))


WAITING: Final = Waiting()
"""Nobody has passed yet."""


class Over(BeanStage, frozen=True):
    """The game has ended."""

    def asks(self, table: "Bohnanza") -> list[Ask]:
        return []

    def actions(self, table: "Bohnanza", seat: Seat) -> list[Action]:
        return []


# From phase to phase


def advance(table: "Bohnanza", chance: Chance) -> None:
    """Go on to the next phase in which something is to be decided."""
    phases = table.turn_phases()
    stage: Stage | None = None
    while stage is None:
        table.phase += 1
        if table.phase == len(phases):
            table.phase = 0
            table.active = (table.active + 1) % table.seats
        stage = wait(table, phases[table.phase]) or table.begin(phases[table.phase], chance)
    table.stages = (stage,)


def wait(table: "Bohnanza", phase: str) -> Stage | None:
    """Before a phase in which the deck runs out, whoever can may discard something first."""
    due = table.cards_due(phase)
    if due and is_the_last_of_the_deck(table, due) and WAITING.awaits_any(table):
        return WAITING
    return None


def is_the_last_of_the_deck(table: "Bohnanza", count: int) -> bool:
    """Whether taking these cards ends the deck, so that earlier discards join the next one."""
    left = table.deck_size()
    if left:
        return left <= count and table.exhausted + 1 < table.last_exhaustion()
    return not table.ran_dry()


def feeds(table: "Bohnanza", seat: Seat) -> bool:
    """Whether a seat could lay cards on the discard pile now, from what everybody sees."""
    return any(table.lays_off(seat, right) for right in table.rights(seat))


def begin_drawing(table: "Bohnanza", chance: Chance) -> Stage | None:
    """The last phase: the active seat draws."""
    if table.ran_dry():
        return table.finish(chance)
    target = table.drawn_pile(table.active)
    count = draw(table, table.draw_count(table.active), target, chance)
    table.emit("drew", table.active, count)
    return table.finish(chance) if table.ran_dry() else None


def is_stalled(table: "Bohnanza") -> bool:
    """Whether no card can come into the game any more."""
    return not (
        table.deck_size()
        or table.piles[table.discard]
        or any(table.hand(seat) for seat in range(table.seats))
    )


def finish(table: "Bohnanza") -> Stage:
    """The end: hands are not planted, and every field is sold, lone beans too."""
    for seat in range(table.seats):
        for slot in table.fields[seat]:
            if table.field(seat, slot):
                table.harvest(seat, slot)
    table.emit("ended", NOBODY)
    return Over()


def phase_of(table: "Bohnanza") -> str:
    """The phase of the turn by its name; none before the first one."""
    return table.turn_phases()[table.phase] if table.phase >= 0 else ""


def are_seats(table: "Bohnanza", seats: tuple[Seat, ...]) -> bool:
    """Whether these are seats of the table, each named once."""
    return len(set(seats)) == len(seats) and set(seats) <= set(range(table.seats))


def check_turn(table: "Bohnanza") -> None:
    """Refuse a position that no turn can come to."""
    table.require_possible(table.active in range(table.seats), "active")
    table.require_possible(-1 <= table.phase < len(table.turn_phases()), "phase")
    table.require_possible(0 <= table.exhausted <= table.most_exhaustions(), "exhausted")
    stages: tuple[BeanStage, ...] = table.stages  # type: ignore[assignment]  # as all stages here
    fits = all(stage.PHASE in ("", phase_of(table)) for stage in stages)
    table.require_possible(fits, "phase")
    made = table.offers_made
    table.require_possible(len(made) == table.seats and min(made) >= 0, "offers_made")
    table.require_possible(len(table.fields) == table.seats, "fields")


# The deck


def draw(table: "Bohnanza", count: int, target: int, chance: Chance) -> int:
    """Take cards one after the other, as one step, and return how many there were.

    When the last card is taken the discard pile is shuffled at once, and the step goes on
    from it; with no discard pile, or after the last time, the step is over.
    """
    left = table.deck_size() or shuffle(table)
    if not left:
        run_out(table)
        return 0
    for drawn in range(1, count + 1):
        table.take(target, chance)
        left -= 1
        if not left:
            run_out(table)
            left = 0 if table.ran_dry() else shuffle(table)
            if not left:
                return drawn
    return count


def run_out(table: "Bohnanza") -> None:
    """The deck has run out once more."""
    table.exhausted += 1
    table.emit_early("ran_out", NOBODY, table.exhausted)


def shuffle(table: "Bohnanza") -> int:
    """The discard pile becomes the deck; how many cards it had."""
    count = table.pour(table.discard, table.deck)
    if count:
        table.emit_early("shuffled", NOBODY, count)
    return count
