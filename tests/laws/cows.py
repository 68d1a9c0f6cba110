"""The secrets of Kuhhandel Master, and how hidden money and choices can be varied."""

from collections.abc import Iterator
from random import Random

from higgle.core import CLOCK, Action, Cards, Table, missing
from higgle.kuhhandel import auction, cow_trade, dutch, turn
from higgle.kuhhandel.auction import Bidding, Buy, Ceiling, Deciding, Pay, Paying
from higgle.kuhhandel.cow_trade import Answering, Counter, Offer, Offering
from higgle.kuhhandel.dutch import Laying, Mark, Marking
from higgle.kuhhandel.game import Kuhhandel
from higgle.kuhhandel.money import random_cards, random_payment
from higgle.kuhhandel.turn import Lay
from tests.laws.laws import Play, accepts, hold
from tests.laws.worlds import Secret, Worlds

SECRETS = (
    Secret("deck", "red"),
    Secret("greens", "money"),
    Secret("unseen", "money"),
    Secret("looked", "red", own=False),
    Secret("looked-money", "money", own=False),
    Secret("purse", "money", own=False, uncounted=True),
    Secret("offer", "money", own=False, uncounted=True),
    Secret("claim", "money", own=False),
    Secret("pot", "money", own=False),
)
RANDOM = Random()


def outcomes(options: dict[str, object]) -> list[str]:
    """Events that compare secrets, or show numbers that an option makes public."""
    found = ["money_swapped"]
    if options.get("auction") == "sealed" or options.get("dutch") == "sealed":
        found += ["bidding_closed", "claimed", "taken_free"]
    if options.get("hand_count_visible"):
        found += ["money_accepted", "lot_paid", "lot_bought"]
    return found


def worlds(options: dict[str, object]) -> Worlds:
    """Second worlds for a game with these options, the same ones every time."""
    RANDOM.seed(7)
    return Worlds(SECRETS, outcomes(options), rewrite)


def rewrite(table: Table, world: Table, audience: int) -> None:
    """Others hold other numbers of cards and have written other numbers down."""
    assert isinstance(world, Kuhhandel)
    others = [seat for seat in range(world.seats) if seat != audience]
    sure = table.view(audience if audience >= 0 else None).sure_cards()
    if not world.agreed.hand_count_visible:
        move_money(world, [seat for seat in others if world.exposed[seat] is None], sure)
    if not world.agreed.offer_count_visible and world.active != audience:
        move_offer(world, sure.get(world.purses + world.active, ()))
    if not world.two:
        rewrite_slips(world, others)


def move_money(world: Kuhhandel, seats: list[int], sure: dict[int, Cards]) -> None:
    """Cards go from purse to purse, as far as what happened allows."""
    stage = world.stages[-1]
    for giver in seats:
        least = 0
        if isinstance(stage, Laying) and giver == stage.claimant:
            least = stage.count
        elif isinstance(stage, Offering) and giver == world.active:
            least = 1
        elif isinstance(stage, Answering) and giver == world.active:
            least = len(world.purse(giver)) if not world.piles[world.offers + giver] else 0
        taker = RANDOM.choice(seats)
        empty = isinstance(stage, Answering) and not world.piles[world.offers + world.active]
        if taker == giver or (empty and taker == world.active):
            continue
        for _ in range(RANDOM.randrange(1 + max(0, len(world.purse(giver)) - least))):
            free = missing(world.purse(giver), sure.get(world.purses + giver, ()))
            if not free:
                break
            world.piles[world.purses + giver] = missing(world.purse(giver), free[-1:])
            world.piles[world.purses + taker] += free[-1:]


def move_offer(world: Kuhhandel, sure: Cards) -> None:
    """The hidden offer is larger or smaller, but at least one card if there is money."""
    if isinstance(world.stages[-1], Answering):
        offer, purse = world.piles[world.offers + world.active], world.purse(world.active)
        cards = missing(offer + purse, sure)
        if offer:
            count = RANDOM.randrange(1, len(cards) + 1)
            world.piles[world.offers + world.active] = cards[:count]
            world.piles[world.purses + world.active] = cards[count:] + sure


