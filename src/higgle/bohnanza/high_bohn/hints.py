"""Hints for clients of High Bohn: the stew, the store, and what is for sale."""

from functools import lru_cache
from typing import TYPE_CHECKING, ClassVar, Final

from msgspec.structs import replace
from mypy_extensions import mypyc_attr

from higgle.bohnanza.harvest import THIRD, short_of
from higgle.bohnanza.high_bohn.bank import Arranging, Moving, Peeking
from higgle.bohnanza.high_bohn.buildings import ROWS
from higgle.bohnanza.high_bohn.ending import LastBuying, LastHarvest, result
from higgle.bohnanza.high_bohn.planting import may_choose_stew
from higgle.bohnanza.high_bohn.town import (
    HAS_TYPE,
    BuyFieldWith,
    Claiming,
    Naming,
    SellingOut,
    is_open_to_all,
    lacks,
    why_closed,
    why_unfit,
)
from higgle.bohnanza.hints import BohnanzaHints, BuyAid, Forms
from higgle.core import Ask, Cards, Due, Fact, Seat, Stage

if TYPE_CHECKING:
    from higgle.bohnanza.high_bohn.game import HighBohn


class KeepAid(Fact, frozen=True):
    """A field of several sorts: how many of its cards become thalers, and whether one is a toll."""

    slot: int
    count: int
    under: bool
    """Whether these thalers lie under the saloon and cannot be spent."""
    toll: bool


@lru_cache(maxsize=10_000)
def total(owned: Cards, thalers: int, under: int) -> int:
    """What one with these buildings and thalers has in all."""
    return sum(result(owned, thalers, under).values())


@lru_cache(maxsize=1000)
def building_aids(town: Cards, owned: Cards, purse: Cards, under: int) -> tuple[BuyAid, ...]:
    """The town for one with these buildings and thalers; few steps of a game change any of them."""
    found: list[BuyAid] = []
    thalers = len(purse)
    now = total(owned, thalers, under)
    for code in town:
        price, sort = ROWS[code].price, ROWS[code].sort
        why, lack = why_unfit(owned, purse, code), lacks(purse, code)
        then = now if why == HAS_TYPE else total((*owned, code), thalers - price, under)
        found.append(BuyAid("building", "buy", code, price, sort, (), then - now, why, lack))
    return tuple(found)


@mypyc_attr(allow_interpreted_subclasses=True)
class HighBohnHints(BohnanzaHints):
    """The town for a seat that wants to buy."""

    TYPES: ClassVar[dict[str, object]] = {
        **BohnanzaHints.TYPES,
        "points": list[int],
        "keeps": list[KeepAid],
    }

    def __init__(self, view: "HighBohn") -> None:
        super().__init__(view)
        self.town = view

    def shared(self) -> dict[str, object]:
        found = super().shared()
        found["points"] = self.town.scores()
        return found

    def own(self) -> dict[str, object]:
        found = super().own()
        seat = self.town.audience
        if seat >= 0:
            found["keeps"] = [
                self.hint_keep(seat, slot)
                for slot in self.town.fields[seat]
                if self.town.has_choice(seat, slot) and self.town.may_harvest(seat, slot)
            ]
        return found

    def hint_keep(self, seat: Seat, slot: int) -> KeepAid:
        """What there is to choose when a field of several sorts is sold."""
        stew = slot in self.town.stews[seat]
        return KeepAid(
            slot, self.town.payout(seat, slot), stew, self.town.toll_taker(seat, slot) >= 0
        )

    def field_meter(self, seat: Seat, slot: int) -> tuple[int, ...]:
        if slot in self.town.stews[seat]:
            return self.town.stew_meter(seat)
        return super().field_meter(seat, slot)

    def other_forms(self, seat: Seat, pile: int, card: int) -> Forms:
        """Soy may begin a stew, and any bean but one out of a store may be stored."""
        forms: list[str] = []
        if any(may_choose_stew(self.town, seat, card, slot) for slot in self.town.fields[seat]):
            forms.append("stew")
        if self.town.store_room(seat) > 0 and pile != self.town.from_store_piles + seat:
            forms.append("store")
        return tuple(forms)

    def list_buys(self, seat: Seat) -> list[BuyAid]:
        """The third field, for thalers of one's choice, and every building of the town."""
        found: list[BuyAid] = []
        purse = tuple(sorted(self.town.purse(seat)))
        price = self.town.third_field_price(seat)
        owned, under = self.town.buildings(seat), self.town.under_cards(seat)
        if THIRD not in self.town.fields[seat]:
            why = self.why_not(seat, BuyFieldWith(purse[:price]))
            points = total(owned, len(purse) - price, under) - total(owned, len(purse), under)
            form, lack = "buy_field_with", short_of(self.town, seat, price)
            found.append(BuyAid("field", form, THIRD, price, 0, purse, points, why, lack))
        goods = building_aids(self.town.piles[self.town.town], owned, purse, under)
        if is_open_to_all(self.town):
            found += goods
        else:
            for aid in goods:
                why, _ = why_closed(self.town, seat, aid.code)
                found.append(replace(aid, why=why) if why else aid)
        return found

    def due_word(self, ask: Ask, stage: Stage) -> str:
        if type(stage) is Peeking:
            return "put-under" if stage.looked else "look"
        return WORDS.get(type(stage)) or super().due_word(ask, stage)

    def describe(self, ask: Ask) -> Due:
        stage = self.town.stages[-1]
        if type(stage) is Claiming:
            return Due(True, "claim", 0, stage.building)
        return super().describe(ask)

    def due_count(self, ask: Ask, stage: Stage) -> int:
        if type(stage) is SellingOut:
            return stage.kind
        return super().due_count(ask, stage)


WORDS: Final[dict[type[Stage], str]] = {
    Naming: "name-type",
    SellingOut: "buy-of-type",
    LastHarvest: "last-harvest",
    LastBuying: "last-buying",
    Moving: "move-card",
    Arranging: "arrange",
}
