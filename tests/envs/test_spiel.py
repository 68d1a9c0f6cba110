"""OpenSpiel: its own random simulations, chance nodes, and what a seat knows."""

from itertools import pairwise
from random import Random

import numpy as np
import pyspiel  # type: ignore[import-not-found] # a compiled module without types
import pytest
from open_spiel.python import policy  # type: ignore[import-untyped] # OpenSpiel has no types
from open_spiel.python.algorithms import (  # type: ignore[import-untyped] # the same
    cfr,
    exploitability,
    ismcts,
    mcts,
)

import higgle.envs.openspiel  # registers the games
from higgle.bohnanza.game import Bohnanza
from higgle.core import Illegal
from higgle.envs.games.small import SmallBohnanza
from higgle.envs.openspiel import HiggleState
from tests.laws.beans import WORLDS

GAMES = [
    "higgle_small_bohnanza",
    "higgle_small_bohnanza(players=2,sort_count=2,cards_in_hand=1)",
    "higgle_kuhhandel(players=2)",
    "higgle_small_kuhhandel(players=2)",
]
WHOLE = [
    "higgle_bohnanza(offers_per_turn=1)",
    "higgle_bohnanza_plus(orders=True,offers_per_turn=1)",
    "higgle_high_bohn(cognac=True,offers_per_turn=1)",
    "higgle_bohnaparte(cavalry=True,length=3,offers_per_turn=1)",
]
SMALLEST_BOHNANZA = (
    "higgle_small_bohnanza(players=2,sort_count=2,cards_in_hand=1,copies=2,offers_per_turn=0)"
)


@pytest.mark.parametrize("name", [*GAMES, *WHOLE])
def test_the_upstream_simulation_passes(name: str, capfd: pytest.CaptureFixture[str]) -> None:
    """Random games under OpenSpiel's own checks; those that are short are written and read too."""
    game, short = pyspiel.load_game(name), name in GAMES
    pyspiel.random_sim_test(game, num_sims=1, serialize=short, verbose=False)


def walk(name: str, seed: int, most: int = 100_000) -> list[HiggleState]:
    """A random path from the root."""
    dice = Random(seed)
    state = pyspiel.load_game(name).new_initial_state()
    path = [state.clone()]
    while not state.is_terminal() and len(path) < most:
        if state.is_chance_node():
            outcomes, shares = zip(*state.chance_outcomes(), strict=True)
            assert 1.0 == pytest.approx(sum(shares))
            state.apply_action(dice.choices(outcomes, shares)[0])
        else:
            state.apply_action(dice.choice(state.legal_actions()))
        path.append(state.clone())
    return path


def test_talk_is_heard_by_the_others_and_changes_nothing() -> None:
    """A clone goes on with the same talk of its own."""
    path = walk("higgle_small_bohnanza", 1)
    state = next(one for one in path if not one.is_chance_node())
    before = state.information_state_string(1)

    state.speak(0, "say who wants to trade?")
    twin = state.clone()

    told = {"seat": 0, "text": "say who wants to trade?", "type": "line"}
    assert [told | {"text": "who wants to trade?"}] == [
        {"seat": one["seat"], "type": one["type"], "text": one["text"]} for one in state.new_talk(1)
    ]
    assert ([], []) == (state.new_talk(0), state.new_talk(1))
    assert 1 == len(twin.new_talk(1))
    assert before == state.information_state_string(1)


def test_three_play_kuhhandel_to_the_end() -> None:
    """Auctions in turns and sealed marks need no clock; the win is shared out."""
    end = walk("higgle_kuhhandel", 1)[-1]
    assert end.is_terminal()
    assert 0.0 == pytest.approx(sum(end.returns()))
    assert max(end.returns()) > 0


def test_the_first_card_comes_out_of_the_whole_deck() -> None:
    """Six garden, eight red and ten black-eyed beans."""
    state = pyspiel.load_game("higgle_small_bohnanza").new_initial_state()
    shares = [share for _, share in state.chance_outcomes()]
    assert pytest.approx([10 / 24, 8 / 24, 6 / 24]) == shares


def test_a_clone_goes_its_own_way() -> None:
    """What happens to it leaves the other as it was."""
    state = walk("higgle_small_bohnanza", 2, most=40)[-1]
    before = str(state)
    twin = state.clone()
    while not twin.is_terminal():
        twin.apply_action(twin.legal_actions()[0])
    assert before == str(state)


