"""The conductor: who is asked, in which order, and what happens when a bot fails."""

import time
from collections import Counter
from collections.abc import Sequence
from typing import ClassVar

import pytest

import higgle
from higgle.bohnanza.harvest import Harvest
from higgle.bohnanza.planting import Plant
from higgle.bohnanza.trading import EndTrade, Offer
from higgle.bots.random_bot import RandomBot
from higgle.core import Action, Ask, Event, Illegal, Table
from higgle.play import Bot, Match
from higgle.play.conductor import normalize_action


class Raising(Bot):
    """Fails at once."""

    def act(self, view: Table, ask: Ask, events: Sequence[Event]) -> Action | None:
        raise ZeroDivisionError


class Foolish(Bot):
    """Harvests a field that nobody has."""

    def act(self, view: Table, ask: Ask, events: Sequence[Event]) -> Action | None:
        return Harvest(17)


class Garbled(Bot):
    """Answers with something that only looks like an action."""

    def act(self, view: Table, ask: Ask, events: Sequence[Event]) -> Action | None:
        return Plant("first")  # type: ignore[arg-type]  # what a bot without types might do


class Silent(Bot):
    """Passes, even where it must act."""

    def act(self, view: Table, ask: Ask, events: Sequence[Event]) -> Action | None:
        return None


class Sleepy(Bot):
    """Thinks for ever, and shrugs off what disturbs it."""

    def act(self, view: Table, ask: Ask, events: Sequence[Event]) -> Action | None:
        try:
            time.sleep(3600)
        except Exception:  # noqa: BLE001 - it must not help
            return None
        return None


class Leaving(Bot):
    """Ends the whole program, as it believes."""

    def act(self, view: Table, ask: Ask, events: Sequence[Event]) -> Action | None:
        raise SystemExit


class Startled(RandomBot):
    """Fails whenever something happens."""

    light_sleeper = True

    def wakes(self, event: Event) -> bool:
        raise ZeroDivisionError


class Shouting(Bot):
    """Ends trading when it must; otherwise offers once whenever it is asked in a trade."""

    def act(self, view: Table, ask: Ask, events: Sequence[Event]) -> Action | None:
        if EndTrade() in view.actions(ask.seat):
            return EndTrade()
        if ask.must:
            return view.actions(ask.seat)[0]
        return Offer(want=(1,)) if "offer" in ask.forms else None


@pytest.mark.parametrize(
    ("bot", "kind"),
    [
        (Raising, "raised"),
        (Leaving, "raised"),
        (Startled, "raised"),
        (Foolish, "illegal"),
        (Garbled, "illegal"),
        (Silent, "passed"),
    ],
)
def test_a_failing_bot_loses_the_decision_and_the_match_goes_on(bot: type[Bot], kind: str) -> None:
    """Somebody stands in, the game ends, and the result says what happened to whom."""
    result = Match("bohnanza", 3, [bot, RandomBot, RandomBot], "fails").play()

    assert result.finished
    assert {(0, kind)} == {(forfeit.seat, forfeit.kind) for forfeit in result.forfeits}


@pytest.mark.parametrize("slot", ["first", "\ud800", True, 0.5, 2**70, (0,), None])
def test_what_is_no_number_of_a_field_is_refused_before_the_table_looks(slot: object) -> None:
    """A bot without types may answer with anything."""
    with pytest.raises(Illegal, match="no such action"):
        normalize_action(Plant(slot))  # type: ignore[arg-type]  # what a bot without types might do


def test_an_answer_without_a_bottom_is_no_action() -> None:
    """A bot may nest its numbers as deep as it likes."""
    nested: object = 1
    for _ in range(300_000):
        nested = (nested,)

    with pytest.raises(Illegal):
        normalize_action(Offer(nested))  # type: ignore[arg-type]  # as above


def test_an_action_is_normalized_to_an_equal_one() -> None:
    """Lists become tuples."""
    offer = Offer((1,), (), (2, 3), (0, 2))

    assert offer == normalize_action(offer)
    assert offer == normalize_action(Offer([1], [], [2, 3], [0, 2]))  # type: ignore[arg-type] # a bot without types


