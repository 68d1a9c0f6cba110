"""Orders: what they ask for, when they are met, and what they are worth."""

import pytest

import higgle
from higgle.bohnanza.planting import Settling
from higgle.bohnanza.plus.game import BohnanzaPlus
from higgle.core import Illegal
from tests.rule import rule
from tests.rules.plus.orders import (
    code,
    empty_pile,
    in_hand,
    lay_open,
    met,
    ordering,
    plus,
    take,
    under,
    written,
)
from tests.scene import Scene, scene

SORTS = ("red", "blue", "soy")


def field_sizes(t: Scene, *sizes: int) -> Scene:
    """The first seat's fields hold these numbers of beans, of three sorts."""
    for slot, (sort, size) in enumerate(zip(SORTS, sizes, strict=False), 1):
        t.field(0, slot, **{sort: size})
    return t


def is_met(order: str, *sizes: int) -> bool:
    """Whether these fields meet an order; with three seats everybody has three fields."""
    t = ordering(4 if len(sizes) == 2 else 3).hand(0, "stink").planting()
    take(field_sizes(t, *sizes), 0, order)
    return "meet order" in [str(action) for action in t.table.actions(0)]


# The pile


@rule("P20", "P33")
@pytest.mark.parametrize("deck", ["standard", "harder"])
def test_there_are_39_orders(deck: str) -> None:
    assert 39 == sum(plus(ordering(order_deck=deck)).census()["order"])


@rule("P33")
def test_every_pair_with_a_sum_of_three_to_eight_is_there_once() -> None:
    t = ordering()
    orders = [written(t, code) for code, count in enumerate(t.table.census()["order"]) if count]
    pairs = {f"{left}/{right}" for left in range(9) for right in range(9) if 3 <= left + right <= 8}

    assert pairs == set(orders)
    assert [1] * 39 == t.table.census()["order"][1:]
    assert {"3/4", "4/0"} <= pairs


@rule("P33")
def test_the_harder_pile_has_every_pair_up_to_six_with_a_sum_of_four() -> None:
    t = ordering(order_deck="harder")
    orders = [written(t, code) for code, count in enumerate(t.table.census()["order"]) if count]
    pairs = {f"{left}/{right}" for left in range(7) for right in range(7) if left + right >= 4}

    assert pairs == set(orders)
    assert [1] * 39 == t.table.census()["order"][1:]


@rule("P20")
@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7])
def test_after_the_deal_each_seat_takes_one_behind_its_hand(seats: int) -> None:
    table = higgle.new("bohnanza-plus", seats, "orders", {"orders": True})
    assert isinstance(table, BohnanzaPlus)

    assert [1] * seats == [len(table.order(seat)) for seat in range(seats)]
    assert 39 - seats == sum(table.piles[table.order_deck])
    sizes = [len(table.hand(seat)) for seat in range(seats)]
    assert [(size,) for size in sizes] == table.piles[table.order_places :][:seats]


@rule("P20")
def test_without_the_option_there_are_none() -> None:
    t = scene("bohnanza-plus", 4).hand(0, "soy").planting()

    assert [0] == t.table.census()["order"]
    assert "no-order" == t.refused(0, "meet order")
    assert not any("meet" in (*ask.forms, *ask.rights) for ask in t.table.asks())


# Its place in the hand


@rule("P21")
def test_the_order_moves_forward_as_beans_are_planted() -> None:
    t = take(ordering().hand(0, "soy", "soy", "red"), 0, "0/8").planting()

    t.play(0, "plant 1")

    assert ["soy", "red", "0/8"] == in_hand(t, 0)
    t.play(0, "plant 1")
    assert ["red", "0/8"] == in_hand(t, 0)


@rule("P21")
def test_new_beans_go_behind_it() -> None:
    t = take(ordering().hand(0, "soy").hand(1, "red"), 0, "0/8").trading()
    t.deck("blue", "wax", "chili", "stink")

    t.play(0, "end trade")

    assert ["soy", "0/8", "blue", "wax", "chili"] == in_hand(t, 0)


