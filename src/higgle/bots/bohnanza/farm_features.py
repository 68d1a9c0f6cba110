"""What a learned judgement sees of a game with beans: one encoding for training and for play.

A position is a row of numbers for each sort and a list of numbers for the whole. What is the same
for all positions that are compared with each other stands apart from what changes.
"""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from higgle.bohnanza.bohnaparte.board import FARM, MONASTERY, VILLAGE
from higgle.bohnanza.bohnaparte.game import Bohnaparte
from higgle.bohnanza.game import Bohnanza
from higgle.bohnanza.high_bohn.buildings import FOR_SORT, RESERVED, ROWS
from higgle.bohnanza.high_bohn.game import HighBohn
from higgle.bohnanza.plus.game import BohnanzaPlus
from higgle.bots.bohnanza.field_values import MIXED, SORTS, turns_left
from higgle.bots.bohnanza.memory import CardMemory
from higgle.core import NOBODY, Seat

PLANTING: Final = 0
PLANTED: Final = 1
TRADING: Final = 2
SETTLING: Final = 3
SETTLED: Final = 4
MOMENTS: Final = 5
"""When a position is judged: before, and after planting from the hand; while trading; before, and
after planting what was received."""

STILL: Final = 22
"""How many numbers of a sort do not change between the positions of one decision."""
MOVING: Final = 20
"""How many do."""
GENERAL: Final = 52
"""How many numbers of the whole do not change."""
PASSING: Final = 18
"""How many do."""
EXPANSION: Final = 26
UNKNOWN: Final = 0.5
"""Whether another has learned its judgement cannot be seen."""
TERMS: Final = 4
"""How many numbers of a sort an offer adds."""
AROUND: Final = 8
"""How many numbers of the whole an offer adds."""
NEAR: Final = 3
"""The others are seen one by one up to this many seats away, the rest together."""
MOST: Final = 30
"""More beans than a field is ever asked for."""


class Book:
    """Rows that many positions share, each written once: the same row has the same number."""

    def __init__(self) -> None:
        self.rows: list[float] = []
        self.lines: list[int] = []
        """To which sort, by its place, each row belongs."""
        self.known: dict[int, int] = {}

    def find(self, key: int) -> int:
        """The number of a row that is written already, or -1."""
        return self.known.get(key, -1)

    def write(self, key: int, line: int, row: list[float]) -> int:
        """A new row; its number."""
        number = len(self.lines)
        self.known[key] = number
        self.lines.append(line)
        self.rows += row
        return number

    def spread(self, numbers: list[int]) -> list[float]:
        """The rows with these numbers, one after another."""
        width = len(self.rows) // max(1, len(self.lines))
        found: list[float] = []
        for number in numbers:
            found += self.rows[number * width : (number + 1) * width]
        return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Farm:
    """Fields by sort and number; sort 0 is a free field, and `kept` the sort it is reserved for."""

    def __init__(self, slots: list[int], sorts: list[int], counts: list[int]) -> None:
        self.slots = slots
        self.sorts = sorts
        self.counts = counts
        self.kept: list[int] = [0] * len(slots)
        self.earned = 0
        """What the harvests so far have paid."""
        self.spent = 0
        """What was bought so far."""
        self.duty: tuple[int, ...] = ()
        self.hand: tuple[int, ...] = ()
        self.hidden = 0
        """How many cards are in a hand that is not seen."""
        self.sales: tuple[int, ...] = ()
        """The sorts of the thalers that the harvests so far have paid."""

    def copy(self) -> "Farm":
        """The same once more."""
        made = Farm(self.slots[:], self.sorts[:], self.counts[:])
        made.kept = self.kept[:]
        made.earned = self.earned
        made.spent = self.spent
        made.duty = self.duty
        made.hand = self.hand
        made.hidden = self.hidden
        made.sales = self.sales
        return made

    def key(self) -> tuple[object, ...]:
        """Positions with one key are the same."""
        return (
            tuple(self.slots),
            tuple(self.sorts),
            tuple(self.counts),
            self.earned,
            self.spent,
            self.duty,
            self.hand,
        )


