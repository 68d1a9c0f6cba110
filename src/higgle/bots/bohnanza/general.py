"""The general: the farmer of Bohnaparte, its wars, and those that learned factors scale."""

from collections.abc import Sequence
from random import Random
from typing import Final

from mypy_extensions import mypyc_attr

from higgle.bohnanza.beans import NUMBERS
from higgle.bohnanza.bohnaparte import camps, purchases, war
from higgle.bohnanza.bohnaparte.camps import Camp
from higgle.bohnanza.bohnaparte.game import Bohnaparte
from higgle.bohnanza.bohnaparte.lands import FARM, MONASTERY, QUARRY, VILLAGE
from higgle.bohnanza.bohnaparte.purchases import Fortify, Take
from higgle.bohnanza.bohnaparte.war import DECK, DEPOT, HAND, STRENGTH, Attack, Fight, Stop
from higgle.bohnanza.game import Bohnanza
from higgle.bohnanza.harvest import Harvest
from higgle.bots.bohnanza.farmer import Farmer
from higgle.bots.net import learned_factor
from higgle.core import NOBODY, Action, Ask, Seat

POINT: Final = 2.5
"""How many thalers a point is worth."""
EXTRA = {FARM: 0.25, VILLAGE: 0.25, MONASTERY: 0.25, QUARRY: 0.5}
"""What lands bring besides points, in each turn that is left."""
CONQUEST, RIDE, GUARD, WEAPON, PRICE, SHELTER, SHIELD, SALE, CAMPING = range(9)
"""What a leaning is about: a land to be taken, and by cavalry; how well others defend; a bean to
attack with, and the thaler; a land to be held, and a bean to defend with; a harvest that pays for
an attack; the lands around a camp."""


@mypyc_attr(allow_interpreted_subclasses=True)
class General(Farmer):
    """Attacks where the chance of a land is worth the thaler and the bean."""

    def __init__(
        self, game: str, random: Random, style: str = "", bends: Sequence[int] = ()
    ) -> None:
        """`bends` are learned numbers behind the leanings; without them nothing leans."""
        super().__init__(game, random, style)
        self.bends = list(bends)

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

    def answer(self, view: Bohnanza, ask: Ask) -> Action | None:
        assert isinstance(view, Bohnaparte)
        seat = ask.seat
        stage = view.stages[-1]
        if not ask.must:
            return super().answer(view, ask)
        if isinstance(stage, camps.Camping):
            return self.camp(view, seat)
        if isinstance(stage, war.Attacking):
            return self.attack(view, seat)
        if isinstance(stage, war.Fighting):
            return self.defend(view, seat, stage) if stage.laid else self.strike(view, seat, stage)
        if isinstance(stage, purchases.Choosing):
            return self.choose(view, seat)
        return super().answer(view, ask)

    def camp(self, view: Bohnaparte, seat: Seat) -> Camp:
        """The free camp with the best lands around it."""
        return Camp(max(view.free_camps(), key=lambda camp: self.surroundings(view, seat, camp)))

    def leaning(self, about: int, view: Bohnaparte, seat: Seat, land: int) -> float:
        """How much more than thought out something counts to a seat; -1 is no land."""
        if not self.bends:
            return 1.0
        found = war_signs(view, seat, land, self.outlook(view, seat).turns)
        return learned_factor(self.bends, about, found)

    # What lands and cards are worth

    def land_worth(self, view: Bohnaparte, seat: Seat, land: int) -> float:
        """A land's points and what it brings, in thalers."""
        kind = view.board.kinds[land]
        turns = self.outlook(view, seat).turns
        worth = POINT * view.points(kind) + EXTRA.get(kind, 0.0) * turns
        if land in view.fortresses:
            worth += POINT
        owner = view.owners[land]
        return worth if owner == NOBODY else worth * 1.2

    def surroundings(self, view: Bohnaparte, seat: Seat, camp: int) -> float:
        """What lies beside a camp: the more to take, the better."""
        total = 0.0
        for land in view.board.neighbours[camp]:
            lean = self.leaning(CAMPING, view, seat, land)
            total += lean * self.land_worth(view, seat, land)
        return total

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
        care = 0.6 * self.leaning(GUARD, view, seat, land)
        return float(chance ** (1 + care * held))

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
        worth *= self.leaning(CONQUEST, view, seat, land)
        lean = self.leaning(WEAPON, view, seat, land)
        best = -1000.0
        chosen: Fight | None = None
        shares = self.outlook(view, seat).shares
        for cost, fight, number in self.weapons(view, seat, land):
            if number:
                chance = self.beats_land(view, seat, land, number, -1)
            else:
                chance = 0.0
                for sort in view.sorts():
                    chance += shares[sort] * self.beats_land(view, seat, land, NUMBERS[sort], -1)
            if chance * worth - lean * cost > best:
                best = chance * worth - lean * cost
                chosen = fight
        return best, chosen

    def attack(self, view: Bohnaparte, seat: Seat) -> Action:
        """The attack that promises most, as long as one is worth its thaler."""
        turns = self.outlook(view, seat).turns
        price = min(1.0, 0.25 * turns) * self.leaning(PRICE, view, seat, -1)
        best = price
        chosen: Action = Stop()
        for land in view.targets(seat):
            worth, _ = self.best_weapon(view, seat, land)
            if worth > best:
                best = worth
                chosen = Attack(land)
            for rider in view.riders(seat):
                chance = self.beats_land(view, seat, land, STRENGTH, rider)
                gain = self.land_worth(view, seat, land) * self.leaning(RIDE, view, seat, land)
                ride = chance * gain + (1 - chance) * max(0.0, worth)
                if ride > best:
                    best = ride
                    chosen = Attack(land, rider)
        if isinstance(chosen, Attack) and not view.thalers(seat):
            return self.raise_money(view, seat)
        return chosen

    def raise_money(self, view: Bohnaparte, seat: Seat) -> Action:
        """Harvest for an attack what is ripe, and near the end whatever pays."""
        prospect = self.outlook(view, seat)
        for slot in view.fields[seat]:
            pays = view.payout(seat, slot)
            if pays and view.may_harvest(seat, slot):
                loss = prospect.field_worth(seat, slot) - pays - prospect.free
                if prospect.turns < 1.2 or loss < 0.3 * self.leaning(SALE, view, seat, -1):
                    return Harvest(slot)
        return Stop()

    def strike(self, view: Bohnaparte, seat: Seat, stage: war.Fighting) -> Action:
        _, fight = self.best_weapon(view, seat, stage.land)
        assert fight is not None, "who is asked to fight has a card"
        return fight

    # Defence

    def defend(self, view: Bohnaparte, seat: Seat, stage: war.Fighting) -> Action:
        """The card that saves most for what it costs."""
        worth = self.land_worth(view, seat, stage.land)
        worth *= self.leaning(SHELTER, view, seat, stage.land)
        lean = self.leaning(SHIELD, view, seat, stage.land)
        best = -1000.0
        chosen: Fight | None = None
        for cost, fight, number in self.weapons(view, seat, stage.land):
            value = self.holds(view, seat, stage, number) * worth - lean * cost
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


