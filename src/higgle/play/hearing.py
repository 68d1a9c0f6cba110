"""Hearing: lines of chat that mean something at a trade board, in four languages.

`anyone blue?`, `2 red for a chili?`, `I give soy`, `never stink`, `no thanks`: a small grammar of
cards, numbers and a few words. What it does not understand is chat and nothing more.
"""

import re
from collections.abc import Sequence
from functools import cache
from typing import Final

from higgle.core import Cards
from higgle.i18n import LANGUAGES, say
from higgle.play.talk import Call, Refusal, Signal, Spoken

STEM: Final = 4
"""How many letters tell a card in any of its forms."""
MOST: Final = 12
"""A longer line is a story."""


def understand(text: str, cards: Sequence[str]) -> Spoken | None:
    """What a line of chat says about cards, if anything; `cards` are the messages of the cards."""
    words = re.findall(r"\w+", plain(text))
    if not words or len(words) > MOST:
        return None
    said = frozenset(words)
    split = next((at for at, word in enumerate(words) if at and word in spoken("for")), -1)
    first, second = words[:split], words[split + 1 :]
    if split > 0 and named(first, cards) and named(second, cards):
        return Call(named(second, cards), named(first, cards))
    found = named(words, cards)
    if not found:
        return Refusal() if words[0] in spoken("no") and len(words) <= 3 else None
    if said & spoken("never"):
        return Signal(never=tuple(sorted(set(found))))
    if said & spoken("no"):
        return None
    somebody, likes = bool(said & spoken("anybody")), bool(said & spoken("likes"))
    if (somebody and likes) or (not somebody and said & spoken("give")):
        return Call((), found)
    return Call(found, ()) if somebody or likes or text.rstrip().endswith("?") else None


def named(words: Sequence[str], cards: Sequence[str]) -> Cards:
    """The cards that words name, each as often as the number before it says."""
    found: list[int] = []
    count = 1
    stems = known(tuple(cards))
    beans = spoken("card")
    numbers = {word: number for number in (1, 2, 3) for word in spoken(str(number))}
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
def known(cards: tuple[str, ...]) -> dict[str, int]:
    """The stems of all names of all cards, in every language; what two share names neither."""
    found: dict[str, set[int]] = {}
    for card, message in enumerate(cards):
        if card:
            names = [message.partition("-")[2], *[say(message, one) for one in LANGUAGES]]
            for word in re.findall(r"\w+", plain(" ".join(names))):
                if word not in spoken("card"):
                    found.setdefault(word[:STEM], set()).add(card)
                    found.setdefault(word, set()).add(card)
    return {stem: next(iter(codes)) for stem, codes in found.items() if len(codes) == 1}


@cache
def spoken(what: str) -> frozenset[str]:
    """The words of all languages that mean something, from the catalogue."""
    return frozenset(plain(" ".join([say(f"hear-{what}", one) for one in LANGUAGES])).split())


def plain(text: str) -> str:
    """Letters as people type them in a hurry."""
    return text.lower().replace("\u0451", "\u0435")
