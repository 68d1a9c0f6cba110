"""Describing: a view in words, and an example of every command."""

from higgle.core import Seat, Table
from higgle.envs.adapter import who
from higgle.envs.games import kit_of
from higgle.envs.words import SEATED
from higgle.telling import title


def examples(game: type[Table]) -> list[str]:
    """Commands of a game as people type them."""
    return kit_of(game).examples(game)


def describe(view: Table, seat: Seat) -> list[str]:
    """The table in words, as far as a seat sees it."""
    kit = kit_of(type(view))
    lines = [f"Stage: {stage(view)}"]
    turn = getattr(view, "active", None)
    if turn is not None:
        lines.append(f"Active: {who(turn, seat)}")
    for index, name in enumerate(view.layout.names):
        codes = view.piles[index]
        bag = view.layout.bags[index]
        line = f"{sum(codes)} cards" if bag else kit.pile(view, index, codes)
        if line:
            owner = view.layout.owners[index]
            lines.append(
                f"{name} of {who(owner, seat)}: {line}" if owner >= 0 else f"{name}: {line}"
            )
    return [*lines, *kit.lines(view, seat)]


def stage(view: Table) -> str:
    """Where the game stands, with the numbers that belong to it."""
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
