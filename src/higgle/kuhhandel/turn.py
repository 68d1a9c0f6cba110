"""The turn: an auction, a rat that goes round, a cow trade, or a card for each of two."""

from typing import TYPE_CHECKING, ClassVar, Final

from higgle.core import Action, Ask, Cards, Chance, Seat, require
from higgle.kuhhandel.animals import DONKEY, NAMES, RAT
from higgle.kuhhandel.auction import Pass, begin_bidding
from higgle.kuhhandel.cow_trade import Offering, at_stake, may_open_trade, possible_trades
from higgle.kuhhandel.dutch import begin_dutch
from higgle.kuhhandel.money import COUNTS, DONKEYS, START, ZERO, check_money, money_text, pay_out
from higgle.kuhhandel.stage import KuhhandelStage, require_stage

if TYPE_CHECKING:
    from higgle.kuhhandel.game import Kuhhandel

UNSEEN: Final = 10
"""How many money cards leave the game unseen."""


class Choosing(KuhhandelStage, frozen=True):
    """The active seat chooses what to do; after a rat it owes an auction."""

    owes: bool = False
    traded: bool = False

    def may_stand(self, table: "Kuhhandel") -> bool:
        fits = bool(self.forms(table)) and not (self.owes and (self.traded or table.two))
        if not fits or ((self.owes or self.traded) and not table.deck_size()):
            return False
        size = table.deck_size()
        if table.two and size:
            backs = table.greens if table.green_top else table.deck
            if size % 2 or not table.bag_size(backs):
                return False
        return (table.agreed.super or not self.traded) and super().may_stand(table)

    def asks(self, table: "Kuhhandel") -> list[Ask]:
        return [Ask(table.active, True, self.forms(table), (table.deck_size(),))]

    def forms(self, table: "Kuhhandel") -> tuple[str, ...]:
        """What the active seat may do, as far as everybody sees."""
        forms: list[str] = []
        if table.deck_size():
            forms.append("share" if table.two else "auction")
        if self.traded:
            forms.append("pass")
        elif not self.owes and table.shares_species(table.active):
            forms.append("trade")
        return tuple(forms)

    def actions(self, table: "Kuhhandel", seat: Seat) -> list[Action]:
        found: list[Action] = []
        if seat != table.active:
            return found
        if table.deck_size():
            found.append(Share() if table.two else Auction())
        if self.traded:
            found.append(Pass())
        elif not self.owes:
            found += list_trades(table, seat)
        return found

    def check_pass(self, table: "Kuhhandel", seat: Seat) -> None:
        require(self.traded, "nothing-to-pass", "K04")
        require(seat == table.active, "not-your-turn", "K04")

    def pass_on(self, table: "Kuhhandel", seat: Seat) -> None:
        table.emit("turn_passed", seat)
        table.end_turn()


class DodgingRat(KuhhandelStage, frozen=True):
    """A rat goes round until somebody takes it."""

    LAID: "ClassVar[tuple[str, ...]]" = ("pot",)
    asked: Seat

    def lot_fits(self, table: "Kuhhandel") -> bool:
        return not table.two and table.piles[table.lot] == (RAT,)

    def may_stand(self, table: "Kuhhandel") -> bool:
        return self.asked in range(table.seats) and super().may_stand(table)

    def asks(self, table: "Kuhhandel") -> list[Ask]:
        return [Ask(self.asked, True, ("take", "lay"), (table.pot_size(),))]

    def actions(self, table: "Kuhhandel", seat: Seat) -> list[Action]:
        if seat != self.asked:
            return []
        return [Take(), *[Lay(card) for card in sorted(set(table.purse(seat)))]]


class Sharing(KuhhandelStage, frozen=True):
    """The active seat has looked at the top card of the deck for two."""

    LAID: "ClassVar[tuple[str, ...]]" = ("looked", "looked-money")

    def may_stand(self, table: "Kuhhandel") -> bool:
        if not table.two or table.deck_size() % 2 == 0:
            return False
        looked = [
            len(table.piles[table.looked + seat]) + len(table.piles[table.looked_money + seat])
            for seat in range(table.seats)
        ]
        return sum(looked) == looked[table.active] == 1 and super().may_stand(table)

    def asks(self, table: "Kuhhandel") -> list[Ask]:
        return [Ask(table.active, True, ("keep", "give"), (table.deck_size(),))]

    def actions(self, table: "Kuhhandel", seat: Seat) -> list[Action]:
        return [Keep(), Give()] if seat == table.active else []


