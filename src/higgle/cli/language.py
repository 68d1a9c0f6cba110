"""Choose the language of the terminal."""

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
