"""The codec: every action of every game in small steps, each one of a few words.

A draft begins with a verb and goes on word by word; at each step the words that can still lead to
a legal action are known from the seat's own view. Where only one word could follow it is said by
itself. `cancel` drops a draft, and the same verb is not offered again in the same decision, so no
decision goes on for ever.
"""

from collections.abc import Sequence
from copy import copy
from random import Random
from typing import Final, Self

from higgle.research.forms import Form
from higgle.research.games import kit_of
from higgle.research.spelling import CANCEL, DONE, WAIT, Words, follow, tag
from higgle.table import Action, Ask, Illegal, Seat, Table

PROPOSALS: Final = 8
"""So many values of an open form are listed in a game that has no words for it."""


class Codec:
    """The words of one game, and the forms that are said word by word."""

    def __init__(self, table: Table, cards_per_side: int = 3) -> None:
        self.kit = kit_of(type(table))
        self.words = self.kit.vocabulary(table)
        self.index = {word: index for index, word in enumerate(self.words)}
        self.forms: dict[str, Form] = {
            form.verb: form for form in self.kit.forms(table, cards_per_side)
        }
        self.open_tags = {form.tag for form in self.forms.values()}

    def closed(self, view: Table, ask: Ask) -> list[Action]:
        """The listed actions, and some proposals of open forms that nobody says word by word."""
        found = view.actions(ask.seat)
        if view.OPEN.keys() - self.open_tags:
            dice = Random(0)
            proposed = [view.propose(ask.seat, dice) for _ in range(PROPOSALS)]
            found += [action for action in proposed if action is not None]
        return found

    def draft(self, view: Table, ask: Ask, rights: bool = True) -> "Draft":
        """Begin to answer an ask; without `rights`, only in the forms that it names."""
        return Draft(self, view, ask, rights)

    def spell(self, view: Table, seat: Seat, action: Action) -> Words:
        """Every word of an action; for learning from the actions of others."""
        if tag(type(action)) not in self.open_tags:
            return self.kit.spell(view, seat, action)
        verb = self.kit.verb(action)
        return (verb, *self.forms[verb].words(view, seat, action))


class Draft:
    """An answer that is being said."""

    def __init__(self, codec: Codec, view: Table, ask: Ask, rights: bool) -> None:
        self.codec = codec
        self.view = view
        self.ask = ask
        self.said: list[str] = []
        self.struck: set[str] = set()
        self.done = False
        self.action: Action | None = None
        """What was said when it is done; nothing is to wait."""
        barred = () if rights else tuple([form for form in ask.rights if form not in ask.forms])
        self.listed: dict[Words, Action] = {
            codec.kit.spell(view, ask.seat, action): action
            for action in codec.closed(view, ask)
            if tag(type(action)) not in codec.open_tags and tag(type(action)) not in barred
        }
        self.opened = [
            form.verb
            for form in codec.forms.values()
            if form.tag not in barred and form.open(view, ask.seat)
        ]
        self.choices: Sequence[str] = self.first_words()

    def copy(self) -> Self:
        """The same draft once more."""
        twin = copy(self)
        twin.said = self.said[:]
        twin.struck = set(self.struck)
        return twin

    def first_words(self) -> list[str]:
        """The verbs, and `wait` where one need not act."""
        verbs = [*dict.fromkeys(words[0] for words in self.listed), *self.opened]
        found = [verb for verb in verbs if verb not in self.struck]
        return found if self.ask.must else [WAIT, *found]

    def say(self, word: str) -> None:
        """Say the next word; one that cannot follow is refused."""
        if word not in self.choices:
            raise Illegal("unknown-text", text=word)
        if word == WAIT:
            self.done = True
            self.choices = ()
            return
        if word == CANCEL:
            self.struck.add(self.said[0])
            self.said.clear()
            self.choices = self.first_words()
            return
        self.said.append(word)
        self.go_on()

    def say_all(self, words: Words) -> None:
        """Say a whole action, as `Codec.spell` spells it."""
        while not self.done and len(self.said) < len(words):
            self.say(words[len(self.said)])
        if not self.done and DONE in self.choices:
            self.say(DONE)

    def go_on(self) -> None:
        """Say what must follow, until there is a choice or all is said."""
        after = self.after()
        while len(after) == 1:
            self.said.append(after[0])
            after = self.after()
        if after:
            others = [word for word in self.first_words() if word != self.said[0]]
            self.choices = [*after, CANCEL] if others else after
        else:
            self.finish()

    def after(self) -> list[str]:
        form = self.codec.forms.get(self.said[0])
        if form is None:
            words = tuple(self.said)
            return follow(self.listed, words)
        return form.after(self.view, self.ask.seat, tuple(self.said[1:]))

    def finish(self) -> None:
        form = self.codec.forms.get(self.said[0])
        words = tuple(self.said)
        if form is not None:
            self.action = form.action(self.view, self.ask.seat, words[1:])
        else:
            self.action = self.listed.get(words) or self.listed[words[:-1]]
        self.done = True
        self.choices = ()
