"""The command `play`: a game in the terminal against bots."""

from functools import partial
from pathlib import Path
from random import Random

from rich.console import Console

import higgle
from higgle.bots.ladder import opponent
from higgle.cli.arguments import check_writable, parse_bots, parse_options, seed_or_fresh
from higgle.cli.games import picture_of
from higgle.cli.language import Language, choose_language
from higgle.cli.person import Leave, TerminalPlayer, review
from higgle.cli.picture import score_grid
from higgle.core import CLOCK, Action, Event, Illegal, Record, Seat, Table, require
from higgle.i18n import say
from higgle.play.bot import Bot
from higgle.play.match import Match
from higgle.play.registry import Player, bot_name


def read_unfinished(game: str, file: Path) -> Record:
    """The record of a game that was left, to be played on."""
    try:
        record = Record.read(file.read_text(encoding="utf-8"))
    except OSError as problem:
        raise Illegal("record-read", file=str(file), why=type(problem).__name__) from None
    require(record.game == game, "record-game", game=record.game)
    return record


def play(
    game: str,
    /,
    *,
    seats: int = 0,
    bots: str = "",
    name: str = "Higgler",
    seed: str = "",
    options: str = "",
    save: Path | None = None,
    resume: Path | None = None,
    talk: bool = False,
    language: Language = None,
) -> None:
    """Play a game in the terminal against bots; `quit` or `q` leaves.

    Parameters
    ----------
    game:
        The game's id, such as `bohnanza`.
    seats:
        How many sit at the table; four, or as near as the game allows, when nothing is said.
    bots:
        Who sits in the other seats, separated by commas.
    name:
        What the others call you.
    seed:
        The same seed deals the same cards.
    options:
        What was agreed on, such as `orders=true`.
    save:
        Write the record of the game to this file, also when you leave.
    resume:
        Play on from the record in this file, with its seats, seed and options.
    talk:
        Write what was said into the record, too.
    """
    saved = None if resume is None else read_unfinished(game, resume)
    table_seats = seats or higgle.catalogue.usual_seats(game)
    if saved is not None:
        table_seats = saved.seats
    others = parse_bots(bots) or [opponent(game)]
    console = Console()
    if save is not None:
        check_writable(save)
    tongue = choose_language(language)
    person = TerminalPlayer(game, Random(), tongue)

    def sit_down(game: str, random: Random, style: str) -> Bot:
        return person

    players: list[Player] = [
        sit_down,
        *(others[seat % len(others)] for seat in range(table_seats - 1)),
    ]
    if saved is None:
        higgle.catalogue.require_effect(game, table_seats, parse_options(options))
        match = Match(game, table_seats, players, seed_or_fresh(seed), parse_options(options))
    else:
        match = Match(game, table_seats, players, saved.seed, saved.options)
        match.resume(saved)

    def watch(table: Table, seat: Seat, action: Action, events: list[Event]) -> None:
        speaks = seat not in (CLOCK, 0)
        bot = match.conductor.bots[seat]
        person.note(seat, bot.why(table.view(), seat, action) if speaks else None, events)

    person.say = partial(match.conductor.say, 0)
    person.names = [name, *(bot_name(seat, [name]) for seat in range(table_seats - 1))]
    try:
        match.play(watch)
    except (Leave, KeyboardInterrupt):
        console.print(say("cli-left", tongue))
    else:
        view = match.table.view(0)
        person.show(view, match.conductor.news_for(0))
        console.print(picture_of(type(view)).show(view, person.names, tongue))
        console.print(score_grid(match.table, person.names, tongue))
        if person.coached:
            for line in review(view, match.table.record(), 0, person.names, tongue):
                console.print(line, highlight=False)
    if save is not None:
        record = match.record() if talk else match.table.record()
        save.write_text(str(record), encoding="utf-8")
