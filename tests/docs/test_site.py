"""The documentation as a site: complete, and sufficient in itself."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from higgle import __version__
from scripts.docs.reference import write

ROOT = Path(__file__).parents[2]
SITE = {
    "HIGGLE_SITE": "https://games.example/docs/",
    "HIGGLE_REPOSITORY": "https://code.example/higgle",
    "HIGGLE_VERSION": __version__,
    "HIGGLE_PLAY": "play/",
}
"""What `make site` and the release tell the generator."""
LOADED = re.compile(r'<(?:script|img|iframe|source)\b[^>]*\bsrc="([^"]+)"')
STYLES = re.compile(r'<link\b[^>]*\brel="(?:stylesheet|icon|preconnect|preload)"[^>]*>')


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built site; a link or an anchor that leads nowhere is an error."""
    folder = tmp_path_factory.mktemp("site")
    shutil.copy(ROOT / "mkdocs.yml", folder)
    shutil.copytree(ROOT / "docs", folder / "docs", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(ROOT / "scripts/docs/theme", folder / "scripts/docs/theme")
    (folder / "src").symlink_to(ROOT / "src")
    write(folder / "docs")
    program = Path(sys.executable).with_name("zensical")
    built = subprocess.run(
        [program, "build", "--strict"],
        cwd=folder,
        env={"PATH": "", **SITE},
        capture_output=True,
        text=True,
        check=False,
    )
    assert 0 == built.returncode, built.stdout
    return folder / "site"


def test_a_page_asks_nobody_else(site: Path) -> None:
    """Scripts, styles, fonts and pictures all come from the site."""
    pages = list(site.rglob("*.html"))

    assert len(pages) > 50
    for page in pages:
        text = page.read_text(encoding="utf-8")
        asked = [
            *LOADED.findall(text),
            *re.findall(r'href="([^"]+)"', "".join(STYLES.findall(text))),
        ]
        assert [] == [address for address in asked if "//" in address], page
        assert 'data-md-component="source"' not in text  # it would ask the host of the sources


def test_a_page_says_what_it_is_and_where_to_play(site: Path) -> None:
    """Version, repository, the game in the browser, and a preview for whoever shares the link."""
    text = (site / "guide/bots/index.html").read_text(encoding="utf-8")

    for words in (
        f"higgle {__version__}",
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


def test_the_search_knows_every_part(site: Path) -> None:
    """Pages of the guide, and names of the interface."""
    index = (site / "search.json").read_text(encoding="utf-8")

    assert "Duplicate deals" in index
    assert "HiggleVectorEnv" in index
