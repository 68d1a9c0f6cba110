"""The secrets of Bohnanza Plus: besides the beans, the orders and their places in the hands."""

from random import Random

from higgle.bohnanza.plus.game import BohnanzaPlus
from higgle.bohnanza.plus.orders import Meet
from higgle.core import Action, Table
from tests.laws.beans import SECRETS, rewrite_slips
from tests.laws.complete import CompletePlay
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
    undone=("released",),
    rewrite=rewrite,
)


class OrderPlay(CompletePlay):
    """Random play in which an order is mostly met when it can be."""

    def choose(self) -> tuple[int, Action]:
        table = self.table
        assert isinstance(table, BohnanzaPlus)
        if self.random.random() < 0.7:
            for action in table.actions(table.active):
                if isinstance(action, Meet):
                    return table.active, action
        return super().choose()


def fit_fields(table: BohnanzaPlus, seat: int, pair: tuple[int, int]) -> None:
    """The first two fields of a seat grow what an order wants; the rest goes back to the deck."""
    for slot, wanted in enumerate(pair):
        pile = table.field_piles + slot * table.seats + seat
        code = table.piles[pile][0]
        counted(table, table.deck, code, len(table.piles[pile]))
        count = min(wanted, table.piles[table.deck][code])
        counted(table, table.deck, code, -count)
        table.piles[pile] = (code,) * count


def deal_order(table: BohnanzaPlus, seat: int, pair: tuple[int, int]) -> None:
    """Exchange a seat's order for another one of the pile."""
    wanted = table.pairs().index(pair) + 1
    if table.piles[table.order_deck][wanted]:
        counted(table, table.order_deck, wanted, -1)
        counted(table, table.order_deck, table.piles[table.order_piles + seat][0], 1)
        table.piles[table.order_piles + seat] = (wanted,)
