"""The badges of the README say what stands in the repository, and are asked of nobody."""

import re

from scripts.pictures.badges import FOLDER, ROOT, badges
from scripts.pictures.pages import SCREENSHOTS, shown


def test_badges_are_true() -> None:
    """If this fails, run `python scripts/pictures/badges.py`."""
    assert badges() == {file.name: file.read_text(encoding="utf-8") for file in FOLDER.iterdir()}


def test_every_picture_of_the_readme_is_here() -> None:
    """None comes from elsewhere, and the moving one is small."""
    shown = re.findall(r"!\[.*?\]\((.*?)\)", (ROOT / "README.md").read_text(encoding="utf-8"))

    assert [] == [picture for picture in shown if not (ROOT / picture).is_file()]
    assert (ROOT / "docs/screenshots/trade.webp").stat().st_size < 600_000


def test_only_screenshots_that_a_page_shows_are_kept() -> None:
    """`make screenshots` puts all of them into a folder that git ignores."""
    assert shown() == {file.name for file in SCREENSHOTS.iterdir()}
