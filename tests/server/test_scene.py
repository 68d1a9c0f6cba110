"""What is shown: written once for all where all see alike, and the same as if written for each."""

from random import Random

import msgspec
import pytest

from higgle.core import CLOCK, Action, Seat, Writer
from higgle.play import make_bot
from higgle.protocol.messages import Clocks, ServerMessage, Update
from higgle.server.live.replica import Replica, Terms, Told
from higgle.server.live.scene import Moment, happened
from higgle.server.store.entry import ACT, Entry

GAMES = ("bohnanza", "bohnanza-plus", "high-bohn", "bohnaparte", "kuhhandel", "orchard")
NOW = 1000.0
AUDIENCES: tuple[Seat | None, ...] = (0, 1, 2, 3, None)


def walk(game: str, steps: int, seed: int = 1) -> list[tuple[Replica, Told]]:
    """The replica of a game at random, stopped after every twentieth step."""
    random = Random(f"{game} {seed}")
    replica = Replica(Terms(game, 4, f"shown {seed}", {}, Clocks(), False, (0, 1, 2, 3), NOW))
    bot = make_bot("random", game, random)
    found: list[tuple[Replica, Told]] = []
    while replica.seq < steps and not replica.over:
        ask = random.choice(replica.asks)
        action: Action | None
        if ask.seat == CLOCK:
            action = replica.game.actions(CLOCK)[0]
        else:
            action = bot.act(replica.game.view(ask.seat), ask, ())
        if action is not None:
            told = step(replica, ask.seat, action)
            if replica.seq % 20 == 0:
                found.append((still(replica), told))
    return found


def step(replica: Replica, seat: Seat, action: Action) -> Told:
    """Carry out an action as a room does: first on a copy."""
    trial = replica.try_out(seat, action)
    body = msgspec.json.encode(action).decode()
    entry = Entry(replica.seq + 1, NOW, ACT, seat, "client", replica.seq + 1, body)
    return replica.take(entry, trial)


def still(replica: Replica) -> Replica:
    """A replica that does not move any more."""
    twin = Replica(replica.terms)
    twin.game, twin.asks, twin.seq = replica.game, replica.asks, replica.seq
    twin.totals = twin.running()
    twin.since = dict.fromkeys(twin.totals, NOW)
    return twin


@pytest.mark.parametrize("game", GAMES)
def test_a_view_is_written_as_the_table_writes_it(game: str) -> None:
    """Byte for byte, whoever came first."""
    for replica, _ in walk(game, 200):
        for first in range(len(AUDIENCES)):
            writer = Writer()
            for audience in AUDIENCES[first:] + AUDIENCES[:first]:
                view = replica.game.view(audience)
                assert view.json() == writer.write(view)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_shared_is_the_same_for_everybody(game: str) -> None:
    """Asks and public aids know nothing that only one seat sees."""
    for replica, _ in walk(game, 200):
        for audience in AUDIENCES:
            view = replica.game.view(audience)
            assert replica.asks == view.asks()
            assert replica.game.view().hints().shared() == view.hints().shared()
            lasting = {
                name: msgspec.json.encode(aid) for name, aid in view.hints().lasting().items()
            }
            assert lasting == {name: bytes(aid) for name, aid in replica.lasting.items()}


@pytest.mark.parametrize("game", GAMES)
def test_an_update_is_what_the_contract_says(game: str) -> None:
    """It reads as an `Update`, and an `Update` would be written the same."""
    for replica, told in walk(game, 100):
        moment = Moment(replica, NOW)
        for audience in AUDIENCES:
            sent = moment.update(happened(replica, told, audience, "en"), audience, 7)
            update = msgspec.json.decode(sent, type=ServerMessage)
            assert isinstance(update, Update)
            assert sent == msgspec.json.encode(update)
            view = replica.game.view(audience)
            assert msgspec.json.encode(view.hints().all()) == msgspec.json.encode(update.scene.aids)


@pytest.mark.parametrize("game", GAMES)
def test_what_was_tried_out_is_what_the_log_gives(game: str) -> None:
    """A process that acts and one that only reads the log come to the same table."""
    random = Random(f"twice {game}")
    terms = Terms(game, 4, "twice", {}, Clocks(turn=60.0), False, (0, 1, 2, 3), NOW)
    here, there = Replica(terms), Replica(terms)
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
    assert (here.deeds, here.since, here.asks) == (there.deeds, there.since, there.asks)
    assert here.game.record() == there.game.record()
