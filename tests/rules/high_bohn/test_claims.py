"""Several seats want the same building: the active seat comes first, then clockwise."""

from higgle.bohnanza.high_bohn.town import HARVESTS, Claiming
from higgle.core import CLOCK
from tests.rule import rule
from tests.rules.high_bohn.town import Town, town


def three_rich(first_come: bool = False) -> Town:
    """Everybody has the thalers for farm 2, in the turn of the first seat."""
    t = town(first_come=first_come).hand(0, "blue", "blue")
    return t.earn(0, "soy", "soy").earn(1, "soy", "soy").earn(2, "soy", "soy")


@rule("H06")
def test_a_purchase_waits_for_those_who_come_earlier() -> None:
    """The third seat wants farm 2; the first and the second may take it."""
    t = three_rich()

    t.play(2, "buy farm 2")

    assert [] == t.owned(2)
    assert ["soy", "soy"] == t.purse(2)
    assert [0, 1] == t.must()
    assert ("buy", "let_pass") == t.asked(0) == t.asked(1)
    assert () == t.asked(2)


@rule("H06")
def test_when_each_has_let_it_pass_it_goes_through() -> None:
    """In any order."""
    t = three_rich()
    t.play(2, "buy farm 2")

    t.play(1, "let pass farm 2")
    assert [] == t.owned(2)
    t.play(0, "let pass farm 2")

    assert ["farm 2"] == t.owned(2)
    assert [] == t.purse(2)
    assert ("plant",) == t.asked(0)


@rule("H06")
def test_the_active_seat_takes_the_card_at_once() -> None:
    """Nobody comes before it."""
    t = three_rich()
    t.play(2, "buy farm 2")

    t.play(0, "buy farm 2")

    assert ["farm 2"] == t.owned(0)
    assert ([], ["soy", "soy"]) == (t.owned(2), t.purse(2))


@rule("H06")
def test_the_second_seat_still_waits_for_the_first() -> None:
    """It takes the card from the third, and the first may take it from both."""
    t = three_rich()
    t.play(2, "buy farm 2")

    t.play(1, "buy farm 2")
    assert [0] == t.must()
    t.play(0, "let pass farm 2")

    assert (["farm 2"], []) == (t.owned(1), t.owned(2))


@rule("H06")
def test_clockwise_is_counted_from_the_active_seat() -> None:
    """In the second seat's turn the third comes before the first."""
    t = three_rich().hand(1, "blue").planting(active=1)

    t.play(0, "buy farm 2")

    assert [1, 2] == t.must()


@rule("H06")
def test_nobody_waits_for_owners_of_the_type_or_for_the_poor() -> None:
    """The first seat owns a farm, the second has one soy thaler: the third buys at once."""
    t = town().owns(0, "farm 1").earn(0, "soy", "soy").earn(1, "soy").earn(2, "soy", "soy")

    t.play(2, "buy farm 2")

    assert ["farm 2"] == t.owned(2)


@rule("H06")
def test_the_active_seat_never_waits() -> None:
    t = three_rich()

    t.play(0, "buy farm 2")

    assert ["farm 2"] == t.owned(0)


@rule("H06")
def test_with_first_come_a_purchase_goes_through_at_once() -> None:
    """The option `first_come`."""
    t = three_rich(first_come=True)

    t.play(2, "buy farm 2")

    assert ["farm 2"] == t.owned(2)


@rule("H06")
def test_nothing_else_is_bought_or_planted_while_a_purchase_waits() -> None:
    """But anybody may harvest, and so become rich enough to take the card."""
    t = three_rich().earn(1, "blue", "blue", "blue").field(0, 1, red=2)
    t.play(2, "buy farm 2")

    assert "purchase-waits" == t.refused(1, "buy jail 1")
    assert "purchase-waits" == t.refused(1, "buy field")
    assert "not-planting" == t.refused(0, "plant 1")
    t.play(0, "harvest 1")

    assert 3 == t.thalers(0)
    assert isinstance(t.high.stages[-1], Claiming)


