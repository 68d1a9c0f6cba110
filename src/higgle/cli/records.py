"""The commands `replay` and `verify`: show and prove a recorded game."""

from pathlib import Path

from rich.console import Console

import higgle
from higgle.catalogue import new, retrace
from higgle.cli.language import Language, choose_language
from higgle.cli.person import tell_talk
from higgle.cli.picture import score_grid
from higgle.core import Illegal, Record, Table, Uttered, require, words_of
from higgle.i18n import say
from higgle.narrator import tell
from higgle.play.talk import Statement, talk_cards
from higgle.play.talk import read as parse_talk


def read_record(file: Path) -> Record:
    """Read a record from a file."""
    try:
        return Record.read(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as problem:
        raise Illegal("record-file", file=str(file), why=type(problem).__name__) from None


def replay(file: Path, /, *, seat: int = 0, language: Language = None) -> None:
    """Tell a recorded game from its beginning to its end.

    Parameters
    ----------
    file:
        The record.
    seat:
        Through whose eyes, from 1; without one, all cards are told.
    """
    tongue = choose_language(language)
    record = read_record(file)
    require(0 <= seat <= record.seats, "unknown-seat")
    names = [str(number) for number in range(1, record.seats + 1)]
    table = new(record.game, record.seats, record.seed, record.options)
    console = Console()
    talk = record.talk[::-1]
    for step, events in enumerate(retrace(table, record), 1):
        while talk and talk[-1][0] < step:
            print_talk(console, table, talk.pop()[1], names, tongue)
        for event in events:
            seen = table.seen(event, seat - 1) if seat else event
            said = tell(table, seen, names, tongue)
            if said:
                console.print(f"[dim]{step:>5}[/dim]  {said}", highlight=False)
    for _, one in talk[::-1]:
        print_talk(console, table, one, names, tongue)
    console.print(score_grid(table, names, tongue))


def print_talk(console: Console, table: Table, one: Uttered, names: list[str], tongue: str) -> None:
    """Print what was said between two steps."""
    said = Statement(one.seat, 0, parse_talk(one.say, talk_cards(table)))
    told = tell_talk(table, said, names, tongue)
    if told:
        console.print(f"[dim]    ·[/dim]  {told}", highlight=False)


def verify(file: Path, /, *, seal: str = "", language: Language = None) -> None:
    """Prove a record: the seed was the sealed one, and every action and the result are right.

    Parameters
    ----------
    file:
        The record.
    seal:
        The seal that you noted before play, or its beginning.
    """
    record = read_record(file)
    require(record.seal.startswith(seal.lower()), "other-seal", seal=record.seal)
    table = higgle.verify(record)
    end = ", ".join(str(score) for score in table.scores()) if table.over else "none"
    count = len(record.lines)
    words = words_of(record.seed)
    if words:
        print(say("cli-mixed", choose_language(language), words=", ".join(words)))
    print(
        say("cli-proved", choose_language(language), seal=record.seal[:16], actions=count, end=end)
    )