def farm_of(view: Bohnanza, seat: Seat) -> Farm:
    """The fields of a seat with what it has to plant and its hand, if that is seen."""
    slots = list(view.fields[seat])
    sorts: list[int] = []
    counts: list[int] = []
    for slot in slots:
        field = view.field(seat, slot)
        sorts.append(field[0] if field else 0)
        counts.append(len(field))
    farm = Farm(slots, sorts, counts)
    if isinstance(view, HighBohn):
        stews = view.stews[seat]
        for at, slot in enumerate(slots):
            farm.kept[at] = RESERVED[slot]
            if counts[at] and slot in stews:
                sorts[at] = MIXED
    return farm


def situation(view: Bohnanza, seat: Seat) -> Farm:
    """The fields, the duties and the hand of a seat that sees it."""
    farm = farm_of(view, seat)
    farm.duty = duty_of(view, seat)
    farm.hand = view.hand(seat)
    return farm


def farm_from_outside(view: Bohnanza, seat: Seat) -> Farm:
    """The fields and duties of a seat whose hand is not seen."""
    farm = farm_of(view, seat)
    farm.duty = duty_of(view, seat)
    farm.hidden = len(view.hand(seat))
    return farm


def duty_of(view: Bohnanza, seat: Seat) -> tuple[int, ...]:
    """The beans that lie apart for a seat to plant."""
    found: list[int] = []
    for pile in view.plant_piles(seat):
        found += view.piles[pile]
    return tuple(found)


