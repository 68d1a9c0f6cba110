"""The language of the terminal."""

import os
import sys
from collections.abc import Sequence
from itertools import pairwise
from typing import Annotated

from cyclopts import Parameter

from higgle import i18n
from higgle.i18n import LANGUAGES

HELP = "The language of texts; that of the system when nothing is said."

Language = Annotated[i18n.Language | None, Parameter(help=HELP)]


def spoken(asked: str | None) -> str:
    """The language that was asked for, or the system's, or English."""
    if asked:
        return asked
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    system = (next(filter(None, map(os.environ.get, names)), "") or on_windows())[:2]
    return system if system in LANGUAGES else "en"


def on_windows() -> str:
    """The language that Windows speaks, which no variable says; nothing on other systems."""
    found = ""
    if sys.platform == "win32":
        import ctypes
        import locale

        number = ctypes.windll.kernel32.GetUserDefaultUILanguage()
        found = locale.windows_locale.get(number, "")
    return found


def asked_in(words: Sequence[str]) -> str:
    """The language of a command line, for errors before it has been parsed."""
    for word, after in pairwise([*words, ""]):
        name, _, value = word.partition("=")
        if name == "--language" and (value or after) in LANGUAGES:
            return value or after
    return spoken(None)
