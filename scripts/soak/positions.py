"""Positions changed in one place: what is loaded or staged can be played.

Legal tables of random games are changed in one place of their JSON: a number, an entry of a list,
a card moved to another pile, another stage. Each is then refused, or is played on for 200 actions
without a crash, and somebody can always act until it ends.
`python -m scripts.soak.positions --count 10000` prints how many were taken; ends with 1 on a crash.
"""

import argparse
import json
import sys
import traceback
from collections import Counter
from collections.abc import Iterator
from random import Random

import msgspec

import higgle
from higgle.catalogue import GAMES, blank
from higgle.core import CLOCK, Action, Illegal, Seat, Table
from tests.laws.players import any_table

Place = tuple[object, ...]

STEPS = 200
"""So many actions are played at a table that was taken."""
EACH = 10
"""So many changes of one legal table are tried."""
TRIES = 5
"""So often a seat is asked for a proposal before it counts as one that cannot act."""


def random_action(table: Table, seat: Seat, random: Random) -> Action | None:
    """Something legal that a seat can do: a listed action or a proposal."""
    listed = table.actions(seat)
    if listed and random.random() < 0.8:
        return random.choice(listed)
    for _ in range(TRIES):
        proposed = table.propose(seat, random)
        if proposed is not None:
            return proposed
    return random.choice(listed) if listed else None


def next_step(table: Table, random: Random) -> tuple[Seat, Action] | None:
    """Somebody who must act, or anybody who may, and what it does; nothing where nobody can."""
    asks = [ask for ask in table.asks() if ask.forms or ask.rights]
    random.shuffle(asks)
    asks.sort(key=lambda ask: not (ask.must or ask.seat == CLOCK) and random.random() < 0.9)
    for ask in asks:
        action = random_action(table, ask.seat, random)
        if action is not None:
            return ask.seat, action
    return None


def is_awaited(table: Table, random: Random) -> bool:
    """Whether somebody is awaited, and all who are can act."""
    due = [ask.seat for ask in table.asks() if ask.must or ask.seat == CLOCK]
    return bool(due) and all(random_action(table, seat, random) for seat in due)


def look(table: Table, random: Random) -> None:
    """Everybody looks at the table and imagines what is hidden."""
    for seat in (None, *range(table.seats)):
        view = table.view(seat)
        view.json()
        view.hints().own()
        view.imagine(random).asks()


def play_on(table: Table, random: Random) -> str:
    """Play on; how it went wrong, or nothing."""
    for step in range(STEPS):
        if table.over:
            table.winners()
            return ""
        if not is_awaited(table, random):
            return f"nobody can act at step {step}: {table.stages}"
        found = next_step(table, random)
        assert found is not None
        table.act(*found)
        if step % 40 == 0:
            look(table, random)
    return ""


# Legal tables


def legal(game: str, number: int) -> Table:
    """A table somewhere in a random game."""
    random = Random(f"{game} {number}")
    table = any_table(game, number)
    for _ in range(int(random.random() ** 2 * 500)):
        found = None if table.over else next_step(table, random)
        if found is None:
            break
        table.act(*found)
    return table


def comes_back(table: Table) -> bool:
    """Whether a legal table and all views of it are taken."""
    try:
        for view in (table, table.view(), *[table.view(seat) for seat in range(table.seats)]):
            higgle.load(view.json())
    except Illegal:
        return False
    return True


# Changes in one place


def places(value: object, place: Place = ()) -> Iterator[Place]:
    """Every place in plain values."""
    yield place
    if isinstance(value, dict):
        for key, part in value.items():
            yield from places(part, (*place, key))
    elif isinstance(value, list):
        for index, part in enumerate(value):
            yield from places(part, (*place, index))


def at(value: object, place: Place) -> object:
    """The part at a place."""
    for key in place:
        value = value[key]  # type: ignore[index]  # a place of this value
    return value


def put(value: object, place: Place, part: object) -> None:
    """Put another part there."""
    at(value, place[:-1])[place[-1]] = part  # type: ignore[index]  # a place of this value


def changed(part: object, random: Random) -> object:
    """A part that is a little different."""
    if isinstance(part, bool):
        return not part
    if isinstance(part, int):
        return random.choice([part + 1, part - 1, random.randrange(12), 77, -1])
    if isinstance(part, str):
        return random.choice([part.upper(), "", "trading"])
    if isinstance(part, list):
        return changed_list(part, random)
    if part is None:
        return random.choice([[], [1], [1, 2, 2]])
    return {}


