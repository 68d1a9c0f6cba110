"""A bot: it sees its view, what it is asked and what has happened, and answers or passes."""

import re
from collections.abc import Callable, Sequence
from random import Random
from typing import ClassVar

from mypy_extensions import mypyc_attr

from higgle.core import Action, Ask, Event, Fact, Seat, Table
from higgle.i18n import say, write_gain
from higgle.play.ledger import Ledger
from higgle.play.talk import Spoken, Statement


class Reason(Fact, frozen=True):
    """Why a bot acts: a message of the catalogue; a word with `@` before it is a message too.

    A word that is a fraction is a gain or a loss, and is written with its sign.
    """

    message: str
    words: tuple[tuple[str, str | int | float], ...] = ()

    def text(self, language: str = "en") -> str:
        """The reason as a sentence in the reader's language."""
        names = {
            name: say(word[1:], language)
            for name, word in self.words
            if isinstance(word, str) and word.startswith("@")
        }
        words = {
            name: write_gain(word, language) if isinstance(word, float) else word
            for name, word in self.words
        }
        text = say(self.message, language, **{**words, **names})
        return text if language == "de" else _begin_small(text, list(names.values()))


def _begin_small(text: str, names: list[str]) -> str:
    """Names of cards begin with a small letter where no sentence begins; German nouns never do."""
    for name in names:
        text = re.sub(rf"(?<=[^.!?]\s){re.escape(name)}", name[:1].lower() + name[1:], text)
    return text


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player that is a program; it is given views and never holds a table.

    It may be seated in the middle of a game, so it must not rely on what it remembers.
    """

    hears: bool = False
    """Whether it wants the events; otherwise `act` gets none."""
    talks: ClassVar[bool] = False
    """Whether it listens to what others say, and says something itself."""
    light_sleeper: ClassVar[bool] = False
    """Whether it wants to be woken, by the events that `wakes` names."""

    def __init__(self, game: str, random: Random, style: str = "") -> None:
        self.game = game
        self.random = random
        self.style = style

    def act(self, view: Table, ask: Ask, events: Sequence[Event]) -> Action | None:
        """Answer an ask with an action; None passes, where one need not act.

        `events` are those that this seat saw since it was last asked.
        """
        raise NotImplementedError

    def follow(self, view: Table, seat: Seat, events: Sequence[Event]) -> None:
        """Take in what has happened, without being asked; `view` may be of a later moment."""

    def rewind(self, ledger: Ledger) -> None:
        """Actions were taken back; `ledger` is the ledger without them."""

    def why(self, view: Table, seat: Seat, action: Action) -> Reason | None:
        """Why a seat does this, in words for everybody; None says nothing.

        `view` is what everybody sees, so that no word tells of a hidden card; whatever a bot keeps
        in mind of its own cards must not find its way into it.
        """
        return None

    def hear(self, said: Statement) -> bool:
        """Take in what somebody else has said; return whether to be asked because of it."""
        return False

    def says(self, view: Table, seat: Seat, action: Action) -> Sequence[Spoken]:
        """What a seat says besides, after this action, from what everybody sees."""
        return ()

    def speaks_after(self, action: Action) -> bool:
        """Whether it may have something to say after this action; otherwise `says` is not asked."""
        return True

    def usage(self) -> dict[str, float]:
        """What its decisions have used up besides time, such as the tokens of a model."""
        return {}

    def wakes(self, event: Event) -> bool:
        """Whether to be asked after this event, though only rights stand open."""
        return False


Maker = Callable[[str, Random, str], Bot]
"""Makes a bot for a game, with its own random numbers, in a style; a class of bots is one."""
