"""Farms: a table of Kuhhandel Master set in words; A, B, C and D sit clockwise."""

from __future__ import annotations

from collections import Counter

import pytest

import higgle
from higgle.core import CLOCK, Action, Chance, Event, Illegal
from higgle.kuhhandel.animals import CODES, NAMES
from higgle.kuhhandel.auction import Bidding
from higgle.kuhhandel.game import Kuhhandel
from higgle.kuhhandel.money import CODES as MONEY
from higgle.kuhhandel.money import COUNTS, WORTH, total
from higgle.kuhhandel.stage import KuhhandelStage
from higgle.kuhhandel.turn import Choosing
from tests.piles import counted
from tests.witness import explains, names_what_was_asked, tells

A, B, C, D = range(4)
Card = str | int
"""A red card by its name, or a money card by its worth."""


class Stacked(Chance):
    """Chance that takes the deck in the order in which it was laid, and lots from a list."""

    def __init__(self, table: Kuhhandel) -> None:
        self.table = table
        self.cards: list[Card] = []
        self.lots: list[int] = []

    def below(self, limit: int, pile: int, ordinal: int) -> int:
        if pile == self.table.lot:
            if self.table.two and self.cards:
                return 0 if isinstance(self.cards[0], str) else limit - 1
            return self.lots.pop(0) if self.lots else 0
        code = code_of(self.cards.pop(0)) if self.cards else 0
        return sum(self.table.piles[pile][:code])


class Farm:
    """A table with nothing on it: red cards in the deck, money in the reserve, A to move."""

    def __init__(self, seats: int, options: dict[str, object]) -> None:
        table = higgle.new("kuhhandel", seats, "farm", options)
        assert isinstance(table, Kuhhandel)
        self.table = table
        self.chance = Stacked(table)
        table.chance = self.chance
        self.stacked = False
        table.piles = [()] * len(table.piles)
        table.piles[table.deck] = tuple(table.census()["red"])
        if table.two:
            table.piles[table.greens] = (0,) * len(COUNTS)
        table.piles[table.reserve] = tuple(c for c, n in enumerate(COUNTS) for _ in range(n))
        self.turn(A)
        self.events: list[Event] = []

    # Setting the scene

    def turn(self, seat: int, stage: KuhhandelStage | None = None) -> Farm:
        self.table.active = seat
        self.table.stages = (stage or Choosing(),)
        return self

    def money(self, seat: int, *worths: int) -> Farm:
        """Give a seat money from the reserve; what it had goes back."""
        table = self.table
        purse = tuple(MONEY[worth] for worth in worths)
        reserve = [*table.piles[table.reserve], *table.purse(seat)]
        for card in purse:
            reserve.remove(card)
        table.piles[table.reserve] = tuple(reserve)
        table.piles[table.purses + seat] = purse
        return self.counted()

    def counted(self) -> Farm:
        """Hands are counted where the option says so."""
        self.table.show_counts()
        return self

    def herd(self, seat: int, *names: str, **animals: int) -> Farm:
        """Lay red cards before a seat, out of the deck unless that was stacked."""
        for name in (*names, *[name for name, count in animals.items() for _ in range(count)]):
            if not self.stacked:
                counted(self.table, self.table.deck, CODES[name], -1)
            self.table.piles[self.table.herds + seat] += (CODES[name],)
        return self

    def deck(self, *cards: Card) -> Farm:
        """The deck is exactly these cards, the top one first; all others leave the game."""
        table = self.table
        self.chance.cards = list(cards)
        self.stacked = True
        reds = [code_of(card) for card in cards if isinstance(card, str)]
        table.piles[table.deck] = tuple(reds.count(code) for code in range(len(NAMES)))
        greens = [code_of(card) for card in cards if isinstance(card, int)]
        if table.two:
            table.piles[table.greens] = tuple(greens.count(code) for code in range(len(COUNTS)))
            table.green_top = bool(cards) and isinstance(cards[0], int)
        return self

    def given_out(self, amount: int) -> Farm:
        self.table.given_out = amount
        return self

    # Playing

    def play(self, seat: int, action: Action | str) -> list[Event]:
        """Do an action, written as people type it or as a value."""
        if isinstance(action, str):
            action = higgle.parse("kuhhandel", action)
        before, stages = list(self.table.piles), self.table.stages
        self.events = self.table.act(seat, action)
        explains(self.table, before, self.events)
        tells(self.table, seat, action, self.events, stages)
        return self.events

    def each(self, *deeds: tuple[int, str]) -> Farm:
        """Do one thing after the other."""
        for seat, action in deeds:
            self.play(seat, action)
        return self

    def calls(self, times: int = 3) -> Farm:
        """The clock calls the price so often."""
        for word in ("once", "twice", "thrice")[:times]:
            stage = self.table.stages[-1]
            assert isinstance(stage, Bidding)
            self.play(CLOCK, f"call {stage.price} {word}")
        return self

    def count_to(self, number: int) -> Farm:
        """The clock counts down to a number."""
        for count in range(9, number - 1, -1):
            self.play(CLOCK, f"count {count}")
        return self

    def refused(self, seat: int, action: Action | str) -> str:
        """The reason for which an action is refused; the table must be as it was."""
        if isinstance(action, str):
            action = higgle.parse("kuhhandel", action)
        before = self.table.json()
        with pytest.raises(Illegal) as refused:
            self.table.act(seat, action)
        assert before == self.table.json()
        assert not str(refused.value).startswith("refusal-")
        names_what_was_asked(action, refused.value)
        return refused.value.reason

    # Looking

    def purse(self, seat: int) -> list[int]:
        """The money in a hand, by worth."""
        return sorted(WORTH[card] for card in self.table.purse(seat))

    def worth(self, seat: int) -> int:
        return total(self.table.purse(seat))

    def animals(self, seat: int) -> dict[str, int]:
        """The red cards before a seat."""
        return dict(Counter(NAMES[card] for card in self.table.herd(seat)))

    def reserve(self) -> dict[int, int]:
        return dict(Counter(WORTH[card] for card in self.table.piles[self.table.reserve]))

    def stage(self) -> str:
        return type(self.table.stages[-1]).__name__

    def asked(self, seat: int) -> tuple[str, ...]:
        """The forms in which a seat is asked now."""
        return next((ask.forms for ask in self.table.asks() if ask.seat == seat), ())

    def who(self) -> list[int]:
        """The seats that are asked now, the clock apart."""
        return [ask.seat for ask in self.table.asks() if ask.seat != CLOCK]

    def listed(self, seat: int) -> list[str]:
        """What a seat is offered of closed forms."""
        return [str(action) for action in self.table.actions(seat)]

    def told(self, name: str) -> list[Event]:
        """The events of this name of the last action."""
        return [event for event in self.events if event.name == name]


def code_of(card: Card) -> int:
    """The code of a red card or of a money card."""
    return CODES[card] if isinstance(card, str) else MONEY[card]


def farm(seats: int = 4, /, **options: object) -> Farm:
    """An empty table of Kuhhandel Master."""
    return Farm(seats, options)
