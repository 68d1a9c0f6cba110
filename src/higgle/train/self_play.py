"""Self-play: games with drawn players, the samples recorded in them, and the replay buffer."""

from io import BytesIO
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Literal, get_args, get_origin

import msgspec
import numpy as np

import higgle
from higgle.bots import ladder
from higgle.bots.adversaries import TEAMS, adversaries
from higgle.bots.expert import HABITS, make_learned
from higgle.bots.net import Net, group_layers
from higgle.bots.searcher import Searcher
from higgle.catalogue import blank, game_class, usual_seats
from higgle.core import Fast, Illegal, Seat, Table
from higgle.play import Bot, Conductor
from higgle.play.conductor import Watch
from higgle.train.games import CURIOUS, NETS
from higgle.train.games.recorder import Recorder, Sample

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Halves = NDArray[np.float16]
    SampleArrays = tuple[Halves, Halves, Halves]
    """Rows, wholes, and what was to be predicted."""

MOST_ACTIONS = 20_000
TRIALS = 0.06
"""How many of the games are counted."""
NEW = "new"
"""The net that is being trained."""
FARMER = "farmer"
SEARCHER = "searcher"
GREEDY = "greedy"
PAST = "past"
ADVERSARY = "adversary"
RIVAL = "rival"
"""The frozen net of a best-response training."""
TRIAL = "trial"
"""A learned player among scripts without noise, whose wins are counted."""

BRIEF = "budget=60000+worlds=8"
"""How searchers play here: so many worlds, whatever the clock says."""
LEARNED = frozenset((NEW, PAST, TRIAL, RIVAL))


class SelfPlayJob(msgspec.Struct, frozen=True):
    """Some games to be played in one process: the nets as bytes, the newest first."""

    game: str
    seed: str
    games: int
    nets: tuple[bytes, ...]
    rival: bytes = b""


class SelfPlayResult(msgspec.Struct):
    """What came of a job."""

    samples: "dict[str, SampleArrays]"
    """What each net can learn from."""
    trials: int = 0
    wins: float = 0.0
    games: int = 0
    forfeits: int = 0
    first: str = ""
    """The first failure of a bot, in its own words."""


LOADED: dict[bytes, dict[str, Net]] = {}


def load_nets(data: bytes) -> dict[str, Net]:
    """Nets from their bytes; the latest are cached."""
    if data not in LOADED:
        if len(LOADED) > 8:
            LOADED.clear()
        with np.load(BytesIO(data), allow_pickle=False) as stored:
            weights = group_layers({name: stored[name] for name in stored.files})
        LOADED[data] = {name: Net(layers) for name, layers in weights.items()}
    return LOADED[data]


def play_job(job: SelfPlayJob) -> SelfPlayResult:
    """Play the games of a job."""
    found: dict[str, list[Sample]] = {name: [] for name in NETS}
    done = SelfPlayResult({})
    for number in range(job.games):
        play_one(job, Random(f"{job.seed}/{number}"), found, done)
    done.samples = {name: pack_samples(own) for name, own in found.items()}
    return done


def play_one(
    job: SelfPlayJob,
    random: Random,
    found: dict[str, list[Sample]],
    done: SelfPlayResult,
) -> None:
    """Play one game with drawn seats, options and players."""
    trial = bool(job.nets) and random.random() < TRIALS
    seats = draw_seats(job.game, random)
    table = higgle.new(
        job.game, seats, "", draw_options(job.game, random), Fast(random.getrandbits(32))
    )
    other = RIVAL if job.rival else FARMER
    people = draw_players(seats, bool(job.nets), trial, other, random)
    bots = [make_player(job, player, random) for player in people]
    learners = frozenset([at for at, player in enumerate(people) if player in LEARNED])
    judge = load_nets(job.nets[0])["value"] if job.nets else None
    watcher = Recorder(table, Random(random.random()), learners, judge)
    if not conduct(job.game, table, bots, random, watcher.watch, done):
        return
    watcher.finish()
    found["value"] += watcher.value
    found["accept"] += watcher.accept
    if trial:
        count_trial(done, table, people.index(TRIAL))


def conduct(
    game: str, table: Table, bots: list[Bot], random: Random, watch: Watch, done: SelfPlayResult
) -> bool:
    """Play a game, and count it; whether it has ended."""
    stand_ins: dict[Seat, Bot] = {}

    def stand_in(seat: Seat) -> Bot:
        return stand_ins.setdefault(seat, ladder.farmer(game, random))

    conductor = Conductor(table, bots, Random(random.random()), stand_in, watch=watch)
    ended = conductor.play(MOST_ACTIONS)
    done.games += 1
    done.forfeits += len(conductor.forfeits)
    if conductor.forfeits and not done.first:
        done.first = str(conductor.forfeits[0])
    return ended


def count_trial(done: SelfPlayResult, table: Table, seat: Seat) -> None:
    """Count what a seat has won; parity is one win for each seat, as if there were four."""
    winners = table.winners()
    done.trials += 1
    done.wins += (seat in winners) / len(winners) * table.seats / 4


def draw_seats(game: str, random: Random) -> int:
    """As many as usual, or any number that the game allows."""
    usual = usual_seats(game)
    return usual if random.random() < 0.75 else random.choice(list(game_class(game).SEATS))


