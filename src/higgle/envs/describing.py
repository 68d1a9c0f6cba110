"""Describing: a view in words, and an example of every command."""

from higgle.core import Seat, Table
from higgle.envs.adapter import name_seat
from higgle.envs.games import adapter_for
from higgle.envs.words import SEATED
from higgle.telling import title


def examples(game: type[Table]) -> list[str]:
    """Commands of a game as people type them."""
    return adapter_for(game).examples(game)


def describe(view: Table, seat: Seat) -> list[str]:
    """The table in words, as far as a seat sees it."""
    adapter = adapter_for(type(view))
    lines = [f"Stage: {stage(view)}"]
    turn = getattr(view, "active", None)
    if turn is not None:
        lines.append(f"Active: {name_seat(turn, seat)}")
    for index, name in enumerate(view.layout.names):
        codes = view.piles[index]
        bag = view.layout.bags[index]
        line = f"{sum(codes)} cards" if bag else adapter.describe_pile(view, index, codes)
        if line:
            owner = view.layout.owners[index]
            lines.append(
                f"{name} of {name_seat(owner, seat)}: {line}" if owner >= 0 else f"{name}: {line}"
            )
    return [*lines, *adapter.state_lines(view, seat)]


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
