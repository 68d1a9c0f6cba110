"""Positions set in words: what can be staged, and what no game comes to."""

import json
from collections import Counter
from random import Random

import pytest

import higgle
from higgle.bohnanza.game import Bohnanza
from higgle.bohnanza.trading import Trading
from higgle.core import NOBODY, Fast, Illegal, Scripted, Table
from higgle.i18n import LANGUAGES
from higgle.kuhhandel.game import Kuhhandel
from scripts.soak.positions import attempt
from tests.rule import rule

HANDS = {"hand": ["blue red", "soy soy soy", ""]}


def beans(offers: int = 20) -> Bohnanza:
    """A table in phase 2 of the second seat."""
    piles = {**HANDS, "field-1": ["red red", "garden"], "thalers": ["", "", "blue blue"]}
    agreed = {"offers_per_turn": offers}
    table = higgle.stage("bohnanza", 3, piles, agreed, stage=Trading(), active=1, phase=1)
    assert isinstance(table, Bohnanza)
    return table


def refused(text: str) -> Illegal:
    """Why a table is refused, in every language."""
    with pytest.raises(Illegal) as refusal:
        higgle.load(text.encode())
    for language in LANGUAGES:
        assert "refusal-" not in refusal.value.text(language)
    return refusal.value


def changed(**facts: object) -> str:
    """A table with other facts."""
    whole = json.loads(higgle.new("bohnanza", 3, "load").json())
    return json.dumps({**whole, "facts": {**whole["facts"], **facts}})


def laid(game: str = "bohnanza", **piles: object) -> str:
    """A table with other cards in some piles."""
    whole = json.loads(higgle.new(game, 3, "load").json())
    named = {name.replace("_", "-"): cards for name, cards in piles.items()}
    return json.dumps({**whole, "piles": {**whole["piles"], **named}})


def play_on(table: Table) -> Table:
    """Random play to the end."""
    random = Random(1)
    while not table.over:
        ask = random.choice([ask for ask in table.asks() if ask.must])
        table.act(ask.seat, random.choice(table.actions(ask.seat)))
    return table


# Staging


def test_cards_lie_where_they_were_laid() -> None:
    table = beans()

    assert ((1, 7), (5, 5, 5), ()) == tuple(table.hand(seat) for seat in range(3))
    assert ((7, 7), (8,)) == (table.field(0, 0), table.field(1, 0))
    assert (1, Trading(), 2) == (table.active, table.stages[-1], table.thalers(2))


def test_all_other_cards_lie_in_the_deck() -> None:
    """No card is made or lost."""
    table = beans()

    assert 104 - 5 - 3 - 2 == table.deck_size()
    assert table.json() == higgle.load(table.json()).json()


@pytest.mark.parametrize("game", [entry.id for entry in higgle.games()])
def test_an_empty_stage_of_every_game_is_a_table(game: str) -> None:
    """Nothing is dealt, and everything can still be dealt."""
    table = higgle.stage(game, 4)

    assert table.asks()
    assert table.json() == higgle.load(table.json()).json()


def test_a_staged_game_is_played_to_its_end() -> None:
    table = beans(offers=0)

    assert play_on(table).winners()


def test_a_deck_that_is_named_is_drawn_in_its_order() -> None:
    """All other cards stay in the box; a copy draws the same."""
    piles = {"hand": ["blue", "blue", "blue"], "deck": "garden red soy stink red"}
    table = higgle.stage("bohnanza", 3, piles, stage={"type": "trading"}, phase=1)
    assert isinstance(table, Bohnanza)
    twin = table.copy()

    twin.act(0, higgle.parse("bohnanza", "end trade"))
    table.act(0, higgle.parse("bohnanza", "end trade"))

    assert (1, 8, 7, 5) == table.hand(0) == twin.hand(0)


def test_money_and_animals_are_named_as_they_are_called() -> None:
    piles = {"purse": ["0 10 50", "100"], "herd": ["cow cow", "cow"]}

    table = higgle.stage("kuhhandel", 3, piles, active=1)

    assert isinstance(table, Kuhhandel)
    assert ((1, 2, 4), (5,)) == (table.purse(0), table.purse(1))
    assert [0, 0, 0] == table.scores()
    assert 1 == table.active


def test_a_pedigree_has_a_word() -> None:
    """The plain word is the animal."""
    table = higgle.stage("kuhhandel", 3, {"herd": ["cow", "pedigree-cow pedigree-pig"]})

    assert isinstance(table, Kuhhandel)
    assert ((9,), (20, 19)) == (table.herd(0), table.herd(1))


def test_buildings_that_are_not_named_are_for_sale() -> None:
    table = higgle.stage("high-bohn", 3, {"buildings": ["farm-4 jail-3"]})

    assert [7, 0, 0] == table.scores()
    assert 30 == len(table.piles[table.layout.first["town"]])


