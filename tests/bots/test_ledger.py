"""The ledger: promises are owed after a deal, kept or broken, and trusted accordingly."""

from random import Random

from higgle.bohnanza.beans import RED
from higgle.bots.farmer import Farmer
from higgle.bots.ledger import Ledger
from higgle.playing import Promise, Said
from higgle.table import Event
from tests.scene import scene

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
    t = scene().trading(0).hand(0, "green").field(0, red=2).field(0, chili=5).hand(1, "soy")

    def worth(*record: Event) -> float:
        bot = Farmer("bohnanza", Random(1))
        for _ in range(4 if record else 0):
            bot.ledger.promise(1, PROMISE)
            for event in record:
                bot.ledger.note(event)
        bot.hear(Said(1, 0, PROMISE))
        return bot.promised(bot.bargain(t.table.view(0), 0), 1)

    assert worth(DEAL, BEGAN, PAID, ENDED) > worth() > worth(DEAL, BEGAN, ENDED) > 0
