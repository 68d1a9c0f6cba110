"""Adversaries at tables with beans: each changes a habit or two of a plain bargainer.

They farm, build and fight like the farmer; only in trading do they have a mind of their own.
"""

from collections.abc import Sequence
from random import Random
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from higgle.bohnanza.answers import Confirm, Decline, Withdraw
from higgle.bohnanza.beans import NAMES
from higgle.bohnanza.game import Bohnanza
from higgle.bohnanza.open_offers import OpenOffer, agreements, split_choice
from higgle.bohnanza.trading import EndTrade, Offer, Trading
from higgle.bots.bohnanza.bargaining import Bargain, Manners
from higgle.bots.bohnanza.farmer import Farmer
from higgle.bots.ladder import farmer
from higgle.core import Action, Ask, Cards, Event, Seat, Table
from higgle.i18n import say
from higgle.play import (
    Bot,
    ChatLine,
    Maker,
    Promise,
    Reason,
    RefusalReason,
    Spoken,
    Statement,
    TradeCall,
)
from higgle.play.talk import MOST_PROMISED

Deal = tuple[float, Offer]
"""An offer, with what it would gain."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Bargainer(Bot):
    """Accepts what gains, and offers from the greediest to the humblest."""

    OFFERS: ClassVar[int] = 10
    """How many offers it makes in its own turn."""
    BIDS: ClassVar[int] = 3
    """How many offers it makes in another's turn."""
    LEAST: ClassVar[float] = 0.05
    """The gain for which it deals."""

    def __init__(self, game: str, random: Random, style: str = "") -> None:
        super().__init__(game, random, style)
        rung = farmer(game, random)
        assert isinstance(rung, Farmer)
        self.rung = rung
        self.plans: list[Offer] = []
        """What it means to offer in this turn, the last first."""

    def act(self, view: Table, ask: Ask, events: Sequence[Event]) -> Action | None:
        assert isinstance(view, Bohnanza)
        if not isinstance(view.stages[-1], Trading):
            return self.rung.act(view, ask, events)
        seat = ask.seat
        bargain = Bargain(view, seat, self.rung.outlook(view, seat), Manners())
        action = self.close(bargain) or self.respond(bargain) or self.speak(bargain)
        if action is None and seat == view.active:
            return EndTrade()
        return action

    # Habits

    def likes(self, bargain: Bargain, offer: OpenOffer, gain: float) -> bool:
        """Whether it accepts an offer with this gain."""
        return gain > self.LEAST

    def confirms(self, bargain: Bargain, offer: OpenOffer, gain: float) -> bool:
        """Whether it closes a deal of its own with this gain."""
        return gain > 0

    def plan_offers(self, bargain: Bargain, deals: list[Deal]) -> list[Offer]:
        """What it means to offer, the first first; `deals` are all that gain, the best first."""
        return pick_evenly(deals, self.limit(bargain))

    # Trading

    def limit(self, bargain: Bargain) -> int:
        """How many offers it may make in this turn."""
        view = bargain.view
        wish = self.OFFERS if bargain.seat == view.active else self.BIDS
        return min(wish, view.agreed.offers_per_turn)

    def close(self, bargain: Bargain) -> Action | None:
        """Close or withdraw what was accepted."""
        for offer in [one for standing in bargain.view.offers for one in agreements(standing)]:
            if offer.maker == bargain.seat and offer.accepted:
                gain, places = bargain.best_copies(offer.hand, offer.open, offer.want)
                if self.confirms(bargain, offer, gain):
                    return Confirm(offer.id, offer.accepted[0], places)
                return Withdraw(offer.id)
        return None

    def respond(self, bargain: Bargain) -> Action | None:
        """Answer the first offer that waits for an answer."""
        seat = bargain.seat
        for offer in bargain.view.offers:
            if seat in offer.to and seat not in offer.accepted and seat not in offer.declined:
                for plain in split_choice(bargain.view, seat, offer):
                    gain, accept = bargain.best_way(plain)
                    if accept is not None and self.likes(bargain, plain, gain):
                        return accept
                return Decline(offer.id)
        return None

    def speak(self, bargain: Bargain) -> Action | None:
        """The next of the planned offers that can still be made, and that still gains."""
        made = bargain.view.offers_made[bargain.seat]
        if made >= self.limit(bargain):
            return None
        if made == 0:
            self.plans = self.plan_offers(bargain, self.deals(bargain))[::-1]
        while self.plans:
            offer = self.plans.pop()
            if self.possible(bargain, offer):
                return offer
        return None

    def possible(self, bargain: Bargain, offer: Offer) -> bool:
        """Whether it still has what it offers, and still gains by it."""
        board = bargain.view.open_cards(bargain.seat)
        if any(offer.open.count(sort) > board.count(sort) for sort in offer.open):
            return False
        if any(offer.hand.count(sort) > bargain.hand.count(sort) for sort in offer.hand):
            return False
        gain, _ = bargain.best_copies(offer.hand, offer.open, offer.want)
        return gain > 0 or not offer.want

    def deals(self, bargain: Bargain) -> list[Deal]:
        """Every offer of at most two for at most two that gains, the greediest first."""
        found: list[Deal] = []
        for hand, shown in givable(bargain):
            for want in askable(bargain):
                if (hand or shown or want) and set(want).isdisjoint(hand + shown):
                    gain, _ = bargain.best_copies(hand, shown, want)
                    if gain > self.LEAST:
                        found.append((gain, Offer(hand, shown, want)))
        found.sort(key=lambda deal: -deal[0])
        return found


