"""Super Kuhhandel; Pecunia non olet is with the scoring."""

from tests.rule import rule
from tests.rules.kuhhandel.farm import A, B, Farm, farm


def after_a_trade(*deck: str, seats: int = 4) -> Farm:
    """A has traded a cow in a game of Super Kuhhandel."""
    t = farm(seats, super=True).herd(A, cow=1, dog=1).herd(B, cow=1, dog=1).money(A, 10, 10)
    t.deck(*deck)
    return t.each((A, "trade cow with 2"), (A, "offer 10"), (B, "accept"))


@rule("K80")
def test_after_a_cow_trade_one_may_hold_one_auction() -> None:
    t = after_a_trade("pig", "horse")

    assert ("auction", "pass") == t.asked(A)
    assert "one-trade-a-turn" == t.refused(A, "trade dog with 2")
    t.play(A, "auction")
    t.calls()
    assert {"cow": 2, "dog": 1, "pig": 1} == t.animals(A)
    assert B == t.table.active


@rule("K80")
def test_the_auction_may_be_left_out() -> None:
    t = after_a_trade("pig")
    t.play(A, "pass")

    assert B == t.table.active


@rule("K80")
def test_not_the_other_way_round() -> None:
    t = farm(super=True).herd(A, dog=1).herd(B, dog=1).money(A, 10).deck("pig", "horse")
    t.play(A, "auction")
    t.calls()

    assert B == t.table.active


@rule("K80")
def test_before_the_trade_nothing_can_be_passed() -> None:
    t = farm(super=True).herd(A, dog=1).herd(B, dog=1).money(A, 10)

    assert "nothing-to-pass" == t.refused(A, "pass")


@rule("K80", "K45")
def test_a_rat_in_it_obliges_as_usual() -> None:
    t = after_a_trade("rat", "pig", "horse").each((A, "auction"), (B, "take rat"))

    assert ("auction",) == t.asked(A)
    assert "nothing-to-pass" == t.refused(A, "pass")


@rule("K80")
def test_without_a_deck_it_has_no_effect() -> None:
    t = after_a_trade()

    assert B == t.table.active
    assert ("trade",) == t.asked(B)


@rule("K80")
def test_with_two_it_is_a_sharing() -> None:
    t = after_a_trade("pig", "horse", seats=2)

    assert ("share", "pass") == t.asked(A)
    t.each((A, "share"), (A, "keep"))
    assert B == t.table.active


@rule("K80")
def test_without_the_option_the_trade_is_the_whole_turn() -> None:
    t = farm().herd(A, dog=1).herd(B, dog=1).money(A, 10)
    t.each((A, "trade dog with 2"), (A, "offer 10"), (B, "accept"))

    assert B == t.table.active
