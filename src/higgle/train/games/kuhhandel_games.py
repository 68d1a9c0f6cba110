"""Games of Kuhhandel to learn from: how tables stood, who won them, and what was laid in trades.

Many kinds of players sit at them, among them dealers whose numbers are drawn, so that the nets see
the same card at many prices.
"""

from io import BytesIO
from random import Random
from typing import Final, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

import higgle
from higgle.bots import ladder
from higgle.bots.kuhhandel.dealer import Dealer, draw_style
from higgle.bots.kuhhandel.expert_dealer import ExpertDealer, KuhhandelNets
from higgle.bots.kuhhandel.herd_net import BREEDS, HerdNet, count_herds
from higgle.bots.kuhhandel.purse_beliefs import PurseBeliefs
from higgle.bots.kuhhandel.stake_model import StakeModel
from higgle.bots.net import group_layers
from higgle.core import Action, Event, Fast, Seat, Table
from higgle.kuhhandel.animals import RAT
from higgle.kuhhandel.cow_trade import Accept, Counter, Offer
from higgle.kuhhandel.game import Kuhhandel
from higgle.kuhhandel.money import total
from higgle.kuhhandel.turn import Auction, Trade
from higgle.play import Bot, Conductor
from higgle.train.self_play import draw_adversary, draw_options, draw_seats

SEATS: Final = 6
"""As many as any table has; the numbers of those who are not there are 0."""
MOST_ACTIONS: Final = 4_000
WHOLE: Final = 7
"""Seats, observer, active seat, deck, donkeys, what was chosen, and whether money counts."""
CHOSEN: Final = 5
HERDS: Final = slice(WHOLE, WHOLE + SEATS * RAT)
OWNERS: Final = slice(HERDS.stop, HERDS.stop + BREEDS)
BELIEVED: Final = slice(OWNERS.stop, OWNERS.stop + SEATS)
TRUE: Final = slice(BELIEVED.stop, BELIEVED.stop + SEATS)
WON: Final = slice(TRUE.stop, TRUE.stop + SEATS)
"""A share of the win, in percent."""
TABLE_NUMBERS: Final = WON.stop
TRADE_NUMBERS: Final = 5
"""The number of the table, who laid, with whom, what it was about from 0, and the stake; less than
nothing is to accept. The trade's first stake is the opener's."""

Numbers = NDArray[np.int32]


class KuhhandelJob(msgspec.Struct, frozen=True):
    """Some games to be played in one process, with these nets, and with those of a rival if any."""

    seed: str
    games: int
    nets: bytes
    rival: bytes = b""


class KuhhandelSamples(NamedTuple):
    """How tables stood as turns began, and the stakes of trades."""

    tables: Numbers
    trades: Numbers

    def join(self, more: "KuhhandelSamples") -> "KuhhandelSamples":
        """These and then others."""
        moved = more.trades.copy()
        moved[:, 0] += len(self.tables)
        tables = np.concatenate([self.tables, more.tables])
        return KuhhandelSamples(tables, np.concatenate([self.trades, moved]))


NO_SAMPLES: Final = KuhhandelSamples(
    np.zeros((0, TABLE_NUMBERS), np.int32), np.zeros((0, TRADE_NUMBERS), np.int32)
)


def load_nets(data: bytes) -> KuhhandelNets:
    """The nets of an expert from their bytes."""
    with np.load(BytesIO(data), allow_pickle=False) as stored:
        layers = group_layers({name: stored[name] for name in stored.files})
    return KuhhandelNets(HerdNet(layers["herds"]), StakeModel(layers["stakes"]))


def play_games(job: KuhhandelJob) -> KuhhandelSamples:
    """Play the games of a job."""
    found = NO_SAMPLES
    nets = load_nets(job.nets)
    rival = load_nets(job.rival) if job.rival else None
    for number in range(job.games):
        found = found.join(play_game(Random(f"{job.seed}/{number}"), nets, rival))
    return found


def play_game(random: Random, nets: KuhhandelNets, rival: KuhhandelNets | None) -> KuhhandelSamples:
    """One game with drawn seats, options and players; nothing, if it did not end."""
    game = Kuhhandel.ID
    seats = draw_seats(game, random)
    table = higgle.new(game, seats, "", draw_options(game, random), Fast(random.getrandbits(32)))
    assert isinstance(table, Kuhhandel)
    bots = draw_bots(seats, random, nets, rival)
    recorder = TableRecorder(table, int(random.random() * seats), nets.stakes)

    def stand_in(seat: Seat) -> Bot:
        return ladder.farmer(game, random)

    conductor = Conductor(table, bots, Random(random.random()), stand_in, watch=recorder.watch)
    ended = conductor.play(MOST_ACTIONS)
    return recorder.samples() if ended else NO_SAMPLES


