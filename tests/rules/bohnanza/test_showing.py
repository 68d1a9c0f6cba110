"""Showing: cards of a hand, an order or a depot, to one seat or to all, of one's own will."""

from random import Random

import pytest

import higgle
from higgle.bohnanza.beans import CODES
from higgle.bohnanza.plus.hints import BohnanzaPlusHints
from higgle.bohnanza.show_cards import ShowCards
from higgle.core import DOWN, Event, Illegal, Sighting
from higgle.i18n import LANGUAGES
from higgle.narrator import narrate, tell
from tests.rule import rule
from tests.rules.bohnaparte.war import War
from tests.rules.plus.orders import code, ordering, plus, take
from tests.scene import Scene, scene

AUDIENCES = [0, 1, 2, None]


def showing() -> Scene:
    """The first seat holds three beans in the first phase of its turn."""
    return scene().hand(0, "blue", "red", "blue").hand(1, "soy", "red").hand(2, "chili").planting()


def known(t: Scene, audience: int | None, owner: int = 0) -> list[str]:
    """What an audience surely knows of a hand by what it was shown."""
    hand = t.table.hands + owner
    by = -1 if audience is None else audience
    found = [
        one.cards for one in t.table.view(audience).sightings if (one.pile, one.by) == (hand, by)
    ]
    return t.names(found[0]) if found else []


def faces(t: Scene, audience: int | None) -> list[int]:
    """The faces that an audience sees of what was just shown."""
    return [move[0] for move in t.table.seen(t.told("shown")[0], audience).moves]


@rule("B93")
def test_cards_are_shown_to_one_seat_and_stay_where_they_are() -> None:
    t = showing()

    t.play(0, "show 1 blue to 2")

    assert ["blue", "red", "blue"] == t.in_hand(0)
    assert ["blue"] == known(t, 1)


@rule("B93")
def test_the_others_see_only_how_many_cards_were_shown_to_whom() -> None:
    t = showing()

    t.play(0, "show 1 blue and 1 red to 2")

    assert (0, (1, 1)) == (t.told("shown")[0].seat, t.told("shown")[0].numbers)
    assert [False, False, True, True] == [DOWN in faces(t, one) for one in AUDIENCES]
    assert [2] * 4 == [len(faces(t, one)) for one in AUDIENCES]
    assert [] == known(t, 2) == known(t, None)
    assert not t.table.view(2).sightings
    assert not t.table.view().sightings


@rule("B93")
def test_whoever_has_shown_something_knows_to_whom() -> None:
    t = showing()

    t.play(0, "show 1 blue to 2")

    assert (Sighting(t.table.hands, 1, (CODES["blue"],)),) == t.table.view(0).sightings


@rule("B93")
def test_what_all_others_are_shown_spectators_see_too() -> None:
    t = showing()

    t.play(0, "show 1 red to all")

    assert ["red"] == known(t, 1) == known(t, 2) == known(t, None)
    assert DOWN not in faces(t, None)


@rule("B93")
def test_a_whole_hand_is_shown() -> None:
    t = showing()

    t.play(0, "show hand to 2 and 3")

    assert ["blue", "blue", "red"] == sorted(known(t, 1)) == sorted(known(t, 2))


@rule("B93")
def test_one_may_show_in_anothers_turn_and_in_every_stage() -> None:
    t = showing()

    t.play(2, "show 1 chili to 1")
    t.trading(1).play(2, "show 1 chili to 2")
    t.settling(1).received(1, "soy").play(2, "show 1 chili to all")

    assert ["chili"] == known(t, 0, 2) == known(t, 1, 2) == known(t, None, 2)


@rule("B93")
def test_no_clock_and_no_ask_changes_by_showing() -> None:
    t = showing()
    asks = t.table.asks()

    t.play(1, "show 1 soy to all")

    assert asks == t.table.asks()


@rule("B93")
def test_a_card_that_was_planted_is_known_no_more() -> None:
    t = showing()
    t.play(0, "show hand to 2")

    t.play(0, "plant 1")

    assert ["blue", "red"] == sorted(known(t, 1))


@rule("B93")
def test_of_three_alike_one_is_known_until_as_many_have_left_as_were_shown() -> None:
    """Whoever saw two of three blue beans knows of one after one was planted, and then of none."""
    t = scene().hand(0, "blue", "blue", "blue").hand(1, "soy").planting()
    t.play(0, "show 2 blue to 2")

    t.play(0, "plant 1")
    assert ["blue"] == known(t, 1)

    t.play(0, "plant 1")
    assert [] == known(t, 1)
    assert not t.table.sightings


