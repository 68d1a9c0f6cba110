"""Who sees what."""

from tests.rule import rule
from tests.rules.bohnaparte.war import War, war


def moved(t: War, seat: int | None) -> list[tuple[int, str]]:
    """The cards that an audience saw move in the last action, and where they went."""
    names = t.war.layout.names
    seen = [t.war.seen(event, seat) for event in t.events]
    return [(move[0], names[move[3]]) for event in seen for move in event.moves]


def battle() -> War:
    """The first seat has attacked a farm of the second."""
    t = war().own(1, 8).depot(0, "green")
    t.earn(0, "stink").hand(0, "red", "chili").hand(1, "soy").deck("garden", *["blue"] * 4)
    t.play(0, "attack 8")
    return t


@rule("W13")
def test_a_card_of_the_hand_is_seen_by_its_owner_alone() -> None:
    t = battle()

    t.play(0, "fight with hand 2")

    assert [(2, "laid")] == moved(t, 0)
    assert [(0, "laid")] == moved(t, 1) == moved(t, 2) == moved(t, None)
    assert [(2,), (0,), (0,)] == [t.war.view(seat).piles[t.war.laid_piles] for seat in range(3)]


@rule("W13")
def test_everybody_knows_where_a_card_came_from() -> None:
    for text, source in (("hand 1", 0), ("depot 1", 1), ("deck", 2)):
        t = battle()
        t.play(0, f"fight with {text}")
        assert [(source,)] == [t.war.seen(event, 1).numbers for event in t.told("laid")]


@rule("W13")
def test_nobody_learns_which_place_of_the_hand_a_card_had() -> None:
    t = battle()

    t.play(0, "fight with hand 2")

    places = [move[2] for event in t.events for move in t.war.seen(event, 1).moves]
    assert [-1] == places


@rule("W13")
def test_a_card_of_the_deck_is_seen_by_nobody_before_the_reveal() -> None:
    t = battle()

    t.play(0, "fight with deck")

    assert [(0, "unseen")] == moved(t, 0) == moved(t, 1) == moved(t, None)
    assert all((0,) == t.war.view(seat).piles[t.war.unseen_pile] for seat in range(3))


@rule("W91")
def test_both_cards_are_seen_by_all_after_the_reveal() -> None:
    t = battle()
    t.play(0, "fight with deck")

    t.play(1, "fight with hand 1")

    assert [(5, "defence"), (8, "discard"), (5, "discard")] == moved(t, 2)[:3]


@rule("W90")
def test_depot_beans_are_seen_by_their_owner_alone() -> None:
    t = war().depot(1, "red", "soy")

    seen = [t.war.view(seat).depot(1) for seat in range(3)]

    assert [(0, 0), (7, 5), (0, 0)] == seen
    assert (0, 0) == t.war.view().depot(1)


@rule("W90")
def test_a_bean_of_the_hand_goes_to_the_depot_unseen() -> None:
    t = war().depot(0)
    t.hand(0, "red", "blue").planting()

    t.play(0, "stock")

    assert [(7, "depot")] == moved(t, 0)
    assert [(0, "depot")] == moved(t, 1) == moved(t, None)


@rule("W91")
def test_monastery_draws_are_public() -> None:
    t = war().own(1, 11)
    t.hand(1, "blue").deck("red", "red", "red", "soy", "green")

    t.play(0, "stop")

    assert [(5, "alms"), (5, "thalers")] == moved(t, 2)[-2:]


@rule("W91")
def test_merchant_cards_are_public() -> None:
    t = war(cavalry=True).merchant(1, "red", "soy")

    assert (7, 5) == t.war.view(0).merchant(1) == t.war.view().merchant(1)


@rule("W91")
def test_the_state_of_the_war_is_public() -> None:
    t = war(cavalry=True, both_sides=True).fortress(2).own(1, 4)
    t.war.turn_cavalry(0, False)
    t.war.emptied = (8,)

    view = t.war.view()

    assert t.war.owners == view.owners
    assert t.war.fortresses == view.fortresses
    assert t.war.emptied == view.emptied
    assert t.war.ready == view.ready
    assert t.war.lands == view.lands
    assert (t.war.depots, t.war.merchants) == (view.depots, view.merchants)
