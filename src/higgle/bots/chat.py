"""What a line of chat at a table with beans means, in any of the languages.

The words that are understood come from the catalogue: phrases in a row with commas between them; an
asterisk stands for any ending.
"""

import re
import unicodedata
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from typing import Final, Literal

from higgle.bohnanza.beans import NAMES
from higgle.core import NOBODY, Cards, Fact, Seat
from higgle.i18n import LANGUAGES, say
from higgle.play import RefusalReason, Spoken, TradeCall, TradeSignal
from higgle.play.talk import Why

Kind = Literal[
    "trade",
    "promise",
    "pact",
    "never",
    "offers",
    "no",
    "price",
    "no-room",
    "keeps",
    "later",
    "yes",
    "why",
    "hello",
    "bye",
    "thanks",
    "praise",
    "sorry",
    "quiet",
    "speak",
    "hurry",
    "robot",
    "help",
    "score",
    "unknown",
]
"""What a line is about; `offers` asks for any offer, `quiet` wants bots to say no more."""

KINDS: Final[tuple[Kind, ...]] = (
    "quiet",
    "speak",
    "why",
    "offers",
    "help",
    "robot",
    "score",
    "price",
    "no-room",
    "keeps",
    "later",
    "hurry",
    "sorry",
    "praise",
    "no",
    "thanks",
    "bye",
    "hello",
    "yes",
)
"""What a line without beans may be about; of several the first."""
TRADING: Final = ("for", "and", "anybody", "likes", "get", "give", "next", "never", "few")
"""ChatWords that say what somebody wants, has or does not want."""
ANSWERS: Final[tuple[Kind, ...]] = ("price", "no-room", "keeps")
"""What a line may be about although it names beans."""
LONGEST: Final = 16
"""A line with more words is not understood."""
SHORTEST: Final = 4
"""A line of at most so many words that does nothing but name beans asks for them."""
REMEMBERED: Final = 10_000
"""How many words are looked up only once."""
STEM: Final = 4
"""How many letters tell a bean in any of its forms."""


class ChatMeaning(Fact, frozen=True):
    """What a line says: about what, what the speaker gives and gets, and in which language."""

    kind: Kind
    give: "Cards" = ()
    get: "Cards" = ()
    language: str = "en"
    to: Seat = NOBODY
    """To whom a pact is promised."""


class ChatWords(Fact, frozen=True):
    """The words of a line in one language."""

    words: "tuple[str, ...]"
    language: str

    def matches(self, what: str) -> list[tuple[int, int]]:
        """Where phrases of a kind begin, and how many words they have."""
        return [
            (at, len(phrase))
            for phrase in phrases(what, self.language)
            for at in range(len(self.words) - len(phrase) + 1)
            if all(map(is_form, self.words[at : at + len(phrase)], phrase))
        ]

    def longest(self, what: str) -> int:
        """How many words the longest phrase of a kind has that occurs here."""
        return max([length for _, length in self.matches(what)], default=0)

    def part(self, start: int, end: int) -> "ChatWords":
        """Some of the words."""
        return ChatWords(self.words[start:end], self.language)

    def beans(self, sorts: Cards) -> Cards:
        """The beans that are named, each as often as the number before it says."""
        found: list[int] = []
        count, last = 1, 0
        for word in self.words:
            number = number_of(word, self.language)
            sort = 0 if number else bean_of(word, sorts)
            if sort and sort != last:
                found += [sort] * count
            count = number or (count if not sort else 1)
            last = sort or (last if number == 0 and is_card(word, self.language) else 0)
        return tuple(sorted(found))

    def clauses(self, sorts: Cards) -> Iterator["ChatWords"]:
        """The line cut where an `and` does not stand between two beans."""
        start = 0
        for at, _ in self.matches("and"):
            word = "".join(self.words[at + 1 : at + 2])
            if word and (number_of(word, self.language) or bean_of(word, sorts)):
                continue
            yield self.part(start, at)
            start = at + 1
        yield self.part(start, len(self.words))


def read_chat(text: str, sorts: Sequence[int], before: str = "en") -> ChatMeaning:
    """What a line means; `before` is the language that was spoken last."""
    line = normalize(text)
    words = tuple(re.findall(r"\w+", line))
    language = language_of(words, before)
    if not 0 < len(words) <= LONGEST:
        return ChatMeaning("unknown", (), (), language)
    whole, named = ChatWords(words, language), tuple(sorts)
    beans = whole.beans(named)
    for kind in ANSWERS if beans else KINDS:
        if whole.matches(kind):
            return ChatMeaning(kind, (), beans, language)
    if not beans:
        return ChatMeaning("unknown", (), (), language)
    for at, length in whole.matches("next"):
        later = whole.part(at + length, len(words)).beans(named)
        now = whole.part(0, at).beans(named)
        if later or now:
            return ChatMeaning("promise", later or now, now if later else (), language)
    if whole.matches("never") or (whole.matches("no") and not whole.matches("few")):
        return ChatMeaning("never", (), beans, language)
    give, get = sides(line, language, named)
    return ChatMeaning("trade" if give or get else "unknown", give, get, language)


REFUSALS: Final[dict[Kind, Why]] = {
    "no": "no",
    "price": "price",
    "no-room": "no_room",
    "keeps": "keeps",
    "later": "later",
}
"""Lines by which somebody refuses the last offer."""


