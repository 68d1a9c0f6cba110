"""A witness at the table, who compares what is told with what was done and what was asked for."""

from collections.abc import Sequence

import msgspec

from higgle.core import NOBODY, Action, Cards, Event, Illegal, Stage, Table
from higgle.core.values import tag

ONE_MORE = {
    "field": ("slot",),
    "land": ("land", "quarry"),
    "cavalry": ("cavalry",),
    "place": ("place", "cards", "to"),
}
"""What people count from one: a word of a refusal, and the parts of an action that it can mean."""
AS_IT_IS = {"offer": ("offer", "answers", "either", "both")}
STOCK = ("deck", "discard")
"""What a shuffle mixes."""
QUARRIES = ("not-your-quarry", "quarry-empty")


def names_what_was_asked(action: Action, refusal: Illegal) -> None:
    """A refusal that names a field, a land, a place or an offer means the one in the action."""
    asked = msgspec.to_builtins(action)
    for word, parts in (*ONE_MORE.items(), *AS_IT_IS.items()):
        if word not in refusal.words:
            continue
        if word == "offer" and asked.get("also", -1) >= 0:
            continue  # two offers close in one act, and the other may be at fault
        told = refusal.words[word]
        assert isinstance(told, int)
        if refusal.reason in QUARRIES:
            parts = ("quarry",)
        elif word == "land":
            parts = ("land",)
        meant = told - 1 if word in ONE_MORE else told
        found = [asked[part] for part in parts if part in asked]
        assert found, f"{refusal.reason} names a {word}, {action} does not"
        assert any(meant == one or (isinstance(one, Sequence) and meant in one) for one in found), (
            f"{refusal.reason} names {word} {told} for {action}"
        )


def explains(table: Table, before: list[Cards], events: list[Event]) -> None:
    """The cards that were told to move are the cards that moved."""
    gap = untold(table, before, events)
    assert not gap, gap


STILL = {
    *("accepted", "bid", "bid_passed", "bidding_closed", "bought_nothing", "called", "called_off"),
    *("camped", "card_moved", "cavalry_ready", "cavalry_turned", "chosen", "claimed"),
    *("conquered", "counted", "crowned", "declined", "ended", "farm_closed", "field_won"),
    *("jail_paid", "landless", "lapsed", "last_buying", "last_harvest", "let_pass"),
    *("lot_sold", "money_counted", "named", "number_written", "offered", "planting_out"),
    *("ran_out", "released", "shuffled", "skipped", "stew_begun", "stopped", "trade_ended"),
    *("trade_opened", "trade_tied", "turn_began", "turn_passed", "wanted", "withdrawn"),
}
"""The events in which no card moves: a deed that is not told would lend them its moves."""


def untold(table: Table, before: list[Cards], events: list[Event]) -> str:
    """Where cards lie otherwise than somebody thinks who makes every move that was told."""
    bags = table.layout.bags
    told, done = [list(pile) for pile in before], [list(pile) for pile in table.piles]
    deck = discard = -1
    if any(event.name == "shuffled" for event in events):
        deck, discard = table.layout.first["deck"], table.layout.first["discard"]
        mix(told, deck, discard)
        mix(done, deck, discard)
    for event in events:
        if event.moves and event.name in STILL:
            return f"{event}: no card moves in it"
        for card, source, place, target in event.moves:
            if source == target and event.name == "shown":
                continue
            source, target = (deck if pile == discard else pile for pile in (source, target))
            if bags[source]:
                told[source][card] -= 1
            elif told[source][place : place + 1] == [card]:
                del told[source][place]
            else:
                return f"{event}: no such card there"
            if bags[target]:
                told[target][card] += 1
            else:
                told[target].append(card)
        if event.name == "card_moved":
            hand = told[table.layout.first["hand"] + event.seat]
            hand.insert(event.numbers[1], hand.pop(event.numbers[0]))
    cards = table.census()
    for pile, family in enumerate(table.layout.families):
        if family in cards and told[pile] != done[pile]:
            name = table.layout.names[pile]
            return f"{name} is {done[pile]}, told {told[pile]} by {events}"
    return ""


