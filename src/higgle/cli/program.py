"""The commands of `higgle`; heavy modules are imported by the command that needs them."""

import sys
from importlib.metadata import version

from cyclopts import App

from higgle.cli.tongue import asked_in
from higgle.table import Illegal, need

app = App(
    name="higgle",
    help="Five games of bargaining, for people and bots at one table.\n\n"
    "Without a command: serve the tables on the web, and open the browser.",
    version=version("higgle"),
    help_format="plaintext",
)
for command, what in {
    "look:games": "List the games with their seats and options.",
    "look:rules": "Print the rules clause by clause.",
    "play:play": "Play in the terminal against bots.",
    "sim:sim": "Play many games between bots.",
    "arena:arena": "Hold tournaments that say how strong bots are.",
    "benchmark:benchmark": "Let a bot play the benchmark Higgle-5.",
    "records:replay": "Tell a recorded game once more.",
    "records:verify": "Prove a recorded game.",
    "export:export": "Write data sets for those who study bargaining.",
    "serve:serve": "Serve the tables on the web.",
    "serve:openapi": "Print the contract between server and clients.",
}.items():
    app.command(f"higgle.cli.{command}", help=what)


@app.default
def default() -> None:
    """Serve the tables on the web, and open the browser."""
    from higgle.cli.serve import serve

    serve()


def main() -> None:
    """Run a command; if it cannot be done, say so in one sentence."""
    words = sys.argv[1:]
    try:
        if words and not words[0].startswith("-"):
            commands = [name for name in app if not name.startswith("-")]
            need(words[0] in commands, "unknown-command", text=words[0], known=", ".join(commands))
        app(words)
    except Illegal as illegal:
        print(illegal.text(asked_in(words)), file=sys.stderr)
        raise SystemExit(2) from None
    except KeyboardInterrupt:
        raise SystemExit(130) from None
    except BrokenPipeError:
        sys.stderr.close()
        raise SystemExit(0) from None
