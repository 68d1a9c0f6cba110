"""The Dutch auction of a pedigree."""

import pytest

from higgle.core import CLOCK, DOWN
from higgle.kuhhandel.animals import CODES, HORSE, pedigree
from higgle.kuhhandel.turn import Trade
from tests.rule import rule
from tests.rules.kuhhandel.farm import A, B, C, D, Farm, farm

PEDIGREE = "horse pedigree"


def pedigree_lot(card: str = PEDIGREE, **options: object) -> Farm:
    """A auctions a pedigree; everybody holds some money."""
    t = farm(**options)
    t.money(A, 0, 10, 10, 20, 50, 50).money(B, 0, 0, 0, 0, 100, 500)
    t.money(C, 10, 10, 20, 50, 100).money(D, 10, 10, 10, 10, 10, 10, 10, 20, 50, 100, 200)
    t.deck(card, "cow").play(A, "auction")
    return t


@rule("K30")
def test_the_price_counts_down_from_ten() -> None:
    t = pedigree_lot()
    counts = []
    for number in range(9, 0, -1):
        assert [f"count {number}"] == t.listed(CLOCK)
        counts.append(t.play(CLOCK, f"count {number}")[0].numbers[0])

    assert [9, 8, 7, 6, 5, 4, 3, 2, 1] == counts


@rule("K30")
def test_only_the_clock_counts_and_one_by_one() -> None:
    t = pedigree_lot()

    assert "clock-only" == t.refused(A, "count 9")
    assert "count-moved-on" == t.refused(CLOCK, "count 8")
    assert "count-moved-on" == t.refused(CLOCK, "count 10")


@rule("K31", "K38")
@pytest.mark.parametrize("cards", ["0 0 0 0", "0 0 100 500"])
def test_the_claimant_pays_that_many_cards_of_any_value(cards: str) -> None:
    """D1: B claims at four, A does not buy and finds what B laid."""
    t = pedigree_lot().count_to(4)
    t.each((B, "claim 4"), (B, f"pay {cards}"), (A, "sell"))

    assert {PEDIGREE: 1} == t.animals(B)
    assert sorted([0, 10, 10, 20, 50, 50, *map(int, cards.split())]) == t.purse(A)
    assert 2 == len(t.purse(B))


@rule("K31")
def test_the_first_to_claim_wins() -> None:
    t = pedigree_lot().count_to(5)
    t.play(C, "claim 5")

    assert "no-count-now" == t.refused(D, "claim 5")
    assert [C] == t.who()
    assert "auctioneer-bids-not" == pedigree_lot().refused(A, "claim 10")


@rule("K31")
def test_a_claim_names_the_number_called_last() -> None:
    t = pedigree_lot().count_to(5)

    assert "count-moved-on" == t.refused(D, "claim 6")
    assert "count-moved-on" == t.refused(D, "claim 4")


@rule("K31")
@pytest.mark.parametrize("cards", ["0 0 0", "0 0 0 0 100", "", "0 0 0 200"])
def test_the_claimant_lays_exactly_that_number_of_own_cards(cards: str) -> None:
    t = pedigree_lot().count_to(4)
    t.play(B, "claim 4")

    assert t.refused(B, f"pay {cards}") in ("wrong-card-count", "not-your-money")


@rule("K31", "K37")
def test_the_auctioneer_buys_blind() -> None:
    """D2: B's four cards go back, A gives four of its own and owns the pedigree."""
    t = pedigree_lot().count_to(4)
    t.each((B, "claim 4"), (B, "pay 0 0 100 500"), (A, "buy with 0 10 20 50"))

    assert {PEDIGREE: 1} == t.animals(A)
    assert [10, 50] == t.purse(A)
    assert [0, 0, 0, 0, 0, 10, 20, 50, 100, 500] == t.purse(B)


