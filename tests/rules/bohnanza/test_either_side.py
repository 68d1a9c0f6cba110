"""Offers that leave to who answers what it takes or gives, and offers linked to one another."""

from random import Random

import pytest

import higgle
from higgle.bohnanza.answers import Accept, Confirm
from higgle.bohnanza.beans import CODES
from higgle.bohnanza.open_offers import gifts, split_choice, wants
from higgle.bohnanza.trading import Offer
from higgle.core import Illegal
from higgle.i18n import LANGUAGES
from higgle.narrator import split, tell
from tests.rule import rule
from tests.rules.bohnanza.market import board, market, offer, shown
from tests.scene import Scene, scene

RED, BLUE, SOY, STINK = CODES["red"], CODES["blue"], CODES["soy"], CODES["stink"]
GREEN, GARDEN = CODES["green"], CODES["garden"]


def mine(words: str = "any 1 of 1 red and 1 green for 1 stink to all") -> Scene:
    """The first seat offers a red or a green bean for a stink bean."""
    t = market()
    t.play(0, f"offer {words}")
    return t


# My red or my blue


@rule("B38")
@pytest.mark.parametrize(("take", "place"), [("red", "2"), ("green", "4")])
def test_who_accepts_chooses_what_it_takes(take: str, place: str) -> None:
    t = mine()
    t.play(1, f"accept 1 with 2 taking 1 {take}")

    t.play(0, f"confirm 1 with 2 giving {place}")

    assert [take] == t.tray(1)
    assert ["stink"] == t.tray(0)
    assert [] == board(t)


@rule("B38")
def test_another_card_than_the_one_that_was_chosen_does_not_close_the_deal() -> None:
    t = mine()
    t.play(1, "accept 1 with 2 taking 1 red")

    assert "wrong-cards" == t.refused(0, "confirm 1 with 2 giving 4")


@rule("B38")
@pytest.mark.parametrize(
    "words",
    [
        "accept 1 with 2",
        "accept 1 with 2 taking 1 blue",
        "accept 1 with 2 taking 1 red and 1 green",
        "accept 1 with 1 taking 1 red",
    ],
)
def test_who_accepts_says_what_it_takes_of_what_is_offered(words: str) -> None:
    assert "wrong-cards" == mine().refused(1, words)


@rule("B38")
def test_nothing_is_taken_of_an_offer_without_that_choice() -> None:
    t = mine("1 red for 1 stink to all")

    assert "wrong-cards" == t.refused(1, "accept 1 with 2 taking 1 red")


@rule("B38")
def test_two_can_choose_differently_and_its_maker_picks() -> None:
    t = mine()
    t.play(1, "accept 1 with 2 taking 1 red")
    t.play(3, "accept 1 taking 1 green")

    t.play(0, "confirm 1 with 4 giving 4")

    assert (["green"], []) == (t.tray(3), t.tray(1))


@rule("B38")
def test_of_two_alike_the_turned_up_one_is_taken() -> None:
    t = market().hand(0, "soy")
    t.play(0, "offer any 1 of 1 soy and 1 red and 1 soy up for 1 stink to all")
    t.play(1, "accept 1 with 2 taking 1 soy")

    t.play(0, "confirm 1 with 2")

    assert ["garden"] == shown(t)
    assert "soy" in t.in_hand(0)


@rule("B38")
def test_everybody_sees_what_was_taken() -> None:
    t = mine()
    told = t.play(1, "accept 1 with 2 taking 1 green")

    assert {"offer": 1, "want": (STINK,), "took": (GREEN,)} == t.table.numbers(told[1])
    assert t.table.offers == t.table.view().offers


@rule("B38")
def test_one_may_be_taken_for_nothing() -> None:
    t = mine("any 1 of 1 red and 1 green for nothing to all")
    t.play(1, "accept 1 taking 1 green")

    t.play(0, "confirm 1 with 2")

    assert ["green"] == t.tray(1)


