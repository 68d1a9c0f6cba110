"""The cow trade: a hidden offer, accepted or countered; rats go the other way."""

from random import Random

from mypy_extensions import mypyc_attr

from higgle.core import Action, Ask, Cards, Chance, Seat, require
from higgle.kuhhandel.actions import Accept, Counter, Offer, Trade
from higgle.kuhhandel.animals import RAT
from higgle.kuhhandel.herds import Herds
from higgle.kuhhandel.money import random_cards, total
from higgle.kuhhandel.stages import Answering, Choosing, Offering


@mypyc_attr(allow_interpreted_subclasses=True)
class CowTrade(Herds):
    """Secret deals between the active seat and a partner that cannot refuse."""

    # Questions

    def may_open_trade(self, seat: Seat) -> bool:
        """Without money one may not open a trade while there is a deck."""
        return bool(self.purse(seat)) or not self.deck_size()

    # Who is asked, and what is listed

    def asks(self) -> list[Ask]:
        stage = self.stages[-1]
        if type(stage) is Offering:
            return [Ask(self.active, True, ("offer",), (stage.partner, stage.species, stage.round))]
        if type(stage) is Answering:
            about = (self.active, stage.species, stage.round)
            return [Ask(stage.partner, True, ("accept", "counter"), about)]
        return super().asks()

    def actions(self, seat: Seat) -> list[Action]:
        stage = self.stages[-1]
        if type(stage) is Answering:
            return [Accept()] if seat == stage.partner else []
        return super().actions(seat)

    def list_trades(self, seat: Seat) -> list[Action]:
        """Every cow trade that a seat may open."""
        if not self.may_open_trade(seat):
            return []
        return [Trade(species, partner) for species, partner in self.trades(seat)]

    def propose(self, seat: Seat, random: Random) -> Action | None:
        stage = self.stages[-1]
        if type(stage) is Offering and seat == self.active:
            purse = self.purse(seat)
            return Offer(random_cards(purse, random) if purse else ())
        if type(stage) is Answering and seat == stage.partner:
            purse = self.purse(seat)
            return Counter(random_cards(purse, random)) if purse else None
        return super().propose(seat, random)

    # Check

    def check_action(self, seat: Seat, action: Action) -> None:
        if type(action) is Trade:
            self.check_trade(seat, action)
        elif type(action) is Offer:
            self.check_offer(seat, action.cards)
        elif type(action) is Accept:
            self.check_answer(seat)
        elif type(action) is Counter:
            self.check_answer(seat)
            require(action.cards, "counter-needs-money", "K59")
            self.check_money(seat, action.cards)
        else:
            super().check_action(seat, action)

    def check_trade(self, seat: Seat, trade: Trade) -> None:
        stage = self.stages[-1]
        require(type(stage) is Choosing, "no-time-to-trade", "K04")
        require(seat == self.active, "not-your-turn", "K04")
        assert isinstance(stage, Choosing)
        require(not stage.owes, "auction-owed", "K45")
        require(not stage.traded, "one-trade-a-turn", "K80")
        require(1 <= trade.species <= RAT, "no-such-animal", "K34")
        other = trade.partner
        require(0 <= other < self.seats and other != seat, "no-such-partner", "K50")
        require(trade.species in self.herd(seat), "you-have-none", "K50")
        require(trade.species in self.herd(other), "partner-has-none", "K50")
        require(self.may_open_trade(seat), "trade-needs-money", "K59")

    def check_offer(self, seat: Seat, cards: Cards) -> None:
        require(type(self.stages[-1]) is Offering, "no-offer-now", "K52")
        require(seat == self.active, "not-your-turn", "K52")
        require(cards or not self.purse(seat), "offer-needs-money", "K52")
        self.check_money(seat, cards)

    def check_answer(self, seat: Seat) -> None:
        stage = self.stages[-1]
        require(type(stage) is Answering, "no-offer-to-answer", "K53")
        require(type(stage) is Answering and seat == stage.partner, "not-your-trade", "K53")

    # Do

    def apply(self, seat: Seat, action: Action, chance: Chance) -> None:
        if type(action) is Trade:
            self.open_trade(action)
        elif type(action) is Offer:
            self.lay_offer(seat, action)
        elif type(action) is Accept:
            self.accept()
        elif type(action) is Counter:
            self.counter(action.cards)
        else:
            super().apply(seat, action, chance)

    def open_trade(self, trade: Trade) -> None:
        if not self.deck_size():
            self.forced += 1
        self.stages = (Offering(trade.partner, trade.species, 1),)
        number = self.at_stake(self.active, trade.partner, trade.species)
        self.emit("trade_opened", self.active, trade.partner, trade.species, number)

    def lay_offer(self, seat: Seat, offer: Offer) -> None:
        stage = self.stages[-1]
        assert isinstance(stage, Offering)
        counted = offer.counted  # read before anything moves: what is no truth stops here
        self.move(self.purses + seat, offer.cards, self.offers + seat)
        self.stages = (Answering(stage.partner, stage.species, stage.round),)
        self.emit("money_laid", seat, stage.partner, stage.species, stage.round)
        if counted:
            self.emit("money_counted", seat, stage.partner, len(offer.cards))

    def accept(self) -> None:
        """The money changes hands unseen by others, and the offer counts as the higher one."""
        stage = self.stages[-1]
        assert isinstance(stage, Answering)
        self.sweep_all(self.offers + self.active, self.purses + stage.partner)
        self.emit("money_accepted", stage.partner, self.active, stage.species)
        self.settle(stage, self.active)

    def counter(self, cards: Cards) -> None:
        """Both swap what they laid; the higher sum wins, and a tie is played once more."""
        stage = self.stages[-1]
        assert isinstance(stage, Answering)
        partner = stage.partner
        self.move(self.purses + partner, cards, self.offers + partner)
        self.emit("money_countered", partner, self.active, stage.species)
        offer = total(self.piles[self.offers + self.active])
        against = total(cards)
        self.sweep_all(self.offers + self.active, self.purses + partner)
        self.sweep_all(self.offers + partner, self.purses + self.active)
        self.emit("money_swapped", self.active, partner)
        if offer != against:
            self.settle(stage, self.active if offer > against else partner)
            return
        self.emit("trade_tied", self.active, partner, stage.round)
        if stage.round == 1:
            self.stages = (Offering(partner, stage.species, 2),)
        else:
            self.settle(stage, self.active)

    def settle(self, trade: Answering, higher: Seat) -> None:
        """The higher side takes the animals, or gives its rats away."""
        lower = self.active if higher == trade.partner else trade.partner
        giver, taker = (higher, lower) if trade.species == RAT else (lower, higher)
        number = self.at_stake(giver, taker, trade.species)
        self.move(self.herds + giver, (trade.species,) * number, self.herds + taker)
        self.emit("animals_moved", taker, giver, trade.species, number, higher)
        self.end_trade()

    def end_trade(self) -> None:
        """With Super Kuhhandel one may still hold an auction."""
        if self.agreed.super and self.deck_size():
            self.stages = (Choosing(traded=True),)
        else:
            self.end_turn()
