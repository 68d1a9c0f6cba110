"""How long somebody waits between two of their own turns, measured on the server's own clock.

A person sits with the usual bots, plants, passes and says nothing else; the hands of the clock are
moved by this script, so that an hour takes a minute: `python -m scripts.measure_pace`.
"""

import asyncio
import statistics
import sys
from argparse import ArgumentParser
from itertools import pairwise
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import get_args

from higgle.core import Action, Ask
from higgle.play import Bot, make_bot
from higgle.protocol.messages import Clocks, LastCall, Ready, Speed, Update
from higgle.protocol.rest import SeatPlan
from higgle.server.live.replica import Replica
from tests.server.hall import Hall, Player, opened

LIMITS = {("normal", 4): 35.0, ("quick", 4): 15.0, ("normal", 7): 80.0, ("quick", 7): 35.0}
"""The seconds between two own turns that were promised, in the mean."""
SHOWN = 0.7
"""The share of waiting in which something was to be seen."""
MOMENT = 1.0
"""For how many seconds a step gives something to look at."""
STEP = 0.1


class Waiting:
    """What a person saw between the end of one of its turns and the beginning of the next."""

    def __init__(self) -> None:
        self.rounds: list[float] = []
        self.shown = 0.0
        self.longest = 0.0

    def round(self, begun: float, seen: list[float], calls: list[tuple[float, float]]) -> None:
        """Note one round: when it began, its steps, and its countdowns."""
        if not seen or seen[-1] <= begun:
            return
        self.rounds.append(seen[-1] - begun)
        for before, after in pairwise([begun, *seen]):
            counted = sum(max(0.0, min(after, end) - max(before, at)) for at, end in calls)
            gap = after - before
            self.shown += min(gap, max(counted, MOMENT) if gap > MOMENT else gap)
            self.longest = max(self.longest, gap - counted)


async def measure(
    speed: Speed, seats: int, rounds: int, ready: bool, bot: str, folder: Path
) -> Waiting:
    """Sit through this many rounds."""
    game = "bohnanza" if seats <= 5 else "bohnanza-plus"
    waiting = Waiting()
    async with opened(str(folder / f"{speed}-{seats}-{ready}.sqlite3")) as hall:
        deal = 0
        while len(waiting.rounds) < rounds:
            deal += 1
            hall.house.lobby.seeds = lambda: f"pace {deal}"  # noqa: B023 - used at once
            bots = [SeatPlan("bot", bot) for _ in range(seats - 1)]
            [ann] = await hall.table(
                game, people=1, seats=[SeatPlan("me"), *bots], clocks=Clocks(speed=speed)
            )
            await sit(hall, ann, waiting, rounds, ready)
            await ann.go()
    return waiting


async def sit(hall: Hall, ann: Player, waiting: Waiting, rounds: int, ready: bool) -> None:
    """Play one game, or as much of it as is needed."""
    replica = hall.house.rooms[ann.code].play()
    brain = make_bot("farmer", replica.game.ID, Random(1))
    begun, said = hall.hands.time, False
    calls: list[tuple[float, float]] = []
    while not replica.over and len(waiting.rounds) < rounds:
        calls += [(hall.hands.time, hall.hands.time + call.left) for call in fresh_calls(ann)]
        ask = replica.ask_of(0)
        if ask is not None and ask.must:
            seen = [one.happened.at for one in ann.all(Update) if one.happened.at > begun]
            waiting.round(begun, seen, calls)
            await ann.act(str(deed(replica, brain, ask)))
            ann.heard.clear()
            begun, said, calls = hall.hands.time, False, []
        else:
            if ready and not said and ask is not None and ask.forms:
                await ann.send(Ready(ann.number(), round=True))
                said = True
            await hall.hands.advance(STEP)


def fresh_calls(ann: Player) -> list[LastCall]:
    """The countdowns that were heard since the last time."""
    return [one for one in ann.listen() if isinstance(one, LastCall)]


def deed(replica: Replica, brain: Bot, ask: Ask) -> Action:
    """What somebody does who plants and passes."""
    view = replica.game.view(0)
    done = next((one for one in view.actions(0) if view.last_call(one)), None)
    action = done or brain.act(view, ask, ())
    assert action is not None
    return action


async def main() -> int:
    """Print what was seen, and fail where a promise does not hold."""
    asked = ArgumentParser(description=__doc__)
    asked.add_argument("--rounds", type=int, default=20)
    asked.add_argument("--bot", default="", help="another than the one that people meet")
    given = asked.parse_args()
    broken = 0
    with TemporaryDirectory() as folder:
        for seats in (4, 7):
            for speed in get_args(Speed):
                for ready in (False, True):
                    seen = await measure(speed, seats, given.rounds, ready, given.bot, Path(folder))
                    mean, total = statistics.mean(seen.rounds), sum(seen.rounds)
                    limit = LIMITS.get((speed, seats), float("inf"))
                    shown = seen.shown / total
                    broken += mean > limit or shown < SHOWN
                    print(
                        f"{seats} seats, {speed:6}, {'no more' if ready else 'silent':7}: "
                        f"mean {mean:5.1f} s, longest {max(seen.rounds):5.1f} s, "
                        f"shown {shown:.0%}, longest dead wait {seen.longest:.1f} s",
                        flush=True,
                    )
    return int(broken > 0)


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
