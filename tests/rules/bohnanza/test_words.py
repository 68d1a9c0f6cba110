"""The text form of actions: what people type, there and back."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import higgle
from higgle.bohnanza.answers import Accept, Confirm, Decline, Withdraw
from higgle.bohnanza.beans import BASE, BLACK_EYED, BLUE, GARDEN, RED, SOY
from higgle.bohnanza.game import Bohnanza
from higgle.bohnanza.harvest import BuyField, Harvest
from higgle.bohnanza.planting import Plant
from higgle.bohnanza.show_cards import ShowCards
from higgle.bohnanza.trading import EndTrade, Offer
from higgle.bohnanza.turn import Pass
from higgle.core import Action, Cards, Illegal
from higgle.i18n import LANGUAGES
from tests.rule import rule
from tests.scene import scene

SLOTS = st.integers(0, 2)
NUMBERS = st.integers(1, 999_999)
SEATS = st.integers(0, 4)


def some_sorts() -> st.SearchStrategy[Cards]:
    return st.lists(st.sampled_from(BASE), max_size=6).map(lambda cards: tuple(sorted(cards)))


def some_places() -> st.SearchStrategy[Cards]:
    return st.sets(st.integers(0, 40), max_size=6).map(lambda places: tuple(sorted(places)))


def some_seats() -> st.SearchStrategy[tuple[int, ...]]:
    return st.sets(SEATS, max_size=4).map(lambda seats: tuple(sorted(seats)))


FORMS: dict[type[Action], st.SearchStrategy[Action]] = {
    Plant: st.builds(Plant, SLOTS, st.sampled_from((0, *BASE))),
    Pass: st.just(Pass()),
    Harvest: st.builds(Harvest, SLOTS),
    BuyField: st.just(BuyField()),
    Offer: st.builds(
        Offer, some_sorts(), some_sorts(), some_sorts(), some_seats(), st.just(-1) | NUMBERS
    ),
    Accept: st.builds(Accept, NUMBERS, some_places(), some_sorts()),
    Decline: st.builds(Decline, NUMBERS),
    Withdraw: st.builds(Withdraw, NUMBERS),
    Confirm: st.builds(Confirm, NUMBERS, SEATS, some_places()),
    EndTrade: st.just(EndTrade()),
    ShowCards: st.builds(
        ShowCards, some_sorts(), some_seats(), st.sampled_from(("hand", "order", "depot"))
    ),
}


def test_every_form_of_action_is_tried_here() -> None:
    assert set(Bohnanza.ACTIONS) == set(FORMS)


@pytest.mark.parametrize("form", FORMS, ids=lambda form: form.__name__)
@given(data=st.data())
def test_the_text_of_an_action_means_that_action(form: type[Action], data: st.DataObject) -> None:
    action = data.draw(FORMS[form])

    assert action == higgle.parse("bohnanza", str(action))


@given(st.one_of(*FORMS.values()), st.sampled_from((str.upper, str.title)), st.booleans())
def test_capitals_spaces_and_commas_do_not_matter(
    action: Action, letters: type[str], commas: bool
) -> None:
    text = letters(str(action)).replace(" ", "   ")
    if commas:
        text = text.replace("   AND   ", ", ").replace("   And   ", ", ")

    assert action == higgle.parse("bohnanza", f"  {text} ")


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("plant 1", Plant(0)),
        ("plant red 2", Plant(1, RED)),
        ("pass", Pass()),
        ("harvest 3", Harvest(2)),
        ("buy field", BuyField()),
        ("offer 2 blue for 1 red to all", Offer((BLUE, BLUE), (), (RED,))),
        ("offer 2 blue for 1 red", Offer((BLUE, BLUE), (), (RED,))),
        ("offer blue for red to 2", Offer((BLUE,), (), (RED,), (1,))),
        ("offer blue for red to 3 2", Offer((BLUE,), (), (RED,), (1, 2))),
        ("offer red, blue for black-eyed to 2, 3", Offer((BLUE, RED), (), (BLACK_EYED,), (1, 2))),
        ("offer 1 soy up and 1 blue for 1 red to all", Offer((BLUE,), (SOY,), (RED,))),
        ("offer garden up for nothing to 4", Offer((), (GARDEN,), (), (3,))),
        ("offer nothing for 2 red to all", Offer((), (), (RED, RED))),
        ("offer red for blue answering 7", Offer((RED,), (), (BLUE,), (), 7)),
        ("offer red for blue to 1 answering 7", Offer((RED,), (), (BLUE,), (0,), 7)),
        ("accept 7", Accept(7)),
        ("accept 7 with 3 and 1", Accept(7, (0, 2))),
        ("accept 7 3 1", Accept(7, (0, 2))),
        ("accept 7 with 3 and 1 soy up", Accept(7, (2,), (SOY,))),
        ("accept 7 with soy up", Accept(7, (), (SOY,))),
        ("confirm 7 with 2 giving 4", Confirm(7, 1, (3,))),
        ("confirm 7 with 2", Confirm(7, 1)),
        ("decline 7", Decline(7)),
        ("withdraw 7", Withdraw(7)),
        ("end trade", EndTrade()),
    ],
)
def test_what_people_type(text: str, action: Action) -> None:
    assert action == higgle.parse("bohnanza", text)


MALFORMED = [
    ("", "no-text"),
    ("   ", "no-text"),
    (",,,", "no-text"),
    ("dance", "unknown-text"),
    ("end", "unknown-text"),
    ("end game", "unknown-text"),
    ("buy", "unknown-text"),
    ("pass now", "unknown-text"),
    ("harvest", "unknown-text"),
    ("harvest 1 2", "unknown-text"),
    ("harvest one", "number-text"),
    ("harvest 0", "number-text"),
    ("harvest -1", "number-text"),
    ("harvest 1.5", "number-text"),
    ("harvest 1234567", "number-text"),
    ("harvest ²", "number-text"),
    ("plant", "plant-text"),
    ("plant a red 1", "plant-text"),
    ("plant red", "number-text"),
    ("plant purple 1", "bean-text"),
    ("plant down 1", "bean-text"),
    ("decline", "unknown-text"),
    ("withdraw all", "number-text"),
    ("accept", "number-text"),
    ("accept all", "number-text"),
    ("accept 7 with purple", "bean-text"),
    ("accept 7 with red", "accept-text"),
    ("accept 7 with 1 and 1 red", "accept-text"),
    ("accept 7 with 0", "number-text"),
    ("confirm", "confirm-text"),
    ("confirm 7", "confirm-text"),
    ("confirm 7 giving 1", "confirm-text"),
    ("confirm 7 with 2 for 1", "confirm-text"),
    ("confirm 7 with 2 giving soy up", "confirm-text"),
    ("confirm 7 with all", "number-text"),
    ("offer", "offer-text"),
    ("offer blue", "offer-text"),
    ("offer blue for", "offer-text"),
    ("offer for red", "offer-text"),
    ("offer 2 for red", "offer-text"),
    ("offer blue for red 2", "offer-text"),
    ("offer 2 3 blue for red", "offer-text"),
    ("offer 31 blue for red", "offer-text"),
    ("offer up for red", "offer-text"),
    ("offer blue up up for red", "offer-text"),
    ("offer blue for red up", "offer-text"),
    ("offer 0 blue for red", "number-text"),
    ("offer blue for red to everybody", "number-text"),
    ("offer blue for thaler", "bean-text"),
    ("offer 3 thalers for red", "bean-text"),
]


VOCABULARY = (
    *("offer", "for", "to", "up", "and", "nothing", "all", "answering", "accept", "with"),
    *("confirm", "giving", "plant", "harvest", "0", "1", "2", "31", "red", "blue"),
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("text", "reason"), MALFORMED)
def test_a_text_that_means_nothing_gets_one_clear_sentence(
    text: str, reason: str, language: str
) -> None:
    with pytest.raises(Illegal) as refusal:
        higgle.parse("bohnanza", text)

    assert reason == refusal.value.reason
    sentence = refusal.value.text(language)
    assert sentence[0].isupper() or sentence[0] in "“„«"
    assert sentence.endswith(".")
    assert "refusal-" not in sentence
    assert "{" not in sentence


@given(st.text(max_size=40) | st.lists(st.sampled_from(VOCABULARY), max_size=12).map(" ".join))
def test_any_text_is_an_action_or_is_refused(text: str) -> None:
    """Nothing typed can break the reader, and what it reads it also writes."""
    try:
        action = higgle.parse("bohnanza", text)
    except Illegal as illegal:
        assert not str(illegal).startswith("refusal-")  # noqa: PT017
    else:
        assert action == higgle.parse("bohnanza", str(action))


# What need not be said


@rule("B10")
def test_the_front_card_may_be_named() -> None:
    t = scene().hand(0, "blue", "red").planting()

    t.play(0, "plant blue 1")

    assert "front-card-first" == t.refused(0, "plant blue 2")
    assert ["blue"] == t.in_field(0, 1)


@rule("B26")
def test_copies_need_not_be_named_where_only_one_fits() -> None:
    t = scene().hand(0, "soy", "blue").hand(1, "stink", "red").trading()
    t.play(0, "offer 1 blue for 1 red to all")

    t.play(1, "accept 1")
    t.play(0, "confirm 1 with 2")

    assert (["red"], ["blue"]) == (t.tray(0), t.tray(1))
    assert (["soy"], ["stink"]) == (t.in_hand(0), t.in_hand(1))


@rule("B26")
def test_copies_must_be_named_where_two_fit() -> None:
    """The giver decides which one leaves its hand."""
    t = scene().hand(0, "blue", "soy", "blue").hand(1, "red", "red").trading()
    t.play(0, "offer 1 blue for 1 red to all")

    assert "wrong-cards" == t.refused(1, "accept 1")
    t.play(1, "accept 1 with 2")
    assert "wrong-cards" == t.refused(0, "confirm 1 with 2")


@rule("B26", "B22")
def test_a_copy_in_the_hand_and_one_turned_up_are_two() -> None:
    t = scene().hand(0, "red").hand(1, "blue").turned_up("red").trading()
    t.play(1, "offer 1 blue for 1 red to all")

    assert "wrong-cards" == t.refused(0, "accept 1")
    t.play(0, "accept 1 with red up")
