"""Notices on devices: sealed, signed, sent to push services alone, and only to who asked."""

import asyncio
import time
from collections.abc import AsyncIterator, Iterator

import msgspec
import pytest
from litestar.testing import AsyncTestClient

from higgle.core import Illegal
from higgle.i18n import say
from higgle.live.buckets import TooOften
from higgle.live.daily_deal import day_at, plan_of
from higgle.protocol.clubs import JoinClub, NewClub, NewTournament
from higgle.protocol.notices import AddDevice
from higgle.protocol.tables import NewTable, SeatPlan
from higgle.server.accounts.people import Visitor
from higgle.server.config import Config, settings
from higgle.server.http.app import application
from higgle.server.notify import notices
from higgle.server.notify.devices import DEVICES_EACH, device_id
from higgle.server.notify.push import PushMessage, is_public, public_address
from tests.server.hall import Hall, Hands, Player, opened
from tests.server.push_service import Device, Json, PushService, push_service
from tests.server.web import HERE, code, config

pytestmark = pytest.mark.anyio
HOME = "192.0.2.7"


@pytest.fixture
def service() -> Iterator[PushService]:
    """A push service of this machine."""
    with push_service() as made:
        yield made


@pytest.fixture
async def hall(database: str, service: PushService) -> AsyncIterator[Hall]:
    """A house whose host allows that service."""
    async with opened(database, push_services=(service.address,)) as made:
        yield made


@pytest.fixture
async def small_hall(sqlite: str, service: PushService) -> AsyncIterator[Hall]:
    """The same on SQLite alone."""
    async with opened(sqlite, push_services=(service.address,)) as made:
        yield made


async def add(hall: Hall, who: Visitor, device: Device, *kinds: str, morning: int = 480) -> str:
    """Somebody wants notices on a device; the key of the server."""
    wanted = msgspec.convert(device.subscription(*kinds, morning=morning), AddDevice)
    return (await hall.manager.notices.add(who, wanted, HOME)).key


async def deliver(hall: Hall) -> None:
    """Everything that waits is handed over."""
    sender = hall.manager.notices.sender
    while not sender.queue.empty():
        await sender.send(sender.queue.get_nowait())


async def table(hall: Hall) -> list[Player]:
    """A game by correspondence, of which everybody but Ann goes away."""
    people = await hall.table(people=3, bots=0, pace="correspondence")
    for player in people[1:]:
        await player.go()
    return people


async def offer(hall: Hall, ann: Player) -> None:
    """Ann plants, and offers Bob something."""
    await ann.act("plant 1")
    await ann.act("pass")
    await ann.act({"type": "offer", "want": [1], "to": [1]})
    await hall.hands.advance(0.1)


async def test_a_turn_is_told_sealed_and_signed(hall: Hall, service: PushService) -> None:
    """The device alone reads what it says; the service learns which server sends."""
    ann, bob, _ = await table(hall)
    device = service.device()
    key = await add(hall, bob.visitor, device, "turn")

    await offer(hall, ann)
    await deliver(hall)

    (taken,) = service.taken
    told = device.read(taken.body)
    assert {
        "title": "Bohnanza",
        "text": "Bob, somebody offers you something at Bohnanza.",
        "path": f"t/{ann.code}",
        "tag": ann.code,
    } == told
    assert ("/send/one", "aes128gcm") == (taken.path, taken.headers["content-encoding"])
    claims = taken.claims(key)
    assert (service.address, "https://localhost") == (claims["aud"], claims["sub"])
    assert 0 < float(str(claims["exp"])) - time.time() <= 86_400
    assert b"Bob" not in taken.body


async def test_nothing_is_told_that_nobody_asked_for(
    small_hall: Hall, service: PushService
) -> None:
    """Neither without a device, nor of another kind."""
    hall = small_hall
    ann, bob, _ = await table(hall)
    await add(hall, bob.visitor, service.device(), "day", "evening")

    await offer(hall, ann)
    await deliver(hall)

    assert [] == service.taken


