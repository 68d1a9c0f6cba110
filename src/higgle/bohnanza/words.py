"""Reading the text form of actions."""

import re
from typing import Final

from higgle.bohnanza.actions import (
    Accept,
    BuyField,
    Confirm,
    Decline,
    EndTrade,
    Harvest,
    Offer,
    Pass,
    Plant,
    Withdraw,
)
from higgle.bohnanza.beans import CODES
from higgle.core import Action, Cards, Illegal, Seat, require, sorted_cards

PLAIN: Final[dict[str, Action]] = {
    "end trade": EndTrade(),
    "buy field": BuyField(),
    "pass": Pass(),
}
"""The actions that are always written alike."""


def read(text: str) -> Action:
    """The action that a text means; a text that means none is refused with an example."""
    words = text.lower().replace(",", " ").split()
    require(words, "no-text")
    plain = PLAIN.get(" ".join(words))
    if plain is not None:
        return plain
    verb, rest = words[0], words[1:]
    if verb == "offer":
        return read_offer(rest)
    if verb == "accept":
        return Accept(number(rest), *read_cards(rest[2:] if rest[1:2] == ["with"] else rest[1:]))
    if verb == "confirm":
        return read_confirm(rest)
    if verb == "plant":
        require(1 <= len(rest) <= 2, "plant-text")
        return Plant(number(rest[-1:]) - 1, sort(rest[0]) if len(rest) == 2 else 0)
    require(
        verb in ("harvest", "decline", "withdraw") and len(rest) == 1, "unknown-text", text=text
    )
    if verb == "harvest":
        return Harvest(number(rest) - 1)
    return Decline(number(rest)) if verb == "decline" else Withdraw(number(rest))


def read_offer(words: list[str]) -> Offer:
    """`offer 2 blue and 1 soy up for 1 red or 2 green to all answering 3`."""
    parts = re.fullmatch(r"(.+) for (.+?)(?: to (.+?))?(?: answering (\d{1,6}))?", " ".join(words))
    require(parts, "offer-text")
    assert parts is not None
    hand, shown, stored = read_sorts(parts[1].split())
    wants: list[Cards] = []
    for words_of_one in parts[2].split(" or "):
        want, extra, _ = read_sorts(words_of_one.split())
        require(not extra, "offer-text")
        wants.append(want)
    wants.sort()
    answers = int(parts[4]) if parts[4] else -1
    to = read_seats(parts[3])
    return Offer(hand, shown, wants[0], to, answers, stored, tuple(wants[1:]))


def read_confirm(words: list[str]) -> Confirm:
    """`confirm 7 with 2 giving 1 and 4`."""
    require(len(words) >= 3 and words[1] == "with", "confirm-text")
    require(len(words) == 3 or words[3] == "giving", "confirm-text")
    places, shown, _ = read_cards(words[4:])
    require(not shown, "confirm-text")
    return Confirm(number(words), number(words[2:]) - 1, places)


def read_sorts(words: list[str]) -> tuple[Cards, Cards, Cards]:
    """Sorts with numbers before them; `up` and `stored` mark open cards, the latter stored ones."""
    hand: list[int] = []
    shown: list[int] = []
    stored: list[int] = []
    last: list[int] = []
    count = 0
    for word in words:
        if word in ("and", "nothing"):
            continue
        if word.isdecimal():
            require(not count, "offer-text")
            count = number([word])
            require(count <= 30, "offer-text")
        elif word in ("up", "stored"):
            require(last, "offer-text")
            shown += last
            stored += last if word == "stored" else []
            del hand[len(hand) - len(last) :]
            last = []
        else:
            last = [sort(word)] * (count or 1)
            hand += last
            count = 0
    require(not count, "offer-text")
    return sorted_cards(hand), sorted_cards(shown), sorted_cards(stored)


def read_cards(words: list[str]) -> tuple[Cards, Cards, Cards]:
    """Places of the hand as numbers, and open cards as sorts followed by `up` or `stored`."""
    first = next(
        (at for at, word in enumerate(words) if not word.isdecimal() and word != "and"), -1
    )
    if first < 0:
        return sorted_cards([number([word]) - 1 for word in words if word != "and"]), (), ()
    if first and words[first - 1].isdecimal():
        first -= 1
    unmarked, shown, stored = read_sorts(words[first:])
    require(not unmarked, "accept-text")
    return read_cards(words[:first])[0], shown, stored


def read_seats(text: str | None) -> tuple[Seat, ...]:
    """`all`, or seats by number."""
    if text is None or text == "all":
        return ()
    return sorted_cards([number([word]) - 1 for word in text.split() if word != "and"])


def number(words: list[str]) -> int:
    """A number from 1 as people write it."""
    require(words and re.fullmatch(r"[0-9]{1,6}", words[0]) and int(words[0]), "number-text")
    return int(words[0])


def sort(word: str) -> int:
    """The code of a bean's name."""
    code = CODES.get(word)
    if code is None:
        raise Illegal("bean-text", bean=word)
    return code
