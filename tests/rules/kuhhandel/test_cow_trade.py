"""The cow trade, and the trade of rats."""

import pytest

from higgle.core import DOWN
from higgle.kuhhandel.turn import Trade
from tests.rule import rule
from tests.rules.kuhhandel.farm import A, B, C, D, Farm, farm

COUNTERED = ["money_laid", "money_countered", "money_swapped", "animals_moved", "turn_began"]


def trade(animal: str, mine: int, theirs: int, **options: object) -> Farm:
    """A opens a trade with B; there is still a deck."""
    t = farm(**options).herd(A, **{animal: mine}).herd(B, **{animal: theirs})
    t.money(A, 0, 0, 10, 10, 20, 50, 100).money(B, 0, 10, 20, 50, 100, 200)
    t.play(A, f"trade {animal} with 2")
    return t


@rule("K52", "K58")
@pytest.mark.parametrize(("laid", "number"), [("0 100", 2), ("10", 1), ("0 0 10 20", 4)])
def test_whoever_lays_the_offer_may_show_how_many_cards_it_is(laid: str, number: int) -> None:
    """Everybody is told the number, and nobody a face; without the word nobody is told."""
    t = trade("cow", 1, 1)

    told = [t.table.seen(event) for event in t.play(A, f"offer {laid} counted")]

    assert ["money_laid", "money_counted"] == [event.name for event in told]
    assert (A, (), (B, number)) == (told[1].seat, told[1].moves, told[1].numbers)
    t = trade("cow", 1, 1)
    assert ["money_laid"] == [event.name for event in t.play(A, f"offer {laid}")]


@rule("K52")
def test_showing_the_number_changes_nothing_else() -> None:
    plain, counted = trade("cow", 1, 1), trade("cow", 1, 1)

    plain.play(A, "offer 0 100")
    counted.play(A, "offer 0 100 counted")

    assert plain.table.json() == counted.table.json()


@rule("K50")
def test_both_must_hold_the_species() -> None:
    t = farm().herd(A, cow=1, pig=1).herd(B, cow=1).herd(C, dog=1).money(A, 10)

    assert ["auction", "trade cow with 2"] == t.listed(A)
    assert "partner-has-none" == t.refused(A, "trade pig with 2")
    assert "you-have-none" == t.refused(A, "trade dog with 3")


@rule("K50")
@pytest.mark.parametrize("partner", [-1, A, 4])
def test_the_partner_is_another_seat(partner: int) -> None:
    t = farm().herd(A, cow=1).herd(B, cow=1).money(A, 10)

    assert "no-such-partner" == t.refused(A, Trade(9, partner))


@rule("K50")
def test_the_other_seat_cannot_refuse() -> None:
    t = trade("cow", 1, 1)
    t.play(A, "offer 0")

    assert ("accept", "counter") == t.asked(B)
    assert [B] == t.who()
    assert "not-your-trade" == t.refused(C, "accept")


@rule("K50")
def test_a_complete_set_cannot_be_attacked() -> None:
    """K8: B owns four geese: no goose trade with or by B."""
    t = farm().herd(A, dog=1).herd(B, goose=4, dog=1).money(A, 10).money(B, 10)

    assert "you-have-none" == t.refused(A, "trade goose with 2")
    t.turn(B)
    assert "partner-has-none" == t.refused(B, "trade goose with 1")
    assert ["auction", "trade dog with 1"] == t.listed(B)


@rule("K51")
@pytest.mark.parametrize(
    ("mine", "theirs", "stake"), [(1, 1, 1), (1, 2, 1), (2, 1, 1), (1, 3, 1), (3, 1, 1), (2, 2, 2)]
)
def test_two_against_two_trades_both_anything_else_one(mine: int, theirs: int, stake: int) -> None:
    t = trade("cow", mine, theirs)
    assert stake == t.told("trade_opened")[0].numbers[2]
    t.each((A, "offer 10"), (B, "accept"))

    assert mine + stake == t.animals(A)["cow"]
    assert theirs - stake == t.animals(B).get("cow", 0)


@rule("K51", "K54")
def test_the_loser_of_several_gives_one() -> None:
    """K3: A 2 dogs, B 1, C 1; B wins: A 1, B 2, C 1."""
    t = trade("dog", 2, 1).herd(C, dog=1).each((A, "offer 10"), (B, "counter 20"))

    assert [{"dog": 1}, {"dog": 2}, {"dog": 1}] == [t.animals(seat) for seat in (A, B, C)]


@rule("K52")
def test_the_offer_is_one_or_more_money_cards() -> None:
    t = trade("cow", 1, 1)

    assert "offer-needs-money" == t.refused(A, "offer nothing")
    assert "not-your-money" == t.refused(A, "offer 500")
    assert "not-your-money" == t.refused(A, "offer 20 20")
    assert "not-your-turn" == t.refused(B, "offer 10")
    t.play(A, "offer 0 0")


