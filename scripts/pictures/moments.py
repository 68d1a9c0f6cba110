"""Moments worth a picture, in every game, and the clicks that lead to what the picture shows."""

from collections.abc import Mapping
from typing import NamedTuple

from higgle.bohnanza.beans import NAMES
from higgle.bohnanza.bohnaparte.camps import Camping
from higgle.bohnanza.bohnaparte.game import Bohnaparte
from higgle.bohnanza.bohnaparte.war import Attack, Attacking, Fighting
from higgle.bohnanza.game import Bohnanza
from higgle.bohnanza.high_bohn.ending import LastBuying
from higgle.bohnanza.high_bohn.game import HighBohn
from higgle.bohnanza.high_bohn.town import Claiming
from higgle.bohnanza.planting import Planting, Settling, left_to_plant
from higgle.bohnanza.plus.game import BohnanzaPlus
from higgle.bohnanza.trading import Trading
from higgle.core import Event, Table
from higgle.kuhhandel.auction import Bidding, Deciding, Paying
from higgle.kuhhandel.cow_trade import Answering, Offering
from higgle.kuhhandel.dutch import Counting
from higgle.kuhhandel.game import Kuhhandel
from higgle.kuhhandel.turn import DodgingRat
from tests.web.situation import Wish

TRADE = (".bar button.yes", "[data-key=offer]", ".strip .slot", ".build .sort >> nth=2")
TOWN = (".go .btn, .bar .item",)


class Moment(NamedTuple):
    """A situation, and what is clicked in it."""

    game: str
    wish: Wish
    clicks: tuple[str, ...] = ()
    seats: int = 4
    options: Mapping[str, object] | None = None


def market(table: Table, _: list[Event]) -> bool:
    """I trade, others have made offers, and fields are full."""
    assert isinstance(table, Bohnanza)
    offers = len(table.offers) > 1 and all(offer.maker for offer in table.offers)
    hand = table.hand(0)
    fits = len(hand) > 3 and NAMES[hand[0]] != "black-eyed"
    return market_of(table) and offers and fits and table.exhausted > 0


def planting(table: Table, _: list[Event]) -> bool:
    """My turn begins."""
    assert isinstance(table, Bohnanza)
    return table.active == 0 and table.stages[-1] == Planting() and table.exhausted > 0


def settling(table: Table, _: list[Event]) -> bool:
    """Another's turn: I plant what I have received."""
    assert isinstance(table, Bohnanza)
    mine = left_to_plant(table, 0) > 1 and table.active != 0
    return mine and type(table.stages[-1]) is Settling and table.exhausted > 0


def no_room(table: Table, _: list[Event]) -> bool:
    """No field takes my front bean."""
    assert isinstance(table, Bohnanza)
    due = table.hints().due(0)
    return table.active == 0 and due is not None and due.what == "harvest-first"


def orders(table: Table, _: list[Event]) -> bool:
    """I hold an order and trade."""
    assert isinstance(table, BohnanzaPlus)
    return market_of(table) and bool(table.order(0)) and len(table.hand(0)) > 3


def street(table: Table, _: list[Event]) -> bool:
    """I have two buildings and can buy another."""
    assert isinstance(table, HighBohn)
    return market_of(table) and len(table.buildings(0)) == 2 and bool(table.affordable(0))


def wanted(table: Table, _: list[Event]) -> bool:
    """Somebody wants a building that I could buy first."""
    asked = any(ask.seat == 0 and ask.must for ask in table.asks())
    return asked and type(table.stages[-1]) is Claiming


def last_round(table: Table, _: list[Event]) -> bool:
    """The last buying round has come to me."""
    stage = table.stages[-1]
    return type(stage) is LastBuying and stage.seat == 0


def market_of(table: Bohnanza) -> bool:
    """I trade."""
    return table.active == 0 and type(table.stages[-1]) is Trading


def lands(table: Table, _: list[Event]) -> bool:
    """I trade and own some lands."""
    assert isinstance(table, Bohnaparte)
    return market_of(table) and table.owners.count(0) > 3


def camp(table: Table, _: list[Event]) -> bool:
    """I choose where my camp stands."""
    assert isinstance(table, Bohnaparte)
    return table.active == 0 and type(table.stages[-1]) is Camping


def strike(table: Table, _: list[Event]) -> bool:
    """I attack and have to lay my card."""
    assert isinstance(table, Bohnaparte)
    stage = table.stages[-1]
    fights = type(stage) is Fighting and not stage.laid and stage.cavalry < 0
    return fights and table.active == 0 and len(table.hand(0)) > 3


