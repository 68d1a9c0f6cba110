"""Showing money of one's own will, to one seat or to all."""

from random import Random

import pytest

import higgle
from higgle.core import DOWN, Illegal, Sighting
from higgle.kuhhandel.cow_trade import Offering
from higgle.kuhhandel.money import CODES as MONEY
from tests.rule import rule
from tests.rules.kuhhandel.farm import A, B, C, Farm, farm


def rich(**options: object) -> Farm:
    """A holds three cards, and nobody else knows which."""
    return farm(3, **options).money(A, 10, 50, 100).money(B, 10).money(C, 0)


def bought() -> Farm:
    """A has bid 10 for B's cow, and is to pay."""
    t = rich().deck("cow", "pig").turn(B)
    return t.each((B, "auction"), (A, "bid 10")).calls().each((B, "sell"))


def known(t: Farm, audience: int | None) -> tuple[int, ...]:
    """What an audience surely knows of A's money."""
    by = -1 if audience is None else audience
    found = [one.cards for one in t.table.view(audience).sightings if one.by == by]
    return found[0] if found else ()


@rule("K93")
def test_money_is_shown_to_one_and_stays_in_the_hand() -> None:
    t = rich()

    t.play(A, "show 100 50 to 2")

    assert 3 == len(t.table.purse(A))
    assert (MONEY[50], MONEY[100]) == known(t, B)
    assert () == known(t, C) == known(t, None)
    backs = [move[0] for move in t.table.seen(t.told("shown")[0], C).moves]
    assert [DOWN, DOWN] == backs


@rule("K93")
def test_all_money_is_shown_to_all() -> None:
    t = rich()

    t.play(A, "show money to all")

    everything = tuple(sorted(t.table.purse(A)))
    assert everything == known(t, B) == known(t, C) == known(t, None)


@rule("K93")
def test_money_that_is_paid_to_me_is_known_exactly() -> None:
    """The payee sees the cards; what was not among them is still there."""
    t = bought()
    t.play(A, "show 10 100 to 2")

    t.play(A, "pay 10")

    assert (MONEY[100],) == known(t, B)


@rule("K93")
def test_money_may_have_been_paid_where_others_cannot_see_the_cards() -> None:
    t = bought()
    t.play(A, "show 100 to all")

    t.play(A, "pay 10")

    assert (MONEY[100],) == known(t, B)
    assert () == known(t, C) == known(t, None)


@rule("K93")
def test_a_hidden_offer_may_be_the_money_that_was_shown() -> None:
    t = rich().herd(A, pig=1).herd(B, pig=1).turn(A, Offering(B, 1, 1))
    t.play(A, "show 100 to all")

    t.play(A, "offer 10")

    assert not t.table.sightings


@rule("K93")
def test_where_the_cards_of_an_offer_are_counted_two_alike_leave_one_sure() -> None:
    t = farm(3, offer_count_visible=True).money(A, 50, 50, 10).money(B, 10)
    t.herd(A, pig=1).herd(B, pig=1).turn(A, Offering(B, 1, 1))
    t.play(A, "show 50 50 to 2")

    t.play(A, "offer 10")

    assert (MONEY[50],) == known(t, B)


@rule("K93")
@pytest.mark.parametrize("seed", range(30))
def test_imagined_hands_hold_what_was_shown(seed: int) -> None:
    t = rich().herd(A, pig=1).herd(B, pig=1).turn(A, Offering(B, 1, 1))
    t.play(A, "offer 10")
    t.play(A, "show 100 to 3")

    world = t.table.view(C).imagine(Random(seed))

    assert MONEY[100] in world.purse(A)
    assert world.piles[world.offers + A]


@rule("K93")
@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("show 500 to 2", "not-yours-to-show"),
        ("show 10 10 to 2", "not-yours-to-show"),
        ("show money to 1", "show-to-others"),
        ("show money to 4", "show-to-others"),
    ],
)
def test_one_shows_what_one_has_to_others(text: str, reason: str) -> None:
    assert reason == rich().refused(A, text)


@rule("K93")
def test_what_is_known_already_is_not_shown_again() -> None:
    t = rich()
    t.play(A, "show 100 to 2")

    assert "already-shown" == t.refused(A, "show 100 to 2")


@rule("K93")
def test_the_clock_shows_nothing() -> None:
    assert "nothing-to-show" == rich().refused(-1, "show money to all")


@rule("K93")
@pytest.mark.parametrize("text", ["show 100", "show to 2", "show 100 to", "show 3 to 2"])
def test_what_is_to_be_shown_is_named(text: str) -> None:
    with pytest.raises(Illegal):
        higgle.parse("kuhhandel", text)


@rule("K93")
def test_nobody_knows_of_more_money_than_there_is() -> None:
    view = rich().table.view(B)
    view.sightings = tuple(Sighting(view.purses + seat, B, (MONEY[500],) * 4) for seat in (A, C))

    with pytest.raises(Illegal) as refused:
        view.check_position(complete=False)

    assert "shown" == refused.value.words["what"]


@rule("K93")
def test_what_is_known_travels_with_the_view() -> None:
    t = rich()
    t.play(A, "show 100 to 2")

    view = higgle.load(t.table.view(B).json())

    assert (Sighting(t.table.purses + A, B, (MONEY[100],)),) == view.sightings
