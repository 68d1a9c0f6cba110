"""Setting up: the deck, the seats, the first hands and who begins."""

from collections import Counter

import pytest

import higgle
from higgle.bohnanza.game import Bohnanza
from higgle.bohnanza.planting import Planting
from tests.rule import rule
from tests.scene import scene

DECK = {
    "blue": 20,
    "chili": 18,
    "stink": 16,
    "green": 14,
    "soy": 12,
    "black-eyed": 10,
    "red": 8,
    "garden": 6,
}


def fresh(seats: int = 3, seed: str = "a fresh deal") -> Bohnanza:
    table = higgle.new("bohnanza", seats, seed)
    assert isinstance(table, Bohnanza)
    return table


@rule("B01")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_deck_is_104_cards_of_eight_sorts(seats: int) -> None:
    """Deck and hands together are the whole deck of the box."""
    t = scene(seats=seats)
    table = fresh(seats)
    cards: Counter[str] = Counter()
    for seat in range(seats):
        cards.update(t.names(table.hand(seat)))
    for code, count in enumerate(table.piles[table.deck]):
        cards.update({t.names([code])[0]: count})

    assert 104 == cards.total()
    assert DECK == +cards


@rule("B02")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_three_to_five_may_play(seats: int) -> None:
    assert seats == fresh(seats).seats


@rule("B02")
@pytest.mark.parametrize("seats", [-1, 0, 1, 2, 6, 7, 100])
def test_any_other_number_of_seats_is_refused(seats: int) -> None:
    """The reason names the numbers that are allowed."""
    with pytest.raises(higgle.Illegal) as refusal:
        higgle.new("bohnanza", seats)

    assert "wrong-seats" == refusal.value.reason
    assert "3 to 5" in str(refusal.value)


@rule("B03")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_each_seat_starts_with_five_cards_two_empty_fields_and_no_thalers(seats: int) -> None:
    table = fresh(seats)

    for seat in range(seats):
        assert 5 == len(table.hand(seat))
        assert (0, 1) == table.fields[seat]
        assert () == table.field(seat, 0) + table.field(seat, 1)
        assert 0 == table.thalers(seat)
    assert 104 - 5 * seats == table.deck_size()


@rule("B04")
def test_a_hand_keeps_its_order_and_a_new_card_goes_behind_the_last() -> None:
    """Cards dealt out of the middle leave the others as they were; three drawn ones follow."""
    t = scene().hand(0, "blue", "red", "green", "soy").hand(1, "stink").trading()
    t.deck("garden", "blue", "chili", "red", "red")

    t.play(0, "offer 1 red for nothing to 2")
    t.play(1, "accept 1")
    t.play(0, "confirm 1 with 2 giving 2")
    assert ["blue", "green", "soy"] == t.in_hand(0)

    t.play(0, "end trade")
    t.play(1, "plant red 1")
    assert ["blue", "green", "soy", "garden", "blue", "chili"] == t.in_hand(0)


@rule("B04")
def test_no_action_sorts_a_hand() -> None:
    """There is no form of action that would move a card within a hand."""
    forms = {kind.__name__ for kind in Bohnanza.ACTIONS}

    assert forms == {
        "Plant",
        "Pass",
        "Harvest",
        "BuyField",
        "Offer",
        "Accept",
        "Decline",
        "Withdraw",
        "Confirm",
        "EndTrade",
        "ShowCards",
    }


@rule("B05")
def test_the_first_seat_begins() -> None:
    table = fresh()

    assert 0 == table.active
    assert (Planting(0),) == table.stages
    assert [0] == [ask.seat for ask in table.asks() if ask.must]


@rule("B05", "B51")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_play_goes_clockwise_by_seat_number(seats: int) -> None:
    """Each seat on the left follows, and after the last one the first."""
    table = fresh(seats)
    order = [table.active]
    while len(order) < seats + 2:
        active = table.active
        table.act(active, table.actions(active)[0])
        if isinstance(table.stages[-1], Planting) and table.active != order[-1]:
            order.append(table.active)

    assert [*range(seats), 0, 1] == order
