"""The codec: every action of every game, spelled word by word.

A draft begins with a verb and goes on word by word; at each step the words that can still lead to
a legal action are known from the seat's own view. Where only one word could follow it is said by
itself. `cancel` drops a draft, and the same verb is not offered again in the same decision, so no
decision goes on for ever.
"""

from collections.abc import Sequence
from operator import index
from random import Random
from typing import Final, SupportsIndex

from mypy_extensions import mypyc_attr

from higgle.catalogue import new
from higgle.core import Action, Ask, Illegal, Options, Table
from higgle.envs.games import adapter_for
from higgle.envs.words import CANCEL, DONE, WAIT, WordForm, Words, continuations, tag
from higgle.play import normalize_action

PROPOSALS: Final = 8
"""How many values of an open form are listed in a game that has no words for it."""


class Codec:
    """The words of one game, and the forms that are said word by word."""

    def __init__(self, table: Table, cards_per_side: SupportsIndex = 3) -> None:
        most = index(cards_per_side)
        self.made_for = (type(table), table.seats, table.options, most)
        self.adapter = adapter_for(type(table))
        self.words = self.adapter.vocabulary(table)
        self.index = {word: at for at, word in enumerate(self.words)}
        forms = self.adapter.forms(table, most)
        self.forms: dict[str, WordForm] = {form.verb: form for form in forms}
        self.open_tags = frozenset([form.tag for form in self.forms.values()])
        self.has_unspelled_forms = bool(table.OPEN.keys() - self.open_tags)
        """Whether some open form is not said word by word."""

    def __reduce__(self) -> tuple[object, ...]:
        """A copy is made anew, for the same kind of table."""
        return codec_for, self.made_for

    def closed_actions(self, view: Table, ask: Ask) -> list[Action]:
        """The listed actions, and some proposals of open forms that nobody says word by word."""
        found = view.actions(ask.seat)
        if self.has_unspelled_forms:
            dice = Random(0)
            proposed = [view.propose(ask.seat, dice) for _ in range(PROPOSALS)]
            found += [action for action in proposed if action is not None]
        return found

    def draft(self, view: Table, ask: Ask, rights: object = True) -> "Draft":
        """Begin to answer an ask; without `rights`, only in the forms that it names."""
        return Draft(self, view, ask, bool(rights))

    def spell(self, view: Table, seat: SupportsIndex, action: Action) -> Words:
        """Every word of an action; for learning from the actions of others."""
        who, action = index(seat), normalize_action(action)
        if tag(type(action)) not in self.open_tags:
            return self.adapter.spell(view, who, action)
        verb = self.adapter.verb(action)
        return (verb, *self.forms[verb].spell(view, who, action))

    def word_at(self, number: int) -> str:
        """What a number means; beyond all words it means itself, which nobody may say."""
        return self.words[number] if 0 <= number < len(self.words) else str(number)


def codec_for(kind: type[Table], seats: int, options: Options, cards_per_side: int) -> Codec:
    """The codec of such tables."""
    return Codec(new(kind, seats, "", options), cards_per_side)


@mypyc_attr(allow_interpreted_subclasses=True)
class Draft:
    """An action being spelled: the words so far, and the words that may follow."""

    def __init__(self, codec: Codec, view: Table, ask: Ask, rights: bool = True) -> None:
        self.codec = codec
        self.view = view
        self.ask = ask
        self.seat = ask.seat
        self.said: list[str] = []
        self.cancelled: list[str] = []
        self.done = False
        self.action: Action | None = None
        """What was said when it is done; nothing is to wait."""
        self.listed: dict[Words, Action] = {}
        self.open_verbs: list[str] = []
        self.find_choices(rights)
        self.first_choices = self.first_words()
        self.choices: Sequence[str] = self.first_choices

    def find_choices(self, rights: bool) -> None:
        """Find what can be said at all."""
        codec, view, ask, seat = self.codec, self.view, self.ask, self.seat
        forms, standing = ask.forms, ask.rights
        adapter, open_tags, listed = codec.adapter, codec.open_tags, self.listed
        for action in codec.closed_actions(view, ask):
            form = tag(type(action))
            if form not in open_tags and (rights or form in forms):
                listed[adapter.spell(view, seat, action)] = action
        for verb, said in codec.forms.items():
            named = said.tag in forms or (rights and said.tag in standing)
            if named and said.is_open(view, seat):
                self.open_verbs.append(verb)

    def copy(self) -> "Draft":
        """An independent copy."""
        twin = Draft.__new__(Draft)
        twin.codec = self.codec
        twin.view = self.view
        twin.ask = self.ask
        twin.seat = self.seat
        twin.said = self.said[:]
        twin.cancelled = self.cancelled[:]
        twin.done = self.done
        twin.action = self.action
        twin.listed = self.listed
        twin.open_verbs = self.open_verbs
        twin.first_choices = self.first_choices
        twin.choices = self.choices
        return twin

    def restore(self, said: list[str], cancelled: list[str]) -> None:
        """Continue where another draft of the same answer stands."""
        self.cancelled = cancelled[:]
        self.first_choices = self.first_words()
        self.choices = self.first_choices
        if said:
            self.said = said[:]
            self.advance()

    def first_words(self) -> list[str]:
        """The verbs, and `wait` where one need not act."""
        found: list[str] = [] if self.ask.must else [WAIT]
        cancelled = self.cancelled
        for words in self.listed:
            verb = words[0]
            if verb not in found and verb not in cancelled:
                found.append(verb)
        found += [verb for verb in self.open_verbs if verb not in cancelled]
        return found

    def say(self, word: str) -> None:
        """Say the next word; one that cannot follow is refused."""
        if word not in self.choices:
            raise Illegal("word-not-now", word=word, words=", ".join(self.choices))
        if word == WAIT:
            self.done = True
            self.choices = ()
            return
        if word == CANCEL:
            self.cancelled.append(self.said[0])
            self.said = []
            self.first_choices = self.first_words()
            self.choices = self.first_choices
            return
        self.said.append(word)
        self.advance()

    def say_all(self, words: Words) -> None:
        """Say a whole action, as `Codec.spell` spells it."""
        while not self.done and len(self.said) < len(words):
            self.say(words[len(self.said)])
        if not self.done and DONE in self.choices:
            self.say(DONE)

    def advance(self) -> None:
        """Say what must follow, until there is a choice or all is said."""
        after = self.next_words()
        while len(after) == 1:
            self.said.append(after[0])
            after = self.next_words()
        if not after:
            self.finish()
            return
        if len(self.first_choices) > 1:
            after.append(CANCEL)
        self.choices = after

    def next_words(self) -> list[str]:
        form = self.codec.forms.get(self.said[0])
        if form is None:
            return continuations(self.listed, tuple(self.said))
        return form.next_words(self.view, self.seat, tuple(self.said[1:]))

    def finish(self) -> None:
        form = self.codec.forms.get(self.said[0])
        words = tuple(self.said)
        if form is not None:
            self.action = form.action(self.view, self.seat, words[1:])
        else:
            self.action = self.listed.get(words) or self.listed[words[:-1]]
        self.done = True
        self.choices = ()
