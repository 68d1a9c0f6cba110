"""Talk at a table of learners: what is said, and what each seat has not been told yet."""

from copy import copy
from typing import Self

import msgspec

from higgle.core import Seat, Table
from higgle.play.talk import Said, Spoken, read, talked_about, write

Told = dict[str, object]
"""One thing that was said: the seat, its text form, and the value as plain data."""


class Talking:
    """All that was said at one table; it changes nothing there."""

    def __init__(self, seats: int) -> None:
        self.said: list[Said] = []
        self.heard = [0] * seats

    def say(self, table: Table, seat: Seat, talk: Spoken | str) -> Said:
        """Somebody says something, as a value or in words."""
        spoken = read(talk, talked_about(table)) if isinstance(talk, str) else talk
        said = Said(seat, len(self.said), spoken)
        self.said.append(said)
        return said

    def told_to(self, table: Table, seat: Seat) -> list[Told]:
        """What others have said since a seat was last told."""
        fresh = self.said[self.heard[seat] :]
        self.heard[seat] = len(self.said)
        names = talked_about(table)
        return [
            {"seat": one.seat, "text": write(one.talk, names)} | msgspec.to_builtins(one.talk)
            for one in fresh
            if one.seat != seat
        ]

    def copy(self) -> Self:
        """The same talk once more."""
        twin = copy(self)
        twin.said = self.said[:]
        twin.heard = self.heard[:]
        return twin
