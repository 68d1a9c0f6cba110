"""The greedy dealer: it bids by the number on the card, and lays a middling note in trades."""

from collections.abc import Sequence

from mypy_extensions import mypyc_attr

from higgle.bots.random import RandomBot
from higgle.core import Action, Ask, Event, Seat, Table
from higgle.kuhhandel import actions as deeds
from higgle.kuhhandel import stages
from higgle.kuhhandel.animals import HORSE, RAT, VALUES
from higgle.kuhhandel.auction import STEP
from higgle.kuhhandel.game import Kuhhandel
from higgle.kuhhandel.money import WORTH, smallest, total


@mypyc_attr(allow_interpreted_subclasses=True)
class GreedyDealer(RandomBot):
    """Knows its own animals and money, and nothing of others'."""

    def act(self, view: Table, ask: Ask, events: Sequence[Event]) -> Action | None:
        assert isinstance(view, Kuhhandel)
        seat = ask.seat
        stage = view.stages[-1]
        if isinstance(stage, (stages.Bidding, stages.BiddingInTurn, stages.Sealing)):
            return self.bid(view, seat)
        if isinstance(stage, (stages.Counting, stages.Marking)):
            return self.claim(view, seat)
        if isinstance(stage, stages.Choosing):
            return self.choose(view, seat)
        if isinstance(stage, stages.Deciding):
            cards = smallest(view.purse(seat), stage.price)
            wanted = cards is not None and self.limit(view, seat) >= 2 * stage.price
            return deeds.Buy(cards) if wanted and cards is not None else deeds.Sell()
        if isinstance(stage, stages.Paying):
            cards = smallest(view.purse(seat), stage.price)
            return deeds.Show() if cards is None else deeds.Pay(cards)
        return self.hidden(view, seat) or super().act(view, ask, events)

    def hidden(self, view: Kuhhandel, seat: Seat) -> Action | None:
        """Cards laid face down: a middling note for animals, the cheapest for the rest."""
        stage = view.stages[-1]
        purse = sorted(view.purse(seat))
        middle = (purse[len(purse) // 2],) if purse else ()
        if isinstance(stage, stages.Offering):
            return deeds.Offer(middle)
        if isinstance(stage, stages.Answering):
            own = view.herd(seat).count(stage.species)
            return deeds.Counter(middle) if purse and own > 1 else deeds.Accept()
        if isinstance(stage, stages.Laying):
            return deeds.Pay(tuple(purse[: stage.count]))
        if isinstance(stage, stages.DecidingBlind):
            return deeds.Sell()
        if isinstance(stage, stages.DodgingRat):
            cheap = purse and WORTH[purse[0]] <= STEP
            return deeds.Lay(purse[0]) if cheap else deeds.Take()
        return None

    def limit(self, view: Kuhhandel, seat: Seat) -> int:
        """An eighth of what the set scores for each card of it and a little, within its money."""
        card = view.piles[view.lot][0]
        wish = VALUES[card] * (1 + view.herd(seat).count(card)) // 8 + 2 * STEP
        return min(wish, total(view.purse(seat)), view.ceiling(seat)) // STEP * STEP

    def bid(self, view: Kuhhandel, seat: Seat) -> Action | None:
        stage = view.stages[-1]
        limit = self.limit(view, seat)
        if isinstance(stage, stages.Sealing):
            return deeds.Ceiling(limit)
        assert isinstance(stage, (stages.Bidding, stages.BiddingInTurn))
        if stage.price + STEP <= limit:
            step = STEP * max(1, (limit - stage.price) // (2 * STEP))
            return deeds.Bid(stage.price + step)
        return deeds.Pass() if isinstance(stage, stages.BiddingInTurn) else None

    def claim(self, view: Kuhhandel, seat: Seat) -> Action | None:
        """As many cards as cost nothing much."""
        count = sum([WORTH[card] <= STEP for card in view.purse(seat)])
        stage = view.stages[-1]
        if isinstance(stage, stages.Marking):
            return deeds.Mark(min(10, count))
        assert isinstance(stage, stages.Counting)
        return deeds.Claim(stage.count) if 0 < stage.count <= count else None

    def choose(self, view: Kuhhandel, seat: Seat) -> Action:
        """Trade for the dearest animal of which it has two or more; else the deck."""
        listed = view.actions(seat)
        herd = view.herd(seat)
        trades = [action for action in listed if isinstance(action, deeds.Trade)]
        good = [
            trade
            for trade in trades
            if trade.species <= HORSE and herd.count(trade.species) > 1 and total(view.purse(seat))
        ]
        if good and self.random.random() < 0.5:
            return max(good, key=lambda trade: trade.species)
        others = [action for action in listed if not isinstance(action, deeds.Trade)]
        if others:
            return others[0]
        return min(trades, key=lambda trade: (trade.species == RAT, -trade.species))
