"""Every way in which the next actions can go, counted by the engine and by a second, tiny game."""

import pytest

from higgle.bohnanza.game import Bohnanza
from higgle.bohnanza.trading import EndTrade
from higgle.core import Scripted
from tests.rule import rule
from tests.rules.bohnanza.counter import SORTS, Cards, Position, count, moves
from tests.scene import Scene, scene

EMPTY = ((), ())
STARTS: dict[str, tuple[Position, int]] = {
    "the first turns": (
        Position(
            (("blue", "red", "soy"), ("red", "red"), ("stink", "blue")),
            (EMPTY,) * 3,
            ("blue", "green", "soy", "red", "red", "garden", "garden"),
        ),
        10,
    ),
    "fields to sell and thalers to spend": (
        Position(
            (("blue", "garden", "soy"), ("red",), ()),
            ((("red", "red"), ("soy",)), (("chili",) * 3, ()), (("blue",), ("green",))),
            ("blue", "chili", "garden", "garden"),
            ("stink",),
            (("soy", "blue", "red"), ("green",), ()),
        ),
        6,
    ),
    "the lone bean, strictly": (
        Position(
            (("blue", "red"), ("chili", "blue"), ("red",)),
            ((("stink",), ("soy",)), (("green",), ()), (("garden",), ("blue",) * 2)),
            ("blue", "chili", "chili", "garden"),
            strict=True,
        ),
        9,
    ),
    "the deck runs out": (
        Position(
            (("red",), ("blue",), ()),
            ((("red",) * 2, ()), (("soy",), ()), EMPTY),
            ("blue", "garden"),
            ("stink", "stink"),
        ),
        8,
    ),
    "the deck runs out for the last time": (
        Position(
            (("red",), ("blue", "blue"), ("stink",)),
            ((("red",) * 2, ()), (("soy",), ()), EMPTY),
            ("blue", "garden", "garden"),
            ("stink",),
            ran_out=2,
        ),
        8,
    ),
    "nothing is left to draw": (
        Position((("red",), (), ("blue",)), ((("red",), ()), EMPTY, EMPTY), ()),
        12,
    ),
    "nobody has a card left": (
        Position((("red",), (), ()), ((("red",), ()), EMPTY, (("blue",), ())), ()),
        12,
    ),
}


def laid(start: Position) -> Bohnanza:
    """The same start on a real table; chance always takes the first sort there is."""
    t = scene(lone_bean="strict" if start.strict else "lenient").deck(*start.deck)
    t.discarded(*start.discard).exhausted(start.ran_out)
    for seat in range(3):
        t.hand(seat, *start.hands[seat]).earn(seat, *start.purses[seat])
        for slot, beans in enumerate(start.fields[seat]):
            t.lay(t.table.field_piles + slot * 3 + seat, beans)
    t.table.chance = Scripted()
    return t.planting().table


def engine_count(table: Bohnanza, depth: int) -> int:
    if depth == 0:
        return 1
    total = 0
    for seat in range(3):
        for action in table.actions(seat):
            after = table.copy()
            after.act(seat, action)
            total += engine_count(after, depth - 1)
    return total


@rule("B10", "B11", "B14", "B15", "B16", "B43", "B50", "B51", "B60", "B66", "B80", "B81", "B88")
@pytest.mark.parametrize("name", STARTS)
def test_as_many_ways_as_the_tiny_game_has(name: str) -> None:
    """One action deep, two, three and so on."""
    start, depth = STARTS[name]

    for deep in range(1, depth + 1):
        assert count(start, deep) == engine_count(laid(start), deep), f"{deep} actions deep"


def as_cards(pile: tuple[int, ...]) -> Cards:
    return tuple(SORTS[code - 1] for code in pile)


def agree(table: Bohnanza, p: Position, depth: int) -> int:
    """The two games show the same cards and offer the same actions, all the way down."""
    assert p.hands == tuple(as_cards(table.hand(seat)) for seat in range(3))
    assert p.purses == tuple(as_cards(table.piles[table.thaler_piles + s]) for s in range(3))
    for seat in range(3):
        mine = tuple(as_cards(table.field(seat, slot)) for slot in table.fields[seat])
        assert p.fields[seat] == mine
    assert sorted(p.discard) == sorted(as_cards(table.piles[table.discard]))
    assert (p.ran_out, len(p.deck)) == (table.exhausted, table.deck_size())
    assert (p.phase == "over") == table.over
    expected = {(seat, text): after for seat, text, after in moves(p)}
    listed = {(s, str(action)): action for s in range(3) for action in table.actions(s)}
    assert set(expected) == set(listed)
    visited = 1
    for key in listed if depth else ():
        after = table.copy()
        after.act(key[0], listed[key])
        visited += agree(after, expected[key], depth - 1)
    return visited


