"""Language models as bots: a model reads what its seat sees and answers with a command.

A prompt is complete: the rules, the log so far and the table, so that the model needs no
memory of its own. What it replied is kept beside what was understood.
"""

import os
from collections.abc import Callable, Sequence
from functools import partial, update_wrapper
from hashlib import sha256
from http.client import HTTPException
from random import Random
from time import perf_counter
from typing import Final, Literal, get_args
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import msgspec

from higgle.core import Action, Ask, Event, Fact, Illegal, Seat, Table, require
from higgle.envs.games import adapter_for
from higgle.envs.model_replies import (
    ChatMessage,
    Schema,
    read_command,
    read_reply,
    read_talk,
    reply_schema,
)
from higgle.envs.words import WAIT
from higgle.i18n import LANGUAGES, knows, say
from higgle.narrator import rules, tell
from higgle.play import Bot, Maker, Spoken, Statement
from higgle.play.talk import talk_cards, write

Model = Callable[[str, Schema], str]
"""Answers a prompt; the schema is that of a structured reply, which a model need not give."""

PROMPT: Final = "higgle-prompt/1"
"""The version of the prompts: whoever changes what a prompt says gives it the next number."""

Rules = Literal["none", "short", "long"]
"""How much of the rules a prompt begins with: nothing, a paragraph, or every clause."""

RETRIES: Final = 2
PROPOSALS: Final = 3
MEMORY: Final = 40
"""How many lines of what was said and done are remembered."""
TIMEOUT: Final = 60.0
"""The seconds after which a server is given up."""
LONGEST_REASON: Final = 500
"""How much of a server's own reason for refusing is kept."""


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
    prompt_tokens: int = 0
    reply_tokens: int = 0
    """As the server counts them; 0 where it does not."""


