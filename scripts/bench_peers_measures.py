"""The same kind of random play in the engines of others, run in the environment of the peers.

Each measure plays whole random games through the library's own public path, lists the legal moves
before every move, and answers with moves, games and CPU seconds. The protocol is that of
`bench_measures`: names come in, one on each line, and answers go out as JSON.
"""

import json
import random
import sys
from collections.abc import Callable
from importlib import import_module
from time import process_time

SECONDS = 0.6

Answer = dict[str, float]


def reference() -> Answer:
    """The same loop as in our own bench."""
    cells = [0] * 64
    mixed = 0
    start = process_time()
    for number in range(200_000):
        cells[number & 63] += number
        mixed ^= cells[number * 7 & 63]
    return {"count": 200_000, "seconds": process_time() - start}


def during(work: Callable[[], int]) -> Answer:
    """Play again and again."""
    work()
    start = process_time()
    count = rounds = 0
    while process_time() - start < SECONDS:
        count += work()
        rounds += 1
    return {"count": count, "rounds": rounds, "seconds": process_time() - start}


def open_spiel(name: str) -> Answer:
    """A game of OpenSpiel from Python; chance nodes count as moves."""
    game = import_module("pyspiel").load_game(name)

    def once() -> int:
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

    return during(once)


def rlcard(name: str) -> Answer:
    """An environment of RLCard with its own random agents."""
    agent = import_module("rlcard.agents").RandomAgent
    env = import_module("rlcard").make(name)
    env.set_agents([agent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def once() -> int:
        trajectories, _ = env.run(is_training=False)
        return sum(len(one) // 2 for one in trajectories)

    return during(once)


def pettingzoo(name: str) -> Answer:
    """A classic environment of PettingZoo, stepped at random within its action mask."""
    env = import_module(f"pettingzoo.classic.{name}").env()

    def once() -> int:
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

    return during(once)


def catanatron() -> Answer:
    """Four random players of catanatron."""
    library = import_module("catanatron")

    def once() -> int:
        game = library.Game([library.RandomPlayer(color) for color in library.Color])
        game.play()
        return len(getattr(game.state, "action_records", None) or game.state.actions)

    return during(once)


def pokerkit() -> Answer:
    """No-limit hold'em for six with PokerKit, everything automatic but the decisions."""
    library = import_module("pokerkit")
    automations = tuple(library.Automation)

    def once() -> int:
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

    return during(once)


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
    """Answer every line."""
    for line in sys.stdin:
        try:
            answer: object = MEASURES[line.strip()]()
        except Exception as problem:  # noqa: BLE001 - a peer that fails is told, the others go on
            answer = {"problem": repr(problem)}
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
