"""Offers that leave a choice to the other side: red or blue."""

from random import Random

import pytest

import higgle
from higgle.bohnanza.answers import Accept, Confirm
from higgle.bohnanza.beans import CODES
from higgle.bohnanza.open_offers import agreements, split_choice, want_of
from higgle.bohnanza.trading import Offer
from higgle.core import Cards
from tests.rule import rule
from tests.rules.bohnanza.market import board, market, offer
from tests.scene import Scene, scene

RED, BLUE, STINK = CODES["red"], CODES["blue"], CODES["stink"]


def choice(words: str = "1 red or 1 stink") -> Scene:
    """The first seat offers a green bean for a red or a stink bean."""
    t = market()
    t.play(0, f"offer 1 green for {words} to all")
    return t


def taken(t: Scene, number: int) -> dict[int, Cards]:
    """What each who accepted an offer would give."""
    standing = offer(t, number)
    return {seat: want_of(standing, seat) for seat in standing.accepted}


@rule("B38")
@pytest.mark.parametrize(("place", "got"), [("1", "red"), ("2", "stink")])
def test_who_accepts_chooses_what_it_gives(place: str, got: str) -> None:
    t = choice()
    t.play(1, f"accept 1 with {place}")

    t.play(0, "confirm 1 with 2")

    assert [got] == t.tray(0)
    assert ["green"] == t.tray(1)


@rule("B38")
def test_everybody_sees_what_was_chosen() -> None:
    t = choice()
    t.play(1, "accept 1 with 2")
    t.play(2, "accept 1 with 1")

    assert {1: (STINK,), 2: (RED,)} == taken(t, 1)
    assert t.table.offers == t.table.view().offers
    (told,) = t.told("chosen")
    assert (2, {"offer": 1, "want": (RED,)}) == (told.seat, t.table.numbers(told))


@rule("B38")
def test_who_made_the_offer_picks_among_those_who_chose() -> None:
    t = choice()
    t.play(1, "accept 1 with 2")
    t.play(2, "accept 1 with 1")

    t.play(0, "confirm 1 with 3")

    assert (["red"], ["red", "stink", "red", "chili"]) == (t.tray(0), t.in_hand(1))
    assert [] == board(t)


@rule("B38")
@pytest.mark.parametrize("words", ["accept 1 with 4", "accept 1 with 1 and 2", "accept 1"])
def test_other_cards_than_those_named_are_refused(words: str) -> None:
    """So is a choice that is not said."""
    assert "wrong-cards" == choice().refused(1, words)


@rule("B38")
def test_nothing_need_be_said_where_only_one_card_fits() -> None:
    t = choice()
    t.play(3, "accept 1")

    t.play(0, "confirm 1 with 4")

    assert ["stink"] == t.tray(0)


@rule("B38")
def test_every_possibility_that_the_seat_has_is_listed() -> None:
    t = choice("2 red or 1 stink or 1 garden")

    accepts = [action for action in t.table.actions(1) if isinstance(action, Accept)]

    assert {(0, 2), (1,)} == {accept.cards for accept in accepts}


@rule("B38")
def test_who_chose_can_take_it_back_and_choose_again() -> None:
    t = choice()
    t.play(1, "accept 1 with 2")
    t.play(2, "accept 1 with 1")
    t.play(1, "decline 1")
    assert {2: (RED,)} == taken(t, 1)

    t.play(1, "accept 1 with 1")

    assert {2: (RED,), 1: (RED,)} == taken(t, 1)


@rule("B38", "B32")
def test_a_deal_releases_only_who_chose_a_card_that_it_gave() -> None:
    """A stink bean went: who had chosen red stays bound, who had chosen stink does not."""
    for place, bound in (("1", {1: (RED,)}), ("2", {})):
        t = choice()
        t.play(0, "offer 1 blue for 1 stink to 2")
        t.play(1, f"accept 1 with {place}")
        t.play(1, "accept 2 with 2")

        t.play(0, "confirm 2 with 2 giving 1")

        assert bound == taken(t, 1)


@rule("B38", "B32")
@pytest.mark.parametrize(("place", "left"), [("1", [1]), ("2", [])])
def test_only_what_was_given_makes_offers_of_that_sort_lapse(place: str, left: list[int]) -> None:
    t = market()
    t.play(1, "offer 1 stink for 1 blue to 1")
    t.play(0, "offer 1 green for 1 red or 1 stink to 2")
    t.play(1, f"accept 2 with {place}")

    t.play(0, "confirm 2 with 2")

    assert left == board(t)


@rule("B38")
@pytest.mark.parametrize(
    ("wants", "reason"),
    [
        (((RED,), (RED,)), "not-a-choice"),
        (((2,), (1,)), "not-a-choice"),
        (((), (RED,)), "not-a-choice"),
        (((RED,), ()), "not-a-choice"),
        (((1,), (2,), (4,), (5,), (6,)), "too-many-choices"),
        (((1,), (7, 2)), "bad-offer"),
        (((1,), (BLUE,) * 30), "no-such-beans"),
    ],
)
def test_a_choice_is_between_a_few_different_cards(wants: tuple[Cards, ...], reason: str) -> None:
    assert reason == market().refused(0, Offer((BLUE,), (), wants[0], instead=wants[1:]))


@rule("B38")
def test_four_possibilities_are_allowed() -> None:
    t = choice("1 red or 1 stink or 1 garden or 1 soy")

    assert 3 == len(offer(t, 1).instead)


@rule("B38")
def test_a_choice_is_written_with_or() -> None:
    made = higgle.parse("bohnanza", "offer 1 blue for 1 red or 2 stink to all")

    assert isinstance(made, Offer)
    assert {(RED,), (STINK, STINK)} == {made.want, *made.instead}
    assert made == higgle.parse("bohnanza", str(made))


@rule("B38")
def test_a_table_is_imagined_with_what_was_chosen() -> None:
    """Whoever chose a stink bean has one."""
    t = scene(seats=3).hand(0, "green", "blue").hand(1, "stink").hand(2, "chili").trading()
    t.play(0, "offer 1 green for 1 red or 1 stink to all")
    t.play(1, "accept 1")

    for seed in range(5):
        world = t.table.view(0).imagine(Random(seed))
        world.act(0, Confirm(1, 1, (0,)))
        assert (STINK,) == world.piles[world.received_piles]


@rule("B38")
def test_a_choice_is_several_plain_offers_and_each_acceptance_one_of_them() -> None:
    """An offer without a choice is itself."""
    t = choice()
    t.play(0, "offer 1 blue for 1 chili to all")
    t.play(1, "accept 1 with 2")
    open_one, plain = offer(t, 1), offer(t, 2)

    assert [(STINK,), (RED,)] == sorted(one.want for one in split_choice(t.table, 1, open_one))
    assert [()] * 2 == [one.accepted for one in split_choice(t.table, 1, open_one)]
    assert [((STINK,), (1,))] == [(one.want, one.accepted) for one in agreements(open_one)]
    assert ([plain], [plain]) == (split_choice(t.table, 1, plain), agreements(plain))


@rule("B38")
def test_what_was_chosen_is_told_to_all() -> None:
    t = choice()

    told = t.play(1, "accept 1 with 2")

    assert [("accepted", 1, (1,)), ("chosen", 1, (1, 1, STINK))] == [
        (event.name, event.seat, event.numbers) for event in told
    ]
