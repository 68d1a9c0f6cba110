"""The results of the deal of the day: one try counts, and everybody is compared."""

from collections import Counter
from collections.abc import Collection, Mapping

import msgspec

from higgle.core import Record
from higgle.i18n import say
from higgle.live.daily_deal import PERSON, day_at, day_before, plan_of, seconds_left
from higgle.live.results import course, rank
from higgle.protocol.daily_deal import DayDeal, DayScore, DayState, ScoreCount
from higgle.protocol.messages import Result

MOMENTS = 12
"""At how many moments a course is shown."""
BARS = "▁▂▃▄▅▆▇█"
WEEKS = 28
"""How many days are shown one by one."""


def day_score(day: str, record: Record, result: Result, code: str = "") -> DayScore:
    """How the person has done in a finished game."""
    points = [scores[PERSON] for scores in course(record).points]
    score, place = result.scores[PERSON], rank(result, PERSON)
    return DayScore(day, record.game, score, place, record.seats, sketch(points), code)


def sketch(points: list[int]) -> list[int]:
    """A course at a few moments, from 0 to 7: how high it stood, beside its highest."""
    last = len(points) - 1
    few = min(MOMENTS, len(points))
    shown = [points[last * (moment + 1) // few] for moment in range(few)]
    most = max(1, *shown)
    return [max(0, point) * (len(BARS) - 1) // most for point in shown]


def with_text(score: DayScore, language: str) -> DayScore:
    """The same with its line for others in a language."""
    text = say(
        "day-text",
        language,
        day=score.day,
        game=say(f"game-{score.game}", language),
        score=score.score,
        place=score.place + 1,
        seats=score.seats,
        course="".join(BARS[height] for height in score.course),
    )
    return msgspec.structs.replace(score, text=text)


def describe(
    day: str,
    now: float,
    mine: Mapping[str, DayScore],
    everybody: Counter[int],
    language: str,
    playing: str = "",
    best: str = "",
) -> DayDeal:
    """The deal of a day as somebody finds it: `mine` are all their results, by day."""
    today, plan = day_at(now), plan_of(day)
    score = mine.get(day)
    state: DayState = "missed"
    if day == today or playing or score:
        state = "over" if score else "playing" if playing else "open"
    row, longest = rows(mine, today)
    begin = day_before(today, WEEKS)
    return DayDeal(
        day,
        today,
        seconds_left(now),
        plan.version,
        plan.game,
        list(plan.bots),
        state,
        playing or (score.code if score else ""),
        with_text(score, language) if score else None,
        [ScoreCount(value, count) for value, count in sorted(everybody.items())],
        best if state in ("over", "missed") else "",
        row,
        longest,
        sorted(one for one in mine if one > begin),
    )


def rows(days: Collection[str], today: str) -> tuple[int, int]:
    """How many days in a row were played, up to today or yesterday, and the most ever."""
    last = today if today in days else day_before(today)
    row = 0
    while last in days:
        row, last = row + 1, day_before(last)
    longest = 0
    for day in days:
        if next_to_none(day, days):
            length = 1
            while day_before(day, length) in days:
                length += 1
            longest = max(longest, length)
    return row, longest


def next_to_none(day: str, days: Collection[str]) -> bool:
    """Whether a row ends with this day."""
    return day_before(day, -1) not in days
