"""Finding bots by name: installed packages name theirs in the entry-point group `higgle.bots`."""

from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from random import Random

from higgle.core import Illegal
from higgle.play.bot import Bot, Maker

GROUP = "higgle.bots"

DEFAULT = "farmer"
"""The bot of simulations when nothing is said; it stands in for failing bots and resting people."""

Player = str | Maker
"""Who is to sit down: a bot's name, with its style after a colon, or what makes one."""


@cache
def installed() -> dict[str, EntryPoint]:
    """The bots of every installed package, by name."""
    return {entry.name: entry for entry in entry_points(group=GROUP)}


def bot_names() -> list[str]:
    """The names of all bots that can be seated."""
    return sorted(installed())


def make_bot(player: Player, game: str, random: Random) -> Bot:
    """A bot by its name and style, such as `farmer` or `farmer:easy`.

    A module may stand in the place of the name, and what makes the bot in it: `my.module:MyBot`.
    """
    if not isinstance(player, str):
        return player(game, random, "")
    name, _, style = player.partition(":")
    if "." in name or (style and name not in installed()):
        return outside(player)(game, random, "")
    return maker(name)(game, random, style)


def outside(path: str) -> Maker:
    """What makes the bots of a module that no package has named."""
    module, _, name = path.partition(":")
    try:
        found = import_module(module)
    except Exception as trouble:
        if isinstance(trouble, ModuleNotFoundError) and within(trouble.name, module):
            raise Illegal("unknown-bot", bot=path, bots=", ".join(bot_names())) from None
        why = f"{type(trouble).__name__}: {trouble}"
        raise Illegal("broken-bot", bot=path, why=why) from trouble
    made: Maker | None = getattr(found, name, None)
    if not callable(made):
        raise Illegal("no-bot-in-module", module=module, bot=name)
    return made


def within(missing: str | None, module: str) -> bool:
    """Whether a module was not found itself, rather than something that it needs."""
    return f"{module}.".startswith(f"{missing}.")


def maker(name: str) -> Maker:
    """What makes the bots of this name."""
    found = installed().get(name)
    if found is None:
        raise Illegal("unknown-bot", bot=name, bots=", ".join(bot_names()))
    made: Maker = found.load()
    return made


def player_name(player: Player) -> str:
    """How a player is called in results."""
    return player if isinstance(player, str) else getattr(player, "__name__", "bot")