@rule("P21")
def test_it_moves_forward_as_beans_before_it_are_dealt_away() -> None:
    """Of three cards that leave, two lay before the order and one behind it."""
    t = ordering().hand(0, "soy", "blue", "red", "blue", "wax").trading()
    take(t, 0, "0/8", before=2)

    t.play(0, "offer 2 blue and 1 soy for nothing to 2")
    t.play(1, "accept 1")
    t.play(0, "confirm 1 with 2 giving 1 and 2 and 4")

    assert ["red", "0/8", "wax"] == in_hand(t, 0)


@rule("P21")
def test_it_moves_forward_in_the_hand_of_a_partner_too() -> None:
    t = ordering().hand(0, "blue").hand(1, "soy", "red", "soy").trading()
    take(t, 1, "0/8", before=1)

    t.play(0, "offer 1 blue for 2 soy to all")
    t.play(1, "accept 1 with 1 and 3")
    t.play(0, "confirm 1 with 2 giving 1")

    assert ["red", "0/8"] == in_hand(t, 1)


# Never traded


@rule("P22")
def test_an_order_cannot_be_named_in_an_offer() -> None:
    for text in ("offer order for 1 red to all", "offer 1 red for order to 2"):
        with pytest.raises(Illegal):
            higgle.parse("bohnanza-plus", text)


@rule("P22")
def test_an_order_is_no_place_of_the_hand_that_could_be_given() -> None:
    """Two beans and an order: there is no third place."""
    t = take(ordering().hand(0, "soy").hand(1, "red", "blue"), 1, "3/4").trading()

    t.play(0, "offer nothing for 1 red to all")

    assert "no-such-place" == t.refused(1, "accept 1 with 3")


@rule("P22")
def test_who_gives_every_bean_away_keeps_the_order() -> None:
    t = take(ordering().hand(0, "soy").hand(1, "red"), 1, "3/4").trading()

    t.play(1, "offer 1 red for nothing to 1")
    t.play(0, "accept 1")
    t.play(1, "confirm 1 with 1 giving 1")

    assert ["3/4"] == in_hand(t, 1)


# What meets it


@rule("P23", "P34")
def test_the_rulebook_s_first_example() -> None:
    """3/4: three beans in the first field and four in the second."""
    assert is_met("3/4", 3, 4)


@rule("P23")
@pytest.mark.parametrize(
    ("order", "sizes"),
    [
        ("3/4", (4, 3)),
        ("3/4", (3, 5)),
        ("3/4", (4, 4)),
        ("3/4", (3, 3)),
        ("3/0", (0, 3)),
        ("4/0", (5, 0)),
        ("4/0", (4, 1)),
    ],
)
def test_numbers_are_exact_and_from_left_to_right(order: str, sizes: tuple[int, ...]) -> None:
    assert not is_met(order, *sizes)


@rule("P23")
def test_fields_2_and_3_meet_it_as_well() -> None:
    assert is_met("3/4", 1, 3, 4)
    assert not is_met("3/4", 1, 4, 3)


@rule("P34")
@pytest.mark.parametrize("sizes", [(4, 0), (4, 0, 2), (2, 4, 0), (0, 4, 0)])
def test_four_beans_directly_left_of_an_empty_field(sizes: tuple[int, ...]) -> None:
    assert is_met("4/0", *sizes)


@rule("P24", "P34")
@pytest.mark.parametrize("between", [1, 2, 5])
def test_fields_1_and_3_are_not_neighbours(between: int) -> None:
    assert not is_met("4/0", 4, between, 0)
    assert not is_met("3/4", 3, between, 4)


@rule("P23")
def test_a_third_field_not_owned_is_no_field() -> None:
    """Two and four beans: the place to the right is no empty field before it is bought."""
    t = field_sizes(ordering().hand(0, "stink").planting(), 2, 4)
    take(t, 0, "4/0").earn(0, *["green"] * 4)

    assert "order-not-met" == t.refused(0, "meet order")
    t.play(0, "buy field")
    t.play(0, "meet order")

    assert ["4/0"] == met(t, 0)


