"""The town in text: every action is read back as it is written."""

import msgspec
import pytest

import higgle
from higgle.bohnanza.high_bohn.bank import Arrange, Look, MoveCard, PutUnder
from higgle.bohnanza.high_bohn.game import HighBohn
from higgle.bohnanza.high_bohn.harvest import HarvestKeeping
from higgle.bohnanza.high_bohn.planting import Stew, Store
from higgle.bohnanza.high_bohn.town import Buy, BuyFieldWith, CallOff, LetPass, Name
from higgle.core import Action, Event, Illegal
from higgle.i18n import LANGUAGES, knows, say
from higgle.narrator import tell

TEXTS: dict[str, Action] = {
    "buy farm 4": Buy(16),
    "buy mine 1": Buy(1),
    "buy distillery 4": Buy(36),
    "let pass farm 4": LetPass(16),
    "call off": CallOff(),
    "name saloon": Name(5),
    "buy field with 3 soy": BuyFieldWith((5, 5, 5)),
    "buy field with 1 blue and 2 red": BuyFieldWith((1, 7, 7)),
    "harvest 1 keeping 2 blue and 1 soy": HarvestKeeping(0, (1, 1, 5)),
    "harvest 3 keeping 1 blue and 1 soy giving soy": HarvestKeeping(2, (1, 5), 5),
    "stew 2": Stew(1),
    "stew soy 2": Stew(1, 5),
    "store": Store(),
    "store black-eyed": Store(6),
    "look": Look(),
    "put under": PutUnder(),
    "move 3 to 1": MoveCard(2, 0),
    "arrange 3 1 2": Arrange((2, 0, 1)),
}


@pytest.mark.parametrize(("text", "action"), list(TEXTS.items()))
def test_texts_there_and_back(text: str, action: Action) -> None:
    assert action == higgle.parse("high-bohn", text)
    assert text == str(action)


def test_every_action_of_the_town_has_a_text() -> None:
    base = higgle.catalogue.GAMES["bohnanza"].ACTIONS

    assert set(HighBohn.ACTIONS) - set(base) == {type(action) for action in TEXTS.values()}


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("buy field with soy soy soy", BuyFieldWith((5, 5, 5))),
        ("Buy Farm 4", Buy(16)),
        ("harvest 1 keeping soy, blue", HarvestKeeping(0, (1, 5))),
    ],
)
def test_people_may_write_it_otherwise(text: str, action: Action) -> None:
    assert action == higgle.parse("high-bohn", text)


@pytest.mark.parametrize(
    "text", ["buy field", "harvest 1", "plant red 2", "pass", "offer 2 blue for 1 red to all"]
)
def test_the_texts_of_the_base_game_are_read_too(text: str) -> None:
    assert text == str(higgle.parse("high-bohn", text))


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("buy", "building-text"),
        ("buy farm", "building-text"),
        ("buy farm 5", "building-text"),
        ("buy hotel 2", "building-text"),
        ("let pass", "building-text"),
        ("name", "name-text"),
        ("name hotel", "building-text"),
        ("buy field with 3 soy up", "thaler-text"),
        ("harvest 1 keeping 2 pea", "bean-text"),
        ("harvest 0 keeping 2 soy", "number-text"),
        ("stew", "stew-text"),
        ("store red blue", "store-text"),
        ("move 3", "move-text"),
        ("move x to 1", "number-text"),
        ("arrange 1 two", "number-text"),
    ],
)
def test_a_text_that_means_nothing_is_refused_with_an_example(text: str, reason: str) -> None:
    with pytest.raises(Illegal) as refused:
        higgle.parse("high-bohn", text)

    assert reason == refused.value.reason


@pytest.mark.parametrize("action", list(TEXTS.values()), ids=str)
def test_json_there_and_back(action: Action) -> None:
    union = msgspec.json.decode(msgspec.json.encode(action), type=type(action))

    assert action == union


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", list(HighBohn.EVENTS))
def test_every_event_has_a_sentence(name: str, language: str) -> None:
    """With all its words, in every language."""
    table = higgle.new("high-bohn", 3, "any")
    numbers = [0 if part.endswith("[]") else 1 for part in HighBohn.EVENTS[name]]

    told = tell(table, Event(name, 0, (), tuple(numbers)), ["Ann", "Bob", "Cid"], language)

    assert told
    assert "{" not in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_building_has_a_name(language: str) -> None:
    for message in (*HighBohn.CARDS["building"][1:], *HighBohn.CARDS["type"][1:]):
        assert knows(message, language)
        assert "{" not in say(message, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_part_of_the_score_has_a_name(language: str) -> None:
    table = higgle.new("high-bohn", 3, "any")
    parts = set(table.score(0)) - {"thalers"}

    assert set() == {part for part in parts if not knows(f"score-{part}", language)}


@pytest.mark.parametrize("building", [-1, 0, 37, 1000])
def test_a_building_that_is_not_there_is_refused(building: int) -> None:
    table = higgle.new("high-bohn", 3, "any")
    for action in (Buy(building), LetPass(building)):
        with pytest.raises(Illegal):
            table.act(0, action)


@pytest.mark.parametrize("kind", [-1, 0, 10])
def test_a_type_that_is_not_there_is_refused(kind: int) -> None:
    table = higgle.new("high-bohn", 3, "any")
    with pytest.raises(Illegal):
        table.act(0, Name(kind))
