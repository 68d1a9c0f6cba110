"""The command `daily`: the deal of the day in the terminal, as pages and servers deal it."""

import time
from collections.abc import Callable
from pathlib import Path
from random import Random

from rich.console import Console

from higgle.cli.arguments import Language, check_writable, choose_language
from higgle.cli.games import picture_of
from higgle.cli.person import Leave, TerminalPlayer
from higgle.cli.picture import score_grid, winner_line
from higgle.core import CLOCK, Action, Event, Seat
from higgle.i18n import say
from higgle.live.daily_deal import PERSON, DayGame, DayPlan, day_at, plan_of
from higgle.live.daily_results import day_score, with_text
from higgle.live.results import result
from higgle.play import Bot, Reason, Scheduler
from higgle.play.registry import bot_name

Note = Callable[[Seat, Reason | None, list[Event]], None]
"""Is told every action: who, why, and what happened."""


def daily(
    *,
    day: str = "",
    name: str = "Higgler",
    save: Path | None = None,
    language: Language = None,
) -> None:
    """Play the deal of the day against bots; `quit` or `q` leaves.

    Cards and bots are the same for everybody, here, in the browser and on a server. Bots ignore
    talk at this table, so equal actions give equal games everywhere.

    Parameters
    ----------
    day:
        A date other than today, as `YYYY-MM-DD`; days change at midnight UTC.
    name:
        Your name at the table.
    save:
        Save the record to this file; upload it on a server's page to enter your result.
    """
    plan, tongue = plan_of(day or day_at(time.time())), choose_language(language)
    if save is not None:
        check_writable(save)
    console, person = Console(), TerminalPlayer(plan.game, Random(), tongue)
    person.names = [name, *(bot_name(seat, [name]) for seat in range(1, plan.seats))]
    title = say(f"game-{plan.game}", tongue)
    console.print(say("day-cli-began", tongue, day=plan.day, game=title, seats=plan.seats))
    table = DayTable(plan, person, person.note)
    try:
        while not table.game.table.over:
            table.step()
    except (Leave, KeyboardInterrupt):
        console.print(say("cli-left", tongue))
    else:
        show_end(table.game, person, tongue)
    if save is not None:
        save.write_text(str(table.game.table.record()), encoding="utf-8")
        if table.game.table.over:
            console.print(say("day-cli-send", tongue, file=str(save)), highlight=False)


def show_end(game: DayGame, person: TerminalPlayer, language: str) -> None:
    """The last deeds, the result, and its line for others."""
    table, view, console = game.table, game.table.view(PERSON), person.console
    person.show(view, game.conductor.news_for(PERSON))
    console.print(picture_of(type(view)).show(view, person.names, language))
    console.print(winner_line(table, person.names, language), style="bold")
    console.print(score_grid(table, person.names, language))
    score = day_score(game.plan.day, table.record(), result(table))
    console.print(with_text(score, language).text, highlight=False)


class DayTable:
    """The deal of a day with somebody at its free seat, who is asked before a bot is quicker."""

    def __init__(self, plan: DayPlan, person: Bot, note: Note) -> None:
        self.game = DayGame(plan)
        self.person = person
        self.note = note
        self.asked = Scheduler(Random())
        """What the person has passed on: they are not asked the same again."""

    def step(self) -> None:
        """The person may act first; then a bot, the person who must, or the clock."""
        table, planned = self.game.table, self.game.next_deed()
        ask = next((ask for ask in table.asks() if ask.seat == PERSON), None)
        if ask is not None and (planned is None if ask.must else self.asked.is_news(ask)):
            events = self.game.conductor.news_for(PERSON)
            action = self.person.act(table.view(PERSON), ask, events)
            if action is not None:
                self.do(PERSON, action, None)
                return
            self.asked.note_pass(ask)
        if planned is not None:
            self.do(planned[0].seat, planned[1], self.game.reason)
        elif table.actions(CLOCK):
            self.do(CLOCK, table.actions(CLOCK)[0], None)
        else:
            self.asked.reopen(PERSON)

    def do(self, seat: Seat, action: Action, reason: Reason | None) -> None:
        """Carry out an action, and let the person know what came of it."""
        game = self.game
        events, talk = len(game.conductor.events), len(game.talk)
        game.follow(seat, action)
        self.asked.reopen(seat)
        self.note(seat, reason, game.conductor.events[events:])
        for said in game.talk[talk:]:
            self.person.hear(said)
