"""Phase 4: attacks on foot and with cavalry, the cards laid for them, and who wins."""

from typing import TYPE_CHECKING, ClassVar, Final

from higgle.bohnanza.beans import NUMBERS
from higgle.bohnanza.bohnaparte.board import RIVER, SWAMP
from higgle.bohnanza.bohnaparte.camps import check_land
from higgle.bohnanza.turn import BeanStage, Over, advance, draw
from higgle.core import NOBODY, Action, Ask, Chance, Seat, Stage, require

if TYPE_CHECKING:
    from higgle.bohnanza.bohnaparte.game import Bohnaparte

PRICE: Final = 1
FORTRESS: Final = 2
"""What a fortress adds to the defending bean."""
STRONGEST: Final = 20
"""At this number a cannon wins no tie."""
STRENGTH: Final = 17
"""What cavalry strikes with."""
CROWN: Final = 12
"""Whoever holds this many lands ends the game: there are no more markers."""

ATTACK: Final = "attack"
HAND: Final = "hand"
DEPOT: Final = "depot"
DECK: Final = "deck"
SOURCES: Final[tuple[str, ...]] = (HAND, DEPOT, DECK)
"""Where a card for a battle can come from."""


# Attacks


class Attacking(BeanStage, frozen=True):
    """Phase 4: the active seat attacks again or stops."""

    PHASE: "ClassVar[str]" = ATTACK

    def asks(self, table: "Bohnaparte") -> list[Ask]:
        asks = table.idle.copy()
        asks[table.active] = Ask(table.active, True, ("attack", "stop"), (), table.RIGHTS)
        return asks

    def actions(self, table: "Bohnaparte", seat: Seat) -> list[Action]:
        found: list[Action] = []
        if seat == table.active:
            if table.thalers(seat) >= PRICE:
                found += table.attacks(seat)
            found.append(Stop())
        return found + table.rights(seat)


class Attack(Action, frozen=True):
    """Pay a thaler and attack a land, with a cavalry if it has a number."""

    land: int
    cavalry: int = -1

    def __str__(self) -> str:
        riding = f" with cavalry {self.cavalry + 1}" if self.cavalry >= 0 else ""
        return f"attack {self.land + 1}{riding}"

    def check(self, table: "Bohnaparte", seat: Seat) -> None:
        land = self.land
        require(type(table.stages[-1]) is Attacking, "not-attacking", "W10")
        require(seat == table.active, "not-your-turn", "W10")
        check_land(table, land)
        require(table.board.kinds[land] != RIVER, "river", "W11", land=land + 1)
        require(table.owners[land] != seat, "own-land", "W11", land=land + 1)
        require(land in table.targets(seat), "out-of-reach", "W11", land=land + 1)
        if self.cavalry != -1:
            check_cavalry(table, seat, self.cavalry)
        require(table.thalers(seat) >= PRICE, "too-few-thalers", "W10", price=PRICE)

    def apply(self, table: "Bohnaparte", seat: Seat, chance: Chance) -> None:
        table.pay(seat, PRICE)
        table.emit("attacked", seat, self.land, self.cavalry)
        if self.cavalry >= 0:
            await_defence(table, Fighting(self.land, self.cavalry, True), chance)
        else:
            await_attack(table, self.land)


class Stop(Action, frozen=True):
    """Attack no more in this turn."""

    def __str__(self) -> str:
        return "stop"

    def check(self, table: "Bohnaparte", seat: Seat) -> None:
        require(type(table.stages[-1]) is Attacking, "not-attacking", "W17")
        require(seat == table.active, "not-your-turn", "W17")

    def apply(self, table: "Bohnaparte", seat: Seat, chance: Chance) -> None:
        table.emit("stopped", seat)
        advance(table, chance)


def begin_attack(table: "Bohnaparte", chance: Chance) -> Stage | None:
    """Phase 4, for a seat that has or can get a thaler."""
    if table.ran_dry():
        return table.finish(chance)
    return Attacking() if may_earn(table, table.active) else None


def may_earn(table: "Bohnaparte", seat: Seat) -> bool:
    """Whether a seat has a thaler, or a field that pays one."""
    return table.thalers(seat) > 0 or any(table.payout(seat, slot) for slot in table.fields[seat])


