"""Offers, acceptances and deals word by word, and the choices of cards in High Bohn."""

from collections.abc import Sequence
from typing import Final

from higgle.bohnanza.answers import Accept, Confirm, given_by, nearest_accept
from higgle.bohnanza.beans import NAMES
from higgle.bohnanza.game import Bohnanza
from higgle.bohnanza.high_bohn import buildings
from higgle.bohnanza.high_bohn.game import HighBohn
from higgle.bohnanza.high_bohn.harvest import HarvestKeeping
from higgle.bohnanza.high_bohn.town import BuyFieldWith
from higgle.bohnanza.open_offers import (
    Acceptance,
    OpenOffer,
    agreement,
    cards_to_choose,
    has_choice,
    split_choice,
)
from higgle.bohnanza.trade_board import from_store, stored_cards
from higgle.bohnanza.trading import CHOICES, Offer, list_closings
from higgle.core import Action, Cards, Seat, Table, missing, require, sorted_cards
from higgle.envs.words import (
    ALL,
    DONE,
    NEXT,
    UP,
    WordForm,
    Words,
    continuations,
    is_legal,
    match_prefix,
    next_cards,
    relative_seat,
    spell_number,
)

BEANS: Final[dict[str, str]] = {}
"""The words for beans that were said already, by name: games can add sorts."""


def bean_word(sort: int) -> str:
    """A sort of beans as a word."""
    name = NAMES[sort]
    found = BEANS.get(name)
    if found is None:
        found = BEANS[name] = f"bean:{name}"
    return found


def kind_word(kind: int) -> str:
    """A type of building as a word."""
    return f"type:{buildings.KINDS[kind]}"


def board_place(table: Table, offer: int) -> int:
    """The place of an open offer on the board: its number would grow without end."""
    assert isinstance(table, Bohnanza)
    return [standing.id for standing in table.offers].index(offer)


HAND: Final = 0
OPEN: Final = 1
WANT: Final = 2
TO: Final = 3
"""The four parts of an offer, with `next` between them."""

OR: Final = "or"
"""Between cards of which one side chooses."""
STORE: Final = "store"
"""Before cards that come out of a store."""
TURNED_UP: Final = -1
IN_STORE: Final = -2
"""Where a copy lies that is no place of the hand."""


