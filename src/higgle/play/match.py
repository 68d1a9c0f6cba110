"""One match: a game, who sits where, a seed, and what came of it."""

from collections.abc import Mapping, Sequence
from operator import index
from random import Random
from typing import SupportsIndex

import higgle
from higgle.catalogue import retrace
from higgle.core import Fact, Record, Seat, Table
from higgle.play.bot import Bot
from higgle.play.conductor import Conductor, Forfeit, Watch
from higgle.play.finding import DEFAULT, Player, make_bot, player_name
from higgle.play.talk import Said, minutes, read, talked_about

MOST = 200_000
"""More actions than any game takes."""


class Result(Fact, frozen=True):
    """What came of a match; forfeits are told apart from skill."""

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


class Match:
    """Bots at one table; with fewer bots than seats they are seated over and over again."""

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
        cards = talked_about(self.table)
        for step, one in record.talk:
            self.conductor.talk.append(Said(one.seat, step, read(one.say, cards)))

    def record(self) -> Record:
        """The game as it was played, with what was said."""
        return minutes(self.table.record(), self.conductor.talk, talked_about(self.table))

    def play(self, watch: Watch | None = None) -> Result:
        """Play to the end."""
        conductor = self.conductor
        conductor.watch = watch
        finished = conductor.play(self.most)
        return Result(
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
