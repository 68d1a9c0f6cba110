"""A game in words for any framework: who is asked, what they read, and what their reply does."""

from collections.abc import Mapping
from random import Random

import higgle
from higgle.core import Ask, Seat, Table
from higgle.envs.config import results
from higgle.envs.env_core import EnvScheduler
from higgle.envs.games import adapter_for
from higgle.envs.llm import LanguageModelBot
from higgle.envs.model_replies import Schema, read_command, read_reply, read_talk
from higgle.envs.opponents import TalkLog
from higgle.envs.words import WAIT
from higgle.play import DEFAULT, make_bot

MOST = 3000
"""After how many decisions a game is broken off; then nobody is paid."""


class TextGame:
    """One game in which every seat is played by text."""

    def __init__(
        self, game: str, seats: int, seed: str, options: Mapping[str, object] | None = None
    ) -> None:
        self.table = higgle.new(game, seats, seed, options)
        self.scheduler = EnvScheduler(self.table, Random(f"{seed}/floor"))
        self.talk_log = TalkLog(seats)
        self.readers = [
            LanguageModelBot(game, Random(seat), model=no_model) for seat in range(seats)
        ]
        """What each seat remembers of what happened and was said."""
        self.decisions = 0
        self.stand_in = make_bot(DEFAULT, game, Random(f"{seed}/stand-in"))

    @property
    def seat(self) -> Seat | None:
        """Who is asked; nobody when the game is over or broken off."""
        ask = self.scheduler.asked
        return None if ask is None or self.decisions >= MOST else ask.seat

    def rules(self, seat: Seat) -> str:
        """What a seat reads first: the game, its goal, and the commands with examples."""
        return "\n".join(self.readers[seat].opening(self.table.view(seat), seat))

    def question(self) -> str:
        """What the seat that is asked reads: what happened, the table, and what may be done."""
        ask, view = self.now()
        reader = self.readers[ask.seat]
        reader.remember(view, self.scheduler.new_events(ask.seat))
        table = adapter_for(type(view)).describe(view, ask.seat)
        moves = [f"  {action}" for action in reader.moves(view, ask)]
        moves += [] if ask.must else [f"  {WAIT}"]
        return "\n".join([*reader.story, "", *table, "", *reader.question(ask), *moves])

    def answer(self, reply: str) -> None:
        """Do what a reply says; what is not legal raises `Illegal` and changes nothing."""
        ask, view = self.now()
        read = read_reply(reply)
        action = read_command(view, ask, read.command)
        for talk in read_talk(read.say, view):
            said = self.talk_log.say(self.table, ask.seat, talk)
            for reader in self.readers:
                reader.hear(said)
        self.scheduler.answer(action)
        self.decisions += 1

    def skip(self) -> None:
        """Decide for a seat whose replies cannot be used: it waits, or a bot acts."""
        ask, view = self.now()
        self.scheduler.answer(self.stand_in.act(view, ask, ()) if ask.must else None)
        self.decisions += 1

    def now(self) -> tuple[Ask, Table]:
        """The question, and the view of whom it is put to."""
        ask = self.scheduler.asked
        assert ask is not None, "the game is over"
        return ask, self.table.view(ask.seat)

    def rewards(self) -> dict[Seat, float]:
        """From -1 for the last to 1 for the winner, by the share of the others that are beaten."""
        if not self.table.over:
            return dict.fromkeys(range(self.table.seats), 0.0)
        return {seat: 2 * one["rank"] - 1 for seat, one in enumerate(results(self.table))}


def no_model(prompt: str, schema: Schema) -> str:
    """The framework has the model."""
    raise NotImplementedError
