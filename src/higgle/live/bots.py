"""The server's bots at one table: who is asked next, and what it answers."""

import logging
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Protocol, TypeVar

import msgspec

from higgle.core import CLOCK, Action, Ask, Event, Seat, Table
from higgle.live.journal import Step
from higgle.live.pacing import Decision
from higgle.live.room import Room
from higgle.live.table_state import TableState
from higgle.play import (
    DEFAULT,
    Bot,
    ChatLine,
    Pact,
    Promise,
    Scheduler,
    Statement,
    TradeSignal,
    make_bot,
)
from higgle.play.ledger import Ledger
from higgle.play.talk import verify

LOG = logging.getLogger("higgle.bots")
IDEAS = 4
"""How often a bot that must act may think of asking somebody who wants nothing more."""
PATIENCE = 3
"""How often a bot may think too long before another one takes over its seat."""

CAREFUL = 120.0
"""For so many seconds after stepping in a bot does only what must be done, and decides least."""

RandomSource = Callable[[], Random]
"""Makes a generator of random numbers for somebody."""
T = TypeVar("T")


class Worker(Protocol):
    """Runs what bots think, so that nobody else has to wait for it."""

    async def run(self, whose: str, work: Callable[[], T], limit: float, host: str = "") -> T:
        """What the work comes to; raises `TimeoutError` after so many seconds.

        Every `whose`, and behind it every `host`, gets its turn.
        """


class InlineWorker:
    """Runs everything at once, where there is nobody else to wait."""

    async def run(self, whose: str, work: Callable[[], T], limit: float, host: str = "") -> T:
        """What the work comes to, however long it takes."""
        return work()


