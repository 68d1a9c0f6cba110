"""Which money cards pay a price, against every choice that a small purse has."""

from itertools import combinations
from random import Random

import pytest

import higgle
from higgle.kuhhandel.money import check_payment, payments, random_payment, smallest, total
from tests.rule import rule
from tests.rules.kuhhandel.farm import A, farm

PURSES = [tuple(Random(seed).choices(range(1, 8), k=seed % 8)) for seed in range(40)]
PRICES = [10, 20, 30, 60, 80, 110, 150, 260, 500]


def allowed(purse: tuple[int, ...], price: int) -> set[tuple[int, ...]]:
    """Every payment that the rules accept, found by trying all."""
    t = farm()
    t.table.piles[t.table.purses + A] = purse
    found = set()
    for count in range(len(purse) + 1):
        for cards in combinations(sorted(purse), count):
            try:
                check_payment(t.table, A, cards, price)
            except higgle.Illegal:
                continue
            found.add(cards)
    return found


@rule("K14", "K15")
@pytest.mark.parametrize("price", PRICES)
def test_exactly_if_possible_and_else_no_card_too_many(price: int) -> None:
    """By the words of the rule: exact sums, or covers from which no card can be left out."""
    for purse in PURSES:
        choices = {c for n in range(1, 8) for c in combinations(sorted(purse), n) if 1 not in c}
        exact = {cards for cards in choices if total(cards) == price}
        covers = {cards for cards in choices if total(cards) >= price > total(cards[1:])}
        assert (exact or covers) == allowed(purse, price)


@rule("K14", "K15")
@pytest.mark.parametrize("price", PRICES)
def test_the_suggested_payment_is_allowed_and_the_cheapest(price: int) -> None:
    for purse in PURSES:
        payments = allowed(purse, price)
        suggested = smallest(purse, price)
        if suggested is None:
            assert not payments
        else:
            assert suggested in payments
            assert min(total(cards) for cards in payments) == total(suggested)


@rule("K14", "K15")
@pytest.mark.parametrize("price", PRICES)
def test_random_payments_are_all_that_is_allowed(price: int) -> None:
    random = Random(price)
    for purse in PURSES:
        payments = allowed(purse, price)
        tries = 40 * max(1, len(payments))
        found = {random_payment(purse, price, random) for _ in range(tries)} - {None}
        assert payments == found


def test_every_price_has_its_cheapest_payment() -> None:
    """From a price on, as far as the money goes; none where there is none."""
    for purse in PURSES:
        least = {price: smallest(purse, price) for price in range(10, total(purse) + 1, 10)}
        assert [least[price] for price in least if price >= 30] == payments(purse, 30)
        for price, paid in least.items():
            sums = [total(c) for n in range(1, 9) for c in combinations(purse, n)]
            assert paid is not None
            assert min(one for one in sums if one >= price) == total(paid)
