"""What people type on the command line, as values."""

import secrets

from higgle.core import require


def agreed(text: str) -> dict[str, object]:
    """Options written as `name=value,name=value`."""
    options: dict[str, object] = {}
    for part in filter(None, text.split(",")):
        name, sign, value = part.partition("=")
        require(sign and name.strip() and value.strip(), "option-text", text=part)
        options[name.strip()] = value.strip()
    return options


def named(bots: str) -> list[str]:
    """Bots written as `a,b,c`."""
    return [bot.strip() for bot in bots.split(",") if bot.strip()]


def seeded(seed: str) -> str:
    """The seed that was given, or a fresh one."""
    return seed or secrets.token_hex(32)
