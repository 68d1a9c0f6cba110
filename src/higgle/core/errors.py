"""Refusals: what a player may not do, and why."""

from mypy_extensions import mypyc_attr

from higgle.i18n import say

Word = str | int


@mypyc_attr(allow_interpreted_subclasses=True)
class Illegal(Exception):
    """What may not be done, as a message of the catalogue that every language has."""

    def __init__(self, reason: str, clause: str = "", **words: "Word | Illegal") -> None:
        super().__init__(reason)
        self.reason = reason
        self.clause = clause
        self.words = words

    def __reduce__(self) -> "tuple[type[Illegal], tuple[str, str], dict[str, object]]":
        """Refusals travel between processes; compiled ones too."""
        return type(self), (self.reason, self.clause), {"words": self.words}

    def text(self, language: str = "en") -> str:
        """The reason as a sentence in the reader's language; its code if it cannot be worded."""
        words: dict[str, Word] = {
            name: word.text(language) if isinstance(word, Illegal) else word
            for name, word in self.words.items()
        }
        try:
            return say(f"refusal-{self.reason}", language, **words)
        except ValueError:  # a number of more digits than Python writes
            return self.reason

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return f"Illegal({str(self)!r})"


def require(condition: object, reason: str, clause: str = "", **words: Word) -> None:
    """Refuse unless the condition holds."""
    if not condition:
        raise Illegal(reason, clause, **words)
