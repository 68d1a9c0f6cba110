"""A sitting: a table with its floor, its codec and its eyes, as the environments share them."""

from collections.abc import Mapping
from random import Random
from typing import Final

import numpy as np
from numpy.typing import NDArray

import higgle
from higgle.catalogue import game_class
from higgle.research.codec import Codec, Draft
from higgle.research.floor import Floor, Interrupts
from higgle.research.seeing import Eyes, Numbers
from higgle.research.spelling import WAIT
from higgle.table import Seat, Table

Mask = NDArray[np.int8]

OFFERS_PER_TURN: Final = 2
CARDS_PER_SIDE: Final = 3
STEPS: Final = 20_000
"""The limits that are kept unless others are named."""


class Sitting:
    """One game after the other with the same seats and limits."""

    def __init__(
        self,
        game: str | type[Table],
        seats: int,
        options: Mapping[str, object] | None = None,
        interrupts: Interrupts = "own_decision",
        offers_per_turn: int = OFFERS_PER_TURN,
        cards_per_side: int = CARDS_PER_SIDE,
    ) -> None:
        self.kind = game_class(game) if isinstance(game, str) else game
        self.seats = seats
        self.interrupts = interrupts
        self.options = dict(options or {})
        if "offers_per_turn" in self.kind.OPTIONS.__struct_fields__:
            self.options.setdefault("offers_per_turn", offers_per_turn)
        self.table = higgle.new(self.kind, seats, "", self.options)
        self.codec = Codec(self.table, cards_per_side)
        self.eyes = Eyes(self.table, self.codec)
        self.floor = Floor(self.table, interrupts=interrupts)
        self.draft: Draft | None = None
        """What the seat that is asked has said so far."""
        self.scene: Numbers | None = None
        """What it saw when it began to speak."""
        self.waiting: Mask = np.zeros(len(self.codec.words), np.int8)
        self.waiting[self.codec.index[WAIT]] = 1
        self.waiting.flags.writeable = False

    def __getstate__(self) -> dict[str, object]:
        """Everything but the eyes, which are made of functions and opened anew."""
        return {name: value for name, value in vars(self).items() if name != "eyes"}

    def __setstate__(self, state: dict[str, object]) -> None:
        vars(self).update(state)
        self.eyes = Eyes(self.table, self.codec)
        self.waiting.flags.writeable = False

    def deal(self, seed: str) -> None:
        """Begin a game; the same seed deals the same cards and asks in the same order."""
        self.table = higgle.new(self.kind, self.seats, seed, self.options)
        self.floor = Floor(self.table, Random(f"{seed}/floor"), self.interrupts)
        self.draft = None

    @property
    def asked(self) -> Seat | None:
        """The seat that is asked, if the game goes on."""
        return None if self.floor.asked is None else self.floor.asked.seat

    def begin_draft(self) -> bool:
        """Let the seat that is asked begin to speak; if it can only wait, it does at once."""
        ask = self.floor.asked
        assert ask is not None, "the game is over"
        draft = self.codec.draft(self.table.view(ask.seat), ask, self.floor.rights)
        if list(draft.choices) == [WAIT]:
            self.floor.answer(None)
            return False
        self.draft = draft
        self.scene = None
        return True

    def say(self, word: int) -> None:
        """Say one word; when all is said, it is done."""
        assert self.draft is not None, "nobody is asked"
        self.draft.say(self.codec.words[word])
        if self.draft.done:
            action = self.draft.action
            self.draft = None
            self.floor.answer(action)

    def draft_of(self, seat: Seat) -> Draft | None:
        """What a seat has said so far, if it is asked."""
        return self.draft if self.draft is not None and self.draft.ask.seat == seat else None

    def mask(self, seat: Seat) -> Mask:
        """The words that a seat may say; who is not asked can only wait."""
        draft = self.draft_of(seat)
        if draft is None:
            return self.waiting
        allowed = np.zeros(len(self.codec.words), np.int8)
        for word in draft.choices:
            allowed[self.codec.index[word]] = 1
        return allowed

    def see_all(self) -> Numbers:
        """What all seats see, one after the other; the order of the deck is nobody's."""
        return np.concatenate([self.see(seat) for seat in range(self.seats)])

    def see(self, seat: Seat) -> Numbers:
        """What a seat sees; between two words of a draft nothing else changes."""
        draft = self.draft_of(seat)
        if draft is None:
            return self.eyes.see(self.table.view(seat), seat)
        if self.scene is None:
            self.scene = self.eyes.see(draft.view, seat)
        seen = self.scene.copy()
        self.eyes.note(seen, draft)
        return seen
