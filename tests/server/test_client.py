"""Programs over the wire: the Python client against a real server."""

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from threading import Thread
from typing import TypeVar
from urllib.error import HTTPError
from urllib.request import urlopen

import msgspec
import pytest
from websockets.sync.server import ServerConnection, serve

import higgle
from higgle.bohnanza.answers import Decline
from higgle.bots.random_bot import RandomBot
from higgle.client import Client, Refused, TableConnection
from higgle.core import SPECTATOR, Action, Ask, Event, Record, Seat, Table
from higgle.play import Promise, Spoken, Statement, TradeCall, TradeSignal, make_bot
from higgle.play.talk import ChatLine as SpokenLine
from higgle.play.talk import RefusalReason
from higgle.protocol.messages import (
    Act,
    Answered,
    Changed,
    Notice,
    TableInfo,
    Welcome,
)
from higgle.protocol.people import BotAccount, Me, NewAccount, NewBot
from higgle.protocol.tables import NewTable, SeatPlan
from tests.play.learner import Learner
from tests.server.conftest import memory
from tests.server.server_process import running

ROOT = Path(__file__).parents[2]
QUICK = {"bot_pace": 0, "messages": 100_000, "root_path": "/games"}
M = TypeVar("M")


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """The address of a server that stands under a sub-path."""
    with TemporaryDirectory(dir=memory()) as folder, running(f"{folder}/x", **QUICK) as server:
        yield server.address


def hear(line: TableConnection, kind: type[M]) -> M:
    """The next message of a kind."""
    while not isinstance(message := line.receive(), kind):
        pass
    return message


def test_a_bot_plays_a_whole_game_over_the_wire(address: str) -> None:
    """Ten lines are enough."""
    client = Client(address, name="Ann")
    table = client.quick("bohnanza", seats=3, bot="random")
    with client.connect(table.code) as line:
        end = line.play(make_bot("random", "bohnanza", Random(1)))

    assert end.over


def test_a_game_is_played_with_the_options_one_wants(address: str) -> None:
    """Kuhhandel without a hammer to wait for, for instance."""
    client = Client(address, name="Ann")
    options = {"auction": "turns"}

    table = client.quick("kuhhandel", seats=3, bot="random", options=options)

    assert options.items() <= table.options.items()


