"""Letters: what people who are away are told, by the host's webhook and by mail."""

from typing import Literal

import msgspec

Kind = Literal["turn", "offer", "over"]


class Letter(msgspec.Struct, frozen=True):
    """What somebody who is away should know; nothing in it is known to the table alone."""

    kind: Kind
    """`turn`: you must act; `offer`: you are offered something; `over`: the game is over."""
    person: str
    name: str
    table: str
    game: str
    path: str
    """Where the table is, under the server's address."""
    text: str
    """The same as a sentence in the person's language."""
    due: float = 0.0
    """When a clock runs out for the person, in seconds since 1970; 0 if none does."""
