"""A table from its JSON form."""

import json

import pytest

import higgle
from higgle import Illegal


def damaged(key: str, value: object) -> bytes:
    """A table with one wrong value."""
    whole = json.loads(higgle.new("bohnanza", 3, "load").json())
    return json.dumps({**whole, key: value}).encode()


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
