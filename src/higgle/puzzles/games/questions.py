"""What a puzzle may ask in each game, its answers in words, and what speaks for them."""

from collections.abc import Callable, Iterator
from typing import Final

from higgle.bohnanza.answers import Accept, Decline, terms_accepted
from higgle.bohnanza.bohnaparte.game import Bohnaparte
from higgle.bohnanza.bohnaparte.war import DECK, HAND, Attack, Attacking, Fight, Fighting, Stop
from higgle.bohnanza.game import Bohnanza
from higgle.bohnanza.harvest import Harvest
from higgle.bohnanza.high_bohn.town import Buy as BuyBuilding
from higgle.bohnanza.high_bohn.town import Claiming
from higgle.bohnanza.planting import Plant, Planting, Settling
from higgle.bohnanza.trading import EndTrade, Offer
from higgle.bohnanza.turn import Pass
from higgle.core import Action, Cards, Seat, Stage, Table
from higgle.kuhhandel import auction, cow_trade, turn
from higgle.kuhhandel.animals import SET, VALUES
from higgle.kuhhandel.game import Kuhhandel
from higgle.narrator import CardsWord, CardWord, SeatWord, Sentence, Words

QUESTIONS: Final[dict[type[Stage], str]] = {
    Planting: "plant",
    Settling: "plant",
    Claiming: "build",
    Attacking: "attack",
    Fighting: "fight",
    auction.Bidding: "bid",
    auction.Deciding: "buy",
    cow_trade.Offering: "lay",
    cow_trade.Answering: "counter",
    turn.Choosing: "turn",
    turn.DodgingRat: "rat",
}
"""What is asked in a stage."""
DEEDS: Final[dict[type[Action] | type[None], str]] = {
    Accept: "answer",
    Decline: "answer",
    Offer: "offer",
    BuyBuilding: "build",
}
"""What is asked where this is done, whatever the stage."""
QUIET: Final = (type(None), Decline, Pass, Stop, EndTrade, auction.Sell)
"""Answers by which little changes: the others are measured by them."""
LOTS: Final = 500.0
"""In a game of animals, what counts as one step of the result."""


def step_of(table: Table) -> float:
    """How much of the result is one step better or worse."""
    return LOTS if isinstance(table, Kuhhandel) else 1.0


def question_of(view: Table, action: Action | None) -> str:
    """What a puzzle asks whose answer might be this; empty where it asks nothing."""
    stage = view.stages[-1]
    return DEEDS.get(type(action)) or QUESTIONS.get(type(stage), "")


def is_quiet(action: Action | None) -> bool:
    """Whether little changes by an answer."""
    return isinstance(action, QUIET)


def needs_yes(action: Action | None) -> bool:
    """Whether nothing comes of an answer unless somebody agrees."""
    return isinstance(action, Offer)


# Answers in words


def deed_of(view: Table, seat: Seat, action: Action | None) -> Sentence | None:
    """An answer in words, where its form does not say all of it."""
    if action is None:
        return Sentence("puzzle-wait", {})
    tell = WORDS.get(type(action))
    return None if tell is None else tell(view, seat, action)


def tell_offer(view: Table, seat: Seat, action: Action) -> Sentence:
    """Who is offered what."""
    assert isinstance(action, Offer)
    give = CardsWord("bean", tuple(sorted((*action.hand, *action.open))))
    others = action.to or tuple([other for other in range(view.seats) if other != seat])
    words: Words = {"give": give, "to": tuple([SeatWord(other) for other in others])}
    if not action.want:
        return Sentence("puzzle-do-give", words)
    return Sentence("puzzle-do-offer", {**words, "want": CardsWord("bean", action.want)})


def tell_accept(view: Table, seat: Seat, action: Action) -> Sentence:
    """What is given and got."""
    assert isinstance(view, Bohnanza)
    assert isinstance(action, Accept)
    offer = terms_accepted(view, seat, action)
    give = CardsWord("bean", offer.want)
    gets = CardsWord("bean", tuple(sorted((*offer.hand, *offer.open))))
    message = "puzzle-do-accept" if offer.want else "puzzle-do-take"
    return Sentence(message, {"give": give, "want": gets, "name": SeatWord(offer.maker)})