@rule("H06")
def test_a_harvest_while_it_waits_lets_one_more_seat_take_the_card() -> None:
    """The second seat gets its second soy thaler in time."""
    t = town().hand(0, "blue").earn(0, "soy", "soy").earn(1, "soy").earn(2, "soy", "soy")
    t.field(1, soy=2)
    t.play(2, "buy farm 2")
    assert [0] == t.must()

    t.play(1, "harvest 1")

    assert [0, 1] == t.must()


@rule("H06")
def test_who_has_let_it_pass_or_comes_later_cannot_take_the_card() -> None:
    """The second seat still may."""
    t = three_rich()
    t.play(1, "buy farm 2")
    assert "not-earlier" == t.refused(2, "buy farm 2")
    assert "not-earlier" == t.refused(2, "let pass farm 2")
    assert "no-such-purchase" == t.refused(0, "let pass farm 3")

    t = three_rich()
    t.play(2, "buy farm 2")
    t.play(0, "let pass farm 2")
    assert "not-earlier" == t.refused(0, "buy farm 2")
    assert "not-earlier" == t.refused(0, "let pass farm 2")
    t.play(1, "buy farm 2")
    assert ["farm 2"] == t.owned(1)


@rule("H06")
def test_trading_goes_on_after_the_purchase() -> None:
    """Open offers stand while a purchase waits."""
    t = three_rich().turned_up("red").trading()
    t.play(0, "offer 1 red up for 1 blue to all")
    t.play(1, "buy farm 2")
    assert "not-trading" == t.refused(0, "end trade")

    t.play(0, "let pass farm 2")

    assert 1 == len(t.high.offers)
    assert "end_trade" in t.asked(0)


@rule("H06")
def test_while_a_purchase_waits_the_clock_has_nothing_to_do() -> None:
    """The fields of the last seat are not the clock's to sell."""
    t = three_rich()
    t.field(2, blue=2)

    t.play(2, "buy farm 2")

    assert [] == t.table.actions(CLOCK)


@rule("H06", "B60")
def test_while_a_purchase_waits_everybody_may_harvest() -> None:
    t = three_rich().field(1, blue=4)

    t.play(2, "buy farm 2")

    assert all(ask.rights[:2] == HARVESTS for ask in t.high.asks())
    t.play(1, "harvest 1")
    assert [0, 1] == t.must()


@rule("H06", "H27")
def test_while_a_purchase_waits_the_bank_waits_too() -> None:
    t = town().owns(0, "bank 2").hand(0, "blue").earn(0, "soy").earn(1, "soy").before_turn_of(0)
    t.play(1, "buy farm 1")

    assert "not-the-moment" == t.refused(0, "look")
    t.play(0, "let pass farm 1")
    t.play(0, "look")


@rule("H06")
def test_the_buyer_may_call_a_waiting_purchase_off() -> None:
    """The card stays for sale, the thalers with the buyer, and nobody is waited for any more."""
    t = three_rich()
    t.play(2, "buy farm 2")
    t.play(0, "let pass farm 2")
    assert "nothing-to-call-off" == t.refused(1, "call off")

    t.play(2, "call off")

    assert ([], ["soy", "soy"]) == (t.owned(2), t.purse(2))
    assert ("plant",) == t.asked(0)
    assert "nothing-to-call-off" == t.refused(2, "call off")


@rule("H06")
def test_who_let_it_pass_may_take_it_when_it_is_wanted_again() -> None:
    """A purchase that was called off binds nobody."""
    t = three_rich()
    t.play(2, "buy farm 2")
    t.play(0, "let pass farm 2")
    t.play(2, "call off")

    t.play(1, "buy farm 2")
    assert [0] == t.must()
    t.play(0, "buy farm 2")

    assert ["farm 2"] == t.owned(0)


@rule("H06")
def test_only_the_buyer_has_the_right_to_call_off_and_it_is_no_news() -> None:
    """It stands among its rights, where it can harvest too."""
    t = three_rich()

    t.play(2, "buy farm 2")

    assert (*HARVESTS, "call_off") == t.high.asks()[2].rights
    assert HARVESTS == t.high.asks()[1].rights
    assert "call off" in [str(action) for action in t.high.actions(2)]
    assert "call off" not in [str(action) for action in t.high.actions(1)]
