"""Reading the text form of actions."""

import re
from typing import Final

from higgle.bohnanza.beans import CODES
from higgle.bohnanza.dealing import Accept, Confirm, Decline, Withdraw
from higgle.bohnanza.harvest import BuyField, Harvest
from higgle.bohnanza.planting import Plant
from higgle.bohnanza.trading import EndTrade, Offer
from higgle.bohnanza.turn import Pass
from higgle.core import Action, Cards, Illegal, Seat, require, sorted_cards

PLAIN: Final[dict[str, Action]] = {
    "end trade": EndTrade(),
    "buy field": BuyField(),
    "pass": Pass(),
}
"""The actions that are always written alike."""


def parse_action(text: str) -> Action:
    """The action that a text means; a text that means none is refused with an example."""
    words = text.lower().replace(",", " ").split()
    require(words, "no-text")
    plain = PLAIN.get(" ".join(words))
    if plain is not None:
        return plain
    verb, rest = words[0], words[1:]
    if verb == "offer":
        return parse_offer(rest)
    if verb == "accept":
        return Accept(
            parse_number(rest), *parse_cards(rest[2:] if rest[1:2] == ["with"] else rest[1:])
        )
    if verb == "confirm":
        return parse_confirm(rest)
    if verb == "plant":
        require(1 <= len(rest) <= 2, "plant-text")
        return Plant(parse_number(rest[-1:]) - 1, parse_sort(rest[0]) if len(rest) == 2 else 0)
    require(
        verb in ("harvest", "decline", "withdraw") and len(rest) == 1, "unknown-text", text=text
    )
    if verb == "harvest":
        return Harvest(parse_number(rest) - 1)
    return Decline(parse_number(rest)) if verb == "decline" else Withdraw(parse_number(rest))


def parse_offer(words: list[str]) -> Offer:
    """`offer 2 blue and 1 soy up for 1 red or 2 green to all answering 3`."""
    parts = re.fullmatch(r"(.+) for (.+?)(?: to (.+?))?(?: answering (\d{1,6}))?", " ".join(words))
    require(parts, "offer-text")
    assert parts is not None
    hand, shown, stored = parse_sorts(parts[1].split())
    wants: list[Cards] = []
    for words_of_one in parts[2].split(" or "):
        want, extra, _ = parse_sorts(words_of_one.split())
        require(not extra, "offer-text")
        wants.append(want)
    wants.sort()
    answers = int(parts[4]) if parts[4] else -1
    to = parse_seats(parts[3])
    return Offer(hand, shown, wants[0], to, answers, stored, tuple(wants[1:]))


def parse_confirm(words: list[str]) -> Confirm:
    """`confirm 7 with 2 giving 1 and 4`."""
    require(len(words) >= 3 and words[1] == "with", "confirm-text")
    require(len(words) == 3 or words[3] == "giving", "confirm-text")
    places, shown, _ = parse_cards(words[4:])
    require(not shown, "confirm-text")
    return Confirm(parse_number(words), parse_number(words[2:]) - 1, places)


def parse_sorts(words: list[str]) -> tuple[Cards, Cards, Cards]:
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
            count = parse_number([word])
            require(count <= 30, "offer-text")
        elif word in ("up", "stored"):
            require(last, "offer-text")
            shown += last
            stored += last if word == "stored" else []
            del hand[len(hand) - len(last) :]
            last = []
        else:
            last = [parse_sort(word)] * (count or 1)
            hand += last
            count = 0
    require(not count, "offer-text")
    return sorted_cards(hand), sorted_cards(shown), sorted_cards(stored)


def parse_cards(words: list[str]) -> tuple[Cards, Cards, Cards]:
    """Places of the hand as numbers, and open cards as sorts followed by `up` or `stored`."""
    first = next(
        (at for at, word in enumerate(words) if not word.isdecimal() and word != "and"), -1
    )
    if first < 0:
        return sorted_cards([parse_number([word]) - 1 for word in words if word != "and"]), (), ()
    if first and words[first - 1].isdecimal():
        first -= 1
    unmarked, shown, stored = parse_sorts(words[first:])
    require(not unmarked, "accept-text")
    return parse_cards(words[:first])[0], shown, stored


def parse_seats(text: str | None) -> tuple[Seat, ...]:
    """`all`, or seats by number."""
    if text is None or text == "all":
        return ()
    return sorted_cards([parse_number([word]) - 1 for word in text.split() if word != "and"])


def parse_number(words: list[str]) -> int:
    """A number from 1 as people write it."""
    require(words and re.fullmatch(r"[0-9]{1,6}", words[0]) and int(words[0]), "number-text")
    return int(words[0])


def parse_sort(word: str) -> int:
    """The code of a bean's name."""
    code = CODES.get(word)
    if code is None:
        raise Illegal("bean-text", bean=word)
    return code
