"""Chat, signals and remarks as they are stored: a channel of their own beside the log."""

import msgspec

from higgle.core import Seat
from higgle.play import talk
from higgle.protocol.messages import (
    Line,
    Remark,
    Remarked,
    Said,
    ServerMessage,
    Signal,
    Signalled,
    Wish,
    Word,
)
from higgle.protocol.talk import from_line, from_wish, from_word, to_message

CHAT, SIGNAL, REMARK = "chat", "signal", "remark"
HISTORY = 100
"""How many lines of chat, and how many remarks, a newcomer is shown."""


class Spoken(msgspec.Struct, frozen=True):
    """A line, a signal or a remark that was stored."""

    id: int
    seq: int
    at: float
    what: str
    seat: Seat | None
    name: str
    kind: str
    body: str

    def line(self) -> Line:
        """It was a line of chat."""
        return Line(self.id, self.at, self.name, self.body, self.seat, self.kind == "bot")

    def wish(self) -> Wish:
        """It was a signal."""
        return msgspec.json.decode(self.body, type=Wish)

    def word(self) -> Word:
        """It was a remark; its number is that under which it is stored."""
        return msgspec.structs.replace(msgspec.json.decode(self.body, type=Word), id=self.id)

    def message(self) -> ServerMessage:
        """What everybody is told."""
        if self.what == CHAT:
            return Said(self.line())
        return Signalled(self.wish()) if self.what == SIGNAL else Remarked(self.word())

    def for_bots(self) -> talk.Statement | None:
        """What bots hear, if it was said at a seat and says anything to them."""
        if self.what == CHAT:
            return from_line(self.line())
        return from_wish(self.wish()) if self.what == SIGNAL else from_word(self.word())


class Words(msgspec.Struct, frozen=True):
    """Something to be stored: who says what, where, and after which step."""

    code: str
    seq: int
    seat: Seat | None
    person: str | None
    what: str
    body: str


def chat_lines(spoken: list[Spoken]) -> list[Line]:
    """The last lines of chat."""
    return [one.line() for one in spoken if one.what == CHAT]


def signals(spoken: list[Spoken]) -> list[Wish]:
    """The last signal of every seat, unless it was taken back."""
    wishes = [one.wish() for one in spoken if one.what == SIGNAL]
    return [wish for wish in wishes if wish.want or wish.give or wish.never]


def remarks(spoken: list[Spoken]) -> list[Word]:
    """The last remarks."""
    return [one.word() for one in spoken if one.what == REMARK]


def signal_body(seat: Seat, said: Signal) -> str:
    """A signal as it is stored."""
    return msgspec.json.encode(Wish(seat, said.want, said.give, said.never)).decode()


def remark_body(seat: Seat, seq: int, said: Remark) -> str:
    """A remark as it is stored."""
    word = Word(0, seat, seq, said.phrase, said.offer, said.to, said.give, said.get)
    return msgspec.json.encode(word).decode()


def words_of_bot(code: str, said: talk.Statement) -> Words | None:
    """What a bot has said, as it is stored; its refusal goes with its action."""
    message = to_message(said)
    if message is None:
        return None
    what = SIGNAL if isinstance(message, Wish) else REMARK
    return Words(code, said.step, said.seat, None, what, msgspec.json.encode(message).decode())