@rule("P23")
def test_the_sorts_do_not_matter() -> None:
    t = take(ordering(same_sort_twice=True).hand(0, "soy").planting(), 0, "3/4")
    t.field(0, 1, wax=3).field(0, 2, wax=4)

    t.play(0, "meet order")

    assert 1 == t.thalers(0)


# When


def ready(active: int = 0) -> Scene:
    """The first seat's fields meet the order in its hand; every seat has beans."""
    t = ordering().hand(0, "stink", "stink").hand(1, "wax", "wax")
    take(field_sizes(t, 3, 4), 0, "3/4")
    return t.planting(active)


@rule("P25", "P26")
def test_it_is_met_at_the_start_of_phase_1() -> None:
    """Shown to all, it goes to the thaler pile, and nothing is harvested."""
    t = ready()

    told = t.play(0, "meet order")

    assert ["order_met"] == [event.name for event in told]
    assert (3, 4) == told[0].numbers
    assert 1 == t.thalers(0)
    assert (3, 4) == (len(t.in_field(0, 1)), len(t.in_field(0, 2)))
    assert ["stink", "stink"] == in_hand(t, 0)


@rule("P25")
def test_it_is_met_in_the_middle_of_the_hand() -> None:
    t = take(field_sizes(ordering().hand(0, "stink", "wax"), 3, 4), 0, "3/4", before=1).planting()

    t.play(0, "meet order")

    assert ["stink", "wax"] == in_hand(t, 0)


@rule("P25")
def test_it_is_met_between_the_two_beans_of_phase_1() -> None:
    t = ordering().hand(0, "red", "stink", "wax").planting()
    take(field_sizes(t, 2, 4), 0, "3/4")

    t.play(0, "plant 1")
    t.play(0, "meet order")

    assert ["3/4"] == met(t, 0)
    assert ("plant", "pass") == t.asked(0)


@rule("P25")
def test_it_is_met_while_trading() -> None:
    t = ready().trading()

    t.play(0, "meet order")

    assert ["3/4"] == met(t, 0)


@rule("P25")
def test_it_is_met_before_the_first_bean_of_phase_3_and_in_between() -> None:
    t = ready().received(0, "stink").settling()
    t.play(0, "meet order")
    assert ["3/4"] == met(t, 0)

    t = take(ordering().field(0, 1, red=2).field(0, 2, blue=4), 0, "3/4").hand(1, "wax")
    t.received(0, "red", "soy").settling()
    t.play(0, "plant red 1")
    t.play(0, "meet order")
    assert ["3/4"] == met(t, 0)


@rule("P25")
def test_the_last_bean_of_phase_3_can_meet_an_order_in_hand() -> None:
    """The turn goes up to the draw: there is a moment between the last bean and it."""
    t = take(ordering().hand(0, "wax").hand(1, "wax"), 0, "3/4")
    field_sizes(t, 2, 4).received(0, "red").settling()

    t.play(0, "plant red 1")
    t.play(0, "meet order")

    assert ["3/4"] == met(t, 0)
    assert 1 == t.table.active


@rule("P25")
def test_another_seat_s_last_bean_does_not_take_that_moment_away() -> None:
    t = take(ordering().hand(0, "wax").hand(1, "wax"), 0, "3/4")
    field_sizes(t, 2, 4).received(0, "red").received(1, "stink").settling()

    t.play(0, "plant red 1")
    t.play(1, "plant stink 1")
    t.play(0, "meet order")

    assert ["3/4"] == met(t, 0)


