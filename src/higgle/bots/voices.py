"""Voices: who says a thing how. All of it follows from style and seat, and nothing from a hand."""

from typing import Final

from higgle.core import Seat

VOICES: Final = ("generous", "stubborn", "shy", "chatty", "calculating")
"""The styles that have a voice of their own."""
SPEAKERS: Final = ("plain", *VOICES)
"""How all others speak, by their seats: at every table several voices are heard."""
WAYS: Final = ("one", "two", "three")
"""What is said often can be said in several ways, which follow from what everybody counts."""


def spoken(style: str, seat: Seat, number: int) -> tuple[tuple[str, str], tuple[str, str]]:
    """The voice of a bot, and which of its ways to say a thing."""
    named = style.partition("+")[0]
    voice = named if named in VOICES else SPEAKERS[seat % len(SPEAKERS)]
    return ("voice", voice), ("way", WAYS[(number + seat) % len(WAYS)])
