"""A room: one table, those who are at it, and the one way in which it moves.

Check, commit, answer, publish, in this order: what somebody was told survives a crash.
"""

import asyncio
import logging
from collections import defaultdict
from collections.abc import Callable, Collection
from typing import Literal

import msgspec

from higgle.core import Action, Illegal, Seat, require
from higgle.live.journal import Change, Conflict, Journal, LogEntry, Step, StepKind, StorageError
from higgle.live.projection import LastShown, Projection, describe_step, layout
from higgle.live.subscriber import Subscriber
from higgle.live.table_state import PendingAction, TableState
from higgle.live.table_talk import REMARK, Spoken, TalkState, chat_lines, remarks, signals
from higgle.play import Statement
from higgle.protocol.messages import (
    OVER,
    Answered,
    Changed,
    Said,
    ServerMessage,
    TableInfo,
    Welcome,
)

LOG = logging.getLogger("higgle.room")
TRIES = 50
"""How often to try again if other processes are quicker."""

Test = Callable[[TableState], PendingAction | None]
"""Refuses what may not be done; an action comes back as it was tried out."""
Reply = Callable[[Answered], None]
Listener = Callable[[Step], None]
Absence = Literal["left", "lost"]
Away = Literal["", "left", "lost", "asleep"]
UNATTENDED = "unattended"
"""In place of an address: the tables at which nobody is."""


