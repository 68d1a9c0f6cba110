"""What a seat may ask for in every game with beans, and how people write it."""

from typing import Final

from higgle.bohnanza.beans import NAMES, ROOM
from higgle.bohnanza.cards import missing
from higgle.core import Action, Cards, Seat


class Plant(Action, frozen=True):
    """Plant the front card of the hand, or in phase 3 a bean that lies apart."""

    slot: int
    sort: int = 0

    def __str__(self) -> str:
        bean = f"{NAMES[self.sort]} " if self.sort else ""
        return f"plant {bean}{self.slot + 1}"


class Pass(Action, frozen=True):
    """Do without what may be done now."""

    def __str__(self) -> str:
        return "pass"


class Harvest(Action, frozen=True):
    """Sell a whole field."""

    slot: int

    def __str__(self) -> str:
        return f"harvest {self.slot + 1}"


class BuyField(Action, frozen=True):
    """Buy the third field."""

    def __str__(self) -> str:
        return "buy field"


class Offer(Action, frozen=True):
    """Offer cards from the hand and open ones for others; with no names, to everybody."""

    hand: "Cards" = ()
    open: "Cards" = ()
    want: "Cards" = ()
    to: "tuple[Seat, ...]" = ()
    answers: int = -1
    stored: "Cards" = ()
    """Those of the open cards that come out of the store."""
    instead: "tuple[Cards, ...]" = ()
    """Other cards that would do as well as the wanted ones."""

    def __str__(self) -> str:
        give = [*named(self.hand), *named_open(self.open, self.stored)]
        wants = " or ".join([listed(named(want)) for want in (self.want, *self.instead)])
        to = listed([str(seat + 1) for seat in self.to]) if self.to else "all"
        reply = f" answering {self.answers}" if self.answers >= 0 else ""
        return f"offer {listed(give)} for {wants} to {to}{reply}"


class Accept(Action, frozen=True):
    """Agree to an offer with these places of the hand and these open cards."""

    offer: int
    cards: "Cards" = ()
    open: "Cards" = ()
    stored: "Cards" = ()
    """Those of the open cards that come out of the store."""

    def __str__(self) -> str:
        places = [str(place + 1) for place in self.cards]
        give = [*places, *named_open(self.open, self.stored)]
        return f"accept {self.offer}" + (f" with {listed(give)}" if give else "")


class Decline(Action, frozen=True):
    """Refuse an offer, or take an acceptance back."""

    offer: int

    def __str__(self) -> str:
        return f"decline {self.offer}"


class Withdraw(Action, frozen=True):
    """Take one's own offer back."""

    offer: int

    def __str__(self) -> str:
        return f"withdraw {self.offer}"


class Confirm(Action, frozen=True):
    """Close the deal with one of those who accepted, with these places of the hand."""

    offer: int
    partner: Seat
    cards: "Cards" = ()

    def __str__(self) -> str:
        giving = listed([str(place + 1) for place in self.cards])
        close = f"confirm {self.offer} with {self.partner + 1}"
        return f"{close} giving {giving}" if self.cards else close


class EndTrade(Action, frozen=True):
    """End trading."""

    def __str__(self) -> str:
        return "end trade"


def named(cards: Cards) -> list[str]:
    """Sorts with their numbers: `2 blue`, `1 red`."""
    return [f"{cards.count(sort)} {NAMES[sort]}" for sort in sorted(set(cards))]


def named_open(cards: Cards, stored: Cards) -> list[str]:
    """Open cards with their numbers: `2 blue up`, `1 red stored`."""
    turned_up = [f"{bean} up" for bean in named(missing(cards, stored))]
    return turned_up + [f"{bean} stored" for bean in named(stored)]


def listed(words: list[str]) -> str:
    """Words joined for people; an empty list is `nothing`."""
    return " and ".join(words) if words else "nothing"


SLOTS: Final = 20
"""More fields than any seat can come to have."""
PLANTINGS: Final = tuple(
    [tuple([Plant(slot, sort) for slot in range(SLOTS)]) for sort in range(ROOM)]
)
"""Every planting, by sort and slot: what is listed often is made once."""
HARVESTS: Final = tuple([Harvest(slot) for slot in range(SLOTS)])
NUMBERED: Final = 500
"""More offers than most games come to."""
WITHDRAWALS: Final = tuple([Withdraw(number) for number in range(NUMBERED)])
REFUSALS: Final = tuple([Decline(number) for number in range(NUMBERED)])
PASS: Final = Pass()
BUY_FIELD: Final = BuyField()
END_TRADE: Final = EndTrade()
