"""The autopilot of a room: it plays the clock and the bots, and stands in for absent people."""

import logging
from collections.abc import Awaitable, Callable
from functools import partial

import msgspec

from higgle.bots.chat import ChatMeaning
from higgle.bots.chat_replies import ABOUT_DEALS, Replies, offers_to
from higgle.core import CLOCK, Action, Illegal, Seat, require
from higgle.live.bots import RandomSource, SeatedBots, Worker
from higgle.live.clocks import ClockKey, Deadlines, Timers
from higgle.live.daily_bots import DayBots
from higgle.live.journal import Step, StepKind, StorageError
from higgle.live.pacing import BEHIND, Pacing, PlannedAction
from higgle.live.room import Room, StepRequest, Test, encode
from higgle.live.table_state import LONGEST_PAUSE, TableState
from higgle.live.table_talk import words_of_bot
from higgle.play import ChatLine, RefusalReason, Statement
from higgle.protocol.messages import Answered, ServerMessage

LOG = logging.getLogger("higgle.autopilot")
RETRY = 1.0
"""How long to wait if the journal does not answer, somebody was quicker, or something failed."""
REPLIED = 1.9
"""How soon a line of a person is answered in words, if no offer answers it."""


class BotSettings(msgspec.Struct, frozen=True):
    """How the server's bots play."""

    pace: float = 1.0
    """All times that bots take are multiplied by this."""
    limit: float = 5.0
    """How many seconds a bot may think before another one answers for it."""
    line_grace: float = 0.3
    """How much longer than shown every clock runs, to allow for slow connections."""


