"""Bots say why, in words for people and in every language."""

import pytest

from higgle.playing import Match, Reason
from higgle.speech import LANGUAGES, knows
from higgle.table import Action, Event, Table

MESSAGES = (
    "bot-offer-pays",
    "bot-offer-grows",
    "bot-offer-starts",
    "bot-gift",
    "bot-trade",
    "bot-refuse",
    "bot-refuse-grows",
    "bot-refuse-misfit",
    "bot-refuse-price",
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words(language: str) -> None:
    """In every language."""
    assert [] == [message for message in MESSAGES if not knows(message, language)]


def test_a_reason_names_the_bean_in_the_readers_language() -> None:
    """A third red bean that would pay at once."""
    reason = Reason("bot-offer-pays", (("bean", "@bean-red"), ("count", 3)))

    assert "3 of Red bean would pay me at once." == reason.text()
    assert "Rote Bohne" in reason.text("de")


@pytest.mark.parametrize("player", ["farmer", "searcher:worlds=2+fewest=1+doubt=0+budget=100000"])
@pytest.mark.parametrize(
    ("game", "forms"), [("bohnanza", {"Offer", "Decline"}), ("kuhhandel", {"Trade"})]
)
def test_offers_refusals_and_trades_come_with_a_reason(
    game: str, forms: set[str], player: str
) -> None:
    """Whatever people may wonder about is explained."""
    match = Match(game, 4, [player], "why")
    silent: list[str] = []
    told: set[str] = set()

    def watch(table: Table, seat: int, action: Action, events: list[Event]) -> None:
        form = type(action).__name__
        if form in forms and seat >= 0:
            reason = match.conductor.bots[seat].reason
            if reason is None:
                silent.append(form)
            else:
                told.add(form)
                assert reason.text() != reason.message

    match.play(watch)

    assert [] == silent
    assert forms == told
