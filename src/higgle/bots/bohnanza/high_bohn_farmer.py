"""The farmer in High Bohn: a building costs no points, so it builds what helps it most."""

from collections.abc import Sequence
from itertools import permutations
from random import Random
from typing import Final

from mypy_extensions import mypyc_attr

from higgle.bohnanza.game import Bohnanza
from higgle.bohnanza.harvest import Harvest
from higgle.bohnanza.high_bohn import bank, ending, town
from higgle.bohnanza.high_bohn.bank import Arrange, Look, MoveCard, PutUnder
from higgle.bohnanza.high_bohn.buildings import KINDS, RESERVED, ROWS
from higgle.bohnanza.high_bohn.game import HighBohn
from higgle.bohnanza.high_bohn.planting import Store
from higgle.bohnanza.high_bohn.town import Buy, LetPass, Name
from higgle.bohnanza.planting import Planting
from higgle.bohnanza.plus.fields import PlantingOut
from higgle.bohnanza.turn import Pass
from higgle.bots.bohnanza.expert_farmer import ExpertFarmer
from higgle.bots.bohnanza.expert_planter import ExpertPlanter, Habits
from higgle.bots.bohnanza.farm_features import SETTLING
from higgle.bots.bohnanza.farmer import Farmer
from higgle.bots.bohnanza.field_values import (
    MIXED,
    MOST_STEPS,
    FieldRow,
    Judgement,
    Prospect,
    rows_of,
)
from higgle.bots.net import Net
from higgle.core import Action, Ask, Cards, Seat, Stage

POWERS: Final[dict[str, tuple[float, ...]]] = {
    "mine": (0.2, 0.2, 0.0, 4.0),
    "tipi": (0.6, 1.4, 2.2, 3.0),
    "bank": (0.5, 0.9, 1.7, 2.2),
    "farm": (0.4, 0.8, 1.4, 1.9),
    "saloon": (0.1, 1.9, 0.0, -0.4),
    "store": (0.0, -0.4, -0.9, -1.5),
    "blacksmith": (0.1, 1.4, 0.1, -0.4),
    "jail": (0.4, 0.8, 1.2, 1.1),
    "distillery": (0.5, 0.5, 0.5, 0.5),
}
"""What the buildings of each type, by their prices, are worth early in a game, as the expert's net
says in its own games; of distilleries it says nothing."""
PLAIN: Final = (0.5, 1.0, 1.5, 2.0)
"""The same for a type that it does not know."""


@mypyc_attr(allow_interpreted_subclasses=True)
class TownProspect(Prospect):
    """A prospect that knows reserved fields and stews."""

    def __init__(
        self, view: HighBohn, seat: Seat, judgement: Judgement, gone: Sequence[float] = ()
    ) -> None:
        super().__init__(view, seat, judgement, gone)
        meter = view.stew_meter(seat)
        if meter:
            step = min(MOST_STEPS, round(self.turns * 2))
            free = round(judgement.free_field * 100)
            self.set_row(MIXED, meter, rows_of(MIXED, meter, free, judgement.growth).row(20, step))
        else:
            nothing = (0,) * 21
            self.set_row(MIXED, nothing, FieldRow(nothing, [self.free] * 21))

    def farm(self, seat: Seat) -> tuple[list[int], list[int]]:
        sorts, counts = super().farm(seat)
        assert isinstance(self.view, HighBohn)
        for at, slot in enumerate(self.view.fields[seat]):
            if not sorts[at]:
                sorts[at] = RESERVED[slot]
            elif slot in self.view.stews[seat]:
                sorts[at] = MIXED
        return sorts, counts


