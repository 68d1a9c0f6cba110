"""The random bot: any legal action is as good as another; it is the floor of the ladder."""

from collections.abc import Sequence

from mypy_extensions import mypyc_attr

from higgle.core import Action, Ask, Event, Table
from higgle.play import Bot


@mypyc_attr(allow_interpreted_subclasses=True)
class RandomBot(Bot):
    """Chooses among the listed actions, and now and then proposes something of its own."""

    def act(self, view: Table, ask: Ask, events: Sequence[Event]) -> Action | None:
        dice = self.random.random
        if not ask.must and dice() < 0.5:
            return None
        listed = view.actions(ask.seat)
        if not listed or dice() < 0.25:
            proposed = view.propose(ask.seat, self.random)
            if proposed is not None:
                return proposed
        return listed[int(dice() * len(listed))] if listed else None
