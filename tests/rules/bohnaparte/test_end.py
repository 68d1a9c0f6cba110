"""The ways in which the game ends, and who wins."""

import pytest

from higgle.bohnanza.bohnaparte.war import Attacking, Fighting
from higgle.bohnanza.planting import Settling
from higgle.bohnanza.trading import Trading
from higgle.bohnanza.turn import Over
from higgle.core import Illegal
from tests.rule import rule
from tests.rules.bohnaparte.war import War, war


def last(*deck: str, **options: object) -> War:
    """Phase 4 of the first seat on the last run of the deck."""
    t = war(3, **options)
    t.exhausted(3).deck(*deck)
    return t


@rule("W30")
@pytest.mark.parametrize("length", [3, 4, 5])
def test_the_game_ends_when_the_deck_has_run_out_so_often(length: int) -> None:
    t = war(length=length)
    t.exhausted(length - 2).deck("soy").discarded("red", "red", "red").hand(1, "blue")

    t.play(0, "stop")
    assert (length - 1, False) == (t.table.exhausted, t.table.over)
    t.attacking(1).play(1, "stop")
    assert (length, True) == (t.table.exhausted, t.table.over)


@rule("W30")
def test_four_times_is_the_default() -> None:
    assert 4 == war().war.last_exhaustion()


@rule("W31")
def test_twelve_lands_end_the_game_at_once() -> None:
    t = war().own(0, 1, 2, 4, 5, 6, 7, 9, 11, 12, 16)
    t.earn(0, "blue")

    assert t.attack(8, "blue", "garden")

    assert t.table.over
    assert [(12,)] == [event.numbers for event in t.told("crowned")]
    assert [0] == t.table.winners()


@rule("W31")
def test_eleven_lands_and_a_fortress_are_not_twelve() -> None:
    t = war().own(0, 1, 2, 4, 5, 6, 7, 9, 11, 12).fortress(2)
    t.earn(0, "blue")

    assert t.attack(8, "blue", "garden")

    assert 11 == len(t.lands(0))
    assert isinstance(t.now(), Attacking)


@rule("W31")
def test_a_seat_without_land_ends_the_game_at_once() -> None:
    """The most points win, even if another seat struck the blow."""
    t = war().own(0, 16).own(2, 5, 18)
    t.earn(0, "blue")

    assert t.attack(15, "blue", "garden")

    assert t.table.over
    assert [1] == [event.seat for event in t.told("landless")]
    assert [3, 0, 7] == t.table.scores()
    assert [2] == t.table.winners()


@rule("W31")
def test_a_lost_battle_ends_nothing() -> None:
    t = war().own(0, 16)
    t.earn(0, "blue")

    assert not t.attack(15, "garden", "blue")

    assert isinstance(t.now(), Attacking)


@rule("W32")
def test_a_battle_is_fought_to_its_end_on_the_last_run() -> None:
    """The attacker takes the last card, the defender draws from the shuffled discard pile."""
    t = last("chili").own(1, 8)
    t.earn(0, "garden", "red").hand(1, "blue")

    t.play(0, "attack 8")
    t.play(0, "fight with deck")
    assert (4, False) == (t.table.exhausted, t.table.over)
    assert isinstance(t.now(), Fighting)
    t.play(1, "fight with deck")

    assert t.table.over
    assert [(7, 18, 8, 1)] == [event.numbers for event in t.told("fought")]
    assert 0 == t.owner(8)
    assert 1 == t.thalers(0)


@rule("W32")
def test_the_last_card_may_defend_a_neutral_land() -> None:
    t = last("garden")
    t.earn(0, "red", "red").hand(0, "blue")

    t.play(0, "attack 8")
    t.play(0, "fight with hand 1")

    assert t.table.over
    assert 0 == t.owner(8)


@rule("W32", "W56")
def test_both_rounds_of_a_cavalry_attack_are_fought() -> None:
    """The first defence takes the last card of the deck; the second round still follows."""
    t = last("blue", cavalry=True).own(0, 6)
    t.earn(0, "red", "red").hand(0, "chili")

    t.play(0, "attack 7 with cavalry 1")
    assert isinstance(t.now(), Fighting)
    t.play(0, "fight with hand 1")

    assert t.table.over
    assert [(6, 18, 20, 0)] == [event.numbers for event in t.told("fought")]


@rule("W33")
def test_most_points_win_and_thalers_count_nothing() -> None:
    t = last("red").own(1, 5)
    t.earn(0, *["blue"] * 9)

    t.play(0, "stop")

    assert [1, 4, 1] == t.table.scores()
    assert [1] == t.table.winners()


@rule("W33")
def test_a_tie_goes_to_the_most_cards_in_hand() -> None:
    t = last("red")
    t.hand(0, "blue").hand(1, "blue", "blue", "blue")

    t.play(0, "stop")

    assert [2, 3, 0] == [len(t.in_hand(seat)) for seat in range(3)]
    assert [1] == t.table.winners()


@rule("W33")
def test_a_tie_that_remains_is_shared() -> None:
    t = last("red")
    t.hand(1, "blue")

    t.play(0, "stop")

    assert [0, 1] == t.table.winners()


