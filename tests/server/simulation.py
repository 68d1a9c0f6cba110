"""A simulated evening: a whole game in one process, where everything goes wrong that can.

One number decides everything: who acts, which messages are lost, doubled, delayed or overtaken,
which lines break, when the disk fails before, during or after a commit, when the server is started
anew, and how the watch jumps. Time is the test's own. Afterwards the log is audited: what was
acknowledged is there once, nothing is there twice, and all who were there heard the same story.
"""

import contextlib
from collections.abc import Iterator, Sequence
from random import Random

import msgspec
from sqlalchemy import select

from higgle.live.journal import StepKind
from higgle.play import Bot, make_bot
from higgle.protocol.messages import (
    Act,
    Answered,
    Clocks,
    Happened,
    Rest,
    Return,
    Update,
    Welcome,
)
from higgle.server.accounts.people import Visitor
from higgle.server.store.schema import LogRow
from higgle.server.store.sql_journal import Row, SqliteBackend
from tests.server.hall import Hall, Hands, Player, opened

Wish = Act | Rest | Return
Heard = tuple[StepKind | str, int, tuple[str, ...]]

FAULTS = ("begin", "commit", "answer")
"""Where a write may fail: before anything is written, before it is kept, after it is kept."""


@contextlib.contextmanager
def changed(owner: object, name: str, value: object) -> Iterator[None]:
    """Something else in the place of a part, for a while."""
    before = getattr(owner, name)
    setattr(owner, name, value)
    try:
        yield
    finally:
        setattr(owner, name, before)


class Disk:
    """A disk that fails when it is told to."""

    def __init__(self) -> None:
        self.fails_at = ""
        self.failures = dict.fromkeys(FAULTS, 0)

    def fail(self, where: str) -> None:
        """Break once, if this is the place."""
        if self.fails_at == where:
            self.fails_at = ""
            self.failures[where] += 1
            raise OSError("the disk fails on purpose")

    @contextlib.contextmanager
    def inserted(self) -> Iterator[None]:
        """Every step is written to this disk."""
        whole = SqliteBackend.commit

        def commit(backend: SqliteBackend, rows: Sequence[Row]) -> list[bool]:
            self.fail("begin")
            if self.fails_at == "commit":
                line = backend.connect()
                line.execute("BEGIN IMMEDIATE")
                line.execute("UPDATE log SET reason = 'never kept'")
                backend.disconnect()
            self.fail("commit")
            kept = whole(backend, rows)
            self.fail("answer")
            return kept

        with changed(SqliteBackend, "commit", commit):
            yield


class Client:
    """Somebody at home: sends until an answer comes, and goes on where the line broke."""

    def __init__(self, visitor: Visitor, code: str, number: int) -> None:
        self.visitor = visitor
        self.code = code
        self.name = f"client-{number}"
        self.number = 0
        self.player: Player | None = None
        self.wanted: dict[int, Wish] = {}
        """What no answer has come to."""
        self.under_way: list[Wish] = []
        """Messages that the server has not received yet."""
        self.kept: dict[int, int] = {}
        """What was acknowledged: my number, and the number of the step."""
        self.heard: dict[int, Heard] = {}

    async def come(self, hall: Hall) -> None:
        """A new line: say how far I have heard, and send again what got no answer."""
        self.player = Player(hall.manager, self.visitor, self.code, self.name)
        await self.player.knock(max(self.heard, default=0))
        self.under_way = list(self.wanted.values())

    def wish(self, message: Wish) -> None:
        """Send something; it is under way until it arrives."""
        self.wanted[message.n] = message
        self.under_way.append(message)

    def next(self) -> int:
        """The next number."""
        self.number += 1
        return self.number

    def listen(self) -> None:
        """Take in what has arrived."""
        if self.player is None:
            return
        for message in self.player.listen():
            if isinstance(message, Update):
                self.note(message.happened)
            elif isinstance(message, Welcome):
                for happened in message.missed:
                    self.note(happened)
            elif isinstance(message, Answered):
                self.take(message)

    def note(self, step: Happened) -> None:
        """Remember a step; what is told again is told the same."""
        told = (step.what, step.seat, tuple(event.name for event in step.events))
        assert told == self.heard.setdefault(step.seq, told), f"step {step.seq} has changed"

    def take(self, answer: Answered) -> None:
        """An answer: what could not be stored is sent again, everything else is settled."""
        if answer.ok:
            first = self.kept.setdefault(answer.n, answer.seq)
            assert first == answer.seq, f"message {answer.n} was carried out twice"
        elif answer.refusal is not None and answer.refusal.code == "storage":
            if answer.n in self.wanted:
                self.under_way.append(self.wanted[answer.n])
            return
        self.wanted.pop(answer.n, None)


