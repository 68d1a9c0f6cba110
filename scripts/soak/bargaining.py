"""How bots bargain: `python -m scripts.soak.bargaining` plays games of every game with beans.

It prints offers, deals and acceptances per turn, and fails if it finds a fault that people dislike.
"""

import argparse
import sys
from collections import Counter

from higgle.bots.ladder import opponent
from higgle.play import Match, spread
from scripts.soak.manners import MannersWatch

GAMES = ("bohnanza", "bohnanza-plus", "high-bohn", "bohnaparte")


def check(task: tuple[str, int, str, str]) -> tuple[Counter[str], list[str]]:
    """Play one game, and say what was counted and which faults were found."""
    game, seats, bot, seed = task
    watch = MannersWatch()
    Match(game, seats, [bot], seed).play(watch.watch)
    faults = [f"{game} {seed}: {f.what}: seat {f.seat + 1}: {f.text}" for f in watch.faults]
    return watch.counts, faults


def main() -> int:
    """Play, count and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="how many of each game")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--bot", default="", help="another than the one that people meet")
    parser.add_argument("--seed", default="bargaining")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--only", default="", help="one game")
    said = parser.parse_args()
    faults: list[str] = []
    print(f"{'game':14} games  turns  per turn: offers  refusals  acceptances  deals  faults")
    for game in [said.only] if said.only else GAMES:
        bot = said.bot or opponent(game)
        tasks = [(game, said.seats, bot, f"{said.seed}/{n}") for n in range(said.games)]
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
