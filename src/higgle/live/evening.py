"""Evenings: games that the same people have played one after the other, with a running score."""

from collections.abc import Iterable

from higgle.protocol.history import Evening, EveningGame, EveningPlayer
from higgle.protocol.messages import TableInfo, Who

MOST = 30
"""How many games of an evening are added up, counted from its last."""


def player_key(who: Who) -> str:
    """What tells the players of an evening apart, also where they have changed chairs."""
    return who.person or f"bot {who.name}"


def add_up(tables: Iterable[TableInfo]) -> Evening:
    """The running score of finished tables, the first game first."""
    games = [table for table in tables if table.result is not None]
    names: dict[str, str] = {}
    wins: dict[str, int] = {}
    points: dict[str, dict[str, int]] = {}
    for table in games:
        assert table.result is not None
        for who in table.seats:
            key = player_key(who)
            names[key] = who.name
            points.setdefault(key, {})[table.code] = table.result.scores[who.seat]
            wins[key] = wins.get(key, 0) + (who.seat in table.result.winners)
    players = [
        EveningPlayer(
            key if not key.startswith("bot ") else "",
            name,
            wins[key],
            sum(points[key].values()),
            [points[key].get(table.code) for table in games],
        )
        for key, name in names.items()
    ]
    players.sort(key=lambda one: (-one.wins, -one.points))
    return Evening([EveningGame(table.code, table.game) for table in games], players)
