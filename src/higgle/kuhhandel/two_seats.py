"""The game for two: instead of auctions, the deck is shared out card by card."""

from typing import TYPE_CHECKING, Final

from higgle.core import Action, Ask, Cards, Chance, Seat, require
from higgle.kuhhandel.animals import DONKEY
from higgle.kuhhandel.base import KuhhandelStage, require_stage
from higgle.kuhhandel.money import COUNTS, DONKEYS, START, ZERO, pay_out

if TYPE_CHECKING:
    from higgle.kuhhandel.game import Kuhhandel

UNSEEN: Final = 10
"""How many money cards leave the game unseen."""


class Sharing(KuhhandelStage, frozen=True):
    """The active seat has looked at the top card of the deck for two."""

    def asks(self, table: "Kuhhandel") -> list[Ask]:
        return [Ask(table.active, True, ("keep", "give"), (table.deck_size(),))]

    def actions(self, table: "Kuhhandel", seat: Seat) -> list[Action]:
        return [Keep(), Give()] if seat == table.active else []


class Share(Action, frozen=True):
    """Look secretly at the top card of the deck for two."""

    def __str__(self) -> str:
        return "share"

    def check(self, table: "Kuhhandel", seat: Seat) -> None:
        require(table.two, "sharing-is-for-two", "K71")
        table.stages[-1].check_share(table, seat)

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
        share(table, table.left(seat), chance)


def check_sharing(table: "Kuhhandel", seat: Seat) -> None:
    require_stage(table, Sharing, "no-card-looked-at", "K71")
    require(seat == table.active, "not-your-turn", "K71")


def start_money(table: "Kuhhandel") -> Cards:
    """What every seat starts with; for two, without zeros unless they agreed on some."""
    if table.two and table.agreed.two_seat_zeros == "none":
        return tuple([card for card in START if card != ZERO])
    return START


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


def turn_top(table: "Kuhhandel", chance: Chance) -> None:
    """The colour of the next back comes to light."""
    reds = sum(table.piles[table.deck])
    greens = sum(table.piles[table.greens])
    if reds + greens:
        table.green_top = table.draw_lot(reds + greens, chance) >= reds


def share(table: "Kuhhandel", first: Seat, chance: Chance) -> None:
    """One seat gets the card looked at, the other the next one, unseen."""
    second = table.left(first)
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
