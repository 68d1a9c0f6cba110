"""Write what the client knows of the server into `src/generated`; what is up to date stays.

`npm run wire` then makes the types of the messages from `openapi.json`.
"""

import json
from pathlib import Path

from higgle.catalogue import OWN_GAMES
from higgle.i18n import LANGUAGES, say
from higgle.server import openapi

FOLDER = Path(__file__).parent / "src" / "generated"
PRINTED = "/** What is printed on the cards of the games. Made by generate.py. */\n"
LANGUAGE_HEAD = "/** The languages, each by its own name. Made by generate.py. */\n"
HEAD = "/** How the games name their parts, cards and clauses. Made by generate.py. */\n"


def names() -> str:
    """What the parts of actions mean, what cards are called, and which clauses rule a game."""
    games = {
        name: {
            "kinds": game.KINDS,
            "cards": game.CARDS,
            "clauses": game.CLAUSES,
        }
        for name, game in OWN_GAMES.items()
    }
    text = json.dumps(games, indent=1, ensure_ascii=False)
    return f"{HEAD}export default {text} as const;\n"


def printed() -> str:
    """What is printed on the cards of all games, a table each."""
    tables: dict[str, str] = {}
    for game in OWN_GAMES.values():
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


def main() -> None:
    """Write the files that differ."""
    made = {
        "openapi.json": openapi(),
        "catalogue.ts": names(),
        "printed.ts": printed(),
        "languages.ts": languages(),
    }
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, text in made.items():
        file = FOLDER / name
        if not file.exists() or file.read_text(encoding="utf-8") != text:
            file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
