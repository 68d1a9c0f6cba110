"""Trading and giving: offers, acceptances and deals between the active seat and the others."""

from itertools import pairwise
from random import Random
from typing import Final

from mypy_extensions import mypyc_attr

from higgle.bohnanza.actions import (
    END_TRADE,
    NUMBERED,
    REFUSALS,
    WITHDRAWALS,
    Accept,
    Confirm,
    Decline,
    Offer,
    Withdraw,
)
from higgle.bohnanza.board import Board
from higgle.bohnanza.cards import ascends, by_sort, counted, holds, missing, only, ored, picked
from higgle.bohnanza.offers import (
    Note,
    OpenOffer,
    accepted_by,
    declined_by,
    nearest,
    noted,
    notes,
    released_by,
    wanted_of,
    wants,
)
from higgle.bohnanza.standing import AGREE, REFUSE, TAKE_BACK
from higgle.core import (
    DOWN,
    ONE,
    Action,
    Ask,
    Cards,
    Illegal,
    Seat,
    require,
    sorted_cards,
)

CHOICES: Final = 4
"""How many wants an offer may leave to the other side's choice at the most."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Trade(Board):
    """Who may offer, answer and close a deal, and what then happens."""

    # Who is asked

    def trade_asks(self) -> list[Ask]:
        """What each seat may do on the trade board, from what everybody sees."""
        asked = self.read_board()
        if asked.made is not self.offers_made:
            asked.work_out(self.offers_made, self.active)
        return asked.asks.copy()

    # List

    def deals(self, seat: Seat) -> list[Action]:
        """Every answer to an open offer, with the copies nearest the front."""
        found: list[Action] = []
        board: list[int] | None = None
        for standing in self.read_board().board:
            form = standing.forms[seat]
            if not form:
                continue
            number = standing.id
            if form >= TAKE_BACK:
                found.append(WITHDRAWALS[number] if number < NUMBERED else Withdraw(number))
                if form > TAKE_BACK:
                    found += self.closings(seat, standing.offer)
                continue
            if form != AGREE:
                found.append(REFUSALS[number] if number < NUMBERED else Decline(number))
            if form != REFUSE:
                if board is None:
                    board = self.open_cards(seat)
                accept = self.accept_with(seat, board, number, standing.want)
                if accept is not None:
                    found.append(accept)
                for want in standing.instead:
                    accept = self.accept_with(seat, board, number, want)
                    if accept is not None:
                        found.append(accept)
        if seat == self.active:
            found.append(END_TRADE)
        return found

    def closings(self, seat: Seat, offer: OpenOffer) -> list[Confirm]:
        """A deal with each who has accepted a seat's offer."""
        copies = nearest(self.hand(seat), offer.hand)
        assert copies is not None, "an offer stands only while its cards are there"
        return [Confirm(offer.id, partner, copies) for partner in offer.accepted]

    def propose_offer(self, seat: Seat, random: Random) -> Offer | None:
        """A random offer of up to two cards against up to two."""
        if self.offers_made[seat] >= self.offer_limit:
            return None
        rand = random.random
        hand = self.hand(seat)
        board = self.open_cards(seat)
        held = len(hand)
        cards = held + len(board)
        own: set[int] = set()
        shown: set[int] = set()
        count = int(rand() * 3)
        for _ in range(count if cards else 0):
            pick = int(rand() * cards)
            if pick >= held:
                shown.add(pick - held)
            else:
                own.add(pick)
        sorts = self.sorts()
        want = [sorts[int(rand() * len(sorts))] for _ in range(int(rand() * 3))]
        if not own and not shown and not want:
            want = [sorts[int(rand() * len(sorts))]]
        instead: tuple[Cards, ...] = ()
        if len(want) == 2 and want[0] != want[1] and rand() < 0.3:
            want.sort()
            instead = ((want.pop(),),)
        stored: Cards = ()
        if shown:
            elsewhere = len(board) - len(self.shelved(seat))
            stored = picked(board, {place for place in shown if place >= elsewhere})
        to, answers = self.propose_partner(seat, random)
        given = picked(hand, own) if own else ()
        laid = picked(board, shown) if shown else ()
        return Offer(given, laid, sorted_cards(want), to, answers, stored, instead)

    def propose_partner(self, seat: Seat, random: Random) -> tuple[tuple[Seat, ...], int]:
        """To all, to one, or as an answer to the newest offer."""
        if self.offers and random.random() < 0.2:
            last = self.offers[-1]
            if seat in last.to:
                return ONE[last.maker], last.id
        if random.random() < 0.5:
            return (), -1
        partners = self.partners(seat)
        return ONE[partners[int(random.random() * len(partners))]], -1

    # Check

    def check_offer(self, seat: Seat, offer: Offer) -> None:
        limit = self.offer_limit
        if self.offers_made[seat] >= limit:
            raise Illegal("too-many-offers", "B37", limit=limit)
        hand, shown, want, to = offer.hand, offer.open, offer.want, offer.to
        if not (hand or shown or want):
            raise Illegal("empty-offer", "B23")
        if to:
            self.check_addressees(seat, to)
        for cards in (hand, shown, want):
            if len(cards) > 1 and not ascends(cards):
                raise Illegal("bad-offer")
        if want:
            self.check_beans(want)
        if offer.instead:
            self.check_choice(offer)
        if hand and not holds(self.hand(seat), hand):
            raise Illegal("not-in-hand", "B22")
        if shown or offer.stored:
            self.check_open(seat, shown, offer.stored)
        if offer.answers >= 0:
            answered = self.offer(offer.answers)
            require(seat in answered.to, "not-your-offer", "B26", offer=offer.answers)
            require(not to or answered.maker in to, "not-a-partner", "B21")

    def check_choice(self, offer: Offer) -> None:
        """A choice is between different cards, not too many, in ascending order."""
        choices = (offer.want, *offer.instead)
        require(len(choices) <= CHOICES, "too-many-choices", "B38", most=CHOICES)
        rising = all(one < other for one, other in pairwise(choices))
        require(offer.want and rising, "not-a-choice", "B38")
        for want in offer.instead:
            require(ascends(want), "bad-offer")
            self.check_beans(want)

    def check_beans(self, want: Cards) -> None:
        """The game has as many beans as are wanted."""
        for sort in want:
            if want.count(sort) > self.most(sort):
                raise Illegal("no-such-beans", "B01")

    def check_open(self, seat: Seat, shown: Cards, stored: Cards) -> None:
        """Open cards lie there, and of two alike the one that is named."""
        require(ascends(stored), "bad-offer")
        fits = self.has_open(seat, shown, self.from_shelf(seat, shown, stored))
        require(fits, "not-open", "B22")

    def check_addressees(self, seat: Seat, to: tuple[Seat, ...]) -> None:
        if len(to) > 1:
            require(ascends(to) and len(set(to)) == len(to), "bad-offer")
        partners = self.partners(seat)
        for other in to:
            if other not in partners:
                raise Illegal("not-a-partner", "B21")

    def check_accept(self, seat: Seat, accept: Accept) -> None:
        offer = self.offer(accept.offer)
        if seat not in offer.to:
            raise Illegal("not-your-offer", "B21", offer=offer.id)
        if seat in offer.accepted:
            raise Illegal("already-accepted", "B33", offer=offer.id)
        accept = self.with_the_only_copies(seat, accept, offer)
        if accept.open or accept.stored:
            self.check_open(seat, accept.open, accept.stored)
        given = self.given_by(seat, accept)
        if given != offer.want and given not in offer.instead:
            raise Illegal("wrong-cards", "B26", offer=offer.id)

    def check_confirm(self, seat: Seat, confirm: Confirm) -> None:
        offer = self.offer(confirm.offer)
        if offer.maker != seat:
            raise Illegal("not-your-offer", "B33", offer=offer.id)
        if confirm.partner not in offer.accepted:
            raise Illegal("not-accepted", "B33", offer=offer.id)
        cards = self.chosen(seat, self.copies_given(seat, confirm, offer))
        cards.sort()
        if tuple(cards) != offer.hand:
            raise Illegal("wrong-cards", "B26", offer=offer.id)

    def check_decline(self, seat: Seat, number: int) -> None:
        offer = self.offer(number)
        if seat not in offer.to:
            raise Illegal("not-your-offer", "B29", offer=number)
        if seat in offer.declined:
            raise Illegal("already-declined", "B29", offer=number)

    def check_withdraw(self, seat: Seat, number: int) -> None:
        if self.offer(number).maker != seat:
            raise Illegal("not-your-offer", "B32", offer=number)

    def chosen(self, seat: Seat, places: Cards) -> list[int]:
        """The cards at these places of the hand, named from the front and each once."""
        hand = self.hand(seat)
        before = -1
        for place in places:
            if not before < place < len(hand):
                raise Illegal("no-such-place", "B26", place=place + 1)
            before = place
        return [hand[place] for place in places]

    def given_by(self, seat: Seat, accept: Accept) -> Cards:
        """The sorts with which a seat would accept."""
        cards = self.chosen(seat, accept.cards)
        cards += accept.open
        return sorted_cards(cards)

    def with_the_only_copies(self, seat: Seat, accept: Accept, offer: OpenOffer) -> Accept:
        """An acceptance that names no copies means the only ones that fit."""
        if accept.cards or accept.open or not offer.want:
            return accept
        board = self.open_cards(seat)
        found = [self.accept_with(seat, board, offer.id, want) for want in wants(offer)]
        possible = [one for one in found if one is not None]
        if len(possible) != 1:
            return accept
        given = self.given_by(seat, possible[0])
        return possible[0] if only(given, [*self.hand(seat), *board]) else accept

    def copies_given(self, seat: Seat, confirm: Confirm, offer: OpenOffer) -> Cards:
        """The places of the hand that close a deal; where none is named, the only ones that fit."""
        if confirm.cards or not offer.hand or not only(offer.hand, self.hand(seat)):
            return confirm.cards
        return nearest(self.hand(seat), offer.hand) or ()

    # Do

    def make_offer(self, seat: Seat, offer: Offer) -> None:
        number = self.next_offer
        hand, shown, want, answers = offer.hand, offer.open, offer.want, offer.answers
        to, instead = offer.to or self.partners(seat), offer.instead
        stored = self.from_shelf(seat, shown, offer.stored) if shown else ()
        standing = OpenOffer(number, seat, hand, shown, want, to, answers, (), (), stored, instead)
        self.next_offer = number + 1
        offers = (*self.offers, standing)
        counts = list(self.offers_made)
        counts[seat] += 1
        made = tuple(counts)
        asked = self.asked
        if asked is not None and asked.offers is self.offers:
            asked.add(offers, self.offers_made, made)
        self.offers = offers
        self.offers_made = made
        if self.emit_events:
            lists = counted(to, hand, shown, want, stored, ored(instead) if instead else ())
            self.emit("offered", seat, number, answers, *lists)

    def accept(self, seat: Seat, accept: Accept) -> None:
        place = self.offer_place(accept.offer)
        offer = self.offers[place]
        accept = self.with_the_only_copies(seat, accept, offer)
        given = self.given_by(seat, accept) if offer.instead else offer.want
        self.renew(place, accepted_by(offer, seat, given), seat)
        stored = self.from_shelf(seat, accept.open, accept.stored) if accept.open else ()
        note = Note(accept.offer, accept.cards, accept.open, stored)
        self.piles[self.slips + seat] += noted(note)
        self.emit("accepted", seat, accept.offer)
        if offer.instead:
            self.emit("chosen", seat, accept.offer, *counted(given))

    def decline(self, seat: Seat, number: int) -> None:
        place = self.offer_place(number)
        offer = self.offers[place]
        self.renew(place, declined_by(offer, seat), seat)
        if seat in offer.accepted:
            self.take_slip(seat, number)
        self.emit("declined", seat, number)

    def withdraw(self, seat: Seat, number: int) -> None:
        self.strike(number)
        self.emit("withdrawn", seat, number)

    def confirm(self, seat: Seat, confirm: Confirm) -> None:
        """Both give at once; what each gave comes off the board."""
        offer = self.offer(confirm.offer)
        partner = confirm.partner
        want = wanted_of(offer, partner)
        slip = self.take_slip(partner, offer.id)
        if slip is None:
            slip = Note(offer.id, tuple(range(len(want))), (), ())
        given = Note(offer.id, self.copies_given(seat, confirm, offer), offer.open, offer.stored)
        self.strike(offer.id)
        self.hand_over(seat, given, partner, offer.hand)
        self.hand_over(partner, slip, seat, missing(want, slip.open))
        gave = offer.hand + offer.open
        self.emit("dealt", seat, offer.id, partner, *counted(gave, want))
        self.release(seat, given.cards)
        self.release(partner, slip.cards)
        self.lapse(seat, gave)
        self.lapse(partner, want)

    def hand_over(self, giver: Seat, given: Note, to: Seat, sorts: Cards) -> None:
        """Cards leave the hand, sort by sort, and the open piles; they lie apart.

        In the view of another seat the hand lies face down, but the sorts are known; an order by
        places would tell how the hand lies.
        """
        hand, places = self.hands + giver, given.cards
        if places and self.piles[hand][places[0]] == DOWN:
            cards = list(self.piles[hand])
            for place, sort in zip(places, sorts, strict=True):
                cards[place] = sort
            self.piles[hand] = tuple(cards)
        for place in by_sort(self.piles[hand], places):
            self.leave_hand(giver, place)
            self.shift(hand, place, self.received_pile(to, hand))
        for sort in given.stored:
            self.move(self.shelf(giver), (sort,), self.received_pile(to, self.shelf(giver)))
        for sort in missing(given.open, given.stored):
            for pile in self.open_piles(giver):
                if sort in self.piles[pile]:
                    self.move(pile, (sort,), self.received_pile(to, pile))
                    break

    def leave_hand(self, seat: Seat, place: int) -> None:
        """A card is about to leave a hand."""

    def release(self, dealer: Seat, places: Cards) -> None:
        """The dealer is no longer bound where it had chosen a card that it just gave."""
        broken = self.keep_slips(dealer, places)
        if not broken:
            return
        for place, offer in enumerate(self.offers):
            if offer.id in broken:
                self.renew(place, released_by(offer, dealer), dealer)
                self.emit("released", dealer, offer.id)

    def lapse(self, dealer: Seat, gave: Cards) -> None:
        """The dealer's offers of a sort just given lapse, but for agreements that it can keep.

        Whether an offer that nobody accepted stands must not tell what is left in the hand.
        """
        given = set(gave)
        for offer in self.offers:
            named = offer.maker == dealer and not given.isdisjoint(offer.hand + offer.open)
            if not named or self.stands(offer):
                continue
            self.strike(offer.id)
            if offer.accepted:
                self.emit("released", dealer, offer.id)
            self.emit("lapsed", dealer, offer.id)

    def stands(self, offer: OpenOffer) -> bool:
        """Whether somebody agreed to an offer that its maker can still keep."""
        maker = offer.maker
        return bool(
            offer.accepted
            and holds(self.hand(maker), offer.hand)
            and self.has_open(maker, offer.open, offer.stored)
        )

    def keep_slips(self, seat: Seat, places: Cards) -> list[int]:
        """The copies chosen for other offers, after these places have left the hand.

        Returns the offers whose copies are gone.
        """
        broken: list[int] = []
        if not self.piles[self.slips + seat]:
            return broken
        kept: Cards = ()
        for note in notes(self.piles[self.slips + seat]):
            cards = note.cards
            if set(cards).isdisjoint(places) and self.has_open(seat, note.open, note.stored):
                moved = [card - sum([place < card for place in places]) for card in cards]
                kept += noted(Note(note.offer, tuple(moved), note.open, note.stored))
            else:
                broken.append(note.offer)
        self.piles[self.slips + seat] = kept
        return broken