@rule("B93")
def test_a_card_that_was_given_away_is_known_no_more() -> None:
    t = showing().trading()
    t.play(0, "show 1 red to all")
    t.play(0, "offer 1 red for nothing to 3")
    t.play(2, "accept 1")

    t.play(0, "confirm 1 with 3")

    assert [] == known(t, 1) == known(t, 2) == known(t, None)


@rule("B93")
def test_drawing_changes_nothing_in_what_is_known() -> None:
    t = showing().trading().deck("soy", "soy", "soy", "soy")
    t.play(0, "show 1 red to 2")

    t.play(0, "end trade")

    assert ["red"] == known(t, 1)


@rule("B93")
@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("show 1 soy to 2", "not-yours-to-show"),
        ("show 2 red to 2", "not-yours-to-show"),
        ("show depot to 2", "nothing-to-show"),
        ("show order to 2", "nothing-to-show"),
        ("show 1 blue to 1", "show-to-others"),
        ("show 1 blue to 4", "show-to-others"),
        ("show 1 blue to 2 and 2", "show-to-others"),
    ],
)
def test_one_shows_what_one_has_to_others(text: str, reason: str) -> None:
    assert reason == showing().refused(0, text)


@rule("B93")
def test_an_empty_hand_is_not_shown() -> None:
    assert "nothing-to-show" == scene().hand(1, "soy").trading().refused(0, "show hand to all")


@rule("B93")
def test_what_is_known_already_is_not_shown_again() -> None:
    """Otherwise a game would have no end."""
    t = showing()
    t.play(0, "show 1 blue to 2")

    assert "already-shown" == t.refused(0, "show 1 blue to 2")
    t.play(0, "show 1 blue to 2 and 3")
    t.play(0, "show 2 blue to 2")
    assert "already-shown" == t.refused(0, "show 2 blue to 2")


@rule("B93")
@pytest.mark.parametrize("text", ["show", "show blue", "show to 2", "show 1 blue up to 2"])
def test_what_is_to_be_shown_is_named(text: str) -> None:
    with pytest.raises(Illegal) as refused:
        higgle.parse("bohnanza", text)

    assert refused.value.reason in ("show-text", "unknown-text")


@rule("B93")
@pytest.mark.parametrize("audience", [1, 2, None])
def test_what_was_shown_is_believed_in_every_imagined_world(audience: int | None) -> None:
    t = showing()
    t.play(0, "show 2 blue to 2")
    view = t.table.view(audience)

    worlds = [view.imagine(Random(seed)) for seed in range(40)]

    sure = [world.hand(0).count(CODES["blue"]) >= 2 for world in worlds]
    assert all(sure) if audience == 1 else not all(sure)


@rule("B93")
def test_a_promised_card_and_a_shown_one_may_be_the_same() -> None:
    """An open offer of a blue bean and a shown one are one bean as long as nothing says more."""
    t = scene().hand(0, "blue", "red").hand(1, "soy").hand(2, "chili").trading()
    t.play(0, "offer 1 blue for 1 soy to 2")
    t.play(0, "show 1 blue to 2")

    assert {t.table.hands: (CODES["blue"],)} == t.table.view(1).sure_cards()


@rule("B93")
def test_what_is_known_travels_with_the_table() -> None:
    t = showing()
    t.play(0, "show 1 blue to 2")

    for table in (t.table, t.table.view(0), t.table.view(1), t.table.view(2)):
        assert table.sightings == higgle.load(table.json()).sightings
    assert b"sightings" not in t.table.view(2).json()


@rule("B93")
@rule("B93")
def test_nothing_is_known_twice() -> None:
    table = showing().table
    once = Sighting(2, 1, (CODES["blue"],)), Sighting(2, 2, (CODES["blue"],))
    table.sightings = once
    table.check_position(complete=False)

    table.sightings = (once[0], *once)
    with pytest.raises(Illegal) as refused:
        table.check_position(complete=False)

    assert "shown" == refused.value.words["what"]


@rule("B93")
def test_nobody_shows_to_a_seat_that_is_not_there() -> None:
    t = showing()

    for other in (-1, 3):
        assert "show-to-others" == t.refused(0, ShowCards((CODES["blue"],), (other,)))


