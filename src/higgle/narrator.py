"""The narrator: an event, as an audience saw it, becomes a message of the catalogue with its words.

What a word means travels with it, so that the page and the terminal only put it into a language.
"""

import re
from collections import Counter
from collections.abc import Sequence
from functools import cache, lru_cache

import msgspec

from higgle.core import DOWN, NOBODY, Cards, Event, Layout, Move, Seat, Table
from higgle.i18n import FOLDER, knows, say


class SeatWord(msgspec.Struct, frozen=True, tag="seat"):
    """A player; each reader has names of their own for them."""

    seat: int


class CardWord(msgspec.Struct, frozen=True, tag="card"):
    """What one card of a family is called."""

    family: str
    card: int


class CardsWord(msgspec.Struct, frozen=True, tag="cards"):
    """Cards of a family, each with its number.

    Those in `stored` come out of a store; `instead` are others among which somebody chooses. Of
    the cards any `some` are meant where that is a number, and all of their sort where it is -1.
    """

    family: str
    cards: Cards
    stored: Cards = ()
    instead: tuple[Cards, ...] = ()
    some: int = 0


Word = int | SeatWord | CardWord | CardsWord
Words = dict[str, Word | tuple[Word, ...]]
Fields = dict[str, int | Cards]


class Sentence(msgspec.Struct, frozen=True):
    """A message of the catalogue and the words in it."""

    message: str
    words: Words


class SeenEvent(msgspec.Struct, frozen=True):
    """What happened, as an audience sees it: the cards that moved, the numbers by their names.

    `sentence` tells it to that audience; there is none where the catalogue has no message.
    """

    name: str
    seat: int
    moves: tuple[Move, ...]
    fields: Fields
    sentence: Sentence | None = None


def show(table: Table, event: Event, audience: Seat) -> SeenEvent:
    """An event as it travels to an audience."""
    seen = table.seen(event, audience)
    fields, _ = read_event((type(table), table.layout), seen)
    return SeenEvent(seen.name, seen.seat, seen.moves, fields, narrate(table, seen, audience))


def unshow(game: type[Table], seen: SeenEvent) -> Event:
    """The event that a program was shown, with its numbers in the order of the game."""
    numbers: list[int] = []
    for name in game.EVENTS[seen.name]:
        part = name.removesuffix("?")
        if part != name and part.removesuffix("[]") not in seen.fields:
            break
        number = seen.fields[part.removesuffix("[]")]
        numbers += [number] if isinstance(number, int) else [len(number), *number]
    return Event(seen.name, seen.seat, seen.moves, tuple(numbers))


def narrate(table: Table, event: Event, reader: Seat = NOBODY) -> Sentence | None:
    """The sentence of an event; who took part has one of their own where the catalogue has it."""
    numbers, words = read_event((type(table), table.layout), event)
    family, printed = shown_without_name(table, event)
    message = message_for(table, event, numbers, reader, family)
    return Sentence(message, words | printed if printed else words) if message else None


@lru_cache(maxsize=100)
def read_event(game: tuple[type[Table], Layout], event: Event) -> tuple[Fields, Words]:
    """An event's numbers by their names, and its words; worked out once for all who see it so."""
    table, layout = game
    numbers = table.numbers(event)
    words: Words = {"player": SeatWord(event.seat), "cards": cards_moved(table, layout, event)}
    for name, number in numbers.items():
        words[name] = word(table, name, number)
    to = numbers.get("to", 0)
    if isinstance(to, tuple):
        words["all"] = int(1 < len(to) == layout.seats - 1)
    if "hand" in numbers and "open" in numbers:
        given = as_list(numbers["hand"]) + as_list(numbers["open"])
        stored = as_list(numbers.get("stored", ()))
        words["give"] = CardsWord(
            table.KINDS["hand"], given, stored, (), count(table, numbers, "take")
        )
    instead, some = as_list(numbers.get("instead", ())), count(table, numbers, "give")
    if instead or some:
        wanted, others = as_list(numbers["want"]), split(instead) if instead else ()
        words["want"] = CardsWord(table.KINDS["want"], wanted, (), others, some)
    return numbers, words


def message_for(table: Table, event: Event, numbers: Fields, reader: Seat, family: str = "") -> str:
    """Which message tells it: my deed, what somebody did with me, or that of others.

    Where a card without a name was seen, its family may have a message of its own.
    """
    name = event.name
    for link in ("either", "both", "took"):
        if numbers.get(link) and knows(f"event-{name}-{link}"):
            name = f"{name}-{link}"
    if family and knows(f"event-{name}-{family}"):
        name = f"{name}-{family}"
    if reader < 0:
        return choose_message(name, "")
    if event.seat == reader:
        return choose_message(name, "you-")
    partner = any(
        reader in as_list(number)
        for name, number in numbers.items()
        if table.KINDS.get(name) == "seat"
    )
    return choose_message(name, "to-you-" if partner else "")


