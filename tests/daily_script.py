"""What somebody does at the deal of a day, and at which place of the log."""

from collections.abc import Sequence
from functools import cache
from random import Random

from higgle.cli.daily import DayTable
from higgle.core import Action, Ask, Event, Record, Seat, Table
from higgle.live.daily_deal import PERSON, DayPlan, plan_of
from higgle.play import Bot, Reason, make_bot

Script = dict[int, Action]
"""The deeds of the person, each by how many actions were done before it."""


class Wanderer(Bot):
    """Does what it must, and now and then what it may."""

    hears = True

    def __init__(self, game: str, random: Random, style: str = "") -> None:
        super().__init__(game, random, style)
        self.brain = make_bot("greedy", game, random)

    def act(self, view: Table, ask: Ask, events: Sequence[Event]) -> Action | None:
        """What the greedy bot would do, or nothing."""
        passes = not ask.must and self.random.random() < 0.5
        return None if passes else self.brain.act(view, ask, events)


def play_in_terminal(plan: DayPlan) -> tuple[Script, Record]:
    """A whole game as the terminal plays it: what the person has done, and its record."""
    script: Script = {}

    def note(seat: Seat, reason: Reason | None, events: list[Event]) -> None:
        lines = table.game.table.record().lines
        if seat == PERSON:
            script[len(lines) - 1] = table.game.table.parse(lines[-1].do)

    table = DayTable(plan, Wanderer(plan.game, Random(5)), note)
    while not table.game.table.over:
        table.step()
    return script, table.game.table.record()


@cache
def played(day: str) -> tuple[DayPlan, Script, Record]:
    """The deal of a day, played."""
    plan = plan_of(day)
    return plan, *play_in_terminal(plan)
