"""The other half of the third law: every accepted action of a closed form is listed."""

from collections.abc import Iterator

import msgspec

from higgle.bohnanza.bohnaparte.purchases import Stock
from higgle.bohnanza.dealing import Accept, Confirm, Decline, Withdraw, nearest_accept
from higgle.bohnanza.game import Bohnanza
from higgle.bohnanza.harvest import BuyField, Harvest
from higgle.bohnanza.high_bohn.planting import Stew, Store
from higgle.bohnanza.offers import nearest
from higgle.bohnanza.planting import Plant, Settling
from higgle.bohnanza.plus.orders import Meet, ShowOrder
from higgle.bohnanza.trading import EndTrade
from higgle.bohnanza.turn import Pass
from higgle.core import Action, Seat
from tests.laws.laws import Play, accepts, hold

FRONT = (Plant, Stew, Store, Stock)
"""What is done with the front card, which may be named, in phase 1."""


def lists_all(table: Bohnanza, seat: Seat) -> None:
    """What would be accepted is listed, whichever copies are given."""
    thought = conceivable(table, seat)
    accepted = {deed(table, action) for action in thought if accepts(table, seat, action)}
    listed = {deed(table, action) for action in table.actions(seat)}
    hold(accepted <= listed, f"accepted but not listed: {sorted(accepted - listed)}")


def deed(table: Bohnanza, action: Action) -> str:
    """An action without the copies that it gives, and without the name of the front card."""
    if isinstance(action, FRONT) and not isinstance(table.stages[-1], Settling):
        return str(msgspec.structs.replace(action, sort=0))
    if isinstance(action, Accept):
        return f"accept {action.offer}"
    if isinstance(action, Confirm):
        return f"confirm {action.offer} with {action.partner + 1}"
    return str(action)


def conceivable(table: Bohnanza, seat: Seat) -> Iterator[Action]:
    """Every action of a closed form that a seat could think of."""
    yield from (Pass(), BuyField(), EndTrade(), Meet(), ShowOrder())
    for slot in range(-1, table.slot_count() + 1):
        yield Harvest(slot)
        for sort in (0, *table.sorts()):
            yield Plant(slot, sort)
    for offer in table.offers:
        yield Decline(offer.id)
        yield Withdraw(offer.id)
        accept = nearest_accept(table, seat, offer)
        if accept is not None:
            yield accept
        copies = nearest(table.hand(seat), offer.hand)
        if copies is not None:
            for partner in range(table.seats):
                yield Confirm(offer.id, partner, copies)


class CompletePlay(Play):
    """A random game with beans under the laws, both halves of the third included."""

    def probe(self, seat: Seat, action: Action) -> None:
        super().probe(seat, action)
        assert isinstance(self.table, Bohnanza)
        for other in {seat, self.random.randrange(self.table.seats)}:
            lists_all(self.table, other)
