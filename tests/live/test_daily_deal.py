"""The deal of the day: the same cards, and the same answers to the same deeds, everywhere."""

import os
import subprocess
import sys
from collections import Counter
from datetime import UTC, datetime

import msgspec
import pytest

from higgle.core import CLOCK, Illegal, Record
from higgle.core.record import RecordLine
from higgle.live.bot_levels import CHARACTERS
from higgle.live.daily_deal import (
    PERSON,
    DayGame,
    day_at,
    plan_of,
    plan_of_record,
    prove,
    seconds_left,
)
from higgle.live.daily_results import describe, rows, sketch
from higgle.protocol.daily_deal import DayScore
from tests.daily_script import played

NOON = 1_800_014_400.0
"""Noon of the day before."""
BEANS, COWS = "2026-11-20", "2026-11-19"


def later(day: str) -> float:
    """Some time on a day."""
    return datetime.fromisoformat(day).replace(tzinfo=UTC).timestamp() + 3600


def test_a_day_has_one_deal_and_five_days_have_five_games() -> None:
    """Whoever knows the date and the version knows the deal."""
    plans = [plan_of(f"2026-11-{day}") for day in range(10, 25)]

    assert plans == [plan_of(plan.day) for plan in plans]
    assert 5 == len({plan.game for plan in plans[:5]})
    assert 15 == len({plan.seed for plan in plans})
    assert plan_of(BEANS).seed != plan_of(BEANS, version=2).seed
    assert all(3 <= plan.seats <= 5 and set(plan.bots) <= set(CHARACTERS) for plan in plans)


def test_the_first_deals_stay_as_they_are() -> None:
    """Another program of the same version deals the same; else the version must rise."""
    plan = plan_of("2026-11-17")

    assert ("high-bohn", 4) == (plan.game, plan.seats)
    assert ("farmer:calculating", "farmer:chatty", "farmer:generous") == plan.bots


@pytest.mark.parametrize("day", ["", "yesterday", "2026-11-31", "20261117", "2026-11-17x"])
def test_what_is_no_date_is_refused(day: str) -> None:
    with pytest.raises(Illegal, match="2026-11-17"):
        plan_of(day)


def test_a_day_ends_at_midnight_of_utc() -> None:
    assert ("2027-01-15", "2027-01-16") == (day_at(NOON), day_at(NOON + 43_200))
    assert 43_200 == seconds_left(NOON)


@pytest.mark.parametrize("seed", ["1", "2"])
def test_the_bots_do_not_depend_on_how_python_orders_its_sets(seed: str) -> None:
    """Every process has an order of its own."""
    code = "from tests.daily_script import played; print(played('2026-11-20')[2].code)"
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "PYTHONHASHSEED": seed},
        capture_output=True,
        text=True,
        check=True,
    )

    assert played(BEANS)[2].code == done.stdout.strip()


@pytest.mark.parametrize("day", [BEANS, COWS, "2026-11-17", "2026-11-18", "2026-11-21"])
def test_the_bots_answer_a_log_as_they_have_answered_before(day: str) -> None:
    """A table that is taken up again goes on as if nothing had been."""
    plan, _, record = played(day)
    lines, middle = record.lines, len(record.lines) // 2
    game = DayGame(plan)
    deeds = [(line.seat, game.table.parse(line.do)) for line in lines]

    for place in (middle, middle + 1, len(deeds) - 1):
        seat, action = deeds[place]
        planned = DayGame(plan).catch_up(deeds[:place])
        if seat not in (PERSON, CLOCK):
            assert planned is not None
            assert (seat, action) == (planned[0].seat, planned[1])
    assert record.end is not None


# Records that were played elsewhere


def test_a_record_of_the_day_is_proved() -> None:
    plan, _, record = played(BEANS)
    read = Record.read(str(record))

    assert plan == plan_of_record(read, later(BEANS))
    assert prove(read, plan).over


def refused(record: Record, now: float) -> str:
    """Why a record is refused."""
    with pytest.raises(Illegal) as caught:
        prove(record, plan_of_record(record, now))
    return caught.value.reason