@mypyc_attr(allow_interpreted_subclasses=True)
class PositionFeatures:
    """What one seat knows about the prospects of a seat, its own or another's."""

    def __init__(
        self,
        view: Bohnanza,
        seat: Seat,
        subject: Seat,
        memory: CardMemory,
        hide: Sequence[int] = (),
        turn: Seat = NOBODY,
    ) -> None:
        """`hide` are open cards that are to count as not yet seen.

        `turn` is whose turn is next, where the one that goes on is as good as over.
        """
        self.view = view
        self.seat = seat
        self.subject = subject
        self.memory = memory
        self.turn = turn
        self.book = Book()
        self.sorts = list(view.sorts())
        self.place = [-1] * SORTS
        for at, sort in enumerate(self.sorts):
            self.place[sort] = at
        self.meters = [view.meter(subject, sort) for sort in self.sorts]
        self.points = points_of(view)
        self.purse = view.thalers(subject)
        self.score = sum(view.score(subject).values())
        self.rival = 0.0
        """The best score of the others."""
        self.unseen = [0.0] * SORTS
        self.shares = [0.0] * SORTS
        """How likely an unseen card is of each sort."""
        self.farms = [[0] * SORTS for _ in range(NEAR + 1)]
        """How many beans of each sort the next seats grow, the last of these all further ones."""
        self.still: list[float] = []
        self.held = [0] * SORTS
        """How many thalers of each sort the subject has, where sorts of thalers count."""
        self.prices = [0] * SORTS
        """How many of them the cheapest building takes that it could still buy with them."""
        self.stew: tuple[int, ...] = ()
        """What a field pays in which several sorts grow."""
        if isinstance(view, HighBohn):
            self.stew = view.stew_meter(subject)
            self.look_at_town(view)
        self.look(hide)
        self.general = self.survey()
        self.learned = UNKNOWN if subject != seat else 1.0
        """Whether the subject plays by a learned judgement: whoever judges itself does."""

    # What does not change

    def look(self, hide: Sequence[int]) -> None:
        """The sorts one by one."""
        view = self.view
        growers = [0] * SORTS
        tallest = [0] * SORTS
        grown = [0] * SORTS
        unseen = self.unseen
        farms = self.farms
        for sort in self.sorts:
            unseen[sort] = view.most(sort) - self.memory.sold[sort] - self.memory.discarded[sort]
        for other in range(view.seats):
            step = (other - self.subject) % view.seats
            for slot in view.fields[other]:
                for sort in view.field(other, slot):
                    unseen[sort] -= 1
                field = view.field(other, slot)
                if field and other != self.subject:
                    farms[min(step - 1, NEAR)][field[0]] += len(field)
                    growers[field[0]] += 1
                    grown[field[0]] += len(field)
                    tallest[field[0]] = max(tallest[field[0]], len(field))
            for sort in view.piles[view.received_piles + other]:
                unseen[sort] -= 1
        for sort in (*view.hand(self.seat), *view.piles[view.turned_up]):
            unseen[sort] -= 1
        for sort in hide:
            unseen[sort] += 1
        left = 0.0
        for sort in self.sorts:
            unseen[sort] = max(0.0, unseen[sort])
            left += unseen[sort]
        self.left = max(1.0, left)
        turned = view.open_cards(view.active) if self.turn == NOBODY else []
        for at, sort in enumerate(self.sorts):
            self.shares[sort] = unseen[sort] / self.left
            self.still.append(view.most(sort) / 24)
            self.still += thresholds(self.meters[at])
            self.still += [
                growers[sort] / 3,
                tallest[sort] / 10,
                grown[sort] / 16,
                unseen[sort] / 20,
                self.shares[sort] * 4,
                self.memory.discarded[sort] / 10,
                (turned.count(sort) - hide.count(sort)) / 2,
                *town_of(view, self.subject, sort),
                *self.others_of(sort),
            ]

    def others_of(self, sort: int) -> list[float]:
        """What the others grow of a sort, seat by seat, and who wants and gives it."""
        view = self.view
        found = [farms[sort] / 8 for farms in self.farms]
        wanted = 0
        spare = 0
        for step in range(1, view.seats):
            key = (self.subject + step) % view.seats, sort
            wanted += key in self.memory.wanted
            spare += key in self.memory.spare
        found += [wanted / 2, spare / 2]
        return found

    def look_at_town(self, view: HighBohn) -> None:
        """Thalers by sort, and what there is to buy with them."""
        purse = view.purse(self.subject)
        for sort in self.sorts:
            codes = FOR_SORT.get(sort)
            if codes:
                kind = ROWS[codes[0]].kind
                prices = [ROWS[code].price for code in view.for_sale(kind)]
                self.held[sort] = purse.count(sort)
                if prices and not view.has_kind(self.subject, kind):
                    self.prices[sort] = min(prices)

    def survey(self) -> list[float]:
        """The whole."""
        view = self.view
        subject = self.subject
        scores = [float(sum(view.score(other).values())) for other in range(view.seats)]
        purses = [float(view.thalers(other)) for other in range(view.seats)]
        hands = [len(view.hand(other)) for other in range(view.seats) if other != subject]
        others = [score for other, score in enumerate(scores) if other != subject]
        self.rival = max(others)
        richest = max([purse for other, purse in enumerate(purses) if other != subject])
        turn = view.draw_count(subject) + view.turn_up_count(subject)
        active = view.active if self.turn == NOBODY else self.turn
        ahead = (subject - active) % view.seats
        third = max(len(view.fields[other]) for other in range(view.seats))
        return [
            view.deck_size() / 80,
            view.exhausted / 3,
            (view.last_exhaustion() - view.exhausted) / 3,
            min(3.0, turns_left(view, turn) / 8),
            ahead / 4,
            float(not ahead),
            float(ahead == 1),
            view.seats / 5,
            max(others) / 15,
            sum(others, 0.0) / len(others) / 15,
            richest / 10,
            sum(hands) / len(hands) / 8,
            view.third_field_price(subject) / 3,
            turn / 6,
            third / 3,
            float(view.agreed.same_sort_twice),
            *expansion_of(view, subject),
            *self.standing_of(scores),
        ]

    def standing_of(self, scores: list[float]) -> list[float]:
        """Who is ahead, seat by seat."""
        view = self.view
        mine = scores[self.subject]
        found = [sum([score > mine for score in scores]) / 3]
        for step in range(1, NEAR + 1):
            if step >= view.seats:
                found += [0.0, 0.0, 0.0]
                continue
            other = (self.subject + step) % view.seats
            free = sum([not view.field(other, slot) for slot in view.fields[other]])
            found += [(scores[other] - mine) / 8, len(view.hand(other)) / 8, free / 2]
        return found

    def pay(self, sort: int, count: int) -> int:
        """What the harvest of a field pays."""
        if sort == MIXED:
            return self.stew[count] if self.stew else 0
        return self.meters[self.place[sort]][count]

    # What changes

    def rows_of(self, farm: Farm) -> list[float]:
        """A position, sort by sort."""
        return self.book.spread(self.lines_of(farm))

    def lines_of(self, farm: Farm) -> list[int]:
        """A position, sort by sort: the numbers of its rows in the book."""
        found: list[int] = []
        hand = farm.hand
        size = len(hand)
        first = hand[0] if size else -1
        second = hand[1] if size > 1 else -1
        third = hand[2] if size > 2 else -1
        sorts = farm.sorts
        book = self.book
        for at, sort in enumerate(self.sorts):
            count = 0
            again = 0
            for field, grows in enumerate(sorts):
                if grows == sort:
                    again = count
                    count = farm.counts[field]
            due = 0
            for bean in farm.duty:
                if bean == sort:
                    due += 1
            held = 0
            near = 0
            for place in range(size):
                if hand[place] == sort:
                    held += 1
                    if 2 < place < 5:
                        near += 1
            front = (first == sort) + 2 * (second == sort) + 4 * (third == sort)
            purse = self.held[sort] + farm.sales.count(sort)
            key = at
            for number in (count, again, due, held, near, front, purse):
                key = 32 * key + min(31, number)
            number = book.find(key)
            if number < 0:
                row = self.row(at, count, again, due, held, near, front, purse)
                number = book.write(key, at, row)
            found.append(number)
        return found

    def row(
        self,
        at: int,
        count: int,
        again: int,
        due: int,
        held: int,
        near: int,
        front: int,
        purse: int,
    ) -> list[float]:
        """One sort of a position: its fields, what is due, and where it stands in the hand."""
        meter = self.meters[at]
        price = self.prices[self.sorts[at]]
        first = front & 1
        second = front >> 1 & 1
        third = front >> 2
        top = min(MOST, count + due)
        return [
            1.0 if count else 0.0,
            count / 8,
            meter[count] / 3,
            meter[min(MOST, count + 1)] / 3,
            meter[min(MOST, count + 2)] / 3,
            meter[min(MOST, count + 3)] / 3,
            due / 2,
            meter[top] / 3,
            float(first),
            float(second),
            float(third),
            near / 2,
            (held - first - second - near - third) / 3,
            held / 3,
            meter[min(MOST, top + first + second)] / 3,
            meter[min(MOST, top + held)] / 3,
            again / 8,
            1.0 if due and not count else 0.0,
            purse / 4,
            1.0 if 0 < price <= purse else 0.0,
        ]

    def whole_of(self, farm: Farm, moment: int) -> list[float]:
        """A position as a whole."""
        free = 0
        lone = 0
        for at, count in enumerate(farm.counts):
            if not count and not farm.kept[at]:
                free += 1
            elif count == 1:
                lone += 1
        misfits = 0
        seen: list[int] = []
        for sort in farm.duty:
            if sort not in farm.sorts and sort not in seen:
                seen.append(sort)
                misfits += 1
        found = [0.0] * MOMENTS
        found[moment] = 1.0
        change = farm.earned - farm.spent
        score = self.score + self.points * change
        found += [
            len(farm.slots) / 3,
            free / 2,
            lone / 2,
            (len(farm.hand) + farm.hidden) / 8,
            1.0 if farm.hidden else 0.0,
            len(farm.duty) / 4,
            misfits / 2,
            max(0, misfits - free) / 2,
            (self.purse + change) / 10,
            min(4, self.purse + change) / 4,
            score / 15,
            (score - self.rival) / 8,
            self.learned,
        ]
        return found

    def terms_of(
        self, book: Book, farm: Farm, given: Sequence[int], wanted: Sequence[int]
    ) -> list[int]:
        """An offer to the subject, sort by sort: numbers of rows in a book for offers to it."""
        found: list[int] = []
        for at, sort in enumerate(self.sorts):
            gets = 0
            for bean in given:
                gets += bean == sort
            gives = 0
            for bean in wanted:
                gives += bean == sort
            key = (at * 32 + gets) * 32 + gives
            number = book.find(key)
            if number < 0:
                number = book.write(key, at, self.term(at, sort, farm, gets, gives))
            found.append(number)
        return found

    def term(self, at: int, sort: int, farm: Farm, gets: int, gives: int) -> list[float]:
        """One sort of an offer."""
        count = 0
        for field, grows in enumerate(farm.sorts):
            if grows == sort:
                count = farm.counts[field]
        top = min(MOST, count + farm.duty.count(sort) + gets)
        known = self.memory.shown.get((self.subject, sort), 0)
        size = len(self.view.hand(self.subject))
        chance = 1.0 if known else 1 - (1 - self.shares[sort]) ** size
        return [
            gets / 2,
            gives / 2,
            (self.meters[at][top] - self.meters[at][min(MOST, count)]) / 3,
            chance,
        ]

    def around(
        self, maker: Seat, given: Sequence[int], wanted: Sequence[int], made: int
    ) -> list[float]:
        """An offer to the subject as a whole; `made` is how many its maker has made before."""
        view = self.view
        open_cards = view.open_cards(self.subject)
        hidden = 0
        for sort in set(wanted):
            hidden += max(0, wanted.count(sort) - open_cards.count(sort))
        refused = 0
        for offer in view.offers:
            if offer.maker == maker and self.subject in offer.declined:
                refused += 1
        return [
            1.0 if maker == view.active else 0.0,
            len(given) / 2,
            len(wanted) / 2,
            hidden / 2,
            refused / 3,
            made / 5,
            view.thalers(maker) / 10,
            (view.thalers(self.subject) - view.thalers(maker)) / 5,
        ]


