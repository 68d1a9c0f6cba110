"""Known situations: bots play until one comes, and its log is laid into the file of a house.

The server reads such a table like any other; it has no door of its own for tests.
"""

import secrets
import time
from collections.abc import Callable, Mapping

import msgspec
from sqlalchemy import create_engine, insert
from sqlalchemy.orm import Session

from higgle.bohnanza.game import Bohnanza
from higgle.bohnanza.planting import Planting
from higgle.bohnanza.trading import Trading
from higgle.client import Client
from higgle.core import Action, Event, Seat, Table, seal
from higgle.live.journal import LogEntry, StepKind
from higgle.live.opening import new_code
from higgle.live.table_talk import CHAT, SIGNAL
from higgle.play.match import Match
from higgle.protocol.messages import PLAYING, Clocks
from higgle.protocol.messages import Wish as Signals
from higgle.server.store.schema import Chair, GameTable, LogRow, SeedRow, TalkRow
from tests.web.house import House, Person

DEALS = 400
"""How many deals are tried before a situation counts as never coming."""
BRISK = Clocks(call=0.5, count=1.0, grace=3600)
"""Calls follow each other quickly, and nobody's seat is given to a bot."""

SLOW = Clocks(call=60, count=60, grace=3600)
"""Nothing moves while somebody looks."""
FEW = 14
"""This many cards are left when the last turns begin."""

SAYING = "Who has a green bean for me? I could give a stink bean, or two, and would be grateful."
"""What everybody says at a lively table."""

NAMES = ("Jana", "Mila", "Otto", "Pavel", "Irma", "Sofie", "Anton")

Deed = tuple[Seat, Action]
Wish = Callable[[Table, list[Event]], bool]


class Situation(msgspec.Struct, frozen=True):
    """A table that has come to an interesting moment."""

    table: Table
    seed: str
    deeds: list[Deed]
    left: list[Deed]
    """What the bots did next and is left to people."""


def find(
    game: str,
    wish: Wish,
    bot: str = "greedy",
    seats: int = 3,
    options: Mapping[str, object] | None = None,
    back: int = 0,
    first: int = 0,
) -> Situation:
    """The first moment that is as wished; with `back` the deeds that lead there are left to do.

    Where a moment is rare, `first` names a deal that has it.
    """
    for deal in range(first, first + DEALS):
        seed = f"{game} {deal}"
        deeds = play_until(Match(game, seats, [bot], seed, options), wish)
        if deeds is not None:
            kept, left = deeds[: len(deeds) - back], deeds[len(deeds) - back :]
            table = Match(game, seats, [bot], seed, options).table
            for seat, action in kept:
                table.act(seat, action)
            return Situation(table, seed, kept, left)
    raise AssertionError(f"{game}: no such moment in {DEALS} deals")


def it_is_over(table: Table, _: list[Event]) -> bool:
    """The end of a game, to look at it."""
    return table.over


def few_cards_are_left(table: Table, _: list[Event]) -> bool:
    """The deck runs out for the last time soon, and the first seat begins its turn."""
    assert isinstance(table, Bohnanza)
    last = table.exhausted == table.last_exhaustion() - 1 and table.deck_size() <= FEW
    return last and table.active == 0 and table.stages[-1] == Planting()


def play_until(match: Match, wish: Wish) -> list[Deed] | None:
    """What was done until the wish came true; nothing if it never did."""
    deeds: list[Deed] = []
    news: list[Event] = []

    def note(_: Table, seat: Seat, action: Action, events: list[Event]) -> None:
        deeds.append((seat, action))
        news[:] = events

    match.conductor.watch = note
    while not match.table.over:
        match.conductor.step()
        if wish(match.table, news):
            return deeds
    return None


def lay(
    house: House,
    situation: Situation,
    people: Mapping[Seat, Person],
    bot: str = "",
    clocks: Clocks = BRISK,
    rated: bool = True,
) -> str:
    """Lay the table into the house: these people sit down, and bots, or others who stay silent."""
    ids = {seat: person.is_guest() for seat, person in people.items()}
    chairs = [chair(house, seat, ids.get(seat), bot) for seat in range(situation.table.seats)]
    [code] = put(house, [(situation, chairs)], clocks, rated)
    for person in people.values():
        person.visit(f"t/{code}")
        person.page.locator("header button.more, .rail button.more").first.wait_for()
    return code


