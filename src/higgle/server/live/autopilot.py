"""The autopilot of a room: it plays the clock and the bots, and stands in for absent people."""

import logging
from functools import partial
from math import ceil

import msgspec

from higgle.core import CLOCK, Action, Illegal, Seat, require
from higgle.play import Refusal, Said
from higgle.protocol.messages import Answered, LastCall, ServerMessage
from higgle.server.config import Config
from higgle.server.live.alarms import Alarms, Ring
from higgle.server.live.bot_thread import Thinkers
from higgle.server.live.bots import Decision, Dice, SeatedBots
from higgle.server.live.pace import ANSWERED, MOST_HELD, Pace, pace_of
from higgle.server.live.replica import ClockKey, Replica, Told
from higgle.server.live.room import Room, Wanted, encode
from higgle.server.store import chat
from higgle.server.store.database import Database
from higgle.server.store.entry import ACT, READY, REST
from higgle.server.store.journal import Lost, pass_on

LOG = logging.getLogger("higgle.autopilot")
AFTER_RESTART = 5.0
"""The least time that a clock has left when a table is taken up again."""
RETRY = 1.0
"""How long to wait if the database does not answer, somebody was quicker, or something failed."""
HURRY = 0.8
"""How soon after a step a price is called if nobody wants to raise it."""
BEHIND = 0.25
"""How long bots wait at a time for people whose connection is slow."""
MOST_BEHIND = 8
"""How many times they wait for one step, at most."""


class Decided(msgspec.Struct, frozen=True):
    """What a bot will do when its time has come, unless somebody acts first."""

    decision: Decision
    after: int
    """How many actions were done when it was decided: after another one, bots are asked anew."""
    at: float


