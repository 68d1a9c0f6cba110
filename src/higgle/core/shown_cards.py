"""Showing: a seat lets one seat, or all, look at cards of its own, which stay where they are.

Whoever was shown a card knows that it lies in its pile for as long as it must still be there.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from higgle.core.errors import Illegal, require
from higgle.core.piles import FACES, NOTHING, TOP, missing
from higgle.core.values import DOWN, SPECTATOR, TRUTH, Cards, Event, Fact, Move, Seat

if TYPE_CHECKING:
    from higgle.core.table import Table

SHOWN: Final = "shown"
"""The event; its moves lead from a pile to itself, and only those who are shown see the faces."""


class Sighting(Fact, frozen=True):
    """At least these cards lie in a pile, as a seat or the spectators have seen."""

    pile: int
    by: Seat
    """Who has seen them: a seat, or the spectators."""
    cards: "Cards"


# The deed


def check_show(table: "Table", seat: Seat, name: str, cards: Cards, to: tuple[Seat, ...]) -> None:
    """Refuse to show what one does not have, or what those who are named know already."""
    clause = table.SHOWS.get(name)
    if clause is None or seat < 0:
        raise Illegal("nothing-to-show")
    pile = table.layout.first[name] + seat
    held = table.piles[pile]
    require(held, "nothing-to-show", clause)
    ascending = all(one < two for one, two in pairwise(to))
    fits = ascending and all(0 <= other < table.seats for other in to)
    require(fits and seat not in to, "show-to-others", clause)
    require(tuple(sorted(cards)) == cards and not missing(cards, held), "not-yours-to-show", clause)
    told = cards or held
    named = watchers(table, to or others_than(table, seat))
    tells = any(missing(told, known_cards(table, pile, other)) for other in named)
    require(tells, "already-shown", clause)


def show(table: "Table", seat: Seat, name: str, cards: Cards, to: tuple[Seat, ...]) -> None:
    """The others see the cards, or the whole pile where none is named, and remember them."""
    pile = table.layout.first[name] + seat
    told = cards or table.piles[pile]
    named = to or others_than(table, seat)
    for other in watchers(table, named):
        remember(table, pile, other, told)
    if table.emit_events:
        table.pending_moves.extend([(card, pile, -1, pile) for card in sorted(told)])
    table.emit(SHOWN, seat, len(named), *named)


def others_than(table: "Table", seat: Seat) -> tuple[Seat, ...]:
    """Everybody at the table but one."""
    return tuple([other for other in range(table.seats) if other != seat])


def watchers(table: "Table", to: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Who sees what is shown to these seats; what all others see, everybody sees."""
    return (SPECTATOR, *to) if len(to) == table.seats - 1 else to


# What is known of it


def known_cards(table: "Table", pile: int, audience: Seat) -> Cards:
    """The cards that an audience was shown in a pile, and that must still lie there."""
    for one in table.sightings:
        if one.pile == pile and one.by == audience:
            return one.cards
    return ()


def sure_cards(table: "Table", pins: dict[int, Cards]) -> dict[int, Cards]:
    """What promises tell about hidden piles, and what was shown of them."""
    sights = table.layout.sees(table.audience)
    for one in table.sightings:
        if sights[one.pile] != FACES:
            pins[one.pile] = union(pins.get(one.pile, ()), one.cards)
    return pins


def remember(table: "Table", pile: int, to: Seat, cards: Cards) -> None:
    """Note what an audience has seen, beside what it has seen of the pile before."""
    seen = Sighting(pile, to, union(known_cards(table, pile, to), cards))
    others = [one for one in table.sightings if (one.pile, one.by) != (pile, to)]
    table.sightings = tuple(sorted([*others, seen], key=order))


def order(one: Sighting) -> tuple[int, Seat]:
    """By pile, what everybody has seen first."""
    return one.pile, one.by


def forget(table: "Table", events: Sequence[Event]) -> None:
    """What may have left its pile, as far as those who have seen it can tell, is forgotten.

    A table that tells no events remembers nothing.
    """
    if not table.emit_events:
        table.sightings = ()
        return
    for event in events:
        for move in event.moves:
            if move[1] != move[3] and any(one.pile == move[1] for one in table.sightings):
                left = [after(table, one, move) for one in table.sightings]
                table.sightings = tuple([one for one in left if one.cards])


def after(table: "Table", one: Sighting, move: Move) -> Sighting:
    """What an audience knows of a pile after a card has left it."""
    card, source, _, target = move
    if one.pile != source:
        return one
    sights = table.layout.sees(one.by)
    before, now = sights[source], sights[target]
    if before == NOTHING and now == NOTHING:
        return Sighting(one.pile, one.by, ())
    if card != DOWN and (before >= TOP or now >= TOP):
        return Sighting(one.pile, one.by, missing(one.cards, (card,)))
    return Sighting(one.pile, one.by, missing(one.cards, tuple(sorted(set(one.cards)))))


# Who sees what


def visible(table: "Table", audience: Seat) -> tuple[Sighting, ...]:
    """What an audience may know of what was shown: to it, to everybody, and its own."""
    owners = table.layout.owners
    return tuple(
        [
            one
            for one in table.sightings
            if one.by in (SPECTATOR, audience) or owners[one.pile] == audience
        ]
    )


def hide_faces(table: "Table", event: Event, audience: Seat) -> Event:
    """What an audience sees of cards being shown: the faces, or only how many there are."""
    if audience in watchers(table, event.numbers[1:]):
        return event
    backs = [(DOWN, source, place, target) for _, source, place, target in event.moves]
    return Event(event.name, event.seat, tuple(backs), event.numbers)


def check_shown(table: "Table") -> None:
    """Refuse knowledge of cards that do not lie there, or that the audience cannot have."""
    keys = [order(one) for one in table.sightings]
    table.require_possible(sorted(set(keys)) == keys, SHOWN)
    piles = {
        table.layout.first[name] + seat: seat for name in table.SHOWS for seat in range(table.seats)
    }
    for one in table.sightings:
        owner = piles.get(one.pile, SPECTATOR)
        others = SPECTATOR <= one.by < table.seats and owner not in (SPECTATOR, one.by)
        table.require_possible(others and one.cards == tuple(sorted(one.cards)), SHOWN)
        census = table.census()[table.layout.families[one.pile]]
        codes = all(DOWN < card < len(census) for card in one.cards)
        table.require_possible(bool(one.cards) and codes, SHOWN)
        held = table.piles[one.pile]
        sight = table.layout.sees(table.audience)[one.pile] if table.audience != TRUTH else FACES
        if sight == FACES:
            table.require_possible(not missing(one.cards, held), SHOWN)
        elif sight != NOTHING:
            table.require_possible(len(one.cards) <= len(held), SHOWN)
    if table.audience != TRUTH:
        table.require_possible(visible(table, table.audience) == table.sightings, SHOWN)
        check_unseen(table)


def check_unseen(table: "Table") -> None:
    """Refuse knowledge of more cards in hidden piles than there are face down."""
    needed: dict[str, list[int]] = {}
    for pile, cards in sure_cards(table, {}).items():
        needed.setdefault(table.layout.families[pile], []).extend(cards)
    for family, cards_needed in needed.items():
        lacking = missing(tuple(cards_needed), table.unseen(family))
        table.require_possible(not lacking, SHOWN)


# Cards, each as often as it is named


def union(some: Cards, others: Cards) -> Cards:
    """Each card as often as it is among the ones or the others, whichever is more."""
    return tuple(sorted([*some, *missing(others, some)]))
