"""What bots decide in whole games, and how long they think: the same code here and in a browser.

`python -m scripts.solo.decisions '[["bohnanza", "expert", 2, 100]]'` plays two games of a hundred
actions at most; there may be more than one such wish.
"""

import hashlib
import json
import sys
import time
from collections.abc import Sequence
from random import Random

from higgle.core import Action, Ask, Event, Table
from higgle.play import Bot, Match
from higgle.play.registry import make_bot

SEATS = {"kuhhandel": 4}
"""All other games are played by three."""


def clock(bot: Bot, times: list[float]) -> Bot:
    """A bot whose decisions are timed."""
    think = bot.act

    def act(view: Table, ask: Ask, events: Sequence[Event]) -> Action | None:
        begun = time.perf_counter()
        found = think(view, ask, events)
        times.append(time.perf_counter() - begun)
        return found

    bot.__dict__["act"] = act
    return bot


def play(game: str, bot: str, count: int, most: int) -> dict[str, object]:
    """The digest of all that was done, and the times of the decisions in milliseconds."""
    times: list[float] = []
    whole = hashlib.sha256()

    def seat(game: str, random: Random, style: str) -> Bot:
        return clock(make_bot(bot, game, random), times)

    for number in range(count):
        match = Match(game, SEATS.get(game, 3), [seat], f"decisions {number}", most=most)
        failed = match.play().forfeits
        assert not failed, failed[0].text
        whole.update(str(match.table.record()).encode())
    times.sort()
    return {
        "digest": whole.hexdigest()[:16],
        "decisions": len(times),
        "mean": round(1000 * sum(times) / len(times), 3),
        "p95": round(1000 * times[int(0.95 * len(times))], 3),
        "max": round(1000 * times[-1], 3),
    }


def main(wishes: str) -> str:
    """Wishes and answers as JSON."""
    return json.dumps([play(*wish) for wish in json.loads(wishes)])


if __name__ == "__main__":
    print(main(sys.argv[1]))
