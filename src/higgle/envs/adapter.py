"""The adapter of a game: how it is spelled, encoded and described for learners."""

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import ClassVar, Final, Literal, get_args, get_origin

from msgspec.structs import fields
from mypy_extensions import mypyc_attr

from higgle.catalogue import new
from higgle.core import DOWN, Action, Cards, Seat, Sighting, Table
from higgle.envs.encodings import Afterstates, FactEncoder, ListEncoding, PileEncoding
from higgle.envs.words import (
    BASE,
    CONTROLS,
    SEATED,
    WordForm,
    Words,
    relative_seat,
    spell_number,
    tag,
)
from higgle.narrator import cards, title

EXAMPLE_STEPS: Final = 2_000
"""How many actions of a random game are sampled for examples."""
SAMPLES: dict[type[Table], tuple[Action, ...]] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class GameAdapter:
    """The default adapter, which works for every game; a game can refine it."""

    FACTS: ClassVar[Mapping[str, FactEncoder]] = {}
    """Encoders of public facts; a fact that is not named here is encoded if it is a number."""

    EXAMPLES: ClassVar[tuple[Action, ...]] = ()
    """At least one action of every form, if they are not sampled from a random game."""

    TALK_EXAMPLES: ClassVar[tuple[str, ...]] = ("say hello",)
    """One example of every kind of talk that means something in the game."""

    TREE_OPTIONS: ClassVar[Mapping[str, str]] = {}
    """The options of a game tree where they differ from the defaults, so that it needs no clock."""

    # Spelling

    def vocabulary(self, table: Table) -> Words:
        """Every word that the actions of a game are spelled with."""
        asked = [kind for kind in table.ACTIONS if kind not in table.UNASKED]
        verbs = [tag(kind) for kind in asked if tag(kind) not in table.CLOCK_FORMS]
        words = [*CONTROLS, *verbs, *(str(count) for count in range(BASE))]
        words += [f"seat:+{step}" for step in range(1, table.seats)]
        return tuple(dict.fromkeys([*words, *self.game_words(table)]))

    def game_words(self, table: Table) -> Sequence[str]:
        """The words of the game's own."""
        found: list[str] = []
        for kind in table.ACTIONS:
            for field in fields(kind):
                if get_origin(field.type) is Literal:
                    found += [f"{field.name}:{value}" for value in get_args(field.type)]
        return found

    def spell(self, table: Table, seat: Seat, action: Action) -> Words:
        """An action of a closed form, word by word; what has its default value is left out."""
        words = [tag(type(action))]
        for name in action.__struct_fields__:
            words += self.spell_part(table, seat, name, getattr(action, name))
        return tuple(words)

    def spell_part(
        self, table: Table, seat: Seat, name: str, value: int | str | Sequence[int]
    ) -> Iterable[str]:
        """One part of an action, as its name says how to read it."""
        if isinstance(value, str):
            return (f"{name}:{value}",)
        if not isinstance(value, int):
            return [word for count in value for word in spell_number(count)]
        if name in SEATED:
            return (relative_seat(table, seat, value),)
        return spell_number(value) if value >= 0 else ()

    def verb(self, action: Action) -> str:
        """The word with which an action begins."""
        return tag(type(action))

    def forms(self, table: Table, cards_per_side: int) -> list[WordForm]:
        """The forms of a game that are said word by word."""
        return []

    # Encoding

    def own_piles(self, table: Table) -> list[tuple[str, str, int, PileEncoding]]:
        """One's own piles encoded once more: a name, the pile, its size, and the encoding."""
        return []

    def list_facts(self, table: Table) -> dict[str, ListEncoding]:
        """The public facts that are lists of things."""
        return {}

    def afterstates(self, table: Table) -> Afterstates | None:
        """The learned bots' features of the positions after actions; None without such bots."""
        return None

    # Describing

    def describe(self, view: Table, seat: Seat) -> list[str]:
        """The table in words, as far as a seat sees it."""
        lines = [f"Stage: {describe_stage(view)}"]
        turn = getattr(view, "active", None)
        if turn is not None:
            lines.append(f"Active: {name_seat(turn, seat)}")
        for index, name in enumerate(view.layout.names):
            codes, owner = view.piles[index], view.layout.owners[index]
            bag = view.layout.bags[index]
            line = f"{sum(codes)} cards" if bag else self.describe_pile(view, index, codes)
            of = f" of {name_seat(owner, seat)}" if owner >= 0 else ""
            if line:
                lines.append(f"{name}{of}: {line}")
        lines += [self.describe_sighting(view, one, seat) for one in view.sightings]
        return [*lines, *self.state_lines(view, seat)]

    def describe_sighting(self, view: Table, one: Sighting, seat: Seat) -> str:
        """What was shown of a hidden pile, and must still lie there."""
        family, name = view.layout.families[one.pile], view.layout.names[one.pile]
        codes = one.cards if family in view.CARDS else (DOWN,) * len(one.cards)
        owner = name_seat(view.layout.owners[one.pile], seat)
        watcher = name_seat(one.by, seat) if one.by >= 0 else "everybody"
        return f"{name} of {owner}, shown to {watcher}: {cards(view, family, codes, 'en')}"

    def example_actions(self, game: type[Table]) -> list[Action]:
        """At least one action of every form."""
        kinds = [kind for kind in game.ACTIONS if tag(kind) not in game.CLOCK_FORMS]
        known = self.EXAMPLES or sample_actions(game)
        return [action for action in known if type(action) in kinds]

    def card_legend(self, view: Table, seat: Seat) -> list[str]:
        """What is printed on the cards, in the words of the commands."""
        return []

    def state_lines(self, view: Table, seat: Seat) -> list[str]:
        """What there is to describe besides the stage and the piles."""
        return []

    def describe_pile(self, view: Table, index: int, codes: Cards) -> str:
        """The cards of a pile; hands in their order, the front card first."""
        family = view.layout.families[index]
        if not codes or family not in view.CARDS:
            return ""
        if view.layout.names[index] == "hand" and DOWN not in codes:
            return ", ".join(
                [f"{n}. {title(view, family, c, 'en')}" for n, c in enumerate(codes, 1)]
            )
        return cards(view, family, codes, "en")


