"""Reading the text form of actions."""

import re
from typing import Final

from higgle.bohnanza.answers import Accept, Confirm, Decline, Withdraw
from higgle.bohnanza.beans import CODES
from higgle.bohnanza.harvest import BuyField, Harvest
from higgle.bohnanza.open_offers import ALL
from higgle.bohnanza.planting import Plant
from higgle.bohnanza.show_cards import HAND, ShowCards
from higgle.bohnanza.trading import EndTrade, Offer
from higgle.bohnanza.turn import Pass
from higgle.core import Action, Cards, Illegal, Seat, require, sorted_cards

PLAIN: Final[dict[str, Action]] = {
    "end trade": EndTrade(),
    "buy field": BuyField(),
    "pass": Pass(),
}
"""The actions that are always written alike."""

OFFER: Final = re.compile(
    r"(.+) for (.+?)(?: to (.+?))?(?: answering (\d{1,6}))?"
    r"(?: unless (\d{1,6}))?(?: together with (\d{1,6}))?"
)
"""What is given, what is wanted, to whom, and the other offers that it is about."""


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
        return parse_accept(rest)
    if verb == "confirm":
        return parse_confirm(rest)
    if verb == "show":
        return parse_show(rest)
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
    parts = OFFER.fullmatch(" ".join(words))
    require(parts, "offer-text")
    assert parts is not None
    take, gift = parse_any(parts[1])
    if not take and " or " in gift:
        take, gift = 1, " and ".join(one_of(gift))
    hand, shown, stored = parse_sorts(gift.split())
    give, wanted = parse_any(parts[2])
    if wanted.startswith("all "):
        give, wanted = ALL, wanted.removeprefix("all ")
    wants: list[Cards] = []
    for words_of_one in wanted.split(" or "):
        want, extra, _ = parse_sorts(words_of_one.split())
        require(not extra, "offer-text")
        wants.append(want)
    wants.sort()
    answers = int(parts[4]) if parts[4] else -1
    to = parse_seats(parts[3])
    either, both = int(parts[5] or 0), int(parts[6] or 0)
    more = tuple(wants[1:])
    return Offer(hand, shown, wants[0], to, answers, stored, more, take, give, either, both)


def parse_any(text: str) -> tuple[int, str]:
    """`any 2 of` before cards, and the cards; 0 where all of them are meant."""
    parts = re.fullmatch(r"any ([1-9]\d{0,1}) of (.+)", text)
    return (int(parts[1]), parts[2]) if parts else (0, text)


def one_of(text: str) -> list[str]:
    """`1 red or 1 blue up`: cards of which who answers takes one."""
    found = text.split(" or ")
    for words in found:
        hand, shown, _ = parse_sorts(words.split())
        require(len(hand) + len(shown) == 1, "offer-text")
    return found


def parse_accept(words: list[str]) -> Accept:
    """`accept 7 with 1 and 4 taking 1 blue`."""
    take: Cards = ()
    if "taking" in words:
        at = words.index("taking")
        take, extra, _ = parse_sorts(words[at + 1 :])
        require(take and not extra, "accept-text")
        words = words[:at]
    cards = words[2:] if words[1:2] == ["with"] else words[1:]
    return Accept(parse_number(words), *parse_cards(cards), take)


def parse_show(words: list[str]) -> ShowCards:
    """`show 1 blue and 2 red to 3`, `show hand to all`, `show 1 soy of depot to 2`."""
    parts = re.fullmatch(r"(.+?)(?: of ([a-z]+))? to (.+)", " ".join(words))
    require(parts, "show-text")
    assert parts is not None
    what, to = parts[1].split(), parse_seats(parts[3])
    if len(what) == 1 and what[0] not in CODES and not parts[2]:
        return ShowCards((), to, what[0])
    cards, shown, _ = parse_sorts(what)
    require(cards and not shown, "show-text")
    return ShowCards(cards, to, parts[2] or HAND)


def parse_confirm(words: list[str]) -> Confirm:
    """`confirm 7 with 2 giving 1 and 4`, or `confirm 7 with 2 together with 3`."""
    require(len(words) >= 3 and words[1] == "with", "confirm-text")
    end = words.index("together") if "together" in words else len(words)
    partner, places = parse_partner(words[2:end])
    if end == len(words):
        return Confirm(parse_number(words), partner, places)
    require(words[end + 1 : end + 2] == ["with"], "confirm-text")
    return Confirm(parse_number(words), partner, places, *parse_partner(words[end + 2 :]))


def parse_partner(words: list[str]) -> tuple[Seat, Cards]:
    """`2 giving 1 and 4`."""
    require(words and (len(words) == 1 or words[1] == "giving"), "confirm-text")
    places, shown, _ = parse_cards(words[2:])
    require(not shown, "confirm-text")
    return parse_number(words) - 1, places


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
