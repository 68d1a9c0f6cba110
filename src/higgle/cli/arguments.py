"""Parse command-line arguments that several commands share."""

import secrets
from pathlib import Path

from higgle.core import Illegal, require


def parse_options(text: str) -> dict[str, object]:
    """Parse options written as `name=value,name=value`."""
    options: dict[str, object] = {}
    for part in filter(None, text.split(",")):
        name, sign, value = part.partition("=")
        require(sign and name.strip() and value.strip(), "option-text", text=part)
        options[name.strip()] = value.strip()
    return options


def parse_bots(bots: str) -> list[str]:
    """Parse bots written as `a,b,c`."""
    return [bot.strip() for bot in bots.split(",") if bot.strip()]


def seed_or_fresh(seed: str) -> str:
    """The seed that was given, or a random one."""
    return seed or secrets.token_hex(32)


def check_writable(file: Path) -> None:
    """Refuse a file that cannot be written before the game, rather than lose the game after it."""
    try:
        file.open("a").close()
    except OSError as problem:
        raise Illegal("record-write", file=str(file), why=type(problem).__name__) from None
