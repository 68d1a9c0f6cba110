"""Talk: values with a text form, chat that is understood, and bots that hear and heed it."""

from collections.abc import Sequence
from random import Random

import msgspec
import pytest

from higgle.bohnanza.answers import Decline, Withdraw
from higgle.bohnanza.beans import BLUE, GARDEN, RED, SOY, STINK
from higgle.bohnanza.game import Bohnanza
from higgle.bohnanza.trading import Offer
from higgle.bots.bohnanza.farmer import Farmer
from higgle.core import Action, Ask, Event, Illegal, Seat, Table
from higgle.envs.opponents import TalkLog
from higgle.play import (
    Bot,
    ChatLine,
    Match,
    Promise,
    RefusalReason,
    Spoken,
    Statement,
    TradeCall,
    TradeSignal,
)
from higgle.play.talk import read, write
from tests.scene import Scene, scene

CARDS = Bohnanza.CARDS["bean"]
SPOKEN: list[tuple[Spoken, str]] = [
    (TradeSignal((BLUE, BLUE), (RED,)), "signal want 2 blue give 1 red never nothing"),
    (TradeCall((BLUE,)), "call nothing for 1 blue"),
    (Promise(2, (SOY,)), "promise 1 soy to 3"),
    (RefusalReason(7, "no_room", STINK), "refuse 7 no_room stink"),
    (ChatLine("hello there"), "say hello there"),
]


@pytest.mark.parametrize(("talk", "text"), SPOKEN)
def test_whatever_is_said_has_a_text_and_a_json_form(talk: Spoken, text: str) -> None:
    """There and back."""
    assert text == write(talk, CARDS)
    assert talk == read(text, CARDS)
    said = Statement(1, 5, talk)
    assert said == msgspec.json.decode(msgspec.json.encode(said), type=Statement)


@pytest.mark.parametrize("text", ["", "sing", "call blue", "refuse x no", "signal want 1 plum"])
def test_a_text_that_says_nothing_is_refused(text: str) -> None:
    """With a sentence for people."""
    with pytest.raises(Illegal, match="says nothing"):
        read(text, CARDS)


def test_a_promise_names_at_most_three_cards() -> None:
    """In a match, with learners, and in words."""
    match = Match("bohnanza", 3, ["farmer"], "talk")
    match.conductor.say(0, Promise(1, (BLUE,) * 3))

    with pytest.raises(Illegal, match="at most 3"):
        match.conductor.say(0, Promise(1, (BLUE,) * 4))
    with pytest.raises(Illegal, match="at most 3"):
        TalkLog(3).say(match.table, 0, "promise 4 blue to 2")

    assert [Statement(0, 0, Promise(1, (BLUE,) * 3))] == match.conductor.talk


class Boaster(Bot):
    """Promises more than anybody may."""

    talks = True

    def act(self, view: Table, ask: Ask, events: Sequence[Event]) -> Action | None:
        return view.actions(ask.seat)[0] if ask.must else None

    def says(self, view: Table, seat: Seat, action: Action) -> Sequence[Spoken]:
        return (Promise((seat + 1) % 3, (BLUE,) * 20),)


def test_nobody_hears_a_bot_that_promises_too_much() -> None:
    """It has lost its words, and plays on."""
    match = Match("bohnanza", 3, [Boaster], "talk", most=30)
    match.play()

    assert [] == match.conductor.talk
    assert {"illegal"} == {forfeit.kind for forfeit in match.conductor.forfeits}


class Caller(Bot):
    """Says one thing after its first action, and keeps what it hears."""

    talks = True

    def __init__(self, game: str, random: Random, style: str = "") -> None:
        super().__init__(game, random, style)
        self.talk: list[Statement] = []
        self.asked = 0
        self.spoken = False

    def act(self, view: Table, ask: Ask, events: Sequence[Event]) -> Action | None:
        self.asked += 1
        return view.actions(ask.seat)[0] if ask.must else None

    def hear(self, said: Statement) -> bool:
        self.talk.append(said)
        return True

    def says(self, view: Table, seat: Seat, action: Action) -> Sequence[Spoken]:
        assert view.audience < 0, "it speaks from what everybody sees"
        spoken, self.spoken = self.spoken, True
        return () if spoken else (TradeCall((BLUE,)),)