class OfferForm(WordForm):
    """`offer bean:blue next next bean:red next all`: from the hand, open cards, wanted, to whom."""

    verb = "offer"
    tag = "offer"

    def __init__(self, table: Bohnanza, most: int) -> None:
        self.most = most
        """How many cards there may be on either side."""
        self.least = Offer(want=table.sorts()[:1])
        self.sorted = sorted(table.sorts())
        """Every sort that could be wanted, in ascending order."""
        self.counts = [table.most(sort) for sort in self.sorted]
        self.names = bean_words(self.sorted)
        self.named = list(zip(self.sorted, self.names, strict=True))
        self.board_place = {sort: place for place, sort in enumerate(self.sorted)}
        self.sort_of = dict(zip(self.names, self.sorted, strict=True))

    def is_open(self, view: Table, seat: Seat) -> bool:
        return is_legal(view, seat, self.least)

    def next_words(self, view: Table, seat: Seat, said: Words) -> list[str]:
        assert isinstance(view, Bohnanza)
        return self.after_parts(view, seat, said, -1)

    def after_parts(self, view: Bohnanza, seat: Seat, said: Words, maker: Seat) -> list[str]:
        ends = [at for at, word in enumerate(said) if word == NEXT]
        if not ends:
            return [*self.cards(view.hand(seat), said, self.most), NEXT]
        rest = said[ends[-1] + 1 :]
        if len(ends) == OPEN:
            return self.after_open(view, seat, rest, self.most - ends[0])
        if len(ends) == WANT:
            return self.after_want(rest, ends[1] > 1)
        return addressees(view, seat, rest, maker)

    def after_want(self, said: Words, gives: bool) -> list[str]:
        """Wanted cards; after `or` others that would do as well, each time higher ones."""
        wants = [self.sorts(words) for words in split_parts(said, OR)] if OR in said else []
        want = wants[-1] if wants else self.sorts(said)
        last = wants[-2] if wants else ()
        more = range(self.next_cards(want), len(self.sorted))
        found = self.names[more.start :]
        if last:
            able = [self.can_exceed((*want, self.sorted[place]), last) for place in more]
            found = [word for word, may in zip(found, able, strict=True) if may]
        exceeds = want > last
        if exceeds and len(wants) < CHOICES and self.can_exceed((self.sorted[-1],), want):
            found.append(OR)
        if exceeds or (gives and not wants):
            found.append(NEXT)
        return found

    def can_exceed(self, want: Cards, last: Cards) -> bool:
        """Whether cards can be added to a want so that it comes after another."""
        if want > last:
            return True
        if want != last[: len(want)]:
            return False
        more = self.sorted[self.next_cards(want) :]
        return bool(more) and self.can_exceed((*want, more[-1]), last)

    def next_cards(self, want: Cards) -> int:
        """From which place on sorts can be added to a want."""
        if len(want) >= self.most:
            return len(self.sorted)
        if not want:
            return 0
        place = self.board_place[want[-1]]
        return place if want.count(want[-1]) < self.counts[place] else place + 1

    def sorts(self, words: Words) -> Cards:
        return tuple([self.sort_of[word] for word in words])

    def after_open(self, view: Bohnanza, seat: Seat, said: Words, room: int) -> list[str]:
        """Open cards: first those that were turned up, then, after `store`, stored ones."""
        shelf = stored_cards(view, seat)
        turned_up, stored = split_store(said)
        if STORE in said:
            more = self.cards(shelf, stored, room - len(turned_up))
            return [*more, NEXT] if stored else more
        more = self.cards(missing(tuple(view.open_cards(seat)), shelf), turned_up, room)
        return [*more, *([STORE] if shelf and len(turned_up) < room else []), NEXT]

    def cards(self, cards: Cards, said: Words, room: int) -> list[str]:
        """The cards that can be added, in ascending order."""
        if len(said) >= room:
            return []
        if not said:
            return [name for sort, name in self.named if sort in cards]
        last = self.sort_of[said[-1]]
        again = cards.count(last) > said.count(said[-1])
        return [
            name
            for sort, name in self.named
            if (sort > last and sort in cards) or (sort == last and again)
        ]

    def action(self, view: Table, seat: Seat, said: Words) -> Action:
        assert isinstance(view, Bohnanza)
        return self.offer(view, seat, said, -1)

    def offer(self, view: Bohnanza, seat: Seat, said: Words, answers: int) -> Offer:
        parts = split_parts(said)
        turned_up, kept = split_store(parts[OPEN])
        hand, shown, stored = [self.sorts(words) for words in (parts[HAND], turned_up, kept)]
        want, *instead = [self.sorts(words) for words in split_parts(parts[WANT], OR)]
        to = [
            other for other in view.partners(seat) if relative_seat(view, seat, other) in parts[TO]
        ]
        given = sorted_cards([*shown, *stored])
        return Offer(hand, given, want, tuple(sorted(to)), answers, stored, tuple(instead))

    def spell(self, view: Table, seat: Seat, action: Action) -> Words:
        assert isinstance(view, Bohnanza)
        assert isinstance(action, Offer)
        more = action.take or action.give or action.either or action.both
        require(not more, "offer-not-spelled")
        stored = from_store(view, seat, action.open, action.stored)
        words = [*bean_words(action.hand), NEXT, *bean_words(missing(action.open, stored))]
        words += [STORE, *bean_words(stored)] if stored else []
        words += [NEXT, *bean_words(action.want)]
        for want in action.instead:
            words += [OR, *bean_words(want)]
        words.append(NEXT)
        if not action.to or len(view.partners(seat)) == 1:
            return (*words, ALL)
        near = sorted(action.to, key=lambda other: (other - seat) % view.seats)
        return (*words, *(relative_seat(view, seat, other) for other in near), DONE)


