"""Table talk: what bots have said, and the ledger of promises, as everybody is told of them.

People's own words are kept in the database; the words of bots are forgotten when their room is.
"""

from collections.abc import Iterable

from higgle.bots.ledger import Ledger
from higgle.playing import Promise, Said
from higgle.server.live.replica import Told
from higgle.server.wire.messages import (
    Debt,
    Promises,
    Remarked,
    ServerMessage,
    Signalled,
    Wish,
    Word,
)
from higgle.server.wire.talk import told_as

MOST_WORDS = 100


class TableTalk:
    """What was said at one table, beside what is kept."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.wishes: dict[int, Wish] = {}
        """The signals of bots."""
        self.words: list[Word] = []
        """Calls and promises of bots."""
        self.numbers = 0
        self.ledger = Ledger()

    def message(self, said: Said) -> ServerMessage | None:
        """What a bot says, as people are told it; its words count down, so that they are no
        one else's."""
        self.numbers -= 1
        return told_as(said, self.numbers)

    def note(self, message: ServerMessage) -> None:
        """A bot has said something."""
        if isinstance(message, Signalled):
            self.wishes[message.wish.seat] = message.wish
        elif isinstance(message, Remarked):
            self.words = [*self.words, message.word][-MOST_WORDS:]
            self.hear(message.word)

    def hear(self, word: Word) -> None:
        """A promise is entered in the ledger; whoever it was made to may strike it out."""
        if word.to is None or not 0 <= word.to < self.seats:
            return
        if word.phrase == "promise":
            self.ledger.promise(word.seat, Promise(word.to, word.give))
        elif word.phrase == "settled":
            self.ledger.forgive(word.to, word.seat, word.give)

    def follow(self, told: Told) -> None:
        """A deal or a new turn changes what is owed."""
        for event in told.events:
            self.ledger.note(event)

    def recall(self, words: Iterable[Word], steps: Iterable[Told]) -> None:
        """Go through what was said and done before, each in its place."""
        waiting = sorted(words, key=lambda word: (word.seq, word.id))
        for told in steps:
            while waiting and waiting[0].seq < told.entry.seq:
                self.hear(waiting.pop(0))
            self.follow(told)
        for word in waiting:
            self.hear(word)

    def promises(self) -> Promises:
        """The ledger as everybody reads it."""
        book = self.ledger
        debts = [Debt(one.by, one.to, one.give, True) for one in book.due]
        debts += [Debt(one.by, one.to, one.give) for one in book.owed]
        kept = [book.kept.get(seat, 0) for seat in range(self.seats)]
        return Promises(debts, kept, [book.broken.get(seat, 0) for seat in range(self.seats)])