@rule("B38", "B32")
def test_a_choice_lapses_when_one_of_its_cards_goes() -> None:
    t = mine()
    t.play(0, "offer 1 red for 1 chili to 2")
    t.play(1, "accept 2")

    t.play(0, "confirm 2 with 2")

    assert [] == board(t)


@rule("B38")
def test_every_possibility_is_listed_for_who_has_the_cards() -> None:
    t = mine("any 1 of 1 red and 1 green for any 1 of 1 stink and 1 chili and 1 soy to all")

    accepts = [one for one in t.table.actions(1) if isinstance(one, Accept)]

    assert {(take, place) for take in ((RED,), (GREEN,)) for place in ((1,), (3,))} == {
        (one.take, one.cards) for one in accepts
    }


# Any two of these


@rule("B38")
@pytest.mark.parametrize(
    ("words", "got"), [("1 and 2", ["red", "stink"]), ("1 and 3", ["red"] * 2)]
)
def test_any_two_of_these_are_given(words: str, got: list[str]) -> None:
    t = mine("1 green for any 2 of 2 red and 1 stink to 2")
    t.play(1, f"accept 1 with {words}")

    t.play(0, "confirm 1 with 2")

    assert got == sorted(t.tray(0))


@rule("B38")
@pytest.mark.parametrize("words", ["accept 1 with 1", "accept 1 with 1 and 2 and 3"])
def test_any_two_are_neither_one_nor_three(words: str) -> None:
    assert "wrong-cards" == mine("1 green for any 2 of 2 red and 1 stink to 2").refused(1, words)


@rule("B38")
def test_any_two_of_these_are_taken() -> None:
    t = mine("any 2 of 2 blue and 1 red and 1 garden up for 1 stink to all")
    possible = [sorted((*hand, *laid)) for hand, laid, _ in gifts(offer(t, 1))]
    pairs = [(BLUE, BLUE), (BLUE, RED), (BLUE, GARDEN), (RED, GARDEN)]
    assert sorted(map(sorted, pairs)) == possible
    t.play(1, "accept 1 with 2 taking 1 blue and 1 garden")

    t.play(0, "confirm 1 with 2 giving 3")

    assert ["blue", "garden"] == sorted(t.tray(1))
    assert ["blue", "red", "green", "blue"] == t.in_hand(0)


# All your blue


@rule("B38")
def test_all_of_a_sort_are_as_many_as_there_are() -> None:
    t = mine("1 green for all red to all")
    t.play(1, "accept 1 with 1 and 3")
    t.play(2, "accept 1")

    t.play(0, "confirm 1 with 2")

    assert ["red", "red"] == t.tray(0)
    assert ["stink", "chili"] == t.in_hand(1)


@rule("B38")
def test_all_are_no_fewer() -> None:
    assert "wrong-cards" == mine("1 green for all red to all").refused(1, "accept 1 with 1")


@rule("B38")
def test_all_of_the_active_seat_are_its_open_ones_too() -> None:
    t = market().hand(0, "soy")
    t.play(1, "offer 1 stink for all soy to 1")
    assert "wrong-cards" == t.refused(0, "accept 1 with 6")
    t.play(0, "accept 1")

    t.play(1, "confirm 1 with 1")

    assert ["soy", "soy"] == t.tray(1)


@rule("B38")
def test_who_has_none_of_a_sort_cannot_give_all_of_it() -> None:
    t = mine("1 green for all red to all")

    assert ["decline 1"] == [str(one) for one in t.table.actions(3) if str(one).endswith(" 1")]


@rule("B38", "B32")
def test_an_agreement_to_give_all_ends_when_one_of_them_is_given_away() -> None:
    t = mine("1 green for all red to all")
    t.play(1, "accept 1 with 1 and 3")
    t.play(0, "offer 1 blue for 1 red to 2")
    t.play(1, "accept 2 with 1")

    t.play(0, "confirm 2 with 2 giving 1")

    assert () == offer(t, 1).accepted


