"""Voices: the characters of bots in words, and what each has said lately."""

from collections.abc import Iterable
from typing import Final

from higgle.core import Seat
from higgle.play import Reason

VOICES: Final = ("generous", "stubborn", "shy", "chatty", "calculating")
"""The styles that have a voice of their own."""
SPEAKERS: Final = ("plain", *VOICES)
"""How all others speak, by their seats: at every table several voices are heard."""
WAYS: Final = ("one", "two", "three")
"""What is said often can be said in several ways; each language has as many of them."""
PAUSE: Final = 100
"""For so many turns, five minutes at the quickest pace, nothing is said twice."""


class Phrases:
    """What one bot has said, by its English text, and in which turn."""

    def __init__(self) -> None:
        self.turn = 0
        self.said: dict[str, int] = {}

    def begin_turn(self) -> None:
        self.turn += 1

    def choose(
        self, style: str, seat: Seat, number: int, reasons: Iterable[Reason]
    ) -> Reason | None:
        """The first reason that it has not given lately in these words; it may have none left.

        The number, which everybody can count, decides with which of its ways it begins.
        """
        voice = voice_of(style, seat)
        for reason in reasons:
            for step in range(len(WAYS)):
                way = WAYS[(number + seat + step) % len(WAYS)]
                phrase = Reason(reason.message, (("voice", voice), ("way", way), *reason.words))
                text = phrase.text()
                if self.turn - self.said.get(text, -PAUSE) >= PAUSE:
                    self.said[text] = self.turn
                    return phrase
        return None


def voice_of(style: str, seat: Seat) -> str:
    """The voice of a style, or of a seat."""
    named = style.partition("+")[0]
    return named if named in VOICES else SPEAKERS[seat % len(SPEAKERS)]
