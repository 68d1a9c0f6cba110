"""What a table answers to those who ask it, over random games: asks, numbers, deals, worlds."""

from collections.abc import Iterator
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

import higgle
from higgle.bohnanza.answers import Confirm
from higgle.bohnanza.beans import BLUE, RED
from higgle.bohnanza.game import Bohnanza
from higgle.bohnanza.trading import END_TRADE, Offer
from higgle.catalogue import GAMES as CLASSES
from higgle.core import (
    CLOCK,
    DOWN,
    NOBODY,
    Deal,
    Event,
    Fast,
    Illegal,
    Record,
    Scripted,
    Stacked,
    Table,
    Uttered,
)
from higgle.core.chance import words_of
from higgle.core.values import tag
from higgle_orchard.game import Swap
from tests.laws.laws import conserves
from tests.scene import scene
from tests.witness import FORMS, tells

GAMES = [(entry.id, entry.seats[1]) for entry in higgle.games()]


def play(game: str, seats: int, steps: int) -> Iterator[tuple[Table, list[Event]]]:
    """A random game, and what each action told."""
    table = higgle.new(game, seats, "questions")
    random = Random(seats)
    for _ in range(steps):
        if table.over:
            break
        asks = [ask for ask in table.asks() if ask.forms]
        ask = asks[int(random.random() * len(asks))]
        listed = table.actions(ask.seat)
        action = random.choice(listed) if listed else None
        if action is None or random.random() < 0.4:
            action = table.propose(ask.seat, random) or action
        if action is not None:
            stages = table.stages
            events = table.act(ask.seat, action)
            tells(table, ask.seat, action, events, stages)
            yield table, events


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_seat_finds_its_own_ask(game: str, seats: int) -> None:
    """The ask of a seat is the one with its number, if it has more than lasting rights."""
    for table, _ in play(game, seats, 600):
        for seat in range(CLOCK, seats):
            mine = [ask for ask in table.asks() if ask.seat == seat and ask.forms]
            assert (mine[0] if mine else None) == table.ask_of(seat)


@pytest.mark.parametrize("nobody", [-5, -3, 3, 2**70])
def test_nobody_has_no_view(nobody: int) -> None:
    """Only seats, spectators and the truth see anything."""
    with pytest.raises(Illegal, match="no such seat"):
        higgle.new("bohnanza", 3, "nobody").view(nobody)


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_view_keeps_no_pile_that_it_hides(game: str, seats: int) -> None:
    """Nothing beside its piles is one; only bunches of one or two cards are shared by all."""
    for table, _ in play(game, seats, 200):
        for seat in range(seats):
            view = table.view(seat)
            piles = [table.piles[index] for index, _ in table.layout.hides(seat)]
            hidden = {id(pile) for pile in piles if len(pile) > 2}
            kept = [name for name in dir(view) if id(getattr(view, name)) in hidden]
            assert [] == kept


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_the_numbers_of_an_event_have_their_names(game: str, seats: int) -> None:
    """Each number under its name, each list whole, and nothing left over."""
    for table, events in play(game, seats, 600):
        for event in events:
            found = table.numbers(event)
            flat: list[int] = []
            parts = table.EVENTS[event.name]
            for part in parts[: len(found)]:
                one = found[part.removesuffix("?").removesuffix("[]")]
                flat += [one] if isinstance(one, int) else [len(one), *one]
            assert event.numbers == tuple(flat)
            assert all(part.endswith("?") for part in parts[len(found) :])


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_an_imagined_table_is_a_table(game: str, seats: int) -> None:
    """Whoever imagines it, it has all cards, keeps every promise, and lists what can be done."""
    random = Random(1)
    for step, (table, _) in enumerate(play(game, seats, 600)):
        if step % 12:
            continue
        audience = random.choice([None, *range(seats)])
        whole = table.view(audience).imagine(random)
        conserves(whole)
        assert table.asks() == whole.asks()
        for seat in range(seats):
            whole.actions(seat)


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_every_seat_knows_what_everybody_sees(game: str, seats: int) -> None:
    """A spectator's view made of a seat's is the one made of the whole table, byte for byte."""
    for step, (table, _) in enumerate(play(game, seats, 600)):
        if step % 12 == 0:
            public = table.view().json()
            for seat in range(seats):
                mine = higgle.load(table.view(seat).json())
                assert public == mine.view().json()
    with pytest.raises(AssertionError, match="no other seat's cards"):
        table.view(0).view(1)


