"""Games of Bohnaparte to learn wars from: the map at attacks, and who won.

Farmers trade for everybody at most tables, as they are quick. Some like other kinds of land more
than usual, so that the net sees lands at many prices.
"""

from math import exp
from random import Random
from typing import Final

import higgle
from higgle.bohnanza.bohnaparte.board import LAND_KINDS
from higgle.bohnanza.bohnaparte.game import Bohnaparte
from higgle.bohnanza.bohnaparte.war import Attacking, Stop
from higgle.bots.bohnanza.bohnaparte_farmer import General
from higgle.bots.bohnanza.war_council import WarCouncil
from higgle.bots.bohnanza.war_features import FLAG, MapFeatures, campaign_of
from higgle.bots.expert import fight_by
from higgle.core import Action, Event, Fast, Seat, Table
from higgle.play import Bot
from higgle.train.games.recorder import Sample
from higgle.train.self_play import (
    FARMER,
    NEW,
    PAST,
    TRIAL,
    SelfPlayJob,
    SelfPlayResult,
    conduct,
    count_trial,
    draw_options,
    draw_seats,
    load_nets,
    make_player,
    pack_samples,
)

LEANING: Final = "leaning"
"""A farmer that likes other lands than usual."""
EXPERT: Final = "expert"
"""The expert's trade under the learned wars."""
SPREAD: Final = 0.35
DOUBTS: Final = (0.0, 0.0, 0.005, 0.02)
TRIALS: Final = 0.06
KEPT: Final = (0.3, 0.08)
"""How many positions are kept of the seat that attacks, and of the others."""
LEAD: Final = 8.0
"""How many points ahead of the others count as one."""


class WarRecorder:
    """The map as seats see it while one of them attacks, and when it stops."""

    def __init__(self, table: Table, random: Random) -> None:
        self.table = table
        self.random = random
        self.seen: list[tuple[Seat, list[float], list[float]]] = []
        self.last: tuple[list[float], list[float]] | None = None
        """What the attacker saw last."""

    def watch(self, table: Table, seat: Seat, action: Action, events: list[Event]) -> None:
        assert isinstance(table, Bohnaparte)
        if isinstance(action, Stop) and self.last is not None:
            rows, whole = self.last
            whole = whole.copy()
            whole[FLAG] = 0.0
            self.seen.append((seat, rows, whole))
        self.last = None
        if isinstance(table.stages[-1], Attacking):
            for other in range(table.seats):
                if self.random.random() < KEPT[other != table.active]:
                    self.note(table, other)

    def note(self, table: Bohnaparte, seat: Seat) -> None:
        """The position of a seat."""
        sight = MapFeatures(table, seat)
        campaign = campaign_of(table, seat, goes_on=True)
        rows = sight.book.spread(sight.lines_of(campaign))
        whole = sight.whole_of(campaign)
        self.seen.append((seat, rows, whole))
        if seat == table.active:
            self.last = rows, whole

    def samples(self) -> list[Sample]:
        """How far each was ahead at the end, and its share of the win."""
        table = self.table
        winners = table.winners()
        scores = [sum(table.score(seat).values()) for seat in range(table.seats)]
        total = sum(scores)
        found: list[Sample] = []
        for seat, rows, whole in self.seen:
            others = (total - scores[seat]) / (table.seats - 1)
            won = float(seat in winners) / len(winners)
            found.append((rows, whole, [(scores[seat] - others) / LEAD, won]))
        return found


def play_war_job(job: SelfPlayJob) -> SelfPlayResult:
    """Play the games of a job."""
    found: list[Sample] = []
    done = SelfPlayResult({})
    for number in range(job.games):
        found += play_war(job, Random(f"{job.seed}/{number}"), done)
    done.samples = {"war": pack_samples(found)}
    return done


def play_war(job: SelfPlayJob, random: Random, done: SelfPlayResult) -> list[Sample]:
    """One game with drawn seats, options and players; nothing, if it did not end."""
    trial = bool(job.nets) and random.random() < TRIALS
    seats = draw_seats(job.game, random)
    table = higgle.new(
        job.game, seats, "", draw_options(job.game, random), Fast(random.getrandbits(32))
    )
    people = draw_generals(seats, bool(job.nets), trial, random)
    bots = [make_general(job, player, random) for player in people]
    recorder = WarRecorder(table, Random(random.random()))
    if not conduct(job.game, table, bots, random, recorder.watch, done):
        return []
    if trial:
        count_trial(done, table, people.index(TRIAL))
    return recorder.samples()


def draw_generals(seats: int, learnt: bool, trial: bool, random: Random) -> list[str]:
    """Who sits at a table."""
    if not learnt:
        return random.choices([LEANING, FARMER], [9, 1], k=seats)
    if trial:
        people = [FARMER] * seats
        people[int(random.random() * seats)] = TRIAL
        return people
    if random.random() < 0.03:
        return random.choices([EXPERT, NEW], [2, 1], k=seats)
    return random.choices([NEW, LEANING, FARMER, PAST], [5, 2, 2, 1], k=seats)


def make_general(job: SelfPlayJob, player: str, random: Random) -> Bot:
    """A bot for a table; learned ones that are not on trial try things out."""
    own = Random(random.random())
    if player == LEANING:
        general = General(job.game, own)
        zeal = own.gauss(0, SPREAD)
        general.leanings = {kind: exp(zeal + own.gauss(0, SPREAD)) for kind in LAND_KINDS}
        return general
    if player == EXPERT:
        return fight_by(job.game, own, load_nets(job.nets[0])["war"])
    if player in (NEW, PAST, TRIAL):
        nets = random.choice(job.nets) if player == PAST else job.nets[0]
        general = General(job.game, own)
        general.council = WarCouncil(load_nets(nets)["war"], own)
        general.council.doubt = 0.0 if player == TRIAL else own.choice(DOUBTS)
        return general
    return make_player(job, player, random)
