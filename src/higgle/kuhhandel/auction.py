"""The auction of an animal: bids at will against the clock, bids in turn, or sealed ceilings."""

from random import Random
from typing import TYPE_CHECKING, Final

from higgle.core import CLOCK, NOBODY, Action, Ask, Cards, Chance, Illegal, Seat, require
from higgle.kuhhandel.base import KuhhandelStage, require_stage, stage_of
from higgle.kuhhandel.dutch import clear_slips, draw_one, take_free, without_slip, write_slip
from higgle.kuhhandel.money import total
from higgle.kuhhandel.sale import Deciding

if TYPE_CHECKING:
    from higgle.kuhhandel.game import Kuhhandel

STEP: Final = 10
"""Bids are multiples of it, and each is at least this much higher than the last."""

LAST_CALL: Final = 3
BID: Final[tuple[str, ...]] = ("bid",)
CALL: Final[tuple[str, ...]] = ("call",)
"""Forms of asks that are made for every bid; a shorter type would be boxed for each of them."""
CALLS: Final[tuple[str, ...]] = ("", "once", "twice", "thrice")


class Bidding(KuhhandelStage, frozen=True):
    """Everybody bids at will for an animal; `calls` is how often the price was called."""

    price: int = 0
    leader: Seat = NOBODY
    calls: int = 0

    def asks(self, table: "Kuhhandel") -> list[Ask]:
        price = self.price
        about: Cards = (table.auctions, price)
        asks = [Ask(seat, False, BID, about) for seat in ready_to_bid(table, price, self.leader)]
        asks.append(Ask(CLOCK, False, CALL, (table.auctions, price, self.calls)))
        return asks

    def actions(self, table: "Kuhhandel", seat: Seat) -> list[Action]:
        return [Call(self.price, self.calls + 1)] if seat == CLOCK else []

    def propose(self, table: "Kuhhandel", seat: Seat, random: Random) -> Action | None:
        if seat in (CLOCK, table.active) or seat == self.leader:
            return None
        amount = random_bid(table, seat, self.price, random)
        return Bid(amount) if amount else None


class BiddingInTurn(KuhhandelStage, frozen=True):
    """An animal is auctioned, and one seat after the other bids or passes."""

    asked: Seat
    price: int = 0
    leader: Seat = NOBODY
    passed: int = 0

    def asks(self, table: "Kuhhandel") -> list[Ask]:
        return [Ask(self.asked, True, ("bid", "pass"), (table.auctions, self.price))]

    def actions(self, table: "Kuhhandel", seat: Seat) -> list[Action]:
        return [Pass()] if seat == self.asked else []

    def propose(self, table: "Kuhhandel", seat: Seat, random: Random) -> Action | None:
        amount = random_bid(table, seat, self.price, random) if seat == self.asked else 0
        return Bid(amount) if amount else None

    def check_bid(self, table: "Kuhhandel", seat: Seat, amount: int, over: int) -> None:
        check_price(table, seat, amount, over, self.price, self.leader, self.asked)

    def bid(self, table: "Kuhhandel", seat: Seat, amount: int) -> None:
        ask_next(table, BiddingInTurn(seat, amount, seat, 0))

    def check_pass(self, table: "Kuhhandel", seat: Seat) -> None:
        require(seat == self.asked, "not-your-bid", "K21")

    def pass_on(self, table: "Kuhhandel", seat: Seat) -> None:
        table.emit("bid_passed", seat)
        ask_next(table, BiddingInTurn(seat, self.price, self.leader, self.passed + 1))


class Sealing(KuhhandelStage, frozen=True):
    """An animal is auctioned, and every bidder writes down a ceiling."""

    def asks(self, table: "Kuhhandel") -> list[Ask]:
        silent = without_slip(table, ready_to_bid(table, 0, NOBODY))
        return [Ask(seat, True, ("ceiling",), (table.auctions,)) for seat in silent]

    def propose(self, table: "Kuhhandel", seat: Seat, random: Random) -> Action | None:
        if seat == CLOCK or seat not in without_slip(table, ready_to_bid(table, 0, NOBODY)):
            return None
        return Ceiling(random_bid(table, seat, -STEP, random))


class Pass(Action, frozen=True):
    """Do not bid this time; or end the turn without the auction that Super Kuhhandel allows."""

    def __str__(self) -> str:
        return "pass"

    def check(self, table: "Kuhhandel", seat: Seat) -> None:
        table.stages[-1].check_pass(table, seat)

    def apply(self, table: "Kuhhandel", seat: Seat, chance: Chance) -> None:
        table.stages[-1].pass_on(table, seat)


class Bid(Action, frozen=True):
    """Bid for an animal, over a price that was seen."""

    amount: int
    over: int = 0

    def __str__(self) -> str:
        return f"bid {self.amount} over {self.over}" if self.over else f"bid {self.amount}"

    def check(self, table: "Kuhhandel", seat: Seat) -> None:
        stage = table.stages[-1]
        if type(stage) is Bidding:  # most actions of a game are these: spare a call of the stage
            check_price(table, seat, self.amount, self.over, stage.price, stage.leader, seat)
        else:
            stage.check_bid(table, seat, self.amount, self.over)

    def apply(self, table: "Kuhhandel", seat: Seat, chance: Chance) -> None:
        """A bid cancels the calls and reopens the passes."""
        amount = self.amount
        table.emit("bid", seat, amount)
        stage = table.stages[-1]
        if type(stage) is Bidding:
            table.stages = (Bidding(amount, seat),)
        else:
            stage.bid(table, seat, amount)


