"""Bots and offers that leave the choice to them."""

from random import Random

import pytest

from higgle.bohnanza.dealing import Accept, Confirm, Decline
from higgle.core import Action
from higgle.play import make_bot
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
