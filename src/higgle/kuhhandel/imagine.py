"""What a seat cannot see, made up so that it agrees with everything it sees."""

from random import Random
from typing import TYPE_CHECKING

from higgle.core import DOWN, NOTHING, Cards, Seat
from higgle.kuhhandel.auction import STEP
from higgle.kuhhandel.cow_trade import Answering, Offering
from higgle.kuhhandel.dutch import HIGHEST, Laying, Marking

if TYPE_CHECKING:
    from higgle.kuhhandel.game import Kuhhandel


def shown_purses(table: "Kuhhandel") -> dict[int, Cards]:
    """A seat that had to show its money for this lot still has it."""
    return {
        table.purses + seat: shown
        for seat, shown in enumerate(table.exposed)
        if shown is not None and is_hidden(table, table.purses + seat)
    }


def is_hidden(table: "Kuhhandel", pile: int) -> bool:
    """Whether the audience sees nothing of a pile."""
    return table.layout.sees(table.audience)[pile] == NOTHING


def lay_backs(table: "Kuhhandel", random: Random) -> None:
    """Deal the money that is not in sight to those whose money is hidden.

    At a staged table some may be missing, though every purse is counted.
    """
    seats = [seat for seat in range(table.seats) if is_hidden(table, table.purses + seat)]
    known = {seat: size for seat in seats if (size := known_size(table, seat)) is not None}
    sizes = {seat: known.get(seat, least_size(table, seat)) for seat in seats}
    free = [seat for seat in seats if seat not in known]
    for _ in range(away(table) - sum(sizes.values()) if free else 0):
        sizes[free[int(random.random() * len(free))]] += 1
    for seat, size in sizes.items():
        table.piles[table.purses + seat] = (DOWN,) * size
    lay_hidden_offer(table, random)


def away(table: "Kuhhandel") -> int:
    """How many money cards lie in no pile that can be counted."""
    counted = 0
    for pile, family in enumerate(table.layout.families):
        if family == "money":
            cards = table.piles[pile]
            counted += sum(cards) if table.layout.bags[pile] else len(cards)
    return sum(table.census()["money"]) - counted


def known_size(table: "Kuhhandel", seat: Seat) -> int | None:
    """How many money cards a seat has in hand and in a hidden offer, where that is known."""
    shown = table.exposed[seat]
    if shown is not None:
        return len(shown)
    stage = table.stages[-1]
    laid = table.piles[table.offers + table.active]
    open_offer = type(stage) is Answering and not is_hidden(table, table.offers + table.active)
    if open_offer and seat == table.active and not laid:
        return 0
    if not table.hand_counts:
        return None
    if isinstance(stage, (Offering, Answering)) and seat in (table.active, stage.partner):
        if stage.round == 2:
            return None
        if open_offer and seat == table.active:
            return table.hand_counts[seat] - len(laid)
    return table.hand_counts[seat]


def least_size(table: "Kuhhandel", seat: Seat) -> int:
    """How many money cards a seat must have: those that were shown, and what it does needs."""
    sure = len(known_money(table, seat))
    stage = table.stages[-1]
    if type(stage) is Laying and seat == stage.claimant:
        return max(sure, stage.count)
    if seat != table.active or not (table.deck_size() or second_round(table)):
        return sure + int(sure > 0 and has_laid_in_the_dark(table, seat))
    if type(stage) is Answering:
        return sure + int(is_hidden(table, table.offers + seat))
    return max(sure, int(type(stage) is Offering))


def has_laid_in_the_dark(table: "Kuhhandel", seat: Seat) -> bool:
    """Whether the offer of a cow trade is a seat's, and hidden."""
    answering = type(table.stages[-1]) is Answering
    return answering and seat == table.active and is_hidden(table, table.offers + seat)


def known_money(table: "Kuhhandel", seat: Seat) -> Cards:
    """The money that a seat has shown, and surely still has."""
    return table.sure_cards().get(table.purses + seat, ()) if table.sightings else ()


def second_round(table: "Kuhhandel") -> bool:
    """Whether a cow trade is in its second round."""
    stage = table.stages[-1]
    return isinstance(stage, (Offering, Answering)) and stage.round == 2


def lay_hidden_offer(table: "Kuhhandel", random: Random) -> None:
    """Part of the money of the seat that opened the trade is its offer."""
    offer = table.offers + table.active
    if type(table.stages[-1]) is Answering and is_hidden(table, offer):
        purse = table.purse(table.active)
        count = 1 + int(random.random() * (len(purse) - len(known_money(table, table.active))))
        table.piles[offer] = purse[:count]
        table.piles[table.purses + table.active] = purse[count:]


def fill_slips(table: "Kuhhandel", random: Random) -> None:
    """Numbers that the others may have written down."""
    if table.two:
        return
    marking = type(table.stages[-1]) is Marking
    for seat in range(table.seats):
        slip = table.piles[table.slips + seat]
        if slip and slip[0] == DOWN:
            most = min(HIGHEST, len(table.purse(seat))) if marking else table.ceiling(seat) // STEP
            number = int(random.random() * (most + 1))
            table.piles[table.slips + seat] = (1 + (number if marking else STEP * number),)
