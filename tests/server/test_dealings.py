"""How somebody deals, from the games that the server keeps."""

import pytest

from higgle.bohnanza.game import Bohnanza
from higgle.protocol.messages import Remark
from tests.server.hall import Hall

pytestmark = pytest.mark.anyio


async def test_deals_and_promises_of_finished_games_are_told(small_hall: Hall) -> None:
    """Ann gives Bob a bean and keeps her word, or not; each sees their own side."""
    ann, bob = await small_hall.table(people=2, bots=1)
    await ann.act("plant 1")
    await ann.act("pass")
    game = small_hall.manager.rooms[ann.code].need_state().game
    assert isinstance(game, Bohnanza)
    bean, number = game.open_cards(0)[0], game.next_offer
    promised = next(sort for sort in range(1, 20) if sort not in game.hand(0))
    await ann.send(Remark(ann.number(), "promise", offer=number, to=1, give=(promised,)))
    await ann.act({"type": "offer", "open": [bean], "to": [1]})
    await bob.act({"type": "accept", "offer": number})
    await ann.act({"type": "confirm", "offer": number, "partner": 1})
    manager = small_hall.manager
    assert 0 == (await manager.dealings(ann.visitor.id, "here")).games
    await small_hall.play_on(ann.code, [ann, bob])
    await small_hall.hands.advance(1)

    mine = await manager.dealings(ann.visitor.id, "here")
    his = await manager.dealings(bob.visitor.id, "here")

    with_bob = next(one for one in mine.partners if one.person == bob.visitor.id)
    with_ann = next(one for one in his.partners if one.person == ann.visitor.id)
    assert (1, "Bob") == (mine.games, with_bob.name)
    assert with_bob.deals == with_ann.deals >= 1
    assert 1 == mine.kept + mine.broken
    assert 0 == his.kept + his.broken
    assert "" == next(one for one in mine.partners if one.name != "Bob").person
