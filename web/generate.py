"""Write what the client knows: `wire.ts`, `tongue.ts`, `printed.ts`, `languages.ts`.

With `--check` nothing is written; a difference ends it with an error.
"""

import json
import subprocess
import sys
import tempfile
from pathlib import Path

from higgle.catalogue import EXAMPLES, GAMES
from higgle.i18n import LANGUAGES, say
from higgle.server import openapi

HERE = Path(__file__).parent
PRINTED = "/** What is printed on the cards of the games. Made by generate.py. */\n"
LANGUAGE_HEAD = "/** The languages, each by its own name. Made by generate.py. */\n"
HEAD = "/** How the games name their events, cards and clauses. Made by generate.py. */\n"


def wire() -> str:
    """The types of the messages, from the OpenAPI document."""
    with tempfile.TemporaryDirectory() as folder:
        document = Path(folder) / "openapi.json"
        document.write_text(openapi(), encoding="utf-8")
        tool = HERE / "node_modules" / ".bin" / "openapi-typescript"
        options = ["--default-non-nullable=false", "--root-types"]
        made = Path(folder) / "wire.ts"
        command = [str(tool), str(document), *options, "-o", str(made)]
        subprocess.run(command, check=True, capture_output=True)  # noqa: S603
        return made.read_text(encoding="utf-8")


def tongue() -> str:
    """What each game's events mean, what its cards are called, and which clauses rule it."""
    games = {
        name: {
            "events": game.EVENTS,
            "kinds": game.KINDS,
            "cards": game.CARDS,
            "clauses": game.CLAUSES,
        }
        for name, game in (GAMES | EXAMPLES).items()
    }
    text = json.dumps(games, indent=1, ensure_ascii=False)
    return f"{HEAD}export default {text} as const;\n"


def printed() -> str:
    """What is printed on the cards of all games, a table each."""
    tables: dict[str, str] = {}
    for game in GAMES.values():
        for name, table in game.PRINTED.items():
            text = json.dumps(table, ensure_ascii=False)
            if tables.setdefault(name, text) != text:
                raise SystemExit(f"{name} is printed in two ways")
    lines = [f"export const {name} = {text} as const;" for name, text in tables.items()]
    return PRINTED + "\n".join(lines) + "\n"


def languages() -> str:
    """The languages of the catalogue, each by its own name."""
    names = {language: say("language", language) for language in LANGUAGES}
    return f"{LANGUAGE_HEAD}export default {json.dumps(names, ensure_ascii=False)} as const;\n"


def main() -> int:
    """Write the files, or compare them."""
    made = {
        "wire.ts": wire(),
        "tongue.ts": tongue(),
        "printed.ts": printed(),
        "languages.ts": languages(),
    }
    files = {HERE / "src" / name: text for name, text in made.items()}
    if "--check" not in sys.argv:
        for file, text in files.items():
            file.write_text(text, encoding="utf-8")
        return 0
    stale = [f for f, text in files.items() if f.read_text(encoding="utf-8") != text]
    for file in stale:
        print(f"{file.name} is not what the server says; run web/generate.py")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
