"""What is offered to one seat is offered to none on either side of it."""

import pytest

import higgle
from higgle.core import CLOCK
from higgle.kuhhandel.auction import Bid, Call
from higgle.kuhhandel.game import Kuhhandel
from tests.rule import rule
from tests.rules.kuhhandel.farm import A, B, C, D, Farm, farm


def lot(card: str = "dog", **options: object) -> Farm:
    """C auctions a card; everybody has some money and a cow."""
    t = farm(**options).given_out(400).deck(card, "goose", "goose")
    for seat in (A, B, C, D):
        t.money(seat, 10, 20, 50).herd(seat, cow=1)
    return t.turn(C).each((C, "auction"))


def only(t: Farm, seat: int, *texts: str) -> None:
    """These are listed for a seat, and nothing for anybody else."""
    assert list(texts) == t.listed(seat)
    assert [[]] * 4 == [t.listed(other) for other in (CLOCK, A, B, C, D) if other != seat]


@rule("K13", "K22")
def test_the_auctioneer_alone_is_offered_to_sell() -> None:
    only(lot().each((D, "bid 30")).calls(), C, "sell")


@rule("K16")
def test_the_bluffer_alone_is_offered_to_show() -> None:
    only(lot().each((B, "bid 200")).calls().each((C, "sell")), B, "show")


@rule("K21")
def test_bids_in_turn_are_asked_of_one_seat() -> None:
    t = lot(auction="turns").each((D, "bid 10"), (A, "pass"))

    only(t, B, "pass")
    for other in (A, C, D):
        assert t.refused(other, "pass") in ("not-your-bid", "nothing-to-pass")
        assert t.refused(other, "bid 100") in ("not-your-bid", "auctioneer-bids-not", "you-lead")


@rule("K31")
def test_the_auctioneer_alone_decides_about_cards_face_down() -> None:
    t = lot("cow pedigree").count_to(2).each((B, "claim 2"), (B, "pay 10 20"))

    only(t, C, "sell")
    assert "no-bids-now" == t.refused(D, "bid 10")
    assert "no-rat-about" == t.refused(D, "take")
    assert "no-offer-to-answer" == t.refused(D, "accept")


@rule("K30", "K35")
def test_numbers_are_written_by_bidders_who_have_not_written_yet() -> None:
    t = lot("cow pedigree", dutch="sealed").each((B, "mark 1"))

    assert [0, 4, 0, 0, 4] == [len(t.listed(seat)) for seat in (B, A, C, CLOCK, D)]
    assert [D, A] == t.who()
    assert "already-written" == t.refused(B, "mark 2")


@rule("K53", "K50")
def test_the_partner_alone_answers() -> None:
    t = farm().herd(C, cow=1).herd(B, cow=1).money(C, 10).money(B, 20).turn(C)
    t.each((C, "trade cow with 2"), (C, "offer 10"))

    only(t, B, "accept")


@rule("K40")
def test_one_seat_after_the_other_dodges_the_rat() -> None:
    t = lot("rat").each((D, "lay 10"))

    only(t, A, "take rat", "lay 10", "lay 20", "lay 50")


@rule("K71")
def test_one_of_two_shares() -> None:
    for seat in (A, B):
        t = farm(2).deck("horse", "cow").turn(seat).each((seat, "share"))
        assert ["keep", "give"] == t.listed(seat)
        assert [[], []] == [t.listed(other) for other in (CLOCK, 1 - seat)]


@rule("K05")
def test_what_is_tried_in_a_view_counts_no_hands() -> None:
    """Hands were counted at the table, and lie hidden in a view."""
    t = lot(hand_count_visible=True)
    view = t.table.view(B)
    assert isinstance(view, Kuhhandel)
    counts = view.hand_counts

    view.act(B, Bid(10))

    assert (3, 3, 3, 3) == counts == view.hand_counts


@rule("K11")
@pytest.mark.parametrize(
    ("times", "text"),
    [
        (0, "call 50 0"),
        (1, "call 50 once"),
        (2, "call 50 twice"),
        (3, "call 50 thrice"),
        (4, "call 50 4"),
    ],
)
def test_a_call_is_said_in_words(times: int, text: str) -> None:
    assert text == str(Call(50, times))
    assert times in (0, 4) or Call(50, times) == higgle.parse("kuhhandel", text)
