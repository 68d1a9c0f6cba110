"""The table of docs/evidence/performance: wanted and measured figures of the last two runs.

`make bench` and `make bench-peers` write it anew; `python -m scripts.bench.page` does it alone.
"""

import json
from collections.abc import Callable
from pathlib import Path

from scripts.bench.worker import FOLDER

PAGE = FOLDER / "README.md"
BEGIN, END = "<!-- figures of the last run -->\n", "<!-- end of the figures -->\n"
BUILDS = ("plain", "compiled")

Bench = dict[str, dict[str, dict[str, float]]]
Peers = dict[str, dict[str, float]]
Told = Callable[[Bench, Peers, str], tuple[float, str]]
"""A figure of a build, so that more is better, and how it is told."""


def rate(name: str) -> Told:
    """So many a second."""

    def told(bench: Bench, _: Peers, build: str) -> tuple[float, str]:
        seen = bench[name][build]["median"]
        return seen, f"{seen:,.0f}/s"

    return told


def microseconds(name: str) -> Told:
    """So long for one; less is better."""

    def told(bench: Bench, _: Peers, build: str) -> tuple[float, str]:
        seen = 1e6 / bench[name][build]["median"]
        return -seen, f"{seen:.2f} µs"

    return told


def times(name: str, other: str) -> Told:
    """One measure beside another one."""

    def told(bench: Bench, _: Peers, build: str) -> tuple[float, str]:
        seen = bench[name][build]["median"] / bench[other][build]["median"]
        return seen, f"{seen:.2f} times"

    return told


def beside(peer: str) -> Told:
    """The public path with five seats beside another engine."""

    def told(_: Bench, peers: Peers, build: str) -> tuple[float, str]:
        ours = peers[f"higgle bohnanza, 5 seats, {build}"]["times catanatron"]
        seen = ours / peers[peer]["times catanatron"]
        return seen, f"{seen:.2f} times"

    return told


def slowest(bench: Bench, _: Peers, build: str) -> tuple[float, str]:
    """The slowest of the other games beside the base game, on the public path."""
    rates = {
        name.partition(" ")[2]: builds[build]["median"]
        for name, builds in bench.items()
        if name.startswith("public ")
    }
    base = rates.pop("bohnanza")
    game = min(rates, key=lambda one: rates[one])
    return rates[game] / base, f"{rates[game] / base:.2f} times ({game})"


def times_plain(name: str) -> Told:
    """The compiled build beside the plain one."""

    def told(bench: Bench, _: Peers, build: str) -> tuple[float, str]:
        seen = bench[name][build]["median"]
        return seen / bench[name]["plain"]["median"], f"{seen:,.0f}/s"

    return told


ROWS: list[tuple[str, str, float, Told]] = [
    ("`public`, base game, four seats", "3 times plain", 3, times_plain("public bohnanza")),
    ("five seats beside OpenSpiel's Hanabi", "1 times", 1, beside("OpenSpiel hanabi, 5 seats")),
    ("five seats beside catanatron", "18 times", 18, beside("catanatron, 4 random")),
    ("slowest other game beside the base game", "0.6 times", 0.6, slowest),
    ("`act`, base game", "400,000/s", 400_000, rate("act bohnanza")),
    ("`copy`, base game", "0.8 µs", -0.8, microseconds("copy bohnanza")),
    ("`view`, base game", "1.6 µs", -1.6, microseconds("view bohnanza")),
    ("`served`, base game", "300 µs", -300, microseconds("served bohnanza")),
    (
        "`batch` beside `public`, base game",
        "4 times",
        4,
        times("batch bohnanza", "public bohnanza"),
    ),
    ("`aec`, base game, words", "", 0, rate("aec bohnanza")),
    ("`vector`, base game, words", "100,000/s", 100_000, rate("vector bohnanza")),
    ("`vector`, Kuhhandel, words", "100,000/s", 100_000, rate("vector kuhhandel")),
]
"""What is measured, what the compiled build is wanted to reach, in words and as a number."""


def row(title: str, wanted: str, least: float, told: Told, bench: Bench, peers: Peers) -> str:
    """One line; what falls short is bold."""
    cells: list[str] = []
    for build in BUILDS:
        try:
            seen, words = told(bench, peers, build)
        except KeyError:
            cells.append("")
            continue
        short = build == "compiled" and seen < least
        cells.append(f"**{words}**" if short else words)
    return f"| {title} | {wanted} | {' | '.join(cells)} |\n"


def table(bench: Bench, peers: Peers) -> str:
    """All lines, and those of the peers."""
    lines = ["| measure | wanted, compiled | plain | compiled |\n", "|---|---|---:|---:|\n"]
    lines += [row(*one, bench, peers) for one in ROWS]
    lines += ["\n", "| engine | moves/s | games/s | times catanatron |\n", "|---|---:|---:|---:|\n"]
    for name, one in sorted(peers.items(), key=lambda item: -item[1]["times catanatron"]):
        rates = f"{one['moves']:,.0f} | {one['games']:,.1f}"
        lines.append(f"| {name} | {rates} | {one['times catanatron']:.2f} |\n")
    return "".join(lines)


def renew(page: Path = PAGE) -> None:
    """Write the table into the page."""
    bench = json.loads((FOLDER / "bench.json").read_text(encoding="utf-8"))["figures"]
    peers = json.loads((FOLDER / "peers.json").read_text(encoding="utf-8"))
    before, _, rest = page.read_text(encoding="utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    page.write_text(f"{before}{BEGIN}\n{table(bench, peers)}\n{END}{after}", encoding="utf-8")


if __name__ == "__main__":
    renew()
