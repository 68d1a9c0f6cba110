"""An open offer as it stands on the board: what each seat may do about it."""

from typing import Final

from mypy_extensions import mypyc_attr

from higgle.bohnanza.offers import OpenOffer

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


@mypyc_attr(allow_interpreted_subclasses=True)  # without it, compiled, it cannot be pickled
class Standing:
    """An open offer with the forms in which each seat may act on it.

    Its maker may take it back, and close where somebody has accepted; a seat to which it is made
    may answer, or think better of its answer. Parts of a value that are needed again and again are
    read once, because compiled they take long to read.
    """

    __slots__ = ("forms", "id", "instead", "maker", "offer", "want")

    def __init__(self, offer: OpenOffer, seats: int) -> None:
        self.offer = offer
        self.id = offer.id
        self.maker = maker = offer.maker
        self.want = offer.want
        self.instead = offer.instead
        accepted, declined = offer.accepted, offer.declined
        forms = [0] * seats
        for seat in offer.to:
            if seat in accepted:
                forms[seat] = REFUSE
            else:
                forms[seat] = AGREE if seat in declined else ANSWER
        forms[maker] = TAKE_BACK | CLOSE if accepted else TAKE_BACK
        self.forms = forms
