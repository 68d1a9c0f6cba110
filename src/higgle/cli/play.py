"""The command `play`: a game in the terminal against bots."""

from pathlib import Path
from random import Random

from rich.console import Console

import higgle
from higgle.bots.chat_replies import ABOUT_DEALS, Replies
from higgle.bots.ladder import opponent
from higgle.cli.arguments import (
    Language,
    check_writable,
    choose_language,
    parse_bots,
    parse_options,
    parse_prices,
    seed_or_fresh,
)
from higgle.cli.games import picture_of
from higgle.cli.model import SeatedModel, print_usage, seat_model, write_transcript
from higgle.cli.person import Leave, TerminalPlayer, review
from higgle.cli.picture import score_grid, winner_line
from higgle.core import CLOCK, Action, Event, Illegal, Record, Seat, Table, require
from higgle.i18n import say
from higgle.play import ChatLine, Conductor, Spoken
from higgle.play.bot import Bot
from higgle.play.match import Match
from higgle.play.registry import Player, bot_name


class Conversation:
    """What the person says: all hear it, and a bot answers what no offer can answer."""

    def __init__(self, conductor: Conductor, person: TerminalPlayer) -> None:
        self.conductor = conductor
        self.person = person
        self.replies = Replies()
        self.replies.languages[0] = person.language or "en"

    def say(self, talk: Spoken) -> None:
        """Say something at the first seat; the answer follows at once."""
        conductor = self.conductor
        conductor.say(0, talk)
        self.person.hear(conductor.talk[-1])
        view = conductor.table.view()
        meaning = self.replies.read(view, 0, talk)
        if meaning is None or meaning.kind in ABOUT_DEALS:
            return
        models = [one for one in conductor.bots if isinstance(one, SeatedModel)]
        bots = [seat for seat, bot in enumerate(conductor.bots) if seat and bot not in models]
        answer = self.replies.reply(view, 0, meaning, bots, alone=True)
        if answer is not None:
            conductor.say(answer[0], ChatLine(answer[1]))


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
    with_model: str = "",
    model: str = "",
    prices: str = "",
    transcript: Path | None = None,
    language: Language = None,
) -> None:
    """Play a game in the terminal against bots; `quit` or `q` leaves.

    Parameters
    ----------
    game:
        The game's id, such as `bohnanza`.
    seats:
        Number of seats (default: four, or the closest the game allows).
    bots:
        Bots for the other seats, separated by commas.
    name:
        Your name at the table.
    seed:
        The same seed deals the same cards.
    options:
        Game options, such as `orders=true`.
    save:
        Save the record to this file, even if you leave early.
    resume:
        Continue the game in this record, with its seats, seed and options.
    talk:
        Include table talk in the record.
    with_model:
        URL of a server with OpenAI's chat completions API; its model takes a seat.
    model:
        Name of the model, or set `HIGGLE_MODEL`; the key is read from `HIGGLE_MODEL_KEY`.
    prices:
        Price of a million prompt tokens and reply tokens, such as `0.15/0.6`.
    transcript:
        Log every reply of the model to this file, as JSON Lines.
    """
    saved = None if resume is None else read_unfinished(game, resume)
    table_seats = seats or higgle.catalogue.usual_seats(game)
    if saved is not None:
        table_seats = saved.seats
    others = parse_bots(bots) or [opponent(game)]
    console = Console()
    tongue = choose_language(language)
    paid = parse_prices(prices)
    for file in filter(None, (save, transcript)):
        check_writable(file)
    person = TerminalPlayer(game, Random(), tongue)

    def sit_down(game: str, random: Random, style: str) -> Bot:
        return person

    players: list[Player] = [
        sit_down,
        *(others[seat % len(others)] for seat in range(table_seats - 1)),
    ]
    if with_model:
        players[1:2] = [seat_model(with_model, model, console, tongue)]
    match = begin(game, table_seats, players, seed, parse_options(options), saved)

    def watch(table: Table, seat: Seat, action: Action, events: list[Event]) -> None:
        speaks = seat not in (CLOCK, 0)
        bot = match.conductor.bots[seat]
        person.note(seat, bot.why(table.view(), seat, action) if speaks else None, events)

    person.say = Conversation(match.conductor, person).say
    person.names = [name, *(bot_name(seat, [name]) for seat in range(table_seats - 1))]
    seated = [bot for bot in match.conductor.bots if isinstance(bot, SeatedModel)]
    for bot in seated:
        person.names[1] = bot.name
    try:
        match.play(watch)
    except (Leave, KeyboardInterrupt):
        console.print(say("cli-left", tongue))
    else:
        show_end(match, person)
    for bot in seated:
        print_usage(bot, paid)
        if transcript is not None:
            write_transcript(bot, paid, transcript)
    if save is not None:
        record = match.record() if talk else match.table.record()
        save.write_text(str(record), encoding="utf-8")


def begin(
    game: str,
    seats: int,
    players: list[Player],
    seed: str,
    options: dict[str, object],
    saved: Record | None,
) -> Match:
    """A new match, or one that goes on from a record."""
    if saved is not None:
        match = Match(game, seats, players, saved.seed, saved.options)
        match.resume(saved)
        return match
    higgle.catalogue.require_effect(game, seats, options)
    return Match(game, seats, players, seed_or_fresh(seed), options)


def show_end(match: Match, person: TerminalPlayer) -> None:
    """Show the table at the end, who has won, and what the coach found if it was asked."""
    console, names, language = person.console, person.names, person.language
    view = match.table.view(0)
    person.show(view, match.conductor.news_for(0))
    console.print(picture_of(type(view)).show(view, names, language))
    console.print(winner_line(match.table, names, language), style="bold")
    console.print(score_grid(match.table, names, language))
    if person.coached:
        for line in review(view, match.table.record(), 0, names, language):
            console.print(line, highlight=False)
