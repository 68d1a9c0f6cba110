"""What a seat can imagine of hidden money: everything that may be, and nothing that cannot be."""

from random import Random

import pytest

from higgle.kuhhandel.game import Kuhhandel
from higgle.kuhhandel.stages import Answering, Laying, Marking, Offering, Sealing
from tests.rule import rule
from tests.rules.kuhhandel.farm import A, B, C, Farm, farm

SEEDS = 120


def hidden(**options: object) -> Farm:
    """A and C hold a card each, and nobody else knows it; B looks on."""
    return farm(3, **options).money(A, 10).money(C, 20).herd(A, pig=1).herd(B, pig=1)


def answering(round_: int = 1, **options: object) -> Farm:
    """A has laid one of its two cards; B has to answer."""
    t = farm(3, **options).money(A, 10, 20).money(C, 50).herd(A, pig=1).herd(B, pig=1)
    t.turn(A, Offering(B, 1, round_)).play(A, "offer 10")
    return t


def imagined(t: Farm, audience: int | None = B) -> list[Kuhhandel]:
    """Many tables as somebody who looks on may imagine them."""
    return [t.table.view(audience).imagine(Random(seed)) for seed in range(SEEDS)]


def hands(t: Farm, audience: int | None = B) -> set[tuple[int, int]]:
    """How many cards A and C may hold."""
    return {(len(table.purse(A)), len(table.purse(C))) for table in imagined(t, audience)}


def laid(t: Farm, audience: int | None = B) -> set[tuple[int, int, int]]:
    """How many cards A may hold and may have laid, and how many C may hold."""
    return {
        (len(table.purse(A)), len(table.piles[table.offers + A]), len(table.purse(C)))
        for table in imagined(t, audience)
    }


ANY = {(0, 2), (1, 1), (2, 0)}
"""Two cards in two hands, as they like."""


@rule("K90")
def test_hidden_cards_may_be_in_any_hidden_hand() -> None:
    assert ANY == hands(hidden())


@rule("K90")
def test_which_cards_a_hand_holds_is_anybodys_guess() -> None:
    t = hidden()

    assert {(), (2,), (3,), (2, 3)} == {tuple(sorted(one.purse(A))) for one in imagined(t)}


@rule("K59", "K90")
def test_whoever_opens_a_trade_beside_a_deck_has_money() -> None:
    t = hidden().turn(A, Offering(B, 1, 1))

    assert {(1, 1), (2, 0)} == hands(t)


@rule("K59", "K90")
def test_without_a_deck_the_offer_may_have_no_card_behind_it() -> None:
    t = hidden().deck().turn(A, Offering(B, 1, 1))

    assert ANY == hands(t)


@rule("K55", "K90")
def test_in_a_second_round_the_offerer_has_what_the_counter_brought() -> None:
    t = hidden().deck().turn(A, Offering(B, 1, 2))

    assert {(1, 1), (2, 0)} == hands(t)


@rule("K52", "K90")
def test_a_hidden_offer_is_a_card_at_least_and_a_hand_at_most() -> None:
    """Three cards between the hand of A, its offer, and C."""
    some = {(0, 1, 2), (1, 1, 1), (0, 2, 1), (2, 1, 0), (1, 2, 0), (0, 3, 0)}

    assert some == laid(answering())
    assert some | {(0, 0, 3)} == laid(answering().deck())
    assert some == laid(answering(2).deck())


@rule("K90", "K92")
def test_an_offer_that_is_counted_has_its_number() -> None:
    t = answering(offer_count_visible=True)

    assert {(0, 1, 2), (1, 1, 1), (2, 1, 0)} == laid(t)


@rule("K90", "K92")
def test_who_lays_nothing_that_all_can_count_has_nothing() -> None:
    t = hidden(offer_count_visible=True).deck().turn(A, Answering(B, 1, 1))

    assert {(0, 0, 2)} == laid(t)


@rule("K90")
@pytest.mark.parametrize("audience", [B, None])
def test_hands_that_are_counted_have_their_numbers(audience: int | None) -> None:
    t = hidden(hand_count_visible=True).money(B, 50, 50)

    assert {(1, 1)} == hands(t, audience)
    assert {2} == {len(table.purse(B)) for table in imagined(t, audience)}


