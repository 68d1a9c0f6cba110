"""Which answers a puzzle may offer in each game."""

from typing import Final

from higgle.bohnanza.game import Bohnanza
from higgle.bohnanza.trading import EndTrade, Offer
from higgle.bots.bohnanza.farmer import Farmer
from higgle.bots.coach import ideas
from higgle.bots.lookahead import alternatives, script_of
from higgle.core import Action, Ask, Table
from higgle.play import Bot

OFFERS: Final = 3
"""How many offers are thought of."""


def answers_to(bot: Bot, view: Table, ask: Ask, first: Action | None) -> list[Action | None]:
    """What could be done, first of all what a strong bot would do."""
    script = script_of(bot)
    found = [first, *alternatives(script, view, ask, first)]
    if isinstance(view, Bohnanza) and isinstance(first, Offer):
        assert isinstance(script, Farmer)
        advised = [one.offer for one in ideas(script, script.bargain(view, ask.seat), {})]
        quiet: Action | None = EndTrade() if ask.must else None
        found += [*[offer for offer in advised if offer != first][:OFFERS], quiet]
    return found
