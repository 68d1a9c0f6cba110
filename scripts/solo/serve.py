"""A web server of files as forges offer it: `python -m scripts.solo.serve [FOLDER] [PATH]`.

The folder lies under a path; precompressed files are sent as such, and for an address that is no
file comes `404.html`. Browsers may keep nothing: what works offline works by the page's own store.
"""

import argparse
import mimetypes
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import unquote, urlsplit

from scripts.solo.pack import ROOT

FOLDER = ROOT / "build" / "solo"
PATIENCE = 60
"""So many seconds a held file waits."""
KINDS = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}


class Files(ThreadingHTTPServer):
    """Serves a folder under a path."""

    daemon_threads = True

    def __init__(self, folder: Path = FOLDER, path: str = "/", port: int = 0) -> None:
        super().__init__(("127.0.0.1", port), Handler)
        self.folder = folder.resolve()
        self.path = path
        self.sent: list[tuple[str, int]] = []
        """What was asked for, and how many bytes went out."""
        self.quiet = False
        """Whether it answers nothing, as without a network."""
        self.held = ""
        """A file that waits until it is released."""
        self.released = threading.Event()
        self.released.set()

    @property
    def address(self) -> str:
        """Where the page is."""
        return f"http://127.0.0.1:{self.server_address[1]}{self.path}"


class Handler(BaseHTTPRequestHandler):
    """Answers one request."""

    server: Files
    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        """Send a file, or the page for addresses that are none."""
        if self.server.quiet:
            self.close_connection = True
            return
        asked = unquote(urlsplit(self.path).path)
        name = asked.removeprefix(self.server.path) or "index.html"
        file = (self.server.folder / name).resolve()
        if name == self.server.held:
            self.server.released.wait(PATIENCE)
        known = asked.startswith(self.server.path) and file.is_file()
        if not known or not file.is_relative_to(self.server.folder):
            self.send_file(404, self.server.folder / "404.html")
        else:
            self.send_file(200, file)

    def send_file(self, status: int, file: Path) -> None:
        """Send a file, compressed if it is there so."""
        packed = file.with_name(f"{file.name}.br")
        fits = packed.is_file() and "br" in self.headers.get("Accept-Encoding", "")
        body = (packed if fits else file).read_bytes()
        kind = KINDS.get(file.suffix) or mimetypes.guess_type(file.name)[0]
        self.send_response(status)
        self.send_header("Content-Type", kind or "application/octet-stream")
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "no-cache")
        if fits:
            self.send_header("Content-Encoding", "br")
        self.end_headers()
        self.wfile.write(body)
        self.server.sent.append((self.path, len(body)))

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the base names it
        """Say nothing."""


@contextmanager
def serving(server: Files) -> Iterator[Files]:
    """The server while it answers."""
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield server
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("folder", type=Path, nargs="?", default=FOLDER)
    asked.add_argument("path", nargs="?", default="/higgle/")
    given = asked.parse_args()
    server = Files(given.folder, given.path, 8017)
    print(server.address, flush=True)
    server.serve_forever()
