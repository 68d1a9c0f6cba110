"""A picture of a view for the terminal, of any game."""

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from higgle.bohnanza.bohnaparte.game import Bohnaparte
from higgle.bohnanza.trade import Trade
from higgle.cli.beanland import beanland
from higgle.speech import knows, say
from higgle.table import DOWN, Table
from higgle.telling import cards, title

COLOURS = {
    "bean-blue": "blue",
    "bean-chili": "red",
    "bean-stink": "yellow",
    "bean-green": "green",
    "bean-soy": "bright_yellow",
    "bean-black-eyed": "magenta",
    "bean-red": "bright_red",
    "bean-garden": "bright_green",
}

MANY = 12
"""A common pile of more cards is only counted."""


def picture(view: Table, names: list[str], language: str) -> RenderableType:
    """Every pile that is seen: the common ones in a line, then a column for each seat.

    Seats have their numbers, by which people name them when they type.
    """
    common = Text()
    rows: dict[str, list[Text]] = {}
    for index, name in enumerate(view.layout.names):
        owner = view.layout.owners[index]
        if view.layout.families[index] not in view.CARDS:
            continue
        said = pile_text(view, index, language)
        if owner < 0 and said:
            common.append(f"{pile_name(name, language)}: ", style="bold")
            common.append_text(said)
            common.append("   ")
        elif owner >= 0:
            rows.setdefault(name, []).append(said)
    grid = Grid(show_lines=False)
    grid.add_column("")
    for seat, name in enumerate(names):
        mark = " ◀" if getattr(view, "active", -1) == seat else ""
        grid.add_column(f"{seat + 1} {name}{mark}", style="bold" if seat == view.audience else "")
    for name, texts in rows.items():
        if any(texts):
            grid.add_row(pile_name(name, language), *texts)
    return Group("", common, grid, *board(view, names, language))


def board(view: Table, names: list[str], language: str) -> list[Text]:
    """The map and the open offers, where a game has them."""
    if not isinstance(view, Trade):
        return []
    found = [beanland(view, language)] if isinstance(view, Bohnaparte) else []
    for offer in view.offers:
        words: dict[str, str | int] = {
            "offer": offer.id,
            "maker": names[offer.maker],
            "give": cards(view, "bean", offer.hand + offer.open, language),
            "want": cards(view, "bean", offer.want, language),
            "accepted": ", ".join(names[seat] for seat in offer.accepted) or "-",
        }
        found.append(Text(say("cli-offer", language, **words), "green"))
    return found


def pile_name(name: str, language: str) -> str:
    """What a pile is called; fields are numbered."""
    word, _, number = name.rpartition("-")
    if number.isdecimal() and knows(f"pile-{word}", language):
        return f"{say(f'pile-{word}', language)} {number}"
    return say(f"pile-{name}", language) if knows(f"pile-{name}", language) else name


def pile_text(view: Table, index: int, language: str) -> Text:
    """The cards of a pile: an own hand in its order, others by number."""
    pile = view.piles[index]
    family = view.layout.families[index]
    if view.layout.bags[index]:
        return Text(str(sum(pile)))
    if all(card == DOWN for card in pile):
        return Text(str(len(pile)) if pile else "")
    if view.layout.names[index] == "hand":
        text = Text()
        for place, card in enumerate(pile, 1):
            message = view.CARDS[family][card]
            text.append(
                f"{place} {title(view, family, card, language)}\n", COLOURS.get(message, "")
            )
        return text
    if len(pile) > MANY and view.layout.owners[index] < 0:
        return Text(str(len(pile)))
    message = view.CARDS[family][pile[-1]]
    return Text(cards(view, family, sorted(pile), language), COLOURS.get(message, ""))


def scores(table: Table, names: list[str], language: str) -> RenderableType:
    """What everybody's result is made of, with a star for those who have won."""
    grid = Grid(box=None, show_header=False, padding=(0, 2))
    for seat, parts in enumerate(table.scores(detail=True)):
        made_of = ", ".join(f"{part_name(part, language)} {count}" for part, count in parts.items())
        star = "★" if seat in table.winners() else ""
        grid.add_row(names[seat], str(sum(parts.values())), star, made_of)
    return grid


def part_name(part: str, language: str) -> str:
    """What a part of a score is called; a land's is the land's name."""
    for message in (f"score-{part}", f"land-{part}"):
        if knows(message):
            return say(message, language)
    return part
