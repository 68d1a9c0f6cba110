"""The commands `serve`, `openapi` and `deploy`."""

import os
import socket
import threading
import webbrowser
from contextlib import suppress
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from higgle.cli.arguments import Language, choose_language
from higgle.core import Illegal, require
from higgle.i18n import say
from higgle.server import openapi as contract
from higgle.server import serve as run_server

if TYPE_CHECKING:
    from higgle.server.config import Config

DEPLOY_FILES = files("higgle.server") / "deploy"
HIGHEST_PORT = 65535


def serve(
    *,
    host: str | None = None,
    port: int | None = None,
    database: str | None = None,
    smtp: str | None = None,
    sender: str | None = None,
    config: Path | None = None,
    browser: Annotated[bool, Parameter(negative="--no-browser")] = True,
    language: Language = None,
) -> None:
    """Serve the tables on the web, and open the browser.

    Parameters
    ----------
    host:
        The address to listen on (default: 127.0.0.1); 0.0.0.0 accepts the whole network.
    port:
        The port to listen on (default: 8000).
    database:
        A file for SQLite, or `postgresql://…`.
    smtp:
        Mail server for notifications, `smtp+starttls://name:password@mail.example`.
    sender:
        Sender of mail, `Games <games@example.org>`.
    config:
        A TOML file with settings; environment variables and flags override it.
    browser:
        Open a browser window when the server is up.
    """

    def greet(agreed: "Config") -> None:
        for sentence in greeting(agreed, choose_language(language)):
            print(sentence, flush=True)
        if browser:
            threading.Thread(target=webbrowser.open, args=(agreed.here(),), daemon=True).start()

    flags = {"host": host, "port": port, "database": database, "smtp": smtp, "sender": sender}
    with suppress(KeyboardInterrupt):  # that is how it ends
        run_server(config, flags, greet)


def greeting(config: "Config", language: str) -> list[str]:
    """Where the server is, each address alone on its line, and how it ends."""
    here, others = config.here(), config.reachable()
    said = [here]
    if others and others != here:
        said += [say("server-others", language), others]
    elif config.is_open() and not others:
        said.append(say("server-alone", language))
    return [*said, say("server-open", language)]


def mcp(
    *,
    server: str = "",
    token: str = "",
    http: int | None = None,
    host: str = "127.0.0.1",
) -> None:
    """Serve tools for AI agents by the Model Context Protocol, over stdio or HTTP.

    Parameters
    ----------
    server:
        URL of a higgle server to play at; without one, tables are local.
    token:
        Token of an account or program there, or set `HIGGLE_TOKEN`; default: a guest.
    http:
        Port to serve `/mcp` on; without one, tools use stdin and stdout.
    host:
        The address to listen on.
    """
    from higgle.agents.mcp import mcp_server

    tools = mcp_server(server, token or os.environ.get("HIGGLE_TOKEN", ""))
    with suppress(KeyboardInterrupt):
        if http is None:
            tools.run()
        else:
            check_port(host, http)
            print(f"http://{host}:{http}/mcp", flush=True)
            tools.run("streamable-http", host=host, port=http)


def check_port(host: str, port: int) -> None:
    """Refuse an address that cannot be listened on."""
    require(
        0 <= port <= HIGHEST_PORT, "config-range", setting="http", least="0", most=str(HIGHEST_PORT)
    )
    try:
        socket.create_server((host, port)).close()
    except OSError as problem:
        raise Illegal("port-taken", port=str(port), why=problem.strerror or "") from None


def openapi() -> None:
    """Print the OpenAPI document of the server, the socket's messages included."""
    print(contract())


def deploy(folder: Path, /) -> None:
    """Write the files for hosting into a folder: systemd, nginx, Caddy, containers, dashboard.

    Parameters
    ----------
    folder:
        The folder; existing files are not overwritten.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        places = {folder / file.name: file for file in DEPLOY_FILES.iterdir()}
        for place in places:
            require(not place.exists(), "file-there", file=str(place))
        for place, file in sorted(places.items()):
            place.write_bytes(file.read_bytes())
            print(place)
    except OSError as problem:
        why = type(problem).__name__
        raise Illegal("record-write", file=str(folder), why=why) from None
