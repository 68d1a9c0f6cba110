"""When the deck runs out."""

from higgle.bohnanza.planting import Planting, Settling
from higgle.bohnanza.trading import Trading
from higgle.bohnanza.turn import Over
from tests.rule import rule
from tests.scene import Scene, scene


def shown(t: Scene) -> list[str]:
    return t.names(t.table.piles[t.table.turned_up])


@rule("B80")
def test_a_reveal_goes_on_from_the_shuffled_discard_pile() -> None:
    """The one card left is turned up, the discard pile becomes the deck, the next follows."""
    t = scene().hand(0, "blue").planting().deck("garden").discarded("red", "red", "red")

    t.play(0, "plant 1")
    told = [event.name for event in t.play(0, "pass")]

    assert ["garden", "red"] == shown(t)
    assert 2 == t.table.deck_size()
    assert {} == t.discard()
    assert 1 == t.table.exhausted
    assert ["ran_out", "shuffled", "turned_up"] == told


@rule("B80")
def test_a_draw_goes_on_from_the_shuffled_discard_pile() -> None:
    t = scene().hand(1, "blue").trading().deck("garden", "soy").discarded("red", "red")

    t.play(0, "end trade")

    assert ["garden", "soy", "red"] == t.in_hand(0)
    assert (1, 1) == (t.table.exhausted, t.table.deck_size())
    assert 1 == t.table.active


@rule("B80")
def test_the_discard_pile_is_shuffled_the_moment_the_last_card_is_taken() -> None:
    """The draw needs no more cards, and yet the new deck lies there at once."""
    t = scene().hand(1, "blue").trading().deck("garden", "soy", "soy").discarded("red")

    t.play(0, "end trade")

    assert (1, 1) == (t.table.exhausted, t.table.deck_size())
    assert {} == t.discard()


@rule("B80")
def test_all_the_discard_pile_is_in_the_new_deck() -> None:
    t = scene().hand(1, "blue").trading().deck("garden", "soy", "soy")
    t.discarded("red", "blue", "blue", "chili")

    t.play(0, "end trade")

    deck = t.table.piles[t.table.deck]
    assert {"blue": 2, "chili": 1, "red": 1} == {
        t.names([code])[0]: count for code, count in enumerate(deck) if count
    }


@rule("B80")
def test_the_second_time_is_like_the_first() -> None:
    t = scene().hand(0, "blue").planting().deck("garden").discarded("red", "red").exhausted(1)

    t.play(0, "plant 1")
    t.play(0, "pass")

    assert ["garden", "red"] == shown(t)
    assert 2 == t.table.exhausted
    assert Trading() == t.now()


@rule("B80")
def test_one_step_can_run_out_twice() -> None:
    """The deck's last card and the only card of the next deck."""
    t = scene().hand(0, "blue").planting().deck("garden").discarded("red")

    t.play(0, "plant 1")
    t.play(0, "pass")

    assert ["garden", "red"] == shown(t)
    assert 2 == t.table.exhausted
    assert not t.table.over


@rule("B81", "B84")
def test_the_third_time_ends_the_game() -> None:
    t = scene().hand(1, "blue").trading().exhausted(2)
    t.deck("garden", "soy", "red").discarded("blue")

    t.play(0, "end trade")

    assert 3 == t.table.exhausted
    assert Over() == t.now()
    assert [] == t.table.asks()


@rule("B81")
def test_the_discard_pile_is_not_shuffled_the_third_time() -> None:
    t = scene().hand(0, "blue").planting().exhausted(2).deck("garden", "soy").discarded("red")

    t.play(0, "plant 1")

    assert (0, {"red": 1}) == (t.table.deck_size(), t.discard())
    assert [] == t.told("shuffled")


@rule("B82")
def test_in_phase_2_phases_2_and_3_are_finished_first() -> None:
    """Both cards were turned up: deals and planting go on, and nobody draws."""
    t = scene().hand(0, "blue", "chili", "stink").hand(1, "red").planting(planted=1)
    t.exhausted(2).deck("garden", "soy").discarded("red")

    t.play(0, "plant 1")
    assert Trading() == t.now()
    t.play(0, "offer 1 garden up for 1 red to 2")
    t.play(1, "accept 1 with 1")
    t.play(0, "confirm 1 with 2")
    t.play(0, "end trade")
    assert Settling() == t.now()
    t.play(0, "plant soy 2")
    t.play(1, "plant garden 1")
    assert Settling() == t.now()
    t.play(0, "harvest 1")
    t.play(0, "plant red 1")

    assert t.table.over
    assert ["chili", "stink"] == t.in_hand(0)
    assert [] == t.told("drew")


