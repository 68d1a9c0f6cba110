"""How bots bargain with people: `python -m scripts.plain_person` seats a plain person with them.

The person accepts what helps by the beanometer, makes one simple offer a turn, and signals what
grows on its fields. Printed are the share of its offers that were answered, of the bots' offers
that it accepted, and the deals in a turn. With `--timed N`, N games are played at a real server
whose clock the script moves, and how soon the bots answer and how long it waits is printed too.
With `--keep FILE` they go on where the last ones ended, and what was counted adds up.
"""

import argparse
import asyncio
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import msgspec

from higgle.bohnanza.actions import Accept, Confirm, Decline, Offer
from higgle.bohnanza.game import Bohnanza
from higgle.bots.greedy import GreedyFarmer
from higgle.bots.ladder import opponent
from higgle.bots.ledger import offered
from higgle.bots.reasons import signal
from higgle.core import Action, Event, Seat, Table
from higgle.play import Bot, Match, Player, Scheduler, Spoken, spread
from higgle.protocol.messages import Clocks, Signal, Update
from higgle.protocol.rest import SeatPlan
from tests.server.hall import Hall, opened
from tests.server.hall import Player as Sitting

STEP = 0.1
SOON = 2.0
"""An answer within this many seconds counts as at once."""
PATIENCE = 6.0
"""How long it waits for answers to an offer in its own turn."""

Asked = dict[tuple[int, Seat], tuple[float, int]]
"""When each of its offers was put to somebody, and whether in its own turn, until they answer."""


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


async def timed(game: str, seats: int, bot: str, games: int, counts: Counter[str]) -> None:
    """Games at a real server: how soon its offers are answered, and how long it waits."""
    with TemporaryDirectory() as folder:
        async with opened(str(Path(folder) / "plain.sqlite3")) as hall:
            for deal in range(counts["games"], counts["games"] + games):
                hall.house.lobby.seeds = lambda: f"plain {deal}"  # noqa: B023 - used at once
                others = [SeatPlan("bot", bot) for _ in range(seats - 1)]
                [ann] = await hall.table(
                    game, people=1, seats=[SeatPlan("me"), *others], clocks=Clocks()
                )
                await sit(hall, ann, counts)
                await ann.go()
                counts["games"] += 1


async def sit(hall: Hall, ann: Sitting, counts: Counter[str]) -> None:
    """One game at the server, to its end."""
    replica = hall.house.rooms[ann.code].play()
    brain = PlainPerson(replica.game.ID, Random(1))
    scheduler = Scheduler(Random(1))
    asked: Asked = {}
    while not replica.over:
        for one in ann.all(Update):
            note_answers(one, asked, counts)
        ann.heard.clear()
        ask = replica.ask_of(0)
        action: Action | None = None
        now = hall.hands.time
        if waits(replica.game, asked, now):
            counts["tenths"] += 1
            await hall.hands.advance(STEP)
            continue
        if ask is not None and (ask.must or scheduler.is_news(ask)):
            view = replica.game.view(0)
            action = brain.act(view, ask, ())
        if action is None:
            if ask is not None and not ask.must:
                scheduler.note_pass(ask)
            counts["tenths"] += 1
            await hall.hands.advance(STEP)
            continue
        await ann.act(str(action))
        scheduler.reopen(0)
        counts["accepted"] += isinstance(action, Accept)
        if isinstance(action, Offer):
            game = replica.game
            assert isinstance(game, Bohnanza)
            known = signal(game, 0)
            await ann.send(Signal(ann.number(), known.want, known.give))
            made = [offer for offer in game.offers if offer.maker == 0]
            if made:
                own = int(game.active == 0)
                asked.update({(made[-1].id, other): (now, own) for other in made[-1].to})
                counts["own asked" if own else "other asked"] += len(made[-1].to)


def waits(game: Table, asked: Asked, now: float) -> bool:
    """Whether an offer made in one's own turn still waits for answers, which come or do not."""
    assert isinstance(game, Bohnanza)
    for offer in game.offers if game.active == 0 else ():
        waiting = [at for (number, _), (at, _) in asked.items() if number == offer.id]
        if waiting and now - waiting[0] < PATIENCE and not offer.accepted:
            return True
    return False


def note_answers(one: Update, asked: Asked, counts: Counter[str]) -> None:
    """Count the answers to own offers that came soon: yes, no, or a counter-offer.

    Nobody has to answer any more once the offer has become a deal with another.
    """
    for event in one.happened.events:
        number = -1
        counts["turns"] += event.name == "turned_up"
        if event.name == "offered" and event.seat:
            counts["offered"] += 0 in offered(event)[0]
            number = event.numbers[1]
        elif event.name == "dealt":
            counts["deals"] += 1
            counts["own deals"] += 0 in (event.seat, event.numbers[1])
            for key in [key for key in asked if key[0] == event.numbers[0]]:
                counts["own asked" if asked.pop(key)[1] else "other asked"] -= 1
        elif event.name in ("accepted", "declined") and event.seat:
            number = event.numbers[0]
        if (number, event.seat) in asked:
            at, own = asked.pop((number, event.seat))
            counts["own soon" if own else "other soon"] += one.happened.at - at <= SOON + STEP


def main() -> None:
    """Play, count and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--only", default="bohnanza", help="the game")
    parser.add_argument("--bot", default="", help="another than the one that people meet")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--timed", type=int, default=0, help="how many games at a real server")
    parser.add_argument("--keep", type=Path, help="a file with what was counted before")
    said = parser.parse_args()
    bot = said.bot or opponent(said.only)
    if said.timed:
        keep: Path | None = said.keep
        counts: Counter[str] = Counter()
        if keep is not None and keep.exists():
            counts.update(msgspec.json.decode(keep.read_bytes(), type=dict[str, int]))
        asyncio.run(timed(said.only, said.seats, bot, said.timed, counts))
        if keep is not None:
            keep.write_bytes(msgspec.json.encode(dict(counts)))
        print_times(said.only, counts)
        return
    tasks = [(said.only, said.seats, bot, f"plain/{n}") for n in range(said.games)]
    counts = Counter()
    for one in spread(play, tasks, said.processes):
        counts.update(one)
    print(f"{said.games} games of {said.only}, {counts['turns']} turns")
    print(f"its offers: {counts['answered'] / counts['asked']:.0%} answered,", end=" ")
    print(f"{counts['agreed'] / counts['asked']:.0%} accepted")
    print_deals(counts)
    print(f"won {counts['won']}")


def print_deals(counts: Counter[str]) -> None:
    """What it accepts, and how much is dealt."""
    print(f"the bots' offers to it: {counts['accepted'] / counts['offered']:.0%} accepted")
    print(f"deals in a turn: {counts['deals'] / counts['turns']:.2f},", end=" ")
    print(f"with it {counts['own deals'] / counts['turns']:.2f}")


def print_times(game: str, counts: Counter[str]) -> None:
    """How soon bots answer, and how long a turn of the table takes."""
    print(f"{counts['games']} games of {game} at the server")
    for whose, words in (("own", "in its own turn"), ("other", "in a bot's turn")):
        share = counts[f"{whose} soon"] / max(1, counts[f"{whose} asked"])
        number = counts[f"{whose} asked"]
        print(f"asked {words}: {number}, answered within {SOON:.0f} s: {share:.0%}")
    print_deals(counts)
    seconds = counts["tenths"] * STEP / max(1, counts["turns"])
    print(f"{counts['turns']} turns, {seconds:.1f} s waited in each")


if __name__ == "__main__":
    main()
