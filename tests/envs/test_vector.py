"""The vector door: many tables in step, as arrays."""

import copy
import pickle
from typing import Literal

import gymnasium
import numpy as np
import pytest

from higgle.envs.batch import ILLEGAL
from higgle.envs.env_core import EnvCore
from higgle.envs.gym import HiggleGym, HiggleVectorEnv
from higgle.envs.pettingzoo import HiggleEnv
from higgle.envs.vector import Vector
from higgle.play import Match

GAMES = [
    ("bohnanza", 4),
    ("bohnanza-plus", 5),
    ("high-bohn", 4),
    ("bohnaparte", 4),
    ("kuhhandel", 3),
]


def few(game: str) -> dict[str, object]:
    """Games in which words said at random come to an end soon."""
    return {} if game == "kuhhandel" else {"offers_per_turn": 1}


def any_words(vector: Vector, dice: np.random.Generator) -> list[int]:
    """One of the words that may be said, at every table."""
    return [int(dice.choice(np.flatnonzero(mask))) for mask in vector.masks]


def walk(vector: Vector, steps: int, seed: int = 1) -> list[bytes]:
    """Everything that is written in a number of steps at random."""
    dice = np.random.default_rng(seed)
    vector.reset(seed)
    told = []
    for _ in range(steps):
        vector.step(any_words(vector, dice))
        arrays = vector.arrays
        shown = (arrays.observations, arrays.masks, arrays.seats, arrays.rewards, arrays.ended)
        told.append(b"".join(array.tobytes() for array in shown))
    return told


COPIED: list[tuple[str, dict[str, object]]] = [
    ("bohnanza", {"opponents": ["farmer", "greedy"], "memory": True, "history": 3}),
    ("high-bohn", {"candidates": 8, "rows": "learned"}),
    ("bohnaparte", {"candidates": 8}),
    ("kuhhandel", {}),
]


@pytest.mark.parametrize(("game", "settings"), COPIED)
def test_tables_are_copied_and_pickled(game: str, settings: dict[str, object]) -> None:
    """In mid-game, with arrays of their own; all twins go on alike."""
    vector = Vector(game, 3, 2, options=few(game), **settings)  # type: ignore[arg-type] # any
    walk(vector, 60)
    twins = [copy.copy(vector), copy.deepcopy(vector), vector, pickle.loads(pickle.dumps(vector))]
    told = []
    for twin in twins:
        dice = np.random.default_rng(3)
        steps = []
        for _ in range(150):
            twin.step(any_words(twin, dice))
            steps.append(b"".join(array.tobytes() for array in twin.arrays.all()[1:]))
        twin.reset()
        told.append([*steps, twin.observations.tobytes()])
    assert told == [told[0]] * 4


def test_gymnasium_s_tables_are_copied() -> None:
    """As the plain door's are."""
    env = HiggleVectorEnv("kuhhandel", 3, 2)
    env.reset(seed=1)
    twin = pickle.loads(pickle.dumps(env))
    words = env.vector.masks.argmax(axis=1)
    assert env.step(words)[0].tobytes() == twin.step(words)[0].tobytes()


def test_tables_in_processes_say_that_they_are_not_copied() -> None:
    """A copy would close the line to them, so they are left alone and go on."""
    with Vector("kuhhandel", 3, 2, processes=2) as vector:
        vector.reset(1)
        for copied in (copy.copy, copy.deepcopy, pickle.dumps):
            with pytest.raises(TypeError, match="play them in one"):
                copied(vector)
        vector.step(vector.masks.argmax(axis=1))


