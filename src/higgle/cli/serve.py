"""The commands `serve` and `openapi`."""

from pathlib import Path

from higgle.server import openapi as contract
from higgle.server import serve as run_server


def serve(
    *,
    host: str | None = None,
    port: int | None = None,
    database: str | None = None,
    smtp: str | None = None,
    sender: str | None = None,
    config: Path | None = None,
    browser: bool = True,
) -> None:
    """Serve the tables on the web, and open the browser.

    Parameters
    ----------
    host:
        The address to listen on; 127.0.0.1 when nothing is said.
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
    flags = {"database": database, "smtp": smtp, "sender": sender}
    run_server(host, port, config, open_browser=browser, **flags)


def openapi() -> None:
    """Print the OpenAPI document of the server, the socket's messages included."""
    print(contract())
