"""The secrets of High Bohn, its hidden choices, and every action one could think of in it."""

from collections.abc import Iterator
from itertools import permutations
from random import Random

from higgle.bohnanza.beans import BLUE, SOY
from higgle.bohnanza.harvest import add_field
from higgle.bohnanza.high_bohn.bank import Arrange, Look, MoveCard, Moving, PutUnder
from higgle.bohnanza.high_bohn.buildings import FARM_2, KINDS, ROWS
from higgle.bohnanza.high_bohn.game import HighBohn
from higgle.bohnanza.high_bohn.planting import Stew, Store
from higgle.bohnanza.high_bohn.town import Buy, CallOff, Claiming, LetPass, Name
from higgle.core import Action, Seat, Table
from tests.laws.beans import SECRETS, rewrite_slips
from tests.laws.beans import disguise as disguise_deal
from tests.laws.complete import conceivable, deed
from tests.laws.laws import Play, accepts, hold
from tests.laws.worlds import Secret, Worlds
from tests.piles import counted

WORLDS = Worlds(
    (
        *[secret for secret in SECRETS if secret.pile != "thalers"],
        Secret("above", "bean"),
        Secret("under", "bean"),
        Secret("peeked", "bean", own=False),
        Secret("drawn", "bean", own=False),
    ),
    undone=("released",),
    rewrite=rewrite_slips,
)


def disguise(table: Table, world: Table, seat: int, action: Action) -> Action:
    """The same deed as everybody sees it, with other copies or in another order."""
    if isinstance(action, Arrange):
        return Arrange(tuple(reversed(action.order)))
    return disguise_deal(table, world, seat, action)


def townish(table: HighBohn, seat: Seat) -> Iterator[Action]:
    """Every action of the town that a seat could think of, and some that make no sense."""
    yield from (Look(), PutUnder(), CallOff())
    for building in range(-1, len(ROWS) + 1):
        yield from (Buy(building), LetPass(building))
    for kind in range(-1, len(KINDS) + 1):
        yield Name(kind)
    for sort in (0, *table.sorts()):
        yield Store(sort)
        yield from (Stew(slot, sort) for slot in range(-1, table.slot_count() + 1))
    moving = isinstance(table.stages[-1], Moving)
    places = range(-1, len(table.hand(seat)) + 1 if moving else 2)
    yield from (MoveCard(place, to) for place in places for to in places)
    for count in range(5):
        yield from (Arrange(order) for order in permutations(range(count)))


class TownPlay(Play):
    """A random game of High Bohn under the laws, both halves of the third included."""

    def choose(self) -> tuple[Seat, Action]:
        """Now and then a purchase that waits is called off."""
        stage = self.table.stages[-1]
        if isinstance(stage, Claiming) and self.random.random() < 0.1:
            return stage.buyer, CallOff()
        return super().choose()

    def probe(self, seat: Seat, action: Action) -> None:
        super().probe(seat, action)
        table = self.table
        assert isinstance(table, HighBohn)
        for other in {seat, self.random.randrange(table.seats)}:
            thought = (*conceivable(table, other), *townish(table, other))
            accepted = {deed(table, one) for one in thought if accepts(table, other, one)}
            listed = {deed(table, one) for one in table.actions(other)}
            hold(accepted <= listed, f"accepted but not listed: {sorted(accepted - listed)}")
            hold(listed <= accepted, f"listed but not accepted: {sorted(listed - accepted)}")


def take(table: HighBohn, sort: int, pile: int) -> None:
    """A card of this sort out of the deck, if there is one."""
    if table.piles[table.deck][sort]:
        counted(table, table.deck, sort, -1)
        table.piles[pile] += (sort,)


def found(table: HighBohn, random: Random, houses: int, deck: int) -> None:
    """A rich start: buildings, thalers and fields for every seat, and a short deck."""
    for seat in range(table.seats):
        for _ in range(houses):
            settle(table, seat, random.choice(table.piles[table.town]))
        for sort in random.sample(table.sorts(), 2):
            for _ in range(4):
                take(table, sort, table.thaler_piles + seat)
        if table.owns(seat, FARM_2):
            for sort in (BLUE, BLUE, SOY, SOY):
                take(table, sort, table.field_piles + seat)
    while sum(bag := table.piles[table.deck]) > deck:
        take(table, random.choice([c for c, n in enumerate(bag) if n]), table.discard)
    table.log = None


def settle(table: HighBohn, seat: Seat, code: int) -> None:
    """Give a building to a seat that may have it, but never the last one of its type."""
    owners = [s for s in range(table.seats) if table.has_kind(s, ROWS[code].kind)]
    if seat not in owners and len(owners) + 1 < table.kind_limit():
        table.move(table.town, (code,), table.building_piles + seat)
        table.pending_moves.clear()
        if ROWS[code].slot:
            add_field(table, seat, ROWS[code].slot)
