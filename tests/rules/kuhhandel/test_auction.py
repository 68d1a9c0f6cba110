"""The auction of an animal, with bids at will and calls on the clock."""

import pytest

from higgle.core import CLOCK
from higgle.kuhhandel.auction import Bid, Call
from tests.rule import rule
from tests.rules.kuhhandel.farm import A, B, C, D, Farm, farm


def cow_lot(**options: object) -> Farm:
    """A auctions a cow; everybody holds the starting money."""
    t = farm(**options).given_out(400)
    for seat in (A, B, C, D):
        t.money(seat, 0, 0, 10, 10, 10, 20, 50)
    t.deck("cow", "pig").play(A, "auction")
    return t


@rule("K10")
def test_everybody_but_the_auctioneer_may_bid_at_any_time() -> None:
    t = cow_lot()

    assert [B, C, D] == t.who()
    assert "auctioneer-bids-not" == t.refused(A, "bid 10")
    t.each((D, "bid 10"), (B, "bid 20"), (D, "bid 30"), (C, "bid 100"))


@rule("K10")
@pytest.mark.parametrize("amount", [0, -10, 5, 15, 11])
def test_bids_are_tens_from_ten(amount: int) -> None:
    assert cow_lot().refused(B, Bid(amount)) in ("bid-higher", "bid-in-tens")


@rule("K10")
@pytest.mark.parametrize("amount", [10, 20, 30])
def test_each_bid_is_at_least_ten_above_the_last(amount: int) -> None:
    t = cow_lot()
    t.play(B, "bid 30")

    assert "bid-higher" == t.refused(C, Bid(amount))
    t.play(C, "bid 40")


@rule("K10")
def test_a_bid_carries_the_price_it_saw() -> None:
    """A bid stays good when a neighbour spoke, and is void when the lot is auctioned anew."""
    t = cow_lot()
    t.each((B, "bid 200"), (C, "bid 220"), (D, "bid 260 over 200")).calls()
    t.each((A, "sell"), (D, "show"))

    assert "price-was-another" == t.refused(C, "bid 270 over 260")


@rule("K11")
@pytest.mark.parametrize("calls", [0, 1, 2])
def test_a_bid_cancels_the_calls(calls: int) -> None:
    t = cow_lot()
    t.play(B, "bid 10")
    t.calls(calls)
    t.play(C, "bid 20")

    assert ["call 20 once"] == t.listed(CLOCK)
    t.calls(2)
    assert "Bidding" == t.stage()


@rule("K11")
def test_after_the_third_call_the_lot_is_closed() -> None:
    t = cow_lot()
    t.play(B, "bid 10")
    t.calls()

    assert "no-bids-now" == t.refused(C, "bid 20")
    assert ("sell", "buy") == t.asked(A)


@rule("K11")
def test_only_the_clock_calls_and_only_the_price_that_stands() -> None:
    t = cow_lot()
    t.play(B, "bid 10")

    assert "clock-only" == t.refused(A, "call 10 once")
    assert "call-too-late" == t.refused(CLOCK, "call 0 once")
    assert "call-too-late" == t.refused(CLOCK, "call 10 twice")
    assert "call-too-late" == t.refused(CLOCK, Call(10, 4))


@rule("K12")
def test_without_a_bid_the_auctioneer_takes_the_card() -> None:
    """A4: for nothing, and without a choice."""
    t = cow_lot().calls()

    assert {"cow": 1} == t.animals(A)
    assert 100 == t.worth(A)
    assert B == t.table.active


@rule("K13", "K14")
def test_the_auctioneer_sells() -> None:
    """A1: B pays 40 as 20 + 10 + 10 and gets the cow; nothing else is exact."""
    t = cow_lot().each((B, "bid 10"), (C, "bid 30"), (B, "bid 40")).calls()
    t.play(A, "sell")

    for cards in ("50", "10 10 10", "20 10 10 10", "20 10 10 0", "20 20", ""):
        assert t.refused(B, f"pay {cards}")
    t.play(B, "pay 20 10 10")

    assert {"cow": 1} == t.animals(B)
    assert [0, 0, 10, 50] == t.purse(B)
    assert [0, 0, 10, 10, 10, 10, 10, 20, 20, 50] == t.purse(A)


