"""What is remembered at the doors: what came and went, and the last events."""

import pickle
from random import Random

import pytest

from higgle.core.piles import NOTHING
from higgle.envs.encoder import Numbers
from higgle.envs.env_core import EnvCore, Mask
from higgle.envs.pettingzoo import HiggleEnv
from higgle.envs.policy import policy_player
from higgle.envs.vector import Vector
from higgle.play import Match
from tests.envs.settings import SETTINGS, Setting


def play(core: EnvCore, seed: str, words: int) -> list[tuple[Numbers, Numbers]]:
    """Say words at random; what each seat saw after the deal, and at the end."""
    dice = Random(seed)
    core.deal(seed)
    first = [core.observe(seat) for seat in range(core.seats)]
    for _ in range(words):
        if not core.advance():
            break
        core.say(dice.choice(core.allowed))
        if dice.random() < 0.2:
            core.observe(dice.randrange(core.seats))
    return [(first[seat], core.observe(seat)) for seat in range(core.seats)]


def counted(core: EnvCore, seen: Numbers, name: str) -> dict[str, Numbers]:
    """The numbers of a part of memory, by the names of the piles, one row for each owner."""
    table, at = core.table, core.encoder.legend[name].start
    found: dict[str, Numbers] = {}
    for pile, first in table.layout.first.items():
        size = len(table.census().get(table.layout.families[first], ()))
        owners = table.seats if table.layout.owners[first] >= 0 else 1
        found[pile] = seen[at : at + owners * size].reshape(owners, size)
        at += owners * size
    return found


@pytest.mark.parametrize("setting", SETTINGS[:5], ids=lambda setting: setting[0])
def test_what_came_less_what_went_is_what_lies_there(setting: Setting) -> None:
    """Every card that came or went is counted once; decks are shuffled, and tell nothing."""
    game, seats, options = setting
    core = EnvCore(game, seats, options, memory=True)
    layout = core.table.layout
    for seat, (before, after) in enumerate(play(core, "a", 400)):
        came, went = counted(core, after, "came"), counted(core, after, "went")
        for name, rows in came.items():
            pile = layout.first[name]
            if layout.bags[pile] or layout.owners[pile] < 0 or not rows.size:
                continue
            first = core.encoder.legend[name].start
            stood, stands = (
                seen[first : first + rows.size].reshape(rows.shape) for seen in (before, after)
            )
            kept = stood + rows - went[name]
            counts = layout.sees(seat)[pile + (seat + 1) % seats] != NOTHING
            shown = slice(None if counts else 1)
            assert kept.sum(1)[shown].tolist() == stands.sum(1)[shown].tolist(), name
            if name in ("hand", "purse"):
                assert kept[0].tolist() == stands[0].tolist()
        assert any(rows.any() for rows in came.values())


def test_nothing_is_remembered_of_the_last_game() -> None:
    core = EnvCore("kuhhandel", 4, memory=True, history=5)
    play(core, "a", 200)
    core.deal("b")
    assert not core.observe(0)[core.encoder.memory_start :].any()


def test_the_newest_event_comes_first() -> None:
    """Two events later, what was first is third."""
    core = EnvCore("kuhhandel", 4, history=6)
    play(core, "a", 60)
    width = core.encoder.history.width
    before = core.observe(2)[core.encoder.legend["events"]].reshape(6, width)
    told = len(core.scheduler.events)
    while len(core.scheduler.events) < told + 2:
        core.advance()
        core.say(core.allowed[0])
    fresh = len(core.scheduler.events) - told
    after = core.observe(2)[core.encoder.legend["events"]].reshape(6, width)
    assert after[fresh:].tolist() == before[: 6 - fresh].tolist()
    assert before.any(axis=1).all()


def test_a_copy_remembers_the_same() -> None:
    env = HiggleEnv("bohnanza", 4, {"offers_per_turn": 2}, memory=True, history=3)
    env.reset(seed=1)
    dice = Random(1)
    for _ in range(120):
        env.step(dice.choice(env.core.allowed))
    twin = pickle.loads(pickle.dumps(env))
    assert (twin.state() == env.state()).all()
    assert env.state()[env.core.encoder.memory_start : env.core.encoder.size].any()


def test_tables_in_step_remember_too() -> None:
    with Vector("bohnanza", 4, 2, options={"offers_per_turn": 2}, memory=True) as tables:
        tables.reset(seed=1)
        size = tables.observations.shape[1]
        for _ in range(60):
            tables.step(tables.masks.argmax(axis=1))
        assert size > EnvCore("bohnanza", 4).encoder.size
        assert tables.observations[:, EnvCore("bohnanza", 4).encoder.size :].any()


def test_a_policy_sits_down_with_its_memory() -> None:
    size = EnvCore("kuhhandel", 4, memory=True, history=2).encoder.size
    remembered = EnvCore("kuhhandel", 4).encoder.size
    found: list[bool] = []

    def first_word(seen: Numbers, mask: Mask) -> int:
        assert len(seen) == size
        found.append(bool(seen[remembered:].any()))
        return int(mask.argmax())

    shy = policy_player(first_word, memory=True, history=2)
    Match("kuhhandel", 4, [shy, "random", "random", "random"], "a").play()
    assert any(found)
