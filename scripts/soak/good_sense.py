"""What people laugh at, counted in games of bots: `python -m scripts.soak.good_sense`.

Harvests that pay nothing and what they made room for, beans that are dealt for and scrapped,
attacks and what they brought, rat duels, lots that the auctioneer buys, and bluffs of zeros.
"""

import argparse
from collections import Counter

from higgle.bohnanza.beans import NAMES
from higgle.bohnanza.bohnaparte.game import Bohnaparte
from higgle.bohnanza.bohnaparte.war import SOURCES
from higgle.bohnanza.game import Bohnanza
from higgle.bohnanza.planting import Planting
from higgle.bots.bohnanza.bohnaparte_farmer import POINT
from higgle.bots.ladder import opponent
from higgle.catalogue import GAMES
from higgle.core import CLOCK, NOBODY, Action, Event, Seat, Stage, Table
from higgle.kuhhandel import cow_trade
from higgle.kuhhandel.animals import RAT
from higgle.kuhhandel.game import Kuhhandel
from higgle.kuhhandel.money import total
from higgle.play import Match, spread
from higgle.play.pacts import read_deal

LAST = ("ended", "last_harvest", "last_buying")
"""Events with which all fields are harvested, whatever anybody thinks."""
MANY = 3
"""So many attacks of a seat on one land in a turn are stubborn."""


class BeanSense:
    """Watches one game with beans."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.examples: dict[str, str] = {}
        self.got: dict[Seat, set[int]] = {}
        """What each seat has dealt for in this turn."""
        self.scrapped: Seat = NOBODY
        """Who has just harvested for nothing, and has not planted since."""
        self.source = ""
        """Where the attacker's card came from."""
        self.attacks: Counter[int] = Counter()
        """How often each land was attacked in this turn."""
        self.stage: Stage | None = None
        """The stage before the action."""

    def watch(self, table: Table, seat: Seat, action: Action, events: list[Event]) -> None:
        """Look at one action; the table is the one after it."""
        assert isinstance(table, Bohnanza)
        last = any(event.name in LAST for event in events)
        for event in events:
            if event.name == "turn_began":
                self.got, self.attacks = {}, Counter()
                self.scrapped = NOBODY
            elif event.name == "dealt":
                partner, gave, got = read_deal(event)
                self.got.setdefault(event.seat, set()).update(got)
                self.got.setdefault(partner, set()).update(gave)
            elif event.name == "harvested" and not last and seat != CLOCK:
                self.look_at_harvest(table, event)
            elif event.name == "planted" and event.seat == self.scrapped:
                self.look_at_room(event)
            elif isinstance(table, Bohnaparte):
                self.look_at_war(table, event)
        self.stage = table.stages[-1]

    def note(self, what: str, example: str = "") -> None:
        self.counts[what] += 1
        self.examples.setdefault(what, example)

    def look_at_harvest(self, table: Bohnanza, event: Event) -> None:
        """Whether a harvest pays, and what else could have been done."""
        slot, sort, count, earned = event.numbers
        self.counts["harvests"] += 1
        if earned:
            return
        self.scrapped = event.seat
        text = f"seat {event.seat + 1}, {count} {NAMES[sort]}, deck {table.deck_size()}"
        self.note("harvests that pay nothing", text)
        free = [at for at in table.fields[event.seat] if at != slot]
        if any(not table.field(event.seat, at) and table.may_lie(event.seat, at) for at in free):
            self.note("… beside a free field", text)
        if sort in self.got.get(event.seat, ()):
            self.note("… of a bean dealt for in this turn", text)

    def look_at_room(self, event: Event) -> None:
        """What a harvest that paid nothing has made room for."""
        self.scrapped = NOBODY
        sort = event.numbers[1]
        stage = self.stage
        if isinstance(stage, Planting):
            self.note(f"… for the {'second' if stage.planted else 'first'} bean of the hand")
        elif sort in self.got.get(event.seat, ()):
            self.note("… for a bean dealt for")
        else:
            self.note("… for a turned-up bean")

    def look_at_war(self, table: Bohnaparte, event: Event) -> None:
        """Attacks, by what was laid, and what they brought."""
        if event.name == "attacked":
            land, cavalry = event.numbers
            self.source = "cavalry" if cavalry >= 0 else ""
            self.attacks[land] += 1
            self.counts["attacks"] += 1
            if self.attacks[land] == MANY:
                self.note("lands attacked three times in a turn", f"seat {event.seat + 1}")
        elif event.name == "laid" and event.seat == table.active and not self.source:
            self.source = SOURCES[event.numbers[0]]
        elif event.name == "fought":
            land, _, _, won = event.numbers
            self.counts[f"attacks with {self.source}"] += 1
            self.counts[f"won with {self.source}"] += won
            points = table.points(table.board.kinds[land])
            self.counts[f"thalers won with {self.source}"] += round(100 * won * POINT * points)


class CowSense:
    """Watches one game of Kuhhandel."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.examples: dict[str, str] = {}
        self.opener: Seat = NOBODY

    def watch(self, table: Table, seat: Seat, action: Action, events: list[Event]) -> None:
        """Look at one action; the table is the one after it."""
        assert isinstance(table, Kuhhandel)
        for event in events:
            if event.name in ("lot_sold", "lot_bought"):
                self.counts["lots"] += 1
                self.counts["lots that the auctioneer buys"] += event.name == "lot_bought"
            elif event.name == "trade_opened":
                self.opener = event.seat
                when = "while there is a deck" if table.deck_size() else "after the deck"
                self.counts[f"trades {when}"] += 1
                self.counts[f"rat duels {when}"] += event.numbers[1] == RAT
            elif event.name == "animals_moved" and event.numbers[1] == RAT:
                self.counts["rat duels"] += 1
                self.counts["rat duels that give the opener the rat"] += event.seat == self.opener
            elif event.name == "money_accepted":
                self.counts["offers accepted unseen"] += 1
        if isinstance(action, cow_trade.Offer):
            self.counts["offers"] += 1
            self.counts["offers of zeros alone"] += not total(action.cards)
            self.counts["offers of zeros by those who have more"] += bool(
                not total(action.cards) and total(table.purse(seat))
            )


def check(task: tuple[str, tuple[str, ...], str]) -> tuple[Counter[str], dict[str, str]]:
    """Play one game; what was counted, and an example of each."""
    game, bots, seed = task
    sense = CowSense() if issubclass(GAMES[game], Kuhhandel) else BeanSense()
    Match(game, len(bots), bots, seed).play(sense.watch)
    return sense.counts, {what: f"{seed}: {text}" for what, text in sense.examples.items() if text}


def main() -> None:
    """Play, count and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100, help="how many of each game")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--bot", default="", help="another than the one that people meet")
    parser.add_argument("--seed", default="good sense")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--only", default="", help="one game")
    said = parser.parse_args()
    for game in [said.only] if said.only else GAMES:
        bot = said.bot or opponent(game)
        tasks = [(game, (bot,) * said.seats, f"{said.seed}/{n}") for n in range(said.games)]
        counts: Counter[str] = Counter()
        examples: dict[str, str] = {}
        for counted, seen in spread(check, tasks, said.processes):
            counts.update(counted)
            examples = seen | examples
        print(f"{game} {bot}: {said.games} games", flush=True)
        for what in sorted(counts):
            about = f", as in {examples[what]}" if what in examples else ""
            print(f"    {counts[what]:7} {what}{about}", flush=True)


if __name__ == "__main__":
    main()