class Autopilot:
    """Does what nobody has to click for; only one process at a time leads a table."""

    def __init__(
        self,
        room: Room,
        timers: Timers,
        settings: BotSettings,
        worker: Worker,
        new_random: RandomSource,
    ) -> None:
        self.room = room
        self.timers = timers
        seated = DayBots if room.info.day else SeatedBots
        self.bots = seated(room, settings.limit, worker, new_random)
        self.deadlines = Deadlines(room, settings.line_grace)
        room.stands_in_at = self.stands_in_at
        self.pacing = Pacing(room, settings.pace, new_random())
        self.leading = False
        """Whether this process is the one that leads the table."""
        self.thinking = False
        self.plan: PlannedAction | None = None
        self.replies = Replies()
        self.lines = 0
        """How many lines of people were heard."""
        self.announced = 0
        """How often other processes were told something to pass on."""
        self.names: set[tuple[object, ...]] = set()
        """The timers that are set anew after every step."""
        room.listeners["step"].append(self.follow)
        timers.followers[room.code] = self.move_clocks

    # What comes next

    def follow(self, step: Step) -> None:
        """A step was made: bots hear of it, and all timers are set again."""
        if step.entry.seat in self.room.bots:
            self.pacing.unanswered.discard(step.entry.seat)
        if self.is_persons_offer(step):
            self.pacing.expect_answers(self.timers.now())
        clocks = self.room.need_state().game.clocks()
        if any(clocks.lays_open(event) for event in step.events):
            self.pacing.opened = step.entry.at
        if step.entry.what == "ready":
            self.plan = None
        try:
            self.bots.hear(step)
            self.arrange()
        except Exception:
            LOG.exception("a step broke the autopilot of a table")
            self.retry()

    async def hear_talk(self) -> None:
        """Tell everybody, people and bots, what was said since."""
        await self.room.hear_talk(self.hear)

    def hear(self, said: Statement) -> None:
        """Somebody has said something: bots that want to answer are asked, a person's call soon.

        After a reason, an offer that a bot was about to make is thought over, in the same time.
        """
        if self.room.state is None:
            return
        self.expect_reply(said)
        woken = self.bots.listen(said)
        if woken and said.seat in self.room.people:
            self.pacing.expect_answers(self.timers.now())
        if woken or (isinstance(said.talk, RefusalReason) and self.is_about_to_offer()):
            self.plan = None
            self.arrange()

    def is_about_to_offer(self) -> bool:
        """Whether a bot has decided to make an offer."""
        if self.plan is None:
            return False
        ask, action, _ = self.plan.decision
        return self.room.need_state().game.clocks().proposal(ask.seat, action) is not None

    def is_persons_offer(self, step: Step) -> bool:
        """Whether a step is an offer that a person has made."""
        state, seat = self.room.need_state(), step.entry.seat
        if step.entry.what != "act" or step.entry.stand_in or seat not in self.room.people:
            return False
        return state.game.clocks().proposal(seat, state.history[-1].action) is not None

    def arrange(self) -> None:
        """Set all timers of the table as things stand."""
        for name in self.names:
            self.timers.cancel(name)
        self.names.clear()
        state = self.room.state
        if state is None or state.over or state.paused or not self.is_awake():
            self.deadlines.stop()
            if state is not None and state.paused and state.config.rated and self.is_awake():
                self.set("pause", None, state.paused_at + LONGEST_PAUSE, self.end_pause)
            return
        now = self.timers.now()
        self.deadlines.resume(now)
        may_bid = partial(self.somebody_may_bid, state)
        for clock, due in self.deadlines.of_clocks(state, now, may_bid):
            self.set("clock", clock, due, partial(self.on_clock_expired, clock))
        if self.plan is not None and self.plan.after != len(state.history):
            self.plan = None
        if self.plan is not None:
            self.schedule(state, self.plan)
        elif self.bots.has_news(state) or self.bots.must_act(state):
            self.set("bots", None, now, self.let_bots_think)
        if not state.config.correspondence:
            for seat, due in self.deadlines.of_absent(state, now):
                self.set("grace", seat, due, partial(self.take_over, seat))

    def set(
        self, name: str, detail: object, due: float, callback: Callable[[], Awaitable[None]]
    ) -> None:
        """Set a timer of this table; arranging the table again cancels it."""
        self.names.add((self.room.code, name, detail))
        self.set_once(name, detail, due, callback)

    def set_once(
        self, name: str, detail: object, due: float, callback: Callable[[], Awaitable[None]]
    ) -> None:
        """Set a timer; if what it calls fails, the table is looked at again."""

        async def call() -> None:
            try:
                await callback()
            except Exception:
                LOG.exception("the autopilot of a table broke")
                self.retry()

        self.timers.set((self.room.code, name, detail), due, call)

    def is_awake(self) -> bool:
        """A live table waits while nobody is there for whom it could go on, unless it is rated."""
        return self.leading and (self.room.runs_alone() or self.room.has_audience())

    async def post(self, seat: Seat, action: Action, who: str, reason: str = "") -> bool:
        """Put an action into the mailbox like everybody else; says whether it was carried out."""
        client, stand_in = f"{who}:{seat}", seat in self.room.people
        number = self.room.need_state().seq + 1
        try:
            await self.room.act(seat, action, client, number, ignore, stand_in, reason)
        except (Illegal, StorageError):
            self.retry()
            return False
        except Exception:
            LOG.exception("an action broke the rules of its game")
            self.retry()
            return False
        return True

    def retry(self) -> None:
        """Look again in a moment."""
        self.set_once("retry", None, self.timers.now() + RETRY, self.try_again)

    async def try_again(self) -> None:
        self.arrange()

    def stop(self) -> None:
        """Forget all timers."""
        self.leading = False
        self.arrange()
        self.timers.followers.pop(self.room.code, None)
        self.timers.cancel((self.room.code, "retry", None))

    # Clocks, and absent people

    def move_clocks(self, seconds: float) -> None:
        """The watch was put forward or back: nobody has lost or won time by that."""
        if self.room.state is not None:
            self.room.state.move_clocks(seconds)
        self.deadlines.move(seconds)

    async def on_clock_expired(self, clock: ClockKey) -> None:
        """A clock has run down: its seat acts, or a bot acts for whoever had to."""
        state = self.room.need_state()
        if clock not in state.totals:
            return
        if self.bots.holds_clock(state):
            self.retry()
            return
        action = await self.action_for(state, clock)
        if action is None:
            self.retry()
        else:
            await self.post(clock.seat, action, "clock")

    async def action_for(self, state: TableState, clock: ClockKey) -> Action | None:
        """What is done when a clock has run down."""
        if clock.seat == CLOCK:
            return state.game.actions(CLOCK)[0]
        action = state.game.view(clock.seat).clocks().timeout_action(clock.seat, clock.about)
        if action is not None:
            return action
        ask = state.ask_of(clock.seat)
        return None if ask is None else await self.bots.decide(ask)

    async def take_over(self, seat: Seat) -> None:
        """A bot plays for somebody who stayed away too long."""

        def test(state: TableState) -> None:
            away = seat in self.deadlines.absent(state)
            require(away and seat not in state.resting, "seat-kept")

        await self.take_step("rest", seat, test)

    async def end_pause(self) -> None:
        """A rated game goes on although nobody has asked for it."""

        def test(state: TableState) -> None:
            require(state.paused, "not-paused")

        await self.take_step("go_on", CLOCK, test)

    async def take_step(self, what: StepKind, seat: Seat, test: Test) -> None:
        """Make a step that is no action of the game."""
        number = self.room.need_state().seq + 1
        request = StepRequest(what, seat, f"minder:{seat}", number, stand_in=True)
        try:
            await self.room.commit_step(request, test, ignore)
        except (Illegal, StorageError):
            self.retry()

    def stands_in_at(self, seat: Seat) -> float:
        """When a bot steps in for somebody who is away; 0 if none will."""
        state = self.room.state
        if state is None or state.over or state.paused or state.config.correspondence:
            return 0.0
        return dict(self.deadlines.of_absent(state, self.timers.now())).get(seat, 0.0)

    def leave(self, seat: Seat | None) -> None:
        """Somebody has left, or their page is out of sight."""
        if seat is not None and seat not in self.room.awake():
            self.deadlines.left[seat] = self.timers.now()
        self.arrange()

    # Bots

    def somebody_may_speak(self, state: TableState) -> bool:
        """Whether a person who is there may still act, and has not said that they are done."""
        there = (self.room.people & self.room.present()) - state.resting - state.ready
        return any(ask.seat in there and ask.forms for ask in state.asks)

    def somebody_may_bid(self, state: TableState) -> bool:
        """Whether a bot has yet to think, or a person who may bid has not said they are out."""
        people = self.room.people - state.resting - state.ready
        if self.bots.has_news(state):
            return True
        return any(ask.seat in people for ask in state.asks if ask.forms)

    async def let_bots_think(self) -> None:
        """Ask one of the bots that have something to do, unless one is already thinking."""
        if self.thinking:
            return
        if self.pacing.wait_for_readers(self.room.need_state().seq):
            self.set("bots", None, self.timers.now() + BEHIND, self.let_bots_think)
            return
        after = len(self.room.need_state().history)
        self.thinking = True
        try:
            decision = await self.bots.ask()
        finally:
            self.thinking = False
        if decision is not None:
            self.plan = PlannedAction(decision, after, self.timers.now())
        self.arrange()
        await self.speak(self.bots.words())

    def schedule(self, state: TableState, plan: PlannedAction) -> None:
        """A bot acts at the time that was drawn; before it ends something, people are called."""
        now = self.timers.now()
        due = self.pacing.due(state, plan, now)
        ask, action, _ = plan.decision
        due = max(due, state.read_at(due))
        calls = state.game.clocks().ends_for_all(action) and not state.config.correspondence
        if calls and self.somebody_may_speak(state):
            due = max(due, self.pacing.call_due())
            if now < due:
                self.set("call", None, due, self.try_again)
                return
            there = self.room.present() - state.ready
            call = self.pacing.last_call(ask.seat, max(due, plan.at), now, there)
            due = now + call.left
            self.announce(call)
        self.set("deed", None, due, self.let_bot_act)

    async def let_bot_act(self) -> None:
        """A bot does what it has decided; one that was overtaken is asked again."""
        state, plan = self.room.need_state(), self.plan
        self.plan = None
        if plan is None or plan.after != len(state.history):
            self.arrange()
            return
        ask, action, reason = plan.decision
        if "decline" in ask.forms:
            self.replies.note_refusal(state.game, ask.seat, action)
        if await self.post(ask.seat, action, "bot", reason):
            await self.speak(self.bots.speak(ask.seat, action))
        elif plan.after == len(state.history):
            self.bots.scheduler.note_pass(ask)
            self.bots.failed.add(ask.seat)

    async def speak(self, said: list[Statement]) -> None:
        """Store what a bot says like everybody's words, and tell it; bots hear refusals at once."""
        for one in said:
            words = words_of_bot(self.room.code, one)
            if words is None:
                self.bots.listen(one)
            else:
                await self.room.journal.speak(words, self.timers.now())
                await self.hear_talk()

    # Replies

    def expect_reply(self, said: Statement) -> None:
        """What a person says is answered in words if no offer answers it meanwhile."""
        room, state = self.room, self.room.need_state()
        if not self.leading or not room.info.chat or said.seat not in room.people:
            return
        meaning = self.replies.read(state.game.view(), said.seat, said.talk)
        if meaning is None:
            return
        self.lines += 1
        soon = REPLIED if meaning.kind in ABOUT_DEALS else self.pacing.pace.most
        reply = partial(self.reply, said.seat, meaning, len(state.history))
        self.set_once("reply", self.lines, self.timers.now() + min(soon, REPLIED), reply)

    async def explain(self, speaker: Seat, seat: Seat) -> None:
        """A bot says why it has refused an offer of somebody."""
        room, state = self.room, self.room.need_state()
        said = self.replies.answer_why(state.game.view(), speaker, seat) if room.info.chat else None
        if said is not None:
            await self.speak([Statement(said[0], state.seq, ChatLine(said[1]))])

    async def reply(self, speaker: Seat, meaning: ChatMeaning, after: int) -> None:
        """One of the bots answers a line, unless an offer has done so."""
        room, state = self.room, self.room.need_state()
        cards = meaning.get + meaning.give
        if meaning.kind in ABOUT_DEALS:
            for past in state.history[after:]:
                if past.seat in room.bots and offers_to(past.action, speaker, cards):
                    return
        view, alone = state.game.view(), len(room.people) == 1
        said = self.replies.reply(view, speaker, meaning, sorted(room.bots), alone)
        if said is not None:
            await self.speak([Statement(said[0], state.seq, ChatLine(said[1]))])

    def announce(self, message: ServerMessage) -> None:
        """Tell everybody at the table, through whichever process they came."""
        self.room.tell(message)
        if self.room.journal.shared:
            self.announced += 1
            words = encode(message).decode()
            tell = partial(self.room.journal.notify, self.room.code, "tell", words)
            self.set_once("tell", self.announced, self.timers.now(), tell)

    def hold(self, seat: Seat, seconds: float) -> None:
        """Somebody asks the bots to wait, or lets them go on."""
        self.pacing.held[seat] = self.timers.now() + seconds
        self.arrange()


def ignore(answered: Answered) -> None:
    """Nobody waits for the answer."""