@rule("K90")
@pytest.mark.parametrize("audience", [B, None])
def test_what_was_counted_before_a_trade_is_hand_and_offer_together(audience: int | None) -> None:
    t = farm(3, hand_count_visible=True).money(A, 10, 20).money(B, 100).money(C, 50)
    t.herd(A, pig=1).herd(B, pig=1)
    t.each((A, "trade pig with 2"), (A, "offer 10"))

    assert {(1, 1, 1), (0, 2, 1)} == laid(t, audience)


@rule("K90", "K92")
@pytest.mark.parametrize("audience", [B, None])
def test_where_hands_and_offers_are_counted_nothing_is_left_to_guess(audience: int | None) -> None:
    t = farm(3, hand_count_visible=True, offer_count_visible=True)
    t.money(A, 10, 20, 50).money(B, 100).money(C, 50).herd(A, pig=1).herd(B, pig=1)
    t.play(A, "trade pig with 2")

    assert {(3, 0, 1)} == laid(t, audience)

    t.play(A, "offer 10 20")

    assert {(1, 2, 1)} == laid(t, audience)


@rule("K55", "K90")
def test_in_a_second_round_two_counted_hands_have_changed() -> None:
    """A and B held two cards each; what they swapped is known to them alone."""
    t = farm(3, hand_count_visible=True).money(A, 0, 0).money(B, 0, 0).money(C, 50)
    t.herd(A, pig=1).herd(B, pig=1)
    t.each((A, "trade pig with 2"), (A, "offer 0"), (B, "counter 0"))
    of_a_and_b = {(len(one.purse(A)), len(one.purse(B))) for one in imagined(t, C)}

    assert {(1, 3), (2, 2), (3, 1), (4, 0)} == of_a_and_b
    assert {(2, 0, 1)} == laid(t, B)


@rule("K16", "K90")
def test_money_that_had_to_be_shown_is_known() -> None:
    t = farm(3).money(A, 10).money(B, 20, 50).money(C, 100).given_out(400).deck("pig", "dog")
    t.each((A, "auction"), (B, "bid 200")).calls()
    t.each((A, "sell"), (B, "show"))

    assert {(3, 4)} == {tuple(sorted(one.purse(B))) for one in imagined(t, C)}
    assert {(2, 1)} == {(len(one.purse(B)), len(one.purse(A))) for one in imagined(t, C)}


@rule("K33", "K90")
def test_whoever_claims_so_many_cards_has_them() -> None:
    t = hidden().money(C, 10, 10).turn(A, Laying(2, C))

    assert {(0, 3), (1, 2)} == hands(t)


@rule("K35", "K90")
def test_a_number_written_for_a_pedigree_is_at_most_the_hand() -> None:
    t = hidden(dutch="sealed").turn(A, Marking())
    t.play(C, "mark 1")
    numbers = {(len(one.purse(C)), one.slip(C)) for one in imagined(t)}

    assert {(hand, number) for hand in range(3) for number in range(hand + 1)} == numbers


@rule("K35", "K90")
def test_a_number_written_for_a_pedigree_is_at_most_ten() -> None:
    t = farm(3, dutch="sealed", hand_count_visible=True).money(C, *[10] * 12).turn(A, Marking())
    t.play(C, "mark 10")

    assert set(range(11)) == {one.slip(C) for one in imagined(t)}


@rule("K21", "K90")
def test_a_ceiling_is_any_multiple_of_ten_up_to_what_was_given_out() -> None:
    t = hidden(auction="sealed").given_out(50).turn(A, Sealing())
    t.play(C, "ceiling 20")

    assert {0, 10, 20, 30, 40, 50} == {one.slip(C) for one in imagined(t)}


@rule("K21", "K90")
def test_ones_own_number_is_known() -> None:
    t = hidden(auction="sealed").given_out(50).turn(A, Sealing())
    t.play(C, "ceiling 20")

    assert {20} == {one.slip(C) for one in imagined(t, C)}


@rule("K90")
def test_a_view_imagined_whole_looks_as_it_did() -> None:
    t = answering()

    assert {t.table.view(C).json()} == {one.view(C).json() for one in imagined(t, C)}