class Evening:
    """One table, its people, and all that goes wrong."""

    def __init__(self, url: str, game: str, seed: int, people: int = 2) -> None:
        self.url = url
        self.game = game
        self.people = people
        self.dice = Random(f"{game} {seed}")
        self.disk = Disk()
        self.hands = Hands()
        self.clients: list[Client] = []
        self.brains: list[Bot] = []
        self.code = ""
        self.count = dict.fromkeys(
            ("acts", "lost", "doubled", "overtaken", "cuts", "restarts", "jumps"), 0
        )

    async def play(self, left: int) -> bool:
        """Let this many things happen, and look at the log; whether the game is over."""
        begun, over = False, False
        with self.disk.inserted():
            while not over and left:
                async with opened(self.url, self.hands) as hall:
                    hall.manager.new_random = self.more_dice
                    if not begun:
                        await self.sit_down(hall)
                        begun = True
                    for client in self.clients:
                        await client.come(hall)
                    while left:
                        left -= 1
                        if self.dice.random() < 0.006:
                            self.count["restarts"] += 1
                            break
                        await self.happen(hall)
                        over = hall.manager.rooms[self.code].need_state().over
                        if over:
                            break
        async with opened(self.url, self.hands) as hall:
            await self.audit(hall)
        return over

    def more_dice(self) -> Random:
        """What the server leaves to chance is left to the evening's dice."""
        return Random(self.dice.random())

    async def sit_down(self, hall: Hall) -> None:
        """A new table with people, one bot, and clocks that help whoever has fallen asleep."""
        players = await hall.table(self.game, self.people, 3 - self.people, Clocks(turn=60.0))
        self.code = players[0].code
        for number, player in enumerate(players):
            await player.go()
            self.clients.append(Client(player.visitor, self.code, number))
            self.brains.append(make_bot("random", self.game, self.dice))

    async def happen(self, hall: Hall) -> None:
        """Let one thing happen."""
        client = self.dice.choice(self.clients)
        chance = self.dice.random()
        if chance < 0.02:
            await self.cut(hall, client)
        elif chance < 0.03:
            self.disk.fails_at = self.dice.choice(FAULTS)
        elif chance < 0.04:
            self.count["jumps"] += 1
            self.hands.jump(self.dice.choice((-3600, -5, 5, 3600)))
        elif chance < 0.2:
            await self.hands.advance(self.dice.choice((0.1, 1.0, 5.0)))
        elif chance < 0.5:
            self.think(hall, self.clients.index(client))
        else:
            await self.deliver(client)
        for one in self.clients:
            one.listen()
            if one.player is not None and one.player.subscriber.closed:
                await self.cut(hall, one)

    def think(self, hall: Hall, seat: int) -> None:
        """Somebody does what a random player would, or goes to get a drink."""
        client = self.clients[seat]
        state = hall.manager.rooms[self.code].need_state()
        if len(client.wanted) > 2:
            return
        if self.dice.random() < 0.02:
            client.wish(self.dice.choice((Rest, Return))(client.next()))
        ask = state.ask_of(seat)
        if ask is None:
            return
        action = self.brains[seat].act(state.game.view(seat), ask, ())
        if action is not None:
            self.count["acts"] += 1
            client.wish(Act(client.next(), msgspec.to_builtins(action)))

    async def deliver(self, client: Client) -> None:
        """A message arrives: the first, or one that overtook it, once or twice, or never."""
        if client.player is None or not client.under_way:
            return
        place = self.dice.choice((0, len(client.under_way) - 1))
        self.count["overtaken"] += place > 0
        message = client.under_way.pop(place)
        chance = self.dice.random()
        if chance < 0.1:
            self.count["lost"] += 1
            return
        if chance < 0.2:
            self.count["doubled"] += 1
            client.under_way.append(message)
        await client.player.session.attend(message)

    async def cut(self, hall: Hall, client: Client) -> None:
        """The line breaks with everything that is on it, and somebody comes back."""
        self.count["cuts"] += 1
        assert client.player is not None
        if self.dice.random() < 0.5:
            client.listen()
        await client.player.go()
        await client.come(hall)

    async def audit(self, hall: Hall) -> None:
        """What was acknowledged stands in the log once, and all have heard what stands there."""
        columns = LogRow.seq, LogRow.what, LogRow.seat, LogRow.client, LogRow.n, LogRow.reason
        wanted = select(*columns).where(LogRow.code == self.code).order_by(LogRow.seq)
        async with hall.manager.database.reading() as connection:
            rows = (await connection.execute(wanted)).all()
        assert [row.seq for row in rows] == list(range(1, len(rows) + 1)), "the log has holes"
        assert len({(row.client, row.n) for row in rows}) == len(rows), "a step stands there twice"
        assert "never kept" not in {row.reason for row in rows}
        for client in self.clients:
            name = f"{client.visitor.id}.{client.name}"
            stored = {row.n: row.seq for row in rows if row.client == name}
            for number, seq in client.kept.items():
                assert stored.get(number) == seq, f"acknowledged, but not kept: {number}"
            for row in rows:
                told = client.heard.get(row.seq)
                assert told is None or told[:2] == (row.what, row.seat), f"step {row.seq} differs"
        for seq in {seq for client in self.clients for seq in client.heard}:
            stories = {c.heard[seq] for c in self.clients if seq in c.heard}
            assert len(stories) == 1, f"two stories about step {seq}"
