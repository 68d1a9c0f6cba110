"""A map of Beanland for the terminal."""

from rich.text import Text

from higgle.bohnanza.bohnaparte.game import Bohnaparte
from higgle.bohnanza.bohnaparte.lands import KINDS, PASTURE
from higgle.core import NOBODY
from higgle.i18n import say

HALF = 5
"""How many signs wide half a card is."""

COLOURS = ("red", "blue", "green", "magenta", "cyan", "yellow")
"""The colours of the seats."""


def beanland(view: Bohnaparte, language: str) -> Text:
    """Every land where it lies: its number, its sign and the number of the seat that owns it."""
    drawn = Text()
    row = end = 0
    for land, card in enumerate(view.lands):
        if card.row != row:
            drawn.append("\n")
            row, end = card.row, 0
        words = said(view, land)
        drawn.append(" " * (card.column * HALF - end))
        owner = view.owners[land]
        drawn.append(words, "dim" if owner == NOBODY else f"bold {COLOURS[owner]}")
        end = card.column * HALF + len(words)
    return drawn.append(f"\n{legend(view, language)}\n{say('cli-map', language)}\n", "dim")


def legend(view: Bohnaparte, language: str) -> str:
    """What the signs mean, of the kinds of land that lie on the table."""
    return ", ".join(
        f"{row.sign} {say(f'land-{kind}', language)} {row.points}★"
        + (f" ≥{row.minimum}" if row.minimum else "")
        for kind, row in KINDS.items()
        if kind in view.board.kinds
    )


def said(view: Bohnaparte, land: int) -> str:
    """A land in a few signs: `12 Fa:3^` is the farm of seat 3, with a fortress."""
    sign = KINDS[view.board.kinds[land]].sign
    if land in view.emptied or land in resting(view):
        sign = sign.lower()
    owner = view.owners[land]
    whose = "" if owner == NOBODY else f":{owner + 1}"
    return f"{land + 1} {sign}{whose}" + ("^" if land in view.fortresses else "")


def resting(view: Bohnaparte) -> list[int]:
    """The pastures whose cavalry is turned."""
    pastures = view.board.places[PASTURE]
    return [land for number, land in enumerate(pastures) if not view.ready[number]]
