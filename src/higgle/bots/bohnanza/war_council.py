"""What the expert of Bohnaparte thinks of attacks: which of them makes a win likeliest."""

from random import Random
from typing import Final

from mypy_extensions import mypyc_attr

from higgle.bohnanza.bohnaparte.game import Bohnaparte
from higgle.bohnanza.bohnaparte.war import CROWN, HAND, Fight
from higgle.bots.bohnanza.war_features import Campaign, MapFeatures, campaign_of
from higgle.bots.net import Net, likely
from higgle.core import NOBODY, Seat

LEAST: Final = 0.002
"""A thaler is worth at least this much of a chance to win."""
SHARED: Final = 0.5
"""The chance to win with as many points as another."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Assault:
    """A land, the card to take it with, how likely that is, and what the card costs."""

    def __init__(self, land: int, fight: Fight, rider: int, chance: float, cost: float) -> None:
        self.land = land
        self.fight = fight
        self.rider = rider
        """The cavalry that strikes first, or -1."""
        self.chance = chance
        self.cost = cost
        """What the farm loses with the card, in thalers."""
        self.paid = False
        """Whether the thaler for it is paid already."""
        self.worth = 0.0
        """The chance of winning the game after it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class WarCouncil:
    """Judges assaults one step ahead, by a net."""

    def __init__(self, net: Net, random: Random) -> None:
        self.net = net
        self.random = random
        self.doubt = 0.0
        """How far its judgement may be off, in chances of winning; learners are in doubt."""
        self.plan: Assault | None = None
        """The assault that was chosen."""

    def weigh(self, view: Bohnaparte, seat: Seat, assaults: list[Assault]) -> float:
        """Find the worth of each assault; the chance of winning without any."""
        sight = MapFeatures(view, seat)
        stop = campaign_of(view, seat, goes_on=False)
        rich = Campaign(stop.owners, stop.thalers + 1, stop.hand, goes_on=False)
        positions = [stop, rich]
        earns = any(view.payout(seat, slot) for slot in view.fields[seat])
        for assault in assaults:
            positions += outcomes_of(view, seat, assault, earns)
        chances = self.judge(sight, positions)
        thaler = max(LEAST, chances[1] - chances[0])
        for at, assault in enumerate(assaults):
            end = chance_at_end(view, seat, assault.land)
            won = chances[2 * at + 2] if end < 0 else end
            lost = chances[2 * at + 3]
            assault.worth = assault.chance * won + (1 - assault.chance) * lost
            assault.worth -= thaler * assault.cost
            if self.doubt:
                assault.worth += self.random.gauss(0, self.doubt)
        return chances[0]

    def judge(self, sight: MapFeatures, positions: list[Campaign]) -> list[float]:
        """How likely the seat wins in each position."""
        numbers: list[int] = []
        wholes: list[float] = []
        for position in positions:
            numbers += sight.lines_of(position)
            wholes += sight.whole_of(position)
        book = sight.book
        heads: list[list[float]] = self.net.judge(
            [], book.rows, book.lines, numbers, [], wholes
        ).tolist()
        return [likely(head[-1]) for head in heads]


def outcomes_of(view: Bohnaparte, seat: Seat, assault: Assault, earns: bool) -> list[Campaign]:
    """Where a seat stands after an assault that succeeded, and after one that failed."""
    hand = view.hand(seat)
    fight = assault.fight
    if fight.source == HAND:
        hand = hand[: fight.place] + hand[fight.place + 1 :]
    thalers = view.thalers(seat) - (not assault.paid)
    goes_on = earns or thalers > 0
    won = Campaign(view.owners, max(0, thalers), hand, goes_on)
    won.owners[assault.land] = seat
    return [won, Campaign(view.owners, max(0, thalers), hand, goes_on)]


def chance_at_end(view: Bohnaparte, seat: Seat, land: int) -> float:
    """The chance of winning if taking a land ends the game; less than nothing if it does not."""
    loser = view.owners[land]
    landless = loser != NOBODY and len(view.holdings(loser)) == 1
    if len(view.holdings(seat)) + 1 < CROWN and not landless:
        return -1.0
    points = view.points(view.board.kinds[land]) + (land in view.fortresses)
    scores = [sum(view.score(other).values()) for other in range(view.seats)]
    scores[seat] += points
    if loser != NOBODY:
        scores[loser] -= points
    best = max([score for other, score in enumerate(scores) if other != seat])
    if scores[seat] == best:
        return SHARED
    return float(scores[seat] > best)
