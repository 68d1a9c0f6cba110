"""The commands of `higgle`; heavy modules are imported by the command that needs them."""

import sys
from importlib.metadata import version
from io import TextIOWrapper
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cyclopts import App

ABOUT = """Five games of bargaining, for people and bots at one table.

Without a command: serve the tables on the web, and open the browser."""

COMMANDS = {
    "rules:games": "List the games with their seats and options.",
    "rules:rules": "Print the rules clause by clause.",
    "play:play": "Play in the terminal against bots.",
    "sim:sim": "Play many games between bots.",
    "arena:arena": "Hold tournaments that say how strong bots are.",
    "arena:benchmark": "Let a bot play the benchmark Higgle-5.",
    "records:replay": "Tell a recorded game once more.",
    "records:verify": "Prove a recorded game.",
    "export:export": "Write data sets for those who study bargaining.",
    "serve:serve": "Serve the tables on the web.",
    "serve:openapi": "Print the contract between server and clients.",
    "serve:deploy": "Write the files for hosting into a folder.",
    "admin:admin": "Keep house on a server: people, tables, reports, and what was done.",
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
    from cyclopts import App

    app = App(name="higgle", help=ABOUT, version=version("higgle"), help_format="plaintext")
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
    from higgle.cli.language import language_of
    from higgle.core import Illegal, require

    try:
        if words[:1] in (["--help"], ["-h"]):
            words = [*words[1:], "--help"]
        if not words or (words[0].startswith("-") and words[0] != "--version"):
            words = ["serve", *words]
        commands = [place.partition(":")[2] for place in COMMANDS]
        known = words[0] in (*commands, "--version")
        require(known, "unknown-command", text=words[0], known=", ".join(commands))
        program()(words)
    except Illegal as illegal:
        print(illegal.text(language_of(words)), file=sys.stderr)
        raise SystemExit(2) from None
    except KeyboardInterrupt:
        raise SystemExit(130) from None
    except BrokenPipeError:
        sys.stderr.close()
        raise SystemExit(0) from None
