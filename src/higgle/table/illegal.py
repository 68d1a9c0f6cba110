"""Refusals: what a player may not do, and why."""

from higgle.speech import say

Word = str | int


class Illegal(Exception):
    """What may not be done, as a message of the catalogue that every language has."""

    def __init__(self, reason: str, clause: str = "", **words: Word) -> None:
        super().__init__(reason)
        self.reason = reason
        self.clause = clause
        self.words = words

    def text(self, language: str = "en") -> str:
        """The reason as a sentence in the reader's language."""
        return say(f"refusal-{self.reason}", language, **self.words)

    def __str__(self) -> str:
        return self.text()


def need(condition: object, reason: str, clause: str = "", **words: Word) -> None:
    """Refuse unless the condition holds."""
    if not condition:
        raise Illegal(reason, clause, **words)
