"""What is shown: written once for all where all see alike, and the same as if written for each."""

from random import Random

import msgspec
import pytest

from higgle.core import CLOCK, Action, Writer
from higgle.live.clocks import running_clocks
from higgle.live.journal import Step
from higgle.live.projection import Projection
from higgle.live.table_state import TableConfig, TableState
from higgle.play import make_bot
from higgle.protocol.messages import Clocks, ServerMessage, Update
from tests.server.states import AUDIENCES, GAMES, NOW, step

pytestmark = pytest.mark.usefixtures("orchard")


def walk(game: str, steps: int, seed: int = 1) -> list[tuple[TableState, Step]]:
    """The state of a game at random, stopped after every twentieth step."""
    random = Random(f"{game} {seed}")
    state = TableState(
        TableConfig(game, 4, f"shown {seed}", {}, Clocks(), False, (0, 1, 2, 3), NOW)
    )
    bot = make_bot("random", game, random)
    found: list[tuple[TableState, Step]] = []
    while state.seq < steps and not state.over:
        ask = random.choice(state.asks)
        action: Action | None
        if ask.seat == CLOCK:
            action = state.game.actions(CLOCK)[0]
        else:
            action = bot.act(state.game.view(ask.seat), ask, ())
        if action is not None:
            told = step(state, ask.seat, action)
            if state.seq % 20 == 0:
                found.append((still(state), told))
    return found


def still(state: TableState) -> TableState:
    """A state that does not move any more."""
    twin = TableState(state.config)
    twin.game, twin.asks, twin.seq = state.game, state.asks, state.seq
    twin.totals = running_clocks(twin)
    twin.since = dict.fromkeys(twin.totals, NOW)
    return twin


@pytest.mark.parametrize("game", GAMES)
def test_a_view_is_written_as_the_table_writes_it(game: str) -> None:
    """Byte for byte, whoever came first."""
    for state, _ in walk(game, 200):
        for first in range(len(AUDIENCES)):
            writer = Writer()
            for audience in AUDIENCES[first:] + AUDIENCES[:first]:
                view = state.game.view(audience)
                assert view.json() == writer.write(view)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_shared_is_the_same_for_everybody(game: str) -> None:
    """Asks and public aids know nothing that only one seat sees."""
    for state, _ in walk(game, 200):
        for audience in AUDIENCES:
            view = state.game.view(audience)
            assert state.asks == view.asks()
            assert state.game.view().hints().shared() == view.hints().shared()
            lasting = {
                name: msgspec.json.encode(aid) for name, aid in view.hints().lasting().items()
            }
            assert lasting == {name: bytes(aid) for name, aid in state.lasting.items()}


@pytest.mark.parametrize("game", GAMES)
def test_an_update_is_what_the_contract_says(game: str) -> None:
    """It reads as an `Update`, and an `Update` would be written the same."""
    for state, told in walk(game, 100):
        projection = Projection(state, NOW)
        for audience in AUDIENCES:
            sent = projection.update(told, audience, "en", True)
            update = msgspec.json.decode(sent, type=ServerMessage)
            assert isinstance(update, Update)
            assert sent == msgspec.json.encode(update)
            view = state.game.view(audience)
            assert msgspec.json.encode(view.hints().all()) == msgspec.json.encode(update.scene.aids)


@pytest.mark.parametrize("game", GAMES)
def test_what_was_tried_out_is_what_the_log_gives(game: str) -> None:
    """A process that acts and one that only reads the log come to the same table."""
    random = Random(f"twice {game}")
    terms = TableConfig(game, 4, "twice", {}, Clocks(turn=60.0), False, (0, 1, 2, 3), NOW)
    here, there = TableState(terms), TableState(terms)
    bot = make_bot("random", game, random)
    while here.seq < 150 and not here.over:
        ask = random.choice(here.asks)
        action: Action | None
        if ask.seat == CLOCK:
            action = here.game.actions(CLOCK)[0]
        else:
            action = bot.act(here.game.view(ask.seat), ask, ())
        if action is not None:
            told = step(here, ask.seat, action)
            assert told == there.take(told.entry)

    assert here.game.json() == there.game.json()
    assert (here.history, here.since, here.asks) == (there.history, there.since, there.asks)
    assert here.game.record() == there.game.record()