@mypyc_attr(allow_interpreted_subclasses=True)
class HighBohnFarmer(Farmer):
    """Buys buildings, stores what does not fit, and uses its banks."""

    def __init__(self, game: str, random: Random, style: str = "") -> None:
        super().__init__(game, random, style)
        self.market: tuple[Cards, Cards, Cards] = ((), (), ())
        self.within_reach: list[int] = []
        """What it can buy, and the purse, the buildings and the town for which that is so."""
        self.adviser: ExpertPlanter | None = None
        """Who says what a building is worth, if not the table of powers."""
        self.advised_at: tuple[object, ...] = ()
        self.advised = 0
        """What it should buy, and the moment for which that is so."""

    def look_ahead(self, view: Bohnanza, seat: Seat) -> Prospect:
        assert isinstance(view, HighBohn)
        return TownProspect(view, seat, self.manners, self.memory.count_gone())

    def seize(self, view: Bohnanza, seat: Seat) -> Action | None:
        """A building, as soon as it can be bought."""
        assert isinstance(view, HighBohn)
        if town.is_open_to_all(view):
            code = self.best_building(view, seat)
            if code:
                return Buy(code)
        return super().seize(view, seat)

    def best_building(self, view: HighBohn, seat: Seat) -> int:
        """The most powerful that can be bought, or what the adviser advises; 0 is none."""
        codes = self.affordable(view, seat)
        if codes and self.adviser is not None:
            return self.advised_building(self.adviser, view, seat, codes)
        return max(codes, key=power_of, default=0)

    def advised_building(
        self, adviser: ExpertPlanter, view: HighBohn, seat: Seat, codes: list[int]
    ) -> int:
        """The building with which the adviser expects most; 0 is to buy none now."""
        moment = (view.active, view.phase, *view.piles)
        if self.advised_at != moment:
            self.advised_at = moment
            self.advised = 0
            best = adviser.promise(view, seat, SETTLING)
            for code in codes:
                table = view.copy()
                town.build(table, seat, code)
                worth = adviser.promise(table, seat, SETTLING)
                if worth > best:
                    best, self.advised = worth, code
        return self.advised

    def affordable(self, view: HighBohn, seat: Seat) -> list[int]:
        """The buildings that it may buy; while no card has moved, they are the same as before."""
        piles = view.piles
        purse = piles[view.thaler_piles + seat]
        owned = piles[view.building_piles + seat]
        town = piles[view.town]
        before = self.market
        if before[0] is not purse or before[1] is not owned or before[2] is not town:
            self.market = purse, owned, town
            self.within_reach = view.affordable(seat)
        return self.within_reach

    def choose_action(self, view: Bohnanza, ask: Ask) -> Action | None:
        assert isinstance(view, HighBohn)
        stage = view.stages[-1]
        seat = ask.seat
        if ask.must and isinstance(stage, bank.BankStage):
            return self.bank(view, seat)
        if ask.must and isinstance(stage, town.Interlude):
            return self.interlude(view, seat, stage)
        return super().choose_action(view, ask)

    def interlude(self, view: HighBohn, seat: Seat, stage: Stage) -> Action:
        """What is asked between the phases of a turn, and at the end."""
        if isinstance(stage, town.Claiming):
            wanted = self.best_building(view, seat) == stage.building
            return Buy(stage.building) if wanted else LetPass(stage.building)
        if isinstance(stage, town.Naming):
            kinds = view.kinds_for_sale()
            return Name(next((kind for kind in kinds if view.has_kind(seat, kind)), kinds[0]))
        if isinstance(stage, ending.LastHarvest):
            return Harvest(next(slot for slot in view.fields[seat] if view.field(seat, slot)))
        bought = [action for action in view.actions(seat) if isinstance(action, Buy)]
        return min(bought, key=lambda buy: ROWS[buy.building].price) if bought else Pass()

    # Beans that do not fit

    def plant(self, view: Bohnanza, seat: Seat, stage: Planting | PlantingOut) -> Action:
        action = super().plant(view, seat, stage)
        assert isinstance(view, HighBohn)
        if isinstance(action, Harvest) and view.store_room(seat) > 0:
            return Store()
        return action

    def settle(self, view: Bohnanza, seat: Seat) -> Action:
        action = super().settle(view, seat)
        assert isinstance(view, HighBohn)
        if isinstance(action, Harvest) and view.store_room(seat) > 0 and view.storable(seat):
            return Store(view.storable(seat)[0])
        return action

    # Banks

    def bank(self, view: HighBohn, seat: Seat) -> Action:
        """A look at the deck, a better place for a card, a better order for those drawn."""
        stage = view.stages[-1]
        prospect = self.outlook(view, seat)
        farm = prospect.farm(seat)
        hand = view.hand(seat)
        if isinstance(stage, bank.Peeking):
            if not stage.looked:
                return Look()
            card = view.piles[view.peeked_piles + seat][0]
            return Pass() if card in farm[0] else PutUnder()
        best = prospect.worth(farm, [], hand)
        chosen: Action = Pass()
        if isinstance(stage, bank.Moving):
            for place in range(min(3, len(hand))):
                moved = (*hand[:place], *hand[place + 1 :], hand[place])
                worth = prospect.worth(farm, [], moved)
                if worth > best and place < len(hand) - 1:
                    best = worth
                    chosen = MoveCard(place, len(hand) - 1)
            return chosen
        drawn = view.piles[view.drawn_piles + seat]
        best = -1000.0
        for order in permutations(range(len(drawn))):
            worth = prospect.worth(farm, [], (*hand, *[drawn[place] for place in order]))
            if worth > best:
                best = worth
                chosen = Arrange(order)
        return chosen


def power_of(code: int) -> float:
    """What a building is worth."""
    row = ROWS[code]
    powers = POWERS.get(KINDS[row.kind], PLAIN)
    return powers[min(row.price, len(powers)) - 1]


@mypyc_attr(allow_interpreted_subclasses=True)
class ExpertBuilder(ExpertFarmer):
    """Plants, trades and buys buildings by what nets have learned."""

    def __init__(
        self,
        game: str,
        random: Random,
        script: Farmer,
        value: Net,
        accept: Net,
        habits: Habits,
    ) -> None:
        super().__init__(game, random, script, value, accept, habits)
        assert isinstance(script, HighBohnFarmer)
        script.adviser = self
