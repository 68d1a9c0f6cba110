"""A room: one table, those who are at it, and the one way in which it moves.

Check, commit, answer, publish, in this order: what somebody was told survives a crash.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Protocol

import msgspec

from higgle.core import Action, Illegal, Seat, require
from higgle.protocol.messages import Answered, Changed, ServerMessage, TableInfo
from higgle.server.live.replica import Replica, Told, Trial
from higgle.server.live.scene import Moment, happened
from higgle.server.live.subscriber import Subscriber
from higgle.server.live.table_talk import TableTalk
from higgle.server.store import tables
from higgle.server.store.entry import ACT, GO_ON, PAUSE, REST, RETURN, Entry, StepKind
from higgle.server.store.journal import Journal, Lost, Taken

LOG = logging.getLogger("higgle.room")
TRIES = 50
"""How often to try again if other processes are quicker."""

Test = Callable[[Replica], Trial | None]
"""Refuses what may not be done; an action comes back as it was tried out."""
Reply = Callable[[Answered], None]
UNATTENDED = "unattended"
"""In place of an address: the tables at which nobody is."""
SHOWN_AT_THE_TABLE = (PAUSE, GO_ON, REST, RETURN)
"""The steps that change how the table and its seats are described."""


class Follower(Protocol):
    """Somebody who has something to do after every step."""

    def moved(self, told: Told) -> None: ...


class Wanted(msgspec.Struct, frozen=True):
    """A step that somebody wants to make."""

    what: StepKind
    seat: Seat
    client: str
    n: int
    body: str = ""
    stand_in: bool = False
    reason: str = ""


class Room:
    """A table that is played, in this process."""

    def __init__(
        self, info: TableInfo, replica: Replica | None, journal: Journal, now: Callable[[], float]
    ) -> None:
        self.seat(info)
        self.replica = replica
        self.journal = journal
        self.now = now
        self.subscribers: set[Subscriber] = set()
        self.mailbox = asyncio.Lock()
        """Everybody who wants something from the table waits here, in order of arrival."""
        self.stale = False
        """Whether the database knows more than we do."""
        self.talking = asyncio.Lock()
        self.heard = 0
        """The number of the last line or signal that everybody was told."""
        self.answers: dict[tuple[str, int], Answered] = {}
        """The last answers that do not stand in the log, so that a resent message gets its first
        answer; after a restart a refused one is looked at anew."""
        self.elsewhere: set[Seat] = set()
        """The seats whose people are there through other processes."""
        self.followers: list[Follower] = []
        self.dealt: Callable[[], None] = lambda: None
        """What is done when the cards are dealt."""
        self.talk = TableTalk(len(info.seats))
        self.promises = self.talk.promises()
        """The ledger as everybody was last told it."""

    def seat(self, info: TableInfo) -> None:
        """Note who sits where."""
        self.info = info
        self.people = {who.seat for who in info.seats if who.kind == "person"}
        """The seats of people and of bots' accounts."""
        self.bots = {who.seat: who.bot for who in info.seats if who.kind == "bot"}
        """The seats of the server's own bots, and their names."""

    @property
    def code(self) -> str:
        """The table's code."""
        return self.info.code

    @property
    def unfinished(self) -> bool:
        """Whether the game is over, and its result not yet known to be kept."""
        return self.replica is not None and self.replica.over and self.info.state != tables.OVER

    def play(self) -> Replica:
        """The replica of the table; there is one as soon as all seats are taken."""
        if self.replica is None:
            raise Illegal("not-begun")
        return self.replica

    # The one way in which a table moves

    async def act(
        self, seat: Seat, action: Action, client: str, n: int, reply: Reply, **more: str | bool
    ) -> None:
        """Carry out an action of a seat."""
        body = msgspec.json.encode(action).decode()
        reason = str(more.get("reason", ""))
        wanted = Wanted(ACT, seat, client, n, body, bool(more.get("stand_in")), reason)

        def allowed(replica: Replica) -> Trial:
            require(wanted.stand_in or seat not in replica.resting, "resting")
            return replica.try_out(seat, action)

        await self.write(wanted, allowed, reply)

    async def write(self, wanted: Wanted, test: Test, reply: Reply) -> None:
        """Check, commit, answer, publish; a refusal is raised and changes nothing.

        Nothing is refused because of something that another process has changed since.
        """
        async with self.mailbox:
            replica = self.play()
            for _ in range(TRIES):
                if self.stale:
                    await self.catch_up()
                first = replica.numbered.get((wanted.client, wanted.n))
                if first is not None:
                    reply(Answered(wanted.n, True, first, None, True))
                    return
                try:
                    trial = test(replica)
                except Illegal:
                    if await self.catch_up():
                        continue
                    raise
                entry = self.entry(replica, wanted)
                self.stale = True
                try:
                    await self.journal.append(self.code, entry)
                except Taken:
                    continue
                self.stale = False
                reply(Answered(wanted.n, True, entry.seq))
                self.publish(replica.take(entry, trial))
                return
            raise Lost

    def entry(self, replica: Replica, wanted: Wanted) -> Entry:
        """The step as it will stand in the log."""
        entry = Entry(
            replica.seq + 1,
            max(self.now(), replica.last),
            wanted.what,
            wanted.seat,
            wanted.client,
            wanted.n,
            wanted.body,
            wanted.stand_in,
            wanted.reason,
        )
        return msgspec.structs.replace(entry, proof=entry.chained(replica.proof))

    async def catch_up(self) -> bool:
        """Read what other processes have written, if any; only from inside the mailbox."""
        replica = self.play()
        entries = await self.journal.read(self.code, replica.seq)
        for entry in entries:
            self.publish(replica.take(entry))
        self.stale = False
        return bool(entries)

    async def hear_news(self, seq: int = 0) -> None:
        """Some process has written this step; 0 if nobody knows which step."""
        if self.replica is not None:
            async with self.mailbox:
                if not seq or self.replica.seq < seq:
                    await self.catch_up()

    # Telling

    def publish(self, told: Told) -> None:
        """Tell everybody at the table what they may see; the step itself can no longer fail."""
        moment = Moment(self.play(), self.now())
        written: dict[tuple[Seat | None, str, bool], bytes] = {}
        for subscriber in list(self.subscribers):
            key = (subscriber.seat, subscriber.language, subscriber.client == told.entry.client)
            try:
                if key not in written:
                    written[key] = self.update(moment, told, *key)
            except Exception:
                LOG.exception("a step could not be shown")
                subscriber.close()
            else:
                subscriber.show(written[key])
        for follower in (self, *self.followers):
            try:
                follower.moved(told)
            except Exception:
                LOG.exception("what follows a step broke")

    def moved(self, told: Told) -> None:
        """Pausing and resting change how the table is described; deals change what is owed."""
        self.talk.follow(told)
        self.tell_promises()
        if told.entry.what in SHOWN_AT_THE_TABLE or told.undone:
            self.change(self.info)

    def update(
        self, moment: Moment, told: Told, seat: Seat | None, language: str, mine: bool
    ) -> bytes:
        """A step and the scene after it, as it travels to an audience."""
        step = happened(moment.replica, told, seat, language)
        return moment.update(step, seat, told.entry.n if mine else None)

    def tell(self, message: ServerMessage) -> None:
        """Tell everybody the same."""
        data = encode(message)
        for subscriber in list(self.subscribers):
            subscriber.send(data)

    def tell_promises(self) -> None:
        """Tell everybody the ledger, if it has changed."""
        promises = self.talk.promises()
        if promises != self.promises:
            self.promises = promises
            self.tell(promises)

    def change(self, info: TableInfo) -> None:
        """The table's people or state have changed."""
        self.seat(info)
        for subscriber in list(self.subscribers):
            subscriber.seat = self.seat_of(subscriber.person)
        self.tell(Changed(self.describe()))

    def describe(self) -> TableInfo:
        """The table as the lobby knows it, with who is there and who rests."""
        replica = self.replica
        present = self.present()
        resting = replica.resting if replica is not None else set()
        seats = [
            msgspec.structs.replace(who, present=who.seat in present, resting=who.seat in resting)
            for who in self.info.seats
        ]
        state = "paused" if replica is not None and replica.paused else self.info.state
        rated = self.info.rated and (replica is None or replica.counts)
        starters = tables.starters(self.info, present) if replica is None else []
        return msgspec.structs.replace(
            self.info, seats=seats, state=state, rated=rated, starters=starters
        )

    # Who is there

    def seat_of(self, person: str) -> Seat | None:
        """The seat of a person at this table."""
        return next((w.seat for w in self.info.seats if person and w.person == person), None)

    def present(self) -> set[Seat]:
        """The seats whose people are there, through this process or another."""
        here = {one.seat for one in self.subscribers if one.seat is not None and not one.closed}
        return here | self.elsewhere

    def seated(self) -> set[Seat]:
        """The seats of those who came through this process, also while their lines are closing."""
        return {one.seat for one in self.subscribers if one.seat is not None}

    def awaited(self) -> bool:
        """Whether somebody is there for whom the bots play: one of its people, or who watches."""
        if self.people:
            return bool(self.people & self.present())
        return any(not one.closed for one in self.subscribers)

    def guest_of(self) -> str:
        """The address on whose behalf the bots think, so that each address gets its fair turn.

        All tables at which nobody is have one turn together, so that no number of them delays those
        at which somebody waits.
        """
        lines = sorted(self.subscribers, key=lambda one: (one.seat is None, one.address))
        if lines:
            return lines[0].address
        return self.code if self.elsewhere else UNATTENDED


def encode(message: ServerMessage) -> bytes:
    """A message as it travels."""
    return msgspec.json.encode(message)
