"""A word at the hammer: what a dealer says to its deeds, from what everybody sees.

Which of several words it is follows from its style, its seat and the number of the auction, so no
word tells of a hand.
"""

from typing import Final

from higgle.bots.voices import spoken
from higgle.core import Action, Seat
from higgle.kuhhandel import actions as deeds
from higgle.kuhhandel.animals import NAMES, RAT
from higgle.kuhhandel.game import Kuhhandel
from higgle.kuhhandel.stages import Bidding
from higgle.play import Reason

WORDS: Final[dict[type[Action], str]] = {
    deeds.Sell: "bot-sells",
    deeds.Buy: "bot-buys",
    deeds.Claim: "bot-claims",
    deeds.Take: "bot-takes-rat",
    deeds.Accept: "bot-takes-unseen",
    deeds.Counter: "bot-counters",
}
"""What goes with a deed, in every voice."""


def why(view: Kuhhandel, seat: Seat, action: Action, style: str = "") -> Reason | None:
    """The words that go with a deed, in the voice of a style; most bids need none."""
    how = spoken(style, seat, view.auctions + view.forced)
    if isinstance(action, deeds.Trade) and action.species == RAT:
        return Reason("bot-trade-rat", how)
    if isinstance(action, deeds.Trade):
        return Reason("bot-trade", (*how, ("animal", f"@animal-{NAMES[action.species]}")))
    stage = view.stages[-1]
    if isinstance(action, deeds.Bid):
        late = isinstance(stage, Bidding) and stage.calls > 0
        return Reason("bot-bids-late", (*how, ("price", action.amount))) if late else None
    message = WORDS.get(type(action))
    return None if message is None else Reason(message, how)
