"""The searcher: imagined worlds, the same dice for every candidate, and a time budget."""

from random import Random
from time import perf_counter

import pytest

import higgle
from higgle.bohnanza.answers import Accept, Decline
from higgle.bots.bohnanza.expert_farmer import ExpertFarmer
from higgle.bots.expert import master
from higgle.bots.ladder import farmer
from higgle.bots.lookahead import Rehearsal, alternatives
from higgle.bots.searcher import Searcher, error, mean
from higgle.core import Action
from higgle.kuhhandel.auction import Bid, Pass, Sell
from higgle.play import Match, make_bot
from tests.scene import scene


def test_the_same_candidate_gains_nothing_over_itself() -> None:
    """Worlds and dice are common to all candidates."""
    t = scene().planting().hand(0, "red", "blue").hand(1, "soy").field(0, 2, red=1)
    bot = Searcher("bohnanza", Random(3))
    ask = t.table.asks()[0]
    action = bot.rung.act(t.table.view(0), ask, ())

    values = bot.rehearse(Rehearsal(t.table.view(0), bot.rung, ask), [action, action])

    assert values[0] == values[1]


def test_it_sees_what_a_trade_brings() -> None:
    """A third red bean for a misfit is worth more than to refuse it."""
    t = scene().trading(0).turned_up("red", "blue").hand(0, "green").hand(1, "soy", "blue")
    t.field(1, red=2).field(1, chili=4).hand(2, "green")
    t.play(0, "offer red up for soy to 2")
    bot = Searcher("bohnanza", Random(3), "turns=2")
    rehearsal = Rehearsal(t.table.view(1), bot.rung, t.table.asks()[1])
    tried = [bot.rehearse(rehearsal, [Accept(1, (0,)), Decline(1)]) for _ in range(12)]
    gains = [accepted - declined for accepted, declined in tried]

    assert mean(gains) > error(gains)


def test_it_keeps_to_its_budget() -> None:
    """A decision takes no longer than it was given, but for the last world."""
    bot = make_bot("searcher:budget=30", "kuhhandel", Random(0))
    match = Match("kuhhandel", 4, ["farmer"], "budget", most=40)
    match.play()
    ask = next(ask for ask in match.table.asks() if ask.seat >= 0)
    start = perf_counter()

    bot.act(match.table.view(ask.seat), ask, ())

    assert perf_counter() - start < 1


def test_without_time_it_does_what_it_first_thought_of() -> None:
    """On a machine that is busy a budget can be over before the first world."""
    bot = Searcher("kuhhandel", Random(0))
    match = Match("kuhhandel", 4, ["farmer"], "budget", most=40)
    match.play()
    ask = next(ask for ask in match.table.asks() if ask.seat >= 0)

    assert Pass() == bot.search(match.table.view(ask.seat), ask, [Pass(), Sell()], end=0.0)


class Foreseeing(Searcher):
    """Knows what comes of each candidate, up to some luck."""

    def __init__(self, *values: float) -> None:
        super().__init__("kuhhandel", Random(1), "worlds=64+fewest=4+doubt=1.5+budget=100000")
        self.values = values
        self.luck = Random(2)
        self.worlds = 0
        self.looks = 0

    def rehearse(self, rehearsal: Rehearsal, candidates: list[Action | None]) -> list[float]:
        self.worlds += 1
        self.looks += len(candidates)
        amounts = [action.amount for action in candidates if isinstance(action, Bid)]
        return [self.values[amount // 10] + self.luck.random() for amount in amounts]

    def chooses(self) -> int:
        """Which of its candidates it prefers."""
        table = higgle.new("kuhhandel", 4, "choice")
        candidates: list[Action | None] = [Bid(10 * at) for at in range(len(self.values))]
        chosen = self.search(table, table.asks()[0], candidates, perf_counter() + 1000)
        return candidates.index(chosen)


def test_it_stops_as_soon_as_no_other_candidate_can_win() -> None:
    """Whatever falls behind is not looked at again."""
    bot = Foreseeing(10, 1, 2, 3)

    assert 0 == bot.chooses()
    assert 4 == bot.worlds


def test_it_stops_as_soon_as_one_candidate_is_clearly_better() -> None:
    """The worse ones are dropped first, then it looks twice."""
    bot = Foreseeing(1, 0, 10, 0)

    assert 2 == bot.chooses()
    assert 8 == bot.worlds
    assert 4 * 4 + 4 * 2 == bot.looks


def test_of_two_that_are_better_it_takes_the_best() -> None:
    """As long as both can win it goes on to look."""
    assert 2 == Foreseeing(1, 5, 6).chooses()


def test_with_a_number_of_worlds_it_plays_the_same_everywhere() -> None:
    """Only the clock differs between machines, so it can be left out."""
    players = ["searcher:worlds=2+fewest=1+budget=100000", "farmer"]

    first = Match("kuhhandel", 3, players, "same", most=60).play()

    assert first == Match("kuhhandel", 3, players, "same", most=60).play()


@pytest.mark.parametrize("game", ["bohnanza", "bohnaparte", "kuhhandel"])
def test_a_master_plays_legally_and_the_same_again(game: str) -> None:
    """The expert's first thought, rehearsed, with its learned judgement at the end."""
    name = "master:worlds=2+fewest=2+budget=100000"
    first = Match(game, 4, [name, "farmer"], "master", most=50).play()
    again = Match(game, 4, [name, "farmer"], "master", most=50).play()

    assert () == first.forfeits
    assert first == again


def test_who_must_act_does_not_think_of_waiting() -> None:
    """Another may leave an offer lying that it has refused; the active seat may not just wait."""
    t = scene().trading(0).turned_up("red", "blue").hand(0, "green").hand(1, "soy")
    t.play(0, "offer red up for soy to 2")
    t.play(1, "decline 1")
    t.play(1, "offer soy for blue to 1")
    t.play(0, "decline 2")
    rung = farmer("bohnanza", Random(1))
    active, other, *_ = t.table.asks()

    assert active.must
    assert [] == alternatives(rung, t.table.view(0), active, Accept(2))
    assert [None] == alternatives(rung, t.table.view(1), other, Accept(1, (0,)))


def test_a_master_judges_by_the_net() -> None:
    """At the end of a rehearsal it asks what the expert has learned, for every seat."""
    t = scene().planting().hand(0, "red", "blue").hand(1, "soy").field(0, 2, red=1)
    bot = master("bohnanza", Random(3))
    assert isinstance(bot, Searcher)
    assert isinstance(bot.rung, ExpertFarmer)
    ask = t.table.asks()[0]
    rehearsal = Rehearsal(t.table.view(0), bot.rung, ask)

    assert rehearsal.promises(t.table) == bot.rung.promises(t.table)
    assert t.table.seats == len(bot.rung.promises(t.table))
