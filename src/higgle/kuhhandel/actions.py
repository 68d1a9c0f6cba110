"""What a seat may ask for in Kuhhandel Master; each action stands with its chapter."""

from typing import Final

from higgle.core import Action
from higgle.kuhhandel.auction import Bid, Call, Ceiling, Pass
from higgle.kuhhandel.cow_trade import Accept, Counter, Offer, Trade
from higgle.kuhhandel.dutch import Claim, Count, Mark
from higgle.kuhhandel.rat import Lay, Take
from higgle.kuhhandel.sale import Buy, Pay, Sell, Show
from higgle.kuhhandel.turn import Auction
from higgle.kuhhandel.two_seats import Give, Keep, Share

__all__ = [
    "ACTIONS",
    "Accept",
    "Auction",
    "Bid",
    "Buy",
    "Call",
    "Ceiling",
    "Claim",
    "Count",
    "Counter",
    "Give",
    "Keep",
    "Lay",
    "Mark",
    "Offer",
    "Pass",
    "Pay",
    "Sell",
    "Share",
    "Show",
    "Take",
    "Trade",
]

ACTIONS: Final[tuple[type[Action], ...]] = (
    Bid,
    Call,
    Auction,
    Pass,
    Ceiling,
    Sell,
    Buy,
    Pay,
    Show,
    Count,
    Claim,
    Mark,
    Take,
    Lay,
    Trade,
    Offer,
    Accept,
    Counter,
    Share,
    Keep,
    Give,
)
