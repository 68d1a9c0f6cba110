"""Text: a language model plays as a bot; it reads what its seat sees and answers with a command.

The grammar is the one that people type in the terminal, read with good will. A prompt is whole: the
rules, what the model remembers, and the table. What was tried is kept beside what was understood.
"""

from collections.abc import Callable, Sequence
from functools import partial, update_wrapper
from hashlib import sha256
from random import Random
from time import perf_counter
from typing import Final, Literal, get_args

from higgle.core import Action, Ask, Event, Fact, Illegal, Seat, Table
from higgle.envs.describing import describe, examples
from higgle.envs.games import adapter_for
from higgle.envs.reading import asked, command, talk, understood
from higgle.envs.words import WAIT
from higgle.i18n import LANGUAGES, knows, say
from higgle.play import Bot, Maker, Said, Spoken
from higgle.play.talk import talked_about, write
from higgle.telling import rules, tell

Model = Callable[[str], str]
"""Answers a prompt."""

Rules = Literal["none", "short", "long"]
"""How much of the rules a prompt begins with: nothing, a paragraph, or every clause."""

RETRIES: Final = 2
PROPOSALS: Final = 3
MEMORY: Final = 40
"""How many lines of what was said and done are remembered."""


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
    talks = True

    def __init__(
        self,
        game: str,
        random: Random,
        style: str = "",
        *,
        model: Model,
        list_moves: bool = False,
        retries: int = RETRIES,
        rules: Rules = "short",
        language: str = "en",
        memory: int = MEMORY,
    ) -> None:
        super().__init__(game, random, style)
        if rules not in get_args(Rules):
            raise ValueError(f"rules are one of {', '.join(get_args(Rules))}")
        if language not in LANGUAGES:
            raise ValueError(f"the language is one of {', '.join(LANGUAGES)}")
        self.model = model
        self.list_moves = list_moves
        """Whether the prompt lists the legal moves; say so wherever results are reported."""
        self.retries = retries
        self.rules: Rules = rules
        self.language = language
        self.memory = memory
        self.story: list[str] = []
        """What has happened and was said, its own commands included."""
        self.heard: list[Said] = []
        self.to_say: list[Spoken] = []
        self.attempts: list[Attempt] = []
        self.given_up = 0
        """How many decisions had no good reply."""

    def act(self, view: Table, ask: Ask, events: Sequence[Event]) -> Action | None:
        """Ask the model until it answers well, a bounded number of times."""
        self.to_say = []
        self.remember(view, events)
        whole = self.prompt(view, ask)
        prompt = whole
        for _ in range(1 + self.retries):
            attempt, action = self.attempt(prompt, view, ask)
            self.attempts.append(attempt)
            if not attempt.error:
                self.to_say = [] if action is None else talk(attempt.reply, view)
                self.story.append(f"> {attempt.matched}")
                return action
            again = say("text-again", self.language, reply=attempt.tried, why=attempt.error)
            prompt = f"{whole}\n{again}\n> "
        self.given_up += 1
        return None

    # Talking and remembering

    def hear(self, said: Said) -> bool:
        self.heard.append(said)
        return False

    def says(self, view: Table, seat: Seat, action: Action) -> Sequence[Spoken]:
        spoken, self.to_say = self.to_say, []
        return spoken

    def remember(self, view: Table, events: Sequence[Event]) -> None:
        """Add what was said and done since the last time; the oldest lines are forgotten."""
        names = [f"seat {seat + 1}" for seat in range(view.seats)]
        told = [tell(view, event, names, self.language) for event in events]
        cards = talked_about(view)
        said = [f"{names[each.seat]}: {write(each.talk, cards)}" for each in self.heard]
        self.heard.clear()
        story = [*self.story, *filter(None, told), *said]
        self.story = story[max(0, len(story) - self.memory) :]

    # Prompts

    def prompt(self, view: Table, ask: Ask) -> str:
        """The rules, what is remembered, what the seat sees, and what it is asked."""
        language = self.language
        lines = [
            *self.opening(view, ask.seat),
            *(["", say("text-story", language), *self.story] if self.story else []),
            "",
            *describe(view, ask.seat),
            "",
            *asked(ask, language),
        ]
        if self.list_moves:
            lines += [say("text-legal", language)]
            lines += [f"  {action}" for action in self.moves(view, ask)]
        return "\n".join([*lines, "> "])

    def opening(self, view: Table, seat: Seat) -> list[str]:
        """What every prompt of a game begins with."""
        language = self.language
        title = say(f"game-{view.ID}", language)
        return [
            say("text-you-play", language, game=title, seat=seat + 1, seats=view.seats),
            *self.rulebook(view, seat),
            "",
            say("text-commands", language),
            *[f"  {example}" for example in examples(type(view))],
            say("text-talk", language, examples="; ".join(adapter_for(type(view)).TALK_EXAMPLES)),
            say("text-default", language, tries=1 + self.retries),
        ]

    def rulebook(self, view: Table, seat: Seat) -> list[str]:
        """The rules and the goal, and what is printed on the cards."""
        if self.rules == "none":
            return []
        printed = adapter_for(type(view)).card_legend(view, seat)
        meters = [say("text-meters", self.language), *printed] if printed else []
        if self.rules == "long":
            return [*rules(type(view), self.language), *meters]
        short = f"game-{view.ID}.short"
        about = short if knows(short, self.language) else f"game-{view.ID}.about"
        return [say(about, self.language), *meters]

    def moves(self, view: Table, ask: Ask) -> list[Action]:
        """The legal actions of closed forms, and a few of open ones."""
        proposed = [view.propose(ask.seat, self.random) for _ in range(PROPOSALS)]
        some = dict.fromkeys(str(action) for action in proposed if action is not None)
        return [*view.actions(ask.seat), *map(view.parse, some)]

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
            error = illegal.text(self.language)
        matched = "" if error else WAIT if action is None else str(action)
        mark = sha256(prompt.encode()).hexdigest()
        return Attempt(mark, reply, tried, matched, error, seconds, len(prompt)), action


def text_player(
    model: Model,
    *,
    list_moves: bool = False,
    retries: int = RETRIES,
    rules: Rules = "short",
    language: str = "en",
    memory: int = MEMORY,
) -> Maker:
    """A player for a match: a model behind the text adapter."""
    made = partial(
        TextBot,
        model=model,
        list_moves=list_moves,
        retries=retries,
        rules=rules,
        language=language,
        memory=memory,
    )
    return update_wrapper(made, model, updated=())
