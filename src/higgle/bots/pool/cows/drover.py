"""The drover: what all adversaries of Kuhhandel share; each of them changes a habit or two."""

from collections.abc import Sequence

from mypy_extensions import mypyc_attr

from higgle.core import Action, Ask, Cards, Event, Seat, Table
from higgle.kuhhandel import actions as deeds
from higgle.kuhhandel import stages
from higgle.kuhhandel.animals import RAT, VALUES
from higgle.kuhhandel.auction import STEP
from higgle.kuhhandel.game import Kuhhandel
from higgle.kuhhandel.money import WORTH, smallest, total
from higgle.play import Bot


@mypyc_attr(allow_interpreted_subclasses=True)
class Drover(Bot):
    """Bids by tens, always sells, trades only when it must, and then lays half of its money."""

    def act(self, view: Table, ask: Ask, events: Sequence[Event]) -> Action | None:
        assert isinstance(view, Kuhhandel)
        stage = view.stages[-1]
        if isinstance(stage, (stages.Bidding, stages.BiddingInTurn, stages.Sealing)):
            return self.bid(view, ask.seat)
        if isinstance(stage, (stages.Counting, stages.Marking)):
            return self.claim(view, ask.seat)
        if isinstance(stage, (stages.Deciding, stages.DecidingBlind)):
            return self.decide(view, ask.seat, stage)
        return self.must(view, ask.seat)

    # Habits

    def most(self, view: Kuhhandel, seat: Seat, species: int) -> int:
        """The most that it bids for an animal."""
        return VALUES[species] // 4 + 20

    def buys(self, view: Kuhhandel, seat: Seat, bidder: Seat, price: int) -> bool:
        """Whether it keeps what it auctions, at a price in money."""
        return False

    def cards_for_pedigree(self, view: Kuhhandel, seat: Seat) -> int:
        """How many cards it lays for the pedigree that lies open: those worth ten at most."""
        return sum([WORTH[card] <= STEP for card in view.purse(seat)])

    def takes_rat(self, view: Kuhhandel, seat: Seat) -> bool:
        """Whether it takes the rat that goes round."""
        return view.pot_size() > 3 * view.seats

    def wish(self, view: Kuhhandel, seat: Seat, trades: list[deeds.Trade]) -> deeds.Trade | None:
        """The trade that it opens of its own will."""
        return None

    def stake(self, view: Kuhhandel, seat: Seat, other: Seat, species: int) -> int:
        """How much it lays in a trade; less than nothing is to accept where it can."""
        return view.money(seat) // 2

    # Auctions

    def bid(self, view: Kuhhandel, seat: Seat) -> Action | None:
        stage = view.stages[-1]
        wish = self.most(view, seat, view.piles[view.lot][0])
        limit = max(0, min(wish, view.money(seat), view.ceiling(seat))) // STEP * STEP
        if isinstance(stage, stages.Sealing):
            return deeds.Ceiling(limit)
        assert isinstance(stage, (stages.Bidding, stages.BiddingInTurn))
        if stage.price + STEP <= limit:
            return deeds.Bid(stage.price + STEP)
        return deeds.Pass() if isinstance(stage, stages.BiddingInTurn) else None

    def claim(self, view: Kuhhandel, seat: Seat) -> Action | None:
        count = max(0, min(10, len(view.purse(seat)), self.cards_for_pedigree(view, seat)))
        stage = view.stages[-1]
        if isinstance(stage, stages.Marking):
            return deeds.Mark(count)
        assert isinstance(stage, stages.Counting)
        return deeds.Claim(stage.count) if 0 < stage.count <= count else None

    def decide(
        self, view: Kuhhandel, seat: Seat, stage: stages.Deciding | stages.DecidingBlind
    ) -> Action:
        if isinstance(stage, stages.DecidingBlind):
            few = sorted(view.purse(seat))[: stage.count]
            able = len(few) == stage.count
            wanted = able and self.buys(view, seat, stage.claimant, total(few))
            return deeds.Buy(tuple(few)) if wanted else deeds.Sell()
        cards = smallest(view.purse(seat), stage.price)
        if cards is None or not self.buys(view, seat, stage.bidder, stage.price):
            return deeds.Sell()
        return deeds.Buy(cards)

    # What is asked of one seat alone

    def must(self, view: Kuhhandel, seat: Seat) -> Action:
        stage = view.stages[-1]
        purse = sorted(view.purse(seat))
        if isinstance(stage, stages.Choosing):
            return self.choose(view, seat)
        if isinstance(stage, stages.Paying):
            cards = smallest(purse, stage.price)
            return deeds.Show() if cards is None else deeds.Pay(cards)
        if isinstance(stage, stages.Laying):
            return deeds.Pay(tuple(purse[: stage.count]))
        if isinstance(stage, stages.DodgingRat):
            return deeds.Lay(purse[0]) if purse and not self.takes_rat(view, seat) else deeds.Take()
        if isinstance(stage, stages.Offering):
            return deeds.Offer(self.cards(view, seat, stage.partner, stage.species))
        if isinstance(stage, stages.Answering):
            cards = self.cards(view, seat, view.active, stage.species)
            return deeds.Counter(cards) if cards else deeds.Accept()
        return deeds.Keep()

    def choose(self, view: Kuhhandel, seat: Seat) -> Action:
        """The trade it wishes for, else the deck, else the dearest trade that there is."""
        listed = view.actions(seat)
        trades = [action for action in listed if isinstance(action, deeds.Trade)]
        others = [action for action in listed if not isinstance(action, deeds.Trade)]
        wished = self.wish(view, seat, trades) if trades and view.money(seat) else None
        if wished is not None:
            return wished
        return others[0] if others else dearest(trades)

    def cards(self, view: Kuhhandel, seat: Seat, other: Seat, species: int) -> Cards:
        """The cards for its stake; who answers and would rather accept lays none."""
        purse = view.purse(seat)
        amount = self.stake(view, seat, other, species)
        if not purse or (amount < 0 and seat != view.active):
            return ()
        return smallest(purse, max(0, amount) // STEP * STEP) or (min(purse),)


def dearest(trades: list[deeds.Trade]) -> deeds.Trade:
    """The trade about the dearest animal; rats come last."""
    return max(trades, key=lambda trade: -1 if trade.species == RAT else trade.species)


def richest(view: Kuhhandel) -> Seat:
    """The seat with the best score so far."""
    return max(range(view.seats), key=lambda seat: sum(view.score(seat).values()))
