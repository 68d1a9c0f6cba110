"""The registry of bots: packages name theirs in the entry-point group `higgle.bots`."""

from collections.abc import Collection
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from random import Random
from typing import Final

from higgle.core import Illegal, require
from higgle.play.bot import Bot, Maker

GROUP = "higgle.bots"

DEFAULT = "farmer"
"""The bot of simulations when nothing is said; it stands in for failing bots and resting people."""

Player = str | Maker
"""Who is to sit down: a bot's name, with its style after a colon, or what makes one."""

NAMES: Final = ("Mila", "Otto", "Irma", "Pavel", "Sofie", "Anton", "Vera", "Kurt", "Zora", "Emil")
"""Names for bots at a table with people."""


@cache
def load_entry_points() -> dict[str, EntryPoint]:
    """The bots of every installed package, by name."""
    return {entry.name: entry for entry in entry_points(group=GROUP)}


def bot_names() -> list[str]:
    """The names of all bots that can be seated."""
    return sorted(load_entry_points())


def make_bot(player: Player, game: str, random: Random) -> Bot:
    """A bot by its name and style, such as `farmer` or `farmer:easy`.

    A module may stand in the place of the name, and what makes the bot in it: `my.module:MyBot`.
    """
    if not isinstance(player, str):
        return player(game, random, "")
    name, _, style = player.partition(":")
    if "." in name or (style and name not in load_entry_points()):
        return make_imported(player, game, random)
    return find_maker(name)(game, random, style)


def make_imported(path: str, game: str, random: Random) -> Bot:
    """A bot of `module:name`; if its maker raises, its own words say why."""
    made = import_maker(path)
    try:
        bot = made(game, random, "")
    except Illegal:
        raise
    except Exception as trouble:
        why = f"{type(trouble).__name__}: {trouble}"
        raise Illegal("broken-bot", bot=path, why=why) from trouble
    require(isinstance(bot, Bot), "no-bot-class", bot=path)
    return bot


def import_maker(path: str) -> Maker:
    """The bot factory at `module:name`, for bots that no package has registered."""
    module, _, name = path.partition(":")
    try:
        found = import_module(module)
    except Exception as trouble:
        if isinstance(trouble, ModuleNotFoundError) and is_within(trouble.name, module):
            raise Illegal("unknown-bot", bot=path, bots=", ".join(bot_names())) from None
        why = f"{type(trouble).__name__}: {trouble}"
        raise Illegal("broken-bot", bot=path, why=why) from trouble
    made: Maker | None = getattr(found, name, None)
    if not callable(made):
        raise Illegal("no-bot-in-module", module=module, bot=name)
    return made


def is_within(missing: str | None, module: str) -> bool:
    """Whether the module itself was not found, rather than something that it imports."""
    return f"{module}.".startswith(f"{missing}.")


def find_maker(name: str) -> Maker:
    """The bot factory registered under this name."""
    found = load_entry_points().get(name)
    if found is None:
        raise Illegal("unknown-bot", bot=name, bots=", ".join(bot_names()))
    made: Maker = found.load()
    return made


def player_name(player: Player) -> str:
    """How a player is called in results."""
    return player if isinstance(player, str) else getattr(player, "__name__", "bot")


def bot_name(place: int, taken: Collection[str] = ()) -> str:
    """The name of a bot at a table with people; nobody else there has it."""
    free = [name for name in NAMES if name not in taken] or [f"Bot {place + 1}"]
    return free[place % len(free)]
