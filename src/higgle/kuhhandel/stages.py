"""Where a turn can stand; the active seat is the auctioneer and the one who opens a trade."""

from higgle.core import NOBODY, Seat, Stage


class Choosing(Stage, frozen=True):
    """The active seat chooses what to do; after a rat it owes an auction."""

    owes: bool = False
    traded: bool = False


class Bidding(Stage, frozen=True):
    """Everybody bids at will for an animal; `calls` is how often the price was called."""

    price: int = 0
    leader: Seat = NOBODY
    calls: int = 0


class BiddingInTurn(Stage, frozen=True):
    """An animal is auctioned, and one seat after the other bids or passes."""

    asked: Seat
    price: int = 0
    leader: Seat = NOBODY
    passed: int = 0


class Sealing(Stage, frozen=True):
    """An animal is auctioned, and every bidder writes down a ceiling."""


class Deciding(Stage, frozen=True):
    """The auctioneer sells to the highest bidder or buys from it."""

    price: int
    bidder: Seat


class Paying(Stage, frozen=True):
    """The highest bidder pays, or shows that it cannot."""

    price: int
    bidder: Seat


class Counting(Stage, frozen=True):
    """A pedigree is auctioned, and the price counts down."""

    count: int


class Marking(Stage, frozen=True):
    """A pedigree is auctioned, and every bidder writes down a number of cards."""


class Laying(Stage, frozen=True):
    """Whoever claimed the pedigree lays this many cards."""

    count: int
    claimant: Seat


class DecidingBlind(Stage, frozen=True):
    """The auctioneer takes the cards unseen, or buys the pedigree for as many."""

    count: int
    claimant: Seat


class DodgingRat(Stage, frozen=True):
    """A rat goes round."""

    asked: Seat


class Offering(Stage, frozen=True):
    """The active seat lays money for a cow trade."""

    partner: Seat
    species: int
    round: int


class Answering(Stage, frozen=True):
    """The partner of a cow trade accepts or counters."""

    partner: Seat
    species: int
    round: int


class Sharing(Stage, frozen=True):
    """The active seat has looked at the top card of the deck for two."""


class Over(Stage, frozen=True):
    """The game has ended."""
