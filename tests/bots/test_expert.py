"""The expert: learned judgement where it is worth having, the script elsewhere."""

from random import Random

import pytest

import higgle
from higgle.bohnanza.answers import Withdraw
from higgle.bohnanza.beans import BLUE, GREEN, RED
from higgle.bohnanza.high_bohn import town
from higgle.bohnanza.high_bohn.game import HighBohn
from higgle.bohnanza.high_bohn.town import Buy
from higgle.bohnanza.trading import Offer
from higgle.bots.bohnanza.expert_farmer import ExpertFarmer
from higgle.bots.bohnanza.farm_features import SETTLING
from higgle.bots.bohnanza.high_bohn_farmer import ExpertBuilder
from higgle.bots.expert import HABITS, expert
from higgle.bots.ladder import opponent
from higgle.bots.net import FOLDER
from higgle.core import Action, Event
from higgle.play import Bot, Match, Statement, TradeCall, make_bot
from tests.scene import Scene, scene

GAMES = [entry.id for entry in higgle.games()]
LEARNED = [game for game in GAMES if (FOLDER / f"{game}.npz").exists()]
MOST_BYTES = 1_000_000
STEPS = 120
"""Enough for every kind of decision; whole games are played by the arena."""


@pytest.mark.parametrize("game", GAMES)
def test_an_expert_plays_every_game_legally(game: str) -> None:
    """And the same game for the same seed: decisions depend on the view and the seed alone."""
    first = Match(game, 4, ["expert", "farmer"], "expert", most=STEPS).play()
    again = Match(game, 4, ["expert", "farmer"], "expert", most=STEPS).play()

    assert () == first.forfeits
    assert first == again


def test_without_weights_it_is_the_script() -> None:
    """A game that has learned nothing is played as before."""
    for game in GAMES:
        plain = type(make_bot("farmer", game, Random(1)))
        assert (type(expert(game, Random(1))) is plain) == (game not in LEARNED)


def test_weights_are_small_and_habits_known() -> None:
    """No game's weights are larger than a picture, and habits are of games that have weights."""
    for file in FOLDER.iterdir():
        assert file.stem in GAMES
        assert file.stat().st_size <= MOST_BYTES
    assert set(HABITS) <= set(LEARNED)


# At the board


def planter() -> ExpertFarmer:
    """An expert in a game with beans."""
    bot = expert("bohnanza", Random(1))
    assert isinstance(bot, ExpertFarmer)
    return bot


def does(bot: Bot, t: Scene, seat: int, events: tuple[Event, ...] = ()) -> Action | None:
    """What it does in a seat."""
    ask = next(ask for ask in t.table.asks() if ask.seat == seat)
    return bot.act(t.table.view(seat), ask, events)


def test_people_meet_experts_where_they_are_quick() -> None:
    """The expert sits down unless another was chosen; games of packages have none."""
    quick = {"bohnanza", "bohnanza-plus", "high-bohn", "bohnaparte", "kuhhandel"}

    assert quick == {game for game in GAMES if "expert" == opponent(game)}


def test_a_call_costs_no_better_offer_and_draws_one_more() -> None:
    """It offers what it would rather deal in, and then what was called for."""
    t = scene().trading(0).turned_up("soy", "garden").hand(1, "blue", "green", "stink")
    t.field(1, soy=3).field(1, garden=1).hand(0, "red", "red").field(0, blue=3).hand(2, "red")
    bot = planter()
    events: tuple[Event, ...] = ()
    offered: list[Offer] = []
    for _ in range(4):
        bot.hear(Statement(0, 0, TradeCall((GREEN,), ())))
        action = does(bot, t, 1, events)
        if isinstance(action, Offer):
            offered.append(action)
        events = () if action is None else tuple(t.table.act(1, action))

    assert [False, True] == [GREEN in offer.hand for offer in offered]


def test_what_it_would_no_longer_close_is_taken_back() -> None:
    """After a deal its other offers are looked at again, before anybody accepts them."""
    t = scene().trading(0).turned_up("red", "soy").hand(1, "red", "blue", "soy")
    t.field(1, red=3).field(1, soy=2)
    t.play(1, "offer red for soy to 1")
    bot = planter()
    dealt = Event("dealt", 2, (), (9, 1, 0, 1, BLUE))

    assert does(bot, t, 1) is None
    assert Withdraw(1) == does(bot, t, 1, (dealt,))


def test_those_who_play_for_each_other_are_minded_in_full() -> None:
    """After five presents between two seats, a deal with one must gain more than it gives."""
    bot = planter()
    t = scene().trading(0)
    gift = Event("dealt", 1, (), (1, 2, 1, RED, 0))
    for _ in range(5):
        bot.memory.note(t.table, gift)
    bot.friends = bot.memory.friends(0)

    assert (1.0, 1.0, bot.habits.envy) == (bot.envy_of(1), bot.envy_of(2), bot.envy_of(3))


# In the town


@pytest.mark.parametrize("earned", [["red"], ["red"] * 3, ["stink"] * 2, ["garden"]])
def test_it_buys_the_building_with_which_it_expects_most(earned: list[str]) -> None:
    """That need not be the one of which the script thinks most."""
    table = scene("high-bohn").trading(0).turned_up("green", "blue").earn(0, *earned).table
    assert isinstance(table, HighBohn)
    view, ask = table.view(0), table.asks()[0]
    bot = expert("high-bohn", Random(1))
    assert isinstance(bot, ExpertBuilder)

    bought = bot.act(view, ask, ())

    assert isinstance(bought, Buy)
    hopes = {code: promise_with(bot, view, code) for code in view.affordable(0)}
    assert hopes[bought.building] == max(hopes.values())
    assert hopes[bought.building] > bot.promise(view, 0, SETTLING)


def promise_with(bot: ExpertBuilder, view: HighBohn, code: int) -> float:
    """What the first seat expects with one more building."""
    table = view.copy()
    town.build(table, 0, code)
    return bot.promise(table, 0, SETTLING)
