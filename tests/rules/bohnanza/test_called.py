"""Who is waited for while others trade: clocks, calls and who closes a deal."""

import pytest

from higgle.bohnanza.answers import Accept
from higgle.bohnanza.beans import CODES
from higgle.bohnanza.trading import EndTrade, Offer
from tests.rule import rule
from tests.rules.bohnanza.market import market
from tests.scene import scene


@rule("B30")
def test_a_clock_runs_for_trading_and_for_whoever_must_act() -> None:
    """When that of trading has run down, trading ends; when another has, a bot decides."""
    t = market()
    trading = [t.table.clocks().running(ask) for ask in t.table.asks()]
    last = [t.table.clocks().timeout_action(0, clock) for clock in ("trade", "turn", "")]
    t.planting()

    assert (["trade", "", "", ""], [EndTrade(), None, None]) == (trading, last)
    assert ["turn", "", "", ""] == [t.table.clocks().running(ask) for ask in t.table.asks()]


@rule("B26", "B30", "B33")
def test_who_is_called_and_who_closes() -> None:
    """An open offer calls for an answer, an accepted one for its maker; the end calls everybody."""
    t = market()
    t.play(0, "offer 1 blue for 1 red to 2 3")
    asks = t.table.asks()
    assert [False, True, True, False] == [t.table.clocks().is_awaited(ask) for ask in asks]
    assert [False] * 4 == [t.table.clocks().closes_deal(ask) for ask in asks]
    t.play(1, "accept 1 with 1")

    assert [True, False, False, False] == [
        t.table.clocks().closes_deal(ask) for ask in t.table.asks()
    ]
    listed = t.table.actions(0)
    assert [EndTrade()] == [action for action in listed if t.table.clocks().ends_for_all(action)]


@rule("B10", "B30", "B40")
@pytest.mark.parametrize("moment", ["planting", "trading", "settling"])
def test_nobody_acts_for_the_seat_whose_moment_it_is(moment: str) -> None:
    """The second of three is active, or has the only bean to plant."""
    t = scene().hand(0, "red").hand(1, "blue", "soy").hand(2, "red").received(1, "soy")
    {"planting": t.planting, "trading": t.trading, "settling": t.settling}[moment](1)
    deed, reason = {
        "planting": ("plant 1", "not-your-turn"),
        "trading": ("end trade", "not-your-turn"),
        "settling": ("plant soy 1", "nothing-to-plant"),
    }[moment]

    assert [1] == [ask.seat for ask in t.table.asks() if ask.must]
    assert deed in [str(action) for action in t.table.actions(1)]
    for other in (0, 2):
        assert reason == t.refused(other, deed)
        assert deed not in [str(action) for action in t.table.actions(other)]
        assert moment == "trading" or "nothing-to-pass" == t.refused(other, "pass")


@rule("B52")
def test_nobody_passes_for_a_seat_that_may_discard() -> None:
    """Only the second of three could discard something before the deck runs out."""
    t = scene().hand(1, "blue").field(1, chili=4).trading().deck("red")
    t.play(0, "end trade")

    assert [1] == [ask.seat for ask in t.table.asks() if ask.must]
    for other in (0, 2):
        assert "nothing-to-pass" == t.refused(other, "pass")
        assert [] == t.table.actions(other)
    t.play(1, "pass")
    assert 1 == t.table.active


@rule("B26", "B29", "B32")
@pytest.mark.parametrize("when", range(9))
def test_who_is_asked_is_the_same_whenever_one_looks(when: int) -> None:
    """Whether anybody looked at the board before a change of it or not."""
    t = market(offers_per_turn=3)
    deeds = (
        (0, "offer 1 blue for 1 red to all"),
        (1, "accept 1 with 1"),
        (2, "decline 1"),
        (0, "offer 1 green for 1 stink to all"),
        (0, "withdraw 1"),
        (1, "offer 1 red for 1 green to 1"),
        (1, "accept 2 with 2"),
        (3, "accept 2 with 1"),
        (0, "confirm 2 with 4 giving 4"),
    )
    for number, (seat, deed) in enumerate(deeds):
        if number == when:
            t.table.asks()
        t.play(seat, deed)
        if number >= when:
            assert t.table.copy().asks() == t.table.asks(), deed


@rule("B26")
def test_nothing_comes_out_of_a_store_that_is_not_given() -> None:
    t = market()
    t.play(1, "offer 1 stink for 1 red to 1")

    assert "not-open" == t.refused(0, Accept(1, (1,), (), (7,)))
    assert "bad-offer" == t.refused(0, Accept(1, (1,), (), (7, 1)))


@rule("B22", "B26")
def test_every_open_card_is_there_in_whatever_order_they_are_named() -> None:
    t = market()
    t.play(1, "offer 1 stink for 1 blue 1 garden to 1")
    blue, garden = CODES["blue"], CODES["garden"]

    assert "not-open" == t.refused(0, Accept(1, (), (garden, blue)))
    assert "not-open" == t.refused(0, Accept(1, (), (blue, garden)))


@rule("B26", "B32")
def test_no_offer_answers_one_with_the_number_0() -> None:
    """Offers are numbered from 1."""
    t = market()
    t.play(1, "offer 1 stink for 1 blue to 1")
    answer = Offer((CODES["blue"],), (), (), (1,), 0)

    assert "offer-gone" == t.refused(0, answer)
    assert str(answer).endswith(" answering 0")


@rule("B10")
@pytest.mark.parametrize("seat", [-2, -1, 3, 4])
def test_nothing_is_listed_for_a_seat_that_is_none(seat: int) -> None:
    t = scene().hand(0, "red").planting()

    assert [] == t.table.actions(seat)


@rule("B26")
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_every_copy_is_given_once(count: int) -> None:
    """Those nearest the front, whatever lies between them."""
    t = scene().hand(0, "red", "soy", "red", "red", "blue", "red").hand(1, "stink").trading()
    t.play(1, f"offer 1 stink for {count} red to 1")
    places = " and ".join(["1", "3", "4", "6"][:count])

    assert f"accept 1 with {places}" in [str(action) for action in t.table.actions(0)]
    t.play(0, f"accept 1 with {places}")
    t.play(1, "confirm 1 with 1 giving 1")
    assert ["red"] * count == t.tray(1)
