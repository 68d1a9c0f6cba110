"""Requests about tables: the catalogue, opening, finding, sitting down."""

from typing import Annotated

from litestar import delete, get, patch, post
from litestar.params import FromPath, JSONBody, QueryParameter

from higgle.live.opening import normalize_code
from higgle.protocol.games import About, InstalledGames
from higgle.protocol.messages import TableInfo
from higgle.protocol.tables import (
    ChangeTable,
    MixIn,
    NewTable,
    QuickGame,
    SetReady,
    SetSeat,
    TakeSeat,
)
from higgle.server.http.auth import (
    WebRequest,
    address_of,
    anybody,
    language_of,
    limiter_of,
    manager_of,
    who,
)
from higgle.server.lobby.about import about as describe
from higgle.server.lobby.about import installed_games
from higgle.server.lobby.table_list import info, public_tables, tables_of

Word = Annotated[str, QueryParameter(max_length=40)]
Start = Annotated[int, QueryParameter(ge=0, le=1_000_000)]


@get("/api/about")
async def about(request: WebRequest) -> About:
    """This server with its games, options, bots and limits."""
    language = language_of(request, await anybody(request))
    config = manager_of(request).config
    return describe(language, config.limits(), config.reachable(), bool(config.solo))


@get("/api/installed-games")
async def installed(request: WebRequest) -> InstalledGames:
    """Names and texts of the games of installed packages; the page has those of its own."""
    return installed_games(language_of(request, await anybody(request)))


@get("/api/tables")
async def tables(
    request: WebRequest, game: Word = "", name: Word = "", first: Start = 0
) -> list[TableInfo]:
    """A hundred of the public tables, of one game or with somebody of that name."""
    manager = manager_of(request)
    there = [code for code, room in manager.rooms.items() if room.present()]
    visitor, now = await anybody(request), manager.now()
    reader = "" if visitor is None else visitor.id
    return await public_tables(manager.database, game, name, first, there, now, reader)


@get("/api/me/tables")
async def my_tables(request: WebRequest) -> list[TableInfo]:
    """The unfinished tables at which I sit."""
    manager, visitor = manager_of(request), await who(request)
    found = await tables_of(manager.database, visitor.id)
    rooms = [manager.rooms.get(table.code) for table in found]
    return [
        table if room is None else room.describe() for table, room in zip(found, rooms, strict=True)
    ]


@get("/api/tables/{code:str}")
async def table(request: WebRequest, code: FromPath[str]) -> TableInfo:
    """A table by its code."""
    manager = manager_of(request)
    room = manager.rooms.get(normalize_code(code))
    return await info(manager.database, normalize_code(code)) if room is None else room.describe()


@post("/api/tables")
async def new_table(request: WebRequest, data: JSONBody[NewTable]) -> TableInfo:
    """Open a table."""
    manager = manager_of(request)
    if data.pace == "correspondence":
        limiter_of(request).alone.spend(address_of(request))
    if data.public:
        limiter_of(request).public.spend(address_of(request))
    code = await manager.lobby.open(await who(request), data)
    return await info(manager.database, code)


@post("/api/quick")
async def quick_game(request: WebRequest, data: JSONBody[QuickGame]) -> TableInfo:
    """A game against bots, at once."""
    manager = manager_of(request)
    code = await manager.lobby.quick(await who(request), data)
    return await info(manager.database, code)


@post("/api/tables/{code:str}/sit", status_code=200)
async def sit(request: WebRequest, code: FromPath[str], data: JSONBody[TakeSeat]) -> TableInfo:
    """Take an open seat."""
    manager = manager_of(request)
    await manager.lobby.sit(normalize_code(code), await who(request), data.seat, data.word)
    return await manager.change(normalize_code(code))


@post("/api/tables/{code:str}/leave", status_code=200)
async def leave(request: WebRequest, code: FromPath[str]) -> TableInfo:
    """Get up from a table that has not begun."""
    manager = manager_of(request)
    await manager.lobby.get_up(normalize_code(code), await who(request))
    return await manager.change(normalize_code(code))


@post("/api/tables/{code:str}/word", status_code=200)
async def mix_in(request: WebRequest, code: FromPath[str], data: JSONBody[MixIn]) -> TableInfo:
    """Mix a word of mine into the seed, as long as the table waits."""
    manager = manager_of(request)
    await manager.lobby.mix_in(normalize_code(code), await who(request), data.word)
    return await manager.change(normalize_code(code))


@post("/api/tables/{code:str}/seats", status_code=200)
async def set_seat(request: WebRequest, code: FromPath[str], data: JSONBody[SetSeat]) -> TableInfo:
    """The host puts a bot on a seat, or frees it."""
    manager = manager_of(request)
    await manager.lobby.set_seat(normalize_code(code), await who(request), data.seat, data.bot)
    return await manager.change(normalize_code(code))


@post("/api/tables/{code:str}/start", status_code=200)
async def start(request: WebRequest, code: FromPath[str]) -> TableInfo:
    """Start a table whose seats are all taken: the host, or whoever sits there without the host."""
    return await manager_of(request).start(normalize_code(code), await who(request))


@post("/api/tables/{code:str}/ready", status_code=200)
async def set_ready(
    request: WebRequest, code: FromPath[str], data: JSONBody[SetReady]
) -> TableInfo:
    """I want the game to begin, or not yet; that calls a start off that is counted down."""
    manager = manager_of(request)
    await manager.lobby.set_ready(normalize_code(code), await who(request), data.ready)
    return await manager.change(normalize_code(code))


@patch("/api/tables/{code:str}")
async def change_table(
    request: WebRequest, code: FromPath[str], data: JSONBody[ChangeTable]
) -> TableInfo:
    """The host changes what was agreed, as long as the table waits."""
    manager = manager_of(request)
    if data.public:
        limiter_of(request).public.spend(address_of(request))
    await manager.lobby.change(normalize_code(code), await who(request), data)
    return await manager.change(normalize_code(code))


@delete("/api/tables/{code:str}")
async def close_table(request: WebRequest, code: FromPath[str]) -> None:
    """The host closes a table that has not begun."""
    manager = manager_of(request)
    await manager.lobby.close(normalize_code(code), await who(request))
    manager.shut(normalize_code(code))


ROUTES = [
    about,
    installed,
    tables,
    my_tables,
    table,
    new_table,
    quick_game,
    sit,
    leave,
    mix_in,
    set_seat,
    start,
    set_ready,
    change_table,
    close_table,
]
