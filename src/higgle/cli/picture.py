"""A picture of a view for the terminal, of any game."""

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from higgle.bohnanza.bohnaparte.game import Bohnaparte
from higgle.bohnanza.high_bohn.game import HighBohn
from higgle.bohnanza.offers import OpenOffer
from higgle.bohnanza.plus.orders import Orders
from higgle.bohnanza.trade import Trade
from higgle.cli.beanland import beanland
from higgle.cli.market import meters, order, order_place, paying, town
from higgle.speech import knows, say
from higgle.table import DOWN, Cards, Seat, Table
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
        family = view.layout.families[index]
        if family in view.CARDS:
            said = pile_text(view, index, language)
        elif isinstance(view, Orders) and family == "order" and view.piles[index]:
            said = Text(order(view, index))
        else:
            said = Text()
        if owner < 0 and said and name != "town":
            common.append(f"{pile_name(name, language)}: ", style="bold")
            common.append_text(said)
            common.append("   ")
        elif owner >= 0:
            rows.setdefault(name, []).append(said)
    grid = Grid(show_lines=False)
    grid.add_column("", overflow="fold")
    for seat, name in enumerate(names):
        mark = " ◀" if getattr(view, "active", -1) == seat else ""
        style = "bold" if seat == view.audience else ""
        grid.add_column(f"{seat + 1} {name}{mark}", style=style, overflow="fold")
    for name, texts in rows.items():
        if any(texts):
            grid.add_row(pile_name(name, language), *texts)
    return Group("", common, grid, *board(view, names, language))


def board(view: Table, names: list[str], language: str) -> list[Text]:
    """The map, the town, what beans pay and the open offers, where a game has them."""
    if not isinstance(view, Trade):
        return []
    found = [meters(view, language)]
    if isinstance(view, Bohnaparte):
        found.append(beanland(view, language))
    if isinstance(view, HighBohn):
        found.append(town(view, language))
    return [*found, *(offer_text(view, offer, names, language) for offer in view.offers)]


def offer_text(view: Trade, offer: OpenOffer, names: list[str], language: str) -> Text:
    """An open offer, who is still asked, and who has accepted it."""
    give = cards(view, "bean", offer.hand + offer.open, language)
    want = cards(view, "bean", offer.want, language)
    maker = names[offer.maker]
    said = [say("cli-offer", language, offer=offer.id, maker=maker, give=give, want=want)]
    for message, seats in (("cli-asked", awaited(offer)), ("cli-accepted", offer.accepted)):
        if seats:
            who = ", ".join(names[seat] for seat in seats)
            said.append(say(message, language, players=who))
    return Text(" ".join(said), "green")


def awaited(offer: OpenOffer) -> list[Seat]:
    """Those to whom the offer is made and who have not answered yet."""
    return [seat for seat in offer.to if seat not in offer.accepted + offer.declined]


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
        return hand_text(view, pile, language)
    if len(pile) > MANY and view.layout.owners[index] < 0:
        return Text(str(len(pile)))
    said = cards(view, family, sorted(pile), language) + paying(view, index)
    return Text(said, colour(view, pile[-1]) if family == "bean" else "")


def colour(view: Table, bean: int) -> str:
    """The colour of a sort, where the terminal has one like it."""
    return COLOURS.get(view.CARDS["bean"][bean], "")


def hand_text(view: Table, hand: Cards, language: str) -> Text:
    """An own hand from its front to its back, with the order where it lies."""
    lines = [
        Text(f"{place} {title(view, 'bean', card, language)}", colour(view, card))
        for place, card in enumerate(hand, 1)
    ]
    place = order_place(view)
    if place >= 0:
        lines.insert(place, Text(f"· {say('pile-order', language)}"))
    return Text("\n").join(lines)


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
