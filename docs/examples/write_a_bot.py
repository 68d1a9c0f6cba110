"""Write a bot in ten lines: it plants, harvests only what pays, and never trades.

Run it with `python docs/examples/write_a_bot.py`.
"""

from collections.abc import Sequence
from random import Random

from higgle.bohnanza.game import Bohnanza
from higgle.bohnanza.harvest import Harvest
from higgle.bohnanza.planting import Plant
from higgle.bohnanza.trading import EndTrade
from higgle.bohnanza.turn import Pass
from higgle.core import Action, Ask, Event, Table
from higgle.play import Bot, Match, Player


class Hermit(Bot):
    """Keeps to itself."""

    def act(self, view: Table, ask: Ask, events: Sequence[Event]) -> Action | None:
        assert isinstance(view, Bohnanza)
        if not ask.must:
            return None
        choices = view.actions(ask.seat)
        quiet = [action for action in choices if isinstance(action, (EndTrade, Pass))]
        plants = [action for action in choices if isinstance(action, Plant)]
        fields = [action for action in choices if isinstance(action, Harvest)]
        best = max(fields, key=lambda field: view.payout(ask.seat, field.slot), default=None)
        return next(iter([*quiet, *plants]), best)


def main(games: int = 20) -> float:
    """How large a share of games the hermit wins against two bots that play at random."""
    won = 0.0
    for number in range(games):
        seats: list[Player] = [Hermit, "random", "random"]
        Random(number).shuffle(seats)
        result = Match("bohnanza", 3, seats, seed=f"hermit {number}").play()
        if seats.index(Hermit) in result.winners:
            won += 1 / len(result.winners)
    print(f"The hermit wins {won:g} of {games} games; an equal share would be {games / 3:.1f}.")
    return won / games


if __name__ == "__main__":
    main()
