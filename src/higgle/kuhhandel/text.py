"""Reading the text form of actions."""

import re
from typing import Final

from higgle.core import Action, Cards, Illegal, require
from higgle.kuhhandel.animals import CODES, RAT
from higgle.kuhhandel.auction import CALLS, Bid, Buy, Call, Ceiling, Pass, Pay, Sell, Show
from higgle.kuhhandel.cow_trade import Accept, Counter, Offer
from higgle.kuhhandel.dutch import Claim, Count, Mark
from higgle.kuhhandel.money import CODES as MONEY
from higgle.kuhhandel.show_money import ShowMoney
from higgle.kuhhandel.turn import Auction, Give, Keep, Lay, Share, Take, Trade

SINGLE: Final[dict[str, Action]] = {
    "auction": Auction(),
    "pass": Pass(),
    "sell": Sell(),
    "show": Show(),
    "take": Take(),
    "accept": Accept(),
    "share": Share(),
    "keep": Keep(),
    "give": Give(),
}


def read(text: str) -> Action:
    """The action that a text means; a text that means none is refused with an example."""
    words = text.lower().replace(",", " ").split()
    require(words, "no-text")
    verb, rest = words[0], words[1:]
    if verb in SINGLE and (not rest or words == ["take", "rat"]):
        return SINGLE[verb]
    if verb == "bid":
        return read_bid(rest)
    if verb == "call":
        require(len(rest) == 2 and rest[1] in CALLS[1:], "call-text")
        return Call(number(rest[0]), CALLS.index(rest[1]))
    if verb == "show":
        return read_show(rest)
    if verb == "trade":
        require(len(rest) == 3 and rest[1] == "with", "trade-text")
        return Trade(animal(rest[0]), number(rest[2]) - 1)
    return read_money(verb, rest, text)


def read_bid(rest: list[str]) -> Bid:
    """`bid 120`, or `bid 120 over 110`."""
    require(len(rest) == 1 or (len(rest) == 3 and rest[1] == "over"), "bid-text")
    return Bid(number(rest[0]), number(rest[2]) if len(rest) == 3 else 0)


def read_show(rest: list[str]) -> ShowMoney:
    """`show 100 50 to 2`, `show money to all`."""
    require("to" in rest, "show-money-text")
    at = rest.index("to")
    what, whom = rest[:at], [word for word in rest[at + 1 :] if word != "and"]
    require(what and whom, "show-money-text")
    seats = () if whom == ["all"] else tuple(sorted([number(word) - 1 for word in whom]))
    return ShowMoney(() if what == ["money"] else tuple(sorted(cards(what))), seats)


def read_money(verb: str, rest: list[str], text: str) -> Action:
    """Numbers, and money cards by their worth."""
    if verb == "buy":
        return Buy(cards(rest[1:] if rest[:1] == ["with"] else rest))
    if verb == "pay":
        return Pay(cards(rest))
    if verb == "offer":
        counted = rest[-1:] == ["counted"]
        return Offer(cards(rest[:-1] if counted else rest), counted)
    if verb == "counter":
        return Counter(cards(rest))
    require(len(rest) == 1, "unknown-text", text=text)
    if verb == "lay":
        return Lay(card(rest[0]))
    if verb == "ceiling":
        return Ceiling(number(rest[0]))
    if verb == "claim":
        return Claim(number(rest[0]))
    if verb == "mark":
        return Mark(number(rest[0]))
    require(verb == "count", "unknown-text", text=text)
    return Count(number(rest[0]))


def cards(words: list[str]) -> Cards:
    """Money cards, or `nothing`."""
    if words == ["nothing"]:
        return ()
    return tuple([card(word) for word in words if word != "and"])


def card(word: str) -> int:
    """The code of a money card."""
    code = MONEY.get(number(word))
    if code is None:
        raise Illegal("money-text", card=word)
    return code


def animal(word: str) -> int:
    """The code of a species, or of the rat."""
    code = CODES.get(word, 0)
    require(0 < code <= RAT, "animal-text", animal=word)
    return code


def number(word: str) -> int:
    """A number as people write it."""
    require(re.fullmatch(r"[0-9]{1,6}", word), "amount-text", word=word)
    return int(word)
