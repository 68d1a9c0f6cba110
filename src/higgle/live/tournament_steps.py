"""A tournament as stored facts, and what follows from them: the next step is a pure function."""

from collections.abc import Sequence
from hashlib import sha256

import msgspec

from higgle import catalogue
from higgle.core import require
from higgle.live.bot_levels import check_level
from higgle.live.pairing import Seating, pair, usual_rounds
from higgle.live.standings import standings
from higgle.protocol.clubs import NewTournament, RoundResult, TableResult
from higgle.protocol.tables import NewTable, SeatPlan

FEWEST, MOST = 2, 64
"""How many people a tournament has."""
TURN, GRACE = 90.0, 30.0
"""How many seconds somebody may think, and a chair be empty, before a bot acts for them."""


class TableFacts(msgspec.Struct, frozen=True):
    """A table of the round that is being played."""

    code: str
    state: str
    """`open`, `playing` or `over`; empty where whoever hosts the server has closed it."""
    result: TableResult | None = None


class Facts(msgspec.Struct, frozen=True):
    """Everything from which the next step of a tournament follows."""

    plan: NewTournament
    seed: str
    entries: Sequence[str]
    """Everybody, in the order in which they came."""
    out: frozenset[str]
    """Who does not play on."""
    seatings: Sequence[Sequence[Seating]]
    """Who was to sit where, for every round that was opened."""
    results: Sequence[RoundResult]
    """How the rounds ended that are over."""
    opened: float = 0.0
    """When the last round was opened."""
    tables: Sequence[TableFacts] = ()
    """The tables of the last round, if it is not over."""

    @property
    def people(self) -> list[str]:
        """Who plays on."""
        return [person for person in self.entries if person not in self.out]


class Wait(msgspec.Struct, frozen=True):
    """Nothing is to be done before this time, unless a game ends; 0 if only that is awaited."""

    until: float = 0.0


class OpenRound(msgspec.Struct, frozen=True):
    """A round is to be opened with these tables."""

    tables: list[Seating]


class SeatBots(msgspec.Struct, frozen=True):
    """At these tables bots take the chairs of those who have not come."""

    codes: list[str]


class CloseRound(msgspec.Struct, frozen=True):
    """All tables of the round are over."""

    result: RoundResult


class Finish(msgspec.Struct, frozen=True):
    """The tournament is over."""


NextStep = Wait | OpenRound | SeatBots | CloseRound | Finish


def next_step(facts: Facts, now: float) -> NextStep:
    """What a tournament needs next; whoever carries it out twice changes nothing."""
    if len(facts.seatings) > len(facts.results):
        return step_of_round(facts, now)
    if len(facts.results) >= rounds_of(facts) or len(facts.people) < FEWEST:
        return Finish()
    plan, people = facts.plan, facts.people
    if plan.format == "swiss":
        order = [one.person for one in standings(facts.entries, facts.results)]
        people = [person for person in order if person not in facts.out]
    return OpenRound(pair(plan.format, people, facts.seatings, plan.seats, facts.seed))


def step_of_round(facts: Facts, now: float) -> NextStep:
    """What the round needs that is being played."""
    late = [table.code for table in facts.tables if table.state == "open"]
    deadline = facts.opened + facts.plan.wait
    if late and now >= deadline:
        return SeatBots(late)
    if all(table.state in ("over", "") for table in facts.tables):
        return CloseRound(RoundResult([one.result for one in facts.tables if one.result]))
    return Wait(deadline if late else 0.0)


def rounds_of(facts: Facts) -> int:
    """How many rounds are played; the number is fixed by those who began."""
    plan = facts.plan
    first = facts.seatings[0] if facts.seatings else ()
    began = sum(bool(person) for table in first for person in table)
    return plan.rounds or usual_rounds(plan.format, began or len(facts.people), plan.seats)


def round_seed(seed: str, number: int) -> str:
    """From what the deal of a round is drawn, at all its tables."""
    return sha256(f"{seed}/round {number}".encode()).hexdigest()


def table_plan(plan: NewTournament) -> NewTable:
    """What is agreed at every table: no undo, no coach, nobody who looks over a shoulder."""
    clocks = msgspec.structs.replace(
        plan.clocks, turn=plan.clocks.turn or TURN, grace=min(plan.clocks.grace, GRACE)
    )
    return NewTable(
        plan.game,
        tuple(SeatPlan() for _ in range(plan.seats)),
        plan.options,
        clocks=clocks,
        spectators=False,
        undo=False,
        rated=False,
        coach=False,
    )


def check_tournament(plan: NewTournament) -> None:
    """Refuse a tournament that cannot be played."""
    sizes = [seats for seats in catalogue.game_class(plan.game).SEATS if 3 <= seats <= 5]
    require(plan.seats in sizes, "tournament-seats", least=min(sizes), most=max(sizes))
    check_level(plan.bot, plan.game)
