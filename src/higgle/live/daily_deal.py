"""The deal of the day: one game for everybody, which follows from the date and a version.

What the bots do next follows from the seed and the log alone: they think once after every action,
however long that takes and whoever waits, so that the same deeds give the same game everywhere.
"""

import re
from datetime import UTC, date, datetime, timedelta
from hashlib import sha256
from random import Random
from typing import Final

import msgspec

from higgle import catalogue
from higgle.core import CLOCK, Action, Ask, Illegal, Record, Seat, Table, require
from higgle.core.record import End
from higgle.live.bot_levels import CHARACTERS
from higgle.live.pacing import Decision
from higgle.live.results import retrace_in_time
from higgle.play import Bot, Match, Reason, Statement, normalize_action

VERSION: Final = 1
"""Raised where the same date shall mean another deal."""
PERSON: Final[Seat] = 0
"""The seat of whoever plays the deal."""
FEWEST, MOST = 3, 5
"""How many sit at the table of a day."""
LATE = 7
"""How many days afterwards a result still comes in."""
MIDNIGHT = 86_400.0
SEED = re.compile(r"higgle deal of the day, version (\d{1,6}), (\d{4}-\d{2}-\d{2})")


class DayPlan(msgspec.Struct, frozen=True):
    """What is played on a day: the standard game, with these bots behind the person."""

    day: str
    version: int
    game: str
    bots: tuple[str, ...]
    seed: str

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return 1 + len(self.bots)


def plan_of(day: str, version: int = VERSION) -> DayPlan:
    """The deal of a date, written as in `2026-11-17`; the games come by turns."""
    number = read_day(day).toordinal()
    seed = f"higgle deal of the day, version {version}, {day}"
    games = list(catalogue.OWN_GAMES)
    game = games[number % len(games)]
    sizes = [seats for seats in catalogue.game_class(game).SEATS if FEWEST <= seats <= MOST]
    seats = sizes[draw(seed) % len(sizes)]
    bots = sorted(CHARACTERS, key=lambda bot: draw(f"{seed}/{bot}"))
    return DayPlan(day, version, game, tuple(bots[: seats - 1]), seed)


def draw(text: str) -> int:
    """A number that is the same in every program: no generator of random numbers is needed."""
    return int.from_bytes(sha256(text.encode()).digest()[:8])


def read_day(day: str) -> date:
    """A date as people write it in `2026-11-17`."""
    try:
        found = date.fromisoformat(day)
    except ValueError:
        raise Illegal("bad-day", day=day[:20]) from None
    require(found.isoformat() == day, "bad-day", day=day[:20])
    return found


def day_at(now: float) -> str:
    """The day at a time; it changes for everybody at midnight of UTC."""
    return datetime.fromtimestamp(now, UTC).date().isoformat()


def day_before(day: str, days: int = 1) -> str:
    """The day so many days earlier."""
    return (read_day(day) - timedelta(days)).isoformat()


def seconds_left(now: float) -> float:
    """How long it is until the next deal."""
    return MIDNIGHT - now % MIDNIGHT


class AbsentPerson(Bot):
    """Keeps the seat of the person, who acts by themselves."""

    hears = True


class DayGame:
    """A deal of the day in play; its bots answer to every log in the same way."""

    def __init__(self, plan: DayPlan) -> None:
        self.plan = plan
        self.match = Match(plan.game, plan.seats, [sit_out, *plan.bots], plan.seed)
        self.table = self.match.table
        self.conductor = self.match.conductor
        self.thought = False
        """Whether the bots have thought since the last action."""
        self.planned: Decision | None = None
        self.reason: Reason | None = None
        """Why the bot that wants to act does so; it is asked once, as it may draw its words."""

    def next_deed(self) -> Decision | None:
        """What a bot does if nobody is quicker; None leaves the move to the person or the clock."""
        if not self.thought:
            self.planned, self.thought = self.think(), True
        return self.planned

    def think(self) -> Decision | None:
        """Ask the bots as matches do, until one of them wants to act."""
        scheduler = self.conductor.scheduler
        scheduler.schedule([ask for ask in self.table.asks() if ask.seat not in (CLOCK, PERSON)])
        while (ask := scheduler.next_ask()) is not None:
            action = self.answer(ask)
            if action is not None:
                bot = self.conductor.bots[ask.seat]
                self.reason = bot.why(self.table.view(), ask.seat, action)
                words = "" if self.reason is None else msgspec.json.encode(self.reason).decode()
                return ask, action, words
            scheduler.note_pass(ask)
        return None

    def answer(self, ask: Ask) -> Action | None:
        """What a bot answers; where it fails, another one answers for it."""
        action = self.conductor.decide(ask)
        if action is None and not ask.must:
            return None
        try:
            action = normalize_action(action)
            self.table.check(ask.seat, action)
        except Illegal:
            return self.conductor.stand_in_answer(ask)
        return action

    def follow(self, seat: Seat, action: Action) -> None:
        """Carry out an action of anybody; the bots have thought before, whether it was needed."""
        self.next_deed()
        self.conductor.do(seat, action)
        self.thought = False

    def catch_up(self, deeds: list[tuple[Seat, Action]]) -> Decision | None:
        """Carry out what is new of a log; what a bot does after it."""
        for seat, action in deeds[self.conductor.actions :]:
            self.follow(seat, action)
        return self.next_deed()

    @property
    def talk(self) -> list[Statement]:
        """All that the bots have said."""
        return self.conductor.talk


def sit_out(game: str, random: Random, style: str) -> Bot:
    """Somebody who is not asked."""
    return AbsentPerson(game, random, style)


# Proving what was played elsewhere


def plan_of_record(record: Record, now: float) -> DayPlan:
    """The deal that a record is of, unless its day has not come, is long past, or is none."""
    found = SEED.fullmatch(record.seed)
    if found is None:
        raise Illegal("not-of-the-day")
    version, day = int(found[1]), found[2]
    require(version == VERSION, "day-version", theirs=version, ours=VERSION)
    read_day(day)
    today = day_at(now)
    require(day <= today, "day-ahead", day=day, today=today)
    require(day >= day_before(today, LATE), "day-past", day=day, most=LATE)
    return plan_of(day)


def prove(record: Record, plan: DayPlan) -> Table:
    """Refuse a record whose cards, deeds, bots or end are not those of the day."""
    record.verify()
    game = DayGame(plan)
    agreed = msgspec.to_builtins(game.table.options)
    here = plan.game, plan.seats, agreed
    require((record.game, record.seats, record.options) == here, "not-of-the-day")
    table = catalogue.new(record.game, record.seats, record.seed, record.options)
    played = zip(record.lines, retrace_in_time(record, table), strict=True)
    for step, (line, _) in enumerate(played, 1):
        action = table.parse(line.do)
        if line.seat != PERSON:
            need_same(game.next_deed(), line.seat, action, step)
        game.follow(line.seat, action)
    require(table.over and record.end is not None, "not-over")
    require(record.end == End(table.scores(), table.winners()), "record-end")
    return table


def need_same(planned: Decision | None, seat: Seat, action: Action, step: int) -> None:
    """Nobody but the person may do otherwise than the bots and the clock here."""
    same = seat == CLOCK if planned is None else planned[0].seat == seat and planned[1] == action
    require(same, "day-bots", step=step)