@rule("K13")
def test_the_auctioneer_buys() -> None:
    """A3: A pays 50 + 10 to B and keeps the card; B pays nothing."""
    t = cow_lot().money(A, 10, 10, 10, 20, 50).money(B, 10)
    t.play(B, "bid 60")
    t.calls().play(A, "buy with 50 10")

    assert {"cow": 1} == t.animals(A)
    assert [10, 10, 20] == t.purse(A)
    assert [10, 10, 50] == t.purse(B)


@rule("K13")
def test_only_the_auctioneer_decides() -> None:
    t = cow_lot()
    t.play(B, "bid 10")
    t.calls()

    assert "auctioneer-decides" == t.refused(B, "sell")
    assert "auctioneer-decides" == t.refused(C, "buy with 10")
    t.play(A, "sell")
    assert "not-your-payment" == t.refused(C, "pay 10")
    assert "not-now" == t.refused(A, "sell")


@rule("K14", "K15")
def test_a_price_that_cannot_be_paid_exactly() -> None:
    """A2: 60 from 50, 50, 100 is 50 + 50 or 100, and never 50 + 100."""
    for good in ("50 50", "100"):
        t = cow_lot().money(B, 50, 50, 100)
        t.play(B, "bid 60")
        t.calls().play(A, "sell")
        assert "card-too-many" == t.refused(B, "pay 50 100")
        assert "pays-too-little" == t.refused(B, "pay 50")
        t.play(B, f"pay {good}")
        assert {"cow": 1} == t.animals(B)


@rule("K14")
def test_money_is_not_changed() -> None:
    """A8: the price is 10 and the auctioneer has only a 500: it pays 500."""
    t = cow_lot().money(A, 500).money(B, 10)
    t.play(B, "bid 10")
    t.calls().play(A, "buy with 500")

    assert [] == t.purse(A)
    assert [10, 500] == t.purse(B)


@rule("K14")
def test_who_can_pay_exactly_must() -> None:
    t = cow_lot().money(B, 10, 20, 50, 100)
    t.play(B, "bid 30")
    t.calls().play(A, "sell")

    assert "can-pay-exactly" == t.refused(B, "pay 50")
    assert "can-pay-exactly" == t.refused(B, "pay 100")
    t.play(B, "pay 20 10")


@rule("K14")
def test_the_auctioneer_pays_exactly_too() -> None:
    t = cow_lot().money(A, 10, 20, 50)
    t.play(B, "bid 30")
    t.calls()

    assert "can-pay-exactly" == t.refused(A, "buy with 50")


@rule("K15")
def test_no_zero_is_in_a_payment() -> None:
    t = cow_lot()
    t.play(B, "bid 20")
    t.calls().play(A, "sell")

    assert "zero-pays-nothing" == t.refused(B, "pay 20 0")


@rule("K16", "K17")
def test_the_bluffer_shows_all_money_and_the_lot_is_auctioned_anew() -> None:
    """A5: C bid 200 with 100; bidding restarts, and C may bid up to 100."""
    t = cow_lot()
    t.play(C, "bid 200")
    t.calls().play(A, "sell")
    assert ["show"] == t.listed(C)
    t.play(C, "show")

    assert (100,) == t.told("exposed")[0].numbers
    assert [B, C, D] == t.who()
    assert "bluffer-limit" == t.refused(C, "bid 110")
    assert [0, 0, 10, 10, 10, 20, 50] == t.purse(C)
    t.each((B, "bid 10"), (C, "bid 100"))


@rule("K16")
def test_everybody_sees_the_bluffers_money() -> None:
    t = cow_lot()
    t.play(C, "bid 200")
    t.calls().play(A, "sell")
    t.play(C, "show")

    for audience in (A, B, D, None):
        faces = tuple(m[0] for m in t.table.seen(t.told("exposed")[0], audience).moves)
        assert t.table.purse(C) == faces


@rule("K16")
def test_who_can_pay_must_not_show() -> None:
    t = cow_lot()
    t.play(C, "bid 100")
    t.calls().play(A, "sell")

    assert ("pay", "show") == t.asked(C)
    assert [] == t.listed(C)
    assert "can-pay" == t.refused(C, "show")


