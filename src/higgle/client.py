"""A small client for programs: log in, take a seat, and let a bot play over the wire."""

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

import higgle
from higgle.extras import Extra

with Extra("client"):
    from websockets.exceptions import ConnectionClosed, WebSocketException
    from websockets.sync.client import ClientConnection, connect
from higgle.catalogue import game_class
from higgle.core import Action, Ask, Event, Illegal, Table
from higgle.i18n import Language
from higgle.narrator import unshow
from higgle.play import Bot, Scheduler, Statement, normalize_action
from higgle.protocol.forms import Problem
from higgle.protocol.messages import (
    OPEN,
    Act,
    Answered,
    ClientMessage,
    Happened,
    Hello,
    Notice,
    Refusal,
    Scene,
    ServerMessage,
    TableInfo,
    Update,
    Welcome,
)
from higgle.protocol.people import Me, NewGuest
from higgle.protocol.tables import QuickGame, SetReady, TakeSeat
from higgle.protocol.talk_messages import from_message, to_client_message

T = TypeVar("T")
TRIES = 8
"""Attempts to connect without a welcome; each waits twice as long as the one before."""
SECONDS = 30.0
FINAL = (4401, 4403, 4404)
"""Close codes after which reconnecting is of no use."""


class Refused(Exception):
    """The server has refused something; `refusal` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.text)
        self.refusal = refusal


class Client:
    """A session at a server: an account's token, or a new guest."""

    def __init__(self, address: str, token: str = "", name: str = "program") -> None:
        self.address = address.rstrip("/")
        self.headers = {"Content-Type": "application/json"}
        if token:
            self.headers["Authorization"] = f"Bearer {token}"
            self.me = self.request("GET", "me", Me)
        else:
            self.me = self.request("POST", "guests", Me, NewGuest(name))
            self.headers["X-CSRF-Token"] = self.me.csrf

    def request(
        self, method: str, path: str, kind: type[T], body: msgspec.Struct | None = None
    ) -> T:
        """Send a request to the REST API and decode the answer."""
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
            with problem:
                raise read_refusal(problem.read(), problem.code) from None

    def quick(
        self,
        game: str,
        seats: int | None = None,
        bot: str = "",
        options: Mapping[str, bool | int | str] | None = None,
    ) -> TableInfo:
        """Start a game against the server's bots."""
        wish = QuickGame(game, seats, dict(options or {}), bot)
        return self.request("POST", "quick", TableInfo, wish)

    def tables(self) -> list[TableInfo]:
        """List the public tables."""
        return self.request("GET", "tables", list[TableInfo])

    def sit(self, code: str, seat: int | None = None) -> "TableConnection":
        """Take a seat at a table, say that I am ready, and return a connection to it."""
        table = self.request("POST", f"tables/{code}/sit", TableInfo, TakeSeat(seat))
        if table.state == OPEN:
            self.request("POST", f"tables/{code}/ready", TableInfo, SetReady())
        return self.connect(code)

    def connect(self, code: str, language: Language = "en") -> "TableConnection":
        """A connection to a table, as a player or as a spectator."""
        split = urlsplit(self.address)
        scheme = "wss" if split.scheme == "https" else "ws"
        path = f"{split.path}/api/tables/{code}/socket"
        wanted = ("Authorization", "Cookie")
        headers = {name: self.headers[name] for name in wanted if name in self.headers}
        return TableConnection(f"{scheme}://{split.netloc}{path}", headers, language)


