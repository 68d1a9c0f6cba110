"""What stands on the trade board, and who is asked to trade: worked out once, and then renewed."""

from mypy_extensions import mypyc_attr

from higgle.bohnanza.offers import OpenOffer
from higgle.bohnanza.standing import ANSWER, END, FORMS, MAKE, REFUSE, TAKE_BACK, Standing
from higgle.core import Ask, Cards, Seat

Offers = tuple[OpenOffer, ...]


@mypyc_attr(allow_interpreted_subclasses=True)  # without it, compiled, it cannot be pickled
class Asked:
    """What each seat may do on the trade board, and the offers for which that was worked out.

    An ask is about the offers to answer, and for every acceptance of one's own offer once about
    minus its number. Every change of a board puts other offers in its place, so the same offers
    have the same asks.
    """

    __slots__ = ("about", "active", "asks", "board", "forms", "limit", "made", "offers", "rights")

    def __init__(self, limit: int, rights: tuple[str, ...]) -> None:
        self.limit = limit
        self.rights = rights
        self.active = 0
        self.offers: Offers = ()
        self.board: list[Standing] = []
        self.made: Cards | None = None
        """How many offers each seat has made, for these asks; nothing before any are worked out."""
        self.forms: list[int] = []
        self.about: list[Cards] = []
        self.asks: list[Ask] = []

    def read(self, offers: Offers, seats: int) -> None:
        """Another board."""
        self.offers = offers
        self.board = [Standing(offer, seats) for offer in offers]
        self.made = None

    def work_out(self, made: Cards, active: Seat) -> None:
        """The asks, from the board and how many offers each seat has made."""
        self.made = made
        self.active = active
        seats = len(made)
        self.forms = [MAKE if count < self.limit else 0 for count in made]
        self.about = [()] * seats
        self.asks = [self.ask_anew(seat) for seat in range(seats)]

    def ask_anew(self, seat: Seat) -> Ask:
        """The ask of a seat, from all that stands on the board."""
        form = self.forms[seat] & MAKE
        if seat == self.active:
            form |= END
        about: list[int] = []
        for standing in self.board:
            mine = standing.forms[seat]
            if mine:
                form |= mine
                if mine == ANSWER:
                    about.append(standing.id)
                elif mine > TAKE_BACK:
                    about += [-standing.id] * len(standing.offer.accepted)
        asked = self.about[seat] = tuple(about) if about else ()
        self.forms[seat] = form
        return Ask(seat, seat == self.active, FORMS[form], asked, self.rights)

    def add(self, offers: Offers, before: Cards, made: Cards) -> None:
        """One offer more: its maker may take it back, and the others are asked about it."""
        offer = offers[-1]
        standing = Standing(offer, len(made))
        self.offers = offers
        self.board.append(standing)
        if self.made is not before:
            self.made = None
            return
        self.made = made
        asks, forms, about, active = self.asks, self.forms, self.about, self.active
        new = (standing.id,)
        for seat in offer.to:
            form = forms[seat] = forms[seat] | ANSWER
            asked = about[seat] = about[seat] + new
            asks[seat] = Ask(seat, seat == active, FORMS[form], asked, self.rights)
        maker = standing.maker
        form = forms[maker] | TAKE_BACK
        if made[maker] >= self.limit:
            form &= ~MAKE
        if form != forms[maker]:
            forms[maker] = form
            asks[maker] = Ask(maker, maker == active, FORMS[form], about[maker], self.rights)

    def renew(self, offers: Offers, place: int, seat: Seat) -> None:
        """A seat has answered otherwise; its maker has to know of acceptances."""
        before = self.board[place].forms[seat]
        self.offers = offers
        standing = self.board[place] = Standing(offers[place], len(self.board[place].forms))
        if self.made is not None:
            self.asks[seat] = self.ask_anew(seat)
            if REFUSE in (before, standing.forms[seat]):
                self.asks[standing.maker] = self.ask_anew(standing.maker)

    def strike(self, offers: Offers, place: int) -> None:
        """One offer less."""
        self.offers = offers
        struck = self.board.pop(place)
        if self.made is not None:
            for seat, form in enumerate(struck.forms):
                if form:
                    self.asks[seat] = self.ask_anew(seat)