@rule("K17")
def test_the_limit_holds_in_every_further_auction_of_this_lot() -> None:
    t = cow_lot()
    for bluffer in (C, D):
        t.play(bluffer, "bid 200")
        t.calls().play(A, "sell")
        t.play(bluffer, "show")

    assert "bluffer-limit" == t.refused(C, "bid 110")
    t.calls().play(B, "auction")
    t.play(C, "bid 200")


@rule("K17")
def test_bluffer_out_keeps_the_bluffer_out() -> None:
    t = cow_lot(bluffer_out=True)
    t.play(C, "bid 200")
    t.calls().play(A, "sell")
    t.play(C, "show")

    assert [B, D] == t.who()
    assert "bluffer-is-out" == t.refused(C, "bid 10")


@rule("K17")
@pytest.mark.parametrize("auction", ["live", "turns", "sealed"])
def test_with_all_bluffers_out_the_auctioneer_takes_the_card(auction: str) -> None:
    t = cow_lot(bluffer_out=True, auction=auction).money(B).money(C).money(D)
    for bluffer in (B, C, D):
        if auction == "live":
            t.play(bluffer, "bid 200")
            t.calls()
        while not t.asked(A):
            bid, none = ("bid 200", "pass") if auction == "turns" else ("ceiling 200", "ceiling 0")
            t.play(t.who()[0], bid if t.who()[0] == bluffer else none)
        t.play(A, "sell")
        t.play(bluffer, "show")
    if auction == "live":
        t.calls()

    assert {"cow": 1} == t.animals(A)


@rule("K18")
def test_if_the_auctioneer_buys_the_bluffer_is_paid_and_shows_nothing() -> None:
    """A6: C bid 100 with 10; A pays 100 to C."""
    t = cow_lot().money(C, 10)
    t.play(C, "bid 100")
    t.calls().play(A, "buy with 50 20 10 10 10")

    assert 110 == t.worth(C)
    assert [] == t.told("exposed")
    assert {"cow": 1} == t.animals(A)


@rule("K19")
def test_donkeys_pay_every_seat_first() -> None:
    """50, 100, 200 and 500 from the reserve, to the auctioneer too."""
    t = farm().given_out(0).deck("donkey", "donkey", "donkey", "donkey", "cow")
    paid = []
    for seat in (A, B, C, D):
        t.play(seat, "auction")
        paid.append([t.purse(seat)[-1] for seat in (A, B, C, D)])
        t.calls()

    assert [[50] * 4, [100] * 4, [200] * 4, [500] * 4] == paid
    assert {50: 8, 100: 2, 200: 2, 500: 2}.items() <= t.reserve().items()


@rule("K19")
def test_a_donkey_auctioned_anew_pays_no_more() -> None:
    """A7: the second donkey brings 100 each, once."""
    t = farm().given_out(400).deck("donkey", "donkey")
    t.play(A, "auction")
    t.calls().play(B, "auction")
    t.play(C, "bid 600")
    t.calls().play(B, "sell")
    t.play(C, "show")

    assert [[50, 100]] * 4 == [t.purse(seat) for seat in (A, B, C, D)]


@rule("K20")
def test_the_leader_cannot_raise_its_own_bid() -> None:
    t = cow_lot()
    t.play(B, "bid 10")

    assert [C, D] == t.who()
    assert "you-lead" == t.refused(B, "bid 20")


@rule("K22")
def test_the_auctioneer_buys_only_what_it_can_pay() -> None:
    t = cow_lot().money(A, 50)
    t.play(B, "bid 60")
    t.calls()

    assert "cannot-buy" == t.refused(A, "buy with 50")
    assert ("sell", "buy") == t.asked(A), "the others see no difference"


@rule("K23")
def test_a_bid_is_at_most_all_money_given_out() -> None:
    t = cow_lot()

    assert "bid-too-high" == t.refused(B, "bid 410")
    t.play(B, "bid 400")
    assert [] == t.who(), "nobody can bid more"


@rule("K23")
def test_donkeys_raise_the_limit() -> None:
    t = farm().given_out(400).deck("donkey", "cow")
    t.play(A, "auction")

    assert "bid-too-high" == t.refused(B, "bid 610")
    t.play(B, "bid 600")
