"""What is told of a finished game: rare moments, deals, money, ratings, and who played for whom."""

import pytest

import higgle
from higgle.core import Record
from higgle.kuhhandel.highlights import FOUR
from higgle.kuhhandel.money import WORTH
from higgle.live.moments import story
from higgle.live.results import course
from higgle.play import Match
from higgle.protocol.history import Moment

GAMES = 6


def finished(game: str, deal: int) -> Record:
    """A game of simple bots."""
    match = Match(game, 4, ["greedy"], f"story {deal}")
    match.play()
    return match.table.record()


@pytest.fixture(scope="module")
def records() -> list[Record]:
    """Some games of Kuhhandel."""
    return [finished("kuhhandel", deal) for deal in range(GAMES)]


def of_kind(record: Record, kind: str) -> list[Moment]:
    """The moments of one kind."""
    return [one for one in story(record).moments if one.kind == kind]


def test_points_of_deals_add_up_to_what_the_seats_have(records: list[Record]) -> None:
    """What somebody has got by their own deals is never less than they have lost to others."""
    for record in records:
        last = course(record).points[-1]
        for seat, points in enumerate(last):
            own = {(one.step, one.points) for one in story(record).moments if one.seat == seat}
            assert sum(gain for _, gain in own) >= points


def test_a_payment_is_at_least_its_price(records: list[Record]) -> None:
    """There is no change."""
    bought = [one for record in records for one in of_kind(record, "bought")]

    assert bought
    assert all(one.paid >= 0 and one.seat != one.other for one in bought)


def test_a_set_is_told_when_a_trade_completes_it(records: list[Record]) -> None:
    """Its fourth card brings what the set scores at the least."""
    sets = [one for record in records for one in of_kind(record, "set")]

    assert sets
    assert all(one.count == 4 for one in sets)


def test_zeros_are_told_when_nothing_else_was_paid(records: list[Record]) -> None:
    """Four or more of them."""
    assert WORTH[1] == 0
    assert all(one.count >= FOUR for record in records for one in of_kind(record, "zeros"))


def test_the_money_in_hand_is_told_at_the_end(records: list[Record]) -> None:
    """Of everybody; games without money tell none."""
    for record in records:
        table = higgle.replay(record)
        assert [4, table.scores()] == [len(story(record).money), course(record).points[-1]]
    assert [] == story(finished("bohnanza", 1)).money


def test_turns_are_found_in_the_replay(records: list[Record]) -> None:
    """Every turn of the course names its step."""
    for record in records:
        found = course(record)
        assert len(found.points) == len(found.steps)
        assert sorted(found.steps) == found.steps
        assert len(record.lines) == found.steps[-1]
