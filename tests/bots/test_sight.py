"""A learned judgement sees what its seat knows, and no more."""

from random import Random

import pytest

import higgle
from higgle.bohnanza.game import Bohnanza
from higgle.bots import bean_sight as beans
from higgle.bots import cow_sight as cows
from higgle.bots.bean_memory import Memory
from higgle.kuhhandel.game import Kuhhandel

BEANS = [
    (game, seats)
    for game in ("bohnanza", "bohnanza-plus", "high-bohn", "bohnaparte")
    for seats in (3, 4, 5)
]


@pytest.mark.parametrize(("game", "seats"), BEANS)
def test_every_game_with_beans_has_one_encoding(game: str, seats: int) -> None:
    """Rows and wholes are as wide in every game."""
    table = higgle.new(game, seats, "sight")
    assert isinstance(table, Bohnanza)
    sight = beans.BeanSight(table, 0, 0, Memory())
    farm = beans.farm_of(table, 0)
    farm.hand = table.hand(0)
    sorts = len(sight.sorts)

    assert beans.STILL * sorts == len(sight.still)
    assert beans.MOVING * sorts == len(sight.rows_of(farm))
    assert beans.GENERAL == len(sight.general)
    assert beans.PASSING == len(sight.whole_of(farm, beans.PLANTING))
    assert beans.TERMS * sorts == len(sight.terms_of(farm, (), ()))
    assert beans.AROUND == len(sight.around(0, (), (), 0))


@pytest.mark.parametrize(("game", "seats"), BEANS)
def test_hidden_hands_do_not_show(game: str, seats: int) -> None:
    """What is encoded from the truth is what is encoded from the seat's own view."""
    table = higgle.new(game, seats, "sight")
    view = table.view(1)
    assert isinstance(table, Bohnanza)
    assert isinstance(view, Bohnanza)
    truth = beans.BeanSight(table, 1, 1, Memory())
    seen = beans.BeanSight(view, 1, 1, Memory())

    assert truth.still == seen.still
    assert truth.general == seen.general


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_the_market_has_one_encoding(seats: int) -> None:
    """Rows and wholes are as wide for any number of seats."""
    table = higgle.new("kuhhandel", seats, "sight")
    assert isinstance(table, Kuhhandel)
    market = cows.market_of(table, [90.0] * seats)

    assert 11 * cows.WIDTH == len(cows.rows_of(market, 0))
    assert cows.WHOLE == len(cows.whole_of(market, 0))


def test_money_that_changes_hands_stays_in_the_market() -> None:
    """A sale moves a card and its price, and nothing else."""
    table = higgle.new("kuhhandel", 4, "sight")
    assert isinstance(table, Kuhhandel)
    market = cows.market_of(table, [90.0] * 4)
    species = Random(1).randrange(1, 11)

    after = market.sold(species, 2, 2, 0, 40)

    assert [130.0, 90.0, 50.0, 90.0] == after.money
    assert 1 == after.counts[2][species]
    assert [90.0] * 4 == market.money
