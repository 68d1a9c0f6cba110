"""A data set of whole games: who sat where, what came of it, and the record with the talk."""

from collections.abc import Iterator, Mapping, Sequence

import msgspec

from higgle.play import Match, Player, Result


class Played(msgspec.Struct):
    """One game."""

    result: Result
    record: str
    """The game as its seed and its actions, with what was said between them."""


def game_lines(
    game: str,
    seats: int,
    games: int,
    seed: str,
    bots: Sequence[Player],
    options: Mapping[str, object] | None = None,
) -> Iterator[bytes]:
    """A line for each game, as JSON."""
    for number in range(games):
        match = Match(game, seats, bots, f"{seed}/{number}", options)
        result = match.play()
        yield msgspec.json.encode(Played(result, str(match.record())))