@rule("P25", "P37")
def test_the_moment_before_the_draw_tells_nothing_of_an_order_in_hand() -> None:
    """Whoever's fields would meet some order is asked, whatever their own order says."""
    t = take(ordering().hand(0, "wax").hand(1, "wax"), 0, "5/3")
    field_sizes(t, 2, 4).received(0, "red").settling()

    t.play(0, "plant red 1")

    assert (Settling(),) == t.table.stages
    assert ("meet", "pass") == t.asked(0)
    assert "order-not-met" == t.refused(0, "meet order")
    t.play(0, "pass")
    assert 1 == t.table.active
    assert "5/3" in in_hand(t, 0)


@rule("P25", "P28")
def test_a_harvest_before_the_draw_may_meet_the_order_in_hand() -> None:
    """Four blue beans pay a thaler, and the red ones beside the empty field meet 0/4."""
    t = take(ordering().hand(0, "wax").hand(1, "wax"), 0, "0/4").received(0, "blue")
    t.field(0, 1, blue=3).field(0, 2, red=4).settling()

    t.play(0, "plant blue 1")
    t.play(0, "harvest 1")
    t.play(0, "meet order")

    assert (2, ["0/4"]) == (t.thalers(0), met(t, 0))


@rule("P25")
def test_no_moment_is_needed_when_no_order_at_all_could_be_met() -> None:
    """Nine beans beside nine are in no order."""
    t = take(ordering().hand(0, "wax").hand(1, "wax"), 0, "3/4")
    t.field(0, 1, blue=8).field(0, 2, chili=9).received(0, "blue").settling()

    t.play(0, "plant blue 1")

    assert 1 == t.table.active


@rule("P25")
@pytest.mark.parametrize("active", [1, 2, 3])
def test_it_is_not_met_in_another_seat_s_turn(active: int) -> None:
    t = ready(active).hand(active, "soy")

    assert "order-own-turn" == t.refused(0, "meet order")
    t.trading(active)
    assert "order-own-turn" == t.refused(0, "meet order")
    t.received(active, "soy").settling(active)
    assert "order-own-turn" == t.refused(0, "meet order")
    assert "meet order" not in [str(action) for action in t.table.actions(0)]


@rule("P25")
def test_after_the_draw_the_turn_is_over() -> None:
    t = ready().trading()

    t.play(0, "end trade")
    t.play(0, "pass")

    assert 1 == t.table.active
    assert "order-own-turn" == t.refused(0, "meet order")


@rule("P25")
def test_an_order_that_is_not_met_is_refused() -> None:
    t = take(field_sizes(ordering().hand(0, "stink").planting(), 3, 3), 0, "3/4")

    assert "order-not-met" == t.refused(0, "meet order")


# What it is worth


@rule("P26")
def test_a_met_order_is_worth_one_thaler_at_the_end() -> None:
    """Beside the thalers of the beans, and it decides the game."""
    t = ready().earn(0, "soy")
    t.play(0, "meet order")

    stage = t.table.finish(t.table.chance)
    assert stage is not None
    t.table.stages = (stage,)

    beans = len(t.table.piles[t.table.thaler_piles])
    assert t.table.over
    assert {"thalers": beans, "orders": 1} == t.table.scores(detail=True)[0]
    assert (beans + 1, [0]) == (t.table.scores()[0], t.table.winners())


@rule("P26")
def test_it_lies_in_the_thaler_pile_and_pays_for_a_field() -> None:
    t = ready().earn(0, *["soy"] * 3)
    t.play(0, "meet order")

    t.play(0, "buy field")

    assert 0 == t.thalers(0)
    assert (0, 1, 2) == t.table.fields[0]


@rule("P30")
def test_a_spent_order_goes_under_the_order_pile() -> None:
    t = ready().earn(0, *["soy"] * 3)
    t.play(0, "meet order")

    t.play(0, "buy field")

    assert ["3/4"] == under(t)
    assert {"soy": 3} == t.discard()


