"""Blocks: no table, no chat and no chair from somebody whom one does not want to meet."""

import pytest

from higgle.core import Illegal
from higgle.protocol.messages import AskChair, Said, Say
from higgle.protocol.tables import NewTable, SeatPlan
from higgle.server.accounts.people import Visitor
from higgle.server.lobby import table_list
from higgle.server.rooms.manager import RoomManager
from tests.server.hall import Hall, Player
from tests.server.web import Browser, code, come_in

pytestmark = pytest.mark.anyio
THREE = (SeatPlan("me"), SeatPlan(), SeatPlan())


async def block(manager: RoomManager, who: Visitor, about: Visitor) -> None:
    """Somebody blocks somebody, as the route does it."""
    await manager.people.block(who, about.id)
    await manager.reload_blocks({who.id, about.id})


async def test_nobody_sits_down_with_whom_they_are_blocked_by(hall: Hall) -> None:
    """Whether that one is the host or sits there too, and neither do programs of theirs."""
    ann, eve, dan = [await hall.guest(name) for name in ("Ann", "Eve", "Dan")]
    member = await hall.member("Eve2")
    made = await hall.manager.people.new_bot(member, "Evebot")
    program = await hall.manager.people.by_token(made.token)
    assert program is not None
    lobby = hall.manager.lobby
    hers = await lobby.open(ann, NewTable("bohnanza", THREE, bots_welcome=True))
    other = await lobby.open(dan, NewTable("bohnanza", THREE))
    await lobby.sit(other, ann, None)
    for one in (eve, member):
        await block(hall.manager, ann, one)

    for table, visitor in ((hers, eve), (other, eve), (hers, program)):
        with pytest.raises(Illegal, match="this table"):
            await lobby.sit(table, visitor, None)
    await hall.manager.people.unblock(ann, eve.id)
    await lobby.sit(hers, eve, None)


async def test_those_who_blocked_each_other_do_not_see_each_others_tables(hall: Hall) -> None:
    """Neither the one who did it nor the other."""
    ann, eve = await hall.guest("Ann"), await hall.guest("Eve")
    for one in (ann, eve):
        await hall.manager.lobby.open(one, NewTable("bohnanza", THREE, public=True))
    database = hall.manager.database
    assert 2 == len(await table_list.public_tables(database, reader=ann.id))

    await block(hall.manager, ann, eve)

    for one in (ann, eve):
        listed = await table_list.public_tables(database, reader=one.id)
        assert [one.id] == [table.host for table in listed]


async def test_chat_of_somebody_blocked_is_not_shown(hall: Hall) -> None:
    """Neither when it is said nor to whoever comes back; everybody else reads it."""
    ann, eve, dan = await hall.table(people=3, bots=0)
    await eve.send(Say(1, "before"))

    await block(hall.manager, ann.visitor, eve.visitor)
    await eve.send(Say(2, "after"))
    await dan.send(Say(1, "hello"))

    assert ["before", "hello"] == [one.line.text for one in ann.all(Said)]
    assert ["before", "after", "hello"] == [one.line.text for one in dan.all(Said)]
    await ann.go()
    assert ["hello"] == [line.text for line in (await ann.come()).chat]


async def test_nobody_takes_a_bots_chair_beside_whom_they_are_blocked_by(hall: Hall) -> None:
    """At a table that is not rated they would not even have to ask."""
    [ann] = await hall.table(people=1, bots=2)
    eve = Player(hall.manager, await hall.guest("Eve"), ann.code, "client-9")
    await eve.come()
    await block(hall.manager, ann.visitor, eve.visitor)

    answered = await eve.send(AskChair(1, 1))

    assert answered.refusal is not None
    assert "blocked" == answered.refusal.code


async def test_blocks_are_ones_own_business(browser: Browser) -> None:
    """Everybody sees and ends their own; nobody blocks themselves, or nobody."""
    await come_in(browser, "Eve")
    eve = (await browser.get("/api/me")).json()["id"]
    browser.cookies.clear()
    headers = await come_in(browser, "Ann")
    mine = (await browser.get("/api/me")).json()["id"]

    for person, refused in ((mine, "not-yourself-blocked"), ("nobody", "unknown-person")):
        answer = await browser.put(f"/api/people/{person}/block", headers=headers)
        assert refused == code(answer)
    for _ in range(2):
        answer = await browser.put(f"/api/people/{eve}/block", headers=headers)
        assert 204 == answer.status_code
    assert [{"id": eve, "name": "Eve"}] == (await browser.get("/api/me/blocked")).json()
    assert [eve] == [one["id"] for one in (await browser.get("/api/me/export")).json()["blocked"]]
    await browser.delete(f"/api/people/{eve}/block", headers=headers)
    assert [] == (await browser.get("/api/me/blocked")).json()