def tell_decline(view: Table, seat: Seat, action: Action) -> Sentence:
    """Nothing is given and got."""
    return Sentence("puzzle-do-decline", {})


def tell_attack(view: Table, seat: Seat, action: Action) -> Sentence:
    """Which land, and whether by cavalry."""
    assert isinstance(action, Attack)
    message = "puzzle-do-ride" if action.cavalry >= 0 else "puzzle-do-attack"
    return Sentence(message, {"land": action.land + 1})


def tell_stop(view: Table, seat: Seat, action: Action) -> Sentence:
    """No more attacks."""
    return Sentence("puzzle-do-stop", {})


def tell_fight(view: Table, seat: Seat, action: Action) -> Sentence:
    """Which card is laid, and from where."""
    assert isinstance(view, Bohnaparte)
    assert isinstance(action, Fight)
    if action.source == DECK:
        return Sentence("puzzle-do-fight-deck", {})
    hand = action.source == HAND
    cards = view.hand(seat) if hand else view.depot(seat)
    message = "puzzle-do-fight-hand" if hand else "puzzle-do-fight-depot"
    return Sentence(message, {"bean": CardWord("bean", cards[action.place])})


def tell_bid(view: Table, seat: Seat, action: Action) -> Sentence:
    """How much is bid."""
    assert isinstance(action, auction.Bid)
    return Sentence("puzzle-do-bid", {"price": action.amount})


def tell_sale(view: Table, seat: Seat, action: Action) -> Sentence:
    """Who gets the animal, and what for."""
    stage = view.stages[-1]
    assert isinstance(stage, auction.Deciding)
    words: Words = {"name": SeatWord(stage.bidder), "price": stage.price}
    sells = isinstance(action, auction.Sell)
    return Sentence("puzzle-do-sell" if sells else "puzzle-do-keep", words)


def tell_laid(view: Table, seat: Seat, action: Action) -> Sentence:
    """Which money is offered."""
    assert isinstance(action, cow_trade.Offer)
    return Sentence("puzzle-do-lay", {"cards": CardsWord("money", tuple(sorted(action.cards)))})


def tell_counter(view: Table, seat: Seat, action: Action) -> Sentence:
    """Which money is laid against an offer."""
    assert isinstance(action, cow_trade.Counter)
    return Sentence("puzzle-do-counter", {"cards": CardsWord("money", tuple(sorted(action.cards)))})


def tell_swap(view: Table, seat: Seat, action: Action) -> Sentence:
    """The money is taken, whatever it is."""
    return Sentence("puzzle-do-take-money", {})


def tell_auction(view: Table, seat: Seat, action: Action) -> Sentence:
    """The next animal is unknown."""
    return Sentence("puzzle-do-auction", {})


def tell_trade(view: Table, seat: Seat, action: Action) -> Sentence:
    """Which animal, and with whom."""
    assert isinstance(action, turn.Trade)
    words: Words = {"animal": CardWord("red", action.species), "name": SeatWord(action.partner)}
    return Sentence("puzzle-do-trade", words)


def tell_rat(view: Table, seat: Seat, action: Action) -> Sentence:
    """Which money drives it on."""
    assert isinstance(action, turn.Lay)
    return Sentence("puzzle-do-lay-rat", {"cards": CardsWord("money", (action.card,))})


def tell_rat_taken(view: Table, seat: Seat, action: Action) -> Sentence:
    """It stays."""
    return Sentence("puzzle-do-take-rat", {})


WORDS: Final[dict[type[Action], Callable[[Table, Seat, Action], Sentence]]] = {
    Offer: tell_offer,
    Accept: tell_accept,
    Decline: tell_decline,
    Attack: tell_attack,
    Stop: tell_stop,
    Fight: tell_fight,
    auction.Bid: tell_bid,
    auction.Buy: tell_sale,
    auction.Sell: tell_sale,
    cow_trade.Offer: tell_laid,
    cow_trade.Counter: tell_counter,
    cow_trade.Accept: tell_swap,
    turn.Auction: tell_auction,
    turn.Trade: tell_trade,
    turn.Lay: tell_rat,
    turn.Take: tell_rat_taken,
}
"""How answers are told that need more words than their form."""