def test_hidden_cards_do_not_change_what_a_seat_knows() -> None:
    """Deal anew what a seat must not see now: what it sees and may say stays the same."""
    dice = Random(3)
    for state in walk("higgle_small_bohnanza", 3):
        tree = state.tree
        if state.is_terminal() or state.is_chance_node() or tree.scheduler is None:
            continue
        seat = tree.asked_seat
        table = tree.scheduler.table
        assert isinstance(table, SmallBohnanza)
        twin = state.clone()
        twin.tree.scheduler.table = WORLDS.another(table, seat, dice)
        assert state.observation_string(seat) == twin.observation_string(seat)
        assert state.observation_tensor(seat) == twin.observation_tensor(seat)
        assert state.legal_actions() == twin.legal_actions()


def test_a_seat_remembers_all_it_saw_and_did() -> None:
    """Nothing that was once known is lost, and the drawn cards of others stay unknown."""
    path = [state for state in walk("higgle_small_bohnanza", 4) if state.tree.scheduler is not None]
    for before, after in pairwise(path):
        said = [text for _, text in before.tree.lines]
        assert said == [text for _, text in after.tree.lines][: len(said)]
    end = path[-1]
    memories = {end.information_state_string(seat) for seat in range(3)}
    assert 3 == len(memories)


def test_what_a_seat_knows_says_what_it_may_say() -> None:
    """A cancelled draft leaves fewer words, so the seat remembers it."""
    is_legal: dict[str, list[int]] = {}
    for seed in range(8):
        for state in walk("higgle_small_bohnanza(players=2,sort_count=2,cards_in_hand=1)", seed):
            if not state.is_terminal() and not state.is_chance_node():
                known = state.information_state_string(state.current_player())
                assert is_legal.setdefault(known, state.legal_actions()) == state.legal_actions()


def test_a_small_game_keeps_the_rules() -> None:
    """It is Bohnanza with fewer cards."""
    table = higgle.new(SmallBohnanza, 2, "small", {"sort_count": 2, "cards_in_hand": 1})
    assert isinstance(table, Bohnanza)
    assert [6, 8] == sorted(count for count in table.census()["bean"] if count)
    assert [1, 1] == [len(table.hand(seat)) for seat in range(2)]


@pytest.mark.parametrize("name", [*GAMES, *WHOLE])
def test_a_world_that_is_imagined_anew_is_the_same_to_the_seat(name: str) -> None:
    """It sees, remembers and may say the same; and the others' cards do lie elsewhere at times."""
    others = set()
    dice = Random(5)
    for state in walk(name, 5, most=200)[::9]:
        if state.is_chance_node() or state.is_terminal():
            continue
        seat = state.current_player()
        world = state.resample_from_infostate(seat, dice.random)
        assert state.information_state_string(seat) == world.information_state_string(seat)
        assert state.information_state_tensor(seat) == world.information_state_tensor(seat)
        assert state.legal_actions() == world.legal_actions()
        other = (seat + 1) % state.num_players()
        others.add(state.observation_string(other) == world.observation_string(other))
        while not world.is_terminal():
            if world.is_chance_node():
                world.apply_action(world.chance_outcomes()[0][0])
            else:
                world.apply_action(dice.choice(world.legal_actions()))
    assert False in others


def test_information_states_have_tensors_of_their_own() -> None:
    """Two that are told apart by their texts are told apart by their numbers."""
    found: dict[bytes, str] = {}
    game = pyspiel.load_game(GAMES[1])
    for state in walk(GAMES[1], 6, most=300):
        if not state.is_chance_node() and not state.is_terminal():
            seat = state.current_player()
            tensor = np.array(state.information_state_tensor(seat), np.float32)
            assert game.information_state_tensor_size() == len(tensor)
            text = f"{seat} {state.information_state_string(seat)}"
            assert text == found.setdefault(bytes([seat]) + tensor.tobytes(), text)


def searching(game: object) -> object:
    """OpenSpiel's search over information sets, in Python."""
    dice = np.random.RandomState(1)
    return ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, dice), 2.0, 8, random_state=dice)


