"""At a table: check, commit, answer, publish; every message is answered, once."""

import gc
from weakref import ref

import msgspec
import pytest

import higgle
from higgle.live.subscriber import Subscriber
from higgle.live.table_talk import Spoken
from higgle.protocol.messages import Act, Answered, Check, Notice, Update, Welcome
from higgle.server.rooms import manager
from higgle.server.store.sql_journal import SqlJournal
from tests.server.hall import Hall, Player, opened

pytestmark = pytest.mark.anyio
BIGGEST = 2**31 - 1


async def test_everybody_is_told_what_happened(hall: Hall) -> None:
    """An action is answered to the actor and told to everybody at the table."""
    ann, bob = await hall.table()

    answer = await ann.act("plant 1")

    assert (True, 1) == (answer.ok, answer.seq)
    assert ["planted"] == [event.name for event in bob.last(Update).happened.events][:1]


async def test_the_answer_comes_before_the_news(hall: Hall) -> None:
    """Whoever acts hears the answer first, and the step afterwards with its own number."""
    ann, bob = await hall.table()
    ann.listen()

    await ann.act("plant 1")

    assert [Answered, Update] == [type(message) for message in ann.heard[-2:]]
    assert (1, None) == (ann.last(Update).n, bob.last(Update).n)


async def test_an_action_may_be_json_or_text(small_hall: Hall) -> None:
    """`plant 1` and its JSON form mean the same."""
    ann, _ = await small_hall.table()

    assert (await ann.act({"type": "plant", "slot": 0})).ok
    assert (await ann.act("pass")).ok


async def test_what_was_answered_is_stored(database: str) -> None:
    """A new process finds everything that was acknowledged."""
    async with opened(database) as before:
        ann, _ = await before.table()
        await ann.act("plant 1")
        truth = before.manager.rooms[ann.code].need_state().game.json()

    async with opened(database, before.hands) as after:
        room = await after.manager.room(ann.code)

        assert truth == room.need_state().game.json()


async def test_resending_is_harmless(hall: Hall) -> None:
    """The same number means the same action: it happens once, and the first answer comes again."""
    ann, _ = await hall.table()
    await ann.send(Act(5, "plant 1"))

    again = await ann.send(Act(5, "plant 1"))

    assert Answered(5, True, 1, None, True) == again
    assert 1 == hall.manager.rooms[ann.code].need_state().seq


async def test_a_number_has_a_limit(hall: Hall) -> None:
    """The biggest one can be kept; a bigger one is no message."""
    ann, _ = await hall.table()

    assert Answered(BIGGEST, True, 1) == await ann.send(Act(BIGGEST, "plant 1"))
    await ann.session.hear(msgspec.json.encode(Act(BIGGEST + 1, "pass")))
    assert "bad-message" == ann.last(Notice).code


async def test_resending_is_harmless_after_a_crash(database: str) -> None:
    """Whoever did not hear the answer asks the next process."""
    async with opened(database) as before:
        ann, _ = await before.table()
        await ann.send(Act(5, "plant 1"))

    async with opened(database, before.hands) as after:
        back = Player(after.manager, ann.visitor, ann.code, ann.client)
        await back.come()

        assert Answered(5, True, 1, None, True) == await back.send(Act(5, "plant 1"))


async def test_a_refused_message_is_looked_at_anew_after_a_crash(database: str) -> None:
    """It is refused again, or happens now: once, however often it is sent."""
    async with opened(database) as before:
        ann, bob = await before.table()
        assert not (await bob.send(Act(5, "plant 1"))).ok
        assert not (await ann.send(Act(9, "pass"))).ok

    async with opened(database, before.hands) as after:
        ann, bob = (Player(after.manager, p.visitor, p.code, p.client) for p in (ann, bob))
        await ann.come()
        await bob.come()
        await ann.send(Act(10, "plant 1"))

        assert not (await bob.send(Act(5, "plant 1"))).ok
        assert Answered(9, True, 2) == await ann.send(Act(9, "pass"))
        assert Answered(9, True, 2, None, True) == await ann.send(Act(9, "pass"))
        assert 2 == after.manager.rooms[ann.code].need_state().seq


async def test_numbers_belong_to_one_person(small_hall: Hall) -> None:
    """Nobody can use up another's numbers by taking its client id."""
    ann, bob = await small_hall.table()
    bob.client = ann.client
    await bob.go()
    await bob.come()
    await bob.send(Act(5, "plant 1"))

    assert (await ann.send(Act(5, "plant 1"))).ok


async def test_a_refusal_has_a_code_a_sentence_and_a_clause(small_hall: Hall) -> None:
    """What may not be done is refused in the player's language, and nothing happens."""
    _, bob = await small_hall.table()
    await bob.go()
    await bob.come(language="ru")

    answer = await bob.act("plant 1")

    assert answer.refusal is not None
    assert (False, 0) == (answer.ok, answer.seq)
    assert ("not-your-turn", "B10") == (answer.refusal.code, answer.refusal.clause)
    assert higgle.Illegal("not-your-turn").text("ru") == answer.refusal.text


