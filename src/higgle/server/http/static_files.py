"""The files of the built client, and its one page for every place in the app."""

import contextlib
import gzip
import mimetypes
from functools import lru_cache
from html import escape
from importlib.resources import files
from pathlib import Path

from litestar import MediaType, Response, route
from litestar.params import FromPath
from sqlalchemy.exc import SQLAlchemyError

from higgle.catalogue import GAMES, OWN_GAMES
from higgle.core import Illegal
from higgle.i18n import say
from higgle.server.http.auth import WebRequest, address_of, language_of, limiter_of, manager_of
from higgle.server.lobby import table_list

STATIC = Path(str(files("higgle.server") / "static"))
FOR_EVER = "public, max-age=31536000, immutable"
ASK_ALWAYS = "no-cache"
NOT_BUILT = "The web client is not built yet; `make run` builds it."
PACKED = ("text/", "application/json", "application/manifest+json", "image/svg+xml")
"""The kinds of files that packing makes smaller."""

SMALL = ".gz"

mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("text/javascript", ".mjs")
mimetypes.add_type("application/wasm", ".wasm")
mimetypes.add_type("application/manifest+json", ".webmanifest")


@lru_cache(maxsize=1)
def all_files(built: int) -> dict[str, Path]:
    """All files of the client by their path; nothing else is ever read.

    An installed package has most of them packed only.
    """
    found = [file for file in STATIC.rglob("*") if file.is_file()]
    return {file.relative_to(STATIC).as_posix().removesuffix(SMALL): file for file in found}


def find_file(name: str) -> Path | None:
    """A file of the client; they are looked through again only when it was built anew."""
    page = STATIC / "index.html"
    return all_files(page.stat().st_mtime_ns if page.is_file() else 0).get(name)


@lru_cache(maxsize=1000)
def pack_file(file: Path, written: int) -> bytes:
    """A file as browsers get it, packed once."""
    data = file.read_bytes()
    return data if file.suffix == SMALL else gzip.compress(data)


def unpack_file(file: Path) -> bytes:
    """A file for whoever cannot unpack it."""
    data = file.read_bytes()
    return gzip.decompress(data) if file.suffix == SMALL else data


async def invitation(request: WebRequest, name: str) -> str:
    """What a chat shows for a link: the picture, and for a public table who invites to what."""
    manager, spoken = manager_of(request), language_of(request)
    title, text = say("og-title", spoken), say("og-text", spoken)
    place, _, code = name.partition("/")
    if place == "t" and code.isalnum():
        with contextlib.suppress(Illegal, SQLAlchemyError, OSError):
            info = await table_list.info(manager.database, code)
            host = next((who.name for who in info.seats if who.person == info.host), "")
            game = say(f"game-{info.game}", spoken)
            if info.public and host:
                title = say("og-table", spoken, game=game, name=host)
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
    if set(GAMES) - set(OWN_GAMES):
        more += '<meta name="higgle-installed-games">'
    base = f'<head><base href="{root}/">{more}'
    return file.read_text(encoding="utf-8").replace("<head>", base, 1).encode()


PLACES = ["/", "/letters/confirm", "/letters/stop/{token:str}", "/{path:path}"]
"""Where the page is; places that take something in, too, are named."""


@route(PLACES, http_method=["GET", "HEAD"], include_in_schema=False)
async def page(request: WebRequest, path: FromPath[str] = "") -> Response[bytes | str]:
    """A file of the client, or the page for any place in the app."""
    name = path.lstrip("/")
    file = find_file(name)
    if file is not None and name != "index.html":
        return send_file(request, name, file)
    if solo_of(request) and (name == "solo" or name.startswith("solo/")):
        return send_solo(request, name.removeprefix("solo").lstrip("/"))
    if name.startswith("t/") or "." in name:
        limiter_of(request).requests.spend(address_of(request))
    if name.startswith("api/"):
        return answer(request, b"", "application/json", ASK_ALWAYS, 404)
    found = index(manager_of(request).config.root_path, await invitation(request, name))
    if found is None:
        return Response(NOT_BUILT, media_type=MediaType.TEXT, status_code=503)
    return answer(request, found, "text/html; charset=utf-8", ASK_ALWAYS)


def send_file(request: WebRequest, name: str, file: Path) -> Response[bytes | str]:
    """A file of the client, packed if that makes it smaller and the browser can unpack it."""
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    keep = FOR_EVER if name.startswith("assets/") else ASK_ALWAYS
    if not kind.startswith(PACKED):
        return answer(request, unpack_file(file), kind, keep)
    fits = "gzip" in request.headers.get("accept-encoding", "")
    body = pack_file(file, file.stat().st_mtime_ns) if fits else unpack_file(file)
    found = answer(request, body, kind, keep)
    found.headers["Vary"] = "Accept-Encoding"
    if fits:
        found.headers["Content-Encoding"] = "gzip"
    return found


def solo_of(request: WebRequest) -> str:
    """The folder of the game that needs no server, where there is one."""
    return manager_of(request).config.solo


def send_solo(request: WebRequest, name: str) -> Response[bytes | str]:
    """A file of the game that needs no server, or its page for any place in it."""
    folder = Path(solo_of(request)).resolve()
    file = (folder / name).resolve()
    if name in ("", "index.html") or not file.is_file() or not file.is_relative_to(folder):
        root = f"{manager_of(request).config.root_path}/solo/"
        text = (folder / "index.html").read_text(encoding="utf-8")
        found = text.replace('<base href="./" />', f'<base href="{root}" />', 1).encode()
        return answer(request, found, "text/html; charset=utf-8", ASK_ALWAYS)
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    small = Path(f"{file}.gz")
    fits = "gzip" in request.headers.get("accept-encoding", "") and small.is_file()
    sent = answer(request, (small if fits else file).read_bytes(), kind, ASK_ALWAYS)
    sent.headers["Vary"] = "Accept-Encoding"
    if fits:
        sent.headers["Content-Encoding"] = "gzip"
    return sent


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
