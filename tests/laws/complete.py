"""The other half of the third law: every accepted action of a closed form is listed."""

from collections.abc import Iterator
from random import Random

import msgspec

from higgle.bohnanza.answers import Accept, Confirm, Decline, Withdraw, list_accepts
from higgle.bohnanza.bohnaparte.purchases import Stock
from higgle.bohnanza.game import Bohnanza
from higgle.bohnanza.harvest import BuyField, Harvest
from higgle.bohnanza.high_bohn.planting import Stew, Store
from higgle.bohnanza.open_offers import ALL, gifts, mate_of, nearest, nearest_two
from higgle.bohnanza.planting import Plant, Settling
from higgle.bohnanza.plus.orders import Meet, ShowOrder
from higgle.bohnanza.trading import EndTrade, Offer
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
        return f"accept {action.offer} taking {action.take}"
    if isinstance(action, Confirm):
        return f"confirm {action.offer} with {action.partner + 1} and {action.also + 1}"
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
        yield from list_accepts(table, seat, table.open_cards(seat), offer)
        mate = mate_of(table.offers, offer)
        for hand, _, _ in gifts(offer):
            copies = nearest(table.hand(seat), hand)
            for partner in range(table.seats if copies is not None else 0):
                yield Confirm(offer.id, partner, copies or ())
            for other, _, _ in gifts(mate) if mate is not None else ():
                both = nearest_two(table.hand(seat), hand, other)
                if both is not None:
                    for first in range(table.seats):
                        for second in range(table.seats):
                            yield Confirm(offer.id, first, both[0], second, both[1])


def leave_open(table: Bohnanza, seat: Seat, random: Random) -> Offer | None:
    """A random offer that leaves something to who answers, or is linked to another."""
    offer = table.propose(seat, random)
    if not isinstance(offer, Offer):
        return None
    pool, rand = len(offer.hand) + len(offer.open), random.random
    take = int(rand() * pool) if pool > 1 else 0
    give = random.choice([ALL, 0, max(0, len(offer.want) - 1)])
    own = [standing.id for standing in table.offers if standing.maker == seat]
    other = random.choice(own) if own and rand() < 0.7 else 0
    links = (other, 0) if rand() < 0.3 else (0, other)
    changed = {"take": take, "give": 0 if offer.instead else give}
    linked = {"either": links[0], "both": links[1]}
    found = msgspec.structs.replace(offer, **changed, **linked)
    return found if accepts(table, seat, found) else None


class CompletePlay(Play):
    """A random game with beans under the laws, both halves of the third included."""

    def choose(self) -> tuple[int, Action]:
        """Sometimes an offer of which random play knows nothing."""
        assert isinstance(self.table, Bohnanza)
        if self.table.is_trading() and self.random.random() < 0.15:
            seat = self.random.randrange(self.table.seats)
            offer = leave_open(self.table, seat, self.random)
            if offer is not None:
                return seat, offer
        return super().choose()

    def probe(self, seat: Seat, action: Action) -> None:
        super().probe(seat, action)
        assert isinstance(self.table, Bohnanza)
        for other in {seat, self.random.randrange(self.table.seats)}:
            lists_all(self.table, other)
