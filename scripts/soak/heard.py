"""What bots say as they play: matches in which every reason and every word is noted."""

from collections.abc import Callable, Sequence

from higgle.core import Action, Ask, Event, Seat, Table
from higgle.play import Bot, Match, Reason, Spoken, Statement

Heard = Callable[[Seat, Action, Reason | Spoken], None]
"""Is told what a seat says to which action: the reason before the action, all else after it."""


class HeardBot(Bot):
    """A bot whose words are noted; it plays as it would without that."""

    hears = True

    def __init__(self, bot: Bot, table: Table, heard: Heard) -> None:
        super().__init__(bot.game, bot.random, bot.style)
        self.bot = bot
        self.table = table
        self.heard = heard

    def act(self, view: Table, ask: Ask, events: Sequence[Event]) -> Action | None:
        action = self.bot.act(view, ask, events if self.bot.hears else ())
        if action is not None:
            reason = self.bot.why(self.table.view(), ask.seat, action)
            if reason is not None:
                self.heard(ask.seat, action, reason)
        return action

    def follow(self, view: Table, seat: Seat, events: Sequence[Event]) -> None:
        self.bot.follow(view, seat, events)

    def hear(self, said: Statement) -> bool:
        return self.bot.hear(said)

    def says(self, view: Table, seat: Seat, action: Action) -> Sequence[Spoken]:
        words = self.bot.says(view, seat, action)
        for word in words:
            self.heard(seat, action, word)
        return words

    def speaks_after(self, action: Action) -> bool:
        return self.bot.speaks_after(action)

    def wakes(self, event: Event) -> bool:
        return self.bot.wakes(event)


def heard_match(game: str, bots: Sequence[str], seed: str, heard: Heard) -> Match:
    """A match between bots, one a seat, whose words are told as they are said."""
    match = Match(game, len(bots), bots, seed)
    match.conductor.bots = [HeardBot(bot, match.table, heard) for bot in match.conductor.bots]
    return match
