"""The end: selling, the last buying round, and the score."""

import pytest

from higgle.bohnanza.high_bohn.ending import LastBuying, LastHarvest
from tests.rule import rule
from tests.rules.high_bohn.town import town


@rule("H09")
@pytest.mark.parametrize(("seats", "times"), [(3, 3), (4, 3), (5, 4)])
def test_the_last_exhaustion_ends_the_game(seats: int, times: int) -> None:
    """The draw that empties the deck is the last."""
    t = town(seats).deck("red", "red").exhausted(times - 1).trading()

    t.play(0, "end trade")

    assert t.high.over


@rule("H09")
def test_with_five_seats_the_third_exhaustion_is_not_the_end() -> None:
    """The discard pile is shuffled once more."""
    t = town(5).deck("red", "red").discarded("soy", "soy", "soy").exhausted(2).trading()

    t.play(0, "end trade")

    assert not t.high.over


@rule("H10")
def test_after_the_end_each_seat_may_buy_once_more_from_the_active_seat_on() -> None:
    """Any number of buildings, until it passes; then the next seat."""
    t = town().earn(0, "soy", "blue").earn(1, "soy").earn(2, "soy").ends(active=1)

    assert [1] == t.must()
    assert "not-your-turn" == t.refused(0, "buy farm 1")
    t.play(1, "pass")
    assert [2] == t.must()
    t.play(2, "pass")
    assert [0] == t.must()
    t.play(0, "buy farm 1")
    t.play(0, "buy jail 1")
    t.play(0, "pass")

    assert ["farm 1", "jail 1"] == t.owned(0)
    assert t.high.over


@rule("H10")
def test_a_seat_that_can_buy_nothing_is_passed_over() -> None:
    """Everybody sees that it cannot."""
    t = town().earn(2, "soy").ends()

    assert [2] == t.must()


@rule("H10")
def test_nobody_waits_for_others_in_the_last_round() -> None:
    """Each comes in its turn."""
    t = town().earn(0, "soy", "soy").earn(1, "soy", "soy").ends()
    t.play(0, "pass")

    t.play(1, "buy farm 2")

    assert ["farm 2"] == t.owned(1)


@rule("H10")
def test_a_tipi_bought_in_the_last_round_counts() -> None:
    """Four red thalers for tipi 4 leave ten: two more."""
    t = town().earn(0, *["red"] * 4, *["blue"] * 10).ends()

    t.play(0, "buy tipi 4")
    t.play(0, "pass")

    assert {"thalers": 10, "under_cards": 0, "tipi": 2, "buildings": 4, "building_count": 0} == (
        t.high.score(0)
    )


@rule("H10", "H35")
def test_thalers_under_cards_cannot_be_spent_in_the_last_round() -> None:
    """A soy thaler under the saloon buys no farm."""
    t = town().owns(0, "saloon 3").under_saloon(0, "soy").ends()

    assert t.high.over
    assert 1 == t.high.score(0)["under_cards"]


@rule("H11", "H12")
def test_the_rulebooks_example_scores_29() -> None:
    """Six thalers, six buildings worth 19, one for the tipi and three for their number."""
    t = town().earn(0, *["blue"] * 6)
    t.owns(0, "saloon 2", "blacksmith 2", "jail 4", "mine 3", "tipi 4", "farm 4").ends()

    assert {"thalers": 6, "under_cards": 0, "tipi": 1, "buildings": 19, "building_count": 3} == (
        t.high.scores(detail=True)[0]
    )
    assert 29 == t.total(0)


KINDS = ("mine", "tipi", "bank", "farm", "saloon", "store", "blacksmith", "jail", "distillery")


@rule("H11", "H54")
@pytest.mark.parametrize(
    ("count", "bonus"),
    [(0, 0), (1, 0), (2, 0), (3, 0), (4, 1), (5, 2), (6, 3), (7, 5), (8, 8), (9, 8)],
)
def test_the_number_of_buildings_brings_a_bonus(count: int, bonus: int) -> None:
    """Nine bring as much as eight."""
    t = town(cognac=True).owns(0, *[f"{kind} 1" for kind in KINDS[:count]])

    assert bonus == t.high.score(0)["building_count"]
    assert count + bonus == t.total(0)


