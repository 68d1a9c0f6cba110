"""What holds for the first seat holds for every other: banks, stores, stews and tolls."""

import pytest

from tests.rule import rule
from tests.rules.high_bohn.town import town

EACH = pytest.mark.parametrize("seat", range(3))


@EACH
@rule("H24")
def test_a_card_looked_at_stays_on_top_or_goes_under(seat: int) -> None:
    for deed, first in (("pass", "red"), ("put under", "soy")):
        t = town().owns(seat, "bank 2").hand(seat, "blue").deck("red", "soy", "soy", "soy", "soy")
        t.before_turn_of(seat)
        t.play(seat, "look")
        size = t.high.deck_size()
        t.play(seat, deed)
        assert size == t.high.deck_size() == 5
        t.play(seat, "plant 1")
        assert first == t.names(t.high.piles[t.high.turned_up])[0]


@EACH
@rule("H25")
def test_drawn_cards_join_the_hand_as_arranged(seat: int) -> None:
    t = town().owns(seat, "bank 3").trading(seat).deck("red", "soy", "blue", "blue", "blue")
    t.hand((seat + 1) % 3, "blue")
    t.play(seat, "end trade")

    assert {"arrange 1 2 3", "arrange 3 2 1", "pass"} <= set(t.listed(seat))
    assert 7 == len([text for text in t.listed(seat) if text.startswith(("arrange", "pass"))])
    t.play(seat, "arrange 3 1 2")

    assert ["blue", "red", "soy"] == t.in_hand(seat)


@EACH
@rule("H26")
def test_a_card_of_the_hand_is_moved(seat: int) -> None:
    t = town().owns(seat, "bank 4").hand(seat, "blue", "red", "soy").before_turn_of(seat)

    assert 6 == len([text for text in t.listed(seat) if text.startswith("move")])
    t.play(seat, "move 3 to 1")

    assert ["soy", "blue", "red"] == t.in_hand(seat)


@EACH
@rule("H37")
def test_a_bean_is_stored_and_planted_by_whoever_gets_it(seat: int) -> None:
    t = town().owns(seat, "store 2").hand(seat, "blue", "red").planting(active=seat)

    t.play(seat, "store")

    assert (["blue"], ["red"]) == (t.stored(seat), t.in_hand(seat))


@EACH
@rule("H34", "H35", "H52")
def test_a_stew_pays_under_the_saloon_and_one_under_the_distillery(seat: int) -> None:
    other = (seat + 1) % 3
    t = town(cognac=True).owns(seat, "saloon 4").owns(other, "distillery 3").hand(0, "blue")
    t.stew(seat, 1, "blue", "red", "soy", "chili", "stink")

    t.play(seat, "harvest 1 keeping 1 red and 1 soy giving red")

    assert (["soy"], ["red"], []) == (t.under(seat), t.distilled(other), t.purse(seat))
    assert [1, 1] == [t.high.score(who)["under_cards"] for who in (seat, other)]


@EACH
@rule("H41")
def test_the_jailer_gets_a_blue_bean_of_every_blue_harvest(seat: int) -> None:
    for jailer in range(3):
        t = town().owns(jailer, "jail 4").field(seat, 1, blue=5).hand(0, "red")
        t.play(seat, "harvest 1")
        earned = [int(who == seat) + int(who == jailer) for who in range(3)]
        assert earned == [len(t.purse(who)) for who in range(3)]
