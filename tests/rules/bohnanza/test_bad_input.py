"""What cannot be done is refused with a sentence, and the table is as it was."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import higgle
from higgle.bohnanza.answers import Accept, Confirm, Decline, Withdraw
from higgle.bohnanza.game import Bohnanza
from higgle.bohnanza.harvest import BuyField, Harvest
from higgle.bohnanza.planting import Plant
from higgle.bohnanza.trading import EndTrade, Offer
from higgle.bohnanza.turn import Pass
from higgle.catalogue import require_effect
from higgle.core import CLOCK, Action, Illegal
from higgle.i18n import LANGUAGES
from higgle.kuhhandel.game import Kuhhandel
from tests.scene import Scene, scene


def refusal(game: str, seats: int, **options: object) -> Illegal:
    with pytest.raises(Illegal) as raised:
        higgle.new(game, seats, "seed", options)
    for language in LANGUAGES:
        assert "refusal-" not in raised.value.text(language)
        assert "{" not in raised.value.text(language)
    return raised.value


def test_an_unknown_game_is_refused_with_the_list_of_games() -> None:
    unknown = refusal("monopoly", 3)

    assert "unknown-game" == unknown.reason
    assert "bohnanza" in str(unknown)


def test_a_wrong_number_of_seats_is_refused() -> None:
    assert "wrong-seats" == refusal("bohnanza", 6).reason


def test_an_unknown_option_is_refused_with_the_list_of_options() -> None:
    unknown = refusal("bohnanza", 3, turbo=True)

    assert "unknown-option" == unknown.reason
    assert "same_sort_twice" in str(unknown)


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("lone_bean", "severe"),
        ("lone_bean", True),
        ("lone_bean", None),
        ("same_sort_twice", "perhaps"),
        ("same_sort_twice", 7),
        ("same_sort_twice", []),
        ("offers_per_turn", -1),
        ("offers_per_turn", 101),
        ("offers_per_turn", "many"),
        ("offers_per_turn", 2.5),
        ("offers_per_turn", True),
    ],
)
def test_a_bad_value_of_an_option_is_refused(option: str, value: object) -> None:
    bad = refusal("bohnanza", 3, **{option: value})

    assert "bad-option" == bad.reason
    assert option in str(bad)


@pytest.mark.parametrize(
    ("game", "seats", "options", "idle"),
    [
        ("bohnanza-plus", 6, {"rare": "field"}, "rare"),
        ("bohnanza-plus", 3, {"rare": "field"}, "rare"),
        ("bohnanza-plus", 5, {"rare": "field"}, ""),
        ("bohnanza-plus", 4, {"rare": "field"}, ""),
        ("bohnanza-plus", 5, {"order_deck": "harder"}, "order_deck"),
        ("bohnanza-plus", 5, {"order_deck": "harder", "orders": True}, ""),
        ("bohnanza-plus", 4, {"cocoa_print": "german"}, ""),
        ("bohnanza-plus", 4, {"cocoa_print": "german", "rare": "field"}, "cocoa_print"),
        ("bohnanza-plus", 6, {"cocoa_print": "german"}, "cocoa_print"),
        ("kuhhandel", 2, {"two_seat_zeros": "some"}, ""),
        ("kuhhandel", 3, {"two_seat_zeros": "some"}, "two_seat_zeros"),
        ("bohnanza", 3, {"lone_bean": "strict"}, ""),
    ],
)
def test_an_option_without_effect_is_refused(
    game: str, seats: int, options: dict[str, object], idle: str
) -> None:
    """Before a table is laid; a record that says it is still played."""
    if not idle:
        require_effect(game, seats, options)
        return
    with pytest.raises(Illegal, match=f"“{idle}”") as refused:
        require_effect(game, seats, options)

    assert "idle-option" == refused.value.reason
    assert higgle.replay(higgle.new(game, seats, "old", options).record()).seats == seats


@pytest.mark.parametrize(
    ("option", "value", "meant"),
    [
        ("same_sort_twice", "true", True),
        ("offers_per_turn", "7", 7),
        ("lone_bean", "strict", "strict"),
    ],
)
def test_options_may_be_typed(option: str, value: str, meant: object) -> None:
    """As a command line hands them over."""
    table = higgle.new("bohnanza", 3, "seed", {option: value})

    assert meant == msgspec.structs.asdict(table.options)[option]


class Foreign(Action, frozen=True):
    """An action of no game."""


def test_an_action_of_another_game_is_refused() -> None:
    t = scene().hand(0, "blue").planting()

    assert "unknown-action" == t.refused(0, Foreign())
    for kind in Kuhhandel.ACTIONS:
        assert kind not in Bohnanza.ACTIONS


@pytest.mark.parametrize("seat", [CLOCK, -2, 3, 99])
def test_an_action_of_a_seat_that_is_not_there_is_refused(seat: int) -> None:
    t = scene().hand(0, "blue").planting()

    assert "unknown-seat" == t.refused(seat, "plant 1")


@pytest.mark.parametrize(
    ("text", "reason"),
    [("plant 1", "not-your-turn"), ("pass", "nothing-to-pass"), ("end trade", "not-trading")],
)
def test_an_action_that_is_another_seats_is_refused(text: str, reason: str) -> None:
    t = scene().hand(0, "blue").hand(1, "red").planting()

    assert reason == t.refused(1, text)


@pytest.mark.parametrize(
    ("seat", "text", "number"),
    [
        (0, "accept 1 with 5", "place 5"),
        (1, "harvest 2", "ield 2"),
        (1, "harvest 3", "ield 3"),
        (1, "withdraw 9", "ffer 9"),
    ],
)
def test_a_refusal_counts_as_people_count(seat: int, text: str, number: str) -> None:
    """Places and fields from 1, offers by their numbers."""
    t = scene().hand(0, "blue").hand(1, "red").trading()
    t.play(1, "offer 1 red for 1 blue to 1")

    with pytest.raises(Illegal, match=number):
        t.play(seat, text)


def test_the_field_of_another_sort_is_named() -> None:
    t = scene().hand(0, "blue").field(0, red=1).planting()

    with pytest.raises(Illegal, match="field 1;"):
        t.play(0, "plant 1")


def three_phases() -> list[Scene]:
    """A table in each phase, with an offer that has been accepted."""
    t = scene().hand(0, "blue", "blue").hand(1, "red").turned_up("soy").trading()
    t.play(0, "offer 1 blue for 1 red to all")
    t.play(1, "accept 1 with 1")
    return [
        scene().hand(0, "blue", "red").field(0, red=1).planting(),
        t,
        scene().received(0, "blue").received(1, "red").settling(),
    ]


WILD = st.integers(-3, 16) | st.sampled_from((-(2**63), 2**63 - 1))
WILD_CARDS = st.lists(WILD, max_size=4).map(tuple)
ACTIONS: st.SearchStrategy[Action] = st.one_of(
    st.builds(Plant, WILD, WILD),
    st.builds(Harvest, WILD),
    st.builds(Offer, WILD_CARDS, WILD_CARDS, WILD_CARDS, WILD_CARDS, WILD),
    st.builds(Accept, WILD, WILD_CARDS, WILD_CARDS),
    st.builds(Confirm, WILD, WILD, WILD_CARDS),
    st.builds(Decline, WILD),
    st.builds(Withdraw, WILD),
    st.sampled_from((Pass(), BuyField(), EndTrade())),
)


@given(st.lists(st.tuples(WILD, ACTIONS), max_size=12))
def test_no_value_of_an_action_can_break_a_table(tries: list[tuple[int, Action]]) -> None:
    """Whatever a client sends is done, or refused in every language with nothing changed."""
    for t in three_phases():
        for seat, action in tries:
            before = t.table.json()
            try:
                t.table.act(seat, action)
            except Illegal as illegal:
                for language in LANGUAGES:
                    assert "refusal-" not in illegal.text(language)  # noqa: PT017
                assert before == t.table.json()
            else:
                assert action == higgle.parse("bohnanza", str(action))


@pytest.mark.parametrize(
    "text",
    [
        '{"type":"plant"}',
        '{"type":"plant","slot":"1"}',
        '{"type":"plant","slot":0,"thalers":9}',
        '{"type":"steal","slot":0}',
        '{"type":"offer","hand":["blue"]}',
        "[]",
        "plant 1",
    ],
)
def test_json_that_is_no_action_is_not_read_as_one(text: str) -> None:
    """Missing parts, parts of another kind, parts too many and unknown names."""
    union: object = Plant
    for kind in Bohnanza.ACTIONS[1:]:
        union = union | kind

    with pytest.raises(msgspec.MsgspecError):
        msgspec.json.decode(text, type=union)
