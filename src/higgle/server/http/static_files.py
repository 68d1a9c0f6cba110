"""The files of the built client, and its one page for every place in the app."""

import contextlib
import mimetypes
from functools import cache
from html import escape
from importlib.resources import files
from pathlib import Path

from litestar import MediaType, Response, route
from litestar.params import FromPath
from sqlalchemy.exc import SQLAlchemyError

from higgle.core import Illegal
from higgle.i18n import say
from higgle.server.http.auth import WebRequest, language_of, manager_of
from higgle.server.lobby import tables

STATIC = Path(str(files("higgle.server") / "static"))
FOR_EVER = "public, max-age=31536000, immutable"
ASK_ALWAYS = "no-cache"
NOT_BUILT = "The web client is not built yet; `make run` builds it."
FILES = ("GET", "HEAD")

mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("application/manifest+json", ".webmanifest")


@cache
def known_files() -> dict[str, Path]:
    """All files of the client by their path; nothing else is ever read."""
    return {str(file.relative_to(STATIC)): file for file in STATIC.rglob("*") if file.is_file()}


async def invitation(request: WebRequest, name: str) -> str:
    """What a chat shows for a link: the picture, and for a table who invites to what."""
    manager, spoken = manager_of(request), language_of(request)
    title, text = say("og-title", spoken), say("og-text", spoken)
    place, _, code = name.partition("/")
    if place == "t" and code.isalnum():
        with contextlib.suppress(Illegal, SQLAlchemyError, OSError):
            info = await tables.info(manager.database, code)
            host = next((who.name for who in info.seats if who.person == info.host), "")
            game = say(f"game-{info.game}", spoken)
            title = say("og-table", spoken, game=game, name=host) if host else title
    root = f"{str(request.base_url).rstrip('/')}{manager.config.root_path}"
    said = {
        "og:site_name": "higgle",
        "og:type": "website",
        "og:title": title,
        "og:description": text,
        "og:image": f"{root}/invitation.png",
        "og:url": f"{root}/{name}",
    }
    lines = [f'<meta property="{key}" content="{escape(value)}">' for key, value in said.items()]
    return "".join([*lines, '<meta name="twitter:card" content="summary_large_image">'])


def index(root: str, more: str) -> bytes | None:
    """The page, with the path at which the app is served."""
    file = STATIC / "index.html"
    if not file.is_file():
        return None
    base = f'<head><base href="{root}/">{more}'
    return file.read_text(encoding="utf-8").replace("<head>", base, 1).encode()


PLACES = ["/", "/letters/confirm", "/letters/stop/{token:str}", "/{path:path}"]
"""Where the page is; places that take something in, too, are named."""


@route(PLACES, http_method=["GET", "HEAD"], include_in_schema=False)
async def page(request: WebRequest, path: FromPath[str] = "") -> Response[bytes | str]:
    """A file of the client, or the page for any place in the app."""
    name = path.lstrip("/")
    file = known_files().get(name) or known_files_again(name)
    if file is not None and name != "index.html":
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        keep = FOR_EVER if name.startswith("assets/") else ASK_ALWAYS
        return answer(request, file.read_bytes(), kind, keep)
    if name.startswith("api/"):
        return answer(request, b"", "application/json", ASK_ALWAYS, 404)
    found = index(manager_of(request).config.root_path, await invitation(request, name))
    if found is None:
        return Response(NOT_BUILT, media_type=MediaType.TEXT, status_code=503)
    return answer(request, found, "text/html; charset=utf-8", ASK_ALWAYS)


def known_files_again(name: str) -> Path | None:
    """Look again: the client may have been rebuilt while the server runs."""
    if "." not in name:
        return None
    known_files.cache_clear()
    return known_files().get(name)


def answer(
    request: WebRequest, body: bytes, kind: str, keep: str, status: int = 200
) -> Response[bytes | str]:
    """A file with its headers; `HEAD` gets the headers alone."""
    headers = {"Cache-Control": keep}
    if request.method == "HEAD":
        headers["Content-Length"] = str(len(body))
        body = b""
    return Response(body, media_type=kind, headers=headers, status_code=status)


ROUTES = [page]
