"""Rollouts play many games side by side by the same rules."""

from random import Random

import pytest

import higgle
from higgle.core import Fast, Illegal
from higgle.play.rollouts import ENDED, Rollouts, play_at_random, roll_out

GAMES = [entry.id for entry in higgle.games()]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_played_to_its_end(game: str) -> None:
    """All tables finish, and nobody decides any more."""
    many = roll_out(higgle.new(game, 3, "rollouts"), 8, seed=1)

    many.play()

    assert all(table.over for table in many.tables)
    assert [ENDED] * 8 == many.seats
    assert [0] * 8 == many.counts
    assert [table.scores() for table in many.tables] == many.scores()


@pytest.mark.parametrize("game", GAMES)
def test_every_choice_is_legal(game: str) -> None:
    """What rollouts do without a check would have passed it."""
    many = roll_out(higgle.new(game, 4, "legal"), 2, seed=2)

    while any(many.counts):
        for table, seat, choices in zip(many.tables, many.seats, many.choices, strict=True):
            for action in choices:
                try:
                    table.check(seat, action)
                except Illegal as illegal:
                    pytest.fail(f"{action}: {illegal}")
        many.play(most=1)


def test_whoever_steers_answers_with_numbers() -> None:
    """One number for each table carries out that choice."""
    many = Rollouts([higgle.new("bohnanza", 3, "steered", chance=Fast(n)) for n in range(3)])
    first = [choices[-1] for choices in many.choices]
    twins = [table.copy() for table in many.tables]
    for twin, seat, action in zip(twins, many.seats, first, strict=True):
        twin.act(seat, action)

    many.step([count - 1 for count in many.counts])

    assert [twin.json() for twin in twins] == [table.json() for table in many.tables]
    assert 3 == many.actions


def test_the_same_number_gives_the_same_games() -> None:
    """Rollouts can be repeated."""
    table = higgle.new("kuhhandel", 4, "again")

    one, two = roll_out(table, 4, seed=7), roll_out(table, 4, seed=7)
    one.play()
    two.play()

    assert one.scores() == two.scores()


def test_the_table_itself_stays_as_it_was() -> None:
    """Rollouts play on copies."""
    table = higgle.new("high-bohn", 3, "untouched")
    before = table.json()

    roll_out(table, 2).play()

    assert before == table.json()


@pytest.mark.parametrize("game", GAMES)
def test_a_game_at_random_can_be_proved(game: str) -> None:
    """Playing at random goes the public way: every action is checked and logged."""
    table = higgle.new(game, 3, "random")

    play_at_random(table, Random(1))

    assert table.scores() == higgle.verify(str(table.record())).scores()
