"""Planting: beans of the hand in phase 1, and in phase 3 those that were received."""

from typing import TYPE_CHECKING, ClassVar, Final

from higgle.bohnanza.beans import NAMES, ROOM
from higgle.bohnanza.harvest import SLOTS
from higgle.bohnanza.turn import PASS, PLANT, SETTLE, BeanStage, advance, is_stalled
from higgle.core import Action, Ask, Chance, Illegal, Seat, Stage, require

if TYPE_CHECKING:
    from higgle.bohnanza.game import Bohnanza

FRONT: Final = [0]
"""What an action calls the front card of the hand, whatever its sort."""


class Plant(Action, frozen=True):
    """Plant the front card of the hand, or in phase 3 a bean that lies apart."""

    slot: int
    sort: int = 0

    def __str__(self) -> str:
        bean = f"{NAMES[self.sort]} " if self.sort else ""
        return f"plant {bean}{self.slot + 1}"

    def check(self, table: "Bohnanza", seat: Seat) -> None:
        table.check_plant(seat, bean_due(table, seat, self.sort), self.slot)

    def apply(self, table: "Bohnanza", seat: Seat, chance: Chance) -> None:
        plant_due(table, seat, self.sort, self.slot)


PLANTINGS: Final = tuple(
    [tuple([Plant(slot, sort) for slot in range(SLOTS)]) for sort in range(ROOM)]
)
"""Every planting, by sort and slot: what is listed often is made once."""


class Planting(BeanStage, frozen=True):
    """Phase 1: how many beans of the hand have been planted."""

    PHASE: "ClassVar[str]" = PLANT
    planted: int = 0

    def asks(self, table: "Bohnanza") -> list[Ask]:
        asks = table.idle.copy()
        asks[table.active] = table.planting_ask(table.active, self.planted)
        return asks

    def actions(self, table: "Bohnanza", seat: Seat) -> list[Action]:
        found: list[Action] = []
        if seat == table.active:
            if table.has_bean_in_front(seat):
                front = table.hand(seat)[0]
                slots = [slot for slot in table.fields[seat] if table.may_plant(seat, front, slot)]
                found += [PLANTINGS[0][slot] for slot in slots]
            left = table.has_card_to_plant(seat)
            if self.planted or not left:
                found.append(PASS)
            if left:
                found += table.other_uses(seat, FRONT)
        found += table.rights(seat)
        return found

    def check_pass(self, table: "Bohnanza", seat: Seat) -> None:
        require(seat == table.active, "nothing-to-pass")
        require(self.planted or not table.has_card_to_plant(seat), "must-plant", "B10")

    def do_pass(self, table: "Bohnanza", seat: Seat, chance: Chance) -> None:
        advance(table, chance)

    def bean_due(self, table: "Bohnanza", seat: Seat, sort: int) -> int:
        """The front card."""
        if seat != table.active:
            raise Illegal("not-your-turn", "B10")
        table.check_front(seat)
        if not table.hand(seat):
            raise Illegal("nothing-to-plant", "B13")
        front = table.hand(seat)[0]
        if sort not in (0, front):
            raise Illegal("front-card-first", "B10")
        return front

    def lift(self, table: "Bohnanza", seat: Seat, sort: int) -> tuple[int, int]:
        table.leave_hand(seat, 0)
        table.stages = (Planting(self.planted + 1),)
        return table.hands + seat, 0

    def may_stand(self, table: "Bohnanza") -> bool:
        return 0 <= self.planted < table.plant_limit(table.active)

    def go_on(self, table: "Bohnanza", chance: Chance) -> None:
        """Plant another, or go on."""
        seat, count = table.active, self.planted
        if count:
            more = count < table.plant_limit(seat) and len(table.hand(seat)) > 0
        else:
            more = table.has_card_to_plant(seat)
        if not more:
            advance(table, chance)