@rule("B38")
def test_an_imagined_table_has_what_was_promised() -> None:
    t = mine("1 green for all red to all")
    t.play(1, "accept 1 with 1 and 3")

    for seed in range(5):
        world = t.table.view(0).imagine(Random(seed))
        world.act(0, Confirm(1, 1, (3,)))
        assert (RED, RED) == world.piles[world.received_piles]


# What may be left open


@rule("B38")
@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("any 2 of 1 blue and 1 red for 1 stink", "not-a-choice"),
        ("any 1 of 2 blue for 1 stink", "not-a-choice"),
        ("1 blue for any 1 of 2 red", "not-a-choice"),
        ("1 blue for any 2 of 1 red and 1 stink", "not-a-choice"),
        ("1 blue for all red and stink", "not-a-choice"),
        ("any 1 of 3 blue and 1 red and 1 stink for 1 chili", "not-in-hand"),
        (
            "any 1 of 1 blue and 1 red and 1 green for any 2 of 1 chili and 2 stink and 2 garden",
            "too-many-choices",
        ),
        ("1 blue for any 3 of 13 red and 1 stink", "no-such-beans"),
    ],
)
def test_a_part_leaves_a_few_different_possibilities(words: str, reason: str) -> None:
    assert reason == market().refused(0, f"offer {words} to all")


@rule("B38")
@pytest.mark.parametrize(
    ("made", "reason"),
    [
        (Offer((BLUE,), (), (RED,), give=-2), "not-a-choice"),
        (Offer((BLUE, RED), (), (STINK,), take=-1), "not-a-choice"),
        (Offer((BLUE,), (), (RED,), instead=((STINK,),), give=-1), "not-a-choice"),
        (Offer((BLUE,), (), (STINK, RED), instead=((RED,),), give=1), "not-a-choice"),
        (Offer((BLUE,), (), tuple(sorted((RED,) * 7 + (STINK,) * 6)), give=1), "too-many-choices"),
    ],
)
def test_no_other_number_is_a_choice(made: Offer, reason: str) -> None:
    assert reason == market().refused(0, made)


@rule("B38")
def test_twelve_possibilities_are_allowed() -> None:
    t = mine(
        "any 1 of 1 red and 1 green and 1 blue for any 1 of 1 red and 1 soy and 1 chili and garden"
    )

    assert 9 <= len(gifts(offer(t, 1))) * len(wants(offer(t, 1))) <= 12


@rule("B38")
@pytest.mark.parametrize(
    "words",
    [
        "offer any 1 of 1 red and 1 soy up for 1 stink to all",
        "offer 1 red for any 2 of 1 stink and 2 chili to 2 and 3 answering 4",
        "offer 1 red for all blue to all",
        "offer 1 red for 1 blue to 2 unless 3",
        "offer 1 red for 1 blue to 2 together with 3",
        "accept 3 with 1 and 2 taking 1 red",
        "accept 3 taking 2 red",
        "confirm 3 with 2 giving 1 together with 3 giving 2 and 4",
        "confirm 3 with 2 together with 4",
    ],
)
def test_each_is_written_and_read_alike(words: str) -> None:
    assert str(higgle.parse("bohnanza", words)) == str(
        higgle.parse("bohnanza", str(higgle.parse("bohnanza", words)))
    )


@rule("B38")
def test_one_card_or_another_is_one_of_both() -> None:
    one = higgle.parse("bohnanza", "offer red or 1 soy up for stink")

    assert one == higgle.parse("bohnanza", "offer any 1 of 1 red and 1 soy up for 1 stink")


