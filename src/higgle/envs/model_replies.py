"""Replies of language models: the JSON schema of a structured one, and what a reply means.

A reply is an object of the schema, alone, in a block of code or as the arguments of a call of a
tool; or text whose last line is a command in the grammar that people type. Nothing is guessed: what
is neither is refused with an example of the right form.
"""

import re
from collections.abc import Sequence
from typing import Final, TypeVar

import msgspec

from higgle.core import Action, Ask, Illegal, Table, require
from higgle.envs.games import adapter_for
from higgle.envs.words import WAIT, tag
from higgle.play import Spoken
from higgle.play.talk import VERBS, read, talk_cards

T = TypeVar("T")
LONGEST: Final = 200
"""No command and no line of talk is longer."""
THOUGHT: Final = re.compile(r"<(/?)think(?:ing)?>", re.IGNORECASE)
MARKUP: Final = " \t`>*"
"""What may surround a line in Markdown."""

Schema = dict[str, object]
"""A JSON schema, as servers take it for structured replies and for calls of tools."""


class Reply(msgspec.Struct):
    """What a model answers: a command, and lines that it says to the table before it."""

    command: str
    say: list[str] | str = ""


class ToolFunction(msgspec.Struct):
    """The function of a tool call: its arguments, as an object or written as JSON."""

    arguments: Reply | str


class ToolCall(msgspec.Struct):
    """A call of a tool."""

    function: ToolFunction


class ChatMessage(msgspec.Struct, omit_defaults=True):
    """A message of a chat, as far as it is read and written here."""

    content: str | None = None
    role: str = ""
    tool_calls: list[ToolCall] | None = None


# The schema


def reply_schema(view: Table, ask: Ask, moves: Sequence[Action] = ()) -> Schema:
    """The schema of a structured reply; with moves, commands of listed forms are among them.

    Forms with too many values to be listed, such as offers, stay free beside the moves.
    """
    commands: list[Schema] = []
    if moves:
        wait = [] if ask.must else [WAIT]
        commands.append({"type": "string", "enum": [*map(str, moves), *wait]})
    forms = {*ask.forms, *ask.rights}
    unlisted = forms & view.OPEN.keys()
    if unlisted or not moves:
        shown = "; ".join(examples_of(type(view), unlisted if moves else forms))
        commands.append({"type": "string", "description": f"one command, such as: {shown}"})
    return {
        "type": "object",
        "properties": {
            "say": {
                "type": "array",
                "items": {"type": "string"},
                "description": "what to say to the table before it, often nothing",
            },
            "command": commands[0] if len(commands) == 1 else {"anyOf": commands},
        },
        "required": ["say", "command"],
        "additionalProperties": False,
    }


def examples_of(game: type[Table], forms: set[str]) -> list[str]:
    """Commands in these forms, or one in every form if these have none."""
    known = adapter_for(game).example_actions(game)
    fitting = [str(action) for action in known if tag(type(action)) in forms]
    return fitting or [str(action) for action in known]


# Reading


def read_reply(text: str) -> Reply:
    """The command of a reply, and the lines before it that say something to the table."""
    message = decode(text, ChatMessage)
    if message is not None and message.tool_calls:
        arguments = message.tool_calls[0].function.arguments
        return read_reply(arguments) if isinstance(arguments, str) else arguments
    if message is not None and message.content:
        return read_reply(message.content)
    answer = remove_thoughts(text)
    lines = (code_block(answer) or answer).strip().splitlines()
    last = lines[-1].strip(MARKUP) if lines else ""
    for part in (answer, code_block(answer), last):
        reply = decode(part, Reply)
        if reply is not None:
            return Reply(reply.command[:LONGEST], reply.say)
    spoken = [line.strip(MARKUP) for line in answer.splitlines()]
    return Reply(last[:LONGEST], [line for line in spoken if starts_talk(line)])


def decode(text: str, kind: type[T]) -> T | None:
    """A JSON object of this kind; None if the text is no such object."""
    try:
        return msgspec.json.decode(text, type=kind)
    except (msgspec.DecodeError, RecursionError):
        return None


def remove_thoughts(text: str) -> str:
    """What follows the last thought; of a thought without an end, what comes before it."""
    begin = max([mark.end() for mark in THOUGHT.finditer(text) if mark[1]], default=0)
    unended = THOUGHT.search(text, begin)
    return text[begin : unended.start() if unended else None]


def code_block(text: str) -> str:
    """The last complete block of code, without the name of its language; empty if there is none."""
    blocks = text.split("```")[1:-1:2]
    if not blocks:
        return ""
    language, _, body = blocks[-1].partition("\n")
    return body if body and " " not in language.strip() else blocks[-1]


def read_command(view: Table, ask: Ask, command: str) -> Action | None:
    """The legal action of a command, or None to wait; else `Illegal` shows the right form."""
    text = " ".join(command.lower().split())
    try:
        if text == WAIT:
            require(not ask.must, "must-act")
            return None
        action = view.parse(text)
        view.check(ask.seat, action)
    except Illegal as why:
        shown = "; ".join(examples_like(view, ask, text))
        raise Illegal("text-form", why=why, examples=shown) from None
    return action


def examples_like(view: Table, ask: Ask, text: str) -> list[str]:
    """Examples with the verb that was tried, else of the forms that are asked."""
    known = [str(action) for action in adapter_for(type(view)).example_actions(type(view))]
    tried = [example for example in known if example.split()[0] == text.partition(" ")[0]]
    return tried or examples_of(type(view), {*ask.forms, *ask.rights})


# Talk


def starts_talk(line: str) -> bool:
    """Whether a line begins with a verb of talk."""
    return line.partition(" ")[0].rstrip(":").lower() in VERBS


def read_talk(said: Sequence[str] | str, view: Table) -> list[Spoken]:
    """What the lines of a reply say to the table; chat needs no verb, what is malformed is left."""
    cards = talk_cards(view)
    found: list[Spoken] = []
    for line in [said] if isinstance(said, str) else said:
        text = " ".join(line.split())[:LONGEST]
        verb, _, rest = text.partition(" ")
        try:
            if starts_talk(text):
                found.append(read(f"{verb.rstrip(':').lower()} {rest}", cards))
            elif text:
                found.append(read(f"say {text}", cards))
        except Illegal:
            continue
    return found
