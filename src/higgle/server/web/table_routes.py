"""Requests about tables: the catalogue, opening, finding, sitting down."""

from typing import Annotated

from litestar import delete, get, patch, post
from litestar.params import FromPath, JSONBody, QueryParameter

from higgle.protocol.messages import TableInfo
from higgle.protocol.rest import (
    About,
    ChangeTable,
    MixIn,
    NewTable,
    QuickGame,
    SetSeat,
    TakeSeat,
)
from higgle.server.store.tables import info, public_tables, tables_of
from higgle.server.web.about import about as describe
from higgle.server.web.auth import (
    WebRequest,
    address_of,
    anybody,
    doorman_of,
    house_of,
    language_of,
    who,
)

Word = Annotated[str, QueryParameter(max_length=40)]
Start = Annotated[int, QueryParameter(ge=0, le=1_000_000)]


@get("/api/about")
async def about(request: WebRequest) -> About:
    """This server with its games, options, bots and limits."""
    language = language_of(request, await anybody(request))
    config = house_of(request).config
    return describe(language, config.limits(), config.reachable())


@get("/api/tables")
async def tables(
    request: WebRequest, game: Word = "", name: Word = "", first: Start = 0
) -> list[TableInfo]:
    """A hundred of the public tables, of one game or with somebody of that name."""
    house = house_of(request)
    there = [code for code, room in house.rooms.items() if room.present()]
    return await public_tables(house.database, game, name, first, there, house.now())


@get("/api/me/tables")
async def my_tables(request: WebRequest) -> list[TableInfo]:
    """The unfinished tables at which I sit."""
    visitor = await who(request)
    return await tables_of(house_of(request).database, visitor.id)


@get("/api/tables/{code:str}")
async def table(request: WebRequest, code: FromPath[str]) -> TableInfo:
    """A table by its code."""
    house = house_of(request)
    room = house.rooms.get(known(code))
    return await info(house.database, known(code)) if room is None else room.describe()


@post("/api/tables")
async def new_table(request: WebRequest, data: JSONBody[NewTable]) -> TableInfo:
    """Open a table."""
    house, alone, address = house_of(request), doorman_of(request).alone, address_of(request)
    letters = data.pace == "correspondence"
    if letters:
        alone.need(address)
    code = await house.lobby.open(await who(request), data)
    if letters:
        alone.take(address)
    return await info(house.database, code)


@post("/api/quick")
async def quick_game(request: WebRequest, data: JSONBody[QuickGame]) -> TableInfo:
    """A game against bots, at once."""
    house = house_of(request)
    code = await house.lobby.quick(await who(request), data)
    return await info(house.database, code)


@post("/api/tables/{code:str}/sit", status_code=200)
async def sit(request: WebRequest, code: FromPath[str], data: JSONBody[TakeSeat]) -> TableInfo:
    """Take an open seat."""
    house = house_of(request)
    await house.lobby.sit(known(code), await who(request), data.seat, data.word)
    return await house.change(known(code))


@post("/api/tables/{code:str}/leave", status_code=200)
async def leave(request: WebRequest, code: FromPath[str]) -> TableInfo:
    """Get up from a table that has not begun."""
    house = house_of(request)
    await house.lobby.get_up(known(code), await who(request))
    return await house.change(known(code))


@post("/api/tables/{code:str}/word", status_code=200)
async def mix_in(request: WebRequest, code: FromPath[str], data: JSONBody[MixIn]) -> TableInfo:
    """Mix a word of mine into the seed, as long as the table waits."""
    house = house_of(request)
    await house.lobby.mix_in(known(code), await who(request), data.word)
    return await house.change(known(code))


@post("/api/tables/{code:str}/seats", status_code=200)
async def set_seat(request: WebRequest, code: FromPath[str], data: JSONBody[SetSeat]) -> TableInfo:
    """The host puts a bot on a seat, or frees it."""
    house = house_of(request)
    await house.lobby.set_seat(known(code), await who(request), data.seat, data.bot)
    return await house.change(known(code))


@post("/api/tables/{code:str}/start", status_code=200)
async def start(request: WebRequest, code: FromPath[str]) -> TableInfo:
    """Start a table whose seats are all taken: the host, or whoever sits there without the host."""
    return await house_of(request).start(known(code), await who(request))


@patch("/api/tables/{code:str}")
async def change_table(
    request: WebRequest, code: FromPath[str], data: JSONBody[ChangeTable]
) -> TableInfo:
    """The host changes what was agreed, as long as the table waits."""
    house = house_of(request)
    await house.lobby.change(known(code), await who(request), data)
    return await house.change(known(code))


@delete("/api/tables/{code:str}")
async def close_table(request: WebRequest, code: FromPath[str]) -> None:
    """The host closes a table that has not begun."""
    house = house_of(request)
    await house.lobby.close(known(code), await who(request))
    house.shut(known(code))


def known(code: str) -> str:
    """A code as it is kept, however it was typed."""
    return code.replace("-", "").replace("\0", "").upper()[:16]


ROUTES = [
    about,
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
    change_table,
    close_table,
]
