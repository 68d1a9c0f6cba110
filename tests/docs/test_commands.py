"""Every command on every page can be given: most are carried out here, with smaller counts."""

import io
import re
import shlex
import shutil
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

import higgle
from higgle.cli.program import COMMANDS, main, program
from scripts.docs.reference import PAGES

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
PAGES_BY_HAND = [
    *(ROOT / name for name in ("README.md", "PACKAGE.md", "CONTRIBUTING.md", "SECURITY.md")),
    *sorted(page for page in (ROOT / "docs").rglob("*.md") if page.stem not in PAGES),
]
FENCE = re.compile(r"^```(\w*)[^\n]*\n(.*?)^```", re.MULTILINE | re.DOTALL)
SHELL = ("", "sh", "bash", "console")
BEFORE = re.compile(
    r"^(?:[A-Z_]+=\S+ +|\S*/bin/(?=higgle|python|pip)|(?:py|python3?) -m (?=higgle|pip))+"
)
COMMAND = re.compile(r"^(?:higgle|make|pipx?|python3?)(?= |$)")
CARRIED_OUT = (
    "completion",
    "daily",
    "doctor",
    "games",
    "openapi",
    "play",
    "replay",
    "rules",
    "sim",
    "verify",
)
CARRIED_OUT_IN_THE_GUIDE = ("arena", "deploy", "export")
FEWEST = {
    "sim": {"--games": "1", "--processes": "1"},
    "arena": {"--deals": "1", "--seats": "3", "--processes": "1", "--one-way": ""},
    "doctor": {"--games": "2", "--game": "kuhhandel"},
    "export": {"--games": "1"},
}
"""With how little each is carried out."""
PLACEHOLDERS = {
    "BOT": "greedy",
    "CODE": "ABCDEFGH",
    "COMMAND": "play",
    "CONTEST": "bohnanza:greedy/random",
    "FILE": "game.jsonl",
    "FOLDER": "folder",
    "GAME": "bohnanza",
    "ID": "1",
    "NAME": "Ann",
    "NUMBER": "1",
    "SEAL": "",
    "SHELL": "bash",
    "URL": "http://127.0.0.1:1/v1",
}
"""What stands for what pages leave open."""


def lines(page: Path) -> Iterator[str]:
    """What a page tells to type: blocks without a language, indented lines, code in a sentence."""
    text = page.read_text(encoding="utf-8")
    for language, block in FENCE.findall(text):
        if language in SHELL:
            yield from block.replace("\\\n", " ").splitlines()
    rest = FENCE.sub("", text)
    yield from re.findall(r"^    (\S.*)$", rest, re.MULTILINE)
    yield from re.findall(r"`([^`\n]+)`", rest)


def commands(program: str) -> list[tuple[str, str]]:
    """Every command of a program, with the first page that has it."""
    found: dict[str, str] = {}
    for page in PAGES_BY_HAND:
        for part in " && ".join(lines(page)).split(" && "):
            typed = BEFORE.sub("", part.strip())
            if COMMAND.match(typed) and typed.split()[0] == program:
                found.setdefault(typed, page.relative_to(ROOT).as_posix())
    return [(page, typed) for typed, page in found.items()]


def words_of(typed: str) -> list[str]:
    """A command as the shell hands it over, with something in the place of every placeholder."""
    typed = re.split(r" [|>] | +#", typed)[0]
    typed = re.sub(r"\[([A-Z]+) or [A-Z]+\]", r"\1", typed)
    typed = re.sub(r"\[(?:--\w+|[A-Z]+|open)\]|…|(?<= )\.\.\.$", "", typed)
    return [PLACEHOLDERS.get(word, word) for word in shlex.split(typed)[1:]]


def is_mentioned(words: list[str]) -> bool:
    """Whether a sentence names a command, or the whole program, instead of giving it."""
    groups = ("admin", "export")
    return len(words) - (words[0] in groups) <= 1 and words[0] in {
        place.partition(":")[2] for place in COMMANDS
    }


def is_carried_out(page: str, words: list[str]) -> bool:
    """Whether a command ends by itself within seconds, and needs nothing that is not here."""
    if {"--with-model", "--pool", "--day"} & set(words) or "orchard" in " ".join(words):
        return False
    if any(Path(word).is_absolute() for word in words):
        return False  # a test writes nowhere but in its folder
    return words[0] in CARRIED_OUT or (
        words[0] in CARRIED_OUT_IN_THE_GUIDE and not page.startswith("docs/evidence")
    )


