"""What one action costs the server at a table of five people, in processor time.

`rules and views`: the action is tried out and taken, and five views with their legal actions, asks,
clocks and events are written as JSON; this is held against the promise. `whole`: from the bytes of
the message to the bytes in the five queues, with the log on SQLite, the answer and the alarms; most
of the difference is the way to the thread of SQLite and back. `busy`: the same while many tables
play at once, so that many actions share one such journey. Sockets are not counted. The bytes are
those of one step for one audience.
"""

import argparse
import asyncio
import gc
import json
import random
import sys
import tempfile
import time
from collections.abc import Iterator
from functools import partial

import msgspec
import uvloop

from higgle.core import CLOCK, Action, Seat, table
from higgle.live.journal import LogEntry
from higgle.live.projection import Projection, SceneParts
from higgle.live.table_state import TableConfig, TableState
from higgle.play import make_bot
from higgle.protocol.messages import Act, Clocks
from higgle.protocol.tables import NewTable, SeatPlan
from higgle.server.http.server import SWEEPINGS, TURN
from tests.server.conftest import memory
from tests.server.hall import Hall, Player, opened

SEATS = 5
GAMES = ("bohnanza", "bohnanza-plus", "high-bohn", "bohnaparte", "kuhhandel")
MOST = 300
"""How many microseconds an action of the base game may cost."""
BUSY = 250
"""The same of the base game with everything but the sockets, at a busy server."""
TABLES = 40
"""How many tables play at once there."""
NOW = 1.0

Deeds = list[tuple[Seat, Action]]


def begun(game: str, number: int) -> TableState:
    """A table at which five people sit."""
    people = tuple(range(SEATS))
    return TableState(TableConfig(game, SEATS, f"cost {number}", {}, Clocks(), False, people, NOW))


def deeds(game: str, number: int, most: int) -> Deeds:
    """What people do at random in one game."""
    dice = random.Random(f"{game} {number}")
    brain = make_bot("random", game, dice)
    state = begun(game, number)
    found: Deeds = []
    while len(found) < most and not state.over:
        ask = dice.choice(state.asks)
        action: Action | None
        if ask.seat == CLOCK:
            action = state.game.actions(CLOCK)[0]
        else:
            action = brain.act(state.game.view(ask.seat), ask, ())
        if action is not None:
            state.take(entry(state, ask.seat, action))
            found.append((ask.seat, action))
    return found


def games(game: str, actions: int) -> Iterator[tuple[int, Deeds]]:
    """Games with this many actions in all."""
    number = done = 0
    while done < actions:
        played = deeds(game, number, actions - done)
        yield number, played
        done += len(played)
        number += 1


def entry(state: TableState, seat: Seat, action: Action) -> LogEntry:
    """An action as it stands in the log."""
    body = msgspec.json.encode(action).decode()
    one = LogEntry(state.seq + 1, NOW, "act", seat, "client", state.seq + 1, body)
    return msgspec.structs.replace(one, proof=one.prove(state.proof))


def rules_and_views(game: str, actions: int) -> int:
    """The mean without the room around it, in microseconds."""
    spent = done = 0
    for number, played in games(game, actions):
        state = begun(game, number)
        start = time.process_time_ns()
        for seat, action in played:
            step = state.take(entry(state, seat, action), state.try_out(seat, action))
            projection = Projection(state, NOW)
            for audience in range(SEATS):
                projection.update(step, audience, "en", False)
        spent += time.process_time_ns() - start
        done += len(played)
    return round(spent / done / 1000)


def bytes_sent(game: str, actions: int) -> tuple[int, int]:
    """How many bytes a step is for an audience, with the whole scene and as a patch."""
    sent = [0, 0]
    done = 0
    for number, played in games(game, actions):
        state = begun(game, number)
        first = Projection(state, NOW)
        shown: dict[Seat | None, SceneParts] = {}
        for audience in range(SEATS):
            shown[audience] = first.parts_of(audience)
        for seat, action in played:
            step = state.take(entry(state, seat, action), state.try_out(seat, action))
            projection = Projection(state, NOW, shown)
            for audience in range(SEATS):
                for patches in (False, True):
                    sent[patches] += len(projection.tell(step, audience, "en", False, patches))
            shown = projection.parts
        done += len(played) * SEATS
    return round(sent[0] / done), round(sent[1] / done)


