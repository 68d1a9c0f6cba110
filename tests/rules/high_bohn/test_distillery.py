"""The Cognac variant: cognac beans and distilleries."""

import pytest

from higgle.bohnanza.beans import CHILI
from higgle.bohnanza.high_bohn.buildings import ROWS, building_name
from higgle.bohnanza.high_bohn.town import Name, Naming, SellingOut, remove_kind
from tests.rule import rule
from tests.rules.high_bohn.town import Town, town


def bought(seats: int = 3) -> Town:
    """The first seat has the thalers for distillery 2."""
    return town(seats, cognac=True).earn(0, "cognac", "cognac").hand(0, "blue", "blue")


@rule("H50")
def test_cognac_adds_22_beans_and_four_distilleries() -> None:
    t = town(cognac=True)

    assert 126 == sum(t.high.census()["bean"])
    assert [1, 2, 3, 4] == t.for_sale("distillery")
    assert 36 == len(t.high.piles[t.high.town])


@rule("H50")
def test_without_cognac_there_is_no_distillery() -> None:
    t = town()

    assert [] == t.for_sale("distillery")
    assert "building-gone" == t.refused(0, "buy distillery 1")


@rule("H50")
@pytest.mark.parametrize(
    ("count", "pay"),
    [(4, 0), (5, 1), (6, 1), (7, 2), (8, 2), (9, 3), (10, 4), (12, 4)],
)
def test_cognac_beans_have_a_beanometer(count: int, pay: int) -> None:
    t = town(cognac=True).field(0, cognac=count)

    t.play(0, "harvest 1")

    assert pay == t.thalers(0)


@rule("H08", "H50")
def test_distillery_one_has_no_effect() -> None:
    t = town(cognac=True).owns(0, "distillery 1").field(0, cognac=4)

    t.play(0, "harvest 1")

    assert {"buildings": 1} == {part: value for part, value in t.high.score(0).items() if value}


@rule("H51")
def test_the_buyer_of_distillery_two_must_name_a_type_at_once() -> None:
    """Nothing else goes on before."""
    t = bought()

    t.play(0, "buy distillery 2")

    assert Naming(0) == t.high.stages[-1]
    assert [0] == t.must()
    assert ("name",) == t.asked(0)
    assert "purchase-waits" == t.refused(1, "buy farm 1")
    assert "not-planting" == t.refused(0, "plant 1")


@rule("H51")
def test_the_others_may_buy_one_each_and_the_rest_leave() -> None:
    """From the active seat clockwise; the buyer itself may not."""
    t = bought(4).earn(1, "soy", "soy").earn(2, "soy").earn(0, "soy", "soy")
    t.play(0, "buy distillery 2")

    t.play(0, "name farm")
    assert [1] == t.must()
    t.play(1, "buy farm 2")
    assert [2] == t.must()
    t.play(2, "pass")

    assert ["farm 2"] == t.owned(1)
    assert [] == t.for_sale("farm")
    assert ["farm 1", "farm 3", "farm 4"] == [building_name(c) for c in t.high.piles[t.high.away]]
    assert ("plant",) == t.asked(0)


@rule("H51")
def test_only_the_named_type_is_sold_in_turn() -> None:
    t = bought(4).earn(1, "soy", "red").earn(2, "soy")
    t.play(0, "buy distillery 2")
    t.play(0, "name farm")

    assert "other-type-sold" == t.refused(1, "buy tipi 1")
    assert "not-your-turn" == t.refused(2, "buy farm 1")
    assert "too-few-of-sort" == t.refused(1, "buy farm 2")


@rule("H51")
def test_the_order_begins_with_the_active_seat() -> None:
    """Bought in the third seat's turn: the third, then the second, and not the buyer."""
    t = bought(3).earn(1, "soy").earn(2, "soy").hand(2, "blue").planting(active=2)
    t.play(0, "buy distillery 2")
    t.play(0, "name farm")

    assert [2] == t.must()
    t.play(2, "pass")

    assert [1] == t.must()


@rule("H51")
def test_owners_of_the_type_and_the_poor_are_passed_over() -> None:
    t = bought(4).owns(1, "farm 1").earn(1, "soy", "soy").earn(3, "soy", "soy")
    t.play(0, "buy distillery 2")

    t.play(0, "name farm")

    assert [3] == t.must()


