"""The scheduler: simultaneous play in turns, the same for matches, environments and the server.

First come, in random order, the seats whose optional ask has changed since they passed; then a
random one of those who must act; then the clock. Asking from the left would let one seat win the
auctions of identical bidders. The randomness is the scheduler's own and never the game's.
"""

from collections.abc import Sequence
from random import Random

from mypy_extensions import mypyc_attr

from higgle.core import CLOCK, Ask, Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Scheduler:
    """Decides who is asked next: nobody twice about what it passed on, unless woken."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self.passed: dict[Seat, Ask] = {}
        """The ask that each seat last passed on."""
        self.woken: set[Seat] = set()
        """The seats to be asked once more although nothing has changed for them."""
        self.optional: list[Ask] = []
        """Whom to ask next, of those who need not act."""
        self.required: list[Ask] = []
        """Those who must act, until one of them was drawn."""

    def schedule(self, asks: Sequence[Ask]) -> None:
        """Start a round: plan whom to ask until somebody acts."""
        asked = [ask for ask in asks if ask.seat != CLOCK]
        self.optional = [ask for ask in asked if not ask.must and self.is_news(ask)]
        self.required = [ask for ask in asked if ask.must]
        self.shuffle(self.optional)

    def next_ask(self) -> Ask | None:
        """The next ask of this round; None leaves the move to the clock."""
        if self.optional:
            ask = self.optional.pop(0)
        elif self.required:
            ask = self.choose(self.required)
            self.required = []
        else:
            return None
        self.woken.discard(ask.seat)
        return ask

    def is_news(self, ask: Ask) -> bool:
        """Whether a seat that need not act has something new to decide."""
        seat = ask.seat
        before = self.passed.get(seat)
        if before is not ask and before != ask:
            if before is not None:
                del self.passed[seat]
            return bool(ask.forms) or seat in self.woken
        return seat in self.woken

    def note_pass(self, ask: Ask) -> None:
        """Record that a seat has passed; it is not asked the same again."""
        self.passed[ask.seat] = ask

    def reopen(self, seat: Seat) -> None:
        """Let a seat be asked again about what it passed on: it has acted, or shall think anew."""
        self.passed.pop(seat, None)

    def wake(self, seat: Seat) -> None:
        """Ask a seat next time, even if only standing rights are open to it."""
        self.woken.add(seat)

    def shuffle(self, asks: list[Ask]) -> None:
        """Shuffle in place, with the same draws as `Random.shuffle`, but compiled."""
        draw = self.random.getrandbits
        for place in range(len(asks) - 1, 0, -1):
            bits = (place + 1).bit_length()
            other = draw(bits)
            while other > place:
                other = draw(bits)
            asks[place], asks[other] = asks[other], asks[place]

    def choose(self, asks: list[Ask]) -> Ask:
        """Draw one of those who must act."""
        return asks[int(self.random.random() * len(asks))]
