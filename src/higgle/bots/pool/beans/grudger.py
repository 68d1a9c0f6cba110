"""The grudger: whoever has refused it twice is refused until they deal again."""

from collections.abc import Sequence
from random import Random

from mypy_extensions import mypyc_attr

from higgle.bohnanza.offers import OpenOffer
from higgle.bots.bargain import Bargain
from higgle.bots.pool.beans.bargainer import Bargainer
from higgle.core import Action, Ask, Event, Seat, Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Grudger(Bargainer):
    """A long memory for a no, and a short one after a yes."""

    hears = True

    def __init__(self, game: str, random: Random, style: str = "") -> None:
        super().__init__(game, random, style)
        self.refusals: dict[Seat, int] = {}

    def act(self, view: Table, ask: Ask, events: Sequence[Event]) -> Action | None:
        for event in events:
            if event.name == "declined":
                self.refusals[event.seat] = self.refusals.get(event.seat, 0) + 1
            elif event.name == "accepted":
                self.refusals[event.seat] = 0
        return super().act(view, ask, events)

    def likes(self, bargain: Bargain, offer: OpenOffer, gain: float) -> bool:
        return gain > self.LEAST and self.refusals.get(offer.maker, 0) < 2