async def test_several_devices_have_wishes_of_their_own(
    small_hall: Hall, service: PushService
) -> None:
    """A second wish of a device takes the place of the first."""
    hall = small_hall
    ann, bob, _ = await table(hall)
    phone, desk = service.device("phone"), service.device("desk")
    await add(hall, bob.visitor, phone, "day")
    await add(hall, bob.visitor, desk, "turn")
    await add(hall, bob.visitor, phone, "turn", "day")
    await add(hall, bob.visitor, desk, "evening")

    await offer(hall, ann)
    await deliver(hall)

    assert ["/send/phone"] == [taken.path for taken in service.taken]


@pytest.mark.parametrize(("status", "left"), [(404, 0), (410, 0), (201, 1), (413, 1), (302, 1)])
async def test_a_device_that_is_gone_is_forgotten(
    small_hall: Hall, service: PushService, status: int, left: int
) -> None:
    """Other answers forget nobody, and a redirect leads nowhere."""
    hall = small_hall
    ann, bob, _ = await table(hall)
    await add(hall, bob.visitor, service.device(), "turn")
    service.status = status

    await offer(hall, ann)
    await deliver(hall)

    assert 1 == len(service.taken)
    assert left == len((await hall.manager.notices.of(bob.visitor.id)).devices)


@pytest.mark.parametrize("status", [429, 503])
async def test_a_service_that_is_busy_is_asked_again(
    small_hall: Hall, service: PushService, status: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Three times in all."""
    monkeypatch.setattr("higgle.server.notify.smtp.PAUSES", (0.0, 0.0, 0.0))
    hall = small_hall
    ann, bob, _ = await table(hall)
    await add(hall, bob.visitor, service.device(), "turn")
    service.status = status

    await offer(hall, ann)
    await deliver(hall)

    assert 3 == len(service.taken)


async def test_a_browser_that_is_logged_out_shows_nothing(
    small_hall: Hall, service: PushService
) -> None:
    """Whoever sits in front of it next reads nothing of somebody else."""
    hall = small_hall
    ann, bob, _ = await table(hall)
    await add(hall, bob.visitor, service.device(), "turn")
    await hall.manager.people.log_out_everywhere(bob.visitor)

    await offer(hall, ann)
    await deliver(hall)

    assert [] == service.taken


async def test_a_device_belongs_to_whoever_named_it_last(
    small_hall: Hall, service: PushService
) -> None:
    """Two people at one browser do not read one another's notices."""
    hall = small_hall
    ann, bob, _ = await table(hall)
    device = service.device()
    await add(hall, bob.visitor, device, "turn")
    await add(hall, ann.visitor, device, "turn")

    await offer(hall, ann)
    await deliver(hall)

    assert [] == service.taken


async def test_members_are_called_to_an_evening(small_hall: Hall, service: PushService) -> None:
    """Everybody in the club but whoever opens the table."""
    hall = small_hall
    clubs = hall.manager.clubs
    ann, bob = await hall.member("Ann"), await hall.guest("Bob")
    club = await clubs.found(ann, NewClub("The cups"))
    await clubs.join(bob, club, JoinClub((await clubs.page(ann, club)).invitation))
    mine, his = service.device("ann"), service.device("bob")
    await add(hall, ann, mine, "evening")
    await add(hall, bob, his, "evening")

    plan = NewTable("kuhhandel", (SeatPlan("me"), SeatPlan(), SeatPlan()))
    made = await clubs.evening(ann, club, plan)
    await deliver(hall)

    (taken,) = service.taken
    told = his.read(taken.body)
    assert f"t/{made}" == told["path"]
    assert "Ann has opened a table for The cups." == told["text"]


async def test_a_round_calls_its_people_to_their_tables(
    small_hall: Hall, service: PushService
) -> None:
    """Each to the table at which they sit."""
    hall = small_hall
    clubs, held = hall.manager.clubs, hall.manager.tournaments
    ann = await hall.member("Ann")
    club = await clubs.found(ann, NewClub("The cups"))
    link = JoinClub((await clubs.page(ann, club)).invitation)
    people = [ann, *[await hall.guest(name) for name in ("Bob", "Cyd", "Dan")]]
    for person in people[1:]:
        await clubs.join(person, club, link)
    cup = await held.announce(ann, club, NewTournament("Cup", "bohnanza", wait=300))
    for person in people:
        await held.join(person, cup)
    device = service.device()
    await add(hall, people[3], device, "evening")

    await held.start(ann, cup)
    await deliver(hall)

    (taken,) = service.taken
    assert "Round 1 of “Cup” begins. Your table waits for you." == device.read(taken.body)["text"]


async def morning(hall: Hall, minute: int) -> None:
    """It is so many minutes after midnight, and whoever waits for the deal is looked for."""
    hall.hands.time += minute * 60 - hall.hands.time % 86_400
    await hall.manager.notices.call_to_day()
    await deliver(hall)


async def test_the_deal_of_the_day_is_told_once_in_the_morning(
    hall: Hall, service: PushService
) -> None:
    """Not at the day of the wish, not before its time, and not hours after it."""
    ann, device = await hall.guest("Ann"), service.device()
    hall.hands.time += 86_400 - hall.hands.time % 86_400
    await add(hall, ann, device, "day", morning=420)
    counts = []
    for minute in (430, 1440 + 410, 420, 430, 1440 + 700):
        await morning(hall, minute)
        counts.append(len(service.taken))

    assert [0, 0, 1, 1, 1] == counts
    game = plan_of(day_at(hall.hands.time - 86_400)).game
    told = device.read(service.taken[0].body)
    assert ("day", "day") == (told["path"], told["tag"])
    assert f"Deal of the day: {say(f'game-{game}')}" == told["title"]


async def test_nobody_is_told_more_than_enough(
    small_hall: Hall, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is too much is dropped."""
    hall = small_hall
    ann, device = await hall.guest("Ann"), service.device()
    await add(hall, ann, device, "turn")
    (reader,) = await hall.manager.notices.load("turn", [ann.id])

    for number in range(notices.MOST + 5):
        hall.manager.notices.put("turn", reader, PushMessage("a", "b", "t/C", str(number)))

    assert notices.MOST == hall.manager.notices.sender.queue.qsize()


async def test_devices_are_few_and_named_seldom(small_hall: Hall, service: PushService) -> None:
    """One too many takes the place of the oldest; a flood of wishes is refused."""
    hall = small_hall
    ann = await hall.guest("Ann")
    for number in range(DEVICES_EACH + 1):
        hall.hands.time += 1
        await add(hall, ann, service.device(str(number)), "turn")
    known = {one.id for one in (await hall.manager.notices.of(ann.id)).devices}
    assert DEVICES_EACH == len(known)
    assert device_id(service.device("0").endpoint) not in known

    for number in range(notices.CHANGES - DEVICES_EACH - 1):
        await add(hall, ann, service.device(f"more{number}"), "turn")
    with pytest.raises(TooOften):
        await add(hall, ann, service.device("last"), "turn")


async def test_the_key_of_a_server_stays_the_same(database: str) -> None:
    """Browsers have subscribed with it."""
    async with opened(database) as hall:
        first = await hall.manager.notices.of("nobody")
    async with opened(database) as again:
        second = await again.manager.notices.of("nobody")

    assert first.key == second.key
    assert 87 == len(first.key)


async def test_processes_that_begin_at_once_make_one_key(fresh_postgres: str) -> None:
    """Whoever is later takes what the first one has made."""
    async with opened(fresh_postgres) as one, opened(fresh_postgres) as other:
        asked = [hall.manager.notices.of("nobody") for hall in (one, other)]
        first, second = await asyncio.gather(*asked)

    assert first.key == second.key


REFUSED = [
    "http://fcm.googleapis.com/a",
    "https://fcm.googleapis.com:8443/a",
    "https://fcm.googleapis.com@evil.example/a",
    "https://evil.example/fcm.googleapis.com",
    "https://fcm.googleapis.com.evil.example/a",
    "https://evilpush.apple.com/a",
    "https://127.0.0.1/a",
    "https://[::1]/a",
    "https://localhost/a",
    "https://169.254.169.254/latest",
]


@pytest.mark.parametrize("endpoint", REFUSED)
async def test_only_push_services_are_written_to(sqlite: str, endpoint: str) -> None:
    """An endpoint is no way to make the server ask somebody else."""
    async with opened(sqlite) as hall:
        ann = await hall.guest("Ann")
        with pytest.raises(Illegal) as refused:
            await add(hall, ann, Device(endpoint), "turn")

    assert "push-service" == refused.value.reason


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://fcm.googleapis.com/fcm/send/a",
        "https://updates.push.services.mozilla.com/wpush/v2/a",
        "https://db5p.notify.windows.com/w/?token=a",
        "https://web.push.apple.com/a",
    ],
)
async def test_the_services_of_browsers_are_known(sqlite: str, endpoint: str) -> None:
    """Whatever the browser."""
    async with opened(sqlite) as hall:
        ann = await hall.guest("Ann")
        await add(hall, ann, Device(endpoint), "turn")
        (device,) = (await hall.manager.notices.of(ann.id)).devices

    assert endpoint.split("/")[2] == device.service


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "10.1.2.3",
        "192.168.0.1",
        "169.254.169.254",
        "100.64.0.1",
        "0.0.0.0",
        "224.0.0.1",
        "::1",
        "fe80::1%eth0",
        "fd00::1",
        "::ffff:127.0.0.1",
        "2002:7f00:1::",
        "64:ff9b::7f00:1",
    ],
)
def test_addresses_of_a_network_are_not_public(address: str) -> None:
    """However they are wrapped."""
    assert not is_public(address)
    assert is_public("142.250.74.10")
    assert is_public("2a00:1450:4001:82b::200a")


def test_a_name_that_leads_inside_is_not_followed() -> None:
    """A push service whose name is bent to this machine gets nothing."""
    with pytest.raises(PermissionError):
        public_address("localhost", 443)


async def test_a_key_that_is_none_is_refused(small_hall: Hall, service: PushService) -> None:
    """The point must lie on the curve."""
    device = service.device()
    wrong = msgspec.convert(device.subscription("turn") | {"p256dh": "B" * 87}, AddDevice)

    with pytest.raises(Illegal) as refused:
        await small_hall.manager.notices.add(await small_hall.guest(), wrong, HOME)

    assert "push-key" == refused.value.reason


def test_a_host_can_send_no_notices() -> None:
    """An empty setting allows no service."""
    assert () == settings(environment={"HIGGLE_PUSH_SERVICES": ""}).push_services
    assert Config().push_services


async def test_a_host_who_sends_none_offers_none(sqlite: str) -> None:
    """The page shows nothing, and a wish is refused."""
    async with opened(sqlite, push_services=()) as hall:
        ann = await hall.guest("Ann")
        assert "" == (await hall.manager.notices.of(ann.id)).key
        with pytest.raises(Illegal) as refused:
            await add(hall, ann, Device("https://fcm.googleapis.com/a"), "turn")

    assert "no-notices" == refused.value.reason


async def test_whoever_asks_gets_it_all_and_can_have_it_forgotten(
    sqlite: str, service: PushService
) -> None:
    """Named over HTTP, listed in the export, removed by its owner alone, gone with the person."""
    app = application(config(sqlite, push_services=(service.address,)), Hands())
    async with AsyncTestClient(app, base_url=HERE) as ann:
        made = await ann.post("/api/guests", json={"name": "Ann"})
        headers = {"X-CSRF-Token": made.json()["csrf"]}
        wanted: Json = service.device().subscription("turn", "day")
        added = await ann.put("/api/me/notices", json=wanted, headers=headers)
        assert 200 == added.status_code
        (device,) = added.json()["devices"]
        assert ["day", "turn"] == device["kinds"]

        assert [device] == (await ann.get("/api/me/export")).json()["notices"]
        no_csrf = await ann.put("/api/me/notices", json=wanted)
        assert "csrf" == code(no_csrf)
        ann.cookies.clear()
        bob = await ann.post("/api/guests", json={"name": "Bob"})
        other = {"X-CSRF-Token": bob.json()["csrf"]}
        await ann.delete(f"/api/me/notices/{device['id']}", headers=other)
        assert 1 == len(await app.state.manager.notices.devices.of(made.json()["id"]))

        await app.state.manager.forget(await app.state.manager.people.by_id(made.json()["id"]), "")
        assert [] == await app.state.manager.notices.devices.of(made.json()["id"])
