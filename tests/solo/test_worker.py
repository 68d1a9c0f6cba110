"""Tables without a server: whole games, going on after a crash, and everything beside them."""

import msgspec
import pytest

import higgle
from higgle.catalogue import GAMES
from higgle.protocol.history import Course, Evening, History, Replay
from higgle.protocol.messages import OVER, PLAYING, TableInfo
from higgle.protocol.people import Me, Profile
from higgle.solo.storage import MemoryStorage
from tests.solo.page import FlakyStorage, SoloPage

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


class Hands(msgspec.Struct):
    """What a view says of piles."""

    piles: dict[str, msgspec.Raw]


async def somebody(storage: MemoryStorage | None = None) -> SoloPage:
    """A page at which Ann is."""
    page = await SoloPage(storage or MemoryStorage()).load()
    await page.come_in()
    return page


@pytest.mark.parametrize("game", GAMES)
async def test_a_whole_game_is_played_and_proved(game: str) -> None:
    """Every action is answered, every step is shown, and the record verifies."""
    page = await somebody()
    table = await page.begin(game, bot="random")
    await page.sit(table.code)

    acted = await page.play(table.code)

    over = await page.need(TableInfo, "GET", f"tables/{table.code}")
    assert OVER == over.state
    assert acted == sum(one.ok for one in page.answers())
    assert page.updates() == list(range(1, len(page.updates()) + 1))
    record = (await page.ask("GET", f"tables/{table.code}/record")).body
    assert over.result is not None
    assert over.result.scores == higgle.verify(record).scores()


async def test_a_table_goes_on_from_what_is_stored() -> None:
    """A worker that ends without a word has lost nothing that was answered."""
    storage = MemoryStorage()
    page = await somebody(storage)
    table = await page.begin("bohnanza")
    await page.sit(table.code)
    await page.play(table.code, most=60)
    before = page.worker.host.rooms[table.code].need_state()

    again = await SoloPage(storage).load()
    assert [table.code] == [
        one.code for one in await again.need(list[TableInfo], "GET", "me/tables")
    ]
    await again.sit(table.code)

    assert before.seq == again.welcomes()[0].seq
    assert before.seq > 10
    assert before.game.json() == again.worker.host.rooms[table.code].need_state().game.json()


async def test_what_cannot_be_stored_does_not_happen() -> None:
    """A full storage refuses, in words; once there is room, the same is accepted."""
    storage = FlakyStorage()
    page = await somebody(storage)
    table = await page.begin("bohnanza", bot="random")
    await page.sit(table.code)
    room = page.worker.host.rooms[table.code]
    while (ask := room.need_state().ask_of(0)) is None or not ask.must:
        await page.advance(0.5)
    seq = room.need_state().seq
    action = room.need_state().game.view(0).actions(0)[0]
    act = {"type": "act", "n": 900, "action": msgspec.to_builtins(action)}

    storage.full = True
    await page.say(act)
    await page.settle()
    assert [False] == [one.ok for one in page.answers()]
    assert seq == room.need_state().seq
    assert 503 == (await page.ask("POST", "quick", {"game": "bohnanza"})).status

    storage.full = False
    await page.say(act)
    await page.settle()
    assert [False, True] == [one.ok for one in page.answers()]


async def test_who_waits_for_a_result_gets_it_after_a_crash() -> None:
    """The last step is stored and the result is not: whoever opens the table stores it."""
    storage = MemoryStorage()
    page = await somebody(storage)
    table = await page.begin("kuhhandel", bot="random")
    stored = storage.rows[f"table/{table.code}"]
    await page.sit(table.code)
    await page.play(table.code)
    storage.rows[f"table/{table.code}"] = stored

    again = await SoloPage(storage).load()
    assert PLAYING == (await again.need(TableInfo, "GET", f"tables/{table.code}")).state
    await again.sit(table.code)

    assert OVER == (await again.need(TableInfo, "GET", f"tables/{table.code}")).state


async def test_what_was_played_can_be_looked_at() -> None:
    """History, results, course, replay and deals of a finished game; a rematch, another try."""
    page = await somebody()
    table = await page.begin("bohnanza", bot="random")
    await page.sit(table.code)
    await page.play(table.code)
    code = table.code

    me = await page.need(Me, "GET", "me")
    assert [code] == [one.code for one in (await page.need(History, "GET", "history")).games]
    assert 1 == (await page.need(Profile, "GET", f"people/{me.id}")).tallies[0].games
    assert (await page.need(Course, "GET", f"tables/{code}/course")).points[-1]
    replay = await page.need(Replay, "GET", f"tables/{code}/replay?viewpoint=0&first=0&count=5")
    assert [0, 1, 2, 3, 4] == [step.happened.seq for step in replay.steps]
    record = (await page.ask("GET", f"tables/{code}/record")).body
    watched = await page.need(Replay, "POST", "watch", {"record": record, "count": 5})
    assert replay.total == watched.total
    assert 200 == (await page.ask("GET", f"tables/{code}/deals")).status
    tried = await page.need(TableInfo, "POST", f"tables/{code}/try", {"step": 3, "seat": 0})
    await page.say({"type": "rematch", "n": 5000})
    info = await page.need(TableInfo, "GET", f"tables/{code}")
    waiting = {one.code for one in await page.need(list[TableInfo], "GET", "me/tables")}
    assert {tried.code, info.rematch} == waiting
    evening = await page.need(Evening, "GET", f"tables/{info.rematch}/evening")
    assert [code] == [one.code for one in evening.games]


async def test_what_is_not_here_is_refused() -> None:
    """A stranger, an unknown table, what a server alone has, and nonsense."""
    page = await SoloPage(MemoryStorage()).load()
    assert 401 == (await page.ask("GET", "me")).status
    await page.come_in()
    assert 404 == (await page.ask("GET", "tables/NOWHERE")).status
    assert 404 == (await page.ask("POST", "login", {})).status
    assert 400 == (await page.ask("POST", "quick", {"nonsense": 1})).status
    assert 409 == (await page.ask("POST", "quick", {"game": "bohnanza", "bot": "nobody"})).status
    await page.worker.connect(1, "NOWHERE")
    assert [4404] == page.hung


async def test_somebody_is_forgotten_wholly() -> None:
    storage = MemoryStorage()
    page = await somebody(storage)
    table = await page.begin("bohnanza")
    await page.sit(table.code)

    assert 200 == (await page.ask("POST", "me/goodbye", {"password": ""})).status

    assert {} == storage.rows
    assert 401 == (await page.ask("GET", "me")).status


async def test_others_play_on_the_same_device() -> None:
    """Everybody has a name, sees their own cards alone, and has the time to get the device."""
    page = await somebody()
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
    plan = {"game": "bohnanza", "seats": seats, "names": ["Ben", ""]}
    table = await page.need(TableInfo, "POST", "tables", plan)
    assert ["Ann", "Ben", "Ann 3"] == [who.name for who in table.seats[:3]]
    assert 30 == table.clocks.call

    for seat in (-1, 1, 2):
        await page.sit(table.code, sitting=seat)

    assert [0, 1, 2] == [one.you for one in page.welcomes()]
    for seat, welcome in enumerate(page.welcomes()):
        assert welcome.scene is not None
        piles = msgspec.json.decode(welcome.scene.view, type=Hands).piles
        hands = msgspec.json.decode(piles["hand"], type=list[list[int]])
        assert [seat] == [place for place, hand in enumerate(hands) if any(hand)]
