"""The pages say what is true."""

import re
import sys
from collections.abc import Iterator
from inspect import getsource
from pathlib import Path
from textwrap import dedent, indent

import pytest

import higgle
from higgle import catalogue
from higgle.bohnanza import game as game_module
from higgle.bohnanza.game import Bohnanza
from higgle.cli.program import COMMANDS, main
from higgle.core.values import tag
from higgle.envs.games.datasets import OfferLine
from higgle.envs.gym import HiggleGym
from higgle.i18n import FOLDER
from scripts.docs.reference import PAGES
from tests.scene import scene

ROOT = Path(__file__).parents[2]
RULES = (ROOT / "docs/reference/rules.md").read_text(encoding="utf-8")
SHOWN = ("web", "day", "board", "evening", "clubs")
"""The texts of the page that the guide quotes."""
SPAN = re.compile(r"`([BPHWK])(\d\d)`(?:[^,\s]`[BPHWK](\d\d)`)?")


def named_clauses(page: str) -> Iterator[str]:
    """Every clause that a page names, alone or in a span such as `B10` to `B13`."""
    for letter, first, last in SPAN.findall(page):
        for number in range(int(first), int(last or first) + 1):
            yield f"{letter}{number:02}"


def test_every_clause_has_its_file_on_the_page() -> None:
    """A newcomer finds any rule."""
    text = (FOLDER / "en/clauses.ftl").read_text(encoding="utf-8")
    clauses = set(re.findall(r"^([BPHWK]\d\d) =", text, re.MULTILINE))

    assert set() == clauses - set(named_clauses(RULES))


def test_every_file_on_the_page_exists() -> None:
    """A name that leads nowhere helps nobody."""
    known = {file.name for file in [*ROOT.glob("src/**/*.py"), *ROOT.glob("tests/**/*.py")]}

    assert set() == set(re.findall(r"(\w+\.py)`", RULES)) - known


@pytest.mark.parametrize("game", [entry.id for entry in higgle.games()])
def test_every_option_stands_on_the_page_of_its_game(game: str) -> None:
    """Options that the base game has stand on its page."""
    pages = [game] if game in ("bohnanza", "kuhhandel") else ["bohnanza", game]
    text = "".join(
        (ROOT / f"docs/guide/games/{page}.md").read_text(encoding="utf-8") for page in pages
    )
    options = [
        option.name for entry in higgle.games() if entry.id == game for option in entry.options
    ]

    assert [] == [name for name in options if f"`{name}`" not in text]


@pytest.mark.parametrize("game", [entry.id for entry in higgle.games()])
def test_every_text_form_stands_on_the_page_of_its_game_and_can_be_read(game: str) -> None:
    """What the tables of actions show can be typed, and no form is missing."""
    pages = [game] if game in ("bohnanza", "kuhhandel") else ["bohnanza", game]
    forms: set[str] = set()
    for page in pages:
        text = (ROOT / f"docs/guide/games/{page}.md").read_text(encoding="utf-8")
        for cell in re.findall(
            r"^\| (`.*?) \|", text.partition("## Every action")[2], re.MULTILINE
        ):
            said = re.findall(r"`(.*?)`", cell)
            forms |= {tag(type(catalogue.parse(game, words)).__name__) for words in said}
    known = {tag(action.__name__) for action in catalogue.GAMES[game].ACTIONS}

    assert set() == known - forms


@pytest.mark.parametrize("page", ["README.md", "PACKAGE.md", "docs/index.md"])
def test_the_first_programs_run(page: str, capsys: pytest.CaptureFixture[str]) -> None:
    """What a newcomer copies works."""
    text = (ROOT / page).read_text(encoding="utf-8")
    programs = re.findall(r"```python\n(.*?)```", text, re.DOTALL)

    assert programs
    for program in programs:
        exec(compile(program, page, "exec"), {"__name__": "copied"})
    assert "[" in capsys.readouterr().out


@pytest.mark.parametrize(
    "page",
    [
        "guide/bots",
        "guide/research",
        "guide/training",
        "reference/datasets",
        "reference/records",
        "reference/nouns/talk",
    ],
)
def test_every_program_on_a_page_runs_by_itself(page: str) -> None:
    """Whoever copies one needs nothing from those before it."""
    text = (ROOT / f"docs/{page}.md").read_text(encoding="utf-8")
    programs = re.findall(r"```python\n(.*?)```", text, re.DOTALL)

    assert programs
    for number, program in enumerate(programs):
        exec(compile(program, f"{page} {number}", "exec"), {"__name__": "copied"})


def test_the_bot_of_the_tutorial_is_the_example() -> None:
    """Every excerpt of the page stands in the file, at some depth."""
    page = (ROOT / "docs/guide/bargaining-bot.md").read_text(encoding="utf-8")
    source = (ROOT / "docs/examples/write_a_bargaining_bot.py").read_text(encoding="utf-8")
    excerpts = [
        excerpt.strip()
        for block in re.findall(r"```python\n(.*?)```", page, re.DOTALL)
        for excerpt in block.split("\n\n\n")
    ]

    assert len(excerpts) > 4
    for excerpt in excerpts:
        assert excerpt in source or indent(excerpt, "    ") in source, excerpt


