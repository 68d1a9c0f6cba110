"""What lies on the table of Kuhhandel Master, and who sees what of it."""

from typing import ClassVar, Final, Self

from mypy_extensions import mypyc_attr

from higgle.core import BACKS, FACES, NOTHING, Cards, Layout, Options, Seat, Table
from higgle.kuhhandel.animals import counts
from higgle.kuhhandel.money import COUNTS, DONKEYS
from higgle.kuhhandel.options import KuhhandelOptions

NOWHERE: Final = 1000
"""The number of a pile that a game with these seats does not have."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Board(Table):
    """The piles and the public facts; the paragraphs of the rules stand on it."""

    __slots__ = (
        "active",
        "agreed",
        "auctions",
        "claims",
        "deck",
        "donkeys",
        "exposed",
        "forced",
        "given_out",
        "green_top",
        "greens",
        "hand_counts",
        "herds",
        "looked",
        "looked_money",
        "lot",
        "offers",
        "pots",
        "purses",
        "reserve",
        "shown",
        "slips",
        "two",
    )

    FACTS: ClassVar[dict[str, object]] = {
        "active": int,
        "donkeys": int,
        "given_out": int,
        "forced": int,
        "auctions": int,
        "exposed": tuple[Cards | None, ...],
        "green_top": bool,
        "hand_counts": tuple[int, ...],
    }

    def __init__(self, layout: Layout, options: Options) -> None:
        self.two = layout.seats == 2
        """Whether this is the game for two."""
        assert isinstance(options, KuhhandelOptions)
        self.agreed = options
        """What the players agreed on."""
        super().__init__(layout, options)
        first = layout.first
        self.purses = first["purse"]
        self.shown = first["shown"]
        self.reserve = first["reserve"]
        self.deck = first["deck"]
        self.lot = first["lot"]
        self.herds = first["herd"]
        self.offers = first["offer"]
        self.pots = self.claims = self.slips = NOWHERE
        self.greens = self.looked = self.looked_money = NOWHERE
        if self.two:
            self.greens = first["greens"]
            self.looked = first["looked"]
            self.looked_money = first["looked-money"]
        else:
            self.pots = first["pot"]
            self.claims = first["claim"]
            self.slips = first["slip"]
        self.active = 0
        """The seat whose turn it is: the auctioneer, or the one who opens a trade."""
        self.donkeys = 0
        """How many donkeys have paid out."""
        self.given_out = 0
        """All money that the seats have been given."""
        self.forced = 0
        """How many trades there were with the deck empty."""
        self.auctions = 0
        """How many auctions were begun; a lot auctioned anew counts again."""
        self.exposed: tuple[Cards | None, ...] = ()
        """The money of each seat that had to show it for this lot."""
        self.green_top = False
        """Whether the back of the top card of the deck for two is green."""
        self.hand_counts: tuple[int, ...] = ()
        """How many money cards each seat holds, where that is shown."""

    def copy_from(self, table: Self) -> None:
        super().copy_from(table)
        self.two = table.two
        self.agreed = table.agreed
        self.purses = table.purses
        self.shown = table.shown
        self.reserve = table.reserve
        self.deck = table.deck
        self.lot = table.lot
        self.herds = table.herds
        self.offers = table.offers
        self.pots = table.pots
        self.claims = table.claims
        self.slips = table.slips
        self.greens = table.greens
        self.looked = table.looked
        self.looked_money = table.looked_money
        self.active = table.active
        self.donkeys = table.donkeys
        self.given_out = table.given_out
        self.forced = table.forced
        self.auctions = table.auctions
        self.exposed = table.exposed
        self.green_top = table.green_top
        self.hand_counts = table.hand_counts

    def lay_out(self) -> None:
        """A seat's money is seen by nobody else, not even its number of cards."""
        layout = self.layout
        layout.each("purse", "money", FACES, NOTHING)
        layout.each("shown", "money", FACES, FACES)
        layout.pile("reserve", "money", FACES)
        layout.pile("deck", "red", BACKS, bag=True)
        layout.pile("lot", "red", FACES)
        layout.each("herd", "red", FACES, FACES)
        layout.each("offer", "money", FACES, BACKS if self.agreed.offer_count_visible else NOTHING)
        if self.two:
            layout.pile("greens", "money", BACKS, bag=True)
            layout.each("looked", "red", FACES, BACKS)
            layout.each("looked-money", "money", FACES, BACKS)
            layout.pile("unseen", "money", BACKS)
            layout.pile("box", "money", FACES)
        else:
            layout.each("pot", "money", FACES, BACKS)
            layout.each("claim", "money", FACES, BACKS)
            layout.each("slip", "slip", FACES, BACKS)

    # Questions

    def census(self) -> dict[str, list[int]]:
        return {"red": counts(), "money": list(COUNTS)}

    def deck_size(self) -> int:
        """How many cards can still be taken."""
        size = self.bag_size(self.deck)
        return size + sum(self.piles[self.greens]) if self.two else size

    def purse(self, seat: Seat) -> Cards:
        """The money cards in a seat's hand."""
        return self.piles[self.purses + seat]

    def herd(self, seat: Seat) -> Cards:
        """The red cards in front of a seat."""
        return self.piles[self.herds + seat]

    def left(self, seat: Seat) -> Seat:
        """The next seat clockwise."""
        return (seat + 1) % self.seats

    def check_position(self, complete: bool) -> None:
        self.require_possible(0 <= self.active < self.seats, "active")
        self.require_possible(0 <= self.donkeys <= len(DONKEYS), "donkeys")
        self.require_possible(len(self.exposed) == self.seats, "exposed")
        super().check_position(complete)

    # Deeds

    def sweep_all(self, source: int, target: int) -> None:
        """Move a whole pile to another."""
        self.sweep(source, target, len(self.piles[source]))