@rule("B38")
@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("offer 2 red or soy for stink", "offer-text"),
        ("accept 3 taking", "accept-text"),
        ("accept 3 taking 1 red up", "accept-text"),
        ("confirm 3 with 2 together", "confirm-text"),
        ("confirm 3 with 2 together with", "confirm-text"),
        ("confirm 3 with 2 together by 4", "confirm-text"),
    ],
)
def test_what_means_nothing_is_refused_with_an_example(words: str, reason: str) -> None:
    with pytest.raises(Illegal) as refusal:
        higgle.parse("bohnanza", words)

    assert reason == refusal.value.reason


@rule("B38")
def test_each_possibility_is_a_plain_offer() -> None:
    t = mine("any 1 of 1 red and 1 green for all stink to all")

    plain = split_choice(t.table, 1, offer(t, 1))

    assert [((GREEN,), (STINK,)), ((RED,), (STINK,))] == sorted(
        (one.hand, one.want) for one in plain
    )


# At most one of several closes


@rule("B39")
def test_of_linked_offers_one_closes_and_the_others_lapse() -> None:
    t = mine("1 red for 1 stink to 2")
    t.play(0, "offer 1 green for 1 chili to 4 unless 1")
    t.play(0, "offer 1 blue for 1 soy to 3 unless 2")
    t.play(0, "offer 1 blue for 1 soy to 3")
    t.play(1, "accept 1")
    t.play(3, "accept 2")

    told = t.play(0, "confirm 2 with 4")

    assert [4] == board(t)
    ends = [(event.name, event.numbers) for event in told if event.name in ("released", "lapsed")]
    assert [("released", (1,)), ("lapsed", (1,)), ("lapsed", (3,))] == ends


@rule("B39")
def test_to_take_a_linked_offer_back_leaves_the_others() -> None:
    t = mine("1 red for 1 stink to 2")
    t.play(0, "offer 1 green for 1 chili to 4 unless 1")
    t.play(0, "offer 1 blue for 1 soy to 3 unless 1")

    t.play(0, "withdraw 1")
    t.play(2, "accept 3")
    t.play(0, "confirm 3 with 3 giving 1")

    assert [] == board(t)


@rule("B39")
@pytest.mark.parametrize("link", ["unless", "together with"])
def test_one_links_ones_own_offers_that_stand(link: str) -> None:
    t = mine("1 red for 1 stink to 2")
    t.play(1, "offer 1 chili for 1 blue to 1")

    assert "not-your-offer" == t.refused(0, f"offer 1 green for 1 chili to 4 {link} 2")
    assert "offer-gone" == t.refused(0, f"offer 1 green for 1 chili to 4 {link} 3")


@rule("B39")
def test_who_is_not_active_links_offers_too() -> None:
    t = market()
    t.play(1, "offer 1 red for 1 blue to 1")
    t.play(1, "offer 1 stink for 1 blue to 1 unless 1")
    t.play(0, "accept 1 with 1")
    t.play(0, "accept 2 with 1")

    t.play(1, "confirm 2 with 1")

    assert [] == board(t)


# Three at one deal


def three() -> Scene:
    """Red goes to the second seat for stink and green to the fourth for chili, or neither."""
    t = mine("1 red for 1 stink to 2")
    t.play(0, "offer 1 green for 1 chili to 4 together with 1")
    return t


@rule("B39")
def test_two_offers_close_in_one_act_when_both_are_accepted() -> None:
    t = three()
    t.play(1, "accept 1")
    t.play(3, "accept 2")

    told = t.play(0, "confirm 1 with 2 giving 2 together with 4 giving 4")

    assert (["stink", "chili"], ["red"], ["green"]) == (t.tray(0), t.tray(1), t.tray(3))
    assert ["blue", "blue", "blue"] == t.in_hand(0)
    assert [1, 2] == [event.numbers[0] for event in told if event.name == "dealt"]
    assert [] == board(t)


@rule("B39")
def test_neither_closes_before_both_are_accepted() -> None:
    t = three()
    t.play(1, "accept 1")

    assert "both-partners" == t.refused(0, "confirm 1 with 2")
    assert "not-accepted" == t.refused(0, "confirm 1 with 2 together with 4")
    assert "confirm" not in t.asked(0)


