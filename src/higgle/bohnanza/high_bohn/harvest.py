"""Selling in the town: fields of several sorts, the toll, and what jail 4 takes."""

from random import Random
from typing import TYPE_CHECKING

from higgle.bohnanza.beans import BLUE, NAMES
from higgle.bohnanza.cards import holds, join, name_sorts
from higgle.bohnanza.harvest import Harvest, check_harvest
from higgle.bohnanza.high_bohn.buildings import JAIL_4
from higgle.core import NOBODY, Action, Cards, Chance, Seat, require, sorted_cards

if TYPE_CHECKING:
    from higgle.bohnanza.high_bohn.game import HighBohn


class HarvestKeeping(Action, frozen=True):
    """Sell a field of several sorts: these cards become thalers, and this one is handed on."""

    slot: int
    keep: "Cards"
    toll: int = 0

    def __str__(self) -> str:
        toll = f" giving {NAMES[self.toll]}" if self.toll else ""
        return f"harvest {self.slot + 1} keeping {join(name_sorts(self.keep))}{toll}"

    def check(self, table: "HighBohn", seat: Seat) -> None:
        slot = self.slot
        check_harvest(table, seat, slot)
        require(table.has_choice(seat, slot), "no-choice", "H43", field=slot + 1)
        require(tuple(sorted(self.keep)) == self.keep, "bad-choice")
        require(holds(table.field(seat, slot), self.keep), "not-in-field", "H43")
        earned = table.payout(seat, slot)
        require(len(self.keep) == earned, "wrong-number", "H43", count=earned)
        if table.toll_taker(seat, slot) != NOBODY:
            require(self.toll in self.keep, "toll-missing", "H52")
        else:
            require(not self.toll, "no-toll", "H52")

    def apply(self, table: "HighBohn", seat: Seat, chance: Chance) -> None:
        pay_mixed_harvest(table, seat, self)


def pay_mixed_harvest(table: "HighBohn", seat: Seat, choice: HarvestKeeping) -> None:
    """The chosen cards become thalers: a stew's lie under the saloon, one goes on as toll."""
    slot = choice.slot
    pile = table.field_piles + slot * table.seats + seat
    sort = table.piles[pile][0]
    count = len(table.piles[pile])
    stew = slot in table.stews[seat]
    taker = table.toll_taker(seat, slot)
    keep = list(choice.keep)
    if choice.toll:
        keep.remove(choice.toll)
        table.move(pile, (choice.toll,), table.distillery_piles + taker)
    purse = table.saloon_piles if stew else table.thaler_piles
    table.move(pile, tuple(keep), purse + seat)
    table.clear_field(seat, slot, sort, count, len(choice.keep))


def list_harvests(table: "HighBohn", seat: Seat) -> list[Action]:
    """The fields that a seat may sell."""
    return [Harvest(slot) for slot in table.fields[seat] if table.may_harvest(seat, slot)]


def propose_harvest(table: "HighBohn", seat: Seat, random: Random) -> HarvestKeeping | None:
    """A random choice from a field of several sorts, if there is one."""
    for slot in table.fields[seat]:
        if table.has_choice(seat, slot):
            keep = random.sample(table.field(seat, slot), table.payout(seat, slot))
            toll = keep[0] if table.toll_taker(seat, slot) != NOBODY else 0
            return HarvestKeeping(slot, sorted_cards(keep), toll)
    return None


def stew_payout(table: "HighBohn", seat: Seat, slot: int) -> int:
    """A stew is paid by the seat's saloon, for the number of its sorts."""
    return table.stew_meter(seat)[len(table.field(seat, slot))]


def discard_stew(table: "HighBohn", seat: Seat, slot: int, count: int, earned: int) -> None:
    """What is left of a stew is discarded, and the field is none any more."""
    pile = table.field_piles + slot * table.seats + seat
    table.sweep(pile, table.discard, len(table.piles[pile]))
    table.keep_stews(seat, tuple([other for other in table.stews[seat] if other != slot]))
    table.emit("stew_harvested", seat, slot, count, earned)


def pay_jailer(
    table: "HighBohn", seat: Seat, slot: int, sort: int, count: int, earned: int
) -> bool:
    """Jail 4 takes a card from a blue harvest, before the rest is discarded; whether it did."""
    jailer = table.owner(JAIL_4) if sort == BLUE and earned else NOBODY
    if jailer == NOBODY:
        return False
    pile = table.field_piles + slot * table.seats + seat
    cards = table.piles[pile]
    place = cards.index(BLUE) if BLUE in cards else 0
    table.shift(pile, place, table.thaler_piles + jailer)
    table.sweep(pile, table.discard, len(table.piles[pile]))
    table.emit("harvested", seat, slot, sort, count, earned)
    table.emit("jail_paid", jailer, seat)
    return True
