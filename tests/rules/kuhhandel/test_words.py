"""Every action can be typed, and every text is read in full or refused."""

from random import Random

import pytest

import higgle
from higgle.core import Action
from higgle.i18n import LANGUAGES, knows
from higgle.kuhhandel import auction, cow_trade, dutch, turn
from higgle.kuhhandel.game import Kuhhandel
from higgle.kuhhandel.show_money import ShowMoney
from higgle.narrator import tell

TEXTS: dict[str, Action] = {
    "auction": turn.Auction(),
    "pass": auction.Pass(),
    "bid 120": auction.Bid(120),
    "bid 120 over 110": auction.Bid(120, 110),
    "call 0 once": auction.Call(0, 1),
    "call 30 twice": auction.Call(30, 2),
    "call 30 thrice": auction.Call(30, 3),
    "ceiling 120": auction.Ceiling(120),
    "sell": auction.Sell(),
    "buy with 100 50": auction.Buy((5, 4)),
    "pay 0 0 10 20": auction.Pay((1, 1, 2, 3)),
    "show": auction.Show(),
    "count 9": dutch.Count(9),
    "claim 4": dutch.Claim(4),
    "mark 0": dutch.Mark(0),
    "take rat": turn.Take(),
    "lay 0": turn.Lay(1),
    "trade cow with 3": turn.Trade(9, 2),
    "trade rat with 1": turn.Trade(11, 0),
    "offer 0 100": cow_trade.Offer((1, 5)),
    "offer nothing": cow_trade.Offer(()),
    "accept": cow_trade.Accept(),
    "counter 200 500": cow_trade.Counter((6, 7)),
    "share": turn.Share(),
    "keep": turn.Keep(),
    "give": turn.Give(),
    "show 10 100 to 2 3": ShowMoney((2, 5), (1, 2)),
    "show money to all": ShowMoney(),
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
