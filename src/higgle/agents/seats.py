"""Seats for agents: at a table of this process, or at a server; both show a view and no more.

An agent decides when it looks and when it acts, so a seat waits until it is asked and then keeps
the question open. Nothing here is given a table: the rules' views go in, and words come out.
"""

import queue
import threading
from collections.abc import Mapping, Sequence
from random import Random
from time import monotonic
from typing import Protocol

from higgle.client import Refused, TableConnection
from higgle.core import CLOCK, Action, Ask, Event, Seat, Table, require
from higgle.play import Bot, Match, Player, Scheduler, Spoken, Statement
from higgle.play.registry import bot_name
from higgle.protocol.talk_messages import to_client_message

YOU = "you"


class AgentSeat(Protocol):
    """What an agent can do at a table, wherever the table is."""

    names: list[str]
    """How everybody is called, by seat."""

    @property
    def seat(self) -> Seat:
        """Where the agent sits."""

    def view(self) -> Table:
        """The table as the seat sees it."""

    def ask(self) -> Ask | None:
        """What the seat is asked; None while others are to act, and at the end."""

    def wait(self, seconds: float) -> None:
        """Wait until the seat is asked or the game is over, for at most this long."""

    def act(self, action: Action | None) -> None:
        """Carry out an action, or pass; `Illegal` says why not."""

    def speak(self, talk: Spoken) -> None:
        """Say something to the table."""

    def take_news(self) -> tuple[list[Event], list[Statement]]:
        """What has happened and was said since the last time."""

    def is_over(self) -> bool:
        """Whether the game has come to its end."""

    def leave(self) -> None:
        """Stand up."""


class Left(BaseException):
    """The agent has left; no `Exception`, so the match does not treat it as a bot's failure."""


class WaitingBot(Bot):
    """The agent as a bot of a match: it hands every question over and waits for the answer."""

    hears = True
    talks = True

    def __init__(self, game: str, random: Random, style: str = "") -> None:
        super().__init__(game, random, style)
        self.questions: queue.Queue[tuple[Table, Ask] | None] = queue.Queue()
        self.answers: queue.Queue[Action | Left | None] = queue.Queue()
        self.events: list[Event] = []
        self.heard: list[Statement] = []

    def act(self, view: Table, ask: Ask, events: Sequence[Event]) -> Action | None:
        """Ask the agent."""
        self.events += events
        self.questions.put((view, ask))
        answer = self.answers.get()
        if isinstance(answer, Left):
            raise answer
        return answer

    def hear(self, said: Statement) -> bool:
        """Keep what others say."""
        self.heard.append(said)
        return False


class EmbeddedSeat:
    """A seat at a table of this process, among bots; a thread plays the others."""

    def __init__(
        self,
        game: str,
        seats: int,
        bots: Sequence[Player],
        seed: str,
        options: Mapping[str, object] | None = None,
    ) -> None:
        self.bot = WaitingBot(game, Random(0))
        players: list[Player] = [bots[place % len(bots)] for place in range(seats)]
        players[0] = lambda game, random, style: self.bot
        self.match = Match(game, seats, players, seed, options)
        self.names = [YOU, *(bot_name(place, [YOU]) for place in range(seats - 1))]
        self.last = self.match.table.view(self.seat)
        """The last view; the table itself belongs to the thread."""
        self.open: tuple[Table, Ask] | None = None
        self.done = False
        self.thread = threading.Thread(target=self.play, daemon=True)
        self.thread.start()

    def play(self) -> None:
        """Play the match in its thread, to its end or until the agent leaves."""
        try:
            self.match.play()
        except Left:
            return
        finally:
            self.bot.questions.put(None)

    @property
    def seat(self) -> Seat:
        """Agents sit first; the order of the seats is the same for all."""
        return 0

    def view(self) -> Table:
        """The view that came with the last question; at the end, that of the end."""
        return self.last

    def ask(self) -> Ask | None:
        """The open question."""
        return None if self.open is None else self.open[1]

    def wait(self, seconds: float) -> None:
        """Wait for the thread that plays the others."""
        if self.open is not None or self.done:
            return
        try:
            self.open = self.bot.questions.get(timeout=seconds)
        except queue.Empty:
            return
        self.done = self.open is None
        self.last = self.match.table.view(self.seat) if self.open is None else self.open[0]

    def act(self, action: Action | None) -> None:
        """Check the action against the view, and hand it over."""
        require(self.open is not None, "not-now")
        assert self.open is not None
        view, ask = self.open
        if action is None:
            require(not ask.must, "must-act")
        else:
            view.check(ask.seat, action)
        self.open = None
        self.bot.answers.put(action)

    def speak(self, talk: Spoken) -> None:
        """Say something while the others wait for an answer."""
        require(self.open is not None, "not-now")
        self.match.conductor.say(self.seat, talk)

    def take_news(self) -> tuple[list[Event], list[Statement]]:
        """What the bot was told; at the end also what nobody was asked after."""
        if self.done and self.match.table.over:
            self.bot.events += self.match.conductor.news_for(self.seat)
        news = self.bot.events, self.bot.heard
        self.bot.events, self.bot.heard = [], []
        return news

    def is_over(self) -> bool:
        """Whether the match has ended."""
        return self.done

    def leave(self) -> None:
        """End the match."""
        self.open = None
        self.bot.answers.put(Left())
        self.thread.join(1.0)


