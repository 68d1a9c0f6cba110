"""Letters: absent people of games by correspondence are told through the host's webhook."""

import asyncio
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer

import msgspec
import pytest

from higgle.core import Illegal
from higgle.protocol.messages import Rest
from higgle.protocol.tables import NewTable, SeatPlan
from higgle.server.config import settings
from higgle.server.notify.smtp import WebhookSender
from higgle.server.notify.template import Letter
from tests.server.hall import Hall, Player, opened

pytestmark = pytest.mark.anyio


@pytest.fixture
async def hall(sqlite: str) -> AsyncIterator[Hall]:
    """A house that has a webhook, whose letters stay in the bag."""
    async with opened(sqlite, webhook="http://127.0.0.1:9/") as made:
        yield made


async def bag(hall: Hall) -> list[tuple[str, str]]:
    """What was written since, and to whom."""
    await hall.hands.advance(0.1)
    found: list[tuple[str, str]] = []
    while not hall.manager.webhook.queue.empty():
        letter = hall.manager.webhook.queue.get_nowait()
        found.append((letter.kind, letter.name))
    return found


async def table(hall: Hall) -> list[Player]:
    """A game by correspondence, of which everybody but Ann goes away."""
    people = await hall.table(people=3, bots=0, pace="correspondence")
    for player in people[1:]:
        await player.go()
    return people


async def test_who_is_offered_something_is_told_once(hall: Hall) -> None:
    """However many offers there are."""
    ann, *_ = await table(hall)
    await ann.act("plant 1")
    await ann.act("pass")
    assert [] == await bag(hall)

    await ann.act({"type": "offer", "want": [1], "to": [1]})
    assert [("offer", "Bob")] == await bag(hall)
    await ann.act({"type": "offer", "want": [2], "to": [1]})
    assert [] == await bag(hall)


async def test_whose_turn_it_is_is_told(hall: Hall) -> None:
    """Ann plays to the end of her turn, while Bob is away."""
    ann, *_ = await table(hall)

    await hall.play_on(ann.code, [ann], 20)

    assert ("turn", "Bob") in await bag(hall)


@pytest.mark.parametrize("waiting", [True, False])
async def test_whoever_begins_is_told_that_it_has_begun(hall: Hall, waiting: bool) -> None:
    """Whether somebody waited at the table or nobody did; once, also after the first step."""
    ann, bob = await hall.guest("Ann"), await hall.guest("Bob")
    seats = (SeatPlan("me"), SeatPlan(), SeatPlan("bot"))
    code = await hall.manager.lobby.open(ann, NewTable("bohnanza", seats, pace="correspondence"))
    guest = Player(hall.manager, bob, code, "client-1")
    if waiting:
        await guest.come()

    await hall.manager.lobby.sit(code, bob, 1)
    await hall.manager.lobby.start(code)
    await hall.manager.change(code)

    assert [("turn", "Ann")] == await bag(hall)
    await hall.manager.change(code)
    assert [] == await bag(hall)


async def test_who_is_there_gets_no_letters(hall: Hall) -> None:
    """Nor does anybody whose seat a bot plays."""
    ann, bob, cyd = await table(hall)
    await bob.come()
    await cyd.come()
    await cyd.send(Rest(cyd.number()))
    await cyd.go()

    await hall.play_on(ann.code, [ann], 20)

    assert [] == await bag(hall)


async def test_live_tables_write_no_letters(hall: Hall) -> None:
    """Their people are there, or a bot keeps their seats."""
    ann, bob = await hall.table()
    await bob.go()

    await hall.play_on(ann.code, [ann], 10)

    assert [] == await bag(hall)


LETTER = Letter("turn", "p1", "Ann", "ABCD", "bohnanza", "/t/ABCD", "Ann, it is your turn.")


@contextmanager
def webhook(status: int, location: str = "") -> Iterator[tuple[str, list[bytes]]]:
    """A host who takes letters in, on a port of this machine."""
    taken: list[bytes] = []

    class Host(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            taken.append(self.rfile.read(int(self.headers["Content-Length"])))
            self.send_response(status)
            if location:
                self.send_header("Location", location)
            self.end_headers()

        def do_GET(self) -> None:
            taken.append(b"")

        def log_message(self, *words: object) -> None:
            """Be quiet."""

    server = HTTPServer(("127.0.0.1", 0), Host)
    thread = threading.Thread(target=server.serve_forever, args=(0.01,))
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/letters", taken
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


async def test_a_letter_arrives_as_json() -> None:
    """With a sentence that the host can pass on as it is."""
    with webhook(204) as (address, taken):
        await WebhookSender(address).send(LETTER)

    assert [LETTER] == [msgspec.json.decode(data, type=Letter) for data in taken]


async def test_a_webhook_that_fails_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three times in all, and nobody waits for it."""
    monkeypatch.setattr("higgle.server.notify.smtp.PAUSES", (0.0, 0.0, 0.0))
    with webhook(500) as (address, taken):
        await WebhookSender(address).send(LETTER)

    assert 3 == len(taken)


async def test_a_webhook_leads_nowhere_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """A redirect is an answer like any other problem."""
    monkeypatch.setattr("higgle.server.notify.smtp.PAUSES", (0.0,))
    with webhook(204) as (other, never), webhook(302, other) as (address, taken):
        await WebhookSender(address).send(LETTER)

    assert (1, 0) == (len(taken), len(never))


async def test_letters_that_nobody_takes_are_dropped() -> None:
    """The bag has a size."""
    postman = WebhookSender("http://127.0.0.1:9/")
    postman.queue = asyncio.Queue(2)

    for _ in range(5):
        postman.put(LETTER)

    assert 2 == postman.queue.qsize()


def test_a_webhook_is_an_address_of_the_web() -> None:
    """Files and other places are refused, and the address is never logged."""
    with pytest.raises(Illegal):
        settings(environment={"HIGGLE_WEBHOOK": "file:///etc/passwd"})
    known = settings(environment={"HIGGLE_WEBHOOK": "https://chat.example/secret"})
    assert "***" == known.public_values()["webhook"]
