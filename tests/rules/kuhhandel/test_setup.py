"""Setup: the cards, the money and who begins."""

from collections import Counter

import pytest

import higgle
from higgle.kuhhandel.animals import CODES, NAMES, SPECIES, VALUES
from higgle.kuhhandel.game import Kuhhandel
from higgle.kuhhandel.money import CODES as MONEY
from higgle.kuhhandel.money import WORTH, pay_out
from tests.rule import rule
from tests.rules.kuhhandel.farm import A, B, C, D, farm


def begun(seats: int, seed: str = "a seed") -> Kuhhandel:
    """A game that has just begun."""
    table = higgle.new("kuhhandel", seats, seed)
    assert isinstance(table, Kuhhandel)
    return table


@rule("K23")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_what_is_given_out_is_what_everybody_has(seats: int) -> None:
    table = begun(seats)

    assert table.given_out == sum(
        WORTH[card] for seat in range(seats) for card in table.purse(seat)
    )


@rule("K01")
def test_ten_species_of_four_with_their_values() -> None:
    """Chicken 10 … horse 1000, four rats and a pedigree for each species."""
    deck = begun(3).census()["red"]
    values = {NAMES[species]: VALUES[species] for species in SPECIES}

    assert {
        "chicken": 10,
        "goose": 40,
        "cat": 90,
        "dog": 160,
        "sheep": 250,
        "goat": 350,
        "donkey": 500,
        "pig": 650,
        "cow": 800,
        "horse": 1000,
    } == values
    assert [4] * 11 == [deck[CODES[name]] for name in (*values, "rat")]
    assert [1] * 10 == [deck[CODES[f"{name} pedigree"]] for name in values]
    assert 54 == sum(deck)


@rule("K02")
def test_66_money_cards() -> None:
    money = begun(3).census()["money"]

    assert {0: 12, 10: 18, 20: 6, 50: 12, 100: 6, 200: 6, 500: 6} == {
        worth: money[MONEY[worth]] for worth in MONEY
    }
    assert 5700 == sum(count * WORTH[code] for code, count in enumerate(money))


@rule("K03")
@pytest.mark.parametrize("seats", range(3, 7))
def test_every_seat_starts_with_a_hundred_in_seven_cards(seats: int) -> None:
    table = begun(seats)

    for seat in range(seats):
        assert [0, 0, 10, 10, 10, 20, 50] == [WORTH[card] for card in table.purse(seat)]


@rule("K06")
@pytest.mark.parametrize("seats", [0, 1, 7])
def test_any_other_number_of_seats_is_refused(seats: int) -> None:
    with pytest.raises(higgle.Illegal, match="2 to 6"):
        higgle.new("kuhhandel", seats)


@rule("K06")
@pytest.mark.parametrize("seats", range(2, 7))
def test_the_first_seat_is_drawn_by_lot(seats: int) -> None:
    """Every seat begins some of the games, and about equally many."""
    first = Counter(begun(seats, str(seed)).active for seed in range(100 * seats))

    assert set(range(seats)) == set(first)
    assert max(first.values()) < 2 * min(first.values())


@rule("K06")
def test_turns_go_clockwise() -> None:
    t = farm().deck(*["cow"] * 4, "pig")
    order = []
    for seat in (A, B, C, D):
        order.append(t.table.active)
        t.play(seat, "auction")
        t.calls()

    assert [A, B, C, D] == order
    assert t.table.active == A


@rule("K07")
@pytest.mark.parametrize("seats", range(3, 7))
def test_the_deck_is_all_54_red_cards(seats: int) -> None:
    table = begun(seats)

    assert 54 == table.deck_size()
    assert tuple(table.census()["red"]) == table.piles[table.deck]


@rule("K07")
def test_with_six_the_money_is_just_enough() -> None:
    """U1: after dealing six of each donkey's card are left, and after four donkeys nothing."""
    table = begun(6)
    t = farm(6)
    t.table.piles[t.table.reserve] = table.piles[table.reserve][:]

    assert {50: 6, 100: 6, 200: 6, 500: 6} == t.reserve()
    for _ in range(4):
        pay_out(t.table)
    assert {} == t.reserve()


@rule("K04")
def test_a_turn_is_one_auction_or_one_cow_trade() -> None:
    t = farm().herd(A, cow=1).herd(B, cow=1).money(A, 10)

    assert ("auction", "trade") == t.asked(A)
    assert ["auction", "trade cow with 2"] == t.listed(A)
    assert [A] == t.who()
    t.each((A, "trade cow with 2"), (A, "offer 10"), (B, "accept"))
    assert B == t.table.active


@rule("K04")
def test_without_animals_alike_there_is_only_the_auction() -> None:
    t = farm().herd(A, cow=1).herd(B, pig=1).money(A, 10)

    assert ("auction",) == t.asked(A)
    assert "partner-has-none" == t.refused(A, "trade cow with 2")
    assert "you-have-none" == t.refused(A, "trade pig with 2")


@rule("K04")
def test_after_an_auction_the_turn_is_over() -> None:
    t = farm().deck("cow", "pig").herd(A, dog=1).herd(B, dog=1).money(A, 10)
    t.play(A, "auction")

    assert "no-time-to-trade" == t.refused(A, "trade dog with 2")
    t.calls()
    assert B == t.table.active
    assert "not-your-turn" == t.refused(A, "trade dog with 2")
    assert "not-your-turn" == t.refused(A, "auction")