def put(
    house: House,
    laid: list[tuple[Situation, list[dict[str, object]]]],
    clocks: Clocks,
    rated: bool = True,
    lively: bool = False,
) -> list[str]:
    """Write tables, each with who sits there, into the file of a house; their codes come back.

    At a lively table everybody has signalled and spoken, and the last seat asks for an undo.
    """
    codes = [new_code() for _ in laid]
    now = time.time()
    engine = create_engine(f"sqlite:///{house.database}")
    with Session(engine) as session, session.begin():
        for code, (situation, chairs) in zip(codes, laid, strict=True):
            host = next(str(row["person"]) for row in chairs if row["person"])
            row = table_row(situation, clocks, code, host, now) | {"rated": rated}
            session.execute(insert(GameTable).values(row))
            session.execute(insert(SeedRow).values(code=code, seed=situation.seed))
            session.execute(insert(Chair), [{"code": code, **row} for row in chairs])
            rows = steps(situation, code, now, lively)
            if rows:
                session.execute(insert(LogRow), rows)
            if lively:
                session.execute(insert(TalkRow), talk(situation.table, code, now))
    engine.dispose()
    return codes


def table_row(
    situation: Situation, clocks: Clocks, code: str, host: str, now: float
) -> dict[str, object]:
    """The table as the lobby would have written it."""
    return {
        "code": code,
        "game": situation.table.ID,
        "options": msgspec.json.encode(situation.table.options).decode(),
        "clocks": msgspec.json.encode(clocks).decode(),
        "pace": "live",
        "public": False,
        "spectators": True,
        "chat": True,
        "undo": True,
        "bots_welcome": False,
        "rated": True,
        "host": host,
        "state": PLAYING,
        "seal": seal(situation.seed),
        "created": now,
        "began": now,
    }


def chair(house: House, seat: Seat, person: str | None, bot: str) -> dict[str, object]:
    """Somebody on a seat: a person of the story, a bot, or a guest who says nothing."""
    name = NAMES[seat]
    if person is None and not bot:
        person = Client(house.address, name=name).me.id
    return {"seat": seat, "person": person, "bot": "" if person else bot, "name": name}


def talk(table: Table, code: str, now: float) -> list[dict[str, object]]:
    """A signal of every seat where cards are offered, and a line of chat."""
    rows: list[dict[str, object]] = []
    for seat in range(table.seats):
        row = {"code": code, "at": now, "seat": seat, "person": None}
        if isinstance(table, Bohnanza):
            wish = Signals(seat, (1, 2, 3), (4, 5, 7))
            rows.append(row | {"what": SIGNAL, "body": msgspec.json.encode(wish).decode()})
        rows.append(row | {"what": CHAT, "body": SAYING})
    return rows


def steps(
    situation: Situation, code: str, now: float, lively: bool = False
) -> list[dict[str, object]]:
    """The rows of the log."""
    return [
        {"code": code, **msgspec.structs.asdict(entry)} for entry in log(situation, now, lively)
    ]


def log(situation: Situation, now: float, lively: bool = False) -> list[LogEntry]:
    """The log, as the journal would have written it."""
    client = secrets.token_hex(8)
    entries: list[LogEntry] = []
    proof = ""
    bodies: list[tuple[StepKind, Seat, str]] = [
        ("act", seat, msgspec.json.encode(action).decode()) for seat, action in situation.deeds
    ]
    if lively:
        bodies.append(("ask_undo", situation.table.seats - 1, ""))
    for place, (what, seat, body) in enumerate(bodies, 1):
        entry = LogEntry(place, now, what, seat, client, place, body)
        proof = entry.prove(proof)
        entries.append(msgspec.structs.replace(entry, proof=proof))
    return entries


def jana_trades(table: Table, _: list[Event]) -> bool:
    """The first seat trades, and nobody has offered anything."""
    assert isinstance(table, Bohnanza)
    return type(table.stages[-1]) is Trading and table.active == 0 and not table.offers


def jana_trades_late(table: Table, _: list[Event]) -> bool:
    """The first seat trades, has cards to offer, and the log is long already."""
    assert isinstance(table, Bohnanza)
    trades = type(table.stages[-1]) is Trading and table.active == 0
    return trades and len(table.hand(0)) > 2 and table.exhausted > 0
