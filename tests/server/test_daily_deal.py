"""The deal of the day on a server, and beside it in a page without one: the same game."""

from collections.abc import AsyncIterator
from functools import partial

import msgspec
import pytest
from litestar.testing import AsyncTestClient

import higgle
from higgle.core import Illegal, Record
from higgle.live.clocks import Timers
from higgle.live.daily_deal import day_at, day_before
from higgle.protocol.daily_deal import DayDeal
from higgle.protocol.messages import AskUndo, Coach, Rest, TableInfo
from higgle.server.accounts.people import Visitor
from higgle.server.daily_deals import prove_day
from higgle.server.http.app import application
from higgle.solo.storage import MemoryStorage
from tests.daily_script import Script, played
from tests.server.hall import START, Hall, Hands, Player
from tests.server.web import HERE, Browser, code, come_in, config
from tests.solo.page import SoloPage

pytestmark = pytest.mark.anyio
TODAY = day_at(START)
MOST = 20_000
DAYS = [day_before(TODAY, -days) for days in range(5)]


def at(day: str) -> float:
    """A time on one of the days."""
    return START + DAYS.index(day) * 86_400


def until_next(timers: Timers) -> float:
    """How long it is until something happens by itself: never two deeds at once."""
    coming = timers.next()
    return 0.0 if coming is None else max(0.0, coming - timers.now())


async def play_in_page(day: str, script: Script) -> Record:
    """The same deeds at the same places of the log, in a page without a server."""
    page = await SoloPage(MemoryStorage()).load()
    page.time = at(day)
    await page.come_in()
    table = await page.need(TableInfo, "POST", "days/play")
    await page.sit(table.code)
    room = await page.worker.host.room(table.code)
    for number in range(MOST):
        state = room.need_state()
        if state.over:
            break
        action = script.get(len(state.history))
        if action is None:
            await page.advance(until_next(page.worker.timers))
        else:
            act = {"type": "act", "n": number + 1, "action": msgspec.to_builtins(action)}
            await page.say(act)
    await page.advance(1.0)
    await page.settle()
    deal = await page.need(DayDeal, "GET", "days/today")
    assert deal.mine is not None
    assert "over" == deal.state
    return Record.read((await page.ask("GET", f"tables/{table.code}/record")).body)


async def play_at(hall: Hall, visitor: Visitor, script: Script) -> str:
    """The same at a server; half of the way somebody closes the browser and comes back."""
    table = await hall.manager.days.play(visitor)
    player = Player(hall.manager, visitor, table, "client-0")
    await player.come()
    for number in range(MOST):
        room = await hall.manager.room(table)
        state = room.need_state()
        if state.over:
            break
        action = script.get(len(state.history))
        if action is None:
            await hall.hands.advance(until_next(hall.hands))
        else:
            assert (await player.act(msgspec.to_builtins(action))).ok
        player.listen()
        if number == 150:
            await player.go()
            await player.come()
    await hall.hands.advance(2)
    return table


@pytest.mark.parametrize("day", DAYS)
async def test_the_same_deeds_give_the_same_game_everywhere(small_hall: Hall, day: str) -> None:
    """In the terminal, in a page without a server, and on a server."""
    _, script, record = played(day)
    small_hall.hands.time = at(day)

    table = await play_at(small_hall, await small_hall.guest(), script)
    info = await small_hall.info(table)
    here = await small_hall.manager.record(info)

    assert record.code == here.code
    assert record.code == (await play_in_page(day, script)).code


async def test_one_try_counts_and_any_number_may_follow(hall: Hall) -> None:
    """Whoever asks twice gets the same table; what is begun is played to its end first."""
    ann, days = await hall.guest(), hall.manager.days
    _, script, _ = played(TODAY)
    assert "open" == (await days.deal(ann.id, "", "en")).state
    first = await days.play(ann)
    assert first == await days.play(ann)
    assert ("playing", first) == (await playing(hall, ann))
    with pytest.raises(Illegal) as caught:
        await days.need_no_try(ann.id, TODAY)
    assert "day-under-way" == caught.value.reason

    assert first == await play_at(hall, ann, script)
    deal = await days.deal(ann.id, "", "en")
    again = await play_at(hall, ann, script)

    assert again != first
    assert deal.mine is not None
    assert (first, first) == (deal.mine.code, deal.best)
    later = await days.deal(ann.id, "", "en")
    assert (deal.mine, deal.scores) == (later.mine, later.scores)
    assert 1 == later.row
    hall.hands.time += 86_400
    assert ("missed", "over") == (
        (await days.deal("", TODAY, "en")).state,
        (await days.deal(ann.id, TODAY, "en")).state,
    )
    with pytest.raises(Illegal, match="not been dealt"):
        await days.deal(ann.id, DAYS[2], "en")


