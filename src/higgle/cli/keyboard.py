"""What a person types: a line with history, and words completed by Tab where the system can."""

import contextlib
import os
import sys
from collections.abc import Sequence

from rich.console import Console

if sys.platform != "win32":  # its console has a history of its own
    with contextlib.suppress(ImportError):
        import readline

BOLD, PLAIN = "\001\033[1m\002", "\001\033[0m\002"
"""Escapes that the line editor does not count as letters."""


class Keyboard:
    """Reads lines; through a pipe it is plain input."""

    def __init__(self, console: Console) -> None:
        self.styled = console.is_terminal and not os.environ.get("NO_COLOR")
        self.words: Sequence[str] = ()
        self.found: list[str] = []
        if sys.platform != "win32" and "readline" in globals():
            readline.set_completer(self.complete)
            readline.set_completer_delims(" ")
            readline.parse_and_bind("tab: complete")

    def ask(self, prompt: str, words: Sequence[str]) -> str:
        """A line from the person; Tab completes it to one of these."""
        self.words = words
        return input(f"{BOLD}{prompt}:{PLAIN} " if self.styled else f"{prompt}: ").strip()

    def complete(self, word: str, state: int) -> str | None:
        """The next word of whatever continues the line, for the line editor."""
        if sys.platform != "win32" and state == 0:
            line = readline.get_line_buffer()[: readline.get_endidx()]
            self.found = continuations(line, self.words)
        return self.found[state] if state < len(self.found) else None


def continuations(line: str, known: Sequence[str]) -> list[str]:
    """The words that may follow at the end of a line, from whole lines that are known.

    A word after which more must follow ends in a blank, as shells complete it.
    """
    *before, begun = line.lstrip().split(" ")
    place = len(before)
    found = {
        parts[place] + " " * (len(parts) > place + 1)
        for parts in (one.split(" ") for one in known)
        if parts[:place] == before and len(parts) > place and parts[place].startswith(begun)
    }
    return sorted(found)
