"""The trade board is read once and renewed: what it says is what a fresh look at it says."""

from random import Random

import pytest

import higgle
from higgle.bohnanza.answers import NUMBERED, Accept, Decline, Withdraw
from higgle.bohnanza.trading import Offer
from tests.rules.bohnanza.market import market


@pytest.mark.parametrize("often", [1.0, 0.2])
@pytest.mark.parametrize("game", ["bohnanza", "bohnanza-plus", "high-bohn", "bohnaparte"])
def test_a_renewed_board_says_what_a_fresh_look_says(game: str, often: float) -> None:
    """A copy reads the board anew: the same asks and lists, however often somebody has looked."""
    table = higgle.new(game, 4, "board")
    dice = Random(4)
    answered = 0
    for _ in range(600):
        fresh = table.copy()
        asks = fresh.asks()
        if not asks:
            break
        seat = dice.choice(asks).seat
        listed = fresh.actions(seat)
        if dice.random() < often:
            assert asks == table.asks()
            assert listed == table.actions(seat)
        action = fresh.propose(seat, dice) if dice.random() < 0.5 or not listed else None
        action = action or (dice.choice(listed) if listed else None)
        if action is not None:
            table.act(seat, action)
            answered += isinstance(action, Accept)

    assert answered > 20


def test_offers_beyond_those_made_beforehand_are_listed_by_their_numbers() -> None:
    """However long a game takes."""
    t = market()
    t.table.next_offer = NUMBERED - 1
    for _ in range(3):
        t.table.act(0, Offer(want=(1,)))

    mine, theirs = t.table.actions(0), t.table.actions(1)

    numbers = range(NUMBERED - 1, NUMBERED + 2)
    assert [Withdraw(number) for number in numbers] == [a for a in mine if type(a) is Withdraw]
    assert [Decline(number) for number in numbers] == [a for a in theirs if type(a) is Decline]
