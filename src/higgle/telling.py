"""Telling what happened: an event, as an audience saw it, becomes a sentence in any language."""

import re
from collections import Counter
from collections.abc import Sequence

from higgle.core import DOWN, NOBODY, Cards, Event, Table
from higgle.i18n import FOLDER, knows, say


def tell(table: Table, event: Event, names: Sequence[str], language: str = "en") -> str:
    """An event in words; nothing where the catalogue has no sentence for it."""
    message = f"event-{event.name}"
    if not knows(message, language):
        return ""
    player = names[event.seat] if event.seat != NOBODY else ""
    words: dict[str, str | int] = {"player": player, "cards": moved(table, event, language)}
    numbers = table.numbers(event)
    for name, number in numbers.items():
        words[name] = word(table, name, number, names, language)
    if "hand" in numbers and "open" in numbers:
        hand, shown = listed(numbers["hand"]), listed(numbers["open"])
        stored = listed(numbers.get("stored", ()))
        words["give"] = given(table, table.KINDS["hand"], hand, shown, stored, language)
    if listed(numbers.get("instead", ())):
        choices = [listed(numbers["want"]), *split(listed(numbers["instead"]))]
        words["want"] = either(table, table.KINDS["want"], choices, language)
    return say(message, language, **words)


def rules(game: type[Table], language: str = "en") -> list[str]:
    """Every clause that rules a game, with its id, under the headings."""
    text = (FOLDER / language / "clauses.ftl").read_text(encoding="utf-8")
    found: list[str] = []
    for chapter, clause in re.findall(r"^## (.*)$|^([A-Z]\d\d) =", text, re.MULTILINE):
        if chapter and chapter[0] in game.CLAUSES:
            found.append(chapter)
        elif clause and clause[0] in game.CLAUSES:
            found.append(f"{clause} {say(clause, language)}")
    return found


def word(
    table: Table, name: str, number: int | Cards, names: Sequence[str], language: str
) -> str | int:
    """One of an event's numbers, as its name says how to read it."""
    kind = table.KINDS.get(name, "")
    if kind in table.CARDS:
        if isinstance(number, int):
            return title(table, kind, number, language)
        return cards(table, kind, number, language)
    if isinstance(number, tuple):
        return ", ".join(str(word(table, name, one, names, language)) for one in number)
    if kind == "seat":
        return names[number] if number >= 0 else ""
    return number + 1 if kind == "place" else number


def title(table: Table, family: str, code: int, language: str) -> str:
    """What a card is called."""
    return say("card-down" if code == DOWN else table.CARDS[family][code], language)


def cards(table: Table, family: str, codes: Sequence[int], language: str) -> str:
    """Cards by name, each with its number; those face down are counted."""
    parts: list[str] = []
    for code, count in Counter(codes).items():
        message = table.CARDS[family][code] if code != DOWN else "card-down"
        if knows(f"{message}.count", language):
            parts.append(say(f"{message}.count", language, n=count))
        else:
            parts += [say(message, language)] * count
    return ", ".join(parts) or say("nothing", language)


def given(
    table: Table, family: str, hand: Cards, shown: Cards, stored: Cards, language: str
) -> str:
    """What an offer gives; open cards that come out of a store are named as such."""
    if not stored:
        return cards(table, family, hand + shown, language)
    kept = Counter(shown)
    kept.subtract(stored)
    store = say("from-store", language, cards=cards(table, family, stored, language))
    rest = (*hand, *kept.elements())
    return ", ".join([*([cards(table, family, rest, language)] if rest else []), store])


def either(table: Table, family: str, choices: Sequence[Cards], language: str) -> str:
    """Cards among which somebody chooses."""
    first, *others = [cards(table, family, one, language) for one in choices]
    for other in others:
        first = say("cards-or", language, cards=first, others=other)
    return first


def split(told: Cards) -> list[Cards]:
    """Several lists that were told as one, with a 0 between them."""
    found: list[list[int]] = [[]]
    for card in told:
        if card:
            found[-1].append(card)
        else:
            found.append([])
    return [tuple(one) for one in found]


def moved(table: Table, event: Event, language: str) -> str:
    """The cards that moved, as far as their faces were seen."""
    codes: dict[str, list[int]] = {}
    for code, source, _, _ in event.moves:
        codes.setdefault(table.layout.families[source], []).append(code)
    return ", ".join(
        cards(table, family, found, language)
        for family, found in codes.items()
        if family in table.CARDS
    )


def listed(number: int | Cards) -> Cards:
    """A number of an event that is a list."""
    return (number,) if isinstance(number, int) else number
