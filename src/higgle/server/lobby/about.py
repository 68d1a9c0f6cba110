"""About this server: its games and options in the reader's words, its bots and its limits."""

import msgspec

from higgle import __version__, catalogue
from higgle.bots.ladder import opponent
from higgle.catalogue import game_class
from higgle.core import Table
from higgle.i18n import LANGUAGES, installed_texts, knows, say
from higgle.live.bot_levels import levels
from higgle.protocol.games import (
    About,
    Game,
    GameNames,
    GameOption,
    InstalledGames,
    Limits,
    OptionValue,
)


def about(language: str, limits: Limits, address: str, solo: bool = False) -> About:
    """What somebody who opens a table may choose from."""
    games = [describe_game(entry, language) for entry in catalogue.games(language)]
    return About(__version__, list(LANGUAGES), games, limits, address, solo)


def describe_game(entry: catalogue.GameInfo, language: str) -> Game:
    """A game in words."""
    game = game_class(entry.id)
    return Game(
        entry.id,
        entry.title,
        entry.text,
        list(entry.seats),
        [option(game, one, language) for one in entry.options],
        levels(language),
        opponent(entry.id),
        list(game.CLOCKS.NAMES),
    )


def installed_games(language: str) -> InstalledGames:
    """Names and texts of the games that come from other packages, for the page."""
    games = {
        name: GameNames(
            dict(game.KINDS),
            {family: list(cards) for family, cards in game.CARDS.items()},
            game.CLAUSES,
        )
        for name, game in catalogue.GAMES.items()
        if name not in catalogue.OWN_GAMES
    }
    return InstalledGames(games, installed_texts(language) if games else [])


def option(game: type[Table], one: catalogue.Option, language: str) -> GameOption:
    """An option with the words for it and for its values."""
    least, most = bounds(game, one.name)
    values = [OptionValue(value, value_title(one.name, value, language)) for value in one.values]
    title = find_text(f"option-{one.name}", language) or one.name.replace("_", " ").capitalize()
    known = list(one.known)
    return GameOption(one.name, title, one.text, one.default, values, least, most, known)


def value_title(name: str, value: bool | int | str, language: str) -> str:
    """The word for a value; yes and no are drawn, not written."""
    if isinstance(value, bool):
        return ""
    return find_text(f"option-{name}.value-{value}", language) or str(value)


def bounds(game: type[Table], name: str) -> tuple[int, int]:
    """The least and the most a number may be."""
    for field in msgspec.structs.fields(game.OPTIONS):
        for meta in getattr(field.type, "__metadata__", ()) if field.name == name else ():
            if isinstance(meta, msgspec.Meta):
                return int(meta.ge or 0), int(meta.le or 0)
    return 0, 0


def find_text(message: str, language: str) -> str:
    """A message, or nothing where the catalogue has none."""
    return say(message, language) if knows(message) or knows(message, language) else ""
