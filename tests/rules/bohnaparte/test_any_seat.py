"""What holds for the first seat holds for every other: depots, merchants, alms and camps."""

import pytest

from higgle.bohnanza.turn import Waiting
from tests.rule import rule
from tests.rules.bohnaparte.war import war

EACH = pytest.mark.parametrize("seat", range(3))


@EACH
@rule("W25", "W26")
def test_a_depot_is_bought_and_stocked(seat: int) -> None:
    t = war()
    t.earn(seat, "red", "red", "red").hand(seat, "blue", "soy").planting(active=seat)
    t.play(seat, "buy depot")

    t.play(seat, "stock")

    assert (["blue"], ["soy"], 0) == (t.in_depot(seat), t.in_hand(seat), t.thalers(seat))
    assert [who == seat for who in range(3)] == list(t.war.depots)


@EACH
@rule("W52", "W53")
def test_a_merchant_sells_what_lies_there(seat: int) -> None:
    t = war(cavalry=True).own(seat, 13)
    t.earn(seat, "blue", "blue", "blue").deck("red", "soy", "chili", "green", "stink", "blue")
    t.hand(0, "blue").trading(seat)
    t.play(seat, "buy merchant")
    assert ["red", "soy"] == t.at_merchant(seat)

    t.play(seat, "end trade")

    assert ["red", "soy", "chili", "green", "stink"] == t.at_merchant(seat)
    for sort in ("soy", "stink", "red"):
        t.play(seat, f"take {sort}")
    assert ["chili", "green"] == t.at_merchant(seat)
    assert ["soy", "stink", "red"] == t.in_hand(seat)[-3:]


@EACH
@rule("W06")
@pytest.mark.parametrize(("bean", "small"), [("soy", True), ("green", False)])
def test_a_monastery_gives_its_owner_small_beans(seat: int, bean: str, small: bool) -> None:
    t = war()
    t.own(seat, 11).hand(seat, "blue").deck("red", "red", "red", bean, "red")
    t.trading((seat - 1) % 3)

    t.play((seat - 1) % 3, "end trade")

    assert seat == t.table.active
    assert [int(small and who == seat) for who in range(3)] == [t.thalers(w) for w in range(3)]
    assert small or {bean: 1} == t.discard()


@EACH
@rule("W53", "W34")
def test_what_a_merchant_draws_last_goes_to_the_hand(seat: int) -> None:
    """Only what was drawn; what lay there stays."""
    t = war(cavalry=True).merchant(seat, "red", "soy")
    t.exhausted(t.table.last_exhaustion() - 1).deck("blue", "green").trading(seat)

    t.play(seat, "end trade")

    assert t.table.over
    assert (["blue", "green"], ["red", "soy"]) == (t.in_hand(seat), t.at_merchant(seat))


@EACH
@rule("B52", "W06", "W07")
@pytest.mark.parametrize("monasteries", [0, 1])
def test_before_the_deck_runs_out_in_a_reveal_or_a_draw_somebody_may_discard(
    seat: int, monasteries: int
) -> None:
    """However many monasteries the seat has: they take their cards before phase 1."""
    other = (seat + 1) % 3
    t = war().own(seat, *[11] * monasteries).field(other, chili=4).hand(seat, "blue", "blue")
    t.deck("red", "red").planting(active=seat)
    t.play(seat, "plant 1")

    t.play(seat, "pass")

    assert Waiting() == t.now()
    assert other in [ask.seat for ask in t.table.asks() if ask.must]
    t = war().own(seat, *[11] * monasteries).field(other, chili=4)
    t.hand(other, "blue").deck("red", "red", "red").trading(seat)
    t.play(seat, "end trade")
    assert Waiting() == t.now()


@EACH
@rule("B52", "W12", "W52")
def test_nobody_is_awaited_before_a_card_that_a_seat_chooses_to_take(seat: int) -> None:
    """A battle's card or a merchant's: whoever wants to harvest may while the seat thinks."""
    other = (seat + 1) % 3
    t = war().field(other, chili=4).attacking(seat).deck("soy").discarded("red")
    t.earn(seat, "red")

    t.play(seat, f"attack {min(t.targets(seat))}")
    assert "harvest 1" in [str(action) for action in t.table.actions(other)]
    assert [seat] == [ask.seat for ask in t.table.asks() if ask.must]
    t.play(seat, "fight with deck")

    assert 1 == len(t.told("ran_out"))
    assert 1 == len(t.told("fought"))