@rule("H51", "H04")
def test_whoever_could_harvest_for_it_is_asked_too() -> None:
    """Harvests and purchases are free at any time: seven soy beans become a farm."""
    t = bought(4).field(1, soy=7)
    t.play(0, "buy distillery 2")
    t.play(0, "name farm")
    assert [1] == t.must()

    t.play(1, "harvest 1")
    t.play(1, "buy farm 2")

    assert "farm 2" in t.owned(1)


@rule("H51", "H07")
def test_the_limit_of_a_type_holds() -> None:
    """Three seats: after the second farm the rest leave, and the third seat is not asked."""
    t = bought(3).owns(0, "farm 1").earn(1, "soy", "soy").earn(2, "soy", "soy", "soy")
    t.play(0, "buy distillery 2")
    t.play(0, "name farm")

    t.play(1, "buy farm 2")

    assert [] == t.for_sale("farm")
    assert [0] == t.must()


@rule("H51")
def test_its_own_type_may_be_named() -> None:
    t = bought(4).earn(1, "cognac")
    t.play(0, "buy distillery 2")
    t.play(0, "name distillery")

    t.play(1, "buy distillery 1")

    assert ["distillery 1"] == t.owned(1)
    assert [] == t.for_sale("distillery")


@rule("H51")
def test_a_type_that_is_sold_out_cannot_be_named() -> None:
    t = bought()
    remove_kind(t.high, 4)
    t.high.pending_moves.clear()
    t.high.events.clear()
    t.play(0, "buy distillery 2")

    assert "type-sold-out" == t.refused(0, "name farm")


@rule("H51")
def test_when_no_type_has_cards_nothing_happens() -> None:
    t = bought()
    t.high.piles[t.high.town] = (34,)

    t.play(0, "buy distillery 2")

    assert ["distillery 2"] == t.owned(0)
    assert ("plant",) == t.asked(0)


@rule("H51", "H10")
def test_distillery_two_works_in_the_last_buying_round() -> None:
    """Seats whose turn is over may buy once more."""
    t = town(3, cognac=True).earn(0, "soy", "soy").earn(1, "cognac", "cognac").ends()
    t.play(0, "pass")
    t.play(1, "buy distillery 2")
    t.play(1, "name farm")

    t.play(0, "buy farm 2")
    t.play(1, "pass")

    assert ["farm 2"] == t.owned(0)
    assert t.high.over


@rule("H52")
def test_distillery_three_gets_a_thaler_of_every_stew() -> None:
    """The harvester says which; it lies under the distillery."""
    t = town(cognac=True).owns(0, "distillery 3").owns(1, "saloon 4")
    t.stew(1, 1, "blue", "red", "soy", "green", "stink")

    t.play(1, "harvest 1 keeping 1 red and 1 soy giving red")

    assert (["red"], ["soy"]) == (t.distilled(0), t.under(1))
    assert (0, 0) == (t.thalers(0), t.thalers(1))
    assert 1 == t.high.score(0)["under_cards"]


@rule("H52")
def test_the_toll_comes_after_farm_four() -> None:
    """Seven sorts pay five with saloon 4 and farm 4; one of them goes on."""
    t = town(cognac=True).owns(0, "distillery 3").owns(1, "saloon 4", "farm 4")
    t.stew(1, 1, "blue", "chili", "stink", "green", "soy", "red", "garden")

    t.play(1, "harvest 1")

    assert (1, 4) == (len(t.distilled(0)), len(t.under(1)))


@rule("H52")
def test_a_stew_that_pays_nothing_gives_nothing() -> None:
    t = town(cognac=True).owns(0, "distillery 3").owns(1, "saloon 4").stew(1, 1, "blue", "red")

    t.play(1, "harvest 1")

    assert [] == t.distilled(0)
    assert {"blue": 1, "red": 1} == t.discard()


@rule("H52")
def test_at_the_end_too() -> None:
    t = town(cognac=True).owns(0, "distillery 3").owns(1, "saloon 4")
    t.stew(1, 1, "blue", "red", "soy").ends()

    assert (1, []) == (len(t.distilled(0)), t.under(1))


@rule("H52")
def test_its_owner_lays_one_of_its_own_stew_thalers_there() -> None:
    t = town(cognac=True).owns(0, "distillery 3", "saloon 4")
    t.stew(0, 1, "blue", "red", "soy", "green", "stink")

    t.play(0, "harvest 1 keeping 1 red and 1 soy giving soy")

    assert (["soy"], ["red"]) == (t.distilled(0), t.under(0))


