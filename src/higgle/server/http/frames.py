"""The socket of a table: control frames are counted, whole texts are read and written directly."""

import asyncio
import struct
from collections import deque
from collections.abc import Awaitable, Callable
from typing import ClassVar

from litestar.exceptions import WebSocketDisconnect
from uvicorn._types import ASGIReceiveCallable, ASGIReceiveEvent, ASGISendCallable, Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

from higgle.live.buckets import Bucket
from higgle.server.config import Config

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

TOO_FAST = 4429
"""The number with which a socket is closed that sends too much."""
LINE = "higgle.line"
"""Where the application finds the socket in the state of its scope."""
SWITCHING = 101
TEXT, MASKED = 0x81, 0x80
"""The first byte of a text in one frame, and the bit in the second that says it is masked."""
LONG, LONGER = 126, 127
"""What the second byte says when the length stands in the next two bytes, or in eight."""
MOST_HEAD = 14
"""The most bytes before what a frame holds."""
AHEAD = 16
"""How many messages may wait to be carried out before no more are read."""


def text_head(size: int) -> bytes:
    """What goes before a text of so many bytes."""
    if size < LONG:
        return bytes((TEXT, size))
    if size < 1 << 16:
        return struct.pack("!BBH", TEXT, LONG, size)
    return struct.pack("!BBQ", TEXT, LONGER, size)


def frame_size(data: bytes) -> int:
    """How long the masked frame is that begins here, its head included; 0 until that is known."""
    if len(data) < 2:
        return 0
    size, head = data[1] & ~MASKED, 2 + 4 * (data[1] >= MASKED)
    if size < LONG:
        return head + size
    more = 2 if size == LONG else 8
    return head + more + int.from_bytes(data[2 : 2 + more]) if len(data) >= 2 + more else 0


def text_of(frame: bytes) -> str | None:
    """The text of a masked frame that is a whole message of common size; else nothing."""
    if frame[0] != TEXT or not MASKED <= frame[1] <= MASKED | LONG:
        return None
    start = 8 if frame[1] & ~MASKED == LONG else 6
    try:
        return apply_mask(frame[start:], frame[start - 4 : start]).decode()
    except UnicodeDecodeError:
        return None


class Inbox(asyncio.Queue[ASGIReceiveEvent]):
    """What has come over a socket, for the one task that reads it; smaller than its base."""

    def __init__(self) -> None:
        self.events: deque[ASGIReceiveEvent] = deque()
        self.reader: asyncio.Future[None] | None = None

    def put_nowait(self, item: ASGIReceiveEvent) -> None:
        """Keep an event, and wake whoever waits for it."""
        self.events.append(item)
        if self.reader is not None and not self.reader.done():
            self.reader.set_result(None)

    async def get(self) -> ASGIReceiveEvent:
        """The next event."""
        while not self.events:
            self.reader = asyncio.get_running_loop().create_future()
            await self.reader
        return self.events.popleft()

    def empty(self) -> bool:
        """Whether nothing has come."""
        return not self.events


class TableSocket(WebSocketsSansIOProtocol):
    """A socket that is closed when its control frames and parts of messages flood the server.

    Whole messages are counted where they are read.
    """

    server_config: ClassVar[Config] = Config()
    queue: Inbox
    bucket: Bucket | None = None
    rest = b""
    """The beginning of a frame whose end has not come."""
    serve: Callable[[], Awaitable[None]] | None = None
    """Serves the line once the application has opened it."""
    drained: Callable[[], None] | None = None
    """Called when a reader who was behind has caught up."""

    def handle_connect(self, event: Request) -> None:
        """Somebody opens a socket; the application finds it in the scope."""
        self.app, self.queue = self.open_and_serve, Inbox()
        super().handle_connect(event)
        if self.response.status_code == SWITCHING:
            self.scope["state"][LINE] = self

    async def open_and_serve(
        self, scope: Scope, receive: ASGIReceiveCallable, send: ASGISendCallable
    ) -> None:
        """Let the application open the line; while it is served, nothing of the request is kept."""
        await self.config.loaded_app(scope, receive, send)
        del scope, receive, send
        if self.serve is not None:
            del self.scope, self.response
            await self.serve()

    async def next_text(self) -> str:
        """The next message; raises `WebSocketDisconnect` when there will be no more."""
        message = await self.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(detail="", code=message["code"])
        return message.get("text") or "" if message["type"] == "websocket.receive" else ""

    def write_text(self, data: bytes) -> bool:
        """Send a message at once and without a parser's help; not while the reader is behind."""
        if not self.writable.is_set() or self.close_sent or self.transport.is_closing():
            return False
        self.transport.writelines((text_head(len(data)), data))
        return True

    def resume_writing(self) -> None:
        """The reader has caught up."""
        super().resume_writing()
        if self.drained is not None:
            self.drained()

    def close(self, code: int) -> None:
        """Close the line with a number that says why, and wait a while for the other end's word."""
        if self.close_sent or self.transport.is_closing():
            return
        self.conn.send_close(code)
        self.say_goodbye(code)
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)

    def say_goodbye(self, code: int) -> None:
        """Write the parser's goodbye; nothing is sent afterwards, and the reader hears it too."""
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": ""})
        self.stop_keepalive()

    def data_received(self, data: bytes) -> None:
        """Cut what comes into frames, for the parser says not where it stands; the last waits."""
        if self.conn.state is State.CONNECTING:
            super().data_received(data)
            return
        data = self.rest + data
        while size := frame_size(data):
            if size > MOST_HEAD + self.config.ws_max_size:
                super().data_received(data)
                data = b""
            elif size > len(data):
                break
            else:
                self.take_frame(data[:size])
                data = data[size:]
        self.rest = data

    def take_frame(self, frame: bytes) -> None:
        """Read what nearly always comes, a whole text; all else is the parser's, as is a flood."""
        text = text_of(frame) if self.conn.current_size is None else None
        if text is None or self.conn.state is not State.OPEN:
            super().data_received(frame)
        elif not self.close_sent:
            self.queue.put_nowait({"type": "websocket.receive", "text": text})
            if len(self.queue.events) >= AHEAD and not self.read_paused:
                self.read_paused = True
                self.transport.pause_reading()

    def handle_ping(self) -> None:
        """Somebody asks whether we are there."""
        if self.spend():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Somebody is there, or says so unasked."""
        if self.spend():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """A further part of a message comes."""
        if self.spend():
            super().handle_cont(event)

    def spend(self) -> bool:
        """Count a frame; the socket is closed when there were too many."""
        if self.close_sent or self.transport.is_closing():
            return False
        if self.bucket is None:
            settings = self.server_config
            self.bucket = Bucket(settings.messages, settings.per_seconds, self.loop.time)
        if not self.bucket.take():
            return True
        self.conn.fail(TOO_FAST, "too often")
        self.say_goodbye(TOO_FAST)
        self.transport.close()
        return False


def table_sockets(config: Config) -> type[TableSocket]:
    """Sockets that keep to these settings."""

    class LimitedSocket(TableSocket):
        server_config = config

    return LimitedSocket
