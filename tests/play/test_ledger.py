"""The ledger: promises are owed after a deal, kept or broken, and trusted accordingly."""

from collections.abc import Sequence
from random import Random

import pytest

from higgle.bohnanza.answers import Confirm
from higgle.bohnanza.beans import GARDEN, RED, SOY
from higgle.bohnanza.open_offers import OpenOffer
from higgle.bohnanza.planting import Plant
from higgle.bohnanza.trading import Offer
from higgle.bots.bohnanza.farmer import Farmer
from higgle.core import Event
from higgle.play import Promise, Spoken, Statement, TradeCall
from higgle.play.ledger import Ledger
from tests.scene import Scene, scene

PROMISE = Promise(0, (RED,))
DEAL = Event("dealt", 0, (), (1, 1, 1, 5, 0))
"""The first seat gives the second a soy bean for nothing."""
BEGAN = Event("turn_began", 1, (), ())
ENDED = Event("trade_ended", 1, (), ())
PAID = Event("dealt", 1, (), (2, 0, 1, RED, 0))


def after(*events: Event) -> Ledger:
    """The ledger after the second seat promised a red bean and this happened."""
    ledger = Ledger()
    ledger.promise(1, PROMISE)
    for event in events:
        ledger.note(event)
    return ledger


def test_a_promise_that_is_kept_earns_trust() -> None:
    """In the next turn the red bean comes."""
    ledger = after(DEAL, BEGAN, PAID, ENDED)

    assert ({1: 1}, {}) == (ledger.kept, ledger.broken)
    assert ledger.trust(1) > ledger.trust(2)


def test_a_promise_that_is_broken_costs_trust() -> None:
    """The next turn goes by without it."""
    ledger = after(DEAL, BEGAN, ENDED)

    assert ({}, {1: 1}) == (ledger.kept, ledger.broken)
    assert ledger.trust(1) < ledger.trust(2)


def test_without_a_deal_nothing_is_owed() -> None:
    """A promise comes with a deal, and is gone with it."""
    ledger = after(ENDED, BEGAN, ENDED)

    assert ({}, {}) == (ledger.kept, ledger.broken)


def test_a_promise_is_worth_as_much_as_the_word() -> None:
    """A third red bean, promised by one who keeps promises, by a stranger, and by a breaker."""
    kept, broken = (DEAL, BEGAN, PAID, ENDED), (DEAL, BEGAN, ENDED)

    assert worth(*kept) > worth() > 3 * worth(*broken) > 0
    assert 0 == worth(*broken, PROMISE, *broken)


def worth(
    *record: Event | Promise, promise: Promise = PROMISE, thalers: int = 0, asked: int = 3
) -> float:
    """What the second seat's promise is worth to the first, which grows red, after a record."""
    t = scene().trading(0).hand(0, "green").field(0, red=2).field(0, chili=5)
    t.hand(1, "soy", "soy").earn(1, *["green"] * thalers)
    bot = Farmer("bohnanza", Random(1))
    bot.ledger.promise(1, PROMISE)
    for one in record:
        if isinstance(one, Promise):
            bot.ledger.promise(1, one)
        else:
            bot.ledger.note(one)
    bot.hear(Statement(1, 0, promise))
    offer = OpenOffer(1, 1, (), (), (GARDEN,) * asked, (0,), -1)
    return bot.value_promise(bot.bargain(t.table.view(0), 0), offer)


def test_promised_beans_are_counted_along_the_row() -> None:
    """The second adds what a fourth bean adds; more than the maker can hold add nothing."""
    one, two, three = (worth(promise=Promise(0, (RED,) * count)) for count in (1, 2, 3))

    assert two > one
    assert two == three, "the maker holds two cards"


def test_more_than_is_asked_for_is_not_believed() -> None:
    """Three beans for one are a word too many: they count as one."""
    three = Promise(0, (RED,) * 3)

    assert worth(asked=1) == worth(promise=three, asked=1) < worth(promise=three)


def test_who_still_owes_is_not_believed_again() -> None:
    """A debt to anybody counts; so one turn of promises costs a table one deal at most."""
    assert 0 == worth(DEAL)


def test_a_leader_promises_in_vain() -> None:
    """Whoever is ahead pays at once."""
    assert worth() > worth(thalers=9) == 0


def test_a_word_broken_to_one_is_broken_to_all() -> None:
    """The ledger is the same for everybody who hears."""
    elsewhere = Promise(2, (RED,))
    deal = Event("dealt", 2, (), (1, 1, 1, 5, 0))

    assert worth() > worth(elsewhere, deal, BEGAN, ENDED) > 0


OFFERED = Event("offered", 1, (), (7, -1, 1, 0, 1, RED, 0, 0, 0, 0))
"""The second seat offers the first a red bean for nothing."""
DECLINED = Event("declined", 0, (), (7,))


def test_a_gift_that_is_declined_keeps_the_promise() -> None:
    """Nobody can do more than to offer what is owed."""
    ledger = after(DEAL, BEGAN, OFFERED, DECLINED, ENDED)

    assert ({1: 1}, {}) == (ledger.kept, ledger.broken)


