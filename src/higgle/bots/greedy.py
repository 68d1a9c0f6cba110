"""The greedy bots: they take what helps at once, and think of nothing else."""

from collections.abc import Sequence

from mypy_extensions import mypyc_attr

from higgle.bohnanza.answers import Accept, Decline, nearest_accept
from higgle.bohnanza.beans import NUMBERS
from higgle.bohnanza.bohnaparte.game import Bohnaparte
from higgle.bohnanza.bohnaparte.war import HAND, Attacking, Fight, Fighting, Stop, list_fights
from higgle.bohnanza.game import Bohnanza
from higgle.bohnanza.harvest import BuyField, Harvest
from higgle.bohnanza.open_offers import OpenOffer, split_choice
from higgle.bohnanza.planting import Plant, Planting, Settling, left_to_plant, sorts_to_plant
from higgle.bohnanza.plus.game import BohnanzaPlus
from higgle.bohnanza.plus.orders import Meet, ShowOrder
from higgle.bohnanza.trading import EndTrade, Offer, Trading, list_closings
from higgle.bohnanza.turn import Pass, Waiting
from higgle.bots.random_bot import RandomBot
from higgle.core import Action, Ask, Cards, Event, Seat, Table
from higgle.kuhhandel import auction, cow_trade, dutch, turn
from higgle.kuhhandel.animals import HORSE, RAT, VALUES
from higgle.kuhhandel.auction import STEP
from higgle.kuhhandel.game import Kuhhandel
from higgle.kuhhandel.money import WORTH, smallest, total


@mypyc_attr(allow_interpreted_subclasses=True)
class GreedyFarmer(RandomBot):
    """Knows what grows on its fields, and nothing of tomorrow."""

    def act(self, view: Table, ask: Ask, events: Sequence[Event]) -> Action | None:
        assert isinstance(view, Bohnanza)
        seat = ask.seat
        stage = view.stages[-1]
        if isinstance(stage, Trading):
            return self.trade(view, seat)
        if not ask.must:
            return None
        if isinstance(stage, Waiting):
            return Pass()
        told = forced_order(view, seat)
        if told is not None:
            return told
        asked = "buy_field" in ask.forms or "buy_field" in ask.rights
        if asked and not view.exhausted and BuyField() in view.rights(seat):
            return BuyField()
        if isinstance(stage, Planting):
            return self.plant(view, seat, stage)
        if isinstance(stage, Settling):
            return self.settle(view, seat)
        if isinstance(view, Bohnaparte) and isinstance(stage, (Attacking, Fighting)):
            return self.fight(view, seat)
        return super().act(view, ask, events)

    def fight(self, view: Bohnaparte, seat: Seat) -> Action:
        """Attack as long as there is money, with the strongest card of the hand."""
        stage = view.stages[-1]
        if isinstance(stage, Attacking):
            attacks = view.attacks(seat) if view.thalers(seat) else []
            return self.random.choice(attacks) if attacks else Stop()
        assert isinstance(stage, Fighting)
        hand = view.hand(seat)
        if not hand:
            return list_fights(view, seat, stage.land)[0]
        return Fight(HAND, max(range(len(hand)), key=lambda place: NUMBERS[hand[place]]))

    # Fields

    def plant(self, view: Bohnanza, seat: Seat, stage: Planting) -> Action:
        """The front card always; the next one if it costs nothing."""
        slot = find_slot(view, seat, view.hand(seat)[0])
        if slot >= 0:
            return Plant(slot)
        return Pass() if stage.planted else best_harvest(view, seat)

    def settle(self, view: Bohnanza, seat: Seat) -> Action:
        """What fits first."""
        sorts = sorts_to_plant(view, seat)
        for sort in sorts:
            slot = find_slot(view, seat, sort)
            if slot >= 0:
                return Plant(slot, sort)
        return best_harvest(view, seat)

    # Trading

    def trade(self, view: Bohnanza, seat: Seat) -> Action | None:
        """Close deals, take what helps, offer what does not fit, and end."""
        for offer in view.offers:
            if offer.maker == seat and offer.accepted:
                closings = list_closings(view, seat, offer)
                if closings:
                    return closings[0]
        for offer in view.offers:
            if seat in offer.to and seat not in offer.accepted and seat not in offer.declined:
                return self.answer_offer(view, seat, offer)
        offer_now = self.offer(view, seat)
        if offer_now is not None:
            return offer_now
        return EndTrade() if seat == view.active else None

    def answer_offer(self, view: Bohnanza, seat: Seat, offer: OpenOffer) -> Action:
        """Of what would do, give what helps most; else nothing."""
        best, answer = 0.0, None
        for plain in split_choice(view, seat, offer):
            accept: Accept | None = nearest_accept(view, seat, plain)
            if accept is not None and self.help(view, seat, plain) > best:
                best, answer = self.help(view, seat, plain), accept
        return answer or Decline(offer.id)

    def help(self, view: Bohnanza, seat: Seat, offer: OpenOffer) -> float:
        """Beans that fit less beans that grow here; a free field takes one that does not."""
        free = sum([not view.field(seat, slot) for slot in view.fields[seat]])
        total = 0.0
        for sort in (*offer.hand, *offer.open):
            if view.grows(seat, sort):
                total += 1
            elif free:
                free -= 1
            else:
                total -= 1
        for sort in offer.want:
            total -= 1 if view.grows(seat, sort) else -0.5
        return total

    def offer(self, view: Bohnanza, seat: Seat) -> Offer | None:
        """One misfit for one bean that grows here; what lies open is in the end a gift."""
        made = view.offers_made[seat]
        if made >= view.agreed.offers_per_turn:
            return None
        growing = [
            view.field(seat, slot)[0] for slot in view.fields[seat] if view.field(seat, slot)
        ]
        if seat != view.active:
            return self.bid(view, seat, growing) if made == 0 else None
        misfits = [sort for sort in view.piles[view.turned_up] if sort not in growing]
        if not misfits or made >= 4:
            return None
        shown: Cards = (misfits[0],)
        if made < len(growing):
            return Offer((), shown, (growing[made],))
        return Offer((), shown)

    def bid(self, view: Bohnanza, seat: Seat, growing: list[int]) -> Offer | None:
        """A misfit of the hand for an open bean that grows here."""
        wanted = [sort for sort in view.piles[view.turned_up] if sort in growing]
        misfits = [sort for sort in view.hand(seat) if sort not in growing]
        if not wanted or not misfits:
            return None
        return Offer((misfits[0],), (), (wanted[0],), (view.active,))


