"""Whole games as one number each: two builds play the same if all the numbers are.

`python -m tests.compiled.digests START COUNT` prints one line for each game. The number takes in
every action with its events, at every step, the whole table and the view of a seat at
every eighth, and the table at the end.
"""

import sys
from hashlib import blake2b
from random import Random

import msgspec

import higgle
from higgle.core import CLOCK, Action, Ask, Table

FREE: dict[str, tuple[int, ...]] = {"offers_per_turn": (0, 1, 1, 2)}
"""Values for options that are a number: short games, for there are many of them."""
WHOLE_EVERY = 8
HESITATION = 0.5

ENTRIES = higgle.games()


def table_of(number: int) -> Table:
    """Every game in turn, with all numbers of seats and all options."""
    entry = ENTRIES[number % len(ENTRIES)]
    random = Random(f"options {number}")
    options: dict[str, object] = {
        option.name: random.choice(FREE.get(option.name) or option.values or (option.default,))
        for option in entry.options
    }
    seats = random.choice(entry.seats)
    try:
        return higgle.new(entry.id, seats, f"digest {number}", options)
    except higgle.Illegal:
        return higgle.new(entry.id, seats, f"digest {number}")


def chosen(table: Table, random: Random) -> tuple[Ask, Action] | None:
    """Somebody who is asked may do something."""
    asks = [ask for ask in table.asks() if ask.forms or random.random() < 0.05]
    ask = asks[int(random.random() * len(asks))]
    if not ask.must and ask.seat != CLOCK and random.random() < HESITATION:
        return None
    action = table.propose(ask.seat, random) if random.random() < 0.3 else None
    if action is None:
        listed = table.actions(ask.seat)
        if listed:
            action = listed[int(random.random() * len(listed))]
    if action is None and ask.must:
        action = table.propose(ask.seat, random)
    return None if action is None else (ask, action)


def digest(number: int) -> str:
    """Play one random game and take everything in."""
    table = table_of(number)
    random = Random(number)
    whole = blake2b(digest_size=12)
    encode = msgspec.json.encode
    steps = 0
    while not table.over:
        found = chosen(table, random)
        if found is None:
            continue
        ask, action = found
        events = table.act(ask.seat, action)
        whole.update(encode([ask, action, events]))
        steps += 1
        if steps % WHOLE_EVERY == 0:
            whole.update(table.json() + table.view(steps // WHOLE_EVERY % table.seats).json())
    whole.update(table.json() + encode([table.scores(), table.winners()]))
    return f"{number} {table.ID} {steps} {whole.hexdigest()}"


def main() -> None:
    """The games that were asked for."""
    start, count = int(sys.argv[1]), int(sys.argv[2])
    for number in range(start, start + count):
        print(digest(number))


if __name__ == "__main__":
    main()
