"""Looking things up: the games that can be played, and their rules."""

import re
import sys
from typing import Annotated, Literal

import msgspec
from cyclopts import Parameter
from rich.console import Console
from rich.table import Table as Grid

import higgle
from higgle.catalogue import game_class
from higgle.speech import FOLDER, say

FAMILIES = {
    "bohnanza": "B",
    "bohnanza-plus": "BP",
    "high-bohn": "BH",
    "bohnaparte": "BW",
    "kuhhandel": "K",
}
"""The letters of the clauses that rule each game."""

Language = Annotated[Literal["en", "ru", "cs", "de"], Parameter(help="The language of texts.")]


def games(*, json: bool = False, language: Language = "en") -> None:
    """List the games with their seats and options.

    Parameters
    ----------
    json:
        Print JSON for programs.
    """
    entries = higgle.games(language)
    if json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(entries)).decode() + "\n")
        return
    console = Console()
    for entry in entries:
        seats = f"{entry.seats[0]}-{entry.seats[-1]}"
        console.print(f"[bold]{entry.id}[/bold]  {entry.title}, {seats}", highlight=False)
        grid = Grid(box=None, show_header=False, padding=(0, 2))
        for option in entry.options:
            values = "/".join(str(value).lower() for value in option.values) or "…"
            chosen = str(option.default).lower()
            grid.add_row(f"{option.name}={chosen}", values, option.text)
        console.print(grid, highlight=False)


def rules(game: str = "", *, language: Language = "en") -> None:
    """Print the rules clause by clause, of one game or of all.

    Parameters
    ----------
    game:
        A game's id, such as `bohnanza`; without one, all rules.
    """
    if game:
        game_class(game)
    letters = FAMILIES[game] if game else "BPHWK"
    text = (FOLDER / language / "clauses.ftl").read_text(encoding="utf-8")
    console = Console()
    for chapter, clause in re.findall(r"^## (.*)$|^([BPHWK]\d\d) =", text, re.MULTILINE):
        if chapter and chapter[0] in letters:
            console.print(f"\n[bold]{chapter}[/bold]", highlight=False)
        elif clause and clause[0] in letters:
            console.print(f"[cyan]{clause}[/cyan]  {say(clause, language)}", highlight=False)