def as_talk(meaning: ChatMeaning, sorts: Sequence[int]) -> Spoken | None:
    """What a line says as bots hear it: who asks for any offer calls for every sort."""
    if meaning.kind == "trade":
        return TradeCall(meaning.get, meaning.give)
    if meaning.kind == "promise":
        return TradeCall(meaning.get) if meaning.get else None
    if meaning.kind == "offers":
        return TradeCall(tuple(sorted(sorts)))
    if meaning.kind == "never":
        return TradeSignal(never=tuple(sorted(set(meaning.get))))
    why = REFUSALS.get(meaning.kind)
    return None if why is None else RefusalReason(0, why, *meaning.get[:1])


def sides(line: str, language: str, sorts: Cards) -> tuple[Cards, Cards]:
    """What the speaker gives and gets, clause by clause."""
    give: list[int] = []
    get: list[int] = []
    side: list[int] | None = None
    waiting: list[int] = []
    asks = line.rstrip().endswith("?")
    for sentence in re.split(r"[,;:.!?…]+", line):
        for clause in ChatWords(tuple(re.findall(r"\w+", sentence)), language).clauses(sorts):
            beans = clause.beans(sorts)
            if not beans:
                continue
            swapped = swap(clause, sorts)
            if swapped is not None:
                give += swapped[0]
                get += swapped[1]
                continue
            gives = wants_to_give(clause)
            side = side if gives is None else give if gives else get
            if side is None:
                waiting += beans
            else:
                side += beans
    if waiting and (give or get or asks or len(line.split()) <= SHORTEST):
        (give if get and not give else get).extend(waiting)
    return tuple(sorted(give)), tuple(sorted(get))


def swap(clause: ChatWords, sorts: Cards) -> tuple[Cards, Cards] | None:
    """What is given and got where beans stand on both sides of a word like `for`."""
    for at, length in clause.matches("for"):
        first, second = clause.part(0, at), clause.part(at + length, len(clause.words))
        given, got = first.beans(sorts), second.beans(sorts)
        if given and got:
            return given, got
        if not at and len(set(got)) > 1:
            for turn, _ in second.matches("give"):
                price, gift = second.part(0, turn), second.part(turn, len(second.words))
                if price.beans(sorts) and gift.beans(sorts):
                    return gift.beans(sorts), price.beans(sorts)
    return None


def wants_to_give(clause: ChatWords) -> bool | None:
    """Whether beans are offered rather than asked for; None if neither is said."""
    gives, gets = clause.longest("give"), clause.longest("get")
    if gives > 1 or gets > 1:
        return gives > gets
    if clause.matches("anybody"):
        return bool(clause.matches("likes"))
    if gives or gets:
        return gives > 0
    return False if clause.matches("likes") else None


# ChatWords


def normalize(text: str) -> str:
    """Letters as people type them in a hurry, without their marks."""
    apart = unicodedata.normalize("NFD", text.lower())
    return "".join([letter for letter in apart if not unicodedata.combining(letter)])


def language_of(words: Sequence[str], before: str) -> str:
    """The language that knows most of the words; among equals the one that was spoken before."""
    known = {one: sum([is_known(word, one) for word in words]) for one in LANGUAGES}
    return max(LANGUAGES, key=lambda one: (known[one], one == before))


@lru_cache(maxsize=REMEMBERED)
def is_known(word: str, language: str) -> bool:
    """Whether a word is one of those that a language understands, or names a bean in it."""
    if any(is_form(word, form) for form in vocabulary(language)):
        return True
    return word[:STEM] in stems(language) or word in stems(language)


def is_form(word: str, form: str) -> bool:
    """Whether a word is meant by a word of the catalogue, that may leave its ending open."""
    return word == form or (form[-1] == "*" and word.startswith(form[:-1]))


def is_card(word: str, language: str) -> bool:
    """Whether a word says bean, whatever its sort."""
    return any(is_form(word, form) for (form,) in phrases("card", language))


@cache
def phrases(what: str, language: str) -> tuple[tuple[str, ...], ...]:
    """The phrases of a language that mean something, word by word."""
    written = normalize(say(f"hear-{what}", language))
    return tuple([tuple(re.findall(r"[\w*]+", phrase)) for phrase in written.split(",")])


@cache
def vocabulary(language: str) -> frozenset[str]:
    """All words of a language that mean something."""
    kinds = (*KINDS, *TRADING, "card", "1", "2", "3", "small")
    return frozenset([word for what in kinds for one in phrases(what, language) for word in one])


@cache
def stems(language: str) -> dict[str, int]:
    """The names of all beans in a language, whole and as stems; what two share names neither."""
    found: dict[str, set[int]] = {}
    cards = {form for (form,) in phrases("card", language)}
    for sort, name in enumerate(NAMES):
        if sort:
            names = [say(f"bean-{name}", language), say(f"short-{name}", language)]
            names += [" ".join(one[1:]) for one in phrases("beans", language) if one[0] == name]
            for word in re.findall(r"\w+", normalize(" ".join(names))):
                if not any(is_form(word, card) for card in cards):
                    found.setdefault(word, set()).add(sort)
                    found.setdefault(word[:STEM], set()).add(sort)
    return {stem: next(iter(sorts)) for stem, sorts in found.items() if len(sorts) == 1}


@lru_cache(maxsize=REMEMBERED)
def bean_of(word: str, sorts: Cards) -> int:
    """The bean that a word names, or 0."""
    for language in LANGUAGES:
        known = stems(language)
        sort = known.get(word) or known.get(word[:STEM], 0)
        if sort in sorts:
            return sort
    return 0


def number_of(word: str, language: str) -> int:
    """The number that a word says, or 0."""
    if word.isdecimal():
        return min(9, int(word))
    for number in (1, 2, 3):
        if any(is_form(word, form) for (form,) in phrases(str(number), language)):
            return number
    return 0