def test_the_witness_knows_every_form() -> None:
    """What no event tells is not noticed when it is left untold."""
    forms = {tag(kind.__name__) for game in CLASSES.values() for kind in game.ACTIONS}

    assert forms == {*FORMS, "pass"}


def test_worlds_are_imagined_at_random() -> None:
    """The front card of another hand may be anything that is not in sight."""
    view = higgle.new("bohnanza", 3, "worlds").view(0)
    assert isinstance(view, Bohnanza)
    fronts = {view.imagine(Random(seed)).hand(1)[0] for seed in range(60)}

    assert set(view.sorts()) == fronts


def test_a_promised_card_may_lie_anywhere_in_the_hand() -> None:
    """That somebody has a blue bean does not tell where."""
    t = scene().hand(1, "red", "red", "blue").trading()
    t.play(1, "offer 1 blue for 1 soy to 1")
    hands = [t.table.view(0).imagine(Random(seed)).hand(1) for seed in range(60)]

    assert {0, 1, 2} == {hand.index(BLUE) for hand in hands if hand.count(BLUE) == 1}


def test_a_proposal_goes_to_those_named_or_to_all_partners() -> None:
    """The active seat deals with everybody, the others with it alone."""
    t = scene(seats=4).trading(active=1)
    gift = Offer(want=(1,))
    named = Offer(want=(1,), to=(3,))
    to = {offer: t.table.clocks().proposal(1, offer) for offer in (gift, named)}

    assert Deal(1, (), (1,), (0, 2, 3)) == to[gift]
    assert Deal(1, (), (1,), (3,)) == to[named]
    assert Deal(2, (), (1,), (1,)) == t.table.clocks().proposal(2, gift)
    assert named == t.table.clocks().without(1, gift, {0, 2})
    assert t.table.clocks().without(1, named, {3}) is None
    assert END_TRADE == t.table.clocks().without(1, END_TRADE, {3})


def test_a_deal_can_be_tried_in_ones_own_view() -> None:
    """The other hand lies face down, but what comes out of it was agreed on."""
    t = scene().hand(0, "blue").hand(1, "chili", "red", "red").trading()
    t.play(0, "offer 1 blue for 2 red to 2")
    t.play(1, "accept 1 with 2 3")
    view = t.table.view(0)

    view.act(0, Confirm(1, 1, (0,)))

    assert [(RED, RED), (BLUE,), (DOWN,)] == [
        view.piles[pile] for pile in (view.received_piles, view.received_piles + 1, view.hands + 1)
    ]


@pytest.mark.usefixtures("orchard")
@pytest.mark.parametrize("text", ["swap 1 2", "swap 1 2 3 4", "swap one 2 3", "swap", ""])
def test_plain_words_name_all_that_an_action_needs(text: str) -> None:
    """In a game without words of its own."""
    assert Swap(1, 2, 0) == higgle.parse("orchard", "swap 1 2 0")
    with pytest.raises(Illegal):
        higgle.parse("orchard", text)


def test_what_programs_read_stays() -> None:
    """Nobody and the clock are -1, and a card face down is 0, in every record and view."""
    assert (-1, -1, 0) == (NOBODY, CLOCK, DOWN)


def test_players_words_are_what_follows_the_sealed_line() -> None:
    assert ["red", "blue"] == words_of("sealed\nred\nblue")
    assert [] == words_of("sealed")


@pytest.mark.parametrize("seal", ["0" * 64, "f" * 64])
def test_a_record_with_another_seal_is_refused(seal: str) -> None:
    """Whether the wrong seal is a smaller number or a larger one."""
    record = replace(higgle.new("bohnanza", 3, "sealed").record(), seal=seal)

    with pytest.raises(Illegal, match="seal"):
        record.verify()


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_what_a_client_is_told_is_what_all_are_told_and_its_own(game: str, seats: int) -> None:
    """A spectator has nothing to do; whoever is asked is told what for, and whether it must."""
    for step, (table, _) in enumerate(play(game, seats, 240)):
        if step % 8:
            continue
        assert "due" not in table.view(None).hints().all()
        for seat in range(seats):
            view = table.view(seat)
            ask, told = view.ask_of(seat), view.hints().all()
            shared = table.hints().lasting() | view.hints().shared()
            assert shared | view.hints().own() | view.hints().due_part(table.asks()) == told
            assert view.hints().due(seat) == told["due"]
            assert (ask is None) == (told["due"] is None)


