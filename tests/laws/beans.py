"""The secrets of the games with beans, and how their hidden choices can be varied."""

from higgle.bohnanza.answers import Accept, Confirm, accept_with, given_by, with_the_only_copies
from higgle.bohnanza.game import Bohnanza
from higgle.bohnanza.open_offers import (
    Acceptance,
    agreement,
    mate_of,
    pack_acceptance,
    unpack_acceptances,
    want_of,
)
from higgle.bohnanza.trade_board import take_acceptance
from higgle.core import Action, Cards, Illegal, Table, missing
from tests.laws.worlds import Impossible, Secret, Worlds

SECRETS = (
    Secret("deck", "bean"),
    Secret("hand", "bean", own=False),
    Secret("thalers", "bean"),
)


def rewrite_slips(table: Table, world: Table, audience: int) -> None:
    """Others have chosen other copies in the other world; if they cannot, it is none."""
    assert isinstance(table, Bohnanza)
    assert isinstance(world, Bohnanza)
    for offer in table.offers:
        for seat in offer.accepted:
            if seat == audience:
                continue
            take_acceptance(world, seat, offer.id)
            # whether it gives an open card or one of its hand is its choice, not a secret of cards
            slips = table.piles[table.acceptances + seat]
            note = next(note for note in unpack_acceptances(slips) if note.offer == offer.id)
            given = missing(want_of(offer, seat), note.open)
            if missing(given, world.hand(seat)):
                raise Impossible
            places = farthest(world.hand(seat), list(given))
            world.piles[world.acceptances + seat] += pack_acceptance(
                Acceptance(note.offer, places, note.open, note.stored)
            )


def farthest_accept(
    table: Bohnanza, seat: int, number: int, want: Cards, take: Cards = ()
) -> Accept:
    """Accept with the copies of these sorts farthest from the front."""
    accept = accept_with(table, seat, table.open_cards(seat), number, want)
    assert accept is not None, "promises were not kept"
    hand = table.hand(seat)
    places = farthest(hand, [hand[place] for place in accept.cards])
    return Accept(number, places, accept.open, accept.stored, take)


def farthest(hand: Cards, sorts: list[int]) -> tuple[int, ...]:
    """The places of these sorts farthest from the front."""
    places: list[int] = []
    for sort in sorts:
        places.append(max(p for p, card in enumerate(hand) if card == sort and p not in places))
    return tuple(sorted(places))


def disguise(table: Table, world: Table, seat: int, action: Action) -> Action:
    """The same deed as everybody sees it, with other copies."""
    assert isinstance(table, Bohnanza)
    assert isinstance(world, Bohnanza)
    try:
        if isinstance(action, Accept):
            offer = table.offer(action.offer)
            want = given_by(table, seat, with_the_only_copies(table, seat, action, offer))
            if accept_with(world, seat, world.open_cards(seat), action.offer, want) is None:
                return Accept(action.offer, (len(world.hand(seat)),))
            return farthest_accept(world, seat, action.offer, want, action.take)
        if isinstance(action, Confirm):
            return farthest_confirm(world, seat, action)
    except (Illegal, ValueError):
        return action
    return action


def farthest_confirm(world: Bohnanza, seat: int, action: Confirm) -> Confirm:
    """Close with the copies farthest from the front, of both where two offers close in one act."""
    offer = world.offer(action.offer)
    mate = mate_of(world.offers, offer)
    hand = world.hand(seat)
    places = farthest(hand, list(agreement(offer, action.partner).hand))
    if mate is None:
        return Confirm(action.offer, action.partner, places)
    left = tuple([0 if place in places else card for place, card in enumerate(hand)])
    others = farthest(left, list(agreement(mate, action.also).hand))
    return Confirm(action.offer, action.partner, places, action.also, others)


WORLDS = Worlds(SECRETS, undone=("released",), rewrite=rewrite_slips)


def enrich(table: Bohnanza, thalers: int = 6) -> Bohnanza:
    """A rich start: thalers for every seat, beans in the fields, and a short deck."""
    deck = list(table.piles[table.deck])
    for seat in range(table.seats):
        for _ in range(thalers):
            plenty = deck.index(max(deck))
            deck[plenty] -= 1
            table.piles[table.thaler_piles + seat] += (plenty,)
        for slot in table.fields[seat]:
            pile = table.field_piles + slot * table.seats + seat
            code = table.sorts()[(seat + slot) % len(table.sorts())]
            while len(table.piles[pile]) < 2 + slot and deck[code]:
                deck[code] -= 1
                table.piles[pile] += (code,)
    while sum(deck) > 30:
        plenty = deck.index(max(deck))
        deck[plenty] -= 1
        table.piles[table.discard] = (plenty, *table.piles[table.discard])
    table.piles[table.deck] = tuple(deck)
    table.log = None
    return table