class LanguageModelBot(Bot):
    """Lets a model play; after too many bad replies it passes, or a stand-in acts where it must."""

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
        self.heard: list[Statement] = []
        self.to_say: list[Spoken] = []
        self.attempts: list[Attempt] = []
        self.given_up = 0
        """How many decisions had no good reply."""

    def act(self, view: Table, ask: Ask, events: Sequence[Event]) -> Action | None:
        """Ask the model until it answers well, a bounded number of times."""
        self.to_say = []
        self.remember(view, events)
        whole = self.prompt(view, ask)
        schema = reply_schema(view, ask, view.actions(ask.seat) if self.list_moves else ())
        prompt = whole
        for _ in range(1 + self.retries):
            attempt, action = self.attempt(prompt, schema, view, ask)
            self.attempts.append(attempt)
            if not attempt.error:
                self.story.append(f"> {attempt.matched}")
                return action
            again = say("text-again", self.language, reply=attempt.tried, why=attempt.error)
            prompt = f"{whole}\n{again}\n> "
        self.given_up += 1
        return None

    def usage(self) -> dict[str, float]:
        """Replies, tokens and seconds so far."""
        return {
            "replies": len(self.attempts),
            "refused_replies": sum([attempt.error != "" for attempt in self.attempts]),
            "prompt_tokens": sum([attempt.prompt_tokens for attempt in self.attempts]),
            "reply_tokens": sum([attempt.reply_tokens for attempt in self.attempts]),
            "reply_seconds": sum([attempt.seconds for attempt in self.attempts]),
        }

    # Talking and remembering

    def hear(self, said: Statement) -> bool:
        self.heard.append(said)
        return False

    def says(self, view: Table, seat: Seat, action: Action) -> Sequence[Spoken]:
        spoken, self.to_say = self.to_say, []
        return spoken

    def remember(self, view: Table, events: Sequence[Event]) -> None:
        """Add what was said and done since the last time; the oldest lines are forgotten."""
        names = [f"seat {seat + 1}" for seat in range(view.seats)]
        told = [tell(view, event, names, self.language) for event in events]
        cards = talk_cards(view)
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
            *adapter_for(type(view)).describe(view, ask.seat),
            "",
            *self.question(ask),
        ]
        if self.list_moves:
            lines += [say("text-legal", language)]
            lines += [f"  {action}" for action in self.moves(view, ask)]
        return "\n".join([*lines, "> "])

    def opening(self, view: Table, seat: Seat) -> list[str]:
        """What every prompt of a game begins with."""
        language = self.language
        title = say(f"game-{view.ID}", language)
        adapter = adapter_for(type(view))
        return [
            say("text-you-play", language, game=title, seat=seat + 1, seats=view.seats),
            *self.rulebook(view, seat),
            "",
            say("text-commands", language),
            *[f"  {example}" for example in adapter.example_actions(type(view))],
            say("text-talk", language, examples="; ".join(adapter.TALK_EXAMPLES)),
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

    def question(self, ask: Ask) -> list[str]:
        """What the seat is asked, in words."""
        kind = "text-must" if ask.must else "text-may"
        lines = [say(kind, self.language, forms=", ".join(ask.forms) or "-")]
        if ask.rights:
            lines.append(say("text-rights", self.language, forms=", ".join(ask.rights)))
        return lines

    def attempt(
        self, prompt: str, schema: Schema, view: Table, ask: Ask
    ) -> tuple[Attempt, Action | None]:
        """One reply of the model, and the action that it means; what it says is said with it."""
        start = perf_counter()
        text = self.model(prompt, schema)
        seconds = perf_counter() - start
        reply = read_reply(text)
        action: Action | None = None
        error = ""
        try:
            action = read_command(view, ask, reply.command)
        except Illegal as illegal:
            error = illegal.text(self.language)
        self.to_say = [] if action is None else read_talk(reply.say, view)
        matched = "" if error else WAIT if action is None else str(action)
        digest = sha256(prompt.encode()).hexdigest()
        used = self.model.used if isinstance(self.model, ChatEndpoint) else ChatUsage()
        attempt = Attempt(
            digest,
            text,
            reply.command,
            matched,
            error,
            seconds,
            len(prompt),
            used.prompt_tokens,
            used.completion_tokens,
        )
        return attempt, action


def llm_player(
    model: Model,
    *,
    list_moves: bool = False,
    retries: int = RETRIES,
    rules: Rules = "short",
    language: str = "en",
    memory: int = MEMORY,
) -> Maker:
    """A player for a match: a bot that lets a model decide."""
    made = partial(
        LanguageModelBot,
        model=model,
        list_moves=list_moves,
        retries=retries,
        rules=rules,
        language=language,
        memory=memory,
    )
    return update_wrapper(made, model, updated=())


# Servers


class ChatChoice(msgspec.Struct):
    """One answer."""

    message: ChatMessage


class ChatUsage(msgspec.Struct):
    """The tokens of a question and of its answer."""

    prompt_tokens: int = 0
    completion_tokens: int = 0


class ChatAnswer(msgspec.Struct):
    """What a server answers, as far as it is read here."""

    choices: list[ChatChoice]
    usage: ChatUsage | None = None


class ChatRequest(msgspec.Struct, omit_defaults=True):
    """What a server is sent."""

    model: str
    messages: list[ChatMessage]
    temperature: float | None = None
    max_tokens: int | None = None
    response_format: Schema | None = None


class ChatEndpoint:
    """A model behind a server with OpenAI's chat completions; `url` ends before that path.

    `temperature` and `max_tokens` are not sent where they are None, as some models want it.
    `structured` asks the server for replies that follow the schema.
    """

    def __init__(
        self,
        url: str,
        model: str,
        *,
        key: str = "",
        temperature: float | None = 0.0,
        max_tokens: int | None = 300,
        structured: bool = False,
        timeout: float = TIMEOUT,
    ) -> None:
        require(urlsplit(url).scheme in ("http", "https"), "endpoint-url", url=url)
        self.url = f"{url.rstrip('/')}/chat/completions"
        self.model = model
        self.key = key
        self.temperature = temperature
        self.max_tokens = max_tokens
        self.structured = structured
        self.timeout = timeout
        self.used = ChatUsage()
        """What the latest answer has cost."""

    def __call__(self, prompt: str, schema: Schema) -> str:
        """One prompt, one reply; a server that fails is named."""
        self.used = ChatUsage()
        message = ChatMessage(prompt, "user")
        question = ChatRequest(self.model, [message], self.temperature, self.max_tokens)
        if self.structured:
            agreed = {"name": "reply", "strict": True, "schema": schema}
            question.response_format = {"type": "json_schema", "json_schema": agreed}
        headers = {"Content-Type": "application/json"}
        if self.key:
            headers["Authorization"] = f"Bearer {self.key}"
        request = Request(self.url, msgspec.json.encode(question), headers)  # noqa: S310
        try:
            with urlopen(request, timeout=self.timeout) as response:  # noqa: S310
                answer = msgspec.json.decode(response.read(), type=ChatAnswer)
        except HTTPError as problem:
            why = f"{problem} {read_reason(problem)}".strip()
            raise Illegal("endpoint-failed", url=self.url, why=why) from None
        except (OSError, HTTPException, ValueError) as problem:
            raise Illegal("endpoint-failed", url=self.url, why=str(problem)) from None
        require(answer.choices, "endpoint-failed", url=self.url, why="choices")
        self.used = answer.usage or ChatUsage()
        return answer.choices[0].message.content or ""


def read_reason(refusal: HTTPError) -> str:
    """What a server says itself about its refusal; nothing if that does not arrive."""
    with refusal:
        try:
            return refusal.read(LONGEST_REASON).decode(errors="replace")
        except (OSError, HTTPException):
            return ""


# The benchmark


def endpoint_bot(game: str, random: Random, style: str = "") -> Bot:
    """A bot by the server and the model that the environment names.

    `HIGGLE_MODEL_URL`, `HIGGLE_MODEL`, `HIGGLE_MODEL_KEY` and `HIGGLE_MODEL_TIMEOUT` (seconds for a
    reply) are read; prompts are those of the benchmark: short rules, no list of moves, English.
    """
    url, model = os.environ.get("HIGGLE_MODEL_URL", ""), os.environ.get("HIGGLE_MODEL", "")
    require(url and model, "no-model")
    endpoint = ChatEndpoint(
        url,
        model,
        key=os.environ.get("HIGGLE_MODEL_KEY", ""),
        timeout=float(os.environ.get("HIGGLE_MODEL_TIMEOUT", TIMEOUT)),
    )
    return LanguageModelBot(game, random, style, model=endpoint)