@rule("H11")
def test_thalers_under_cards_count() -> None:
    """Three thalers, two under the saloon, and the saloon's price."""
    t = town().owns(0, "saloon 4").earn(0, "red", "red", "red").under_saloon(0, "soy", "blue")

    assert 9 == t.total(0)


@rule("H17")
def test_fields_are_sold_before_the_last_buying_round() -> None:
    """The thaler of the last harvest buys a tipi, and tolls are paid."""
    t = town().field(0, red=2).field(1, blue=4).owns(2, "jail 4").ends()

    assert LastBuying(0, (1, 2)) == t.high.stages[-1]
    assert ["red"] == t.purse(0)
    assert ["blue"] == t.purse(2)
    t.play(0, "buy tipi 1")
    assert ["tipi 1"] == t.owned(0)


@rule("H17")
def test_thalers_under_cards_join_before_the_tipi() -> None:
    """Three in the pile and two under the saloon are five."""
    t = town().owns(0, "saloon 4", "tipi 4").earn(0, *["blue"] * 3).under_saloon(0, "soy", "red")

    assert 1 == t.high.score(0)["tipi"]


@rule("H17", "H43")
def test_at_the_end_too_the_harvester_chooses_what_becomes_thalers() -> None:
    """Six blue and soy beans pay two: the soy ones buy farm 2 in the last round."""
    t = town().owns(0, "bank 1").field(0, 1, blue=4, soy=2).field(1, red=2).ends()

    assert isinstance(t.high.stages[-1], LastHarvest)
    assert ["red"] == t.purse(1)
    assert [0] == t.must()
    t.play(0, "harvest 1 keeping 2 soy")
    t.play(0, "buy farm 2")

    assert ["bank 1", "farm 2"] == t.owned(0)


@rule("H45")
def test_stored_beans_are_worth_nothing_and_break_no_tie() -> None:
    """Two seats with a thaler each and a card in hand share the win."""
    t = town().owns(0, "store 4").owns(1, "store 3").stores(0, "red", "red", "red")
    t.earn(1, "blue").hand(0, "soy").hand(1, "soy").ends()

    assert {"thalers": 0, "under_cards": 0, "tipi": 0, "buildings": 4, "building_count": 0} == (
        t.high.score(0)
    )
    t.play(1, "pass")
    assert [0, 1] == t.high.winners()


@rule("H10", "H17")
def test_with_last_sale_after_a_better_blacksmith_is_bought_before_the_sale() -> None:
    """Five chili beans pay two by the blacksmith and one without."""
    t = town(last_sale="after").field(0, 1, chili=5).earn(0, "chili", "chili", "chili").ends()

    assert (LastBuying, ["chili"] * 5) == (type(t.now()), t.in_field(0, 1))
    t.play(0, "buy blacksmith 3")
    t.play(0, "pass")

    assert t.high.over
    assert 2 == t.thalers(0)


@rule("H10", "H17")
def test_with_last_sale_after_everybody_may_sell_in_the_buying_round_and_buy_with_it() -> None:
    t = town(last_sale="after").field(0, 1, soy=2).ends()

    assert ("buy", "pass") == t.asked(0)
    assert "too-few-of-sort" == t.refused(0, "buy farm 1")
    t.play(0, "harvest 1")
    t.play(0, "buy farm 1")
    t.play(0, "pass")

    assert t.high.over
    assert 1 == t.table.scores()[0]


@rule("H10", "H17")
def test_before_is_the_usual_reading() -> None:
    """The fields are gone when the buying round comes."""
    t = town().field(0, 1, chili=5).earn(0, "chili", "chili", "chili").ends()

    assert [] == t.in_field(0, 1)
    assert 4 == t.thalers(0)
