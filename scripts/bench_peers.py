"""Our figures beside those of other engines, in one run: `make bench-peers`.

Every engine plays random games through its own public path; the engines take turns, several rounds
long. What a move is differs from library to library, so read the table with the notes below it.
"""

import json
from pathlib import Path
from statistics import median

from scripts.bench import BUILDS, FOLDER, ROOT, Figure, Worker
from scripts.bench_peers_measures import MEASURES

ROUNDS = 5
PEERS = ROOT / ".venv-peers/bin/python"
OURS = {
    "five seats": "higgle bohnanza, 5 seats",
    "public bohnanza": "higgle bohnanza, 4 seats",
    "public kuhhandel": "higgle kuhhandel, 4 seats",
    "default kuhhandel": "higgle kuhhandel, 4 scripted bots",
}
YARDSTICK = "catanatron, 4 random"

NOTES = """
A move of ours is one action of one seat, hidden hands and open offers included: asks, a list or a
proposal, a checked act, events and the log. What is not comparable:
* catanatron is the nearest relative: a trading game in plain Python. Its random games hold no trade
  between players.
* OpenSpiel is C++ called from Python; chance nodes count as moves, and its bargaining and auction
  games are a few moves long.
* RLCard and PettingZoo build an observation for every move; ours give a view only to a bot that is
  asked (the measures called random in `make bench`).
* PokerKit checks as strictly as we do, but a hand is a short game.
* Scripted bots are measured with views, events and the conductor.
"""


def main() -> None:
    """Measure in turn, tell, and write."""
    peers = Worker(PEERS, "scripts.bench_peers_measures")
    ours = {build: Worker(python) for build, python in BUILDS.items() if python.exists()}
    found: dict[str, list[Figure]] = {}
    for _ in range(ROUNDS):
        for name in MEASURES:
            if name != "reference":
                note(found, name, peers, name)
        for name, title in OURS.items():
            for build, worker in ours.items():
                note(found, f"{title}, {build}", worker, name)
    for worker in (peers, *ours.values()):
        worker.stop()
    text = table(found)
    print(text + NOTES)
    rows = {
        name: {"moves": rate(got, "count"), "games": rate(got, "rounds")}
        for name, got in found.items()
    }
    Path(FOLDER / "peers.json").write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")


def note(found: dict[str, list[Figure]], title: str, worker: Worker, name: str) -> None:
    """One round of one measure; a peer that fails is named and left out."""
    answer = worker.measure(name)
    if "seconds" in answer:
        found.setdefault(title, []).append(answer)
    else:
        print(f"{title}: {answer}")


def rate(rounds: list[Figure], key: str) -> float:
    """The median of all rounds, for one CPU second."""
    return float(f"{median(one[key] / one['seconds'] for one in rounds):.4g}")


def table(found: dict[str, list[Figure]]) -> str:
    """The figures as a table in Markdown, the fastest first."""
    yardstick = rate(found[YARDSTICK], "count") if YARDSTICK in found else 1.0
    lines = ["| engine | moves/s | games/s | moves, catanatron = 1 |", "|---|---:|---:|---:|"]
    for name, rounds in sorted(found.items(), key=lambda item: -rate(item[1], "count")):
        moves = rate(rounds, "count")
        games = rate(rounds, "rounds")
        lines.append(f"| {name} | {moves:,.0f} | {games:,.1f} | {moves / yardstick:.2f} |")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    main()
