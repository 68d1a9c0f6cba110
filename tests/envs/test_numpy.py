"""Numbers and truths of NumPy do wherever a learner hands numbers in, in both builds."""

from typing import SupportsIndex

import msgspec
import numpy as np
import pytest

import higgle
from higgle.bohnanza.game import Bohnanza
from higgle.bohnanza.planting import Plant
from higgle.bohnanza.trading import Offer
from higgle.bots.random_bot import RandomBot
from higgle.catalogue import GAMES
from higgle.core import Action, Seat
from higgle.envs.codec import Codec
from higgle.envs.pettingzoo import HiggleEnv
from higgle.envs.vector import Vector
from higgle.kuhhandel.turn import Trade
from higgle.play import Match, roll_out
from higgle.play.conductor import normalize_action
from tests.play.learner import Learner, numpy_action

OPTIONS: dict[str, object] = {"offers_per_turn": np.int64(2), "same_sort_twice": np.bool_(True)}
FOUR: SupportsIndex = np.int32(4)


def test_an_action_is_made_of_python_numbers() -> None:
    """Its like in Python's own numbers comes back as it is."""
    action = Plant(1)

    made = [normalize_action(one) for one in (action, numpy_action(action))]

    assert made == [action, action]
    assert [int, int] == [type(one.slot) for one in made if isinstance(one, Plant)]


def test_the_codec_spells() -> None:
    """Every action of NumPy's numbers is spelled as the same one of Python's."""
    table = higgle.new("kuhhandel", 4, "numpy")
    codec = Codec(table)
    ask = table.asks()[0]
    trade = Trade(3, (ask.seat + 1) % 4)

    words = Codec(table, np.int64(3)).spell(table, np.int64(ask.seat), numpy_action(trade))
    draft = codec.draft(table.view(ask.seat), ask, np.False_)

    assert codec.spell(table, ask.seat, trade) == words
    assert codec.draft(table.view(ask.seat), ask, rights=False).choices == draft.choices


@pytest.mark.parametrize("odd", ["plant", None, {}, 5])
def test_what_is_no_action_is_refused(odd: Action) -> None:
    """In words, by everybody who is asked."""
    table = higgle.new("bohnanza", 4, "numpy")

    for ask in (table.check, table.act):
        with pytest.raises(higgle.Illegal, match="no such action"):
            ask(table.asks()[0].seat, odd)


@pytest.mark.parametrize(
    "odd",
    [
        Offer(hand=np.array([1, 2])),  # type: ignore[arg-type] # an array is no tuple of numbers
        Plant(np.array([0])),  # type: ignore[arg-type] # nor a number
        Plant(1.5),  # type: ignore[arg-type] # nor is this one that counts
    ],
)
def test_what_holds_no_whole_numbers_is_refused(odd: Action) -> None:
    with pytest.raises(higgle.Illegal, match="no such action"):
        normalize_action(odd)


def test_a_list_is_taken_as_cards() -> None:
    """What is kept of it does not change with the list."""
    want = [1]

    made = normalize_action(Offer(want=want))  # type: ignore[arg-type] # a learner's
    want[0] = 2

    assert isinstance(made, Offer)
    assert (1,) == made.want


class Strict(Bohnanza):
    """A game that forbids more than its rules do."""

    def check(self, seat: Seat, action: Action) -> None:
        super().check(seat, action)
        raise higgle.Illegal("not-your-turn")


def test_a_stricter_check_is_obeyed() -> None:
    """What a table is asked before it acts is the question that everybody may ask."""
    table = higgle.new(Strict, 4, "strict")
    before = table.json()

    for ask in (table.check, table.act):
        with pytest.raises(higgle.Illegal) as refused:
            ask(table.asks()[0].seat, Plant(0))
        assert "not-your-turn" == refused.value.reason

    assert before == table.json()


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_that_answers_in_numpys_numbers(game: str) -> None:
    """It forfeits nothing, plays the same game, and whoever watches is told in Python's."""
    match = Match(game, 3, [Learner, RandomBot, RandomBot], "learner")
    same = Match(game, 3, [RandomBot], "learner")
    shown: list[Action] = []

    result = match.play(lambda _table, _seat, action, _events: shown.append(action))
    same.play()

    learner = match.conductor.bots[0]
    assert isinstance(learner, Learner)
    assert not result.forfeits
    assert str(same.record()) == str(match.record())
    assert learner.spoke
    for action in shown + learner.spoke:
        assert msgspec.json.encode(action)  # which knows nothing of NumPy


def test_rollouts_take_picks_from_an_array() -> None:
    """The picks of a learner come as an array."""
    table = higgle.new("bohnanza", 4, "numpy")
    one = roll_out(table, np.int64(3), np.int64(7))
    other = roll_out(table, 3, 7)

    for _ in range(20):
        one.step(np.array(one.counts) - 1)  # type: ignore[arg-type] # an array does
        other.step([count - 1 for count in other.counts])

    assert [twin.data() for twin in one.tables] == [twin.data() for twin in other.tables]


def test_pettingzoo() -> None:
    """Seats, options, settings, seed and words."""
    env = HiggleEnv("bohnanza", int(FOUR), OPTIONS, memory=bool(np.True_), history=int(np.int64(2)))
    env.reset(seed=int(np.int64(3)))
    first = env.observe(env.agent_selection)["observation"]
    numpy = HiggleEnv("bohnanza", np.int64(4), OPTIONS, memory=np.True_, history=np.int64(2))  # type: ignore[arg-type] # what learners hand in
    numpy.reset(seed=np.int64(3))  # type: ignore[arg-type] # the same

    for _ in range(50):
        words = numpy.observe(numpy.agent_selection)["action_mask"].nonzero()[0]
        numpy.step(words[0])
        env.step(int(words[0]))

    assert first.shape == env.observe(env.agent_selection)["observation"].shape
    seen, same = env.observe(env.agent_selection), numpy.observe(numpy.agent_selection)
    assert np.array_equal(seen["observation"], same["observation"])


def test_the_vector_door() -> None:
    """The same for many tables in step."""
    vector = Vector("bohnanza", np.int64(4), np.int64(3), options=OPTIONS, candidates=np.int64(8))  # type: ignore[arg-type] # what learners hand in
    vector.reset(np.int64(1))  # type: ignore[arg-type] # the same

    for _ in range(20):
        vector.step(vector.masks.argmax(axis=1))

    assert not vector.ended.any()
