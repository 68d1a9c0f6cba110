"""Golden games: whole games as text that people can read and the tests replay.

`python -m scripts.golden.transcripts` writes all of them anew, with `GAME …` some.
"""

import json
import sys
from collections import Counter
from pathlib import Path
from random import Random

import msgspec

import higgle
from higgle.core import CLOCK, DOWN, Action, Cards, Event, Seat, Table
from higgle.core.values import tag

FOLDER = Path(__file__).parents[2] / "tests" / "golden"


class Golden(msgspec.Struct, frozen=True):
    """What a golden game is played with."""

    game: str
    seats: int
    seed: str
    options: dict[str, object] = {}


GAMES = {
    "bohnanza": Golden("bohnanza", 3, "golden 19", {"offers_per_turn": 3}),
    "bohnanza-plus": Golden(
        "bohnanza-plus", 4, "golden 13", {"offers_per_turn": 2, "orders": True, "plant_out": "free"}
    ),
    "high-bohn": Golden("high-bohn", 4, "golden 28", {"offers_per_turn": 2, "cognac": True}),
    "bohnaparte": Golden("bohnaparte", 4, "golden 9", {"offers_per_turn": 2, "cavalry": True}),
    "kuhhandel": Golden("kuhhandel", 4, "golden 2"),
}
"""The golden games by the names of their files."""


# Writing


def transcript(golden: Golden, log: list[tuple[Seat, Action]]) -> str:
    """The game as text: what was agreed, every action, and the events that everybody saw."""
    table = higgle.new(golden.game, golden.seats, golden.seed, golden.options)
    agreed = json.dumps(golden.options)
    lines = [f"game: {golden.game}", f"seats: {golden.seats}", f"options: {agreed}"]
    lines += [f"seed: {golden.seed}", ""]
    for seat, action in log:
        lines.append(f"{sitter(seat)}: {action}")
        lines += [f"    {told(table, table.seen(event))}" for event in table.act(seat, action)]
    lines += ["", "scores: " + " ".join(str(score) for score in table.scores())]
    lines.append("winners: " + " ".join(sitter(seat) for seat in table.winners()))
    return "\n".join(lines) + "\n"


def sitter(seat: Seat) -> str:
    """A seat as people count."""
    return "clock" if seat == CLOCK else str(seat + 1)


def told(table: Table, event: Event) -> str:
    """An event with its numbers by name, and the cards that moved."""
    who = f" {event.seat + 1}" if event.seat >= 0 else ""
    numbers = [f"{name} {said(table, name, n)}" for name, n in table.numbers(event).items()]
    return f"{event.name}{who}" + "".join(f", {part}" for part in [*numbers, *moved(table, event)])


def said(table: Table, name: str, number: int | Cards) -> str:
    """A number as its name says how to read it."""
    if isinstance(number, tuple):
        return " ".join(said(table, name, one) for one in number) or "none"
    kind = table.KINDS.get(name, "")
    if kind in table.CARDS:
        return card(table, kind, number)
    return str(number + 1 if kind in ("seat", "place") else number)


def moved(table: Table, event: Event) -> list[str]:
    """The cards that went the same way, together."""
    ways: dict[tuple[int, int], Counter[int]] = {}
    for code, source, _, target in event.moves:
        ways.setdefault((source, target), Counter())[code] += 1
    parts = []
    for (source, target), codes in ways.items():
        family = table.layout.families[source]
        cards = " ".join(f"{count} {card(table, family, code)}" for code, count in codes.items())
        parts.append(f"{cards} from {pile(table, source)} to {pile(table, target)}")
    return parts


def card(table: Table, family: str, code: int) -> str:
    """A card by its name, if its family has names."""
    if code == DOWN:
        return "face down"
    names = table.CARDS.get(family)
    return f"{family} {code}" if names is None else names[code].partition("-")[2] or names[code]


def pile(table: Table, index: int) -> str:
    """A pile, and whose it is."""
    owner = table.layout.owners[index]
    return table.layout.names[index] + (f" of {owner + 1}" if owner >= 0 else "")


# Reading


def read(text: str) -> tuple[Golden, list[tuple[Seat, Action]]]:
    """What a golden game was played with, and its actions."""
    rows = [row for row in text.splitlines() if row and not row.startswith(" ")]
    head = dict(row.split(": ", 1) for row in rows[:4])
    agreed = json.loads(head["options"])
    golden = Golden(head["game"], int(head["seats"]), head["seed"], agreed)
    log = []
    for row in rows[4:-2]:
        who, _, text = row.partition(": ")
        seat = CLOCK if who == "clock" else int(who) - 1
        log.append((seat, higgle.parse(golden.game, text)))
    return golden, log


# Playing

SHY = {"harvest", "withdraw", "decline"}
"""Forms that undo what others build up."""
DEAR = {"confirm", "meet", "accept"}
"""Forms that are worth moment."""
HESITATION = 0.6
"""How often somebody who may act, and need not, does nothing."""


def play(golden: Golden) -> list[tuple[Seat, Action]]:
    """A random game in which people are eager to deal and slow to harvest."""
    random = Random(golden.seed)
    table = higgle.new(golden.game, golden.seats, golden.seed, golden.options)
    while not table.over:
        asks = [ask for ask in table.asks() if ask.forms or random.random() < 0.02]
        ask = random.choice(asks)
        seat = ask.seat
        if not ask.must and seat != CLOCK and random.random() < HESITATION:
            continue
        action = table.propose(seat, random) if random.random() < 0.3 else None
        listed = table.actions(seat)
        if action is None and listed:
            action = random.choices(listed, [weight(one) for one in listed])[0]
        action = action or table.propose(seat, random)
        if action is not None:
            table.act(seat, action)
    assert table.log is not None
    return list(table.log)


def weight(action: Action) -> float:
    """How gladly an action is done."""
    form = tag(type(action).__name__)
    return 20 if form in DEAR else 0.05 if form in SHY else 1


def main() -> None:
    """Write the games that were named, or all."""
    for name in sys.argv[1:] or GAMES:
        golden = GAMES[name]
        log = play(golden)
        (FOLDER / f"{name}.txt").write_text(transcript(golden, log), encoding="utf-8")
        forms = Counter(tag(type(action).__name__) for _, action in log)
        print(name, sum(forms.values()), dict(forms))


if __name__ == "__main__":
    main()
