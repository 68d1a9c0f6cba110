"""The banks: a look at the deck, a card moved in the hand, and the order of what is drawn."""

from itertools import permutations
from typing import Final, Self

from mypy_extensions import mypyc_attr

from higgle.bohnanza.high_bohn.actions import Arrange, Look, MoveCard, PutUnder
from higgle.bohnanza.high_bohn.buildings import BANK_2, BANK_3, BANK_4
from higgle.bohnanza.high_bohn.stages import Arranging, Moving, Peeking
from higgle.bohnanza.high_bohn.store import Stores
from higgle.bohnanza.turn import Pass, advance, shuffle
from higgle.core import (
    BACKS,
    FACES,
    Action,
    Cards,
    Chance,
    Layout,
    Options,
    Seat,
    Stage,
    require,
)

BEFORE: Final = "before"
ARRANGE: Final = "arrange"


@mypyc_attr(allow_interpreted_subclasses=True)
class Banks(Stores):
    """Each bank has its moment; a moment that is missed is gone."""

    __slots__ = ("above", "drawn_piles", "peeked_piles", "under")

    def __init__(self, layout: Layout, options: Options) -> None:
        super().__init__(layout, options)
        self.above = layout.first["above"]
        self.under = layout.first["under"]
        self.peeked_piles = layout.first["peeked"]
        self.drawn_piles = layout.first["drawn"]

    def copy_from(self, table: Self) -> None:
        super().copy_from(table)
        self.above = table.above
        self.under = table.under
        self.peeked_piles = table.peeked_piles
        self.drawn_piles = table.drawn_piles

    def lay_out(self) -> None:
        super().lay_out()
        self.layout.pile("above", "bean", BACKS)
        self.layout.pile("under", "bean", BACKS)
        self.layout.each("peeked", "bean", FACES, BACKS)
        self.layout.each("drawn", "bean", FACES, BACKS)

    # Questions

    def turn_phases(self) -> tuple[str, ...]:
        return (BEFORE, *super().turn_phases(), ARRANGE)

    def deck_size(self) -> int:
        """A card looked at still belongs to the deck."""
        piles = self.piles
        beside = len(piles[self.above]) + len(piles[self.under])
        return super().deck_size() + beside + len(piles[self.peeked_piles + self.active])

    def drawn_pile(self, seat: Seat) -> int:
        """Bank 3 puts drawn cards in order before they join the hand."""
        return self.drawn_piles + seat if self.owns(seat, BANK_3) else super().drawn_pile(seat)

    def bank_forms(self, stage: Stage) -> tuple[str, ...]:
        """What the active seat may do with its bank now."""
        if type(stage) is Peeking:
            return ("put_under", "pass") if stage.looked else ("look", "pass")
        if type(stage) is Moving:
            return ("move_card", "pass")
        return ("arrange", "pass") if type(stage) is Arranging else ()

    # From phase to phase

    def begin(self, phase: str, chance: Chance) -> Stage | None:
        if phase == BEFORE:
            return self.begin_banking()
        if phase == ARRANGE:
            return self.begin_arranging()
        return super().begin(phase, chance)

    def begin_banking(self) -> Stage | None:
        seat = self.active
        if self.owns(seat, BANK_2) and (self.deck_size() or self.piles[self.discard]):
            return Peeking()
        if self.owns(seat, BANK_4) and len(self.hand(seat)) > 1:
            return Moving()
        return None

    def begin_arranging(self) -> Stage | None:
        if len(self.piles[self.drawn_piles + self.active]) > 1:
            return Arranging()
        self.join_hand(self.active)
        return None

    def join_hand(self, seat: Seat) -> None:
        """The drawn cards go behind the hand as they came."""
        self.arrange(seat, tuple(range(len(self.piles[self.drawn_piles + seat]))))

    def take(self, target: int, chance: Chance) -> None:
        """The card that was left on top comes first, those put under come last."""
        if self.piles[self.above]:
            self.shift(self.above, 0, target)
        elif self.bag_size(self.deck):
            super().take(target, chance)
        else:
            self.shift(self.under, 0, target)

    # List

    def bankings(self, seat: Seat, stage: Stage) -> list[Action]:
        """What a seat may do with its bank now."""
        if seat != self.active:
            return []
        if type(stage) is Peeking:
            return [PutUnder() if stage.looked else Look(), Pass()]
        if type(stage) is Moving:
            places = range(len(self.hand(seat)))
            moves = [MoveCard(place, to) for place in places for to in places if place != to]
            return [*moves, Pass()]
        if type(stage) is Arranging:
            drawn = range(len(self.piles[self.drawn_piles + seat]))
            return [*[Arrange(order) for order in permutations(drawn)], Pass()]
        return []

    # Check

    def check_bank(self, seat: Seat, action: Action) -> None:
        stage = self.stages[-1]
        require(seat == self.active, "not-your-turn", "H27")
        if type(action) is Look:
            require(type(stage) is Peeking and not stage.looked, "not-the-moment", "H27")
        elif type(action) is PutUnder:
            require(type(stage) is Peeking and stage.looked, "not-the-moment", "H27")
        elif type(action) is MoveCard:
            require(type(stage) is Moving, "not-the-moment", "H27")
            count = len(self.hand(seat))
            for place in (action.place, action.to):
                require(0 <= place < count, "no-such-place", "H26", place=place + 1)
            require(action.place != action.to, "same-place", "H26")
        elif type(action) is Arrange:
            require(type(stage) is Arranging, "not-the-moment", "H27")
            places = list(range(len(self.piles[self.drawn_piles + seat])))
            require(sorted(action.order) == places, "bad-order", "H25", count=len(places))

    # Do

    def use_bank(self, seat: Seat, action: Action, chance: Chance) -> None:
        if type(action) is Look:
            if not self.deck_size():
                shuffle(self)
            self.take(self.peeked_piles + seat, chance)
            self.emit("looked", seat)
            self.stages = (Peeking(looked=True),)
            return
        if type(action) is PutUnder:
            self.shift(self.peeked_piles + seat, 0, self.under)
            self.emit("put_under", seat)
        elif type(action) is MoveCard:
            hand = list(self.hand(seat))
            hand.insert(action.to, hand.pop(action.place))
            self.piles[self.hands + seat] = tuple(hand)
            self.emit("card_moved", seat, action.place, action.to)
        else:
            assert isinstance(action, Arrange)
            self.arrange(seat, action.order)
        advance(self, chance)

    def arrange(self, seat: Seat, order: Cards) -> None:
        """The drawn cards go behind the hand in this order."""
        drawn = self.drawn_piles + seat
        if order:
            cards = tuple([self.piles[drawn][place] for place in order])
            self.move(drawn, cards, self.hands + seat)
            self.emit("took_up", seat, len(order))

    def leave_bank(self, stage: Stage, chance: Chance) -> None:
        """The bank is not used, or the card looked at stays on top."""
        if type(stage) is Peeking and stage.looked:
            self.shift(self.peeked_piles + self.active, 0, self.above)
            self.emit("left_on_top", self.active)
        elif type(stage) is Arranging:
            self.join_hand(self.active)
        advance(self, chance)