@rule("W34")
def test_after_the_last_run_in_phase_two_there_is_no_attack() -> None:
    """Phases 2 and 3 are finished."""
    t = last("red", "soy")
    t.earn(0, "blue").hand(0, "blue").planting()

    t.play(0, "plant 1")
    assert isinstance(t.now(), Trading)
    assert 4 == t.table.exhausted
    t.play(0, "end trade")
    assert isinstance(t.now(), Settling)
    t.play(0, "plant red 2")
    t.play(0, "harvest 1")
    t.play(0, "plant soy 1")

    assert t.table.over
    assert [] == t.in_hand(0)


@rule("W34")
def test_the_last_run_at_a_monastery_ends_the_game_at_once() -> None:
    t = last("soy", "soy", "soy", "red").own(1, 11)
    t.hand(1, "blue")

    t.play(0, "stop")

    assert t.table.over
    assert 1 == t.thalers(1)


@rule("W34")
def test_the_last_run_in_phase_five_ends_the_game_at_once() -> None:
    t = last("soy", "red")

    t.play(0, "stop")

    assert t.table.over
    assert ["soy", "red"] == t.in_hand(0)
    assert 0 == t.table.active


def forester(*deck: str) -> War:
    """The third seat owns a forest and can buy a merchant, on the last run of the deck."""
    t = last(*deck, cavalry=True).own(2, 29)
    t.earn(2, "red", "red", "red").hand(0, "blue")
    return t


@rule("W34")
def test_a_merchant_may_end_the_game_in_phases_one_four_and_five() -> None:
    for phase in ("planting", "attacking", "choosing"):
        t = forester("soy")
        if phase == "choosing":
            t.merchant(0, "soy", "soy", "blue").choosing(1)
        else:
            getattr(t, phase)(0)
        t.play(2, "buy merchant")
        assert isinstance(t.now(), Over), phase


@rule("W34")
def test_a_merchant_does_not_cut_phases_two_and_three_short() -> None:
    t = forester("soy")
    t.trading(0).received(1, "red")

    t.play(2, "buy merchant")
    assert isinstance(t.now(), Trading)
    t.play(0, "end trade")
    assert isinstance(t.now(), Settling)
    t.play(1, "plant red 1")
    assert t.table.over


@rule("W34", "W52")
def test_after_the_last_run_a_merchant_brings_no_cards() -> None:
    """The discard pile is not shuffled any more."""
    t = last("soy", cavalry=True).own(2, 29).discarded("blue", "green", "stink")
    t.earn(2, "red", "red", "red").trading(0).received(1, "red").exhausted(4)

    t.play(2, "buy merchant")

    assert [] == t.at_merchant(2)
    assert [(3, 0)] == [event.numbers for event in t.told("merchant_bought")]


@rule("W32")
def test_the_end_of_such_a_battle_can_be_saved() -> None:
    """One thaler is all there is to shuffle, so the deck runs out once more in the same battle."""
    t = last("garden").own(1, 8)
    t.earn(0, "red")

    t.play(0, "attack 8")
    t.play(0, "fight with deck")
    t.play(1, "fight with deck")

    assert (5, True) == (t.table.exhausted, t.table.over)
    for view in (t.table, t.table.view(0), t.table.view(None)):
        view.check_position(complete=False)
    t.exhausted(6)
    with pytest.raises(Illegal):
        t.table.check_position(complete=False)


@rule("W34", "W32")
def test_a_merchant_does_not_cut_a_battle_short() -> None:
    t = forester("soy").own(1, 7)
    t.earn(0, "chili", "chili").hand(1, "red")
    t.play(0, "attack 7")
    t.play(0, "fight with hand 1")

    t.play(2, "buy merchant")
    assert isinstance(t.now(), Fighting)
    t.play(1, "fight with hand 1")

    assert t.table.over
    assert 0 == t.owner(7)


@rule("W53", "W34")
def test_cards_drawn_for_a_merchant_when_the_game_ends_are_in_hand() -> None:
    """The tie-break counts them as if there were no merchant."""
    t = last("soy", "red", cavalry=True).merchant(0, "blue", "green")

    t.play(0, "stop")

    assert t.table.over
    assert ["soy", "red"] == t.in_hand(0)
    assert ["blue", "green"] == t.at_merchant(0)


@rule("W53", "W34")
def test_cards_not_chosen_yet_are_in_hand_when_another_seats_merchant_ends_the_game() -> None:
    t = forester("soy").merchant(0, "soy", "red", "blue").choosing(2)
    before = t.in_hand(0)

    t.play(2, "buy merchant")

    assert t.table.over
    assert [*before, "red", "blue"] == t.in_hand(0)
    assert ["soy"] == t.at_merchant(0)


@rule("W35")
@pytest.mark.parametrize("left", [1, 2, 3])
def test_on_the_last_run_as_many_cards_are_turned_up_as_are_left(left: int) -> None:
    """Two farms would turn up four."""
    t = last(*["red"] * left).own(0, 8, 12)
    t.hand(0, "blue").planting().discarded("soy", "soy")

    t.play(0, "plant 1")

    assert left == len(t.table.piles[t.table.turned_up])
    assert isinstance(t.now(), Trading)


@rule("W31", "W33")
def test_every_field_is_sold_at_the_end() -> None:
    t = last("soy")
    t.field(1, blue=4).field(2, red=1)

    t.play(0, "stop")

    assert [0, 1, 0] == [t.thalers(seat) for seat in range(3)]
    assert [1, 1, 1] == t.table.scores()
