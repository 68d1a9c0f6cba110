"""Imports point one way: what is below never knows what stands on it."""

import ast
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pytest

from higgle.catalogue import OWN_GAMES

SOURCE = Path(__file__).parent.parent / "src"

FLOORS = (
    {"_pure", "i18n"},
    {"core"},
    {"bohnanza", "kuhhandel", "narrator", "extras"},
    {"catalogue"},
    {"staging"},
    {"higgle"},
    {"play"},
    {"protocol"},
    {"bots"},
    {"arena", "envs", "live", "train"},
    {"puzzles"},
    {"server", "solo"},
    {"client"},
    {"agents"},
    {"cli"},
    {"__main__"},
)
"""From the ground up; `higgle` is the public face, and neighbours do not know each other."""

ROOMS = (
    {"config"},
    {"store"},
    {"accounts"},
    {"lobby"},
    {"daily_deals", "puzzles"},
    {"history", "notify"},
    {"clubs"},
    {"admin"},
    {"rooms"},
    {"http"},
    {"server"},
)
"""The rooms of the server, likewise; `server` is its public face."""

PLAYED = {"bohnanza", "kuhhandel"}
"""The parts that are games."""
IDS = set(OWN_GAMES)

FLOOR_OF = {part: floor for floor, parts in enumerate(FLOORS) for part in parts}
ROOM_OF = {part: floor for floor, parts in enumerate(ROOMS) for part in parts}
FILES = sorted((SOURCE / "higgle").rglob("*.py"))
LIVE = [
    file
    for file in FILES
    if {"live", "protocol", "solo"} & {*file.relative_to(SOURCE / "higgle").parts}
]
SERVER = [file for file in FILES if "server" in file.relative_to(SOURCE / "higgle").parts[:1]]


def part_of(module: str) -> str:
    """The part of the house a module belongs to: `core` for `higgle.core.piles`."""
    _, _, inside = module.partition(".")
    return inside.partition(".")[0] or "higgle"


def module_of(file: Path) -> str:
    """The dotted name of a source file."""
    names = file.relative_to(SOURCE).with_suffix("").parts
    return ".".join(name for name in names if name != "__init__")


