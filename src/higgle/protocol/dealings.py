"""What travels about somebody's deals over many games."""

import msgspec

from higgle.protocol.history import Moment


class DealPartner(msgspec.Struct, frozen=True):
    """Somebody with whom I deal, and who gets the better of it by the coach's measure."""

    name: str
    person: str
    """The id of a person; nothing for a bot of this server."""
    games: int
    """How many of these games we have played together."""
    deals: int
    mine: float
    """What our deals were worth to me just before they were made, in thalers for each."""
    theirs: float
    """What they seemed to be worth to the other."""


class BestMoment(msgspec.Struct, frozen=True):
    """A moment of mine worth telling, and where to see it."""

    code: str
    game: str
    names: list[str]
    ended: float
    moment: Moment


class Dealings(msgspec.Struct, frozen=True):
    """How I deal, by the last games that I finished."""

    games: int
    kept: int
    """How many promises I have kept in them, and how many I have broken."""
    broken: int
    partners: list[DealPartner]
    moments: list[BestMoment]
