"""What a farmer does, and what its evaluator takes to be better, as a player would say it."""

from random import Random

import pytest

from higgle.bohnanza.actions import Accept, BuyField, Confirm, Decline, EndTrade, Harvest, Plant
from higgle.bohnanza.beans import BLUE, METERS, RED
from higgle.bots.bean_worth import growing_worth
from higgle.playing import make_bot
from higgle.table import Action
from tests.scene import Scene, scene


def decides(table: Scene, seat: int, style: str = "offers=0+bids=0") -> Action | None:
    """What a farmer does in a seat, making no offers of its own unless told."""
    bot = make_bot(f"farmer:{style}", table.table.ID, Random(0))
    ask = next(ask for ask in table.table.asks() if ask.seat == seat)
    return bot.act(table.table.view(seat), ask, ())


def test_a_field_is_worth_at_least_what_it_pays_now() -> None:
    """And never less with more turns to come."""
    rows = [growing_worth(METERS[RED], 10, 60, step) for step in range(21)]

    for step in range(20):
        for count in range(1, 10):
            assert rows[step][count] >= METERS[RED][count]
            assert rows[step + 1][count] >= rows[step][count]


def test_with_no_turn_left_only_the_beanometer_counts() -> None:
    """The end sells every field."""
    assert [float(pay) for pay in METERS[RED][:10]] == growing_worth(METERS[RED], 10, 60, 0)[:10]


@pytest.mark.parametrize(("few", "many"), [(5, 20), (20, 40)])
def test_a_sort_of_which_more_will_come_is_worth_more(few: int, many: int) -> None:
    """Unseen cards are hope."""
    meter = METERS[BLUE]

    assert growing_worth(meter, many, 60, 10)[3] > growing_worth(meter, few, 60, 10)[3]


def test_it_plants_where_the_bean_grows() -> None:
    """Even if another field is free."""
    t = scene().planting().hand(0, "red", "blue").field(0, 2, red=1)

    assert Plant(1) == decides(t, 0)


def test_it_harvests_the_field_that_loses_least() -> None:
    """Four red beans pay three and could pay four; five blue ones are far from anything."""
    t = scene().planting().hand(0, "soy").field(0, red=5).field(0, garden=2)

    assert Harvest(0) == decides(t, 0)


def test_it_takes_what_it_grows_for_what_it_cannot_use() -> None:
    """A third red bean for a misfit at the front."""
    t = scene().trading(0).turned_up("red", "blue").hand(1, "soy", "blue")
    t.field(1, red=2).field(1, chili=4)
    t.play(0, "offer red up for soy to 2")

    assert Accept(1, (0,)) == decides(t, 1)


def test_it_refuses_what_would_cost_it_a_field() -> None:
    """A gift of a bean that fits nowhere is no gift."""
    t = scene().trading(0).turned_up("soy").hand(1, "blue")
    t.field(1, red=3).field(1, chili=5)
    t.play(0, "offer soy up for nothing to 2")

    assert Decline(1) == decides(t, 1)


def test_it_closes_the_deal_with_the_poorer_rival() -> None:
    """Of two who accept, the leader is helped last."""
    t = scene().trading(0).turned_up("soy").hand(0, "blue").hand(1, "red").hand(2, "red")
    t.field(0, red=2).field(0, chili=5).earn(1, "green", "green").earn(2, "green")
    t.play(0, "offer soy up for red to all")
    t.play(1, "accept 1 with 1")
    t.play(2, "accept 1 with 1")

    assert Confirm(1, 2) == decides(t, 0)


def test_it_buys_the_third_field_early() -> None:
    """A field that will bear long is worth its price."""
    t = scene().planting().hand(0, "red").earn(0, "green", "green", "green")

    assert BuyField() == decides(t, 0)


def test_it_ends_trading_when_there_is_nothing_to_gain() -> None:
    """With no offers left to make it does not linger."""
    t = scene().trading(0).hand(0, "blue")

    assert EndTrade() == decides(t, 0)


def test_what_nobody_wants_is_offered_before_it_is_planted() -> None:
    """An open misfit goes to whom it fits, for something or for nothing."""
    t = scene().trading(0).turned_up("garden").hand(0, "red").field(0, red=3).field(0, chili=5)
    t.field(1, garden=1)

    offered = decides(t, 0, "normal")

    assert "garden up" in str(offered)
