"""Bargaining for beans: what a deal is worth to both sides, and which deals to propose."""

from math import exp

from higgle.bohnanza.actions import Accept, Offer
from higgle.bohnanza.offers import OpenOffer, nearest
from higgle.bohnanza.turn import Bohnanza
from higgle.bots.bean_worth import Prospect
from higgle.table import Cards, Options, Seat

RELIEF = 0.2
"""What others may gain by losing a card that they do not grow."""


class Manners(Options, frozen=True):
    """How a bot bargains: these numbers are its level and its character."""

    margin: float = 0.05
    """The gain for which it deals at all."""
    envy: float = 0.2
    """How much of another's gain counts as its own loss."""
    offers: int = 6
    """How many offers it makes in its own turn."""
    bids: int = 2
    """How many offers it makes in another's turn."""
    boldness: float = 0.5
    """Whether it first asks for much (0) or for what will surely be accepted (1)."""
    noise: float = 0.0
    """How far its judgement of a deal may be off."""
    likely: float = 0.25
    """How likely somebody must seem to accept an offer that it makes."""
    asks: int = 99
    """How often in a turn it asks a seat for a sort that was refused; 0 is as often as it likes."""


class Bargain:
    """One seat's position at the trade board."""

    def __init__(
        self,
        view: Bohnanza,
        seat: Seat,
        prospect: Prospect,
        manners: Manners,
        shown: dict[tuple[Seat, int], int] | None = None,
    ) -> None:
        """`shown` is how many beans of a sort others surely have in their hands."""
        self.view = view
        self.seat = seat
        self.prospect = prospect
        self.manners = manners
        self.hand = view.hand(seat)
        self.farm = prospect.farm(seat)
        self.duty = self.duty_of(seat)
        self.now: float | None = None
        """What the seat's position is worth as it stands, once somebody has asked."""
        self.shown = shown or {}
        self.refused = [offer for offer in view.offers if offer.maker == seat and offer.declined]
        self.asking: dict[tuple[Seat, Cards], tuple[Cards, Cards, float]] = {}
        self.changes: dict[tuple[Seat, Cards, Cards], float] = {}
        """What it changes for another seat to plant some cards and give away open ones."""
        self.most_thalers = -1
        """What the richest seat has, once somebody has asked."""
        self.others: dict[Seat, tuple[tuple[list[int], list[int]], list[int], float]] = {}

    def duty_of(self, seat: Seat) -> list[int]:
        """The open cards that a seat would have to plant if trading ended now."""
        found: list[int] = []
        for pile in self.view.plant_piles(seat):
            found += self.view.piles[pile]
        return found

    # What a deal is worth

    def gain(self, places: Cards, shown: Cards, got: Cards) -> float:
        """What a deal changes for this seat."""
        duty, hand = self.rest(places, shown)
        return self.gain_with(duty, hand, got)

    def rest(self, places: Cards, shown: Cards) -> tuple[list[int], Cards]:
        """What is left to plant and in the hand when cards have been given."""
        duty = self.duty[:]
        for sort in shown:
            if sort in duty:
                duty.remove(sort)
        if not places:
            return duty, self.hand
        return duty, tuple([s for place, s in enumerate(self.hand) if place not in places])

    def gain_with(self, duty: list[int], hand: Cards, got: Cards) -> float:
        """What it changes to have these beans to plant and those that were got, and this hand."""
        duty = [*duty, *got]
        if self.now is None:
            self.now = self.prospect.worth(self.farm, self.duty, self.hand)
        return self.prospect.worth(self.farm, duty, hand) - self.now

    def gain_of(self, other: Seat, got: Cards, given: Cards, shown: Cards) -> float:
        """What a deal seems to change for another seat, whose hand is not seen.

        `given` comes from its hand, `shown` from its open cards.
        """
        known = self.others.get(other)
        if known is None:
            farm = self.prospect.farm(other)
            duty = self.duty_of(other)
            known = farm, duty, self.prospect.worth(farm, duty, [])
            self.others[other] = known
        farm, duty, before = known
        change = self.changes.get((other, got, shown))
        if change is None:
            duty = duty[:]
            for sort in shown:
                if sort in duty:
                    duty.remove(sort)
            duty += got
            change = self.prospect.worth(farm, duty, []) - before
            self.changes[other, got, shown] = change
        for sort in given:
            if sort in farm[0]:
                row = self.prospect.rows[sort]
                count = min(14, farm[1][farm[0].index(sort)])
                change -= 0.8 * (row[count + 1] - row[count])
            else:
                change += RELIEF * self.prospect.judgement.dread - self.prospect.judgement.card
        return change

    def net(self, gain: float, other: Seat, others_gain: float) -> float:
        """A gain less the envy of what the other gains, more so if it leads."""
        if others_gain <= 0:
            return gain
        view = self.view
        if self.most_thalers < 0:
            self.most_thalers = max([view.thalers(seat) for seat in range(view.seats)])
        ahead = view.thalers(other) >= self.most_thalers
        return gain - self.manners.envy * others_gain * (1.5 if ahead else 1.0)

    # Answering

    def answer(self, offer: OpenOffer) -> tuple[float, Accept | None]:
        """The best way to accept an offer, and what it gains."""
        got = tuple(sorted((*offer.hand, *offer.open)))
        best = -1000.0
        accept: Accept | None = None
        for places, shown in self.ways(offer.want):
            gain = self.gain(places, shown, got)
            if gain > best:
                best = gain
                accept = Accept(offer.id, places, shown)
        if accept is None or (best <= 0 and not self.manners.noise):
            return best, accept
        theirs = self.gain_of(offer.maker, offer.want, offer.hand, offer.open)
        return self.net(best, offer.maker, theirs), accept

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
        return [(places, tuple(shown)) for places in self.copies(tuple(missing))]

    def copies(self, sorts: Cards) -> list[Cards]:
        """The copies nearest the front, and those nearest the back if they are others."""
        front = nearest(self.hand, sorts)
        if front is None:
            return []
        if not sorts:
            return [()]
        size = len(self.hand)
        behind = nearest(self.hand[::-1], sorts)
        assert behind is not None
        back = tuple(sorted([size - 1 - place for place in behind]))
        return [front] if front == back else [front, back]

    def best_copies(self, sorts: Cards, shown: Cards, got: Cards) -> tuple[float, Cards]:
        """The copies to give in an own offer, and what the deal then gains."""
        best = -1000.0
        chosen: Cards = ()
        for places in self.copies(sorts):
            gain = self.gain(places, shown, got)
            if gain > best:
                best = gain
                chosen = places
        return best, chosen

    # Proposing

    def proposals(self) -> list[Offer]:
        """Offers worth making, the most promising first; none asks for a sort that it gives."""
        found: list[tuple[float, Offer]] = []
        partners = self.view.partners(self.seat)
        wants = self.wants()
        for hand, shown in self.gives() if wants else []:
            rests = [self.rest(places, shown) for places in self.copies(hand)]
            for want in wants:
                if not (hand or shown or want) or not set(want).isdisjoint(hand + shown):
                    continue
                gain = max([self.gain_with(duty, kept, want) for duty, kept in rests])
                if gain < self.manners.margin:
                    continue
                score, to = self.promise(gain, hand, shown, want, partners)
                if to:
                    found.append((score, Offer(hand, shown, want, to)))
        found.sort(key=lambda pair: -pair[0])
        return [offer for _, offer in found]

    def gives(self) -> list[tuple[Cards, Cards]]:
        """What could be given: nothing, an open card or two, a sort of the hand once or twice."""
        found: list[tuple[Cards, Cards]] = [((), ())]
        board = sorted(self.view.open_cards(self.seat))
        found += [((), (sort,)) for sort in sorted(set(board))]
        if len(board) > 1:
            found.append(((), tuple(board[:2])))
        for sort in sorted(set(self.hand)):
            found.append(((sort,), ()))
            if self.hand.count(sort) > 1:
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
            return found
        board = sorted(self.view.open_cards(self.view.active))
        found += [(sort,) for sort in sorted(set(board))]
        if len(board) > 1:
            found.append(tuple(board))
        least = self.manners.margin
        return [want for want in found if self.gain_with(self.duty, self.hand, want) > least]

    def promise(
        self, gain: float, hand: Cards, shown: Cards, want: Cards, partners: tuple[Seat, ...]
    ) -> tuple[float, tuple[Seat, ...]]:
        """How promising an offer is, and to whom it should go."""
        to: list[Seat] = []
        refused = 1.0
        least = gain
        got = tuple(sorted((*hand, *shown)))
        for other in partners:
            hidden, open_part, held = self.asked(other, want)
            theirs = self.gain_of(other, got, hidden, open_part)
            likely = held / (1 + exp((0.1 - theirs) / 0.12))
            net = self.net(gain, other, theirs)
            if likely > self.manners.likely and net > self.manners.margin:
                to.append(other)
                refused *= 1 - likely
                least = min(least, net)
        return least * (1 - refused) ** self.manners.boldness, tuple(to)

    def asked(self, other: Seat, want: Cards) -> tuple[Cards, Cards, float]:
        """What another would give from its hand and what openly, and how likely it has it."""
        found = self.asking.get((other, want))
        if found is None:
            board = self.view.open_cards(other)
            hidden = tuple([sort for sort in want if sort not in board])
            shown = tuple([sort for sort in want if sort in board])
            found = hidden, shown, self.holds(other, hidden)
            self.asking[other, want] = found
        return found

    def holds(self, other: Seat, sorts: Cards) -> float:
        """How likely a hidden hand holds these sorts."""
        chance = 1.0
        size = len(self.view.hand(other))
        for sort in set(sorts):
            lacking = sorts.count(sort) - self.shown.get((other, sort), 0)
            if lacking > 0:
                chance *= (1 - (1 - self.prospect.shares[sort]) ** size) ** lacking
        return chance

    def may_ask(self, other: Seat, offer: Offer) -> bool:
        """Whether a seat has refused nothing better, nor the same sorts too often."""
        asked = 0
        for refused in self.refused:
            if other in refused.declined:
                if no_better(offer, refused):
                    return False
                for sort in refused.want:
                    if sort in offer.want:
                        asked += 1
                        break
        return asked < self.manners.asks


def no_better(offer: Offer, refused: OpenOffer) -> bool:
    """Whether an offer gives nothing more than one that was refused, and asks for no less."""
    less = list(refused.hand + refused.open)
    for sort in (*offer.hand, *offer.open):
        if sort not in less:
            return False
        less.remove(sort)
    more = list(offer.want)
    for sort in refused.want:
        if sort not in more:
            return False
        more.remove(sort)
    return True
