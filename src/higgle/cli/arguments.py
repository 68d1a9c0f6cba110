"""Command-line arguments that several commands share, and the language of the terminal."""

import os
import secrets
import sys
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.console import Console

from higgle import i18n
from higgle.core import Illegal, require
from higgle.i18n import LANGUAGES

HELP = "Language of the output (default: the system's)."

Language = Annotated[i18n.Language | None, Parameter(help=HELP)]


FAILED = 1
INTERRUPTED = 130
"""Exit statuses: something was found wanting, and somebody pressed Ctrl-C."""


class Terminal(Console):
    """The output; when another program stops reading it, the command ends without a word."""

    def on_broken_pipe(self) -> None:
        """Let the program end as it does for its other output."""
        raise BrokenPipeError


def print_json(value: object) -> None:
    """Print data for programs."""
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(value)).decode() + "\n")


def choose_language(asked: str | None) -> str:
    """The language asked for, else that of the system, else English."""
    if asked:
        return asked
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    system = (next(filter(None, map(os.environ.get, names)), "") or windows_language())[:2]
    return system if system in LANGUAGES else "en"


def windows_language() -> str:
    """The display language of Windows, which no variable names; empty on other systems."""
    found = ""
    if sys.platform == "win32":
        import ctypes
        import locale

        number = ctypes.windll.kernel32.GetUserDefaultUILanguage()
        found = locale.windows_locale.get(number, "")
    return found


def language_of(words: Sequence[str]) -> str:
    """The language of a command line, for errors before it has been parsed."""
    for word, after in pairwise([*words, ""]):
        name, _, value = word.partition("=")
        if name == "--language" and (value or after) in LANGUAGES:
            return value or after
    return choose_language(None)


def parse_options(text: str) -> dict[str, object]:
    """Parse options written as `name=value,name=value`."""
    options: dict[str, object] = {}
    for part in filter(None, text.split(",")):
        name, sign, value = part.partition("=")
        require(sign and name.strip() and value.strip(), "option-text", text=part)
        options[name.strip()] = value.strip()
    return options


def parse_bots(bots: str) -> list[str]:
    """Parse bots written as `a,b,c`."""
    return [bot.strip() for bot in bots.split(",") if bot.strip()]


def parse_prices(text: str) -> tuple[float, float]:
    """The prices of a million tokens, of prompts and of replies."""
    if not text:
        return 0.0, 0.0
    prompt, slash, reply = text.partition("/")
    try:
        found = float(prompt), float(reply)
    except ValueError:
        found = -1.0, -1.0
    require(slash and min(found) >= 0, "bad-prices", text=text)
    return found


def seed_or_fresh(seed: str) -> str:
    """The seed that was given, or a random one."""
    return seed or secrets.token_hex(32)


def count_processes(wanted: int) -> int:
    """The processes that share the work; as many as there are cores when 0 are wanted."""
    require(wanted >= 0, "bad-processes", processes=wanted)
    return wanted or os.cpu_count() or 1


def check_writable(file: Path) -> None:
    """Refuse a file that cannot be written before the game, rather than lose the game after it."""
    try:
        file.open("a").close()
    except OSError as problem:
        raise Illegal("record-write", file=str(file), why=type(problem).__name__) from None


def strip_control(words: str) -> str:
    """Replace control characters in text from strangers, which a terminal would obey."""
    return "".join(letter if letter.isprintable() else " " for letter in words)
