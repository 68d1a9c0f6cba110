"""The laws over thousands of random games, of all options and numbers of seats."""

from collections.abc import Callable
from random import Random

import pytest

import higgle
from higgle.table import Action, Table
from tests.laws import beans, orders, town
from tests.laws.complete import CompletePlay
from tests.laws.laws import Play, replays
from tests.laws.town import TownPlay
from tests.laws.worlds import Worlds

Disguise = Callable[[Table, Table, int, Action], Action]

GAMES: dict[str, tuple[type[Play], Worlds, Disguise]] = {
    "bohnanza": (CompletePlay, beans.WORLDS, beans.disguise),
    "bohnanza-plus": (CompletePlay, orders.WORLDS, beans.disguise),
    "high-bohn": (TownPlay, town.WORLDS, town.disguise),
}
"""How each game is played, what is secret in it, and how its hidden choices are varied."""

FREE = {"offers_per_turn": (0, 1, 1, 2)}
"""Values for options that are a number: short games, for there are many of them."""

CHUNK = 50
PROBE_EVERY = 60


def chunks(games: int) -> list[tuple[str, int]]:
    """That many games, the same number of each kind, in chunks that run side by side."""
    each = games // len(GAMES)
    return [(game, start) for game in GAMES for start in range(0, each, CHUNK)]


def play_chunk(game: str, start: int) -> None:
    """Play some games, each with another number of seats and other options."""
    play, worlds, disguise = GAMES[game]
    entry = next(entry for entry in higgle.games() if entry.id == game)
    for number in range(start, start + CHUNK):
        random = Random(f"{game} {number}")
        options = {o.name: random.choice(FREE.get(o.name) or o.values) for o in entry.options}
        seats = entry.seats[number % len(entry.seats)]
        table = higgle.new(game, seats, f"many {number}", options)
        play(table, number, worlds, disguise, PROBE_EVERY).run()
        if number % 10 == 0:
            replays(table)


@pytest.mark.parametrize(("game", "start"), chunks(600))
def test_laws_hold_in_many_games(game: str, start: int) -> None:
    """Six hundred games; thousands are a matter of soaking."""
    play_chunk(game, start)


@pytest.mark.soak
@pytest.mark.parametrize(("game", "start"), chunks(20_000))
def test_laws_hold_in_very_many_games(game: str, start: int) -> None:
    """Twenty thousand games."""
    play_chunk(game, start)
