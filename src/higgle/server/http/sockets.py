"""The WebSocket of a table."""

import asyncio
import logging
from collections.abc import Callable
from functools import partial

from litestar import websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from higgle.core import Illegal
from higgle.live.buckets import Bucket
from higgle.live.opening import normalize_code
from higgle.live.room import Absence, Room, encode
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
    code = normalize_code(code)
    opens = code not in manager.rooms
    if limiter.handshakes.take(address) or (opens and limiter.openings.take(address)):
        await socket.close(TOO_FAST)
        return
    if not limiter.come(person, address):
        await socket.close(TOO_MANY)
        return
    board = BOARD in socket.query_params
    subscriber = subscriber_for(socket, None if board else visitor)
    subscriber.board = board
    subscriber.language = visitor.language if visitor else "en"
    line = socket.scope["state"][LINE]
    assert isinstance(line, TableSocket)
    leave = partial(limiter.go, person, address)
    line.serve = partial(serve_line, line, manager, subscriber, code, leave)


async def serve_line(
    line: TableSocket,
    manager: RoomManager,
    subscriber: Subscriber,
    code: str,
    leave: Callable[[], None],
) -> None:
    """Serve one line until it closes."""
    subscriber.line, line.drained = line, subscriber.flush
    try:
        room = await find_room(manager, subscriber, code)
        if room is not None:
            await attend(line, manager, Session(manager, room, subscriber))
    except Exception:
        LOG.exception("a line broke")
        manager.metrics.broken_lines.inc()
        subscriber.end(BROKEN)
    finally:
        leave()


async def find_room(manager: RoomManager, subscriber: Subscriber, code: str) -> Room | None:
    """The room to which a line leads; where there is none, the line is closed."""
    try:
        return await manager.room(code)
    except Illegal as illegal:
        if illegal.reason != "unknown-table":
            text = illegal.text(subscriber.language)
            subscriber.send(encode(Notice(illegal.reason, text)))
        subscriber.end(UNKNOWN)
        return None


async def attend(line: TableSocket, manager: RoomManager, session: Session) -> None:
    """Hear messages until the line closes; who is told to go has a while to read why."""
    how: Absence = "lost"
    try:
        await read(line, manager, session)
        async with asyncio.timeout(FLUSH):
            while True:
                await line.next_text()
    except WebSocketDisconnect as closed:
        how = "left" if closed.code in WENT else "lost"
    except TimeoutError:
        pass
    except Exception:
        session.subscriber.ending = BROKEN
        raise
    finally:
        await manager.leave(session.room, session.subscriber, how)


async def read(line: TableSocket, manager: RoomManager, session: Session) -> None:
    """Hear messages one after the other, as long as they keep to the limits."""
    config, subscriber = manager.config, session.subscriber
    bucket = Bucket(config.messages, config.per_seconds, manager.timers.steady)
    last = asyncio.get_running_loop().time() + config.request_seconds
    while True:
        try:
            if subscriber.client:
                data = await line.next_text()
            else:
                async with asyncio.timeout_at(last):
                    data = await line.next_text()
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


ROUTES = [table_socket]