class RemoteSeat:
    """A seat at a server, through the client."""

    def __init__(self, connection: TableConnection) -> None:
        self.connection = connection
        self.scheduler = Scheduler(Random())
        self.events: list[Event] = []
        self.statements: list[Statement] = []
        self.open: Ask | None = None
        while connection.scene is None:
            connection.receive()
        table = connection.table
        assert table is not None
        self.names = [
            YOU if place == connection.seat else (one.name or f"seat {place + 1}")
            for place, one in enumerate(table.seats)
        ]

    @property
    def seat(self) -> Seat:
        """Where the server has let it sit."""
        seat = self.connection.seat
        return CLOCK if seat is None else seat

    def view(self) -> Table:
        """The last scene."""
        view = self.connection.view()
        assert view is not None
        return view

    def ask(self) -> Ask | None:
        """The question, until it is answered or the table moves on."""
        now = self.connection.current_ask()
        if self.open is None or now is None or self.open != now:
            self.open = None
        return self.open

    def wait(self, seconds: float) -> None:
        """Receive until there is something new to decide."""
        until = monotonic() + seconds
        while not self.is_over() and self.ask() is None:
            self.collect()
            ask = self.connection.current_ask()
            if ask is not None:
                self.scheduler.schedule([ask])
                self.open = self.scheduler.next_ask()
                if self.open is not None:
                    return
            try:
                self.connection.receive(max(0.0, until - monotonic()))
            except TimeoutError:
                return

    def collect(self) -> None:
        """Keep what has arrived."""
        self.events += self.connection.take_events()
        self.statements += self.connection.new_talk
        self.connection.new_talk = []

    def act(self, action: Action | None) -> None:
        """Send an action; what the server refuses is refused in its words."""
        ask = self.ask()
        require(ask is not None, "not-now")
        assert ask is not None
        if action is None:
            require(not ask.must, "must-act")
            self.scheduler.note_pass(ask)
        else:
            answer = self.connection.act(action)
            if not answer.ok:
                assert answer.refusal is not None
                raise Refused(answer.refusal)
            self.scheduler.reopen(ask.seat)
        self.open = None

    def speak(self, talk: Spoken) -> None:
        """Send what is said."""
        message = to_client_message(self.connection.next_number(), talk)
        if message is not None:
            self.connection.send(message)

    def take_news(self) -> tuple[list[Event], list[Statement]]:
        """What has arrived."""
        self.collect()
        news = self.events, self.statements
        self.events, self.statements = [], []
        return news

    def is_over(self) -> bool:
        """Whether the server says so."""
        scene = self.connection.scene
        return scene is not None and scene.over

    def leave(self) -> None:
        """Close the connection; the server keeps the seat for a while."""
        self.connection.close()
