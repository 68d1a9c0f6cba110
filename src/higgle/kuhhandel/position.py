"""Which farms and purses a game of Kuhhandel Master can come to."""

from typing import TYPE_CHECKING

from higgle.core import DOWN, TRUTH, Seat
from higgle.kuhhandel.animals import DONKEY
from higgle.kuhhandel.money import DONKEYS

if TYPE_CHECKING:
    from higgle.kuhhandel.game import Kuhhandel


def check_farms(table: "Kuhhandel") -> None:
    """Refuse more donkeys than there are, or a reserve that cannot pay for those to come."""
    to_come = len(DONKEYS) - table.donkeys
    table.require_possible(0 <= to_come <= len(DONKEYS), "donkeys")
    if table.audience == TRUTH:
        waiting = table.piles[table.deck][DONKEY]
        if table.two:
            waiting += sum([table.piles[table.looked + seat].count(DONKEY) for seat in (0, 1)])
        table.require_possible(waiting <= to_come, "donkeys")
        due = DONKEYS[table.donkeys : table.donkeys + waiting]
        reserve = table.piles[table.reserve]
        paid = all(reserve.count(card) >= table.seats * due.count(card) for card in due)
        table.require_possible(paid, "reserve")


def check_purses(table: "Kuhhandel") -> None:
    """Refuse money that was shown or counted and is not there."""
    exposed, counts = table.exposed, table.hand_counts
    table.require_possible(len(exposed) == table.seats, "exposed")
    known = [seat for seat in range(table.seats) if knows(table, seat)]
    for seat, shown in enumerate(exposed):
        fits = shown is None or DOWN not in shown
        table.require_possible(fits, "exposed")
        if shown is not None and seat in known:
            table.require_possible(sorted(shown) == sorted(table.purse(seat)), "exposed")
    if not table.counts_hands or not counts:
        table.require_possible(not counts, "hand_counts")
        return
    table.require_possible(len(counts) == table.seats and min(counts) >= 0, "hand_counts")
    busy = table.stages[-1].traders(table)
    fit = all(len(table.purse(seat)) == counts[seat] for seat in known if seat not in busy)
    held = [len(table.purse(seat)) + len(table.piles[table.offers + seat]) for seat in known]
    whole = table.audience != TRUTH or sum(held) == sum(counts)
    table.require_possible(fit and whole, "hand_counts")


def knows(table: "Kuhhandel", seat: Seat) -> bool:
    """Whether the audience sees the money of a seat."""
    return table.audience in (TRUTH, seat)
