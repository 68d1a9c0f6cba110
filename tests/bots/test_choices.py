"""Bots and offers that leave the choice to them."""

from random import Random

import pytest

from higgle.bohnanza.answers import Accept, Confirm, Decline, Withdraw
from higgle.bohnanza.beans import CODES
from higgle.bohnanza.trading import Offer
from higgle.core import Action, Event
from higgle.play import Promise, Statement, make_bot
from tests.scene import Scene, scene

BOTS = ("farmer:offers=0+bids=0", "greedy", "expert", "pool:pushover", "random")


def decides(t: Scene, seat: int, name: str) -> Action | None:
    """What a bot does at this table."""
    bot = make_bot(name, t.table.ID, Random(0))
    ask = next(ask for ask in t.table.asks() if ask.seat == seat)
    return bot.act(t.table.view(seat), ask, ())


@pytest.mark.parametrize("name", ["farmer:offers=0+bids=0", "greedy"])
def test_a_bot_gives_what_it_needs_least(name: str) -> None:
    """It grows red and has no use for stink: it takes the chili it grows for the stink bean."""
    t = scene(seats=3).hand(0, "chili", "blue").hand(1, "red", "stink").trading()
    t.field(1, red=3).field(1, chili=2)
    t.play(0, "offer 1 chili for 1 red or 1 stink to 2")

    assert Accept(1, (1,)) == decides(t, 1, name)


@pytest.mark.parametrize("name", BOTS)
def test_every_bot_answers_a_choice_with_something_legal(name: str) -> None:
    t = scene(seats=3).hand(0, "chili", "blue").hand(1, "red", "stink").trading()
    t.field(1, soy=3).field(1, green=2)
    t.play(0, "offer 1 chili for 1 red or 1 stink or 1 garden to 2")

    action = decides(t, 1, name)

    if action is not None:
        t.table.check(1, action)
    assert name == "random" or isinstance(action, (Accept, Decline))


@pytest.mark.parametrize("name", ["farmer:offers=0+bids=0", "greedy", "expert"])
def test_a_stand_in_closes_a_choice_as_it_was_accepted(name: str) -> None:
    """The person made the offer and left; the bot in its chair weighs what was chosen."""
    t = scene(seats=3).hand(0, "stink", "blue").hand(1, "red", "garden").trading()
    t.field(0, red=3)
    t.play(0, "offer 1 stink for 1 garden or 1 red to 2")
    t.play(1, "accept 1 with 1")

    action = decides(t, 0, name)

    assert isinstance(action, Confirm)
    assert (1, 1) == (action.offer, action.partner)


@pytest.mark.parametrize("name", ["farmer:offers=0+bids=0", "greedy"])
def test_a_bot_takes_what_it_grows(name: str) -> None:
    """Of the two that are offered it takes the chili that pays at once."""
    t = scene(seats=3).hand(0, "chili", "garden").hand(1, "stink").trading()
    t.field(1, red=3).field(1, chili=2)
    t.play(0, "offer any 1 of 1 chili and 1 garden for 1 stink to 2")

    assert Accept(1, (0,), (), (), (CODES["chili"],)) == decides(t, 1, name)


@pytest.mark.parametrize("name", ["farmer:offers=0+bids=0", "greedy", "expert"])
def test_a_bot_gives_not_all_that_it_grows_for_one(name: str) -> None:
    """Four red beans for the field that they grow on are no price for one stink bean."""
    t = scene(seats=3).hand(0, "stink", "blue").hand(1, "red", "red", "red", "red").trading()
    t.field(1, red=3).field(1, chili=2)
    t.play(0, "offer 1 stink for all red to 2")

    assert Decline(1) == decides(t, 1, name)


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize(
    "words",
    [
        "any 1 of 1 chili and 1 blue for any 1 of 1 red and 1 stink",
        "1 chili for all red",
        "1 chili for all garden",
        "any 1 of 1 chili and 1 blue for nothing",
    ],
)
def test_every_bot_answers_what_is_left_to_it_legally(name: str, words: str) -> None:
    """An offer of everything that it has not is refused, and not left open."""
    t = scene(seats=3).hand(0, "chili", "blue").hand(1, "red", "stink").trading()
    t.field(1, soy=3).field(1, green=2)
    t.play(0, f"offer {words} to 2")

    action = decides(t, 1, name)

    if action is not None:
        t.table.check(1, action)
    assert name == "random" or isinstance(action, (Accept, Decline))


def test_whoever_is_owed_one_bean_does_not_get_all() -> None:
    """A farmer that owes a red bean gives one, not all that it has."""
    t = scene(seats=3).hand(0, "stink", "blue").hand(1, "red", "red", "red").trading(active=1)
    t.field(1, red=3).field(1, chili=2)
    farmer = make_bot("farmer", t.table.ID, Random(0))
    farmer.hear(Statement(1, 0, Promise(to=0, give=(CODES["red"],))))
    deal = Event("dealt", 0, (), (1, 1, 1, CODES["blue"], 0))
    t.play(0, "offer nothing for all red to 2")
    ask = next(ask for ask in t.table.asks() if ask.seat == 1)

    action = farmer.act(t.table.view(1), ask, (deal, Event("turn_began", 1)))

    assert isinstance(action, Offer)
    assert ((CODES["red"],), (), (0,)) == (action.hand, action.want, action.to)


@pytest.mark.parametrize("name", ["farmer:offers=0+bids=0", "greedy", "expert"])
def test_a_stand_in_closes_two_offers_in_one(name: str) -> None:
    """Two red beans for the field of the person who left."""
    t = scene(seats=3).hand(0, "stink", "blue").hand(1, "red", "soy").hand(2, "red").trading()
    t.field(0, red=3).field(0, chili=2)
    t.play(0, "offer 1 stink for 1 red to 2")
    t.play(0, "offer 1 blue for 1 red to 3 together with 1")
    t.play(1, "accept 1")
    t.play(2, "accept 2")

    action = decides(t, 0, name)

    assert isinstance(action, Confirm)
    t.table.check(0, action)


@pytest.mark.parametrize("name", ["farmer:offers=0+bids=0", "expert"])
def test_a_stand_in_takes_two_offers_back_that_it_would_not_make(name: str) -> None:
    """The beans of both its fields, for one that grows nowhere."""
    t = scene(seats=3).hand(0, "red", "red", "red", "chili").hand(1, "blue", "soy").hand(2, "stink")
    t.trading().field(0, red=4).field(0, chili=5)
    t.play(0, "offer 3 red for 1 blue to 2")
    t.play(0, "offer 1 chili for nothing to 3 together with 1")
    t.play(1, "accept 1")
    t.play(2, "accept 2")

    assert isinstance(decides(t, 0, name), Withdraw)
