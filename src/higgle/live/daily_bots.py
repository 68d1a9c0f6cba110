"""The bots at a table of the deal of the day: what they do follows from its log alone."""

from functools import partial

from higgle.core import Action, Seat
from higgle.live.bots import RandomSource, SeatedBots, Worker
from higgle.live.daily_deal import DayGame, plan_of
from higgle.live.journal import Step
from higgle.live.pacing import Decision
from higgle.live.room import Room
from higgle.live.table_state import TableState
from higgle.play import Statement

PATIENCE = 60.0
"""How many seconds all thoughts of a game may take when its table is taken up again."""


class DayBots(SeatedBots):
    """They go through the log by themselves and heed nothing else, neither words nor seconds."""

    def __init__(self, room: Room, limit: float, worker: Worker, new_random: RandomSource) -> None:
        super().__init__(room, limit, worker, new_random)
        self.game = DayGame(plan_of(room.info.day))
        self.known = -1
        """After how many actions it is known what the bots do next."""
        self.decision: Decision | None = None
        self.told = 0
        """How much of their talk was passed on."""

    def hear(self, step: Step) -> None:
        """All stands in the log."""

    def recall(self, steps: list[Step], words: list[Statement]) -> None:
        """All stands in the log; what they said before stands in the table's talk."""
        if steps:
            self.told = -1

    def listen(self, said: Statement) -> bool:
        """What people say has no place in the log, so that nobody heeds it."""
        return False

    def has_news(self, state: TableState) -> bool:
        """Whether they have yet to think, or one of them wants to act."""
        return self.known != len(state.history) or self.decision is not None

    def must_act(self, state: TableState) -> bool:
        """Who must act is among those with news."""
        return False

    def holds_clock(self, state: TableState) -> bool:
        """The clock runs down only where nobody wants to act: that is how the log is read."""
        return self.has_news(state)

    async def ask(self) -> Decision | None:
        """What a bot does after the last action; they are asked once about it."""
        deeds = [(past.seat, past.action) for past in self.room.need_state().history]
        if self.known != len(deeds):
            thought = partial(self.game.catch_up, deeds)
            try:
                self.decision = await self.worker.run(
                    self.room.queue_key(), thought, PATIENCE, self.room.info.host
                )
            except Exception:
                self.game = DayGame(self.game.plan)
                raise
            self.known = len(deeds)
        return self.decision

    def speak(self, seat: Seat, action: Action) -> list[Statement]:
        """What they say is known when they have gone through the log so far."""
        return []

    def words(self) -> list[Statement]:
        """What they have said since they were last asked for it."""
        said = self.game.talk
        fresh = said[self.told :] if self.told >= 0 else []
        self.told = len(said)
        return fresh