def test_a_game_without_offers_answers_so() -> None:
    """Nobody is called, nothing closes a deal, and nothing is an offer."""
    table = higgle.new("kuhhandel", 3, "questions")
    [ask] = table.asks()
    [deed, *_] = table.actions(ask.seat)
    clocks = table.clocks()

    assert (False, False, False) == (
        clocks.is_awaited(ask),
        clocks.closes_deal(ask),
        clocks.ends_for_all(deed),
    )
    assert clocks.proposal(ask.seat, deed) is None
    assert (deed, None) == (clocks.without(ask.seat, deed, {1}), clocks.timeout_action(0, "turn"))
    assert ("", 0) == Table.why_over(table)


@pytest.mark.parametrize("version", [0, 3, 9])
def test_a_record_of_another_version_is_refused(version: int) -> None:
    text = str(higgle.new("bohnanza", 3, "version").record())

    with pytest.raises(Illegal) as refused:
        Record.read(text.replace('"higgle":2', f'"higgle":{version}'))

    assert ("record-version", {"version": version}) == (refused.value.reason, refused.value.words)


def test_a_record_names_the_line_that_cannot_be_read() -> None:
    """Counted from one, and the end is the last."""
    text = str(replace(higgle.new("bohnanza", 3, "lines").record(), chained=False))
    line, talk, end = '{"seat":0,"do":"plant 1"}', '{"seat":0,"say":"Hello"}', '{"scores":[0,0,0]'

    for rows, number in (
        ([end], 2),
        ([line, end], 3),
        ([line, talk, end], 4),
        ([line, "[]"], 3),
        ([line, talk, '{"say":'], 4),
    ):
        with pytest.raises(Illegal) as refused:
            Record.read(text + "\n".join(rows))
        assert ("record-line", {"number": number}) == (refused.value.reason, refused.value.words)


def test_a_record_of_no_action_may_not_have_ended() -> None:
    text = str(replace(higgle.new("bohnanza", 3, "ended").record(), chained=False))

    with pytest.raises(Illegal, match="end"):
        higgle.verify(text + '{"scores":[0,0,0],"winners":[0,1,2]}\n')


def test_what_was_said_stands_in_a_record_where_it_was_said() -> None:
    """Before everything, twice between two actions, and after all."""
    table = higgle.new("bohnanza", 3, "said")
    for _ in range(2):
        table.act(0, table.actions(0)[0])
    talk = [
        (step, Uttered(seat, word))
        for step, seat, word in ((0, 0, "one"), (1, 1, "two"), (1, 2, "three"), (2, 0, "four"))
    ]
    record = replace(table.record(), talk=talk)

    rows = str(record).splitlines()[1:]

    assert ["one", "", "two", "three", "", "four"] == [
        msgspec.json.decode(row).get("say", "") for row in rows
    ]
    assert record == Record.read(str(record))


def test_a_fast_chance_is_mixed_in_all_its_bits() -> None:
    """The same number gives the same cards for ever."""
    first = [59_734_428, 1_190_307_242, 810_287_124, 31_279_530]

    assert first == [Fast(7).below(1 << 31, 3, ordinal) for ordinal in range(4)]


@pytest.mark.usefixtures("orchard")
def test_a_game_without_aids_of_its_own_says_what_is_due() -> None:
    """To each seat its own, and to a spectator nothing."""
    table = higgle.new("orchard", 2, "due")
    [ask, *_] = [ask for ask in table.asks() if ask.forms]

    assert {} == table.view(None).hints().all()
    for seat in range(2):
        view = table.view(seat)
        assert (
            {"due": view.hints().due(seat)}
            == view.hints().all()
            == view.hints().due_part(table.asks())
        )
    due = table.view(ask.seat).hints().due(ask.seat)
    assert due is not None
    assert (ask.must, ask.forms[0].replace("_", "-")) == (due.must, due.what)


def test_an_end_is_looked_for_after_the_first_line() -> None:
    """Whatever that one holds; here an option that no game has."""
    text = str(higgle.new("bohnanza", 3, "ended").record())

    record = Record.read(text.replace('"options":{', '"options":{"scores":1,'))

    assert (1, None) == (record.options["scores"], record.end)


def test_a_stacked_bag_is_counted_from_where_it_was_stacked() -> None:
    """Its cards come in their order, whatever was picked before; then another chance goes on."""
    chance = Stacked(3, (5, 2, 4), Scripted([1]), first=10)

    assert [2, 0, 0] == [chance.below(9, 3, ordinal) for ordinal in (10, 11, 12)]
    assert 1 == chance.below(9, 3, 13)
    assert 0 == chance.below(9, 4, 10)
