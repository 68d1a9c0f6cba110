"""Selling in the town: beanometers of buildings, five for four, the stew, the jail and the toll."""

from random import Random
from typing import Self

from mypy_extensions import mypyc_attr

from higgle.bohnanza.beans import BLUE
from higgle.bohnanza.cards import holds
from higgle.bohnanza.harvest import Harvest, check_harvest
from higgle.bohnanza.high_bohn.actions import HarvestKeeping
from higgle.bohnanza.high_bohn.buildings import (
    DISTILLERY_3,
    FARM_4,
    JAIL_4,
    METER_OF,
    ROWS,
)
from higgle.bohnanza.high_bohn.stew import Stews
from higgle.core import FACES, NOBODY, Action, Layout, Options, Seat, require, sorted_cards


@mypyc_attr(allow_interpreted_subclasses=True)
class Harvests(Stews):
    """What a harvest pays, who else gets a part of it, and where the thalers lie."""

    __slots__ = ("distillery_piles", "saloon_piles")

    def __init__(self, layout: Layout, options: Options) -> None:
        super().__init__(layout, options)
        self.saloon_piles = layout.first["under-saloon"]
        self.distillery_piles = layout.first["under-distillery"]

    def copy_from(self, table: Self) -> None:
        super().copy_from(table)
        self.saloon_piles = table.saloon_piles
        self.distillery_piles = table.distillery_piles

    def lay_out(self) -> None:
        super().lay_out()
        self.layout.each("under-saloon", "bean", FACES, FACES)
        self.layout.each("under-distillery", "bean", FACES, FACES)

    # Questions

    def meter(self, seat: Seat, sort: int) -> tuple[int, ...]:
        for code in self.piles[self.building_piles + seat]:
            if METER_OF[code] and ROWS[code].sort == sort:
                return METER_OF[code]
        return super().meter(seat, sort)

    def payout(self, seat: Seat, slot: int) -> int:
        """The beanometer first, a stew's by the saloon; then farm 4 pays five for four."""
        if slot in self.stews[seat]:
            thalers = self.stew_meter(seat)[len(self.field(seat, slot))]
        else:
            thalers = super().payout(seat, slot)
        return 5 if thalers == 4 and self.owns(seat, FARM_4) else thalers

    def under_cards(self, seat: Seat) -> int:
        """How many thalers lie under a seat's buildings, where they cannot be spent."""
        return len(self.piles[self.saloon_piles + seat]) + len(
            self.piles[self.distillery_piles + seat]
        )

    def has_choice(self, seat: Seat, slot: int) -> bool:
        """Whether the harvester can choose which cards become thalers."""
        several = slot in self.stews[seat] or self.is_joined(seat, slot)
        return several and self.payout(seat, slot) > 0

    def toll_taker(self, seat: Seat, slot: int) -> Seat:
        """Who gets a thaler of this harvest, if it is a stew's and pays; else nobody."""
        if slot in self.stews[seat] and self.payout(seat, slot):
            return self.owner(DISTILLERY_3)
        return NOBODY

    def usual_choice(self, seat: Seat, slot: int) -> HarvestKeeping:
        """What is kept unless the harvester chooses: the sorts of which it has fewest thalers."""
        purse = self.purse(seat)
        field = sorted(self.field(seat, slot), key=purse.count)
        keep = field[: self.payout(seat, slot)]
        toll = keep[-1] if self.toll_taker(seat, slot) != NOBODY else 0
        return HarvestKeeping(slot, sorted_cards(keep), toll)

    # List

    def harvests(self, seat: Seat) -> list[Action]:
        """The fields that a seat may sell."""
        return [Harvest(slot) for slot in self.fields[seat] if self.may_harvest(seat, slot)]

    def propose_harvest(self, seat: Seat, random: Random) -> HarvestKeeping | None:
        """A random choice from a field of several sorts, if there is one."""
        for slot in self.fields[seat]:
            if self.has_choice(seat, slot):
                keep = random.sample(self.field(seat, slot), self.payout(seat, slot))
                toll = keep[0] if self.toll_taker(seat, slot) != NOBODY else 0
                return HarvestKeeping(slot, sorted_cards(keep), toll)
        return None

    # Check

    def check_harvest_keeping(self, seat: Seat, action: HarvestKeeping) -> None:
        check_harvest(self, seat, action.slot)
        require(self.has_choice(seat, action.slot), "no-choice", "H43", field=action.slot + 1)
        require(tuple(sorted(action.keep)) == action.keep, "bad-choice")
        require(holds(self.field(seat, action.slot), action.keep), "not-in-field", "H43")
        earned = self.payout(seat, action.slot)
        require(len(action.keep) == earned, "wrong-number", "H43", count=earned)
        if self.toll_taker(seat, action.slot) != NOBODY:
            require(action.toll in action.keep, "toll-missing", "H52")
        else:
            require(not action.toll, "no-toll", "H52")

    # Do

    def harvest(self, seat: Seat, slot: int) -> None:
        if self.has_choice(seat, slot):
            self.harvest_keeping(seat, self.usual_choice(seat, slot))
        else:
            super().harvest(seat, slot)

    def harvest_keeping(self, seat: Seat, choice: HarvestKeeping) -> None:
        """The chosen cards become thalers: a stew's lie under the saloon, one goes on as toll."""
        pile = self.field_piles + choice.slot * self.seats + seat
        sort = self.piles[pile][0]
        count = len(self.piles[pile])
        stew = choice.slot in self.stews[seat]
        taker = self.toll_taker(seat, choice.slot)
        keep = list(choice.keep)
        if choice.toll:
            keep.remove(choice.toll)
            self.move(pile, (choice.toll,), self.distillery_piles + taker)
        purse = self.saloon_piles if stew else self.thaler_piles
        self.move(pile, tuple(keep), purse + seat)
        self.clear_field(seat, choice.slot, sort, count, len(choice.keep))

    def clear_field(self, seat: Seat, slot: int, sort: int, count: int, earned: int) -> None:
        """What is left is discarded, but for the card that jail 4 takes from a blue harvest."""
        pile = self.field_piles + slot * self.seats + seat
        if slot in self.stews[seat]:
            self.sweep(pile, self.discard, len(self.piles[pile]))
            self.keep_stews(seat, tuple([other for other in self.stews[seat] if other != slot]))
            self.emit("stew_harvested", seat, slot, count, earned)
            return
        jailer = self.owner(JAIL_4) if sort == BLUE and earned else NOBODY
        if jailer == NOBODY:
            super().clear_field(seat, slot, sort, count, earned)
            return
        cards = self.piles[pile]
        place = cards.index(BLUE) if BLUE in cards else 0
        self.shift(pile, place, self.thaler_piles + jailer)
        self.sweep(pile, self.discard, len(self.piles[pile]))
        self.emit("harvested", seat, slot, sort, count, earned)
        self.emit("jail_paid", jailer, seat)
