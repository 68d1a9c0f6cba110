"""The auction of an animal: bidding at will, in turn or sealed; sale, payment and bluffers."""

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, ClassVar, Final

from higgle.core import (
    CLOCK,
    DOWN,
    NOBODY,
    TRUTH,
    Action,
    Ask,
    Cards,
    Chance,
    Illegal,
    Seat,
    require,
)
from higgle.kuhhandel.animals import RAT
from higgle.kuhhandel.money import check_payment, money_text, random_payment, total
from higgle.kuhhandel.stage import KuhhandelStage, require_stage, stage_of

if TYPE_CHECKING:
    from higgle.kuhhandel.game import Kuhhandel

STEP: Final = 10
"""Bids are multiples of it, and each is at least this much higher than the last."""

LAST_CALL: Final = 3
BID: Final[tuple[str, ...]] = ("bid",)
CALL: Final[tuple[str, ...]] = ("call",)
"""Forms of asks that are made for every bid; a shorter type would be boxed for each of them."""
CALLS: Final[tuple[str, ...]] = ("", "once", "twice", "thrice")


class AnimalStage(KuhhandelStage, frozen=True):
    """An animal is auctioned, among more than two."""

    AGREED: "ClassVar[str]" = ""
    """The kind of auction to which the stage belongs; one of none can be in any."""

    def lot_fits(self, table: "Kuhhandel") -> bool:
        lot = table.piles[table.lot]
        return len(lot) == 1 and 0 < lot[0] < RAT

    def may_stand(self, table: "Kuhhandel") -> bool:
        agreed = self.AGREED in ("", table.agreed.auction)
        return agreed and not table.two and super().may_stand(table)


def may_lead(table: "Kuhhandel", seat: Seat, price: int) -> bool:
    """Whether a seat can have bid a price."""
    return price > 0 and price % STEP == 0 and seat in table.bidders()


class Bidding(AnimalStage, frozen=True):
    """Everybody bids at will for an animal; `calls` is how often the price was called."""

    AGREED: "ClassVar[str]" = "live"
    price: int = 0
    leader: Seat = NOBODY
    calls: int = 0

    def may_stand(self, table: "Kuhhandel") -> bool:
        led = may_lead(table, self.leader, self.price)
        begun = led or (self.leader == NOBODY and self.price == 0)
        return begun and 0 <= self.calls < LAST_CALL and super().may_stand(table)

    def asks(self, table: "Kuhhandel") -> list[Ask]:
        """A call asks the clock for the next one; the bidders are asked what they were."""
        price, leader, auctions = self.price, self.leader, table.auctions
        known = table.bidding
        if not known or known[0] != auctions or known[1] != price or known[2] != leader:
            table.bidding = (auctions, price, leader)
            about: Cards = (auctions, price)
            ready = ready_to_bid(table, price, leader)
            table.bidder_asks = [Ask(seat, False, BID, about) for seat in ready]
        return [*table.bidder_asks, Ask(CLOCK, False, CALL, (auctions, price, self.calls))]

    def actions(self, table: "Kuhhandel", seat: Seat) -> list[Action]:
        return [Call(self.price, self.calls + 1)] if seat == CLOCK else []

    def propose(self, table: "Kuhhandel", seat: Seat, random: Random) -> Action | None:
        if seat in (CLOCK, table.active) or seat == self.leader:
            return None
        amount = random_bid(table, seat, self.price, random)
        return Bid(amount) if amount else None


class BiddingInTurn(AnimalStage, frozen=True):
    """An animal is auctioned, and one seat after the other bids or passes."""

    AGREED: "ClassVar[str]" = "turns"
    asked: Seat
    price: int = 0
    leader: Seat = NOBODY
    passed: int = 0

    def may_stand(self, table: "Kuhhandel") -> bool:
        led = may_lead(table, self.leader, self.price)
        begun = led or (self.leader == NOBODY and self.price == 0)
        ready = ready_to_bid(table, self.price, self.leader)
        fits = self.asked in ready and 0 <= self.passed < len(ready)
        return begun and fits and super().may_stand(table)

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


