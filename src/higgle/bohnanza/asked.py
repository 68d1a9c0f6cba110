"""Who is asked to trade: worked out once for a board, and added to by every new offer."""

from typing import Final

from higgle.bohnanza.offers import OpenOffer
from higgle.table import Ask, Cards, Seat

MAKE: Final = 1
AGREE: Final = 2
REFUSE: Final = 4
ANSWER: Final = AGREE | REFUSE
TAKE_BACK: Final = 8
CLOSE: Final = 16
END: Final = 32
NAMES: Final[tuple[str, ...]] = ("offer", "accept", "decline", "withdraw", "confirm", "end_trade")
FORMS: Final = tuple(
    tuple(name for bit, name in enumerate(NAMES) if form >> bit & 1) for form in range(64)
)
"""Every set of forms in which a seat can be asked to trade."""

Offers = tuple[OpenOffer, ...]


class Asked:
    """What each seat may do on the trade board, and the board for which that was worked out.

    An ask is about the offers to answer, and for every acceptance of one's own offer once about
    minus its number.
    """

    __slots__ = ("asks", "forms", "limit", "made", "offers")

    def __init__(
        self, offers: Offers, made: Cards, limit: int, active: Seat, rights: tuple[str, ...]
    ) -> None:
        self.offers = offers
        self.made = made
        self.limit = limit
        self.forms = forms = [MAKE if count < limit else 0 for count in made]
        about: list[Cards] = [()] * len(forms)
        for offer in offers:
            number, maker = offer.id, offer.maker
            accepted = offer.accepted
            answered = accepted + offer.declined
            unanswered = (number,)
            forms[maker] |= TAKE_BACK
            if accepted:
                forms[maker] |= CLOSE
                about[maker] += (-number,) * len(accepted)
            for seat in offer.to:
                if seat not in answered:
                    forms[seat] |= ANSWER
                    about[seat] += unanswered
                else:
                    forms[seat] |= REFUSE if seat in accepted else AGREE
        forms[active] |= END
        self.asks = [
            Ask(seat, seat == active, FORMS[form], about[seat], rights)
            for seat, form in enumerate(forms)
        ]

    def stand(self, offers: Offers, made: Cards) -> bool:
        """Whether these are the asks for a board: every change of a board puts another there."""
        return self.offers is offers and self.made is made

    def add(self, offers: Offers, made: Cards) -> None:
        """One offer more: its maker may take it back, and the others are asked about it."""
        self.offers = offers
        self.made = made
        offer = offers[-1]
        maker = offer.maker
        form = self.forms[maker] | TAKE_BACK
        if made[maker] >= self.limit:
            form &= ~MAKE
        self.ask(maker, form, ())
        about = (offer.id,)
        for seat in offer.to:
            self.ask(seat, self.forms[seat] | ANSWER, about)

    def ask(self, seat: Seat, form: int, about: Cards) -> None:
        """Ask a seat in these forms, and about one thing more."""
        ask = self.asks[seat]
        if about or form != self.forms[seat]:
            self.forms[seat] = form
            self.asks[seat] = Ask(seat, ask.must, FORMS[form], ask.about + about, ask.rights)
