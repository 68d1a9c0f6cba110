"""Scoring."""

import pytest

from higgle.kuhhandel.animals import CODES, NAMES, SPECIES, count_worth, pedigree_worth
from tests.rule import rule
from tests.rules.kuhhandel.farm import A, B, C, Farm, farm

ALL = tuple(NAMES[species] for species in SPECIES)


def owner(rats: bool, sets: tuple[str, ...], pedigrees: tuple[str, ...], **options: object) -> Farm:
    """A owns these sets and pedigrees at the end, and maybe the four rats."""
    t = farm(3, **options).herd(A, *[name for name in sets for _ in range(4)])
    t.herd(A, *[f"{name} pedigree" for name in pedigrees], *["rat"] * (4 * rats))
    return t.deck()


@rule("K62", "K63")
@pytest.mark.parametrize(
    ("rats", "sets", "pedigrees", "score"),
    [
        pytest.param(False, ("pig", "dog", "chicken"), (), 2460, id="S4"),
        pytest.param(True, ("chicken", "goose", "cow"), ("chicken",), 2120, id="S5"),
        pytest.param(False, ("cow",), ("cow",), 1050, id="S6"),
        pytest.param(False, ("cow",), ("pig",), 1050, id="S6 other"),
        pytest.param(False, ("chicken", "goose", "cat"), ("cat",), 1170, id="S7"),
        pytest.param(False, ("chicken", "goose", "cat"), ("dog",), 670, id="S7 other"),
        pytest.param(True, ("horse",), ("horse",), 250, id="S8"),
        pytest.param(True, (), ("horse", "cat"), 500, id="S9"),
        pytest.param(False, ("pig",), ("cow", "dog", "cat"), 1400, id="three without their sets"),
        pytest.param(False, (), ALL, 2500, id="ten without their sets"),
        pytest.param(False, ALL, ALL, 63_500, id="S10"),
        pytest.param(True, ALL, ALL, 55_060, id="S11"),
    ],
)
def test_sets_times_values_and_pedigrees(
    rats: bool, sets: tuple[str, ...], pedigrees: tuple[str, ...], score: int
) -> None:
    assert score == owner(rats, sets, pedigrees).table.scores()[A]


@rule("K62")
def test_other_removals_would_be_worse() -> None:
    """S3: without the dogs 2,180, without the cows 1,150; the geese go, and 2,670 is left."""
    dog, cow, goose, horse = (CODES[name] for name in ("dog", "cow", "goose", "horse"))
    left = {
        goose: sum(count_worth([dog, cow], [dog, horse]).values()),
        dog: sum(count_worth([goose, cow], [dog, horse]).values()),
        cow: sum(count_worth([goose, dog], [dog, horse]).values()),
    }
    best = owner(True, ("dog", "cow", "goose"), ("dog", "horse"))

    assert {goose: 2670, dog: 2180, cow: 1150} == left
    assert max(left.values()) == best.table.scores()[A]


@rule("K62")
@pytest.mark.parametrize("rats", [1, 2, 3])
def test_fewer_than_four_rats_cost_nothing(rats: int) -> None:
    t = owner(False, ("cow",), ()).herd(A, rat=rats)

    assert 800 == t.table.scores()[A]


@rule("K64")
def test_the_rulebooks_example() -> None:
    """S1: rats, geese, dogs and cows, pedigrees of dog and horse."""
    t = owner(True, ("goose", "dog", "cow"), ("dog", "horse")).money(A, 200, 200, 20, 10)

    assert 2670 == t.table.scores()[A]
    parts = t.table.scores(detail=True)[A]
    assert {"sets": 1920, "pedigrees": 500, "other_pedigrees": 250} == parts


@rule("K64", "K81")
def test_the_rulebooks_example_with_pecunia_non_olet() -> None:
    """S2: 430 in hand are added after the multiplication."""
    t = owner(True, ("goose", "dog", "cow"), ("dog", "horse"), pecunia=True)
    t.money(A, 200, 200, 20, 10)

    assert 3100 == t.table.scores()[A]


@rule("K67")
def test_money_counts_nothing() -> None:
    t = owner(False, ("cow",), ()).money(A, 500, 500).money(B, 500)

    assert [800, 0, 0] == t.table.scores()


def equal(**options: object) -> Farm:
    """A and C have a score of 250 each; C has more money; the last rat goes to B."""
    t = farm(3, **options).herd(A, "cat pedigree").herd(C, "dog pedigree", rat=1).herd(B, rat=3)
    t.money(A, 10).money(C, 20, 50).deck().turn(C)
    return t.each((C, "trade rat with 2"), (C, "offer 20"), (B, "accept"))


@rule("K65")
def test_equal_scores_share_the_win() -> None:
    t = equal()

    assert [250, 0, 250] == t.table.scores()
    assert [A, C] == t.table.winners()


@rule("K66")
def test_more_money_breaks_the_tie() -> None:
    t = equal(tie_break="money")

    assert [250, 0, 250] == t.table.scores()
    assert [C] == t.table.winners()


@rule("K66", "K81")
@pytest.mark.parametrize("options", [{"tie_break": "money"}, {"pecunia": True}])
def test_money_that_counts_is_shown_at_the_end(options: dict[str, object]) -> None:
    """So everybody sees the same result."""
    t = equal(**options)

    for audience in (A, B, C, None):
        view = t.table.view(audience)
        assert (t.table.scores(), [C]) == (view.scores(), view.winners())


@rule("K67", "K90")
def test_money_that_does_not_count_stays_hidden() -> None:
    t = equal()

    assert () == t.table.view(None).piles[t.table.purses + C]
    assert () == t.table.view(None).piles[t.table.shown + C]


@rule("K63")
@pytest.mark.parametrize(
    ("sets", "worth"),
    [
        pytest.param((), (250, 250), id="nothing yet"),
        pytest.param(("cow",), (250, 500), id="another set"),
        pytest.param(("pig",), (250, 250), id="its own set"),
        pytest.param(("cow", "pig"), (500, 500), id="both"),
    ],
)
def test_a_pedigree_is_worth_more_beside_its_set(
    sets: tuple[str, ...], worth: tuple[int, int]
) -> None:
    """What the pedigree of the pig adds now, and with all four pigs."""
    herd = [CODES[name] for name in sets for _ in range(4)]

    assert worth == pedigree_worth(herd, CODES["pig"])
