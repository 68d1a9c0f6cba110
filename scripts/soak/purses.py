"""How far guesses of purses are off in Kuhhandel: `python -m scripts.soak.purses`.

One seat that only watches keeps the expert's beliefs; at each turn they are held against the truth.
"""

import argparse
from collections import defaultdict

import numpy as np

from higgle.bots.kuhhandel.expert_dealer import read_nets
from higgle.bots.kuhhandel.purse_beliefs import PurseBeliefs
from higgle.core import Action, Event, Seat, Table
from higgle.kuhhandel.game import Kuhhandel
from higgle.play import Match, spread

Misses = dict[str, list[tuple[float, float, float]]]
"""By stage of the game: how far beliefs are off, how far equal shares are, and their spread."""


class Watcher:
    """The beliefs of one seat, beside the true table."""

    def __init__(self, seat: Seat, seed: int) -> None:
        self.seat = seat
        self.beliefs = PurseBeliefs(seed, read_nets().stakes)
        self.news: list[Event] = []
        self.misses: Misses = defaultdict(list)

    def watch(self, table: Table, seat: Seat, action: Action, events: list[Event]) -> None:
        """Look at one action; the table is the truth after it."""
        assert isinstance(table, Kuhhandel)
        self.news += [table.seen(event, self.seat) for event in events]
        if any(event.name == "turn_began" for event in events):
            self.beliefs.look(table.view(self.seat), self.seat, self.news)
            self.news.clear()
            self.compare(table)

    def compare(self, table: Kuhhandel) -> None:
        """Note what the others have, and what was believed."""
        stage = f"after donkey {table.donkeys}" if table.deck_size() else "after the deck"
        others = [other for other in range(table.seats) if other != self.seat]
        share = sum([table.money(other) for other in others]) / len(others)
        means, spreads = self.beliefs.mean(), self.beliefs.money.std(axis=0)
        for other in others:
            true = table.money(other)
            miss = (float(means[other]) - true, share - true, float(spreads[other]))
            self.misses[stage].append(miss)


def play(task: tuple[tuple[str, ...], int]) -> Misses:
    """One game."""
    bots, number = task
    watcher = Watcher(number % len(bots), number)
    Match("kuhhandel", len(bots), bots, f"purses {number}").play(watcher.watch)
    return watcher.misses


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=24)
    parser.add_argument("--bots", default="dealer,dealer,dealer,dealer")
    parser.add_argument("--processes", type=int, default=1)
    asked = parser.parse_args()
    bots = tuple(asked.bots.split(","))
    found: Misses = defaultdict(list)
    tasks = [(bots, number) for number in range(asked.games)]
    for misses in spread(play, tasks, asked.processes):
        for stage, rows in misses.items():
            found[stage] += rows
    for stage, rows in sorted(found.items()):
        off, equal, wide = np.sqrt((np.array(rows) ** 2).mean(axis=0))
        said = f"off {off:.0f}, equal shares {equal:.0f}, spread {wide:.0f}"
        print(f"{stage}: {said} ({len(rows)} purses)")


if __name__ == "__main__":
    main()
