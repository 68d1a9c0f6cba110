"""The general: the farmer of Bohnaparte and its wars."""

from collections.abc import Sequence
from random import Random
from typing import Final

from mypy_extensions import mypyc_attr

from higgle.bohnanza.beans import NUMBERS
from higgle.bohnanza.bohnaparte import camps, purchases, war
from higgle.bohnanza.bohnaparte.board import (
    CAMP,
    CITY,
    FARM,
    FOREST,
    IRON,
    LAND_KINDS,
    MONASTERY,
    PASTURE,
    QUARRY,
    RIVER,
    SWAMP,
    VILLAGE,
)
from higgle.bohnanza.bohnaparte.camps import Camp
from higgle.bohnanza.bohnaparte.game import Bohnaparte
from higgle.bohnanza.bohnaparte.purchases import Fortify, Take
from higgle.bohnanza.bohnaparte.war import DECK, DEPOT, HAND, STRENGTH, Attack, Fight, Stop
from higgle.bohnanza.game import Bohnanza
from higgle.bohnanza.harvest import Harvest
from higgle.bots.bohnanza.expert_farmer import ExpertFarmer
from higgle.bots.bohnanza.farm_features import Farm, PositionFeatures
from higgle.bots.bohnanza.farmer import Farmer
from higgle.bots.bohnanza.field_values import SORTS, Judgement, Prospect, turns_left
from higgle.bots.bohnanza.war_council import Assault, WarCouncil
from higgle.core import NOBODY, Action, Ask, Cards, Seat

POINT: Final = 2.5
"""How many thalers a point is worth."""
SPANS: Final = (6.0, 4.0, 2.0)
"""The worth of a land changes when fewer turns than these are left."""
WORTHS: Final[dict[str, tuple[float, float, float, float]]] = {
    RIVER: (0.0, 0.0, 0.0, 0.0),
    CAMP: (2.3, 2.1, 2.4, 4.1),
    SWAMP: (2.3, 2.1, 2.4, 4.1),
    QUARRY: (2.6, 2.4, 2.6, 4.1),
    FARM: (3.5, 3.1, 3.4, 4.6),
    FOREST: (3.5, 3.1, 3.4, 4.6),
    PASTURE: (3.5, 3.1, 3.4, 4.6),
    MONASTERY: (3.9, 3.2, 3.0, 4.1),
    VILLAGE: (4.2, 3.6, 3.6, 4.1),
    IRON: (4.2, 4.0, 5.1, 6.0),
    CITY: (5.5, 5.5, 6.0, 10.0),
}
"""What lands are worth in thalers, in each span, as a net learned from the winners of games."""
FORTRESS: Final = 2.3
"""What a fortress adds."""
RIVAL: Final = 1.1
"""How much more it is worth to take a land from another than a free one."""
LEADER: Final = 1.4
"""The same for a land of the leader."""
WEAPONS: Final[dict[int, float]] = {20: 1.0, 18: 0.6, 16: 0.2}
"""What the strongest bean of a hand is worth as a weapon, in thalers, by its number."""
WEAK: Final = 14
"""Beans of smaller numbers are not laid by plan while an unseen card can be."""
RASHNESS: Final = 6.0
"""How many thalers a whole unit of noise may misjudge an attack by."""
FURTHER: Final = 0.75
"""How much less each further weapon is worth."""


@mypyc_attr(allow_interpreted_subclasses=True)
class ArmedProspect(Prospect):
    """Strong beans of a hand are weapons beside what they will earn."""

    def __init__(
        self, view: Bohnanza, seat: Seat, judgement: Judgement, gone: Sequence[float] = ()
    ) -> None:
        super().__init__(view, seat, judgement, gone)
        self.arms = arms_worth(view, self.turns)

    def weapon(self, sort: int) -> float:
        return self.arms[sort]

    def hand_worth(self, sorts: list[int], counts: list[int], hand: Cards) -> float:
        return super().hand_worth(sorts, counts, hand) + arsenal_worth(self.arms, hand)


def arms_worth(view: Bohnanza, turns: float) -> list[float]:
    """What each sort is worth as a weapon, while there is time to use it."""
    arms = [0.0] * SORTS
    for sort in view.sorts():
        arms[sort] = min(1.0, turns / 1.5) * WEAPONS.get(NUMBERS[sort], 0.0)
    return arms


