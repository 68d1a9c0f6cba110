"""Higgle-6: a fixed benchmark of five games, so that bots of different days can be compared.

A version fixes the tables, the opponents and the scoring. Whoever changes one of them, or a bot
that sits among the opponents, gives it the next number. The deals and the numbers of drawn
opponents follow from a beacon: a text that nobody knew when the bot was handed in.
"""

from collections.abc import Iterable, Sequence
from hashlib import sha256
from importlib.util import find_spec
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Final, Literal

import msgspec

from higgle import __version__
from higgle.arena.bot_tournament import Runner, hold
from higgle.arena.contest import ONE, Contest
from higgle.arena.figures import Figures, Interval, parity
from higgle.arena.games import DRAWN, TABLES, BenchmarkTable
from higgle.bots.ladder import draw_farmer
from higgle.core import Fact
from higgle.play.processes import Progress

NAME: Final = "Higgle-6"
Track = Literal["talk", "silent", "language"]
"""Everybody may talk, nobody is heard, or a language model plays."""
SILENT: Final = "silent"
LANGUAGE: Final = "language"
DEALS: Final[dict[Track, int]] = {"talk": 25, "silent": 25, "language": 1}
"""How many deals are played at every table, each from every seat."""


USAGE: Final = (
    "replies_per_game",
    "refused_replies",
    "seconds_per_reply",
    "prompt_tokens_per_game",
    "reply_tokens_per_game",
)
"""The figures of what a language model used."""


class LeaderboardEntry(Fact, frozen=True):
    """What one bot reached; 100 points are an equal share of the wins."""

    benchmark: str
    bot: str
    higgle: str
    deals: int
    points: Interval
    tables: dict[str, dict[str, Interval]]
    forfeits: int
    track: str = "talk"
    beacon: str = ""
    """What the deals were drawn from; without one they are known to everybody."""
    source: str = ""
    """The hash of the module of a bot that is not in the package."""
    games: dict[str, Interval] = msgspec.field(default_factory=dict)
    """The points of each game."""
    worst: str = ""
    """The game with the fewest points."""
    usage: dict[str, dict[str, float]] = msgspec.field(default_factory=dict)
    """What a language model used in each game, per game played or reply."""
    model: str = ""
    """The model behind a server, and the version of its prompts."""
    cost: float = 0.0
    """What all its tokens cost at the prices given."""


def enter(
    bot: str,
    deals: int = DEALS["talk"],
    run: Runner | None = None,
    progress: Progress | None = None,
    track: Track = "talk",
    beacon: str = "",
    games: Iterable[str] = TABLES,
) -> LeaderboardEntry:
    """Let a bot play the whole benchmark; each table has deals of its own."""
    seed = f"{NAME}/{beacon}" if beacon else NAME
    chosen = [(game, table) for game in games for table in TABLES[game]]
    total = sum(deals * table.seats for _, table in chosen)
    done = 0
    found: dict[str, dict[str, Figures]] = {}
    for game, table in chosen:
        made = Contest(
            game, bot, seat_drawn(game, table, seed), table.seats, {}, (ONE,), track == SILENT
        )

        def show(played: int, _: int, before: int = done) -> None:
            if progress is not None:
                progress(before + played, total)

        held = hold([made], deals, f"{seed}/{game}/{table.name}", run=run, progress=show)
        if held.interrupted:
            raise KeyboardInterrupt
        found.setdefault(game, {})[table.name] = held.figures[0]
        done += deals * table.seats
    return sum_up(bot, deals, found, track, beacon)


def seat_drawn(game: str, table: BenchmarkTable, seed: str) -> str:
    """Who sits at a table, with numbers for those that are drawn."""
    dice = Random(f"{seed}/{game}/{table.name}/{DRAWN}")
    crowd = table.others.split("/")
    return "/".join([draw_farmer(game, dice) if one == DRAWN else one for one in crowd])


def sum_up(
    bot: str, deals: int, found: dict[str, dict[str, Figures]], track: str, beacon: str
) -> LeaderboardEntry:
    """The entry of a bot from its figures at every table of each game."""
    games = {game: points(list(tables.values())) for game, tables in found.items()}
    everything = [one for tables in found.values() for one in tables.values()]
    return LeaderboardEntry(
        NAME,
        bot,
        __version__,
        deals,
        points(everything),
        {game: {at: one.win_share for at, one in tables.items()} for game, tables in found.items()},
        sum([sum(one.forfeits.get(bot, {}).values()) for one in everything]),
        track,
        beacon,
        hash_source(bot),
        games,
        min(games, key=lambda game: games[game].mean),
        {game: usage_of(bot, list(tables.values())) for game, tables in found.items()},
    )


def points(figures: Sequence[Figures]) -> Interval:
    """The mean over tables of the win share, where an equal share is 100."""
    mean = fmean(100 * one.win_share.mean / parity(one) for one in figures)
    doubts = [100 * (one.win_share.high - one.win_share.low) / 2 / parity(one) for one in figures]
    doubt = sqrt(sum(one * one for one in doubts)) / len(figures)
    return Interval(round(mean, 1), round(max(0.0, mean - doubt), 1), round(mean + doubt, 1))


def usage_of(bot: str, figures: Sequence[Figures]) -> dict[str, float]:
    """The mean of what a bot used, in the figures about replies and tokens."""
    games = sum([one.games for one in figures])
    return {
        name: round(
            sum([one.behaviour[bot].get(name, 0.0) * one.games for one in figures]) / games, 4
        )
        for name in USAGE
        if any(one.behaviour.get(bot, {}).get(name) for one in figures)
    }


def price_tokens(entry: LeaderboardEntry, prompt: float, reply: float) -> float:
    """What the tokens of an entry cost, at prices for a million of each sort."""
    cost = 0.0
    for game, used in entry.usage.items():
        played = sum([entry.deals * table.seats for table in TABLES[game]])
        cost += prompt * played * used.get("prompt_tokens_per_game", 0.0) / 1e6
        cost += reply * played * used.get("reply_tokens_per_game", 0.0) / 1e6
    return round(cost, 4)


def hash_source(bot: str) -> str:
    """The hash of the file that a bot of `module:name` stands in; nothing for others."""
    module, colon, _ = bot.partition(":")
    if not colon or "." not in module:
        return ""
    spec = find_spec(module)
    if spec is None or spec.origin is None or not Path(spec.origin).is_file():
        return ""
    return sha256(Path(spec.origin).read_bytes()).hexdigest()


def read_leaderboard(path: Path) -> list[LeaderboardEntry]:
    """Everybody who has entered, the best first."""
    return (
        msgspec.json.decode(path.read_bytes(), type=list[LeaderboardEntry]) if path.exists() else []
    )


def write_leaderboard(entry: LeaderboardEntry, path: Path) -> list[LeaderboardEntry]:
    """Add an entry to the leaderboard; a bot has one for each version and track."""

    def place(one: LeaderboardEntry) -> tuple[str, str, str]:
        return one.benchmark, one.track, one.bot

    others = [one for one in read_leaderboard(path) if place(one) != place(entry)]
    board = sorted([*others, entry], key=lambda one: (one.benchmark, one.track, -one.points.mean))
    path.write_bytes(msgspec.json.format(msgspec.json.encode(board), indent=2) + b"\n")
    return board
