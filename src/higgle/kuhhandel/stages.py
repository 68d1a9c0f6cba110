"""Where a turn can stand; the active seat is the auctioneer and the one who opens a trade."""

from typing import Final

from higgle.core import Stage
from higgle.kuhhandel.auction import Bidding, BiddingInTurn, Sealing
from higgle.kuhhandel.cow_trade import Answering, Offering
from higgle.kuhhandel.dutch import Counting, DecidingBlind, Laying, Marking
from higgle.kuhhandel.rat import DodgingRat
from higgle.kuhhandel.sale import Deciding, Paying
from higgle.kuhhandel.turn import Choosing, Over
from higgle.kuhhandel.two_seats import Sharing

__all__ = [
    "STAGES",
    "Answering",
    "Bidding",
    "BiddingInTurn",
    "Choosing",
    "Counting",
    "Deciding",
    "DecidingBlind",
    "DodgingRat",
    "Laying",
    "Marking",
    "Offering",
    "Over",
    "Paying",
    "Sealing",
    "Sharing",
]

STAGES: Final[tuple[type[Stage], ...]] = (
    Choosing,
    Bidding,
    BiddingInTurn,
    Sealing,
    Deciding,
    Paying,
    Counting,
    Marking,
    Laying,
    DecidingBlind,
    DodgingRat,
    Offering,
    Answering,
    Sharing,
    Over,
)