def arsenal_worth(arms: list[float], hand: Cards) -> float:
    """What the weapons of a hand are worth together."""
    worth = 0.0
    share = 1.0
    for arm in sorted([arms[sort] for sort in hand if arms[sort]], reverse=True):
        worth += share * arm
        share *= FURTHER
    return worth


@mypyc_attr(allow_interpreted_subclasses=True)
class General(Farmer):
    """Attacks where the chance of a land is worth the thaler and the bean."""

    def __init__(self, game: str, random: Random, style: str = "") -> None:
        super().__init__(game, random, style)
        self.council: WarCouncil | None = None
        """Who chooses its attacks, if not the table of worths."""
        self.leanings: dict[str, float] = {}
        """How much more than usual it likes each kind of land."""

    def look_ahead(self, view: Bohnanza, seat: Seat) -> ArmedProspect:
        return ArmedProspect(view, seat, self.manners, self.memory.count_gone())

    def seize(self, view: Bohnanza, seat: Seat) -> Action | None:
        """A fortress is a point that is not easily lost."""
        assert isinstance(view, Bohnaparte)
        forts = purchases.list_fortifications(view, seat)
        if forts and not isinstance(view.stages[-1], war.Fighting):
            return self.best_fort(view, seat, forts)
        return None

    def best_fort(self, view: Bohnaparte, seat: Seat, forts: list[Fortify]) -> Fortify:
        """The fortress in the land that is worth most."""
        return max(forts, key=lambda fort: self.land_worth(view, seat, fort.land))

    def choose_action(self, view: Bohnanza, ask: Ask) -> Action | None:
        assert isinstance(view, Bohnaparte)
        seat = ask.seat
        stage = view.stages[-1]
        if not ask.must:
            return super().choose_action(view, ask)
        if isinstance(stage, camps.Camping):
            return self.camp(view, seat)
        if isinstance(stage, war.Attacking):
            return self.attack(view, seat)
        if isinstance(stage, war.Fighting):
            return self.defend(view, seat, stage) if stage.laid else self.strike(view, seat, stage)
        if isinstance(stage, purchases.Choosing):
            return self.choose(view, seat)
        return super().choose_action(view, ask)

    def camp(self, view: Bohnaparte, seat: Seat) -> Camp:
        """The free camp with the best lands around it."""
        return Camp(max(view.free_camps(), key=lambda camp: self.surroundings(view, seat, camp)))

    # What lands and cards are worth

    def land_worth(self, view: Bohnaparte, seat: Seat, land: int) -> float:
        """What a land brings towards the win, in thalers."""
        kind = view.board.kinds[land]
        turns = self.outlook(view, seat).turns
        span = sum([turns <= limit for limit in SPANS])
        points = view.points(kind)
        known = kind if kind in WORTHS else nearest_kind(points)
        worth = WORTHS[known][span] + POINT * (points - LAND_KINDS[known].points)
        worth *= self.leanings.get(kind, 1.0)
        if land in view.fortresses:
            worth += FORTRESS
        owner = view.owners[land]
        if owner in (NOBODY, seat):
            return worth
        scores = [sum(view.score(other).values()) for other in range(view.seats)]
        return worth * (LEADER if scores[owner] == max(scores) else RIVAL)

    def surroundings(self, view: Bohnaparte, seat: Seat, camp: int) -> float:
        """What lies beside a camp: the more to take, the better."""
        worth = 0.0
        for land in view.board.neighbours[camp]:  # sum() adds up otherwise from Python 3.12 on
            worth += self.land_worth(view, seat, land)
        return worth

    def card_cost(self, view: Bohnaparte, seat: Seat, place: int) -> float:
        """What a farm loses with a card of the hand."""
        prospect = self.outlook(view, seat)
        farm = prospect.farm(seat)
        hand = view.hand(seat)
        rest = hand[:place] + hand[place + 1 :]
        return prospect.worth(farm, [], hand) - prospect.worth(farm, [], rest)

    def beats_land(self, view: Bohnaparte, seat: Seat, land: int, number: int, cav: int) -> float:
        """How likely a number takes a land."""
        owner = view.owners[land]
        battle = war.Fighting(land, cav, True)
        chance = 0.0
        shares = self.outlook(view, seat).shares
        for sort in view.sorts():
            defence = view.defence(land, NUMBERS[sort])
            if view.beats(battle, number, defence):
                chance += shares[sort]
        if owner == NOBODY:
            return chance
        held = min(4.0, len(view.hand(owner)) + len(view.depot(owner)))
        return float(chance ** (1 + 0.6 * held))

    # Attack

    def weapons(self, view: Bohnaparte, seat: Seat, land: int) -> list[tuple[float, Fight, int]]:
        """The cards that can be laid: what each costs, and its number; 0 is an unseen one."""
        found: list[tuple[float, Fight, int]] = []
        sources = view.sources(seat, land)
        if HAND in sources:
            for place, sort in enumerate(view.hand(seat)):
                if sort not in view.hand(seat)[:place]:
                    cost = self.card_cost(view, seat, place)
                    found.append((cost, Fight(HAND, place), NUMBERS[sort]))
        if DEPOT in sources:
            for place, sort in enumerate(view.depot(seat)):
                found.append((0.3, Fight(DEPOT, place), NUMBERS[sort]))
        if DECK in sources:
            found.append((0.0, Fight(DECK), 0))
        return found

    def best_weapon(self, view: Bohnaparte, seat: Seat, land: int) -> tuple[float, Fight | None]:
        """The card that makes most of an attack, and what the attack is worth with it."""
        worth = self.land_worth(view, seat, land)
        best = -1000.0
        chosen: Fight | None = None
        for cost, fight, number in self.weapons(view, seat, land):
            chance = self.chance_to_take(view, seat, land, number)
            if chance * worth - cost > best:
                best = chance * worth - cost
                chosen = fight
        return best, chosen

    def chance_to_take(self, view: Bohnaparte, seat: Seat, land: int, number: int) -> float:
        """How likely a number, or an unseen card, takes a land."""
        if number:
            return self.beats_land(view, seat, land, number, -1)
        shares = self.outlook(view, seat).shares
        chance = 0.0
        for sort in view.sorts():
            chance += shares[sort] * self.beats_land(view, seat, land, NUMBERS[sort], -1)
        return chance

    def attack(self, view: Bohnaparte, seat: Seat) -> Action:
        """The attack that promises most, as long as one is worth its thaler."""
        if self.council is not None:
            return self.attack_by(self.council, view, seat)
        turns = self.outlook(view, seat).turns
        price = min(1.0, 0.25 * turns)
        best = price
        chosen: Action = Stop()
        for land in view.targets(seat):
            worth, _ = self.best_weapon(view, seat, land)
            if self.manners.noise:
                worth += self.random.gauss(0, RASHNESS * self.manners.noise)
            if worth > best:
                best = worth
                chosen = Attack(land)
            for rider in view.riders(seat):
                chance = self.beats_land(view, seat, land, STRENGTH, rider)
                ride = chance * self.land_worth(view, seat, land) + (1 - chance) * max(0.0, worth)
                if ride > best:
                    best = ride
                    chosen = Attack(land, rider)
        if isinstance(chosen, Attack) and not view.thalers(seat):
            return self.raise_money(view, seat)
        return chosen

    def attack_by(self, council: WarCouncil, view: Bohnaparte, seat: Seat) -> Action:
        """The attack after which a win is likeliest, if it is likelier than without one."""
        assaults: list[Assault] = []
        for land in view.targets(seat):
            assaults += self.ways_to_take(view, seat, land)
        best = council.weigh(view, seat, assaults)
        council.plan = None
        for assault in assaults:
            if assault.worth > best:
                best = assault.worth
                council.plan = assault
        if council.plan is None:
            return Stop()
        if not view.thalers(seat):
            return self.raise_money(view, seat)
        return Attack(council.plan.land, council.plan.rider)

    def ways_to_take(self, view: Bohnaparte, seat: Seat, land: int) -> list[Assault]:
        """The cards of some strength, also after each cavalry that is ready."""
        found: list[Assault] = []
        weapons = self.weapons(view, seat, land)
        unseen = any(fight.source == DECK for _, fight, _ in weapons)
        for cost, fight, number in weapons:
            if fight.source == HAND and number < WEAK and unseen:
                continue
            chance = self.chance_to_take(view, seat, land, number)
            found.append(Assault(land, fight, -1, chance, cost))
            for rider in view.riders(seat):
                ride = self.beats_land(view, seat, land, STRENGTH, rider)
                both = ride + (1 - ride) * chance
                found.append(Assault(land, fight, rider, both, (1 - ride) * cost))
        return found

    def strike_by(self, council: WarCouncil, view: Bohnaparte, seat: Seat, land: int) -> Fight:
        """The card that was planned, or the best there is."""
        if council.plan is not None and council.plan.land == land:
            return council.plan.fight
        assaults = [one for one in self.ways_to_take(view, seat, land) if one.rider < 0]
        for assault in assaults:
            assault.paid = True
        council.weigh(view, seat, assaults)
        return max(assaults, key=lambda one: one.worth).fight

    def raise_money(self, view: Bohnaparte, seat: Seat) -> Action:
        """Harvest for an attack what is ripe, and near the end whatever pays."""
        prospect = self.outlook(view, seat)
        for slot in view.fields[seat]:
            pays = view.payout(seat, slot)
            if pays and view.may_harvest(seat, slot):
                loss = prospect.field_worth(seat, slot) - pays - prospect.free
                if prospect.turns < 1.2 or loss < 0.3:
                    return Harvest(slot)
        return Stop()

    def strike(self, view: Bohnaparte, seat: Seat, stage: war.Fighting) -> Action:
        if self.council is not None:
            return self.strike_by(self.council, view, seat, stage.land)
        _, fight = self.best_weapon(view, seat, stage.land)
        assert fight is not None, "who is asked to fight has a card"
        return fight

    # Defence

    def defend(self, view: Bohnaparte, seat: Seat, stage: war.Fighting) -> Action:
        """The card that saves most for what it costs."""
        worth = self.land_worth(view, seat, stage.land)
        best = -1000.0
        chosen: Fight | None = None
        for cost, fight, number in self.weapons(view, seat, stage.land):
            value = self.holds(view, seat, stage, number) * worth - cost
            if value > best:
                best = value
                chosen = fight
        assert chosen is not None, "who is asked to fight has a card"
        return chosen

    def holds(self, view: Bohnaparte, seat: Seat, stage: war.Fighting, number: int) -> float:
        """How likely a number, or an unseen card, holds a land."""
        shares = self.outlook(view, seat).shares
        if not number:
            held = 0.0
            for sort in view.sorts():
                held += shares[sort] * self.holds(view, seat, stage, NUMBERS[sort])
            return held
        defence = view.defence(stage.land, number)
        if stage.cavalry >= 0:
            return float(not view.beats(stage, STRENGTH, defence))
        unseen = bool(view.piles[view.unseen_pile])
        chance = 0.0
        total = 0.0
        for sort in view.sorts():
            weight = shares[sort] * (1.0 if unseen else NUMBERS[sort] ** 4)
            total += weight
            if not view.beats(stage, NUMBERS[sort], defence):
                chance += weight
        return chance / total if total else 0.0

    def choose(self, view: Bohnaparte, seat: Seat) -> Action:
        """From the merchant, what grows."""
        prospect = self.outlook(view, seat)
        farm = prospect.farm(seat)
        hand = view.hand(seat)
        sorts = sorted(set(view.merchant(seat)))
        return Take(max(sorts, key=lambda sort: prospect.worth(farm, [], (*hand, sort))))


def nearest_kind(points: int) -> str:
    """The known kind of land that scores most like a new one."""
    return min(WORTHS, key=lambda kind: abs(LAND_KINDS[kind].points - points))


@mypyc_attr(allow_interpreted_subclasses=True)
class ExpertGeneral(ExpertFarmer):
    """Plants and trades by what nets have learned, and counts weapons beside it."""

    def worths(self, sight: PositionFeatures, farms: list[Farm], moment: int) -> list[float]:
        view = sight.view
        cards = view.draw_count(sight.subject) + view.turn_up_count(sight.subject)
        arms = arms_worth(view, turns_left(view, cards))
        found = super().worths(sight, farms, moment)
        return [
            worth + arsenal_worth(arms, farm.hand) for worth, farm in zip(found, farms, strict=True)
        ]
