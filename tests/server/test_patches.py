"""Patches: what a reader makes of them is the scene that others are sent whole."""

from random import Random

import msgspec
import pytest

from higgle.core import CLOCK, Action
from higgle.live.projection import Projection, difference
from higgle.live.subscriber import Subscriber
from higgle.live.table_state import TableConfig, TableState
from higgle.play import make_bot
from higgle.protocol.messages import Clocks, Debt, Patch, ServerMessage, Update
from tests.server.hall import Hall, Player
from tests.server.patched import patched
from tests.server.states import AUDIENCES, GAMES, NOW, step

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("orchard")]

Plain = dict[str, object]


def plain(data: bytes) -> Plain:
    """A message as a page reads it."""
    found: Plain = msgspec.json.decode(data)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_patched_scene_is_the_whole_one(game: str) -> None:
    """For every audience after every step of a game at random, and in far fewer bytes."""
    random = Random(f"patches {game}")
    config = TableConfig(game, 4, "patches", {}, Clocks(turn=60.0), False, (0, 1, 2, 3), NOW)
    state, bot = TableState(config), make_bot("random", game, random)
    projection = Projection(state, NOW)
    scenes = {seat: plain(msgspec.json.encode(projection.scene(seat))) for seat in AUDIENCES}
    before = {seat: projection.parts_of(seat) for seat in AUDIENCES}
    sizes = [0, 0]
    while state.seq < 150 and not state.over:
        ask = random.choice(state.asks)
        action: Action | None
        if ask.seat == CLOCK:
            action = state.game.actions(CLOCK)[0]
        else:
            action = bot.act(state.game.view(ask.seat), ask, ())
        if action is None:
            continue
        told = step(state, ask.seat, action)
        projection = Projection(state, NOW + state.seq, before)
        for seat in AUDIENCES:
            sent = projection.tell(told, seat, "en", True, True)
            assert isinstance(msgspec.json.decode(sent, type=ServerMessage), Patch)
            whole = projection.tell(told, seat, "en", True, False)
            update = plain(whole)
            patch = plain(sent)
            scenes[seat] = patched(scenes[seat], patch)
            assert update["scene"] == scenes[seat]
            assert [update[name] for name in ("seq", "happened", "n")] == [
                patch[name] for name in ("seq", "happened", "n")
            ]
            sizes = [sizes[0] + len(sent), sizes[1] + len(whole)]
        before = {seat: projection.parts_of(seat) for seat in AUDIENCES}

    assert sizes[0] < sizes[1] * (0.9 if game == "orchard" else 0.5)


def test_a_list_is_told_between_what_stays() -> None:
    """Objects in front and behind are not sent again; lists of numbers are told whole."""
    x = [Debt(seat, 0, ()) for seat in range(5)]

    told = difference(
        {"/a": x[:3], "/b": (1, 2), "/c": 1, "/clocks": [1]},
        {"/a": [x[0], x[4], x[2]], "/b": (1, 3), "/d": None, "/clocks": [1]},
    )

    assert {"/b": (1, 3), "/d": None, "/clocks": [1]} == told.parts
    assert {"/a": (1, 1, [x[4]])} == told.lists
    assert ["/c"] == told.gone


def followed(player: Player) -> list[tuple[int, object]]:
    """The scenes that somebody had after each step, patches worked in."""
    player.listen()
    scene: Plain = {}
    found: list[tuple[int, object]] = []
    for message in map(plain, player.raw):
        if message["type"] in ("welcome", "update"):
            scene = told(message["scene"])
        elif message["type"] == "patch":
            scene = patched(scene, message)
        else:
            continue
        seq = message["seq"]
        assert isinstance(seq, int)
        found.append((seq, {**scene, "clocks": []}))
    return found


def told(scene: object) -> Plain:
    """A scene, which is there."""
    assert isinstance(scene, dict)
    return scene


async def test_whoever_asks_for_patches_has_the_same_scenes(hall: Hall) -> None:
    """At one table with others who are sent whole ones; after another hello it begins anew."""
    ann, bob = await hall.table("bohnanza", 2)
    twin = Player(hall.manager, ann.visitor, ann.code, "the-same-ann")
    await twin.come()
    await ann.come(patches=True)
    await hall.play_on(ann.code, [ann, bob], 20)
    await ann.come(patches=True)
    await hall.play_on(ann.code, [ann, bob], 20)

    mine, whole = dict(followed(ann)), dict(followed(twin))

    assert whole == mine
    assert len(ann.all(Patch)) > 20
    assert not ann.all(Update)
    assert not bob.all(Patch)
    assert max(seq for seq, _ in followed(bob)) == max(mine)


def test_a_patch_follows_only_the_scene_of_the_same_seat() -> None:
    """Whoever takes a chair, or has missed a step, is sent a whole scene."""
    reader = Subscriber("p1", "Ann")
    reader.show(b"", 4)
    assert (True, False) == (reader.has_scene(4), reader.has_scene(5))
    reader.seat = 1
    assert not reader.has_scene(4)
    reader.held = True
    reader.show(b"", 5)
    assert not reader.has_scene(5)


async def test_without_the_scene_before_everything_is_told(hall: Hall) -> None:
    """As after a step that nobody in this process was shown."""
    ann, bob = await hall.table("bohnanza", 2)
    await ann.come(patches=True)
    hall.manager.rooms[ann.code].shown.set(-1, {})
    await hall.play_on(ann.code, [ann, bob], 1)

    assert ann.all(Update)[:1]
