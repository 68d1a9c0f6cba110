"""What a seat can imagine of hidden money: everything that may be, and nothing that cannot be."""

from random import Random

import pytest

from higgle.kuhhandel.auction import Sealing
from higgle.kuhhandel.cow_trade import Answering, Offering
from higgle.kuhhandel.dutch import Laying, Marking
from higgle.kuhhandel.game import Kuhhandel
from tests.rule import rule
from tests.rules.kuhhandel.farm import A, B, C, Farm, farm

SEEDS = 120
pytestmark = pytest.mark.parametrize(("a", "c"), [(A, C), (C, A)])


def hidden(a: int, c: int, **options: object) -> Farm:
    """A and C hold a card each, and nobody else knows it; B looks on."""
    return farm(3, **options).money(a, 10).money(c, 20).herd(a, pig=1).herd(B, pig=1)


def answering(a: int, c: int, round_: int = 1, **options: object) -> Farm:
    """A has laid one of its two cards; B has to answer."""
    t = farm(3, **options).money(a, 10, 20).money(c, 50).herd(a, pig=1).herd(B, pig=1)
    t.turn(a, Offering(B, 1, round_)).play(a, "offer 10")
    return t


def imagined(t: Farm, audience: int | None = B) -> list[Kuhhandel]:
    """Many tables as somebody who looks on may imagine them."""
    return [t.table.view(audience).imagine(Random(seed)) for seed in range(SEEDS)]


def hands(t: Farm, a: int, c: int, audience: int | None = B) -> set[tuple[int, int]]:
    """How many cards A and C may hold."""
    return {(len(table.purse(a)), len(table.purse(c))) for table in imagined(t, audience)}


def laid(t: Farm, a: int, c: int, audience: int | None = B) -> set[tuple[int, int, int]]:
    """How many cards A may hold and may have laid, and how many C may hold."""
    return {
        (len(table.purse(a)), len(table.piles[table.offers + a]), len(table.purse(c)))
        for table in imagined(t, audience)
    }


ANY = {(0, 2), (1, 1), (2, 0)}
"""Two cards in two hands, as they like."""


@rule("K90")
def test_hidden_cards_may_be_in_any_hidden_hand(a: int, c: int) -> None:
    assert ANY == hands(hidden(a, c), a, c)


@rule("K90")
def test_which_cards_a_hand_holds_is_anybodys_guess(a: int, c: int) -> None:
    t = hidden(a, c)

    assert {(), (2,), (3,), (2, 3)} == {tuple(sorted(one.purse(a))) for one in imagined(t)}


@rule("K59", "K90")
def test_whoever_opens_a_trade_beside_a_deck_has_money(a: int, c: int) -> None:
    t = hidden(a, c).turn(a, Offering(B, 1, 1))

    assert {(1, 1), (2, 0)} == hands(t, a, c)


@rule("K59", "K90")
def test_without_a_deck_the_offer_may_have_no_card_behind_it(a: int, c: int) -> None:
    t = hidden(a, c).deck().turn(a, Offering(B, 1, 1))

    assert ANY == hands(t, a, c)


@rule("K55", "K90")
def test_in_a_second_round_the_offerer_has_what_the_counter_brought(a: int, c: int) -> None:
    t = hidden(a, c).deck().turn(a, Offering(B, 1, 2))

    assert {(1, 1), (2, 0)} == hands(t, a, c)


@rule("K52", "K90")
def test_a_hidden_offer_is_a_card_at_least_and_a_hand_at_most(a: int, c: int) -> None:
    """Three cards between the hand of A, its offer, and c."""
    some = {(0, 1, 2), (1, 1, 1), (0, 2, 1), (2, 1, 0), (1, 2, 0), (0, 3, 0)}

    assert some == laid(answering(a, c), a, c)
    assert some | {(0, 0, 3)} == laid(answering(a, c).deck(), a, c)
    assert some == laid(answering(a, c, 2).deck(), a, c)


@rule("K90", "K92")
def test_an_offer_that_is_counted_has_its_number(a: int, c: int) -> None:
    t = answering(a, c, offer_count_visible=True)

    assert {(0, 1, 2), (1, 1, 1), (2, 1, 0)} == laid(t, a, c)


@rule("K90", "K92")
def test_who_lays_nothing_that_all_can_count_has_nothing(a: int, c: int) -> None:
    t = hidden(a, c, offer_count_visible=True).deck().turn(a, Answering(B, 1, 1))

    assert {(0, 0, 2)} == laid(t, a, c)


@rule("K90")
@pytest.mark.parametrize("audience", [B, None])
def test_hands_that_are_counted_have_their_numbers(a: int, c: int, audience: int | None) -> None:
    t = hidden(a, c, hand_count_visible=True).money(B, 50, 50)

    assert {(1, 1)} == hands(t, a, c, audience)
    assert {2} == {len(table.purse(B)) for table in imagined(t, audience)}