def forced_order(view: Bohnanza, seat: Seat) -> Action | None:
    """An order to be met, or one that stands before the beans of the hand."""
    if not isinstance(view, BohnanzaPlus) or not view.order(seat):
        return None
    if Meet() in view.rights(seat):
        return Meet()
    stage = view.stages[-1]
    if isinstance(stage, Planting) and (view.order_in_front(seat) or not view.hand(seat)):
        return Pass() if stage.planted else ShowOrder()
    if isinstance(stage, Settling) and not left_to_plant(view, seat):
        return Pass()
    return None


def find_slot(view: Bohnanza, seat: Seat, sort: int) -> int:
    """The slot in which a bean is planted without a harvest, or -1.

    Best is where it grows, then a free field, then whatever the rules allow.
    """
    free = -1
    other = -1
    for slot in view.fields[seat]:
        if view.may_plant(seat, sort, slot):
            field = view.field(seat, slot)
            if field and field[0] == sort:
                return slot
            if not field:
                free = slot if free < 0 else free
            else:
                other = slot
    return free if free >= 0 else other


def best_harvest(view: Bohnanza, seat: Seat) -> Action:
    """Harvest what pays most."""
    slots = [slot for slot in view.fields[seat] if view.may_harvest(seat, slot)]
    return Harvest(
        max(slots, key=lambda slot: (view.payout(seat, slot), len(view.field(seat, slot))))
    )


