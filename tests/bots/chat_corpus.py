"""Four hundred lines that people type, with what they mean; `held` was not looked at in tuning."""

import tomllib
from collections.abc import Iterator
from pathlib import Path

import msgspec

from higgle.bohnanza.beans import NAMES
from higgle.bots.chat import ChatMeaning, Kind
from higgle.core import Cards

FOLDER = Path(__file__).parent / "chat"
HALVES = ("tuned", "held")
SIDES = ("get", "give", "never", "promise")


def lines(language: str, half: str) -> Iterator[tuple[str, ChatMeaning]]:
    """The lines of one half of a language, and what each means."""
    for line, meant in tomllib.loads((FOLDER / f"{language}.toml").read_text("utf-8"))[
        half
    ].items():
        yield line, meaning(meant, language)


def meaning(written: str, language: str) -> ChatMeaning:
    """A meaning as it stands in the corpus: `give 2 red get chili`, or a kind alone."""
    named: dict[str, list[int]] = {side: [] for side in SIDES}
    words = written.split()
    if words[0] not in SIDES:
        kind = msgspec.convert(written.replace("_", "-"), Kind)
        return ChatMeaning(kind, (), (), language)
    side, count = "", 1
    for word in words:
        if word in SIDES:
            side = word
        elif word.isdecimal():
            count = int(word)
        else:
            named[side] += [NAMES.index(word)] * count
            count = 1
    kind = msgspec.convert(words[0] if words[0] in ("never", "promise") else "trade", Kind)
    give: Cards = tuple(sorted(named["give"] + named["promise"]))
    return ChatMeaning(kind, give, tuple(sorted(named["get"] + named["never"])), language)


def is_same(read: ChatMeaning, meant: ChatMeaning) -> bool:
    """Whether a line was understood; beans count where a line is about beans."""
    cards = (read.give, read.get) == (meant.give, meant.get)
    return read.kind == meant.kind and (cards or not meant.give + meant.get)
