"""Banks, bought with black-eyed beans: each has its moment."""

import pytest

from higgle.bohnanza.beans import CODES, NAMES
from higgle.bohnanza.high_bohn.bank import Arranging, Peeking
from higgle.bohnanza.planting import Planting
from higgle.bohnanza.turn import draw
from higgle.core import DOWN
from tests.rule import rule
from tests.rules.high_bohn.town import Town, town


def peeking(*deck: str) -> Town:
    """The turn comes to the owner of bank 2."""
    return town().owns(0, "bank 2").hand(0, "blue", "chili").deck(*deck).before_turn_of(0)


def peeked(t: Town, audience: int | None) -> list[str]:
    """What an audience sees of the card looked at."""
    view = t.high.view(audience)
    return [NAMES[card] for card in view.piles[view.peeked_piles]]


@rule("H24")
def test_bank_two_shows_the_top_card_to_its_owner_alone() -> None:
    """Before one's own turn; the others see that a card is looked at."""
    t = peeking("red", "soy", "stink", "green")
    assert ("look", "pass") == t.asked(0)

    t.play(0, "look")

    assert ["red"] == peeked(t, 0)
    assert ["down"] == peeked(t, 1) == peeked(t, None)
    shown = [t.high.seen(t.events[0], seat).moves[0][0] for seat in (0, 1, None)]
    assert [CODES["red"], DOWN, DOWN] == shown
    assert 4 == t.high.deck_size()


@rule("H24")
def test_the_card_left_on_top_is_the_next_one_taken() -> None:
    t = peeking("red", "soy", "stink", "green", "blue")
    t.play(0, "look")
    t.play(0, "pass")
    t.play(0, "plant 1")

    t.play(0, "pass")

    assert ["red", "soy"] == t.names(t.high.piles[t.high.turned_up])


@rule("H24")
def test_the_card_put_under_is_the_last_before_the_deck_runs_out() -> None:
    """Of three cards the first one comes last."""
    t = peeking("red", "soy", "stink")
    t.play(0, "look")
    t.play(0, "put under")
    t.play(0, "plant 1")
    t.play(0, "pass")
    assert ["soy", "stink"] == t.names(t.high.piles[t.high.turned_up])
    t.exhausted(2).table.piles[t.high.turned_up] = ()

    t.play(0, "end trade")

    assert ["chili", "red"] == t.in_hand(0)
    assert t.high.over


@rule("H24")
def test_a_second_card_put_under_lies_below_the_first() -> None:
    """They are the last cards of the deck, in this order."""
    t = peeking("red", "soy", "stink")
    t.play(0, "look")
    t.play(0, "put under")
    t.before_turn_of(0)
    t.play(0, "look")

    t.play(0, "put under")
    t.high.piles[t.high.turned_up] = ()
    draw(t.high, 3, t.high.hands + 1, t.high.chance)

    assert ["red", "soy"] == t.in_hand(1)[-2:]


@rule("H24")
def test_a_card_left_on_top_is_what_the_next_bank_would_see() -> None:
    """Nothing else comes between."""
    t = peeking("red", "soy", "stink")
    t.play(0, "look")
    t.play(0, "pass")
    t.before_turn_of(0)

    t.play(0, "look")

    assert ["red"] == peeked(t, 0)


@rule("H24")
@pytest.mark.parametrize(("answer", "event"), [("pass", "left_on_top"), ("put under", "put_under")])
def test_the_others_learn_only_which(answer: str, event: str) -> None:
    """The event has no number and no face for them."""
    t = peeking("red", "soy", "stink")
    t.play(0, "look")

    t.play(0, answer)

    told = t.told(event)[0]
    assert () == told.numbers
    assert [DOWN] == [move[0] for move in t.high.seen(told, 1).moves]
    assert [CODES["red"]] == [move[0] for move in t.high.seen(told, 0).moves]


@rule("H24", "H27")
def test_the_owner_need_not_look() -> None:
    """It passes, and the turn begins."""
    t = peeking("red", "soy", "stink")

    t.play(0, "pass")

    assert Planting() == t.high.stages[-1]
    assert [] == t.told("left_on_top")


@rule("H24")
def test_an_empty_deck_is_shuffled_for_the_look() -> None:
    """A card is needed, and there is a discard pile."""
    t = town().owns(0, "bank 2").hand(0, "blue").discarded("soy").deck().before_turn_of(0)

    t.play(0, "look")

    assert ["soy"] == peeked(t, 0)
    assert ["shuffled", "looked"] == [event.name for event in t.events]


@rule("H24")
def test_with_no_card_anywhere_there_is_nothing_to_look_at() -> None:
    t = town().owns(0, "bank 2").hand(0, "blue").deck().before_turn_of(0)

    assert Planting() == t.high.stages[-1]


@rule("H25")
def test_only_the_active_seat_banks() -> None:
    """The others are shown nothing to do, and may do nothing."""
    t = peeking("red", "soy", "stink")

    assert ["look", "pass"] == [str(action) for action in t.table.actions(0)][:2]
    assert [[], []] == [t.table.actions(seat) for seat in (1, 2)]


