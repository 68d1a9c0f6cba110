"""What travels as chat, signals and remarks, as bots hear it and as they say it."""

from higgle.playing import talk
from higgle.server.wire.messages import Line, Remarked, Said, ServerMessage, Signalled, Wish, Word


def heard(message: ServerMessage) -> talk.Said | None:
    """What a message says to a bot, if it says anything."""
    if isinstance(message, Said):
        return of_line(message.line)
    if isinstance(message, Signalled):
        return of_wish(message.wish)
    if isinstance(message, Remarked):
        return of_word(message.word)
    return None


def told_as(said: talk.Said) -> Wish | Word | None:
    """What a bot has said, as people are told it; a bot's refusal goes with its deed."""
    words = said.talk
    if isinstance(words, talk.Signal):
        return Wish(said.seat, words.want, words.give, words.never)
    if isinstance(words, talk.Call):
        return Word(0, said.seat, said.step, "call", 0, None, words.give, words.get)
    if isinstance(words, talk.Promise):
        return Word(0, said.seat, said.step, "promise", 0, words.to, words.give, ())
    return None


def of_line(line: Line) -> talk.Said | None:
    """A line of chat of somebody who sits at the table."""
    return None if line.seat is None else talk.Said(line.seat, 0, talk.Line(line.text))


def of_wish(wish: Wish) -> talk.Said:
    """A signal."""
    return talk.Said(wish.seat, 0, talk.Signal(wish.want, wish.give, wish.never))


def of_word(word: Word) -> talk.Said | None:
    """A remark, unless it is about what is past."""
    said: talk.Spoken | None = None
    if word.phrase == "call":
        said = talk.Call(word.get, word.give)
    elif word.phrase == "promise" and word.to is not None:
        said = talk.Promise(word.to, word.give)
    elif word.phrase == "too_little":
        said = talk.Refusal(word.offer, "price")
    elif word.phrase in ("not_now", "later"):
        said = talk.Refusal(word.offer, "later")
    return None if said is None else talk.Said(word.seat, word.seq, said)