def draw_bots(
    seats: int, random: Random, nets: KuhhandelNets, rival: KuhhandelNets | None
) -> list[Bot]:
    """Who sits at a table: a quarter of the tables are of one kind."""
    if rival is not None:
        bots: list[Bot] = [ExpertDealer("kuhhandel", fork(random), "", rival) for _ in range(seats)]
        bots[int(random.random() * seats)] = draw_bot(random.random(), random, nets)
        return bots
    kind = random.random()
    alike = random.random() < 0.25
    return [draw_bot(kind if alike else random.random(), random, nets) for _ in range(seats)]


def draw_bot(kind: float, random: Random, nets: KuhhandelNets) -> Bot:
    """A player of a kind."""
    own = fork(random)
    if kind < 0.35:
        return Dealer("kuhhandel", own, draw_style(random))
    if kind < 0.5:
        return Dealer("kuhhandel", own)
    if kind < 0.82:
        return ExpertDealer("kuhhandel", own, "", nets)
    if kind < 0.9:
        return ladder.greedy("kuhhandel", own)
    return draw_adversary("kuhhandel", own)


def fork(random: Random) -> Random:
    """Dice of one's own."""
    return Random(random.random())


class TableRecorder:
    """Notes the table whenever a turn begins, as one observer believes it, and every stake."""

    def __init__(self, table: Kuhhandel, observer: Seat, model: StakeModel) -> None:
        self.table = table
        self.observer = observer
        self.beliefs = PurseBeliefs(0, model)
        self.news: list[Event] = []
        self.rows: list[list[int]] = []
        self.trades: list[tuple[int, ...]] = []
        self.trade: Trade | None = None
        """The trade whose first round is not over yet."""
        self.opener = self.offered = 0
        self.note_table(table)

    def watch(self, table: Table, seat: Seat, action: Action, events: list[Event]) -> None:
        """Take in an action and what came of it."""
        assert isinstance(table, Kuhhandel)
        self.news += [table.seen(event, self.observer) for event in events]
        if isinstance(action, (Trade, Auction)) and not self.rows[-1][CHOSEN]:
            self.rows[-1][CHOSEN] = -1 if isinstance(action, Trade) else 1
        if isinstance(action, Trade):
            self.trade = action
            self.opener = seat
        elif isinstance(action, Offer):
            self.offered = total(action.cards)
        elif isinstance(action, (Accept, Counter)) and self.trade is not None:
            answer = total(action.cards) if isinstance(action, Counter) else -1
            self.note_trade(self.opener, seat, self.trade.species - 1, answer)
            self.trade = None
        if any(event.name == "turn_began" for event in events):
            self.note_table(table)

    def note_trade(self, opener: Seat, partner: Seat, species: int, answer: int) -> None:
        """The opener's stake, and then the answer to it."""
        at = len(self.rows) - 1
        self.trades.append((at, opener, partner, species, self.offered))
        self.trades.append((at, partner, opener, species, answer))

    def note_table(self, table: Kuhhandel) -> None:
        """One row of the table."""
        self.beliefs.look(table.view(self.observer), self.observer, self.news)
        self.news.clear()
        seats = range(table.seats)
        none = [0] * (SEATS - table.seats)
        counts, owners = count_herds([table.herd(seat) for seat in seats])
        pecunia = int(table.agreed.pecunia)
        row = [table.seats, self.observer, table.active, table.deck_size(), table.donkeys]
        row += [0, pecunia, *[count for herd in counts for count in herd], *none * RAT, *owners]
        row += [*[int(money) for money in self.beliefs.mean()], *none]
        row += [*[table.money(seat) for seat in seats], *none]
        self.rows.append(row)

    def samples(self) -> KuhhandelSamples:
        """All rows with who has won at last, and the trades."""
        winners = self.table.winners()
        won = [100 // len(winners) if seat in winners else 0 for seat in range(SEATS)]
        tables = np.array([[*row, *won] for row in self.rows], np.int32)
        trades = np.array(self.trades, np.int32).reshape(-1, TRADE_NUMBERS)
        return KuhhandelSamples(tables, trades)
