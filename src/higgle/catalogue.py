"""The games that can be played, and the ways to begin, replay and write about them.

Packages add games of their own by entry points of the group `higgle.games`.
"""

import warnings
from collections.abc import Iterable, Iterator, Mapping
from importlib.metadata import EntryPoint, entry_points
from operator import index
from typing import Annotated, Final, Literal, SupportsIndex, TypeVar, get_args, get_origin

import msgspec

from higgle.bohnanza.bohnaparte.game import Bohnaparte
from higgle.bohnanza.game import Bohnanza
from higgle.bohnanza.high_bohn.game import HighBohn
from higgle.bohnanza.plus.game import BohnanzaPlus
from higgle.core import (
    Action,
    Chance,
    Event,
    Illegal,
    Layout,
    Log,
    Options,
    Record,
    Sealed,
    Table,
    require,
)
from higgle.core.record import End
from higgle.i18n import GAMES_GROUP, say
from higgle.kuhhandel.game import Kuhhandel

T = TypeVar("T")

LAYOUTS: dict[tuple[type[Table], int, Options], Layout] = {}
MOST_LAYOUTS = 256
"""How many are kept: people can agree on maps of their own."""

OWN_GAMES: Final[dict[str, type[Table]]] = {
    game.ID: game for game in (Bohnanza, BohnanzaPlus, HighBohn, Bohnaparte, Kuhhandel)
}
"""The games of this package by their ids."""
GAMES: Final = dict(OWN_GAMES)
"""The games that can be played by their ids, with those of installed packages."""


class Option(msgspec.Struct, frozen=True):
    """One thing to agree on: its name and sense, what it may be, and what it is by default."""

    name: str
    text: str
    default: bool | int | str
    values: tuple[bool | int | str, ...]
    """What may be chosen; with none it is a number within limits, or a text."""
    known: tuple[str, ...] = ()
    """The texts that have a name; any other may be chosen too."""


class GameInfo(msgspec.Struct, frozen=True):
    """A game of the catalogue: its id, title, seats and options."""

    id: str
    title: str
    text: str
    seats: tuple[int, ...]
    options: tuple[Option, ...]


def games(language: str = "en") -> list[GameInfo]:
    """The catalogue: every game with its seats and options, in the reader's language."""
    return [
        GameInfo(
            name,
            say(f"game-{name}", language),
            say(f"game-{name}.about", language),
            tuple(game.SEATS),
            tuple(option(field, language) for field in msgspec.structs.fields(game.OPTIONS)),
        )
        for name, game in GAMES.items()
    ]


def option(field: msgspec.structs.FieldInfo, language: str) -> Option:
    """An option as people choose it."""
    values: tuple[bool | int | str, ...] = ()
    if field.type is bool:
        values = (False, True)
    elif get_origin(field.type) is Literal:
        values = get_args(field.type)
    notes = get_args(field.type)[1:] if get_origin(field.type) is Annotated else ()
    metas = [note for note in notes if isinstance(note, msgspec.Meta)]
    known = tuple([str(name) for meta in metas for name in meta.examples or ()])
    about = say(f"option-{field.name}.about", language)
    return Option(field.name, about, field.default, values, known)


def game_class(game: str) -> type[Table]:
    """The class of a game by its id."""
    found = GAMES.get(game)
    if found is None:
        raise Illegal("unknown-game", game=game, games=", ".join(GAMES))
    return found


def nearest(known: Mapping[type[Table], T], game: type[Table], usual: T) -> T:
    """What is known of a game, or of the nearest one that it refines; else the usual answer."""
    return next((known[kind] for kind in game.__mro__ if kind in known), usual)


def usual_seats(game: str) -> int:
    """How many play when nothing is said: four, or as near as the game allows."""
    return min(game_class(game).SEATS, key=lambda seats: abs(seats - 4))


def agree(game: type[Table], agreed: Mapping[str, object] | Options | None) -> Options:
    """The options record, from what was said; the rest is by default."""
    if not agreed:
        return game.OPTIONS()
    said = msgspec.structs.asdict(agreed) if isinstance(agreed, Options) else agreed
    agreed = dict(said)
    fields = {field.name: field for field in msgspec.structs.fields(game.OPTIONS)}
    for name, value in agreed.items():
        known = ", ".join(fields)
        require(name in fields, "unknown-option", game=game.ID, option=name, options=known)
        try:
            msgspec.convert(value, fields[name].type, strict=not isinstance(value, str))
        except msgspec.ValidationError:
            raise Illegal("bad-option", option=name, value=str(value)) from None
    return msgspec.convert(agreed, game.OPTIONS, strict=False)


def blank(
    kind: type[Table], count: SupportsIndex, agreed: Mapping[str, object] | Options | None = None
) -> Table:
    """A table with its piles laid out and nothing on it."""
    chosen = agree(kind, agreed)
    seats = index(count)
    fewest, most = kind.SEATS[0], kind.SEATS[-1]
    require(seats in kind.SEATS, "wrong-seats", game=kind.ID, fewest=fewest, most=most, seats=seats)
    table = kind(layout_of(kind, seats, chosen), chosen)
    table.piles = [()] * len(table.layout.names)
    table.draws = [0] * len(table.layout.names)
    return table


