"""Refusals: what a player may not do, and why."""

from higgle.i18n import say

Word = str | int


class Illegal(Exception):
    """What may not be done, as a message of the catalogue that every language has."""

    def __init__(self, reason: str, clause: str = "", **words: "Word | Illegal") -> None:
        super().__init__(reason)
        self.reason = reason
        self.clause = clause
        self.words = words

    def text(self, language: str = "en") -> str:
        """The reason as a sentence in the reader's language."""
        words: dict[str, Word] = {
            name: word.text(language) if isinstance(word, Illegal) else word
            for name, word in self.words.items()
        }
        return say(f"refusal-{self.reason}", language, **words)

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return f"Illegal({str(self)!r})"