@rule("K37", "K31")
def test_the_auctioneer_never_sees_cards_that_go_back() -> None:
    """Nor does anybody, before the decision or after it."""
    t = pedigree_lot().count_to(4)
    t.play(B, "claim 4")
    laid = t.play(B, "pay 0 0 100 500")[0]
    claim = t.table.claims + B

    for audience in (A, C, D, None):
        assert (DOWN,) * 4 == t.table.view(audience).piles[claim]
        assert [DOWN] * 4 == [move[0] for move in t.table.seen(laid, audience).moves]
    bought = t.play(A, "buy with 0 10 20 50")[0]
    for audience in (A, C, D, None):
        back = [move for move in t.table.seen(bought, audience).moves if move[1] == claim]
        assert [DOWN] * 4 == [move[0] for move in back]


@rule("K22")
def test_the_auctioneer_with_too_few_cards_cannot_buy() -> None:
    """D3: B claims at four and A holds three; only A's own options show it."""
    t = pedigree_lot().money(A, 50, 50, 50).count_to(4)
    t.each((B, "claim 4"), (B, "pay 0 0 0 0"))

    assert ("sell", "buy") == t.asked(A)
    assert "too-few-cards" == t.refused(A, "buy with 50 50 50")
    assert "too-few-cards" == t.refused(A, "buy with 50 50 50 50")


@rule("K32")
def test_without_a_claim_the_auctioneer_takes_it() -> None:
    """D6: nobody claims at one."""
    t = pedigree_lot().count_to(1)
    t.play(CLOCK, "count 0")

    assert {PEDIGREE: 1} == t.animals(A)
    assert B == t.table.active


@rule("K33")
def test_a_seat_claims_only_what_it_can_pay() -> None:
    """D4: C with five cards claims at seven: refused, and the count goes on."""
    t = pedigree_lot().count_to(7)

    assert "too-few-cards" == t.refused(C, "claim 7")
    assert ("claim",) == t.asked(C), "the others see no difference"
    assert [] == t.listed(C)
    t.play(CLOCK, "count 6")
    t.play(CLOCK, "count 5")
    t.play(C, "claim 5")


@rule("K33")
def test_without_money_nobody_claims() -> None:
    t = pedigree_lot().money(C).count_to(1)

    assert "too-few-cards" == t.refused(C, "claim 1")


@rule("K34")
def test_pedigrees_are_never_traded() -> None:
    """K9: A owns the horse pedigree and no horse: no horse trade."""
    t = farm().herd(A, PEDIGREE).herd(B, horse=2).money(A, 10)

    assert ("auction",) == t.asked(A)
    assert "you-have-none" == t.refused(A, "trade horse with 2")
    assert "no-such-animal" == t.refused(A, Trade(pedigree(HORSE), B))


@rule("K34")
def test_pedigrees_never_change_owner() -> None:
    """A trade of the species leaves its pedigree where it lies."""
    t = farm().herd(A, PEDIGREE, horse=1).herd(B, horse=1).money(A, 10).money(B, 20)
    t.each((A, "trade horse with 2"), (A, "offer 10"), (B, "counter 20"))

    assert ({PEDIGREE: 1}, {"horse": 2}) == (t.animals(A), t.animals(B))


def sealed() -> Farm:
    return pedigree_lot(dutch="sealed")


@rule("K35")
def test_the_highest_sealed_number_wins_and_pays_itself() -> None:
    """D5: B 4, C 6, D none: C pays six."""
    t = sealed().money(C, 0, 10, 10, 20, 50, 100)
    t.each((B, "mark 4"), (C, "mark 6"), (D, "mark 0"))

    assert ("pay",) == t.asked(C)
    assert (6,) == t.table.asks()[0].about
    assert "wrong-card-count" == t.refused(C, "pay 10 10 20 50")
    t.each((C, "pay 0 10 10 20 50 100"), (A, "sell"))
    assert {PEDIGREE: 1} == t.animals(C)


@rule("K35")
@pytest.mark.parametrize(("drawn", "winner"), [(0, B), (1, C)])
def test_equal_sealed_numbers_are_drawn_by_lot(drawn: int, winner: int) -> None:
    """D5: B 6, C 6."""
    t = sealed().money(C, 0, 10, 10, 20, 50, 100)
    t.chance.lots = [drawn]
    t.each((C, "mark 6"), (B, "mark 6"), (D, "mark 1"))

    assert [winner] == t.who()
    [lot] = [event for event in t.events if event.name == "drawn_by_lot"]
    assert (winner, (2, B, C)) == (lot.seat, lot.numbers)


