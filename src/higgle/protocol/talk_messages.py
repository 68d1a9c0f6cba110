"""What travels as chat, signals and remarks, as bots hear it and as they say it."""

from typing import Final

from higgle.play import talk
from higgle.protocol.messages import (
    ClientMessage,
    Line,
    Phrase,
    Remark,
    Remarked,
    Said,
    Say,
    ServerMessage,
    Signal,
    Signalled,
    Wish,
    Word,
)

QUICK: Final[tuple[Phrase, ...]] = ("thanks", "nice", "wow", "sorry", "moment", "hurry")
"""The lines for everybody, which can be said before the game too."""
REFUSED: Final[dict[Phrase, talk.Why]] = {
    "too_little": "price",
    "no_room": "no_room",
    "keeps": "keeps",
    "not_now": "later",
    "later": "later",
}
"""Why an offer was declined, as people and as bots say it."""


def from_message(message: ServerMessage) -> talk.Statement | None:
    """What a message says to a bot, if it says anything."""
    if isinstance(message, Said):
        return from_line(message.line)
    if isinstance(message, Signalled):
        return from_wish(message.wish)
    if isinstance(message, Remarked):
        return from_word(message.word)
    return None


def to_message(said: talk.Statement) -> Wish | Word | None:
    """What a bot has said, as people are told it; a bot's refusal goes with its deed."""
    words = said.talk
    if isinstance(words, talk.TradeSignal):
        return Wish(said.seat, words.want, words.give, words.never)
    if isinstance(words, talk.TradeCall):
        return Word(0, said.seat, said.step, "call", 0, None, words.give, words.get)
    if isinstance(words, talk.Promise):
        return Word(0, said.seat, said.step, "promise", 0, words.to, words.give, ())
    if isinstance(words, talk.Pact):
        step, what, rounds = said.step, words.what, words.rounds
        return Word(0, said.seat, step, "pact", 0, words.to, words.cards, (), what, rounds)
    return None


def to_client_message(number: int, words: talk.Spoken) -> ClientMessage | None:
    """What a bot over the wire has to say, as a client sends it; a plain no says nothing new."""
    if isinstance(words, talk.TradeSignal):
        return Signal(number, words.want, words.give, words.never)
    if isinstance(words, talk.TradeCall):
        return Remark(number, "call", give=words.give, get=words.get)
    if isinstance(words, talk.Promise):
        return Remark(number, "promise", to=words.to, give=words.give)
    if isinstance(words, talk.Pact):
        what, rounds = words.what, words.rounds
        return Remark(number, "pact", to=words.to, give=words.cards, what=what, rounds=rounds)
    if isinstance(words, talk.ChatLine):
        return Say(number, words.text)
    phrases = [phrase for phrase, why in REFUSED.items() if why == words.why]
    return Remark(number, phrases[-1], words.offer) if phrases else None


def from_line(line: Line) -> talk.Statement | None:
    """A line of chat of somebody who sits at the table."""
    return None if line.seat is None else talk.Statement(line.seat, 0, talk.ChatLine(line.text))


def from_wish(wish: Wish) -> talk.Statement:
    """A signal."""
    return talk.Statement(wish.seat, 0, talk.TradeSignal(wish.want, wish.give, wish.never))


def from_word(word: Word) -> talk.Statement | None:
    """A remark, unless it is about what is past."""
    said: talk.Spoken | None = None
    if word.phrase == "call":
        said = talk.TradeCall(word.get, word.give)
    elif word.phrase == "promise" and word.to is not None:
        said = talk.Promise(word.to, word.give)
    elif word.phrase == "pact" and word.to is not None and word.what:
        said = talk.Pact(word.to, word.what, word.give, word.rounds)
    elif word.phrase in REFUSED:
        said = talk.RefusalReason(word.offer, REFUSED[word.phrase])
    return None if said is None else talk.Statement(word.seat, word.seq, said)
