"""What the coach says in the terminal: about the offers of the moment, and after the game."""

from collections.abc import Sequence

from higgle.bots.coach import advice, looking_back
from higgle.core import Record, Seat, Table
from higgle.i18n import say
from higgle.play.talk import Said
from higgle.telling import cards


def now(view: Table, seat: Seat, said: Sequence[Said], language: str) -> list[str]:
    """What every open offer is worth, and the best offer to make, as it would be typed."""
    found = advice(view, seat, said)
    lines = [
        say("cli-coach-offer", language, offer=number, why=worth.words().text(language))
        for number, worth in found.offers
    ]
    for idea in found.ideas[:1]:
        why = idea.worth.words().text(language)
        lines.append(say("cli-coach-idea", language, action=str(idea.offer), why=why))
    return lines or [say("cli-coach-nothing", language)]


def back(
    table: Table, record: Record, seat: Seat, names: Sequence[str], language: str
) -> list[str]:
    """The deals that decided the game of a seat."""
    found = looking_back(record, seat)
    family = next(iter(table.CARDS), "")
    lines = [
        say(
            "cli-coach-deal",
            language,
            name=names[deal.partner],
            gave=cards(table, family, deal.gave, language),
            got=cards(table, family, deal.got, language),
            why=deal.worth.words().text(language),
        )
        for deal in found
    ]
    return [say("cli-coach-back", language), *lines] if lines else []
