"""Lines to a table: a WebSocket, or JSON lines over plain HTTP for programs."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from typing import Annotated

import msgspec
from anyio import CancelScope
from litestar import Response, get, post, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from litestar.response import Stream

from higgle.core import Illegal, need
from higgle.i18n import Language
from higgle.server.live.attendant import Attendant
from higgle.server.live.buckets import Bucket
from higgle.server.live.house import House
from higgle.server.live.room import Room, encode
from higgle.server.live.subscriber import Subscriber
from higgle.server.store.people import Visitor
from higgle.server.web.auth import (
    Connection,
    Socket,
    WebRequest,
    address_of,
    count_opening,
    doorman_of,
    house_of,
    own_origin,
    visitor_of,
    who,
)
from higgle.server.web.table_routes import known
from higgle.server.wire.messages import ClientMessage, Hello, Notice

LOG = logging.getLogger("higgle.sockets")
FORBIDDEN, UNKNOWN, TOO_SLOW, TOO_FAST, TOO_MANY, TOO_BIG = 4403, 4404, 4408, 4429, 4430, 1009
BROKEN = 1011
WELCOME = 10
"""How many messages a hello counts for: everything is told anew."""
KEEP_ALIVE = 15.0
"""How often an empty line says that the line still stands."""

Client = Annotated[str, QueryParameter(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Seen = Annotated[int, QueryParameter(ge=-1)]


def subscriber_for(connection: Connection, visitor: Visitor | None) -> Subscriber:
    """A line for somebody, or for a spectator whom nobody knows."""
    address = address_of(connection)
    if visitor is None:
        return Subscriber("", "", address=address)
    return Subscriber(visitor.id, visitor.name, visitor.program, address, visitor.key)


@websocket("/api/tables/{code:str}/socket")
async def table_socket(socket: Socket, code: FromPath[str]) -> None:
    """The line of a browser, or of a program that wants to be quick."""
    house, doorman = house_of(socket), doorman_of(socket)
    if not own_origin(socket, house.config):
        await socket.close(FORBIDDEN)
        return
    visitor = await visitor_of(socket)
    person, address = visitor.id if visitor else "", address_of(socket)
    await socket.accept()
    opens = known(code) not in house.rooms
    if doorman.handshakes.take(address) or (opens and doorman.openings.take(address)):
        await socket.close(TOO_FAST)
        return
    if not doorman.come(person, address):
        await socket.close(TOO_MANY)
        return
    try:
        await attend(socket, house, visitor, known(code))
    except Exception:
        LOG.exception("a line broke")
        house.metrics.broken_lines.inc()
        with contextlib.suppress(Exception):
            await socket.close(BROKEN)
    finally:
        doorman.go(person, address)


async def attend(socket: Socket, house: House, visitor: Visitor | None, code: str) -> None:
    """Serve one socket until it closes."""
    try:
        room = await house.room(code)
    except Illegal as illegal:
        if illegal.reason != "unknown-table":
            text = illegal.text(visitor.language if visitor else "en")
            await socket.send_text(encode(Notice(illegal.reason, text)).decode())
        await socket.close(UNKNOWN)
        return
    subscriber = subscriber_for(socket, visitor)
    attendant = Attendant(house, room, subscriber)
    writer = asyncio.create_task(write(socket, subscriber))
    try:
        await read(socket, house, attendant)
        async with asyncio.timeout(KEEP_ALIVE):
            await writer
    except (WebSocketDisconnect, TimeoutError):
        pass
    finally:
        await house.go(attendant.room, subscriber)
        writer.cancel()
        gone = (asyncio.CancelledError, WebSocketDisconnect, RuntimeError, OSError)
        with contextlib.suppress(*gone):
            await writer


async def read(socket: Socket, house: House, attendant: Attendant) -> None:
    """Hear messages one after the other, as long as they keep to the limits."""
    config, subscriber = house.config, attendant.subscriber
    bucket = Bucket(config.messages, config.per_seconds, house.alarms.steady)
    last = asyncio.get_running_loop().time() + config.request_seconds
    while True:
        try:
            async with asyncio.timeout_at(None if subscriber.client else last):
                data = await socket.receive_data("text")
        except TimeoutError:
            attendant.notice("hello-first")
            subscriber.end(TOO_SLOW)
            return
        wait = bucket.take()
        if wait:
            attendant.notice("too-often", wait)
            subscriber.end(TOO_FAST)
            return
        if len(data.encode(errors="replace")) > config.message_bytes:
            attendant.notice("too-big")
            subscriber.end(TOO_BIG)
            return
        greeted = subscriber.greeted
        await attendant.hear(data)
        if subscriber.greeted > greeted:
            bucket.take(min(WELCOME, config.messages // 2))


async def write(socket: Socket, subscriber: Subscriber) -> None:
    """Send whatever is to be told; a reader who leaves in the middle is no mistake of ours."""
    with contextlib.suppress(OSError):
        while (data := await subscriber.next()) is not None:
            await socket.send_text(data.decode())
        await socket.close(subscriber.ending)


@get("/api/tables/{code:str}/stream", media_type="application/x-ndjson")
async def stream(
    request: WebRequest,
    code: FromPath[str],
    client: Client,
    seq: Seen = -1,
    language: FromQuery[Language] = "en",
) -> Stream:
    """The same messages as JSON lines: the first is the welcome; an empty line is a keep-alive."""
    house, visitor = house_of(request), await who(request)
    need(doorman_of(request).come(visitor.id, address_of(request)), "too-many-lines")
    try:
        count_opening(request, known(code))
        room = await house.room(known(code))
        subscriber = subscriber_for(request, visitor)
        attendant = Attendant(house, room, subscriber)
        await attendant.hello(Hello(client, seq, language))
        if not subscriber.client:
            subscriber.close()
    except BaseException:
        doorman_of(request).go(visitor.id, address_of(request))
        raise
    lines = told(request, house, attendant.room, subscriber)
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    return Stream(lines, media_type="application/x-ndjson", headers=headers)


async def told(
    request: WebRequest, house: House, room: Room, subscriber: Subscriber
) -> AsyncIterator[bytes]:
    """Line by line, until somebody hangs up."""
    try:
        while True:
            try:
                async with asyncio.timeout(KEEP_ALIVE):
                    data = await subscriber.next()
            except TimeoutError:
                data = b""
            if data is None:
                return
            yield data + b"\n"
    finally:
        doorman_of(request).go(subscriber.person, address_of(request))
        with CancelScope(shield=True):
            await house.go(room, subscriber)


@post("/api/tables/{code:str}/messages", status_code=200)
async def message(
    request: WebRequest, code: FromPath[str], client: Client, data: JSONBody[dict[str, object]]
) -> Response[bytes]:
    """One message to a table; the answer is the same as over a socket."""
    house, visitor = house_of(request), await who(request)
    count_opening(request, known(code))
    room = await house.room(known(code))
    subscriber = subscriber_for(request, visitor)
    subscriber.seat = room.seat_of(visitor.id)
    subscriber.language = visitor.language
    subscriber.client = f"{visitor.id}.{client}"
    need(subscriber.seat is not None or room.info.spectators, "no-spectators")
    try:
        asked = msgspec.convert(data, ClientMessage)
    except msgspec.ValidationError:
        raise Illegal("bad-message") from None
    need(not isinstance(asked, Hello), "bad-message")
    await Attendant(house, room, subscriber).attend(asked)
    answer = await subscriber.next()
    await house.close_if_empty(room)
    return Response(answer or b"", media_type="application/json")


ROUTES = [table_socket, stream, message]
