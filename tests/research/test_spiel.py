"""OpenSpiel: its own random simulations, chance nodes, and what a seat knows."""

from itertools import pairwise
from random import Random

import pyspiel  # type: ignore[import-not-found] # a compiled module without types
import pytest

import higgle.research.spiel  # registers the games
from higgle.bohnanza.game import Bohnanza
from higgle.research.games.small import SmallBohnanza
from higgle.research.spiel import HiggleState
from tests.laws.beans import WORLDS

GAMES = [
    "higgle_small_bohnanza",
    "higgle_small_bohnanza(players=2,sort_count=2,cards_in_hand=1)",
    "higgle_kuhhandel(players=2)",
]


@pytest.mark.parametrize("name", GAMES)
def test_the_upstream_simulation_passes(name: str, capfd: pytest.CaptureFixture[str]) -> None:
    """Random games under OpenSpiel's own checks, with states written down and read again."""
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


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
        if state.is_terminal() or state.is_chance_node() or tree.floor is None:
            continue
        seat = tree.asked
        table = tree.floor.table
        assert isinstance(table, SmallBohnanza)
        twin = state.clone()
        twin.tree.floor.table = WORLDS.another(table, seat, dice)
        assert state.observation_string(seat) == twin.observation_string(seat)
        assert state.observation_tensor(seat) == twin.observation_tensor(seat)
        assert state.legal_actions() == twin.legal_actions()


def test_a_seat_remembers_all_it_saw_and_did() -> None:
    """Nothing that was once known is lost, and the drawn cards of others stay unknown."""
    path = [state for state in walk("higgle_small_bohnanza", 4) if state.tree.floor is not None]
    for before, after in pairwise(path):
        said = [text for _, text in before.tree.lines]
        assert said == [text for _, text in after.tree.lines][: len(said)]
    end = path[-1]
    memories = {end.information_state_string(seat) for seat in range(3)}
    assert 3 == len(memories)


def test_what_a_seat_knows_says_what_it_may_say() -> None:
    """A cancelled draft leaves fewer words, so the seat remembers it."""
    legal: dict[str, list[int]] = {}
    for seed in range(8):
        for state in walk("higgle_small_bohnanza(players=2,sort_count=2,cards_in_hand=1)", seed):
            if not state.is_terminal() and not state.is_chance_node():
                known = state.information_state_string(state.current_player())
                assert legal.setdefault(known, state.legal_actions()) == state.legal_actions()


def test_a_small_game_keeps_the_rules() -> None:
    """It is Bohnanza with fewer cards."""
    table = higgle.new(SmallBohnanza, 2, "small", {"sort_count": 2, "cards_in_hand": 1})
    assert isinstance(table, Bohnanza)
    assert [6, 8] == sorted(count for count in table.census()["bean"] if count)
    assert [1, 1] == [len(table.hand(seat)) for seat in range(2)]