def layout_of(kind: type[Table], seats: int, options: Options) -> Layout:
    """The piles of a game, which all its tables share; the first table lays them out."""
    key = (kind, seats, options)
    layout = LAYOUTS.get(key)
    if layout is None:
        layout = kind(Layout(seats), options).layout
        if len(LAYOUTS) >= MOST_LAYOUTS:
            LAYOUTS.clear()
        LAYOUTS[key] = layout
    return layout


def new(
    game: str | type[Table],
    seats: SupportsIndex,
    seed: str = "",
    options: Mapping[str, object] | Options | None = None,
    chance: Chance | None = None,
) -> Table:
    """Begin a game, by its id or of a class of one's own: the table with its chance and log."""
    if not isinstance(seed, str):
        raise TypeError('a seed is text, as in seed="1"')
    table = blank(game_class(game) if isinstance(game, str) else game, seats, options)
    table.seed = seed
    table.chance = Sealed(seed) if chance is None else chance
    table.set_up(table.chance)
    table.log = Log()
    return table


def require_effect(
    game: str, seats: int, options: Mapping[str, object] | Options | None = None
) -> None:
    """Refuse an option that would change nothing at such a table; a record keeps what it says."""
    idle = blank(game_class(game), seats, options).idle_option()
    require(not idle, "idle-option", option=idle)


def load(data: bytes, chance: Chance | None = None, game: type[Table] | None = None) -> Table:
    """A table or a view from its JSON form; anything else, and a table that cannot be, is refused.

    It has no seed: its chance is unsealed, `fast 0` unless another one is given. A game that is not
    in the catalogue is named by its class.
    """
    try:
        read = msgspec.json.decode(data, type=dict[str, object])
        agreed = msgspec.convert(read["options"], dict[str, object])
        seats = msgspec.convert(read["seats"], int)
        table = blank(game or game_class(str(read["game"])), seats, agreed)
        table.read(read)
    except (msgspec.MsgspecError, KeyError, IndexError, RecursionError):
        raise Illegal("not-a-table") from None
    table.check_position(complete=True)
    if chance is not None:
        table.chance = chance
    return table


def parse(game: str | type[Table], text: str) -> Action:
    """The action that a text means."""
    return (game_class(game) if isinstance(game, str) else game).parse(text)


def replay(
    record: Record | str, steps: int | None = None, game: type[Table] | None = None
) -> Table:
    """Play a record once more, to its end or for at most this many steps."""
    saved = Record.read(record) if isinstance(record, str) else record
    table = new(game or saved.game, saved.seats, saved.seed, saved.options)
    for _ in retrace(table, saved, steps):
        pass
    if steps is None and saved.end is not None:
        same = table.over and saved.end == End(table.scores(), table.winners())
        if not same:
            raise by_ruleset(type(table), saved.rules, Illegal("record-end"))
    return table


def retrace(table: Table, record: Record, steps: int | None = None) -> Iterator[list[Event]]:
    """Play the actions of a record at a fresh table; what happened comes step by step."""
    for step, line in enumerate(record.lines[:steps], 1):
        try:
            yield table.act(line.seat, table.parse(line.do))
        except Illegal as illegal:
            why = Illegal("record-step", step=step, why=illegal)
            raise by_ruleset(type(table), record.rules, why) from None


def by_ruleset(game: type[Table], rules: int, why: Illegal) -> Illegal:
    """Why a log cannot be played: in another ruleset it may have been in order."""
    if rules == game.RULES:
        return why
    return Illegal("other-rules", rules=rules, now=game.RULES, why=why)


def verify(record: Record | str, game: type[Table] | None = None) -> Table:
    """Prove a record: the seed is the sealed one, every action is legal, the end is the same."""
    saved = Record.read(record) if isinstance(record, str) else record
    saved.verify()
    return replay(saved, game=game)


def load_installed(entries: Iterable[EntryPoint]) -> dict[str, type[Table]]:
    """The games that these entry points name; what is none is left out with a warning."""
    found: dict[str, type[Table]] = {}
    for entry in entries:
        why = ""
        try:
            game = entry.load()
        except Exception as trouble:  # noqa: BLE001 - a package of somebody else
            why = f"{type(trouble).__name__}: {trouble}"
        else:
            if not (isinstance(game, type) and issubclass(game, Table)):
                why = "not a subclass of higgle.Table"
            elif game.ID != entry.name:
                why = f"its ID is {game.ID!r}"
            elif game.ID in GAMES or game.ID in found:
                why = "there is another game of this name"
            else:
                found[game.ID] = game
        if why:
            text = f"the game {entry.name!r} ({entry.value}) was left out: {why}"
            warnings.warn(text, RuntimeWarning, stacklevel=2)
    return found


GAMES.update(load_installed(entry_points(group=GAMES_GROUP)))
