"""Text: a language model plays as a bot; it reads what its seat sees and answers with a command.

The grammar is the one that people type in the terminal. The last line of a reply is the command,
whatever stands before it is talk. What was tried is kept beside what was understood.
"""

from collections.abc import Callable, Sequence
from hashlib import sha256
from random import Random
from time import perf_counter
from typing import Final

import higgle
from higgle.playing import Bot, Maker
from higgle.research.describing import describe, examples
from higgle.research.spelling import WAIT
from higgle.table import Action, Ask, Event, Fact, Illegal, Table
from higgle.telling import tell

Model = Callable[[str], str]
"""Answers a prompt."""

RETRIES: Final = 2
PROPOSALS: Final = 3
LONGEST: Final = 200
"""No command is longer."""


class Attempt(Fact, frozen=True):
    """One reply: what was asked, tried and understood, and why not."""

    prompt: str
    """The hash of the prompt."""
    reply: str
    tried: str
    matched: str
    """The text form of the action that was understood; nothing if none was."""
    error: str
    seconds: float
    characters: int
    """How long the prompt was."""


class TextBot(Bot):
    """Lets a model play; after too many bad replies it passes, and a stand-in does what must be."""

    hears = True

    def __init__(
        self,
        game: str,
        random: Random,
        style: str = "",
        *,
        model: Model,
        list_moves: bool = False,
        retries: int = RETRIES,
    ) -> None:
        super().__init__(game, random, style)
        self.model = model
        self.list_moves = list_moves
        """Whether the prompt lists the legal moves; say so wherever results are reported."""
        self.retries = retries
        self.attempts: list[Attempt] = []
        self.given_up = 0
        """How many decisions had no good reply."""

    def act(self, view: Table, ask: Ask, events: Sequence[Event]) -> Action | None:
        """Ask the model until it answers well, a bounded number of times."""
        asked = self.prompt(view, ask, events)
        prompt = asked
        for _ in range(1 + self.retries):
            attempt, action = self.attempt(prompt, view, ask)
            self.attempts.append(attempt)
            if not attempt.error:
                return action
            prompt = f"{asked}\nYou answered: {attempt.tried}\nRefused: {attempt.error}\n> "
        self.given_up += 1
        return None

    def prompt(self, view: Table, ask: Ask, events: Sequence[Event]) -> str:
        """What has happened, what the seat sees, and what it is asked."""
        names = [f"seat {seat + 1}" for seat in range(view.seats)]
        told = [text for event in events if (text := tell(view, event, names))]
        lines = [
            f"You play {view.ID} as seat {ask.seat + 1} of {view.seats}.",
            "Answer with one command on the last line. Commands look like these:",
            *[f"  {example}" for example in examples(type(view))],
            *(["", "Since you were last asked:", *told] if told else []),
            "",
            *describe(view, ask.seat),
            "",
            f"You {'must' if ask.must else 'may'} act now: {', '.join(ask.forms)}"
            + (f"; at any time: {', '.join(ask.rights)}" if ask.rights else "."),
        ]
        if not ask.must:
            lines.append(f"Or answer: {WAIT}")
        if self.list_moves:
            lines += ["Legal now; of offers, bids and payments only some examples:"]
            lines += [f"  {action}" for action in self.moves(view, ask)]
        return "\n".join([*lines, "> "])

    def moves(self, view: Table, ask: Ask) -> list[Action]:
        """The legal actions of closed forms, and a few of open ones."""
        proposed = [view.propose(ask.seat, self.random) for _ in range(PROPOSALS)]
        some = dict.fromkeys(str(action) for action in proposed if action is not None)
        return [*view.actions(ask.seat), *(higgle.parse(view.ID, text) for text in some)]

    def attempt(self, prompt: str, view: Table, ask: Ask) -> tuple[Attempt, Action | None]:
        """One reply of the model, and what it means."""
        start = perf_counter()
        reply = self.model(prompt)
        seconds = perf_counter() - start
        tried = command(reply)
        action: Action | None = None
        error = ""
        try:
            action = understood(view, ask, tried)
        except Illegal as illegal:
            error = str(illegal)
        matched = "" if error else WAIT if action is None else str(action)
        mark = sha256(prompt.encode()).hexdigest()
        return Attempt(mark, reply, tried, matched, error, seconds, len(prompt)), action


def command(reply: str) -> str:
    """The command of a reply: its last line, without fences and quotes around it."""
    lines = [line.strip(" \t`\"'>") for line in reply.splitlines()]
    said = [line for line in lines if line]
    return said[-1][:LONGEST] if said else ""


def understood(view: Table, ask: Ask, text: str) -> Action | None:
    """The legal action that a command means, or nothing to wait; else `Illegal` says why not."""
    if text.lower() == WAIT and not ask.must:
        return None
    action = higgle.parse(view.ID, text)
    view.check(ask.seat, action)
    return action


def text_player(model: Model, *, list_moves: bool = False, retries: int = RETRIES) -> Maker:
    """A player for a match: a model behind the text adapter."""

    def make(game: str, random: Random, style: str = "") -> Bot:
        return TextBot(game, random, style, model=model, list_moves=list_moves, retries=retries)

    return make
