"""How bots bargain with people: `python -m scripts.plain_person` seats a plain person with them.

The person accepts what helps by the beanometer, makes one simple offer a turn, and signals what
grows on its fields. Printed are the share of its offers that were answered, of the bots' offers
that it accepted, and the deals in a turn.
"""

import argparse
from collections import Counter
from collections.abc import Sequence
from random import Random

from higgle.bohnanza.actions import Accept, Confirm, Decline, Offer
from higgle.bohnanza.game import Bohnanza
from higgle.bots.greedy import GreedyFarmer
from higgle.bots.reasons import signal
from higgle.playing import Bot, Match, Player, Spoken, spread
from higgle.table import Action, Event, Seat, Table


class PlainPerson(GreedyFarmer):
    """Knows what grows on its fields, says so, and asks once."""

    talks = True

    def offer(self, view: Bohnanza, seat: Seat) -> Offer | None:
        return None if view.offers_made[seat] else super().offer(view, seat)

    def says(self, view: Table, seat: Seat, action: Action) -> Sequence[Spoken]:
        assert isinstance(view, Bohnanza)
        return (signal(view, seat),)

    def speaks_after(self, action: Action) -> bool:
        return isinstance(action, Offer)


def person(game: str, random: Random, style: str = "") -> Bot:
    """Somebody plain."""
    return PlainPerson(game, random, style)


def play(task: tuple[str, int, str, str]) -> Counter[str]:
    """One game with a plain person in the first seat: what was counted."""
    game, seats, bot, seed = task
    players: list[Player] = [person, *[bot] * (seats - 1)]
    counts: Counter[str] = Counter()

    def watch(table: Table, seat: Seat, action: Action, events: list[Event]) -> None:
        assert isinstance(table, Bohnanza)
        counts["turns"] += sum(event.name == "turned_up" for event in events)
        if isinstance(action, Offer):
            counts["asked"] += len(table.offers[-1].to) if seat == 0 else 0
            counts["offered"] += seat != 0 and 0 in table.offers[-1].to
        elif isinstance(action, (Accept, Decline)):
            counts["answered"] += table.offer(action.offer).maker == 0
            counts["accepted"] += seat == 0 and isinstance(action, Accept)
            counts["agreed"] += table.offer(action.offer).maker == 0 and isinstance(action, Accept)
        elif isinstance(action, Confirm):
            counts["deals"] += 1
            counts["own deals"] += 0 in (seat, action.partner)

    result = Match(game, seats, players, seed).play(watch)
    counts["won"] += 0 in result.winners
    return counts


def main() -> None:
    """Play, count and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--only", default="bohnanza", help="the game")
    parser.add_argument("--bot", default="farmer")
    parser.add_argument("--processes", type=int, default=1)
    said = parser.parse_args()
    tasks = [(said.only, said.seats, said.bot, f"plain/{n}") for n in range(said.games)]
    counts: Counter[str] = Counter()
    for one in spread(play, tasks, said.processes):
        counts.update(one)
    print(f"{said.games} games of {said.only}, {counts['turns']} turns")
    print(f"its offers: {counts['answered'] / counts['asked']:.0%} answered,", end=" ")
    print(f"{counts['agreed'] / counts['asked']:.0%} accepted")
    print(f"the bots' offers to it: {counts['accepted'] / counts['offered']:.0%} accepted")
    print(f"deals in a turn: {counts['deals'] / counts['turns']:.2f},", end=" ")
    print(f"with it {counts['own deals'] / counts['turns']:.2f}; won {counts['won']}")


if __name__ == "__main__":
    main()