async def playing(hall: Hall, visitor: Visitor) -> tuple[str, str]:
    """What somebody can do with today's deal, and where."""
    deal = await hall.manager.days.deal(visitor.id, "", "en")
    return deal.state, deal.code


async def test_nobody_helps_at_the_deal_of_the_day(small_hall: Hall) -> None:
    """No bot plays for the person, nothing is taken back, and there is no coach."""
    ann = await small_hall.guest()
    table = await small_hall.manager.days.play(ann)
    player = Player(small_hall.manager, ann, table, "client-0")
    await player.come()

    refused = [await player.send(Rest(1)), await player.send(AskUndo(2))]
    refused += [await player.send(Coach(3))]

    assert ["day-alone", "no-undo", "no-coach"] == [
        one.refusal.code for one in refused if one.refusal
    ]
    bob = Player(small_hall.manager, await small_hall.guest("Bob"), table, "client-1")
    with pytest.raises(Illegal) as caught:
        await small_hall.manager.join(table, bob.subscriber)
    assert "no-spectators" == caught.value.reason


async def test_todays_games_are_shown_to_those_who_have_had_their_try(hall: Hall) -> None:
    """A link to a replay spoils nothing; tomorrow everybody may watch."""
    ann, bob, days = await hall.guest(), await hall.guest("Bob"), hall.manager.days
    _, script, record = played(TODAY)
    info = await hall.info(await play_at(hall, ann, script))

    await days.need_own_try(ann.id, info)
    for stranger in ("", bob.id):
        with pytest.raises(Illegal) as caught:
            await days.need_own_try(stranger, info)
        assert "day-own-try" == caught.value.reason
    await days.send(bob.id, prove_day(str(record), hall.hands.time))
    await days.need_own_try(bob.id, info)
    hall.hands.time += 86_400
    await days.need_own_try("", info)


@pytest.fixture
async def browser(sqlite: str) -> AsyncIterator[Browser]:
    """A browser on the first of the days."""
    async with AsyncTestClient(application(config(sqlite), Hands()), base_url=HERE) as client:
        yield client


async def test_a_record_from_elsewhere_is_proved_and_counts_once(browser: Browser) -> None:
    """A second one is refused, and one that is damaged with the reason of `verify`."""
    _, _, record = played(TODAY)
    send = partial(browser.post, "/api/days/results", headers=await come_in(browser))
    text = str(record)

    damaged = await send(json={"record": text.replace('"do":"', '"do":"x', 1)})
    foreign = await send(json={"record": str(higgle.new("bohnanza", 3, "x").record())})
    counted = await send(json={"record": text})
    again = await send(json={"record": text})

    assert [code(damaged), code(foreign), code(again)] == [
        "record-cut",
        "not-of-the-day",
        "day-counted",
    ]
    assert 201 == counted.status_code
    deal = msgspec.json.decode(counted.content, type=DayDeal)
    assert record.end is not None
    assert deal.mine is not None
    assert record.end.scores[0] == deal.mine.score
    assert ("over", "", 1) == (deal.state, deal.best, deal.row)


async def test_whoever_goes_takes_their_results_along(browser: Browser) -> None:
    """They stand in what one may save, and go with everything else."""
    me = await come_in(browser)
    _, _, record = played(TODAY)
    await browser.post("/api/days/results", headers=me, json={"record": str(record)})

    saved = (await browser.get("/api/me/export")).json()
    await browser.post("/api/me/goodbye", headers=me, json={})

    assert [TODAY] == [score["day"] for score in saved["days"]]
    assert [] == (await browser.get("/api/days/today")).json().get("scores", [])


async def test_the_deal_is_shown_to_everybody_and_played_by_those_who_come_in(
    browser: Browser,
) -> None:
    shown = msgspec.json.decode((await browser.get("/api/days/today")).content, type=DayDeal)
    stranger = await browser.post("/api/days/play")
    me = await come_in(browser)
    table = await browser.post("/api/days/play", headers=me)
    future = await browser.get(f"/api/days/{DAYS[1]}")

    assert (TODAY, "open", []) == (shown.day, shown.state, shown.scores)
    assert stranger.status_code in (401, 403)
    assert TODAY == table.json()["day"]
    assert "day-not-yet" == code(future)
    assert "bad-day" == code(await browser.get("/api/days/soon"))