def check_cavalry(table: "Bohnaparte", seat: Seat, number: int) -> None:
    """Refuse cavalry that is another's or turned."""
    pastures = table.board.pastures
    mine = 0 <= number < len(pastures) and table.owners[pastures[number]] == seat
    require(mine, "not-your-cavalry", "W54", cavalry=number + 1)
    require(table.ready[number], "cavalry-turned", "W58", cavalry=number + 1)


def rest_cavalry(table: "Bohnaparte") -> None:
    """In phase 1 the cavalry of the active seat is ready again."""
    for number, pasture in enumerate(table.board.pastures):
        if not table.ready[number] and table.owners[pasture] == table.active:
            table.turn_cavalry(number, True)
            table.emit("cavalry_ready", table.active, number)


# Battles


class Fighting(BeanStage, frozen=True):
    """A battle for a land: the attacker's card, or its cavalry, is laid, or is still to come."""

    PHASE: "ClassVar[str]" = ATTACK
    LAID: "ClassVar[tuple[str, ...]]" = ("laid", "unseen")
    land: int
    cavalry: int = -1
    laid: bool = False

    def may_stand(self, table: "Bohnaparte") -> bool:
        rides = self.laid and self.cavalry in table.riders(table.active)
        near = self.land in table.targets(table.active) and (self.cavalry == -1 or rides)
        if not near or self.fighter(table) == NOBODY:
            return False
        laid = [len(table.piles[table.laid_piles + seat]) for seat in range(table.seats)]
        fighting = laid[table.active] + len(table.piles[table.unseen_pile])
        on_foot = int(self.laid and self.cavalry < 0)
        if fighting != on_foot or sum(laid) != laid[table.active]:
            return False
        return bool(table.sources(self.fighter(table), self.land))

    def fighter(self, table: "Bohnaparte") -> Seat:
        """Who lays the next card."""
        return table.owners[self.land] if self.laid else table.active

    def asks(self, table: "Bohnaparte") -> list[Ask]:
        asks = table.idle.copy()
        seat, about = self.fighter(table), (self.land, self.cavalry, int(self.laid))
        asks[seat] = Ask(seat, True, ("fight",), about, table.RIGHTS)
        return asks

    def actions(self, table: "Bohnaparte", seat: Seat) -> list[Action]:
        found: list[Action] = []
        if seat == self.fighter(table):
            found += list_fights(table, seat, self.land)
        return found + table.rights(seat)


class Fight(Action, frozen=True):
    """Lay a card for the battle: from a place of the hand or the depot, or unseen from the deck."""

    source: str
    place: int = 0

    def __str__(self) -> str:
        return f"fight with {self.source}" + ("" if self.source == DECK else f" {self.place + 1}")

    def check(self, table: "Bohnaparte", seat: Seat) -> None:
        stage = table.stages[-1]
        if type(stage) is not Fighting:
            require(False, "no-battle", "W12")
            return
        require(seat == stage.fighter(table), "not-your-battle", "W12")
        place = self.place
        if self.source == HAND:
            require(0 <= place < len(table.hand(seat)), "no-such-place", "W12", place=place + 1)
        elif self.source == DEPOT:
            require(table.board.kinds[stage.land] != SWAMP, "swamp", "W23")
            require(0 <= place < len(table.depot(seat)), "no-depot-bean", "W12", place=place + 1)
        else:
            require(self.source == DECK, "fight-text", "W12")
            require(DECK in table.sources(seat, stage.land), "no-deck", "W36")
            require(place == 0, "no-such-place", "W12", place=place + 1)

    def apply(self, table: "Bohnaparte", seat: Seat, chance: Chance) -> None:
        stage = table.stages[-1]
        assert isinstance(stage, Fighting)
        if stage.laid:
            lay_card(table, seat, self, table.defence_pile, chance)
            settle_battle(table, stage, chance)
        else:
            unseen = self.source == DECK
            target = table.unseen_pile if unseen else table.laid_piles + seat
            lay_card(table, seat, self, target, chance)
            await_defence(table, Fighting(stage.land, -1, True), chance)


