"""A learned judgement sees what its seat knows, and no more."""

import pytest

import higgle
from higgle.bohnanza.beans import RED
from higgle.bohnanza.game import Bohnanza
from higgle.bots.bohnanza import farm_features as beans
from higgle.bots.bohnanza.field_values import MIXED
from higgle.bots.bohnanza.memory import CardMemory
from tests.scene import scene

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
    sight = beans.PositionFeatures(table, 0, 0, CardMemory())
    farm = beans.farm_of(table, 0)
    farm.hand = table.hand(0)
    sorts = len(sight.sorts)

    assert beans.STILL * sorts == len(sight.still)
    assert beans.MOVING * sorts == len(sight.rows_of(farm))
    assert beans.GENERAL == len(sight.general)
    assert beans.PASSING == len(sight.whole_of(farm, beans.PLANTING))
    book = beans.Book()
    assert beans.TERMS * sorts == len(book.spread(sight.terms_of(book, farm, (), ())))
    assert beans.AROUND == len(sight.around(0, (), (), 0))


@pytest.mark.parametrize(("game", "seats"), BEANS)
def test_hidden_hands_do_not_show(game: str, seats: int) -> None:
    """What is encoded from the truth is what is encoded from the seat's own view."""
    table = higgle.new(game, seats, "sight")
    view = table.view(1)
    assert isinstance(table, Bohnanza)
    assert isinstance(view, Bohnanza)
    truth = beans.PositionFeatures(table, 1, 1, CardMemory())
    seen = beans.PositionFeatures(view, 1, 1, CardMemory())

    assert truth.still == seen.still
    assert truth.general == seen.general


def test_a_harvest_counts_towards_a_building() -> None:
    """In High Bohn thalers have a sort: who imagines a harvest sees what it could then buy."""
    table = higgle.new("high-bohn", 4, "sight")
    assert isinstance(table, Bohnanza)
    sight = beans.PositionFeatures(table, 0, 0, CardMemory())
    sort = next(sort for sort in sight.sorts if sight.prices[sort])
    farm = beans.farm_of(table, 0)
    before = sight.rows_of(farm)
    farm.sales = (sort,) * sight.prices[sort]
    after = sight.rows_of(farm)
    last = beans.MOVING * (sight.place[sort] + 1) - 1

    assert 0.0 == before[last]
    assert 1.0 == after[last]
    assert [at for at, number in enumerate(after) if number != before[at]] == [last - 1, last]


def test_what_is_planted_at_last_is_judged_as_the_next_turn_begins() -> None:
    """The seat whose turn ends has longest to wait, and nothing lies open any more."""
    table = higgle.new("bohnanza", 4, "sight")
    assert isinstance(table, Bohnanza)
    seat = table.active
    sight = beans.PositionFeatures(table, seat, seat, CardMemory(), (), (seat + 1) % 4)

    assert [3 / 4, 0.0, 0.0] == sight.general[4:7]
    assert [0.0] * len(sight.sorts) == sight.still[11 :: beans.STILL]


def test_a_stew_is_sold_by_its_own_meter() -> None:
    """Several sorts in one field have no beanometer; without a saloon they pay nothing."""
    table = higgle.new("high-bohn", 4, "sight")
    assert isinstance(table, Bohnanza)
    sight = beans.PositionFeatures(table, 0, 0, CardMemory())

    assert 0 == sight.pay(MIXED, 5)
    sight.stew = (0, 0, 1, 1, 2, 3)
    assert 3 == sight.pay(MIXED, 5)


def test_what_the_next_seats_grow_and_ask_for_is_seen_one_by_one() -> None:
    """A field of the next seat is another number than one of the seat after it."""
    t = scene("bohnanza", 4).field(1, red=2).field(2, red=1)
    memory = CardMemory()
    memory.wanted.add((2, RED))
    memory.spare.add((3, RED))
    memory.wanted.add((0, RED))
    assert isinstance(t.table, Bohnanza)
    sight = beans.PositionFeatures(t.table, 0, 0, memory)
    width = beans.STILL
    row = sight.still[sight.place[RED] * width : (sight.place[RED] + 1) * width]

    assert [2 / 8, 1 / 8, 0.0, 0.0, 0.5, 0.5] == row[-6:]
