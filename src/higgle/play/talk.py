"""Talk: what is said at a table beside the actions. It binds nobody, and everybody hears it.

Each kind is a value with a JSON form and a text form; cards are codes of the game's cards, and a
text names them by the words after the last dash of their messages: `bean-blue` is `blue`. A base
class with keywords is never compiled, and so this module is not.
"""

import re
from collections.abc import Sequence
from functools import cache
from typing import Final, Literal

import msgspec

from higgle.core import Cards, Fact, Illegal, Record, Seat, Table, Uttered, require
from higgle.core.values import tag
from higgle.i18n import LANGUAGES, say

STEM: Final = 4
"""How many letters tell a card in any of its forms, in chat."""
LONGEST_CHAT: Final = 12
"""Chat with more words is not parsed."""

Why = Literal["no", "price", "no_room", "keeps", "later"]
"""Why somebody refuses: just no, too little, nowhere to plant it, grows it too, or not yet."""


class SpeechAct(msgspec.Struct, frozen=True, gc=False, tag=tag, forbid_unknown_fields=True):
    """Something said."""


class TradeSignal(SpeechAct, frozen=True, tag="signal"):
    """What a seat would like, could give and never takes, until it says otherwise."""

    want: Cards = ()
    give: Cards = ()
    never: Cards = ()


class TradeCall(SpeechAct, frozen=True, tag="call"):
    """Make me an offer: the side that is empty is left open; all empty takes it back."""

    get: Cards = ()
    give: Cards = ()


class Promise(SpeechAct, frozen=True):
    """These go to a seat in my next turn."""

    to: Seat
    give: Cards


class RefusalReason(SpeechAct, frozen=True, tag="refusal"):
    """Why an offer was declined; 0 is the last one. The card is the one that it is about."""

    offer: int = 0
    why: Why = "no"
    card: int = 0


class ChatLine(SpeechAct, frozen=True, tag="line"):
    """A line of chat."""

    text: str


Spoken = TradeSignal | TradeCall | Promise | RefusalReason | ChatLine
"""Everything that can be said."""


MOST_PROMISED = 3
"""How many cards a promise may name."""
VERBS = ("say", "call", "signal", "promise", "refuse")
"""The words with which a text begins that says something."""


class Statement(Fact, frozen=True):
    """Who said what, and after how many actions."""

    seat: Seat
    step: int
    talk: Spoken


def verify(talk: Spoken) -> None:
    """Refuse what the rules of talk forbid: a promise of many cards."""
    if isinstance(talk, Promise):
        require(len(talk.give) <= MOST_PROMISED, "promise-too-large", most=MOST_PROMISED)


def write(talk: Spoken, cards: Sequence[str]) -> str:
    """What was said as people type it; `cards` are the messages of the game's cards."""
    if isinstance(talk, ChatLine):
        return f"say {talk.text}"
    if isinstance(talk, RefusalReason):
        about = f" {name(talk.card, cards)}" if talk.card else ""
        return f"refuse {talk.offer} {talk.why}{about}"
    if isinstance(talk, Promise):
        return f"promise {write_cards(talk.give, cards)} to {talk.to + 1}"
    if isinstance(talk, TradeCall):
        return f"call {write_cards(talk.give, cards)} for {write_cards(talk.get, cards)}"
    sides = (("want", talk.want), ("give", talk.give), ("never", talk.never))
    return " ".join(["signal", *[f"{side} {write_cards(codes, cards)}" for side, codes in sides]])


def read(text: str, cards: Sequence[str]) -> Spoken:
    """What a text says; one that says nothing is refused."""
    verb, _, rest = text.strip().partition(" ")
    words = rest.split()
    try:
        if verb == "say" and rest:
            return ChatLine(rest)
        if verb == "refuse":
            why = msgspec.convert(words[1], Why)
            return RefusalReason(int(words[0]), why, code(words[2], cards) if words[2:] else 0)
        if verb == "promise":
            at = words.index("to")
            return Promise(int(words[at + 1]) - 1, read_cards(words[:at], cards))
        if verb == "call":
            at = words.index("for")
            return TradeCall(read_cards(words[at + 1 :], cards), read_cards(words[:at], cards))
        if verb == "signal":
            first, second = words.index("give"), words.index("never")
            require(words[0] == "want", "talk-text", text=text)
            sides = words[1:first], words[first + 1 : second], words[second + 1 :]
            return TradeSignal(*[read_cards(side, cards) for side in sides])
    except (ValueError, IndexError, msgspec.ValidationError):
        pass
    raise Illegal("talk-text", text=text)


