"""Chat, signals and remarks as they are stored beside the log, and the ledger of promises."""

from collections.abc import Container, Iterable

import msgspec

from higgle.core import NOBODY, Cards, Event, Seat
from higgle.play import Pact, Promise, talk
from higgle.play.ledger import Ledger, whom_asked
from higgle.protocol.messages import (
    Debt,
    Line,
    Promises,
    Remark,
    Remarked,
    Said,
    ServerMessage,
    Signal,
    Signalled,
    Wish,
    Word,
)
from higgle.protocol.talk_messages import from_line, from_wish, from_word, to_message

CHAT, SIGNAL, REMARK = "chat", "signal", "remark"
LEDGER_WORDS = ("promise", "pact", "settled")
"""The remarks that change the ledger."""
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
    person: str = ""
    """Who said it, or nobody if it was a bot of the server."""

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
    what, rounds = said.what, said.rounds
    word = Word(0, seat, seq, said.phrase, said.offer, said.to, said.give, said.get, what, rounds)
    return msgspec.json.encode(word).decode()


def words_of_bot(code: str, said: talk.Statement) -> Words | None:
    """What a bot has said, as it is stored; its refusal goes with its action."""
    if isinstance(said.talk, talk.ChatLine):
        return Words(code, said.step, said.seat, None, CHAT, said.talk.text)
    message = to_message(said)
    if message is None:
        return None
    what = SIGNAL if isinstance(message, Wish) else REMARK
    return Words(code, said.step, said.seat, None, what, msgspec.json.encode(message).decode())


class TalkEntry(msgspec.Struct, frozen=True):
    """A step, or a word, that may change what is owed."""

    seq: int
    events: list[Event]
    word: Word | None = None


class TalkState:
    """What was promised at one table, and to whom the offers of the turn went."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.ledger = Ledger()
        self.asked: dict[int, Cards] = {}
        """Whom each offer of this turn has asked, by its number."""
        self.firm, self.firm_asked = self.ledger, self.asked
        """Both as they were before all that can still be taken back."""
        self.since: list[TalkEntry] = []
        """What was done and said since then."""
        self.spoken = False
        """Whether anything was ever promised; before that nothing is remembered."""

    def hear(self, word: Word) -> None:
        """A promise is entered in the ledger; whoever it was made to may strike it out."""
        if word.to is None or not 0 <= word.to < self.seats or word.phrase not in LEDGER_WORDS:
            return
        self.spoken = True
        self.remember(TalkEntry(word.seq, [], word))
        self.enter(word)

    def enter(self, word: Word) -> None:
        """Change the ledger by what was said."""
        to = NOBODY if word.to is None else word.to
        if word.phrase == "promise":
            self.ledger.promise(word.seat, Promise(to, word.give))
        elif word.phrase == "pact" and word.what:
            self.ledger.pacts.promise(word.seat, Pact(to, word.what, word.give, word.rounds))
        elif word.phrase == "settled" and word.what:
            self.ledger.pacts.forgive(to, word.seat, word.what)
        elif word.phrase == "settled":
            self.ledger.forgive(to, word.seat, word.give)

    def follow(self, seq: int, events: list[Event], final: bool) -> None:
        """A deal or a new turn changes what is owed; what is final is never taken back."""
        if final:
            self.since = []
        elif self.spoken:
            self.remember(TalkEntry(seq, events))
        self.note(events)

    def note(self, events: list[Event]) -> None:
        """Change the ledger, and whom offers have asked, by what happened."""
        for event in events:
            self.ledger.note(event)
            if event.name == "turn_began":
                self.asked = {}
            elif event.name == "offered":
                self.asked[event.numbers[0]] = whom_asked(event)

    def remember(self, entry: TalkEntry) -> None:
        """Something happens or is said after which a step may be taken back."""
        if not self.since:
            self.firm, self.firm_asked = self.ledger.copy(), self.asked.copy()
        self.since.append(entry)

    def rewind(self, counted: Container[int]) -> None:
        """Steps were taken back: only those that count have happened; what was said was said."""
        if not self.since:
            return
        self.since = [one for one in self.since if one.word is not None or one.seq in counted]
        self.ledger, self.asked = self.firm.copy(), self.firm_asked.copy()
        for one in self.since:
            if one.word is None:
                self.note(one.events)
            else:
                self.enter(one.word)

    def was_asked(self, seat: Seat, number: int) -> bool:
        """Whether an offer of this turn went to a seat, even if it is gone; 0 is any of them."""
        return any(seat in to for offer, to in self.asked.items() if number in (0, offer))

    def recall(self, words: Iterable[Word], steps: Iterable[tuple[int, list[Event], bool]]) -> None:
        """Go through what was said and what happened in each step, each in its place."""
        waiting = sorted(words, key=lambda word: (word.seq, word.id))
        for seq, events, final in steps:
            while waiting and waiting[0].seq < seq:
                self.hear(waiting.pop(0))
            self.follow(seq, events, final)
        for word in waiting:
            self.hear(word)

    def promises(self) -> Promises:
        """The ledger as everybody reads it."""
        book = self.ledger
        debts = [Debt(one.by, one.to, one.give, True) for one in book.due]
        debts += [Debt(one.by, one.to, one.give) for one in book.owed]
        for pact in book.pacts.open:
            debts.append(
                Debt(pact.by, pact.to, pact.cards, pact.due, pact.what, pact.rounds),
            )
        kept, broken = zip(*[book.tally(seat) for seat in range(self.seats)], strict=True)
        return Promises(debts, list(kept), list(broken))