def changed_list(part: list[object], random: Random) -> list[object]:
    """One entry more, less, twice, or in another order."""
    kind = random.randrange(5)
    place = random.randrange(len(part)) if part else 0
    if kind == 0 or not part:
        return [*part, random.randrange(9)]
    if kind == 1:
        return part[:place] + part[place + 1 :]
    if kind == 2:
        return [*part[:place], part[place], *part[place:]]
    if kind == 3:
        return part[::-1]
    return random.sample(part, len(part))


def move_card(plain: dict[str, object], random: Random) -> None:
    """One card lies in another pile, so that none is missing."""
    lists = [
        place
        for place in places(plain["piles"], ("piles",))
        if isinstance(pile := at(plain, place), list) and all(isinstance(c, int) for c in pile)
    ]
    full = [place for place in lists if at(plain, place)]
    source, target = at(plain, random.choice(full)), at(plain, random.choice(lists))
    assert isinstance(source, list)
    assert isinstance(target, list)
    card = random.randrange(len(source))
    target.append(source.pop(card))


def other_stage(plain: dict[str, object], random: Random) -> None:
    """Any stage of the game, with any numbers, instead of this one or above it."""
    kind = random.choice(GAMES[str(plain["game"])].STAGES)
    stage: dict[str, object] = {"type": kind.__struct_config__.tag}
    for field in msgspec.structs.fields(kind):
        choices: list[object] = [True, False] if "bool" in str(field.type) else [-1, 0, 1, 2, 5]
        if "uple" in str(field.type) or "Cards" in str(field.type):
            choices = [[], [0], [1, 2], [0, 1, 2]]
        if field.required or random.random() < 0.5:
            stage[field.name] = random.choice(choices)
    stages = plain["stages"]
    assert isinstance(stages, list)
    if random.random() < 0.5:
        stages.pop()
    stages.append(stage)


def change(plain: dict[str, object], random: Random) -> str:
    """Change one place, and say which."""
    kind = random.random()
    if kind < 0.15:
        move_card(plain, random)
        return "a card moved"
    if kind < 0.25:
        other_stage(plain, random)
        return f"stages {plain['stages']}"
    top = random.choice(["piles", "stages", "facts", "facts", "facts", "draws", "options", "seats"])
    names = plain[top]
    below: Place = (top, random.choice([*names])) if isinstance(names, dict) and names else (top,)
    place = random.choice([*places(at(plain, below), below)])
    before = at(plain, place)
    put(plain, place, changed(before, random))
    return f"{place}: {before} -> {at(plain, place)}"


# Trying one


def read(plain: dict[str, object], complete: bool) -> Table | None:
    """The table, if it is taken: as `load` takes it, or as `stage` does, with cards missing."""
    try:
        if complete:
            return higgle.load(msgspec.json.encode(plain))
        table = blank(GAMES[str(plain["game"])], plain["seats"], plain["options"])  # type: ignore[arg-type]  # any JSON
        table.read(plain)
    except (Illegal, msgspec.ValidationError, IndexError, KeyError):
        return None
    try:
        table.check_position(complete=False)
    except Illegal:
        return None
    return table


def attempt(game: str, number: int, told: Counter[str]) -> str:
    """Change one legal table; what went wrong, or nothing."""
    random = Random(f"change {game} {number}")
    table = legal(game, number // EACH)
    if number % EACH == 0 and not comes_back(table):
        told["wrong"] += 1
        return f"{game} {number}: a legal table is refused: {table.stages}"
    plain: dict[str, object] = json.loads(table.json())
    before = json.dumps(plain)
    what = change(plain, random)
    if json.dumps(plain) == before:
        told["unchanged"] += 1
        return ""
    told["changed"] += 1
    try:
        taken = read(plain, random.random() < 0.7)
        if taken is None:
            told["refused"] += 1
            return ""
        told["taken"] += 1
        look(taken, random)
        wrong = play_on(taken, random)
    except Exception:  # noqa: BLE001 # whatever is raised is a finding
        wrong = " | ".join(traceback.format_exc().strip().splitlines()[-3:])
    if wrong:
        told["wrong"] += 1
    return f"{game} {number}: {what}: {wrong}" if wrong else ""


def main() -> int:
    """Change so many tables, and say what went wrong."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--count", type=int, default=10_000)
    words.add_argument("--first", type=int, default=0)
    words.add_argument("--game", choices=[*GAMES])
    said = words.parse_args()
    told: Counter[str] = Counter()
    games = [said.game] if said.game else [*GAMES]
    for number in range(said.first, said.first + said.count):
        wrong = attempt(games[number % len(games)], number // len(games), told)
        if wrong:
            print(wrong, flush=True)
    print(json.dumps(told))
    return int(told["wrong"] > 0)


if __name__ == "__main__":
    sys.exit(main())
