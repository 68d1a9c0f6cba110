"""Our figures beside those of other engines, in one run: `make bench-peers`.

Every engine plays random games through its own public path. The engines take turns, several rounds
long, and catanatron, the yardstick, is measured again right after each of them. What a move is
differs from library to library, so read the table with the notes below it.
"""

import json
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
            if name not in ("reference", YARDSTICK):
                note(found, name, peers, peers.measure(name))
        for name, title in OURS.items():
            for build, worker in ours.items():
                note(found, f"{title}, {build}", peers, worker.measure(name))
    for worker in (peers, *ours.values()):
        worker.stop()
    print(table(found) + NOTES)
    rows = {
        name: {key: rate(rounds, key) for key in ("moves", "games", "times catanatron")}
        for name, rounds in found.items()
    }
    (FOLDER / "peers.json").write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")


def note(found: dict[str, list[Figure]], title: str, peers: Worker, answer: Figure) -> None:
    """One round of one measure, and catanatron right after it; a peer that fails is left out."""
    if "seconds" not in answer:
        print(f"{title}: {answer}")
        return
    beside = peers.measure(YARDSTICK)
    yardstick = beside["count"] / beside["seconds"]
    for name, got in ((title, answer), (YARDSTICK, beside)):
        moves = got["count"] / got["seconds"]
        row = {"moves": moves, "games": got["rounds"] / got["seconds"]}
        found.setdefault(name, []).append({**row, "times catanatron": moves / yardstick})


def rate(rounds: list[Figure], key: str) -> float:
    """The median of all rounds."""
    return float(f"{median(one[key] for one in rounds):.4g}")


def table(found: dict[str, list[Figure]]) -> str:
    """The figures as a table in Markdown, the fastest first."""
    lines = ["| engine | moves/s | games/s | times catanatron |", "|---|---:|---:|---:|"]
    for name, rounds in sorted(found.items(), key=lambda item: -rate(item[1], "times catanatron")):
        moves, games, times = (rate(rounds, key) for key in rounds[0])
        lines.append(f"| {name} | {moves:,.0f} | {games:,.1f} | {times:.2f} |")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    main()
