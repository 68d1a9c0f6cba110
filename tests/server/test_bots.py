"""Bots at the table: they wait for people, keep the seats of absent ones, and give them back."""

import asyncio
from random import Random

import msgspec
import pytest

from higgle.bohnanza.answers import Accept, Decline, Withdraw
from higgle.bohnanza.beans import BLUE, RED, STINK
from higgle.bohnanza.trading import Offer
from higgle.bots.bohnanza.farmer import Farmer
from higgle.play import RefusalReason, Statement
from higgle.play.talk import Why
from higgle.protocol.messages import (
    Changed,
    Phrase,
    Rest,
    Return,
    Say,
    Signal,
    Update,
    Word,
)
from higgle.protocol.tables import SeatPlan
from higgle.protocol.talk_messages import from_word
from tests.server.hall import Hall, Player, opened

pytestmark = pytest.mark.anyio


async def test_a_whole_game_against_bots(small_hall: Hall) -> None:
    """One person and three bots play to the end."""
    [ann] = await small_hall.table(people=1, bots=3)

    await small_hall.play_on(ann.code, [ann])
    await small_hall.hands.advance(1)

    table = ann.last(Changed).table
    assert "over" == table.state
    assert table.result is not None
    assert 4 == len(table.result.scores)


GAMES = ["bohnanza-plus", "high-bohn", "bohnaparte", "kuhhandel"]


@pytest.mark.parametrize("game", GAMES)
async def test_every_game_can_be_played(small_hall: Hall, game: str) -> None:
    """The server knows no game by name."""
    people = await small_hall.table(game, people=2, bots=1)

    await small_hall.play_on(people[0].code, people, 40)

    assert small_hall.manager.rooms[people[0].code].need_state().seq >= 20


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
async def test_every_game_is_played_to_the_end(small_hall: Hall, game: str) -> None:
    """Two people and a bot finish every game."""
    people = await small_hall.table(game, people=2, bots=1)

    await small_hall.play_on(people[0].code, people)

    assert small_hall.manager.rooms[people[0].code].need_state().over


async def test_bots_alone_go_on(small_hall: Hall) -> None:
    """A table of bots goes on by itself while somebody watches."""
    [ann] = await small_hall.table(people=1, bots=2)
    await ann.send(Rest(1))

    await small_hall.hands.advance(60)

    assert {0, 1, 2} <= {update.happened.seat for update in ann.all(Update)}


async def test_who_plays_for_a_person_says_nothing(small_hall: Hall) -> None:
    """Bots say why they offer and refuse, but no word is said about a resting person's cards."""
    seats = [SeatPlan("me"), SeatPlan("bot", "farmer"), SeatPlan("bot", "farmer")]
    [ann] = await small_hall.table(people=1, seats=seats)
    await ann.send(Rest(1))

    await small_hall.hands.advance(60)

    told = [update.happened for update in ann.all(Update)]
    assert any(step.reason for step in told)
    assert [] == [step.reason for step in told if step.seat == 0 and step.reason]


@pytest.mark.parametrize(
    ("phrase", "why"), [("too_little", "price"), ("no_room", "no_room"), ("keeps", "keeps")]
)
def test_bots_hear_why_people_decline(phrase: Phrase, why: Why) -> None:
    """What a person presses on the page is a reason that changes the next offer."""
    assert Statement(2, 9, RefusalReason(7, why)) == from_word(
        Word(1, 2, 9, phrase, 7, None, (), ())
    )


async def test_bots_hear_what_people_say(small_hall: Hall) -> None:
    """Signals and lines of chat reach the bots at the table, also those that come later."""
    seats = [SeatPlan("me"), SeatPlan("bot", "farmer"), SeatPlan("bot", "farmer")]
    [ann] = await small_hall.table(people=1, seats=seats)
    bots = small_hall.manager.autopilots[ann.code].bots
    first = bots.bot(1)
    assert isinstance(first, Farmer)

    await ann.send(Signal(ann.number(), want=(BLUE,), never=(STINK,)))
    await ann.send(Say(ann.number(), "anyone red?"))
    await small_hall.hands.advance(1)

    later = bots.bot(2)
    assert isinstance(later, Farmer)
    assert (STINK,) == first.talk.signals[0].never == later.talk.signals[0].never
    assert (RED,) == first.talk.calls[0].get


