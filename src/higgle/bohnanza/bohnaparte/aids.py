"""What a client is told beside a view of Bohnaparte: what is for sale, and what a battle takes."""

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from higgle.bohnanza.aids import Aids, BuyAid, Forms
from higgle.bohnanza.bohnaparte import battle, fortress, merchant
from higgle.bohnanza.bohnaparte.actions import BuyDepot, BuyMerchant, Fortify
from higgle.bohnanza.bohnaparte.lands import BESIEGED, FOREST, IRON, QUARRY
from higgle.bohnanza.bohnaparte.merchant import Merchants
from higgle.bohnanza.bohnaparte.stages import Attacking, Camping, Choosing, Fighting
from higgle.core import Ask, Fact, Seat, Stage


class LandAid(Fact, frozen=True):
    """A land that can be attacked, or is: what it costs, brings and defends with."""

    land: int
    price: int
    points: int
    """What it is worth, with its fortress."""
    least: int
    """It never defends with less."""
    extra: int
    """What its fortress adds to the defending bean."""
    tie: bool
    """Whether the attacker wins a tie, but for 20 against 20."""
    cavalry: "tuple[int, ...]"
    """The attacker's cavalry that is ready."""


@mypyc_attr(allow_interpreted_subclasses=True)
class WarAids(Merchants):
    """The war for a seat that thinks of an attack."""

    AIDS: ClassVar[dict[str, object]] = {
        **Aids.AIDS,
        "points": list[int],
        "attacks": list[LandAid],
        "battle": LandAid | None,
    }

    def shared_aids(self) -> dict[str, object]:
        found = super().shared_aids()
        found["battle"] = None
        stage = self.stages[-1]
        if type(stage) is Fighting:
            found["battle"] = self.land_aid(self.active, stage.land)
        return found

    def own_aids(self) -> dict[str, object]:
        found = super().own_aids()
        found["points"] = self.scores()
        seat = self.audience
        if seat >= 0:
            now = type(self.stages[-1]) is Attacking and seat == self.active
            targets = self.targets(seat) if now else []
            found["attacks"] = [self.land_aid(seat, land) for land in targets]
        return found

    def land_aid(self, seat: Seat, land: int) -> LandAid:
        """What a seat that attacks a land has to know."""
        kind = self.board.kinds[land]
        walled = land in self.fortresses
        tie = (kind in BESIEGED or walled) and self.owns(seat, IRON)
        return LandAid(
            land,
            battle.PRICE,
            self.points(kind) + int(walled),
            self.defence(land, 0),
            battle.FORTRESS if walled else 0,
            tie,
            tuple(self.riders(seat)),
        )

    def points_paid(self, price: int) -> int:
        """Thalers count nothing."""
        return 0

    def instead(self, seat: Seat, pile: int, card: int) -> Forms:
        """Any bean may go to the depot."""
        return ("stock",) if self.has_room(seat) else ()

    def buy_aids(self, seat: Seat) -> list[BuyAid]:
        """A depot, a merchant where forests are, and a fortress for each quarry."""
        found: list[BuyAid] = []
        price = self.depot_price(seat)
        if price and not self.depots[seat]:
            why = self.why_not(seat, BuyDepot())
            lack = self.short_of(seat, price)
            found.append(BuyAid("depot", "buy_depot", 0, price, 0, (), 0, why, lack))
        if self.board.places[FOREST] and not self.merchants[seat]:
            why = self.why_not(seat, BuyMerchant())
            price, lack = merchant.PRICE, self.short_of(seat, merchant.PRICE)
            found.append(BuyAid("merchant", "buy_merchant", 0, price, 0, (), 0, why, lack))
        quarries = self.quarries(seat) if self.board.places[QUARRY] else []
        lands = [land for land in self.holdings(seat) if land not in self.fortresses]
        if quarries and lands:
            why = self.why_not(seat, Fortify(lands[0], quarries[0]))
            price, lack = fortress.PRICE, self.short_of(seat, fortress.PRICE)
            found.append(BuyAid("fortress", "fortify", 0, price, 0, (), 1, why, lack))
        return found

    def due_word(self, ask: Ask, stage: Stage) -> str:
        if type(stage) is Fighting:
            return "defend" if stage.laid else "strike"
        return WORDS.get(type(stage)) or super().due_word(ask, stage)

    def due_count(self, ask: Ask, stage: Stage) -> int:
        if type(stage) is Choosing:
            return stage.left
        return super().due_count(ask, stage)


WORDS: Final[dict[type[Stage], str]] = {
    Camping: "camp",
    Attacking: "attack",
    Choosing: "take",
}
