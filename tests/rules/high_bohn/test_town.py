"""The town: what is for sale, what it costs, and who may own it."""

import pytest

import higgle
from higgle.bohnanza.beans import NAMES, SOY
from higgle.bohnanza.high_bohn.buildings import KINDS, ROWS, building_name
from higgle.bohnanza.high_bohn.game import HighBohn
from higgle.bohnanza.high_bohn.hints import HighBohnHints
from higgle.bohnanza.high_bohn.town import BuyFieldWith
from higgle.core import Illegal
from tests.rule import rule
from tests.rules.high_bohn.town import PAID_WITH, town

EIGHT = [kind for kind in PAID_WITH if kind != "distillery"]


@rule("H01")
def test_eight_types_of_building_at_four_prices() -> None:
    """The base game's beans, and 32 buildings."""
    t = town()

    assert 104 == sum(t.high.census()["bean"])
    assert {kind: [1, 2, 3, 4] for kind in EIGHT} == {kind: t.for_sale(kind) for kind in EIGHT}
    assert 32 == len(t.high.piles[t.high.town])


@rule("H01")
def test_third_fields_are_for_sale() -> None:
    """A third field costs three thalers, as in the base game."""
    t = town().earn(0, "blue", "red", "soy")

    t.play(0, "buy field")

    assert (0, 1, 2) == t.high.fields[0]


@rule("H14")
@pytest.mark.parametrize("seats", [2, 6])
def test_other_numbers_of_seats_are_refused(seats: int) -> None:
    """Three to five play."""
    with pytest.raises(Illegal) as refused:
        higgle.new("high-bohn", seats)

    assert "wrong-seats" == refused.value.reason


@rule("H14")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_three_to_five_play_as_in_the_base_game(seats: int) -> None:
    """Five cards, two fields and no thalers each."""
    table = higgle.new("high-bohn", seats, "deal")
    assert isinstance(table, HighBohn)

    assert [5] * seats == [len(table.hand(seat)) for seat in range(seats)]
    assert ((0, 1),) * seats == table.fields
    assert [0] * seats == table.scores()


@rule("H02", "H15")
@pytest.mark.parametrize("price", [1, 2, 3, 4])
@pytest.mark.parametrize("kind", list(PAID_WITH))
def test_a_building_costs_its_price_in_its_own_sort(kind: str, price: int) -> None:
    """As many thalers as its price, of the sort that keeps it."""
    t = town(cognac=True).earn(0, *[PAID_WITH[kind]] * price, "blue")

    t.play(0, f"buy {kind} {price}")

    assert [f"{kind} {price}"] == t.owned(0)
    assert ["blue"] == t.purse(0)


@rule("H15")
def test_saloon_three_costs_three_green_and_bank_one_a_black_eyed() -> None:
    """The rulebook's two examples."""
    t = town().earn(0, "green", "green", "green", "black-eyed")

    t.play(0, "buy saloon 3")
    t.play(0, "buy bank 1")

    assert ["saloon 3", "bank 1"] == t.owned(0)
    assert [] == t.purse(0)


@rule("H02")
def test_thalers_of_another_sort_do_not_pay() -> None:
    """Ten thalers, one of them soy, buy no farm 2."""
    t = town().earn(0, "soy", *["blue"] * 9)

    assert "too-few-of-sort" == t.refused(0, "buy farm 2")
    lacks = {
        aid.price: aid.lack for aid in HighBohnHints(t.high.view(0)).list_buys(0) if aid.sort == SOY
    }
    assert {1: 0, 2: 1, 3: 2, 4: 3} == lacks


@rule("H03")
def test_one_building_of_each_type() -> None:
    """Who owns a saloon buys no other."""
    t = town().owns(0, "saloon 1").earn(0, "green", "green")

    assert "has-type" == t.refused(0, "buy saloon 2")


@rule("H03")
def test_several_buildings_of_different_types_at_once() -> None:
    """One after the other, without waiting."""
    t = town().earn(0, "green", "soy", "soy", "blue")

    t.play(0, "buy saloon 1")
    t.play(0, "buy farm 2")
    t.play(0, "buy jail 1")

    assert ["saloon 1", "farm 2", "jail 1"] == t.owned(0)


@rule("H16")
def test_any_price_may_come_first() -> None:
    """The dearest farm before any other."""
    t = town().earn(0, "soy", "soy", "soy", "soy")

    t.play(0, "buy farm 4")

    assert ["farm 4"] == t.owned(0)


@rule("H16")
def test_a_building_is_never_changed_for_another() -> None:
    """Farm 2 does not become farm 4."""
    t = town().owns(0, "farm 2").earn(0, "soy", "soy", "soy", "soy").hand(0, "blue")

    assert "has-type" == t.refused(0, "buy farm 4")
    assert not [action for action in t.listed(0) if "farm" in action]


@rule("H04")
@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize("phase", ["planting", "trading", "settling"])
def test_buildings_are_bought_at_any_time(phase: str, seat: int) -> None:
    """Also in another seat's turn."""
    t = town().earn(seat, "red").hand(0, "blue").received(1, "soy")
    {"planting": t.planting, "trading": t.trading, "settling": t.settling}[phase]()
    stages = t.high.stages

    t.play(seat, "buy tipi 1")

    assert ["tipi 1"] == t.owned(seat)
    assert stages == t.high.stages


@rule("H04")
def test_a_building_works_at_once() -> None:
    """Farm 4 bought before a harvest worth four pays five."""
    t = town().earn(0, "soy", "soy", "soy", "soy").field(0, red=5)

    t.play(0, "buy farm 4")
    t.play(0, "harvest 1")

    assert 5 == t.thalers(0)


