"""A small client for programs: come in, sit down, and let a bot play over the wire."""

import secrets
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack
from random import Random
from types import TracebackType
from typing import Self, TypeVar
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import msgspec
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

import higgle
from higgle.core import Action, Ask, Event, Illegal, Table
from higgle.i18n import Language
from higgle.play import Bot, Said, Scheduler, normalize_action
from higgle.protocol.messages import (
    Act,
    Answered,
    ClientMessage,
    Hello,
    Notice,
    Refusal,
    Scene,
    ServerMessage,
    TableInfo,
    Update,
    Welcome,
)
from higgle.protocol.rest import Me, NewGuest, Problem, QuickGame, TakeSeat
from higgle.protocol.talk import heard, sent_as

T = TypeVar("T")
TRIES = 8
"""How often to call without a welcome, each time waiting twice as long."""
SECONDS = 30.0
FINAL = (4401, 4403, 4404)
"""After these endings of a line it is of no use to call again."""


class Refused(Exception):
    """The server has refused something; `refusal` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.text)
        self.refusal = refusal


class Client:
    """Somebody at a server: a program with a token, or a guest with a name."""

    def __init__(self, address: str, token: str = "", name: str = "program") -> None:
        self.address = address.rstrip("/")
        self.headers = {"Content-Type": "application/json"}
        if token:
            self.headers["Authorization"] = f"Bearer {token}"
            self.me = self.ask("GET", "me", Me)
        else:
            self.me = self.ask("POST", "guests", Me, NewGuest(name))
            self.headers["X-CSRF-Token"] = self.me.csrf

    def ask(self, method: str, path: str, kind: type[T], body: msgspec.Struct | None = None) -> T:
        """A plain request."""
        data = None if body is None else msgspec.json.encode(body)
        request = Request(  # noqa: S310 - the address is the caller's own choice
            f"{self.address}/api/{path}", data, dict(self.headers), method=method
        )
        try:
            with urlopen(request, timeout=SECONDS) as answer:  # noqa: S310 - as above
                cookie = answer.headers.get("Set-Cookie")
                if cookie:
                    self.headers["Cookie"] = cookie.partition(";")[0]
                return msgspec.json.decode(answer.read(), type=kind)
        except HTTPError as problem:
            raise refused(problem.read(), problem.code) from None

    def quick(
        self,
        game: str,
        seats: int | None = None,
        bot: str = "",
        options: Mapping[str, bool | int | str] | None = None,
    ) -> TableInfo:
        """A game against the server's bots."""
        wish = QuickGame(game, seats, dict(options or {}), bot)
        return self.ask("POST", "quick", TableInfo, wish)

    def tables(self) -> list[TableInfo]:
        """The public tables."""
        return self.ask("GET", "tables", list[TableInfo])

    def sit(self, code: str, seat: int | None = None) -> "Line":
        """Sit down at a table, and open the line to it."""
        self.ask("POST", f"tables/{code}/sit", TableInfo, TakeSeat(seat))
        return self.line(code)

    def line(self, code: str, language: Language = "en") -> "Line":
        """The line to a table at which one sits, or which one watches."""
        split = urlsplit(self.address)
        scheme = "wss" if split.scheme == "https" else "ws"
        path = f"{split.path}/api/tables/{code}/socket"
        wanted = ("Authorization", "Cookie")
        headers = {name: self.headers[name] for name in wanted if name in self.headers}
        return Line(f"{scheme}://{split.netloc}{path}", headers, language)


