"""The minder of a room: it plays the clock and the bots, and keeps the seats of absent people."""

from collections.abc import Awaitable, Callable
from functools import partial

from higgle.server.alarms import Alarms, Ring
from higgle.server.config import Config
from higgle.server.course import REST, ClockKey, Course, Told
from higgle.server.journal import Lost
from higgle.server.messages import Answered
from higgle.server.room import Room, Wanted
from higgle.server.seated import Seated
from higgle.table import CLOCK, Action, Illegal, Seat, need
from higgle.table.values import tag

AFTER_RESTART = 5.0
"""What every clock has left at least when a table is taken up again."""
RETRY = 1.0
"""How long to wait when the database did not answer, or somebody was quicker."""


class Minder:
    """Does what nobody has to click for; only one process minds a table at a time."""

    def __init__(self, room: Room, alarms: Alarms, config: Config) -> None:
        self.room = room
        self.alarms = alarms
        self.config = config
        self.bots = Seated(room, config.bot_limit)
        self.keeping = False
        """Whether this process is the one that minds the table."""
        self.resumed = 0.0
        """When the table was taken up by people, the last time."""
        self.left: dict[Seat, float] = {}
        self.thinking = False
        self.names: set[tuple[object, ...]] = set()
        self.stand: Callable[[], Awaitable[bool]] | None = None
        """Answers for absent people who have said how, and says whether it did."""

    # What comes next

    def moved(self, told: Told) -> None:
        """A step was made: bots hear of it, and all alarms are set anew."""
        self.bots.hear(told)
        self.arrange()
        if self.stand is not None and self.keeping:
            self.alarms.set((self.room.code, "standing"), self.alarms.now(), self.answer_standing)

    def arrange(self) -> None:
        """Set all alarms of the table as things stand."""
        for name in self.names:
            self.alarms.cancel(name)
        self.names.clear()
        course = self.room.course
        if course is None or course.over or course.paused or not self.awake(course):
            self.resumed = 0.0
            return
        self.resumed = self.resumed or self.alarms.now()
        for clock, total in course.running().items():
            due = max(course.since[clock] + total, self.resumed + min(total, AFTER_RESTART))
            self.set("clock", clock, due + self.config.line_grace, partial(self.run_down, clock))
        wait = self.bots_wait(course)
        if wait is not None:
            self.set("bots", None, course.last + wait, self.let_bots_act)
        if not course.terms.correspondence:
            self.watch_seats(course)

    def set(self, name: str, detail: object, due: float, ring: Ring) -> None:
        """Set an alarm of this table."""
        key = (self.room.code, name, detail)
        self.names.add(key)
        self.alarms.set(key, due, ring)

    def awake(self, course: Course) -> bool:
        """A live table waits while none of its people is there."""
        people = self.room.people()
        return self.keeping and (
            course.terms.correspondence or not people or bool(people & self.room.present())
        )

    async def post(self, seat: Seat, action: Action, who: str, reason: str = "") -> bool:
        """Put an action into the mailbox like everybody else; whether it was carried out."""
        course = self.room.play()
        client, stand_in = f"{who}:{seat}", seat in self.room.people()
        try:
            await self.room.act(
                seat, action, client, course.seq + 1, ignore, stand_in=stand_in, reason=reason
            )
        except (Illegal, Lost):
            self.retry()
            return False
        return True

    def retry(self) -> None:
        """Look again in a moment."""
        key = (self.room.code, "retry")
        self.alarms.set(key, self.alarms.now() + RETRY, self.try_again)

    async def try_again(self) -> None:
        self.arrange()

    def stop(self) -> None:
        """Forget all alarms."""
        self.keeping = False
        self.arrange()
        for name in ("standing", "retry"):
            self.alarms.cancel((self.room.code, name))

    # The clock

    async def run_down(self, clock: ClockKey) -> None:
        """A clock has run down: its seat acts, or a bot for whoever had to."""
        course = self.room.play()
        if clock not in course.running():
            return
        action = await self.answer_of(course, clock)
        if action is not None:
            await self.post(clock.seat, action, "clock")

    async def answer_of(self, course: Course, clock: ClockKey) -> Action | None:
        if clock.seat == CLOCK:
            return course.game.actions(CLOCK)[0]
        listed = course.game.view(clock.seat).actions(clock.seat)
        if clock.about == "trade":
            return next((a for a in listed if tag(type(a).__name__) == "end_trade"), None)
        ask = course.ask_of(clock.seat)
        return None if ask is None else await self.bots.decide(ask)

    # The bots

    def bots_wait(self, course: Course) -> float | None:
        """How long after the last step a bot acts; nothing when none has anything to do."""
        if self.bots.news(course):
            return self.config.bot_delay
        if not self.bots.duties(course):
            return None
        patient = not course.terms.correspondence and self.somebody_may_speak(course)
        return self.config.bot_patience if patient else self.config.bot_delay

    def somebody_may_speak(self, course: Course) -> bool:
        """Whether a person who is there may still say something, and has not said it is ready."""
        there = (self.room.people() & self.room.present()) - course.resting - course.ready
        return any(ask.seat in there and ask.forms for ask in course.game.asks())

    async def let_bots_act(self) -> None:
        """One of the bots that have something to do is asked."""
        if self.thinking:
            return
        self.thinking = True
        try:
            decision = await self.bots.ask()
            if decision is not None:
                ask, action, reason = decision
                if not await self.post(ask.seat, action, "bot", reason):
                    self.bots.passed[ask.seat] = ask
                    self.bots.failed.add(ask.seat)
        finally:
            self.thinking = False
        self.arrange()

    # Absent people

    def watch_seats(self, course: Course) -> None:
        """A bot will keep the seat of whoever stays away, if somebody else is waiting."""
        people, present = self.room.people(), self.room.present()
        for seat in people - present - course.resting:
            since = max(self.left.get(seat, 0.0), self.resumed)
            due = since + course.terms.clocks.grace
            self.set("grace", seat, due, partial(self.keep_seat, seat))

    async def keep_seat(self, seat: Seat) -> None:
        """A bot plays for somebody who stayed away too long."""

        def still_away(course: Course) -> None:
            need(seat not in self.room.present() and seat not in course.resting, "seat-kept")

        course = self.room.play()
        wanted = Wanted(REST, seat, "minder", course.seq + 1, stand_in=True)
        try:
            await self.room.write(wanted, still_away, ignore)
        except (Illegal, Lost):
            self.retry()

    def went(self, seat: Seat | None) -> None:
        """Somebody has left."""
        if seat is not None and seat not in self.room.present():
            self.left[seat] = self.alarms.now()
        self.arrange()

    # Standing answers

    async def answer_standing(self) -> None:
        """Answer for those who have said how; every answer is a step, and steps come back here."""
        if self.stand is not None:
            await self.stand()


def ignore(answered: Answered) -> None:
    """Nobody waits for the answer."""
