"""The server process: the application on a port of this machine, until it is told to stop."""

import asyncio
import gc
import logging
import os
import socket
import sys
import threading
import time
import traceback
from collections.abc import Callable
from types import FrameType

import msgspec
import uvicorn
from litestar import Litestar

from higgle.core import Illegal
from higgle.i18n import LANGUAGES, knows
from higgle.server.config import Config, unknown_settings
from higgle.server.http.app import SubPath, application
from higgle.server.http.frames import table_sockets
from higgle.server.http.limits import connections
from higgle.server.rooms.manager import RoomManager
from higgle.server.store.database import Database, explain_failures

LOG = logging.getLogger("higgle")
SWEEPINGS = (50_000, 20, 50)
"""How many new objects there may be before Python looks for cycles among them: many, because the
values of the games form none."""
TURN = 0.001
"""How many seconds a thinking bot may keep everybody else waiting at a time."""
LATER = 10
"""How many seconds after the start the less urgent work is done."""
ON_THE_WAY = 128 * 1024
"""How many bytes the system buffers for a reader; a small buffer shows us who is slow."""
PING = 15
"""How often, in seconds, a quiet connection is asked whether it is still there."""
GRACE = 5
"""How many seconds requests still have once the server is told to stop."""


class Server(uvicorn.Server):
    """Says when it is up, and says goodbye to everybody at the tables before it closes."""

    def __init__(self, config: uvicorn.Config, app: Litestar, up: Callable[[], None]) -> None:
        super().__init__(config)
        self.app = app
        self.up = up

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the port, and say so."""
        await super().startup(sockets)
        if self.started:
            self.up()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop; whoever asks for it once more is not served sooner, for the stop is short."""
        if not self.should_exit:
            super().handle_exit(sig, frame)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Goodbye first, then close."""
        manager = self.app.state.get("manager")
        if isinstance(manager, RoomManager):
            manager.say_goodbye()
            await asyncio.sleep(0.1)
        await super().shutdown(sockets)


def run(config: Config, greet: Callable[[Config], None]) -> None:
    """Serve until told to stop."""
    start_logging(config.log_level)
    sys.setswitchinterval(TURN)
    asyncio.run(try_database(config))
    for name in unknown_settings(os.environ):
        LOG.warning("there is no such setting", extra={"why": name})
    line = bind(config)
    config = msgspec.structs.replace(config, port=line.getsockname()[1])
    app = application(config)

    def up() -> None:
        lesson = threading.Timer(LATER, learn_to_speak)
        lesson.daemon = True
        lesson.start()
        gc.freeze()
        gc.set_threshold(*SWEEPINGS)
        greet(config)
        LOG.info("serving %s", config.here(), extra={"settings": config.public_values()})

    uvicorn_config = uvicorn.Config(
        SubPath(app, config.root_path),
        http=connections(config),
        ws=table_sockets(config),
        log_config=None,
        access_log=False,
        ws_max_size=2 * config.message_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=PING,
        ws_ping_timeout=config.deaf_seconds,
        proxy_headers=True,
        forwarded_allow_ips=config.proxies,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
    )
    Server(uvicorn_config, app, up).run(sockets=[line])


async def try_database(config: Config) -> None:
    """Bring the database up to date before anybody is served; what is wrong is one sentence."""
    with explain_failures():
        database = Database(config.database_url())
        try:
            await database.open()
        finally:
            await database.close()


def learn_to_speak() -> None:
    """Read the catalogues early, so that nobody has to wait for a sentence."""
    for language in LANGUAGES:
        knows("refusal-over", language)


def bind(config: Config) -> socket.socket:
    """Take the port now, so that a port in use is reported in one sentence."""
    host, port = config.host, config.port
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    line = socket.socket(family, socket.SOCK_STREAM)
    if sys.platform != "win32":  # there it would let two servers take one port
        line.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    line.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, ON_THE_WAY)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        patience = int(config.deaf_seconds * 1000)
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, patience)
    try:
        line.bind((host, port))
    except OSError as problem:
        line.close()
        raise Illegal("port-taken", port=str(port), why=problem.strerror or "") from None
    return line


FIELDS = ("request", "method", "route", "status", "settings", "why")


class JsonLines(logging.Formatter):
    """Writes a record as one JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        """The time, the level, what happened, and the fields that were given."""
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        line |= {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
        if record.exc_info:
            line["trace"] = "".join(traceback.format_exception(*record.exc_info))
        return msgspec.json.encode(line).decode()


def start_logging(level: str) -> None:
    """Send everything to standard error; whoever sits before it reads of trouble only."""
    level = level or ("warning" if sys.stderr.isatty() else "info")
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    for quiet in ("uvicorn", "alembic", "sqlalchemy", "httpx", "httpcore"):
        logging.getLogger(quiet).setLevel("WARNING")