@rule("K90")
@pytest.mark.parametrize("audience", [B, None])
def test_what_was_counted_is_hand_and_offer_together(a: int, c: int, audience: int | None) -> None:
    t = farm(3, hand_count_visible=True).turn(a).money(a, 10, 20).money(B, 100).money(c, 50)
    t.herd(a, pig=1).herd(B, pig=1)
    t.each((a, "trade pig with 2"), (a, "offer 10"))

    assert {(1, 1, 1), (0, 2, 1)} == laid(t, a, c, audience)


@rule("K90", "K92")
@pytest.mark.parametrize("audience", [B, None])
def test_where_all_is_counted_nothing_is_left_to_guess(
    a: int, c: int, audience: int | None
) -> None:
    t = farm(3, hand_count_visible=True, offer_count_visible=True)
    t.turn(a).money(a, 10, 20, 50).money(B, 100).money(c, 50).herd(a, pig=1).herd(B, pig=1)
    t.play(a, "trade pig with 2")

    assert {(3, 0, 1)} == laid(t, a, c, audience)

    t.play(a, "offer 10 20")

    assert {(1, 2, 1)} == laid(t, a, c, audience)


@rule("K55", "K90")
def test_in_a_second_round_two_counted_hands_have_changed(a: int, c: int) -> None:
    """A and B held two cards each; what they swapped is known to them alone."""
    t = farm(3, hand_count_visible=True).turn(a).money(a, 0, 0).money(B, 0, 0).money(c, 50)
    t.herd(a, pig=1).herd(B, pig=1)
    t.each((a, "trade pig with 2"), (a, "offer 0"), (B, "counter 0"))
    of_a_and_b = {(len(one.purse(a)), len(one.purse(B))) for one in imagined(t, c)}

    assert {(1, 3), (2, 2), (3, 1), (4, 0)} == of_a_and_b
    assert {(2, 0, 1)} == laid(t, a, c, B)


@rule("K16", "K90")
def test_money_that_had_to_be_shown_is_known(a: int, c: int) -> None:
    t = (
        farm(3)
        .turn(a)
        .money(a, 10)
        .money(B, 20, 50)
        .money(c, 100)
        .given_out(400)
        .deck("pig", "dog")
    )
    t.each((a, "auction"), (B, "bid 200")).calls()
    t.each((a, "sell"), (B, "show"))

    assert {(3, 4)} == {tuple(sorted(one.purse(B))) for one in imagined(t, c)}
    assert {(2, 1)} == {(len(one.purse(B)), len(one.purse(a))) for one in imagined(t, c)}


@rule("K33", "K90")
def test_whoever_claims_so_many_cards_has_them(a: int, c: int) -> None:
    t = hidden(a, c).money(c, 10, 10).turn(a, Laying(2, c))

    assert {(0, 3), (1, 2)} == hands(t, a, c)


@rule("K35", "K90")
def test_a_number_written_for_a_pedigree_is_at_most_the_hand(a: int, c: int) -> None:
    t = hidden(a, c, dutch="sealed").turn(a, Marking())
    t.play(c, "mark 1")
    numbers = {(len(one.purse(c)), one.slip(c)) for one in imagined(t)}

    assert {(hand, number) for hand in range(3) for number in range(hand + 1)} == numbers


@rule("K35", "K90")
def test_a_number_written_for_a_pedigree_is_at_most_ten(a: int, c: int) -> None:
    t = farm(3, dutch="sealed", hand_count_visible=True).money(c, *[10] * 12).turn(a, Marking())
    t.play(c, "mark 10")

    assert set(range(11)) == {one.slip(c) for one in imagined(t)}


@rule("K21", "K90")
def test_a_ceiling_is_any_multiple_of_ten_up_to_what_was_given_out(a: int, c: int) -> None:
    t = hidden(a, c, auction="sealed").given_out(50).turn(a, Sealing())
    t.play(c, "ceiling 20")

    assert {0, 10, 20, 30, 40, 50} == {one.slip(c) for one in imagined(t)}


@rule("K21", "K90")
def test_ones_own_number_is_known(a: int, c: int) -> None:
    t = hidden(a, c, auction="sealed").given_out(50).turn(a, Sealing())
    t.play(c, "ceiling 20")

    assert {20} == {one.slip(c) for one in imagined(t, c)}


@rule("K90")
def test_a_view_imagined_whole_looks_as_it_did(a: int, c: int) -> None:
    t = answering(a, c)

    assert {t.table.view(c).json()} == {one.view(c).json() for one in imagined(t, c)}


def test_a_staged_table_without_all_its_money_is_imagined_too(a: int, c: int) -> None:
    """Though every purse is counted."""
    t = farm(3, hand_count_visible=True).money(a, 10).money(c, 20)
    t.table.hand_counts = tuple(len(t.table.purse(seat)) for seat in range(3))
    t.table.piles[t.table.reserve] = ()

    assert {(1, 1)} == hands(t, a, c)