async def whole(game: str, actions: int, file: str) -> int:
    """The mean with everything but the sockets, in microseconds, one action after another."""
    spent = done = 0
    async with opened(file) as hall:
        for number, played in games(game, actions):
            party = await Party.sit_down(hall, game, number, played)
            start = time.process_time_ns()
            await party.play()
            spent += time.process_time_ns() - start
            done += len(played)
            await party.go()
    return round(spent / done / 1000)


async def busy(game: str, actions: int, file: str, tables: int) -> int:
    """The same while many tables play at once."""
    async with opened(file) as hall:
        evening = [deeds(game, number, max(1, actions // tables)) for number in range(tables)]
        parties = [
            await Party.sit_down(hall, game, number, played)
            for number, played in enumerate(evening)
        ]
        start = time.process_time_ns()
        await asyncio.gather(*[party.play() for party in parties])
        spent = time.process_time_ns() - start
        for party in parties:
            await party.go()
    return round(spent / sum(len(played) for played in evening) / 1000)


class Party:
    """Five people at a table, and what they are going to do."""

    def __init__(self, hall: Hall, players: list[Player], played: Deeds) -> None:
        self.players = players
        self.messages = [(seat, act(players, seat, action), action) for seat, action in played]
        self.autopilot = hall.manager.autopilots[players[0].code]

    @classmethod
    async def sit_down(cls, hall: Hall, game: str, number: int, played: Deeds) -> "Party":
        """At a new table with the cards of this number."""
        hall.manager.lobby.seeds = partial(str, f"cost {number}")
        return cls(hall, await sit_down(hall, game), played)

    async def play(self) -> None:
        """Everything, and everybody reads at once."""
        for seat, data, action in self.messages:
            if seat == CLOCK:
                await self.autopilot.post(CLOCK, action, "clock")
            else:
                await self.players[seat].session.hear(data)
            for player in self.players:
                player.subscriber.waiting.clear()
                player.subscriber.size = 0
        assert self.autopilot.room.need_state().seq == len(self.messages), (
            "not everything was accepted"
        )

    async def go(self) -> None:
        """Everybody leaves."""
        for player in self.players:
            await player.go()


def act(players: list[Player], seat: Seat, action: Action) -> bytes:
    """An action as a client sends it."""
    number = players[seat].number() if seat != CLOCK else 0
    return msgspec.json.encode(Act(number, msgspec.to_builtins(action)))


async def sit_down(hall: Hall, game: str) -> list[Player]:
    """A new table with five people at it."""
    visitors = [await hall.guest(f"Guest {seat}") for seat in range(SEATS)]
    seats = (SeatPlan("me"), *(SeatPlan() for _ in visitors[1:]))
    code = await hall.manager.lobby.open(visitors[0], NewTable(game, seats))
    for visitor in visitors[1:]:
        await hall.manager.lobby.sit(code, visitor, None)
    await hall.manager.lobby.start(code)
    players = [Player(hall.manager, one, code, f"client-{n}") for n, one in enumerate(visitors)]
    for player in players:
        await player.come()
    return players


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--actions", type=int, default=3000)
    parser.add_argument("--games", default=",".join(GAMES))
    parser.add_argument("--tables", type=int, default=TABLES)
    chosen = parser.parse_args()
    gc.freeze()
    gc.set_threshold(*SWEEPINGS)
    sys.setswitchinterval(TURN)
    inner: dict[str, int] = {}
    outer: dict[str, int] = {}
    shared: dict[str, int] = {}
    sent: dict[str, tuple[int, int]] = {}
    for game in chosen.games.split(","):
        inner[game] = rules_and_views(game, chosen.actions)
        sent[game] = bytes_sent(game, chosen.actions)
        with tempfile.TemporaryDirectory(dir=memory()) as folder:
            outer[game] = uvloop.run(whole(game, chosen.actions, f"{folder}/x"))
            shared[game] = uvloop.run(busy(game, chosen.actions, f"{folder}/y", chosen.tables))
    told = {
        "compiled": not str(table.__file__).endswith(".py"),
        "seats": SEATS,
        "actions": chosen.actions,
        "tables": chosen.tables,
        "bytes_whole_and_patch": sent,
        "cpu_us_rules_and_views": inner,
        "cpu_us_whole": outer,
        "cpu_us_busy": shared,
        "base_game_within_300_us": inner.get("bohnanza", 0) <= MOST,
        "base_game_busy_within_250_us": shared.get("bohnanza", 0) <= BUSY,
    }
    print(json.dumps(told, indent=2))
    sys.exit(not told["base_game_within_300_us"])


if __name__ == "__main__":
    main()