@cache
def choose_message(name: str, part: str) -> str:
    """The message of an event for one who took this part in it, if the catalogue has any."""
    own, common = f"{part}{name.replace('_', '-')}", f"event-{name}"
    if part and knows(own):
        return own
    return common if knows(common) else ""


def word(table: type[Table], name: str, number: int | Cards) -> Word | tuple[Word, ...]:
    """One of an event's numbers, as its name says how to read it."""
    kind = table.KINDS.get(name, "")
    if kind in table.CARDS:
        if isinstance(number, int):
            return CardWord(kind, number)
        return CardsWord(kind, number)
    if isinstance(number, tuple):
        return tuple([plain_word(kind, one) for one in number])
    return plain_word(kind, number)


def plain_word(kind: str, number: int) -> Word:
    """A number that is no card."""
    if kind == "seat":
        return SeatWord(number)
    return number + 1 if kind == "place" else number


def cards_moved(table: type[Table], layout: Layout, event: Event) -> tuple[Word, ...]:
    """The cards that moved, family by family, as far as their faces were seen and have names."""
    codes: dict[str, list[int]] = {}
    for code, source, _, _ in event.moves:
        family = layout.families[source]
        codes.setdefault(family, []).append(code if family in table.CARDS else DOWN)
    return tuple([CardsWord(family, tuple(found)) for family, found in codes.items()])


def shown_without_name(table: Table, event: Event) -> tuple[str, Words]:
    """The family of a card whose face was seen and that has no name, and what is printed on it."""
    for code, source, _, _ in event.moves:
        family = table.layout.families[source]
        if code != DOWN and family not in table.CARDS:
            return family, {**table.numbers_on(family, code)}
    return "", {}


def tell(table: Table, event: Event, names: Sequence[str], language: str = "en") -> str:
    """An event in words, as a spectator reads it; nothing where the catalogue has no sentence."""
    sentence = narrate(table, event)
    if sentence is None:
        return ""
    words = {name: word_text(table, word, names, language) for name, word in sentence.words.items()}
    return say(sentence.message, language, **words)


def word_text(
    table: Table, word: Word | tuple[Word, ...], names: Sequence[str], language: str
) -> str | int:
    """A word of a sentence in a language."""
    match word:
        case SeatWord(seat):
            return names[seat] if seat >= 0 else ""
        case CardWord(family, card):
            return title(table, family, card, language)
        case CardsWord(family, shown, stored, instead, some):
            if instead:
                return either(table, family, [shown, *instead], language)
            if some:
                return part(table, family, shown, some, language)
            return name_gift(table, family, shown, stored, language)
        case tuple():
            return ", ".join([str(word_text(table, one, names, language)) for one in word])
        case _:
            return word


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


def name_gift(table: Table, family: str, shown: Cards, stored: Cards, language: str) -> str:
    """What an offer gives; cards that come out of a store are named as such."""
    if not stored:
        return cards(table, family, shown, language)
    kept = Counter(shown)
    kept.subtract(stored)
    store = say("from-store", language, cards=cards(table, family, stored, language))
    rest = tuple(kept.elements())
    return ", ".join([*([cards(table, family, rest, language)] if rest else []), store])


def either(table: Table, family: str, choices: Sequence[Cards], language: str) -> str:
    """Cards among which somebody chooses."""
    first, *others = [cards(table, family, one, language) for one in choices]
    for other in others:
        first = say("cards-or", language, cards=first, others=other)
    return first


def part(table: Table, family: str, shown: Cards, some: int, language: str) -> str:
    """So many of some cards, of somebody's choice; -1 is all that there are of their sort."""
    if some < 0:
        return say(f"{table.CARDS[family][shown[0]]}.all", language)
    if shown and some == 1:
        return either(table, family, [(card,) for card in dict.fromkeys(shown)], language)
    return say("cards-any", language, n=some, cards=cards(table, family, shown, language))


def count(table: type[Table], numbers: Fields, name: str) -> int:
    """A number that an event may leave out; of a kind, such as a card, it is no count."""
    found = 0 if name in table.KINDS else numbers.get(name, 0)
    return found if isinstance(found, int) else 0


def split(told: Cards) -> tuple[Cards, ...]:
    """Several lists that were told as one, with a 0 between them."""
    found: list[list[int]] = [[]]
    for card in told:
        if card:
            found[-1].append(card)
        else:
            found.append([])
    return tuple([tuple(one) for one in found])


def as_list(number: int | Cards) -> Cards:
    """A number of an event that is a list."""
    return (number,) if isinstance(number, int) else number
