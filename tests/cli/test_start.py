"""Nothing is read before it is needed: a start is counted in modules, not by a watch."""

import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

import higgle
from higgle.cli.program import COMMANDS, main, overview, program

COUNT = "import sys; before = set(sys.modules); {}; print(*sorted(set(sys.modules) - before))"


def modules(deed: str) -> set[str]:
    """What an interpreter of its own imports for this."""
    command = [sys.executable, "-c", COUNT.format(deed)]
    shown = subprocess.run(command, capture_output=True, text=True, check=True)
    return set(shown.stdout.splitlines()[-1].split())


@pytest.mark.parametrize(
    "deed",
    [
        "import higgle",
        "sys.argv = ['higgle', '--help']; from higgle.cli import main; main()",
    ],
)
def test_a_start_reads_no_game_and_no_library(deed: str) -> None:
    """`import higgle` and `higgle --help` answer at once."""
    found = modules(deed)

    assert not {"msgspec", "numpy", "cyclopts", "rich", "higgle.catalogue"} & found
    assert len(found) < 120


def test_every_public_name_is_there() -> None:
    """A name is fetched when it is first used, and an unknown one is refused as usual."""
    assert sorted(higgle.__all__) == dir(higgle)
    assert all(callable(getattr(higgle, name)) for name in higgle.__all__)
    with pytest.raises(AttributeError, match="no attribute 'gamble'"):
        getattr(higgle, "gamble")  # noqa: B009


def test_the_overview_names_every_command() -> None:
    """What `--help` prints is what there is."""
    commands = [name for name in program() if not name.startswith("-")]

    assert len(COMMANDS) == len(commands)
    assert all(f"\n  {name} " in overview() for name in commands)


@pytest.mark.parametrize("flags", [[], ["--no-browser"]])
def test_no_command_serves_and_a_problem_is_one_sentence(flags: list[str], tmp_path: Path) -> None:
    """Whoever starts it twice reads that it runs already."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        around = {
            "HIGGLE_PORT": str(taken.getsockname()[1]),
            "HIGGLE_DATABASE": str(tmp_path / "x.sqlite3"),
        }
        shown = subprocess.run(
            [sys.executable, "-m", "higgle", *flags],
            check=False,
            capture_output=True,
            text=True,
            env={**os.environ, **around, "LANG": "en"},
        )

    assert shown.returncode == 2
    assert shown.stderr.startswith(f"Port {around['HIGGLE_PORT']} cannot be used")
    assert len(shown.stderr.splitlines()) == 1


def test_whatever_the_system_writes_another_program_gets_utf_8() -> None:
    """Windows hands pipes an alphabet of its own, in which Russian cannot be said."""
    command = [sys.executable, "-m", "higgle", "rules", "B14", "--language", "ru"]
    shown = subprocess.run(
        command,
        capture_output=True,
        check=True,
        encoding="utf-8",
        env=os.environ | {"PYTHONIOENCODING": "cp1252"},
    )

    assert "борозде" in shown.stdout


def test_help_before_a_command_explains_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """`higgle --help play` is `higgle play --help`."""
    monkeypatch.setattr(sys, "argv", ["higgle", "--help", "play"])

    with pytest.raises(SystemExit, match="0"):
        main()

    assert capsys.readouterr().out.startswith("Usage: higgle play")
