"""The banks: a look at the deck, a card moved in the hand, and the order of what is drawn."""

from itertools import permutations
from typing import TYPE_CHECKING, ClassVar, Final

from higgle.bohnanza.high_bohn.buildings import BANK_2, BANK_4
from higgle.bohnanza.turn import PASS, BeanStage, advance, shuffle
from higgle.core import Action, Ask, Cards, Chance, Seat, Stage, require

if TYPE_CHECKING:
    from higgle.bohnanza.high_bohn.game import HighBohn

BEFORE: Final = "before"
ARRANGE: Final = "arrange"


class BankStage(BeanStage, frozen=True):
    """A bank has its moment; a moment that is missed is gone."""

    def forms(self) -> tuple[str, ...]:
        """What the active seat may do with its bank now."""
        raise NotImplementedError

    def uses(self, table: "HighBohn", seat: Seat) -> list[Action]:
        """The actions of its bank."""
        raise NotImplementedError

    def asks(self, table: "HighBohn") -> list[Ask]:
        asks = table.idle.copy()
        asks[table.active] = Ask(table.active, True, self.forms(), (), table.RIGHTS)
        return asks

    def actions(self, table: "HighBohn", seat: Seat) -> list[Action]:
        found: list[Action] = [*self.uses(table, seat), PASS] if seat == table.active else []
        return found + table.rights(seat)

    def check_pass(self, table: "HighBohn", seat: Seat) -> None:
        require(seat == table.active, "nothing-to-pass", "H27")

    def do_pass(self, table: "HighBohn", seat: Seat, chance: Chance) -> None:
        advance(table, chance)


def check_moment(table: "HighBohn", seat: Seat, is_moment: bool) -> None:
    """Refuse to use a bank in another seat's turn, or when its moment is not there."""
    require(seat == table.active, "not-your-turn", "H27")
    require(is_moment, "not-the-moment", "H27")


# Bank 2 looks at the top card


class Peeking(BankStage, frozen=True):
    """Before the turn: the active seat may look at the top card, and then put it under."""

    PHASE: "ClassVar[str]" = BEFORE
    LAID: "ClassVar[tuple[str, ...]]" = ("peeked",)
    looked: bool = False

    def may_stand(self, table: "HighBohn") -> bool:
        peeked = [len(table.piles[table.peeked_piles + seat]) for seat in range(table.seats)]
        if peeked[table.active] != int(self.looked) or sum(peeked) != int(self.looked):
            return False
        there = self.looked or table.deck_size() > 0 or bool(table.piles[table.discard])
        return there and table.owns(table.active, BANK_2)

    def forms(self) -> tuple[str, ...]:
        return ("put_under", "pass") if self.looked else ("look", "pass")

    def uses(self, table: "HighBohn", seat: Seat) -> list[Action]:
        return [PutUnder() if self.looked else Look()]

    def do_pass(self, table: "HighBohn", seat: Seat, chance: Chance) -> None:
        """The bank is not used, or the card looked at stays on top."""
        if self.looked:
            table.shift(table.peeked_piles + seat, 0, table.above)
            table.emit("left_on_top", seat)
        advance(table, chance)


class Look(Action, frozen=True):
    """Look at the top card of the deck."""

    def __str__(self) -> str:
        return "look"

    def check(self, table: "HighBohn", seat: Seat) -> None:
        stage = table.stages[-1]
        check_moment(table, seat, type(stage) is Peeking and not stage.looked)

    def apply(self, table: "HighBohn", seat: Seat, chance: Chance) -> None:
        if not table.deck_size():
            shuffle(table)
        table.take(table.peeked_piles + seat, chance)
        table.emit("looked", seat)
        table.stages = (Peeking(looked=True),)


class PutUnder(Action, frozen=True):
    """Put the card just looked at under the deck."""

    def __str__(self) -> str:
        return "put under"

    def check(self, table: "HighBohn", seat: Seat) -> None:
        stage = table.stages[-1]
        check_moment(table, seat, type(stage) is Peeking and stage.looked)

    def apply(self, table: "HighBohn", seat: Seat, chance: Chance) -> None:
        table.shift(table.peeked_piles + seat, 0, table.under)
        table.emit("put_under", seat)
        advance(table, chance)


# Bank 4 moves a card of the hand


