"""Talk: what is said at a table beside the actions. It binds nobody, and everybody hears it.

Each kind is a value with a JSON form and a text form; cards are codes of the game's cards, and a
text names them by the words after the last dash of their messages: `bean-blue` is `blue`. A base
class with keywords is never compiled, and so this module is not.
"""

from collections.abc import Sequence
from typing import Literal

import msgspec

from higgle.core import Cards, Fact, Illegal, Record, Seat, Table, Uttered, require
from higgle.core.values import tag

Why = Literal["no", "price", "no_room", "keeps", "later"]
"""Why somebody refuses: just no, too little, nowhere to plant it, grows it too, or not yet."""


NEXT, NO_BID, PEACE = "next", "no_bid", "peace"
PactKind = Literal["next", "no_bid", "peace"]
"""What a pact is about: the next such cards that I turn up are yours, I do not bid for this card,
and I do not attack you, or trade for your cows, for some rounds."""


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


class Pact(SpeechAct, frozen=True):
    """A promise about later turns: my next cards of a sort, no bid for a card, or peace."""

    to: Seat
    what: PactKind
    cards: Cards = ()
    rounds: int = 0
    """For how many of my turns I keep peace."""


class RefusalReason(SpeechAct, frozen=True, tag="refusal"):
    """Why an offer was declined; 0 is the last one. The card is the one that it is about."""

    offer: int = 0
    why: Why = "no"
    card: int = 0


class ChatLine(SpeechAct, frozen=True, tag="line"):
    """A line of chat."""

    text: str


Spoken = TradeSignal | TradeCall | Promise | Pact | RefusalReason | ChatLine
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
    if isinstance(talk, Pact):
        return f"promise {write_pact(talk, cards)} to {talk.to + 1}"
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
            pact = read_pact(words[:at], int(words[at + 1]) - 1, cards)
            return pact or Promise(int(words[at + 1]) - 1, read_cards(words[:at], cards))
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


def write_pact(pact: Pact, cards: Sequence[str]) -> str:
    """What a pact promises: `next 1 blue`, `no bid on 1 cow`, `peace for 2 rounds`."""
    if pact.what == PEACE:
        return f"peace for {pact.rounds} rounds"
    begins = "next" if pact.what == NEXT else "no bid on"
    return f"{begins} {write_cards(pact.cards, cards)}"


def read_pact(words: Sequence[str], to: Seat, cards: Sequence[str]) -> Pact | None:
    """The pact that such words mean, if any."""
    if words[:1] == ["next"]:
        return Pact(to, "next", read_cards(words[1:], cards))
    if words[:3] == ["no", "bid", "on"]:
        return Pact(to, "no_bid", read_cards(words[3:], cards))
    if words[:2] == ["peace", "for"]:
        return Pact(to, "peace", (), min(100, int(words[2])))
    return None


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
