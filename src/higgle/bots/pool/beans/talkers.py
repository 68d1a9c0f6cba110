"""Adversaries that live by asking: descending offers, promises that are never kept, and calls."""

from collections.abc import Sequence
from random import Random
from typing import ClassVar

from mypy_extensions import mypyc_attr

from higgle.bohnanza.game import Bohnanza
from higgle.bohnanza.trading import EndTrade, Offer
from higgle.bots.bargain import Bargain, Manners
from higgle.bots.ladder import farmer
from higgle.bots.pool.beans.bargainer import Bargainer, Deal, spaced
from higgle.core import Action, Ask, Event, Seat, Table
from higgle.play import Bot, Promise, Reason, Spoken, Statement, TradeCall
from higgle.play.talk import MOST_PROMISED

RECKLESS = Manners(likely=0.15, envy=0.0)
"""Offers that hardly anybody accepts are worth a try."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Shark(Bargainer):
    """Comes down from the greediest offer that somebody may accept, up to 20 times a turn."""

    OFFERS: ClassVar[int] = 20
    BIDS: ClassVar[int] = 20

    def planned(self, bargain: Bargain, deals: list[Deal]) -> list[Offer]:
        view, seat = bargain.view, bargain.seat
        reckless = Bargain(view, seat, bargain.prospect, RECKLESS)
        plans = sorted(reckless.proposals(), key=lambda plan: -plan.gain)
        return spaced([(plan.gain, plan.offer) for plan in plans], self.limit(bargain))


def promises(view: Bohnanza, seat: Seat, offer: Offer) -> list[Promise]:
    """As many beans as may be promised for everybody who is asked, of what each grows most of."""
    if not offer.want:
        return []
    found: list[Promise] = []
    for other in offer.to or view.partners(seat):
        fields = [view.field(other, slot) for slot in view.fields[other]]
        longest = max(fields, key=len)
        if longest:
            found.append(Promise(other, (longest[0],) * MOST_PROMISED))
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Liar(Bargainer):
    """Begs for what it grows, promises beans for it, and never pays."""

    OFFERS: ClassVar[int] = 20
    BIDS: ClassVar[int] = 20
    talks = True

    def planned(self, bargain: Bargain, deals: list[Deal]) -> list[Offer]:
        pleas = [offer for _, offer in deals if not offer.hand and not offer.open]
        return pleas[: self.limit(bargain)]

    def says(self, view: Table, seat: Seat, action: Action) -> Sequence[Spoken]:
        assert isinstance(view, Bohnanza)
        return promises(view, seat, action) if isinstance(action, Offer) else ()


@mypyc_attr(allow_interpreted_subclasses=True)
class LyingShark(Shark):
    """A shark that sweetens every offer with promises."""

    talks = True

    def says(self, view: Table, seat: Seat, action: Action) -> Sequence[Spoken]:
        assert isinstance(view, Bohnanza)
        return promises(view, seat, action) if isinstance(action, Offer) else ()


def call_for_more(view: Bohnanza, seat: Seat, action: Action) -> list[TradeCall]:
    """A call for all that grows on a seat's fields, after every word in trading."""
    grown = [view.field(seat, slot)[0] for slot in view.fields[seat] if view.field(seat, slot)]
    return (
        [TradeCall(tuple(sorted(set(grown))))] if grown and not isinstance(action, EndTrade) else []
    )


@mypyc_attr(allow_interpreted_subclasses=True)
class CallingShark(Shark):
    """A shark that calls for more after each offer."""

    talks = True

    def says(self, view: Table, seat: Seat, action: Action) -> Sequence[Spoken]:
        assert isinstance(view, Bohnanza)
        return call_for_more(view, seat, action)


@mypyc_attr(allow_interpreted_subclasses=True)
class Caller(Bot):
    """The farmer itself, but calling for what it grows after every word."""

    hears = True
    talks = True

    def __init__(self, game: str, random: Random, style: str = "") -> None:
        super().__init__(game, random, style)
        self.rung = farmer(game, random)

    def act(self, view: Table, ask: Ask, events: Sequence[Event]) -> Action | None:
        return self.rung.act(view, ask, events)

    def follow(self, view: Table, seat: Seat, events: Sequence[Event]) -> None:
        self.rung.follow(view, seat, events)

    def hear(self, said: Statement) -> bool:
        return self.rung.hear(said)

    def why(self, view: Table, seat: Seat, action: Action) -> Reason | None:
        return self.rung.why(view, seat, action)

    def says(self, view: Table, seat: Seat, action: Action) -> Sequence[Spoken]:
        assert isinstance(view, Bohnanza)
        said = self.rung.says(view, seat, action) if self.rung.speaks_after(action) else ()
        return [*said, *call_for_more(view, seat, action)]
