"""The documentation as a site: complete, and sufficient in itself."""

import json
import re
import shutil
import subprocess
import sys
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Browser

import higgle
from scripts.docs import reference

ROOT = Path(__file__).parents[2]
SITE = {
    "HIGGLE_SITE": "https://games.example/docs/",
    "HIGGLE_REPOSITORY": "https://code.example/higgle",
    "HIGGLE_VERSION": higgle.__version__,
    "HIGGLE_PLAY": "play/",
}
"""What `make site` and the release tell the generator."""


class Quiet(SimpleHTTPRequestHandler):
    """Serves the site without a word."""

    def log_message(self, *words: object) -> None:
        """Be quiet."""


LOADED = re.compile(
    r"<(?:script|img|iframe|source|video|audio|embed)\b[^>]*?\bsrc=[\"']?((?:https?:)?//[^\"'\s>]+)"
    r"|<link\b(?=[^>]*\brel=[\"']?(?:stylesheet|preload|preconnect|icon|modulepreload))"
    r"[^>]*?\bhref=[\"']?((?:https?:)?//[^\"'\s>]+)"
)
"""What a browser asks for by itself."""
HOST = 'data-md-component="source"'
"""A part of the page that asks the host of the sources."""
STYLE = re.compile(r"(?:@import\s*|url\(\s*)[\"']?((?:https?:)?//[^\"')\s]+)")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built site; a link or an anchor that leads nowhere is an error."""
    folder = tmp_path_factory.mktemp("site")
    shutil.copy(ROOT / "mkdocs.yml", folder)
    shutil.copytree(ROOT / "docs", folder / "docs", ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("src", "scripts"):
        (folder / name).symlink_to(ROOT / name)
    reference.write(folder / "docs")
    words = [str(Path(sys.executable).with_name("zensical")), "build", "--clean", "--strict"]
    done = subprocess.run(
        words,
        cwd=folder,
        env={"PATH": "", **SITE},
        capture_output=True,
        text=True,
        check=False,
    )
    assert 0 == done.returncode, done.stdout + done.stderr
    return folder / "site"


def test_the_site_asks_nobody_else(site: Path) -> None:
    """Every script, style, font and picture comes from the site itself."""
    pages = {file: file.read_text(encoding="utf-8") for file in site.rglob("*.html")}
    styles = {file: file.read_text(encoding="utf-8") for file in site.rglob("*.css")}

    assert len(pages) > 50
    assert [] == [file for file, text in pages.items() if HOST in text]
    asked = [found for text in pages.values() for pair in LOADED.findall(text) for found in pair]
    asked += [
        found for text in (*pages.values(), *styles.values()) for found in STYLE.findall(text)
    ]
    assert set() == set(filter(None, asked))


def test_a_reader_asks_nobody_else_either(site: Path, browser: Browser) -> None:
    """Scripts that load more when a page is read find it in the site."""
    handler = partial(Quiet, directory=str(site))
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    thread = threading.Thread(target=server.serve_forever, args=(0.01,))
    thread.start()
    here = f"http://127.0.0.1:{server.server_port}/"
    asked: list[str] = []
    context = browser.new_context()
    try:
        page = context.new_page()
        page.on("request", lambda request: asked.append(request.url))
        for place in (
            "",
            "guide/games/bohnanza/",
            "guide/architecture/",
            "reference/wire/",
            "guide/arena/",
        ):
            page.goto(here + place, wait_until="networkidle")
    finally:
        context.close()
        server.shutdown()
        thread.join()
        server.server_close()

    assert len(asked) > 10
    assert [] == [address for address in asked if not address.startswith((here, "data:", "blob:"))]


def test_a_page_says_what_it_is_and_where_to_play(site: Path) -> None:
    """Version, repository, the game in the browser, and a preview for whoever shares the link."""
    text = (site / "guide/bots/index.html").read_text(encoding="utf-8")

    for words in (
        f"higgle {higgle.__version__}",
        '<a href="../../play/">Play now</a>',
        '<a href="https://code.example/higgle">Repository</a>',
        '<meta property="og:title" content="Write a bot · higgle">',
        '<meta property="og:url" content="https://games.example/docs/guide/bots/">',
        "content.code.copy",
        'data-md-color-scheme="slate"',
    ):
        assert words in text
    image = re.search(r'"og:image" content="https://games.example/docs/(.*?)"', text)
    assert image is not None
    assert (site / image[1]).is_file()


def test_everything_can_be_searched(site: Path) -> None:
    """The index lies beside the pages; it knows the guide, the games and the interface."""
    index = json.loads((site / "search.json").read_text(encoding="utf-8"))
    known = json.dumps(index)

    titles = [game.title for game in higgle.games()]
    assert [] == [
        one for one in (*titles, "Duplicate deals", "HiggleVectorEnv") if one not in known
    ]


@pytest.mark.parametrize("game", [game.id for game in higgle.games()])
def test_the_page_of_a_game_has_a_picture(site: Path, game: str) -> None:
    """Which lies in the site."""
    page = site / "guide/games" / game / "index.html"
    shown = re.findall(r"<img[^>]*?src=[\"']?([^\"'\s>]+)", page.read_text(encoding="utf-8"))

    pictures = [place for place in shown if "screenshots" in place]
    assert pictures
    assert all((page.parent / place).resolve().is_file() for place in pictures)