def shortened(words: list[str]) -> list[str]:
    """The same command with as little to do as possible."""
    short = list(words)
    for flag, least in FEWEST.get(words[0], {}).items():
        if flag in short and least.isdigit():
            short[short.index(flag) + 1] = least
        elif flag not in short:
            short += [flag, least] if least else [flag]
    return short


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the files that pages speak of."""
    (tmp_path / "mine").mkdir()
    for page, file in (
        ("README.md", "patient.py"),
        ("docs/guide/bots.md", "mine/patient.py"),
        ("docs/guide/training.md", "shy.py"),
    ):
        program = re.search(r"```python\n(.*?)```", (ROOT / page).read_text("utf-8"), re.DOTALL)
        assert program is not None
        (tmp_path / file).write_text(program[1], encoding="utf-8")
    (tmp_path / "mine/__init__.py").write_text("from patient import Patient as Bot\n", "utf-8")
    shutil.copy(ROOT / "docs/examples/write_a_bargaining_bot.py", tmp_path / "haggler.py")
    table = higgle.new("bohnanza", 3, "a game")
    (tmp_path / "game.jsonl").write_text(str(table.record()), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*filter(None, sys.path)])
    monkeypatch.setattr(sys, "stdin", io.StringIO("quit\n"))
    return tmp_path


@pytest.mark.parametrize(
    ("page", "typed"), commands("higgle"), ids=lambda part: part.split("#")[0].strip()
)
def test_a_command_can_be_given(
    page: str, typed: str, place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is understood as it stands there; and carried out, with smaller counts, if it ends."""
    words = words_of(typed)
    if not words or is_mentioned(words) or words[0] == "DATE":
        return
    if words[0].startswith("-"):
        words = ["serve", *words] if words[0] not in ("--help", "--version") else words
    elif words[0] not in ("admin", "export"):
        assert words[0] in {one.partition(":")[2] for one in COMMANDS}
    program().parse_args(words, exit_on_error=False, print_error=False)
    if not is_carried_out(page, words):
        return
    monkeypatch.setattr(sys, "argv", ["higgle", *shortened(words)])
    with pytest.raises(SystemExit) as end:
        main()
    assert not end.value.code


def test_every_target_of_make_exists() -> None:
    """With its arguments."""
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z-]+):", makefile, re.MULTILINE))

    for page, typed in commands("make"):
        named = {word for word in shlex.split(typed.partition("#")[0])[1:] if "=" not in word}
        assert named <= targets, (page, typed)


def test_every_extra_that_is_installed_exists() -> None:
    """Or the folder that a page installs from."""
    extras = set(PROJECT["optional-dependencies"])

    for page, typed in commands("pip") + commands("pipx"):
        for listed in re.findall(r"(?:higgle|\.)\[([\w,]+)\]", typed):
            assert set(listed.split(",")) <= extras, (page, typed)
        for folder in re.findall(r" (docs/\S+)", typed):
            assert (ROOT / folder / "pyproject.toml").is_file(), (page, typed)


def test_every_script_exists_and_takes_its_flags() -> None:
    """A flag stands in the script, or in one that it imports."""
    given = commands("python") + commands("python3")

    assert len(given) > 20
    for page, typed in given:
        words = shlex.split(typed.partition("#")[0])
        if len(words) == 1 or words[2:3] in (["pip"], ["venv"], ["pytest"], ["higgle"]):
            continue
        if words[1] == "-m":
            name = words[2].replace(".", "/")
            files = [ROOT / f"{name}.py", ROOT / f"{name}/__init__.py", ROOT / f"src/{name}.py",
                     ROOT / f"src/{name}/__main__.py"]  # fmt: skip
        else:
            files = [ROOT / words[1]] if words[1].endswith(".py") else []
        file = next((file for file in files if file.is_file()), None)
        assert file is not None or words[1].startswith("-"), (page, typed)
        source = file.read_text(encoding="utf-8") if file is not None else ""
        for imported in re.findall(r"^from (scripts\.[\w.]+) import", source, re.MULTILINE):
            source += (ROOT / f"{imported.replace('.', '/')}.py").read_text(encoding="utf-8")
        flags = [word for word in words if word.startswith("--") and word != "--version"]
        assert [] == [flag for flag in flags if f'"{flag}"' not in source], (page, typed)
