"""What an agent is told: a moment at the table in words, made of a seat's view and its events."""

from collections.abc import Sequence
from random import Random
from typing import Final

from higgle.agents.seats import YOU
from higgle.core import Ask, Event, Table
from higgle.envs.games import adapter_for
from higgle.envs.model_replies import examples_of
from higgle.i18n import say
from higgle.narrator import rules, tell
from higgle.play import Statement
from higgle.play.talk import talk_cards, write

LANGUAGE = "en"
"""Agents read English, the language of the commands."""
PROPOSALS: Final = 8
"""How many legal offers, bids and payments are looked for."""


def describe_news(
    view: Table, names: Sequence[str], events: Sequence[Event], said: Sequence[Statement]
) -> list[str]:
    """What has happened, and what was said, in the third person."""
    called = [
        f"seat {seat + 1} ({YOU})" if name == YOU else name for seat, name in enumerate(names)
    ]
    told = [tell(view, event, called, LANGUAGE) for event in events]
    cards = talk_cards(view)
    spoken = [f"{called[one.seat]}: {write(one.talk, cards)}" for one in said]
    return [line for line in (*told, *spoken) if line]


def describe_table(view: Table, seat: int, names: Sequence[str]) -> list[str]:
    """Who sits where, and everything that the seat sees."""
    called = [f"seat {place + 1}: {name}" for place, name in enumerate(names)]
    return [", ".join(called), *adapter_for(type(view)).describe(view, seat)]


def describe_question(ask: Ask) -> list[str]:
    """What the seat is asked, and what it may do at any time."""
    kind = "text-must" if ask.must else "text-may"
    lines = [say(kind, LANGUAGE, forms=", ".join(ask.forms) or "-")]
    if ask.rights:
        lines.append(say("text-rights", LANGUAGE, forms=", ".join(ask.rights)))
    return lines


def describe_moves(view: Table, ask: Ask) -> list[str]:
    """Every legal action of forms that can be listed, and of the others some that are legal."""
    listed = [str(action) for action in view.actions(ask.seat)]
    proposed = [view.propose(ask.seat, Random(number)) for number in range(PROPOSALS)]
    others = dict.fromkeys([str(action) for action in proposed if action is not None])
    lines = ["Legal now:", *(f"  {action}" for action in listed)]
    if not ask.must:
        lines.append("  wait")
    unlisted = sorted({*ask.forms, *ask.rights} & view.OPEN.keys())
    if unlisted:
        lines.append(f"Legal too, among many others ({', '.join(unlisted)}):")
        lines += [f"  {action}" for action in others if action not in listed]
        lines.append("In general they look like this:")
        lines += [f"  {example}" for example in examples_of(type(view), set(unlisted))]
    return lines


def describe_end(view: Table, names: Sequence[str]) -> list[str]:
    """Everybody's score by its parts, and who has won."""
    lines = ["The game is over."]
    for name, parts in zip(names, view.scores(detail=True), strict=True):
        made_of = ", ".join(f"{part} {count}" for part, count in parts.items())
        lines.append(f"{name}: {sum(parts.values())} ({made_of})")
    return [*lines, "Won by: " + ", ".join(names[seat] for seat in view.winners())]


def describe_game(view: Table, seat: int) -> list[str]:
    """What to know before the first move: the game in short, its commands and its talk."""
    kind = type(view)
    adapter = adapter_for(kind)
    return [
        say(
            "text-you-play", LANGUAGE, game=say(f"game-{view.ID}"), seat=seat + 1, seats=view.seats
        ),
        say(f"game-{view.ID}.about", LANGUAGE),
        *adapter.card_legend(view, seat),
        "Commands look like these:",
        *(f"  {example}" for example in adapter.example_actions(kind)),
        f"Talk looks like this: {'; '.join(adapter.TALK_EXAMPLES)}",
    ]


def describe_rules(game: type[Table]) -> list[str]:
    """Every clause of a game."""
    return rules(game, LANGUAGE)
