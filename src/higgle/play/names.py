"""What bots are called at a table with people."""

from collections.abc import Collection
from typing import Final

NAMES: Final = ("Mila", "Otto", "Irma", "Pavel", "Sofie", "Anton", "Vera", "Kurt", "Zora", "Emil")


def bot_name(place: int, taken: Collection[str] = ()) -> str:
    """A name for the bot of this place that nobody else at the table has."""
    free = [name for name in NAMES if name not in taken] or [f"Bot {place + 1}"]
    return free[place % len(free)]