class StepRequest(msgspec.Struct, frozen=True):
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
        self, info: TableInfo, state: TableState | None, journal: Journal, now: Callable[[], float]
    ) -> None:
        self.set_info(info)
        self.state = state
        self.journal = journal
        self.now = now
        self.subscribers: set[Subscriber] = set()
        self.mailbox = asyncio.Lock()
        """Everybody who wants something from the table waits here, in order of arrival."""
        self.stale = False
        """Whether the journal knows more than we do."""
        self.talking = asyncio.Lock()
        self.heard = 0
        """The number of the last line or signal that everybody was told."""
        self.answers: dict[tuple[str, int], Answered] = {}
        """The last answers that do not stand in the log, so that a resent message gets its first
        answer; after a restart a refused one is looked at anew."""
        self.elsewhere: set[Seat] = set()
        """The seats whose people are there through other processes."""
        self.away: dict[Seat, Absence] = {}
        """How those went who are not there."""
        self.stands_in_at: Callable[[Seat], float] = lambda seat: 0.0
        """When a bot steps in for somebody who is away; 0 if none will."""
        self.listeners: defaultdict[Change, list[Listener]] = defaultdict(list)
        """Who is called after a step, by what it changes."""
        self.listeners["talk"].append(self.follow_talk)
        self.listeners["seats"].append(lambda step: self.change(self.info))
        self.on_dealt: Callable[[], None] = lambda: None
        """What is done when the cards are dealt."""
        self.shown = LastShown()
        self.talk = TalkState(len(info.seats))
        self.promises = self.talk.promises()
        """The ledger as everybody was last told it."""

    def set_info(self, info: TableInfo) -> None:
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
        """Whether the game is over, and its result not yet known to be stored."""
        return self.state is not None and self.state.over and self.info.state != OVER

    def need_state(self) -> TableState:
        """The state of the table; there is one as soon as all seats are taken."""
        if self.state is None:
            raise Illegal("not-begun")
        return self.state

    # The one way in which a table moves

    async def act(
        self,
        seat: Seat,
        action: Action,
        client: str,
        n: int,
        reply: Reply,
        stand_in: bool = False,
        reason: str = "",
    ) -> None:
        """Carry out an action of a seat."""
        body = msgspec.json.encode(action).decode()
        request = StepRequest("act", seat, client, n, body, stand_in, reason)

        def try_out(state: TableState) -> PendingAction:
            require(stand_in or seat not in state.resting, "resting")
            state.need_read(seat, action, self.now())
            return state.try_out(seat, action)

        await self.commit_step(request, try_out, reply)

    async def commit_step(self, request: StepRequest, test: Test, reply: Reply) -> None:
        """Check, commit, answer, publish; a refusal is raised and changes nothing.

        Nothing is refused because of something that another process has changed since.
        """
        async with self.mailbox:
            state = self.need_state()
            for _ in range(TRIES):
                if self.stale:
                    await self.catch_up()
                first = state.numbered.get((request.client, request.n))
                if first is not None:
                    reply(Answered(request.n, True, first, None, True))
                    return
                try:
                    pending = test(state)
                except Illegal:
                    if await self.catch_up():
                        continue
                    raise
                entry = self.entry(state, request)
                self.stale = True
                try:
                    await self.journal.append(self.code, entry)
                except Conflict:
                    continue
                self.stale = False
                reply(Answered(request.n, True, entry.seq))
                self.publish(state.take(entry, pending))
                return
            raise StorageError

    def entry(self, state: TableState, request: StepRequest) -> LogEntry:
        """The step as it will stand in the log."""
        entry = LogEntry(
            state.seq + 1,
            max(self.now(), state.last),
            request.what,
            request.seat,
            request.client,
            request.n,
            request.body,
            request.stand_in,
            request.reason,
        )
        return msgspec.structs.replace(entry, proof=entry.prove(state.proof))

    async def catch_up(self) -> bool:
        """Read what other processes have written, if any; only from inside the mailbox."""
        state = self.need_state()
        entries = await self.journal.read(self.code, state.seq)
        for entry in entries:
            self.publish(state.take(entry))
        self.stale = False
        return bool(entries)

    async def hear_news(self, seq: int = 0) -> None:
        """Some process has written this step; 0 if nobody knows which step."""
        if self.state is not None:
            async with self.mailbox:
                if not seq or self.state.seq < seq:
                    await self.catch_up()

    # Telling

    def publish(self, step: Step) -> None:
        """Show everybody what they may see of a step, and call those whom it concerns.

        The step itself can no longer fail.
        """
        state, now = self.need_state(), self.now()
        if step.entry.at > now:
            state.begin_clocks(now)
        projection = Projection(state, now, self.shown.at(step.entry.seq - 1))
        written: dict[tuple[Seat | None, str, bool, bool], bytes] = {}
        for subscriber in list(self.subscribers):
            is_mine = subscriber.client == step.entry.client
            patches = subscriber.patches and subscriber.has_scene(step.entry.seq - 1)
            key = (subscriber.seat, subscriber.language, is_mine, patches)
            try:
                if key not in written:
                    written[key] = projection.tell(step, *key)
                if subscriber.patches:
                    projection.parts_of(subscriber.seat)
            except Exception:
                LOG.exception("a step could not be shown")
                subscriber.close()
            else:
                subscriber.show(written[key], step.entry.seq)
        self.shown.set(step.entry.seq, projection.parts)
        for change in step.changes:
            for listener in self.listeners[change]:
                try:
                    listener(step)
                except Exception:
                    LOG.exception("what follows a step broke")

    def follow_talk(self, step: Step) -> None:
        """Deals change what is owed, and so does taking them back."""
        state = self.need_state()
        if step.undone:
            self.talk.rewind({past.seq for past in state.history[state.firm_count :]})
        else:
            final = state.firm_count == len(state.history)
            self.talk.follow(step.entry.seq, step.events, final)
        self.tell_promises()

    def tell(self, message: ServerMessage, speaker: str = "") -> None:
        """Tell everybody the same; chat reaches nobody who has blocked its speaker."""
        data, chat = encode(message), isinstance(message, Said)
        for subscriber in list(self.subscribers):
            if not (chat and speaker in subscriber.blocked):
                subscriber.send(data)

    def tell_promises(self) -> None:
        """Tell everybody the ledger, if it has changed."""
        promises = self.talk.promises()
        if promises != self.promises:
            self.promises = promises
            self.tell(promises)

    async def hear_talk(self, hear: Callable[[Statement], None]) -> None:
        """Tell everybody, people and bots, what was said since."""
        async with self.talking:
            for spoken in await self.journal.talk_after(self.code, self.heard):
                self.heard = spoken.id
                said = spoken.for_bots()
                if said is not None:
                    hear(said)
                self.tell(self.with_name(spoken).message(), spoken.person)
                if spoken.what == REMARK:
                    self.talk.hear(spoken.word())
                    self.tell_promises()

    def with_name(self, spoken: Spoken) -> Spoken:
        """The same, and a bot's line with the name of its seat."""
        if spoken.name or spoken.seat is None:
            return spoken
        return msgspec.structs.replace(spoken, name=self.info.seats[spoken.seat].name)

    def change(self, info: TableInfo) -> None:
        """The table's people or state have changed."""
        self.set_info(info)
        for subscriber in list(self.subscribers):
            subscriber.seat = self.seat_of(subscriber.person)
        self.tell(Changed(self.describe()))

    def describe(self) -> TableInfo:
        """The table as the lobby knows it, with who is there and who rests."""
        state = self.state
        present = self.present()
        resting = state.resting if state is not None else set()
        newcomers = set() if state is None else {taker.seat for taker in state.takers}
        seats = []
        for who in self.info.seats:
            away, until = self.absence(who.seat)
            seats.append(
                msgspec.structs.replace(
                    who,
                    present=who.seat in present,
                    resting=who.seat in resting,
                    newcomer=who.seat in newcomers,
                    away=away,
                    until=until,
                )
            )
        phase = "paused" if state is not None and state.paused else self.info.state
        may_start = starters(self.info, present) if state is None else []
        asks = [] if state is None or state.over else state.asks
        return msgspec.structs.replace(
            self.info,
            seats=seats,
            state=phase,
            starters=may_start,
            awaited=[ask.seat for ask in asks if ask.must and ask.seat >= 0],
            board=self.has_board(),
        )

    def absence(self, seat: Seat) -> tuple[Away, float]:
        """Why somebody cannot be reached, and when a bot steps in."""
        if seat not in self.people or seat in self.awake():
            return "", 0.0
        why: Away = "asleep" if seat in self.present() else self.away.get(seat, "lost")
        resting = self.state is None or seat in self.state.resting
        return why, 0.0 if resting else self.stands_in_at(seat)

    async def welcome(self, subscriber: Subscriber, seen: int) -> Welcome:
        """The table as the subscriber may see it, and what it has missed."""
        spoken = await self.journal.recent_talk(self.code)
        state, now, seat = self.state, self.now(), subscriber.seat
        missed = state.steps_after(seen) if state is not None else []
        projection = None if state is None else Projection(state, now)
        if state is not None and projection is not None and subscriber.patches:
            self.shown.at(state.seq)[seat] = projection.parts_of(seat)
            subscriber.scene_of = (seat, state.seq)
        return Welcome(
            0 if state is None else state.seq,
            seat,
            self.describe(),
            [] if state is None else layout(state),
            None if projection is None else projection.scene(seat),
            [describe_step(state, step, seat, subscriber.language) for step in missed]
            if state
            else [],
            chat_lines(
                [self.with_name(one) for one in spoken if one.person not in subscriber.blocked]
            ),
            signals(spoken),
            remarks(spoken),
            now,
            self.promises,
        )

    # Who is there

    def seat_of(self, person: str) -> Seat | None:
        """The seat of a person at this table."""
        return next((w.seat for w in self.info.seats if person and w.person == person), None)

    def has_board(self) -> bool:
        """Whether a board screen came through this process; a listed table trusts no stranger's."""
        return not self.info.public and any(
            one.board and not one.closed for one in self.subscribers
        )

    def present(self) -> set[Seat]:
        """The seats whose people are there, through this process or another."""
        here = {one.seat for one in self.subscribers if one.seat is not None and not one.closed}
        return here | self.elsewhere

    def awake(self) -> set[Seat]:
        """The seats whose people are there, and not with a page that is out of sight."""
        lines = [one for one in self.subscribers if one.seat is not None and not one.closed]
        seen = {one.seat for one in lines if not one.hidden} | self.elsewhere
        return {seat for seat in self.present() if seat in seen}

    def connected_seats(self) -> set[Seat]:
        """The seats of those who came through this process, also while their lines are closing."""
        return {one.seat for one in self.subscribers if one.seat is not None}

    def has_audience(self) -> bool:
        """Whether somebody is there for whom the bots play: one of its people, or who watches."""
        if self.people:
            return bool(self.people & self.present())
        return any(not one.closed for one in self.subscribers)

    def runs_alone(self) -> bool:
        """Whether the game goes on while nobody is there; bots alone play only for those who watch.

        A round of a tournament waits for all its tables, also for one to which nobody has come.
        """
        if self.info.tournament:
            return True
        return bool(self.people) and (self.info.pace == "correspondence" or self.info.rated)

    def queue_key(self) -> str:
        """The address on whose behalf the bots think, so that each address gets its fair turn.

        All tables at which nobody is have one turn together, so that no number of them delays those
        at which somebody waits.
        """
        lines = sorted(self.subscribers, key=lambda one: (one.seat is None, one.address))
        if lines:
            return lines[0].address
        return self.code if self.elsewhere else UNATTENDED


def starters(table: TableInfo, there: Collection[Seat]) -> list[str]:
    """Who may start a table: its host, and without the host on a chair there, everybody seated."""
    if any(who.person == table.host and who.seat in there for who in table.seats):
        return [table.host]
    people = [who.person for who in table.seats if who.kind == "person" and not who.program]
    return [table.host, *(person for person in people if person != table.host)]


def encode(message: ServerMessage) -> bytes:
    """A message as it travels."""
    return msgspec.json.encode(message)
