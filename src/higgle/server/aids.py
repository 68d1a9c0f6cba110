"""The numbers to print beside a deed, asked of the table, so that no client holds a rule."""

from functools import lru_cache

from higgle.bohnanza.bohnaparte.game import Bohnaparte
from higgle.bohnanza.high_bohn.game import HighBohn
from higgle.bohnanza.offers import OpenOffer
from higgle.bohnanza.plus.game import BohnanzaPlus
from higgle.bohnanza.turn import Bohnanza
from higgle.kuhhandel.animals import RAT
from higgle.kuhhandel.auction import STEP
from higgle.kuhhandel.money import payments, smallest, total
from higgle.kuhhandel.scoring import pedigree_worth
from higgle.kuhhandel.stages import Bidding, BiddingInTurn, Counting, Deciding, Marking, Paying
from higgle.kuhhandel.turn import Kuhhandel
from higgle.table import Seat, Table

Steps = tuple[int, ...]


def aids(table: Table) -> dict[str, object]:
    """What a game answers to a client that draws a view of it; it knows no more than the view."""
    return public_aids(table) | own_aids(table)


def public_aids(table: Table) -> dict[str, object]:
    """What is the same for every audience: phases, sorts, and what every field pays."""
    if not isinstance(table, Bohnanza):
        return {}
    seats = range(table.seats)
    return {
        "phases": table.turn_phases(),
        "runs": table.last_exhaustion(),
        "sorts": table.sorts(),
        "prices": [table.third_field_price(seat) for seat in seats],
        "fields": [[field_aid(table, seat, slot) for slot in table.fields[seat]] for seat in seats],
    }


def own_aids(table: Table) -> dict[str, object]:
    """What depends on the cards that an audience sees."""
    if isinstance(table, Kuhhandel):
        return ring_aids(table)
    if isinstance(table, BohnanzaPlus) and table.chosen_options.orders:
        return {"orders": [order_aid(table, seat) for seat in range(table.seats)]}
    if isinstance(table, (HighBohn, Bohnaparte)):
        return {"points": table.scores()}
    return {}


def order_aid(table: BohnanzaPlus, seat: Seat) -> dict[str, object]:
    """The two numbers of an order, as far as they are seen, and where it is in the own hand."""
    known = [code for code in table.order(seat) if code]
    place = table.piles[table.order_places + seat]
    return {
        "pair": list(table.pairs()[known[0] - 1]) if known else [],
        "open": bool(table.piles[table.open_orders + seat]),
        "held": bool(table.order(seat)),
        "place": place[0] if place else -1,
        "met": len(table.piles[table.met_orders + seat]),
    }


def field_aid(table: Bohnanza, seat: Seat, slot: int) -> dict[str, object]:
    """What a field pays, and how many beans each thaler needs."""
    field = table.field(seat, slot)
    paid = table.meter(seat, field[0]) if field else ()
    if isinstance(table, HighBohn) and slot in table.stews[seat]:
        paid = table.stew_meter(seat)
    return {"slot": slot, "worth": table.payout(seat, slot), "steps": steps(paid)}


@lru_cache(maxsize=1000)
def steps(meter: tuple[int, ...]) -> Steps:
    """A beanometer as the beans needed for 1, 2, 3, … thalers; 0 where there is no such step."""
    most = max(meter, default=0)
    return tuple(meter.index(pay) if pay in meter else 0 for pay in range(1, most + 1))


def offered(table: Table, offer: object) -> OpenOffer | None:
    """The open offer of this number, in games that have offers."""
    if not isinstance(table, Bohnanza):
        return None
    return next((one for one in table.offers if one.id == offer), None)


def ring_aids(table: Kuhhandel) -> dict[str, object]:
    """The least bid, what it and every higher one would cost, and a pedigree's worth."""
    stage = table.stages[-1]
    seat = table.audience
    purse = table.purse(seat) if seat >= 0 else ()
    if isinstance(stage, (Bidding, BiddingInTurn)):
        least = stage.price + STEP
        return {"next": least, "payments": payments(purse, least)}
    if isinstance(stage, (Counting, Marking)) and seat >= 0:
        species = table.piles[table.lot][0] - RAT
        least_cards = [total(sorted(purse)[:count]) for count in range(len(purse) + 1)]
        return {"worth": pedigree_worth(table.herd(seat), species), "least": least_cards}
    if isinstance(stage, (Deciding, Paying)):
        return {"payment": list(smallest(purse, stage.price) or ())}
    return {}
