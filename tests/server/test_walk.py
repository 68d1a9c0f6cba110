"""The walk of an offer through the server: how many files somebody opens who follows it."""

import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

import msgspec
import pytest

import higgle
from higgle.bohnanza.game import Bohnanza
from higgle.protocol.messages import Act, Patch
from tests.server.hall import Hall, Player

pytestmark = pytest.mark.anyio
SOURCE = str(Path(higgle.__file__).parent)
ACCEPTED = 25
"""The files from the session that hears an accepted offer to the others' queues."""
OFFERED = 30
"""The files from the timer that lets a bot think to the others' queues."""


@contextmanager
def traced() -> Iterator[set[str]]:
    """The files of ours in which a function is called meanwhile, in any new thread as well."""
    files: set[str] = set()

    def note(frame: FrameType, event: str, arg: object) -> None:
        name = frame.f_code.co_filename
        if event == "call" and name.startswith(SOURCE):
            files.add(name.removeprefix(SOURCE + "/"))

    threading.setprofile(note)
    sys.setprofile(note)
    try:
        yield files
    finally:
        sys.setprofile(None)
        threading.setprofile(None)


def game_of(hall: Hall, player: Player) -> Bohnanza:
    """The game at a player's table."""
    game = hall.manager.rooms[player.code].need_state().game
    assert isinstance(game, Bohnanza)
    return game


async def test_an_accepted_offer_crosses_few_files(small_hall: Hall) -> None:
    ann, bob = await small_hall.table(people=2, bots=1)
    wanted = game_of(small_hall, ann).hand(1)[0]
    offer: dict[str, object] = {"type": "offer", "want": [wanted], "to": [1]}
    for action in ("plant 1", "pass", offer):
        assert (await ann.act(action)).ok
    await ann.come(patches=True)
    await bob.come(patches=True)
    ways = game_of(small_hall, bob).view(1).actions(1)
    accept = next(plain for plain in map(msgspec.to_builtins, ways) if plain["type"] == "accept")
    message = msgspec.json.encode(Act(bob.number(), accept))

    with traced() as files:
        await bob.session.hear(message)

    assert 1 == ann.last(Patch).happened.seat
    assert len(files) <= ACCEPTED, sorted(files)


async def test_a_bots_offer_crosses_few_files(small_hall: Hall) -> None:
    [ann] = await small_hall.table(people=1, bots=2)
    await ann.come(patches=True)
    events: list[str] = []
    files: set[str] = set()
    while "offered" not in events:
        state = small_hall.manager.rooms[ann.code].need_state()
        ask = state.ask_of(0)
        if ask is not None and ask.must:
            [action, *_] = state.game.view(0).actions(0)
            assert (await ann.act(msgspec.to_builtins(action))).ok
        ann.listen()
        ann.heard.clear()
        with traced() as crossed:
            await small_hall.hands.advance(0.8)
        shown = [patch.happened for patch in ann.all(Patch) if patch.happened.seat]
        files = crossed
        events = [event.name for happened in shown for event in happened.events]

    assert len(files) <= OFFERED, sorted(files)
