"""Table talk: the ledger of promises, and whose business an offer was."""

from collections.abc import Iterable

from higgle.bots.bohnanza.ledger import Ledger, offered
from higgle.core import Cards, Seat
from higgle.live.log import Step
from higgle.play import Promise
from higgle.protocol.messages import Debt, Promises, Word


class TalkState:
    """What was promised at one table, and to whom the offers of the turn went."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.ledger = Ledger()
        self.asked: dict[int, Cards] = {}
        """Whom each offer of this turn has asked, by its number."""

    def hear(self, word: Word) -> None:
        """A promise is entered in the ledger; whoever it was made to may strike it out."""
        if word.to is None or not 0 <= word.to < self.seats:
            return
        if word.phrase == "promise":
            self.ledger.promise(word.seat, Promise(word.to, word.give))
        elif word.phrase == "settled":
            self.ledger.forgive(word.to, word.seat, word.give)

    def follow(self, step: Step) -> None:
        """A deal or a new turn changes what is owed, and whom offers have asked."""
        for event in step.events:
            self.ledger.note(event)
            if event.name == "turn_began":
                self.asked = {}
            elif event.name == "offered":
                self.asked[event.numbers[0]] = offered(event)[0]

    def was_asked(self, seat: Seat, number: int) -> bool:
        """Whether an offer of this turn went to a seat, even if it is gone; 0 is any of them."""
        return any(seat in to for offer, to in self.asked.items() if number in (0, offer))

    def recall(self, words: Iterable[Word], steps: Iterable[Step]) -> None:
        """Go through what was said and done before, each in its place."""
        waiting = sorted(words, key=lambda word: (word.seq, word.id))
        for step in steps:
            while waiting and waiting[0].seq < step.entry.seq:
                self.hear(waiting.pop(0))
            self.follow(step)
        for word in waiting:
            self.hear(word)

    def promises(self) -> Promises:
        """The ledger as everybody reads it."""
        book = self.ledger
        debts = [Debt(one.by, one.to, one.give, True) for one in book.due]
        debts += [Debt(one.by, one.to, one.give) for one in book.owed]
        kept = [book.kept.get(seat, 0) for seat in range(self.seats)]
        return Promises(debts, kept, [book.broken.get(seat, 0) for seat in range(self.seats)])