@pytest.mark.parametrize(
    ("piles", "facts", "reason"),
    [
        ({"hands": ["blue"]}, {}, "unknown-pile"),
        ({"hand": ["blue purple"]}, {}, "unknown-card"),
        ({"hand": ["garden"] * 3, "discard": "garden garden garden garden"}, {}, "unknown-card"),
        ({"hand": ["", "", "", "blue"]}, {}, "impossible-table"),
        ({"field-1": ["blue red"]}, {}, "impossible-table"),
        ({"field-3": ["blue"]}, {}, "impossible-table"),
        ({}, {"active": 3}, "impossible-table"),
        ({}, {"active": "me"}, "impossible-table"),
        ({}, {"colour": 1}, "unknown-pile"),
        ({}, {"stage": {"type": "sleeping"}}, "impossible-table"),
    ],
)
def test_what_cannot_be_is_not_staged(
    piles: dict[str, list[str]], facts: dict[str, object], reason: str
) -> None:
    with pytest.raises(Illegal) as refusal:
        higgle.stage("bohnanza", 3, piles, **facts)  # type: ignore[arg-type]

    assert reason == refusal.value.reason


# Which chance it is


def test_a_staged_and_a_loaded_table_say_that_their_chance_is_unsealed() -> None:
    """And which it is."""
    for table in (beans(), higgle.load(higgle.new("bohnanza", 3, "seed").json())):
        with pytest.raises(Illegal, match="not sealed, it is “fast 0”"):
            table.record()

    assert "sealed" == str(higgle.new("bohnanza", 3, "seed").chance)


def test_a_loaded_table_may_be_given_a_chance() -> None:
    data = higgle.new("bohnanza", 3, "seed").json()

    assert "fast 7" == str(higgle.load(data, Fast(7)).chance)
    assert "scripted" == str(higgle.load(data, Scripted()).chance)


# What no game comes to


@pytest.mark.parametrize(
    ("text", "what"),
    [
        (changed(active=9), "active"),
        (changed(active=-1), "active"),
        (changed(phase=4), "phase"),
        (changed(exhausted=4), "exhausted"),
        (changed(exhausted=-1), "exhausted"),
        (changed(fields=[[0, 1], [0, 1]]), "fields"),
        (changed(fields=[[0, 1], [0, 1], [0, 7]]), "fields"),
        (changed(fields=[[0, 1], [0, 1], [1, 2]]), "fields"),
        (changed(fields=[[1, 0], [0, 1], [0, 1]]), "fields"),
        (changed(offers_made=[0]), "offers_made"),
        (laid(hand=[[1] * 25, [], []]), "hand"),
        (laid(hand=[[], [], []]), "bean"),
        (laid(field_1=[[1, 7], [], []]), "field-1"),
        (laid(field_3=[[1], [], []]), "field-3"),
        (laid("kuhhandel", herd=[[1] * 5, [], []]), "herd"),
        (laid("kuhhandel", reserve=[]), "reserve"),
        (laid("high-bohn", buildings=[[4, 4], [], []]), "buildings"),
        (laid("high-bohn", field_5=[[1], [], []]), "field-5"),
    ],
)
def test_what_no_game_comes_to_is_refused(text: str, what: str) -> None:
    """In one sentence that names the pile or the fact."""
    illegal = refused(text)

    assert ("impossible-table", what) == (illegal.reason, illegal.words["what"])


@pytest.mark.parametrize("game", [entry.id for entry in higgle.games()])
def test_every_table_and_view_of_a_real_game_is_possible(game: str) -> None:
    """All along a random game, where stews, orders and shown money lie on the table."""
    table = higgle.new(game, 4, "possible")
    random = Random(3)
    for step in range(1500):
        if table.over:
            break
        seat = random.choice([ask.seat for ask in table.asks()])
        action = table.propose(seat, random) if random.random() < 0.2 else None
        found = [action] if action is not None else table.actions(seat)
        if found:
            table.act(seat, random.choice(found))
        if step % 20 == 0:
            for seen in (table, table.view(0), table.view()):
                assert higgle.load(seen.json()).json() == seen.json()


@pytest.mark.parametrize("game", [entry.id for entry in higgle.games()])
def test_tables_changed_in_one_place_are_refused_or_can_be_played(game: str) -> None:
    """`python -m scripts.soak.positions` tries ten thousand."""
    told: Counter[str] = Counter()

    assert [] == [wrong for number in range(60) if (wrong := attempt(game, number, told))]
    assert told["taken"]
    assert told["refused"]


OWNED = [NOBODY, NOBODY, 0, 0, *[NOBODY] * 30]
"""The first seat has its camp and a village, and no quarry."""
CLAIM = {"type": "claiming", "buyer": 0, "building": 99}


