"""What each seat sees, and what nobody may learn."""

import json
from collections.abc import Iterator

import pytest

import higgle
from higgle.core import DOWN
from tests.rule import rule
from tests.scene import Scene, scene

AUDIENCES = [0, 1, 2, None]


def table_with_everything() -> Scene:
    """Every pile of the game has cards in it."""
    t = scene().hand(0, "blue", "red").hand(1, "soy", "red").hand(2, "garden")
    t.field(0, blue=3).field(1, red=2).earn(1, "stink", "soy").received(1, "chili")
    return t.turned_up("soy", "green").discarded("green", "blue").exhausted(1).trading()


@rule("B90")
@pytest.mark.parametrize("audience", AUDIENCES)
@pytest.mark.parametrize("owner", [0, 1, 2])
def test_a_hand_is_seen_by_its_owner_alone_and_its_size_by_all(
    owner: int, audience: int | None
) -> None:
    t = table_with_everything()
    view = t.table.view(audience)

    assert len(t.table.hand(owner)) == len(view.hand(owner))
    if owner == audience:
        assert t.table.hand(owner) == view.hand(owner)
    else:
        assert (DOWN,) * len(view.hand(owner)) == view.hand(owner)


@rule("B90")
@pytest.mark.parametrize("audience", AUDIENCES)
def test_a_drawn_card_is_seen_by_its_owner_alone(audience: int | None) -> None:
    t = scene().hand(1, "blue").trading().deck("red", "soy", "garden", "chili")

    t.play(0, "end trade")
    drew = t.table.seen(t.told("drew")[0], audience)

    faces = [card for card, _, _, _ in drew.moves]
    assert (["red", "soy", "garden"] if audience == 0 else ["down"] * 3) == t.names(faces)


@rule("B90")
def test_the_place_a_card_leaves_is_seen_by_its_owner_alone() -> None:
    """Which copy was given says how the rest of the hand lies."""
    t = scene().hand(0, "blue", "red", "blue").hand(1, "soy").trading()
    t.play(0, "offer 1 blue for 1 soy to 2")
    t.play(1, "accept 1 with 1")

    dealt = t.play(0, "confirm 1 with 2 giving 3")[0]

    hand = t.table.hands
    assert 2 == next(move for move in dealt.moves if move[1] == hand)[2]
    for audience in (1, 2, None):
        seen = t.table.seen(dealt, audience)
        assert -1 == next(move for move in seen.moves if move[1] == hand)[2]
    assert t.table.seen(dealt) == t.table.seen(dealt, -3), "a seat that is none sees no more"


@rule("B90")
@pytest.mark.parametrize("audience", [1, 2, None])
def test_the_order_in_which_cards_leave_tells_nothing_of_their_places(audience: int | None) -> None:
    """However the hand lay, the others see the same deal and the same cards afterwards."""
    learned = set()
    for hand in (("blue", "red", "soy", "blue"), ("blue", "blue", "soy", "red")):
        t = scene().hand(0, *hand).hand(1, "garden").trading()
        t.play(0, "offer 2 blue 1 red for 1 garden to 2")
        t.play(1, "accept 1 with 1")
        t.play(0, "confirm 1 with 2 giving 1 2 4")
        dealt = t.table.seen(t.told("dealt")[-1], audience)
        assert ["soy"] == t.names(t.table.hand(0))
        learned.add((str(dealt), t.table.view(audience).json()))

    assert 1 == len(learned)


@rule("B90")
@pytest.mark.parametrize("audience", [0, 2, None])
def test_the_copies_chosen_for_an_acceptance_are_seen_by_nobody_else(audience: int | None) -> None:
    """Whichever of the two red was chosen, the others see the same table."""
    seen = set()
    for copy in (1, 2):
        t = scene().hand(0, "blue").hand(1, "red", "red").trading()
        t.play(0, "offer 1 blue for 1 red to all")
        events = [t.table.seen(e, audience) for e in t.play(1, f"accept 1 with {copy}")]
        seen.add((str(events), str(t.table.asks()), t.table.view(audience).json()))

    assert 1 == len(seen)