def test_the_program_on_the_page_plays(address: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Against the server's bots, and at the table of a friend."""
    page = (ROOT / "docs/guide/server.md").read_text(encoding="utf-8").partition("## Programs")[2]
    program, line = re.findall(r"```python\n(.*?)```|`(with client.sit.*?)`", page, re.DOTALL)
    alone = program[0].replace("http://127.0.0.1:8000", address)
    friend = Client(address, name="Ann")
    seats = (SeatPlan("open"), SeatPlan("bot", "random"), SeatPlan("bot", "random"))
    table = friend.request("POST", "tables", TableInfo, NewTable("bohnanza", seats))
    sits = line[1].replace("K7Q2M9PX", table.code)

    def start() -> None:
        with friend.connect(table.code) as line:
            while hear(line, Changed).table.seats[0].kind != "person":
                pass
            friend.request("POST", f"tables/{table.code}/start", TableInfo)

    starter = Thread(target=start)
    starter.start()
    exec(compile(alone, "server.md", "exec"), {})
    exec(
        compile(re.sub(r"table = .*?as connection:", sits, alone, flags=re.DOTALL), "it", "exec"),
        {},
    )

    starter.join()
    assert [4, 3] == [len(scores.split()) for scores in capsys.readouterr().out.splitlines()]


def test_a_bot_answers_in_numpys_numbers(address: str) -> None:
    """They travel as Python's, and so does what it speaks about."""
    client = Client(address, name="Ann")
    table = client.quick("bohnanza", seats=3, bot="random")
    bot = Learner("bohnanza", Random(1))
    with client.connect(table.code) as line:
        end = line.play(bot)

    assert end.over
    assert bot.spoke
    assert msgspec.json.encode(bot.spoke)


class Hearing(RandomBot):
    """Keeps what it was told."""

    hears = True

    def __init__(self, game: str, random: Random, style: str = "") -> None:
        super().__init__(game, random, style)
        self.heard: list[Event] = []

    def act(self, view: Table, ask: Ask, events: Sequence[Event]) -> Action | None:
        self.heard += events
        return super().act(view, ask, events)


def test_a_bot_that_hears_is_told_everything(address: str) -> None:
    """Also what happened while it was not asked, and while its own action was on the way."""
    client = Client(address, name="Ann")
    table = client.quick("bohnanza", seats=3, bot="random")
    bot = Hearing("bohnanza", Random(1))
    with client.connect(table.code) as line:
        line.play(bot)
        hear(line, Changed)
    with urlopen(f"{address}/api/tables/{table.code}/record", timeout=10) as answer:
        record = Record.read(answer.read().decode())
    played = higgle.new("bohnanza", 3, record.seed, record.options)
    happened = [
        played.seen(event, 0)
        for said in record.lines
        for event in played.act(said.seat, higgle.parse("bohnanza", said.do))
    ]

    assert len(bot.heard) > len(happened) / 2
    assert happened[: len(bot.heard)] == bot.heard


class Listening(RandomBot):
    """Keeps what was said to it."""

    talks = True

    def __init__(self, game: str, random: Random, style: str = "") -> None:
        super().__init__(game, random, style)
        self.said: list[Statement] = []

    def hear(self, said: Statement) -> bool:
        self.said.append(said)
        return False


def test_a_bot_that_talks_hears_what_is_said(address: str) -> None:
    """The farmers at the table signal what they want, call for offers and promise."""
    client = Client(address, name="Ann")
    table = client.quick("bohnanza", seats=3, bot="farmer")
    bot = Listening("bohnanza", Random(1))
    with client.connect(table.code) as line:
        line.play(bot)

    assert {1, 2} == {said.seat for said in bot.said}
    spoken = {type(said.talk) for said in bot.said}
    assert TradeSignal in spoken
    assert spoken <= {TradeSignal, TradeCall, Promise}


class Talking(RandomBot):
    """Says everything there is to say, and why whenever it declines an offer."""

    talks = True
    words: Sequence[Spoken] = (
        TradeCall((1,)),
        TradeSignal((1,), (), (2,)),
        Promise(1, (2,)),
        SpokenLine("hello"),
    )

    def act(self, view: Table, ask: Ask, events: Sequence[Event]) -> Action | None:
        unwanted = [one for one in view.actions(ask.seat) if isinstance(one, Decline)]
        return unwanted[0] if unwanted else super().act(view, ask, events)

    def says(self, view: Table, seat: Seat, action: Action) -> Sequence[Spoken]:
        words, self.words = self.words, ()
        if isinstance(action, Decline):
            return (*words, RefusalReason(action.offer, "no_room"))
        return words


def test_a_bot_that_talks_is_heard_by_all(address: str) -> None:
    """Calls, signals, promises, reasons and chat go out, and whoever comes later reads them."""
    client = Client(address, name="Ann")
    table = client.quick("bohnanza", seats=3, bot="random")
    with client.connect(table.code) as line:
        line.play(Talking("bohnanza", Random(1)))
    with client.connect(table.code) as later:
        welcome = hear(later, Welcome)

    first, second, *reasons = [word.phrase for word in welcome.remarks]
    assert ("call", "promise", {"no_room"}) == (first, second, set(reasons))
    assert ["hello"] == [said.text for said in welcome.chat if said.name == "Ann"]
    assert [((1,), (2,))] == [(wish.want, wish.never) for wish in welcome.signals]


class Public(RandomBot):
    """Keeps whose view it speaks from."""

    talks = True

    def __init__(self, game: str, random: Random, style: str = "") -> None:
        super().__init__(game, random, style)
        self.seen: list[Seat] = []

    def says(self, view: Table, seat: Seat, action: Action) -> Sequence[Spoken]:
        self.seen.append(view.audience)
        return ()


class Late(Public):
    """Does everything over another line, so that what it answers comes too late."""

    def __init__(self, other: TableConnection) -> None:
        super().__init__("bohnanza", Random(1))
        self.other = other

    def act(self, view: Table, ask: Ask, events: Sequence[Event]) -> Action | None:
        action = super().act(view, ask, events)
        if action is None:
            return None
        self.other.act(action)
        return Decline(9999)


def test_a_bot_speaks_from_what_everybody_sees(address: str) -> None:
    """Its own hand is not before it when it speaks."""
    client = Client(address, name="Ann")
    table = client.quick("bohnanza", seats=3, bot="random")
    bot = Public("bohnanza", Random(1))
    with client.connect(table.code) as line:
        line.play(bot)

    assert {SPECTATOR} == set(bot.seen)


def test_a_bot_says_nothing_about_what_was_refused(address: str) -> None:
    """Also when the table has moved on, because somebody was quicker."""
    client = Client(address, name="Ann")
    table = client.quick("bohnanza", seats=3, bot="random")
    with client.connect(table.code) as line, client.connect(table.code) as other:
        bot = Late(other)
        end = line.play(bot)

    assert end.over
    assert [] == bot.seen


@pytest.mark.parametrize("final", [4401, 4403, 4404])
def test_a_line_that_is_shut_at_once_is_called_again_ever_later(address: str, final: int) -> None:
    """A pause that grows until there is a welcome; then it is short again. Some ends are final."""
    client = Client(address, name="Ann")
    table = client.quick("bohnanza", bot="random")
    with client.connect(table.code) as real:
        welcome = msgspec.json.encode(hear(real, Welcome)).decode()
    codes = iter((4429, 4430, 1013, 4429, 1013, final))
    pauses: list[float] = []

    def answer(socket: ServerConnection) -> None:
        code = next(codes)
        socket.recv()
        if len(pauses) == 3:
            socket.send(welcome)
        socket.close(code)

    with serve(answer, "127.0.0.1", 0) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        port = server.socket.getsockname()[1]
        with TableConnection(f"ws://127.0.0.1:{port}", {}, "en") as line:
            line.sleep = pauses.append
            with pytest.raises(ConnectionError, match=str(final)):
                hear(line, Answered)
        server.shutdown()

    assert [0.1, 0.2, 0.4, 0.1, 0.2] == pauses


def test_a_program_with_a_token(address: str) -> None:
    """It sits down where it is welcome."""
    ann = Client(address, name="Ann")
    me = ann.request("POST", "accounts", Me, NewAccount("Ann", "correct horse"))
    ann.headers["X-CSRF-Token"] = me.csrf
    token = ann.request("POST", "bots", BotAccount, NewBot("Annbot")).token
    seats = (SeatPlan(), SeatPlan("bot", "random"), SeatPlan("bot", "random"))
    table = ann.request("POST", "tables", TableInfo, NewTable("bohnanza", seats, bots_welcome=True))

    program = Client(address, token=token)
    with program.sit(table.code) as line:
        assert 0 == hear(line, Welcome).you

    assert "bot" == program.me.kind


def test_a_line_survives_a_killed_server(sqlite: str) -> None:
    """The same action is sent again to the next process, and happens once."""
    with running(sqlite) as server:
        client = Client(server.address, name="Ann")
        table = client.quick("bohnanza", bot="random")
        line = client.connect(table.code)
        line.receive()
        first = line.act("plant 1")
        server.kill()
    with running(sqlite, port=server.port):
        line.send(Act(1, "plant 1"))
        again = hear(line, Answered)
        line.close()

    assert first.ok
    assert (True, True) == (again.ok, again.duplicate)


def test_a_server_says_goodbye(sqlite: str) -> None:
    """A polite stop is told to everybody, and the log has no secrets."""
    with running(sqlite) as server:
        client = Client(server.address, name="Ann")
        table = client.quick("bohnanza", bot="random")
        line = client.connect(table.code)
        line.receive()
        told = server.stop()
        notice = hear(line, Notice)
        line.close()

    assert "stopping" == notice.code
    assert server.process.returncode in (0, -15)
    assert client.headers["Cookie"].partition("=")[2] not in told


def test_a_refusal_is_an_exception(address: str) -> None:
    """With the sentence of the server."""
    client = Client(address, name="Ann")

    with pytest.raises(Refused, match="There is no game called"):
        client.quick("chess")


def test_a_refused_request_is_closed(address: str) -> None:
    """From Python 3.14 on whoever leaves an answer open is warned."""
    client = Client(address, name="Ann")

    with pytest.raises(Refused) as refused:
        client.quick("chess")

    answer = refused.value.__context__
    assert isinstance(answer, HTTPError)
    assert answer.closed


def test_a_proxy_may_cut_the_sub_path(address: str) -> None:
    """Or leave it, as in all the other tests here."""
    client = Client(address.removesuffix("/games"), name="Ann")

    assert "bohnanza" == client.quick("bohnanza", bot="random").game
