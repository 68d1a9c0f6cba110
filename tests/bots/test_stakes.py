"""Hidden stakes: the small game of a cow trade, solved."""

from random import Random

import pytest

from higgle.bots.kuhhandel.hidden_money import Duel, notes
from higgle.kuhhandel.money import total

DUELS = [(100, 1000, 100, 1000), (160, 1000, 80, 1000), (300, 400, 300, 50), (90, 30, 500, 200)]


def laid(duel: Duel) -> list[float]:
    """Many stakes of one side."""
    dice = Random(1)
    return [duel.stake(dice) for _ in range(20_000)]


@pytest.mark.parametrize(("worth", "purse", "their_worth", "their_purse"), DUELS)
def test_no_other_stake_is_better(
    worth: float, purse: float, their_worth: float, their_purse: float
) -> None:
    """Against the other side's mixture every stake that is used brings the same, within five."""
    theirs = laid(Duel(their_worth, their_purse, worth, purse))
    mine = Duel(worth, purse, their_worth, their_purse)

    def brings(stake: float) -> float:
        return worth * sum(stake > other for other in theirs) / len(theirs) - stake

    used = [brings(mine.least * part / 10 + 0.01) for part in range(1, 11)]
    beyond = brings(min(purse, mine.least + 60))
    assert max(used) - min(used) < 5
    assert beyond < max(used) + 10


@pytest.mark.parametrize(("worth", "purse", "their_worth", "their_purse"), DUELS)
def test_the_odds_are_those_of_the_mixtures(
    worth: float, purse: float, their_worth: float, their_purse: float
) -> None:
    """And so is what both lay on average."""
    duel = Duel(worth, purse, their_worth, their_purse)
    other = Duel(their_worth, their_purse, worth, purse)
    mine, theirs = laid(duel), laid(other)[::-1]
    won = sum(one > against for one, against in zip(mine, theirs, strict=True)) / len(mine)

    assert duel.odds() == pytest.approx(won, abs=0.03)
    assert duel.mean_laid() == pytest.approx(sum(mine) / len(mine), abs=10)
    assert duel.mean_received() == pytest.approx(other.mean_laid())


def test_nobody_lays_more_than_the_weaker_side_could() -> None:
    """But for the ten that decide it."""
    assert max(laid(Duel(900, 900, 900, 50))) <= 60
    assert 0.0 in laid(Duel(50, 50, 900, 900))


@pytest.mark.parametrize(
    ("purse", "amount", "worth"),
    [((1, 2, 2, 3, 4), 35, 40), ((7,), 300, 500), ((7, 1), 40, 0), ((2, 3), 100, 30), ((), 10, 0)],
)
def test_notes_come_nearest_to_the_stake(purse: tuple[int, ...], amount: int, worth: int) -> None:
    """There is no change; a five hundred is not laid for a forty."""
    assert worth == total(notes(purse, amount))