def points_of(view: Bohnanza) -> float:
    """What a thaler counts in the result: nothing where lands decide."""
    return 1.0 if "thalers" in view.score(0) else 0.0


def thresholds(meter: tuple[int, ...]) -> list[float]:
    """How many beans one to four thalers take; a step that there is not counts as the next."""
    found: list[float] = []
    count = 0
    for pay in (1, 2, 3, 4):
        while count < MOST and meter[count] < pay:
            count += 1
        found.append(min(16, count) / 12)
    return found


def town_of(view: Bohnanza, seat: Seat, sort: int) -> list[float]:
    """What a town makes of a sort: thalers of it, and whether its type is owned or for sale."""
    if not isinstance(view, HighBohn):
        return [0.0, 0.0, 0.0, 0.0]
    codes = FOR_SORT.get(sort)
    if not codes:
        return [0.0, 0.0, 0.0, 0.0]
    kind = ROWS[codes[0]].kind
    sold = [ROWS[code].price for code in view.for_sale(kind)]
    held = view.purse(seat).count(sort)
    owned = view.has_kind(seat, kind)
    return [
        held / 4,
        float(owned),
        len(sold) / 4,
        float(not owned and bool(sold) and held >= min(sold)),
    ]


def expansion_of(view: Bohnanza, seat: Seat) -> list[float]:
    """What the expansions add for a seat; nothing where they are not played."""
    found = [0.0] * EXPANSION
    if isinstance(view, BohnanzaPlus):
        order = view.order(seat)
        if order and order[0]:
            left, right = view.pairs()[order[0] - 1]
            found[0] = 1.0
            found[1] = left / 4
            found[2] = right / 4
            found[3] = float(view.order_in_front(seat))
    if isinstance(view, HighBohn):
        codes = view.buildings(seat)
        found[4] = len(codes) / 4
        found[5] = max([len(view.buildings(other)) for other in range(view.seats)]) / 4
        for code in codes:
            row = ROWS[code]
            found[5 + row.kind] = row.price / 4
    if isinstance(view, Bohnaparte):
        lands = view.holdings(seat)
        found[15] = len(lands) / 6
        found[16] = len(view.lands_of_kind(seat, FARM)) / 2
        found[17] = len(view.lands_of_kind(seat, VILLAGE)) / 2
        found[18] = len(view.lands_of_kind(seat, MONASTERY)) / 2
        found[19] = len(view.quarries(seat)) / 2
        found[20] = len(view.depot(seat)) / 3
        found[21] = float(view.depots[seat])
        found[22] = float(view.merchants[seat])
        found[23] = sum([view.owners[land] == seat for land in view.fortresses]) / 2
        found[24] = sum([owner < 0 for owner in view.owners]) / 10
        found[25] = len(view.riders(seat)) / 2 if view.agreed.cavalry else 0.0
    return found


def interleave_rows(still: list[float], rows: list[float], lines: int) -> list[float]:
    """Two tables side by side, row by row."""
    left = len(still) // lines
    right = len(rows) // lines
    found: list[float] = []
    for line in range(lines):
        found += still[line * left : (line + 1) * left]
        found += rows[line * right : (line + 1) * right]
    return found
