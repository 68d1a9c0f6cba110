"""The commands `serve` and `openapi`."""

import threading
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING

from higgle.cli.tongue import Language, spoken
from higgle.i18n import say
from higgle.server import openapi as contract
from higgle.server import serve as run_server

if TYPE_CHECKING:
    from higgle.server.config import Config


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
        for sentence in greeting(agreed, spoken(language)):
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
