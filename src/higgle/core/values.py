"""The base values: what a seat asks for, where we are, what happened and who may act.

This module is never compiled: the compiler drops class keywords, and the values of the games
inherit theirs from here. It also forgets what a tuple is made of, unless the type is quoted, so
the parts of values have quoted types. A value holds values only and can be in no circle: the
garbage collector need not look at it.
"""

import re
from random import Random
from typing import TYPE_CHECKING, ClassVar, Final, Never

import msgspec

if TYPE_CHECKING:
    from higgle.core.chance import Chance

Seat = int
"""A seat's number, from 0; the clock is a seat too."""

Cards = tuple[int, ...]
"""Card codes, or places in a hand: a pile in its order, in an action ascending."""

Move = tuple[int, int, int, int]
"""A card, the pile and the place it left, and the pile it went to."""

DOWN: Final = 0
"""The code of a card that lies face down, in every family of cards."""

CLOCK: Final = -1
"""The seat that answers when a clock has run down."""

SPECTATOR: Final = -1
"""The audience that sees what lies open and nothing more."""

TRUTH: Final = -2
"""The audience that sees everything: the table itself."""


def tag(name: str) -> str:
    """The name of a value in JSON: `BuyField` is `buy_field`."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).lower()


class Action(msgspec.Struct, frozen=True, gc=False, tag=tag, forbid_unknown_fields=True):
    """What a seat asks for; `str` gives the text that people type.

    An action of a game says how it is checked and what it does; it takes `table` as its own game.
    """

    def check(self, table: Never, seat: Seat) -> None:
        """Raise `Illegal` if the rules forbid it; change nothing."""
        raise NotImplementedError

    def apply(self, table: Never, seat: Seat, chance: "Chance") -> None:
        """Carry out the action, which was checked."""
        raise NotImplementedError

    def __str__(self) -> str:
        """The plain text: the form, then its numbers, each counted as in JSON."""
        verb = str(self.__struct_config__.tag).replace("_", " ")
        return " ".join([verb, *(str(getattr(self, name)) for name in self.__struct_fields__)])


class Stage(msgspec.Struct, frozen=True, gc=False, tag=tag):
    """Where the game is; pending choices are data in it.

    A stage of a game says who is asked and what is legal; it takes `table` as its own game.
    """

    ABOVE: ClassVar[bool] = False
    """Whether it lies above another stage, which goes on after it."""
    LAID: ClassVar[tuple[str, ...]] = ()
    """The piles in which cards lie in this stage, and in no other that does not name them."""

    def asks(self, table: Never) -> "list[Ask]":
        """Who must or may act now, from public facts alone."""
        raise NotImplementedError

    def actions(self, table: Never, seat: Seat) -> "list[Action]":
        """The legal actions of closed forms, with one choice of copies for each."""
        raise NotImplementedError

    def propose(self, table: Never, seat: Seat, random: Random) -> "Action | None":
        """A random legal action of an open form, if there is one."""
        return None

    def may_stand(self, table: Never) -> bool:
        """Whether a game can be in this stage at this table, from what its audience sees."""
        return True


class Fact(msgspec.Struct, frozen=True, gc=False):
    """A public fact with several parts, such as an open offer."""


class Deal(Fact, frozen=True):
    """An offer: who makes it, what it gives, and what it wants for that."""

    maker: Seat
    give: "Cards"
    want: "Cards"
    to: "tuple[Seat, ...]" = ()
    """Whom it is made to."""


class Due(Fact, frozen=True):
    """What a seat is to do, in one sentence: the message `due-WHAT` and its numbers."""

    must: bool
    what: str
    count: int = 0
    """How many there are of what it is about."""
    card: int = 0
    """The card that it is about."""
    places: "Cards" = ()
    """The fields that help."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the players agreed on before the game; every field has a default."""


class Event(msgspec.Struct, frozen=True, gc=False):
    """What happened: its name, whose deed it was, the cards that moved and the numbers told."""

    name: str
    seat: Seat
    moves: tuple[Move, ...] = ()
    numbers: tuple[int, ...] = ()


class Ask(msgspec.Struct, frozen=True, gc=False):
    """Who must or may act now, in which forms and about what.

    `rights` are the forms that stand open at any time; an ask with no other form is no news.
    """

    seat: Seat
    must: bool
    forms: tuple[str, ...]
    about: tuple[int, ...] = ()
    rights: tuple[str, ...] = ()