def sample_actions(game: type[Table]) -> tuple[Action, ...]:
    """An action of every form that comes up in a random game; the game is played once."""
    if game in SAMPLES:
        return SAMPLES[game]
    table = new(game, game.SEATS[0], "examples")
    dice = Random(0)
    found: dict[type[Action], Action] = {}
    for _ in range(EXAMPLE_STEPS):
        if table.over:
            break
        ask = dice.choice(table.asks())
        listed = table.actions(ask.seat)
        proposed = table.propose(ask.seat, dice) if ask.seat >= 0 else None
        for action in [*listed, *([] if proposed is None else [proposed])]:
            found.setdefault(type(action), action)
        if proposed is not None and dice.random() < 0.5:
            listed = [proposed]
        if listed:
            table.act(ask.seat, dice.choice(listed))
    SAMPLES[game] = tuple(found.values())
    return SAMPLES[game]


def name_seat(other: Seat, seat: Seat) -> str:
    """The name of a seat for another one."""
    return "you" if other == seat else f"seat {other + 1}"


def describe_stage(view: Table) -> str:
    """The stage, with its parts."""
    now = view.stages[-1]
    parts = [str(now.__struct_config__.tag)]
    for name in now.__struct_fields__:
        value = getattr(now, name)
        if name in SEATED:
            parts.append(f"{name} seat {value + 1}" if value >= 0 else f"{name} nobody")
        elif name == "species":
            parts.append(title(view, "red", value, "en"))
        elif name == "land":
            parts.append(f"land {value + 1}")
        else:
            parts.append(f"{name} {value}")
    return ", ".join(parts)
