"""Trading in phase 2: who is asked, what is listed, and the offers that are made."""

from itertools import pairwise
from random import Random
from typing import TYPE_CHECKING, Final

from higgle.bohnanza.cards import (
    ascends,
    holds,
    join,
    join_choices,
    name_open,
    name_sorts,
    pick_places,
    with_lengths,
)
from higgle.bohnanza.dealing import (
    NUMBERED,
    REFUSALS,
    WITHDRAWALS,
    Confirm,
    Decline,
    Withdraw,
    accept_with,
    check_open,
    check_trading,
)
from higgle.bohnanza.offers import OpenOffer, nearest
from higgle.bohnanza.trade_board import (
    AGREE,
    REFUSE,
    TAKE_BACK,
    OfferStatus,
    clear_offers,
    from_store,
    list_asks,
    read_board,
    stored_cards,
)
from higgle.bohnanza.turn import BeanStage, advance, draw
from higgle.core import ONE, Action, Ask, Cards, Chance, Illegal, Seat, Stage, require, sorted_cards

if TYPE_CHECKING:
    from higgle.bohnanza.game import Bohnanza

CHOICES: Final = 4
"""How many wants an offer may leave to the other side's choice at the most."""


class Offer(Action, frozen=True):
    """Offer cards from the hand and open ones for others; with no names, to everybody."""

    hand: "Cards" = ()
    open: "Cards" = ()
    want: "Cards" = ()
    to: "tuple[Seat, ...]" = ()
    answers: int = -1
    stored: "Cards" = ()
    """Those of the open cards that come out of the store."""
    instead: "tuple[Cards, ...]" = ()
    """Other cards that would do as well as the wanted ones."""

    def __str__(self) -> str:
        give = [*name_sorts(self.hand), *name_open(self.open, self.stored)]
        wants = " or ".join([join(name_sorts(want)) for want in (self.want, *self.instead)])
        to = join([str(seat + 1) for seat in self.to]) if self.to else "all"
        reply = f" answering {self.answers}" if self.answers >= 0 else ""
        return f"offer {join(give)} for {wants} to {to}{reply}"

    def check(self, table: "Bohnanza", seat: Seat) -> None:
        check_trading(table)
        check_offer(table, seat, self)

    def apply(self, table: "Bohnanza", seat: Seat, chance: Chance) -> None:
        make_offer(table, seat, self)


class EndTrade(Action, frozen=True):
    """End trading."""

    def __str__(self) -> str:
        return "end trade"

    def check(self, table: "Bohnanza", seat: Seat) -> None:
        check_trading(table)
        require(seat == table.active, "not-your-turn", "B30")

    def apply(self, table: "Bohnanza", seat: Seat, chance: Chance) -> None:
        clear_offers(table)
        table.emit("trade_ended", seat)
        advance(table, chance)


END_TRADE: Final = EndTrade()


class Trading(BeanStage, frozen=True):
    """Phase 2: the active seat deals with the others."""

    def asks(self, table: "Bohnanza") -> list[Ask]:
        return list_asks(table)

    def actions(self, table: "Bohnanza", seat: Seat) -> list[Action]:
        return list_actions(table, seat)

    def propose(self, table: "Bohnanza", seat: Seat, random: Random) -> Action | None:
        return propose_offer(table, seat, random)


def begin_trading(table: "Bohnanza", chance: Chance) -> Stage | None:
    """Phase 2: cards are turned up."""
    count = draw(table, table.turn_up_count(table.active), table.turned_up, chance)
    table.emit("turned_up", table.active, count)
    return Trading()


# List


def list_actions(table: "Bohnanza", seat: Seat) -> list[Action]:
    """Every answer to an open offer, with the copies nearest the front, and the rights."""
    found: list[Action] = []
    board: list[int] | None = None
    for status in read_board(table).board:
        form = status.forms[seat]
        if not form:
            continue
        number = status.id
        if form >= TAKE_BACK:
            found.append(WITHDRAWALS[number] if number < NUMBERED else Withdraw(number))
            if form > TAKE_BACK:
                found += list_closings(table, seat, status.offer)
            continue
        if form != AGREE:
            found.append(REFUSALS[number] if number < NUMBERED else Decline(number))
        if form != REFUSE:
            if board is None:
                board = table.open_cards(seat)
            accept = accept_with(table, seat, board, number, status.want)
            if accept is not None:
                found.append(accept)
            for want in status.instead:
                accept = accept_with(table, seat, board, number, want)
                if accept is not None:
                    found.append(accept)
    if seat == table.active:
        found.append(END_TRADE)
    found += table.rights(seat)
    return found


def list_closings(table: "Bohnanza", seat: Seat, offer: OpenOffer) -> list[Confirm]:
    """A deal with each who has accepted a seat's offer."""
    copies = nearest(table.hand(seat), offer.hand)
    assert copies is not None, "an offer stands only while its cards are there"
    return [Confirm(offer.id, partner, copies) for partner in offer.accepted]