class Autopilot:
    """Does what nobody has to click for; only one process at a time leads a table."""

    def __init__(
        self,
        room: Room,
        database: Database,
        alarms: Alarms,
        config: Config,
        thinkers: Thinkers,
        dice: Dice,
    ) -> None:
        self.room = room
        self.database = database
        self.alarms = alarms
        self.config = config
        self.bots = SeatedBots(room, config.bot_limit, thinkers, dice)
        self.leading = False
        """Whether this process is the one that leads the table."""
        self.resumed = 0.0
        """When people last took the table up, or the watch was put forward under them."""
        self.left: dict[Seat, float] = {}
        self.thinking = False
        self.random = dice()
        self.decided: Decided | None = None
        self.held: dict[Seat, float] = {}
        """Until when people have asked the bots to wait for them."""
        self.drawn = (-1, 0.0)
        """How long a bot takes for the next step, and after how many actions this was drawn."""
        self.called = 0.0
        """When everybody will have answered somebody's last call or offer."""
        self.unanswered: set[Seat] = set()
        """The bots that have done nothing since."""
        self.waited = 0
        """How many times the bots have waited for slow connections since the last step."""
        self.announced = 0
        """How often other processes were told something to pass on."""
        self.names: set[tuple[object, ...]] = set()

    # What comes next

    def moved(self, told: Told) -> None:
        """A step was made: bots hear of it, and all alarms are set again."""
        self.waited = 0
        self.unanswered.discard(told.entry.seat)
        if self.is_persons_offer(told):
            self.expect_answers()
        if told.entry.what == READY:
            self.decided = None
        try:
            self.bots.hear(told)
            self.arrange()
        except Exception:
            LOG.exception("a step broke the autopilot of a table")
            self.retry()

    async def hear_talk(self) -> None:
        """Tell everybody, people and bots, what was said since."""
        room = self.room
        async with room.talking:
            for spoken in await chat.heard(self.database, room.code, room.heard):
                room.heard = spoken.id
                self.hear(spoken.said())
                room.tell(spoken.message())
                if spoken.what == chat.REMARK:
                    room.talk.hear(spoken.word())
                    room.tell_promises()

    def hear(self, said: Said | None) -> None:
        """Somebody has said something: bots that want to answer are asked, a person's call soon.

        After a reason, an offer that a bot was about to make is thought over, in the same time.
        """
        if said is None or self.room.replica is None:
            return
        called = self.bots.listen(said)
        if called and said.seat in self.room.people:
            self.expect_answers()
        if called or (isinstance(said.talk, Refusal) and self.is_about_to_offer()):
            self.decided = None
            self.arrange()

    def is_about_to_offer(self) -> bool:
        """Whether a bot has decided to make an offer."""
        if self.decided is None:
            return False
        ask, action, _ = self.decided.decision
        return self.room.play().game.clocks().proposal(ask.seat, action) is not None

    def is_persons_offer(self, told: Told) -> bool:
        """Whether a step is an offer that a person has made."""
        replica, seat = self.room.play(), told.entry.seat
        if told.entry.what != ACT or told.entry.stand_in or seat not in self.room.people:
            return False
        return replica.game.clocks().proposal(seat, replica.deeds[-1].action) is not None

    def expect_answers(self) -> None:
        """Somebody has said something that asks for answers, and they come soon."""
        self.called = self.alarms.now() + ANSWERED
        self.unanswered = set(self.room.bots)

    def arrange(self) -> None:
        """Set all alarms of the table as things stand."""
        for name in self.names:
            self.alarms.cancel(name)
        self.names.clear()
        replica = self.room.replica
        if replica is None or replica.over or replica.paused or not self.awake(replica):
            self.resumed = 0.0
            return
        now = self.alarms.now()
        self.resumed = min(max(self.resumed, self.alarms.jumped), now) or now
        for clock, total in replica.totals.items():
            due = max(replica.since[clock] + total, self.resumed + min(total, AFTER_RESTART))
            due = min(due, now + total) + self.config.line_grace
            if clock.about == "call" and not self.somebody_may_bid(replica):
                due = min(due, replica.last + HURRY)
            self.set("clock", clock, due, partial(self.run_down, clock))
        if self.decided is not None and self.decided.after != len(replica.deeds):
            self.decided = None
        if self.decided is not None:
            self.plan(replica, self.decided)
        elif self.bots.news(replica) or self.bots.duties(replica):
            self.set("bots", None, now, self.let_bots_think)
        if not replica.terms.correspondence:
            self.watch_seats(replica, now)

    def set(self, name: str, detail: object, due: float, ring: Ring) -> None:
        """Set an alarm of this table; arranging the table again cancels it."""
        self.names.add((self.room.code, name, detail))
        self.ring_later(name, detail, due, ring)

    def ring_later(self, name: str, detail: object, due: float, ring: Ring) -> None:
        """Set an alarm; if it fails when it rings, the table is looked at again."""

        async def safely() -> None:
            try:
                await ring()
            except Exception:
                LOG.exception("the autopilot of a table broke")
                self.retry()

        self.alarms.set((self.room.code, name, detail), due, safely)

    def awake(self, replica: Replica) -> bool:
        """A live table waits while nobody is there for whom it could go on."""
        alone = replica.terms.correspondence and bool(self.room.people)
        return self.leading and (alone or self.room.awaited())

    async def post(self, seat: Seat, action: Action, who: str, reason: str = "") -> bool:
        """Put an action into the mailbox like everybody else; says whether it was carried out."""
        replica = self.room.play()
        client, stand_in = f"{who}:{seat}", seat in self.room.people
        try:
            await self.room.act(
                seat, action, client, replica.seq + 1, ignore, stand_in=stand_in, reason=reason
            )
        except (Illegal, Lost):
            self.retry()
            return False
        except Exception:
            LOG.exception("an action broke the rules of its game")
            self.retry()
            return False
        return True

    def retry(self) -> None:
        """Look again in a moment."""
        self.ring_later("retry", None, self.alarms.now() + RETRY, self.try_again)

    async def try_again(self) -> None:
        self.arrange()

    def stop(self) -> None:
        """Forget all alarms."""
        self.leading = False
        self.arrange()
        self.alarms.cancel((self.room.code, "retry", None))

    # The clock

    async def run_down(self, clock: ClockKey) -> None:
        """A clock has run down: its seat acts, or a bot acts for whoever had to."""
        replica = self.room.play()
        if clock not in replica.totals:
            return
        action = await self.answer_of(replica, clock)
        if action is None:
            self.retry()
        else:
            await self.post(clock.seat, action, "clock")

    async def answer_of(self, replica: Replica, clock: ClockKey) -> Action | None:
        if clock.seat == CLOCK:
            return replica.game.actions(CLOCK)[0]
        action = replica.game.view(clock.seat).clocks().timeout_action(clock.seat, clock.about)
        if action is not None:
            return action
        ask = replica.ask_of(clock.seat)
        return None if ask is None else await self.bots.decide(ask)

    # The bots

    def somebody_may_speak(self, replica: Replica) -> bool:
        """Whether a person who is there may still act, and has not said that they are done."""
        there = (self.room.people & self.room.present()) - replica.resting - replica.ready
        return any(ask.seat in there and ask.forms for ask in replica.asks)

    def somebody_may_bid(self, replica: Replica) -> bool:
        """Whether a bot has yet to think, or a person who may bid has not said they are out."""
        people = self.room.people - replica.resting - replica.ready
        if self.bots.news(replica):
            return True
        return any(ask.seat in people for ask in replica.asks if ask.forms)

    async def let_bots_think(self) -> None:
        """Ask one of the bots that have something to do, unless one is already thinking."""
        if self.thinking:
            return
        if self.somebody_is_behind():
            self.waited += 1
            self.set("bots", None, self.alarms.now() + BEHIND, self.let_bots_think)
            return
        after = len(self.room.play().deeds)
        self.thinking = True
        try:
            decision = await self.bots.ask()
        finally:
            self.thinking = False
        if decision is not None:
            self.decided = Decided(decision, after, self.alarms.now())
        self.arrange()

    def plan(self, replica: Replica, decided: Decided) -> None:
        """A bot acts at the time that was drawn; before it ends something, people are called.

        How long it has thought shows neither in its deed nor in its call.
        """
        now = self.alarms.now()
        pace = pace_of(self.room.info.clocks.speed, self.config.bot_pace)
        due = self.due(replica, decided, pace, now)
        ask, action, _ = decided.decision
        calls = replica.game.clocks().ends_for_all(action) and not replica.terms.correspondence
        if calls and self.somebody_may_speak(replica):
            there = self.room.present() - replica.ready
            if now < due:
                self.set("call", None, due, self.try_again)
                return
            held = {
                seat: until for seat, until in self.held.items() if until > now and seat in there
            }
            called = max(due, decided.at)
            due = max([called + pace.last_call, *held.values()])
            due = min(due, called + max(MOST_HELD, pace.last_call))
            left = max(0.0, due - now)
            self.announce(LastCall(ask.seat, left, pace.last_call, sorted(held)))
        self.set("deed", None, due, self.let_bot_act)

    def due(self, replica: Replica, decided: Decided, pace: Pace, now: float) -> float:
        """When a bot acts: at the time drawn before it thought, or so many paces later."""
        if self.drawn[0] != decided.after:
            self.drawn = (decided.after, pace.step(self.random))
        last = min(replica.last, now)
        due = min(last + self.drawn[1], self.answered_by(max(last, self.called - ANSWERED)))
        late = decided.at - due
        return due + ceil(late / pace.most) * pace.most if late > 0 and pace.most else due

    def answered_by(self, since: float) -> float:
        """When the next step is due after a call: there is time for two of every silent bot."""
        if since >= self.called:
            return float("inf")
        return since + (self.called - since) / (2 * max(1, len(self.unanswered)))

    async def let_bot_act(self) -> None:
        """A bot does what it has decided; one that was overtaken is asked again."""
        replica, decided = self.room.play(), self.decided
        self.decided = None
        if decided is None or decided.after != len(replica.deeds):
            self.arrange()
            return
        ask, action, reason = decided.decision
        if await self.post(ask.seat, action, "bot", reason):
            await self.speak(self.bots.speak(ask.seat, action))
        elif decided.after == len(replica.deeds):
            self.bots.scheduler.note_pass(ask)
            self.bots.failed.add(ask.seat)

    async def speak(self, said: list[Said]) -> None:
        """Keep what a bot says like everybody's words, and tell it; bots hear refusals at once."""
        for one in said:
            words = chat.words_of(self.room.code, one)
            if words is None:
                self.bots.listen(one)
            else:
                await chat.speak(self.database, words, self.alarms.now())
                await self.hear_talk()

    def announce(self, message: ServerMessage) -> None:
        """Tell everybody at the table, through whichever process they came."""
        self.room.tell(message)
        if self.database.postgres:
            self.announced += 1
            words = encode(message).decode()
            tell = partial(pass_on, self.database, self.room.code, "tell", words)
            self.ring_later("tell", self.announced, self.alarms.now(), tell)

    def hold(self, seat: Seat, seconds: float) -> None:
        """Somebody asks the bots to wait, or lets them go on."""
        self.held[seat] = self.alarms.now() + seconds
        self.arrange()

    def somebody_is_behind(self) -> bool:
        """Whether a person is so far behind that bots had better wait a while."""
        lines = self.room.subscribers
        slow = any(line.behind for line in lines if line.seat is not None and not line.closed)
        return slow and self.waited < MOST_BEHIND

    # Absent people

    def watch_seats(self, replica: Replica, now: float) -> None:
        """A bot will take over from anybody who stays away while somebody else is waiting."""
        people, present = self.room.people, self.room.present()
        for seat in people - present - replica.resting:
            since = min(max(self.left.get(seat, 0.0), self.resumed), now)
            due = since + replica.terms.clocks.grace
            self.set("grace", seat, due, partial(self.keep_seat, seat))

    async def keep_seat(self, seat: Seat) -> None:
        """A bot plays for somebody who stayed away too long."""

        def still_away(replica: Replica) -> None:
            require(seat not in self.room.present() and seat not in replica.resting, "seat-kept")

        replica = self.room.play()
        wanted = Wanted(REST, seat, f"minder:{seat}", replica.seq + 1, stand_in=True)
        try:
            await self.room.write(wanted, still_away, ignore)
        except (Illegal, Lost):
            self.retry()

    def went(self, seat: Seat | None) -> None:
        """Somebody has left."""
        if seat is not None and seat not in self.room.present():
            self.left[seat] = self.alarms.now()
        self.arrange()


def ignore(answered: Answered) -> None:
    """Nobody waits for the answer."""