class CounterForm(OfferForm):
    """`counter 0 …`: an offer that answers the one at this place of the board."""

    verb = "counter"

    def is_open(self, view: Table, seat: Seat) -> bool:
        return bool(self.answerable_offers(view, seat)) and super().is_open(view, seat)

    def answerable_offers(self, view: Table, seat: Seat) -> list[Words]:
        """The offers that a seat may answer."""
        assert isinstance(view, Bohnanza)
        return [spell_number(at) for at, offer in enumerate(view.offers) if seat in offer.to]

    def split(self, view: Table, seat: Seat, said: Words) -> tuple[OpenOffer | None, Words]:
        """The offer that is answered, and what was said after it."""
        assert isinstance(view, Bohnanza)
        places = self.answerable_offers(view, seat)
        index, rest = match_prefix(places, said)
        if index < 0:
            return None, said
        return [offer for offer in view.offers if seat in offer.to][index], rest

    def next_words(self, view: Table, seat: Seat, said: Words) -> list[str]:
        assert isinstance(view, Bohnanza)
        offer, rest = self.split(view, seat, said)
        if offer is None:
            return continuations(self.answerable_offers(view, seat), said)
        return self.after_parts(view, seat, rest, offer.maker)

    def action(self, view: Table, seat: Seat, said: Words) -> Action:
        assert isinstance(view, Bohnanza)
        offer, rest = self.split(view, seat, said)
        assert offer is not None
        return self.offer(view, seat, rest, offer.id)

    def spell(self, view: Table, seat: Seat, action: Action) -> Words:
        assert isinstance(action, Offer)
        return (
            *spell_number(board_place(view, action.answers)),
            *super().spell(view, seat, action),
        )


class AcceptForm(WordForm):
    """`accept 0 up 3`: the place on the board, then the copies, sort by sort."""

    verb = "accept"
    tag = "accept"

    def is_open(self, view: Table, seat: Seat) -> bool:
        return bool(self.offers(view, seat))

    def offers(self, view: Table, seat: Seat) -> dict[Words, OpenOffer]:
        """The offers that a seat can accept, by their places on the board."""
        assert isinstance(view, Bohnanza)
        found: dict[Words, OpenOffer] = {}
        for at, offer in enumerate(view.offers):
            if seat not in offer.to:
                continue
            for which, plain in enumerate(split_choice(view, seat, offer)):
                accept = nearest_accept(view, seat, plain)
                if accept is not None and is_legal(view, seat, accept):
                    way = spell_number(which) if has_choice(offer) else ()
                    found[spell_number(at) + way] = plain
        return found

    def next_words(self, view: Table, seat: Seat, said: Words) -> list[str]:
        assert isinstance(view, Bohnanza)
        offers = self.offers(view, seat)
        index, rest = match_prefix(list(offers), said)
        if index < 0:
            return continuations(offers, said)
        want = list(offers.values())[index].want
        return pick(view, seat, want, rest)[1]

    def action(self, view: Table, seat: Seat, said: Words) -> Action:
        assert isinstance(view, Bohnanza)
        offers = self.offers(view, seat)
        index, rest = match_prefix(list(offers), said)
        offer = list(offers.values())[index]
        note, _ = pick(view, seat, offer.want, rest)
        return Accept(offer.id, note.cards, note.open, note.stored, cards_to_choose(offer))

    def spell(self, view: Table, seat: Seat, action: Action) -> Words:
        assert isinstance(view, Bohnanza)
        assert isinstance(action, Accept)
        stored = from_store(view, seat, action.open, action.stored)
        copies = spell_copies(view.hand(seat), action.cards, action.open, stored)
        offer = view.offer(action.offer)
        if not has_choice(offer):
            return (*spell_number(board_place(view, action.offer)), *copies)
        meant = (action.take, given_by(view, seat, action))
        ways = [(cards_to_choose(one), one.want) for one in split_choice(view, seat, offer)]
        which = spell_number(ways.index(meant))
        return (*spell_number(board_place(view, action.offer)), *which, *copies)