def talk_cards(table: Table) -> Sequence[str]:
    """The messages of the cards that talk at a table is about."""
    return next(iter(table.CARDS.values()), ())


def names_cards(talk: Spoken, number: int) -> bool:
    """Whether all cards that are spoken of are among so many."""
    parts = msgspec.structs.astuple(talk)
    return all(code < number for part in parts if isinstance(part, tuple) for code in part)


def minutes(record: Record, said: Sequence[Statement], cards: Sequence[str]) -> Record:
    """A record that tells what was said, too."""
    talk = [(one.step, Uttered(one.seat, write(one.talk, cards))) for one in said]
    return msgspec.structs.replace(record, talk=talk)


def write_cards(codes: Cards, cards: Sequence[str]) -> str:
    """Cards with their numbers: `2 blue and 1 red`."""
    sorts = sorted(set(codes))
    return " and ".join([f"{codes.count(c)} {name(c, cards)}" for c in sorts]) or "nothing"


def name(card: int, cards: Sequence[str]) -> str:
    """The word for a card."""
    return cards[card].partition("-")[2]


def code(word: str, cards: Sequence[str]) -> int:
    """The card that a word names."""
    return [name(card, cards) for card in range(len(cards))].index(word)


def read_cards(words: Sequence[str], cards: Sequence[str]) -> Cards:
    """Cards as people list them."""
    found: list[int] = []
    count = 1
    for word in words:
        if word in ("and", "nothing"):
            continue
        if word.isdecimal():
            count = min(30, int(word))
        else:
            found += [code(word, cards)] * count
            count = 1
    return tuple(sorted(found))


# Chat in any language: `anyone blue?`, `2 red for a chili?`, `I give soy`, `never stink`


def parse_chat(text: str, cards: Sequence[str]) -> Spoken | None:
    """What a line of chat says about cards, if anything; `cards` are the messages of the cards."""
    words = re.findall(r"\w+", normalize(text))
    if not words or len(words) > LONGEST_CHAT:
        return None
    said = frozenset(words)
    split = next((at for at, word in enumerate(words) if at and word in catalogue_words("for")), -1)
    first, second = words[:split], words[split + 1 :]
    if split > 0 and find_cards(first, cards) and find_cards(second, cards):
        return TradeCall(find_cards(second, cards), find_cards(first, cards))
    found = find_cards(words, cards)
    if not found:
        return RefusalReason() if words[0] in catalogue_words("no") and len(words) <= 3 else None
    if said & catalogue_words("never"):
        return TradeSignal(never=tuple(sorted(set(found))))
    if said & catalogue_words("no"):
        return None
    somebody, likes = bool(said & catalogue_words("anybody")), bool(said & catalogue_words("likes"))
    if (somebody and likes) or (not somebody and said & catalogue_words("give")):
        return TradeCall((), found)
    return TradeCall(found, ()) if somebody or likes or text.rstrip().endswith("?") else None


def find_cards(words: Sequence[str], cards: Sequence[str]) -> Cards:
    """The cards that words name, each as often as the number before it says."""
    found: list[int] = []
    count = 1
    stems = card_stems(tuple(cards))
    beans = catalogue_words("card")
    numbers = {word: number for number in (1, 2, 3) for word in catalogue_words(str(number))}
    for word in words:
        if word.isdecimal():
            count = min(9, int(word))
        elif word in numbers:
            count = numbers[word]
        elif word not in beans:
            card = stems.get(word) or stems.get(word[:STEM], 0)
            if card:
                found += [card] * count
                count = 1
    return tuple(sorted(found))


@cache
def card_stems(cards: tuple[str, ...]) -> dict[str, int]:
    """The stems of all names of all cards, in every language; what two share names neither."""
    found: dict[str, set[int]] = {}
    for card, message in enumerate(cards):
        if card:
            names = [message.partition("-")[2], *[say(message, one) for one in LANGUAGES]]
            for word in re.findall(r"\w+", normalize(" ".join(names))):
                if word not in catalogue_words("card"):
                    found.setdefault(word[:STEM], set()).add(card)
                    found.setdefault(word, set()).add(card)
    return {stem: next(iter(codes)) for stem, codes in found.items() if len(codes) == 1}


@cache
def catalogue_words(what: str) -> frozenset[str]:
    """The words of all languages that mean something, from the catalogue."""
    return frozenset(normalize(" ".join([say(f"hear-{what}", one) for one in LANGUAGES])).split())


def normalize(text: str) -> str:
    """Letters as people type them in a hurry."""
    return text.lower().replace("\u0451", "\u0435")
