"""The auction of an animal: bids at will against the clock, bids in turn, or sealed ceilings."""

from random import Random
from typing import Final

from mypy_extensions import mypyc_attr

from higgle.core import CLOCK, NOBODY, Action, Ask, Chance, Illegal, Seat, require
from higgle.kuhhandel.actions import Bid, Call, Ceiling, Pass
from higgle.kuhhandel.money import total
from higgle.kuhhandel.sale import Sale
from higgle.kuhhandel.stages import Bidding, BiddingInTurn, Choosing, Deciding, Sealing

STEP: Final = 10
"""Bids are multiples of it, and each is at least this much higher than the last."""

LAST_CALL: Final = 3


@mypyc_attr(allow_interpreted_subclasses=True)
class English(Sale):
    """Everybody but the auctioneer bids, higher and higher."""

    # Questions

    def ceiling(self, seat: Seat) -> int:
        """The most a seat may bid: all money given out, or what it had to show for this lot."""
        shown = self.exposed[seat]
        if shown is None:
            return self.given_out
        return 0 if self.agreed.bluffer_out else total(shown)

    def ready(self, price: int, leader: Seat) -> list[Seat]:
        """Those to whom the rules leave a higher bid; their own money does not matter."""
        return [s for s in self.bidders() if s != leader and self.ceiling(s) > price]

    # Who is asked, and what is listed

    def asks(self) -> list[Ask]:
        stage = self.stages[-1]
        if type(stage) is Bidding:
            about = (self.auctions, stage.price)
            ready = self.ready(stage.price, stage.leader)
            clock = Ask(CLOCK, False, ("call",), (self.auctions, stage.price, stage.calls))
            return [*[Ask(seat, False, ("bid",), about) for seat in ready], clock]
        if type(stage) is BiddingInTurn:
            about = (self.auctions, stage.price)
            return [Ask(stage.asked, True, ("bid", "pass"), about)]
        if type(stage) is Sealing:
            silent = self.silent(self.ready(0, NOBODY))
            return [Ask(seat, True, ("ceiling",), (self.auctions,)) for seat in silent]
        return super().asks()

    def actions(self, seat: Seat) -> list[Action]:
        stage = self.stages[-1]
        if type(stage) is Bidding:
            return [Call(stage.price, stage.calls + 1)] if seat == CLOCK else []
        if type(stage) is BiddingInTurn:
            return [Pass()] if seat == stage.asked else []
        return super().actions(seat)

    def propose(self, seat: Seat, random: Random) -> Action | None:
        stage = self.stages[-1]
        if type(stage) is Bidding:
            if seat in (CLOCK, self.active) or seat == stage.leader:
                return None
            amount = self.random_bid(seat, stage.price, random)
            return Bid(amount) if amount else None
        if type(stage) is BiddingInTurn:
            amount = self.random_bid(seat, stage.price, random) if seat == stage.asked else 0
            return Bid(amount) if amount else None
        if type(stage) is Sealing:
            if seat == CLOCK or seat not in self.silent(self.ready(0, NOBODY)):
                return None
            return Ceiling(self.random_bid(seat, -STEP, random))
        return super().propose(seat, random)

    def random_bid(self, seat: Seat, price: int, random: Random) -> int:
        """A higher bid, mostly within the seat's own money; 0 if none is allowed."""
        lowest = price // STEP + 1
        highest = self.ceiling(seat) // STEP
        if random.random() > 0.1:
            highest = min(highest, max(lowest, total(self.purse(seat)) // STEP))
        if highest < lowest:
            return 0
        return STEP * (lowest + int(random.random() * (highest - lowest + 1)))

    # Check

    def check_action(self, seat: Seat, action: Action) -> None:
        stage = self.stages[-1]
        if type(action) is Bid:
            self.check_bid(seat, action)
        elif type(action) is Call:
            self.check_call(seat, action)
        elif type(action) is Ceiling:
            self.check_ceiling(seat, action.amount)
        elif type(action) is Pass and type(stage) is BiddingInTurn:
            require(seat == stage.asked, "not-your-bid", "K21")
        else:
            super().check_action(seat, action)

    def check_bid(self, seat: Seat, bid: Bid) -> None:
        stage = self.stages[-1]
        if type(stage) is Bidding:
            price, leader, asked = stage.price, stage.leader, seat
        elif type(stage) is BiddingInTurn:
            price, leader, asked = stage.price, stage.leader, stage.asked
        else:
            raise Illegal("no-bids-now", "K10")
        if not 0 <= seat != self.active:
            raise Illegal("auctioneer-bids-not", "K10")
        if seat == leader:
            raise Illegal("you-lead", "K20")
        if seat != asked:
            raise Illegal("not-your-bid", "K21")
        if bid.over > price:
            raise Illegal("price-was-another", "K10", price=price)
        if bid.amount < price + STEP:
            raise Illegal("bid-higher", "K10", lowest=price + STEP)
        self.check_amount(seat, bid.amount)

    def check_amount(self, seat: Seat, amount: int) -> None:
        """Tens only, and not more than there is or than was shown."""
        if amount % STEP:
            raise Illegal("bid-in-tens", "K10")
        most = self.ceiling(seat)
        if amount > most:
            require(most, "bluffer-is-out", "K17")
            require(self.exposed[seat] is None, "bluffer-limit", "K17", most=most)
            require(False, "bid-too-high", "K23", most=most)

    def check_call(self, seat: Seat, call: Call) -> None:
        stage = self.stages[-1]
        if seat != CLOCK:
            raise Illegal("clock-only", "K11")
        if type(stage) is not Bidding:
            raise Illegal("no-bids-now", "K11")
        if call.price != stage.price or call.times != stage.calls + 1:
            raise Illegal("call-too-late", "K11")

    def check_ceiling(self, seat: Seat, amount: int) -> None:
        require(type(self.stages[-1]) is Sealing, "no-ceilings-now", "K21")
        require(0 <= seat != self.active, "auctioneer-bids-not", "K10")
        require(not self.piles[self.slips + seat], "already-written", "K21")
        require(amount >= 0, "bid-in-tens", "K10")
        require(self.ceiling(seat), "bluffer-is-out", "K17")
        self.check_amount(seat, amount)

    # Do

    def apply(self, seat: Seat, action: Action, chance: Chance) -> None:
        if type(action) is Bid:
            self.bid(seat, action.amount)
        elif type(action) is Call:
            self.call(action)
        elif type(action) is Ceiling:
            self.write_ceiling(seat, action.amount, chance)
        elif type(action) is Pass and type(self.stages[-1]) is not Choosing:
            self.pass_bid(seat)
        else:
            super().apply(seat, action, chance)

    def begin_bidding(self, chance: Chance) -> None:
        self.auctions += 1
        ready = self.ready(0, NOBODY)
        if self.agreed.auction == "live":
            self.stages = (Bidding(),)
        elif not ready:
            self.take_free()
        elif self.agreed.auction == "turns":
            self.stages = (BiddingInTurn(ready[0]),)
        else:
            self.stages = (Sealing(),)

    def bid(self, seat: Seat, amount: int) -> None:
        """A bid cancels the calls and reopens the passes."""
        self.emit("bid", seat, amount)
        if type(self.stages[-1]) is Bidding:
            self.stages = (Bidding(amount, seat),)
        else:
            self.ask_next(BiddingInTurn(seat, amount, seat, 0))

    def call(self, call: Call) -> None:
        stage = self.stages[-1]
        assert isinstance(stage, Bidding)
        self.emit("called", CLOCK, call.price, call.times)
        if call.times == LAST_CALL:
            self.close(stage.leader, stage.price)
        else:
            self.stages = (Bidding(stage.price, stage.leader, call.times),)

    def pass_bid(self, seat: Seat) -> None:
        stage = self.stages[-1]
        assert isinstance(stage, BiddingInTurn)
        self.emit("bid_passed", seat)
        self.ask_next(BiddingInTurn(seat, stage.price, stage.leader, stage.passed + 1))

    def ask_next(self, stage: BiddingInTurn) -> None:
        """Ask the next seat that may bid, unless all of them have passed since the last bid."""
        ready = self.ready(stage.price, stage.leader)
        if stage.passed >= len(ready):
            self.close(stage.leader, stage.price)
            return
        seat = self.left(stage.asked)
        while seat not in ready:
            seat = self.left(seat)
        self.stages = (BiddingInTurn(seat, stage.price, stage.leader, stage.passed),)

    def write_ceiling(self, seat: Seat, amount: int, chance: Chance) -> None:
        """When all have written, the highest ceiling wins, ten above the second highest."""
        self.write_slip(seat, amount)
        bidders = self.ready(0, NOBODY)
        if self.silent(bidders):
            return
        slips = sorted([self.slip(bidder) for bidder in bidders])
        ahead = [bidder for bidder in bidders if self.slip(bidder) == slips[-1]]
        self.clear_slips()
        second = slips[-2] if len(slips) > 1 else 0
        price = min(slips[-1], second + STEP)
        self.close(self.drawn(ahead, chance) if price else NOBODY, price)

    def close(self, leader: Seat, price: int) -> None:
        """The bidding is over; without a bid the auctioneer takes the card."""
        if leader == NOBODY:
            self.take_free()
            return
        self.stages = (Deciding(price, leader),)
        self.emit("bidding_closed", leader, price)