@rule("B82")
def test_with_nothing_to_plant_the_game_ends_with_phase_2() -> None:
    """Nothing is turned up any more: when trading ends, so does the game, without a draw."""
    t = scene().hand(0, "blue", "red").hand(1, "red").planting(planted=1).exhausted(2).deck()

    t.play(0, "pass")
    assert (Trading(), 3) == (t.now(), t.table.exhausted)
    t.play(0, "end trade")

    assert t.table.over
    assert [] == t.told("drew")


@rule("B83")
def test_the_last_card_of_the_last_run_is_turned_up_alone() -> None:
    t = scene().hand(0, "blue").planting().exhausted(2).deck("garden").discarded("red", "red")

    t.play(0, "plant 1")

    assert ["garden"] == shown(t)
    assert (1,) == t.told("turned_up")[0].numbers
    assert Trading() == t.now()
    assert {"red": 2} == t.discard()


@rule("B84")
def test_in_phase_4_the_game_ends_at_once() -> None:
    """The cards drawn so far stay in hand, and nothing more is drawn."""
    t = scene().hand(0, "blue").hand(1, "blue").trading().exhausted(2)
    t.deck("garden", "soy").discarded("red", "red")

    t.play(0, "end trade")

    assert t.table.over
    assert ["blue", "garden", "soy"] == t.in_hand(0)
    assert {"red": 2} == t.discard()


@rule("B88")
def test_with_no_discard_pile_the_cards_still_due_are_not_drawn() -> None:
    """That is one exhaustion; the turn goes on."""
    t = scene().hand(1, "blue", "blue").trading().deck("garden")

    t.play(0, "end trade")

    assert ["garden"] == t.in_hand(0)
    assert 1 == t.table.exhausted
    assert (1, Planting(0)) == (t.table.active, t.now())


@rule("B88")
def test_a_later_step_shuffles_what_was_discarded_meanwhile() -> None:
    """A harvest lies between: the discard pile becomes the deck when phase 2 needs it."""
    t = scene().hand(1, "blue", "blue").field(1, red=3).trading().deck("garden")

    t.play(0, "end trade")
    t.play(1, "pass")
    t.play(1, "harvest 1")
    assert ({"red": 1}, 0) == (t.discard(), t.table.deck_size())
    t.play(1, "plant 1")
    t.play(1, "plant 1")
    t.play(1, "pass")

    assert ["red"] == shown(t)
    assert 2 == t.table.exhausted


@rule("B88")
def test_a_step_that_finds_deck_and_discard_pile_empty_counts_as_one_more() -> None:
    t = scene().hand(1, "blue", "blue").trading().deck("garden")

    t.play(0, "end trade")
    t.play(1, "plant 1")
    t.play(1, "pass")
    t.play(1, "pass")

    assert [] == shown(t)
    assert 2 == t.table.exhausted
    assert Trading() == t.now()


@rule("B88", "B81")
def test_empty_steps_end_the_game_too() -> None:
    """The third exhaustion in phase 4, with nothing to draw, ends it at once."""
    t = scene().hand(1, "blue", "blue").trading().deck("garden")

    t.play(0, "end trade")
    t.play(1, "plant 1")
    t.play(1, "pass")
    t.play(1, "pass")
    t.play(1, "end trade")
    t.play(1, "pass")

    assert t.table.over
    assert 3 == t.table.exhausted


@rule("B89")
def test_a_turn_without_any_card_to_come_ends_the_game() -> None:
    """Deck, discard pile and all hands are empty when the next turn would begin."""
    t = scene().field(0, red=3).field(1, garden=2).trading().deck().exhausted(0)

    t.play(0, "end trade")
    t.play(0, "pass")

    assert t.table.over
    assert [2, 2, 0] == t.table.scores()
    assert t.table.exhausted < 3
    assert ("stalled", 0) == t.table.why_over()


@rule("B89")
def test_one_bean_in_any_hand_keeps_the_game_going() -> None:
    t = scene().hand(2, "blue").trading().deck()

    t.play(0, "end trade")

    assert not t.table.over
    assert 1 == t.table.active


@rule("B80")
def test_a_draw_across_the_shuffle_is_told_whole() -> None:
    """When the deck runs out between the cards of a draw, the draw still tells all its cards."""
    t = scene().deck("red", "blue").discarded("soy", "soy", "soy", "soy").settling()
    t.received(1, "green")

    t.play(1, "plant green 1")
    t.play(1, "pass")

    assert ["ran_out", "shuffled", "drew"] == [event.name for event in t.events if event.seat < 1][
        -3:
    ]
    assert 3 == len(t.told("drew")[0].moves)