class Settling(BeanStage, frozen=True):
    """Phase 3: everybody plants what was received."""

    PHASE: "ClassVar[str]" = SETTLE

    def asks(self, table: "Bohnanza") -> list[Ask]:
        asks = table.idle.copy()
        for seat in range(table.seats):
            ask = table.settling_ask(seat)
            if ask is not None:
                asks[seat] = ask
        return asks

    def actions(self, table: "Bohnanza", seat: Seat) -> list[Action]:
        sorts = sorts_to_plant(table, seat)
        found: list[Action] = []
        for sort in sorts:
            slots = [slot for slot in table.fields[seat] if table.may_plant(seat, sort, slot)]
            found += [PLANTINGS[sort][slot] for slot in slots]
        if sorts or seat == table.active:
            found += table.other_uses(seat, sorts)
        found += table.rights(seat)
        return found

    def check_pass(self, table: "Bohnanza", seat: Seat) -> None:
        table.check_settled(seat)

    def do_pass(self, table: "Bohnanza", seat: Seat, chance: Chance) -> None:
        advance(table, chance)

    def bean_due(self, table: "Bohnanza", seat: Seat, sort: int) -> int:
        """A bean that lies apart."""
        for pile in table.plant_piles(seat):
            if sort in table.piles[pile]:
                return sort
        raise Illegal("nothing-to-plant", "B40")

    def lift(self, table: "Bohnanza", seat: Seat, sort: int) -> tuple[int, int]:
        pile = next(pile for pile in table.plant_piles(seat) if sort in table.piles[pile])
        return pile, table.piles[pile].index(sort)

    def may_stand(self, table: "Bohnanza") -> bool:
        return table.stages[-1] is not self or not table.is_settled()

    def go_on(self, table: "Bohnanza", chance: Chance) -> None:
        if table.is_settled():
            advance(table, chance)


# The phases


def begin_planting(table: "Bohnanza", chance: Chance) -> Stage | None:
    """Phase 1, for a seat with a hand."""
    if is_stalled(table):
        return table.finish(chance)
    table.emit("turn_began", table.active)
    return Planting() if table.has_card_to_plant(table.active) else None


def begin_settling(table: "Bohnanza") -> Stage | None:
    """Phase 3, if anybody has a bean to plant."""
    return None if table.is_settled() else Settling()


# What is due


def bean_due(table: "Bohnanza", seat: Seat, sort: int) -> int:
    """The bean that is meant: the front card in phase 1, in phase 3 one that lies apart."""
    stage: BeanStage = table.stages[-1]  # type: ignore[assignment]  # as all stages here
    return stage.bean_due(table, seat, sort)  # type: ignore[arg-type]  # a stage of this game


def lift(table: "Bohnanza", seat: Seat, sort: int) -> tuple[int, int]:
    """The pile and the place of the bean that is meant, which is about to leave."""
    stage: BeanStage = table.stages[-1]  # type: ignore[assignment]  # as all stages here
    return stage.lift(table, seat, sort)  # type: ignore[arg-type]  # a stage of this game


def sorts_to_plant(table: "Bohnanza", seat: Seat) -> list[int]:
    """The sorts a seat still has to plant in phase 3."""
    sorts: list[int] = []
    for pile in table.plant_piles(seat):
        for sort in table.piles[pile]:
            if sort not in sorts:
                sorts.append(sort)
    sorts.sort()
    return sorts


def left_to_plant(table: "Bohnanza", seat: Seat) -> int:
    """How many beans a seat still has to plant in phase 3."""
    count = 0
    for pile in table.plant_piles(seat):
        count += len(table.piles[pile])
    return count


# A bean is planted


def check_plant(table: "Bohnanza", seat: Seat, sort: int, slot: int) -> None:
    """Refuse a field that does not take a bean."""
    if slot not in table.fields[seat]:
        raise Illegal("no-such-field", "B03", field=slot + 1)
    if not table.may_plant(seat, sort, slot):
        require(not table.field(seat, slot), "other-sort-grows", "B14", field=slot + 1)
        require(False, "grows-elsewhere", "B16")


def plant_due(table: "Bohnanza", seat: Seat, sort: int, slot: int) -> None:
    """Plant the bean that is meant."""
    pile, place = lift(table, seat, sort)
    table.plant(seat, pile, place, slot)


def put_aside(table: "Bohnanza", seat: Seat, sort: int, target: int) -> int:
    """Put the bean that is meant somewhere else than into a field, and return its sort."""
    pile, place = lift(table, seat, sort)
    return table.shift(pile, place, target)
