"""The commands of `higgle`; heavy modules are imported by the command that needs them."""

import os
import signal
import sys
from difflib import get_close_matches
from io import TextIOWrapper
from typing import TYPE_CHECKING, Literal

from higgle import __version__

if TYPE_CHECKING:
    from cyclopts import App

ABOUT = """Five games of bargaining, for people and bots at one table.

Without a command: serve the tables on the web, and open the browser."""

COMMANDS = {
    "rules:games": "List the games with their seats and options.",
    "rules:rules": "Print the rules clause by clause.",
    "play:play": "Play in the terminal against bots.",
    "daily:daily": "Play the deal of the day in the terminal.",
    "puzzles:puzzles": "Solve, check and mine puzzles from real games.",
    "sim:sim": "Simulate many games between bots.",
    "arena:arena": "Measure how strong bots are.",
    "arena:benchmark": "Run the benchmark Higgle-6.",
    "sim:doctor": "Check a bot for errors in every stage of each game.",
    "records:replay": "Print the events of a recorded game.",
    "records:verify": "Verify a recorded game.",
    "records:export": "Export games and offers as data sets.",
    "serve:serve": "Serve the tables on the web.",
    "serve:mcp": "Serve tools for AI agents (Model Context Protocol).",
    "serve:openapi": "Print the OpenAPI document of the server.",
    "serve:deploy": "Write configuration files for hosting.",
    "program:completion": "Print a completion script for your shell.",
    "admin:admin": "Moderate a server: people, tables, reports, audit log.",
}
"""Where each command stands, and what it does."""


def overview() -> str:
    """What `higgle --help` prints, from the list above alone: nothing needs to be imported."""
    known = {place.partition(":")[2]: what for place, what in COMMANDS.items()}
    lines = [f"  {name:11} {what}" for name, what in sorted(known.items())]
    more = "  --help      Explain a command: higgle play --help.\n  --version   Print the version."
    return "\n".join(["Usage: higgle COMMAND", "", ABOUT, "", *lines, "", more])


def program() -> "App":
    """The program with all its commands."""
    from cyclopts import App, Parameter

    app = App(
        name="higgle",
        help=ABOUT,
        version=__version__,
        help_format="plaintext",
        default_parameter=Parameter(negative=(), show_default=lambda value: value or None),
    )
    for command, what in COMMANDS.items():
        app.command(f"higgle.cli.{command}", help=what)
    return app


def main() -> None:
    """Run a command; if it cannot be done, say so in one sentence."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper) and not stream.isatty():
            # A file or another program gets UTF-8; on Windows it would get what few can read.
            stream.reconfigure(encoding="utf-8")
    if not sys.flags.safe_path:
        sys.path.append("")  # bots in files here are found, after all that is installed
    words = sys.argv[1:]
    if words in (["--help"], ["-h"]):
        print(overview())
        return
    run(words)


def run(words: list[str]) -> None:
    """Run a command that was typed; flags alone are those of `serve`."""
    from cyclopts import CycloptsError

    from higgle.cli.arguments import language_of, strip_control
    from higgle.core import Illegal

    try:
        if words[:1] in (["--help"], ["-h"]):
            words = [*words[1:], "--help"]
        if not words or (words[0].startswith("-") and words[0] != "--version"):
            words = ["serve", *words]
        check_command(words[0])
        program()(words, exit_on_error=False, print_error=False)
    except Illegal as illegal:
        end(strip_control(illegal.text(language_of(words))))
    except CycloptsError as problem:
        end(strip_control(" ".join(str(problem).split())))
    except KeyboardInterrupt:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        raise SystemExit(130) from None
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise SystemExit(0) from None


def end(why: str) -> None:
    """Bad input is one sentence, and status 2."""
    print(why, file=sys.stderr)
    raise SystemExit(2) from None


def check_command(word: str) -> None:
    """Refuse an unknown command, with the one that was meant if it is near."""
    from higgle.core import Illegal

    commands = [place.partition(":")[2] for place in COMMANDS]
    if word in (*commands, "--version"):
        return
    like = get_close_matches(word, commands, 1)
    if like:
        raise Illegal("command-like", text=word, like=like[0])
    raise Illegal("unknown-command", text=word, known=", ".join(commands))


def completion(shell: Literal["bash", "zsh", "fish"], /) -> None:
    """Print what lets a shell complete commands and flags, for its folder of completions.

    Parameters
    ----------
    shell:
        `bash`, `zsh` or `fish`.
    """
    print(program().generate_completion(prog_name="higgle", shell=shell))