async def test_a_step_made_during_the_welcome_is_told_once(
    small_hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It stands in the welcome, and nothing older comes afterwards."""
    ann, bob = await small_hall.table()
    await bob.go()
    recent = SqlJournal.recent_talk

    async def slowly(*asked: object) -> list[Spoken]:
        assert (await ann.act("plant 1")).ok
        return await recent(small_hall.manager.journal, ann.code)

    monkeypatch.setattr(SqlJournal, "recent_talk", slowly)
    bob.heard.clear()
    await bob.come(seq=0)
    monkeypatch.undo()
    await ann.act("pass")

    steps = [one.seq for one in bob.heard if isinstance(one, Welcome | Update)]
    assert [1] == steps
    assert 2 == bob.last(Update).seq


async def test_a_resent_refusal_gets_its_first_answer(small_hall: Hall) -> None:
    """Even if it would be legal by now."""
    _, bob = await small_hall.table()
    first = await bob.send(Act(1, "plant 1"))

    again = await bob.send(Act(1, "plant 1"))

    assert again.duplicate
    assert first.refusal == again.refusal


@pytest.mark.parametrize(
    "action", [{"type": "fly"}, {}, {"type": "plant", "slot": "x"}, "fly away"]
)
async def test_nonsense_is_refused(small_hall: Hall, action: dict[str, object] | str) -> None:
    """What is no action of the game is refused, and the line stays open."""
    ann, _ = await small_hall.table()

    assert not (await ann.act(action)).ok
    assert (await ann.act("plant 1")).ok


async def test_asking_changes_nothing(small_hall: Hall) -> None:
    """`check` says whether an action is legal."""
    ann, bob = await small_hall.table()

    assert (await ann.send(Check(1, "plant 1"))).ok
    assert not (await bob.send(Check(1, "plant 1"))).ok
    assert 0 == small_hall.manager.rooms[ann.code].need_state().seq


async def test_whoever_comes_back_hears_what_it_missed(hall: Hall) -> None:
    """Reconnecting is hello with the last number seen."""
    ann, bob = await hall.table()
    await ann.act("plant 1")
    await bob.go()
    await ann.act("pass")

    welcome = await bob.come(seq=1)

    assert [2] == [step.seq for step in welcome.missed]
    assert 2 == welcome.seq


async def test_times_are_told_in_whole_seconds(small_hall: Hall) -> None:
    """A millisecond would tell how long a bot has thought, and so what it holds."""
    small_hall.hands.time += 0.789
    ann, _ = await small_hall.table()
    await ann.act("plant 1")
    entries = await small_hall.manager.journal.read(ann.code)

    assert [0.789] == [round(entry.at % 1, 3) for entry in entries]
    assert [0.0] == [update.happened.at % 1 for update in ann.all(Update)]


async def test_a_spectator_sees_no_hand(hall: Hall) -> None:
    """Whoever watches sees what lies open, and may not act."""
    ann, _ = await hall.table()
    eve = Player(hall.manager, await hall.guest("Eve"), ann.code, "client-e")

    welcome = await eve.come()

    assert welcome.you is None
    assert welcome.scene is not None
    assert b'"hand":[[0,0,0,0,0],[0,0,0,0,0],[0,0,0,0,0]]' in bytes(welcome.scene.view)
    answer = await eve.act("plant 1")
    assert answer.refusal is not None
    assert "spectator" == answer.refusal.code


async def test_a_table_can_do_without_spectators(small_hall: Hall) -> None:
    """Then a stranger hears why, and nothing else."""
    ann, _ = await small_hall.table(spectators=False)
    eve = Player(small_hall.manager, await small_hall.guest("Eve"), ann.code, "client-e")

    await eve.knock()

    assert ["no-spectators"] == [notice.code for notice in eve.all(Notice)]
    assert 1 == len(eve.heard)


async def test_one_person_in_two_tabs(small_hall: Hall) -> None:
    """Both tabs hear everything; only one of them has numbered it."""
    ann, _ = await small_hall.table()
    twin = Player(small_hall.manager, ann.visitor, ann.code, "other-tab")
    await twin.come()

    await ann.act("plant 1")

    assert 1 == twin.last(Update).seq
    assert twin.last(Update).n is None


async def test_the_welcome_shows_the_seal_and_not_the_seed(hall: Hall) -> None:
    """The hash of the seed is shown before the first card, the seed only after the end."""
    ann, _ = await hall.table()

    table = ann.last(Welcome).table

    assert 64 == len(table.seal)
    assert "" == table.seed


async def test_a_room_that_closes_while_somebody_comes_is_opened_again(
    small_hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody is left behind in a room that is not led any more."""
    ann, bob = await small_hall.table()
    await bob.go()
    manager = small_hall.manager
    load = manager.load_blocks

    async def load_slowly(subscriber: Subscriber) -> None:
        await load(subscriber)
        await ann.go()

    monkeypatch.setattr(manager, "load_blocks", load_slowly)
    await bob.come()

    assert bob.subscriber in manager.rooms[bob.code].subscribers


async def test_memory_is_given_back_once_many_have_left(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A closed room refers to itself: Python is told to look for it, after many have left."""
    ann, bob = await hall.table("bohnanza", 2)
    room = ref(hall.manager.rooms[ann.code])
    gc.disable()
    try:
        for player in (ann, bob):
            await player.go()
            del player.session
        assert not hall.manager.rooms
        await hall.manager.expire()
        assert room() is not None
        monkeypatch.setattr(manager, "MANY", 2)
        await hall.manager.expire()
    finally:
        gc.enable()

    assert room() is None
