"""The end: every field is sold, everybody buys once more, and the score is counted."""

from typing import TYPE_CHECKING, ClassVar

from higgle.bohnanza.high_bohn.bank import join_hand
from higgle.bohnanza.high_bohn.buildings import COUNT_BONUS, ROWS
from higgle.bohnanza.high_bohn.town import (
    GRANTED,
    HARVESTS,
    Buy,
    Interlude,
    Refusal,
    build,
    could_buy,
)
from higgle.bohnanza.turn import PASS, Over, are_seats
from higgle.core import NOBODY, Action, Cards, Chance, Seat, Stage, require

if TYPE_CHECKING:
    from higgle.bohnanza.high_bohn.game import HighBohn


class LastHarvest(Interlude, frozen=True):
    """The end: whoever has a field of mixed sorts chooses which cards become thalers."""

    ABOVE: "ClassVar[bool]" = False

    def forms(self) -> tuple[str, ...]:
        return HARVESTS

    def may_stand(self, table: "HighBohn") -> bool:
        due = [(seat, slot) for seat in choosers(table) for slot in table.fields[seat]]
        grown = [(seat, slot) for seat, slot in due if table.field(seat, slot)]
        return bool(grown) and all(must_choose(table, seat, slot) for seat, slot in grown)

    def awaited_seats(self, table: "HighBohn") -> list[Seat]:
        return choosers(table)

    def rights(self, table: "HighBohn") -> tuple[str, ...]:
        return ()

    def go_on(self, table: "HighBohn", chance: Chance) -> None:
        """When the last field is sold the last buying round begins."""
        if not choosers(table):
            table.stages = (begin_last_buying(table),)


class LastBuying(Interlude, frozen=True):
    """The end: the last buying round has come to a seat."""

    ABOVE: "ClassVar[bool]" = False
    seat: Seat
    left: "Cards"
    """The seats that follow."""

    def awaited_seats(self, table: "HighBohn") -> list[Seat]:
        return [self.seat]

    def may_stand(self, table: "HighBohn") -> bool:
        return are_seats(table, (self.seat, *self.left))

    def answers(self, table: "HighBohn", seat: Seat) -> list[Action]:
        return [*[Buy(code) for code in table.affordable(seat)], PASS]

    def rights(self, table: "HighBohn") -> tuple[str, ...]:
        return HARVESTS if table.agreed.last_sale == "after" else ()

    def why_closed(self, table: "HighBohn", seat: Seat, code: int) -> Refusal:
        return GRANTED if seat == self.seat else ("not-your-turn", "H10")

    def buy(self, table: "HighBohn", seat: Seat, code: int) -> None:
        build(table, seat, code)

    def check_pass(self, table: "HighBohn", seat: Seat) -> None:
        require(seat == self.seat, "nothing-to-pass", "H10")

    def do_pass(self, table: "HighBohn", seat: Seat, chance: Chance) -> None:
        """The seat is done with the last buying round."""
        table.emit("bought_nothing", seat)
        table.stages = (next_buyer(table, self.left),)


def finish(table: "HighBohn") -> Stage:
    """Every field is sold; whoever has soy among another sort chooses what to keep.

    By agreement the last buying round comes first, and everybody sells as they like in it.
    """
    for seat in range(table.seats):
        join_hand(table, seat)
    if table.agreed.last_sale == "after":
        return begin_last_buying(table)
    sell_fields(table)
    if choosers(table):
        table.emit("last_harvest", NOBODY)
        return LastHarvest()
    return begin_last_buying(table)


def sell_fields(table: "HighBohn") -> None:
    """Sell the fields in which there is no choice that matters."""
    for seat in range(table.seats):
        for slot in table.fields[seat]:
            if table.field(seat, slot) and not must_choose(table, seat, slot):
                table.harvest(seat, slot)


def must_choose(table: "HighBohn", seat: Seat, slot: int) -> bool:
    """Whether the last harvest of a field matters for what can still be bought."""
    before = table.agreed.last_sale == "before"
    return before and slot not in table.stews[seat] and table.has_choice(seat, slot)


def may_still_buy(table: "HighBohn", seat: Seat) -> bool:
    """Whether a seat can buy something in the last round, after a sale too if it may sell."""
    if table.agreed.last_sale == "before":
        return bool(table.affordable(seat))
    return any(could_buy(table, seat, code) for code in table.piles[table.town])


def choosers(table: "HighBohn") -> list[Seat]:
    """The seats that have a field left to sell at the end."""
    return [s for s in range(table.seats) if any(table.field(s, f) for f in table.fields[s])]


def begin_last_buying(table: "HighBohn") -> Stage:
    """The last buying round begins with the active seat."""
    table.emit("last_buying", NOBODY)
    order = [(table.active + step) % table.seats for step in range(table.seats)]
    return next_buyer(table, tuple(order))


def next_buyer(table: "HighBohn", seats: tuple[Seat, ...]) -> Stage:
    """The last buying round comes to the next seat that can buy something, or ends."""
    for place, seat in enumerate(seats):
        if may_still_buy(table, seat):
            return LastBuying(seat, seats[place + 1 :])
    sell_fields(table)
    table.emit("ended", NOBODY)
    return Over()


def result(owned: Cards, thalers: int, under: int) -> dict[str, int]:
    """What buildings, thalers and thalers under cards count together."""
    own = [ROWS[code] for code in owned]
    per = max([row.per for row in own], default=0)
    return {
        "thalers": thalers,
        "under_cards": under,
        "tipi": (thalers + under) // per if per else 0,
        "buildings": sum([row.price for row in own]),
        "building_count": COUNT_BONUS[len(own)],
    }
