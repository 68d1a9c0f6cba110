"""What each seat sees."""

import pytest

from higgle.core import DOWN
from higgle.kuhhandel.game import Kuhhandel
from tests.rule import rule
from tests.rules.kuhhandel.farm import A, B, C, D, Farm, farm

AUDIENCES = [A, B, C, D, None]


def dealt(**options: object) -> Farm:
    """B holds money, and animals, a pedigree and a rat lie before it."""
    t = farm(**options).money(A, 10).money(B, 0, 50, 100).money(C, 20)
    return t.herd(A, cow=1).herd(B, "cow pedigree", cow=2, rat=1)


@rule("K05", "K90")
@pytest.mark.parametrize("audience", AUDIENCES)
def test_money_is_seen_by_its_owner_alone_and_its_number_too(audience: int | None) -> None:
    t = dealt()
    view = t.table.view(audience)

    assert ((1, 4, 5) if audience == B else ()) == view.purse(B)
    piles = view.data()["piles"]
    assert isinstance(piles, dict)
    assert (audience == B) == (piles["purse"][B] is not None)


@rule("K05")
@pytest.mark.parametrize("audience", AUDIENCES)
def test_animals_pedigrees_and_rats_lie_open(audience: int | None) -> None:
    t = dealt()

    assert t.table.herd(B) == t.table.view(audience).herd(B)


@rule("K90")
@pytest.mark.parametrize("audience", [A, C, D, None])
def test_other_money_looks_the_same(audience: int | None) -> None:
    """View, asks, and lists of others do not depend on B's money."""
    seen = set()
    for money in ((), (0,), (500, 200, 10)):
        t = dealt().money(B, *money)
        t.table.piles[t.table.reserve] = ()
        listed = [] if audience is None else t.listed(audience)
        seen.add((t.table.view(audience).json(), str(t.table.asks()), str(listed)))

    assert 1 == len(seen)


@rule("K91")
@pytest.mark.parametrize("buyer", [A, B])
def test_a_payment_is_seen_by_payer_and_payee_and_the_others_know_the_price(buyer: int) -> None:
    t = dealt().money(A, 10, 20, 50).given_out(400).deck("pig", "dog")
    t.each((A, "auction"), (B, "bid 50")).calls()
    if buyer == A:
        t.play(A, "buy with 50")
    else:
        t.each((A, "sell"), (B, "pay 50"))
    paid = t.events[0]

    assert 50 == paid.numbers[-1]
    purses = range(t.table.purses, t.table.purses + 4)
    for audience in AUDIENCES:
        seen = [move for move in t.table.seen(paid, audience).moves if move[1] in purses]
        assert ([4] if audience in (A, B) else []) == [move[0] for move in seen]


@rule("K90")
def test_hand_count_visible_shows_the_number_of_cards() -> None:
    t = dealt(hand_count_visible=True)

    assert (1, 3, 1, 0) == t.table.view(None).hand_counts
    assert () == dealt().table.hand_counts
    t.deck("donkey", "dog").play(A, "auction")
    assert (2, 4, 2, 1) == t.table.view(None).hand_counts


@rule("K90")
def test_hand_counts_are_frozen_during_a_trade() -> None:
    """Else the size of an offer could be had by subtraction, in the second round too."""
    t = dealt(hand_count_visible=True).money(A, 0, 0, 20).money(B, 0, 10, 10)
    for seat, deed in (
        (A, "trade cow with 2"),
        (A, "offer 20 0 0"),
        (B, "counter 10 10"),
        (A, "offer 10"),
    ):
        t.play(seat, deed)
        assert (3, 3, 1, 0) == t.table.hand_counts

    t.play(B, "counter 0 0 20")
    assert (4, 2, 1, 0) == t.table.hand_counts


@rule("K90", "K05")
@pytest.mark.parametrize("audience", [A, C, D, None])
def test_a_bid_a_claim_or_a_rat_asks_the_penniless_too(audience: int | None) -> None:
    """Nobody is skipped for a reason that others cannot see."""
    for card in ("dog", "dog pedigree", "rat"):
        faces = set()
        for money in ((), (500, 200)):
            t = dealt().deck(card, "pig").money(B, *money)
            t.table.piles[t.table.reserve] = ()
            t.play(A, "auction")
            faces.add((str(t.table.asks()), t.table.view(audience).json()))
        assert 1 == len(faces)


@rule("K05", "K58")
@pytest.mark.parametrize("audience", [A, C, D, None])
def test_the_truth_is_not_in_a_view(audience: int | None) -> None:
    """Acting seats' choices are computed from their own view alone."""
    t = dealt().deck("rat", "dog")
    t.play(A, "auction")
    view = t.table.view(audience)

    assert isinstance(view, Kuhhandel)
    assert t.table.actions(B) != view.actions(B)
    assert () == view.purse(B)
    if audience is not None:
        assert t.table.actions(audience) == view.actions(audience)
    assert t.table.asks() == view.asks()
    assert DOWN not in t.table.purse(B)
