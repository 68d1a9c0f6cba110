"""The game for two: the deck is shared out."""

import pytest

import higgle
from higgle.core import DOWN, Cards
from higgle.kuhhandel.game import Kuhhandel
from higgle.kuhhandel.money import CODES as MONEY
from higgle.kuhhandel.money import WORTH
from tests.piles import replaced
from tests.rule import rule
from tests.rules.kuhhandel.farm import A, B, Farm, farm


def begun(seed: str = "two", **options: object) -> Kuhhandel:
    table = higgle.new("kuhhandel", 2, seed, options)
    assert isinstance(table, Kuhhandel)
    return table


def pile(table: Kuhhandel, name: str) -> Cards:
    return table.piles[table.layout.first[name]]


@rule("K70")
def test_the_deck_for_two() -> None:
    """80 cards; two of each donkey's cards wait, all zeros and ten unseen cards go."""
    table = begun()

    assert [50, 50, 100, 100, 200, 200, 500, 500] == [WORTH[c] for c in pile(table, "reserve")]
    assert (MONEY[0],) * 12 == pile(table, "box")
    assert [10, 10, 10, 20, 50] == [WORTH[card] for card in table.purse(A)]
    assert 10 == len(pile(table, "unseen"))
    assert 54 == sum(pile(table, "deck"))
    assert 26 == sum(pile(table, "greens"))
    assert 80 == table.deck_size()
    assert 0 == pile(table, "greens")[MONEY[0]]


@rule("K70")
def test_of_36_money_cards_ten_go_unseen() -> None:
    """Twelve 10s, eight 50s and four of each other, and not always the same ten."""
    table = begun()
    mixed = list(pile(table, "greens"))
    for card in pile(table, "unseen"):
        mixed[card] += 1

    assert {10: 12, 20: 4, 50: 8, 100: 4, 200: 4, 500: 4} == {
        WORTH[code]: count for code, count in enumerate(mixed) if count
    }
    assert len({str(sorted(pile(begun(str(seed)), "unseen"))) for seed in range(9)}) > 1
    assert (DOWN,) * 10 == table.view(A).piles[table.layout.first["unseen"]]


@rule("K70")
def test_by_agreement_two_start_with_zeros() -> None:
    """Two each of the usual capital; the other eight go."""
    table = begun(two_seat_zeros="some")

    assert [0, 0, 10, 10, 10, 20, 50] == [WORTH[card] for card in table.purse(A)]
    assert (MONEY[0],) * 8 == pile(table, "box")
    assert 80 == table.deck_size()


@rule("K71")
def test_instead_of_an_auction_there_is_a_sharing() -> None:
    t = farm(2).deck("horse", "cow")

    assert ("share",) == t.asked(A)
    assert "two-seats-share" == t.refused(A, "auction")
    assert "no-card-looked-at" == t.refused(A, "keep")
    assert "sharing-is-for-two" == farm(3).refused(A, "share")


@rule("K71")
def test_the_active_seat_looks_alone() -> None:
    t = farm(2).deck("horse", "cow")
    looked = t.play(A, "share")[0]

    assert ["keep", "give"] == t.listed(A)
    assert 10 == t.table.seen(looked, A).moves[0][0]
    for audience in (B, None):
        assert DOWN == t.table.seen(looked, audience).moves[0][0]
        assert (DOWN,) == t.table.view(audience).piles[t.table.looked + A]


@rule("K71", "K72")
def test_a_card_kept() -> None:
    """T1: A keeps the horse and lays it open; B gets the next card, money, into the hand."""
    t = farm(2).deck("horse", 50, "pig", "dog").each((A, "share"), (A, "keep"))

    assert {"horse": 1} == t.animals(A)
    assert [50] == t.purse(B)
    assert B == t.table.active


@rule("K71", "K73", "K75")
def test_a_card_given() -> None:
    """T2: A gives a 10 to B and knows it; A gets a donkey, and both take 50."""
    t = farm(2).deck(10, "donkey", "pig", "dog").each((A, "share"), (A, "give"))

    assert [10, 50] == t.purse(B)
    assert [50] == t.purse(A)
    assert {"donkey": 1} == t.animals(A)
    given = t.told("money_received")[0]
    for audience in (A, B):
        assert MONEY[10] == t.table.seen(given, audience).moves[0][0]
    assert DOWN == t.table.seen(given, None).moves[0][0]


