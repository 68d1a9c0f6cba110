"""The language of the terminal."""

import os
from collections.abc import Sequence
from typing import Annotated

from cyclopts import Parameter

from higgle import speech
from higgle.speech import LANGUAGES

HELP = "The language of texts; that of the system when nothing is said."

Language = Annotated[speech.Language | None, Parameter(help=HELP)]


def spoken(asked: str | None) -> str:
    """The language that was asked for, or the system's, or English."""
    if asked:
        return asked
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    system = next(filter(None, map(os.environ.get, names)), "")[:2]
    return system if system in LANGUAGES else "en"


def asked_in(words: Sequence[str]) -> str:
    """The language of a command line, for errors before it has been parsed."""
    for word, after in zip(words, [*words[1:], ""], strict=True):
        name, _, value = word.partition("=")
        if name == "--language" and (value or after) in LANGUAGES:
            return value or after
    return spoken(None)
