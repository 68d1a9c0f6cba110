"""The coach at a table: numbers from one's own view, for oneself, where nothing is rated."""

import pytest

from higgle.protocol.messages import Advice, Coach
from higgle.protocol.tables import SeatPlan
from tests.server.hall import Hall, Player

pytestmark = pytest.mark.anyio


async def at_trade(hall: Hall, rated: bool = False, coach: bool = True) -> Player:
    """Ann trades in her first turn, with two farmers."""
    hall.manager.lobby.seeds = lambda: "coach 5"
    seats = [SeatPlan("me"), *[SeatPlan("bot", "farmer") for _ in range(2)]]
    [ann] = await hall.table(people=1, seats=seats, rated=rated, coach=coach, members=True)
    await ann.act("plant 1")
    await ann.act("pass")
    return ann


async def test_the_coach_values_offers_and_has_ideas(small_hall: Hall) -> None:
    """Its ideas can be made as they are, and the same numbers come for a draft."""
    ann = await at_trade(small_hall)
    assert (await ann.send(Coach(ann.number()))).ok
    found = ann.last(Advice)
    assert found.ideas
    idea = found.ideas[0]
    assert idea.mine > 0
    assert "thaler" in idea.text

    assert (await ann.send(Coach(ann.number(), idea.action))).ok
    draft = ann.last(Advice).draft
    assert draft is not None
    assert (0, idea.mine, idea.theirs) == (draft.offer, draft.mine, draft.theirs)
    assert (await ann.act(idea.action)).ok

    await ann.send(Coach(ann.number()))
    assert (idea.mine, idea.theirs) in [(one.mine, one.theirs) for one in ann.last(Advice).offers]


async def test_the_coach_tells_nobody_else(small_hall: Hall) -> None:
    """Whoever watches hears nothing of it."""
    ann = await at_trade(small_hall)
    bob = Player(small_hall.manager, await small_hall.guest("Bob"), ann.code, "client-bob")
    await bob.come()

    await ann.send(Coach(ann.number()))

    assert [] == bob.all(Advice)
    assert not (await bob.send(Coach(bob.number()))).ok


async def test_a_rated_game_has_no_coach(small_hall: Hall) -> None:
    """Everybody plays for themselves there."""
    ann = await at_trade(small_hall, rated=True)

    answer = await ann.send(Coach(ann.number()))

    assert answer.refusal is not None
    assert "coach-rated" == answer.refusal.code
    assert [] == ann.all(Advice)


async def test_what_is_no_offer_is_refused(small_hall: Hall) -> None:
    """A draft is checked like a deed."""
    ann = await at_trade(small_hall)

    answer = await ann.send(Coach(ann.number(), {"type": "offer", "to": [0]}))

    assert not answer.ok


async def test_a_game_without_beans_has_no_advice(small_hall: Hall) -> None:
    """The answer is empty, and no mistake."""
    [ann] = await small_hall.table("kuhhandel", people=1, bots=2, rated=False)

    assert (await ann.send(Coach(ann.number()))).ok

    assert ([], []) == (ann.last(Advice).offers, ann.last(Advice).ideas)


async def test_a_table_may_agree_to_have_no_coach(small_hall: Hall) -> None:
    """Whoever sets it says so, and everybody sees it."""
    ann = await at_trade(small_hall, coach=False)

    answer = await ann.send(Coach(ann.number()))

    assert answer.refusal is not None
    assert "coach" in answer.refusal.text
    assert not (await small_hall.info(ann.code)).coach