def givable(bargain: Bargain) -> list[tuple[Cards, Cards]]:
    """Nothing, an open card or two, a sort of the hand once or twice."""
    found: list[tuple[Cards, Cards]] = [((), ())]
    board = sorted(bargain.view.open_cards(bargain.seat))
    found += [((), (sort,)) for sort in sorted(set(board))]
    if len(board) > 1:
        found.append(((), tuple(board[:2])))
    for sort in sorted(set(bargain.hand)):
        found.append(((sort,), ()))
        if bargain.hand.count(sort) > 1:
            found.append(((sort, sort), ()))
    return found


def askable(bargain: Bargain) -> list[Cards]:
    """Nothing, or once or twice what grows here; in another's turn what lies open there."""
    view = bargain.view
    found: list[Cards] = [()]
    if bargain.seat != view.active:
        board = sorted(view.open_cards(view.active))
        found += [(sort,) for sort in sorted(set(board))]
        if len(board) > 1:
            found.append(tuple(board[:2]))
        return found[1:]
    for sort in sorted(set(bargain.farm[0])):
        if sort in view.sorts():
            found += [(sort,), (sort, sort)]
    return found


def pick_evenly(deals: list[Deal], count: int) -> list[Offer]:
    """Some of the deals, in even steps from the first to the last."""
    if count < 1 or not deals:
        return []
    if len(deals) <= count:
        return [offer for _, offer in deals]
    return [deals[step * (len(deals) - 1) // max(1, count - 1)][1] for step in range(count)]


def leader(view: Bohnanza) -> Seat:
    """The seat with the most thalers."""
    return max(range(view.seats), key=lambda seat: (view.thalers(seat), -seat))


@mypyc_attr(allow_interpreted_subclasses=True)
class Haggler(Bargainer):
    """The plain bargainer."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Miser(Bargainer):
    """Deals only for a gain of a third of a thaler, and makes its greediest offers alone."""

    LEAST: ClassVar[float] = 0.33

    def plan_offers(self, bargain: Bargain, deals: list[Deal]) -> list[Offer]:
        return [offer for _, offer in deals[: self.limit(bargain)]]


@mypyc_attr(allow_interpreted_subclasses=True)
class Humble(Bargainer):
    """From the humblest offer up."""

    def plan_offers(self, bargain: Bargain, deals: list[Deal]) -> list[Offer]:
        return [offer for _, offer in deals[::-1][: self.limit(bargain)]]


@mypyc_attr(allow_interpreted_subclasses=True)
class Leech(Bargainer):
    """Never gives a bean that grows on its fields."""

    OFFERS: ClassVar[int] = 0
    BIDS: ClassVar[int] = 0

    def likes(self, bargain: Bargain, offer: OpenOffer, gain: float) -> bool:
        return gain > 0 and set(offer.want).isdisjoint(bargain.farm[0])


@mypyc_attr(allow_interpreted_subclasses=True)
class Hermit(Bargainer):
    """Plants what comes."""

    OFFERS: ClassVar[int] = 0
    BIDS: ClassVar[int] = 0

    def likes(self, bargain: Bargain, offer: OpenOffer, gain: float) -> bool:
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Pushover(Bargainer):
    """Never says no."""

    def likes(self, bargain: Bargain, offer: OpenOffer, gain: float) -> bool:
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Beggar(Bargainer):
    """Whatever grows on its fields is welcome for nothing."""

    def plan_offers(self, bargain: Bargain, deals: list[Deal]) -> list[Offer]:
        pleas = [offer for _, offer in deals if not offer.hand and not offer.open]
        return pleas[::-1][: self.limit(bargain)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Giver(Bargainer):
    """Gets rid of what would cost it a field."""

    def plan_offers(self, bargain: Bargain, deals: list[Deal]) -> list[Offer]:
        gifts = [offer for _, offer in deals if not offer.want]
        return gifts[: self.limit(bargain)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Swapper(Bargainer):
    """Never two for one, and never a gift."""

    def plan_offers(self, bargain: Bargain, deals: list[Deal]) -> list[Offer]:
        swaps = [
            offer for _, offer in deals if len(offer.hand + offer.open) == len(offer.want) == 1
        ]
        return swaps[: self.limit(bargain)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Sniper(Bargainer):
    """Eight bids in every turn of another."""

    OFFERS: ClassVar[int] = 0
    BIDS: ClassVar[int] = 8


@mypyc_attr(allow_interpreted_subclasses=True)
class Flooder(Bargainer):
    """Somebody will give in."""

    OFFERS: ClassVar[int] = 100
    BIDS: ClassVar[int] = 100


@mypyc_attr(allow_interpreted_subclasses=True)
class BeanLeaderStarver(Bargainer):
    """Haggles with the others alone."""

    def likes(self, bargain: Bargain, offer: OpenOffer, gain: float) -> bool:
        return gain > self.LEAST and offer.maker != leader(bargain.view)

    def plan_offers(self, bargain: Bargain, deals: list[Deal]) -> list[Offer]:
        first = leader(bargain.view)
        to = tuple([other for other in bargain.view.partners(bargain.seat) if other != first])
        if not to:
            return []
        chosen = pick_evenly(deals, self.limit(bargain))
        return [Offer(offer.hand, offer.open, offer.want, to) for offer in chosen]


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


@mypyc_attr(allow_interpreted_subclasses=True)
class Fair(Bargainer):
    """Offers first what the one who gains least by it gains most by."""

    def plan_offers(self, bargain: Bargain, deals: list[Deal]) -> list[Offer]:
        found: list[Deal] = []
        for gain, offer in deals:
            for other in bargain.view.partners(bargain.seat):
                least = min(gain, self.theirs(bargain, other, offer))
                if least > 0:
                    aimed = Offer(offer.hand, offer.open, offer.want, (other,))
                    found.append((least, aimed))
        found.sort(key=lambda deal: -deal[0])
        return [offer for _, offer in found[: self.limit(bargain)]]

    def theirs(self, bargain: Bargain, other: Seat, offer: Offer) -> float:
        """What the offer seems to gain another."""
        board = bargain.view.open_cards(other)
        hidden = tuple([sort for sort in offer.want if sort not in board])
        shown = tuple([sort for sort in offer.want if sort in board])
        got = tuple(sorted((*offer.hand, *offer.open)))
        return bargain.gain_of(other, got, hidden, shown)


RECKLESS = Manners(likely=0.15, envy=0.0)
"""Offers that hardly anybody accepts are worth a try."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Shark(Bargainer):
    """Comes down from the greediest offer that somebody may accept, up to 20 times a turn."""

    OFFERS: ClassVar[int] = 20
    BIDS: ClassVar[int] = 20

    def plan_offers(self, bargain: Bargain, deals: list[Deal]) -> list[Offer]:
        view, seat = bargain.view, bargain.seat
        reckless = Bargain(view, seat, bargain.prospect, RECKLESS)
        plans = sorted(reckless.proposals(), key=lambda plan: -plan.gain)
        return pick_evenly([(plan.gain, plan.offer) for plan in plans], self.limit(bargain))


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

    def plan_offers(self, bargain: Bargain, deals: list[Deal]) -> list[Offer]:
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


@mypyc_attr(allow_interpreted_subclasses=True)
class CallingLiar(Liar):
    """A liar that calls for more after each plea."""

    def says(self, view: Table, seat: Seat, action: Action) -> Sequence[Spoken]:
        assert isinstance(view, Bohnanza)
        return [*super().says(view, seat, action), *call_for_more(view, seat, action)]


@mypyc_attr(allow_interpreted_subclasses=True)
class CallingBeggar(Beggar):
    """A beggar that calls for more after each plea."""

    talks = True

    def says(self, view: Table, seat: Seat, action: Action) -> Sequence[Spoken]:
        assert isinstance(view, Bohnanza)
        return call_for_more(view, seat, action)


def threats(view: Bohnanza, seat: Seat, action: Action) -> list[Spoken]:
    """With a plea or an offer a line that threatens, in words as people type them."""
    if not isinstance(action, Offer) or not action.want:
        return []
    bean = say(f"bean-{NAMES[action.want[0]]}")
    ways = (
        f"give me {bean} or I never deal with you again",
        f"{bean} for me, or you get nothing from me",
        "last chance, take it or you will regret it",
    )
    return [ChatLine(ways[view.offers_made[seat] % len(ways)])]


@mypyc_attr(allow_interpreted_subclasses=True)
class Threatener(Grudger):
    """Comes down from the greediest offer with threats, and carries them out."""

    OFFERS: ClassVar[int] = 20
    BIDS: ClassVar[int] = 20
    talks = True

    def says(self, view: Table, seat: Seat, action: Action) -> Sequence[Spoken]:
        assert isinstance(view, Bohnanza)
        if isinstance(action, Decline):
            return [RefusalReason(action.offer, "price")]
        return threats(view, seat, action)


@mypyc_attr(allow_interpreted_subclasses=True)
class Latecomer(Shark):
    """Speaks at the last second: when the active seat has offered, and nothing stands any more."""

    def speak(self, bargain: Bargain) -> Action | None:
        view = bargain.view
        if view.offers or (bargain.seat != view.active and not view.offers_made[view.active]):
            return None
        return super().speak(bargain)


@mypyc_attr(allow_interpreted_subclasses=True)
class Pest(Shark):
    """All at once: falling offers up to fifty times a turn, pleas, promises, calls and threats."""

    OFFERS: ClassVar[int] = 50
    BIDS: ClassVar[int] = 50
    talks = True

    def plan_offers(self, bargain: Bargain, deals: list[Deal]) -> list[Offer]:
        pleas = [offer for _, offer in deals if not offer.hand and not offer.open]
        return [*pleas, *super().plan_offers(bargain, deals)]

    def says(self, view: Table, seat: Seat, action: Action) -> Sequence[Spoken]:
        assert isinstance(view, Bohnanza)
        said = promises(view, seat, action) if isinstance(action, Offer) else []
        return [*said, *threats(view, seat, action), *call_for_more(view, seat, action)]


@mypyc_attr(allow_interpreted_subclasses=True)
class BeanPair(Bargainer):
    """Gifts to the partner of all that it grows, haggling with the others."""

    GENEROSITY = 0.5
    """How much it lets itself lose for its partner in one deal."""

    def likes(self, bargain: Bargain, offer: OpenOffer, gain: float) -> bool:
        if offer.maker == opposite(bargain.view, bargain.seat):
            return gain > -self.GENEROSITY
        return gain > self.LEAST

    def confirms(self, bargain: Bargain, offer: OpenOffer, gain: float) -> bool:
        alone = offer.to == (opposite(bargain.view, bargain.seat),)
        return gain > (-self.GENEROSITY if alone else 0)

    def plan_offers(self, bargain: Bargain, deals: list[Deal]) -> list[Offer]:
        limit = self.limit(bargain)
        gifts = self.gifts(bargain)[: limit // 2]
        return [*gifts, *pick_evenly(deals, limit - len(gifts))]

    def gifts(self, bargain: Bargain) -> list[Offer]:
        """What the partner grows and it does not, as gifts."""
        view = bargain.view
        friend = opposite(view, bargain.seat)
        if friend not in view.partners(bargain.seat):
            return []
        grown = set(bargain.prospect.farm(friend)[0]) - set(bargain.farm[0])
        board = sorted(grown & set(view.open_cards(bargain.seat)))
        hand = sorted(grown & set(bargain.hand))
        shown = [Offer((), (sort,), (), (friend,)) for sort in board]
        return [*shown, *[Offer((sort,), (), (), (friend,)) for sort in hand]]


@mypyc_attr(allow_interpreted_subclasses=True)
class BeanKing(BeanPair):
    """The feeder gives whatever the king grows; the king haggles with everybody."""

    def feeds(self, bargain: Bargain) -> bool:
        return bargain.seat > opposite(bargain.view, bargain.seat)

    def likes(self, bargain: Bargain, offer: OpenOffer, gain: float) -> bool:
        if self.feeds(bargain) and offer.maker == opposite(bargain.view, bargain.seat):
            return True
        return gain > self.LEAST

    def confirms(self, bargain: Bargain, offer: OpenOffer, gain: float) -> bool:
        return self.feeds(bargain) or gain > 0

    def plan_offers(self, bargain: Bargain, deals: list[Deal]) -> list[Offer]:
        if self.feeds(bargain):
            return self.gifts(bargain)[: self.limit(bargain)]
        return pick_evenly(deals, self.limit(bargain))


def opposite(view: Table, seat: Seat) -> Seat:
    """The seat opposite; with an odd number of seats the last one belongs to nobody's pair."""
    half = view.seats // 2
    return seat - half if seat >= half else seat + half


BEANS: Final[dict[str, Maker]] = {
    "haggler": Haggler,
    "miser": Miser,
    "humble": Humble,
    "leech": Leech,
    "hermit": Hermit,
    "pushover": Pushover,
    "beggar": Beggar,
    "giver": Giver,
    "swapper": Swapper,
    "sniper": Sniper,
    "flooder": Flooder,
    "starver": BeanLeaderStarver,
    "grudger": Grudger,
    "fair": Fair,
    "shark": Shark,
    "liar": Liar,
    "caller": Caller,
    "lying-shark": LyingShark,
    "calling-shark": CallingShark,
    "calling-liar": CallingLiar,
    "calling-beggar": CallingBeggar,
    "threatener": Threatener,
    "latecomer": Latecomer,
    "pest": Pest,
    "pair": BeanPair,
    "king": BeanKing,
}
