"""The scheduler of environments: one seat is asked at a time, as the policy of interrupts says."""

from random import Random

import pytest

import higgle
from higgle.bohnanza.harvest import Harvest
from higgle.bohnanza.planting import Plant
from higgle.bohnanza.trading import Offer
from higgle.core import Illegal
from higgle.envs.codec import Codec
from higgle.envs.env_core import EnvScheduler
from tests.scene import scene


def test_who_waited_is_asked_again_only_when_something_changed() -> None:
    """Waiting lets others go first, and in the end to the seat that must act."""
    table = scene("bohnanza", 3).trading(active=0).table
    scheduler = EnvScheduler(table)
    seen = []
    while scheduler.asked is not None and not scheduler.asked.must:
        seen.append(scheduler.asked.seat)
        scheduler.answer(None)
    assert [1, 2] == seen
    scheduler.answer(Offer(want=(1,)))
    assert scheduler.asked is not None
    assert 1 == scheduler.asked.seat


def test_who_must_act_cannot_wait() -> None:
    """Waiting is refused."""
    scheduler = EnvScheduler(higgle.new("bohnanza", 3, "must"))
    with pytest.raises(Illegal):
        scheduler.answer(None)


def test_without_random_numbers_the_order_goes_round_from_the_active_seat() -> None:
    """Game trees want no order that chance decides."""
    scheduler = EnvScheduler(scene("bohnanza", 4).trading(active=2).table)
    assert scheduler.asked is not None
    assert 3 == scheduler.asked.seat


def test_without_interrupts_rights_are_used_only_where_one_must_act() -> None:
    """A seat that is asked about an offer may not harvest."""
    table = scene("bohnanza", 3).field(1, blue=4).trading(active=0).table
    scheduler = EnvScheduler(table, interrupts="none")
    assert scheduler.asked is not None
    assert 1 == scheduler.asked.seat
    draft = Codec(table).draft(table.view(1), scheduler.asked, scheduler.rights)
    assert "harvest" not in draft.choices
    with pytest.raises(Illegal):
        scheduler.answer(Harvest(0))


def test_in_an_own_decision_rights_may_be_used() -> None:
    """The same seat may harvest when it is asked about offers."""
    table = scene("bohnanza", 3).field(1, blue=4).trading(active=0).table
    scheduler = EnvScheduler(table)
    scheduler.answer(Harvest(0))
    assert 1 == len(table.piles[table.layout.first["thalers"] + 1])


def test_every_event_opens_a_window_for_those_with_a_right_to_use() -> None:
    """Only who can harvest or buy is asked out of turn."""
    scenery = scene("bohnanza", 3).hand(0, "red", "red", "soy").field(2, blue=4)
    table = scenery.planting(active=0).table
    scheduler = EnvScheduler(table, interrupts="event_windows")
    assert scheduler.asked is not None
    assert 0 == scheduler.asked.seat
    scheduler.answer(Plant(0))
    assert scheduler.asked is not None
    assert (2, False) == (scheduler.asked.seat, scheduler.asked.must)
    scheduler.answer(None)
    assert scheduler.asked is not None
    assert 0 == scheduler.asked.seat


def test_the_clock_runs_down_when_nobody_wants_to_act() -> None:
    """Three calls without a bid, and the auctioneer takes the card."""
    table = higgle.new("kuhhandel", 3, "clock")
    scheduler = EnvScheduler(table, Random(1))
    while (
        scheduler.asked is not None and scheduler.asked.must and "bid" not in scheduler.asked.forms
    ):
        scheduler.answer(table.actions(scheduler.asked.seat)[0])
    for _ in range(2):
        assert scheduler.asked is not None
        assert ("bid",) == scheduler.asked.forms
        scheduler.answer(None)
    assert ["called"] * 3 == [event.name for event in scheduler.events if event.name == "called"]


def test_a_seat_hears_only_what_it_sees() -> None:
    """Cards that others draw stay face down in its news."""
    table = higgle.new("bohnanza", 3, "news")
    scheduler = EnvScheduler(table, Random(2))
    dice = Random(3)
    codec = Codec(table)
    for _ in range(60):
        assert scheduler.asked is not None
        draft = codec.draft(table.view(scheduler.asked.seat), scheduler.asked)
        while not draft.done:
            draft.say(dice.choice(draft.choices))
        scheduler.answer(draft.action)
    drawn = [e for e in scheduler.new_events(0) if e.name == "drew" and e.seat != 0]
    assert drawn
    assert {0} == {card for event in drawn for card, *_ in event.moves}