def test_the_first_bot_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Saved where the page says, it is found by the command that the page says."""
    page = (ROOT / "docs/guide/bots.md").read_text(encoding="utf-8")
    bot = re.search(
        r"```python\n(.*?)```\n\nSave it as `(.*?)`.*?```\nhiggle (.*?)\n```", page, re.DOTALL
    )
    assert bot is not None
    source, file, command = bot.groups()
    (tmp_path / file).parent.mkdir()
    (tmp_path / file).write_text(source, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [place for place in sys.path if place])
    words = [*command.replace("20", "2").split(), "--processes", "1"]
    monkeypatch.setattr(sys, "argv", ["higgle", *words])

    with pytest.raises(SystemExit) as end:
        main()

    assert not end.value.code
    assert "mine.patient:Patient" in capsys.readouterr().out


def test_the_first_hour_can_be_followed(capsys: pytest.CaptureFixture[str]) -> None:
    """Its program runs, and everything that it says to look for is there."""
    page = (ROOT / "docs/guide/first-hour.md").read_text(encoding="utf-8")
    program = "".join(re.findall(r"```python\n(.*?)```", page, re.DOTALL))

    exec(compile(program, "first-hour.md", "exec"), {})

    told = capsys.readouterr().out.splitlines()
    assert ["0", "True"] == told[0].split()[:2]
    assert ["False", "It is not your turn. B10"] == told[-2:]
    for file, names in re.findall(r"\| `(\w+(?:/\w+)+\.py)` \| (.*?) \|", page):
        source = (ROOT / "src/higgle" / file).read_text(encoding="utf-8")
        for name in re.findall(r"`(\w+)`", names):
            assert re.search(rf"(def|class) {name}\b", source), (file, name)
    game = (ROOT / "src/higgle/bohnanza/game.py").read_text(encoding="utf-8")
    assert "def may_sell_lone" in game


def test_the_rule_that_the_first_hour_breaks_breaks(monkeypatch: pytest.MonkeyPatch) -> None:
    page = (ROOT / "docs/guide/first-hour.md").read_text(encoding="utf-8")
    change = re.search(r"Break it, by making\n`(.+?)` in it `(.+?)`", page)
    assert change is not None
    source = dedent(getsource(Bohnanza.may_sell_lone))
    broken: dict[str, object] = {}
    exec(source.replace(change[1], change[2]), vars(game_module), broken)
    position = scene().hand(0, "soy").field(0, red=1).field(0, blue=3).planting()

    assert 1 == source.count(change[1])
    assert "harvest 1" not in [str(action) for action in position.table.actions(0)]
    monkeypatch.setattr(Bohnanza, "may_sell_lone", broken["may_sell_lone"])
    assert "harvest 1" in [str(action) for action in position.table.actions(0)]


def test_every_command_stands_on_the_page_of_the_terminal() -> None:
    """Each that the parser knows, and no other."""
    page = (ROOT / "docs/guide/terminal.md").read_text(encoding="utf-8")
    cells = re.findall(r"^\| (`higgle.*?) \|", page, re.MULTILINE)
    named = {command for cell in cells for command in re.findall(r"`higgle (\w+)", cell)}

    assert {place.partition(":")[2] for place in COMMANDS} == named


def test_whatever_a_player_shall_press_is_on_the_page_of_the_game() -> None:
    """What stands in bold is what the browser shows."""
    page = (ROOT / "docs/guide/playing.md").read_text(encoding="utf-8")
    files = [FOLDER / f"en/{name}.ftl" for name in SHOWN]
    shown = "\n".join(file.read_text(encoding="utf-8") for file in files)
    texts = set(re.findall(r"^[\w-]+ = (.*)$", shown, re.MULTILINE))
    named = re.findall(r"\*\*(.+?)\*\*", page)

    assert len(named) > 20
    assert set() == set(named) - texts


def test_every_page_can_be_reached() -> None:
    """The list of pages names each of them."""
    listed = set(re.findall(r": (\S+\.md)$", (ROOT / "mkdocs.yml").read_text(), re.MULTILINE))
    pages = {str(page.relative_to(ROOT / "docs")) for page in (ROOT / "docs").rglob("*.md")}

    assert pages | {f"reference/{name}.md" for name in PAGES} == listed


def test_the_tables_of_research_are_true() -> None:
    """How many numbers are seen and words can be said, and the fields of a line of talk."""
    page = (ROOT / "docs/guide/research.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| ([\w-]+) \| (\d) \| ([\d,]+) \| (\d+) \|", page, re.MULTILINE)

    assert [entry.id for entry in higgle.games()] == [row[0] for row in rows]
    for game, seats, numbers, words in rows:
        env = HiggleGym(game, int(seats))
        assert (int(numbers.replace(",", "")),) == env.observation_space.shape
        assert int(words) == len(env.words)
    fewest, most = min(int(row[3]) for row in rows), max(int(row[3]) for row in rows)
    assert f"a vocabulary of {fewest} to {most} words" in page
    page = (ROOT / "docs/reference/datasets.md").read_text(encoding="utf-8")
    part = page.partition("## Every offer as data")[2].partition("## ")[0]
    cells = re.findall(r"^\| (`.*?) \|", part, re.MULTILINE)
    fields = [name for cell in cells for name in re.findall(r"`(\w+)`", cell)]
    assert [*OfferLine.__struct_fields__] == fields
