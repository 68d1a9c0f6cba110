"""The guide is short and begins with what it is good for; history stands in the evidence alone."""

import re
from pathlib import Path

import pytest

from scripts.docs.reference import PAGES

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
GUIDE = sorted((DOCS / "guide").rglob("*.md"))
EVIDENCE = sorted((DOCS / "evidence").rglob("*.md"))
TIMELESS = [
    *(ROOT / name for name in ("README.md", "PACKAGE.md", "CONTRIBUTING.md", "SECURITY.md")),
    *sorted(page for page in DOCS.rglob("*.md") if page not in EVIDENCE and page.stem not in PAGES),
]
MONTHS = "January|February|March|April|May|June|July|August|September|October|November|December"
DATE = re.compile(rf"\b20\d\d-\d\d-\d\d\b|\b(?:{MONTHS}) 20\d\d\b")
CODE = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
COMMIT = re.compile(r"\b(?=[0-9a-f]*[a-f])(?=[0-9a-f]*\d)[0-9a-f]{7,40}\b")


def name(page: Path) -> str:
    """A page as its test is called."""
    return page.relative_to(ROOT).as_posix()


def test_the_guide_is_short() -> None:
    """Code and tables counted."""
    words = sum(len(page.read_text(encoding="utf-8").split()) for page in GUIDE)

    assert len(GUIDE) <= 20
    assert words <= 20_000


@pytest.mark.parametrize("page", GUIDE, ids=name)
def test_a_page_of_the_guide_begins_with_what_one_can_do_after_it(page: Path) -> None:
    title, blank, first, *_ = page.read_text(encoding="utf-8").splitlines()

    assert title.startswith("# ")
    assert "" == blank
    assert first.startswith("After this "), first


@pytest.mark.parametrize("page", TIMELESS, ids=name)
def test_no_page_but_evidence_names_a_date_or_a_commit(page: Path) -> None:
    """What was true on a day belongs to the evidence, or to the changelog."""
    text = page.read_text(encoding="utf-8")

    assert [] == DATE.findall(text)
    assert [] == COMMIT.findall(CODE.sub("", text))


@pytest.mark.parametrize("page", EVIDENCE, ids=name)
def test_evidence_is_dated_and_says_how_it_was_made(page: Path) -> None:
    """On top, so that nobody reads old figures as new ones."""
    text = page.read_text(encoding="utf-8")

    assert DATE.search("\n".join(text.splitlines()[:12])), "no date on top"
    assert re.search(r"^(?:make|higgle) |`(?:higgle|make|python -m|pytest) ", text, re.MULTILINE)


QUOTED = {
    ("guide/hosting.md", "evidence/server.md"): ("1.8 ms", "p99 86 ms", "150 actions a second"),
    ("about/faq.md", "guide/hosting.md"): ("1,200 to 2,500",),
    ("guide/training.md", "examples/train_with_maskable_ppo.py"): ("0.32", "0.98"),
}
"""Figures that stand on a second page, and where they come from."""


@pytest.mark.parametrize(("page", "source"), QUOTED, ids="-".join)
def test_a_figure_that_is_quoted_stands_in_its_source(page: str, source: str) -> None:
    """When it is measured anew, both change."""
    quoting, quoted = ((DOCS / file).read_text(encoding="utf-8") for file in (page, source))

    for figure in QUOTED[page, source]:
        assert figure in quoting
        assert figure in quoted