@mypyc_attr(allow_interpreted_subclasses=True)
class GreedyDealer(RandomBot):
    """Knows its own animals and money, and nothing of others'."""

    def act(self, view: Table, ask: Ask, events: Sequence[Event]) -> Action | None:
        assert isinstance(view, Kuhhandel)
        seat = ask.seat
        stage = view.stages[-1]
        if isinstance(stage, (auction.Bidding, auction.BiddingInTurn, auction.Sealing)):
            return self.bid(view, seat)
        if isinstance(stage, (dutch.Counting, dutch.Marking)):
            return self.claim(view, seat)
        if isinstance(stage, turn.Choosing):
            return self.choose(view, seat)
        if isinstance(stage, auction.Deciding):
            cards = smallest(view.purse(seat), stage.price)
            wanted = cards is not None and self.limit(view, seat) >= 2 * stage.price
            return auction.Buy(cards) if wanted and cards is not None else auction.Sell()
        if isinstance(stage, auction.Paying):
            cards = smallest(view.purse(seat), stage.price)
            return auction.Show() if cards is None else auction.Pay(cards)
        return self.lay_hidden(view, seat) or super().act(view, ask, events)

    def lay_hidden(self, view: Kuhhandel, seat: Seat) -> Action | None:
        """Cards laid face down: a middling note for animals, the cheapest for the rest."""
        stage = view.stages[-1]
        purse = sorted(view.purse(seat))
        middle = (purse[len(purse) // 2],) if purse else ()
        if isinstance(stage, cow_trade.Offering):
            return cow_trade.Offer(middle)
        if isinstance(stage, cow_trade.Answering):
            own = view.herd(seat).count(stage.species)
            return cow_trade.Counter(middle) if purse and own > 1 else cow_trade.Accept()
        if isinstance(stage, dutch.Laying):
            return auction.Pay(tuple(purse[: stage.count]))
        if isinstance(stage, dutch.DecidingBlind):
            return auction.Sell()
        if isinstance(stage, turn.DodgingRat):
            cheap = purse and WORTH[purse[0]] <= STEP
            return turn.Lay(purse[0]) if cheap else turn.Take()
        return None

    def limit(self, view: Kuhhandel, seat: Seat) -> int:
        """An eighth of what the set scores for each card of it and a little, within its money."""
        card = view.piles[view.lot][0]
        wish = VALUES[card] * (1 + view.herd(seat).count(card)) // 8 + 2 * STEP
        return min(wish, total(view.purse(seat)), view.ceiling(seat)) // STEP * STEP

    def bid(self, view: Kuhhandel, seat: Seat) -> Action | None:
        stage = view.stages[-1]
        limit = self.limit(view, seat)
        if isinstance(stage, auction.Sealing):
            return auction.Ceiling(limit)
        assert isinstance(stage, (auction.Bidding, auction.BiddingInTurn))
        if stage.price + STEP <= limit:
            step = STEP * max(1, (limit - stage.price) // (2 * STEP))
            return auction.Bid(stage.price + step)
        return auction.Pass() if isinstance(stage, auction.BiddingInTurn) else None

    def claim(self, view: Kuhhandel, seat: Seat) -> Action | None:
        """As many cards as cost nothing much."""
        count = sum([WORTH[card] <= STEP for card in view.purse(seat)])
        stage = view.stages[-1]
        if isinstance(stage, dutch.Marking):
            return dutch.Mark(min(10, count))
        assert isinstance(stage, dutch.Counting)
        return dutch.Claim(stage.count) if 0 < stage.count <= count else None

    def choose(self, view: Kuhhandel, seat: Seat) -> Action:
        """Trade for the dearest animal of which it has two or more; else the deck."""
        listed = view.actions(seat)
        herd = view.herd(seat)
        trades = [action for action in listed if isinstance(action, turn.Trade)]
        good = [
            trade
            for trade in trades
            if trade.species <= HORSE and herd.count(trade.species) > 1 and total(view.purse(seat))
        ]
        if good and self.random.random() < 0.5:
            return max(good, key=lambda trade: trade.species)
        others = [action for action in listed if not isinstance(action, turn.Trade)]
        if others:
            return others[0]
        return min(trades, key=lambda trade: (trade.species == RAT, -trade.species))
