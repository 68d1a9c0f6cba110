"""A release: one version everywhere, a changelog that names it, and a tag that agrees.

`scripts/release/version.py 0.3.0` writes the version; with `--tag v0.3.0` it checks the tag.
After a release, `scripts/release/version.py 0.4.0.dev0` says that the tree is on its way to the
next: only the package is, what people are told to install and to cite stays the last release.
It needs nothing but Python, because a fresh machine runs it first.
"""

import argparse
import re
import sys
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGE = {"src/higgle/__init__.py": r'^__version__ = "(.+)"$'}
"""Where the package says which version it is."""
PLACES = PACKAGE | {
    "CITATION.cff": r"^version: (.+)$",
    "src/higgle/server/deploy/Containerfile": r"\"higgle==(\S+) --hash",
}
"""Where the version of a release stands."""

ITEM = re.compile(r"^\* .*?(?=^\* |^#|\Z)", re.MULTILINE | re.DOTALL)
"""A line of the changelog, however long."""


def versions(root: Path) -> set[str]:
    """The versions that the files name: one in a release, two on the way to the next."""
    texts = {place: (root / place).read_text(encoding="utf-8") for place in PLACES}
    return {
        spot[1]
        for place, text in texts.items()
        for spot in re.finditer(PLACES[place], text, re.MULTILINE)
    }


def write(root: Path, version: str, today: str) -> None:
    """Put a release into every place, and give what is unreleased its name."""
    begun = ".dev" in version
    for place, pattern in (PACKAGE if begun else PLACES).items():
        file = root / place
        text = file.read_text(encoding="utf-8")
        for spot in re.finditer(pattern, text, re.MULTILINE):
            text = text[: spot.start(1)] + version + text[spot.end(1) :]
        file.write_text(text, encoding="utf-8")
    if begun:
        return
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
    asked.add_argument("version", nargs="?", help="the version to write, such as 0.3.0")
    asked.add_argument("--tag", help="the tag to check, such as v0.3.0")
    given = asked.parse_args()
    if given.version:
        if not re.fullmatch(r"\d+\.\d+\.\d+(\.dev\d+)?", given.version):
            sys.exit(f"{given.version} is not a version such as 0.3.0 or 0.4.0.dev0")
        write(ROOT, given.version, datetime.now(UTC).date().isoformat())
        if ".dev" in given.version:
            return
    tag = given.tag or f"v{given.version or versions(ROOT).pop()}"
    told = problems(ROOT, tag)
    if told:
        sys.exit("\n".join(told))
    print(f"everything says {tag.removeprefix('v')}")


if __name__ == "__main__":
    main()
