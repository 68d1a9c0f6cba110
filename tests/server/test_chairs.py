"""A bot's chair: taken before the game, and during it if all who play agree."""

import pytest

from higgle.protocol.messages import (
    AnswerChair,
    AskChair,
    AskUndo,
    Changed,
    FreeChair,
    Rest,
    Update,
    Welcome,
)
from higgle.protocol.tables import NewTable, SeatPlan
from higgle.server.accounts import ratings
from higgle.server.accounts.people import Visitor
from tests.server.hall import Hall, Player

pytestmark = pytest.mark.anyio


async def watcher(hall: Hall, code: str, name: str = "Eve") -> Player:
    """Somebody who watches a table."""
    player = Player(hall.manager, await hall.guest(name), code, f"client-{name}")
    await player.come()
    return player


async def test_a_bots_chair_is_taken_before_the_game(small_hall: Hall) -> None:
    """Whoever names it sits down there; whoever names none gets an empty one."""
    host, guest = await small_hall.guest("Ann"), await small_hall.guest("Bob")
    seats = (SeatPlan("me"), SeatPlan("bot"), SeatPlan("open"), SeatPlan("open"))
    code = await small_hall.manager.lobby.open(host, NewTable("bohnanza", seats))

    assert 1 == await small_hall.manager.lobby.sit(code, guest, 1)

    assert "Bob" == (await small_hall.info(code)).seats[1].name
    assert 2 == await small_hall.manager.lobby.sit(code, await small_hall.guest("Cyd"), None)


async def test_all_who_play_have_to_agree(hall: Hall) -> None:
    """Then the newcomer sees the bot's hand and acts for itself; nobody else's eyes change."""
    ann, bob = await hall.table(people=2, bots=2, members=True)
    eve = await watcher(hall, ann.code)

    assert (await eve.send(AskChair(1, 3))).ok
    wish = bob.last(Update).scene.chair
    assert wish is not None
    assert ("Eve", 3, [0, 1]) == (wish.name, wish.seat, wish.waiting)
    assert "Eve" == bob.last(Update).happened.asker
    await ann.send(AnswerChair(20, True))
    await hall.hands.advance(0)
    assert "bot" == (await hall.info(ann.code)).seats[3].kind
    await bob.send(AnswerChair(20, True))
    await hall.hands.advance(0)

    assert "Eve" == ann.last(Changed).table.seats[3].name
    assert 3 == eve.last(Welcome).you
    assert (await eve.send(Rest(5))).ok


async def test_one_no_keeps_the_bot(small_hall: Hall) -> None:
    """And whoever sits already asks in vain."""
    ann, bob = await small_hall.table(people=2, bots=1, members=True)
    eve = await watcher(small_hall, ann.code)
    assert "one-seat-each" == refused(await ann.send(AskChair(20, 2)))

    await eve.send(AskChair(1, 2))
    await bob.send(AnswerChair(20, False))
    await small_hall.hands.advance(0)

    assert ann.last(Update).scene.chair is None
    assert "bot" == (await small_hall.info(ann.code)).seats[2].kind
    assert "seat-taken" == refused(await eve.send(AskChair(2, 0)))


async def test_silence_is_no_consent(hall: Hall) -> None:
    """A bot keeps the seat of whoever is away, and does not agree for them; one who rests has."""
    ann, bob = await hall.table(people=2, bots=1, members=True)
    eve = await watcher(hall, ann.code)
    await eve.send(AskChair(1, 2))
    await ann.send(AnswerChair(ann.number(), True))
    await bob.go()
    await hall.hands.advance(61)
    assert {1} == hall.manager.rooms[ann.code].need_state().absent
    assert "bot" == (await hall.info(ann.code)).seats[2].kind

    await bob.come()
    await bob.send(Rest(bob.number()))
    await hall.hands.advance(0)

    assert "Eve" == (await hall.info(ann.code)).seats[2].name


