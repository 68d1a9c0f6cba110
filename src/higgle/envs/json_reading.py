"""A command in JSON, as structured answers and calls of tools write it."""

import re
from typing import Final

import msgspec

KEYS: Final = ("command", "action", "move", "type", "verb", "name", "tool", "function")
"""Where a JSON reply may keep its command, or the verb of one."""
NESTS: Final = ("arguments", "args", "parameters", "params", "input")
"""Where it may keep the rest."""
LINKS: Final = {
    **dict.fromkeys(("for", "want", "wants", "get", "receive", "request", "requesting"), "for"),
    "to": "to",
    "with": "with",
}
"""The words before the parts of an action; most parts have none."""
COUNTS: Final = ("count", "quantity", "amount", "number")
"""Where a part may keep how many it is."""
ENVELOPES: Final = ("function", "function_call", "tool_call", "tool_use")
"""What is no verb: it says that a call of a tool follows."""
SAY: Final = "say"
"""Where it may keep what is said to the table."""
SILENT: Final = frozenset(
    [SAY, "reason", "reasoning", "thought", "thoughts", "explanation", "comment", "confidence"]
)
"""What is told about a command."""


def enclosed(reply: str) -> str:
    """What a whole message of a chat holds: its first call of a tool, or its text."""
    try:
        message = opened(reply.strip()) or {}
    except RecursionError:
        return reply
    held = message.get("tool_calls") or message.get("content")
    if isinstance(held, str) and "role" in message:
        return held
    blocks = [block for block in held if isinstance(block, dict)] if isinstance(held, list) else []
    calls = [block for block in blocks if "name" in block or "function" in block]
    if calls:
        return msgspec.json.encode(calls[0]).decode()
    return "\n".join([str(block["text"]) for block in blocks if "text" in block]) or reply


def in_json(reply: str) -> str:
    """The command that a JSON object in a reply keeps; nothing if there is none."""
    narrow = re.search(r"\{[^{}]*\}", reply)
    try:
        whole = worded(opened(widest(reply)) or {})
        return whole or (worded(opened(narrow[0]) or {}) if narrow else "")
    except RecursionError:  # no command has so many brackets
        return ""


def said_in_json(reply: str) -> str:
    """What such an object says to the table besides, on one line."""
    try:
        return " ".join(said_in(opened(widest(reply)) or {}).split())
    except RecursionError:
        return ""


def said_in(parts: dict[str, object]) -> str:
    """What is said among the parts of a command, or of the call in which it lies."""
    said, verb = unpacked(parts).get(SAY), parts.get(verb_key(parts))
    if said is None and isinstance(verb, dict):
        return said_in(verb)
    return said if isinstance(said, str) else ""


def widest(reply: str) -> str:
    """From the first bracket to the last."""
    return reply[reply.find("{") : reply.rfind("}") + 1]


def opened(text: str) -> dict[str, object] | None:
    """A JSON object by its keys; None if it is none."""
    try:
        return msgspec.json.decode(text, type=dict[str, object])
    except msgspec.DecodeError:
        return None


def worded(parts: dict[str, object]) -> str:
    """The verb, then its parts in the order in which they stand; a lone key is a verb too."""
    key = verb_key(parts)
    lone = [name for name, part in parts.items() if not silent(name, part)]
    if not key and len(lone) == 1:
        part = {} if parts[lone[0]] is True else parts[lone[0]]
        return worded({"verb": lone[0], **(part if isinstance(part, dict) else {"": part})})
    verb = parts.get(key, "")
    if isinstance(verb, dict):
        return worded(verb)
    if not verb:
        return ""
    if " " in str(verb):
        return str(verb)
    words = [str(verb)]
    for name, part in unpacked(parts).items():
        if name != key and not silent(name, part):
            words += [LINKS.get(name, ""), listed(part)]
    return " ".join(filter(None, words))


def verb_key(parts: dict[str, object]) -> str:
    """The key of the verb; nothing if there is none."""
    return next((key for key in KEYS if key in parts and parts[key] not in ENVELOPES), "")


def unpacked(parts: dict[str, object]) -> dict[str, object]:
    """The parts, and those that lie in a box of their own."""
    found: dict[str, object] = {}
    for name, part in parts.items():
        box = opened(part) if isinstance(part, str) else part
        found |= box if name in NESTS and isinstance(box, dict) else {name: part}
    return found


def silent(name: str, part: object) -> bool:
    """Whether a part is no word of the command; an `id` is one only as the number of an offer."""
    return name in SILENT or part in ENVELOPES or (name == "id" and not str(part).isdecimal())


def listed(part: object) -> str:
    """A part in words: `{"red": 2}` and `{"bean": "red", "count": 2}` are both `2 red`."""
    if isinstance(part, list):
        return " and ".join(map(listed, part))
    if not isinstance(part, dict):
        return str(part)
    count = next((key for key in COUNTS if key in part), "")
    if count:
        rest = [str(value) for key, value in part.items() if key != count]
        return " ".join([str(part[count]), *rest])
    return " and ".join([f"{count} {name}" for name, count in part.items()])
