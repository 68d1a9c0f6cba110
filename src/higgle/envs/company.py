"""Company: bots from a pool in the seats around a learner."""

from collections.abc import Sequence
from random import Random

from mypy_extensions import mypyc_attr

from higgle.core import Action, Ask, Seat
from higgle.envs.floor import EnvScheduler
from higgle.play import DEFAULT, Bot, Player, make_bot
from higgle.play.conductor import normalize_action


@mypyc_attr(allow_interpreted_subclasses=True)
class Company:
    """Who sits around the learner; a bot that fails is stood in for."""

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

    def sit_down(self, deal: str) -> None:
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

    def answer(self, floor: EnvScheduler) -> Action | None:
        """Let the bot that is asked act; if it fails, the stand-in does what must be done."""
        ask = floor.asked
        assert ask is not None, "the game is over"
        try:
            action = self.decide(self.bots[ask.seat], floor, ask)
            floor.answer(action)
        except Exception:  # noqa: BLE001 - whatever a bot raises, the game goes on
            self.forfeits += 1
            assert self.stand_in is not None
            floor.answer(self.decide(self.stand_in, floor, ask) if ask.must else None)
            return None
        return action

    def decide(self, bot: Bot, floor: EnvScheduler, ask: Ask) -> Action | None:
        """What a bot wants to do, as far as the policy of interrupts lets it."""
        events = floor.news_for(ask.seat) if bot.hears else ()
        action = bot.act(floor.table.view(ask.seat), ask, events)
        if action is not None:
            action = normalize_action(action)
            if not floor.permits(action):
                return None
        return action
