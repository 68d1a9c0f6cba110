"""Ratings: Plackett-Luce over all tables; the ratings of the reference pool are held fixed."""

from collections.abc import Sequence
from pathlib import Path
from statistics import fmean
from typing import TYPE_CHECKING

import msgspec

from higgle.arena.figures import PlayedRound
from higgle.core import Fact
from higgle.extras import Extra

if TYPE_CHECKING:
    from openskill.models import PlackettLuce, PlackettLuceRating

POOL = Path(__file__).parent / "pool.json"


class BotRating(Fact, frozen=True):
    """How strong a bot is at a game; `frozen` if it belongs to the reference pool."""

    game: str
    bot: str
    mu: float
    sigma: float
    games: int
    frozen: bool


class Pooled(Fact, frozen=True):
    """A bot of the reference pool."""

    mu: float
    sigma: float


def read_pool(path: Path = POOL) -> dict[str, dict[str, Pooled]]:
    """The reference pool of each game."""
    return msgspec.json.decode(path.read_bytes(), type=dict[str, dict[str, Pooled]])


def write_pool(rated: Sequence[BotRating], path: Path) -> None:
    """Write ratings as a reference pool."""
    found: dict[str, dict[str, Pooled]] = {}
    for one in rated:
        found.setdefault(one.game, {})[one.bot] = Pooled(one.mu, one.sigma)
    path.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=2) + b"\n")


def rating_model() -> "PlackettLuce":
    """The model of OpenSkill; a plain install has none."""
    with Extra("bots"):
        from openskill.models import PlackettLuce
    return PlackettLuce()


def ratings(
    played: Sequence[PlayedRound], frozen: dict[str, dict[str, Pooled]] | None = None
) -> list[BotRating]:
    """Rate every bot that played, in the order of the matches."""
    model = rating_model()
    references = read_pool() if frozen is None else frozen
    found: dict[tuple[str, str], PlackettLuceRating] = {}
    games: dict[tuple[str, str], int] = {}
    for one in played:
        game = one.task.contest.game
        known = references.get(game, {})
        names = one.result.bots
        for name in set(names):
            start = known.get(name)
            found.setdefault(
                (game, name),
                model.rating(start.mu, start.sigma) if start else model.rating(),
            )
            games[game, name] = games.get((game, name), 0) + 1
        teams = [[found[game, name]] for name in names]
        rated = model.rate(teams, scores=[float(score) for score in one.scores()])
        for name in set(names):
            if name not in known:
                mine = [team[0] for team, other in zip(rated, names, strict=True) if other == name]
                found[game, name] = model.rating(
                    fmean(rating.mu for rating in mine),
                    fmean(rating.sigma for rating in mine),
                )
    return [
        BotRating(
            game,
            name,
            round(rating.mu, 2),
            round(rating.sigma, 2),
            games[game, name],
            name in references.get(game, {}),
        )
        for (game, name), rating in sorted(found.items())
    ]
