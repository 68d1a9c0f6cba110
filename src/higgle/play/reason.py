"""Why a bot offers or refuses, in words for people."""

from higgle.core import Fact
from higgle.i18n import say


class Reason(Fact, frozen=True):
    """A message of the catalogue with its words; a word that is itself a message begins with @."""

    message: str
    words: tuple[tuple[str, str | int], ...] = ()

    def text(self, language: str = "en") -> str:
        """The reason as a sentence in the reader's language."""
        words = {name: _word(word, language) for name, word in self.words}
        return say(self.message, language, **words)


def _word(word: str | int, language: str) -> str | int:
    if isinstance(word, str) and word.startswith("@"):
        return say(word[1:], language)
    return word
