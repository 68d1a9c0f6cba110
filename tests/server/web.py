"""The whole application behind a test client, as a browser meets it."""

import asyncio
from typing import Any

import msgspec
from litestar import Litestar
from litestar.enums import ScopeType
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import AsyncTestClient, WebSocketTestSession
from litestar.types import ASGIApp, Receive, Scope, Send

from higgle.server.config import Config
from higgle.server.http.frames import LINE, TableSocket

Browser = AsyncTestClient[Litestar]


HERE = "http://testserver.local"


def config(sqlite: str, **more: object) -> Config:
    """Settings for a test."""
    return msgspec.convert({"database": sqlite, **more}, Config)


async def come_in(browser: Browser, name: str = "Ann") -> dict[str, str]:
    """Come in as a guest; the header that changes need comes back."""
    answer = await browser.post("/api/guests", json={"name": name})
    assert 201 == answer.status_code
    return {"X-CSRF-Token": answer.json()["csrf"]}


def code(answer: Any) -> str:
    """The code of a refusal."""
    found: str = answer.json()["refusal"]["code"]
    return found


def closing_code(socket: WebSocketTestSession) -> int:
    """Hear notices until the line is closed, and return with which code."""
    try:
        while True:
            assert "notice" in socket.receive_text()
    except WebSocketDisconnect as closed:
        return closed.code


class AsgiLine(TableSocket):
    """A line that runs through a test client and not through a connection."""

    def __init__(self, receive: Receive, send: Send) -> None:
        self.receive = receive  # type: ignore[assignment]  # the same messages, named by Litestar
        self.send_now = send
        self.leaving: asyncio.Queue[bytes | int] = asyncio.Queue()

    def write_text(self, data: bytes) -> bool:
        """Send a message."""
        self.leaving.put_nowait(data)
        return True

    def close(self, code: int) -> None:
        """Close the line."""
        self.leaving.put_nowait(code)

    async def write(self) -> None:
        """Send what was written, until the line is closed."""
        while isinstance(data := await self.leaving.get(), bytes):
            await self.send_now({"type": "websocket.send", "text": data.decode(), "bytes": None})
        await self.send_now({"type": "websocket.close", "code": data, "reason": ""})


def open_lines(app: Litestar) -> ASGIApp:
    """The application, with lines to its tables for a test client."""

    async def call(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.WEBSOCKET:
            await app(scope, receive, send)
            return
        line = AsgiLine(receive, send)
        scope["state"] = {LINE: line}
        await app(scope, receive, send)
        if line.serve is not None:
            writer = asyncio.create_task(line.write())
            await line.serve()
            await writer

    return call