def draw_options(game: str, random: Random) -> dict[str, object]:
    """As usual, or one or two things otherwise."""
    if random.random() < 0.85:
        return {}
    found: dict[str, object] = {}
    fields = list(msgspec.structs.fields(game_class(game).OPTIONS))
    for field in random.sample(fields, 2):
        if field.type is bool:
            found[field.name] = random.random() < 0.5
        elif get_origin(field.type) is Literal:
            found[field.name] = random.choice(get_args(field.type))
    try:
        blank(game_class(game), usual_seats(game), found)
    except Illegal:
        return {}
    return found


def draw_players(seats: int, learnt: bool, trial: bool, other: str, random: Random) -> list[str]:
    """Who sits at a table; `other` are those that are to be beaten first of all."""
    if not learnt:
        return random.choices([other, GREEDY, ADVERSARY], [8, 1, 1], k=seats)
    if trial or other == RIVAL:
        people = [other] * seats
        people[int(random.random() * seats)] = TRIAL if trial else NEW
        return people
    kind = random.random()
    if kind < 0.5:
        other = SEARCHER if kind < 0.2 else FARMER
        people = random.choices([other, ADVERSARY, PAST], [7, 2, 1], k=seats)
        people[int(random.random() * seats)] = NEW
        return people
    if kind < 0.8:
        return random.choices([NEW, PAST, FARMER, ADVERSARY], [5, 2, 1, 2], k=seats)
    return [NEW] * seats


def make_player(job: SelfPlayJob, player: str, random: Random) -> Bot:
    """A bot for a line-up; learned ones that are not on trial try things out."""
    own = Random(random.random())
    if player == TRIAL:
        return make_learned(job.game, own, "", load_nets(job.nets[0]))
    if player == RIVAL:
        habits = HABITS.get(job.game, "")
        return make_learned(job.game, own, habits, load_nets(job.rival))
    if player in (NEW, PAST):
        nets = job.nets[0] if player == NEW else random.choice(job.nets)
        style = own.choice(CURIOUS)
        return make_learned(job.game, own, style, load_nets(nets))
    if player == SEARCHER:
        return Searcher(job.game, own, BRIEF)
    if player == GREEDY:
        return ladder.greedy(job.game, own)
    if player == ADVERSARY:
        return draw_adversary(job.game, own)
    return ladder.farmer(job.game, own)


def draw_adversary(game: str, random: Random) -> Bot:
    """One of the pool; those who play for two need their partner."""
    known = adversaries(game)
    name = random.choice([name for name in known if name not in TEAMS])
    return known[name](game, random, "")


def pack_samples(samples: list[Sample]) -> "SampleArrays":
    """Samples as arrays of half precision; fewer rows are filled up with nothing."""
    if not samples:
        none = np.zeros((0, 0), np.float16)
        return none, none, none
    most = max([len(rows) for rows, _, _ in samples])
    rows = np.zeros((len(samples), most), np.float16)
    for at, sample in enumerate(samples):
        rows[at, : len(sample[0])] = sample[0]
    whole = np.array([whole for _, whole, _ in samples], np.float16)
    target = np.array([target for _, _, target in samples], np.float16)
    return rows, whole, target


# The replay buffer


class ReplayBuffer:
    """The samples of one net, round by round, also on disk.

    The first round stays for ever: games of scripts show positions that a learner never comes to,
    and a net that forgets them loses its footing. Of the others the oldest leave first.
    """

    def __init__(self, most: int) -> None:
        self.most = most
        self.rounds: dict[int, SampleArrays] = {}

    def add(self, number: int, parts: "list[SampleArrays]") -> None:
        """The samples of a round."""
        found = [part for part in parts if len(part[0])]
        if not found:
            return
        self.rounds[number] = concatenate_samples(found)
        while len(self.rounds) > 2 and len(self) > self.most:
            del self.rounds[list(self.rounds)[1]]

    def __len__(self) -> int:
        return sum(len(part[0]) for part in self.rounds.values())

    def join_rounds(self) -> "SampleArrays":
        """All samples."""
        return concatenate_samples(list(self.rounds.values()))

    def save(self, folder: Path) -> None:
        """Write the rounds that are not there yet, each at once, and remove those that left."""
        folder.mkdir(parents=True, exist_ok=True)
        there = {int(file.stem): file for file in folder.glob("*.npz")}
        for number, file in there.items():
            if number not in self.rounds:
                file.unlink()
        for number, (rows, whole, target) in self.rounds.items():
            if number not in there:
                part = folder / f"{number}.part"
                with part.open("wb") as out:
                    np.savez(out, allow_pickle=False, rows=rows, whole=whole, target=target)
                part.replace(folder / f"{number}.npz")

    def load(self, folder: Path, last: int) -> None:
        """Read the rounds up to one."""
        for number in sorted(int(file.stem) for file in folder.glob("*.npz")):
            if number <= last:
                with np.load(folder / f"{number}.npz", allow_pickle=False) as stored:
                    self.add(number, [(stored["rows"], stored["whole"], stored["target"])])


def concatenate_samples(parts: "list[SampleArrays]") -> "SampleArrays":
    """Samples one after another, rows filled up to the same number with nothing."""
    widest = max(part[0].shape[1] for part in parts)
    rows = np.zeros((sum(len(part[0]) for part in parts), widest), np.float16)
    at = 0
    for part in parts:
        rows[at : at + len(part[0]), : part[0].shape[1]] = part[0]
        at += len(part[0])
    whole = np.concatenate([part[1] for part in parts])
    return rows, whole, np.concatenate([part[2] for part in parts])