class SeatedBots:
    """Asks the bots as the conductor does: first those with news, then one of those who must."""

    def __init__(self, room: Room, limit: float, worker: Worker, new_random: RandomSource) -> None:
        self.room = room
        self.limit = limit
        self.worker = worker
        self.new_random = new_random
        self.random = new_random()
        self.bots: dict[Seat, Bot] = {}
        self.scheduler = Scheduler(self.random)
        self.failed: set[Seat] = set()
        """Those whose last answer was refused; another bot decides for them once."""
        self.late: dict[Seat, int] = {}
        """How often the bot of a seat has thought too long."""
        self.unheard: dict[Seat, list[Event]] = {}
        self.rewound: set[Seat] = set()
        """Those whose ledger tells of what was taken back."""
        self.signals: dict[Seat, Statement] = {}
        """The last signal of every seat, for bots that come later."""
        self.person_acted = False
        """Whether the last step was a person's own."""

    def names(self, state: TableState) -> dict[Seat, str]:
        """The seats that bots play, with their names; the default bot plays for those who rest."""
        bots = self.room.bots
        return bots | dict.fromkeys(state.resting, DEFAULT) if state.resting else bots

    def bot(self, seat: Seat) -> Bot:
        """The bot of a seat, made when it is first needed."""
        state = self.room.need_state()
        name = self.names(state).get(seat, DEFAULT)
        if seat not in self.bots:
            self.bots[seat] = make_bot(name, state.game.ID, self.new_random())
            for said in self.signals.values():
                self.bots[seat].hear(said)
        return self.bots[seat]

    def hear(self, step: Step) -> None:
        """Bots hear what they may see, and wake up if they want to."""
        state = self.room.need_state()
        self.scheduler.reopen(step.entry.seat)
        self.person_acted = step.entry.seat in self.room.people and not step.entry.stand_in
        if step.undone:
            self.rewound.update(self.bots)
        for seat, bot in list(self.bots.items()):
            seen = [state.game.seen(event, seat) for event in step.events]
            if bot.hears:
                self.unheard.setdefault(seat, []).extend(seen)
            if bot.light_sleeper and self.wakes(seat, bot, seen):
                self.scheduler.wake(seat)

    def recall(self, steps: list[Step], words: list[Statement]) -> None:
        """Bots take in what was done and said before they sat down, each thing in its place.

        Signals and promises last; all else that was said is past.
        """
        for seat in self.names(self.room.need_state()):
            try:
                promised = [one for one in words if isinstance(one.talk, Promise | Pact)]
                self.remind(seat, steps, promised)
            except Exception:
                LOG.exception("a bot broke while it remembered")
                self.bots.pop(seat, None)
        for one in words:
            if isinstance(one.talk, TradeSignal):
                self.listen(one)

    def remind(self, seat: Seat, steps: list[Step], promises: list[Statement]) -> None:
        """The bot of a seat takes in every step, and every promise before the step it preceded."""
        bot, game = self.bot(seat), self.room.need_state().game
        view, events = game.view(seat), list[Event]()
        waiting = promises[::-1]
        for step in steps:
            while waiting and waiting[-1].step < step.entry.seq:
                bot.follow(view, seat, events)
                bot.hear(waiting.pop())
                events = []
            events += [game.seen(event, seat) for event in step.events]
        bot.follow(view, seat, events)
        for one in reversed(waiting):
            bot.hear(one)

    def listen(self, said: Statement) -> bool:
        """Bots hear what somebody has said; whether one of them wants to be asked because of it."""
        if isinstance(said.talk, ChatLine) and said.seat in self.room.bots:
            return False
        everybody = {seat: self.bot(seat) for seat in self.names(self.room.need_state())}
        if isinstance(said.talk, TradeSignal):
            self.signals[said.seat] = said
        woken = [
            seat
            for seat, bot in everybody.items()
            if bot.talks and seat != said.seat and self.heeds(seat, bot, said)
        ]
        self.scheduler.woken.update(woken)
        return bool(woken)

    def heeds(self, seat: Seat, bot: Bot, said: Statement) -> bool:
        """Whether a bot wants to be asked after these words; a bot that fails is replaced."""
        try:
            return bot.hear(said)
        except Exception:
            LOG.exception("a bot broke while it listened")
            self.bots.pop(seat, None)
            return True

    def speak(self, seat: Seat, action: Action) -> list[Statement]:
        """After its action a bot says what it wants known; in a person's place it is silent."""
        bot = self.bots.get(seat)
        if bot is None or not bot.talks or seat in self.room.people:
            return []
        if not bot.speaks_after(action):
            return []
        state = self.room.need_state()
        try:
            words = bot.says(state.game.view(), seat, action)
            for talk in words:
                verify(talk)
        except Exception:
            LOG.exception("a bot broke while it spoke")
            return []
        return [Statement(seat, state.seq, talk) for talk in words]

    def wakes(self, seat: Seat, bot: Bot, seen: list[Event]) -> bool:
        """Whether a bot wants to be asked after these events; a bot that fails is replaced."""
        try:
            return any(bot.wakes(event) for event in seen)
        except Exception:
            LOG.exception("a bot broke while it listened")
            self.bots.pop(seat, None)
            return True

    def words(self) -> list[Statement]:
        """What bots have said besides, before they were asked."""
        return []

    # Who is asked

    def holds_clock(self, state: TableState) -> bool:
        """Whether no clock of the game may run down before a bot has acted."""
        return False

    def asks(self, state: TableState) -> list[Ask]:
        """What the seats are asked that bots play; for whoever has just gone, what must be done."""
        seats = self.names(state)
        return [
            ask
            for ask in state.asks
            if ask.seat in seats and (ask.must or not self.is_careful(state, ask.seat))
        ]

    def is_careful(self, state: TableState, seat: Seat) -> bool:
        """Whether a bot stands in for somebody who may be back soon, and decides little."""
        if seat not in state.absent:
            return False
        return self.room.now() < state.absent_since.get(seat, 0.0) + CAREFUL

    def has_news(self, state: TableState) -> bool:
        """Whether a bot that need not act has something new to decide."""
        asks = self.asks(state)
        return any(not ask.must and self.scheduler.is_news(ask) for ask in asks)

    def must_act(self, state: TableState) -> bool:
        """Whether a bot must act."""
        return any(ask.must for ask in self.asks(state))

    def next_ask(self, state: TableState) -> Ask | None:
        """Whom to ask: first those with whom a person has just agreed, as nobody waits for them."""
        asks, clocks = self.asks(state), state.game.clocks()
        self.scheduler.schedule(
            [ask for ask in asks if self.person_acted and clocks.closes_deal(ask)]
        )
        ask = self.scheduler.next_ask()
        if ask is None:
            self.scheduler.schedule(asks)
            ask = self.scheduler.next_ask()
        return ask

    async def ask(self) -> Decision | None:
        """Ask one bot; there is no decision if it passes.

        Whoever was overtaken while it thought has nothing to say: what it means may be gone.
        """
        state = self.room.need_state()
        ask = self.next_ask(state)
        if ask is None:
            return None
        after = len(state.history)
        action = await self.decide_quietly(ask)
        if action is None:
            self.scheduler.note_pass(ask)
            return None
        overtaken = len(self.room.need_state().history) != after
        return ask, action, "" if overtaken else self.why(ask.seat, action)

    async def decide_quietly(self, ask: Ask) -> Action | None:
        """The bot's answer, with offers only to players who still want them.

        If every addressee has opted out, the bot is asked again, up to `IDEAS` times; then it
        takes its timeout action.
        """
        for _ in range(IDEAS):
            action = await self.decide(ask)
            if action is None:
                return None
            state = self.room.need_state()
            action = self.spare(state, ask.seat, action)
            if action is not None or not ask.must:
                return action
        game = self.room.need_state().game
        clocks = game.view(ask.seat).clocks()
        return clocks.timeout_action(ask.seat, clocks.running(ask))

    def spare(self, state: TableState, seat: Seat, action: Action) -> Action | None:
        """The same action, spared those who want nothing more; None if it was for them alone."""
        deal = state.game.clocks().proposal(seat, action) if state.ready else None
        if deal is None:
            return action
        quiet = {other for other in state.ready if not state.awaits(other, deal)}
        if quiet.isdisjoint(deal.to):
            return action
        return state.game.clocks().without(seat, action, quiet)

    def why(self, seat: Seat, action: Action) -> str:
        """What a bot says to its action, from what everybody sees; for a person it says nothing."""
        bot = self.bots.get(seat)
        if bot is None or seat in self.room.people:
            return ""
        try:
            reason = bot.why(self.room.need_state().game.view(), seat, action)
        except Exception:
            LOG.exception("a bot broke while it spoke")
            return ""
        return "" if reason is None else msgspec.json.encode(reason).decode()

    # What it answers

    async def decide(self, ask: Ask) -> Action | None:
        """What the bot of a seat answers; a stand-in answers for one that fails or is late."""
        assert ask.seat != CLOCK
        view = self.room.need_state().game.view(ask.seat)
        if ask.seat in self.failed or self.late.get(ask.seat, 0) >= PATIENCE:
            self.failed.discard(ask.seat)
            return self.stand_in(view.ID).act(view, ask, ())
        if self.is_careful(self.room.need_state(), ask.seat):
            action = least_action(view, ask)
            if action is not None:
                return action
        events = self.unheard.pop(ask.seat, [])
        try:
            bot = self.bot(ask.seat)
            thought = partial(bot.act, view, ask, events)
            if ask.seat in self.rewound:
                self.rewound.discard(ask.seat)
                thought = partial(act_anew, bot, view, ask, events, self.room.talk.ledger.copy())
            action = await self.worker.run(
                self.room.queue_key(), thought, self.limit, self.room.info.host
            )
        except TimeoutError:
            LOG.warning("a bot thought too long")
            self.late[ask.seat] = self.late.get(ask.seat, 0) + 1
            return self.give_up(view, ask)
        except Exception:
            LOG.exception("a bot gave no answer")
            return self.give_up(view, ask)
        if action is None and ask.must:
            return self.stand_in(view.ID).act(view, ask, ())
        return action

    def give_up(self, view: Table, ask: Ask) -> Action | None:
        """The bot of a seat is sent away, and another one answers for it."""
        self.bots.pop(ask.seat, None)
        return self.stand_in(view.ID).act(view, ask, ())

    def stand_in(self, game: str) -> Bot:
        """The bot that always has an answer."""
        return make_bot("random", game, self.random)


def act_anew(bot: Bot, view: Table, ask: Ask, events: list[Event], ledger: Ledger) -> Action | None:
    """What a bot answers after some deeds were taken back, and the ledger is another."""
    bot.follow(view, ask.seat, events)
    bot.rewind(ledger)
    return bot.act(view, ask, ())


def least_action(view: Table, ask: Ask) -> Action | None:
    """What decides least: the only choice, to pass, or what is done when time is up."""
    clocks, actions = view.clocks(), view.actions(ask.seat)
    if len(actions) == 1:
        return actions[0]
    passes = [one for one in actions if one.__struct_config__.tag == "pass"]
    return passes[0] if passes else clocks.timeout_action(ask.seat, clocks.running(ask))