@rule("K52", "K58")
@pytest.mark.parametrize("audience", [B, C, None])
def test_nobody_sees_what_is_offered_or_how_many_cards(audience: int | None) -> None:
    seen = set()
    for offer in ("0", "0 0", "100 50 20"):
        t = trade("cow", 1, 1)
        events = [t.table.seen(event, audience) for event in t.play(A, f"offer {offer}")]
        seen.add((str(events), t.table.view(audience).json(), str(t.table.asks())))

    assert 1 == len(seen)


@rule("K53")
def test_accepting_takes_the_money_and_gives_the_animals() -> None:
    """K2: two pigs each, A lays 50, B accepts."""
    t = trade("pig", 2, 2).each((A, "offer 50"), (B, "accept"))

    assert {"pig": 4} == t.animals(A)
    assert [0, 10, 20, 50, 50, 100, 200] == t.purse(B)
    assert [0, 0, 10, 10, 20, 100] == t.purse(A)
    assert B == t.table.active


@rule("K53")
def test_a_counter_is_own_money() -> None:
    t = trade("cow", 1, 1)
    t.play(A, "offer 10")

    assert "counter-needs-money" == t.refused(B, "counter nothing")
    assert "not-your-money" == t.refused(B, "counter 500")


@rule("K53")
def test_the_partner_sees_the_money_after_accepting_and_the_others_never() -> None:
    t = trade("cow", 1, 1)
    t.play(A, "offer 0 50")
    accepted = t.play(B, "accept")[0]

    assert [1, 4] == [move[0] for move in t.table.seen(accepted, B).moves]
    for audience in (C, D, None):
        assert () == t.table.seen(accepted, audience).moves


@rule("K54")
def test_after_a_counter_the_higher_sum_takes_the_animals() -> None:
    """K1: A 1 cow, B 3; A lays 10 + 0, B counters 20 and has four cows."""
    t = trade("cow", 1, 3).money(A, 0, 10).money(B, 20)
    t.each((A, "offer 10 0"), (B, "counter 20"))

    assert ({}, {"cow": 4}) == (t.animals(A), t.animals(B))
    assert ([20], [0, 10]) == (t.purse(A), t.purse(B))


@rule("K54")
def test_both_see_what_they_received() -> None:
    t = trade("cow", 1, 1)
    t.play(A, "offer 10 0")
    t.play(B, "counter 20")
    swapped = t.told("money_swapped")[0]

    for trader in (A, B):
        assert {1, 2, 3} == {move[0] for move in t.table.seen(swapped, trader).moves}
    for audience in (C, D, None):
        assert () == t.table.seen(swapped, audience).moves


@rule("K55")
def test_two_ties_give_the_animal_to_the_active_seat() -> None:
    """K4: 10 + 10 against 20, then 0 against 0; all money stays swapped."""
    t = trade("cow", 1, 1).money(A, 0, 10, 10).money(B, 0, 20)
    t.each((A, "offer 10 10"), (B, "counter 20"))
    assert ([0, 20], [0, 10, 10]) == (t.purse(A), t.purse(B))
    assert ("offer",) == t.asked(A)
    t.each((A, "offer 0"), (B, "counter 0"))

    assert {"cow": 2} == t.animals(A)
    assert ([0, 20], [0, 10, 10]) == (t.purse(A), t.purse(B))


@rule("K55")
def test_the_second_tie_swaps_too() -> None:
    t = trade("cow", 1, 1).money(A, 10, 50).money(B, 10, 20, 20, 10)
    t.each((A, "offer 10"), (B, "counter 10"), (A, "offer 50"), (B, "counter 20 20 10"))

    assert ([10, 20, 20], [10, 50]) == (t.purse(A)[-3:], t.purse(B)[-2:])
    assert {"cow": 2} == t.animals(A)


@rule("K55")
def test_the_second_round_can_be_accepted() -> None:
    """K5: B keeps A's second offer, A gets the animal."""
    t = trade("cow", 1, 1).money(A, 10, 50).money(B, 10)
    t.each((A, "offer 10"), (B, "counter 10"), (A, "offer 50"), (B, "accept"))

    assert {"cow": 2} == t.animals(A)
    assert [10, 50] == t.purse(B)


@rule("K55")
def test_the_second_round_can_be_won() -> None:
    t = trade("cow", 1, 1).each((A, "offer 10"), (B, "counter 10"), (A, "offer 20"))
    t.play(B, "counter 50")

    assert {"cow": 2} == t.animals(B)


@rule("K56")
def test_the_higher_sum_gives_its_rat_away() -> None:
    """Q1: A 50, B 10: B has two rats, A the 10 and B the 50."""
    t = trade("rat", 1, 1).money(A, 50).money(B, 10).each((A, "offer 50"), (B, "counter 10"))

    assert ({}, {"rat": 2}) == (t.animals(A), t.animals(B))
    assert ([10], [50]) == (t.purse(A), t.purse(B))


