"""All laws for a short while in every game, so that a broken rule is noticed in a second."""

from random import Random

import pytest

import higgle
from higgle.core import Fast
from tests.laws.laws import conserves
from tests.laws.players import player

STEPS = 240
GAMES: list[tuple[str, int, dict[str, object]]] = [
    ("bohnanza", 3, {}),
    ("bohnanza", 5, {"lone_bean": "strict"}),
    ("bohnanza-plus", 3, {"orders": True, "retrade": True}),
    ("bohnanza-plus", 5, {"orders": True, "plant_out": "free"}),
    ("bohnanza-plus", 7, {"rare": "field", "plant_out": "fields"}),
    ("high-bohn", 3, {"cognac": True}),
    ("high-bohn", 4, {"cognac": True, "first_come": True}),
    ("high-bohn", 5, {"same_sort_twice": True}),
    ("bohnaparte", 3, {"cavalry": True}),
    ("bohnaparte", 4, {"cavalry": True, "both_sides": True, "grid": True}),
    ("bohnaparte", 6, {"length": 3}),
    ("kuhhandel", 2, {"hand_count_visible": True}),
    ("kuhhandel", 3, {}),
    ("kuhhandel", 4, {"auction": "turns", "super": True, "hand_count_visible": True}),
    ("kuhhandel", 5, {"auction": "sealed", "dutch": "sealed", "offer_count_visible": True}),
    ("kuhhandel", 6, {"bluffer_out": True, "pecunia": True}),
]


@pytest.mark.parametrize("rich", [False, True], ids=["usual", "rich"])
@pytest.mark.parametrize(("game", "seats", "options"), GAMES, ids=str)
def test_the_laws_hold_for_a_while(
    game: str, seats: int, options: dict[str, object], rich: bool
) -> None:
    """Conservation, no leak, legal from the view, JSON there and back, somebody can go on."""
    offers = {} if game == "kuhhandel" else {"offers_per_turn": 2}
    table = higgle.new(game, seats, "brief", {**offers, **options})
    play = player(table, seats, rich, 3 if game == "kuhhandel" else 6)
    while not table.over and play.steps < STEPS:
        play.step()


@pytest.mark.parametrize(("game", "seats", "options"), GAMES, ids=str)
def test_what_is_imagined_can_be_played_on(
    game: str, seats: int, options: dict[str, object]
) -> None:
    """Whatever a seat makes up of what it cannot see is a game that could be."""
    table = higgle.new(game, seats, "imagined", options)
    random = Random(seats)
    play = player(table, seats, game == "kuhhandel", 0)
    while not table.over and play.steps < STEPS:
        play.step()
        if play.steps % 8 == 0:
            whole = table.view(random.choice([None, *range(seats)])).imagine(random)
            whole.chance = Fast(play.steps)
            conserves(whole)
            other = player(whole, seats, False, 6)
            while not whole.over and other.steps < 12:
                other.step()
