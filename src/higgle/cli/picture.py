"""Draw a view in the terminal, for any game."""

from random import Random

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from higgle.core import DOWN, Action, Ask, Cards, Table, known_cards
from higgle.i18n import knows, say
from higgle.narrator import cards, title

TRIES = 20
"""How many proposals are looked at for an example."""
MANY = 12
"""A common pile of more cards is only counted."""


COMMON = ("deck", "discard", "hand")
"""Piles that every game means alike; all other names of piles are a game's own."""


class Picture:
    """What a game looks like; a game with a picture of its own refines this plain one."""

    def show(self, view: Table, names: list[str], language: str) -> RenderableType:
        """Every pile that is seen: the common ones in a line, then a column for each seat.

        Seats have their numbers, by which people name them when they type.
        """
        common = Text()
        rows: dict[str, list[Text]] = {}
        for index, name in enumerate(view.layout.names):
            said = Text(" ").join(self.describe_pile(view, index, language))
            if view.layout.owners[index] >= 0:
                rows.setdefault(name, []).append(said)
            elif said:
                common.append(f"{pile_name(type(view), name, language)}: ", style="bold")
                common.append_text(said)
                common.append("   ")
        grid = Grid(show_lines=False)
        grid.add_column("", overflow="fold")
        for seat, name in enumerate(names):
            mark = " ◀" if getattr(view, "active", -1) == seat else ""
            style = "bold" if seat == view.audience else ""
            grid.add_column(f"{seat + 1} {name}{mark}", style=style, overflow="fold")
        for name, texts in rows.items():
            if any(texts):
                grid.add_row(pile_name(type(view), name, language), *texts)
        return Group("", common, grid, *self.notes(view, names, language))

    def describe_pile(self, view: Table, index: int, language: str) -> list[Text]:
        """A pile, and what of it was shown."""
        said, shown = self.pile(view, index, language), known_cards(view, index, view.audience)
        if not shown:
            return [said]
        named = self.name_shown(view, index, shown, language)
        return [*([said] if said else []), Text(say("picture-shown", language, cards=named))]

    def name_shown(self, view: Table, index: int, shown: Cards, language: str) -> str:
        """The words for cards that were shown."""
        return cards(view, view.layout.families[index], shown, language)

    def pile(self, view: Table, index: int, language: str) -> Text:
        """The cards of a pile: your own hand in its order, others by number."""
        pile = view.piles[index]
        family = view.layout.families[index]
        if family not in view.CARDS:
            return Text()
        if view.layout.bags[index]:
            return Text(str(sum(pile)))
        if all(card == DOWN for card in pile):
            return Text(str(len(pile)) if pile else "")
        if view.layout.names[index] == "hand":
            return self.hand(view, family, pile, language)
        if len(pile) > MANY and view.layout.owners[index] < 0:
            return Text(str(len(pile)))
        return Text(cards(view, family, sorted(pile), language))

    def hand(self, view: Table, family: str, hand: Cards, language: str) -> Text:
        """Your own hand from front to back."""
        lines = [
            Text(f"{place} {title(view, family, card, language)}")
            for place, card in enumerate(hand, 1)
        ]
        return Text("\n").join(lines)

    def due(self, view: Table, ask: Ask, language: str) -> str:
        """What the seat is to do, in one sentence."""
        found = view.hints().describe(ask)
        message = f"due-{found.what}"
        return say(message, language, count=found.count) if knows(message, language) else ""

    def about(self, view: Table, action: Action, language: str) -> str:
        """What a listed action is about, where its text does not say it."""
        return ""

    def examples(self, view: Table, ask: Ask) -> list[str]:
        """One action to type for each open form that is asked: a legal one, if one is found."""
        random = Random(0)
        tried = [view.propose(ask.seat, random) for _ in range(TRIES)]
        found = [action for action in tried if action is not None]
        found.sort(key=lambda action: "nothing" not in str(action))
        legal = {form_of(action): str(action) for action in found}
        return [legal.get(form, view.OPEN[form]) for form in ask.forms if form in view.OPEN]

    def notes(self, view: Table, names: list[str], language: str) -> list[Text]:
        """Lines below the piles."""
        return []


def form_of(action: Action) -> str:
    """The form of an action, as asks name it."""
    return str(type(action).__struct_config__.tag)


def pile_name(game: type[Table], name: str, language: str) -> str:
    """What a game, or one that it refines, calls a pile; fields are numbered."""
    word, _, number = name.rpartition("-")
    called, after = (word, f" {number}") if number.isdecimal() else (name, "")
    messages = [f"pile-{kind.ID}-{called}" for kind in game.__mro__ if issubclass(kind, Table)]
    if called in COMMON:
        messages.append(f"pile-{called}")
    for message in messages:
        if knows(message, language):
            return say(message, language) + after
    return name.replace("-", " ")


def winner_line(table: Table, names: list[str], language: str) -> str:
    """Who has won."""
    winners = [names[seat] for seat in table.winners()]
    if len(winners) == 1:
        return say("cli-wins", language, name=winners[0])
    return say("cli-win-shared", language, names=", ".join(winners))


def score_grid(table: Table, names: list[str], language: str) -> RenderableType:
    """Everybody's score by its parts, with a star for the winners."""
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