def rewrite_slips(world: Kuhhandel, others: list[int]) -> None:
    """Any number that the rules allow."""
    for seat in others:
        if world.piles[world.slips + seat]:
            if isinstance(world.stages[-1], Marking):
                number = RANDOM.randrange(min(10, len(world.purse(seat))) + 1)
            else:
                number = 10 * RANDOM.randrange(world.ceiling(seat) // 10 + 1)
            world.piles[world.slips + seat] = (1 + number,)


def disguise(table: Table, world: Table, seat: int, action: Action) -> Action:
    """The same deed as everybody sees it, with other money or another number."""
    assert isinstance(world, Kuhhandel)
    if seat < 0:
        return action
    purse = world.purse(seat)
    if isinstance(action, (Offer, Counter)) and purse:
        cards = random_cards(purse, RANDOM)
        if world.agreed.offer_count_visible:
            size = min(len(action.cards), len(purse))
            cards = tuple(RANDOM.sample(purse, size))
        return Offer(cards) if isinstance(action, Offer) else Counter(cards)
    if isinstance(action, (Pay, Buy)):
        return other_payment(world, purse, action)
    if isinstance(action, Lay) and purse:
        return Lay(RANDOM.choice(purse))
    if isinstance(action, Mark):
        return Mark(RANDOM.randrange(min(10, len(purse)) + 1))
    if isinstance(action, Ceiling):
        return Ceiling(10 * RANDOM.randrange(world.ceiling(seat) // 10 + 1))
    return action


def other_payment(world: Kuhhandel, purse: Cards, action: Pay | Buy) -> Action:
    """The same price, paid otherwise."""
    stage = world.stages[-1]
    if isinstance(stage, (Deciding, Paying)):
        cards = random_payment(purse, stage.price, RANDOM)
    else:
        size = len(action.cards)
        cards = tuple(RANDOM.sample(purse, size)) if len(purse) >= size else None
    if cards is None:
        return action
    return Pay(cards) if isinstance(action, Pay) else Buy(cards)


def conceivable(table: Kuhhandel) -> Iterator[Action]:
    """Every action of a closed form that a seat could think of."""
    for form in (
        turn.Auction,
        auction.Pass,
        auction.Sell,
        auction.Show,
        turn.Take,
        cow_trade.Accept,
    ):
        yield form()
    yield from (turn.Share(), turn.Keep(), turn.Give())
    stage = table.stages[-1]
    price = stage.price if isinstance(stage, Bidding) else 0
    yield from (auction.Call(price, times) for times in range(5))
    for number in range(-1, 12):
        yield from (dutch.Count(number), dutch.Claim(number), Mark(number), Lay(number))
    for species in range(13):
        yield from (turn.Trade(species, partner) for partner in range(-1, 7))


def lists_all(table: Kuhhandel, seat: int) -> None:
    """What is listed is what is accepted."""
    accepted = {str(deed) for deed in conceivable(table) if accepts(table, seat, deed)}
    listed = {str(action) for action in table.actions(seat)}
    hold(accepted == listed, f"accepted {sorted(accepted)}, listed {sorted(listed)}")


class CompletePlay(Play):
    """A random game under the laws, both halves of the third included."""

    def probe(self, seat: int, action: Action) -> None:
        super().probe(seat, action)
        assert isinstance(self.table, Kuhhandel)
        lists_all(self.table, seat)
        lists_all(self.table, self.random.randrange(CLOCK, self.table.seats))


def enrich(table: Kuhhandel, random: Random) -> None:
    """A rich start: animals before the seats, all donkeys paid, much money, a short deck."""
    deck = table.piles[table.deck]
    cards = [card for card, count in enumerate(deck) for _ in range(count)]
    random.shuffle(cards)
    cards.sort(key=lambda card: card != 7)
    while len(cards) > 12:
        table.piles[table.herds + random.randrange(table.seats)] += (cards.pop(0),)
    table.piles[table.deck] = tuple(cards.count(card) for card in range(len(deck)))
    reserve = list(table.piles[table.reserve])
    random.shuffle(reserve)
    for _ in range(random.randrange(len(reserve) + 1)):
        table.piles[table.purses + random.randrange(table.seats)] += (reserve.pop(),)
    table.donkeys = 4
    table.given_out = sum(table.money(seat) for seat in range(table.seats))
    poor = random.randrange(table.seats)
    table.piles[table.reserve] = (*reserve, *table.purse(poor))
    table.piles[table.purses + poor] = ()
    table.show_counts()
    table.log = None
