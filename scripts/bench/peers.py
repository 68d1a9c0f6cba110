"""Our figures beside those of other engines, in one run: `make bench-peers`.

Every engine plays random games through its own public path. The engines take turns, several rounds
long, and catanatron, the yardstick, is measured again right after each of them. What a move is
differs from library to library, so read the table with the notes below it. The peers live in an
environment of their own, in which this file answers one measure at a time.
"""

import json
import random
import sys
from collections.abc import Callable
from importlib import import_module
from statistics import median

from scripts.bench.worker import BUILDS, FOLDER, ROOT, Answer, Worker, answer, during, reference

ROUNDS = 5
SECONDS = 0.6
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


def open_spiel(name: str) -> Answer:
    """A game of OpenSpiel from Python; chance nodes count as moves."""
    game = import_module("pyspiel").load_game(name)

    def once(_: int) -> int:
        state = game.new_initial_state()
        moves = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(random.choice(outcomes)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
            moves += 1
        return moves

    once(0)
    return during(once, SECONDS)


def rlcard(name: str) -> Answer:
    """An environment of RLCard with its own random agents."""
    agent = import_module("rlcard.agents").RandomAgent
    env = import_module("rlcard").make(name)
    env.set_agents([agent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def once(_: int) -> int:
        trajectories, _ = env.run(is_training=False)
        return sum(len(one) // 2 for one in trajectories)

    once(0)
    return during(once, SECONDS)


def pettingzoo(name: str) -> Answer:
    """A classic environment of PettingZoo, stepped at random within its action mask."""
    env = import_module(f"pettingzoo.classic.{name}").env()

    def once(_: int) -> int:
        env.reset()
        moves = 0
        for agent in env.agent_iter():
            observation, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            legal = observation["action_mask"].nonzero()[0]
            env.step(int(random.choice(legal)))
            moves += 1
            del agent
        return moves

    once(0)
    return during(once, SECONDS)


def catanatron() -> Answer:
    """Four random players of catanatron."""
    library = import_module("catanatron")

    def once(_: int) -> int:
        game = library.Game([library.RandomPlayer(color) for color in library.Color])
        game.play()
        return len(getattr(game.state, "action_records", None) or game.state.actions)

    once(0)
    return during(once, SECONDS)


def pokerkit() -> Answer:
    """No-limit hold'em for six with PokerKit, everything automatic but the decisions."""
    library = import_module("pokerkit")
    automations = tuple(library.Automation)

    def once(_: int) -> int:
        state = library.NoLimitTexasHoldem.create_state(automations, True, 0, (1, 2), 2, 200, 6)
        moves = 0
        while state.status:
            choices = [state.check_or_call]
            if state.can_fold():
                choices.append(state.fold)
            if state.can_complete_bet_or_raise_to():
                choices.append(state.complete_bet_or_raise_to)
            random.choice(choices)()
            moves += 1
        return moves

    once(0)
    return during(once, SECONDS)


MEASURES: dict[str, Callable[[], Answer]] = {
    "reference": reference,
    "catanatron, 4 random": catanatron,
    "OpenSpiel hanabi, 5 seats": lambda: open_spiel("hanabi(players=5)"),
    "OpenSpiel gin_rummy": lambda: open_spiel("gin_rummy"),
    "OpenSpiel bargaining": lambda: open_spiel("bargaining"),
    "OpenSpiel first_sealed_auction": lambda: open_spiel("first_sealed_auction"),
    "RLCard uno": lambda: rlcard("uno"),
    "RLCard gin-rummy": lambda: rlcard("gin-rummy"),
    "PettingZoo texas_holdem_v4": lambda: pettingzoo("texas_holdem_v4"),
    "PettingZoo leduc_holdem_v4": lambda: pettingzoo("leduc_holdem_v4"),
    "PokerKit no-limit hold'em, 6 seats": pokerkit,
}


def main() -> None:
    """Measure in turn, tell, and write."""
    if "--answer" in sys.argv:
        answer(MEASURES)
        return
    peers = Worker(PEERS, "scripts.bench.peers")
    ours = {
        build: Worker(python, "scripts.bench.engine")
        for build, python in BUILDS.items()
        if python.exists()
    }
    found: dict[str, list[Answer]] = {}
    rounds = 1 if "--quick" in sys.argv else ROUNDS
    for _ in range(rounds):
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
    if rounds == ROUNDS:
        (FOLDER / "peers.json").write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")
        import_module("scripts.bench.page").renew()


def note(found: dict[str, list[Answer]], title: str, peers: Worker, answer: Answer) -> None:
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


def rate(rounds: list[Answer], key: str) -> float:
    """The median of all rounds."""
    return float(f"{median(one[key] for one in rounds):.4g}")


def table(found: dict[str, list[Answer]]) -> str:
    """The figures as a table in Markdown, the fastest first."""
    lines = ["| engine | moves/s | games/s | times catanatron |", "|---|---:|---:|---:|"]
    for name, rounds in sorted(found.items(), key=lambda item: -rate(item[1], "times catanatron")):
        moves, games, times = (rate(rounds, key) for key in rounds[0])
        lines.append(f"| {name} | {moves:,.0f} | {games:,.1f} | {times:.2f} |")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    main()
