"""The screenshots that README and docs show; only these are tracked."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
SCREENSHOTS = ROOT / "docs" / "screenshots"


def shown() -> set[str]:
    """The file names of all screenshots that a page shows."""
    pages = [ROOT / "README.md", *(ROOT / "docs").rglob("*.md")]
    return {
        name
        for page in pages
        for name in re.findall(r"\]\([^)]*screenshots/([\w.-]+)\)", page.read_text("utf-8"))
    }
