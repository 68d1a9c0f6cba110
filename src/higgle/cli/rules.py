"""The commands `games` and `rules`: what can be played, and how."""

import re
from collections.abc import Iterator

from rich.table import Table as Grid

import higgle
from higgle.catalogue import GAMES, game_class
from higgle.cli.arguments import Language, Terminal, choose_language, print_json
from higgle.core import Fact, require
from higgle.i18n import FOLDER, knows, say

CLAUSE = r"[A-Z]\d\d"
"""The id of a clause."""


def games(*, json: bool = False, language: Language = None) -> None:
    """List the games with their seats and options.

    Parameters
    ----------
    json:
        Print JSON.
    """
    entries = higgle.games(choose_language(language))
    if json:
        print_json(entries)
        return
    console = Terminal()
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


def rules(game: str = "", /, *, json: bool = False, language: Language = None) -> None:
    """Print the rules clause by clause: of one game, a single clause, or all.

    Parameters
    ----------
    game:
        The id of a game, such as `bohnanza`, or of a clause, such as `B12` (default: all rules).
    json:
        Print a list of chapters, ids and texts as JSON.
    """
    tongue = choose_language(language)
    if json:
        print_json(list(clauses(game, tongue)))
    else:
        print_rules_for(game, tongue)


class Clause(Fact, frozen=True):
    """A clause of the rules; the text is in the reader's language."""

    id: str
    chapter: str
    text: str


def clauses(about: str, language: str) -> Iterator[Clause]:
    """The clauses of a game, of all games, or the one that is named by its id."""
    wanted = about.upper() if re.fullmatch(CLAUSE, about.upper()) else ""
    require(not wanted or knows(wanted), "unknown-clause", text=wanted)
    kinds = [game_class(about)] if about and not wanted else list(GAMES.values())
    letters = wanted[:1] or "".join(kind.CLAUSES for kind in kinds)
    text = (FOLDER / language / "clauses.ftl").read_text(encoding="utf-8")
    under = ""
    for chapter, clause in re.findall(rf"^## (.*)$|^({CLAUSE}) =", text, re.MULTILINE):
        under = chapter or under
        if clause and clause[0] in letters and wanted in ("", clause):
            yield Clause(clause, under, say(clause, language))


def print_rules_for(about: str, language: str) -> None:
    """Print the clauses of a game under their headings, or a clause by its id."""
    found = list(clauses(about, language))
    console = Terminal()
    if not found:
        console.print(say("rules-unwritten", language))
    chapter = ""
    for one in found:
        if one.chapter != chapter and len(found) > 1:
            chapter = one.chapter
            console.print(f"\n[bold]{chapter}[/bold]", highlight=False)
        console.print(f"[cyan]{one.id}[/cyan]  {one.text}", highlight=False)
