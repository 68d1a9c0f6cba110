"""How fast and how small: `make bench` measures every game, plain and compiled, in one run.

The builds take turns at every measure, several rounds long, so both see the same background load.
Figures are per CPU second of one thread: the median, and how far the rounds lie apart. Every figure
is also given as a share of a loop that has nothing to do with us, measured in the same round; runs
are compared by that share, because machines wander. `--quick` takes fewer rounds, `--only TEXT`
the measures whose names contain it, and `--beside FOLDER` measures the plain build of another
checkout in turn with both of ours, in several processes each, and compares the fastest rounds:
whatever else the machine does only ever slows one down. With any of these nothing is written.
"""

import argparse
import gc
import json
import os
import platform
import subprocess
import tracemalloc
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from statistics import median
from time import process_time

import msgspec

import higgle
from higgle.bots.lookahead import Rehearsal
from higgle.bots.searcher import Searcher
from higgle.catalogue import game_class
from higgle.core import Action, Seat, Table
from higgle.play import Match, play_at_random, roll_out
from scripts.bench import page, plot
from scripts.bench.worker import BUILDS, FOLDER, ROOT, Answer, Worker, answer, during, reference

LAST = "docs/evidence/performance/bench.json"
MODULE = "scripts.bench.engine"
MICROSECONDS = ("copy", "view", "served")
"""Measures told in microseconds for one; all others are told as a number in a second."""
SLOWER = 1.2
"""What takes longer than in the last run by this factor is named."""
PROCESSES = 6
"""How many processes of each checkout are compared: one may be lucky with its memory."""

Figure = dict[str, float]
Figures = dict[str, dict[str, Figure]]

SEATS = 4

GAMES = tuple(entry.id for entry in higgle.games())

Log = list[tuple[Seat, Action]]


def play(game: str, seats: int, seed: int, options: dict[str, object] | None = None) -> Table:
    """One random game on the public path: asks, a listed or proposed action, a checked act."""
    table = higgle.new(game, seats, str(seed), options)
    play_at_random(table, Random(seed))
    return table


def log_of(table: Table) -> Log:
    """The actions of a table."""
    assert table.log is not None
    return list(table.log)


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
    rehearsal = Rehearsal(view, bot.rung, ask)
    return during(lambda _: len(bot.rehearse(rehearsal, [first] * 4)))


def aec(game: str) -> Answer:
    """Words said at random through PettingZoo, with observation and mask."""
    from higgle.envs.pettingzoo import HiggleEnv

    made = HiggleEnv(game, SEATS, few_offers(game))
    dice = Random(1)

    def once(number: int) -> int:
        made.reset(seed=number)
        while not made.terminations[made.agent_selection]:
            seen = made.observe(made.agent_selection)
            words = seen["action_mask"].nonzero()[0]
            made.step(int(words[int(dice.random() * len(words))]))
        return made.said

    return during(once)


def vector(game: str, count: int = 64) -> Answer:
    """The same through the vector door, at many tables in step."""
    import numpy as np

    from higgle.envs.vector import Vector

    made = Vector(game, SEATS, count, options=few_offers(game))
    dice = np.random.default_rng(1)
    made.reset(1)

    def some(_: int) -> int:
        for _ in range(20):
            made.step((dice.random(made.masks.shape, np.float32) * made.masks).argmax(axis=1))
        return 20 * made.count

    return during(some)


def few_offers(game: str) -> dict[str, object]:
    """Games in which words said at random come to an end soon."""
    kind = game_class(game)
    return {"offers_per_turn": 2} if "offers_per_turn" in kind.OPTIONS.__struct_fields__ else {}


def logged(length: int) -> Answer:
    """`act` alone at a table whose log has this many actions already."""
    log = log_of(play("bohnanza", SEATS, 1))

    def again(_: int) -> int:
        table = higgle.new("bohnanza", SEATS, "1")
        for number in range(length):
            log_add(table, *log[number % len(log)])
        start = process_time()
        for seat, action in log:
            table.act(seat, action)
        spent.append(process_time() - start)
        return len(log)

    spent: list[float] = []
    return {**during(again), "seconds": sum(spent)}


def log_add(table: Table, seat: Seat, action: Action) -> None:
    """One more action in the log, though nobody has done it."""
    assert table.log is not None
    table.log.add(seat, action)


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
TABLES = (1, 4, 16, 64)
LOGS = (0, 1_000, 10_000, 100_000)


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
        found[f"aec {game}"] = partial(aec, game)
        found[f"vector {game}"] = partial(vector, game)
    for game, seats in GROWTH:
        found[f"seats {game} {seats}"] = partial(public, game, seats)
    for offers in OFFERS:
        found[f"offers {offers}"] = partial(public, "bohnanza", SEATS, offers)
    for count in TABLES:
        found[f"tables {count}"] = partial(vector, "bohnanza", count)
    for length in LOGS:
        found[f"log {length}"] = partial(logged, length)
    found["five seats"] = partial(public, "bohnanza", 5)
    return found


def rounds_of(name: str, workers: dict[str, Worker], rounds: int) -> dict[str, Figure]:
    """One measure in every build, the builds in turn."""
    values: dict[str, list[Figure]] = {build: [] for build in workers}
    for _ in range(1 if name.startswith("memory") else rounds):
        for build, worker in workers.items():
            reference = worker.measure("reference")
            answer = worker.measure(name)
            speed = answer["count"] / answer["seconds"]
            loops = reference["count"] / reference["seconds"]
            games = answer.get("rounds", 0) / answer["seconds"]
            values[build].append({"speed": speed, "share": speed / loops, "games": games})
    return {build: figure(name, found) for build, found in values.items()}


