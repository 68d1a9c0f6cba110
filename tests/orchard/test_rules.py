"""The rules of Orchard, the example of a whole game, and the laws over it."""

import pytest

import higgle
from higgle.core import Action, Illegal, Table
from higgle_orchard.game import FRUITS, Accept, Decline, Orchard, Pass, Swap
from tests.laws.laws import Play, replays
from tests.laws.worlds import Secret, Worlds

APPLE, PEAR, PLUM = (FRUITS.index(name) for name in ("apple", "pear", "plum"))
WORLDS = Worlds([Secret("deck", "fruit"), Secret("hand", "fruit", own=False)])


def orchard(*hands: str, seats: int = 3) -> Orchard:
    """A table at which the first seats hold these fruits."""
    table = higgle.new("orchard", seats, "orchard")
    assert isinstance(table, Orchard)
    bag = list(table.piles[table.deck])
    for seat, named in enumerate(hands):
        for card in table.hand(seat):
            bag[card] += 1
        hand = tuple(FRUITS.index(name) for name in named.split())
        for card in hand:
            bag[card] -= 1
        table.piles[table.hands + seat] = hand
    table.piles[table.deck] = tuple(bag)
    return table


def refused(table: Table, seat: int, action: Action) -> str:
    with pytest.raises(Illegal) as caught:
        table.act(seat, action)
    return caught.value.reason


def test_everybody_is_dealt_four_fruits() -> None:
    table = orchard(seats=5)

    assert [4] * 5 == [len(table.hand(seat)) for seat in range(5)]


def test_a_swap_that_is_accepted_changes_hands() -> None:
    """And the active seat draws."""
    table = orchard("apple apple pear plum", "pear pear plum apple")

    table.act(0, Swap(PLUM, PEAR, 1))
    table.act(1, Accept())

    assert (APPLE, APPLE, PEAR, PEAR) == table.hand(0)[:4]
    assert (PEAR, PLUM, APPLE, PLUM) == table.hand(1)
    assert (5, 1) == (len(table.hand(0)), table.active)


def test_a_swap_can_be_declined() -> None:
    table = orchard("apple apple pear plum", "pear pear plum apple")

    table.act(0, Swap(PLUM, PEAR, 1))
    table.act(1, Decline())

    assert (APPLE, APPLE, PEAR, PLUM) == table.hand(0)[:4]
    assert 1 == table.active


def test_nobody_accepts_without_the_fruit() -> None:
    """Yet everybody sees only that one is asked."""
    table = orchard("apple apple pear plum", "pear pear pear pear")

    table.act(0, Swap(PEAR, PLUM, 1))

    assert [Decline()] == table.actions(1)
    assert ("accept", "decline") == table.asks()[0].forms
    assert "fruit-missing" == refused(table, 1, Accept())


def test_what_cannot_be_offered() -> None:
    table = orchard("apple apple apple apple")

    assert "fruit-missing" == refused(table, 0, Swap(PEAR, APPLE, 1))
    assert "same-fruit" == refused(table, 0, Swap(APPLE, APPLE, 1))
    assert "no-such-fruit" == refused(table, 0, Swap(APPLE, 7, 1))
    assert "not-a-partner" == refused(table, 0, Swap(APPLE, PEAR, 0))
    assert "not-your-turn" == refused(table, 1, Pass())
    assert "not-your-swap" == refused(table, 1, Accept())


def test_every_pair_of_a_sort_counts_one() -> None:
    table = orchard("apple apple apple pear", "plum plum pear pear", "pear plum apple apple")

    assert [3, 2, 1] == table.scores()


def test_the_game_ends_with_the_deck() -> None:
    table = orchard(seats=2)
    while not table.over:
        table.act(table.active, Pass())

    assert 12 * 2 == sum(len(table.piles[table.laid + seat]) for seat in range(2))


def test_actions_are_read_as_they_are_written() -> None:
    assert Swap(APPLE, PLUM, 2) == higgle.parse("orchard", "swap apple for plum with 3")
    assert [Pass(), Accept()] == [higgle.parse("orchard", text) for text in ("pass", "accept")]
    with pytest.raises(Illegal):
        higgle.parse("orchard", "swap apple for bean with 3")


@pytest.mark.parametrize("seats", Orchard.SEATS)
def test_the_laws_hold_to_the_end(seats: int) -> None:
    """Nothing leaks, nothing is lost, and it ends."""
    table = higgle.new("orchard", seats, f"laws {seats}")

    used = Play(table, seats, WORLDS, lambda t, w, seat, action: action, probe_every=3).run()

    replays(table)
    assert {"swap", "accept", "decline", "pass"} == set(used)
