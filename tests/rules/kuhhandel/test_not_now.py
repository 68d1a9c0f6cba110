"""What nobody can do now, and what is never another seat's business."""

import pytest

from higgle.core import CLOCK
from higgle.kuhhandel.auction import Ceiling
from tests.rule import rule
from tests.rules.kuhhandel.farm import A, B, C, D, Farm, farm

MOMENTS = ("choosing", "bidding", "deciding", "paying", "counting", "dodging", "trading")


def at(moment: str) -> Farm:
    """A's turn at a moment of an auction, a rat or a cow trade; everybody has money and a cow."""
    card = {"counting": "cow pedigree", "dodging": "rat"}.get(moment, "dog")
    t = farm().given_out(400).deck(card, "goose", "goose")
    for seat in (A, B, C, D):
        t.money(seat, 10, 20, 50).herd(seat, cow=1)
    if moment == "trading":
        return t.each((A, "trade cow with 3"), (A, "offer 10"))
    if moment == "choosing":
        return t
    t.play(A, "auction")
    if moment in ("deciding", "paying"):
        t.each((C, "bid 30")).calls()
    if moment == "paying":
        t.play(A, "sell")
    return t


ONLY = [
    ("auction", A, "choosing", "no-auction-now"),
    ("trade cow with 2", A, "choosing", "no-time-to-trade"),
    ("bid 100", B, "bidding", "no-bids-now"),
    ("call 0 once", CLOCK, "bidding", "no-bids-now"),
    ("ceiling 10", B, "", "no-ceilings-now"),
    ("sell", A, "deciding", "not-now"),
    ("buy with 50", A, "deciding", "not-now"),
    ("pay 50", C, "paying", "not-now"),
    ("show", C, "paying", "not-now"),
    ("count 9", CLOCK, "counting", "no-count-now"),
    ("claim 10", C, "counting", "no-count-now"),
    ("mark 1", C, "", "no-numbers-now"),
    ("take", B, "dodging", "no-rat-about"),
    ("lay 10", B, "dodging", "no-rat-about"),
    ("offer 10", A, "", "no-offer-now"),
    ("accept", C, "trading", "no-offer-to-answer"),
    ("counter 20", C, "trading", "no-offer-to-answer"),
    ("pass", A, "", "nothing-to-pass"),
    ("keep", A, "", "no-card-looked-at"),
    ("give", A, "", "no-card-looked-at"),
]
"""What is done, by whom, at which of the moments alone, and how it is refused at the others."""


@rule("K04", "K10", "K11", "K13", "K21", "K30", "K31", "K35", "K40", "K52", "K53", "K71")
@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize(("deed", "seat", "when", "reason"), ONLY)
def test_every_deed_has_its_moment(
    moment: str, deed: str, seat: int, when: str, reason: str
) -> None:
    if moment == when:
        assert deed.partition(" ")[0] in at(moment).asked(seat)
    else:
        assert reason == at(moment).refused(seat, deed)


@rule("K04", "K13", "K16", "K31", "K40", "K52", "K53")
@pytest.mark.parametrize(
    ("moment", "deed", "whose", "reason"),
    [
        ("choosing", "auction", A, "not-your-turn"),
        ("choosing", "trade cow with 1", A, "not-your-turn"),
        ("deciding", "sell", A, "auctioneer-decides"),
        ("deciding", "buy with 50", A, "auctioneer-decides"),
        ("paying", "pay 50", C, "not-your-payment"),
        ("paying", "show", C, "not-your-payment"),
        ("dodging", "take", B, "not-your-rat"),
        ("dodging", "lay 10", B, "not-your-rat"),
        ("trading", "accept", C, "not-your-trade"),
        ("trading", "counter 20", C, "not-your-trade"),
    ],
)
def test_nobody_acts_for_another(moment: str, deed: str, whose: int, reason: str) -> None:
    """Neither another seat nor the clock."""
    for seat in {CLOCK, A, B, C, D} - {whose}:
        assert reason == at(moment).refused(seat, deed)


@rule("K31")
def test_nobody_pays_or_decides_for_another_in_a_dutch_auction() -> None:
    t = at("counting").count_to(2).each((C, "claim 2"))

    assert ["not-your-payment"] * 4 == [t.refused(s, "pay 10 20") for s in (CLOCK, A, B, D)]
    t.play(C, "pay 10 20")
    for deed in ("sell", "buy with 10 20"):
        assert ["auctioneer-decides"] * 4 == [t.refused(s, deed) for s in (CLOCK, B, C, D)]