@pytest.mark.parametrize("processes", [1, 2])
def test_a_critic_is_shown_what_all_seats_see(processes: int) -> None:
    """One observation after the other, from the first seat on; without the wish there are none."""
    with Vector("kuhhandel", 3, 2, states=True, processes=processes) as vector:
        walk(vector, 60)
        size = vector.observations.shape[1]
        for table, seat in enumerate(vector.seats):
            part = slice(seat * size, (seat + 1) * size)
            assert vector.observations[table].tolist() == vector.states[table, part].tolist()
    assert (2, 3 * size) == vector.states.shape
    assert (2, 0) == Vector("kuhhandel", 3, 2).states.shape


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_every_door_plays_the_game_of_the_arena(game: str, seats: int) -> None:
    """Unless options are named; others would be another game for the bots too."""
    agreed = Match(game, seats, ["random"] * seats).table.options
    assert agreed == HiggleEnv(game, seats).core.table.options
    assert agreed == HiggleGym(game, seats).core.table.options
    assert agreed == Vector(game, seats, 1).config.make_core().table.options


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_games_follow_each_other(game: str, seats: int) -> None:
    """All seats are the learner's; at the end a win is shared out, and the next game is dealt."""
    vector = Vector(game, seats, 3, options=few(game))
    dice = np.random.default_rng(2)
    vector.reset(2)
    over = 0
    while over < 3:
        vector.step(any_words(vector, dice))
        paid = vector.rewards.sum(axis=1)
        assert vector.ended.astype(float) == pytest.approx(paid)
        assert vector.rewards.tolist() == vector.results[:, :, 0].tolist()
        assert (vector.masks.sum(axis=1) > 0).all()
        over += int(vector.ended.sum())
    assert vector.seats.min() >= 0
    assert vector.seats.max() < seats


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_what_is_written_is_what_the_seat_sees(game: str, seats: int) -> None:
    """Rows that are kept up to date are the same as rows that are written anew."""
    vector = Vector(game, seats, 1)
    dice = np.random.default_rng(3)
    vector.reset(3)
    assert vector.tables is not None
    core = vector.tables.cores[0]
    for _ in range(300):
        vector.step(any_words(vector, dice))
        seat, draft = int(vector.seats[0]), core.draft
        assert draft is not None
        buffer = core.encoder.buffer(seat)
        buffer.update(core.table.view(seat))
        buffer.update_draft(draft)
        assert buffer.to_array().tobytes() == vector.observations[0].tobytes()
        allowed = [core.codec.words[word] for word in np.flatnonzero(vector.masks[0])]
        assert sorted(draft.choices) == sorted(allowed)


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_page_is_up_to_date_however_seldom_one_looks(game: str, seats: int) -> None:
    """What happened in between, a draft that was dropped too, leaves nothing behind."""
    core = EnvCore(game, seats, few(game))
    dice = np.random.default_rng(6)
    core.deal("seldom")
    for _ in range(600):
        if not core.advance():
            core.deal("once more")
            continue
        if dice.random() < 0.2:
            for seat in range(seats):
                buffer = core.encoder.buffer(seat)
                buffer.update(core.table.view(seat))
                buffer.update_draft(core.draft_of(seat))
                assert buffer.to_array().tobytes() == core.observe(seat).tobytes()
        core.say(int(dice.choice(core.allowed)))


def test_processes_play_the_same_games() -> None:
    """However many play, the arrays are the same; they lie in memory that all of them share."""
    with Vector("bohnanza", 3, 5) as one, Vector("bohnanza", 3, 5, processes=2) as two:
        assert walk(one, 150) == walk(two, 150)


def test_bots_of_a_pool_sit_in_the_other_seats() -> None:
    """The learner keeps its seat until the game is over."""
    vector = Vector("kuhhandel", 3, 2, ["random"], seat=1, reward="rank")
    dice = np.random.default_rng(4)
    vector.reset(4)
    while not vector.ended.any():
        assert [1, 1] == vector.seats.tolist()
        vector.step(any_words(vector, dice))


def test_a_word_that_the_mask_forbids_loses_the_game() -> None:
    """Its seat gets -1, and the next game is dealt."""
    vector = Vector("bohnanza", 3, 2)
    vector.reset(5)
    seat = vector.seats[0]
    words = vector.masks.argmax(axis=1)
    words[0] = vector.masks[0].argmin()
    vector.step(words)

    assert [True, False] == vector.ended.tolist()
    assert ILLEGAL == vector.rewards[0, seat]


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_whole_actions_are_candidates_with_a_row_each(game: str, seats: int) -> None:
    """A learner that scores each of them plays to the end; a row counts the words of its action."""
    vector = Vector(game, seats, 2, options=few(game), candidates=16)
    dice = np.random.default_rng(6)
    vector.reset(6)
    assert vector.tables is not None
    while not vector.ended.any():
        shown = vector.masks.astype(bool)
        assert (vector.candidates.sum(axis=2) > 0).tolist() == shown.tolist()
        vector.step(any_words(vector, dice))


def test_games_can_be_cut_short() -> None:
    """Nobody is paid then."""
    vector = Vector("bohnanza", 3, 2, steps=10)
    walk(vector, 10)
    assert vector.cut.all()
    assert not vector.rewards.any()
    vector.step(vector.masks.argmax(axis=1))
    assert not vector.cut.any()