def list_fights(table: "Bohnaparte", seat: Seat, land: int) -> list[Fight]:
    """Every card that a seat can lay."""
    found: list[Fight] = []
    for source in table.sources(seat, land):
        if source == HAND:
            found += [Fight(HAND, place) for place in range(len(table.hand(seat)))]
        elif source == DEPOT:
            found += [Fight(DEPOT, place) for place in range(len(table.depot(seat)))]
        else:
            found.append(Fight(DECK))
    return found


def await_attack(table: "Bohnaparte", land: int) -> None:
    """The attacker lays a card; the thaler it paid is one that can be drawn at least."""
    table.stages = (Fighting(land),)


def await_defence(table: "Bohnaparte", stage: Fighting, chance: Chance) -> None:
    """The owner lays a card; for a neutral land the seat on the left turns one up."""
    table.stages = (stage,)
    owner = table.owners[stage.land]
    if owner == NOBODY or not table.sources(owner, stage.land):
        left = (table.active + 1) % table.seats
        lay_from_deck(table, left, table.defence_pile, chance)
        settle_battle(table, stage, chance)


def lay_card(table: "Bohnaparte", seat: Seat, fight: Fight, target: int, chance: Chance) -> None:
    """Lay the card of a seat for the battle."""
    if fight.source == DECK:
        lay_from_deck(table, seat, target, chance)
        return
    if fight.source == HAND:
        table.leave_hand(seat, fight.place)
        table.shift(table.hands + seat, fight.place, target)
    else:
        table.shift(table.depot_piles + seat, fight.place, target)
    table.emit("laid", seat, SOURCES.index(fight.source))


def lay_from_deck(table: "Bohnaparte", seat: Seat, target: int, chance: Chance) -> None:
    """The top card, if any, even after the deck has run out for the last time."""
    if draw(table, 1, target, chance):
        table.emit("laid", seat, SOURCES.index(DECK))


def settle_battle(table: "Bohnaparte", stage: Fighting, chance: Chance) -> None:
    """Both cards are turned up and go to the discard pile."""
    riding = stage.cavalry >= 0
    attack = STRENGTH if riding else reveal(table, table.laid_piles + table.active)
    attack = attack or reveal(table, table.unseen_pile)
    defence = table.defence(stage.land, reveal(table, table.defence_pile))
    won = table.beats(stage, attack, defence)
    table.emit("fought", table.active, stage.land, attack, defence, int(won))
    if won:
        conquer(table, stage.land)
    elif riding:
        table.turn_cavalry(stage.cavalry, False)
        table.emit("cavalry_turned", table.active, stage.cavalry)
        await_attack(table, stage.land)
        return
    after_battle(table, chance)


def reveal(table: "Bohnaparte", pile: int) -> int:
    """A card laid for the battle goes face up to the discard pile: its number, 0 for none."""
    return NUMBERS[table.shift(pile, 0, table.discard)] if table.piles[pile] else 0


def conquer(table: "Bohnaparte", land: int) -> None:
    """The land is the attacker's."""
    loser = table.owners[land]
    table.mark(land, table.active)
    table.emit("conquered", table.active, land, loser)
    if len(table.holdings(table.active)) == CROWN:
        table.emit("crowned", table.active, CROWN)
    if loser != NOBODY and not table.holdings(loser):
        table.emit("landless", loser)


def after_battle(table: "Bohnaparte", chance: Chance) -> None:
    """The game ends, or the attacker goes on as long as it has or can get thalers."""
    if table.ran_dry() or is_war_won(table):
        end_at_once(table, chance)
    elif may_earn(table, table.active):
        table.stages = (Attacking(),)
    else:
        advance(table, chance)


# The end of the war


def is_war_won(table: "Bohnaparte") -> bool:
    """Whether a seat holds twelve lands, or none."""
    counts = land_counts(table)
    return max(counts) >= CROWN or min(counts) == 0


def land_counts(table: "Bohnaparte") -> list[int]:
    """How many lands each seat holds."""
    return [table.owners.count(seat) for seat in range(table.seats)]


def end_at_once(table: "Bohnaparte", chance: Chance) -> None:
    """The game ends in the middle of a turn."""
    over = table.finish(chance)
    assert type(over) is Over
    table.stages = (over,)
