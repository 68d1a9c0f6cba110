"""The moment before the deck runs out, in which discards still get into the next one."""

import pytest

from higgle.bohnanza.planting import Planting, Settling
from higgle.bohnanza.trading import Trading
from higgle.bohnanza.turn import Waiting
from tests.rule import rule
from tests.rules.bohnaparte.war import war
from tests.rules.high_bohn.town import town
from tests.rules.plus.orders import ordering, take
from tests.scene import Scene, scene


def deck(t: Scene) -> int:
    return t.table.deck_size()


def awaited(t: Scene) -> list[int]:
    """Those who have to say whether they discard something."""
    return [ask.seat for ask in t.table.asks() if ask.must]


@rule("B52", "B60")
def test_whoever_has_a_field_to_sell_is_asked_between_the_last_bean_of_phase_1_and_the_reveal() -> (
    None
):
    """The beans sold then are in the new deck."""
    t = scene().hand(0, "blue").field(1, chili=4).planting().deck("garden", "garden")

    t.play(0, "plant 1")
    assert Waiting() == t.now()
    assert [0, 1] == awaited(t)
    t.play(1, "harvest 1")
    t.play(0, "pass")

    assert Trading() == t.now()
    assert (3, {}) == (deck(t), t.discard())


@rule("B52", "B60")
def test_it_is_asked_between_the_last_bean_of_phase_3_and_the_draw() -> None:
    t = scene().field(0, garden=1).received(0, "garden").field(2, chili=4).settling()
    t.hand(1, "blue").deck("red", "red", "red")

    t.play(0, "plant garden 1")
    assert [2] == awaited(t)
    assert [] == t.in_hand(0)
    t.play(2, "harvest 1")

    assert 3 == len(t.in_hand(0))
    assert (3, 1) == (deck(t), t.table.active)


@rule("B52", "B60", "B13")
def test_it_is_asked_between_a_draw_and_the_reveal_of_a_seat_without_cards() -> None:
    t = scene().field(2, chili=4).trading().deck("red", "red", "red", "soy", "soy")

    t.play(0, "end trade")

    assert (1, [2]) == (t.table.active, awaited(t))
    assert 3 == len(t.in_hand(0))
    t.play(2, "pass")
    assert Trading() == t.now()
    assert 2 == len(t.table.piles[t.table.turned_up])


@rule("B52")
def test_a_purchase_brings_cards_to_the_discard_pile_too() -> None:
    t = scene().hand(1, "blue").earn(1, "red", "soy", "blue").trading().deck("garden", "garden")

    t.play(0, "end trade")
    assert [1] == awaited(t)
    t.play(1, "buy field")

    assert 2 == deck(t)


@rule("B52")
def test_everybody_who_is_asked_has_to_answer() -> None:
    """In any order; whoever passed may still harvest while the others think."""
    t = scene().field(0, chili=4).field(1, blue=5).field(2, green=4).trading().deck("red")
    t.discarded("soy", "soy", "soy", "soy", "soy")

    t.play(0, "end trade")
    t.play(2, "pass")
    assert (Waiting((2,)), [0, 1]) == (t.now(), awaited(t))
    t.play(2, "harvest 1")
    assert "nothing-to-pass" == t.refused(2, "pass")
    t.play(0, "pass")
    assert [] == t.in_hand(0)
    t.play(1, "pass")

    assert 3 == len(t.in_hand(0))


@rule("B52")
@pytest.mark.parametrize(
    ("beans", "waits"),
    [
        (("garden", "garden"), False),
        (("soy", "soy", "soy"), True),
        (("red",), True),
        ((), False),
    ],
)
def test_nobody_is_asked_who_has_nothing_to_discard(beans: tuple[str, ...], waits: bool) -> None:
    """Two garden beans become two thalers, and nothing of them is left."""
    t = scene().hand(1, "blue").trading().deck("soy").earn(2, "blue", "blue")
    t.lay(t.table.field_piles + 2, beans)

    t.play(0, "end trade")

    assert waits == (Waiting() == t.now())


@rule("B52")
@pytest.mark.parametrize(("cards", "waits"), [(2, True), (3, True), (4, False)])
def test_nobody_is_asked_while_the_deck_lasts(cards: int, waits: bool) -> None:
    """A draw of three ends a deck of three."""
    t = scene().hand(1, "blue").field(2, chili=4).trading().deck(*("red",) * cards)

    t.play(0, "end trade")

    assert waits == (Waiting() == t.now())


@rule("B52")
@pytest.mark.parametrize(("times", "waits"), [(0, True), (1, True), (2, False)])
def test_nobody_is_asked_when_the_last_deck_runs_out(times: int, waits: bool) -> None:
    """No new deck is made then."""
    t = scene().hand(1, "blue").field(2, chili=4).trading().deck("red").exhausted(times)

    t.play(0, "end trade")

    assert waits == (Waiting() == t.now())


@rule("B52", "B88")
def test_with_deck_and_discard_pile_empty_a_harvest_brings_the_cards_to_draw() -> None:
    """Even when this would have been the last time: the game goes on."""
    t = scene().hand(1, "blue").field(2, chili=8).trading().deck().exhausted(2)

    t.play(0, "end trade")
    t.play(2, "harvest 1")
    t.play(2, "pass")

    assert (3, 1) == (len(t.in_hand(0)), t.table.active)
    assert Planting() == t.now()


@rule("B52", "P37")
def test_an_order_in_hand_is_no_reason_to_ask() -> None:
    """Whether it could be met is nobody else's business, and it brings no bean."""
    t = take(ordering().hand(0, "wax"), 0, "3/0").field(0, 1, garden=3).settling()
    t.hand(1, "blue").received(1, "cocoa").field(1, cocoa=1).deck("wax")

    t.play(1, "plant cocoa 1")

    assert Settling() == t.now()
    t.play(0, "pass")
    assert 1 == t.table.active


@rule("B52", "H01")
def test_a_building_that_can_be_paid_is_a_reason_to_ask() -> None:
    t = town().earn(1, "chili").trading().deck("red")

    t.play(0, "end trade")
    assert [1] == awaited(t)
    t.play(1, "buy blacksmith 1")

    assert ["red", "chili"] == t.in_hand(0)


@rule("B52", "W06")
def test_it_is_asked_before_monasteries_take_the_last_card() -> None:
    t = war(3)
    monastery = t.war.board.places["monastery"][0]
    t.own(1, monastery + 1).field(2, chili=4).trading().deck("red", "red", "red", "soy")

    t.play(0, "end trade")

    assert (1, [2]) == (t.table.active, awaited(t))
    assert 1 == deck(t)
