"""Phase 4: attacks, the cards laid for them, and who wins."""

from typing import Final, Self

from mypy_extensions import mypyc_attr

from higgle.bohnanza.beans import NUMBERS
from higgle.bohnanza.bohnaparte.actions import DECK, DEPOT, HAND, SOURCES, Attack, Fight, Stop
from higgle.bohnanza.bohnaparte.cavalry import STRENGTH, Cavalry
from higgle.bohnanza.bohnaparte.lands import BESIEGED, IRON, RIVER, SWAMP
from higgle.bohnanza.bohnaparte.stages import Attacking, Fighting
from higgle.bohnanza.turn import advance, draw
from higgle.core import BACKS, FACES, NOBODY, Action, Chance, Layout, Options, Seat, Stage, require

PRICE: Final = 1
FORTRESS: Final = 2
"""What a fortress adds to the defending bean."""
STRONGEST: Final = 20
"""At this number a cannon wins no tie."""
CROWN: Final = 12
"""Whoever holds this many lands ends the game: there are no more markers."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Battles(Cavalry):
    """Cards laid face down on both sides; the attacker wins only if it is stronger."""

    __slots__ = ("defence_pile", "laid_piles", "unseen_pile")

    def __init__(self, layout: Layout, options: Options) -> None:
        super().__init__(layout, options)
        self.laid_piles = layout.first["laid"]
        self.unseen_pile = layout.first["unseen"]
        self.defence_pile = layout.first["defence"]

    def copy_from(self, table: Self) -> None:
        super().copy_from(table)
        self.laid_piles = table.laid_piles
        self.unseen_pile = table.unseen_pile
        self.defence_pile = table.defence_pile

    def lay_out(self) -> None:
        super().lay_out()
        self.layout.each("laid", "bean", FACES, BACKS)
        self.layout.pile("unseen", "bean", BACKS)
        self.layout.pile("defence", "bean", FACES)

    # Questions

    def fighter(self, stage: Fighting) -> Seat:
        """Who lays the next card of a battle."""
        return self.owners[stage.land] if stage.laid else self.active

    def sources(self, seat: Seat, land: int) -> list[str]:
        """Where a seat can take a card for a battle from; a swamp allows no depot."""
        found = [HAND] if self.hand(seat) else []
        if self.depot(seat) and self.board.kinds[land] != SWAMP:
            found.append(DEPOT)
        if self.deck_size() or self.piles[self.discard]:
            found.append(DECK)
        return found

    def defence(self, land: int, bean: int) -> int:
        """A fortress adds two; a land with a minimum then never falls below it."""
        fortress = FORTRESS if land in self.fortresses else 0
        return max(bean + fortress, self.land_row(self.board.kinds[land]).minimum)

    def beats(self, stage: Fighting, attack: int, defence: int) -> bool:
        """Higher wins; a cannon wins ties against walls, but not 20 against 20."""
        if attack != defence or stage.cavalry >= 0 or attack == STRONGEST:
            return attack > defence
        walls = self.board.kinds[stage.land] in BESIEGED or stage.land in self.fortresses
        return walls and self.owns(self.active, IRON)

    def may_earn(self, seat: Seat) -> bool:
        """Whether a seat has a thaler, or a field that pays one."""
        return self.thalers(seat) > 0 or any(self.payout(seat, slot) for slot in self.fields[seat])

    def choices(self, seat: Seat, stage: Stage) -> list[Action]:
        found: list[Action] = []
        if type(stage) is Attacking:
            if seat == self.active:
                if self.thalers(seat) >= PRICE:
                    found += self.attacks(seat)
                found.append(Stop())
        elif type(stage) is Fighting:
            if seat == self.fighter(stage):
                found += self.fights(seat, stage.land)
        else:
            return super().choices(seat, stage)
        return found

    def fights(self, seat: Seat, land: int) -> list[Fight]:
        """Every card that a seat can lay."""
        found: list[Fight] = []
        for source in self.sources(seat, land):
            if source == HAND:
                found += [Fight(HAND, place) for place in range(len(self.hand(seat)))]
            elif source == DEPOT:
                found += [Fight(DEPOT, place) for place in range(len(self.depot(seat)))]
            else:
                found.append(Fight(DECK))
        return found

    # Check

    def check_attack(self, seat: Seat, action: Attack) -> None:
        require(type(self.stages[-1]) is Attacking, "not-attacking", "W10")
        require(seat == self.active, "not-your-turn", "W10")
        land = action.land
        self.check_land(land)
        require(self.board.kinds[land] != RIVER, "river", "W11", land=land + 1)
        require(self.owners[land] != seat, "own-land", "W11", land=land + 1)
        require(land in self.targets(seat), "out-of-reach", "W11", land=land + 1)
        if action.cavalry != -1:
            self.check_cavalry(seat, action.cavalry)
        require(self.thalers(seat) >= PRICE, "too-few-thalers", "W10", price=PRICE)

    def check_stop(self, seat: Seat) -> None:
        require(type(self.stages[-1]) is Attacking, "not-attacking", "W17")
        require(seat == self.active, "not-your-turn", "W17")

    def check_fight(self, seat: Seat, action: Fight) -> None:
        stage = self.stages[-1]
        if type(stage) is not Fighting:
            require(False, "no-battle", "W12")
            return
        require(seat == self.fighter(stage), "not-your-battle", "W12")
        place = action.place
        if action.source == HAND:
            require(0 <= place < len(self.hand(seat)), "no-such-place", "W12", place=place + 1)
        elif action.source == DEPOT:
            require(self.board.kinds[stage.land] != SWAMP, "swamp", "W23")
            require(0 <= place < len(self.depot(seat)), "no-depot-bean", "W12", place=place + 1)
        else:
            require(action.source == DECK, "fight-text", "W12")
            require(DECK in self.sources(seat, stage.land), "no-deck", "W36")
            require(place == 0, "no-such-place", "W12", place=place + 1)

    # Do

    def begin_attack(self, chance: Chance) -> Stage | None:
        """Phase 4, for a seat that has or can get a thaler."""
        if self.ran_dry():
            return self.finish(chance)
        return Attacking() if self.may_earn(self.active) else None

    def attack(self, seat: Seat, action: Attack, chance: Chance) -> None:
        self.pay(seat, PRICE)
        self.emit("attacked", seat, action.land, action.cavalry)
        if action.cavalry >= 0:
            self.await_defence(Fighting(action.land, action.cavalry, True), chance)
        else:
            self.await_attack(action.land)

    def await_attack(self, land: int) -> None:
        """The attacker lays a card; the thaler it paid is one that can be drawn at least."""
        self.stages = (Fighting(land),)

    def await_defence(self, stage: Fighting, chance: Chance) -> None:
        """The owner lays a card; for a neutral land the seat on the left turns one up."""
        self.stages = (stage,)
        owner = self.owners[stage.land]
        if owner == NOBODY or not self.sources(owner, stage.land):
            left = (self.active + 1) % self.seats
            self.lay_from_deck(left, self.defence_pile, chance)
            self.settle_battle(stage, chance)

    def fight(self, seat: Seat, action: Fight, chance: Chance) -> None:
        stage = self.stages[-1]
        assert isinstance(stage, Fighting)
        if stage.laid:
            self.lay_card(seat, action, self.defence_pile, chance)
            self.settle_battle(stage, chance)
        else:
            unseen = action.source == DECK
            target = self.unseen_pile if unseen else self.laid_piles + seat
            self.lay_card(seat, action, target, chance)
            self.await_defence(Fighting(stage.land, -1, True), chance)

    def lay_card(self, seat: Seat, action: Fight, target: int, chance: Chance) -> None:
        if action.source == DECK:
            self.lay_from_deck(seat, target, chance)
            return
        if action.source == HAND:
            self.leave_hand(seat, action.place)
            self.shift(self.hands + seat, action.place, target)
        else:
            self.shift(self.depot_piles + seat, action.place, target)
        self.emit("laid", seat, SOURCES.index(action.source))

    def lay_from_deck(self, seat: Seat, target: int, chance: Chance) -> None:
        """The top card, if any, even after the deck has run out for the last time."""
        if draw(self, 1, target, chance):
            self.emit("laid", seat, SOURCES.index(DECK))

    def settle_battle(self, stage: Fighting, chance: Chance) -> None:
        """Both cards are turned up and go to the discard pile."""
        attack = STRENGTH if stage.cavalry >= 0 else self.reveal(self.laid_piles + self.active)
        attack = attack or self.reveal(self.unseen_pile)
        defence = self.defence(stage.land, self.reveal(self.defence_pile))
        won = self.beats(stage, attack, defence)
        self.emit("fought", self.active, stage.land, attack, defence, int(won))
        if won:
            self.conquer(stage.land)
        elif stage.cavalry >= 0:
            self.turn_cavalry(stage.cavalry, False)
            self.emit("cavalry_turned", self.active, stage.cavalry)
            self.await_attack(stage.land)
            return
        self.after_battle(chance)

    def reveal(self, pile: int) -> int:
        """A card laid for the battle goes face up to the discard pile: its number, 0 for none."""
        return NUMBERS[self.shift(pile, 0, self.discard)] if self.piles[pile] else 0

    def conquer(self, land: int) -> None:
        loser = self.owners[land]
        self.mark(land, self.active)
        self.emit("conquered", self.active, land, loser)
        if len(self.holdings(self.active)) == CROWN:
            self.emit("crowned", self.active, CROWN)
        if loser != NOBODY and not self.holdings(loser):
            self.emit("landless", loser)

    def war_won(self) -> bool:
        """Whether a seat holds twelve lands, or none."""
        counts = self.land_counts()
        return max(counts) >= CROWN or min(counts) == 0

    def land_counts(self) -> list[int]:
        """How many lands each seat holds."""
        return [self.owners.count(seat) for seat in range(self.seats)]

    def why_over(self) -> tuple[str, int]:
        if not self.war_won():
            return super().why_over()
        return ("landless", 0) if min(self.land_counts()) == 0 else ("lands", CROWN)

    def after_battle(self, chance: Chance) -> None:
        """The game ends, or the attacker goes on as long as it has or can get thalers."""
        if self.ran_dry() or self.war_won():
            self.end(chance)
        elif self.may_earn(self.active):
            self.stages = (Attacking(),)
        else:
            advance(self, chance)

    def end(self, chance: Chance) -> None:
        """The game ends at once."""
        over = self.finish(chance)
        assert over is not None
        self.stages = (over,)
