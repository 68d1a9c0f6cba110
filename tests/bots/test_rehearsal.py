"""Rehearsals: how far they go, and who says what in them."""

from random import Random

import higgle
from higgle.bohnanza.answers import Accept, Decline
from higgle.bohnanza.planting import Settling
from higgle.bohnanza.trading import EndTrade, Trading
from higgle.bots.ladder import farmer
from higgle.bots.lookahead import Rehearsal
from higgle.core import Fast
from higgle.kuhhandel.game import Kuhhandel
from higgle.kuhhandel.turn import Auction, Choosing
from tests.scene import Scene, scene


def market() -> Scene:
    """The active seat offers a misfit for a misfit to somebody who grows what is wanted."""
    t = scene().trading(0).turned_up("red", "blue").hand(0, "green").hand(1, "soy", "blue")
    t.field(0, red=1).field(0, chili=3).field(1, soy=3).field(1, chili=2).hand(2, "green")
    t.play(0, "offer green for soy to 2")
    return t


def test_a_trade_is_rehearsed_until_trading_ends() -> None:
    """What is planted then, everybody can foresee."""
    table = market().table
    bot = farmer("bohnanza", Random(1), "normal")
    rehearsal = Rehearsal(table.view(0), bot, table.asks()[0])

    rehearsal.play(table, EndTrade(), 1)

    assert isinstance(table.stages[-1], Settling)


def test_in_a_rehearsal_offers_are_refused_by_silence() -> None:
    """To say no would only cost time."""
    table = market().table
    bot = farmer("bohnanza", Random(1), "normal")
    ask = table.asks()[1]
    rehearsal = Rehearsal(table.view(1), bot, ask)

    assert isinstance(bot.act(table.view(1), ask, ()), Decline)
    assert rehearsal.bots[1].act(table, ask, ()) is None
    assert isinstance(table.stages[-1], Trading)


def test_in_a_rehearsal_everybody_gives_cards_of_the_own_hand() -> None:
    """Not of the hand of whoever imagines the table, which may be smaller."""
    t = scene().trading(0).turned_up("green", "green").hand(0, "blue").hand(2, "blue")
    t.hand(1, "blue", "red", "soy").field(0, red=1).field(0, soy=3).field(1, green=2)
    t.field(1, chili=2).play(0, "offer green up green up for soy to 2")
    world = t.table.copy()
    world.audience = 0
    rehearsal = Rehearsal(t.table.view(0), farmer("bohnanza", Random(1), "normal"), world.asks()[0])

    answer = rehearsal.bots[1].act(world, world.asks()[1], ())

    assert isinstance(answer, Accept)
    assert answer.cards == (2,)


def test_an_auction_is_rehearsed_until_the_next_turn() -> None:
    """The animal is sold, and the next seat chooses."""
    table = higgle.new("kuhhandel", 4, "auction")
    assert isinstance(table, Kuhhandel)
    table.chance = Fast(1)
    bot = farmer("kuhhandel", Random(1), "normal")
    (ask,) = table.asks()
    bot.act(table.view(ask.seat), ask, ())

    Rehearsal(table.view(ask.seat), bot, ask).play(table, Auction(), 1)

    assert (table.left_of(ask.seat), Choosing()) == (table.active, table.stages[-1])


def test_the_table_of_the_decision_stays_as_it_is() -> None:
    """A rehearsal is played on a copy of an imagined world."""
    table = market().table
    view = table.view(0)
    before = view.data()
    world = view.imagine(Random(1))
    seen = world.data()
    bot = farmer("bohnanza", Random(1), "normal")

    Rehearsal(view, bot, table.asks()[0]).promise(world, 7, EndTrade(), 2)

    assert (before, seen) == (view.data(), world.data())
