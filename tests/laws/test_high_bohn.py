"""The laws over random games of High Bohn, with every building and every form of action."""

from collections import Counter
from random import Random
from typing import ClassVar

import pytest

import higgle
from higgle.bohnanza.beans import BLUE, CHILI, STINK
from higgle.bohnanza.high_bohn.bank import BEFORE, Look
from higgle.bohnanza.high_bohn.buildings import BANK_2, BANK_3, BANK_4, FARM_2, PRINTED, ROWS
from higgle.bohnanza.high_bohn.game import HighBohn
from higgle.bohnanza.high_bohn.town import Buy, Claiming
from higgle.core import FACES, Action, Chance, Seat, Stage
from higgle.core.values import tag
from tests.laws.laws import Broken, Play, often, replays
from tests.laws.town import WORLDS, TownPlay, disguise, found, settle, take

OPTIONS: list[dict[str, object]] = [
    {},
    {"cognac": True},
    {"cognac": True, "first_come": True},
    {"lone_bean": "strict", "same_sort_twice": True},
]


class Watched(HighBohn):
    """High Bohn that remembers what was told and bought."""

    TOLD: ClassVar[set[str]] = set()
    BOUGHT: ClassVar[set[int]] = set()

    def emit(self, name: str, seat: int, *numbers: int) -> None:
        self.TOLD.add(name)
        super().emit(name, seat, *numbers)

    def emit_early(self, name: str, seat: int, *numbers: int) -> None:
        self.TOLD.add(name)
        super().emit_early(name, seat, *numbers)

    def apply(self, seat: int, action: Action, chance: Chance) -> None:
        if isinstance(action, Buy):
            self.BOUGHT.add(action.building)
        super().apply(seat, action, chance)


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_laws_hold_when_probed_densely(seats: int, options: dict[str, object]) -> None:
    """All laws, at every third action, from the usual start."""
    table = higgle.new("high-bohn", seats, "law", {"offers_per_turn": 2, **options})
    used = TownPlay(table, seats, WORLDS, disguise, 3).run()
    replays(table)
    assert {"plant", "offer", "harvest", "end_trade", "accept", "decline"} <= set(used)


def play_rich(game: int) -> Counter[str]:
    """One game from a rich start; two of five are near their end, with soy among blue beans."""
    options = {"offers_per_turn": 2, **OPTIONS[game % 4]}
    table = higgle.new(Watched, 3 + game % 3, f"rich {game}", options)
    assert isinstance(table, Watched)
    near_end = game % 5 < 2
    if near_end:
        settle(table, 2, FARM_2)
    found(table, Random(game), houses=game % 7, deck=3 if near_end else 20)
    table.exhausted = table.last_exhaustion() - (1 if near_end else 2)
    return TownPlay(table, game, WORLDS, disguise, 9).run()


def test_laws_hold_for_every_building_and_every_form_of_action() -> None:
    """From rich starts every building is bought, every form is used and every event told."""
    forms = {tag(action.__name__) for action in HighBohn.ACTIONS}
    used: Counter[str] = Counter()
    for game in range(300):
        used += play_rich(game)
        bought = len(Watched.BOUGHT) == len(PRINTED) - 1
        told = set(HighBohn.EVENTS) == Watched.TOLD
        if game > 40 and bought and told and all(used[name] >= 5 for name in forms):
            break
    assert set(range(1, len(PRINTED))) == Watched.BOUGHT
    assert set(HighBohn.EVENTS) == Watched.TOLD
    often(used, forms, 5)


# Planted leaks


class SeenByAll(HighBohn):
    """A game that forgets to hide a pile."""

    PILE: ClassVar[str] = ""

    def lay_out(self) -> None:
        super().lay_out()
        names = self.layout.names
        for sights in self.layout.sights:
            sights[:] = [FACES if names[i] == self.PILE else seen for i, seen in enumerate(sights)]
        for hidden in self.layout.hidden:
            hidden[:] = [(index, seen) for index, seen in hidden if names[index] != self.PILE]


class OpenLook(SeenByAll):
    """Everybody sees the card that bank 2 looks at."""

    PILE = "peeked"


class OpenDraw(SeenByAll):
    """Everybody sees what the owner of bank 3 has drawn."""

    PILE = "drawn"


class OpenUnder(SeenByAll):
    """Everybody sees what was put under the deck."""

    PILE = "under"


class ToldLook(HighBohn):
    """The event of the look tells the card."""

    def apply(self, seat: Seat, action: Action, chance: Chance) -> None:
        super().apply(seat, action, chance)
        if isinstance(action, Look):
            self.emit("looked", seat, *self.piles[self.peeked_piles + seat])


class SkippedMove(HighBohn):
    """Who has two beans alike in front is not asked whether to move a card."""

    def begin(self, phase: str, chance: Chance) -> Stage | None:
        front = self.hand(self.active)[:2]
        useless = self.owns(self.active, BANK_4) and len(set(front)) == 1
        return None if useless and phase == BEFORE else super().begin(phase, chance)


class TelltaleClaim(HighBohn):
    """Only those who have the building's sort in hand are waited for."""

    def claimants(self, claim: Claiming) -> list[Seat]:
        sort = ROWS[claim.building].sort
        return [seat for seat in super().claimants(claim) if sort in self.hand(seat)]


def play_until_caught(planted: type[HighBohn]) -> None:
    """Games in which every bank is used and everybody wants the same buildings."""
    for game in range(20):
        table = higgle.new(planted, 3, f"leak {game}", {"offers_per_turn": 0})
        assert isinstance(table, HighBohn)
        for seat, bank in enumerate((BANK_2, BANK_3, BANK_4)):
            table.move(table.town, (bank,), table.building_piles + seat)
            for sort in (CHILI, STINK, BLUE):
                take(table, sort, table.thaler_piles + seat)
        table.pending_moves.clear()
        Play(table, game, WORLDS, disguise, 1).run()


@pytest.mark.parametrize(
    "planted", [OpenLook, OpenDraw, OpenUnder, ToldLook, SkippedMove, TelltaleClaim]
)
def test_a_planted_leak_is_caught(planted: type[HighBohn]) -> None:
    """The laws see through each of them within a few games."""
    with pytest.raises(Broken):
        play_until_caught(planted)