def mix(piles: list[list[int]], deck: int, discard: int) -> None:
    """A shuffle is told by its size alone, so the deck and what joined it are counted together."""
    while piles[discard]:
        piles[deck][piles[discard].pop()] += 1


FORMS = {
    "plant": ("planted",),
    "harvest": ("harvested", "stew_harvested"),
    "harvest_keeping": ("harvested", "stew_harvested"),
    "buy_field": ("field_bought", "field_won"),
    "buy_field_with": ("field_bought",),
    "offer": ("offered", "money_laid"),
    "accept": ("accepted", "money_accepted"),
    "decline": ("declined",),
    "withdraw": ("withdrawn",),
    "confirm": ("dealt",),
    "end_trade": ("trade_ended",),
    "camp": ("camped",),
    "attack": ("attacked",),
    "fight": ("laid",),
    "stop": ("stopped",),
    "buy_depot": ("depot_bought",),
    "stock": ("stocked",),
    "fortify": ("fortified",),
    "buy_merchant": ("merchant_bought",),
    "buy": ("bought", "wanted", "lot_bought", "pedigree_bought"),
    "let_pass": ("let_pass",),
    "call_off": ("called_off",),
    "name": ("named",),
    "store": ("stored",),
    "look": ("looked",),
    "put_under": ("put_under",),
    "move_card": ("card_moved",),
    "arrange": ("took_up",),
    "stew": ("stew_begun", "planted"),
    "meet": ("order_met",),
    "show_order": ("order_shown",),
    "auction": ("lot_turned",),
    "bid": ("bid",),
    "call": ("called",),
    "ceiling": ("number_written",),
    "sell": ("lot_sold", "pedigree_sold"),
    "pay": ("lot_paid", "claim_laid"),
    "show": ("exposed",),
    "count": ("counted", "taken_free"),
    "claim": ("claimed",),
    "mark": ("number_written",),
    "lay": ("rat_dodged",),
    "take": ("rat_taken", "took"),
    "trade": ("trade_opened",),
    "counter": ("money_countered",),
    "share": ("top_looked_at",),
    "keep": ("laid_open", "money_received"),
    "give": ("laid_open", "money_received"),
    "show_cards": ("shown",),
    "show_money": ("shown",),
}
"""The event that tells of an action of each form; passing is told as what was passed."""
ANOTHERS = ("pedigree_sold", "taken_free", "laid_open", "money_received")
"""Whoever gets the card is told, and not who did it."""
PASSED = {
    "choosing": "turn_passed",
    "bidding_in_turn": "bid_passed",
    "selling_out": "bought_nothing",
    "last_buying": "bought_nothing",
}
COME_TO = {
    "deciding": "bidding_closed",
    "claiming": "wanted",
    "planting_out": "planting_out",
    "last_harvest": "last_harvest",
    "last_buying": "last_buying",
}
"""What is told when a stage is passed, and when the game comes to one."""
PARTS = {
    "field": "slot",
    "sort": "sort",
    "land": "land",
    "quarry": "quarry",
    "cavalry": "cavalry",
    "building": "building",
    "type": "kind",
    "place": "place",
    "new_place": "to",
    "offer": "offer",
    "partner": "partner",
    "times": "times",
}
"""A number that an event tells, and the part of the action that says the same."""
NOBODYS = ("ran_out", "shuffled", "ended", "left_game", "last_harvest", "last_buying", "paid_out")
LASTS = ("ended", "farm_closed")


