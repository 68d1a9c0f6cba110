"""The ledger of promises: offered with a deal, owed, kept, broken or settled, for all to read."""

import pytest

from higgle.bohnanza.answers import Accept
from higgle.bohnanza.game import Bohnanza
from higgle.bots.bohnanza.farmer import Farmer
from higgle.bots.kuhhandel.dealer import Dealer
from higgle.core import Seat
from higgle.kuhhandel.game import Kuhhandel
from higgle.live.autopilot import ignore
from higgle.play import Pact, Promise, Statement, TradeSignal
from higgle.protocol.messages import (
    AnswerUndo,
    AskUndo,
    Debt,
    Promises,
    Remark,
    Welcome,
    Wish,
)
from higgle.protocol.tables import SeatPlan
from tests.rule import rule
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
    monkeypatch.setattr("higgle.server.store.sql_journal.HISTORY", 1)
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


async def auction(hall: Hall, bot: str = "") -> tuple[Player, Player, Pact]:
    """Who offers the first animal, who has promised to make no bid, and then bids."""
    third = SeatPlan("bot", bot) if bot else SeatPlan()
    seats = [SeatPlan("me"), SeatPlan(), third]
    players = await hall.table("kuhhandel", seats=seats, undo=True)
    game = hall.manager.rooms[players[0].code].need_state().game
    assert isinstance(game, Kuhhandel)
    first, bidder = players[game.active], players[1 - game.active]
    await first.act("auction")
    game = hall.manager.rooms[first.code].need_state().game
    assert isinstance(game, Kuhhandel)
    pact = Pact(game.active, "no_bid", game.piles[game.lot])
    remark = Remark(bidder.number(), "pact", to=pact.to, give=pact.cards, what="no_bid")
    assert (await bidder.send(remark)).ok
    assert (await bidder.act("bid 10")).ok
    return first, bidder, pact


async def takes_back(bidder: Player, *others: Player) -> None:
    """The bid is taken back, as all others agree."""
    assert (await bidder.send(AskUndo(bidder.number()))).ok
    for other in others:
        assert (await other.send(AnswerUndo(other.number(), True))).ok


@rule("K94")
async def test_a_pact_is_not_broken_by_a_bid_that_was_taken_back(database: str) -> None:
    """What was said since is not taken back; who opens the table later reads the same."""
    async with opened(database) as before:
        first, bidder, pact = await auction(before, "random")
        seat = 1 - pact.to
        assert [] == first.last(Promises).debts
        assert 1 == first.last(Promises).broken[seat]
        peace = Remark(first.number(), "pact", to=seat, what="peace", rounds=2)
        assert (await first.send(peace)).ok

        await takes_back(bidder, first)

        debts = [
            Debt(seat, pact.to, pact.cards, True, "no_bid"),
            Debt(pact.to, seat, (), False, "peace", 2),
        ]
        assert Promises(debts, [0, 0, 0], [0, 0, 0]) == first.last(Promises)
    async with opened(database, before.hands) as after:
        late = Player(after.manager, first.visitor, first.code, "again")
        assert debts == (await late.come()).promises.debts


@rule("K94")
async def test_a_bid_after_one_that_was_taken_back_breaks_the_pact(small_hall: Hall) -> None:
    first, bidder, pact = await auction(small_hall, "random")
    await takes_back(bidder, first)

    assert (await bidder.act("bid 20")).ok

    assert 1 == first.last(Promises).broken[1 - pact.to]
    assert [] == first.last(Promises).debts


@rule("K94")
async def test_bots_forget_a_bid_that_was_taken_back(small_hall: Hall) -> None:
    """When it is asked again, a bot's ledger is the table's."""
    first, bidder, pact = await auction(small_hall, "dealer")
    bots = small_hall.manager.autopilots[first.code].bots
    bot, seat = bots.bot(2), 1 - pact.to
    assert isinstance(bot, Dealer)
    ask = small_hall.manager.rooms[first.code].need_state().ask_of(2)
    assert ask is not None
    await bots.decide(ask)
    assert (0, 1) == bot.ledger.tally(seat)

    await takes_back(bidder, first)
    await bots.decide(ask)

    assert (0, 0) == bot.ledger.tally(seat)
    assert 1 == len(bot.ledger.pacts.open)