def test_the_conductor_carries_what_is_said_to_all_others() -> None:
    """And wakes those who want to answer."""
    match = Match("bohnanza", 3, [Caller], "talk", most=30)
    match.play()
    bots = [bot for bot in match.conductor.bots if isinstance(bot, Caller)]

    assert 3 == len(match.conductor.talk)
    for seat, bot in enumerate(bots):
        assert [said for said in match.conductor.talk if said.seat != seat] == bot.talk


# What farmers make of it


def market() -> Scene:
    """A misfit lies open; the second seat grows it, and the third could begin a field."""
    t = scene().trading(0).turned_up("garden").hand(0, "red").field(0, red=3).field(0, chili=5)
    return t.field(1, garden=1).hand(1, "red", "soy").hand(2, "soy", "red")


def plans(t: Scene, seat: int, *said: Statement) -> list[Offer]:
    """What a farmer could decently offer after it has heard this."""
    bot = Farmer("bohnanza", Random(1), "likely=0")
    view = t.table.view(seat)
    bot.offer_history.follow(view, seat)
    for one in said:
        bot.hear(one)
    bargain = bot.bargain(view, seat)
    found = [
        bot.offer_history.restrict(view, seat, plan.offer, bot.talk) for plan in bargain.proposals()
    ]
    return [offer for offer in found if offer is not None]


def gives_to(offers: list[Offer], seat: int, sort: int) -> bool:
    return any(seat in offer.to and sort in offer.hand + offer.open for offer in offers)


def test_what_somebody_never_takes_is_not_offered() -> None:
    """A signal is respected."""
    assert gives_to(plans(market(), 0), 1, GARDEN)
    assert not gives_to(
        plans(market(), 0, Statement(1, 0, TradeSignal(never=(GARDEN,)))), 1, GARDEN
    )


def test_a_line_of_chat_counts_like_a_signal() -> None:
    """`never garden` is understood."""
    assert not gives_to(plans(market(), 0, Statement(1, 0, ChatLine("never garden"))), 1, GARDEN)


@pytest.mark.parametrize(
    ("refusal", "out"),
    [
        (RefusalReason(1, "no_room", GARDEN), lambda offer: GARDEN in offer.open),
        (RefusalReason(1, "keeps", RED), lambda offer: RED in offer.want),
        (RefusalReason(1, "price"), lambda offer: RED in offer.want and len(offer.open) <= 1),
    ],
)
def test_the_reason_of_a_refusal_changes_the_next_offer(
    refusal: RefusalReason, out: object
) -> None:
    """No room: another bean; kept: another wish; too little: more for it."""
    t = market()
    t.play(0, "offer garden up for red to 2")
    t.play(1, "decline 1")
    assert callable(out)

    offers = plans(t, 0, Statement(1, 0, refusal))

    assert [] == [offer for offer in offers if 1 in offer.to and out(offer)]


def test_a_call_after_a_refusal_brings_no_better_price() -> None:
    """It has named its price, and asking again does not lower it."""
    t = scene().trading(0).turned_up("garden", "blue").hand(0, "soy", "green")
    t.hand(1, "red", "red").field(1, garden=1).field(1, blue=3).hand(2, "soy").field(0, red=2)
    bot = Farmer("bohnanza", Random(1), "likely=0+firmness=0")
    events: list[Event] = []

    def speaks() -> bool:
        """Whether it makes another offer, which the first seat then declines."""
        action = bot.act(t.table.view(1), t.table.asks()[1], tuple(events))
        events.clear()
        while isinstance(action, Withdraw):
            t.table.act(1, action)
            action = bot.act(t.table.view(1), t.table.asks()[1], ())
        if isinstance(action, Offer):
            events.extend(t.table.act(1, action))
            t.play(0, Decline(t.table.offers[-1].id))
        return isinstance(action, Offer)

    assert speaks()
    assert not speaks()
    assert bot.hear(Statement(0, 0, TradeCall((RED,))))
    assert not speaks()