class Over(KuhhandelStage, frozen=True):
    """The game has ended."""


class Auction(Action, frozen=True):
    """Turn up the top card and auction it."""

    def __str__(self) -> str:
        return "auction"

    def check(self, table: "Kuhhandel", seat: Seat) -> None:
        require(not table.two, "two-seats-share", "K71")
        check_turn(table, seat, "no-auction-now", "K04")

    def apply(self, table: "Kuhhandel", seat: Seat, chance: Chance) -> None:
        """The card decides what kind of auction it is; a donkey pays first."""
        card = table.pick(table.deck, table.lot, chance)
        table.emit("lot_turned", seat, card)
        if card == RAT:
            table.stages = (DodgingRat(table.left_of(table.active)),)
        elif card > RAT:
            begin_dutch(table)
        else:
            if card == DONKEY:
                pay_out(table)
            begin_bidding(table)


class Trade(Action, frozen=True):
    """Name the animal and the partner of a cow trade."""

    species: int
    partner: Seat

    def __str__(self) -> str:
        return f"trade {NAMES[self.species]} with {self.partner + 1}"

    def check(self, table: "Kuhhandel", seat: Seat) -> None:
        stage = require_stage(table, Choosing, "no-time-to-trade", "K04")
        require(seat == table.active, "not-your-turn", "K04")
        require(not stage.owes, "auction-owed", "K45")
        require(not stage.traded, "one-trade-a-turn", "K80")
        species, other = self.species, self.partner
        require(1 <= species <= RAT, "no-such-animal", "K34")
        require(0 <= other < table.seats and other != seat, "no-such-partner", "K50")
        require(species in table.herd(seat), "you-have-none", "K50")
        require(species in table.herd(other), "partner-has-none", "K50")
        require(may_open_trade(table, seat), "trade-needs-money", "K59")

    def apply(self, table: "Kuhhandel", seat: Seat, chance: Chance) -> None:
        if not table.deck_size():
            table.forced += 1
        species, partner = self.species, self.partner
        table.stages = (Offering(partner, species, 1),)
        number = at_stake(table, seat, partner, species)
        table.emit("trade_opened", seat, partner, species, number)


class Take(Action, frozen=True):
    """Take the rat and the money beside it."""

    def __str__(self) -> str:
        return "take rat"

    def check(self, table: "Kuhhandel", seat: Seat) -> None:
        check_rat(table, seat)

    def apply(self, table: "Kuhhandel", seat: Seat, chance: Chance) -> None:
        """Rat and money go to the taker, and the auctioneer owes another auction."""
        count = table.pot_size()
        table.shift(table.lot, 0, table.herds + seat)
        for other in range(table.seats):
            table.sweep_all(table.pots + other, table.purses + seat)
        table.emit("rat_taken", seat, count)
        if table.deck_size():
            table.choose(owes=True)
        else:
            table.end_turn()


class Lay(Action, frozen=True):
    """Lay a money card beside the rat and pass it on."""

    card: int

    def __str__(self) -> str:
        return f"lay {money_text((self.card,))}"

    def check(self, table: "Kuhhandel", seat: Seat) -> None:
        check_rat(table, seat)
        require(table.purse(seat), "no-money-for-rat", "K41")
        check_money(table, seat, (self.card,))

    def apply(self, table: "Kuhhandel", seat: Seat, chance: Chance) -> None:
        table.move(table.purses + seat, (self.card,), table.pots + seat)
        table.stages = (DodgingRat(table.left_of(seat)),)
        table.emit("rat_dodged", seat, table.pot_size())


class Share(Action, frozen=True):
    """Look secretly at the top card of the deck for two."""

    def __str__(self) -> str:
        return "share"

    def check(self, table: "Kuhhandel", seat: Seat) -> None:
        require(table.two, "sharing-is-for-two", "K71")
        check_turn(table, seat, "no-sharing-now", "K71")

    def apply(self, table: "Kuhhandel", seat: Seat, chance: Chance) -> None:
        """Only the active seat sees the face of the top card."""
        if table.green_top:
            table.pick(table.greens, table.looked_money + seat, chance)
        else:
            table.pick(table.deck, table.looked + seat, chance)
        table.stages = (Sharing(),)
        table.emit("top_looked_at", seat, int(table.green_top))


