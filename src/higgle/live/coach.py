"""The coach at a table: what it says, as it travels to the one person who asked."""

import msgspec

from higgle.bots.coach import CoachAdvice, Worth
from higgle.protocol import messages
from higgle.protocol.messages import OfferIdea, OfferWorth


def advice_message(advice: CoachAdvice, seq: int, language: str) -> messages.Advice:
    """Advice in the reader's language."""
    return messages.Advice(
        seq,
        [offer_worth(number, worth, language) for number, worth in advice.offers],
        offer_worth(0, advice.draft[0], language) if advice.draft else None,
        [
            OfferIdea(
                msgspec.convert(msgspec.to_builtins(idea.offer), dict[str, object]),
                round(idea.worth.mine, 1),
                round(idea.worth.theirs, 1),
                idea.worth.words().text(language),
            )
            for idea in advice.ideas
        ],
    )


def offer_worth(number: int, worth: Worth, language: str) -> OfferWorth:
    """What an offer is worth, in numbers and in words."""
    text = worth.words().text(language)
    return OfferWorth(number, round(worth.mine, 1), round(worth.theirs, 1), text)