class Moving(BankStage, frozen=True):
    """Before the turn: the active seat may move one card of its hand."""

    PHASE: "ClassVar[str]" = BEFORE

    def may_stand(self, table: "HighBohn") -> bool:
        seat = table.active
        several = len(table.hand(seat)) > 1
        return several and table.owns(seat, BANK_4)

    def forms(self) -> tuple[str, ...]:
        return ("move_card", "pass")

    def uses(self, table: "HighBohn", seat: Seat) -> list[Action]:
        places = range(len(table.hand(seat)))
        return [MoveCard(place, to) for place in places for to in places if place != to]


class MoveCard(Action, frozen=True):
    """Move one card of the hand to another place."""

    place: int
    to: int

    def __str__(self) -> str:
        return f"move {self.place + 1} to {self.to + 1}"

    def check(self, table: "HighBohn", seat: Seat) -> None:
        check_moment(table, seat, type(table.stages[-1]) is Moving)
        count = len(table.hand(seat))
        for place in (self.place, self.to):
            require(0 <= place < count, "no-such-place", "H26", place=place + 1)
        require(self.place != self.to, "same-place", "H26")

    def apply(self, table: "HighBohn", seat: Seat, chance: Chance) -> None:
        hand = list(table.hand(seat))
        hand.insert(self.to, hand.pop(self.place))
        table.piles[table.hands + seat] = tuple(hand)
        table.emit("card_moved", seat, self.place, self.to)
        advance(table, chance)


def begin_banking(table: "HighBohn") -> Stage | None:
    """Before the turn, for a seat with a bank that it can use."""
    seat = table.active
    if table.owns(seat, BANK_2) and (table.deck_size() or table.piles[table.discard]):
        return Peeking()
    if table.owns(seat, BANK_4) and len(table.hand(seat)) > 1:
        return Moving()
    return None


# Bank 3 puts drawn cards in order


class Arranging(BankStage, frozen=True):
    """Phase 4: the active seat may put the drawn cards in order."""

    PHASE: "ClassVar[str]" = ARRANGE
    LAID: "ClassVar[tuple[str, ...]]" = ("drawn",)

    def may_stand(self, table: "HighBohn") -> bool:
        drawn = [len(table.piles[table.drawn_piles + seat]) for seat in range(table.seats)]
        return sum(drawn) == drawn[table.active] > 1

    def forms(self) -> tuple[str, ...]:
        return ("arrange", "pass")

    def uses(self, table: "HighBohn", seat: Seat) -> list[Action]:
        drawn = range(len(table.piles[table.drawn_piles + seat]))
        return [Arrange(order) for order in permutations(drawn)]

    def do_pass(self, table: "HighBohn", seat: Seat, chance: Chance) -> None:
        join_hand(table, seat)
        advance(table, chance)


class Arrange(Action, frozen=True):
    """Put the drawn cards into this order before they join the hand."""

    order: "Cards"

    def __str__(self) -> str:
        return "arrange " + " ".join([str(place + 1) for place in self.order])

    def check(self, table: "HighBohn", seat: Seat) -> None:
        check_moment(table, seat, type(table.stages[-1]) is Arranging)
        places = list(range(len(table.piles[table.drawn_piles + seat])))
        require(sorted(self.order) == places, "bad-order", "H25", count=len(places))

    def apply(self, table: "HighBohn", seat: Seat, chance: Chance) -> None:
        arrange(table, seat, self.order)
        advance(table, chance)


def begin_arranging(table: "HighBohn") -> Stage | None:
    """After drawing, for a seat that has several cards to put in order."""
    if len(table.piles[table.drawn_piles + table.active]) > 1:
        return Arranging()
    join_hand(table, table.active)
    return None


def join_hand(table: "HighBohn", seat: Seat) -> None:
    """The drawn cards go behind the hand as they came."""
    arrange(table, seat, tuple(range(len(table.piles[table.drawn_piles + seat]))))


def arrange(table: "HighBohn", seat: Seat, order: Cards) -> None:
    """The drawn cards go behind the hand in this order."""
    drawn = table.drawn_piles + seat
    if order:
        cards = tuple([table.piles[drawn][place] for place in order])
        table.move(drawn, cards, table.hands + seat)
        table.emit("took_up", seat, len(order))
