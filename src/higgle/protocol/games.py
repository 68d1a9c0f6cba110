"""What can be played here: games with their options and bots, and the limits of this server."""

import msgspec


class OptionValue(msgspec.Struct, frozen=True):
    """One value of an option, with its name for people."""

    value: bool | int | str
    title: str


class GameOption(msgspec.Struct, frozen=True):
    """One thing to agree on; no values means a number between `least` and `most`."""

    name: str
    title: str
    about: str
    default: bool | int | str
    values: list[OptionValue]
    least: int = 0
    most: int = 0
    known: list[str] = []
    """The texts that have a name, where any other may be chosen too."""


class BotLevel(msgspec.Struct, frozen=True):
    """A bot that can fill a seat."""

    name: str
    title: str
    about: str


class Game(msgspec.Struct, frozen=True):
    """A game of the catalogue."""

    id: str
    title: str
    about: str
    seats: list[int]
    options: list[GameOption]
    bots: list[BotLevel]
    opponent: str
    """The bot that plays where nobody has chosen one."""
    timed: list[str]
    """The clocks that have a meaning in this game: `call`, `count`, `trade`, `turn`."""


class GameNames(msgspec.Struct, frozen=True):
    """What the parts of a game's actions mean, what its cards are called, and its clauses."""

    kinds: dict[str, str]
    cards: dict[str, list[str]]
    clauses: str


class InstalledGames(msgspec.Struct, frozen=True):
    """What the page needs for games of installed packages: names by game, and Fluent texts."""

    games: dict[str, GameNames]
    texts: list[str]


class Limits(msgspec.Struct, frozen=True):
    """Rate limits; also included in 429 responses."""

    message_bytes: int
    messages: int
    per_seconds: float
    talk_messages: int
    talk_per_seconds: float
    sockets_per_person: int
    sockets_per_address: int
    requests: int
    requests_per_seconds: float


class About(msgspec.Struct, frozen=True):
    """This server."""

    version: str
    languages: list[str]
    games: list[Game]
    limits: Limits
    address: str
    """Where other devices reach this server; empty when it listens to its own machine only."""
    solo: bool = False
    """Whether the game that needs no server is at `solo/`."""