@pytest.mark.parametrize("name", ["higgle_small_kuhhandel(players=2)", GAMES[1]])
def test_the_upstream_search_plays(name: str) -> None:
    """ISMCTS needs worlds that are imagined anew, and comes to the end of a game."""
    game = pyspiel.load_game(name)
    bot = searching(game)
    dice = Random(7)
    state = game.new_initial_state()
    for _ in range(40):
        if state.is_terminal():
            break
        if state.is_chance_node():
            state.apply_action(dice.choice(state.chance_outcomes())[0])
        else:
            word = bot.step(state)  # type: ignore[attr-defined] # OpenSpiel has no types
            assert word in state.legal_actions()
            state.apply_action(word)
    assert state.move_number() > 5


def test_the_search_in_another_language_refuses() -> None:
    """It would bring down the whole process."""
    bot = pyspiel.ISMCTSBot(
        1,
        pyspiel.RandomRolloutEvaluator(1, 1),
        2.0,
        8,
        -1,
        pyspiel.ISMCTSFinalPolicyType.NORMALIZED_VISIT_COUNT,
        False,
        False,
    )
    state = next(s for s in walk(GAMES[1], 8) if not s.is_chance_node())
    with pytest.raises(pyspiel.SpielError, match="written in Python"):
        bot.step(state)


def test_the_perfect_information_search_in_another_language_plays() -> None:
    """It does not bring down the process."""
    game = pyspiel.load_game(GAMES[1])
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, 8, 10, True, 1, False)
    state = next(s for s in walk(GAMES[1], 8) if not s.is_chance_node())
    assert bot.step(state) in state.legal_actions()


def test_a_game_for_two_needs_no_number_of_players() -> None:
    """Three play unless the game is for fewer."""
    assert 2 == pyspiel.load_game("higgle_small_kuhhandel").num_players()
    assert 3 == pyspiel.load_game("higgle_kuhhandel").num_players()


@pytest.mark.parametrize("word", [-3, 999])
def test_what_is_no_action_is_refused(word: int) -> None:
    """By a seat and by chance."""
    state = pyspiel.load_game(GAMES[1]).new_initial_state()
    with pytest.raises(Illegal):
        state.apply_action(word)
    state = next(s for s in walk(GAMES[1], 8) if not s.is_chance_node())
    with pytest.raises(Illegal):
        state.apply_action(word)


@pytest.mark.parametrize(
    ("name", "gain"),
    [("higgle_small_kuhhandel(players=2,species=1)", 0.7157), (SMALLEST_BOHNANZA, 0.7153)],
)
def test_the_upstream_exploitability_of_a_small_game(name: str, gain: float) -> None:
    """What a best answer gains against any word with the same chance."""
    game = pyspiel.load_game(name)
    found = exploitability.nash_conv(game, policy.UniformRandomPolicy(game))
    assert gain == pytest.approx(found, abs=1e-4)


def test_the_upstream_solver_solves_the_smallest_bohnanza() -> None:
    """Counterfactual regret minimisation leaves less to gain from round to round."""
    game = pyspiel.load_game(SMALLEST_BOHNANZA)
    solver = cfr.CFRSolver(game)
    for _ in range(5):
        solver.evaluate_and_update_policy()
    assert exploitability.nash_conv(game, solver.average_policy()) < 0.2


def test_in_a_small_bohnanza_a_refusal_stands() -> None:
    """Who could accept and refuse one offer again and again would make a tree without an end."""
    table = higgle.new(SmallBohnanza, 2, "s0", {"cards_in_hand": 3})
    table.act(0, table.actions(0)[0])
    table.act(0, table.parse("pass"))
    table.act(1, table.parse("offer 1 black-eyed for 1 red to 1"))
    table.act(0, table.parse("accept 1"))
    table.act(0, table.parse("decline 1"))
    assert ("offer", "end_trade") == next(ask.forms for ask in table.asks() if ask.seat == 0)
    table.check_position(complete=True)
    with pytest.raises(Illegal, match="no longer stands"):
        table.act(0, table.parse("accept 1"))

    table = higgle.new(SmallBohnanza, 3, "s0", {"cards_in_hand": 3})
    table.act(0, table.actions(0)[0])
    table.act(0, table.parse("pass"))
    table.act(0, table.parse("offer nothing for 1 red to all"))
    table.act(1, table.parse("decline 1"))
    table.check_position(complete=True)
    with pytest.raises(Illegal, match="not yours to answer"):
        table.act(1, table.parse("accept 1"))
    assert "decline" in next(ask.forms for ask in table.asks() if ask.seat == 2)
