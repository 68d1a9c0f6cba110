"""A table from its JSON form."""

import json

import pytest

import higgle
from higgle import Illegal


def damaged(key: str, value: object) -> bytes:
    """A table with one wrong value."""
    whole = json.loads(higgle.new("bohnanza", 3, "load").json())
    return json.dumps({**whole, key: value}).encode()


def with_pile(name: str, cards: object) -> bytes:
    """A table with one pile that cannot be."""
    whole = json.loads(higgle.new("bohnanza", 3, "load").json())
    return damaged("piles", {**whole["piles"], name: cards})


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"[]",
        b"{}",
        damaged("seats", "three"),
        damaged("piles", {}),
        damaged("facts", {}),
        damaged("stages", [{"type": "sleeping"}]),
        damaged("stages", []),
        damaged("audience", 99),
        damaged("draws", []),
        with_pile("hand", 3),
        with_pile("hand", [[1, 99], [], []]),
        with_pile("deck", [7]),
        with_pile("discard", [-1]),
    ],
)
def test_what_is_no_table_is_refused(data: bytes) -> None:
    """One clear sentence, not a stack of calls."""
    with pytest.raises(Illegal) as refused:
        higgle.load(data)

    assert "not-a-table" == refused.value.reason


def test_a_table_comes_back_as_it_was() -> None:
    """JSON there and back."""
    table = higgle.new("bohnanza", 3, "load")

    assert table.json() == higgle.load(table.json()).json()


NUMBERS: list[tuple[str, str, object]] = [
    *[(entry.id, "active", seat) for entry in higgle.games() for seat in (-1, 3)],
    *[
        (entry.id, fact, value)
        for entry in higgle.games()
        if entry.id != "kuhhandel"
        for fact, value in (
            *[("phase", phase) for phase in (-2, 9)],
            *[("exhausted", times) for times in (-1, 9)],
            *[("offers_made", [0] * seats) for seats in (2, 4)],
            *[("fields", [[0, 1]] * seats) for seats in (2, 4)],
        )
    ],
    ("bohnanza", "fields", [[0, 1, 0, 2], [0, 1], [0, 1]]),
    ("high-bohn", "stews", [[]] * 2),
    ("high-bohn", "stews", [[]] * 4),
    ("kuhhandel", "donkeys", -1),
    ("kuhhandel", "donkeys", 5),
    ("kuhhandel", "exposed", [None] * 2),
    ("kuhhandel", "exposed", [None] * 4),
]


@pytest.mark.parametrize(("game", "fact", "value"), NUMBERS, ids=str)
def test_a_number_just_outside_what_can_be_is_refused(game: str, fact: str, value: object) -> None:
    """At a table of three, one too few and one too many."""
    whole = json.loads(higgle.new(game, 3, "load").json())
    whole["facts"][fact] = value

    with pytest.raises(Illegal):
        higgle.load(json.dumps(whole).encode())
