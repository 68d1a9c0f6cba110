"""A plain install is small: engine, bots, terminal and simulator need none of the extras."""

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

PROJECT = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))
HEAVY = (
    *("aiosqlite", "anyio", "argon2", "babel", "faker", "filelock", "gymnasium", "httpx"),
    *("litestar", "numpy", "openskill", "platformdirs", "prometheus_client", "pyspiel"),
    *("sqlalchemy", "uvicorn", "websockets"),
)
ABSENT = f"""
import sys
sys.modules.update(dict.fromkeys({HEAVY}))
from higgle.cli import main
main()
"""


def run(*words: str, answers: str = "") -> subprocess.CompletedProcess[str]:
    """Type a command where the extras are not installed."""
    command = [sys.executable, "-c", ABSENT, *words]
    return subprocess.run(command, check=False, capture_output=True, text=True, input=answers)


def test_a_plain_install_needs_few_packages() -> None:
    """Those that are named here, and no more."""
    needs = PROJECT["project"]["dependencies"]

    assert ["cyclopts", "fluent.syntax", "msgspec", "mypy-extensions", "rich"] == [
        need.partition(">")[0] for need in needs
    ]


@pytest.mark.parametrize(
    "words",
    [
        ["games"],
        ["rules", "kuhhandel"],
        ["sim", "bohnanza", "--games", "2", "--processes", "2"],
        ["doctor", "farmer", "--game", "kuhhandel", "--games", "1"],
        ["export", "games", "kuhhandel", "--games", "1", "--bots", "random"],
        ["export", "talk", "bohnanza", "--games", "1"],
        ["completion", "bash"],
        ["admin", "--help"],
    ],
    ids=lambda words: words[0],
)
def test_what_needs_no_server_works_without_one(words: list[str]) -> None:
    ended = run(*words)

    assert (0, "") == (ended.returncode, ended.stderr)
    assert ended.stdout


def test_people_play_and_prove_a_game_without_extras(tmp_path: Path) -> None:
    """Against the bot that needs no net; hints and the coach work, too."""
    file = str(tmp_path / "game.jsonl")

    played = run("play", "bohnanza", "--seed", "1", "--save", file, answers="hint\ncoach\n1\nq\n")

    assert (0, "") == (played.returncode, played.stderr)
    assert 0 == run("verify", file).returncode
    assert 0 == run("replay", file).returncode


@pytest.mark.parametrize(
    ("words", "extra"),
    [
        (["serve"], "server"),
        (["admin", "people"], "server"),
        (["openapi"], "server"),
        (["arena", "kuhhandel:greedy/random", "--deals", "1"], "bots"),
        (["sim", "bohnanza", "--games", "1", "--bots", "expert"], "bots"),
    ],
    ids=lambda value: value if isinstance(value, str) else value[0],
)
def test_what_needs_an_extra_names_it(words: list[str], extra: str) -> None:
    """In one sentence, with the command that brings it, before anything is played."""
    ended = run(*words)

    [line] = ended.stderr.splitlines()
    assert 2 == ended.returncode
    assert f'pip install "higgle[{extra}]"' in line
