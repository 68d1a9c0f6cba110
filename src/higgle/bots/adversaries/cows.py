"""Adversaries in Kuhhandel: each changes a habit or two of a plain drover."""

from collections.abc import Sequence
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from higgle.bots.adversaries.beans import opposite
from higgle.core import Action, Ask, Cards, Event, Seat, Table
from higgle.kuhhandel import auction, cow_trade, dutch, turn
from higgle.kuhhandel.animals import DONKEY, RAT, SET, VALUES, pedigree
from higgle.kuhhandel.auction import STEP
from higgle.kuhhandel.game import Kuhhandel
from higgle.kuhhandel.money import WORTH, smallest, total
from higgle.kuhhandel.turn import Trade
from higgle.play import Bot, Maker


@mypyc_attr(allow_interpreted_subclasses=True)
class Drover(Bot):
    """Bids by tens, always sells, trades only when it must, and then lays half of its money."""

    def act(self, view: Table, ask: Ask, events: Sequence[Event]) -> Action | None:
        assert isinstance(view, Kuhhandel)
        stage = view.stages[-1]
        if isinstance(stage, (auction.Bidding, auction.BiddingInTurn, auction.Sealing)):
            return self.bid(view, ask.seat)
        if isinstance(stage, (dutch.Counting, dutch.Marking)):
            return self.claim(view, ask.seat)
        if isinstance(stage, (auction.Deciding, dutch.DecidingBlind)):
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

    def wish(self, view: Kuhhandel, seat: Seat, trades: list[turn.Trade]) -> turn.Trade | None:
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
        if isinstance(stage, auction.Sealing):
            return auction.Ceiling(limit)
        assert isinstance(stage, (auction.Bidding, auction.BiddingInTurn))
        if stage.price + STEP <= limit:
            return auction.Bid(stage.price + STEP)
        return auction.Pass() if isinstance(stage, auction.BiddingInTurn) else None

    def claim(self, view: Kuhhandel, seat: Seat) -> Action | None:
        count = max(0, min(10, len(view.purse(seat)), self.cards_for_pedigree(view, seat)))
        stage = view.stages[-1]
        if isinstance(stage, dutch.Marking):
            return dutch.Mark(count)
        assert isinstance(stage, dutch.Counting)
        return dutch.Claim(stage.count) if 0 < stage.count <= count else None

    def decide(
        self, view: Kuhhandel, seat: Seat, stage: auction.Deciding | dutch.DecidingBlind
    ) -> Action:
        if isinstance(stage, dutch.DecidingBlind):
            few = sorted(view.purse(seat))[: stage.count]
            able = len(few) == stage.count
            wanted = able and self.buys(view, seat, stage.claimant, total(few))
            return auction.Buy(tuple(few)) if wanted else auction.Sell()
        cards = smallest(view.purse(seat), stage.price)
        if cards is None or not self.buys(view, seat, stage.bidder, stage.price):
            return auction.Sell()
        return auction.Buy(cards)

    # What is asked of one seat alone

    def must(self, view: Kuhhandel, seat: Seat) -> Action:
        stage = view.stages[-1]
        purse = sorted(view.purse(seat))
        if isinstance(stage, turn.Choosing):
            return self.choose(view, seat)
        if isinstance(stage, auction.Paying):
            cards = smallest(purse, stage.price)
            return auction.Show() if cards is None else auction.Pay(cards)
        if isinstance(stage, dutch.Laying):
            return auction.Pay(tuple(purse[: stage.count]))
        if isinstance(stage, turn.DodgingRat):
            return turn.Lay(purse[0]) if purse and not self.takes_rat(view, seat) else turn.Take()
        if isinstance(stage, cow_trade.Offering):
            return cow_trade.Offer(self.cards(view, seat, stage.partner, stage.species))
        if isinstance(stage, cow_trade.Answering):
            cards = self.cards(view, seat, view.active, stage.species)
            return cow_trade.Counter(cards) if cards else cow_trade.Accept()
        return turn.Keep()

    def choose(self, view: Kuhhandel, seat: Seat) -> Action:
        """The trade it wishes for, else the deck, else the dearest trade that there is."""
        listed = view.actions(seat)
        trades = [action for action in listed if isinstance(action, turn.Trade)]
        others = [action for action in listed if not isinstance(action, turn.Trade)]
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


def dearest(trades: list[turn.Trade]) -> turn.Trade:
    """The trade about the dearest animal; rats come last."""
    return max(trades, key=lambda trade: -1 if trade.species == RAT else trade.species)


def richest(view: Kuhhandel) -> Seat:
    """The seat with the best score so far."""
    return max(range(view.seats), key=lambda seat: sum(view.score(seat).values()))


class HalfIn(Drover):
    """The plainest drover; it asks nothing about anybody else."""


class ValueBidder(Drover):
    """The more it has of a species, the more it bids; in trades it lays a quarter of that."""

    def most(self, view: Kuhhandel, seat: Seat, species: int) -> int:
        return VALUES[species] * (1 + view.herd(seat).count(species)) // 8 + 20

    def stake(self, view: Kuhhandel, seat: Seat, other: Seat, species: int) -> int:
        return self.most(view, seat, min(species, 10)) // 4