@rule("K52")
def test_only_the_opener_lays_the_offer() -> None:
    t = at("choosing").each((A, "trade cow with 3"))

    assert ["not-your-turn"] * 4 == [t.refused(seat, "offer 10") for seat in (CLOCK, B, C, D)]
    assert "no-offer-to-answer" == t.refused(C, "accept")


@rule("K10", "K31", "K35", "K21")
def test_the_clock_bids_and_claims_nothing() -> None:
    for table, deed in (
        (at("bidding"), "bid 10"),
        (at("counting"), "claim 10"),
        (farm(dutch="sealed").deck("cow pedigree", "dog").each((A, "auction")), "mark 0"),
        (sealed(), "ceiling 10"),
    ):
        assert "auctioneer-bids-not" == table.refused(CLOCK, deed)
        assert "auctioneer-bids-not" == table.refused(A, deed)


@rule("K11", "K30")
def test_nobody_but_the_clock_calls_or_counts() -> None:
    for seat in (A, B, C, D):
        assert "clock-only" == at("bidding").refused(seat, "call 0 once")
        assert "clock-only" == at("counting").refused(seat, "count 9")


def sealed(**options: object) -> Farm:
    """A auctions a dog for sealed ceilings."""
    return farm(auction="sealed", **options).given_out(400).deck("dog", "cow").each((A, "auction"))


@rule("K21", "K10")
@pytest.mark.parametrize("amount", [-10, 5, -1])
def test_a_ceiling_is_in_tens_from_nothing_on(amount: int) -> None:
    assert "bid-in-tens" == sealed().refused(B, Ceiling(amount))


@rule("K21", "K17")
def test_a_bluffer_that_is_out_writes_no_ceiling() -> None:
    """Not even nothing, and nobody waits for it."""
    t = sealed(bluffer_out=True).money(B)
    t.each((B, "ceiling 100"), (C, "ceiling 0"), (D, "ceiling 0"), (A, "sell"), (B, "show"))

    assert "bluffer-is-out" == t.refused(B, "ceiling 0")
    assert [C, D] == t.who()


@rule("K21", "K23")
def test_a_ceiling_is_at_most_all_money_given_out() -> None:
    assert "bid-too-high" == sealed().refused(B, "ceiling 410")
    sealed().play(B, "ceiling 400")


@rule("K80", "K04")
def test_only_the_active_seat_passes_after_a_trade() -> None:
    t = farm(super=True).herd(A, cow=1).herd(B, cow=1).money(A, 10).money(B, 20)
    t.each((A, "trade cow with 2"), (A, "offer 10"), (B, "accept"))

    assert ["auction", "pass"] == t.listed(A)
    assert ["not-your-turn"] * 3 == [t.refused(seat, "pass") for seat in (CLOCK, B, C)]
    t.play(A, "pass")
    assert B == t.table.active


@rule("K71", "K04", "K60")
def test_only_the_active_seat_shares_and_only_what_is_there() -> None:
    t = farm(2).deck("horse", "cow")
    assert ["not-your-turn"] * 2 == [t.refused(seat, "share") for seat in (CLOCK, B)]
    t.play(A, "share")

    assert "no-sharing-now" == t.refused(A, "share")
    for deed in ("keep", "give"):
        assert ["not-your-turn"] * 2 == [t.refused(seat, deed) for seat in (CLOCK, B)]
    empty = farm(2).deck().herd(A, dog=1).herd(B, dog=1)
    assert "deck-empty" == empty.refused(A, "share")
    assert "deck-empty" == farm(3).deck().refused(A, "auction")


@rule("K11", "K30", "K21")
def test_a_clock_runs_for_calls_and_counts_and_for_whoever_must_act() -> None:
    """The clock of an auction, that of a pedigree, and each seat's own."""
    calls, counts, turns = at("bidding"), at("counting"), at("deciding")

    assert ["", "", "", "call"] == [calls.table.clocks().running(ask) for ask in calls.table.asks()]
    assert ["", "", "", "count"] == [
        counts.table.clocks().running(ask) for ask in counts.table.asks()
    ]
    assert ["turn"] == [turns.table.clocks().running(ask) for ask in turns.table.asks()]
