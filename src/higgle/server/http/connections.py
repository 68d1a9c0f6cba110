"""Connections: whoever sends no whole request in time is hung up on, and nobody holds too many."""

import asyncio
from collections import Counter
from typing import ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from higgle.server.config import Config
from higgle.server.http.limits import household, is_proxy

HEAD, WHOLE = 64 * 1024, 4 * 1024 * 1024
"""How many bytes the head of a request may have, and all of it; the parser keeps any number."""


class Connection(HttpToolsProtocol):
    """A connection that is given up when no whole request comes."""

    server_config: ClassVar[Config] = Config()
    held: ClassVar[Counter[str]] = Counter()
    """How many connections each address holds that are no sockets to tables."""
    timer: asyncio.TimerHandle | None = None
    peer = ""
    received = 0
    """How many bytes of the request at hand have come."""
    most = HEAD
    """How many may."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in uvicorn
        """Somebody calls; an address that holds too many lines gets none."""
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        self.peer = household(address)
        self.held[self.peer] += 1
        settings = self.server_config
        too_many = self.held[self.peer] > settings.connections_per_address
        if too_many and not is_proxy(address, settings.proxies):
            transport.abort()
        else:
            self.wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody has hung up."""
        self.stop_waiting()
        self.let_go()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """From now on it is a socket, and counted as one."""
        self.stop_waiting()
        self.let_go()
        super().handle_websocket_upgrade()

    def data_received(self, data: bytes) -> None:
        """Something comes; a request without an end is given up."""
        self.received += len(data)
        super().data_received(data)
        if self.received > self.most:
            self.transport.abort()

    def on_message_begin(self) -> None:
        """A request begins."""
        self.received, self.most = 0, HEAD
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """Its head is whole."""
        self.most = WHOLE
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The request is whole: now it is up to us."""
        self.stop_waiting()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """We have answered: another request may come."""
        super().on_response_complete()
        if not self.transport.is_closing():
            self.wait()

    def wait(self) -> None:
        """Give the other end its time."""
        self.stop_waiting()
        self.timer = self.loop.call_later(self.server_config.request_seconds, self.transport.abort)

    def stop_waiting(self) -> None:
        """Nothing is awaited."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def let_go(self) -> None:
        """The connection counts no longer."""
        if self.peer:
            self.held[self.peer] -= 1
            if not self.held[self.peer]:
                del self.held[self.peer]
            self.peer = ""


def connections(config: Config) -> type[Connection]:
    """Connections that keep to these settings."""

    class LimitedConnection(Connection):
        server_config = config
        held: ClassVar[Counter[str]] = Counter()

    return LimitedConnection
