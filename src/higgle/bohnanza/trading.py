"""Trading in phase 2: who is asked, what is listed, and the offers that are made."""

from itertools import pairwise
from random import Random
from typing import TYPE_CHECKING, ClassVar, Final

from msgspec.structs import astuple

from higgle.bohnanza.answers import (
    NUMBERED,
    REFUSALS,
    WITHDRAWALS,
    Confirm,
    Decline,
    Withdraw,
    accept_with,
    check_open,
    check_trading,
    list_accepts,
)
from higgle.bohnanza.beans import NAMES
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
from higgle.bohnanza.open_offers import (
    ALL,
    OpenOffer,
    agreement,
    gifts,
    is_linked,
    mate_of,
    nearest,
    nearest_two,
    wants,
)
from higgle.bohnanza.trade_board import (
    AGREE,
    REFUSE,
    TAKE_BACK,
    OfferStatus,
    clear_offers,
    find_mate,
    from_store,
    has_open,
    list_asks,
    read_board,
    stored_cards,
)
from higgle.bohnanza.turn import TRADE, BeanStage, advance, draw
from higgle.core import ONE, Action, Ask, Cards, Chance, Illegal, Seat, Stage, require, sorted_cards

if TYPE_CHECKING:
    from higgle.bohnanza.game import Bohnanza

CHOICES: Final = 4
"""How many wants an offer may name of which the other side chooses one, at the most."""
WAYS: Final = 12
"""How many possibilities an offer may leave to who answers at the most."""


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
    take: int = 0
    """How many of the given cards who answers takes, of its choice; 0 is all of them."""
    give: int = 0
    """How many of the wanted cards it gives, of its choice; 0 is all, -1 all that it has."""
    either: int = 0
    """An own offer that lapses when this one closes, and the other way round; 0 is none."""
    both: int = 0
    """An own offer to somebody else that closes in the same act, or neither does; 0 is none."""

    def __str__(self) -> str:
        gift = join([*name_sorts(self.hand), *name_open(self.open, self.stored)])
        give = f"any {self.take} of {gift}" if self.take else gift
        to = join([str(seat + 1) for seat in self.to]) if self.to else "all"
        reply = f" answering {self.answers}" if self.answers >= 0 else ""
        unless = f" unless {self.either}" if self.either else ""
        both = f" together with {self.both}" if self.both else ""
        return f"offer {give} for {self.name_wants()} to {to}{reply}{unless}{both}"

    def name_wants(self) -> str:
        """What is wanted, as people type it."""
        if self.give == ALL:
            return f"all {join([NAMES[sort] for sort in self.want])}"
        choices = " or ".join([join(name_sorts(want)) for want in (self.want, *self.instead)])
        return f"any {self.give} of {choices}" if self.give else choices

    def check(self, table: "Bohnanza", seat: Seat) -> None:
        check_trading(table)
        check_offer(table, seat, self)

    def apply(self, table: "Bohnanza", seat: Seat, chance: Chance) -> None:
        make_offer(table, seat, self)


OfferParts = tuple[
    Cards, Cards, Cards, tuple[Seat, ...], int, Cards, tuple[Cards, ...], int, int, int, int
]
"""The parts of an offer in their order, read at once: one by one takes long in compiled code."""


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

    PHASE: "ClassVar[str]" = TRADE
    LAID: "ClassVar[tuple[str, ...]]" = ("slips",)

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
            if status.choice:
                found += list_accepts(table, seat, board, status.offer)
                continue
            accept = accept_with(table, seat, board, number, status.want)
            if accept is not None:
                found.append(accept)
    if seat == table.active:
        found.append(END_TRADE)
    found += table.rights(seat)
    return found


def list_closings(table: "Bohnanza", seat: Seat, offer: OpenOffer) -> list[Confirm]:
    """A deal with each who has accepted a seat's offer, or with each two of two offers."""
    mate = find_mate(table, offer)
    if mate is not None:
        return list_double_closings(table, seat, offer, mate)
    hand, number, choice = table.hand(seat), offer.id, offer.take
    copies = None if choice else nearest(hand, offer.hand)
    found: list[Confirm] = []
    for partner in offer.accepted:
        if choice:
            copies = nearest(hand, agreement(offer, partner).hand)
        assert copies is not None, "an offer stands only while its cards are there"
        found.append(Confirm(number, partner, copies))
    return found


