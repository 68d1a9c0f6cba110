"""The secrets of Bohnanza Plus: besides the beans, the orders and their places in the hands."""

from random import Random

from higgle.bohnanza.plus.game import BohnanzaPlus
from higgle.table import Table
from tests.laws.beans import SECRETS, rewrite_slips
from tests.laws.worlds import Secret, Worlds
from tests.piles import counted


def rewrite(table: Table, world: Table, audience: int) -> None:
    """Others have other copies, and their orders at other places."""
    rewrite_slips(table, world, audience)
    assert isinstance(world, BohnanzaPlus)
    places = Random(len(world.offers))
    for seat in range(world.seats):
        if seat != audience and world.piles[world.order_places + seat]:
            place = places.randrange(len(world.hand(seat)) + 1)
            world.piles[world.order_places + seat] = (place,)


WORLDS = Worlds(
    (
        *SECRETS,
        Secret("orders", "order"),
        Secret("orders-under", "order"),
        Secret("order", "order", own=False),
        Secret("met-orders", "order"),
    ),
    outcomes=("released",),
    rewrite=rewrite,
)


def deal_order(table: BohnanzaPlus, seat: int, pair: tuple[int, int]) -> None:
    """Exchange a seat's order for another one of the pile."""
    wanted = table.pairs().index(pair) + 1
    if table.piles[table.order_deck][wanted]:
        counted(table, table.order_deck, wanted, -1)
        counted(table, table.order_deck, table.piles[table.order_piles + seat][0], 1)
        table.piles[table.order_piles + seat] = (wanted,)
