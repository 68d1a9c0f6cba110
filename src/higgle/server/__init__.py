"""The table on the web: rooms, lobby, store, and the messages between them and the players."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from higgle.extras import Extra

if TYPE_CHECKING:
    from higgle.server.config import Config


def serve(
    config: Path | None, flags: Mapping[str, object], greet: "Callable[[Config], None]"
) -> None:
    """Serve the tables until told to stop; `greet` is told the settings once the port is open.

    Flags come last, after the environment and the file.
    """
    with Extra("server"):
        from higgle.server.config import settings
        from higgle.server.http.server import run

    run(settings(config, flags=flags), greet)


def openapi() -> str:
    """The contract as text: one OpenAPI document with the requests and the socket's messages."""
    with Extra("server"):
        from higgle.server.http.openapi import text

    return text()


__all__ = ["openapi", "serve"]