async def test_where_nothing_is_rated_nobody_is_asked(small_hall: Hall) -> None:
    """A friend with the link sits down at once, and no rating moves."""
    ann, bob = await small_hall.table(people=2, bots=1, rated=False)
    eve = await watcher(small_hall, ann.code)

    await eve.send(AskChair(1, 2))
    await small_hall.hands.advance(0)

    assert "Eve" == ann.last(Changed).table.seats[2].name
    await small_hall.play_on(ann.code, [ann, bob, eve])
    assert [] == await ratings.leaders(small_hall.manager.database, "bohnanza")
    assert [] == await ratings.ratings_of(small_hall.manager.database, ann.visitor.id)


async def test_a_chair_that_changed_hands_is_read_from_the_log(small_hall: Hall) -> None:
    """An undo before it asked fewer people, and after a restart it still did."""
    ann, bob = await small_hall.table(people=2, bots=1, members=True)
    await bob.send(Rest(3))
    await ann.act("plant 1")
    await ann.act("pass")
    await ann.act({"type": "offer", "want": [1]})
    assert (await ann.send(AskUndo(30))).ok
    eve = await watcher(small_hall, ann.code)
    await eve.send(AskChair(1, 2))
    await ann.send(AnswerChair(31, True))
    await small_hall.hands.advance(0)
    manager = small_hall.manager
    before = manager.rooms[ann.code].need_state()

    again = await manager.load(await small_hall.info(ann.code))

    assert before.game.view(0).json() == again.game.view(0).json()
    assert (0, 1, 2) == before.config.people == again.config.people


def refused(answer: object) -> str:
    """Why something was refused."""
    return str(getattr(getattr(answer, "refusal", None), "code", ""))


async def test_whoever_has_not_come_in_gets_no_chair(small_hall: Hall) -> None:
    """Nobody could act for such a one; a bot goes on."""
    ann, _ = await small_hall.table(people=2, bots=1, rated=False)
    nobody = Player(small_hall.manager, Visitor("", "", "guest", "en"), ann.code, "client-9")
    await nobody.come()

    assert "come-in-first" == refused(await nobody.send(AskChair(1, 2)))

    await small_hall.hands.advance(0)
    assert "bot" == (await small_hall.info(ann.code)).seats[2].kind


async def test_one_chair_each(small_hall: Hall) -> None:
    """Whoever asks for a second one before sitting down on the first is refused."""
    ann, _ = await small_hall.table(people=2, bots=2, rated=False)
    eve = await watcher(small_hall, ann.code)

    assert (await eve.send(AskChair(1, 2))).ok
    assert "one-seat-each" == refused(await eve.send(AskChair(2, 3)))

    await small_hall.hands.advance(0)
    kinds = [who.kind for who in (await small_hall.info(ann.code)).seats]
    assert ["person", "person", "person", "bot"] == kinds


async def test_the_host_gives_a_chair_back_to_a_bot(hall: Hall) -> None:
    """Where nobody was asked; whoever sat there watches, and does not sit down again."""
    ann, bob = await hall.table(people=2, bots=1)
    eve = await watcher(hall, ann.code)
    await eve.send(AskChair(1, 2))
    await hall.hands.advance(0)
    assert [2] == [who.seat for who in ann.last(Changed).table.seats if who.newcomer]
    assert "host-only" == refused(await bob.send(FreeChair(50, 2)))
    assert "no-newcomer" == refused(await ann.send(FreeChair(50, 1)))

    assert (await ann.send(FreeChair(51, 2))).ok
    await hall.hands.advance(0)

    assert "bot" == ann.last(Changed).table.seats[2].kind
    assert eve.last(Welcome).you is None
    assert "spectator" == refused(await eve.act("pass"))
    assert "sent-away" == refused(await eve.send(AskChair(2, 2)))
    again = await hall.manager.load(await hall.info(ann.code))
    assert (0, 1) == again.config.people


async def test_what_all_have_agreed_to_stays(small_hall: Hall) -> None:
    """At a rated table the host alone sends nobody away."""
    ann, bob = await small_hall.table(people=2, bots=1, members=True)
    eve = await watcher(small_hall, ann.code)
    await eve.send(AskChair(1, 2))
    for player in (ann, bob):
        await player.send(AnswerChair(player.number(), True))
    await small_hall.hands.advance(0)

    assert "chair-agreed" == refused(await ann.send(FreeChair(50, 2)))
