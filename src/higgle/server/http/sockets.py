"""The WebSocket of a table."""

import asyncio
import contextlib
import logging

from litestar import websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from higgle.core import Illegal
from higgle.live.buckets import Bucket
from higgle.live.opening import normalize_code
from higgle.live.room import Absence, encode
from higgle.live.session import Session
from higgle.live.subscriber import Subscriber
from higgle.protocol.messages import Notice
from higgle.server.accounts.people import Visitor
from higgle.server.http.auth import (
    Connection,
    Socket,
    address_of,
    limiter_of,
    manager_of,
    own_origin,
    visitor_of,
)
from higgle.server.http.frames import LINE, TOO_FAST, TableSocket
from higgle.server.rooms.manager import RoomManager

LOG = logging.getLogger("higgle.sockets")
FORBIDDEN, UNKNOWN, TOO_SLOW, TOO_MANY, TOO_BIG = 4403, 4404, 4408, 4430, 1009
BROKEN = 1011
WELCOME = 10
"""How many messages a hello counts for: everything is told anew."""
WENT = (1000, 1001, 1005)
"""The codes with which a browser closes the line of a page that somebody has left."""
FLUSH = 15.0
"""How long what waits for a reader may take once the socket ends."""


BOARD = "board"
"""Asks in the address of a line for what a board screen may see, whoever has opened it."""


def subscriber_for(connection: Connection, visitor: Visitor | None) -> Subscriber:
    """A line for somebody, or for a spectator whom nobody knows."""
    address = address_of(connection)
    if visitor is None:
        return Subscriber("", "", address=address)
    return Subscriber(visitor.id, visitor.name, visitor.program, address, visitor.key)


@websocket("/api/tables/{code:str}/socket")
async def table_socket(socket: Socket, code: FromPath[str]) -> None:
    """The line of a browser, or of a program that wants to be quick."""
    manager, limiter = manager_of(socket), limiter_of(socket)
    if not own_origin(socket, manager.config):
        await socket.close(FORBIDDEN)
        return
    visitor = await visitor_of(socket)
    person, address = visitor.id if visitor else "", address_of(socket)
    await socket.accept()
    opens = normalize_code(code) not in manager.rooms
    if limiter.handshakes.take(address) or (opens and limiter.openings.take(address)):
        await socket.close(TOO_FAST)
        return
    if not limiter.come(person, address):
        await socket.close(TOO_MANY)
        return
    try:
        await attend(socket, manager, visitor, normalize_code(code))
    except Exception:
        LOG.exception("a line broke")
        manager.metrics.broken_lines.inc()
        with contextlib.suppress(Exception):
            await socket.close(BROKEN)
    finally:
        limiter.go(person, address)


async def attend(socket: Socket, manager: RoomManager, visitor: Visitor | None, code: str) -> None:
    """Serve one socket until it closes."""
    try:
        room = await manager.room(code)
    except Illegal as illegal:
        if illegal.reason != "unknown-table":
            text = illegal.text(visitor.language if visitor else "en")
            await socket.send_text(encode(Notice(illegal.reason, text)).decode())
        await socket.close(UNKNOWN)
        return
    board = BOARD in socket.query_params
    subscriber = subscriber_for(socket, None if board else visitor)
    subscriber.board = board
    line = socket.scope["state"].get(LINE)
    if isinstance(line, TableSocket):
        subscriber.write_now = line.write_text
    session = Session(manager, room, subscriber)
    writer = asyncio.create_task(write(socket, subscriber))
    how: Absence = "lost"
    try:
        await read(socket, manager, session)
        async with asyncio.timeout(FLUSH):
            await writer
    except WebSocketDisconnect as closed:
        how = "left" if closed.code in WENT else "lost"
    except TimeoutError:
        pass
    finally:
        await manager.leave(session.room, subscriber, how)
        writer.cancel()
        gone = (asyncio.CancelledError, WebSocketDisconnect, RuntimeError, OSError)
        with contextlib.suppress(*gone):
            await writer


async def read(socket: Socket, manager: RoomManager, session: Session) -> None:
    """Hear messages one after the other, as long as they keep to the limits."""
    config, subscriber = manager.config, session.subscriber
    bucket = Bucket(config.messages, config.per_seconds, manager.timers.steady)
    last = asyncio.get_running_loop().time() + config.request_seconds
    while True:
        try:
            if subscriber.client:
                data = await socket.receive_data("text")
            else:
                async with asyncio.timeout_at(last):
                    data = await socket.receive_data("text")
        except TimeoutError:
            session.notice("hello-first")
            subscriber.end(TOO_SLOW)
            return
        wait = bucket.take()
        if wait:
            session.notice("too-often", wait)
            subscriber.end(TOO_FAST)
            return
        if len(data.encode(errors="replace")) > config.message_bytes:
            session.notice("too-big")
            subscriber.end(TOO_BIG)
            return
        greeted = subscriber.greeted
        await session.hear(data)
        if subscriber.greeted > greeted:
            bucket.take(min(WELCOME, config.messages // 2))


async def write(socket: Socket, subscriber: Subscriber) -> None:
    """Send whatever is to be told; a reader who leaves in the middle is no mistake of ours."""
    with contextlib.suppress(OSError):
        while (data := await subscriber.next()) is not None:
            await socket.send_text(data.decode())
        await socket.close(subscriber.ending)


ROUTES = [table_socket]