@rule("B39")
def test_both_are_closed_from_either_side_and_listed_so() -> None:
    t = three()
    t.play(1, "accept 1")
    t.play(3, "accept 2")

    listed = {str(one) for one in t.table.actions(0) if isinstance(one, Confirm)}

    assert "confirm" in t.asked(0)
    assert {
        "confirm 1 with 2 giving 2 together with 4 giving 4",
        "confirm 2 with 4 giving 4 together with 2 giving 2",
    } == listed


@rule("B39")
def test_a_closing_names_another_partner_for_each() -> None:
    t = mine("1 red for 1 stink to all")
    t.play(0, "offer 1 green for 1 chili to all together with 1")
    t.play(1, "accept 1")
    t.play(1, "accept 2")
    assert "both-partners" == t.refused(0, "confirm 1 with 2 together with 2")
    assert "confirm" not in t.asked(0)
    t.play(3, "accept 1")

    t.play(0, "confirm 1 with 4 together with 2")

    assert (["red"], ["green"]) == (t.tray(3), t.tray(1))


@rule("B39")
def test_an_ordinary_offer_closes_with_one_partner() -> None:
    t = mine("1 red for 1 stink to all")
    t.play(1, "accept 1")
    t.play(3, "accept 1")

    assert "one-partner" == t.refused(0, "confirm 1 with 2 together with 4")


@rule("B39")
def test_a_copy_is_given_once() -> None:
    t = mine("1 blue for 1 stink to 2")
    t.play(0, "offer 1 blue for 1 chili to 4 together with 1")
    t.play(1, "accept 1")
    t.play(3, "accept 2")
    assert "wrong-cards" == t.refused(0, "confirm 1 with 2 giving 3 together with 4 giving 3")

    t.play(0, "confirm 1 with 2 giving 1 together with 4 giving 5")

    assert ["red", "blue", "green"] == t.in_hand(0)


@rule("B39")
def test_the_cards_are_enough_for_both() -> None:
    t = mine("1 red for 1 stink to 2")

    assert "not-for-both" == t.refused(0, "offer 1 red for 1 chili to 4 together with 1")


@rule("B39")
def test_whatever_ends_one_ends_the_other() -> None:
    t = three()
    t.play(0, "withdraw 2")
    assert [] == board(t)

    t = three()
    t.play(0, "offer 1 green for 1 soy to 3")
    t.play(2, "accept 3")
    t.play(0, "confirm 3 with 3")
    assert [] == board(t)


@rule("B39")
def test_an_agreed_pair_stays_while_its_cards_are_enough() -> None:
    t = market().hand(0, "red", "green")
    t.play(0, "offer 1 red for 1 stink to 2")
    t.play(0, "offer 1 green for 1 chili to 4 together with 1")
    t.play(1, "accept 1")
    t.play(3, "accept 2")
    t.play(0, "offer 1 green for 1 soy to 3")
    t.play(2, "accept 3")

    t.play(0, "confirm 3 with 3 giving 4")

    assert [1, 2] == board(t)
    t.play(0, "confirm 1 with 2 giving 2 together with 4 giving 6")
    assert ["green"] == t.tray(3)


@rule("B39")
def test_the_dealers_other_agreements_follow_its_cards() -> None:
    """A card of the hand that another offer chose lies elsewhere after both deals."""
    t = three()
    t.play(1, "accept 1")
    t.play(3, "accept 2")
    t.play(2, "offer 1 soy for 1 blue to 1")
    t.play(0, "accept 3 with 5")

    t.play(0, "confirm 1 with 2 together with 4")
    t.play(2, "confirm 3 with 1")

    assert ["blue", "blue"] == t.in_hand(0)