def tells(
    table: Table, seat: int, action: Action, events: list[Event], before: tuple[Stage, ...]
) -> None:
    """An action is told with its seat and its numbers, and every number told is true."""
    asked = msgspec.to_builtins(action)
    was = [tag(type(stage).__name__) for stage in before]
    wanted = FORMS[asked["type"]] if asked["type"] != "pass" else (PASSED.get(was[-1], ""),)
    found = [event for event in events if event.name in wanted]
    assert found or wanted == ("",), f"{action} is not told as {wanted}"
    for stage in [tag(type(stage).__name__) for stage in table.stages]:
        if stage in COME_TO and stage not in was:
            assert COME_TO[stage] in [event.name for event in events], f"{stage} is not told"
    if asked["type"] == "show":
        assert "auctioned_anew" in [event.name for event in events]
    for event in found[:1]:
        assert seat == event.seat or event.name in ANOTHERS, f"{event} for {action} of {seat}"
        for name, number in plain(table, event).items():
            part = PARTS.get(name, "")
            if asked.get(part):
                assert asked[part] == number, f"{event} for {action}"
    shared = sum(event.name == "jail_paid" for event in events)
    for event in events:
        truly(table, event, shared)
    last = any(event.name in LASTS for event in events)
    assert last == table.over, "the end is told when it comes"


def plain(table: Table, event: Event) -> dict[str, int]:
    """The numbers of an event before its first list."""
    found: dict[str, int] = {}
    for name, number in zip(table.EVENTS[event.name], event.numbers, strict=False):
        if name.endswith("[]"):
            break
        found[name] = number
    return found


def truly(table: Table, event: Event, shared: int) -> None:
    """What an event says about cards agrees with its moves; a jail takes its share."""
    names, owners = table.layout.names, table.layout.owners
    told = plain(table, event)
    went = [(names[source], names[target], card) for card, source, _, target in event.moves]
    if event.name in (*NOBODYS, *LASTS):
        assert NOBODY == event.seat, event
    match event.name:
        case "planted":
            assert (f"field-{told['field'] + 1}", told["sort"]) in [
                (target, card) for _, target, card in went
            ], event
        case "harvested" | "stew_harvested":
            left = [card for source, _, card in went if source == f"field-{told['field'] + 1}"]
            assert told["count"] >= len(left) > 0, event
            assert told.get("sort", left[0]) in left, event
            earned = [card for _, target, card in went if target not in ("discard", "unseen")]
            assert told["thalers"] == len(earned) - shared, event
        case "turned_up" | "took_up" | "drew":
            assert told["count"] == len(went), event
        case "dealt":
            gave, got = lists(event.numbers[2:])
            for giver, cards in ((event.seat, gave), (told["partner"], got)):
                moved = [c for c, s, _, t in event.moves if owners[t] not in (giver, NOBODY)]
                assert sorted(cards) == sorted(moved), event
        case "field_bought" | "depot_bought":
            paid = [card for source, _, card in went if source in ("thalers", "met-orders")]
            assert told["price"] == len(paid), event
        case "shuffled":
            assert told["count"] > 0, event
        case "paid_out":
            assert table.seats == len(went), event
        case _:
            truly_on_the_farm(event, told, [card for card, *_ in event.moves])


def truly_on_the_farm(event: Event, told: dict[str, int], moved: list[int]) -> None:
    """The same for money and animals."""
    match event.name:
        case "rat_taken" | "pedigree_sold":
            assert told["count"] == len(moved) - 1, event
        case "claim_laid":
            assert told["count"] == len(moved), event
        case "animals_moved":
            assert [told["card"]] * told["count"] == moved, event
        case "lot_turned" | "taken_free" | "laid_open" | "lot_bought" | "lot_paid":
            assert told["card"] == moved[-1], event


def lists(numbers: Cards) -> tuple[Cards, Cards]:
    """Two lists, each with its length in front."""
    first = numbers[1 : 1 + numbers[0]]
    rest = numbers[1 + numbers[0] :]
    return first, rest[1 : 1 + rest[0]]