@mypyc_attr(allow_interpreted_subclasses=True)
class QuarterTopper(Drover):
    """Bids up to a quarter of its money."""

    SHARE: ClassVar[float] = 0.25

    def most(self, view: Kuhhandel, seat: Seat, species: int) -> int:
        return int(self.SHARE * view.money(seat))

    def stake(self, view: Kuhhandel, seat: Seat, other: Seat, species: int) -> int:
        return int(self.SHARE * view.money(seat))


class HalfTopper(QuarterTopper):
    """Bids up to half of its money."""

    SHARE: ClassVar[float] = 0.5


class FullTopper(QuarterTopper):
    """Bids up to all its money."""

    SHARE: ClassVar[float] = 1.0


class AllIn(Drover):
    """All its money is on the table, as long as there is an animal worth it."""

    def wish(self, view: Kuhhandel, seat: Seat, trades: list[Trade]) -> Trade | None:
        best = dearest(trades)
        rich = view.money(seat) > view.given_out // view.seats
        return best if rich and best.species != RAT else None

    def stake(self, view: Kuhhandel, seat: Seat, other: Seat, species: int) -> int:
        return view.money(seat)


class Hoarder(Drover):
    """A card for a bargain, and then a fifth of a fortune in each of the last trades."""

    def most(self, view: Kuhhandel, seat: Seat, species: int) -> int:
        return 10 + 10 * view.herd(seat).count(species)

    def stake(self, view: Kuhhandel, seat: Seat, other: Seat, species: int) -> int:
        return 0 if view.deck_size() else view.money(seat) // 5


class NeverSell(Drover):
    """What it turns up is its own."""

    def buys(self, view: Kuhhandel, seat: Seat, bidder: Seat, price: int) -> bool:
        return True


class NeverTrade(Drover):
    """All its money is for auctions."""

    def most(self, view: Kuhhandel, seat: Seat, species: int) -> int:
        return view.money(seat) * (1 + view.herd(seat).count(species)) // 4

    def stake(self, view: Kuhhandel, seat: Seat, other: Seat, species: int) -> int:
        return 0


class Bluffer(Drover):
    """Somebody may believe it."""

    def wish(self, view: Kuhhandel, seat: Seat, trades: list[Trade]) -> Trade | None:
        best = dearest(trades)
        return best if best.species != RAT and self.random.random() < 0.5 else None

    def stake(self, view: Kuhhandel, seat: Seat, other: Seat, species: int) -> int:
        return 0


class CoinBluffer(Drover):
    """Half of its offers are empty, the others hold most of what it has."""

    def wish(self, view: Kuhhandel, seat: Seat, trades: list[Trade]) -> Trade | None:
        best = dearest(trades)
        return best if best.species != RAT and self.random.random() < 0.25 else None

    def stake(self, view: Kuhhandel, seat: Seat, other: Seat, species: int) -> int:
        return 0 if self.random.random() < 0.5 else 2 * view.money(seat) // 3


