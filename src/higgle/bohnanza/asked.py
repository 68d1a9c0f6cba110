"""Who is asked to trade: worked out once for a board, and added to by every new offer."""

from typing import Final

from mypy_extensions import mypyc_attr

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


@mypyc_attr(allow_interpreted_subclasses=True)  # without it, compiled, it cannot be pickled
class Asked:
    """What each seat may do on the trade board, and the board for which that was worked out.

    An ask is about the offers to answer, and for every acceptance of one's own offer once about
    minus its number. Every change of a board puts another in its place, so the same board has the
    same asks.
    """

    __slots__ = ("asks", "forms", "limit", "made", "offers", "rights")

    def __init__(self, limit: int, rights: tuple[str, ...]) -> None:
        self.limit = limit
        self.rights = rights
        self.offers: Offers | None = None
        self.made: Cards = ()
        self.forms: list[int] = []
        self.asks: list[Ask] = []

    def work_out(self, offers: Offers, made: Cards, active: Seat) -> None:
        """The asks for a board, and for how many offers each seat has made."""
        limit, rights = self.limit, self.rights
        forms = [MAKE if count < limit else 0 for count in made]
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
        self.forms = forms
        self.offers = offers
        self.made = made

    def add(self, offers: Offers, made: Cards) -> None:
        """One offer more: its maker may take it back, and the others are asked about it."""
        self.offers = offers
        self.made = made
        asks, forms = self.asks, self.forms
        offer = offers[-1]
        maker = offer.maker
        form = forms[maker] | TAKE_BACK
        if made[maker] >= self.limit:
            form &= ~MAKE
        if form != forms[maker]:
            forms[maker] = form
            ask = asks[maker]
            asks[maker] = Ask(maker, ask.must, FORMS[form], ask.about, ask.rights)
        about = (offer.id,)
        for seat in offer.to:
            forms[seat] |= ANSWER
            ask = asks[seat]
            asks[seat] = Ask(seat, ask.must, FORMS[forms[seat]], ask.about + about, ask.rights)

    def answer(self, offers: Offers, place: int, seat: Seat) -> None:
        """A seat that had not accepted this offer has answered it; if it accepts, its maker knows.

        Numbers on the board rise, so the board's order is that of the numbers.
        """
        self.offers = offers
        asks, forms = self.asks, self.forms
        offer = offers[place]
        number = offer.id
        form = forms[seat] & ~ANSWER
        for other in offers:
            if seat in other.to:
                if seat in other.accepted:
                    form |= REFUSE
                else:
                    form |= AGREE if seat in other.declined else ANSWER
        forms[seat] = form
        ask = asks[seat]
        about = tuple([one for one in ask.about if one != number])
        asks[seat] = Ask(seat, ask.must, FORMS[form], about, ask.rights)
        if seat in offer.accepted:
            maker = offer.maker
            forms[maker] |= CLOSE
            ask = asks[maker]
            about = tuple(sorted((*ask.about, -number), key=abs))
            asks[maker] = Ask(maker, ask.must, FORMS[forms[maker]], about, ask.rights)