@pytest.mark.parametrize(
    ("game", "piles", "stage", "facts"),
    [
        ("high-bohn", {"field-1": ["green red"]}, None, {"stews": [[0], [], []]}),
        ("high-bohn", {}, {"type": "selling_out", "kind": 1, "seats": []}, {}),
        ("high-bohn", {}, {"type": "naming", "seat": 9}, {}),
        ("high-bohn", {}, CLAIM, {}),
        ("high-bohn", {"buildings": ["mine-1 mine-2"]}, None, {}),
        ("high-bohn", {"buildings": ["mine-4"]}, None, {}),
        ("high-bohn", {}, None, {"fields": [[0, 1, 3], [0, 1], [0, 1]]}),
        ("high-bohn", {"store": ["red"]}, None, {}),
        ("high-bohn", {"buildings": ["store-2"], "store": ["red red"]}, None, {}),
        ("high-bohn", {}, {"type": "peeking", "looked": True}, {}),
        ("bohnanza", {}, {"type": "settling"}, {}),
        ("bohnanza", {}, {"type": "waiting"}, {}),
        ("bohnanza", {"hand": ["red"]}, {"type": "planting", "planted": 7}, {}),
        ("bohnanza", {}, {"type": "trading"}, {"phase": 0}),
        ("bohnanza", {"slips": ["1 5"]}, {"type": "trading"}, {}),
        ("bohnanza-plus", {"order-place": ["40"]}, None, {}),
        ("bohnanza-plus", {}, {"type": "trading"}, {"hands_at_end": [1]}),
        ("bohnaparte", {}, None, {"fortresses": [99], "emptied": [1]}),
        ("bohnaparte", {}, None, {"fortresses": [2], "emptied": [3], "owners": OWNED}),
        ("bohnaparte", {}, None, {"depots": [False]}),
        ("bohnaparte", {}, None, {"merchants": [False]}),
        ("bohnaparte", {}, None, {"ready": [True]}),
        ("bohnaparte", {"depot": ["red"]}, None, {}),
        ("bohnaparte", {}, {"type": "fighting", "land": 99}, {}),
        ("kuhhandel", {}, {"type": "sharing"}, {}),
        ("kuhhandel", {}, {"type": "bidding"}, {}),
        ("kuhhandel", {"lot": "cow"}, {"type": "deciding", "price": 10, "bidder": 77}, {}),
        ("kuhhandel", {"lot": "cow"}, {"type": "deciding", "price": 5, "bidder": 1}, {}),
        ("kuhhandel", {"lot": "cow"}, {"type": "counting", "count": 9}, {}),
        ("kuhhandel", {"reserve": ""}, None, {}),
        ("kuhhandel", {}, {"type": "offering", "partner": 1, "species": 9, "round": 1}, {}),
        ("kuhhandel", {}, None, {"hand_counts": [1, 1, 1]}),
        ("kuhhandel", {}, None, {"exposed": [[5], None, None]}),
    ],
)
def test_a_stage_a_list_or_a_pile_that_no_game_comes_to_is_not_staged(
    game: str,
    piles: dict[str, list[str]],
    stage: dict[str, object] | None,
    facts: dict[str, object],
) -> None:
    """By each game's own invariants."""
    with pytest.raises(Illegal) as refusal:
        higgle.stage(game, 3, piles, stage=stage, **{"active": 0, **facts})  # type: ignore[arg-type]

    assert "impossible-table" == refusal.value.reason


def test_an_order_lies_within_its_hand() -> None:
    """Behind the second of two beans at the latest."""
    order = {"hand": ["red red"], "order": ["7"]}
    for place in ("0", "2"):
        laid = {**order, "order-place": [place]}
        higgle.stage("bohnanza-plus", 3, laid, {"orders": True})

    with pytest.raises(Illegal) as refusal:
        higgle.stage("bohnanza-plus", 3, order | {"order-place": ["3"]}, {"orders": True})

    assert "order-place" == refusal.value.words["what"]


@pytest.mark.parametrize("deck", ["cow pig rat", "cow"])
def test_two_choose_before_an_even_number_of_cards(deck: str) -> None:
    """The deck is shared out in pairs."""
    piles = {"deck": "cow pig", "herd": ["goose", "goose"]}
    higgle.stage("kuhhandel", 2, piles, stage={"type": "choosing"})

    with pytest.raises(Illegal) as refusal:
        higgle.stage("kuhhandel", 2, piles | {"deck": deck}, stage={"type": "choosing"})

    assert "stages" == refusal.value.words["what"]


def test_a_staged_stage_sets_its_phase() -> None:
    """Nobody has to know the number of the phase."""
    for game, phase in (("bohnanza", 1), ("high-bohn", 2), ("bohnaparte", 1)):
        table = higgle.stage(game, 3, stage={"type": "trading"})
        assert isinstance(table, Bohnanza)
        assert phase == table.phase


@rule("B13")
def test_an_empty_hand_passes_phase_1() -> None:
    table = higgle.stage("bohnanza", 3, active=0)

    assert "nothing-to-plant" == why_refused(table, "plant 1")
    table.act(0, table.parse("pass"))
    assert isinstance(table.stages[-1], Trading)


def why_refused(table: Table, text: str) -> str:
    """The reason for which the first seat may not do something."""
    with pytest.raises(Illegal) as refusal:
        table.act(0, table.parse(text))
    return refusal.value.reason
