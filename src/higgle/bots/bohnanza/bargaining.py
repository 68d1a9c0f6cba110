"""Bargaining for beans: what a deal is worth to both sides, and which deals to propose."""

from math import exp, log
from typing import Final

from mypy_extensions import mypyc_attr

from higgle.bohnanza.answers import Accept
from higgle.bohnanza.game import Bohnanza
from higgle.bohnanza.open_offers import OpenOffer, cards_to_choose, nearest
from higgle.bohnanza.trading import Offer
from higgle.bots.bohnanza.field_values import Judgement, Planted, Prospect
from higgle.bots.bohnanza.memory import EAGER, SURE, TalkMemory, overlap
from higgle.core import Cards, Seat

RELIEF: Final = 0.2
"""What others may gain by losing a card that they do not grow."""
DUE: Final = 0.1
"""The gain for which others accept every second time."""
SPREAD: Final = 0.12
"""How far their judgement may lie from this one."""
STRANGE: Final = 0.5
"""How much less likely somebody takes beans that neither grow on its fields nor find a free one."""


class Manners(Judgement, frozen=True):
    """How a bot judges beans and bargains: these numbers are its level and its character."""

    margin: float = 0.05
    """The gain for which it deals at all."""
    envy: float = 0.1
    """How much of another's gain counts as its own loss."""
    wariness: float = 1.0
    """The same of those who give each other presents: their gain helps two."""
    offers: int = 3
    """How many offers it makes in its own turn."""
    bids: int = 1
    """How many offers it makes in another's turn."""
    boldness: float = 0.5
    """Whether it first asks for much (0) or for what will surely be accepted (1)."""
    concession: float = 0.25
    """How much surer each further offer of a turn is to be accepted than the one before."""
    firmness: float = 0.2
    """How likely an offer is its last word, so that nobody gains by refusing just once more."""
    pride: float = 0.05
    """How much more it wants from somebody for every offer that it had to refuse in a turn."""
    noise: float = 0.0
    """How far its judgement of a deal may be off."""
    likely: float = 0.25
    """How likely somebody must seem to accept an offer that it makes."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Plan:
    """An offer that could be made: what it gains at least, and how likely somebody accepts it."""

    def __init__(self, offer: Offer, gain: float, chance: float) -> None:
        self.offer = offer
        self.gain = gain
        self.chance = chance

    def promise(self, boldness: float) -> float:
        """How promising it is, to the bold and to the shy."""
        return float(self.gain * self.chance**boldness)


class Partner:
    """Another seat at the board: its fields, what it has to plant, and what both are worth."""

    def __init__(
        self, seat: Seat, farm: tuple[list[int], list[int]], duty: list[int], worth: float
    ) -> None:
        self.seat = seat
        self.farm = farm
        self.grown = farm[0]
        self.duty = duty
        self.worth = worth
        self.board: list[int] = []
        """Its open cards."""
        self.wished: list[int] = []
        """What it has said that it would like, and does not grow."""
        self.about = -1
        self.change = 0.0
        """What it would change for it to plant what could be given, and which gift that is."""


class Seller:
    """Somebody who may have what is wanted, and what it gives openly for it."""

    def __init__(
        self, partner: Partner, shown: Cards, held: float, parting: float, likely: float
    ) -> None:
        self.partner = partner
        self.shown = shown
        self.held = held
        """How likely it has the rest in its hand."""
        self.parting = parting
        """What it changes for it to give that away."""
        self.least = DUE - SPREAD * log(held / likely - 1) if held > likely > 0 else -1000.0
        """What it must gain to be that likely to accept."""
        self.theirs = 0.0
        """What it gains by the deal that is thought of."""


class Demand:
    """Cards that could be asked for, and those who may have them."""

    def __init__(self, want: Cards, sellers: list[Seller]) -> None:
        self.want = want
        self.sellers = sellers
        self.planted: Planted | None = None
        """The own farm with these cards, once somebody has asked."""


class Bargain:
    """One seat's position at the trade board."""

    def __init__(
        self,
        view: Bohnanza,
        seat: Seat,
        prospect: Prospect,
        manners: Manners,
        shown: dict[tuple[Seat, int], int] | None = None,
        talk: TalkMemory | None = None,
    ) -> None:
        """`shown` is how many beans of a sort others surely have, `talk` what they have said."""
        self.view = view
        self.seat = seat
        self.prospect = prospect
        self.manners = manners
        self.margin = manners.margin
        self.envy = manners.envy
        self.likely = manners.likely
        self.hand = view.hand(seat)
        self.farm = prospect.farm(seat)
        self.duty = self.duty_of(seat)
        self.now: float | None = None
        """What the seat's position is worth as it stands, once somebody has asked."""
        self.shown = shown or {}
        self.talk = talk or TalkMemory()
        self.friends: set[Seat] = set()
        """Those of the others who seem to play for each other."""
        self.kept: Cards = ()
        """The beans of the hand that are promised and not for sale."""
        self.standing: list[int] = []
        """What everybody would have if all fields were sold now, once somebody has asked."""
        self.others: dict[Seat, Partner] = {}

    def duty_of(self, seat: Seat) -> list[int]:
        """The open cards that a seat would have to plant if trading ended now."""
        found: list[int] = []
        for pile in self.view.plant_piles(seat):
            found += self.view.piles[pile]
        return found

    # What a deal is worth

    def gain(self, places: Cards, shown: Cards, got: Cards) -> float:
        """What a deal changes for this seat."""
        duty = [*self.duty_without(shown), *got]
        return self.prospect.worth(self.farm, duty, self.hand_without(places)) - self.worth_now()

    def duty_without(self, shown: Cards) -> list[int]:
        """What is left to plant when open cards have been given."""
        duty = self.duty[:]
        for sort in shown:
            if sort in duty:
                duty.remove(sort)
        return duty

    def hand_without(self, places: Cards) -> Cards:
        """The hand when cards have been given from these places."""
        if not places:
            return self.hand
        if len(places) == 1:
            return self.hand[: places[0]] + self.hand[places[0] + 1 :]
        return tuple([sort for place, sort in enumerate(self.hand) if place not in places])

    def worth_now(self) -> float:
        """What the seat's position is worth as it stands."""
        if self.now is None:
            self.now = self.prospect.worth(self.farm, self.duty, self.hand)
        return self.now

    def gain_of(self, other: Seat, got: Cards, given: Cards, shown: Cards) -> float:
        """What a deal seems to change for another seat, whose hand is not seen.

        `given` comes from its hand, `shown` from its open cards.
        """
        partner = self.position(other)
        return self.change(partner, got, shown) + self.parting(partner, given)

    def position(self, other: Seat) -> Partner:
        """Another seat's fields, what it has to plant, and what both are worth."""
        known = self.others.get(other)
        if known is None:
            farm = self.prospect.farm(other)
            duty = self.duty_of(other)
            known = Partner(other, farm, duty, self.prospect.worth(farm, duty, ()))
            self.others[other] = known
        return known

    def change(self, partner: Partner, got: Cards, shown: Cards) -> float:
        """What it changes for another seat to plant some cards and give away open ones."""
        left = partner.duty[:]
        for sort in shown:
            if sort in left:
                left.remove(sort)
        left += got
        return self.prospect.worth(partner.farm, left, ()) - partner.worth

    def parting(self, partner: Partner, given: Cards) -> float:
        """What it changes for another seat to give away cards of its hand."""
        prospect = self.prospect
        grown, counts = partner.farm
        change = 0.0
        for sort in given:
            if sort in grown:
                row = prospect.rows[sort]
                count = min(14, counts[grown.index(sort)])
                change -= 0.8 * (row[count + 1] - row[count])
            else:
                change += RELIEF * prospect.dread - prospect.card
        return change

    def net(self, gain: float, other: Seat, others_gain: float) -> float:
        """A gain less the envy of what the other gains, more so if it leads or has a friend."""
        if others_gain <= 0:
            return gain
        if other in self.friends:
            return gain - self.manners.wariness * others_gain
        return gain - self.envy * others_gain * (1.5 if self.leads(other) else 1.0)

    def leads(self, other: Seat) -> bool:
        """Whether nobody has more than another seat, and this one has less."""
        return leads(self.standings(), self.seat, other)

    def standings(self) -> list[int]:
        """What all seats have, counted once."""
        if not self.standing:
            self.standing = standings(self.view)
        return self.standing

    # Answering

    def judge_offer(self, offer: OpenOffer) -> tuple[float, Accept | None]:
        """The best way to accept an offer, and what it gains beside what the other gains."""
        best, accept = self.best_way(offer)
        if accept is None or (best <= 0 and not self.manners.noise):
            return best, accept
        theirs = self.gain_of(offer.maker, offer.want, offer.hand, offer.open)
        return self.net(best, offer.maker, theirs), accept

    def best_way(self, offer: OpenOffer) -> tuple[float, Accept | None]:
        """The best way to accept an offer, and what it gains, whatever the other gains."""
        got = tuple(sorted((*offer.hand, *offer.open)))
        best = -1000.0
        accept: Accept | None = None
        for places, shown in self.ways(offer.want):
            gain = self.gain(places, shown, got)
            if gain > best:
                best = gain
                accept = Accept(offer.id, places, shown, (), cards_to_choose(offer))
        return best, accept

    def ways(self, want: Cards) -> list[tuple[Cards, Cards]]:
        """The ways to hand over the wanted sorts: open cards first, front or back copies."""
        board = self.view.open_cards(self.seat)
        shown: list[int] = []
        missing: list[int] = []
        for sort in want:
            if sort in board:
                board.remove(sort)
                shown.append(sort)
            else:
                missing.append(sort)
        return [(places, tuple(shown)) for places in copies(self.hand, tuple(missing))]

    def best_copies(self, sorts: Cards, shown: Cards, got: Cards) -> tuple[float, Cards]:
        """The copies to give in an offer of one's own, and what the deal then gains."""
        best = -1000.0
        chosen: Cards = ()
        for places in copies(self.hand, sorts):
            gain = self.gain(places, shown, got)
            if gain > best:
                best = gain
                chosen = places
        return best, chosen

    # Proposing

    def proposals(self) -> list[Plan]:
        """Offers worth making; none asks for a sort that it gives.

        What nobody would accept at any price is left out before it is valued.
        """
        found: list[Plan] = []
        asked = self.wishes()
        gifts = self.gives() if asked else []
        for number, gift in enumerate(gifts):
            hand, shown = gift
            got = hand + shown
            hands: list[Cards] = []
            for wish in asked:
                want = wish.want
                if not (got or want) or overlap(want, got):
                    continue
                able = self.able(wish.sellers, got, number)
                if not able:
                    continue
                planted = self.plant_wish(wish, shown)
                hands = hands or [self.hand_without(places) for places in copies(self.hand, hand)]
                best = self.prospect.with_hand(planted, hands[0])
                if len(hands) > 1:
                    best = max(best, self.prospect.with_hand(planted, hands[1]))
                gain = best - self.worth_now()
                if gain > self.margin:
                    plan = self.plan(gain, hand, shown, want, able)
                    if plan is not None:
                        found.append(plan)
        return found

    def able(self, sellers: list[Seller], got: Cards, number: int) -> list[Seller]:
        """Those who would accept at some price if they got this, the gift of this number."""
        found: list[Seller] = []
        for seller in sellers:
            partner = seller.partner
            if seller.shown:
                change = self.change(partner, got, seller.shown)
            else:
                if partner.about != number:
                    partner.about = number
                    partner.change = self.change(partner, got, ())
                change = partner.change
            seller.theirs = change + seller.parting
            if seller.theirs > seller.least:
                found.append(seller)
        return found

    def plant_wish(self, wish: Demand, shown: Cards) -> Planted:
        """The farm when open cards were given and what is wished for is planted."""
        if shown:
            return self.prospect.plant_all(self.farm, [*self.duty_without(shown), *wish.want])
        planted = wish.planted
        if planted is None:
            planted = self.prospect.plant_all(self.farm, [*self.duty, *wish.want])
            wish.planted = planted
        return planted

    def wishes(self) -> list[Demand]:
        """What could be asked for, with those who may have it."""
        wants = self.wants()
        partners = [self.partner(other) for other in self.view.partners(self.seat) if wants]
        found: list[Demand] = []
        for want in wants:
            sellers = self.sellers(want, partners)
            if sellers:
                found.append(Demand(want, sellers))
        return found

    def partner(self, other: Seat) -> Partner:
        """Another seat, with what it shows and says."""
        partner = self.position(other)
        partner.board = self.view.open_cards(other)
        grown = partner.grown
        partner.wished = [sort for sort in self.talk.wishes_of(other) if sort not in grown]
        return partner

    def sellers(self, want: Cards, partners: list[Partner]) -> list[Seller]:
        """Those who may have what is wanted; a leader is given nothing for nothing."""
        found: list[Seller] = []
        likely = self.likely
        for partner in partners:
            if not want and self.leads(partner.seat):
                continue
            hidden, shown, held = self.split_want(partner.seat, want, partner.board)
            if held > likely:
                parting = self.parting(partner, hidden)
                found.append(Seller(partner, shown, held, parting, likely))
        return found

    def gives(self) -> list[tuple[Cards, Cards]]:
        """What could be given: nothing, an open card or two, a sort of the hand once or twice."""
        found: list[tuple[Cards, Cards]] = [((), ())]
        board = sorted(self.view.open_cards(self.seat))
        found += [((), (sort,)) for sort in sorted(set(board))]
        if len(board) > 1:
            found.append(((), tuple(board[:2])))
        for sort in sorted(set(self.hand)):
            free = self.hand.count(sort) - self.kept.count(sort)
            if free > 0:
                found.append(((sort,), ()))
            if free > 1:
                found.append(((sort, sort), ()))
        return found

    def wants(self) -> list[Cards]:
        """What could be asked for: nothing, or what grows here, once or twice.

        In another's turn it is only what lies open, and would be welcome as a gift.
        """
        found: list[Cards] = []
        if self.seat == self.view.active:
            found.append(())
            for sort in self.farm[0]:
                if sort:
                    found += [(sort,), (sort, sort)]
            if self.talk.calls:
                called = {sort for call in self.talk.calls.values() for sort in call.give}
                found += [(sort,) for sort in sorted(called.difference(self.farm[0]))]
            return found
        board = sorted(self.view.open_cards(self.view.active))
        found += [(sort,) for sort in sorted(set(board))]
        call = self.talk.calls.get(self.view.active)
        if call is not None:
            asked = {*call.give, *self.farm[0]} if call.get else set(call.give)
            found += [(sort,) for sort in sorted(asked.difference(board, (0,)))]
        if len(board) > 1:
            found.append(tuple(board))
        least = self.margin
        return [want for want in found if self.gain((), (), want) > least]

    def plan(
        self, gain: float, hand: Cards, shown: Cards, want: Cards, able: list[Seller]
    ) -> Plan | None:
        """To whom an offer should go, if to anybody."""
        got = hand + shown
        to: list[Seat] = []
        refused = 1.0
        least = gain
        for seller in able:
            partner = seller.partner
            theirs = seller.theirs
            likely = seller.held / (1 + exp((DUE + self.envy * gain - theirs) / SPREAD))
            if overlap(got, partner.wished):
                likely += EAGER * (seller.held - likely)
            elif got and 0 not in partner.grown and not overlap(got, partner.grown):
                likely *= STRANGE
            if likely <= self.likely:
                continue
            net = self.net(gain, partner.seat, theirs)
            if net > self.margin:
                to.append(partner.seat)
                refused *= 1 - likely
                least = min(least, net)
        if not to:
            return None
        return Plan(Offer(hand, shown, want, tuple(to)), least, 1 - refused)

    def split_want(self, other: Seat, want: Cards, board: list[int]) -> tuple[Cards, Cards, float]:
        """What another would give from its hand and what openly, and how likely it has it."""
        hidden: Cards = want
        shown: Cards = ()
        if board:
            hidden = tuple([sort for sort in want if sort not in board])
            shown = tuple([sort for sort in want if sort in board])
        held = SURE if self.talk.gives(other, hidden) else self.holds(other, hidden)
        return hidden, shown, held

    def holds(self, other: Seat, sorts: Cards) -> float:
        """How likely a hidden hand holds these sorts."""
        chance = 1.0
        size = len(self.view.hand(other))
        for place, sort in enumerate(sorts):
            if place and sort in sorts[:place]:
                continue
            lacking = sorts.count(sort) - self.shown.get((other, sort), 0)
            if lacking > 0:
                chance *= (1 - (1 - self.prospect.shares[sort]) ** size) ** lacking
        return chance


def standings(view: Bohnanza) -> list[int]:
    """What each seat has, and would be paid for its fields."""
    found: list[int] = []
    for seat in range(view.seats):
        has = view.thalers(seat)
        for slot in view.fields[seat]:
            has += view.payout(seat, slot)
        found.append(has)
    return found


def leads(has: list[int], seat: Seat, other: Seat) -> bool:
    """Whether nobody has more than another seat, and this one has less."""
    if has[other] <= has[seat]:
        return False
    for one in has:  # noqa: SIM110 # a generator takes twice as long
        if one > has[other]:
            return False
    return True


def copies(hand: Cards, sorts: Cards) -> list[Cards]:
    """The copies nearest the front, and those nearest the back if they are others."""
    if not sorts:
        return [()]
    front = nearest(hand, sorts)
    if front is None:
        return []
    if len(sorts) == 1:
        last = len(hand) - 1
        while hand[last] != sorts[0]:
            last -= 1
        return [front] if front[0] == last else [front, (last,)]
    behind = nearest(hand[::-1], sorts)
    assert behind is not None
    back = tuple(sorted([len(hand) - 1 - place for place in behind]))
    return [front] if front == back else [front, back]
