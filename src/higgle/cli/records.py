"""The commands about records: `replay` and `verify` one, `export` many for those who study them."""

import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import msgspec
from cyclopts import App, Parameter
from rich.console import Console
from rich.text import Text

import higgle
from higgle.catalogue import new, retrace
from higgle.cli.arguments import (
    FAILED,
    Language,
    Terminal,
    check_writable,
    choose_language,
    parse_bots,
    parse_options,
    print_json,
    seed_or_fresh,
    strip_control,
)
from higgle.cli.person import tell_talk
from higgle.cli.picture import score_grid
from higgle.core import Event, Illegal, Record, Table, Uttered, require, words_of
from higgle.i18n import say
from higgle.narrator import tell
from higgle.play.registry import DEFAULT, Player
from higgle.play.talk import Statement, talk_cards
from higgle.play.talk import read as parse_talk

LONGEST_WORD = 40
"""How much is printed of a word that somebody mixed into the shuffle."""


def read_record(file: Path) -> Record:
    """Read a record from a file."""
    try:
        return Record.read(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as problem:
        raise Illegal("record-file", file=str(file), why=type(problem).__name__) from None


def replay(file: Path, /, *, seat: int = 0, json: bool = False, language: Language = None) -> None:
    """Print the events of a recorded game.

    Parameters
    ----------
    file:
        The record.
    seat:
        Show what this seat saw, counted from 1 (default: all cards).
    json:
        Print events as JSON Lines.
    """
    tongue = choose_language(language)
    record = read_record(file)
    require(0 <= seat <= record.seats, "unknown-seat")
    names = [str(number) for number in range(1, record.seats + 1)]
    table = new(record.game, record.seats, record.seed, record.options)
    console = Terminal()
    if json:
        for step, events in enumerate(retrace(table, record), 1):
            for event in events:
                print_event(step, table, table.seen(event, seat - 1) if seat else event)
        return
    talk = record.talk[::-1]
    for step, events in enumerate(retrace(table, record), 1):
        while talk and talk[-1][0] < step:
            print_talk(console, table, talk.pop()[1], names, tongue)
        for event in events:
            seen = table.seen(event, seat - 1) if seat else event
            said = tell(table, seen, names, tongue)
            if said:
                print_line(console, f"{step:>5}", said)
    for _, one in talk[::-1]:
        print_talk(console, table, one, names, tongue)
    console.print(score_grid(table, names, tongue))


def print_event(step: int, table: Table, event: Event) -> None:
    """Print an event as data: its step, name and seat, its numbers by name, and the cards moved."""
    data = {"step": step, "name": event.name, "seat": event.seat, "moves": event.moves}
    print(msgspec.json.encode(data | table.numbers(event)).decode())


def print_talk(console: Console, table: Table, one: Uttered, names: list[str], tongue: str) -> None:
    """Print what was said between two steps."""
    said = Statement(one.seat, 0, parse_talk(one.say, talk_cards(table)))
    told = tell_talk(table, said, names, tongue)
    if told:
        print_line(console, "    ·", told)


def print_line(console: Console, mark: str, said: str) -> None:
    """Print a line of a record; neither the terminal nor its markup obeys what stands in it."""
    console.print(Text.assemble((mark, "dim"), "  ", strip_control(said)))


def verify(file: Path, /, *, seal: str = "", json: bool = False, language: Language = None) -> None:
    """Prove a record: the seed was the sealed one, and every action and the result are right.

    Parameters
    ----------
    file:
        The record.
    seal:
        The seal you noted before the game, or its first characters.
    json:
        Print the result as JSON.
    """
    shown = ""
    try:
        record = read_record(file)
        shown = record.seal
        require(shown.startswith(seal.lower()), "other-seal", seal=shown)
        table = higgle.verify(record)
    except Illegal as illegal:
        if not shown and illegal.reason not in ("record-cut", "record-seal"):
            raise
        why = illegal.text(choose_language(language))
        if json:
            print_json({"proved": False, "seal": shown, "why": why})
        else:
            print(strip_control(why), file=sys.stderr)
        raise SystemExit(FAILED) from None
    if json:
        scores = table.scores() if table.over else None
        count = len(record.lines)
        proof = {"proved": True, "seal": record.seal, "actions": count, "scores": scores}
        print_json({**proof, "chained": record.chained, "code": record.code})
        return
    end = ", ".join(str(score) for score in table.scores()) if table.over else "none"
    count = len(record.lines)
    words = words_of(record.seed)
    if words:
        mixed = ", ".join(" ".join(strip_control(word).split())[:LONGEST_WORD] for word in words)
        print(say("cli-mixed", choose_language(language), words=mixed))
    print(
        say("cli-proved", choose_language(language), seal=record.seal[:16], actions=count, end=end)
    )
    chain = "cli-chained" if record.chained else "cli-unchained"
    print(say(chain, choose_language(language), code=record.code, end=end))


Lines = Callable[[str, int, int, str, Sequence[Player], dict[str, object]], Iterator[bytes]]
"""Plays games, and tells them line by line."""

export = App(name="export", help="Write data sets for those who study bargaining.")


@Parameter(name="*")
@dataclass(frozen=True)
class ExportOptions:
    """Which games are played, and where they are written.

    Attributes
    ----------
    seats:
        Number of seats.
    games:
        Number of games.
    seed:
        The same seed gives the same games.
    bots:
        Bots by seat, separated by commas; a shorter list repeats.
    options:
        Game options, such as `orders=true`.
    out:
        The file to write; without one the lines are printed.
    """

    seats: int = 4
    games: int = 100
    seed: str = ""
    bots: str = DEFAULT
    options: str = ""
    out: Path | None = None

    def write(self, game: str, lines: Lines) -> None:
        """Play, and write line by line."""
        if self.out is not None:
            check_writable(self.out)
        bots = parse_bots(self.bots) or [DEFAULT]
        seed, options = seed_or_fresh(self.seed), parse_options(self.options)
        found = lines(game, self.seats, self.games, seed, bots, options)
        if self.out is None:
            for line in found:
                sys.stdout.write(line.decode() + "\n")
            return
        with self.out.open("wb") as file:
            for line in found:
                file.write(line + b"\n")


DEFAULTS = ExportOptions()


@export.command
def talk(game: str, /, *, export_options: ExportOptions = DEFAULTS) -> None:
    """Write every offer of some games as JSON Lines: view, offer, answer, reason, outcome.

    Parameters
    ----------
    game:
        The game's id, one with beans.
    """
    from higgle.envs.games.datasets import offer_lines

    export_options.write(game, offer_lines)


@export.command
def games(game: str, /, *, export_options: ExportOptions = DEFAULTS) -> None:
    """Write whole games as JSON Lines: who sat where, the result, the record, and what was said.

    Parameters
    ----------
    game:
        The game's id.
    """
    from higgle.envs.games.datasets import game_lines

    export_options.write(game, game_lines)