class Sealing(AnimalStage, frozen=True):
    """An animal is auctioned, and every bidder writes down a ceiling."""

    AGREED: "ClassVar[str]" = "sealed"
    LAID: "ClassVar[tuple[str, ...]]" = ("slip",)

    def may_stand(self, table: "Kuhhandel") -> bool:
        if not super().may_stand(table):
            return False
        most = [table.ceiling(seat) // STEP * STEP for seat in range(table.seats)]
        return slips_fit(table, ready_to_bid(table, 0, NOBODY), most, STEP)

    def asks(self, table: "Kuhhandel") -> list[Ask]:
        silent = without_slip(table, ready_to_bid(table, 0, NOBODY))
        return [Ask(seat, True, ("ceiling",), (table.auctions,)) for seat in silent]

    def propose(self, table: "Kuhhandel", seat: Seat, random: Random) -> Action | None:
        if seat == CLOCK or seat not in without_slip(table, ready_to_bid(table, 0, NOBODY)):
            return None
        return Ceiling(random_bid(table, seat, -STEP, random))


class Deciding(AnimalStage, frozen=True):
    """The auctioneer sells to the highest bidder or buys from it."""

    price: int
    bidder: Seat

    def may_stand(self, table: "Kuhhandel") -> bool:
        return may_lead(table, self.bidder, self.price) and super().may_stand(table)

    def asks(self, table: "Kuhhandel") -> list[Ask]:
        return [Ask(table.active, True, ("sell", "buy"), (self.bidder, self.price))]

    def actions(self, table: "Kuhhandel", seat: Seat) -> list[Action]:
        return [Sell()] if seat == table.active else []

    def propose(self, table: "Kuhhandel", seat: Seat, random: Random) -> Action | None:
        if seat != table.active:
            return None
        cards = random_payment(table.purse(seat), self.price, random)
        return None if cards is None else Buy(cards)

    def check_sell(self, table: "Kuhhandel", seat: Seat) -> None:
        require(seat == table.active, "auctioneer-decides", "K13")

    def sell(self, table: "Kuhhandel") -> None:
        table.stages = (Paying(self.price, self.bidder),)
        table.emit("lot_sold", table.active, self.bidder, self.price)

    def check_buy(self, table: "Kuhhandel", seat: Seat, cards: Cards) -> None:
        price = self.price
        require(seat == table.active, "auctioneer-decides", "K13")
        require(total(table.purse(seat)) >= price, "cannot-buy", "K22", price=price)
        check_payment(table, seat, cards, price)

    def buy(self, table: "Kuhhandel", cards: Cards) -> None:
        table.move(table.purses + table.active, cards, table.purses + self.bidder)
        card = table.shift(table.lot, 0, table.herds + table.active)
        table.emit("lot_bought", table.active, self.bidder, card, self.price)
        table.end_turn()


class Paying(AnimalStage, frozen=True):
    """The highest bidder pays, or shows that it cannot."""

    price: int
    bidder: Seat

    def may_stand(self, table: "Kuhhandel") -> bool:
        return may_lead(table, self.bidder, self.price) and super().may_stand(table)

    def asks(self, table: "Kuhhandel") -> list[Ask]:
        return [Ask(self.bidder, True, ("pay", "show"), (self.price,))]

    def actions(self, table: "Kuhhandel", seat: Seat) -> list[Action]:
        unable = seat == self.bidder and total(table.purse(seat)) < self.price
        return [Show()] if unable else []

    def propose(self, table: "Kuhhandel", seat: Seat, random: Random) -> Action | None:
        if seat != self.bidder:
            return None
        cards = random_payment(table.purse(seat), self.price, random)
        return None if cards is None else Pay(cards)

    def check_pay(self, table: "Kuhhandel", seat: Seat, cards: Cards) -> None:
        require(seat == self.bidder, "not-your-payment", "K13")
        check_payment(table, seat, cards, self.price)

    def pay(self, table: "Kuhhandel", cards: Cards) -> None:
        bidder = self.bidder
        table.move(table.purses + bidder, cards, table.purses + table.active)
        card = table.shift(table.lot, 0, table.herds + bidder)
        table.emit("lot_paid", bidder, table.active, card, self.price)
        table.end_turn()


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


class Sell(Action, frozen=True):
    """Let the bidder have the card."""

    def __str__(self) -> str:
        return "sell"

    def check(self, table: "Kuhhandel", seat: Seat) -> None:
        table.stages[-1].check_sell(table, seat)

    def apply(self, table: "Kuhhandel", seat: Seat, chance: Chance) -> None:
        table.stages[-1].sell(table)


class Buy(Action, frozen=True):
    """Keep the card and pay the bidder."""

    cards: "Cards"

    def __str__(self) -> str:
        return f"buy with {money_text(self.cards)}"

    def check(self, table: "Kuhhandel", seat: Seat) -> None:
        table.stages[-1].check_buy(table, seat, self.cards)

    def apply(self, table: "Kuhhandel", seat: Seat, chance: Chance) -> None:
        table.stages[-1].buy(table, self.cards)


class Pay(Action, frozen=True):
    """Pay with these money cards."""

    cards: "Cards"

    def __str__(self) -> str:
        return f"pay {money_text(self.cards)}"

    def check(self, table: "Kuhhandel", seat: Seat) -> None:
        table.stages[-1].check_pay(table, seat, self.cards)

    def apply(self, table: "Kuhhandel", seat: Seat, chance: Chance) -> None:
        table.stages[-1].pay(table, self.cards)


class Show(Action, frozen=True):
    """Show all money, because it is too little."""

    def __str__(self) -> str:
        return "show"

    def check(self, table: "Kuhhandel", seat: Seat) -> None:
        stage = require_stage(table, Paying, "not-now", "")
        require(seat == stage.bidder, "not-your-payment", "K13")
        unable = total(table.purse(seat)) < stage.price
        require(unable, "can-pay", "K16", price=stage.price)

    def apply(self, table: "Kuhhandel", seat: Seat, chance: Chance) -> None:
        """The bluffer shows all its money, and the same lot is auctioned anew."""
        money = table.purse(seat)
        table.exposed = (*table.exposed[:seat], money, *table.exposed[seat + 1 :])
        table.sweep_all(table.purses + seat, table.shown + seat)
        table.emit("exposed", seat, total(money))
        table.sweep_all(table.shown + seat, table.purses + seat)
        table.emit("auctioned_anew", table.active, table.piles[table.lot][0])
        begin_bidding(table)


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
    seat = table.left_of(stage.asked)
    while seat not in ready:
        seat = table.left_of(seat)
    table.stages = (BiddingInTurn(seat, stage.price, stage.leader, stage.passed),)


def close_bidding(table: "Kuhhandel", leader: Seat, price: int) -> None:
    """The bidding is over; without a bid the auctioneer takes the card."""
    if leader == NOBODY:
        take_free(table)
        return
    table.stages = (Deciding(price, leader),)
    table.emit("bidding_closed", leader, price)


def take_free(table: "Kuhhandel") -> None:
    """Nobody wanted the card: the auctioneer takes it for nothing."""
    card = table.shift(table.lot, 0, table.herds + table.active)
    table.emit("taken_free", table.active, card)
    table.end_turn()


def without_slip(table: "Kuhhandel", bidders: Sequence[Seat]) -> list[Seat]:
    """Those who have not written a number down yet."""
    return [seat for seat in bidders if not table.piles[table.slips + seat]]


def write_slip(table: "Kuhhandel", seat: Seat, number: int) -> None:
    """Put a secret number before a seat; the slip says one more, because 0 lies face down."""
    table.piles[table.slips + seat] = (number + 1,)
    table.emit("number_written", seat)


def clear_slips(table: "Kuhhandel") -> None:
    for seat in range(table.seats):
        table.piles[table.slips + seat] = ()


def slips_fit(table: "Kuhhandel", bidders: Sequence[Seat], most: Sequence[int], step: int) -> bool:
    """Whether some bidders have written down numbers that they may write."""
    for seat in range(table.seats):
        slip = table.piles[table.slips + seat]
        if len(slip) > int(seat in bidders):
            return False
        if slip and slip[0] != DOWN and (slip[0] - 1) not in range(0, most[seat] + 1, step):
            return False
        if slip and slip[0] == DOWN and table.audience in (TRUTH, seat):
            return False
    return True


def draw_one(table: "Kuhhandel", seats: list[Seat], chance: Chance) -> Seat:
    """One of these seats; of several the lot takes one, and all are told who wrote the same."""
    if len(seats) == 1:
        return seats[0]
    drawn = seats[table.draw_lot(len(seats), chance)]
    table.emit("drawn_by_lot", drawn, len(seats), *seats)
    return drawn