@rule("B39")
def test_two_are_joined_by_the_active_seat_and_not_three() -> None:
    t = three()
    assert "linked-already" == t.refused(0, "offer 1 blue for 1 soy to 3 together with 1")
    assert "linked-already" == t.refused(0, "offer 1 blue for 1 soy to 3 together with 2")
    assert "linked-already" == t.refused(0, "offer 1 blue for 1 soy to 3 unless 2")
    t.play(1, "offer 1 red for 1 blue to 1")
    assert "not-your-turn" == t.refused(1, "offer 1 chili for 1 blue to 1 together with 3")


@rule("B39")
def test_an_offer_excludes_others_or_closes_with_one() -> None:
    t = mine("1 red for 1 stink to 2")
    t.play(0, "offer 1 green for 1 chili to 4 unless 1")
    for first in (1, 2):
        words = f"offer 1 blue for 1 soy to 3 together with {first}"
        assert "linked-already" == t.refused(0, words)
    assert "bad-offer" == t.refused(0, Offer((BLUE,), (), (SOY,), either=1, both=2))


@rule("B39")
def test_choices_are_settled_in_both_of_two_joined_offers() -> None:
    t = mine("any 1 of 1 red and 1 green for 1 stink to 2")
    t.play(0, "offer 1 blue for all chili to 4 together with 1")
    t.play(1, "accept 1 taking 1 green")
    t.play(3, "accept 2")

    t.play(0, "confirm 1 with 2 together with 4 giving 3")

    assert (["green"], ["blue"]) == (t.tray(1), t.tray(3))


@rule("B39")
def test_an_imagined_maker_has_the_cards_for_both() -> None:
    t = scene(seats=4).hand(0, "red", "red", "green").hand(1, "stink").hand(3, "chili").trading()
    t.play(0, "offer 1 red for 1 stink to 2")
    t.play(0, "offer 1 red for 1 chili to 4 together with 1")
    t.play(1, "accept 1")
    t.play(3, "accept 2")

    for seed in range(8):
        world = t.table.view(1).imagine(Random(seed))
        assert world.hand(0).count(RED) >= 2
        world.act(0, world.actions(0)[0])


@rule("B39")
def test_positions_with_links_load_again() -> None:
    t = three()
    t.play(1, "accept 1")

    again = higgle.load(t.table.json())

    assert t.table.asks() == again.asks()
    assert t.table.json() == again.json()


# What is told


@rule("B38")
def test_the_other_choices_are_told_one_by_one() -> None:
    t = market()

    [two] = t.play(0, "offer 1 blue for 1 red or 1 soy to 2")
    [three] = t.play(0, "offer 1 blue for 1 red or 1 soy or 2 stink to 2")

    told = [t.table.numbers(event)["instead"] for event in (two, three)]
    assert [1, 2] == [len(split(one)) for one in told if isinstance(one, tuple)]
    assert all(() not in split(one) for one in told if isinstance(one, tuple))


TOLD = {
    "en": "all stink beans",
    "ru": "все бобы-вонючки",
    "cs": "všechny smradlavé fazole",
    "de": "alle Saubohnen",
}


@rule("B38", "B39")
@pytest.mark.parametrize("language", LANGUAGES)
def test_offers_that_leave_something_open_are_told_in_words(language: str) -> None:
    t = market()
    sentences: list[str] = []
    for seat, words in (
        (0, "offer any 1 of 1 red and 1 green for all stink to 2"),
        (0, "offer 1 blue for any 1 of 1 soy and 1 red to 3 unless 1"),
        (0, "offer 1 blue for 1 chili to 4"),
        (0, "offer 1 blue for 1 red to 3 together with 3"),
        (1, "accept 1 taking 1 green"),
    ):
        sentences += [tell(t.table, one, list("ABCD"), language) for one in t.play(seat, words)]

    assert 6 == len(set(sentences))
    assert not any("{" in sentence or not sentence for sentence in sentences)
    assert TOLD[language] in sentences[0]
