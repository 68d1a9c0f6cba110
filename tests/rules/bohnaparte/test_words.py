"""The text form of actions: what people type, there and back."""

import pytest

import higgle
from higgle.bohnanza.beans import RED
from higgle.bohnanza.bohnaparte.camps import Camp
from higgle.bohnanza.bohnaparte.game import Bohnaparte
from higgle.bohnanza.bohnaparte.purchases import BuyDepot, BuyMerchant, Fortify, Stock, Take
from higgle.bohnanza.bohnaparte.war import Attack, Fight, Stop
from higgle.bohnanza.game import Bohnanza
from higgle.bohnanza.planting import Plant
from higgle.bohnanza.show_cards import ShowCards
from higgle.bohnanza.trading import EndTrade
from higgle.core import Action, Event, Illegal
from higgle.i18n import LANGUAGES
from higgle.narrator import tell

TEXTS: dict[str, Action] = {
    "camp 3": Camp(2),
    "attack 17": Attack(16),
    "attack 17 with cavalry 2": Attack(16, 1),
    "fight with hand 3": Fight("hand", 2),
    "fight with depot 2": Fight("depot", 1),
    "fight with deck": Fight("deck"),
    "stop": Stop(),
    "buy depot": BuyDepot(),
    "stock": Stock(),
    "stock red": Stock(RED),
    "fortify 12 with quarry 5": Fortify(11, 4),
    "buy merchant": BuyMerchant(),
    "take red": Take(RED),
    "plant 1": Plant(0),
    "end trade": EndTrade(),
    "show 1 red of depot to 2": ShowCards((RED,), (1,), "depot"),
}


@pytest.mark.parametrize("text", TEXTS)
def test_every_action_is_typed_and_written_back(text: str) -> None:
    assert TEXTS[text] == higgle.parse("bohnaparte", text)
    assert text == str(TEXTS[text])


def test_every_form_of_action_has_a_text() -> None:
    base = {"Pass", "Harvest", "Offer", "Accept", "Decline", "Withdraw", "Confirm"}
    assert {kind.__name__ for kind in Bohnaparte.ACTIONS} - base == {
        type(action).__name__ for action in TEXTS.values()
    }


def test_capitals_and_spaces_do_not_matter() -> None:
    assert Attack(16, 1) == higgle.parse("bohnaparte", "  Attack 17  WITH cavalry 2 ")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("camp", "camp-text"),
        ("camp here", "camp-text"),
        ("camp 0", "camp-text"),
        ("attack", "attack-text"),
        ("attack -1", "attack-text"),
        ("attack 3 with", "attack-text"),
        ("attack 3 with horse 1", "attack-text"),
        ("fight", "fight-text"),
        ("fight with hand", "fight-text"),
        ("fight with deck 2", "fight-text"),
        ("fortify 3", "fortify-text"),
        ("stock stone", "bean-text"),
        ("take", "bean-text"),
        ("stop it", "unknown-text"),
        ("buy cannon", "unknown-text"),
        ("", "no-text"),
    ],
)
def test_what_cannot_be_read_is_refused_with_an_example(text: str, reason: str) -> None:
    with pytest.raises(Illegal) as refusal:
        higgle.parse("bohnaparte", text)
    assert reason == refusal.value.reason


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_a_sentence_with_all_its_words(language: str) -> None:
    table = higgle.new("bohnaparte", 3)
    for name in Bohnaparte.EVENTS.keys() - Bohnanza.EVENTS.keys():
        event = Event(name, 0, (), (1,) * len(Bohnaparte.EVENTS[name]))
        sentence = tell(table, event, ["Ada", "Ben", "Cleo"], language)
        assert sentence, name
        assert "{" not in sentence


def test_lands_and_cavalry_are_told_as_they_are_typed() -> None:
    table = higgle.new("bohnaparte", 3)

    def told(name: str, *numbers: int) -> str:
        return tell(table, Event(name, 0, (), numbers), ["Ada", "Ben", "Cleo"])

    assert "Ada attacks land 17." == told("attacked", 16, -1)
    assert "Ada attacks land 17 with cavalry 2." == told("attacked", 16, 1)
    assert "Ada lays a card from the depot." == told("laid", 1)
    assert "Ada fails to take land 17: 18 against 18." == told("fought", 16, 18, 18, 0)