class Keep(Action, frozen=True):
    """Keep the card that was looked at."""

    def __str__(self) -> str:
        return "keep"

    def check(self, table: "Kuhhandel", seat: Seat) -> None:
        check_sharing(table, seat)

    def apply(self, table: "Kuhhandel", seat: Seat, chance: Chance) -> None:
        share(table, seat, chance)


class Give(Action, frozen=True):
    """Give away the card that was looked at."""

    def __str__(self) -> str:
        return "give"

    def check(self, table: "Kuhhandel", seat: Seat) -> None:
        check_sharing(table, seat)

    def apply(self, table: "Kuhhandel", seat: Seat, chance: Chance) -> None:
        share(table, table.left_of(seat), chance)


def list_trades(table: "Kuhhandel", seat: Seat) -> list[Action]:
    """Every cow trade that a seat may open."""
    if not may_open_trade(table, seat):
        return []
    return [Trade(species, partner) for species, partner in possible_trades(table, seat)]


def check_turn(table: "Kuhhandel", seat: Seat, reason: str, clause: str) -> None:
    """Whether a seat may begin its turn with a card of the deck."""
    require_stage(table, Choosing, reason, clause)
    require(seat == table.active, "not-your-turn", "K04")
    require(table.deck_size(), "deck-empty", "K60")


def check_rat(table: "Kuhhandel", seat: Seat) -> None:
    stage = require_stage(table, DodgingRat, "no-rat-about", "K40")
    require(seat == stage.asked, "not-your-rat", "K40")


def check_sharing(table: "Kuhhandel", seat: Seat) -> None:
    require_stage(table, Sharing, "no-card-looked-at", "K71")
    require(seat == table.active, "not-your-turn", "K71")


def share(table: "Kuhhandel", first: Seat, chance: Chance) -> None:
    """One seat gets the card looked at, the other the next one, unseen."""
    second = table.left_of(first)
    receive(table, first, table.looked + table.active, table.looked_money + table.active)
    turn_top(table, chance)
    if table.green_top:
        table.pick(table.greens, table.purses + second, chance)
        table.emit("money_received", second)
    else:
        card = table.pick(table.deck, table.herds + second, chance)
        lay_open(table, second, card)
    turn_top(table, chance)
    table.end_turn()


def receive(table: "Kuhhandel", seat: Seat, red: int, green: int) -> None:
    """Red cards are laid open, money goes to the hand."""
    if table.piles[green]:
        table.shift(green, 0, table.purses + seat)
        table.emit("money_received", seat)
    else:
        lay_open(table, seat, table.shift(red, 0, table.herds + seat))


def lay_open(table: "Kuhhandel", seat: Seat, card: int) -> None:
    table.emit("laid_open", seat, card)
    if card == DONKEY:
        pay_out(table)


def turn_top(table: "Kuhhandel", chance: Chance) -> None:
    """The colour of the next back comes to light."""
    reds = sum(table.piles[table.deck])
    greens = sum(table.piles[table.greens])
    if reds + greens:
        table.green_top = table.draw_lot(reds + greens, chance) >= reds


def mix_money(table: "Kuhhandel", chance: Chance) -> None:
    """Two cards of each donkey's pay wait, zeros go, ten go unseen, the rest is mixed in."""
    waiting = sorted(DONKEYS * 2)
    bag = [0] * len(COUNTS)
    for card in table.piles[table.reserve]:
        bag[card] += 1
    for card in waiting:
        bag[card] -= 1
    box = table.layout.first["box"]
    table.piles[box] = (ZERO,) * bag[ZERO]
    bag[ZERO] = 0
    table.piles[table.reserve] = tuple(waiting)
    table.piles[table.greens] = tuple(bag)
    for _ in range(UNSEEN):
        table.pick(table.greens, table.layout.first["unseen"], chance)


def start_money(table: "Kuhhandel") -> Cards:
    """What every seat starts with; for two, without zeros unless they agreed on some."""
    if table.two and table.agreed.two_seat_zeros == "none":
        return tuple([card for card in START if card != ZERO])
    return START