def imported(tree: ast.AST) -> Iterator[str]:
    """Every module of ours that a file names, wherever the import stands."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names if part_is_ours(name.name))
        elif isinstance(node, ast.ImportFrom) and node.module == "higgle":
            yield from (whole_name(name.name) for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and part_is_ours(node.module):
            yield node.module


def part_is_ours(module: str) -> bool:
    """Whether a module is in this package."""
    return module.partition(".")[0] == "higgle"


def whole_name(name: str) -> str:
    """`from higgle import bots` names a part; `from higgle import new` the public face."""
    return f"higgle.{name}" if name in FLOOR_OF else "higgle"


def wrong(part: str, below: str) -> bool:
    """Whether this part may not import that one."""
    return part != below and FLOOR_OF[part] <= FLOOR_OF[below]


def room_of(module: str) -> str:
    """The room of the server a module belongs to: `store` for `higgle.server.accounts.people`."""
    _, _, inside = module.partition("higgle.server")
    return inside.removeprefix(".").partition(".")[0] or "server"


def wrong_room(room: str, below: str) -> bool:
    """Whether this room of the server may not import that one."""
    return room != below and ROOM_OF[room] <= ROOM_OF[below]


@pytest.mark.parametrize("file", FILES, ids=module_of)
def test_imports_point_down(file: Path) -> None:
    """A module imports its own part and what lies below."""
    part = part_of(module_of(file))
    tree = ast.parse(file.read_text(encoding="utf-8"))

    assert [] == [module for module in imported(tree) if wrong(part, part_of(module))]


@pytest.mark.parametrize("file", SERVER, ids=module_of)
def test_rooms_of_the_server_import_what_lies_below(file: Path) -> None:
    """What speaks HTTP knows the rooms, which know what is stored."""
    room = room_of(module_of(file))
    tree = ast.parse(file.read_text(encoding="utf-8"))
    ours = [module for module in imported(tree) if module.startswith("higgle.server")]

    assert [] == [module for module in ours if wrong_room(room, room_of(module))]


def may_name_a_game(module: str) -> bool:
    """The catalogue, the bots, and the folders `games` in which floors keep what a game has."""
    inside = module.split(".")[1:]
    return inside[:1] in (["catalogue"], ["bots"]) or inside[1:2] == ["games"]


def names_a_game(tree: ast.AST) -> list[str]:
    """The modules of games that a file imports, and the ids of games that it spells out."""
    found = [module for module in imported(tree) if part_of(module) in PLAYED]
    texts = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)]
    return [*found, *(text for text in texts if isinstance(text, str) and text in IDS)]


@pytest.mark.parametrize("file", FILES, ids=module_of)
def test_nobody_above_the_games_names_one(file: Path) -> None:
    """A module asks the table; it does not ask which game it is."""
    module = module_of(file)
    above = FLOOR_OF[part_of(module)] > FLOOR_OF["bohnanza"]
    if not above or may_name_a_game(module):
        return
    tree = ast.parse(file.read_text(encoding="utf-8"))

    assert [] == names_a_game(tree)


def test_naming_a_game_is_noticed() -> None:
    """By import or by id, not even inside a function."""
    tree = ast.parse('def f():\n    from higgle.kuhhandel import money\n    return "high-bohn"')

    assert ["higgle.kuhhandel", "high-bohn"] == names_a_game(tree)
    assert not may_name_a_game("higgle.live.room")
    assert not may_name_a_game("higgle.envs.codec")
    assert may_name_a_game("higgle.envs.games.bohnanza")
    assert may_name_a_game("higgle.bots.kuhhandel.dealer")


def test_every_part_has_a_floor() -> None:
    """A new part of the house must say where it stands."""
    assert set() == {part_of(module_of(file)) for file in FILES} - FLOOR_OF.keys()


def test_looking_up_is_noticed() -> None:
    """The kernel must not reach for a game, not even inside a function."""
    tree = ast.parse(
        "def deal():\n    from higgle.bohnanza import beans\n    from higgle import bots"
    )

    assert ["higgle.bohnanza", "higgle.bots"] == list(imported(tree))
    assert wrong("core", "bohnanza")
    assert wrong("bohnanza", "kuhhandel")
    assert not wrong("cli", "server")
    assert wrong_room("store", room_of("higgle.server.rooms.manager"))
    assert wrong_room("rooms", "server")
    assert not wrong_room("http", room_of("higgle.server.rooms.manager"))


OUTSIDE = {
    "sqlalchemy",
    "litestar",
    "uvicorn",
    "asyncpg",
    "aiosqlite",
    "sqlite3",
    "httpx",
    "threading",
}
"""What a table needs neither on a server nor in a browser."""


@pytest.mark.parametrize("file", LIVE, ids=module_of)
def test_a_live_table_needs_no_server(file: Path) -> None:
    """No SQL, no HTTP and no threads: the journal, the worker and the clock are handed to it."""
    found = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {name.name.partition(".")[0] for name in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module.partition(".")[0])

    assert set() == found & OUTSIDE


UNIX = {"fcntl", "grp", "posix", "pty", "pwd", "resource", "syslog", "termios", "tty"}
"""Modules of the standard library that Windows does not have."""


@pytest.mark.parametrize("file", FILES, ids=module_of)
def test_nothing_needs_unix(file: Path) -> None:
    """Friends sit at Windows too; what Unix alone can do stands behind `sys.platform`."""
    found = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)

    assert set() == found & UNIX


def test_the_rooms_of_the_server_have_plain_names() -> None:
    """Nouns, and no two files one letter apart."""
    names = sorted({file.stem for file in SERVER} - {"__init__"})

    assert [] == [name for name in names if name.endswith("ing")]
    assert [] == [(one, other) for one, other in combinations(names, 2) if alike(one, other)]


def alike(one: str, other: str) -> bool:
    """Whether a single letter tells two names apart."""
    if len(one) > len(other):
        one, other = other, one
    cut = [other[:at] + other[at + 1 :] for at in range(len(other))]
    if len(one) == len(other):
        return any(one[:at] + one[at + 1 :] == rest for at, rest in enumerate(cut))
    return one in cut


def test_no_test_imports_a_test() -> None:
    """Fixtures stand in `conftest.py`, what several files need in a module of helpers."""
    files = [*SOURCE.parent.glob("tests/**/*.py"), *SOURCE.parent.glob("scripts/**/*.py")]
    wrong = [
        (file.name, node.module)
        for file in files
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.ImportFrom)
        and (node.module or "").startswith("tests.")
        and (node.module or "").rpartition(".")[2].startswith("test_")
    ]

    assert [] == wrong