class Line:
    """The line to one table; it survives a broken connection, and nothing happens twice."""

    def __init__(self, address: str, headers: Mapping[str, str], language: Language) -> None:
        self.address = address
        self.headers = dict(headers)
        self.language = language
        self.name = secrets.token_hex(12)
        self.seq = -1
        self.n = 0
        self.waiting: dict[int, ClientMessage] = {}
        self.seat: int | None = None
        self.table: TableInfo | None = None
        self.scene: Scene | None = None
        self.unheard: list[Event] = []
        """What has happened since `news` was last asked."""
        self.talk: list[Said] = []
        """What was said since a bot last listened."""
        self.notice = ""
        """The last that the server had to say about the line itself."""
        self.socket: ClientConnection | None = None
        self.open = ExitStack()
        self.tries = 0
        """How often the table was called since it last said welcome, that call included."""
        self.sleep: Callable[[float], None] = time.sleep

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """Hang up."""
        self.socket = None
        self.open.close()

    # Messages

    def call(self) -> ClientConnection:
        """Call the table, say hello, and send again what was not answered."""
        while self.tries < TRIES:
            if self.tries:
                self.sleep(0.1 * 2 ** (self.tries - 1))
            self.tries += 1
            self.open.close()
            try:
                called = connect(
                    self.address, additional_headers=self.headers, compression=None, max_size=None
                )
                socket = self.open.enter_context(called)
                for message in (Hello(self.name, self.seq, self.language), *self.waiting.values()):
                    socket.send(msgspec.json.encode(message), text=True)
            except (OSError, WebSocketException):
                continue
            self.socket = socket
            return socket
        self.tries = 0
        raise ConnectionError(self.address)

    def send(self, message: ClientMessage) -> None:
        """Send a message; one that is not answered is sent again after a broken line."""
        if not isinstance(message, Hello):
            self.waiting[message.n] = message
        try:
            (self.socket or self.call()).send(msgspec.json.encode(message), text=True)
        except ConnectionClosed:
            self.socket = None

    def hear(self) -> ServerMessage:
        """The next message, however often the line breaks."""
        while True:
            socket = self.socket or self.call()
            try:
                data = socket.recv()
            except ConnectionClosed as closed:
                self.socket = None
                if closed.rcvd is not None and closed.rcvd.code in FINAL:
                    why = self.notice or closed.rcvd.reason or closed.rcvd.code
                    raise ConnectionError(f"{self.address}: {why}") from None
                continue
            message: ServerMessage = msgspec.json.decode(data, type=ServerMessage)
            self.note(message)
            return message

    def note(self, message: ServerMessage) -> None:
        """Remember what a message says about the table."""
        if isinstance(message, Welcome):
            self.seq, self.seat = message.seq, message.you
            self.tries = 1
            self.table, self.scene = message.table, message.scene
            for step in message.missed:
                self.unheard += step.events
        elif isinstance(message, Update):
            self.seq, self.scene = message.seq, message.scene
            self.unheard += message.happened.events
        elif isinstance(message, Answered):
            self.waiting.pop(message.n, None)
        elif isinstance(message, Notice):
            self.notice = message.text
        said = heard(message)
        if said is not None and said.seat != self.seat:
            self.talk.append(said)

    def number(self) -> int:
        """The next number of ours."""
        self.n += 1
        return self.n

    def act(self, action: Action | str) -> Answered:
        """Do something, and wait until it is answered and seen; what happens is noted."""
        said = action if isinstance(action, str) else msgspec.to_builtins(normalize_action(action))
        n = self.number()
        self.send(Act(n, said))
        answer: Answered | None = None
        while answer is None or self.seq < answer.seq:
            message = self.hear()
            if isinstance(message, Answered) and message.n == n:
                answer = message
        return answer

    # Playing

    def view(self) -> Table | None:
        """The table as we see it."""
        return None if self.scene is None else higgle.load(bytes(self.scene.view))

    def asked(self) -> Ask | None:
        """What we are asked."""
        asks = self.scene.asks if self.scene is not None and self.seat is not None else []
        return next((ask for ask in asks if ask.seat == self.seat), None)

    def news(self) -> list[Event]:
        """What has happened since this was last asked."""
        news, self.unheard = self.unheard, []
        return news

    def scenes(self) -> Iterator[list[Event]]:
        """Whenever the table has moved or somebody has spoken: what happened, until the end."""
        while self.scene is None or not self.scene.over:
            message = self.hear()
            moved = isinstance(message, Update) or (isinstance(message, Welcome) and message.scene)
            if moved or (self.scene is not None and self.talk):
                yield self.news()
            elif isinstance(message, Notice) and message.code != "stopping":
                raise Refused(Refusal(message.code, message.text))

    def listen(self, bot: Bot) -> bool:
        """Let a bot hear what was said; whether it wants to be asked because of it."""
        said, self.talk = self.talk, []
        woken = False
        for one in said if bot.talks else []:
            woken = bot.hear(one) or woken
        return woken

    def speak(self, bot: Bot, action: Action) -> None:
        """Let a bot say something after its action, from what everybody sees.

        If the table has moved on meanwhile it may have nothing to say.
        """
        view = self.view()
        if self.seat is None or view is None or not (bot.talks and bot.speaks_after(action)):
            return
        try:
            words = bot.says(view.view(), self.seat, action)
        except Illegal:
            return
        for one in words:
            message = sent_as(self.number(), one)
            if message is not None:
                self.send(message)

    def play(self, bot: Bot) -> Table:
        """Let a bot play to the end, and return the table as it was seen then."""
        scheduler = Scheduler(Random())
        fresh: list[Event] = []
        for events in self.scenes():
            fresh += events
            woken = self.listen(bot)
            while (ask := self.asked()) is not None:
                if woken or (bot.light_sleeper and any(bot.wakes(event) for event in fresh)):
                    scheduler.wake(ask.seat)
                woken = False
                scheduler.schedule([ask])
                if scheduler.next_ask() is None:
                    break
                view = self.view()
                assert view is not None
                seen, answer = self.seq, bot.act(view, ask, fresh if bot.hears else ())
                action = None if answer is None else normalize_action(answer)
                done = action is not None and self.act(action).ok
                fresh = self.news()
                if not done and (action is None or self.seq == seen):
                    scheduler.note_pass(ask)
                    break
                scheduler.reopen(ask.seat)
                if action is not None and done:
                    self.speak(bot, action)
        view = self.view()
        assert view is not None
        return view


def refused(body: bytes, status: int) -> Refused:
    """What a refused request says."""
    try:
        return Refused(msgspec.json.decode(body, type=Problem).refusal)
    except msgspec.DecodeError:
        return Refused(Refusal(str(status), body.decode(errors="replace")))
