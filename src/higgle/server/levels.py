"""Which bots can be seated, from the easy to the strong."""

from higgle.playing import DEFAULT, bot_names
from higgle.server.rest import BotLevel
from higgle.speech import knows, say
from higgle.table import need


def levels(language: str) -> list[BotLevel]:
    """The bots that can fill a seat, with what they are like."""
    return [
        BotLevel(name, words(name, "", language), words(name, ".about", language))
        for name in bot_names()
    ]


def words(name: str, part: str, language: str) -> str:
    """What the catalogue says about a bot."""
    message = f"bot-{name}{part}"
    if knows(message) or knows(message, language):
        return say(message, language)
    return "" if part else name.replace("-", " ").capitalize()


def check_level(name: str) -> str:
    """A bot's name, or the usual one when none is said; an unknown one is refused."""
    if not name:
        return DEFAULT
    known = bot_names()
    need(name.partition(":")[0] in known, "unknown-bot", bot=name, bots=", ".join(known))
    return name


def stand_in_name(game: str) -> str:
    """The bot that keeps the seats of absent people."""
    return DEFAULT
