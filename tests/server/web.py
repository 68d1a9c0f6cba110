"""The whole application behind a test client, as a browser meets it."""

from typing import Any

import msgspec
from litestar import Litestar
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import AsyncTestClient, WebSocketTestSession

from higgle.server.config import Config

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
