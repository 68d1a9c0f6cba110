"""The table on the web: rooms, lobby, store, and the messages between them and the players."""

from pathlib import Path


def serve(
    host: str | None = None,
    port: int | None = None,
    config: Path | None = None,
    open_browser: bool = False,
    **flags: object,
) -> None:
    """Serve the tables until told to stop; flags come last, after the environment and the file."""
    from higgle.server.config import settings
    from higgle.server.web.server import run

    run(settings(config, flags={"host": host, "port": port, **flags}), open_browser)


def openapi() -> str:
    """The contract as text: one OpenAPI document with the requests and the socket's messages."""
    from higgle.server.web.openapi import text

    return text()


__all__ = ["openapi", "serve"]
