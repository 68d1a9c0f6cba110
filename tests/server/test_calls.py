"""Calls: "make me an offer for …" is answered within two seconds by every bot that would deal."""

from collections.abc import Callable
from copy import deepcopy
from typing import TypeVar

import pytest

from higgle.bohnanza.answers import Decline
from higgle.bohnanza.game import Bohnanza
from higgle.bohnanza.trading import Offer, Trading
from higgle.core import Cards, Seat
from higgle.narrator import unshow
from higgle.play import Bot, Statement, TradeCall
from higgle.play.pacts import read_offer
from higgle.protocol.messages import Remark, Say, Speed, Update
from higgle.server.rooms.pools import BotPool
from tests.server.hall import Hall, Player
from tests.server.trading import STYLES, board, tradings

pytestmark = pytest.mark.anyio

T = TypeVar("T")
SOON = 2.0
ENOUGH = 8
"""How many answers are waited for in one game, if there are as many."""
MEANWHILE = 4
"""How many offers a bot may refuse or take back before it makes one."""


def answers(call: TradeCall, gives: Cards, wants: Cards) -> bool:
    """Whether an offer is about what was called for."""
    return bool(set(gives) & set(call.get) or set(wants) & set(call.give))


def would_deal(hall: Hall, ann: Player, call: TradeCall, is_new: bool = True) -> set[Seat]:
    """The bots whose next offer, if they are left alone, is one to Ann about the call."""
    game, bots = board(hall, ann), hall.manager.autopilots[ann.code].bots
    found: set[Seat] = set()
    for seat in game.partners(0):
        bot, view = deepcopy(bots.bot(seat)), game.view(seat)
        assert isinstance(view, Bohnanza)
        bot.follow(view, seat, bots.unheard.get(seat, ()))
        if is_new:
            bot.hear(Statement(0, 0, call))
        if would_offer(game, bot, seat, call):
            found.add(seat)
    return found


def would_offer(game: Bohnanza, bot: Bot, seat: Seat, call: TradeCall) -> bool:
    """Whether a bot, asked until it has made an offer, makes Ann one about the call."""
    table = game.copy()
    for _ in range(MEANWHILE):
        ask = next((ask for ask in table.asks() if ask.seat == seat), None)
        action = None if ask is None else bot.act(table.view(seat), ask, ())
        if action is None or table.clocks().ends_for_all(action):
            return False
        if isinstance(action, Offer):
            return 0 in action.to and answers(call, action.hand + action.open, action.want)
        table.act(seat, action)
    return False


def answered(ann: Player, call: TradeCall) -> set[Seat]:
    """The seats that have just made Ann an offer about the call."""
    found: set[Seat] = set()
    for update in ann.all(Update):
        for event in update.happened.events:
            if event.name == "offered":
                to, hand, shown, want = read_offer(unshow(Bohnanza, event))
                if 0 in to and answers(call, hand + shown, want):
                    found.add(event.seat)
    return found


def call_of(hall: Hall, ann: Player) -> TradeCall:
    """In her own turn Ann wants offers for her open beans, in another's for those she has."""
    game = board(hall, ann)
    if game.active == 0:
        return TradeCall((), tuple(sorted(game.open_cards(0))))
    return TradeCall(tuple(sorted(set(game.open_cards(game.active)))), ())


def about(game: Bohnanza, call: TradeCall) -> set[Seat]:
    """The seats whose offers to Ann stand on the board and are about the call already."""
    return {
        offer.maker
        for offer in game.offers
        if 0 in offer.to and answers(call, offer.hand + offer.open, offer.want)
    }


@pytest.mark.parametrize("after", [0.0, 3.0])
@pytest.mark.parametrize(
    ("game", "seats", "speed", "styles"),
    [
        ("bohnanza", 4, "normal", STYLES),
        ("bohnanza", 4, "calm", STYLES),
        ("bohnanza", 4, "normal", ("expert",)),
        ("bohnanza", 5, "calm", ("expert",)),
        ("bohnanza-plus", 7, "normal", STYLES),
        ("high-bohn", 5, "quick", STYLES),
        ("bohnaparte", 4, "calm", STYLES),
    ],
)
async def test_a_call_is_answered_at_once(
    small_hall: Hall,
    game: str,
    seats: int,
    speed: Speed,
    styles: tuple[str, ...],
    after: float,
) -> None:
    """At the beginning of trading or later, by everybody who would deal all that time."""
    wanted = 0
    async for ann in tradings(small_hall, game, seats, speed, styles):
        await small_hall.hands.advance(after)
        call = call_of(small_hall, ann)
        if not isinstance(board(small_hall, ann).stages[-1], Trading) or not (call.give + call.get):
            continue
        standing = about(board(small_hall, ann), call)
        expected = would_deal(small_hall, ann, call) - standing
        ann.heard.clear()
        said = Remark(ann.number(), "call", give=call.give, get=call.get)
        assert (await ann.send(said)).ok
        for _ in range(2):
            await small_hall.hands.advance(SOON / 2)
            expected &= would_deal(small_hall, ann, call, is_new=False) | answered(ann, call)
        if not isinstance(board(small_hall, ann).stages[-1], Trading):
            continue
        silent = expected - answered(ann, call)
        assert set() == silent, f"{call} of seat {board(small_hall, ann).active}"
        wanted += len(expected)
        if wanted >= ENOUGH:
            break

    assert wanted


async def test_a_line_of_chat_is_a_call(small_hall: Hall) -> None:
    """`anybody want …?` is answered like the call that it means."""
    async for ann in tradings(small_hall, "bohnanza", 4, "normal"):
        call = call_of(small_hall, ann)
        expected = would_deal(small_hall, ann, call) if call.give else set()
        if expected:
            names = [Bohnanza.CARDS["bean"][sort].partition("-")[2] for sort in call.give]
            assert (await ann.send(Say(ann.number(), f"who wants {' and '.join(names)}?"))).ok
            await small_hall.hands.advance(SOON)
            assert expected <= answered(ann, call) | about(board(small_hall, ann), call)
            return
    raise AssertionError("nobody ever wanted anything")


async def test_a_bot_that_is_overtaken_says_nothing(
    small_hall: Hall, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """It wanted to refuse an offer, which was withdrawn while it thought."""
    whole = BotPool.run
    withdrawn: list[int] = []

    async def run(
        self: BotPool, whose: str, work: Callable[[], T], limit: float, host: str = ""
    ) -> T:
        action = await whole(self, whose, work, limit, host)
        if isinstance(action, Decline):
            assert (await ann.act(f"withdraw {action.offer}")).ok
            withdrawn.append(action.offer)
        return action

    async for ann in tradings(small_hall, "bohnanza", 4, "normal"):
        game = board(small_hall, ann)
        if game.active == 0:
            monkeypatch.setattr(BotPool, "run", run)
            offer = Offer(game.hand(0)[:1], (), (game.hand(0)[-1],), (1,))
            if offer.hand != offer.want and (await ann.act(str(offer))).ok:
                await small_hall.hands.advance(SOON)
            monkeypatch.setattr(BotPool, "run", whole)
        if withdrawn:
            break

    assert withdrawn
    assert [] == [record.message for record in caplog.records]