class ConfirmForm(WordForm):
    """`confirm 0 seat:+1 2`: the place on the board, the partner, then the copies.

    Of two offers that close in one act, both partners, and the copies nearest the front.
    """

    verb = "confirm"
    tag = "confirm"

    def is_open(self, view: Table, seat: Seat) -> bool:
        return bool(self.deals(view, seat))

    def deals(self, view: Table, seat: Seat) -> dict[Words, Confirm]:
        """The deals that a seat can close."""
        assert isinstance(view, Bohnanza)
        return {
            self.spell_deal(view, seat, closing): closing
            for offer in view.offers
            if offer.maker == seat
            for closing in list_closings(view, seat, offer)
        }

    def spell_deal(self, view: Bohnanza, seat: Seat, closing: Confirm) -> Words:
        """The place on the board and who deals."""
        partners = [closing.partner, closing.also] if closing.also >= 0 else [closing.partner]
        return (
            *spell_number(board_place(view, closing.offer)),
            *[relative_seat(view, seat, partner) for partner in partners],
        )

    def next_words(self, view: Table, seat: Seat, said: Words) -> list[str]:
        assert isinstance(view, Bohnanza)
        deals = self.deals(view, seat)
        index, rest = match_prefix(list(deals), said)
        if index < 0:
            return continuations(deals, said)
        closing = list(deals.values())[index]
        if closing.also >= 0:
            return []
        return pick(view, seat, self.hand_given(view, closing), rest, of_hand=True)[1]

    def hand_given(self, view: Bohnanza, closing: Confirm) -> Cards:
        """What comes out of the hand."""
        return agreement(view.offer(closing.offer), closing.partner).hand

    def action(self, view: Table, seat: Seat, said: Words) -> Action:
        assert isinstance(view, Bohnanza)
        deals = self.deals(view, seat)
        index, rest = match_prefix(list(deals), said)
        closing = list(deals.values())[index]
        if closing.also >= 0:
            return closing
        note, _ = pick(view, seat, self.hand_given(view, closing), rest, of_hand=True)
        return Confirm(closing.offer, closing.partner, note.cards)

    def spell(self, view: Table, seat: Seat, action: Action) -> Words:
        assert isinstance(view, Bohnanza)
        assert isinstance(action, Confirm)
        deal = self.spell_deal(view, seat, action)
        copies = () if action.also >= 0 else action.cards
        return (*deal, *spell_copies(view.hand(seat), copies, (), ()))


class BuyFieldForm(WordForm):
    """`buy_field_with bean:blue bean:red bean:red`: the thalers for the third field."""

    verb = "buy_field_with"
    tag = "buy_field_with"

    def is_open(self, view: Table, seat: Seat) -> bool:
        assert isinstance(view, HighBohn)
        price, purse = view.third_field_price(seat), view.purse(seat)
        return len(purse) >= price and is_legal(
            view, seat, BuyFieldWith(tuple(sorted(purse[:price])))
        )

    def next_words(self, view: Table, seat: Seat, said: Words) -> list[str]:
        assert isinstance(view, HighBohn)
        purse = view.purse(seat)
        more = next_cards(purse, read_beans(view, said), view.third_field_price(seat))
        return [bean_word(sort) for sort in more]

    def action(self, view: Table, seat: Seat, said: Words) -> Action:
        assert isinstance(view, HighBohn)
        return BuyFieldWith(read_beans(view, said))

    def spell(self, view: Table, seat: Seat, action: Action) -> Words:
        assert isinstance(action, BuyFieldWith)
        return tuple([bean_word(sort) for sort in action.thalers])


class KeepForm(WordForm):
    """`harvest_keeping 1 bean:soy bean:green bean:soy`: the field, what is kept, and the toll."""

    verb = "harvest_keeping"
    tag = "harvest_keeping"

    def is_open(self, view: Table, seat: Seat) -> bool:
        return bool(self.slots(view, seat))

    def slots(self, view: Table, seat: Seat) -> dict[Words, int]:
        """The fields of several sorts that a seat may sell."""
        assert isinstance(view, HighBohn)
        return {
            spell_number(slot): slot
            for slot in view.fields[seat]
            if view.has_choice(seat, slot) and is_legal(view, seat, view.usual_choice(seat, slot))
        }

    def next_words(self, view: Table, seat: Seat, said: Words) -> list[str]:
        assert isinstance(view, HighBohn)
        slots = self.slots(view, seat)
        index, rest = match_prefix(list(slots), said)
        if index < 0:
            return continuations(slots, said)
        slot = list(slots.values())[index]
        kept = read_beans(view, rest)
        earned = view.payout(seat, slot)
        if len(kept) < earned:
            return [bean_word(sort) for sort in next_cards(view.field(seat, slot), kept, earned)]
        if len(kept) == earned and view.toll_taker(seat, slot) >= 0:
            return [bean_word(sort) for sort in sorted(set(kept))]
        return []

    def action(self, view: Table, seat: Seat, said: Words) -> Action:
        assert isinstance(view, HighBohn)
        slots = self.slots(view, seat)
        index, rest = match_prefix(list(slots), said)
        slot = list(slots.values())[index]
        kept = read_beans(view, rest)
        earned = view.payout(seat, slot)
        return HarvestKeeping(slot, kept[:earned], kept[earned] if len(kept) > earned else 0)

    def spell(self, view: Table, seat: Seat, action: Action) -> Words:
        assert isinstance(action, HarvestKeeping)
        toll = (action.toll,) if action.toll else ()
        return (*spell_number(action.slot), *(bean_word(sort) for sort in (*action.keep, *toll)))


