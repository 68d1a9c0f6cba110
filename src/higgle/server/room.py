"""A room: one table, those who are at it, and the one way in which it moves.

Check, commit, answer, publish, in this order: what somebody was told survives a crash.
"""

import asyncio
from collections.abc import Callable

import msgspec

from higgle.server.course import ACT, Course, Entry, Told
from higgle.server.journal import Journal, Lost, Taken
from higgle.server.listener import Listener
from higgle.server.messages import Answered, Changed, Scene, ServerMessage, TableInfo, Update
from higgle.server.scene import happened, scene
from higgle.table import Action, Illegal, Seat

TRIES = 50
"""How often to try again when other processes were quicker."""

Test = Callable[[Course], None]
Reply = Callable[[Answered], None]


class Wanted(msgspec.Struct, frozen=True):
    """A step that somebody wants to make."""

    what: str
    seat: Seat
    client: str
    n: int
    body: str = ""
    stand_in: bool = False
    reason: str = ""


class Room:
    """A table that is played, in this process."""

    def __init__(
        self, info: TableInfo, course: Course | None, journal: Journal, now: Callable[[], float]
    ) -> None:
        self.info = info
        self.course = course
        self.journal = journal
        self.now = now
        self.listeners: set[Listener] = set()
        self.mailbox = asyncio.Lock()
        """Who wants something from the table waits here, in the order of arrival."""
        self.stale = False
        """Whether the database knows more than we do."""
        self.talking = asyncio.Lock()
        self.heard = 0
        """The number of the last line or signal that everybody was told."""
        self.refused: dict[tuple[str, int], Answered] = {}
        """The last refusals, so that a resent request gets its first answer."""
        self.elsewhere: set[Seat] = set()
        """The seats whose people are there through other processes."""
        self.moved: Callable[[Told], None] = lambda told: None
        """Is called after every step."""

    @property
    def code(self) -> str:
        """The table's code."""
        return self.info.code

    def play(self) -> Course:
        """The course of the table, which has one as soon as all seats are taken."""
        if self.course is None:
            raise Illegal("not-begun")
        return self.course

    # The one way in which a table moves

    async def act(
        self, seat: Seat, action: Action, client: str, n: int, reply: Reply, **more: str | bool
    ) -> None:
        """Carry out an action of a seat."""
        body = msgspec.json.encode(action).decode()
        reason = str(more.get("reason", ""))
        wanted = Wanted(ACT, seat, client, n, body, bool(more.get("stand_in")), reason)
        await self.write(wanted, lambda course: course.check(seat, action), reply)

    async def write(self, wanted: Wanted, test: Test, reply: Reply) -> None:
        """Check, commit, answer, publish; a refusal is raised and changes nothing."""
        async with self.mailbox:
            course = self.play()
            for _ in range(TRIES):
                if self.stale:
                    await self.catch_up()
                first = course.numbered.get((wanted.client, wanted.n))
                if first is not None:
                    reply(Answered(wanted.n, True, first, None, True))
                    return
                test(course)
                entry = self.entry(course, wanted)
                self.stale = True
                try:
                    await self.journal.append(self.code, entry)
                except Taken:
                    continue
                self.stale = False
                reply(Answered(wanted.n, True, entry.seq))
                self.publish(course.take(entry))
                return
            raise Lost

    def entry(self, course: Course, wanted: Wanted) -> Entry:
        """The step as it will stand in the log."""
        return Entry(
            course.seq + 1,
            max(self.now(), course.last),
            wanted.what,
            wanted.seat,
            wanted.client,
            wanted.n,
            wanted.body,
            wanted.stand_in,
            wanted.reason,
        )

    async def catch_up(self) -> None:
        """Read what other processes have written; only from inside the mailbox."""
        course = self.play()
        for entry in await self.journal.read(self.code, course.seq):
            self.publish(course.take(entry))
        self.stale = False

    async def hear_news(self) -> None:
        """Another process says that it has written something."""
        if self.course is not None:
            async with self.mailbox:
                await self.catch_up()

    # Telling

    def publish(self, told: Told) -> None:
        """Tell everybody at the table, each what it may see."""
        course = self.play()
        entry = told.entry
        now = self.now()
        scenes: dict[Seat | None, Scene] = {}
        written: dict[tuple[Seat | None, str, bool], bytes] = {}
        for listener in list(self.listeners):
            seat, mine = listener.seat, listener.client == entry.client
            key = (seat, listener.language, mine)
            if key not in written:
                if seat not in scenes:
                    scenes[seat] = scene(course, seat, now)
                step = happened(course, told, seat, listener.language)
                number = entry.n if mine else None
                written[key] = encode(Update(entry.seq, step, scenes[seat], number))
            listener.send(written[key])
        self.moved(told)

    def tell(self, message: ServerMessage) -> None:
        """Tell everybody the same."""
        data = encode(message)
        for listener in list(self.listeners):
            listener.send(data)

    def change(self, info: TableInfo) -> None:
        """The table's people or state have changed."""
        self.info = info
        for listener in list(self.listeners):
            listener.seat = self.seat_of(listener.person)
        self.tell(Changed(self.describe()))

    def describe(self) -> TableInfo:
        """The table as the lobby knows it, with who is there and who rests."""
        course = self.course
        present = self.present()
        resting = course.resting if course is not None else set()
        seats = [
            msgspec.structs.replace(who, present=who.seat in present, resting=who.seat in resting)
            for who in self.info.seats
        ]
        state = "paused" if course is not None and course.paused else self.info.state
        return msgspec.structs.replace(self.info, seats=seats, state=state)

    # Who is there

    def seat_of(self, person: str) -> Seat | None:
        """The seat of a person at this table."""
        return next((w.seat for w in self.info.seats if person and w.person == person), None)

    def present(self) -> set[Seat]:
        """The seats whose people are there, through this process or another."""
        here = {listener.seat for listener in self.listeners if listener.seat is not None}
        return here | self.elsewhere

    def people(self) -> set[Seat]:
        """The seats of people and of bots' accounts."""
        return {who.seat for who in self.info.seats if who.kind == "person"}

    def bots(self) -> dict[Seat, str]:
        """The seats of the server's own bots, and their names."""
        return {who.seat: who.bot for who in self.info.seats if who.kind == "bot"}


def encode(message: ServerMessage) -> bytes:
    """A message as it travels."""
    return msgspec.json.encode(message)
