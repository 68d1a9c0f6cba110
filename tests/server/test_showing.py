"""Showing cards at a live table: who is named sees them, and nobody else, now and later."""

import msgspec
import pytest

from higgle.protocol.messages import Update, View, Welcome
from tests.server.hall import Hall, Player

pytestmark = pytest.mark.anyio


def sightings(player: Player, message: type[Update] | type[Welcome]) -> list[tuple[int, ...]]:
    """What a player's scene says was shown, and must still lie there."""
    scene = player.last(message).scene
    assert scene is not None
    view = msgspec.json.decode(bytes(scene.view), type=View)
    return [one.cards for one in view.sightings]


def faces(player: Player) -> list[int]:
    """The faces that a player saw of what was just shown."""
    return [move[0] for move in player.last(Update).happened.events[0].moves]


async def test_who_is_named_sees_the_card_and_is_reminded_of_it(small_hall: Hall) -> None:
    ann, bob, cyd = await small_hall.table(people=3, bots=0)
    card = small_hall.manager.rooms[ann.code].need_state().game.piles[2][0]

    assert (await ann.act({"type": "show_cards", "cards": [card], "to": [1]})).ok

    assert [[card], [card], [0]] == [faces(one) for one in (ann, bob, cyd)]
    assert [(card,)] == sightings(ann, Update) == sightings(bob, Update)
    assert [] == sightings(cyd, Update)
    await bob.go()
    await bob.come()
    assert [(card,)] == sightings(bob, Welcome)


async def test_what_was_shown_cannot_be_taken_back(small_hall: Hall) -> None:
    """What was seen was seen."""
    ann, _, _ = await small_hall.table(people=3, bots=0)

    assert (await ann.act("show hand to all")).ok

    assert 0 == small_hall.manager.rooms[ann.code].need_state().undoable(0)