@rule("H04")
def test_a_building_works_for_its_owner_only() -> None:
    """Another seat's farm 4 changes nothing."""
    t = town().owns(1, "farm 4").field(0, red=5)

    t.play(0, "harvest 1")

    assert 4 == t.thalers(0)


@rule("H05")
def test_thalers_paid_go_to_the_discard_pile() -> None:
    """Two soy thalers become two discarded beans."""
    t = town().earn(0, "soy", "blue", "soy")

    t.play(0, "buy farm 2")

    assert {"soy": 2} == t.discard()


@rule("H07", "H19")
def test_three_seats_share_two_of_a_type() -> None:
    """Farms 2 and 4 are built: farms 1 and 3 leave, and the third seat gets none."""
    t = town(3).earn(0, "soy", "soy").earn(1, *["soy"] * 4).earn(2, "soy", "soy", "soy")

    t.play(0, "buy farm 2")
    assert [1, 3, 4] == t.for_sale("farm")
    t.play(1, "buy farm 4")

    assert [] == t.for_sale("farm")
    assert ["farm 1", "farm 3"] == [building_name(code) for code in t.high.piles[t.high.away]]
    assert "building-gone" == t.refused(2, "buy farm 3")


@rule("H07", "H19")
def test_four_seats_share_three_of_a_type() -> None:
    """Banks 1, 3 and 4 are built: bank 2 leaves."""
    t = town(4).owns(0, "bank 1").owns(1, "bank 3").earn(2, *["black-eyed"] * 4)
    t.earn(3, "black-eyed", "black-eyed")

    t.play(2, "buy bank 4")

    assert [] == t.for_sale("bank")
    assert "building-gone" == t.refused(3, "buy bank 2")


@rule("H07", "H19")
def test_with_five_seats_nothing_leaves() -> None:
    """After four of a type the fifth seat gets none."""
    t = town(5).owns(0, "bank 1").owns(1, "bank 2").owns(2, "bank 3").earn(3, *["black-eyed"] * 4)

    t.play(3, "buy bank 4")

    assert [] == t.for_sale("bank")
    assert () == t.high.piles[t.high.away]


@rule("H07")
def test_two_owners_among_five_leave_the_others_for_sale() -> None:
    """Only the sold cards are gone."""
    t = town(5).owns(1, "jail 1").earn(0, "blue", "blue")

    t.play(0, "buy jail 2")

    assert [3, 4] == t.for_sale("jail")


@rule("H08")
@pytest.mark.parametrize("kind", EIGHT)
def test_a_building_of_price_one_has_no_effect(kind: str) -> None:
    """It counts its price, and as a building, and nothing else."""
    row = ROWS[KINDS.index(kind) * 4 - 3]
    t = town().owns(0, f"{kind} 1").field(0, 1, garden=1).field(0, 2, chili=2)
    t.earn(0, *["red"] * 8)

    assert (1, (), (), 0, 0, 0) == (row.price, row.meter, row.stew, row.slot, row.holds, row.per)
    assert "lone-bean" == t.refused(0, "harvest 1")
    assert (2, 3, (0, 1)) == (
        t.high.plant_limit(0),
        t.high.third_field_price(0),
        t.high.fields[0],
    )
    assert {"thalers": 8, "buildings": 1} == {k: v for k, v in t.high.score(0).items() if v}


@rule("H13")
def test_the_payer_chooses_the_thalers_for_the_third_field() -> None:
    """Two soy and a red thaler pay; the blue ones on top stay."""
    t = town().earn(0, "soy", "red", "soy", "blue", "blue")

    t.play(0, "buy field with soy soy red")

    assert ["blue", "blue"] == t.purse(0)
    assert {"soy": 2, "red": 1} == t.discard()
    assert (0, 1, 2) == t.high.fields[0]


@rule("H13")
@pytest.mark.parametrize(
    ("thalers", "reason"),
    [
        ("soy soy", "wrong-number"),
        ("blue blue soy soy", "wrong-number"),
        ("soy soy red red", "not-in-purse"),
        ("soy soy soy", "not-in-purse"),
    ],
)
def test_a_wrong_choice_of_thalers_is_refused(thalers: str, reason: str) -> None:
    """Three thalers that the payer has; with those the field is bought, and no others are paid."""
    t = town().earn(0, "soy", "red", "soy", "blue", "blue")

    assert reason == t.refused(0, f"buy field with {thalers}")
    t.play(0, "buy field with 1 blue and 2 soy")

    assert ["blue", "red"] == sorted(t.purse(0))
    assert {"blue": 1, "soy": 2} == t.discard()


@rule("H18")
@pytest.mark.parametrize("audience", [None, 0, 1, 2])
def test_thalers_buildings_stores_and_what_lies_under_cards_are_public(
    audience: int | None,
) -> None:
    """Everybody, spectators included, sees the sorts."""
    t = town().earn(1, "soy", "red").owns(1, "store 2", "saloon 4").stores(1, "blue")
    t.under_saloon(1, "garden")
    view = t.high.view(audience)

    assert t.high.purse(1) == view.purse(1)
    assert t.high.buildings(1) == view.buildings(1)
    assert ["blue"] == [NAMES[card] for card in view.piles[view.store_piles + 1]]
    assert ["garden"] == [NAMES[card] for card in view.piles[view.saloon_piles + 1]]


@rule("H13")
def test_thalers_are_named_in_ascending_order() -> None:
    t = town().earn(0, "soy", "red", "soy", "blue", "blue")
    blue, soy = min(t.high.purse(0)), sorted(t.high.purse(0))[2]

    assert "bad-choice" == t.refused(0, BuyFieldWith((soy, soy, blue)))
    t.play(0, BuyFieldWith((blue, soy, soy)))
