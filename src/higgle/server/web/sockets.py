"""The WebSocket of a table."""

import asyncio
import contextlib
import logging

from litestar import websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from higgle.core import Illegal
from higgle.protocol.messages import Notice
from higgle.server.live.attendant import Attendant
from higgle.server.live.buckets import Bucket
from higgle.server.live.house import House
from higgle.server.live.room import encode
from higgle.server.live.subscriber import Subscriber
from higgle.server.store.people import Visitor
from higgle.server.web.auth import (
    Connection,
    Socket,
    address_of,
    doorman_of,
    house_of,
    own_origin,
    visitor_of,
)
from higgle.server.web.table_routes import known

LOG = logging.getLogger("higgle.sockets")
FORBIDDEN, UNKNOWN, TOO_SLOW, TOO_FAST, TOO_MANY, TOO_BIG = 4403, 4404, 4408, 4429, 4430, 1009
BROKEN = 1011
WELCOME = 10
"""How many messages a hello counts for: everything is told anew."""
FLUSH = 15.0
"""How long what waits for a reader may take once the socket ends."""


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
        async with asyncio.timeout(FLUSH):
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


ROUTES = [table_socket]
