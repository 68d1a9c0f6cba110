"""What one action costs the server at a table of five people, in processor time.

`rules and views`: the action is tried out and taken, and five views with their legal actions, asks,
clocks and events are written as JSON. `whole`: from the bytes of the message to the bytes in the
five queues, with the log on SQLite, the answer and the alarms. Sockets are not counted.
"""

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from pathlib import Path

import msgspec

sys.path.insert(0, str(Path(__file__).parent.parent))
from higgle.playing import Bot, make_bot
from higgle.server.course import ACT, Course, Entry, Terms
from higgle.server.messages import Act, Clocks
from higgle.server.rest import NewTable, SeatPlan
from higgle.server.scene import Showing, happened
from higgle.table import CLOCK, Action, Ask, Seat, table
from tests.server.conftest import memory
from tests.server.hall import Hall, Player, opened

SEATS = 5
GAMES = ("bohnanza", "bohnanza-plus", "high-bohn", "bohnaparte", "kuhhandel")
MOST = 300
"""How many microseconds an action of the base game may cost."""


def rules_and_views(game: str, actions: int) -> int:
    """The mean of so many actions without the room around them, in microseconds."""
    dice = random.Random(1)
    brain = make_bot("random", game, dice)
    spent = done = 0
    while done < actions:
        course = Course(
            Terms(game, SEATS, f"cost {done}", {}, Clocks(), False, tuple(range(SEATS)), 1.0)
        )
        while done < actions and not course.over:
            ask = dice.choice(course.asks)
            action = act_of(course, ask, brain)
            if action is not None:
                start = time.process_time_ns()
                show(course, ask.seat, action)
                spent += time.process_time_ns() - start
                done += 1
    return round(spent / done / 1000)


def act_of(course: Course, ask: Ask, brain: Bot) -> Action | None:
    """What a seat, or the clock, does."""
    if ask.seat == CLOCK:
        return course.game.actions(CLOCK)[0]
    return brain.act(course.game.view(ask.seat), ask, ())


def show(course: Course, seat: Seat, action: Action) -> None:
    """Carry an action out, and write what everybody is told."""
    body = msgspec.json.encode(action).decode()
    entry = Entry(course.seq + 1, 1.0, ACT, seat, "client", course.seq + 1, body)
    told = course.take(entry, course.try_out(seat, action))
    showing = Showing(course, 1.0)
    for audience in range(SEATS):
        showing.update(happened(course, told, audience, "en"), audience, None)


class Party:
    """Five people at one table, who play at random."""

    def __init__(self, hall: Hall, game: str, players: list[Player], dice: random.Random) -> None:
        self.hall = hall
        self.players = players
        self.dice = dice
        self.brain = make_bot("random", game, dice)
        self.course = hall.house.rooms[players[0].code].play()

    def choose(self) -> tuple[Player, Action] | None:
        """Somebody who must act, or sometimes somebody who may."""
        asks = [ask for ask in self.course.asks if ask.seat >= 0]
        duties = [ask for ask in asks if ask.must]
        if not asks:
            return None
        ask = self.dice.choice(duties if duties and self.dice.random() < 0.7 else asks)
        action = self.brain.act(self.course.game.view(ask.seat), ask, ())
        return None if action is None else (self.players[ask.seat], action)

    async def act(self) -> float | None:
        """One action, and the processor time from its bytes to the bytes for everybody."""
        chosen = self.choose()
        if chosen is None:
            await self.hall.hands.advance(5)
            return None
        player, action = chosen
        data = msgspec.json.encode(Act(player.number(), msgspec.to_builtins(action)))
        before, start = self.course.seq, time.process_time()
        await player.attendant.hear(data)
        took = time.process_time() - start
        for one in self.players:
            one.listener.waiting.clear()
            one.listener.size = 0
        return took if self.course.seq == before + 1 else None


async def party(hall: Hall, game: str, dice: random.Random) -> Party:
    """A new table."""
    visitors = [await hall.guest(f"Guest {seat}") for seat in range(SEATS)]
    seats = (SeatPlan("me"), *(SeatPlan() for _ in visitors[1:]))
    code = await hall.house.lobby.open(visitors[0], NewTable(game, seats))
    for visitor in visitors[1:]:
        await hall.house.lobby.sit(code, visitor, None)
    players = [Player(hall.house, one, code, f"client-{n}") for n, one in enumerate(visitors)]
    for player in players:
        await player.come()
    return Party(hall, game, players, dice)


async def cost(game: str, actions: int, file: str) -> int:
    """The mean of so many actions of a game, in microseconds."""
    times: list[float] = []
    dice = random.Random(1)
    async with opened(file) as hall:
        while len(times) < actions:
            table = await party(hall, game, dice)
            while len(times) < actions and not table.course.over:
                took = await table.act()
                if took is not None:
                    times.append(took)
            for player in table.players:
                await player.go()
    return round(1e6 * sum(times) / len(times))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--actions", type=int, default=2000)
    parser.add_argument("--games", default=",".join(GAMES))
    chosen = parser.parse_args()
    told: dict[str, object] = {
        "compiled": not str(table.__file__).endswith(".py"),
        "seats": SEATS,
        "actions": chosen.actions,
    }
    inner: dict[str, int] = {}
    whole: dict[str, int] = {}
    for game in chosen.games.split(","):
        inner[game] = rules_and_views(game, chosen.actions)
        with tempfile.TemporaryDirectory(dir=memory()) as folder:
            whole[game] = asyncio.run(cost(game, chosen.actions, f"{folder}/x"))
    told |= {"cpu_us_rules_and_views": inner, "cpu_us_whole": whole}
    told["base_game_within_300_us"] = inner.get("bohnanza", 0) <= MOST
    print(json.dumps(told, indent=2))


if __name__ == "__main__":
    main()
