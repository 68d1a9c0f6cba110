"""Tables that were begun by an older ruleset: they say so, and break nothing else."""

import msgspec
import pytest
from sqlalchemy import select, update

from higgle.bohnanza.planting import Plant
from higgle.bohnanza.turn import Pass
from higgle.core import Action, Illegal
from higgle.live.journal import LogEntry
from higgle.protocol.messages import Answered
from higgle.server.store.schema import GameTable
from tests.server.hall import Hall, Player

pytestmark = pytest.mark.anyio


async def begun_by(hall: Hall, player: Player, rules: int) -> None:
    """Let a table have been begun by an older ruleset."""
    async with hall.manager.database.writing() as connection:
        mine = GameTable.code == player.code
        await connection.execute(update(GameTable).where(mine).values(rules=rules))


async def log(hall: Hall, player: Player, *actions: Action) -> None:
    """Write actions into the log of a table, as an older program might have, and close it."""
    await player.go()
    proof = ""
    for number, action in enumerate(actions, 1):
        body = msgspec.json.encode(action).decode()
        entry = LogEntry(number, hall.hands.time, "act", 0, "old", number, body)
        proof = entry.prove(proof)
        entry = msgspec.structs.replace(entry, proof=proof)
        await hall.manager.journal.append(player.code, entry)
    assert player.code not in hall.manager.rooms


async def test_a_table_keeps_the_number_of_its_ruleset(small_hall: Hall) -> None:
    """It is written down when the cards are dealt."""
    [ann] = await small_hall.table(people=1, bots=2)

    async with small_hall.manager.database.reading() as connection:
        rules = await connection.scalar(select(GameTable.rules).where(GameTable.code == ann.code))

    assert small_hall.manager.rooms[ann.code].need_state().game.RULES == rules


async def test_an_old_table_that_cannot_be_played_on_says_so(small_hall: Hall) -> None:
    """One sentence with both numbers; the table beside it goes on."""
    [ann] = await small_hall.table(people=1, bots=2)
    [bob] = await small_hall.table(people=1, bots=2)
    await log(small_hall, ann, Pass())
    await begun_by(small_hall, ann, 0)

    with pytest.raises(Illegal, match="ruleset 0") as refused:
        await ann.come()

    assert "other-rules" == refused.value.reason
    assert Answered(1, True, 1) == await bob.act("plant 1")


async def test_an_old_table_that_means_the_same_goes_on(small_hall: Hall) -> None:
    """Another number alone stops nobody."""
    [ann] = await small_hall.table(people=1, bots=2)
    await log(small_hall, ann, Plant(0))
    await begun_by(small_hall, ann, 0)

    assert 1 == (await ann.come()).seq


async def test_a_broken_table_of_today_does_not_blame_the_rules(small_hall: Hall) -> None:
    """A log that the rules of today refuse, though it is of today, is damaged."""
    [ann] = await small_hall.table(people=1, bots=2)
    await log(small_hall, ann, Pass())

    with pytest.raises(Illegal) as refused:
        await ann.come()

    assert "record-step" == refused.value.reason
