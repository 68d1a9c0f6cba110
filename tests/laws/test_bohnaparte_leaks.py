"""Planted leaks of war: whoever forgets to hide something is caught by the second law."""

from random import Random

import pytest

import higgle
from higgle.bohnanza.bohnaparte.game import Bohnaparte
from higgle.bohnanza.bohnaparte.war import DEPOT, HAND, Attack, Fight, Fighting
from higgle.core import Action, Ask, Chance, Seat
from tests.laws.laws import Broken, Play, hides, lay_open
from tests.laws.war import WORLDS, arm, disguise


class Hiding(Play):
    """A random game in which only the second law is probed, while there is war."""

    def probe(self, seat: Seat, action: Action) -> None:
        table = self.table
        assert isinstance(table, Bohnaparte)
        stage = table.stages[-1]
        if isinstance(stage, Fighting) or any(table.depots):
            deed = (seat, action)
            for audience in range(-1, table.seats):
                hides(self.worlds, table, audience, self.random, [], deed, self.disguise)


def play(kind: type[Bohnaparte]) -> None:
    """Some random games of a class."""
    for seed in range(24):
        table = higgle.new(kind, 3, f"planted {seed}", {"offers_per_turn": 1})
        assert isinstance(table, Bohnaparte)
        arm(table, Random(seed), lands=3, deck=20, runs=1)
        Hiding(table, seed, WORLDS, disguise, 1).run()


class Sound(Bohnaparte):
    """A game of its own class in which nothing is wrong."""


def open_pile(pile: str) -> type[Bohnaparte]:
    """A game in which a pile lies face up for all."""

    class Sight(Bohnaparte):
        def lay_out(self) -> None:
            super().lay_out()
            lay_open(self.layout, pile)

    return Sight


class Talking(Bohnaparte):
    """The event says which bean was stocked."""

    def emit(self, name: str, seat: Seat, *numbers: int) -> None:
        more = (self.depot(seat)[-1],) if name == "stocked" else ()
        super().emit(name, seat, *numbers, *more)


class Pointing(Bohnaparte):
    """The event says which place of the hand a card had."""

    def apply(self, seat: Seat, action: Action, chance: Chance) -> None:
        if isinstance(action, Fight):
            self.emit("laid", seat, action.place)
        super().apply(seat, action, chance)


class Skipping(Bohnaparte):
    """A defender with nothing but small beans is not asked."""

    def apply(self, seat: Seat, action: Action, chance: Chance) -> None:
        super().apply(seat, action, chance)
        stage = self.stages[-1]
        if isinstance(action, (Attack, Fight)) and isinstance(stage, Fighting) and stage.laid:
            owner = self.owners[stage.land]
            if owner >= 0 and min(self.hand(owner), default=0) > 3:
                super().apply(owner, Fight("deck"), chance)


class Hinting(Bohnaparte):
    """The ask tells whether the defender has a blue bean."""

    def asks(self) -> list[Ask]:
        return [self.hint(ask) if "fight" in ask.forms else ask for ask in super().asks()]

    def hint(self, ask: Ask) -> Ask:
        about = (*ask.about, int(1 in self.hand(ask.seat)))
        return Ask(ask.seat, True, ask.forms, about, ask.rights)


class Blaming(Bohnaparte):
    """Where a card may come from depends on what the opponent has laid."""

    def sources(self, seat: Seat, land: int) -> list[str]:
        found = super().sources(seat, land)
        strong = any(1 in self.piles[self.laid_piles + other] for other in range(self.seats))
        return [source for source in found if source != DEPOT or not strong] or [HAND]


def test_a_sound_game_is_not_accused() -> None:
    play(Sound)


@pytest.mark.parametrize(
    "planted",
    [
        open_pile("depot"),
        open_pile("laid"),
        open_pile("unseen"),
        Talking,
        Pointing,
        Skipping,
        Hinting,
        Blaming,
    ],
    ids=["depot", "laid", "unseen", "event", "place", "skip", "ask", "refusal"],
)
def test_a_planted_leak_is_caught(planted: type[Bohnaparte]) -> None:
    with pytest.raises(Broken, match="no leak"):
        play(planted)
