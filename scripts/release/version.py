"""A release: one version everywhere, a changelog that names it, and a tag that agrees.

`scripts/release/version.py 0.2.0` writes the version; with `--tag v0.2.0` it checks the tag.
It needs nothing but Python, because a fresh machine runs it first.
"""

import argparse
import re
import sys
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).parents[2]
PLACES = {
    "pyproject.toml": r'^version = "(.+)"$',
    "CITATION.cff": r"^version: (.+)$",
    "src/higgle/server/deploy/Containerfile": r"--no-deps higgle==(\S+)",
    "web/package.json": r'^  "version": "(.+)",$',
    "web/package-lock.json": r'^(?:  |      )"version": "(.+)",$',
}
"""Where the version stands; the lock of the page begins with it, twice."""

ITEM = re.compile(r"^\* .*?(?=^\* |^#|\Z)", re.MULTILINE | re.DOTALL)
"""A line of the changelog, however long."""


def spots(place: str, text: str) -> list[re.Match[str]]:
    """Where a file names our version."""
    found = list(re.finditer(PLACES[place], text, re.MULTILINE))
    return found[:2] if place == "web/package-lock.json" else found[:1]


def versions(root: Path) -> set[str]:
    """The versions that the files name; one, if all is well."""
    texts = {place: (root / place).read_text(encoding="utf-8") for place in PLACES}
    return {spot[1] for place, text in texts.items() for spot in spots(place, text)}


def write(root: Path, version: str, today: str) -> None:
    """Put the version into every place, and give what is unreleased its name."""
    for place in PLACES:
        file = root / place
        text = file.read_text(encoding="utf-8")
        for spot in reversed(spots(place, text)):
            text = text[: spot.start(1)] + version + text[spot.end(1) :]
        file.write_text(text, encoding="utf-8")
    changelog = root / "CHANGELOG.md"
    text = changelog.read_text(encoding="utf-8")
    changelog.write_text(named(text, version, today), encoding="utf-8")


def named(text: str, version: str, today: str) -> str:
    """The changelog in which nothing is unreleased; a version that is not out yet takes it all."""
    before, title, after = text.partition("## Unreleased\n")
    news, mark, rest = after.partition(f"## {version} - ")
    if not mark:
        return f"{before}{title}\n## {version} - {today}\n{after}"
    fresh = [item.strip() for item in ITEM.findall(news) if item.strip() not in rest]
    entry, older, oldest = rest.partition("\n## ")
    about, first, *others = entry.rstrip("\n").split("\n\n### ")
    whole = "\n\n### ".join([about, "\n".join([first, *fresh]), *others])
    return f"{before}{title}\n{mark}{whole}\n{older}{oldest}"


def problems(root: Path, tag: str) -> list[str]:
    """What keeps this from being the release that the tag names."""
    version = tag.removeprefix("v")
    found = versions(root) - {version}
    told = [f"the files say {other}, the tag {version}" for other in sorted(found)]
    changelog = (root / "CHANGELOG.md").read_text(encoding="utf-8")
    if not re.search(
        rf"^## {re.escape(version)} - \d{{4}}-\d\d-\d\d\n\n[^#]*### ", changelog, re.MULTILINE
    ):
        told.append(f"the changelog has no entry for {version} with a date")
    if not re.search(r"^## Unreleased\n\n## ", changelog, re.MULTILINE):
        told.append("the changelog has news that belong to no version yet")
    return told


def main() -> None:
    """Write or check, as asked."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("version", nargs="?", help="the version to write, such as 0.2.0")
    asked.add_argument("--tag", help="the tag to check, such as v0.2.0")
    given = asked.parse_args()
    if given.version:
        if not re.fullmatch(r"\d+\.\d+\.\d+", given.version):
            sys.exit(f"{given.version} is not a version such as 0.2.0")
        write(ROOT, given.version, datetime.now(UTC).date().isoformat())
    tag = given.tag or f"v{given.version or versions(ROOT).pop()}"
    told = problems(ROOT, tag)
    if told:
        sys.exit("\n".join(told))
    print(f"everything says {tag.removeprefix('v')}")


if __name__ == "__main__":
    main()
