"""Remembering beans: which were sold and discarded, and which others have shown in their hands."""

from typing import Final

from higgle.bohnanza.game import Bohnanza
from higgle.core import DOWN, Event, Move, Seat

OUT_OF_REACH: Final = 0.6
"""How much a discarded bean is missing, although it comes back with the next shuffle."""


FRIENDLY: Final = 5
"""From this many presents on, two seats are thought to play together."""


class Memory:
    """The beans of each sort that became thalers, those in the discard pile, and those shown."""

    def __init__(self) -> None:
        self.sold = [0.0] * 16
        self.discarded = [0.0] * 16
        self.empty = True
        self.shown: dict[tuple[Seat, int], int] = {}
        """How many beans of a sort a seat surely has in its hand."""
        self.gifts: dict[tuple[Seat, Seat], int] = {}
        """How many deals between two seats gave something for nothing."""

    def note(self, view: Bohnanza, event: Event) -> None:
        """Take in an event."""
        name = event.name
        if name == "harvested":
            _, sort, count, earned = event.numbers
            self.sold[sort] += earned
            self.discarded[sort] += count - earned
            self.empty = False
        elif name == "shuffled":
            self.discarded = [0.0] * 16
        elif name == "offered":
            self.note_offer(event)
        elif name == "dealt":
            self.note_gift(event)
        moves = event.moves
        if moves:
            self.note_moves(view, moves)

    def note_moves(self, view: Bohnanza, moves: tuple[Move, ...]) -> None:
        """Beans that leave a hand are no longer in it, and thalers that are spent are discarded."""
        names = view.layout.names
        for card, source, _, target in moves:
            if card == DOWN:
                continue
            if names[source] == "hand":
                holder = view.layout.owners[source], card
                if self.shown.get(holder):
                    self.shown[holder] -= 1
            elif names[source] == "thalers" and target == view.discard and self.sold[card]:
                self.sold[card] -= 1
                self.discarded[card] += 1

    def note_offer(self, event: Event) -> None:
        """Who offers beans of the hand has them."""
        numbers = event.numbers
        at = 3 + numbers[2]
        hand = numbers[at + 1 : at + 1 + numbers[at]]
        for sort in hand:
            holder = event.seat, sort
            self.shown[holder] = max(self.shown.get(holder, 0), hand.count(sort))

    def note_gift(self, event: Event) -> None:
        """A deal in which one of the two got nothing is remembered."""
        partner, given = event.numbers[1], event.numbers[2]
        if not given or not event.numbers[3 + given]:
            pair = min(event.seat, partner), max(event.seat, partner)
            self.gifts[pair] = self.gifts.get(pair, 0) + 1

    def friends(self, seat: Seat) -> set[Seat]:
        """Those of the others who give each other so much that they seem to play as one."""
        found: set[Seat] = set()
        for pair, gifts in self.gifts.items():
            if gifts >= FRIENDLY and seat not in pair:
                found.update(pair)
        return found

    def gone(self) -> list[float]:
        """How many beans of each sort cannot be expected."""
        if self.empty:
            return []
        discarded = self.discarded
        return [sold + OUT_OF_REACH * discarded[sort] for sort, sold in enumerate(self.sold)]
