"""Taking back: by agreement of all, and never past a card that was drawn or shown."""

import pytest

import higgle
from higgle.bohnanza.game import Bohnanza
from higgle.core import Action, Ask, Event, Seat
from higgle.live.table_state import reveals
from higgle.protocol.messages import AnswerUndo, AskUndo, Rest, Update
from tests.server.hall import Hall, Player, opened

pytestmark = pytest.mark.anyio
OFFER: dict[str, object] = {"type": "offer", "want": [1]}


async def trading(hall: Hall, people: int = 2, bots: int = 1, undo: bool = True) -> list[Player]:
    """A table at which the first seat has just made an offer."""
    players = await hall.table(people=people, bots=bots, undo=undo)
    await players[0].act("plant 1")
    await players[0].act("pass")
    assert (await players[0].act(OFFER)).ok
    return players


def offers(hall: Hall, player: Player) -> int:
    """How many offers stand."""
    game = hall.manager.rooms[player.code].need_state().game
    assert isinstance(game, Bohnanza)
    return len(game.offers)


async def test_all_others_have_to_agree(hall: Hall) -> None:
    """An offer is taken back when every other person agrees."""
    ann, bob, cyd = await trading(hall, people=3, bots=0)
    assert (await ann.send(AskUndo(10))).ok
    wish = cyd.last(Update).scene.undo
    assert wish is not None
    assert [1, 2] == wish.waiting

    await bob.send(AnswerUndo(10, True))
    assert 1 == offers(hall, ann)
    await cyd.send(AnswerUndo(10, True))

    assert 0 == offers(hall, ann)
    assert 1 == ann.last(Update).happened.undone


async def test_the_scene_says_what_can_be_taken_back(small_hall: Hall) -> None:
    """My last deed, unless it showed a card; nothing for whoever has done nothing."""
    ann, bob = await small_hall.table(people=2, bots=1)
    await ann.act("plant 1")
    assert 0 == ann.last(Update).scene.back

    await ann.act("pass")
    await ann.act(OFFER)

    assert 1 == ann.last(Update).scene.back
    assert 0 == bob.last(Update).scene.back


async def test_one_no_is_enough(small_hall: Hall) -> None:
    """Then the wish is gone."""
    ann, bob, cyd = await trading(small_hall, people=3, bots=0)
    await ann.send(AskUndo(10))
    await bob.send(AnswerUndo(10, False))

    assert ann.last(Update).scene.undo is None
    assert not (await cyd.send(AnswerUndo(10, True))).ok


async def test_taking_back_costs_no_more_late_in_a_game(
    small_hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only what can be taken back is played once more, not the whole game."""
    [ann] = await small_hall.table(people=1, bots=2)
    state = small_hall.manager.rooms[ann.code].need_state()
    while len(state.history) < 60 or not trades(state.ask_of(0)):
        await small_hall.play_on(ann.code, [ann], 1)
    before = state.game.json()
    assert (await ann.act(OFFER)).ok
    played, whole = [0], Bohnanza.act

    def counted(table: Bohnanza, seat: Seat, action: Action) -> list[Event]:
        played[0] += 1
        return whole(table, seat, action)

    monkeypatch.setattr(Bohnanza, "act", counted)
    assert (await ann.send(AskUndo(ann.number()))).ok
    monkeypatch.undo()

    assert before == state.game.json() == higgle.replay(state.game.record()).json()
    assert played[0] < 30


def trades(ask: Ask | None) -> bool:
    """Whether somebody may make an offer."""
    return ask is not None and ask.must and "offer" in ask.forms


async def test_bots_do_not_mind(small_hall: Hall) -> None:
    """Against bots one takes back alone; resting people do not mind either."""
    ann, bob = await trading(small_hall)
    await bob.send(Rest(5))

    await ann.send(AskUndo(10))

    assert 0 == offers(small_hall, ann)


async def test_whoever_rests_has_no_say_any_more(small_hall: Hall) -> None:
    """When the last one whose answer is missing rests, the others have agreed."""
    ann, bob, cyd = await trading(small_hall, people=3, bots=0)
    await ann.send(AskUndo(10))
    await bob.send(AnswerUndo(10, True))

    await cyd.send(Rest(10))

    assert 0 == offers(small_hall, ann)
    assert 1 == ann.last(Update).happened.undone
    assert ann.last(Update).scene.undo is None


async def test_nothing_is_taken_back_past_a_card(small_hall: Hall) -> None:
    """A card that was planted from the hand or turned up cannot be unseen."""
    ann, _ = await small_hall.table()
    await ann.act("plant 1")

    refused = await ann.send(AskUndo(10))

    assert refused.refusal is not None
    assert "cannot-undo" == refused.refusal.code


async def test_nothing_is_taken_back_past_a_sealed_number(small_hall: Hall) -> None:
    """One may write another, but only until all have written and the highest is known."""
    options = {"auction": "sealed"}
    ann, bob, cyd = await small_hall.table("kuhhandel", people=3, bots=0, options=options)
    await bob.act("auction")
    assert (await ann.act("ceiling 50")).ok
    assert 1 == small_hall.manager.rooms[ann.code].need_state().undoable(0)
    assert (await cyd.act("ceiling 90")).ok

    refused = await cyd.send(AskUndo(10))

    assert refused.refusal is not None
    assert "cannot-undo" == refused.refusal.code


async def test_a_table_can_forbid_it(small_hall: Hall) -> None:
    """Whoever opens the table says whether anything may be taken back."""
    ann, _ = await trading(small_hall, undo=False)

    refused = await ann.send(AskUndo(10))

    assert refused.refusal is not None
    assert "no-undo" == refused.refusal.code


async def test_a_wish_ends_with_the_next_action(small_hall: Hall) -> None:
    """The game does not wait for an answer."""
    ann, bob = await trading(small_hall)
    await ann.send(AskUndo(10))
    await ann.act(OFFER)

    assert not (await bob.send(AnswerUndo(10, True))).ok


async def test_what_was_taken_back_stays_so_after_a_restart(database: str) -> None:
    """The log is never rewritten; the undo stands in it."""
    async with opened(database) as before:
        ann, bob = await trading(before)
        await ann.send(AskUndo(10))
        await bob.send(AnswerUndo(10, True))
        truth = before.manager.rooms[ann.code].need_state().game.json()

    async with opened(database, before.hands) as after:
        state = (await after.manager.room(ann.code)).need_state()

        assert truth == state.game.json()
        assert 2 == len(state.game.record().lines)


async def test_an_empty_offer_that_is_accepted_has_been_looked_at() -> None:
    """To take it back would tell for nothing that the offer was empty."""
    game = higgle.stage("kuhhandel", 3, {"herd": ["cow", "cow"], "deck": ""}, active=0)
    for seat, text in ((0, "trade cow with 2"), (0, "offer nothing")):
        game.act(seat, higgle.parse("kuhhandel", text))

    events = game.act(1, higgle.parse("kuhhandel", "accept"))

    assert any(reveals(game, event) for event in events)


async def test_a_bluffer_without_cards_has_shown_that() -> None:
    game = higgle.stage(
        "kuhhandel",
        3,
        {"lot": "cow", "deck": "horse"},
        stage={"type": "paying", "price": 10, "bidder": 1},
        active=0,
    )

    events = game.act(1, higgle.parse("kuhhandel", "show"))

    assert any(reveals(game, event) for event in events)
