"""How somebody deals: with whom, to whose gain, and whether they keep their word."""

from collections.abc import Iterable, Sequence

import msgspec

from higgle import catalogue
from higgle.bots.coach import review_deals
from higgle.core import Seat
from higgle.live.journal import LogEntry, Step
from higgle.live.moments import moments
from higgle.live.table_state import TableConfig, replay, told_steps
from higgle.live.table_talk import REMARK, Spoken, TalkState
from higgle.protocol.dealings import BestMoment, Dealings, DealPartner
from higgle.protocol.messages import TableInfo, Who

PARTNERS, MOMENTS = 12, 5
"""How many partners, and how many moments, are told."""
TOLD = ("zeros", "set", "bluff", "harvest", "free")
"""The moments that are told, the best to tell first."""


class PlayedDeal(msgspec.Struct, frozen=True):
    """A deal with a seat, and what it was worth to the two, in thalers."""

    partner: Seat
    mine: float
    theirs: float


class PlayedGame(msgspec.Struct, frozen=True):
    """A finished game as one of its seats has dealt in it."""

    seats: Sequence[Who]
    seat: Seat
    deals: list[PlayedDeal]
    kept: int
    broken: int
    moments: list[BestMoment]


def look_at(
    info: TableInfo,
    seat: Seat,
    ended: float,
    config: TableConfig,
    entries: Iterable[LogEntry],
    spoken: Iterable[Spoken],
) -> PlayedGame:
    """A game from its log and from what was said."""
    steps: list[Step] = []
    state = replay(config, entries, steps.append)
    talk = TalkState(config.seats)
    remarks = [one.word() for one in spoken if one.what == REMARK]
    talk.recall(remarks, told_steps(state, steps))
    kept, broken = talk.ledger.tally(seat)
    record, names = state.game.record(), [who.name for who in info.seats]
    table = catalogue.new(record.game, record.seats, record.seed, record.options)
    mine = [one for one in moments(record, table) if one.seat == seat and one.kind in TOLD]
    best = [BestMoment(info.code, info.game, names, ended, one) for one in mine]
    deals = [
        PlayedDeal(deal.partner, deal.worth.mine, deal.worth.theirs)
        for deal in review_deals(record, seat)
    ]
    return PlayedGame(info.seats, seat, deals, kept, broken, best)


def add_up(games: Sequence[PlayedGame]) -> Dealings:
    """All games together; whoever I deal with most comes first."""
    partners: dict[tuple[str, str], list[PlayedDeal]] = {}
    met: dict[tuple[str, str], int] = {}
    for game in games:
        for who in game.seats:
            if who.seat != game.seat:
                key = (who.name, "" if who.kind == "bot" else who.person)
                met[key] = met.get(key, 0) + 1
                mine = [deal for deal in game.deals if deal.partner == who.seat]
                partners[key] = [*partners.get(key, []), *mine]
    found = [partner_of(key, met[key], deals) for key, deals in partners.items()]
    found.sort(key=lambda one: (-one.deals, -one.games, one.name))
    best = [one for game in games for one in game.moments]
    best.sort(key=lambda one: (TOLD.index(one.moment.kind), -one.moment.paid, -one.moment.count))
    return Dealings(
        len(games),
        sum(game.kept for game in games),
        sum(game.broken for game in games),
        found[:PARTNERS],
        best[:MOMENTS],
    )


def partner_of(key: tuple[str, str], games: int, deals: Sequence[PlayedDeal]) -> DealPartner:
    """What has come together with one partner, on the average of all deals."""
    name, person = key
    count = max(1, len(deals))
    mine = round(sum(deal.mine for deal in deals) / count, 2)
    theirs = round(sum(deal.theirs for deal in deals) / count, 2)
    return DealPartner(name, person, games, len(deals), mine, theirs)
