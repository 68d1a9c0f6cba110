"""The empty deck, compulsory trades and the end."""

from higgle.kuhhandel.game import MOST_TRADES
from tests.rule import rule
from tests.rules.kuhhandel.farm import A, B, C, D, Farm, farm


def last_trades(seats: int = 3) -> Farm:
    """The deck is empty and everybody has money."""
    t = farm(seats).deck()
    for seat in range(seats):
        t.money(seat, 0, 10, 20)
    return t


@rule("K60")
def test_with_the_deck_empty_trades_are_compulsory() -> None:
    t = last_trades().herd(A, cow=1).herd(B, cow=3)

    assert ("trade",) == t.asked(A)
    assert ["trade cow with 2"] == t.listed(A)
    assert "deck-empty" == t.refused(A, "auction")
    assert "nothing-to-pass" == t.refused(A, "pass")


@rule("K60")
def test_a_seat_with_only_complete_sets_is_skipped() -> None:
    """E1: C owns full sets only; A and B trade until both do."""
    t = last_trades().herd(A, cow=1, pig=2).herd(B, cow=3, pig=2).herd(C, dog=4).turn(B)
    t.each((B, "trade cow with 1"), (B, "offer 10"), (A, "accept"))

    assert [C] == [event.seat for event in t.told("skipped")]
    assert A == t.table.active
    t.each((A, "trade pig with 2"), (A, "offer 10"), (B, "accept"))
    assert t.table.over


@rule("K60")
def test_a_seat_without_animals_is_skipped() -> None:
    """Once told; the turn comes to the next one that can trade."""
    t = last_trades(4).herd(A, cow=1).herd(C, cow=1).herd(D, cow=2)
    t.each((A, "trade cow with 3"), (A, "offer 10"), (C, "counter 20"))

    assert [B] == [event.seat for event in t.told("skipped")]
    assert C == t.table.active


@rule("K60")
def test_the_game_is_over_when_every_set_is_complete() -> None:
    t = last_trades(4).herd(B, cow=3).herd(D, cow=1).turn(D)
    t.each((D, "trade cow with 2"), (D, "offer 10"), (B, "counter 20"))

    assert t.table.over
    assert {"cow": 4} == t.animals(B)


@rule("K60")
def test_rats_are_traded_until_one_seat_holds_all() -> None:
    t = last_trades().herd(A, rat=1).herd(B, rat=3)

    assert ["trade rat with 2"] == t.listed(A)
    t.each((A, "trade rat with 2"), (A, "offer 10"), (B, "accept"))
    assert t.table.over
    assert {"rat": 4} == t.animals(B)


@rule("K60")
def test_with_every_set_complete_the_game_ends_right_after_the_last_auction() -> None:
    """E2."""
    t = farm(3).herd(A, cow=3).herd(B, dog=4).deck("cow")
    t.play(A, "auction")
    assert "Bidding" == t.stage()
    t.calls()

    assert t.table.over
    assert [] == t.table.asks()
    assert "over" == t.refused(B, "auction")


@rule("K60")
def test_after_the_last_auction_the_next_seat_begins_the_trades() -> None:
    t = farm(3).herd(A, cow=1).herd(B, cow=2).money(B, 10).deck("cow")
    t.play(A, "auction")
    t.calls()

    assert B == t.table.active
    assert ("trade",) == t.asked(B)


@rule("K61")
def test_after_200_trades_with_the_deck_empty_the_game_ends() -> None:
    """Two, one and one can go round for ever; what is incomplete then scores and costs nothing."""
    t = last_trades().herd(A, cow=2, rat=2).herd(B, cow=1, rat=1).herd(C, cow=1, rat=1)
    t.herd(A, dog=4)
    trades = 0
    while not t.table.over:
        active = t.table.active
        holders = [seat for seat in (A, B, C) if seat != active and t.animals(seat).get("cow")]
        partner = max(holders, key=lambda seat: t.animals(seat)["cow"])
        t.table.piles[t.table.purses + active] = (2,)
        t.table.piles[t.table.purses + partner] = (3,)
        if t.animals(active)["cow"] == 2:
            t.each((active, f"trade cow with {partner + 1}"), (active, "offer 10"))
            t.play(partner, "counter 20")
        else:
            t.table.piles[t.table.purses + partner] = ()
            t.each((active, f"trade cow with {partner + 1}"), (active, "offer 10"))
            t.play(partner, "accept")
        trades += 1

    assert MOST_TRADES == trades == 200
    assert [160, 0, 0] == t.table.scores()


@rule("K61")
def test_trades_with_a_deck_are_not_counted() -> None:
    t = farm().herd(A, cow=1).herd(B, cow=1).money(A, 10)
    t.each((A, "trade cow with 2"), (A, "offer 10"), (B, "accept"))

    assert 0 == t.table.forced