@rule("P30")
def test_everybody_spends_its_own_orders() -> None:
    """The third seat pays with what it met, and nobody else loses an order."""
    t = ordering()
    for seat, order in ((0, "3/4"), (2, "4/3")):
        left, right = map(int, order.split("/"))
        t.field(seat, blue=left).field(seat, red=right).planting(seat)
        lay_open(t, seat, order).earn(seat, "soy", "soy", "soy")
        t.play(seat, "meet order")

    t.play(2, "buy field")

    assert (["3/4"], []) == (met(t, 0), met(t, 2))
    assert ["4/3"] == under(t)
    assert (4, 0) == (t.thalers(0), t.thalers(2))


@rule("P30")
def test_the_top_of_the_pile_is_spent_and_a_deep_order_stays() -> None:
    """Four bean thalers were earned after the order was met."""
    t = ready()
    t.play(0, "meet order")
    t.earn(0, *["soy"] * 4)

    t.play(0, "buy field")

    assert ["3/4"] == met(t, 0)
    assert [] == under(t)
    assert {"soy": 4} == t.discard()
    assert 1 == t.thalers(0)


@rule("P30")
def test_orders_are_spent_in_the_order_of_the_pile() -> None:
    """One order, three beans, one order: the second and the beans are spent."""
    t = ready()
    t.play(0, "meet order")
    t.earn(0, *["soy"] * 3)
    take(t, 0, "4/3")
    t.play(0, "harvest 1")
    t.play(0, "harvest 2")
    t.field(0, 1, red=4).field(0, 2, blue=3)
    thalers = t.thalers(0)
    t.play(0, "meet order")

    t.play(0, "buy field")

    assert ["3/4"] == met(t, 0)
    assert ["4/3"] == under(t)
    assert thalers + 1 - 4 == t.thalers(0)


@rule("P32")
def test_orders_do_not_decide_a_tie() -> None:
    t = ordering().earn(1, "soy").earn(2, "soy").hand(2, "blue").trading()
    take(t, 1, "3/4")
    t.exhausted(2).deck("blue")

    t.play(0, "end trade")

    assert [1, 1] == t.table.scores()[1:3]
    assert [2] == t.table.winners()


# Drawing the next


@rule("P29")
def test_a_seat_without_an_order_draws_one_after_the_beans() -> None:
    t = ready().trading().deck("blue", "chili", "wax", "soy")
    t.play(0, "meet order")

    told = [event.name for event in t.play(0, "end trade")]

    assert told.index("drew") < told.index("order_drawn")
    assert ["stink", "stink", "blue", "chili", "wax"] == in_hand(t, 0)[:-1]
    assert "/" in in_hand(t, 0)[-1]


@rule("P29")
def test_a_seat_with_an_order_draws_none() -> None:
    t = take(ordering().hand(0, "soy").hand(1, "red"), 0, "0/8").trading()

    t.play(0, "end trade")

    assert [] == t.told("order_drawn")
    assert 38 == sum(plus(t).piles[plus(t).order_deck])


@rule("P29")
@pytest.mark.parametrize(("seats", "beans"), [(3, 3), (5, 3), (6, 4), (7, 4)])
def test_it_goes_behind_three_or_four_beans(seats: int, beans: int) -> None:
    t = ordering(seats).hand(1, "red").trading().deck(*["blue"] * 6)

    t.play(0, "end trade")

    assert ["blue"] * beans == in_hand(t, 0)[:-1]


@rule("P29")
def test_at_the_end_of_the_game_none_is_drawn() -> None:
    t = ordering().hand(1, "red").trading().exhausted(2).deck("blue")

    t.play(0, "end trade")

    assert t.table.over
    assert ["blue"] == in_hand(t, 0)


@rule("P35")
def test_an_order_just_drawn_waits_for_the_next_turn() -> None:
    """Whatever is drawn, the turn has passed to the left."""
    t = field_sizes(ordering().hand(1, "red"), 3, 4).trading()

    t.play(0, "end trade")

    assert 1 == t.table.active
    assert 1 == len(plus(t).order(0))
    assert "order-own-turn" == t.refused(0, "meet order")