class Call(Action, frozen=True):
    """The clock calls the price for the first, second or third time."""

    price: int
    times: int

    def __str__(self) -> str:
        times = CALLS[self.times] if 0 < self.times < len(CALLS) else str(self.times)
        return f"call {self.price} {times}"

    def check(self, table: "Kuhhandel", seat: Seat) -> None:
        if seat != CLOCK:
            raise Illegal("clock-only", "K11")
        stage = require_stage(table, Bidding, "no-bids-now", "K11")
        if self.price != stage.price or self.times != stage.calls + 1:
            raise Illegal("call-too-late", "K11")

    def apply(self, table: "Kuhhandel", seat: Seat, chance: Chance) -> None:
        stage = stage_of(table, Bidding)
        times = self.times
        table.emit("called", CLOCK, self.price, times)
        if times == LAST_CALL:
            close_bidding(table, stage.leader, stage.price)
        else:
            table.stages = (Bidding(stage.price, stage.leader, times),)


class Ceiling(Action, frozen=True):
    """Write down secretly how much to bid at most; 0 is no bid."""

    amount: int

    def __str__(self) -> str:
        return f"ceiling {self.amount}"

    def check(self, table: "Kuhhandel", seat: Seat) -> None:
        require_stage(table, Sealing, "no-ceilings-now", "K21")
        require(0 <= seat != table.active, "auctioneer-bids-not", "K10")
        require(not table.piles[table.slips + seat], "already-written", "K21")
        require(self.amount >= 0, "bid-in-tens", "K10")
        require(table.ceiling(seat), "bluffer-is-out", "K17")
        check_amount(table, seat, self.amount)

    def apply(self, table: "Kuhhandel", seat: Seat, chance: Chance) -> None:
        """When all have written, the highest ceiling wins, ten above the second highest."""
        write_slip(table, seat, self.amount)
        bidders = ready_to_bid(table, 0, NOBODY)
        if without_slip(table, bidders):
            return
        slips = sorted([table.slip(bidder) for bidder in bidders])
        ahead = [bidder for bidder in bidders if table.slip(bidder) == slips[-1]]
        clear_slips(table)
        second = slips[-2] if len(slips) > 1 else 0
        price = min(slips[-1], second + STEP)
        close_bidding(table, draw_one(table, ahead, chance) if price else NOBODY, price)


def begin_bidding(table: "Kuhhandel") -> None:
    """Begin the auction of the animal that lies open."""
    table.auctions += 1
    ready = ready_to_bid(table, 0, NOBODY)
    if table.agreed.auction == "live":
        table.stages = (Bidding(),)
    elif not ready:
        take_free(table)
    elif table.agreed.auction == "turns":
        table.stages = (BiddingInTurn(ready[0]),)
    else:
        table.stages = (Sealing(),)


def ready_to_bid(table: "Kuhhandel", price: int, leader: Seat) -> list[Seat]:
    """Those to whom the rules leave a higher bid; their own money does not matter."""
    return [s for s in table.bidders() if s != leader and table.ceiling(s) > price]


def random_bid(table: "Kuhhandel", seat: Seat, price: int, random: Random) -> int:
    """A higher bid, mostly within the seat's own money; 0 if none is allowed."""
    lowest = price // STEP + 1
    highest = table.ceiling(seat) // STEP
    if random.random() > 0.1:
        highest = min(highest, max(lowest, total(table.purse(seat)) // STEP))
    if highest < lowest:
        return 0
    return STEP * (lowest + int(random.random() * (highest - lowest + 1)))


def check_price(
    table: "Kuhhandel", seat: Seat, amount: int, over: int, price: int, leader: Seat, asked: Seat
) -> None:
    """Whether a seat may bid an amount over a price."""
    if not 0 <= seat != table.active:
        raise Illegal("auctioneer-bids-not", "K10")
    if seat == leader:
        raise Illegal("you-lead", "K20")
    if seat != asked:
        raise Illegal("not-your-bid", "K21")
    if over > price:
        raise Illegal("price-was-another", "K10", price=price)
    if amount < price + STEP:
        raise Illegal("bid-higher", "K10", lowest=price + STEP)
    check_amount(table, seat, amount)


def check_amount(table: "Kuhhandel", seat: Seat, amount: int) -> None:
    """Tens only, and not more than there is or than was shown."""
    if amount % STEP:
        raise Illegal("bid-in-tens", "K10")
    most = table.ceiling(seat)
    if amount > most:
        require(most, "bluffer-is-out", "K17")
        require(table.exposed[seat] is None, "bluffer-limit", "K17", most=most)
        require(False, "bid-too-high", "K23", most=most)


def ask_next(table: "Kuhhandel", stage: BiddingInTurn) -> None:
    """Ask the next seat that may bid, unless all of them have passed since the last bid."""
    ready = ready_to_bid(table, stage.price, stage.leader)
    if stage.passed >= len(ready):
        close_bidding(table, stage.leader, stage.price)
        return
    seat = table.left(stage.asked)
    while seat not in ready:
        seat = table.left(seat)
    table.stages = (BiddingInTurn(seat, stage.price, stage.leader, stage.passed),)


def close_bidding(table: "Kuhhandel", leader: Seat, price: int) -> None:
    """The bidding is over; without a bid the auctioneer takes the card."""
    if leader == NOBODY:
        take_free(table)
        return
    table.stages = (Deciding(price, leader),)
    table.emit("bidding_closed", leader, price)
