"""Dealers believe the money that they were shown."""

from random import Random

from higgle.bots.kuhhandel.expert_dealer import ExpertDealer
from higgle.bots.kuhhandel.hidden_money import PurseWatch
from tests.rules.kuhhandel.farm import A, B, C, farm


def test_a_dealer_believes_money_that_it_was_shown() -> None:
    t = farm(3).money(A, 500, 500).money(B, 10).money(C, 10).given_out(1020)
    told = t.play(A, "show 500 500 to 2")
    shown, not_shown = PurseWatch(), PurseWatch()

    shown.look(t.table.view(B), B, [t.table.seen(event, B) for event in told])
    not_shown.look(t.table.view(C), C, [t.table.seen(event, C) for event in told])

    assert shown.money[A] >= 1000 > not_shown.money[A]


def test_an_expert_believes_money_that_it_was_shown() -> None:
    t = farm(3).money(A, 500, 500).money(B, 10).money(C, 10).given_out(1020)
    told = t.play(A, "show 500 500 to 2")
    expert = ExpertDealer("kuhhandel", Random(1))

    expert.follow(t.table.view(B), B, [t.table.seen(event, B) for event in told])

    assert expert.beliefs.mean()[A] >= 1000
