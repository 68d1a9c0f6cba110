"""Whose moment it is at war: nobody else acts in it, whether before that seat or after it."""

from collections.abc import Callable

import pytest

import higgle
from higgle.bohnanza.bohnaparte.game import Bohnaparte
from higgle.bohnanza.bohnaparte.war import CROWN, Fight
from higgle.core import NOBODY, Illegal
from tests.rule import rule
from tests.rules.bohnaparte.war import OWN_MAP, War, forms, war

OTHERS = (0, 2)
FARM = 9
"""A farm beside the second seat's camp."""


def camping() -> War:
    t = war()
    for land in t.war.board.places["camp"]:
        t.war.mark(land, NOBODY)
    t.war.begin_game(t.war.chance)
    t.table.active = 1
    return t


def attacking() -> War:
    return attacker().attacking(1)


def attacker() -> War:
    t = war()
    t.earn(1, "red", "red").hand(1, "blue", "soy").hand(0, "soy").hand(2, "soy")
    return t


def fighting() -> War:
    """The second seat lays a card against a farm of nobody."""
    t = attacking()
    t.play(1, f"attack {FARM}")
    return t


def defending() -> War:
    """The second seat lays a card against the first one's attack."""
    t = war().own(1, 8)
    t.earn(0, "red").hand(0, "blue").hand(1, "soy").hand(2, "soy")
    t.play(0, "attack 8")
    t.play(0, "fight with hand 1")
    return t


def choosing() -> War:
    return war(cavalry=True).merchant(1, "red", "soy", "blue").choosing(2, 1)


@rule("W02", "W10", "W12", "W17", "W53")
@pytest.mark.parametrize(
    ("moment", "deed", "reason"),
    [
        (camping, "camp 3", "not-your-turn"),
        (attacking, f"attack {FARM}", "not-your-turn"),
        (attacking, "stop", "not-your-turn"),
        (fighting, "fight with hand 1", "not-your-battle"),
        (fighting, "fight with deck", "not-your-battle"),
        (defending, "fight with hand 1", "not-your-battle"),
        (choosing, "take red", "not-your-turn"),
    ],
)
def test_nobody_acts_for_the_seat_whose_moment_it_is(
    moment: Callable[[], War], deed: str, reason: str
) -> None:
    t = moment()

    assert [1] == [ask.seat for ask in t.table.asks() if ask.must]
    assert deed in forms(t, 1)
    for other in OTHERS:
        assert reason == t.refused(other, deed)
        assert () == t.asked(other)
        assert set() == forms(t, other)


@rule("W02", "W10", "W12", "W17", "W53")
@pytest.mark.parametrize("moment", [camping, attacking, fighting, choosing])
@pytest.mark.parametrize(
    ("deed", "when", "reason"),
    [
        ("camp 3", camping, "camps-taken"),
        (f"attack {FARM}", attacking, "not-attacking"),
        ("stop", attacking, "not-attacking"),
        ("fight with hand 1", fighting, "no-battle"),
        ("take red", choosing, "not-choosing"),
    ],
)
def test_every_deed_has_its_moment(
    moment: Callable[[], War], deed: str, when: Callable[[], War], reason: str
) -> None:
    if moment is not when:
        assert reason == moment().refused(1, deed)


@rule("W12")
def test_a_battle_is_about_a_land_and_says_who_laid_what() -> None:
    """The land, no cavalry, and whether the attacker's card lies there already."""
    assert (FARM - 1, -1, 0) == next(a.about for a in fighting().table.asks() if a.seat == 1)
    assert (7, -1, 1) == next(a.about for a in defending().table.asks() if a.seat == 1)


@rule("W12")
@pytest.mark.parametrize("place", [-1, 2, 9])
def test_a_card_is_laid_from_a_place_that_there_is(place: int) -> None:
    t = fighting()

    assert "no-such-place" == t.refused(1, Fight("hand", place))
    assert "no-depot-bean" == t.refused(1, Fight("depot", place))
    assert "no-such-place" == t.refused(1, Fight("deck", place))
    assert "fight-text" == t.refused(1, Fight("sleeve", 0))
    t.depot(1, "red", "red")
    assert "no-depot-bean" == t.refused(1, Fight("depot", place))


@rule("W30", "W31")
def test_a_war_says_why_it_has_ended() -> None:
    """The deck, twelve lands, or a seat without any."""
    t = war()
    t.exhausted(t.table.last_exhaustion())
    assert ("deck", t.table.last_exhaustion()) == t.table.why_over()

    lands = [land + 1 for land, kind in enumerate(t.war.board.kinds) if kind == "farm"]
    t.own(0, *lands, 1, 2, 4, 5, 6, 7)
    assert len(t.lands(0)) >= CROWN
    assert ("lands", CROWN) == t.table.why_over()
    t.lose(15)
    assert ("landless", 0) == t.table.why_over()


@rule("W42")
@pytest.mark.parametrize(("row", "short"), [(1, "Ir Vi"), (7, "Vi Ca")])
def test_a_row_that_does_not_fit_is_named(row: int, short: str) -> None:
    """With how many lands it has and should have."""
    own = {1: OWN_MAP.replace("Ir Vi Ca", short, 1), 7: OWN_MAP.replace("Vi Fa Ca", short)}[row]

    with pytest.raises(Illegal) as refused:
        higgle.new("bohnaparte", 3, "", {"map": own})

    assert ("map-row", {"row": row, "lands": 3, "given": 2}) == (
        refused.value.reason,
        refused.value.words,
    )


@rule("W12", "W36")
def test_a_seat_without_cards_defends_from_the_deck() -> None:
    """It is told as its own card, not its neighbour's."""
    t = war(4).own(2, 5)
    t.earn(0, "red").hand(0, "blue")
    assert isinstance(t.table, Bohnaparte)
    target = next(iter(t.targets(0) - {5}))
    t.own(2, target)
    t.play(0, f"attack {target}")
    t.play(0, "fight with hand 1")

    assert ["fight with deck"] == sorted(forms(t, 2))
    t.play(2, "fight with deck")

    assert [2] == [event.seat for event in t.told("laid")]