def list_double_closings(
    table: "Bohnanza", seat: Seat, offer: OpenOffer, mate: OpenOffer
) -> list[Confirm]:
    """A deal of two offers in one act, with each two who have accepted them."""
    found: list[Confirm] = []
    for partner in offer.accepted:
        for also in mate.accepted:
            if also != partner:
                hands = agreement(offer, partner).hand, agreement(mate, also).hand
                copies = nearest_two(table.hand(seat), *hands)
                assert copies is not None, "two offers stand only while their cards are there"
                found.append(Confirm(offer.id, partner, copies[0], also, copies[1]))
    return found


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
    parts: OfferParts = astuple(offer)
    hand, shown, want, to, answers, stored, instead, take, give, either, both = parts
    if not (hand or shown or want):
        raise Illegal("empty-offer", "B23")
    if to:
        check_addressees(table, seat, to)
    for cards in (hand, shown, want):
        if len(cards) > 1 and not ascends(cards):
            raise Illegal("bad-offer")
    if want:
        check_beans(table, want)
    if instead or take or give:
        check_choice(table, offer)
    if hand and not holds(table.hand(seat), hand):
        raise Illegal("not-in-hand", "B22")
    if shown or stored:
        check_open(table, seat, shown, stored)
    if answers >= 0 or take or give or either or both:
        check_others(table, seat, offer)


def check_others(table: "Bohnanza", seat: Seat, offer: Offer) -> None:
    """The offers on the board that it answers, excludes or closes with, and its possibilities."""
    to = offer.to
    if offer.take or offer.give:
        ways = len(gifts(offer)) * len(wants(offer))
        require(ways <= WAYS, "too-many-choices", "B38", most=WAYS)
    if offer.answers >= 0:
        answered = table.offer(offer.answers)
        require(seat in answered.to, "not-your-offer", "B26", offer=offer.answers)
        require(not to or answered.maker in to, "not-a-partner", "B21")
    if offer.either or offer.both:
        check_links(table, seat, offer)


def check_choice(table: "Bohnanza", offer: Offer) -> None:
    """A choice is between different cards, not too many, in ascending order."""
    choices = (offer.want, *offer.instead)
    require(len(choices) <= CHOICES, "too-many-choices", "B38", most=CHOICES)
    rising = all(one < other for one, other in pairwise(choices))
    require(rising and (offer.want or not offer.instead), "not-a-choice", "B38")
    for want in offer.instead:
        require(ascends(want), "bad-offer")
        check_beans(table, want)
    check_part(offer.take, (*offer.hand, *offer.open))
    if offer.give == ALL:
        require(len(offer.want) == 1 and not offer.instead, "not-a-choice", "B38")
    elif offer.give:
        require(not offer.instead, "not-a-choice", "B38")
        check_part(offer.give, offer.want)


def check_part(count: int, cards: Cards) -> None:
    """So many of some cards leave a choice."""
    require(0 <= count < max(1, len(cards)), "not-a-choice", "B38")
    require(len(cards) <= WAYS, "too-many-choices", "B38", most=WAYS)
    require(not count or len(set(cards)) > 1, "not-a-choice", "B38")


def check_links(table: "Bohnanza", seat: Seat, offer: Offer) -> None:
    """Offers are linked to an own one that stands; two that close together, with enough cards."""
    require(not (offer.either and offer.both), "bad-offer")
    number = offer.either or offer.both
    first = table.offer(number)
    require(first.maker == seat, "not-your-offer", "B39", offer=number)
    free = mate_of(table.offers, first) is None
    require(free and not (offer.both and is_in_group(table, first)), "linked-already", "B39")
    if offer.both:
        require(seat == table.active, "not-your-turn", "B39")
        stored = from_store(table, seat, offer.open, offer.stored)
        hand = sorted_cards([*offer.hand, *first.hand])
        shown = sorted_cards([*offer.open, *first.open])
        there = has_open(table, seat, shown, sorted_cards([*stored, *first.stored]))
        there = there and holds(table.hand(seat), hand)
        require(there, "not-for-both", "B39", offer=number)


def group_of(table: "Bohnanza", number: int) -> int:
    """The first of the offers of which at most one closes, for one linked to that number."""
    first = table.offer(number)
    return first.either or first.id


def is_in_group(table: "Bohnanza", offer: OpenOffer) -> bool:
    """Whether at most one of this and other offers closes."""
    return any(is_linked(offer, other) for other in table.offers)


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
    parts: OfferParts = astuple(offer)
    hand, shown, want, to, answers, stored, instead, take, give, either, both = parts
    to = to or table.partners(seat)
    stored = from_store(table, seat, shown, stored) if shown else ()
    if either:
        either = group_of(table, either)
    standing = OpenOffer(
        number,
        seat,
        hand,
        shown,
        want,
        to,
        answers,
        (),
        (),
        stored,
        instead,
        (),
        take,
        give,
        either,
        both,
    )
    table.next_offer = number + 1
    offers = (*table.offers, standing)
    counts = list(table.offers_made)
    counts[seat] += 1
    made = tuple(counts)
    cache = table.ask_cache
    if cache is not None and cache.offers is table.offers:
        choice = bool(instead or take or give)
        status = OfferStatus(standing, table.seats, number, seat, want, choice)
        cache.add(offers, status, both, table.offers_made, made)
    table.offers = offers
    table.offers_made = made
    if table.emit_events:
        lists = with_lengths(
            to, hand, shown, want, stored, join_choices(instead) if instead else ()
        )
        if take or give or either or both:
            lists += (take, give, either, both)
        table.emit("offered", seat, number, answers, *lists)