def figure(name: str, found: list[Figure]) -> Figure:
    """What the rounds say together."""
    speeds = sorted(one["speed"] for one in found)
    told: Figure = {
        "median": median(speeds),
        "lowest": speeds[0],
        "highest": speeds[-1],
        "share": median(one["share"] for one in found),
    }
    if name.split(maxsplit=1)[0] in ("public", "random", "default", "seats", "offers", "five"):
        told["games"] = median(one["games"] for one in found)
    return {key: float(f"{value:.4g}") for key, value in told.items()}


def said(name: str, one: Figure) -> str:
    """A figure for people."""
    kind = name.split(maxsplit=1)[0]
    if kind == "memory":
        return f"{one['median'] / 1000:.1f} kB"
    if kind in MICROSECONDS:
        return f"{1e6 / one['median']:.2f} µs"
    if kind == "searcher":
        return f"{one['median'] / 10:.0f} in 100 ms"
    text = f"{one['median']:,.0f}/s ({one['lowest']:,.0f}-{one['highest']:,.0f})"
    return text + (f", {one['games']:,.1f} games/s" if "games" in one else "")


def compared(figures: Figures, before: Figures) -> list[str]:
    """What got slower, or larger, by more than a fifth since the last committed run."""
    lines: list[str] = []
    for name, builds in figures.items():
        for build, one in builds.items():
            old = before.get(name, {}).get(build)
            if old is None or name == "reference":
                continue
            size = name.startswith("memory")
            ratio = one["median"] / old["median"] if size else old["share"] / one["share"]
            if ratio > SLOWER:
                lines.append(f"{name}, {build}: {'larger' if size else 'slower'} by {ratio:.2f}")
    return lines


def last_run() -> Figures:
    """The figures of the last committed run, if there is one."""
    shown = subprocess.run(
        ["git", "show", f"HEAD:{LAST}"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    found: Figures = json.loads(shown.stdout)["figures"] if shown.returncode == 0 else {}
    return found


def write(figures: Figures, rounds: int) -> None:
    """The results as JSON and as a picture."""
    about = {
        "command": "make bench",
        "python": platform.python_version(),
        "machine": f"{platform.machine()}, {os.cpu_count()} processors",
        "load": f"{os.getloadavg()[0]:.1f}",
        "rounds": rounds,
    }
    FOLDER.mkdir(parents=True, exist_ok=True)
    text = json.dumps({"about": about, "figures": figures}, indent=1) + "\n"
    (FOLDER / "bench.json").write_text(text, encoding="utf-8")
    (FOLDER / "bench.svg").write_text(plot.picture(figures), encoding="utf-8")
    page.renew()


def compare(checkout: Path, names: list[str], rounds: int) -> None:
    """The plain build of another checkout and ours, in turn: the fastest round of each."""
    fastest: dict[tuple[str, str], float] = {}
    ours = [build for build, python in BUILDS.items() if python.exists()]
    for _ in range(PROCESSES):
        workers = {"beside": Worker(BUILDS["plain"], MODULE, checkout)}
        workers |= {build: Worker(BUILDS[build], MODULE) for build in ours}
        for name in names:
            for build, found in rounds_of(name, workers, rounds).items():
                seen = found["games" if name.startswith("default") else "highest"]
                fastest[name, build] = max(seen, fastest.get((name, build), 0.0))
        for worker in workers.values():
            worker.stop()
    for name in names:
        theirs = fastest[name, "beside"]
        parts = [f"{build} {fastest[name, build]:,.0f}" for build in ours]
        parts += [f"{fastest[name, build] / theirs:.3f} times" for build in ours]
        print(f"{name:24} beside {theirs:,.0f}   " + "   ".join(parts), flush=True)


def main() -> None:
    """Measure, tell, compare and write."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--only", default="")
    parser.add_argument("--beside", type=Path, help="another checkout, measured in turn")
    parser.add_argument("--answer", action="store_true", help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.answer:
        answer(measures())
        return
    rounds = 3 if chosen.quick else 5
    names = [name for name in measures() if chosen.only in name]
    if chosen.beside:
        compare(chosen.beside, names, rounds)
        return
    workers = {build: Worker(python, MODULE) for build, python in BUILDS.items() if python.exists()}
    if "compiled" not in workers:
        print("no compiled build here: `make compiled` makes one")
    figures: Figures = {}
    for name in names:
        figures[name] = rounds_of(name, workers, rounds)
        parts = [f"{build} {said(name, one)}" for build, one in figures[name].items()]
        shares = [one["share"] for one in figures[name].values()]
        if len(shares) == 2 and not name.startswith("memory"):
            parts.append(f"{shares[1] / shares[0]:.2f} times")
        print(f"{name:24} " + "   ".join(parts), flush=True)
    for worker in workers.values():
        worker.stop()
    slower = compared(figures, last_run())
    print("\n".join(["", "against the last committed run:", *(slower or ["nothing is slower"])]))
    if not (chosen.only or chosen.quick):
        write(figures, rounds)


if __name__ == "__main__":
    main()
