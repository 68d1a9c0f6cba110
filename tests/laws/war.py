"""The secrets of Bohnaparte, its hidden choices, and every action one could think of in it."""

from collections.abc import Iterator
from random import Random

from higgle.bohnanza.bohnaparte.board import CAMP, QUARRY, RIVER
from higgle.bohnanza.bohnaparte.camps import Camp
from higgle.bohnanza.bohnaparte.game import Bohnaparte
from higgle.bohnanza.bohnaparte.purchases import BuyDepot, BuyMerchant, Fortify, Stock, Take
from higgle.bohnanza.bohnaparte.war import Attack, Fight, Stop
from higgle.core import Action, Seat, Table
from tests.laws.beans import SECRETS, rewrite_slips
from tests.laws.beans import disguise as disguise_deal
from tests.laws.complete import conceivable, deed
from tests.laws.laws import Play, accepts, hold
from tests.laws.worlds import Secret, Worlds
from tests.piles import counted

WORLDS = Worlds(
    (
        *SECRETS,
        Secret("depot", "bean", own=False),
        Secret("laid", "bean", own=False),
        Secret("unseen", "bean"),
    ),
    undone=("released",),
    rewrite=rewrite_slips,
)


def disguise(table: Table, world: Table, seat: int, action: Action) -> Action:
    """The same deed as everybody sees it, with another card from the same source."""
    assert isinstance(world, Bohnaparte)
    if isinstance(action, Fight) and action.source != "deck":
        cards = world.hand(seat) if action.source == "hand" else world.depot(seat)
        return Fight(action.source, len(cards) - 1 - action.place)
    return disguise_deal(table, world, seat, action)


def arm(table: Bohnaparte, random: Random, lands: int, deck: int, runs: int) -> None:
    """A rich start: thalers and some lands for every seat, a short deck and a few runs of it."""
    for seat in range(table.seats):
        for _ in range(7):
            take(table, random, table.thaler_piles + seat)
    free = [n for n, kind in enumerate(table.board.kinds) if kind not in (CAMP, RIVER)]
    random.shuffle(free)
    for seat in range(table.seats):
        for land in free[seat * lands : (seat + 1) * lands]:
            table.mark(land, seat)
    while sum(table.piles[table.deck]) > deck:
        take(table, random, table.discard)
    table.exhausted = table.last_exhaustion() - runs
    table.log = None


def take(table: Bohnaparte, random: Random, pile: int) -> None:
    """Any card out of the deck."""
    bag = table.piles[table.deck]
    if sum(bag):
        card = random.choices(range(len(bag)), bag)[0]
        counted(table, table.deck, card, -1)
        table.piles[pile] += (card,)


def warlike(table: Bohnaparte, seat: Seat, third: int) -> Iterator[Action]:
    """Every action of war that a seat could think of on a third of the lands, and nonsense too."""
    yield from (Stop(), BuyDepot(), BuyMerchant(), Fight("deck"), Fight("deck", 1))
    for place in range(-1, max(len(table.hand(seat)), len(table.depot(seat))) + 1):
        yield from (Fight("hand", place), Fight("depot", place))
    for sort in (0, *table.sorts()):
        yield from (Stock(sort), Take(sort))
    quarries = (0, *table.board.places[QUARRY])
    for land in range(third - 1, len(table.lands) + 1, 3):
        yield Camp(land)
        yield from (Fortify(land, quarry) for quarry in quarries)
        yield from (Attack(land, rider) for rider in range(-2, len(table.ready) + 1))


class WarPlay(Play):
    """A random game of Bohnaparte under the laws, both halves of the third included."""

    def probe(self, seat: Seat, action: Action) -> None:
        super().probe(seat, action)
        table = self.table
        assert isinstance(table, Bohnaparte)
        someone = int(self.random.random() * table.seats)
        third = int(self.random.random() * 3)
        for other in {seat, someone}:
            thought = (*conceivable(table, other), *warlike(table, other, third))
            accepted = {deed(table, one) for one in thought if accepts(table, other, one)}
            listed = {deed(table, one) for one in table.actions(other)}
            hold(accepted <= listed, f"accepted but not listed: {sorted(accepted - listed)}")
