"""The commands of `higgle`; what is heavy is imported by the command that needs it."""

import sys
from importlib.metadata import version

from cyclopts import App

from higgle.table import Illegal

app = App(
    name="higgle",
    help="Five games of bargaining, for people and bots at one table.",
    version=version("higgle"),
)
app.command("higgle.cli.look:games")
app.command("higgle.cli.look:rules")
app.command("higgle.cli.sim:sim")
app.command("higgle.cli.play:play")
app.command("higgle.cli.records:replay")
app.command("higgle.cli.records:verify")
app.command("higgle.cli.serve:serve")


@app.default
def default() -> None:
    """Serve the tables on the web, and open the browser."""
    from higgle.cli.serve import serve

    serve()


def main() -> None:
    """Run a command; what cannot be done is said in one sentence."""
    try:
        app()
    except Illegal as illegal:
        print(illegal, file=sys.stderr)
        raise SystemExit(2) from None
    except KeyboardInterrupt:
        raise SystemExit(130) from None
    except BrokenPipeError:
        sys.stderr.close()
        raise SystemExit(0) from None