def test_what_was_not_played_by_the_day_is_refused_with_its_reason() -> None:
    """Other cards, other options, other bots, an illegal deed, an invented end."""
    _, script, record = played(BEANS)
    now, change = later(BEANS), msgspec.structs.replace
    lines = record.lines
    bots = next(place for place, line in enumerate(lines) if line.seat == 1)
    mine = max(script)

    assert record.end is not None
    rich = change(record.end, scores=[99, *record.end.scores[1:]])
    free = record.options | {"offers_per_turn": 99}
    odd = [*lines[:bots], change(lines[bots], do="end trade"), *lines[bots + 1 :]]
    wrong = [*lines[:mine], RecordLine(PERSON, "plant 9"), *lines[mine + 1 :]]
    assert "not-of-the-day" == refused(change(record, seed="mine"), now)
    assert "record-seal" == refused(change(record, seal="0" * 64), now)
    assert "not-of-the-day" == refused(change(record, options=free), now)
    assert "record-end" == refused(change(record, end=rich), now)
    assert "record-step" == refused(change(record, lines=wrong), now)
    assert "record-step" == refused(change(record, lines=odd), now)
    assert "not-over" == refused(change(record, lines=lines[:-1], end=None), now)


def go_on(game: DayGame, record: Record) -> None:
    """Carry out the next action of a record."""
    line = record.lines[game.conductor.actions]
    game.follow(line.seat, game.table.parse(line.do))


def test_bots_that_give_more_than_those_of_the_day_are_noticed() -> None:
    """Every deed is legal; the bot of the day would have done something else."""
    plan, _, record = played(BEANS)
    game, lines = DayGame(plan), record.lines

    def others() -> list[str]:
        line, known = lines[game.conductor.actions], game.table.actions(1)
        return [str(one) for one in known if line.seat == 1 and str(one) != line.do]

    while not others():
        go_on(game, record)
    place = game.conductor.actions
    forged = [*lines[:place], RecordLine(1, others()[0]), *lines[place + 1 :]]

    assert "day-bots" == refused(msgspec.structs.replace(record, lines=forged), later(BEANS))


def test_the_clock_cannot_ring_before_the_bots_have_bid() -> None:
    """Else whoever writes the record would buy everything for nothing."""
    plan, _, record = played(COWS)
    game = DayGame(plan)
    while game.next_deed() is None or not game.table.actions(CLOCK):
        go_on(game, record)
    place = game.conductor.actions
    clock = RecordLine(CLOCK, str(game.table.actions(CLOCK)[0]))
    forged = [*record.lines[:place], clock, *record.lines[place:]]

    assert "day-bots" == refused(msgspec.structs.replace(record, lines=forged), later(COWS))


def test_a_wrong_clock_and_another_version_get_a_sentence() -> None:
    """Neither is taken for a forgery."""
    _, _, record = played(BEANS)
    two = plan_of(BEANS, version=2).seed

    with pytest.raises(Illegal, match="clocks is wrong"):
        plan_of_record(record, later(BEANS) - 86_400)
    with pytest.raises(Illegal, match="come in for 7 days"):
        plan_of_record(record, later(BEANS) + 8 * 86_400)
    with pytest.raises(Illegal, match="version 2"):
        plan_of_record(msgspec.structs.replace(record, seed=two), later(BEANS))


# What everybody sees


def scored(day: str, score: int) -> DayScore:
    """A result."""
    return DayScore(day, "bohnanza", score, 1, 4, [0, 7], "CODE")


def test_days_in_a_row_end_with_a_day_that_was_missed() -> None:
    """Today need not be played yet."""
    days = ["2026-11-10", "2026-11-11", "2026-11-12", "2026-11-15", "2026-11-16"]

    assert (2, 3) == rows(days, "2026-11-16")
    assert (2, 3) == rows(days, "2026-11-17")
    assert (0, 3) == rows(days, "2026-11-18")
    assert (0, 0) == rows([], "2026-11-18")


def test_the_best_game_is_open_to_those_who_have_had_their_try() -> None:
    now, mine = later(BEANS), {BEANS: scored(BEANS, 14)}
    everybody = Counter({9: 2, 14: 1})

    before = describe(BEANS, now, {}, everybody, "en", best="BEST")
    after = describe(BEANS, now, mine, everybody, "en", best="BEST")
    missed = describe(BEANS, now + 86_400, {}, everybody, "en", best="BEST")

    assert [("open", ""), ("over", "BEST"), ("missed", "BEST")] == [
        (deal.state, deal.best) for deal in (before, after, missed)
    ]
    assert after.mine is not None
    assert "higgle 2026-11-20 · Bohnanza · 14 points · 2/4 · ▁█" == after.mine.text
    assert [(9, 2), (14, 1)] == [(one.score, one.people) for one in after.scores]


def test_a_course_is_told_in_a_dozen_heights_whatever_the_points_are() -> None:
    assert [0, 7] == sketch([0, 3])
    assert 12 == len(sketch(list(range(200))))
    assert 7 == sketch([0, 9_000, 12_000])[-1]
    assert [0] == sketch([0])
