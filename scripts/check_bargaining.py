"""How bots bargain: `python -m scripts.check_bargaining` plays games of every game with beans.

It prints offers, deals and acceptances per turn, and fails if it finds a fault that people dislike.
"""

import argparse
import sys
from collections import Counter

from higgle.arena.games.manners import MannersWatch
from higgle.cli.play import tell_talk
from higgle.playing import Match, spread
from higgle.table import CLOCK, Action, Event, Seat, Table
from higgle.telling import tell

GAMES = ("bohnanza", "bohnanza-plus", "high-bohn", "bohnaparte")


def check(task: tuple[str, int, str, str]) -> tuple[Counter[str], list[str]]:
    """Play one game, and say what was counted and which faults were found."""
    game, seats, bot, seed = task
    watch = MannersWatch()
    Match(game, seats, [bot], seed).play(watch.watch)
    faults = [f"{game} {seed}: {f.what}: seat {f.seat + 1}: {f.text}" for f in watch.faults]
    return watch.counts, faults


def transcript(game: str, seats: int, bot: str, seed: str, turns: int, first: int) -> None:
    """Tell some turns of a game, with what the bots say to them and besides."""
    names = [f"P{seat + 1}" for seat in range(seats)]
    match = Match(game, seats, [bot], seed)
    begun = said_before = 0

    def watch(table: Table, seat: Seat, action: Action, events: list[Event]) -> None:
        nonlocal begun, said_before
        fresh = match.conductor.talk[said_before:]
        said_before += len(fresh)
        if first <= begun < first + turns:
            for one in fresh:
                words = tell_talk(table, one, names, "en")
                if words:
                    print(words)
        begun += sum(event.name == "turn_began" for event in events)
        if not first <= begun < first + turns:
            return
        bots = match.conductor.bots
        reason = None if seat == CLOCK else bots[seat].why(table.view(), seat, action)
        for event in events:
            said = tell(table, table.seen(event), names, "en")
            words = f"   «{reason.text()}»" if reason and event is events[0] else ""
            if said:
                print(said + words)

    match.play(watch)


def main() -> int:
    """Play, count and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="how many of each game")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--bot", default="farmer")
    parser.add_argument("--seed", default="bargaining")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--only", default="", help="one game")
    parser.add_argument("--tell", type=int, default=0, help="how many turns to tell instead")
    parser.add_argument("--first", type=int, default=0, help="begin with this turn")
    said = parser.parse_args()
    if said.tell:
        transcript(said.only or GAMES[0], said.seats, said.bot, said.seed, said.tell, said.first)
        return 0
    faults: list[str] = []
    print(f"{'game':14} games  turns  per turn: offers  refusals  acceptances  deals  faults")
    for game in [said.only] if said.only else GAMES:
        tasks = [(game, said.seats, said.bot, f"{said.seed}/{n}") for n in range(said.games)]
        counts: Counter[str] = Counter()
        found: list[str] = []
        for counted, named in spread(check, tasks, said.processes):
            counts.update(counted)
            found += named
        turns = counts["turns"]
        offers, refusals, acceptances, deals = (
            counts[what] / turns for what in ("offers", "refusals", "acceptances", "deals")
        )
        print(
            f"{game:14} {said.games:5} {turns:6} {offers:17.2f} {refusals:9.2f}"
            f" {acceptances:12.2f} {deals:6.2f} {len(found):7}",
            flush=True,
        )
        faults += found
    for fault in faults[:20]:
        print(fault)
    return min(1, len(faults))


if __name__ == "__main__":
    sys.exit(main())