@rule("H52")
def test_the_thaler_under_the_distillery_counts_before_the_tipi() -> None:
    t = town(cognac=True).owns(0, "distillery 3", "tipi 4").earn(0, *["blue"] * 4)
    t.lay(t.high.distillery_piles, ("red",))

    assert 1 == t.high.score(0)["tipi"]


@rule("H52")
@pytest.mark.parametrize(
    ("toll", "reason"), [("", "toll-missing"), (" giving blue", "toll-missing")]
)
def test_the_toll_is_one_of_the_thalers_kept(toll: str, reason: str) -> None:
    t = (
        town(cognac=True)
        .owns(0, "distillery 3")
        .owns(1, "saloon 4")
        .stew(1, 1, "blue", "red", "soy")
    )

    assert reason == t.refused(1, f"harvest 1 keeping red{toll}")


@rule("H52")
def test_without_distillery_three_nobody_gets_a_toll() -> None:
    t = town(cognac=True).owns(1, "saloon 4").stew(1, 1, "blue", "red", "soy")

    assert "no-toll" == t.refused(1, "harvest 1 keeping red giving red")


@rule("H52")
def test_a_mixed_field_pays_no_toll() -> None:
    t = town(cognac=True).owns(0, "distillery 3").owns(1, "farm 2").field(1, 1, blue=3, soy=3)

    t.play(1, "harvest 1")

    assert ([], 2) == (t.distilled(0), t.thalers(1))


@rule("H53")
@pytest.mark.parametrize(("count", "pay"), [(2, 0), (3, 1), (5, 2), (7, 3), (8, 4), (10, 4)])
def test_distillery_four_has_a_cognac_beanometer(count: int, pay: int) -> None:
    t = town(cognac=True).owns(0, "distillery 4").field(0, cognac=count)

    t.play(0, "harvest 1")

    assert pay == t.thalers(0)


@rule("H51", "H35")
def test_nobody_is_asked_whose_stew_thalers_alone_would_pay() -> None:
    """They lie under the saloon, and cannot be spent."""
    t = bought().owns(1, "saloon 3").stew(1, 1, "soy", "red", "blue")

    t.play(0, "buy distillery 2")
    t.play(0, "name farm")

    assert [] == [ask.seat for ask in t.table.asks() if ask.forms == ("buy", "pass")]
    assert [] == t.for_sale("farm")


@rule("H51")
def test_any_type_that_is_for_sale_can_be_named_by_the_buyer_alone() -> None:
    """The first type of the list as well as the last."""
    t = bought()
    t.play(0, "buy distillery 2")
    kinds = t.high.kinds_for_sale()

    assert {ROWS[code].kind for code in t.high.piles[t.high.town]} == set(kinds)
    for seat in (1, 2):
        assert "nothing-to-name" == t.refused(seat, Name(kinds[0]))
    assert {Name(kind) for kind in kinds} <= set(t.high.actions(0))


@rule("H51")
def test_whoever_buys_nothing_when_a_type_is_sold_out_says_so() -> None:
    t = bought().earn(1, "chili", "chili", "chili")
    t.play(0, "buy distillery 2")
    paid = next(row for row in ROWS if row.sort == CHILI and row.price <= 3)
    t.play(0, Name(paid.kind))
    stage = t.high.stages[-1]
    assert isinstance(stage, SellingOut)

    events = t.play(stage.seats[0], "pass")

    assert ("bought_nothing", stage.seats[0]) == (events[0].name, events[0].seat)


@rule("H51", "H36")
@pytest.mark.parametrize("choice", ["pass", "stew 1"])
def test_a_saloon_bought_when_its_type_is_sold_out_may_begin_a_stew(choice: str) -> None:
    """Then the next seat is asked."""
    t = bought(4).field(1, red=1).earn(1, "green", "green", "green").earn(2, "green")
    t.play(0, "buy distillery 2")
    t.play(0, "name saloon")
    t.play(1, "buy saloon 3")
    assert [1] == t.must()

    t.play(1, choice)

    assert ([2], ("buy", "pass")) == (t.must(), t.asked(2))
    assert ((0,) if choice == "stew 1" else ()) == t.high.stews[1]