def open_offers(view: Table) -> list[Sentence]:
    """What lies on the trade board, in words."""
    if not isinstance(view, Bohnanza):
        return []
    found: list[Sentence] = []
    for one in view.offers:
        give = CardsWord("bean", tuple(sorted((*one.hand, *one.open))), one.stored, (), one.take)
        words: Words = {"player": SeatWord(one.maker), "offer": one.id, "give": give}
        words["want"] = CardsWord("bean", one.want, (), one.instead, one.give)
        words["to"] = tuple([SeatWord(other) for other in one.to])
        found.append(Sentence("event-offered", words))
    return found


# What everybody sees, and speaks for an answer


def facts_for(view: Table, seat: Seat, action: Action | None) -> list[Sentence]:
    """What speaks for an answer or against it, of what this seat sees."""
    if isinstance(view, Kuhhandel):
        return list(cow_facts(view, seat))
    assert isinstance(view, Bohnanza)
    facts = FACTS.get(type(action))
    return [] if facts is None else list(facts(view, seat, action))


def plant_facts(view: Bohnanza, seat: Seat, action: Action | None) -> Iterator[Sentence]:
    """One bean is planted."""
    assert isinstance(action, Plant)
    return planted_facts(view, seat, action.sort, 1)


def harvest_facts(view: Bohnanza, seat: Seat, action: Action | None) -> Iterator[Sentence]:
    """What a field pays now."""
    assert isinstance(action, Harvest)
    field = view.field(seat, action.slot)
    pays = view.meter(seat, field[0])[len(field)]
    words: Words = {"bean": CardWord("bean", field[0]), "now": len(field), "before": pays}
    yield Sentence("puzzle-fact-harvest", words)


def offer_facts(view: Bohnanza, seat: Seat, action: Action | None) -> Iterator[Sentence]:
    """Beans are asked for."""
    assert isinstance(action, Offer)
    return gained_facts(view, seat, action.want)


def accept_facts(view: Bohnanza, seat: Seat, action: Action | None) -> Iterator[Sentence]:
    """The beans of an offer are taken."""
    assert isinstance(action, Accept)
    offer = terms_accepted(view, seat, action)
    return gained_facts(view, seat, (*offer.hand, *offer.open))


FACTS: Final[
    dict[type[Action] | type[None], Callable[[Bohnanza, Seat, Action | None], Iterator[Sentence]]]
] = {Plant: plant_facts, Harvest: harvest_facts, Offer: offer_facts, Accept: accept_facts}
"""What speaks for an answer at a table with beans: what fields pay, and what is still to come."""


def gained_facts(view: Bohnanza, seat: Seat, gets: Cards) -> Iterator[Sentence]:
    """Every sort that a deal brings."""
    for sort in dict.fromkeys(gets):
        yield from planted_facts(view, seat, sort, gets.count(sort))


def planted_facts(view: Bohnanza, seat: Seat, sort: int, number: int) -> Iterator[Sentence]:
    """What more beans of a sort do to the field where they grow, and how many are unseen."""
    meter = view.meter(seat, sort)
    bean = CardWord("bean", sort)
    for slot in view.fields[seat]:
        field = view.field(seat, slot)
        if field and field[0] == sort:
            now = len(field)
            more = min(now + number, len(meter) - 1)
            words: Words = {"bean": bean, "now": now, "more": more}
            pays: Words = {"before": meter[now], "after": meter[more]}
            yield Sentence("puzzle-fact-field", words | pays)
    unseen = view.unseen("bean").count(sort)
    yield Sentence("puzzle-fact-unseen", {"bean": bean, "count": unseen})


def cow_facts(view: Kuhhandel, seat: Seat) -> Iterator[Sentence]:
    """How far a herd has come, and one's own money."""
    stage = view.stages[-1]
    species = next(iter(view.piles[view.lot]), 0)
    if isinstance(stage, cow_trade.TradeStage):
        species = stage.species
    if 0 < species < len(VALUES):
        mine = view.herd(seat).count(species)
        most = max(view.herd(other).count(species) for other in range(view.seats) if other != seat)
        words: Words = {"animal": CardWord("red", species), "value": VALUES[species]}
        yield Sentence("puzzle-fact-herd", words | {"mine": mine, "most": most, "set": SET})
    yield Sentence("puzzle-fact-money", {"money": view.money(seat)})
