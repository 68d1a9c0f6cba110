"""The ledger of promises: offered with a deal, owed, kept, broken or settled, for all to read."""

import pytest

from higgle.bohnanza.answers import Accept
from higgle.bohnanza.game import Bohnanza
from higgle.bots.bohnanza.farmer import Farmer
from higgle.core import Seat
from higgle.live.autopilot import ignore
from higgle.play import Promise, Statement, TradeSignal
from higgle.protocol.messages import Debt, Promises, Remark, Welcome, Wish
from higgle.protocol.rest import SeatPlan
from tests.server.hall import Hall, Player, opened

pytestmark = pytest.mark.anyio


async def trading(hall: Hall) -> list[Player]:
    """Ann trades; Bob and Cyd listen."""
    players = await hall.table(people=3, bots=0)
    await players[0].act("plant 1")
    await players[0].act("pass")
    return players


async def offers(hall: Hall, ann: Player, to: Seat) -> int:
    """Ann offers somebody the first of the open beans for nothing."""
    game = hall.manager.rooms[ann.code].need_state().game
    assert isinstance(game, Bohnanza)
    sort = game.open_cards(0)[0]
    number = game.next_offer
    assert (await ann.act({"type": "offer", "open": [sort], "to": [to]})).ok
    return number


async def deals(hall: Hall, ann: Player, bob: Player) -> None:
    """Ann gives Bob the first of the open beans for nothing."""
    number = await offers(hall, ann, 1)
    assert (await bob.act({"type": "accept", "offer": number})).ok
    assert (await ann.act({"type": "confirm", "offer": number, "partner": 1})).ok


async def test_a_promise_is_owed_once_the_deal_is_made(small_hall: Hall) -> None:
    """Everybody is told, who comes later reads it, and whoever it was made to may settle it."""
    ann, bob, cyd = await trading(small_hall)
    await ann.send(Remark(ann.number(), "promise", offer=1, to=1, give=(3,)))
    assert [] == cyd.all(Promises)

    await deals(small_hall, ann, bob)

    debt = Debt(0, 1, (3,))
    assert [debt] == cyd.last(Promises).debts
    await cyd.go()
    await cyd.come()
    assert [debt] == cyd.last(Welcome).promises.debts

    await ann.send(Remark(ann.number(), "settled", to=0, give=(3,)))
    assert [debt] == cyd.last(Welcome).promises.debts
    await bob.send(Remark(bob.number(), "settled", to=0, give=(3,)))
    assert ([], [0, 0, 0]) == (cyd.last(Promises).debts, cyd.last(Promises).kept)


async def test_a_promise_of_too_many_beans_is_refused(small_hall: Hall) -> None:
    """In words; nobody hears it, and nothing is owed."""
    ann, bob, cyd = await trading(small_hall)
    answer = await ann.send(Remark(ann.number(), "promise", offer=1, to=1, give=(3,) * 4))
    assert answer.refusal is not None
    assert "at most 3" in answer.refusal.text

    await deals(small_hall, ann, bob)

    assert [] == cyd.all(Promises)


async def test_the_ledger_outlives_its_room(small_hall: Hall) -> None:
    """Who opens the table again reads the same."""
    players = await trading(small_hall)
    ann, bob, _ = players
    await ann.send(Remark(ann.number(), "promise", offer=1, to=1, give=(3,)))
    await deals(small_hall, ann, bob)
    for player in players:
        await player.go()
    assert ann.code not in small_hall.manager.rooms

    await ann.come()

    assert [Debt(0, 1, (3,))] == ann.last(Welcome).promises.debts


async def test_what_a_bot_has_promised_outlives_the_server(database: str) -> None:
    """After a restart everybody reads it, and the bots know who owes what."""
    seats = [SeatPlan("me"), SeatPlan(), SeatPlan("bot", "farmer"), SeatPlan("bot", "farmer")]
    async with opened(database) as before:
        ann, bob = await before.table(seats=seats)
        room, autopilot = before.manager.rooms[ann.code], before.manager.autopilots[ann.code]
        await ann.act("plant 1")
        await ann.act("pass")
        await autopilot.speak(
            [Statement(2, 2, Promise(0, (3,))), Statement(2, 2, TradeSignal(want=(5,)))]
        )
        number = await offers(before, ann, 2)
        await room.act(2, Accept(number), "bot:2", 1, ignore)
        assert (await ann.act({"type": "confirm", "offer": number, "partner": 2})).ok
        assert [Debt(2, 0, (3,))] == bob.last(Promises).debts

    async with opened(database, before.hands) as after:
        ann = Player(after.manager, ann.visitor, ann.code, "again")
        told = await ann.come()
        bots = after.manager.autopilots[ann.code].bots

        assert [Debt(2, 0, (3,))] == told.promises.debts
        assert [Wish(2, (5,), (), ())] == told.signals
        assert ["promise"] == [word.phrase for word in told.remarks]
        for seat in (2, 3):
            bot = bots.bots[seat]
            assert isinstance(bot, Farmer)
            assert (3,) == bot.ledger.owes(2)


async def test_a_promise_to_nobody_is_none(small_hall: Hall) -> None:
    """A seat that is not there is owed nothing, and nobody owes themselves."""
    ann, bob, cyd = await trading(small_hall)
    for to in (9, 0):
        answer = await ann.send(Remark(ann.number(), "promise", offer=1, to=to, give=(3,)))
        assert answer.refusal is not None
        assert "promise-to-others" == answer.refusal.code

    await deals(small_hall, ann, bob)

    assert [] == cyd.all(Promises)


async def test_the_ledger_is_made_from_the_whole_log(
    small_hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However long ago something was promised, and however few steps can be told again."""
    monkeypatch.setattr("higgle.live.table_state.RECENT", 1)
    monkeypatch.setattr("higgle.server.store.journal.HISTORY", 1)
    players = await trading(small_hall)
    ann, bob, _ = players
    await ann.send(Remark(ann.number(), "promise", offer=1, to=1, give=(3,)))
    await deals(small_hall, ann, bob)
    for _ in range(3):
        await bob.send(Remark(bob.number(), "not_now", offer=1))
    for player in players:
        await player.go()

    await ann.come()

    assert [Debt(0, 1, (3,))] == ann.last(Welcome).promises.debts


async def test_a_pact_is_in_the_ledger_until_it_is_kept_or_broken(small_hall: Hall) -> None:
    """Ann promises Bob her next red beans with a deal; who comes later reads it too."""
    ann, bob, cyd = await trading(small_hall)
    await ann.send(Remark(ann.number(), "pact", to=1, give=(3,), what="next"))
    assert [] == cyd.all(Promises)

    await deals(small_hall, ann, bob)

    assert [Debt(0, 1, (3,), False, "next")] == cyd.last(Promises).debts
    await bob.send(Remark(bob.number(), "settled", to=0, what="next"))
    assert [] == cyd.last(Promises).debts


async def test_peace_is_promised_without_a_deal(small_hall: Hall) -> None:
    """It stands at once, in Kuhhandel too; what a game cannot tell is refused in words."""
    ann, _, cyd = await small_hall.table(people=3, bots=0, game="kuhhandel")
    await ann.send(Remark(ann.number(), "pact", to=1, what="peace", rounds=2))
    answer = await ann.send(Remark(ann.number(), "pact", to=1, give=(3,), what="next"))

    assert [Debt(0, 1, (), False, "peace", 2)] == cyd.last(Promises).debts
    assert answer.refusal is not None
    assert "no-such-pact" == answer.refusal.code