def propose_offer(table: "Bohnanza", seat: Seat, random: Random) -> Offer | None:
    """A random offer of up to two cards against up to two."""
    if table.offers_made[seat] >= table.offer_limit:
        return None
    rand = random.random
    hand = table.hand(seat)
    board = table.open_cards(seat)
    held = len(hand)
    cards = held + len(board)
    picks: list[int] = []
    count = int(rand() * 3)
    for _ in range(count if cards else 0):
        pick = int(rand() * cards)
        if pick not in picks:
            picks.append(pick)
    own = [pick for pick in picks if pick < held] if picks else picks
    shown = [pick - held for pick in picks if pick >= held] if picks else picks
    sorts = table.sorts()
    want = [sorts[int(rand() * len(sorts))] for _ in range(int(rand() * 3))]
    if not picks and not want:
        want = [sorts[int(rand() * len(sorts))]]
    instead: tuple[Cards, ...] = ()
    if len(want) == 2 and want[0] != want[1] and rand() < 0.3:
        want.sort()
        instead = ((want.pop(),),)
    stored: Cards = ()
    if shown:
        elsewhere = len(board) - len(stored_cards(table, seat))
        stored = pick_places(board, [place for place in shown if place >= elsewhere])
    to, answers = propose_partner(table, seat, random)
    given = pick_places(hand, own) if own else ()
    laid = pick_places(board, shown) if shown else ()
    return Offer(given, laid, sorted_cards(want), to, answers, stored, instead)


def propose_partner(table: "Bohnanza", seat: Seat, random: Random) -> tuple[tuple[Seat, ...], int]:
    """To all, to one, or as an answer to the newest offer."""
    if table.offers and random.random() < 0.2:
        last = table.offers[-1]
        if seat in last.to:
            return ONE[last.maker], last.id
    if random.random() < 0.5:
        return (), -1
    partners = table.partners(seat)
    return ONE[partners[int(random.random() * len(partners))]], -1


# Make an offer


def check_offer(table: "Bohnanza", seat: Seat, offer: Offer) -> None:
    limit = table.offer_limit
    if table.offers_made[seat] >= limit:
        raise Illegal("too-many-offers", "B37", limit=limit)
    hand, shown, want, to = offer.hand, offer.open, offer.want, offer.to
    if not (hand or shown or want):
        raise Illegal("empty-offer", "B23")
    if to:
        check_addressees(table, seat, to)
    for cards in (hand, shown, want):
        if len(cards) > 1 and not ascends(cards):
            raise Illegal("bad-offer")
    if want:
        check_beans(table, want)
    if offer.instead:
        check_choice(table, offer)
    if hand and not holds(table.hand(seat), hand):
        raise Illegal("not-in-hand", "B22")
    if shown or offer.stored:
        check_open(table, seat, shown, offer.stored)
    if offer.answers >= 0:
        answered = table.offer(offer.answers)
        require(seat in answered.to, "not-your-offer", "B26", offer=offer.answers)
        require(not to or answered.maker in to, "not-a-partner", "B21")


def check_choice(table: "Bohnanza", offer: Offer) -> None:
    """A choice is between different cards, not too many, in ascending order."""
    choices = (offer.want, *offer.instead)
    require(len(choices) <= CHOICES, "too-many-choices", "B38", most=CHOICES)
    rising = all(one < other for one, other in pairwise(choices))
    require(offer.want and rising, "not-a-choice", "B38")
    for want in offer.instead:
        require(ascends(want), "bad-offer")
        check_beans(table, want)


def check_beans(table: "Bohnanza", want: Cards) -> None:
    """The game has as many beans as are wanted."""
    for sort in want:
        if want.count(sort) > table.most(sort):
            raise Illegal("no-such-beans", "B01")


def check_addressees(table: "Bohnanza", seat: Seat, to: tuple[Seat, ...]) -> None:
    if len(to) > 1:
        require(ascends(to) and len(set(to)) == len(to), "bad-offer")
    partners = table.partners(seat)
    for other in to:
        if other not in partners:
            raise Illegal("not-a-partner", "B21")


def make_offer(table: "Bohnanza", seat: Seat, offer: Offer) -> None:
    """The offer comes on the board."""
    number = table.next_offer
    hand, shown, want, answers = offer.hand, offer.open, offer.want, offer.answers
    to, instead = offer.to or table.partners(seat), offer.instead
    stored = from_store(table, seat, shown, offer.stored) if shown else ()
    standing = OpenOffer(number, seat, hand, shown, want, to, answers, (), (), stored, instead)
    table.next_offer = number + 1
    offers = (*table.offers, standing)
    counts = list(table.offers_made)
    counts[seat] += 1
    made = tuple(counts)
    cache = table.ask_cache
    if cache is not None and cache.offers is table.offers:
        status = OfferStatus(standing, table.seats, number, seat, want, instead)
        cache.add(offers, status, table.offers_made, made)
    table.offers = offers
    table.offers_made = made
    if table.emit_events:
        lists = with_lengths(
            to, hand, shown, want, stored, join_choices(instead) if instead else ()
        )
        table.emit("offered", seat, number, answers, *lists)
