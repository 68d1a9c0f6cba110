"""Orders in words: who has which, where, and what became of it."""

from higgle.bohnanza.plus.game import BohnanzaPlus
from tests.piles import counted
from tests.scene import Scene, scene


def ordering(seats: int = 4, **options: object) -> Scene:
    """An empty table with every order in the pile."""
    t = scene("bohnanza-plus", seats, orders=True, **options)
    plus(t).piles[plus(t).order_deck] = tuple(t.table.census()["order"])
    return t


def plus(t: Scene) -> BohnanzaPlus:
    assert isinstance(t.table, BohnanzaPlus)
    return t.table


def written(t: Scene, code: int) -> str:
    """An order as it is printed."""
    left, right = plus(t).pairs()[code - 1]
    return f"{left}/{right}"


def code(t: Scene, order: str) -> int:
    """The card with this print, taken out of the pile."""
    left, _, right = order.partition("/")
    found = plus(t).pairs().index((int(left), int(right))) + 1
    assert plus(t).piles[plus(t).order_deck][found], f"{order} is not in the pile"
    counted(plus(t), plus(t).order_deck, found, -1)
    return found


def take(t: Scene, seat: int, order: str, before: int | None = None) -> Scene:
    """An order goes behind the hand as it is now, or before that many of its last beans."""
    table = plus(t)
    table.piles[table.order_piles + seat] = (code(t, order),)
    table.piles[table.order_places + seat] = (len(table.hand(seat)) - (before or 0),)
    return t


def lay_open(t: Scene, seat: int, order: str) -> Scene:
    """An order lies open before a seat."""
    plus(t).piles[plus(t).open_orders + seat] = (code(t, order),)
    return t


def in_hand(t: Scene, seat: int) -> list[str]:
    """The hand with the order at its place among the beans."""
    table = plus(t)
    cards = t.in_hand(seat)
    for order in table.piles[table.order_piles + seat]:
        cards.insert(table.piles[table.order_places + seat][0], written(t, order))
    return cards


def opened(t: Scene, seat: int) -> list[str]:
    """The orders that lie open before a seat."""
    return [written(t, card) for card in plus(t).piles[plus(t).open_orders + seat]]


def met(t: Scene, seat: int) -> list[str]:
    """The orders in a seat's thaler pile, the first one met first."""
    return [written(t, card) for card in plus(t).piles[plus(t).met_orders + seat]]


def under(t: Scene) -> list[str]:
    """The orders under the pile, in the order in which they went there."""
    return [written(t, card) for card in plus(t).piles[plus(t).under]]


def empty_pile(t: Scene) -> Scene:
    """No order is left to draw."""
    bag = plus(t).order_deck
    plus(t).piles[bag] = (0,) * len(plus(t).piles[bag])
    return t
