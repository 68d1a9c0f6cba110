"""Every action can be typed, and every text is read in full or refused."""

from random import Random

import pytest

import higgle
from higgle.core import Action
from higgle.i18n import LANGUAGES, knows
from higgle.kuhhandel import actions as deeds
from higgle.kuhhandel.game import Kuhhandel
from higgle.narrator import tell

TEXTS: dict[str, Action] = {
    "auction": deeds.Auction(),
    "pass": deeds.Pass(),
    "bid 120": deeds.Bid(120),
    "bid 120 over 110": deeds.Bid(120, 110),
    "call 0 once": deeds.Call(0, 1),
    "call 30 twice": deeds.Call(30, 2),
    "call 30 thrice": deeds.Call(30, 3),
    "ceiling 120": deeds.Ceiling(120),
    "sell": deeds.Sell(),
    "buy with 100 50": deeds.Buy((5, 4)),
    "pay 0 0 10 20": deeds.Pay((1, 1, 2, 3)),
    "show": deeds.Show(),
    "count 9": deeds.Count(9),
    "claim 4": deeds.Claim(4),
    "mark 0": deeds.Mark(0),
    "take rat": deeds.Take(),
    "lay 0": deeds.Lay(1),
    "trade cow with 3": deeds.Trade(9, 2),
    "trade rat with 1": deeds.Trade(11, 0),
    "offer 0 100": deeds.Offer((1, 5)),
    "offer nothing": deeds.Offer(()),
    "accept": deeds.Accept(),
    "counter 200 500": deeds.Counter((6, 7)),
    "share": deeds.Share(),
    "keep": deeds.Keep(),
    "give": deeds.Give(),
}


@pytest.mark.parametrize("text", TEXTS)
def test_there_and_back(text: str) -> None:
    assert TEXTS[text] == higgle.parse("kuhhandel", text)
    assert text == str(TEXTS[text])


def test_every_action_has_a_text() -> None:
    assert set(Kuhhandel.ACTIONS) == {type(action) for action in TEXTS.values()}


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "no-text"),
        ("moo", "unknown-text"),
        ("auction now", "unknown-text"),
        ("bid", "bid-text"),
        ("bid ten", "amount-text"),
        ("bid 10 20", "bid-text"),
        ("bid -10", "amount-text"),
        ("bid 12345678", "amount-text"),
        ("call 30", "call-text"),
        ("call 30 often", "call-text"),
        ("trade cow", "trade-text"),
        ("trade cow for 3", "trade-text"),
        ("trade unicorn with 3", "animal-text"),
        ("trade cow with me", "amount-text"),
        ("pay 30", "money-text"),
        ("offer money", "amount-text"),
        ("lay", "unknown-text"),
        ("lay 10 20", "unknown-text"),
        ("claim ²", "amount-text"),
    ],
)
def test_a_text_that_means_nothing_is_refused(text: str, reason: str) -> None:
    with pytest.raises(higgle.Illegal) as refused:
        higgle.parse("kuhhandel", text)

    assert reason == refused.value.reason
    assert knows(f"refusal-{reason}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4])
def test_a_game_can_be_told_to_everybody(seats: int, language: str) -> None:
    """No event of a random game is left without words, whatever of it is seen."""
    table = higgle.new("kuhhandel", seats, "told", {"auction": "turns"})
    random = Random(seats)
    while not table.over:
        ask = random.choice(table.asks())
        proposed = table.propose(ask.seat, random)
        choices = table.actions(ask.seat) + ([proposed] if proposed else [])
        for event in table.act(ask.seat, random.choice(choices)) if choices else ():
            for audience in (None, *range(seats)):
                assert tell(table, table.seen(event, audience), "ABCD", language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_and_card_has_a_text(language: str) -> None:
    for event in Kuhhandel.EVENTS:
        assert knows(f"event-{event}", language), event
    for message in Kuhhandel.CARDS["red"]:
        assert knows(message, language), message
