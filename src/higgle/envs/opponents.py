"""The others at a learner's table: bots from a pool, and what is said."""

from collections.abc import Sequence
from random import Random

import msgspec
from mypy_extensions import mypyc_attr

from higgle.core import Action, Ask, Seat, Table
from higgle.envs.env_core import EnvScheduler
from higgle.play import DEFAULT, Bot, Player, make_bot
from higgle.play.conductor import normalize_action
from higgle.play.talk import Spoken, Statement, read, talk_cards, verify, write


@mypyc_attr(allow_interpreted_subclasses=True)
class Opponents:
    """The bots around a learner; a stand-in acts for one that fails."""

    def __init__(
        self, game: str, seats: int, pool: Sequence[Player], seat: Seat | None = None
    ) -> None:
        if not pool:
            raise ValueError("name at least one bot in opponents")
        self.game = game
        self.seats = seats
        self.pool = tuple(pool)
        self.fixed_seat = seat
        """Where the learner sits; without one, a seat is drawn for every game."""
        self.seat: Seat = seat or 0
        self.bots: dict[Seat, Bot] = {}
        self.stand_in: Bot | None = None
        self.forfeits = 0
        """How often a bot has failed in this game."""

    def seat_bots(self, deal: str) -> None:
        """Draw the learner's seat and a bot for every other seat."""
        dice = Random(f"{deal}/pool")
        self.seat = dice.randrange(self.seats) if self.fixed_seat is None else self.fixed_seat
        self.bots = {
            other: make_bot(dice.choice(self.pool), self.game, Random(f"{deal}/{other}"))
            for other in range(self.seats)
            if other != self.seat
        }
        self.stand_in = make_bot(DEFAULT, self.game, Random(f"{deal}/stand-in"))
        self.forfeits = 0

    def answer(self, scheduler: EnvScheduler) -> Action | None:
        """Let the bot that is asked act; if it fails, the stand-in does what must be done."""
        ask = scheduler.asked
        assert ask is not None, "the game is over"
        try:
            action = self.decide(self.bots[ask.seat], scheduler, ask)
            scheduler.answer(action)
        except Exception:  # noqa: BLE001 - whatever a bot raises, the game goes on
            self.forfeits += 1
            assert self.stand_in is not None
            scheduler.answer(self.decide(self.stand_in, scheduler, ask) if ask.must else None)
            return None
        return action

    def decide(self, bot: Bot, scheduler: EnvScheduler, ask: Ask) -> Action | None:
        """What a bot wants to do, as far as the policy of interrupts lets it."""
        events = scheduler.new_events(ask.seat) if bot.hears else ()
        action = bot.act(scheduler.table.view(ask.seat), ask, events)
        if action is not None:
            action = normalize_action(action)
            if not scheduler.permits(action):
                return None
        return action


TalkData = dict[str, object]
"""One thing that was said: seat, text form, and the value as plain data."""


@mypyc_attr(allow_interpreted_subclasses=True)
class TalkLog:
    """All that was said at one table, and what each seat has not been told yet."""

    def __init__(self, seats: int) -> None:
        self.said: list[Statement] = []
        self.heard = [0] * seats

    def say(self, table: Table, seat: Seat, talk: Spoken | str) -> Statement:
        """Somebody says something, as a value or in words."""
        spoken = read(talk, talk_cards(table)) if isinstance(talk, str) else talk
        verify(spoken)
        said = Statement(seat, len(self.said), spoken)
        self.said.append(said)
        return said

    def new_talk(self, table: Table, seat: Seat) -> list[TalkData]:
        """What others have said since a seat was last told."""
        fresh = self.said[self.heard[seat] :]
        self.heard[seat] = len(self.said)
        names = talk_cards(table)
        return [
            {"seat": one.seat, "text": write(one.talk, names)} | msgspec.to_builtins(one.talk)
            for one in fresh
            if one.seat != seat
        ]

    def copy(self) -> "TalkLog":
        """An independent copy."""
        twin = TalkLog(0)
        twin.said = self.said[:]
        twin.heard = self.heard[:]
        return twin