def split_parts(said: Words, cut: str = NEXT) -> list[Words]:
    """What was said, cut at every `next`, or at another word."""
    parts: list[list[str]] = [[]]
    for word in said:
        if word == cut:
            parts.append([])
        else:
            parts[-1].append(word)
    return [tuple(words) for words in parts]


def addressees(view: Bohnanza, seat: Seat, said: Words, maker: Seat) -> list[str]:
    """`all`, or seats from the left on; who made the offer that is answered must be among them."""
    if said and said[-1] in (ALL, DONE):
        return []
    partners = sorted(view.partners(seat), key=lambda other: (other - seat) % view.seats)
    if len(partners) == 1:
        return [ALL]
    words = [relative_seat(view, seat, other) for other in partners]
    first = words.index(said[-1]) + 1 if said else 0
    due = relative_seat(view, seat, maker) if maker >= 0 else ""
    if due and due not in said:
        found = words[first : words.index(due) + 1]
    else:
        found = words[first:]
        if said:
            found.append(DONE)
    return found if said else [*found, ALL]


def split_store(said: Words) -> tuple[Words, Words]:
    """What was said of open cards before `store`, and after it."""
    if STORE not in said:
        return said, ()
    at = said.index(STORE)
    return said[:at], said[at + 1 :]


def pick(
    view: Bohnanza, seat: Seat, wanted: Cards, said: Words, of_hand: bool = False
) -> tuple[Acceptance, list[str]]:
    """The copies chosen for the wanted sorts, and the words that may follow.

    Of each sort the turned-up cards come first, then stored ones, then places of the hand from
    front to back.
    """
    hand = view.hand(seat)
    shelf = () if of_hand else stored_cards(view, seat)
    board = () if of_hand else missing(tuple(view.open_cards(seat)), shelf)
    places: list[int] = []
    turned_up: list[int] = []
    stored: list[int] = []
    for at, sort in enumerate(wanted):
        again = at > 0 and wanted[at - 1] == sort
        last = places[-1] if again and places and hand[places[-1]] == sort else -1
        left = [place for place, card in enumerate(hand) if card == sort and place > last]
        due = wanted[at:].count(sort)
        options = {spell_number(place): place for place in left[: max(0, len(left) - due + 1)]}
        kept = shelf.count(sort) - stored.count(sort) if last < 0 else 0
        if kept and kept + len(left) >= due:
            options = {(STORE,): IN_STORE, **options}
        if last < 0 and sort not in stored and board.count(sort) > turned_up.count(sort):
            options = {(UP,): TURNED_UP, **options}
        assert options, "an offer is accepted only with its cards"
        index, rest = match_prefix(list(options), said)
        if index < 0:
            return Acceptance(0, (), (), ()), continuations(options, said)
        said = rest
        place = list(options.values())[index]
        {TURNED_UP: turned_up, IN_STORE: stored}.get(place, places).append(
            sort if place < 0 else place
        )
    chosen = sorted_cards(turned_up + stored)
    return Acceptance(0, sorted_cards(places), chosen, tuple(stored)), []


def spell_copies(hand: Sequence[int], places: Cards, shown: Cards, stored: Cards) -> Words:
    """The copies as they are said: sort by sort, the open ones first."""
    words: list[str] = []
    for sort in sorted({*(hand[place] for place in places), *shown}):
        words += [UP] * (shown.count(sort) - stored.count(sort)) + [STORE] * stored.count(sort)
        words += [word for place in places if hand[place] == sort for word in spell_number(place)]
    return tuple(words)


def bean_words(cards: Sequence[int]) -> list[str]:
    """Sorts as words."""
    return [bean_word(sort) for sort in cards]


def read_beans(view: Bohnanza, said: Words) -> Cards:
    """The beans that were said."""
    return tuple([sort for word in said for sort in view.sorts() if bean_word(sort) == word])