@rule("K56")
def test_after_two_ties_the_active_seat_gives_its_rat() -> None:
    """Q3."""
    t = trade("rat", 1, 1).each((A, "offer 10"), (B, "counter 10"))
    t.each((A, "offer 0"), (B, "counter 0"))

    assert ({}, {"rat": 2}) == (t.animals(A), t.animals(B))


@rule("K56", "K51")
def test_two_rats_against_two() -> None:
    """Q4: A 100, B 200: B gives both."""
    t = trade("rat", 2, 2).each((A, "offer 100"), (B, "counter 200"))

    assert ({"rat": 4}, {}) == (t.animals(A), t.animals(B))


@rule("K57")
def test_accepting_a_rat_trade_takes_the_money_and_the_rat() -> None:
    """Q2: A lays 20, B accepts."""
    t = trade("rat", 1, 1).money(B).each((A, "offer 20"), (B, "accept"))

    assert ({}, {"rat": 2}) == (t.animals(A), t.animals(B))
    assert [20] == t.purse(B)


@rule("K58")
@pytest.mark.parametrize("audience", [C, None])
def test_others_learn_how_it_ended_and_no_sums(audience: int | None) -> None:
    """The same winner with other sums and other numbers of cards looks the same."""
    seen = set()
    for offer, counter in (("10", "20"), ("0 0 10", "200 100"), ("50", "0 10 50")):
        t = trade("cow", 1, 1)
        events = [*t.play(A, f"offer {offer}"), *t.play(B, f"counter {counter}")]
        told = [t.table.seen(event, audience) for event in events]
        seen.add((str(told), t.table.view(audience).json()))
        assert COUNTERED == [event.name for event in told]

    assert 1 == len(seen)


@rule("K58")
def test_others_learn_of_a_tie() -> None:
    t = trade("cow", 1, 1).each((A, "offer 10"), (B, "counter 10"))

    assert (B, 1) == t.table.seen(t.told("trade_tied")[0], None).numbers


@rule("K59")
def test_without_money_no_trade_while_there_is_a_deck() -> None:
    """Only one's own options show it."""
    t = farm().herd(A, cow=1).herd(B, cow=1)

    assert ("auction", "trade") == t.asked(A)
    assert ["auction"] == t.listed(A)
    assert "trade-needs-money" == t.refused(A, "trade cow with 2")


@rule("K59")
def test_without_money_one_cannot_counter() -> None:
    """K6: B must accept whatever A lays, and is asked like anybody."""
    t = trade("cow", 1, 1).money(B)
    t.play(A, "offer 0")

    assert ("accept", "counter") == t.asked(B)
    assert "not-your-money" == t.refused(B, "counter 0")
    assert "counter-needs-money" == t.refused(B, "counter nothing")
    t.play(B, "accept")
    assert {"cow": 2} == t.animals(A)


def penniless() -> Farm:
    """K7: the deck is empty and A has no money card; B answers an empty offer."""
    t = farm().herd(A, cow=1).herd(B, cow=3).money(B, 0, 10).deck()
    t.each((A, "trade cow with 2"), (A, "offer nothing"))
    return t


@rule("K59")
def test_an_empty_offer_accepted_wins_for_nothing() -> None:
    t = penniless()
    t.play(B, "accept")

    assert {"cow": 2} == t.animals(A)
    assert [0, 10] == t.purse(B)


@rule("K59")
def test_an_empty_offer_can_be_countered() -> None:
    t = penniless()
    t.play(B, "counter 10")

    assert {"cow": 4} == t.animals(B)
    assert [10] == t.purse(A)


@rule("K59", "K55")
def test_an_empty_offer_ties_with_a_zero() -> None:
    """A receives the zero and must offer it in the second round."""
    t = penniless()
    t.play(B, "counter 0")

    assert "offer-needs-money" == t.refused(A, "offer nothing")
    t.each((A, "offer 0"), (B, "accept"))
    assert {"cow": 2} == t.animals(A)


@rule("K59")
def test_with_money_the_offer_is_never_empty() -> None:
    t = farm().herd(A, cow=1).herd(B, cow=3).money(A, 0).deck()
    t.play(A, "trade cow with 2")

    assert "offer-needs-money" == t.refused(A, "offer nothing")


@rule("K92")
@pytest.mark.parametrize("audience", [B, C, None])
def test_offer_count_visible_shows_the_number_of_cards(audience: int | None) -> None:
    """Of the offer and of the counter, and no value."""
    t = trade("cow", 1, 1, offer_count_visible=True)
    laid = t.play(A, "offer 0 50")[0]

    assert (DOWN, DOWN) == t.table.view(audience).piles[t.table.offers + A]
    assert [DOWN, DOWN] == [move[0] for move in t.table.seen(laid, audience).moves]
    t.play(B, "counter 0 10 20")
    countered = t.table.seen(t.told("money_countered")[0], audience)
    assert 3 == len(countered.moves)
