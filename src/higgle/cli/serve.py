"""The commands `serve`, `openapi` and `deploy`."""

import threading
import webbrowser
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING

from higgle.cli.language import Language, choose_language
from higgle.core import Illegal, require
from higgle.i18n import say
from higgle.server import openapi as contract
from higgle.server import serve as run_server

if TYPE_CHECKING:
    from higgle.server.config import Config

DEPLOY_FILES = files("higgle.server") / "deploy"


def serve(
    *,
    host: str | None = None,
    port: int | None = None,
    database: str | None = None,
    smtp: str | None = None,
    sender: str | None = None,
    config: Path | None = None,
    browser: bool = True,
    language: Language = None,
) -> None:
    """Serve the tables on the web, and open the browser.

    Parameters
    ----------
    host:
        The address to listen on; 127.0.0.1 when nothing is said, 0.0.0.0 for everybody in the
        network.
    port:
        The port to listen on; 8000 when nothing is said.
    database:
        A file for SQLite, or `postgresql://…`.
    smtp:
        The mail server for letters to people, `smtp+starttls://name:password@mail.example`.
    sender:
        Who letters come from, `Games <games@example.org>`.
    config:
        A TOML file with settings; the environment and these flags come after it.
    browser:
        Open a browser window when the server is up.
    """

    def greet(agreed: "Config") -> None:
        for sentence in greeting(agreed, choose_language(language)):
            print(sentence, flush=True)
        if browser:
            threading.Thread(target=webbrowser.open, args=(agreed.here(),), daemon=True).start()

    flags = {"host": host, "port": port, "database": database, "smtp": smtp, "sender": sender}
    run_server(config, flags, greet)


def greeting(config: "Config", language: str) -> list[str]:
    """Where the server is, for this machine and for others, and how it ends."""
    here, others = config.here(), config.reachable()
    said = [say("server-here", language, address=here)]
    if others and others != here:
        said.append(say("server-others", language, address=others))
    elif config.is_open() and not others:
        said.append(say("server-alone", language))
    return [*said, say("server-open", language)]


def openapi() -> None:
    """Print the OpenAPI document of the server, the socket's messages included."""
    print(contract())


def deploy(folder: Path, /) -> None:
    """Write the files for hosting into a folder: systemd, nginx, Caddy, containers, dashboard.

    Parameters
    ----------
    folder:
        Where to write; nothing that lies there already is touched.
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
