"""The rat goes round."""

from higgle.core import DOWN
from tests.rule import rule
from tests.rules.kuhhandel.farm import A, B, C, D, Farm, farm


def rat_lot(*deck: str) -> Farm:
    """A turns up a rat."""
    t = farm().money(A, 10).money(B, 0, 20).money(C, 50, 50, 50).money(D, 0)
    t.deck("rat", *deck).play(A, "auction")
    return t


@rule("K40")
def test_the_auctioneers_left_decides_first() -> None:
    t = rat_lot("cow")

    assert [B] == t.who()
    assert ("take", "lay") == t.asked(B)
    assert ["take rat", "lay 0", "lay 20"] == t.listed(B)
    assert "not-your-rat" == t.refused(C, "take rat")
    assert "not-your-money" == t.refused(B, "lay 50")


@rule("K40")
def test_nobody_but_the_asked_seat_has_to_do_with_the_rat() -> None:
    """Neither those before it nor those behind it lay or take; and nobody without a rat about."""
    t = rat_lot("cow").each((B, "lay 0"), (C, "lay 50"))

    for seat, card in ((A, 10), (B, 20), (C, 50)):
        assert "not-your-rat" == t.refused(seat, f"lay {card}")
        assert "not-your-rat" == t.refused(seat, "take rat")
    t.play(D, "take rat")
    assert "no-rat-about" == t.refused(A, "lay 10")
    assert "no-rat-about" == t.refused(A, "take rat")


@rule("K40", "K41", "K42")
def test_the_taker_gets_the_rat_and_all_money_beside_it() -> None:
    """R1: B, C, D, A and B again lay one card each; C takes the rat and five cards."""
    t = rat_lot("cow").each((B, "lay 0"), (C, "lay 50"), (D, "lay 0"), (A, "lay 10"))
    t.each((B, "lay 20"), (C, "take rat"))

    assert {"rat": 1} == t.animals(C)
    assert [0, 0, 10, 20, 50, 50, 50] == t.purse(C)
    assert [[], [], []] == [t.purse(A), t.purse(B), t.purse(D)]
    assert A == t.table.active
    assert ("auction",) == t.asked(A)


@rule("K41")
def test_without_money_one_must_take_it() -> None:
    """R2: D is asked like everybody else, but can only take."""
    t = rat_lot("cow").money(D).each((B, "lay 0"), (C, "lay 50"))

    assert ("take", "lay") == t.asked(D)
    assert ["take rat"] == t.listed(D)
    assert "no-money-for-rat" == t.refused(D, "lay 0")
    t.play(D, "take rat")
    assert [0, 50] == t.purse(D)


@rule("K43")
def test_the_pots_size_is_public_and_its_value_is_not() -> None:
    t = rat_lot("cow").each((B, "lay 20"), (C, "lay 50"))

    for audience in (A, B, C, D, None):
        view = t.table.view(audience)
        assert 2 == view.pot_size()
        for owner in (B, C):
            laid = view.piles[t.table.pots + owner]
            assert (owner == audience) == (laid != (DOWN,))


@rule("K43")
def test_only_the_taker_sees_what_lay_beside_the_rat() -> None:
    t = rat_lot("cow").each((B, "lay 20"), (C, "lay 50"))
    taken = t.play(D, "take rat")[0]
    pots = range(t.table.pots, t.table.pots + 4)

    for audience in (A, B, C, D, None):
        faces = [m[0] for m in t.table.seen(taken, audience).moves if m[1] in pots]
        known = sum(face != DOWN for face in faces)
        assert {D: 2, B: 1, C: 1}.get(-1 if audience is None else audience, 0) == known


@rule("K42", "K45")
def test_after_every_rat_another_auction_is_owed() -> None:
    """And a cow trade does not count as that auction."""
    t = rat_lot("rat", "cow", "pig").herd(A, dog=1).herd(B, dog=1)
    for _ in range(2):
        t.play(B, "take rat")
        assert "auction-owed" == t.refused(A, "trade dog with 2")
        assert ["auction"] == t.listed(A)
        t.play(A, "auction")

    assert "Bidding" == t.stage()
    t.calls()
    assert {"dog": 1, "cow": 1} == t.animals(A)
    assert B == t.table.active


@rule("K44")
def test_a_rat_as_last_card_ends_the_turn() -> None:
    """R3: B begins the compulsory trades."""
    t = rat_lot().herd(B, cow=1).herd(C, cow=3)
    t.each((B, "lay 0"), (C, "lay 50"), (D, "take rat"))

    assert B == t.table.active
    assert ("trade",) == t.asked(B)


@rule("K40")
def test_the_rat_goes_round_from_the_left_of_whoever_auctions() -> None:
    """C holds the auction, so D is asked first, then A."""
    t = farm(4).turn(C).money(A, 10).money(B, 10).money(C, 10).money(D, 10).deck("rat", "cow")

    t.play(C, "auction")
    assert [D] == t.who()
    t.play(D, "lay 10")

    assert [A] == t.who()