def test_one_of_several_beans_is_not_what_was_promised() -> None:
    """Whoever is owed a red bean and may take the red or the soy one has not been given it."""
    choice = (7, -1, 1, 0, 2, 5, RED, 0, 0, 0, 0, 1, 0, 0, 0)
    ledger = after(DEAL, BEGAN, Event("offered", 1, (), choice), DECLINED, ENDED)

    assert ({}, {1: 1}) == (ledger.kept, ledger.broken)


def test_what_goes_with_the_deal_itself_is_not_owed() -> None:
    """The red bean was promised for later, and is given now."""
    assert () == after(PAID).owes(1)


def test_the_last_promise_counts() -> None:
    """Whoever promises twice with one deal owes once."""
    ledger = Ledger()
    ledger.promise(1, Promise(0, (SOY,)))
    ledger.promise(1, PROMISE)
    ledger.note(DEAL)

    assert (RED,) == ledger.owes(1)


# What farmers promise


def promising(last: str = "garden") -> tuple[Scene, Farmer]:
    """The second seat wants the open red bean; the first grows what lies last in its hand."""
    t = scene().trading(0).turned_up("red").field(0, garden=1).field(0, chili=3)
    t.field(1, red=3).field(1, stink=4).hand(1, "soy", "soy", last).hand(2, "soy").hand(0, "green")
    t.earn(2, *["soy"] * 5)
    return t, Farmer("bohnanza", Random(1), "likely=0+boldness=0")


def test_a_meagre_offer_comes_with_a_promise() -> None:
    """A bean that the other grows and that fits nowhere here, for the next turn."""
    t, bot = promising()
    view = t.table.view(1)
    bargain = bot.bargain(view, 1)

    assert Promise(0, (GARDEN,)) == bot.promise(bargain, Offer((), (), (RED,), (0,)))
    assert bot.promise(bargain, Offer((SOY,), (), (RED,), (0,))) is None


@pytest.mark.parametrize("last", ["red", "stink", "blue"])
def test_nothing_else_is_promised(last: str) -> None:
    """Not what grows here, and not what the other does not grow."""
    t, bot = promising(last)

    offer = Offer((), (), (RED,), (0,))
    assert bot.promise(bot.bargain(t.table.view(1), 1), offer) is None


def test_a_promise_goes_out_with_its_offer() -> None:
    """And is noted by the one who made it."""
    t, bot = promising()
    bot.pledge = Promise(0, (GARDEN,))

    assert bot.pledge in bot.says(t.table.view(), 1, Offer((), (), (RED,), (0,)))
    bot.ledger.note(Event("dealt", 1, (), (1, 0, 0, 1, RED)))
    assert (GARDEN,) == bot.ledger.owes(1)


def owing() -> tuple[Scene, Farmer]:
    """The first seat owes the second a garden bean in this turn."""
    t = scene().trading(0).hand(0, "soy", "garden").field(0, red=3).field(0, chili=2)
    t.field(1, garden=1).hand(1, "green", "chili").hand(2, "soy", "chili")
    bot = Farmer("bohnanza", Random(1))
    bot.ledger.promise(0, Promise(1, (GARDEN,)))
    bot.ledger.note(Event("dealt", 0, (), (1, 1, 0, 1, RED)))
    bot.ledger.note(Event("turn_began", 0, (), ()))
    return t, bot


def test_what_is_owed_is_given_before_all_else() -> None:
    """As a gift, confirmed as soon as it is accepted."""
    t, bot = owing()

    gift = bot.trade(t.table.view(0), 0)
    assert Offer((GARDEN,), (), (), (1,)) == gift
    assert gift is not None
    reason = bot.why(t.table.view(), 0, gift)
    assert reason is not None
    assert "A garden bean, as I promised." == reason.text()
    t.play(0, gift)
    t.play(1, "accept 1")
    closed = bot.trade(t.table.view(0), 0)
    assert Confirm(1, 1, (1,)) == closed


def test_what_is_promised_is_not_for_sale() -> None:
    """No offer gives it away, and none is accepted that asks for it."""
    t, bot = owing()
    t.play(2, "offer chili for garden")
    view = t.table.view(0)
    bargain = bot.bargain(view, 0)

    assert [] == [plan for plan in bargain.proposals() if GARDEN in plan.offer.hand]
    assert bot.decide_on_offers(bargain, list(view.offers))[1] is None


@pytest.mark.parametrize(("style", "calls"), [("", True), ("chatty", True), ("shy", False)])
def test_a_call_for_offers_as_trading_begins(style: str, calls: bool) -> None:
    """An open bean has no room, and nothing that grows would pay."""
    t = scene().trading(0).turned_up("garden").field(0, red=1).field(0, chili=1).hand(0, "soy")

    said = Farmer("bohnanza", Random(1), style).says(t.table.view(), 0, Plant(0))

    assert ([TradeCall((), (GARDEN,))] if calls else []) == calls_of(said)


def test_nobody_calls_for_what_has_room() -> None:
    """A free field waits."""
    t = scene().trading(0).turned_up("garden").field(0, red=1).hand(0, "soy")

    said = Farmer("bohnanza", Random(1)).says(t.table.view(), 0, Plant(0))

    assert [] == calls_of(said)


def calls_of(said: Sequence[Spoken]) -> list[Spoken]:
    """The calls among what is said."""
    return [one for one in said if isinstance(one, TradeCall)]