@rule("K35", "K32")
def test_without_a_sealed_number_the_auctioneer_takes_it() -> None:
    t = sealed().each((D, "mark 0"), (B, "mark 0"), (C, "mark 0"))

    assert {PEDIGREE: 1} == t.animals(A)


@rule("K35", "K33")
def test_a_sealed_number_is_at_most_ten_and_can_be_paid() -> None:
    t = sealed()

    assert [f"mark {count}" for count in range(6)] == t.listed(C)
    assert [f"mark {count}" for count in range(11)] == t.listed(D)
    assert "too-few-cards" == t.refused(C, "mark 6")
    assert "count-up-to-ten" == t.refused(D, "mark 11")
    assert "auctioneer-bids-not" == t.refused(A, "mark 1")
    t.play(C, "mark 2")
    assert "already-written" == t.refused(C, "mark 3")


@rule("K35")
def test_a_sealed_number_is_a_secret_of_its_owner() -> None:
    t = sealed()
    t.play(C, "mark 2")

    assert (3,) == t.table.view(C).piles[t.table.slips + C]
    for audience in (A, B, D, None):
        assert (DOWN,) == t.table.view(audience).piles[t.table.slips + C]


@rule("K36")
def test_the_donkeys_pedigree_pays_nothing_out() -> None:
    """D7."""
    t = pedigree_lot("donkey pedigree")

    assert 0 == t.table.donkeys
    assert 6 == len(t.purse(A))


@rule("K35")
def test_a_sealed_number_may_be_ten() -> None:
    """Ten is the highest, and whoever holds ten cards may write it."""
    t = sealed().money(C, *[0] * 4, *[10] * 6)

    assert "count-up-to-ten" == t.refused(C, "mark 11")
    t.play(C, "mark 10")
    t.each((B, "mark 0"), (D, "mark 0"))

    assert ("pay",) == t.asked(C)


@rule("K35")
def test_numbers_are_written_only_where_they_are_agreed() -> None:
    t = pedigree_lot()

    assert "no-numbers-now" == t.refused(B, "mark 1")


@rule("K31")
def test_whoever_turned_the_card_decides_wherever_it_sits() -> None:
    """Neither the seat before the auctioneer nor the one behind it."""
    t = farm().money(A, 10, 10).money(B, 10, 10).money(D, 10, 10).turn(C).deck(PEDIGREE, "cow")
    t.play(C, "auction")
    t.count_to(2)
    t.each((A, "claim 2"), (A, "pay 10 10"))

    for seat in (A, B, D):
        assert "auctioneer-decides" == t.refused(seat, "sell")
    events = t.play(C, "sell")

    sold = next(event for event in events if event.name == "pedigree_sold")
    assert (A, (C, CODES[PEDIGREE], 2)) == (sold.seat, sold.numbers)


@rule("K35")
def test_one_highest_number_needs_no_lot() -> None:
    t = sealed()
    before = t.table.draws[t.table.lot]

    t.each((B, "mark 1"), (C, "mark 0"), (D, "mark 0"))

    assert before == t.table.draws[t.table.lot]


@rule("K30")
def test_nobody_must_claim_and_the_clock_counts_when_nobody_does() -> None:
    """Every count and every auction is a moment of its own."""
    t = pedigree_lot()

    assert [False] * 4 == [ask.must for ask in t.table.asks()]
    assert {(1, 10)} == {ask.about for ask in t.table.asks()}


@rule("K16")
def test_a_lot_auctioned_anew_is_another_auction() -> None:
    t = farm(3).money(B, 10).given_out(400).deck("pig", "dog")
    t.each((A, "auction"), (B, "bid 200")).calls()
    assert 1 == t.table.auctions

    t.each((A, "sell"), (B, "show"))

    assert 2 == t.table.auctions
