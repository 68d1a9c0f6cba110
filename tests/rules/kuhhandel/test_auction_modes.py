"""Auctions in turn and with sealed ceilings."""

import pytest

from higgle.kuhhandel.auction import Ceiling
from tests.rule import rule
from tests.rules.kuhhandel.farm import A, B, C, D, Farm, farm


def lot(auction: str, **options: object) -> Farm:
    """A auctions a cow; everybody has a hundred."""
    t = farm(auction=auction, **options).given_out(400)
    for seat in (A, B, C, D):
        t.money(seat, 100)
    t.deck("cow", "pig").play(A, "auction")
    return t


def decided(t: Farm) -> tuple[int, int]:
    """Who leads and at what price, once the bidding is over."""
    assert ("sell", "buy") == t.asked(A)
    about = t.table.asks()[0].about
    return about[0], about[1]


@rule("K21")
def test_in_turns_the_auctioneers_left_is_asked_first() -> None:
    t = lot("turns")

    assert [B] == t.who()
    assert ("bid", "pass") == t.asked(B)
    assert "not-your-bid" == t.refused(C, "bid 10")
    assert "not-your-bid" == t.refused(C, "pass")


@rule("K21")
def test_in_turns_a_bid_reopens_all_passes() -> None:
    t = lot("turns").each((B, "pass"), (C, "bid 10"), (D, "pass"))

    assert [B] == t.who()
    t.each((B, "bid 20"), (C, "pass"))
    assert [D] == t.who()
    t.play(D, "pass")
    assert (B, 20) == decided(t)


@rule("K21")
def test_in_turns_it_is_over_when_all_but_the_leader_have_passed() -> None:
    t = lot("turns").each((B, "bid 10"), (C, "pass"), (D, "pass"))

    assert (B, 10) == decided(t)


@rule("K21", "K12")
def test_in_turns_it_is_over_when_all_have_passed() -> None:
    t = lot("turns").each((B, "pass"), (C, "pass"), (D, "pass"))

    assert {"cow": 1} == t.animals(A)


@rule("K21", "K17")
def test_in_turns_a_lot_can_be_auctioned_anew() -> None:
    t = lot("turns").each((B, "bid 200"), (C, "pass"), (D, "pass"), (A, "sell"), (B, "show"))

    assert [B] == t.who()
    assert "bluffer-limit" == t.refused(B, "bid 110")
    t.each((B, "pass"), (C, "pass"), (D, "pass"))
    assert {"cow": 1} == t.animals(A)


@rule("K21", "K17")
@pytest.mark.parametrize(("price", "asked"), [(80, B), (90, B), (100, A)])
def test_in_turns_who_had_to_show_is_asked_for_the_last_bid_it_has_left(
    price: int, asked: int
) -> None:
    """B showed 100; at that price it can bid no more, and A decides."""
    t = lot("turns").each((B, "bid 200"), (C, "pass"), (D, "pass"), (A, "sell"), (B, "show"))

    t.each((B, "pass"), (C, f"bid {price}"), (D, "pass"))

    assert [asked] == t.who()


@rule("K21")
@pytest.mark.parametrize(
    ("ceilings", "price"),
    [
        ((100, 30, 0), 40),
        ((100, 100, 0), 100),
        ((50, 40, 40), 50),
        ((100, 0, 0), 10),
        ((10, 0, 0), 10),
    ],
)
def test_the_highest_ceiling_wins_ten_above_the_second(
    ceilings: tuple[int, ...], price: int
) -> None:
    """At most its own, at least ten."""
    t = lot("sealed")
    for seat, ceiling in zip((B, C, D), ceilings, strict=True):
        t.play(seat, Ceiling(ceiling))

    assert (B, price) == decided(t)


@rule("K21")
@pytest.mark.parametrize(("drawn", "winner"), [(0, B), (1, D)])
def test_equal_ceilings_are_drawn_by_lot(drawn: int, winner: int) -> None:
    t = lot("sealed")
    t.chance.lots = [drawn]
    t.each((D, "ceiling 80"), (C, "ceiling 20"), (B, "ceiling 80"))

    assert (winner, 80) == decided(t)


@rule("K21")
def test_of_two_ceilings_the_lower_one_is_the_second() -> None:
    t = farm(3, auction="sealed").given_out(400).deck("cow", "dog").each((A, "auction"))
    t.each((B, "ceiling 100"), (C, "ceiling 60"))

    assert (B, 70) == decided(t)


@rule("K21", "K12")
def test_without_a_ceiling_the_auctioneer_takes_the_card() -> None:
    t = lot("sealed").each((B, "ceiling 0"), (C, "ceiling 0"), (D, "ceiling 0"))

    assert {"cow": 1} == t.animals(A)


@rule("K21")
def test_ceilings_are_written_once_and_in_any_order() -> None:
    t = lot("sealed")

    assert [B, C, D] == t.who()
    t.play(C, "ceiling 50")
    assert [B, D] == t.who()
    assert "already-written" == t.refused(C, "ceiling 60")
    assert "auctioneer-bids-not" == t.refused(A, "ceiling 60")
    assert "bid-in-tens" == t.refused(B, "ceiling 15")
    assert "bid-too-high" == t.refused(B, "ceiling 410")
    assert "no-bids-now" == t.refused(B, "bid 10")


@rule("K21", "K90")
def test_a_ceiling_is_a_secret_of_its_owner() -> None:
    t = lot("sealed")
    t.play(C, "ceiling 50")
    slip = t.table.slips + C

    assert (51,) == t.table.view(C).piles[slip]
    for audience in (A, B, D, None):
        assert (0,) == t.table.view(audience).piles[slip]
        assert () == t.table.seen(t.events[0], audience).numbers


@rule("K16", "K21")
def test_after_a_bluff_ceilings_are_asked_for_again() -> None:
    t = lot("sealed").each((B, "ceiling 400"), (C, "ceiling 300"), (D, "ceiling 0"))
    t.each((A, "sell"), (B, "show"))

    assert [B, C, D] == t.who()
    assert "bluffer-limit" == t.refused(B, "ceiling 110")


@rule("K21")
def test_bids_in_turn_begin_at_the_left_of_whoever_auctions() -> None:
    """C holds the auction: D, A, B are asked, and C is not."""
    t = farm(4, auction="turns").turn(C).given_out(400).deck("cow", "dog")

    t.play(C, "auction")
    assert [D] == t.who()
    t.play(D, "pass")
    assert [A] == t.who()
    t.play(A, "bid 10")
    assert [B] == t.who()
    t.play(B, "pass")

    assert [D] == t.who()