@rule("B13", "B17", "B40", "B61", "B62", "B63", "B68", "B82", "B83", "B84", "B85", "B89")
@pytest.mark.parametrize("name", STARTS)
def test_the_same_position_and_the_same_choices_after_every_action(name: str) -> None:
    start, depth = STARTS[name]

    assert agree(laid(start), start, depth - 1) > depth


# The trade board: answers to offers that stand


Deal = tuple[int, int, str, str, tuple[int, ...], tuple[int, ...]]
"""An offer: its number, its maker, what it gives and wants, who has accepted and declined."""

HANDS = (("blue", "blue", "green"), ("red", "red"), ("red", "soy"))
BOARD: tuple[Deal, ...] = (
    (1, 0, "blue", "red", (), ()),
    (2, 0, "green", "soy", (), ()),
    (3, 1, "red", "blue", (), ()),
)


def less(cards: Cards, card: str) -> Cards:
    rest = list(cards)
    rest.remove(card)
    return tuple(rest)


def count_answers(hands: tuple[Cards, ...], board: tuple[Deal, ...], depth: int) -> int:
    """In how many ways a board of one-for-one offers can be answered, withdrawn and dealt."""
    if depth == 0:
        return 1
    total = 0
    for at, (number, maker, gives, wants, yes, no) in enumerate(board):
        rest = (*board[:at], *board[at + 1 :])
        total += count_answers(hands, rest, depth - 1)
        for partner in yes:
            total += count_answers(*dealt(hands, rest, board[at], partner), depth - 1)
        for seat in (1, 2) if maker == 0 else (0,):
            if seat not in yes and wants in hands[seat]:
                still = tuple(other for other in no if other != seat)
                said = (number, maker, gives, wants, (*yes, seat), still)
                total += count_answers(hands, (*board[:at], said, *board[at + 1 :]), depth - 1)
            if seat not in no:
                without = tuple(other for other in yes if other != seat)
                said = (number, maker, gives, wants, without, (*no, seat))
                total += count_answers(hands, (*board[:at], said, *board[at + 1 :]), depth - 1)
    return total


def dealt(
    hands: tuple[Cards, ...], rest: tuple[Deal, ...], deal: Deal, partner: int
) -> tuple[tuple[Cards, ...], tuple[Deal, ...]]:
    """Both give; who had agreed with such a card is free, and unanswered offers of it lapse."""
    _, maker, gives, wants, _, _ = deal
    gave = {maker: gives, partner: wants}
    left = tuple(less(h, gave[seat]) if seat in gave else h for seat, h in enumerate(hands))
    free = [
        (*other[:4], tuple(seat for seat in other[4] if gave.get(seat) != other[3]), other[5])
        for other in rest
    ]
    board = tuple(
        other
        for other in free
        if gave.get(other[1]) != other[2] or (other[4] and other[2] in left[other[1]])
    )
    return left, board


def trade_board() -> Scene:
    t = scene().trading()
    for seat, cards in enumerate(HANDS):
        t.hand(seat, *cards)
    for _, maker, gives, wants, _, _ in BOARD:
        t.play(maker, f"offer 1 {gives} for 1 {wants} to all")
    return t


def engine_answers(table: Bohnanza, depth: int) -> int:
    if depth == 0:
        return 1
    total = 0
    for seat in range(3):
        for action in table.actions(seat):
            if not isinstance(action, EndTrade):
                after = table.copy()
                after.act(seat, action)
                total += engine_answers(after, depth - 1)
    return total


@rule("B29", "B32", "B33")
@pytest.mark.parametrize("depth", range(1, 6))
def test_as_many_ways_to_answer_a_board_of_offers(depth: int) -> None:
    assert count_answers(HANDS, BOARD, depth) == engine_answers(trade_board().table, depth)
