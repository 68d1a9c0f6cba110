"""The commands `games` and `rules`: what can be played, and how."""

import re
import sys

import msgspec
from rich.console import Console
from rich.table import Table as Grid

import higgle
from higgle.catalogue import GAMES, game_class
from higgle.cli.language import Language, choose_language
from higgle.i18n import FOLDER, knows, say

CLAUSE = r"[A-Z]\d\d"
"""The id of a clause."""


def games(*, json: bool = False, language: Language = None) -> None:
    """List the games with their seats and options.

    Parameters
    ----------
    json:
        Print JSON for programs.
    """
    entries = higgle.games(choose_language(language), examples=True)
    if json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(entries)).decode() + "\n")
        return
    console = Console()
    for entry in entries:
        seats = f"{entry.seats[0]}-{entry.seats[-1]}"
        console.print(f"[bold]{entry.id}[/bold]  {entry.title}, {seats}", highlight=False)
        grid = Grid(box=None, show_header=False, padding=(0, 2))
        grid.add_column(no_wrap=True)
        for option in entry.options:
            listed = [str(value).lower() for value in option.values] or [*option.known, "…"]
            values = "/".join(listed)
            chosen = str(option.default).lower()
            grid.add_row(f"{option.name}={chosen}", values, option.text)
        console.print(grid, highlight=False)


def rules(game: str = "", /, *, language: Language = None) -> None:
    """Print the rules clause by clause: of one game, a single clause, or all.

    Parameters
    ----------
    game:
        A game's id, such as `bohnanza`, or a clause's, such as `B12`; without one, all rules.
    """
    print_rules_for(game, choose_language(language))


def print_rules_for(game: str, language: str) -> None:
    """Print the rules of a game, or a clause by its id."""
    clause = game.upper()
    if re.fullmatch(CLAUSE, clause) and knows(clause):
        print_clause(Console(), clause, language)
    else:
        print_rules(game, language)


def print_rules(game: str, language: str) -> None:
    """Print all clauses of a game under their headings."""
    kinds = [game_class(game)] if game else list(GAMES.values())
    letters = "".join(kind.CLAUSES for kind in kinds)
    text = (FOLDER / language / "clauses.ftl").read_text(encoding="utf-8")
    console = Console()
    if not letters:
        console.print(say("rules-unwritten", language))
    for chapter, clause in re.findall(rf"^## (.*)$|^({CLAUSE}) =", text, re.MULTILINE):
        if chapter and chapter[0] in letters:
            console.print(f"\n[bold]{chapter}[/bold]", highlight=False)
        elif clause and clause[0] in letters:
            print_clause(console, clause, language)


def print_clause(console: Console, clause: str, language: str) -> None:
    """Print a clause with its id."""
    console.print(f"[cyan]{clause}[/cyan]  {say(clause, language)}", highlight=False)