@rule("H25")
def test_bank_three_orders_the_drawn_cards() -> None:
    """Before they join the hand; the hand itself stays as it was."""
    t = town().owns(0, "bank 3").hand(0, "blue").deck("red", "soy", "stink", "green").trading()
    t.play(0, "end trade")
    assert Arranging() == t.high.stages[-1]
    assert ("arrange", "pass") == t.asked(0)

    t.play(0, "arrange 3 1 2")

    assert ["blue", "stink", "red", "soy"] == t.in_hand(0)
    assert 1 == t.high.active


@rule("H25")
def test_bank_three_may_leave_the_order() -> None:
    t = town().owns(0, "bank 3").hand(0, "blue").deck("red", "soy", "stink", "green").trading()
    t.play(0, "end trade")

    t.play(0, "pass")

    assert ["blue", "red", "soy", "stink"] == t.in_hand(0)


@rule("H25")
@pytest.mark.parametrize("order", ["1 2", "1 1 2", "1 2 4", "1 2 3 3"])
def test_each_drawn_card_is_named_once(order: str) -> None:
    t = town().owns(0, "bank 3").deck("red", "soy", "stink", "green").trading()
    t.play(0, "end trade")

    assert "bad-order" == t.refused(0, f"arrange {order}")


@rule("H25")
def test_nobody_else_sees_the_drawn_cards_or_their_order() -> None:
    """Three backs come into the hand."""
    t = town().owns(0, "bank 3").deck("red", "soy", "stink", "green").trading()
    t.play(0, "end trade")
    assert (DOWN,) * 3 == t.high.view(1).piles[t.high.drawn_piles]

    t.play(0, "arrange 3 2 1")

    moves = t.high.seen(t.told("took_up")[0], 1).moves
    assert [(DOWN, -1)] * 3 == [(card, place) for card, _, place, _ in moves]


@rule("H25")
def test_cards_drawn_at_the_end_stay_in_the_hand() -> None:
    """The game ends at once, and they count for ties."""
    t = town().owns(0, "bank 3").deck("red", "soy").exhausted(2).trading()

    t.play(0, "end trade")

    assert t.high.over
    assert ["red", "soy"] == t.in_hand(0)


@rule("H26")
def test_bank_four_moves_one_card_of_the_hand() -> None:
    """Before one's own turn, to any other place."""
    t = town().owns(0, "bank 4").hand(0, "blue", "soy", "red", "green").before_turn_of(0)
    assert ("move_card", "pass") == t.asked(0)

    t.play(0, "move 3 to 1")

    assert ["red", "blue", "soy", "green"] == t.in_hand(0)
    assert ("plant",) == t.asked(0)


@rule("H26")
@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("move 4 to 1", "no-such-place"),
        ("move 1 to 4", "no-such-place"),
        ("move 2 to 2", "same-place"),
    ],
)
def test_places_that_are_not_there_are_refused(text: str, reason: str) -> None:
    t = town().owns(0, "bank 4").hand(0, "blue", "soy", "red").before_turn_of(0)

    assert reason == t.refused(0, text)


@rule("H26")
def test_bank_four_moves_one_card_only() -> None:
    t = town().owns(0, "bank 4").hand(0, "blue", "soy", "red").before_turn_of(0)
    t.play(0, "move 3 to 1")

    assert "not-the-moment" == t.refused(0, "move 3 to 1")


@rule("H27")
@pytest.mark.parametrize("text", ["look", "put under", "move 1 to 2", "arrange 1 2 3"])
def test_a_bank_bought_after_its_moment_waits_for_the_next_turn(text: str) -> None:
    """Phase 1 has begun: no bank can be used."""
    t = town().owns(0, "bank 2").hand(0, "blue", "soy").planting()

    assert "not-the-moment" == t.refused(0, text)


@rule("H27")
def test_a_bank_bought_before_the_own_turn_is_used_in_it() -> None:
    """Bought in the turn of the seat before."""
    t = town().earn(0, "black-eyed", "black-eyed").hand(0, "blue", "soy").hand(2, "blue")
    t.planting(active=2)
    t.play(0, "buy bank 2")

    t.before_turn_of(0)

    assert Peeking() == t.high.stages[-1]


@rule("H27")
def test_only_the_active_owner_uses_a_bank() -> None:
    t = peeking("red", "soy", "stink")

    assert "not-your-turn" == t.refused(1, "look")
    assert "nothing-to-pass" == t.refused(1, "pass")


@rule("H25", "B52")
def test_nobody_is_asked_to_discard_before_what_takes_no_card() -> None:
    """One card is left: the moment comes before the reveal, not before the turn."""
    t = town().hand(0, "blue").hand(1, "blue").field(2, red=4).deck("soy").before_turn_of(0)

    assert ("plant",) == t.asked(0)
    t.play(0, "plant 1")

    assert ("pass",) == t.asked(2)
