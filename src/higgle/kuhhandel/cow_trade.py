"""The cow trade: a hidden offer, accepted or countered; rats go the other way."""

from random import Random
from typing import TYPE_CHECKING, ClassVar

from higgle.core import TRUTH, Action, Ask, Cards, Chance, Seat, require
from higgle.kuhhandel.animals import RAT
from higgle.kuhhandel.money import check_money, money_text, random_cards, total
from higgle.kuhhandel.stage import KuhhandelStage, require_stage, stage_of

if TYPE_CHECKING:
    from higgle.kuhhandel.game import Kuhhandel


class TradeStage(KuhhandelStage, frozen=True):
    """A cow trade about a species that both sides have, in its first or second round."""

    partner: Seat
    species: int
    round: int

    def may_stand(self, table: "Kuhhandel") -> bool:
        others = self.partner in range(table.seats) and self.partner != table.active
        if not others or not 0 < self.species <= RAT or self.round not in (1, 2):
            return False
        shared = all(self.species in table.herd(seat) for seat in (table.active, self.partner))
        return shared and super().may_stand(table)

    def traders(self, table: "Kuhhandel") -> tuple[Seat, ...]:
        return table.active, self.partner


class Offering(TradeStage, frozen=True):
    """The active seat lays money for a cow trade."""

    def asks(self, table: "Kuhhandel") -> list[Ask]:
        return [Ask(table.active, True, ("offer",), (self.partner, self.species, self.round))]

    def propose(self, table: "Kuhhandel", seat: Seat, random: Random) -> Action | None:
        if seat != table.active:
            return None
        purse = table.purse(seat)
        return Offer(random_cards(purse, random) if purse else ())


class Answering(TradeStage, frozen=True):
    """The partner of a cow trade accepts or counters."""

    LAID: "ClassVar[tuple[str, ...]]" = ("offer",)

    def may_stand(self, table: "Kuhhandel") -> bool:
        laid = [len(table.piles[table.offers + seat]) for seat in range(table.seats)]
        broke = not table.purse(table.active)
        fits = laid[table.active] or broke or table.audience not in (TRUTH, table.active)
        return bool(fits) and sum(laid) == laid[table.active] and super().may_stand(table)

    def asks(self, table: "Kuhhandel") -> list[Ask]:
        about = (table.active, self.species, self.round)
        return [Ask(self.partner, True, ("accept", "counter"), about)]

    def actions(self, table: "Kuhhandel", seat: Seat) -> list[Action]:
        return [Accept()] if seat == self.partner else []

    def propose(self, table: "Kuhhandel", seat: Seat, random: Random) -> Action | None:
        if seat != self.partner:
            return None
        purse = table.purse(seat)
        return Counter(random_cards(purse, random)) if purse else None


class Offer(Action, frozen=True):
    """Lay money face down in a cow trade, side by side where one likes to show how many cards."""

    cards: "Cards"
    counted: bool = False

    def __str__(self) -> str:
        return f"offer {money_text(self.cards)}{' counted' if self.counted else ''}"

    def check(self, table: "Kuhhandel", seat: Seat) -> None:
        require_stage(table, Offering, "no-offer-now", "K52")
        require(seat == table.active, "not-your-turn", "K52")
        require(self.cards or not table.purse(seat), "offer-needs-money", "K52")
        check_money(table, seat, self.cards)

    def apply(self, table: "Kuhhandel", seat: Seat, chance: Chance) -> None:
        stage = stage_of(table, Offering)
        counted = self.counted  # read before anything moves: what is no truth stops here
        table.move(table.purses + seat, self.cards, table.offers + seat)
        table.stages = (Answering(stage.partner, stage.species, stage.round),)
        table.emit("money_laid", seat, stage.partner, stage.species, stage.round)
        if counted:
            table.emit("money_counted", seat, stage.partner, len(self.cards))


class Accept(Action, frozen=True):
    """Take the money unseen."""

    def __str__(self) -> str:
        return "accept"

    def check(self, table: "Kuhhandel", seat: Seat) -> None:
        check_answer(table, seat)

    def apply(self, table: "Kuhhandel", seat: Seat, chance: Chance) -> None:
        """The money changes hands unseen by others, and the offer counts as the higher one."""
        stage = stage_of(table, Answering)
        table.sweep_all(table.offers + table.active, table.purses + seat)
        table.emit("money_accepted", seat, table.active, stage.species)
        settle(table, stage, table.active)


class Counter(Action, frozen=True):
    """Lay money of one's own face down against an offer."""

    cards: "Cards"

    def __str__(self) -> str:
        return f"counter {money_text(self.cards)}"

    def check(self, table: "Kuhhandel", seat: Seat) -> None:
        check_answer(table, seat)
        require(self.cards, "counter-needs-money", "K59")
        check_money(table, seat, self.cards)

    def apply(self, table: "Kuhhandel", seat: Seat, chance: Chance) -> None:
        """Both swap what they laid; the higher sum wins, and a tie is played once more."""
        stage = stage_of(table, Answering)
        cards, active = self.cards, table.active
        table.move(table.purses + seat, cards, table.offers + seat)
        table.emit("money_countered", seat, active, stage.species)
        offer = total(table.piles[table.offers + active])
        against = total(cards)
        table.sweep_all(table.offers + active, table.purses + seat)
        table.sweep_all(table.offers + seat, table.purses + active)
        table.emit("money_swapped", active, seat)
        if offer != against:
            settle(table, stage, active if offer > against else seat)
            return
        table.emit("trade_tied", active, seat, stage.round)
        if stage.round == 1:
            table.stages = (Offering(seat, stage.species, 2),)
        else:
            settle(table, stage, active)


def possible_trades(table: "Kuhhandel", seat: Seat) -> list[tuple[int, Seat]]:
    """The species and partners of every cow trade that the animals allow a seat."""
    others = [other for other in range(table.seats) if other != seat]
    return [
        (species, other)
        for species in sorted(set(table.herd(seat)))
        for other in others
        if species in table.herd(other)
    ]


def may_open_trade(table: "Kuhhandel", seat: Seat) -> bool:
    """Without money one may not open a trade while there is a deck."""
    return bool(table.purse(seat)) or not table.deck_size()


def at_stake(table: "Kuhhandel", seat: Seat, other: Seat, species: int) -> int:
    """Two against two trades both cards, anything else one."""
    both = table.herd(seat).count(species) == table.herd(other).count(species) == 2
    return 2 if both else 1


def check_answer(table: "Kuhhandel", seat: Seat) -> None:
    stage = require_stage(table, Answering, "no-offer-to-answer", "K53")
    require(seat == stage.partner, "not-your-trade", "K53")


def settle(table: "Kuhhandel", trade: Answering, higher: Seat) -> None:
    """The higher side takes the animals, or gives its rats away."""
    lower = table.active if higher == trade.partner else trade.partner
    giver, taker = (higher, lower) if trade.species == RAT else (lower, higher)
    number = at_stake(table, giver, taker, trade.species)
    table.move(table.herds + giver, (trade.species,) * number, table.herds + taker)
    table.emit("animals_moved", taker, giver, trade.species, number, higher)
    if table.agreed.super and table.deck_size():
        table.choose(traded=True)
    else:
        table.end_turn()
