"""Matches: a game, its players and a seed; one at a time, or many on several processes."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from contextlib import closing
from operator import index
from random import Random
from statistics import fmean
from time import perf_counter
from typing import SupportsIndex

import higgle
from higgle.catalogue import retrace
from higgle.core import Fact, Record, Seat, Table, require
from higgle.play.bot import Bot
from higgle.play.conductor import Conductor, Forfeit, Watch
from higgle.play.processes import Progress, spread, stream
from higgle.play.registry import DEFAULT, Player, make_bot, player_name
from higgle.play.talk import Statement, minutes, read, talk_cards

MOST = 200_000
"""More actions than any game takes."""


class MatchResult(Fact, frozen=True):
    """The result of a match; forfeits are counted apart."""

    game: str
    bots: "tuple[str, ...]"
    seed: str
    finished: bool
    scores: "tuple[int, ...]"
    winners: "tuple[Seat, ...]"
    actions: int
    decisions: "tuple[int, ...]"
    illegal: int
    forfeits: "tuple[Forfeit, ...]" = ()

    def earned(self) -> tuple[Seat, ...]:
        """The winners that forfeited no decision, or else the best seats that forfeited none.

        Where a stand-in has decided something, the win would be the stand-in's.
        """
        failed = {forfeit.seat for forfeit in self.forfeits}
        clean = [seat for seat in range(len(self.scores)) if seat not in failed]
        won = tuple([seat for seat in self.winners if seat not in failed])
        best = max([self.scores[seat] for seat in clean], default=0)
        return won or tuple([seat for seat in clean if self.scores[seat] == best])


class Failures(Fact, frozen=True):
    """How often a bot failed, by kind, and where it did so first."""

    bot: str
    kinds: dict[str, int]
    game: str
    seed: str
    seat: Seat
    step: int
    first: str
    """What it raised, with the traceback, or why its answer was refused."""


class Match:
    """Bots at one table; with fewer bots than seats the list repeats."""

    def __init__(
        self,
        game: str,
        seats: SupportsIndex,
        bots: Sequence[Player],
        seed: str = "",
        options: Mapping[str, object] | None = None,
        limit: float = 0.0,
        most: int = MOST,
    ) -> None:
        if isinstance(bots, str) or not bots:
            raise ValueError('bots are a list, as in ["farmer", "greedy"]')
        players = [bots[seat % len(bots)] for seat in range(index(seats))]
        self.seed = seed
        self.most = most
        self.names = tuple([player_name(player) for player in players])
        self.table: Table = higgle.new(game, seats, seed, options)
        made = [make_bot(player, game, self.dice(seat)) for seat, player in enumerate(players)]
        self.stand_ins: dict[Seat, Bot] = {}
        self.conductor = Conductor(self.table, made, self.dice(-1), self.stand_in, limit)

    def dice(self, seat: Seat) -> Random:
        """Random numbers of a seat's own, or the conductor's."""
        return Random(f"{self.seed}/{seat}")

    def stand_in(self, seat: Seat) -> Bot:
        """Who decides where a bot has failed."""
        if seat not in self.stand_ins:
            self.stand_ins[seat] = make_bot(DEFAULT, self.table.ID, self.dice(seat))
        return self.stand_ins[seat]

    def resume(self, record: Record) -> None:
        """Go through a game that was begun, and what was said in it."""
        for _ in retrace(self.table, record):
            self.conductor.actions += 1
        cards = talk_cards(self.table)
        for step, one in record.talk:
            self.conductor.talk.append(Statement(one.seat, step, read(one.say, cards)))

    def record(self) -> Record:
        """The game as it was played, with what was said."""
        return minutes(self.table.record(), self.conductor.talk, talk_cards(self.table))

    def play(self, watch: Watch | None = None) -> MatchResult:
        """Play to the end."""
        conductor = self.conductor
        conductor.watch = watch
        finished = conductor.play(self.most)
        return MatchResult(
            self.table.ID,
            self.names,
            self.seed,
            finished,
            tuple(self.table.scores()),
            tuple(self.table.winners()),
            conductor.actions,
            tuple(conductor.decisions),
            sum([forfeit.kind == "illegal" for forfeit in conductor.forfeits]),
            tuple(conductor.forfeits),
        )


class Pairing(Fact, frozen=True):
    """A match to be played."""

    game: str
    bots: tuple[Player, ...]
    seed: str
    options: dict[str, object]
    limit: float = 0.0


class Summary(Fact, frozen=True):
    """The results of many matches with the same seating."""

    games: int
    finished: int
    actions: int
    illegal: int
    games_per_second: float
    actions_per_second: float
    mean_scores: list[float]
    wins_by_seat: list[float]
    wins_by_bot: dict[str, float]
    forfeits: int
    failures: list[Failures]


def play_pairing(pairing: Pairing) -> MatchResult:
    """Play one match."""
    bots = pairing.bots
    match = Match(pairing.game, len(bots), bots, pairing.seed, pairing.options, limit=pairing.limit)
    return match.play()


def play_all(
    pairings: Sequence[Pairing], processes: int = 1, progress: Progress | None = None
) -> list[MatchResult]:
    """Play all matches, in their order."""
    return spread(play_pairing, pairings, processes, progress)


def simulate(
    game: str,
    seats: int,
    games: int,
    seed: str = "",
    bots: Sequence[Player] = (DEFAULT,),
    options: Mapping[str, object] | None = None,
    processes: int = 1,
    progress: Progress | None = None,
    forgive: bool = False,
) -> Summary:
    """Play many games with the same bots in the same seats.

    An interrupt ends it early; the summary is then of the games that were played. A game
    in which a bot forfeits a decision counts as lost, unless `forgive` counts the stand-in's win.
    """
    require(games > 0, "no-games")
    require(0 < len(bots) <= seats, "wrong-bots", bots=len(bots), seats=seats)
    seated = tuple([bots[seat % len(bots)] for seat in range(seats)])
    agreed = dict(options or {})
    pairings = [Pairing(game, seated, f"{seed}/{index}", agreed) for index in range(games)]
    Match(game, seats, bots, seed, agreed)
    start = perf_counter()
    results: dict[int, MatchResult] = {}
    try:
        if progress is not None:
            progress(0, games)
        with closing(stream(play_pairing, pairings, processes)) as played:
            for place, result in played:
                results[place] = result
                if progress is not None:
                    progress(len(results), games)
    except KeyboardInterrupt:
        if not results:
            raise
    found = [results[place] for place in sorted(results)]
    return summary(found, perf_counter() - start, forgive)


def summary(results: Sequence[MatchResult], seconds: float, forgive: bool = False) -> Summary:
    """Add up results of the same seating; shared wins count as parts of one."""
    names = results[0].bots
    seats = range(len(names))
    by_seat = [0.0 for _ in seats]
    for result in results:
        winners = result.winners if forgive else result.earned()
        for seat in winners if result.finished else ():
            by_seat[seat] += 1 / len(winners)
    by_bot = dict.fromkeys(names, 0.0)
    for seat in seats:
        by_bot[names[seat]] += by_seat[seat]
    actions = sum(result.actions for result in results)
    return Summary(
        len(results),
        sum(result.finished for result in results),
        actions,
        sum(result.illegal for result in results),
        round(len(results) / seconds, 2),
        round(actions / seconds, 1),
        [round(fmean(r.scores[seat] for r in results), 4) for seat in seats],
        [round(wins, 6) for wins in by_seat],
        {name: round(wins, 6) for name, wins in by_bot.items()},
        sum(len(result.forfeits) for result in results),
        failures(results),
    )


def failures(results: Iterable[MatchResult]) -> list[Failures]:
    """The bots that failed, each with its first failure."""
    kinds: dict[str, Counter[str]] = {}
    first: dict[str, tuple[MatchResult, Forfeit]] = {}
    for result in results:
        for forfeit in result.forfeits:
            name = result.bots[forfeit.seat]
            kinds.setdefault(name, Counter())[forfeit.kind] += 1
            first.setdefault(name, (result, forfeit))
    return [
        Failures(name, dict(kinds[name]), it.game, it.seed, lost.seat, lost.step, lost.text)
        for name, (it, lost) in first.items()
    ]