class PedigreeHunter(Drover):
    """Keeps every pedigree, and bids double for the animals that belong to one."""

    def most(self, view: Kuhhandel, seat: Seat, species: int) -> int:
        belongs = pedigree(species) in view.herd(seat)
        return (2 if belongs else 1) * (VALUES[species] // 5 + 20)

    def buys(self, view: Kuhhandel, seat: Seat, bidder: Seat, price: int) -> bool:
        return view.piles[view.lot][0] > 11

    def cards_for_pedigree(self, view: Kuhhandel, seat: Seat) -> int:
        return len(view.purse(seat)) - 2


class SetHunter(Drover):
    """Two of a kind call for the others, at auctions and in trades."""

    def most(self, view: Kuhhandel, seat: Seat, species: int) -> int:
        return VALUES[species] // 2 if view.herd(seat).count(species) else 20

    def buys(self, view: Kuhhandel, seat: Seat, bidder: Seat, price: int) -> bool:
        card = view.piles[view.lot][0]
        return card < RAT and 2 * price <= self.most(view, seat, card)

    def wish(self, view: Kuhhandel, seat: Seat, trades: list[Trade]) -> Trade | None:
        herd = view.herd(seat)
        good = [trade for trade in trades if trade.species != RAT and herd.count(trade.species) > 1]
        return dearest(good) if good else None

    def stake(self, view: Kuhhandel, seat: Seat, other: Seat, species: int) -> int:
        many = view.herd(seat).count(species) > 1
        return view.money(seat) // 3 if many and species != RAT else -1


class Snob(Drover):
    """Two thirds of its money for what is dear, nothing for the rest."""

    def most(self, view: Kuhhandel, seat: Seat, species: int) -> int:
        return 2 * view.money(seat) // 3 if species >= DONKEY else 0

    def stake(self, view: Kuhhandel, seat: Seat, other: Seat, species: int) -> int:
        return view.money(seat) // 2 if DONKEY <= species < RAT else -1


class Acceptor(Drover):
    """Money is money."""

    def stake(self, view: Kuhhandel, seat: Seat, other: Seat, species: int) -> int:
        return -1


class CowLeaderStarver(Drover):
    """Whoever leads is to have nothing more."""

    def most(self, view: Kuhhandel, seat: Seat, species: int) -> int:
        feared = species in view.herd(richest(view))
        return VALUES[species] // (2 if feared else 5) + 20

    def buys(self, view: Kuhhandel, seat: Seat, bidder: Seat, price: int) -> bool:
        return bidder == richest(view)

    def wish(self, view: Kuhhandel, seat: Seat, trades: list[Trade]) -> Trade | None:
        leader = richest(view)
        aimed = [trade for trade in trades if trade.partner == leader and trade.species != RAT]
        return dearest(aimed) if aimed and self.random.random() < 0.3 else None


class PriceDriver(Drover):
    """Bids higher the more others have of a species, for they will want the card."""

    def most(self, view: Kuhhandel, seat: Seat, species: int) -> int:
        others = [view.herd(other).count(species) for other in range(view.seats) if other != seat]
        return VALUES[species] * (1 + max(others)) // 8 + 20


@mypyc_attr(allow_interpreted_subclasses=True)
class SetBuilder(Drover):
    """Pays for a card its part of what the set would add to the score.

    The valuation is that of a published heuristic for the plain game, from its description: on top
    of k sets that count V a set of value v adds V + (k + 1) v, and each card that is missing its
    part of that. Money is worth what all of it could buy.
    """

    MONEY: ClassVar[float] = 0.2
    """How much it pays for a point."""

    def part(self, view: Kuhhandel, seat: Seat, species: int) -> float:
        """What one more card of a species adds to the score."""
        if species == RAT:
            return 0.0
        herd = view.herd(seat)
        full = [kind for kind in range(1, RAT) if herd.count(kind) == SET]
        missing = SET - herd.count(species)
        if missing <= 0:
            return 0.0
        added = sum([VALUES[kind] for kind in full]) + (len(full) + 1) * VALUES[species]
        return added / missing

    def most(self, view: Kuhhandel, seat: Seat, species: int) -> int:
        return int(self.MONEY * self.part(view, seat, species))

    def buys(self, view: Kuhhandel, seat: Seat, bidder: Seat, price: int) -> bool:
        card = view.piles[view.lot][0]
        return card < RAT and price < self.most(view, seat, card) // 2

    def wish(self, view: Kuhhandel, seat: Seat, trades: list[Trade]) -> Trade | None:
        best = max(trades, key=lambda trade: self.part(view, seat, trade.species))
        return best if self.most(view, seat, best.species) <= view.money(seat) else None

    def stake(self, view: Kuhhandel, seat: Seat, other: Seat, species: int) -> int:
        return min(view.money(seat) // 2, 2 * self.most(view, seat, species))


@mypyc_attr(allow_interpreted_subclasses=True)
class CowPair(Drover):
    """Neither bids against the other, and a trade of theirs goes to whoever has more of it."""

    def favours(self, view: Kuhhandel, seat: Seat, species: int) -> bool:
        """Whether the partner rather than it is to have a species."""
        friend = opposite(view, seat)
        return view.herd(friend).count(species) > view.herd(seat).count(species)

    def most(self, view: Kuhhandel, seat: Seat, species: int) -> int:
        return 0 if self.favours(view, seat, species) else VALUES[species] // 3 + 20

    def buys(self, view: Kuhhandel, seat: Seat, bidder: Seat, price: int) -> bool:
        card = view.piles[view.lot][0]
        return bidder != opposite(view, seat) and card < RAT and price <= VALUES[card] // 6

    def wish(self, view: Kuhhandel, seat: Seat, trades: list[Trade]) -> Trade | None:
        friend = opposite(view, seat)
        for trade in trades:
            ours = trade.partner == friend and trade.species != RAT
            if ours and not self.favours(view, seat, trade.species):
                return trade
        return None

    def stake(self, view: Kuhhandel, seat: Seat, other: Seat, species: int) -> int:
        """Within the pair money only moves where it is no loss."""
        if other != opposite(view, seat):
            return view.money(seat) // 2
        return -1 if seat != view.active else 0


class CowKing(CowPair):
    """The feeder wants nothing, and gives away in trades what the king has too."""

    def favours(self, view: Kuhhandel, seat: Seat, species: int) -> bool:
        return seat > opposite(view, seat)


COWS: Final[dict[str, Maker]] = {
    "half-in": HalfIn,
    "value-bidder": ValueBidder,
    "quarter-topper": QuarterTopper,
    "half-topper": HalfTopper,
    "full-topper": FullTopper,
    "all-in": AllIn,
    "hoarder": Hoarder,
    "never-sell": NeverSell,
    "never-trade": NeverTrade,
    "bluffer": Bluffer,
    "coin-bluffer": CoinBluffer,
    "pedigree-hunter": PedigreeHunter,
    "set-hunter": SetHunter,
    "set-builder": SetBuilder,
    "snob": Snob,
    "acceptor": Acceptor,
    "starver": CowLeaderStarver,
    "price-driver": PriceDriver,
    "pair": CowPair,
    "king": CowKing,
}
