"""Scenes: a table set in words, for the tests that read like the rulebook."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Self

import pytest

import higgle
from higgle.bohnanza.beans import CODES, NAMES
from higgle.bohnanza.game import Bohnanza
from higgle.bohnanza.planting import Planting, Settling
from higgle.bohnanza.trading import Trading
from higgle.bohnanza.turn import PLANT, SETTLE, TRADE
from higgle.core import Action, Event, Illegal, Scripted, Stacked, Stage
from tests.witness import explains, names_what_was_asked, tells


class Scene:
    """A table that begins empty, with all cards in the deck, in phase 1 of the first seat."""

    def __init__(self, game: str, seats: int, options: dict[str, object]) -> None:
        table = higgle.stage(game, seats, options=options, chance=Scripted())
        assert isinstance(table, Bohnanza)
        self.table = table
        self.box = table.census()["bean"]
        """The cards that can still be laid: the deck, until it is stacked."""
        self.stacked = False
        self.events: list[Event] = []

    # Setting the scene

    def lay(self, pile: int, names: tuple[str, ...]) -> Self:
        """Take cards out of the box and lay them on a pile."""
        for name in names:
            self.table.piles[pile] += (self.unpack(name),)
        return self

    def unpack(self, name: str) -> int:
        """Take one card out of the box."""
        code = CODES[name]
        assert self.box[code], f"no {name} left in the box"
        self.box[code] -= 1
        if not self.stacked:
            self.table.piles[self.table.deck] = tuple(self.box)
        return code

    def hand(self, seat: int, *names: str) -> Self:
        """Give a seat these cards, the front one first."""
        return self.lay(self.table.hands + seat, names)

    def field(self, seat: int, slot: int | None = None, **beans: int) -> Self:
        """Plant beans in a seat's field (from 1), or in its first empty one."""
        if slot is None:
            slot = 1 + next(s for s in self.table.fields[seat] if not self.table.field(seat, s))
        pile = self.table.field_piles + (slot - 1) * self.table.seats + seat
        for name, count in beans.items():
            self.lay(pile, (name.replace("_", "-"),) * count)
        return self

    def earn(self, seat: int, *names: str) -> Self:
        """Give a seat thalers, the top one last."""
        return self.lay(self.table.thaler_piles + seat, names)

    def turned_up(self, *names: str) -> Self:
        return self.lay(self.table.turned_up, names)

    def received(self, seat: int, *names: str) -> Self:
        return self.lay(self.table.received_piles + seat, names)

    def discarded(self, *names: str) -> Self:
        return self.lay(self.table.discard, names)

    def deck(self, *names: str) -> Self:
        """The deck is exactly these cards, the top one first; all others are left in the box."""
        self.stacked = True
        table = self.table
        cards = [self.unpack(name) for name in names]
        table.piles[table.deck] = tuple(cards.count(code) for code in range(len(self.box)))
        table.chance = Stacked(table.deck, cards, Scripted(), table.draws[table.deck])
        return self

    def exhausted(self, times: int) -> Self:
        self.table.exhausted = times
        return self

    def stage(self, phase: str, stage: Stage, active: int) -> Self:
        self.table.active = active
        self.table.phase = self.table.turn_phases().index(phase)
        self.table.stages = (stage,)
        return self

    def planting(self, active: int = 0, planted: int = 0) -> Self:
        return self.stage(PLANT, Planting(planted), active)

    def trading(self, active: int = 0) -> Self:
        return self.stage(TRADE, Trading(), active)

    def settling(self, active: int = 0) -> Self:
        return self.stage(SETTLE, Settling(), active)

    # Playing

    def play(self, seat: int, action: Action | str) -> list[Event]:
        """Do an action, written as people type it or as a value."""
        if isinstance(action, str):
            action = higgle.parse(self.table.ID, action)
        before, stages = list(self.table.piles), self.table.stages
        self.events = self.table.act(seat, action)
        explains(self.table, before, self.events)
        tells(self.table, seat, action, self.events, stages)
        return self.events

    def refused(self, seat: int, action: Action | str) -> str:
        """The reason for which an action is refused; the table must be as it was."""
        if isinstance(action, str):
            action = higgle.parse(self.table.ID, action)
        before = self.table.json()
        with pytest.raises(Illegal) as refusal:
            self.table.act(seat, action)
        assert before == self.table.json()
        assert not str(refusal.value).startswith("refusal-")
        names_what_was_asked(action, refusal.value)
        return refusal.value.reason

    # Looking

    def now(self) -> Stage:
        """Where the turn stands."""
        return self.table.stages[-1]

    def names(self, pile: Sequence[int]) -> list[str]:
        return [NAMES[card] for card in pile]

    def in_hand(self, seat: int) -> list[str]:
        return self.names(self.table.hand(seat))

    def in_field(self, seat: int, slot: int) -> list[str]:
        return self.names(self.table.field(seat, slot - 1))

    def tray(self, seat: int) -> list[str]:
        return self.names(self.table.piles[self.table.received_piles + seat])

    def thalers(self, seat: int) -> int:
        return self.table.thalers(seat)

    def discard(self) -> dict[str, int]:
        """What lies in the discard pile, by sort."""
        return dict(Counter(self.names(self.table.piles[self.table.discard])))

    def told(self, name: str) -> list[Event]:
        """The events of this name of the last action."""
        return [event for event in self.events if event.name == name]

    def asked(self, seat: int) -> tuple[str, ...]:
        """The forms in which a seat is asked now."""
        return next((ask.forms for ask in self.table.asks() if ask.seat == seat), ())


def scene(game: str = "bohnanza", seats: int = 3, **options: object) -> Scene:
    """An empty table of a game."""
    return Scene(game, seats, options)