class TableConnection:
    """The socket to one table; it reconnects by itself and repeats no action."""

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
        self.new_events: list[Event] = []
        """Events since `take_events` was last called."""
        self.new_talk: list[Statement] = []
        """Talk since `listen` was last called."""
        self.notice = ""
        """The server's last notice about the connection."""
        self.socket: ClientConnection | None = None
        self.open = ExitStack()
        self.tries = 0
        """Attempts to connect since the last welcome."""
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
        """Close the socket."""
        self.socket = None
        self.open.close()

    # Messages

    def open_socket(self) -> ClientConnection:
        """Connect, say hello, and send again what was not answered."""
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
        """Send a message; without an answer it is sent again after a reconnect."""
        if not isinstance(message, Hello):
            self.waiting[message.n] = message
        try:
            (self.socket or self.open_socket()).send(msgspec.json.encode(message), text=True)
        except ConnectionClosed:
            self.socket = None

    def receive(self, seconds: float | None = None) -> ServerMessage:
        """Wait for the next message, reconnecting when the socket breaks.

        `TimeoutError` says that none has come in so many seconds.
        """
        while True:
            socket = self.socket or self.open_socket()
            try:
                data = socket.recv(seconds)
            except ConnectionClosed as closed:
                self.socket = None
                if closed.rcvd is not None and closed.rcvd.code in FINAL:
                    why = self.notice or closed.rcvd.reason or closed.rcvd.code
                    raise ConnectionError(f"{self.address}: {why}") from None
                continue
            message: ServerMessage = msgspec.json.decode(data, type=ServerMessage)
            self.apply(message)
            return message

    def apply(self, message: ServerMessage) -> None:
        """Update the state of the connection from a message."""
        if isinstance(message, Welcome):
            self.seq, self.seat = message.seq, message.you
            self.tries = 1
            self.table, self.scene = message.table, message.scene
            for step in message.missed:
                self.new_events += self.events_of(step)
        elif isinstance(message, Update):
            self.seq, self.scene = message.seq, message.scene
            self.new_events += self.events_of(message.happened)
        elif isinstance(message, Answered):
            self.waiting.pop(message.n, None)
        elif isinstance(message, Notice):
            self.notice = message.text
        said = from_message(message)
        if said is not None and said.seat != self.seat:
            self.new_talk.append(said)

    def events_of(self, step: Happened) -> list[Event]:
        """What happened in a step, as the rules tell it to bots."""
        assert self.table is not None
        game = game_class(self.table.game)
        return [unshow(game, event) for event in step.events]

    def next_number(self) -> int:
        """The next message number of this client."""
        self.n += 1
        return self.n

    def act(self, action: Action | str) -> Answered:
        """Send an action, and wait for its answer and the update that follows."""
        said = action if isinstance(action, str) else msgspec.to_builtins(normalize_action(action))
        n = self.next_number()
        self.send(Act(n, said))
        answer: Answered | None = None
        while answer is None or self.seq < answer.seq:
            message = self.receive()
            if isinstance(message, Answered) and message.n == n:
                answer = message
        return answer

    # Playing

    def view(self) -> Table | None:
        """The table as this client sees it."""
        return None if self.scene is None else higgle.load(bytes(self.scene.view))

    def current_ask(self) -> Ask | None:
        """The ask of this client's seat, if it has one."""
        asks = self.scene.asks if self.scene is not None and self.seat is not None else []
        return next((ask for ask in asks if ask.seat == self.seat), None)

    def take_events(self) -> list[Event]:
        """Return and clear the events not yet handed out."""
        news, self.new_events = self.new_events, []
        return news

    def updates(self) -> Iterator[list[Event]]:
        """Yield the new events whenever the table moved or somebody spoke, until the end."""
        while self.scene is None or not self.scene.over:
            message = self.receive()
            moved = isinstance(message, Update) or (isinstance(message, Welcome) and message.scene)
            if moved or (self.scene is not None and self.new_talk):
                yield self.take_events()
            elif isinstance(message, Notice) and message.code != "stopping":
                raise Refused(Refusal(message.code, message.text))

    def listen(self, bot: Bot) -> bool:
        """Pass new talk to a bot; return whether it wants to be asked because of it."""
        said, self.new_talk = self.new_talk, []
        wants_ask = False
        for one in said if bot.talks else []:
            wants_ask = bot.hear(one) or wants_ask
        return wants_ask

    def speak(self, bot: Bot, action: Action) -> None:
        """Send what a bot says after its action, from what everybody sees.

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
            message = to_client_message(self.next_number(), one)
            if message is not None:
                self.send(message)

    def play(self, bot: Bot) -> Table:
        """Let a bot play to the end, and return the table as it was seen then."""
        scheduler = Scheduler(Random())
        fresh: list[Event] = []
        for events in self.updates():
            fresh += events
            wants_ask = self.listen(bot)
            while (ask := self.current_ask()) is not None:
                if wants_ask or (bot.light_sleeper and any(bot.wakes(event) for event in fresh)):
                    scheduler.wake(ask.seat)
                wants_ask = False
                scheduler.schedule([ask])
                if scheduler.next_ask() is None:
                    break
                view = self.view()
                assert view is not None
                seen, answer = self.seq, bot.act(view, ask, fresh if bot.hears else ())
                action = None if answer is None else normalize_action(answer)
                done = action is not None and self.act(action).ok
                fresh = self.take_events()
                if not done and (action is None or self.seq == seen):
                    scheduler.note_pass(ask)
                    break
                scheduler.reopen(ask.seat)
                if action is not None and done:
                    self.speak(bot, action)
        view = self.view()
        assert view is not None
        return view


def read_refusal(body: bytes, status: int) -> Refused:
    """The refusal in the body of a failed request."""
    try:
        return Refused(msgspec.json.decode(body, type=Problem).refusal)
    except msgspec.DecodeError:
        return Refused(Refusal(str(status), body.decode(errors="replace")))