@rule("P36")
def test_with_the_pile_empty_none_is_drawn() -> None:
    t = empty_pile(ordering().hand(0, "soy").hand(1, "red").trading()).deck(*["blue"] * 9)

    t.play(0, "end trade")

    assert ["soy", "blue", "blue", "blue"] == in_hand(t, 0)
    assert [] == t.told("order_drawn")


@rule("P36")
def test_a_seat_without_an_order_plays_on() -> None:
    t = empty_pile(ordering().hand(0, "soy", "red", "blue").planting())

    assert "no-order" == t.refused(0, "meet order")
    assert "order-not-in-front" == t.refused(0, "show order")
    t.play(0, "plant 1")
    t.play(0, "plant 2")
    t.play(0, "end trade")


@rule("P28", "P36")
def test_what_lies_under_the_pile_is_drawn_when_all_above_is_gone() -> None:
    t = lay_open(ordering().hand(1, "red"), 0, "0/8")
    empty_pile(t).trading().deck(*["blue"] * 9)

    t.play(0, "end trade")

    assert ["blue", "blue", "blue", "0/8"] == in_hand(t, 0)
    assert [] == under(t)


@rule("P28", "P36")
def test_of_what_lies_under_the_pile_the_oldest_is_drawn_first() -> None:
    t = ordering().hand(1, "red")
    plus(t).piles[plus(t).under] = tuple(code(t, order) for order in ("0/8", "3/4", "4/0"))
    empty_pile(t).trading().deck(*["blue"] * 9)

    t.play(0, "end trade")

    assert ["blue", "blue", "blue", "0/8"] == in_hand(t, 0)
    assert ["3/4", "4/0"] == under(t)


# What is seen


@rule("P37")
@pytest.mark.parametrize("audience", [0, 1, 2, 3, None])
def test_an_order_in_hand_is_seen_by_its_owner_alone(audience: int | None) -> None:
    """The others see that there is one, neither which nor where in the hand."""
    t = take(ordering().hand(0, "soy", "red"), 0, "3/4", before=1).planting()
    table, view = plus(t), plus(t).view(audience)

    mine = audience == 0
    order = table.piles[table.order_piles]
    assert (order if mine else (0,)) == view.piles[table.order_piles]
    assert ((1,) if mine else ()) == view.piles[table.order_places]
    assert 2 == len(view.hand(0))


@rule("P37")
@pytest.mark.parametrize("audience", [0, 1, None])
def test_a_drawn_order_is_seen_by_its_owner_alone(audience: int | None) -> None:
    t = ordering().hand(1, "red").trading()

    t.play(0, "end trade")
    moves = t.table.seen(t.told("order_drawn")[0], audience).moves

    assert (audience == 0) == (moves[0][0] != 0)


@rule("P37")
@pytest.mark.parametrize("audience", [0, 1, None])
def test_an_open_order_is_seen_by_all(audience: int | None) -> None:
    t = lay_open(ordering().hand(0, "soy"), 0, "3/4").planting()
    table, view = plus(t), plus(t).view(audience)

    assert "3/4" == written(t, view.piles[table.open_orders][0])


@rule("P37")
@pytest.mark.parametrize("audience", [0, 1, None])
def test_a_met_order_is_shown_to_all(audience: int | None) -> None:
    t = ready()

    t.play(0, "meet order")
    moves = t.table.seen(t.told("order_met")[0], audience).moves

    assert "3/4" in [written(t, card) for card, _, _, _ in moves if card]
    assert (0,) == plus(t).view(audience).piles[plus(t).met_orders]


@rule("P37")
def test_every_seat_is_asked_about_showing_whatever_its_front_card_is() -> None:
    """That an order has come to the front is not told by who is asked."""
    front = take(ordering().hand(0, "soy"), 0, "3/4", before=1).planting()
    back = take(ordering().hand(0, "soy"), 0, "3/4").planting()

    assert front.table.asks() == back.table.asks()