@pytest.mark.parametrize(
    "wrong",
    [
        Sighting(0, 1, (1,)),
        Sighting(2, 0, (1,)),
        Sighting(2, 7, (1,)),
        Sighting(2, 1, ()),
        Sighting(2, 1, (4,)),
        Sighting(2, 1, (2, 1)),
        Sighting(2, 1, (99,)),
        Sighting(99, 1, (1,)),
    ],
)
def test_knowledge_that_nobody_can_have_is_refused(wrong: Sighting) -> None:
    table = higgle.new("bohnanza", 3, "known")
    table.piles[2] = (1, 1, 2, 3, 3)
    table.sightings = (wrong,)

    with pytest.raises(Illegal) as refused:
        table.check_position(complete=False)

    assert ("impossible-table", "shown") == (refused.value.reason, refused.value.words["what"])


def sentence(t: Scene, event: Event, reader: int) -> str:
    """The message that tells a reader."""
    told = narrate(t.table, t.table.seen(event, reader if reader >= 0 else None), reader)
    assert told is not None
    return told.message


@rule("B93")
def test_everybody_is_told_in_a_sentence_of_their_own() -> None:
    t = showing()
    t.play(0, "show 1 blue to 2")

    told = [sentence(t, t.events[0], reader) for reader in (0, 1, 2, -1)]

    assert ["you-shown", "to-you-shown", "event-shown", "event-shown"] == told


@rule("B93")
@pytest.mark.parametrize(
    ("language", "whom"),
    list(zip(LANGUAGES, ("everybody", "всем", "všem", "allen"), strict=True)),
)
def test_what_all_are_shown_is_shown_to_everybody(language: str, whom: str) -> None:
    """Nobody lists the names of all others."""
    t = showing()
    [event] = t.play(0, "show 1 blue to all")
    assert f" {whom}: " in tell(t.table, event, list("ABC"), language)

    [event] = t.play(1, "show 1 red to 3")
    assert whom not in tell(t.table, event, list("ABC"), language)


@rule("B93")
def test_a_shown_order_is_named_to_those_who_see_it() -> None:
    """The others are told that a card was shown."""
    t = take(ordering(3).hand(0, "blue"), 0, "2/1").planting()
    [event] = t.play(0, "show order to 2")

    told = [sentence(t, event, reader) for reader in (0, 1, 2, -1)]

    assert ["you-shown-order", "to-you-shown-order", "event-shown", "event-shown"] == told
    shown = narrate(t.table, t.table.seen(event, 1), 1)
    hidden = narrate(t.table, t.table.seen(event, 2), 2)
    assert shown is not None
    assert hidden is not None
    assert (2, 1) == (shown.words["left"], shown.words["right"])
    assert "left" not in hidden.words


# Orders and depots


@rule("P38")
def test_an_order_in_hand_is_shown_and_not_laid_open() -> None:
    t = take(ordering(3).hand(0, "blue"), 0, "2/1").planting()

    t.play(0, "show order to 2")

    table = plus(t)
    pile = table.order_piles + 0
    assert (Sighting(pile, 1, table.piles[pile]),) == table.view(1).sightings
    assert not table.view(2).sightings
    assert not table.piles[table.open_orders]
    assert (2, 1) == BohnanzaPlusHints(table.view(1)).hint_order(0).pair
    assert () == BohnanzaPlusHints(table.view(2)).hint_order(0).pair


@rule("P38")
def test_an_order_that_was_met_is_known_no_more() -> None:
    t = take(ordering(3).field(0, 1, blue=2).field(0, 2, red=1), 0, "2/1").trading()
    t.play(0, "show order to 2")

    t.play(0, "meet order")

    assert not t.table.sightings


@rule("P38")
def test_no_bean_is_named_among_orders() -> None:
    t = take(ordering(3).hand(0, "blue"), 0, "2/1").planting()
    order = code(t, "3/1")

    assert "not-yours-to-show" == t.refused(0, ShowCards((order,), (1,), "order"))


@rule("W92")
def test_depot_beans_are_shown() -> None:
    t = War(3, {}).depot(0, "blue", "red")

    t.play(0, "show 1 red of depot to 2")
    t.play(0, "show depot to 3")

    depot = t.war.depot_piles
    red, blue = t.war.depot(0)[1], t.war.depot(0)[0]
    assert (Sighting(depot, 1, (red,)),) == t.table.view(1).sightings
    assert (Sighting(depot, 2, tuple(sorted((blue, red)))),) == t.table.view(2).sightings


@rule("W92")
def test_a_depot_bean_that_was_laid_unseen_leaves_nothing_sure() -> None:
    """Which of the two it was shows later; until then neither must still be there."""
    t = War(3, {}).own(1, 2).depot(0, "blue", "red").earn(0, "soy", "soy")
    t.play(0, "show depot to 2")
    target = next(action for action in t.table.actions(0) if str(action).startswith("attack"))
    t.play(0, target)

    t.play(0, "fight with depot 1")

    assert not t.table.sightings
