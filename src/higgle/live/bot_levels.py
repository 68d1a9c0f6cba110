"""The bots that can be seated, from easy to strong."""

import re
from random import Random

from higgle.bots.ladder import opponent
from higgle.bots.phrases import VOICES
from higgle.core import require
from higgle.i18n import knows, say
from higgle.play import bot_names, make_bot
from higgle.protocol.games import BotLevel

CHARACTERS = tuple(f"farmer:{voice}" for voice in VOICES)
"""The farmer as five people who deal and speak in their own ways."""
LADDER = ("random", "greedy", "farmer:easy", "farmer", *CHARACTERS, "searcher", "expert")
"""The bots of the server, the weakest first."""
NORMAL = "farmer"
"""The level for a game to learn by."""
INSIDE = ("dealer", "pool", "master")
"""No levels: the farmer's part in games without beans, the adversaries, and what is on trial."""
PLAIN = re.compile(r"[a-z][a-z0-9_-]*(:[a-z]+)?")
"""A bot and a named style; a style made of numbers could let a bot think for ever."""


def levels(language: str) -> list[BotLevel]:
    """The bots that can fill a seat, with what they are like."""
    known = bot_names()
    house = [name for name in LADDER if bot_of(name) in known]
    guests = [name for name in known if name not in {bot_of(own) for own in LADDER} | {*INSIDE}]
    return [
        BotLevel(name, words(name, "", language), words(name, ".about", language))
        for name in [*house, *guests]
    ]


def bot_of(level: str) -> str:
    """The bot of a level, without its style."""
    return level.partition(":")[0]


def words(name: str, part: str, language: str) -> str:
    """What the catalogue says about a bot."""
    message = f"level-{name.replace(':', '-')}{part}"
    if knows(message):
        return say(message, language)
    return "" if part else name.replace("-", " ").capitalize()


def check_level(name: str, game: str) -> str:
    """A bot's name, or the usual opponent if none is given; one that cannot play is refused."""
    if not name:
        return opponent(game)
    known = bot_names()
    sound = PLAIN.fullmatch(name) and bot_of(name) in known
    require(sound, "unknown-bot", bot=name, bots=", ".join(known))
    make_bot(name, game, Random())
    return name
