"""What is worth telling after a game: payments, bluffs and sets."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from higgle.core import Event, Highlight, Seat
from higgle.kuhhandel.animals import RAT, SET
from higgle.kuhhandel.money import WORTH, total

if TYPE_CHECKING:
    from higgle.kuhhandel.game import Kuhhandel

FOUR: Final = 4
"""So many cards of money that are all zeros are a story."""
ZERO: Final = WORTH.index(0, 1)
PARTNERS: Final = ("partner", "auctioneer", "bidder", "claimant")


def highlights(table: "Kuhhandel", event: Event) -> list[Highlight]:
    """What an event brings."""
    teller = TELLERS.get(event.name)
    return [] if teller is None else teller(table, event)


def number(table: "Kuhhandel", event: Event, name: str) -> int:
    """A number of an event by its name."""
    return event.numbers[table.EVENTS[event.name].index(name)]


def money_of(table: "Kuhhandel", event: Event) -> dict[Seat, list[int]]:
    """The money cards that moved, by whoever laid them."""
    found: dict[Seat, list[int]] = {}
    for card, source, _, _ in event.moves:
        if table.layout.families[source] == "money":
            found.setdefault(table.layout.owners[source], []).append(card)
    return found


def traders(table: "Kuhhandel", event: Event) -> list[Seat]:
    """The seats between which something passes."""
    names = table.EVENTS[event.name]
    return [event.seat, *(event.numbers[names.index(one)] for one in PARTNERS if one in names)]


def zeros(table: "Kuhhandel", event: Event) -> list[Highlight]:
    """Whoever has paid with nothing but zeros."""
    seats = traders(table, event)
    return [
        Highlight("zeros", payer, next(seat for seat in seats if seat != payer), 0, len(cards), 0)
        for payer, cards in money_of(table, event).items()
        if len(cards) >= FOUR and set(cards) == {ZERO}
    ]


def sale(table: "Kuhhandel", event: Event) -> list[Highlight]:
    """An animal or a pedigree is paid."""
    laid = money_of(table, event).get(event.seat, [])
    other, card = traders(table, event)[-1], number(table, event, "card")
    bought = Highlight("bought", event.seat, other, card, len(laid), total(laid))
    return [*zeros(table, event), bought]


def trade(table: "Kuhhandel", event: Event) -> list[Highlight]:
    """Animals have changed hands, and perhaps made a set complete."""
    species, partner = number(table, event, "card"), number(table, event, "partner")
    count = number(table, event, "count")
    found = [Highlight("traded", event.seat, partner, species, count, 0)]
    herd = table.piles[table.layout.first["herd"] + event.seat]
    if species != RAT and herd.count(species) == SET:
        found.append(Highlight("set", event.seat, partner, species, SET, 0))
    return found


def highlight_bluff(table: "Kuhhandel", event: Event) -> list[Highlight]:
    """A bluff was called."""
    value = number(table, event, "value")
    return [Highlight("bluff", event.seat, event.seat, 0, 0, value)]


def free(table: "Kuhhandel", event: Event) -> list[Highlight]:
    """Nobody bid."""
    card = number(table, event, "card")
    return [Highlight("free", event.seat, event.seat, card, 0, 0)]


TELLERS: Final[dict[str, Callable[["Kuhhandel", Event], list[Highlight]]]] = {
    "money_accepted": zeros,
    "money_swapped": zeros,
    "lot_paid": sale,
    "lot_bought": sale,
    "pedigree_sold": sale,
    "pedigree_bought": sale,
    "animals_moved": trade,
    "exposed": highlight_bluff,
    "taken_free": free,
}
"""What is looked for in which event."""
