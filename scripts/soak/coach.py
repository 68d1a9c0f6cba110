"""Whether the coach tells the truth: `python -m scripts.soak.coach` does what it suggests.

One seat of each game offers what the coach suggests first. Those who are asked and have what is
asked for then accept or decline, and that is compared with what the coach says they would gain. It
fails if too many do otherwise, or if it suggests a present although somebody may still pay.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Final

from higgle.bohnanza.answers import Accept, Decline
from higgle.bohnanza.game import Bohnanza
from higgle.bohnanza.open_offers import OpenOffer
from higgle.bohnanza.trading import Offer
from higgle.bots import coach
from higgle.bots.bohnanza.farmer import Farmer
from higgle.bots.ladder import farmer
from higgle.core import Action, Ask, Event, Seat, Table, missing
from higgle.play import DEFAULT, Bot, Match, Spoken, Statement, spread

GAMES: Final = ("bohnanza", "bohnanza-plus", "high-bohn", "bohnaparte")
TRUE: Final = 0.8
"""The share of the suggestions that must come true."""


class Pupil(Bot):
    """Plays as the farmer does, but offers in its own turn what the coach suggests first."""

    hears = True
    talks = True
    light_sleeper = True

    def __init__(self, game: str, random: Random) -> None:
        super().__init__(game, random)
        rung = farmer(game, random)
        assert isinstance(rung, Farmer)
        self.rung = rung
        self.said: list[Statement] = []
        self.seen: list[Event] = []
        """What it has seen in this turn."""
        self.idea: Offer | None = None
        """What it has just been told to offer."""

    def act(self, view: Table, ask: Ask, events: Sequence[Event]) -> Action | None:
        self.note(events)
        action = self.rung.act(view, ask, events)
        assert isinstance(view, Bohnanza)
        self.idea = None
        if isinstance(action, Offer) and action.want and ask.seat == view.active:
            ideas = coach.advice(view, ask.seat, self.said, None, self.seen).ideas
            if ideas:
                self.idea = ideas[0].offer
        return self.idea or action

    def note(self, events: Sequence[Event]) -> None:
        """Keep in mind what happens in the turn that goes on."""
        for event in events:
            if event.name == "turn_began":
                self.seen = []
            self.seen.append(event)

    def follow(self, view: Table, seat: Seat, events: Sequence[Event]) -> None:
        self.note(events)
        self.rung.follow(view, seat, events)

    def hear(self, said: Statement) -> bool:
        self.said.append(said)
        return self.rung.hear(said)

    def says(self, view: Table, seat: Seat, action: Action) -> Sequence[Spoken]:
        return self.rung.says(view, seat, action)

    def speaks_after(self, action: Action) -> bool:
        return self.rung.speaks_after(action)

    def wakes(self, event: Event) -> bool:
        return self.rung.wakes(event)


class Truth:
    """Watches what becomes of the suggestions that one seat follows."""

    def __init__(self, pupil: Pupil) -> None:
        self.pupil = pupil
        self.counts: Counter[str] = Counter()
        self.gains: dict[tuple[int, Seat], float] = {}
        """What the coach says that each seat would gain by an offer, if it can accept it."""
        self.taken: set[int] = set()

    def watch(self, table: Table, seat: Seat, action: Action, events: list[Event]) -> None:
        """Look at one action; the table is the one after it."""
        assert isinstance(table, Bohnanza)
        if isinstance(action, Offer) and seat == 0 and self.pupil.idea is not None:
            self.note_suggestion(table, table.offers[-1])
        elif isinstance(action, (Accept, Decline)) and (action.offer, seat) in self.gains:
            accepts = isinstance(action, Accept)
            foretold = self.gains.pop((action.offer, seat)) > 0
            self.counts["answers of those who can accept"] += 1
            self.counts["as foretold"] += foretold == accepts
            if accepts and action.offer not in self.taken:
                self.taken.add(action.offer)
                self.counts["accepted"] += 1

    def note_suggestion(self, table: Bohnanza, offer: OpenOffer) -> None:
        """A suggestion is followed."""
        found = coach.position(table.view(0), 0, self.pupil.said)
        assert found is not None
        able = [other for other in offer.to if can_accept(table, other, offer)]
        self.counts["suggestions"] += 1
        self.counts["that nobody who is asked can accept"] += not able
        for other in able:
            gain = coach.worth_to_make(found[1], offer, (other,)).theirs
            self.gains[offer.id, other] = gain
        if not offer.want:
            self.counts["presents"] += 1
            self.counts["presents for which somebody may pay"] += self.may_be_sold(table, offer)

    def may_be_sold(self, table: Bohnanza, offer: OpenOffer) -> bool:
        """Whether the coach has another idea by which the same beans would be paid for."""
        gives = set(offer.hand + offer.open)
        ideas = coach.advice(table.view(0), 0, self.pupil.said, None, self.pupil.seen).ideas
        paid = [one.offer for one in ideas if one.offer.want]
        return any(gives.intersection(one.hand + one.open) for one in paid)


def can_accept(table: Bohnanza, seat: Seat, offer: OpenOffer) -> bool:
    """Whether a seat has all that an offer asks for."""
    return not missing(offer.want, (*table.hand(seat), *table.open_cards(seat)))


def check(task: tuple[str, str, int, str]) -> Counter[str]:
    """Play one game, and count what became of the suggestions."""
    game, bot, seats, seed = task
    match = Match(game, seats, (bot,) * seats, seed)
    pupil = Pupil(game, Random(seed))
    match.conductor.bots = [pupil, *match.conductor.bots[1:]]
    truth = Truth(pupil)
    match.play(truth.watch)
    return truth.counts


def main() -> int:
    """Play until enough suggestions were followed, count and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--suggestions", type=int, default=500, help="how many for each game")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--bot", default=DEFAULT, help="whom the coach speaks about")
    parser.add_argument("--seed", default="coach")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--only", default="", help="one game")
    said = parser.parse_args()
    failed = 0
    for game in [said.only] if said.only else GAMES:
        counts: Counter[str] = Counter()
        games = 0
        while counts["suggestions"] < said.suggestions:
            numbers = range(games, games + said.processes)
            tasks = [(game, said.bot, said.seats, f"{said.seed}/{number}") for number in numbers]
            for counted in spread(check, tasks, said.processes):
                counts.update(counted)
            games += said.processes
        print(f"{game} {said.bot}: {games} games", flush=True)
        for what, count in counts.items():
            print(f"    {count:6} {what}", flush=True)
        true = counts["as foretold"] / max(1, counts["answers of those who can accept"])
        failed += true < TRUE or counts["presents for which somebody may pay"] > 0
        print(f"    {true:6.0%} come true", flush=True)
    return min(1, failed)


if __name__ == "__main__":
    sys.exit(main())
