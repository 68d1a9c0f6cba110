"""The laws over random games of Kuhhandel Master, with two to six seats and every option."""

from collections import Counter
from random import Random
from typing import ClassVar

import pytest

import higgle
from higgle.core import Table
from higgle.core.values import tag
from higgle.kuhhandel.game import Kuhhandel
from tests.laws.cows import CompletePlay, disguise, enrich, worlds
from tests.laws.laws import Play, often, replays

OPTIONS: list[dict[str, object]] = [
    {},
    {"auction": "turns", "super": True, "tie_break": "money"},
    {"auction": "sealed", "dutch": "sealed", "pecunia": True},
    {"bluffer_out": True, "hand_count_visible": True, "two_seat_zeros": "none"},
    {"auction": "turns", "offer_count_visible": True, "hand_count_visible": True},
    {"auction": "sealed", "bluffer_out": True, "offer_count_visible": True, "super": True},
]
FORMS = {tag(action.__name__) for action in Kuhhandel.ACTIONS}
SHOWN = {"money_counted"}
"""What nobody does by chance."""
FOR_TWO = {"share", "keep", "give"}


class Watched(Kuhhandel):
    """Kuhhandel Master that remembers what was told."""

    TOLD: ClassVar[set[str]] = set()

    def emit(self, name: str, seat: int, *numbers: int) -> None:
        self.TOLD.add(name)
        super().emit(name, seat, *numbers)


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("seats", range(2, 7))
def test_laws_hold_when_probed_densely(seats: int, options: dict[str, object]) -> None:
    """All laws, at every third action, from the usual start."""
    table = higgle.new("kuhhandel", seats, "law", options)
    used = CompletePlay(table, seats, worlds(options), disguise, 3).run()
    replays(table)
    assert (FOR_TWO if seats == 2 else {"auction", "take", "lay"}) <= set(used)


def test_laws_hold_for_every_form_of_action() -> None:
    """From rich starts too; every form is used and every event told."""
    used: Counter[str] = Counter()
    for game in range(30):
        options = OPTIONS[game % 6]
        table = higgle.new(Watched, 2 + game % 5, f"rich {game}", options)
        assert isinstance(table, Watched)
        if game % 6:
            enrich(table, Random(game))
        used += CompletePlay(table, game, worlds(options), disguise, 3).run()
    often(used, FORMS, 20)
    assert set(Kuhhandel.EVENTS) - SHOWN == Watched.TOLD


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("seats", range(2, 7))
def test_an_imagined_table_can_be_played_to_its_end(seats: int, options: dict[str, object]) -> None:
    """Whatever a seat makes up of what it cannot see is a game that could be."""
    random = Random(seats)
    table = higgle.new("kuhhandel", seats, "imagined", options)
    play = Play(table, seats, worlds(options), disguise, 0)
    while not table.over:
        play.step()
        if play.steps % 40 == 0:
            audience = random.choice([None, *range(seats)])
            Play(whole(table, audience, random), 1, worlds(options), disguise, 0).run()


def whole(table: Table, audience: int | None, random: Random) -> Table:
    """The table as an audience imagines it."""
    imagined = table.view(audience).imagine(random)
    imagined.chance = table.chance
    return imagined
