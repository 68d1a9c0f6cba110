"""Chance: always handed to the table, never found by it.

A draw is named by its pile and its ordinal, so the same seed deals the same cards to other players.
"""

from collections.abc import Iterable
from hashlib import blake2b, sha256

from mypy_extensions import i64, mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Answers which of `limit` equal possibilities comes true."""

    def below(self, limit: int, pile: int, ordinal: int) -> int:
        """A number from 0 to `limit` - 1."""
        raise NotImplementedError

    def __str__(self) -> str:
        """Which chance it is; a sealed one keeps its seed to itself."""
        return type(self).__name__.lower()


class Sealed(Chance):
    """Chance fixed by a seed before the game, and provable after it by the seed's hash."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.key = blake2b(seed.encode(), digest_size=32, person=b"higgle deal").digest()
        self.piles: dict[int, blake2b] = {}
        """The hash of every draw from a pile begins with the pile."""

    def __reduce__(self) -> tuple[type["Sealed"], tuple[str]]:
        """A copy needs no more than the seed; hashes are neither copied nor pickled."""
        return Sealed, (self.seed,)

    def below(self, limit: int, pile: int, ordinal: int) -> int:
        if pile not in self.piles:
            self.piles[pile] = blake2b(pile.to_bytes(4, "big"), digest_size=16, key=self.key)
        draw = self.piles[pile].copy()
        draw.update(ordinal.to_bytes(4, "big"))
        return int.from_bytes(draw.digest(), "big") % limit


class Fast(Chance):
    """Chance for simulation: a mixed counter, the same for the same number, proving nothing."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed & 0xFFFFFFFF

    def __str__(self) -> str:
        return f"fast {self.seed}"

    def below(self, limit: int, pile: int, ordinal: int) -> int:
        mixed: i64 = pile
        number: i64 = ordinal
        mixed = (self.seed ^ (mixed * 0x9E3779B1) ^ (number * 0x85EBCA6B)) & 0xFFFFFFFF
        mixed = ((mixed ^ (mixed >> 16)) * 0x7FEB352D) & 0xFFFFFFFF
        mixed = ((mixed ^ (mixed >> 15)) * 0x846CA68B) & 0xFFFFFFFF
        return (mixed ^ (mixed >> 16)) * limit >> 32


class Scripted(Chance):
    """Chance that follows a list, for tests and chance nodes; when it ends, the first one."""

    def __init__(self, answers: Iterable[int] = ()) -> None:
        self.answers = list(answers)

    def below(self, limit: int, pile: int, ordinal: int) -> int:
        return self.answers.pop(0) % limit if self.answers else 0


class Stacked(Chance):
    """Chance that takes the cards of a bag in a given order, and then goes on as another chance."""

    def __init__(
        self, bag: int, cards: Iterable[int], rest: Chance | None = None, first: int = 0
    ) -> None:
        self.bag = bag
        self.cards = tuple(cards)
        self.rest = Fast() if rest is None else rest
        self.first = first
        """How often was picked from the bag before."""

    def below(self, limit: int, pile: int, ordinal: int) -> int:
        left = self.cards[ordinal - self.first :] if pile == self.bag else ()
        if not left:
            return self.rest.below(limit, pile, ordinal)
        return sum([card < left[0] for card in left])


def seal(seed: str) -> str:
    """The hash that is shown before the game and proves the seed after it.

    It is that of the seed's first line: players may add lines of their own once they have seen it.
    """
    return sha256(seed.partition("\n")[0].encode()).hexdigest()


def words_of(seed: str) -> list[str]:
    """What players mixed into a seed after it was sealed."""
    return seed.split("\n")[1:]
