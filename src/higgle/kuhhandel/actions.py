"""What a seat may ask for in Kuhhandel Master, and how people write it."""

from typing import Final

from higgle.core import Action, Cards, Seat
from higgle.kuhhandel.animals import NAMES
from higgle.kuhhandel.money import WORTH

CALLS: Final[tuple[str, ...]] = ("", "once", "twice", "thrice")


class Auction(Action, frozen=True):
    """Turn up the top card and auction it."""

    def __str__(self) -> str:
        return "auction"


class Pass(Action, frozen=True):
    """Do not bid this time; or end the turn without the auction that Super Kuhhandel allows."""

    def __str__(self) -> str:
        return "pass"


class Bid(Action, frozen=True):
    """Bid for an animal, over a price that was seen."""

    amount: int
    over: int = 0

    def __str__(self) -> str:
        return f"bid {self.amount} over {self.over}" if self.over else f"bid {self.amount}"


class Call(Action, frozen=True):
    """The clock calls the price for the first, second or third time."""

    price: int
    times: int

    def __str__(self) -> str:
        times = CALLS[self.times] if 0 < self.times < len(CALLS) else str(self.times)
        return f"call {self.price} {times}"


class Ceiling(Action, frozen=True):
    """Write down secretly how much to bid at most; 0 is no bid."""

    amount: int

    def __str__(self) -> str:
        return f"ceiling {self.amount}"


class Sell(Action, frozen=True):
    """Let the bidder have the card."""

    def __str__(self) -> str:
        return "sell"


class Buy(Action, frozen=True):
    """Keep the card and pay the bidder."""

    cards: "Cards"

    def __str__(self) -> str:
        return f"buy with {money(self.cards)}"


class Pay(Action, frozen=True):
    """Pay with these money cards."""

    cards: "Cards"

    def __str__(self) -> str:
        return f"pay {money(self.cards)}"


class Show(Action, frozen=True):
    """Show all money, because it is too little."""

    def __str__(self) -> str:
        return "show"


class Count(Action, frozen=True):
    """The clock counts down to this number of cards."""

    number: int

    def __str__(self) -> str:
        return f"count {self.number}"


class Claim(Action, frozen=True):
    """Claim the pedigree for this number of cards."""

    count: int

    def __str__(self) -> str:
        return f"claim {self.count}"


class Mark(Action, frozen=True):
    """Write down secretly for how many cards to claim the pedigree; 0 is never."""

    count: int

    def __str__(self) -> str:
        return f"mark {self.count}"


class Take(Action, frozen=True):
    """Take the rat and the money beside it."""

    def __str__(self) -> str:
        return "take rat"


class Lay(Action, frozen=True):
    """Lay a money card beside the rat and pass it on."""

    card: int

    def __str__(self) -> str:
        return f"lay {money((self.card,))}"


class Trade(Action, frozen=True):
    """Name the animal and the partner of a cow trade."""

    species: int
    partner: Seat

    def __str__(self) -> str:
        return f"trade {NAMES[self.species]} with {self.partner + 1}"


class Offer(Action, frozen=True):
    """Lay money face down in a cow trade, side by side where one likes to show how many cards."""

    cards: "Cards"
    counted: bool = False

    def __str__(self) -> str:
        return f"offer {money(self.cards)}{' counted' if self.counted else ''}"


class Accept(Action, frozen=True):
    """Take the money unseen."""

    def __str__(self) -> str:
        return "accept"


class Counter(Action, frozen=True):
    """Lay money of one's own face down against an offer."""

    cards: "Cards"

    def __str__(self) -> str:
        return f"counter {money(self.cards)}"


class Share(Action, frozen=True):
    """Look secretly at the top card of the deck for two."""

    def __str__(self) -> str:
        return "share"


class Keep(Action, frozen=True):
    """Keep the card that was looked at."""

    def __str__(self) -> str:
        return "keep"


class Give(Action, frozen=True):
    """Give away the card that was looked at."""

    def __str__(self) -> str:
        return "give"


def money(cards: Cards) -> str:
    """Money cards by their worth; none is `nothing`."""
    return " ".join([str(WORTH[card]) for card in cards]) if cards else "nothing"