@rule("B91")
@pytest.mark.parametrize("audience", AUDIENCES)
def test_what_lies_open_is_seen_by_all(audience: int | None) -> None:
    """Fields, turned-up and received cards, offers, numbers of thalers, sizes and exhaustions."""
    t = table_with_everything()
    t.play(1, "offer 1 soy for 1 blue to 1")
    view = t.table.view(audience)

    for seat in range(3):
        for slot in range(3):
            assert t.table.field(seat, slot) == view.field(seat, slot)
        received = t.table.received_piles + seat
        assert t.table.piles[received] == view.piles[received]
        assert t.table.thalers(seat) == view.thalers(seat)
    assert t.table.piles[t.table.turned_up] == view.piles[view.turned_up]
    assert t.table.offers == view.offers
    assert t.table.deck_size() == view.deck_size()
    assert len(t.table.piles[t.table.discard]) == len(view.piles[view.discard])
    assert 1 == view.exhausted


@rule("B91")
@pytest.mark.parametrize("audience", AUDIENCES)
def test_the_discard_pile_lies_face_up_and_may_be_looked_through(audience: int | None) -> None:
    t = table_with_everything()
    view = t.table.view(audience)

    assert ["green", "blue"] == t.names(view.piles[view.discard])


@rule("B91")
@pytest.mark.parametrize("audience", AUDIENCES)
def test_thalers_lie_face_down(audience: int | None) -> None:
    t = table_with_everything()
    view = t.table.view(audience)

    assert (DOWN, DOWN) == view.piles[view.thaler_piles + 1]


DECKS = (
    ("blue", "red", "soy", "soy", "blue"),
    ("soy", "blue", "soy", "blue", "red"),
    ("garden", "stink", "garden", "chili", "red"),
)


def decks() -> Iterator[Scene]:
    """The same table over decks of as many cards: in another order, and with other cards."""
    for order in DECKS:
        t = scene().hand(0, "green", "green", "red").hand(1, "chili").hand(2, "stink")
        yield t.field(1, red=3).planting(planted=1).deck(*order)


@rule("B92")
@pytest.mark.parametrize("audience", AUDIENCES)
def test_nobody_learns_the_order_of_the_deck(audience: int | None) -> None:
    """Nor what is in it: views, asks, lists, refusals and events are the same over every deck."""
    learned = []
    for t in decks():
        events = t.play(1, "harvest 1")
        refusals = [t.refused(seat, "plant 1") for seat in (1, 2)]
        learned.append(
            (
                t.table.view(audience).json(),
                t.table.asks(),
                [t.table.actions(seat) for seat in range(3)],
                refusals,
                [t.table.seen(event, audience) for event in events],
            )
        )

    assert learned[0] == learned[1] == learned[2]


@rule("B92")
@pytest.mark.parametrize("audience", AUDIENCES)
def test_the_view_of_the_deck_is_its_size(audience: int | None) -> None:
    table = higgle.new("bohnanza", 3, "a secret")
    data = json.loads(table.view(audience).json())

    assert [89] == [count for count in data["piles"]["deck"] if count]
    assert 89 == data["piles"]["deck"][DOWN]


@rule("B92")
@pytest.mark.parametrize("audience", AUDIENCES)
def test_the_seed_is_in_no_view(audience: int | None) -> None:
    """Neither as text nor as the chance that was made of it."""
    table = higgle.new("bohnanza", 3, "a secret seed")
    view = table.view(audience)

    assert b"a secret seed" not in view.json()
    assert "" == view.seed
    assert table.chance is not view.chance
    with pytest.raises(higgle.Illegal):
        view.record()


@rule("B92")
def test_a_shuffle_tells_the_number_of_cards_and_nothing_else() -> None:
    t = scene().hand(0, "blue").planting().deck("garden").discarded("red", "soy", "soy")

    t.play(0, "plant 1")
    t.play(0, "pass")

    shuffled = t.told("shuffled")[0]
    assert ((3,), ()) == (shuffled.numbers, shuffled.moves)