def test_gymnasium_knows_it_as_a_vector_environment() -> None:
    """Spaces, masks and the last observations are where its learners look for them."""
    made = HiggleVectorEnv("bohnanza", 3, 3, ["random"], steps=40)
    seen, info = made.reset(seed=1)
    assert made.observation_space.contains(seen)
    finals = 0
    for _ in range(60):
        masks = info["action_mask"]
        assert isinstance(masks, np.ndarray)
        seen, paid, ended, cut, info = made.step(masks.argmax(axis=1))
        assert (3,) == paid.shape == ended.shape == cut.shape
        assert made.observation_space.contains(seen)
        finals += "final_obs" in info
    assert finals
    assert gymnasium.vector.AutoresetMode.SAME_STEP is made.metadata["autoreset_mode"]
    made.close()


@pytest.mark.parametrize("way", ["rank", "score"])
def test_results_are_counted_in_every_way(way: Literal["rank", "score"]) -> None:
    """Whatever is paid; they are gone when the next game has begun."""
    vector = Vector("kuhhandel", 3, 1, reward=way)
    dice = np.random.default_rng(4)
    vector.reset(4)
    assert vector.tables is not None
    while not vector.ended.any():
        vector.step(any_words(vector, dice))
    wins, ranks, scores = vector.results[0].T
    assert 1 == wins.sum() == wins[scores.argmax()]
    assert 1 == ranks[scores.argmax()]
    assert 1.5 == ranks.sum()
    assert vector.rewards[0].tolist() == {"rank": ranks, "score": scores}[way].tolist()
    vector.step(any_words(vector, dice))
    assert not vector.results.any()


def test_a_learner_is_told_what_it_came_to() -> None:
    """At the end of a game `final_info` counts it in every way, as Gymnasium writes it."""
    made = HiggleVectorEnv("kuhhandel", 3, 2, ["random"], reward="rank")
    dice = np.random.default_rng(5)
    _, info = made.reset(seed=5)
    ended, seats = np.zeros(2, bool), np.zeros(2, int)
    paid = np.zeros(2, np.float32)
    while not ended.any():
        assert "final_info" not in info
        seats = made.vector.seats.astype(int)
        _, paid, ended, _, info = made.step(np.array(any_words(made.vector, dice)))
    final = info["final_info"]
    assert isinstance(final, dict)
    came_to = made.vector.results[[0, 1], seats]
    assert came_to.T.tolist() == [final[way].tolist() for way in ("win", "rank", "score")]
    assert final["rank"].tolist() == paid.tolist()
    assert ended.tolist() == final["_score"].tolist()
    made.close()


def test_a_game_that_a_word_has_ended_came_to_nothing() -> None:
    """A word that the mask forbids: -1 is paid, and no result is counted."""
    made = HiggleVectorEnv("kuhhandel", 3, 2, ["random"])
    made.reset(seed=5)

    _, paid, ended, _, info = made.step(np.array([-1, made.vector.masks[1].argmax()]))

    assert ([-1, 0], [True, False]) == (paid.tolist(), ended.tolist())
    final = info["final_info"]
    assert isinstance(final, dict)
    assert [[False, False]] * 3 == [final[f"_{way}"].tolist() for way in ("win", "rank", "score")]
    made.close()


def test_gymnasium_makes_many_by_name() -> None:
    """`make_vec` takes this door, with its processes, and not one environment after the other."""
    made = gymnasium.make_vec(
        "higgle.envs.gym:higgle/kuhhandel-v0", num_envs=2, seats=3, opponents=["random"]
    )
    seen, _ = made.reset(seed=1)
    assert isinstance(made.unwrapped, HiggleVectorEnv)
    assert 2 == len(seen) == made.num_envs
    made.close()


def test_every_seed_of_a_list_counts() -> None:
    """Not only the first."""
    made = HiggleVectorEnv("kuhhandel", 3, 2, ["random"])
    first, second, again = [made.reset(seed=[1, last])[0].tobytes() for last in (2, 3, 2)]
    assert first == again
    assert first != second


def test_one_table_is_the_gymnasium_door() -> None:
    """A learner sees as many numbers and words as there."""
    vector = Vector("kuhhandel", 4, 1, ["random"])
    door = HiggleGym("kuhhandel", 4, ["random"])
    assert door.observation_space.shape == vector.observations.shape[1:]
    assert door.words == vector.vocabulary
    assert EnvCore("kuhhandel", 4).encoder.legend == vector.legend