async def test_a_bot_keeps_the_seat_of_an_absent_person(hall: Hall) -> None:
    """After the grace time a bot plays, and whoever comes back plays again."""
    ann, bob = await hall.table()
    await ann.go()

    await hall.hands.advance(61)
    assert hall.manager.rooms[bob.code].describe().seats[0].resting
    await hall.hands.advance(30)
    assert any(update.happened.stand_in for update in bob.all(Update))

    await ann.come()
    assert not hall.manager.rooms[bob.code].describe().seats[0].resting


async def test_nobody_is_replaced_before_the_grace_is_over(hall: Hall) -> None:
    """A short tunnel is no reason."""
    ann, bob = await hall.table()
    await ann.go()
    await hall.hands.advance(59)
    await ann.come()
    await hall.hands.advance(600)

    assert not hall.manager.rooms[bob.code].describe().seats[0].resting


async def test_the_last_person_is_waited_for(hall: Hall) -> None:
    """Whoever plays with bots alone finds the game as it was left."""
    [ann] = await hall.table(people=1, bots=2)
    await ann.go()

    await hall.hands.advance(100_000)

    assert 0 == (await hall.manager.room(ann.code)).need_state().seq


async def test_one_may_let_a_bot_play_for_a_while(hall: Hall) -> None:
    """A rest is one's own choice, and ends only when one says so."""
    ann, bob = await hall.table()
    await ann.send(Rest(ann.number()))
    refused = await ann.act("plant 1")
    await ann.go()
    await ann.come()

    assert refused.refusal is not None
    assert "resting" == refused.refusal.code
    assert hall.manager.rooms[bob.code].describe().seats[0].resting
    assert (await ann.send(Return(ann.number()))).ok
    assert not hall.manager.rooms[bob.code].describe().seats[0].resting


async def test_a_bot_that_raises_is_stood_in_for(small_hall: Hall) -> None:
    """Whatever a bot does, the table goes on."""
    [ann] = await small_hall.table(people=1, bots=2)
    autopilot = small_hall.manager.autopilots[ann.code]
    bot = autopilot.bots.bot(1)
    bot.random = None  # type: ignore[assignment]  # this breaks the bot on purpose
    await ann.send(Rest(1))

    await small_hall.hands.advance(60)

    assert {0, 1, 2} <= {update.happened.seat for update in ann.all(Update)}


async def test_bots_go_on_after_a_restart(database: str) -> None:
    """A bot's memory is a help and no need."""
    async with opened(database) as before:
        [ann] = await before.table(people=1, bots=2)
        await before.play_on(ann.code, [ann], 20)
        seq = before.manager.rooms[ann.code].need_state().seq

    async with opened(database, before.hands) as after:
        back = Player(after.manager, ann.visitor, ann.code, ann.client)
        back.n = ann.n
        await back.come()
        await after.play_on(ann.code, [back], 20)

        assert after.manager.rooms[ann.code].need_state().seq > seq


async def test_a_bot_that_was_overtaken_is_asked_again(small_hall: Hall) -> None:
    """Whoever withdraws an offer while a bot answers it has not met a bot that fails."""
    [ann] = await small_hall.table(people=1, bots=2)
    room, autopilot = small_hall.manager.rooms[ann.code], small_hall.manager.autopilots[ann.code]
    for _ in range(400):
        offer = (
            room.need_state().game.propose(0, Random(1)) if room.need_state().ask_of(0) else None
        )
        if isinstance(offer, Offer):
            await ann.act(msgspec.to_builtins(offer))
            await small_hall.hands.advance(0.05)
            decided = autopilot.plan
            if decided is not None and isinstance(decided.decision[1], Accept | Decline):
                break
        await small_hall.play_on(ann.code, [ann], 1)
    else:
        raise AssertionError("no bot has answered an offer")
    mine = room.need_state().game.actions(0)
    withdraw = next(action for action in mine if isinstance(action, Withdraw))
    before = len(room.need_state().history)

    async with room.mailbox:
        first = asyncio.create_task(ann.act(msgspec.to_builtins(withdraw)))
        await asyncio.sleep(0)
        second = asyncio.create_task(autopilot.let_bot_act())
        await asyncio.sleep(0)
    await asyncio.gather(first, second)

    assert before + 1 == len(room.need_state().history)
    assert set() == autopilot.bots.failed
