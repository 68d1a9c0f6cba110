"""A witness at the table, who compares what is told with what was done and what was asked for."""

from collections import Counter
from collections.abc import Sequence

import msgspec

from higgle.table import Action, Cards, Event, Illegal, Table

ONE_MORE = {
    "field": ("slot",),
    "land": ("land", "quarry"),
    "cavalry": ("cavalry",),
    "place": ("place", "cards", "to"),
}
"""What people count from one: a word of a refusal, and the parts of an action that it can mean."""
AS_IT_IS = {"offer": ("offer", "answers")}
STOCK = ("deck", "discard")
"""What a shuffle mixes."""
QUARRIES = ("not-your-quarry", "quarry-empty")


def names_what_was_asked(action: Action, refusal: Illegal) -> None:
    """A refusal that names a field, a land, a place or an offer means the one in the action."""
    asked = msgspec.to_builtins(action)
    for word, parts in (*ONE_MORE.items(), *AS_IT_IS.items()):
        if word not in refusal.words:
            continue
        told = refusal.words[word]
        assert isinstance(told, int)
        if refusal.reason in QUARRIES:
            parts = ("quarry",)
        elif word == "land":
            parts = ("land",)
        meant = told - 1 if word in ONE_MORE else told
        found = [asked[part] for part in parts if part in asked]
        assert found, f"{refusal.reason} names a {word}, {action} does not"
        assert any(meant == one or (isinstance(one, Sequence) and meant in one) for one in found), (
            f"{refusal.reason} names {word} {told} for {action}"
        )


def explains(table: Table, before: list[Cards], events: list[Event]) -> None:
    """The cards that were told to move are the cards that moved; a shuffle is told by its size."""
    names = table.layout.names
    shuffled = any(event.name == "shuffled" for event in events)
    mixed = [shuffled and name in STOCK for name in names]
    told: Counter[tuple[int, int]] = Counter()
    for event in events:
        for card, source, _, target in event.moves:
            told[-1 if mixed[source] else source, card] -= 1
            told[-1 if mixed[target] else target, card] += 1
    done: Counter[tuple[int, int]] = Counter()
    for pile, family in enumerate(table.layout.families):
        if family in table.census() and before[pile] != table.piles[pile]:
            bag = table.layout.bags[pile]
            where = -1 if mixed[pile] else pile
            for card, count in held(table.piles[pile], bag).items():
                done[where, card] += count
            for card, count in held(before[pile], bag).items():
                done[where, card] -= count
    changes = {place: n for place, n in told.items() if n}, {p: n for p, n in done.items() if n}
    assert changes[0] == changes[1], (
        f"told {named(table, changes[0])}, done {named(table, changes[1])}"
    )


def held(pile: Cards, bag: bool) -> Counter[int]:
    """The cards of a pile and how many of each."""
    return Counter(dict(enumerate(pile))) if bag else Counter(pile)


def named(table: Table, changes: dict[tuple[int, int], int]) -> dict[tuple[str, int], int]:
    """Changes with the names of the piles."""
    return {(table.layout.names[pile], card): n for (pile, card), n in changes.items()}
