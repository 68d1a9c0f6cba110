"""Bots that fail, each in its own way."""

from collections.abc import Sequence
from random import Random

from higgle.bohnanza.turn import Pass
from higgle.core import Action, Ask, Event, Table
from higgle.play import Bot


class Broken(Bot):
    """Raises whenever it is asked."""

    def act(self, view: Table, ask: Ask, events: Sequence[Event]) -> Action | None:
        raise ZeroDivisionError


class Unborn(Bot):
    """Cannot be made."""

    def __init__(self, game: str, random: Random, style: str = "") -> None:
        raise KeyError("weights")


class Mute(Bot):
    """Passes where it must act."""

    def act(self, view: Table, ask: Ask, events: Sequence[Event]) -> Action | None:
        return None


class Outlaw(Bot):
    """Does what is not allowed."""

    def act(self, view: Table, ask: Ask, events: Sequence[Event]) -> Action | None:
        return Pass()


class Gambler(Bot):
    """Plays another game every time: its dice are its own."""

    dice = Random()

    def act(self, view: Table, ask: Ask, events: Sequence[Event]) -> Action | None:
        listed = view.actions(ask.seat)
        return self.dice.choice(listed) if listed else view.propose(ask.seat, self.dice)