WAR_FACTORS: Final = 9
"""What there are leanings about."""
WAR_SIGNS: Final = 16
"""How many numbers describe the situation."""
LONG: Final = 8.0
"""About how many turns a seat has in a game."""


def war_signs(view: Bohnaparte, seat: Seat, land: int, turns: float) -> list[float]:
    """The situation of a seat before a land, or before none, as it lies open."""
    scores = [sum(view.score(other).values()) for other in range(view.seats)]
    best = max([score for other, score in enumerate(scores) if other != seat])
    lead = (scores[seat] - best) / 8
    late = max(0.0, 1 - turns / LONG)
    purse = min(6, view.thalers(seat)) / 6
    armed = (len(view.hand(seat)) + len(view.depot(seat))) / 6 - 1
    found = [
        1.0,
        late,
        late * late,
        1.0 if turns < 1 else 0.0,
        purse,
        armed,
        lead,
        1.0 if lead > 0 else 0.0,
        view.seats / 4 - 1,
    ]
    if land < 0:
        return found + [0.0] * (WAR_SIGNS - len(found))
    owner = view.owners[land]
    kind = view.board.kinds[land]
    mine = 0
    theirs = 0
    for beside in view.board.neighbours[land]:
        holder = view.owners[beside]
        mine += holder == seat
        theirs += holder not in (seat, NOBODY)
    found += [
        mine / 3 - 0.5,
        theirs / 3 - 0.5,
        (view.points(kind) - 1) / 2 + (land in view.fortresses) / 2,
        1.0 if kind in EXTRA else 0.0,
    ]
    if owner in (seat, NOBODY):
        return [*found, 1.0 if owner == NOBODY else 0.0, 0.0, 0.0]
    guard = len(view.hand(owner)) + len(view.depot(owner))
    return [*found, 0.0, guard / 6 - 1, 1.0 if scores[owner] >= best else 0.0]