@rule("K72")
@pytest.mark.parametrize("card", ["cow", "cow pedigree", "rat"])
def test_red_cards_are_laid_open_at_once(card: str) -> None:
    """There is no round for a rat and no auction for a pedigree."""
    t = farm(2).deck(card, "pig", "dog", "dog").each((A, "share"), (A, "give"))

    assert {card: 1} == t.animals(B)
    assert {"pig": 1} == t.animals(A)
    assert ("share",) == t.asked(B)


@rule("K73")
def test_two_donkeys_in_one_sharing() -> None:
    """T3: both take 50, then 100."""
    t = farm(2).deck("donkey", "donkey", "pig", "dog").each((A, "share"), (A, "keep"))

    assert [(1, 50), (2, 100)] == [event.numbers for event in t.told("paid_out")]
    assert ([50, 100], [50, 100]) == (t.purse(A), t.purse(B))


@rule("K73")
def test_a_donkey_looked_at_pays_only_when_laid_open() -> None:
    t = farm(2).deck("donkey", "pig").each((A, "share"))

    assert ([], []) == (t.purse(A), t.purse(B))


@rule("K74")
def test_the_colour_of_the_top_back_is_public() -> None:
    for deck in (("cow", 10), (10, "cow")):
        t = farm(2).deck(*deck, "pig", "dog")
        for audience in (A, B, None):
            assert isinstance(deck[0], int) == t.table.view(audience).green_top


@rule("K74")
@pytest.mark.parametrize("audience", [A, B, None])
def test_the_next_back_is_not_seen_before_the_choice(audience: int | None) -> None:
    seen = set()
    for following in ("pig", 50):
        t = farm(2).deck("cow", following, 20, "dog")
        piles = t.table.piles
        piles[t.table.greens] = replaced(piles[t.table.greens], MONEY[50], 1)
        piles[t.table.deck] = replaced(piles[t.table.deck], 8, 1)
        events = [t.table.seen(event, audience) for event in t.play(A, "share")]
        seen.add((str(events), t.table.view(audience).json(), str(t.table.asks())))

    assert 1 == len(seen)


@rule("K75")
def test_money_kept_or_received_unseen_is_known_to_its_owner_only() -> None:
    t = farm(2).deck(100, 20, "pig", "dog").each((A, "share"), (A, "keep"))
    kept, received = t.told("money_received")

    assert [MONEY[100], DOWN] == [t.table.seen(kept, seat).moves[0][0] for seat in (A, B)]
    assert [DOWN, MONEY[20]] == [t.table.seen(received, seat).moves[0][0] for seat in (A, B)]


@rule("K71", "K04")
def test_a_turn_may_be_a_cow_trade_instead() -> None:
    t = farm(2).herd(A, cow=1).herd(B, cow=1).money(A, 10)

    assert ("share", "trade") == t.asked(A)
    t.each((A, "trade cow with 2"), (A, "offer 10"), (B, "accept"))
    assert {"cow": 2} == t.animals(A)
    assert B == t.table.active


@rule("K71", "K60")
def test_forty_sharings_empty_the_deck_and_then_trades_are_compulsory() -> None:
    """T4: the deck of 80 is shared out card by card."""
    table = begun()
    for _ in range(40):
        assert not table.over
        seat = table.active
        for text in ("share", "keep"):
            table.act(seat, higgle.parse("kuhhandel", text))

    assert 0 == table.deck_size()
    assert ("trade",) == table.asks()[0].forms


@rule("K60", "K51")
def test_the_last_sheep() -> None:
    """T4: A has three sheep and B one; one sheep is at stake."""
    t = farm(2).herd(A, sheep=3).herd(B, sheep=1).money(A, 10).deck()
    t.play(A, "trade sheep with 2")

    assert 1 == t.told("trade_opened")[0].numbers[2]
    t.each((A, "offer 10"), (B, "accept"))
    assert t.table.over


def no_clock(t: Farm) -> bool:
    """Whether nobody is asked but the two."""
    return all(ask.seat >= 0 for ask in t.table.asks())


@rule("K71")
def test_no_clock_runs_in_the_game_for_two() -> None:
    t = farm(2).deck("cow", "pig")

    assert no_clock(t)
    t.play(A, "share")
    assert no_clock(t)


@rule("K74")
def test_the_first_back_is_red_or_green_by_lot() -> None:
    """26 of the 80 are green."""
    tops = [begun(f"top {number}").green_top for number in range(300)]

    assert 60 < sum(tops) < 140
