"""The base game once more, as small as it can be, to count with: not one line of the engine's.

Cards are names, a deck is always taken in the order of `SORTS`, and nobody makes an offer.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace

SORTS = ("blue", "chili", "stink", "green", "soy", "black-eyed", "red", "garden")
STEPS = {
    "blue": (4, 6, 8, 10),
    "chili": (3, 6, 8, 9),
    "stink": (3, 5, 7, 8),
    "green": (3, 5, 6, 7),
    "soy": (2, 4, 6, 7),
    "black-eyed": (2, 4, 5, 6),
    "red": (2, 3, 4, 5),
    "garden": (2, 2, 3, 99),
}

Cards = tuple[str, ...]
Move = tuple[int, str, "Position"]


@dataclass(frozen=True)
class Position:
    """Everything on the table; a field is its beans, a third one is there when it was bought."""

    hands: tuple[Cards, ...]
    fields: tuple[tuple[Cards, ...], ...]
    deck: Cards
    discard: Cards = ()
    purses: tuple[Cards, ...] = ((), (), ())
    turned: Cards = ()
    active: int = 0
    phase: str = "plant"
    planted: int = 0
    ran_out: int = 0
    strict: bool = False
    due: int = 0
    passed: tuple[int, ...] = ()


def put(rows: tuple[Cards, ...], index: int, cards: Cards) -> tuple[Cards, ...]:
    return (*rows[:index], cards, *rows[index + 1 :])


def set_field(p: Position, seat: int, slot: int, beans: Cards) -> Position:
    mine = put(p.fields[seat], slot, beans)
    return replace(p, fields=(*p.fields[:seat], mine, *p.fields[seat + 1 :]))


def moves(p: Position) -> Iterator[Move]:
    """All that anybody can do: a seat, the text, and what comes of it."""
    if p.phase == "over":
        return
    a = p.active
    if p.phase == "plant":
        front, *rest = p.hands[a]
        for slot in fitting(p, a, front):
            after = set_field(p, a, slot, (*p.fields[a][slot], front))
            after = replace(after, hands=put(p.hands, a, tuple(rest)), planted=p.planted + 1)
            yield a, f"plant {slot + 1}", after if p.planted == 0 and rest else take_next(after, 2)
        if p.planted:
            yield a, "pass", take_next(p, 2)
    elif p.phase == "trade":
        yield a, "end trade", replace(p, phase="settle") if p.turned else take_next(p, 3)
    elif p.phase == "wait":
        for seat in awaited(p):
            yield seat, "pass", go_on(replace(p, passed=(*p.passed, seat)))
    else:
        for bean in sorted(set(p.turned), key=SORTS.index):
            left = list(p.turned)
            left.remove(bean)
            for slot in fitting(p, a, bean):
                after = set_field(p, a, slot, (*p.fields[a][slot], bean))
                after = replace(after, turned=tuple(left))
                yield a, f"plant {bean} {slot + 1}", after if left else take_next(after, 3)
    for seat in range(3):
        for who, text, after in rights(p, seat):
            yield who, text, go_on(after) if p.phase == "wait" else after


def fitting(p: Position, seat: int, bean: str) -> list[int]:
    """Where it grows already, else every empty field."""
    mine = p.fields[seat]
    growing = [slot for slot, beans in enumerate(mine) if bean in beans]
    return growing or [slot for slot, beans in enumerate(mine) if not beans]


def rights(p: Position, seat: int) -> Iterator[Move]:
    sizes = [len(beans) for beans in p.fields[seat]]
    alone = set(sizes) == {1} if p.strict else max(sizes) == 1
    for slot, size in enumerate(sizes):
        if size > 1 or (size == 1 and alone):
            yield seat, f"harvest {slot + 1}", sell(p, seat, slot)
    purse = p.purses[seat]
    if len(sizes) == 2 and len(purse) >= 3:
        bought = replace(p, purses=put(p.purses, seat, purse[:-3]), discard=p.discard + purse[-3:])
        mine = (*p.fields[seat], ())
        yield (
            seat,
            "buy field",
            replace(bought, fields=(*p.fields[:seat], mine, *p.fields[seat + 1 :])),
        )


def sell(p: Position, seat: int, slot: int) -> Position:
    beans = p.fields[seat][slot]
    pay = sum(len(beans) >= step for step in STEPS[beans[0]])
    purses = put(p.purses, seat, p.purses[seat] + beans[:pay])
    return replace(set_field(p, seat, slot, ()), purses=purses, discard=p.discard + beans[pay:])


def take(p: Position, due: int) -> tuple[Position, Cards]:
    """Cards one by one; an empty deck is counted, and renewed unless it was the third time."""
    taken: Cards = ()
    if not p.deck and p.discard:
        p = replace(p, deck=p.discard, discard=())
    if not p.deck:
        return replace(p, ran_out=p.ran_out + 1), taken
    while len(taken) < due and p.deck:
        top = min(p.deck, key=SORTS.index)
        rest = list(p.deck)
        rest.remove(top)
        p = replace(p, deck=tuple(rest))
        taken += (top,)
        if not rest:
            p = replace(p, ran_out=p.ran_out + 1)
            if p.ran_out < 3:
                p = replace(p, deck=p.discard, discard=())
    return p, taken


def awaited(p: Position) -> list[int]:
    """Those who have not passed and could discard something."""
    return [
        seat
        for seat in range(3)
        if seat not in p.passed
        and any(len(after.discard) > len(p.discard) for _, _, after in rights(p, seat))
    ]


def take_next(p: Position, due: int) -> Position:
    """Two to turn up or three to draw, after a pause if discards would be in the next deck."""
    renewed = p.ran_out < 2 and len(p.deck) <= due if p.deck else p.ran_out < 3
    if renewed and awaited(replace(p, passed=())):
        return replace(p, phase="wait", due=due, passed=())
    return turn_up(p) if due == 2 else draw(p)


def go_on(p: Position) -> Position:
    if awaited(p):
        return p
    return turn_up(p) if p.due == 2 else draw(p)


def turn_up(p: Position) -> Position:
    p, turned = take(p, 2)
    return replace(p, phase="trade", turned=turned, planted=0)


def draw(p: Position) -> Position:
    if p.ran_out == 3:
        return end(p)
    p, drawn = take(p, 3)
    p = replace(p, hands=put(p.hands, p.active, p.hands[p.active] + drawn))
    if p.ran_out == 3:
        return end(p)
    p = replace(p, active=(p.active + 1) % 3, phase="plant", planted=0)
    if not (p.deck or p.discard or any(p.hands)):
        return end(p)
    return p if p.hands[p.active] else take_next(p, 2)


def end(p: Position) -> Position:
    for seat in range(3):
        for slot, beans in enumerate(p.fields[seat]):
            if beans:
                p = sell(p, seat, slot)
    return replace(p, phase="over")


def count(p: Position, depth: int) -> int:
    """In how many ways the next actions can go."""
    if depth == 0:
        return 1
    return sum(count(after, depth - 1) for _, _, after in moves(p))
