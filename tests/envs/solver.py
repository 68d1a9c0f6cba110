"""The small Kuhhandel solved: counterfactual regret minimisation, and exact best responses.

A scripted bot's policy is what it does in forty tries.
"""

from collections import defaultdict
from copy import deepcopy
from random import Random

import higgle
from higgle.envs.codec import Codec
from higgle.envs.game_tree import GameTree
from higgle.envs.games.small import SmallKuhhandel, SmallKuhhandelOptions
from higgle.play import make_bot

TRIES = 40
SCRIPTS = ("dealer", "expert", "greedy", "pool:half-in", "pool:bluffer", "pool:all-in")
Policy = dict[str, list[float]]
"""How probable each word is where a seat knows so much."""


class Node:
    """A node of the tree: an end with its worth for the first seat, a draw, or a word to say."""

    def __init__(self) -> None:
        self.worth = 0.0
        self.seat = -1
        self.known = ""
        self.odds: list[float] = []
        self.children: list[Node] = []


class Solver:
    """The tree, and what is played in it."""

    def __init__(self, species: int) -> None:
        options = SmallKuhhandelOptions(species=species)
        table = higgle.new(SmallKuhhandel, 2, "", options)
        self.nodes = 0
        self.scripts: dict[str, Policy] = {name: {} for name in SCRIPTS}
        self.sizes: dict[str, int] = {}
        self.tried: dict[tuple[str, str], list[tuple[str, ...]]] = {}
        self.root = self.grow(GameTree(SmallKuhhandel, 2, options, Codec(table)), {})

    def grow(self, tree: GameTree, plans: dict[str, list[tuple[str, ...]]]) -> Node:
        """The node of a tree and all below it; `plans` are what scripts are about to say."""
        node = Node()
        self.nodes += 1
        if tree.over:
            assert tree.scheduler is not None
            winners = tree.scheduler.table.winners()
            node.worth = (0 in winners) / len(winners) - 0.5
        elif tree.is_chance:
            for outcome, (_, odds) in tree.outcomes.items():
                twin = deepcopy(tree)
                twin.apply_outcome(outcome)
                node.odds.append(odds)
                node.children.append(self.grow(twin, {}))
        else:
            self.grow_words(node, tree, plans)
        return node

    def grow_words(
        self, node: Node, tree: GameTree, plans: dict[str, list[tuple[str, ...]]]
    ) -> None:
        node.seat = tree.asked_seat
        node.known = f"{node.seat}\n{tree.information_state(node.seat)}"
        assert tree.draft is not None
        words = tree.words()
        self.sizes[node.known] = len(words)
        if not tree.draft.said:
            plans = {name: self.plan(name, node, tree) for name in SCRIPTS}
        for name, lines in plans.items():
            said = [tree.codec.words[word] for word in words]
            counts = [sum(bool(line) and line[0] == word for line in lines) for word in said]
            whole = sum(counts)
            if whole:
                self.scripts[name][node.known] = [count / whole for count in counts]
        for word in words:
            twin = deepcopy(tree)
            twin.say(word)
            text = tree.codec.words[word]
            rest = {
                name: [line[1:] for line in lines if line and line[0] == text]
                for name, lines in plans.items()
            }
            node.children.append(self.grow(twin, rest))

    def plan(self, name: str, node: Node, tree: GameTree) -> list[tuple[str, ...]]:
        """What a script says here, in many tries."""
        known = self.tried.get((name, node.known))
        if known is None:
            assert tree.scheduler is not None
            assert tree.draft is not None
            known = []
            view = tree.scheduler.table.view(node.seat)
            for dice in range(TRIES):
                bot = make_bot(name, "kuhhandel", Random(dice))
                action = bot.act(view, tree.draft.ask, ())
                assert action is not None, "who must act does"
                known.append(tuple(tree.codec.spell(view, node.seat, action)))
            self.tried[name, node.known] = known
        return known

    # Solving

    def policy(self, known: str, policy: Policy) -> list[float]:
        size = self.sizes[known]
        return policy.get(known) or [1 / size] * size

    def solve(self, iterations: int) -> Policy:
        """The average policy of counterfactual regret minimisation, later rounds counting more."""
        regrets: dict[str, list[float]] = {k: [0.0] * n for k, n in self.sizes.items()}
        sums: dict[str, list[float]] = {k: [0.0] * n for k, n in self.sizes.items()}

        def walk(node: Node, reach: tuple[float, float], luck: float, weight: int) -> float:
            if not node.children:
                return node.worth
            if node.odds:
                pairs = zip(node.odds, node.children, strict=True)
                return sum(odds * walk(child, reach, luck * odds, weight) for odds, child in pairs)
            gains = [max(0.0, regret) for regret in regrets[node.known]]
            whole = sum(gains)
            chosen = [g / whole if whole else 1 / len(gains) for g in gains]
            mine = reach[node.seat]
            theirs = reach[1 - node.seat] * luck
            values: list[float] = []
            for odds, child in zip(chosen, node.children, strict=True):
                passed = (mine * odds, reach[1]) if node.seat == 0 else (reach[0], mine * odds)
                values.append(walk(child, passed, luck, weight))
            value = sum(odds * one for odds, one in zip(chosen, values, strict=True))
            sign = 1 if node.seat == 0 else -1
            regret, total = regrets[node.known], sums[node.known]
            for at, one in enumerate(values):
                regret[at] = max(0.0, regret[at] + sign * theirs * (one - value))
                total[at] += weight * mine * chosen[at]
            return value

        for iteration in range(1, iterations + 1):
            walk(self.root, (1.0, 1.0), 1.0, iteration)
        return {
            known: [one / sum(total) for one in total]
            for known, total in sums.items()
            if sum(total)
        }

    def nash_conv(self, policy: Policy) -> float:
        """What both could gain together by answering the policy as well as possible."""
        return self.best(policy, 0) + self.best(policy, 1)

    def best(self, policy: Policy, seat: int) -> float:
        """What a seat wins against the policy at best."""
        places: dict[str, list[tuple[Node, float]]] = defaultdict(list)

        def spread(node: Node, reach: float) -> None:
            if node.odds:
                odds = node.odds
            elif node.seat != seat:
                odds = self.policy(node.known, policy) if node.children else []
            else:
                places[node.known].append((node, reach))
                odds = [1.0] * len(node.children)
            for one, child in zip(odds, node.children, strict=True):
                spread(child, reach * one)

        spread(self.root, 1.0)
        choices: dict[str, int] = {}

        def value(node: Node) -> float:
            if not node.children:
                return node.worth if seat == 0 else -node.worth
            if node.odds or node.seat != seat:
                odds = node.odds or self.policy(node.known, policy)
                pairs = zip(odds, node.children, strict=True)
                return sum(one * value(child) for one, child in pairs if one)
            if node.known not in choices:
                here = places[node.known]
                worths = [
                    sum(reach * value(place.children[at]) for place, reach in here if reach)
                    for at in range(len(node.children))
                ]
                choices[node.known] = max(range(len(worths)), key=worths.__getitem__)
            return value(node.children[choices[node.known]])

        return value(self.root)