def attack(table: Table, _: list[Event]) -> bool:
    """I may attack."""
    assert isinstance(table, Bohnaparte)
    if table.active != 0 or type(table.stages[-1]) is not Attacking:
        return False
    attacks = [action for action in table.actions(0) if isinstance(action, Attack)]
    return bool(attacks) and table.owners.count(0) > 3


def battle(table: Table, _: list[Event]) -> bool:
    """I am attacked and have to choose a card."""
    assert isinstance(table, Bohnaparte)
    stage = table.stages[-1]
    if type(stage) is not Fighting or not stage.laid:
        return False
    return table.owners[stage.land] == 0 and len(table.hand(0)) > 3


def auction(table: Table, _: list[Event]) -> bool:
    """An animal is auctioned, somebody leads, and herds have grown."""
    assert isinstance(table, Kuhhandel)
    stage = table.stages[-1]
    bids = type(stage) is Bidding and stage.price >= 60 and stage.leader not in (0, -1)
    return bids and table.active != 0 and table.auctions > 14


def decision(table: Table, _: list[Event]) -> bool:
    """I sell, or buy from the highest bidder."""
    assert isinstance(table, Kuhhandel)
    return table.active == 0 and type(table.stages[-1]) is Deciding and table.auctions > 8


def price(table: Table, _: list[Event]) -> bool:
    """I have won an animal and pay."""
    must = any(ask.seat == 0 and ask.must for ask in table.asks())
    return must and type(table.stages[-1]) is Paying


def count(table: Table, _: list[Event]) -> bool:
    """A pedigree is counted down."""
    assert isinstance(table, Kuhhandel)
    stage = table.stages[-1]
    return type(stage) is Counting and stage.count == 6 and table.active != 0


def rat(table: Table, _: list[Event]) -> bool:
    """The rat has come to me, and money lies beside it."""
    assert isinstance(table, Kuhhandel)
    return table.stages[-1] == DodgingRat(0) and table.pot_size() > 1


def cows(table: Table, _: list[Event]) -> bool:
    """I offer money for animals."""
    assert isinstance(table, Kuhhandel)
    return table.active == 0 and type(table.stages[-1]) is Offering


def counter(table: Table, _: list[Event]) -> bool:
    """Somebody offers me money for animals."""
    stage = table.stages[-1]
    return type(stage) is Answering and stage.partner == 0


def turn(table: Table, _: list[Event]) -> bool:
    """I choose between an auction and many trades."""
    assert isinstance(table, Kuhhandel)
    asked = [ask for ask in table.asks() if ask.seat == 0 and "trade" in ask.forms]
    return bool(asked) and len(table.actions(0)) > 5 and table.auctions > 10


MOMENTS = {
    "bohnanza": Moment("bohnanza", market),
    "bohnanza-offer": Moment("bohnanza", market, TRADE),
    "bohnanza-planting": Moment("bohnanza", planting),
    "bohnanza-received": Moment("bohnanza", settling),
    "bohnanza-no-room": Moment("bohnanza", no_room),
    "bohnanza-five": Moment("bohnanza", market, seats=5),
    "bohnanza-plus": Moment("bohnanza-plus", orders, seats=5, options={"orders": True}),
    "bohnanza-plus-six": Moment("bohnanza-plus", orders, seats=6, options={"orders": True}),
    "bohnanza-plus-seven": Moment("bohnanza-plus", orders, seats=7, options={"orders": True}),
    "high-bohn": Moment("high-bohn", street),
    "high-bohn-town": Moment("high-bohn", street, TOWN),
    "high-bohn-claim": Moment("high-bohn", wanted),
    "high-bohn-last-round": Moment("high-bohn", last_round),
    "bohnaparte": Moment("bohnaparte", lands),
    "bohnaparte-camp": Moment("bohnaparte", camp),
    "bohnaparte-strike": Moment("bohnaparte", strike),
    "bohnaparte-map": Moment("bohnaparte", attack, (".land.target",)),
    "bohnaparte-battle": Moment("bohnaparte", battle),
    "kuhhandel": Moment("kuhhandel", auction),
    "kuhhandel-turn": Moment("kuhhandel", turn),
    "kuhhandel-decision": Moment("kuhhandel", decision),
    "kuhhandel-pay": Moment("kuhhandel", price),
    "kuhhandel-count": Moment("kuhhandel", count),
    "kuhhandel-rat": Moment("kuhhandel", rat),
    "kuhhandel-trade": Moment(
        "kuhhandel", cows, (".purse button >> nth=1", ".purse button >> nth=3")
    ),
    "kuhhandel-counter": Moment("kuhhandel", counter),
}
