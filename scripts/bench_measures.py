"""What `make bench` measures, run in one process for each build; figures are per CPU second.

A measure answers with what it did and the CPU seconds it took. Started as a program it reads names
of measures, one on each line, and prints the answers as JSON.
"""

import gc
import json
import sys
import tracemalloc
from collections.abc import Callable
from functools import partial
from random import Random
from time import process_time

import msgspec

import higgle
from higgle.bots.searcher import Searcher
from higgle.playing import Match, play_at_random, roll_out
from higgle.table import Action, Seat, Table

SECONDS = 0.3
"""How long one measure goes on."""

SEATS = 4

GAMES = tuple(entry.id for entry in higgle.games())

Log = list[tuple[Seat, Action]]
Answer = dict[str, float]


def reference() -> Answer:
    """A loop that has nothing to do with us: how fast the machine is just now."""
    cells = [0] * 64
    mixed = 0
    start = process_time()
    for number in range(200_000):
        cells[number & 63] += number
        mixed ^= cells[number * 7 & 63]
    return {"count": 200_000, "seconds": process_time() - start}


def play(game: str, seats: int, seed: int, options: dict[str, object] | None = None) -> Table:
    """One random game on the public path: asks, a listed or proposed action, a checked act."""
    table = higgle.new(game, seats, str(seed), options)
    play_at_random(table, Random(seed))
    return table


def log_of(table: Table) -> Log:
    """The actions of a table."""
    assert table.log is not None
    return list(table.log)


def during(work: Callable[[int], int]) -> Answer:
    """Do work again and again, which says how much it was."""
    start = process_time()
    count = rounds = 0
    while process_time() - start < SECONDS:
        count += work(rounds)
        rounds += 1
    return {"count": count, "rounds": rounds, "seconds": process_time() - start}


def public(game: str, seats: int = SEATS, offers: int | None = None) -> Answer:
    """Whole random games on the public path."""
    options: dict[str, object] | None = None if offers is None else {"offers_per_turn": offers}
    return during(lambda number: len(log_of(play(game, seats, number, options))))


def act(game: str) -> Answer:
    """`act` alone: the log of a game carried out again."""
    logs = [(seed, log_of(play(game, SEATS, seed))) for seed in range(3)]

    def again(number: int) -> int:
        seed, log = logs[number % len(logs)]
        table = higgle.new(game, SEATS, str(seed))
        for seat, action in log:
            table.act(seat, action)
        return len(log)

    return during(again)


def match(game: str, bot: str) -> Answer:
    """Bots under the conductor, each with a view of its own."""
    return during(lambda number: Match(game, SEATS, [bot], str(number)).play().actions)


def halfway(game: str, seats: int = SEATS) -> Table:
    """A table in the middle of a game, while something is going on."""
    log = log_of(play(game, seats, 1))
    table = higgle.new(game, seats, "1")
    for seat, action in log[: len(log) // 2]:
        table.act(seat, action)
    return table


def copy(game: str) -> Answer:
    """Copies of a table, each thrown away at once."""
    table = halfway(game)

    def some(_: int) -> int:
        for _ in range(200):
            table.copy()
        return 200

    return during(some)


def view(game: str) -> Answer:
    """Views of a table, each thrown away at once."""
    table = halfway(game)

    def some(_: int) -> int:
        for _ in range(200):
            table.view(0)
        return 200

    return during(some)


def served(game: str) -> Answer:
    """An action with all that goes out: for five audiences events, view and asks, encoded."""
    seats = min(5, higgle.new(game, SEATS, "").SEATS[-1])
    log = log_of(play(game, seats, 1))[:400]

    def serve(_: int) -> int:
        table = higgle.new(game, seats, "1")
        for seat, action in log:
            events = table.act(seat, action)
            asks = table.asks()
            for audience in range(seats):
                seen = [table.seen(event, audience) for event in events]
                msgspec.json.encode([seen, table.view(audience).data(), asks])
        return len(log)

    return during(serve)


def batch(game: str) -> Answer:
    """Rollouts side by side, at random and without events."""
    table = higgle.new(game, SEATS, "batch")
    return during(lambda number: roll_out(table, 32, number).play())


def searcher(game: str) -> Answer:
    """Rehearsals of the searcher: a candidate played to the end of a turn in an imagined world."""
    table = halfway(game)
    ask = next(ask for ask in table.asks() if ask.must or ask.seat >= 0)
    bot = Searcher(game, Random(1))
    view = table.view(ask.seat)
    first = bot.rung.act(view, ask, ())
    return during(lambda _: len(bot.rehearse(view, ask, [first] * 4)))


def memory(game: str) -> Answer:
    """Bytes of a finished table with its log."""
    play(game, SEATS, 0)
    gc.collect()
    tracemalloc.start()
    tables = [play(game, SEATS, seed) for seed in range(4)]
    gc.collect()
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return {"count": size, "rounds": sum(len(log_of(table)) for table in tables), "seconds": 4}


GROWTH = [("bohnanza-plus", seats) for seats in (3, 5, 7)] + [
    ("kuhhandel", seats) for seats in (2, 4, 6)
]
OFFERS = (0, 2, 10, 40)


def measures() -> dict[str, Callable[[], Answer]]:
    """Every measure by its name."""
    found: dict[str, Callable[[], Answer]] = {"reference": reference}
    for game in GAMES:
        found[f"public {game}"] = partial(public, game)
        found[f"act {game}"] = partial(act, game)
        found[f"copy {game}"] = partial(copy, game)
        found[f"view {game}"] = partial(view, game)
        found[f"served {game}"] = partial(served, game)
        found[f"random {game}"] = partial(match, game, "random")
        found[f"default {game}"] = partial(match, game, "farmer")
        found[f"batch {game}"] = partial(batch, game)
        found[f"searcher {game}"] = partial(searcher, game)
        found[f"memory {game}"] = partial(memory, game)
    for game, seats in GROWTH:
        found[f"seats {game} {seats}"] = partial(public, game, seats)
    for offers in OFFERS:
        found[f"offers {offers}"] = partial(public, "bohnanza", SEATS, offers)
    found["five seats"] = partial(public, "bohnanza", 5)
    return found


def main() -> None:
    """Answer every line."""
    known = measures()
    for line in sys.stdin:
        print(json.dumps(known[line.strip()]()), flush=True)


if __name__ == "__main__":
    main()
