"""Hints for clients of Bohnaparte: what is for sale, and what a battle takes."""

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from higgle.bohnanza.bohnaparte import purchases, war
from higgle.bohnanza.bohnaparte.board import BESIEGED, FOREST, IRON, QUARRY
from higgle.bohnanza.bohnaparte.camps import Camping
from higgle.bohnanza.bohnaparte.purchases import BuyDepot, BuyMerchant, Choosing, Fortify
from higgle.bohnanza.bohnaparte.war import Attacking, Fighting
from higgle.bohnanza.harvest import short_of
from higgle.bohnanza.hints import BohnanzaHints, BuyAid, Forms
from higgle.core import Ask, Fact, Seat, Stage

if TYPE_CHECKING:
    from higgle.bohnanza.bohnaparte.game import Bohnaparte


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
class BohnaparteHints(BohnanzaHints):
    """The war for a seat that thinks of an attack."""

    TYPES: ClassVar[dict[str, object]] = {
        **BohnanzaHints.TYPES,
        "points": list[int],
        "attacks": list[LandAid],
        "battle": LandAid | None,
    }

    def __init__(self, view: "Bohnaparte") -> None:
        super().__init__(view)
        self.war = view

    def shared(self) -> dict[str, object]:
        found = super().shared()
        found["battle"] = None
        stage = self.war.stages[-1]
        if type(stage) is Fighting:
            found["battle"] = self.hint_land(self.war.active, stage.land)
        return found

    def own(self) -> dict[str, object]:
        found = super().own()
        found["points"] = self.war.scores()
        seat = self.war.audience
        if seat >= 0:
            now = type(self.war.stages[-1]) is Attacking and seat == self.war.active
            targets = self.war.targets(seat) if now else []
            found["attacks"] = [self.hint_land(seat, land) for land in targets]
        return found

    def hint_land(self, seat: Seat, land: int) -> LandAid:
        """What a seat that attacks a land has to know."""
        kind = self.war.board.kinds[land]
        walled = land in self.war.fortresses
        tie = (kind in BESIEGED or walled) and self.war.owns(seat, IRON)
        return LandAid(
            land,
            war.PRICE,
            self.war.points(kind) + int(walled),
            self.war.defence(land, 0),
            war.FORTRESS if walled else 0,
            tie,
            tuple(self.war.riders(seat)),
        )

    def points_paid(self, price: int) -> int:
        """Thalers count nothing."""
        return 0

    def other_forms(self, seat: Seat, pile: int, card: int) -> Forms:
        """Any bean may go to the depot."""
        return ("stock",) if self.war.has_room(seat) else ()

    def list_buys(self, seat: Seat) -> list[BuyAid]:
        """A depot, a merchant where forests are, and a fortress for each quarry."""
        found: list[BuyAid] = []
        price = self.war.depot_price(seat)
        if price and not self.war.depots[seat]:
            why = self.why_not(seat, BuyDepot())
            lack = short_of(self.war, seat, price)
            found.append(BuyAid("depot", "buy_depot", 0, price, 0, (), 0, why, lack))
        if self.war.board.places[FOREST] and not self.war.merchants[seat]:
            why = self.why_not(seat, BuyMerchant())
            price = purchases.MERCHANT_PRICE
            lack = short_of(self.war, seat, price)
            found.append(BuyAid("merchant", "buy_merchant", 0, price, 0, (), 0, why, lack))
        quarries = self.war.quarries(seat) if self.war.board.places[QUARRY] else []
        lands = [land for land in self.war.holdings(seat) if land not in self.war.fortresses]
        if quarries and lands:
            why = self.why_not(seat, Fortify(lands[0], quarries[0]))
            price = purchases.FORTRESS_PRICE
            lack = short_of(self.war, seat, price)
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