def test_a_bot_that_sleeps_too_long_is_interrupted() -> None:
    """It loses its decisions to the stand-in."""
    match = Match("bohnanza", 3, [Sleepy, RandomBot, RandomBot], "sleeps", limit=0.1, most=20)

    match.play()

    assert {(0, "overran")} == {(f.seat, f.kind) for f in match.conductor.forfeits}
    assert match.conductor.actions == 20


def test_those_with_news_come_before_those_who_must() -> None:
    """The active seat cannot end trading before the others have looked at the board."""
    match = Match("bohnanza", 4, [Shouting], "news", {"offers_per_turn": 1}, most=400)
    seen: list[int] = []

    def watch(table: Table, seat: int, action: Action, events: list[Event]) -> None:
        if isinstance(action, Offer):
            seen.append(seat)
        if isinstance(action, EndTrade):
            assert 3 == len(set(seen))
            seen.clear()

    match.play(watch)


def test_nobody_is_asked_first_more_often_than_others() -> None:
    """Three identical bots shout first equally often: the order is drawn for each question."""
    first: Counter[int] = Counter()
    waiting = True

    def watch(table: Table, seat: int, action: Action, events: list[Event]) -> None:
        nonlocal waiting
        if isinstance(action, Offer) and waiting and table.asks()[0].must:
            first[seat] += 1
            waiting = False
        if isinstance(action, EndTrade):
            waiting = True

    for game in range(40):
        Match("bohnanza", 4, [Shouting], f"order {game}", {"offers_per_turn": 1}).play(watch)

    shares = [first[seat] / first.total() for seat in (1, 2, 3)]
    assert max(shares) < 0.40
    assert min(shares) > 0.27


class Noting(Bot):
    """Trades with nobody, and notes what it was asked in each turn's trade."""

    asked: ClassVar[list[Ask]] = []

    def act(self, view: Table, ask: Ask, events: Sequence[Event]) -> Action | None:
        if not ask.must:
            self.asked.append(ask)
            return None
        return EndTrade() if "end_trade" in ask.forms else view.actions(ask.seat)[0]


def test_an_unchanged_ask_is_not_repeated() -> None:
    """In each trade the others are asked once, and again in the next one."""
    Noting.asked.clear()
    trades = 0

    def watch(table: Table, seat: int, action: Action, events: list[Event]) -> None:
        nonlocal trades
        trades += isinstance(action, EndTrade)

    Match("bohnanza", 4, [Noting], "quiet", most=40).play(watch)

    assert 3 * trades <= len(Noting.asked) <= 3 * (trades + 1)


def test_an_idle_bot_is_woken_only_if_it_wants_to_be() -> None:
    """Standing rights are no news."""
    polled: Counter[str] = Counter()

    class Light(RandomBot):
        light_sleeper = True

        def wakes(self, event: Event) -> bool:
            return event.name == "drew"

        def act(self, view: Table, ask: Ask, events: Sequence[Event]) -> Action | None:
            if not ask.forms:
                polled["light"] += 1
                return None
            return super().act(view, ask, events)

    class Deep(RandomBot):
        def act(self, view: Table, ask: Ask, events: Sequence[Event]) -> Action | None:
            if not ask.forms:
                polled["deep"] += 1
            return super().act(view, ask, events)

    Match("bohnanza", 3, [Light, Deep, Deep], "idle").play()

    assert polled["light"] > 0
    assert polled["deep"] == 0


def test_a_bot_hears_what_its_seat_may_see_and_nothing_twice() -> None:
    """The events of one seat are the events of the table, with others' cards face down."""
    heard: list[Event] = []

    class Listening(RandomBot):
        hears = True

        def act(self, view: Table, ask: Ask, events: Sequence[Event]) -> Action | None:
            if ask.seat == 0:
                heard.extend(events)
            return super().act(view, ask, events)

    match = Match("bohnanza", 3, [Listening], "ears")
    told: list[Event] = []
    match.play(lambda table, seat, action, events: told.extend(events))

    assert heard == [match.table.seen(event, 0) for event in told[: len(heard)]]
    assert len(heard) > 0.9 * len(told)


def test_the_conductor_draws_nothing_from_the_game() -> None:
    """The same seed deals the same cards, whoever plays."""
    first = Match("bohnanza", 3, ["random"], "deal")
    second = Match("bohnanza", 3, [Shouting], "deal")

    assert first.table.json() == second.table.json()
    assert higgle.new("bohnanza", 3, "deal").json() == first.table.json()
