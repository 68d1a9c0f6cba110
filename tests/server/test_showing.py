"""What is shown: written once for all where all see alike, and the same as if written for each."""

from random import Random

import msgspec
import pytest

from higgle.playing import make_bot
from higgle.server.aids import aids, public_aids
from higgle.server.course import ACT, Course, Entry, Terms, Told
from higgle.server.messages import Clocks, ServerMessage, Update
from higgle.server.scene import Showing, happened
from higgle.server.viewing import Viewing
from higgle.table import CLOCK, Action, Seat

GAMES = ("bohnanza", "bohnanza-plus", "high-bohn", "bohnaparte", "kuhhandel")
NOW = 1000.0
AUDIENCES: tuple[Seat | None, ...] = (0, 1, 2, 3, None)


def walk(game: str, steps: int, seed: int = 1) -> list[tuple[Course, Told]]:
    """The course of a game at random, stopped after every twentieth step."""
    random = Random(f"{game} {seed}")
    course = Course(Terms(game, 4, f"shown {seed}", {}, Clocks(), False, (0, 1, 2, 3), NOW))
    bot = make_bot("random", game, random)
    found: list[tuple[Course, Told]] = []
    while course.seq < steps and not course.over:
        ask = random.choice(course.asks)
        action: Action | None
        if ask.seat == CLOCK:
            action = course.game.actions(CLOCK)[0]
        else:
            action = bot.act(course.game.view(ask.seat), ask, ())
        if action is not None:
            told = step(course, ask.seat, action)
            if course.seq % 20 == 0:
                found.append((still(course), told))
    return found


def step(course: Course, seat: Seat, action: Action) -> Told:
    """Carry out an action as a room does: first on a copy."""
    trial = course.try_out(seat, action)
    body = msgspec.json.encode(action).decode()
    entry = Entry(course.seq + 1, NOW, ACT, seat, "client", course.seq + 1, body)
    return course.take(entry, trial)


def still(course: Course) -> Course:
    """A course that does not move any more."""
    twin = Course(course.terms)
    twin.game, twin.asks, twin.seq = course.game, course.asks, course.seq
    twin.totals = twin.running()
    twin.since = dict.fromkeys(twin.totals, NOW)
    return twin


@pytest.mark.parametrize("game", GAMES)
def test_a_view_is_written_as_the_table_writes_it(game: str) -> None:
    """Byte for byte, whoever came first."""
    for course, _ in walk(game, 200):
        for first in range(len(AUDIENCES)):
            viewing = Viewing()
            for audience in AUDIENCES[first:] + AUDIENCES[:first]:
                view = course.game.view(audience)
                assert view.json() == bytes(viewing.write(view))


@pytest.mark.parametrize("game", GAMES)
def test_what_is_shared_is_the_same_for_everybody(game: str) -> None:
    """Asks and public aids know nothing that only one seat sees."""
    for course, _ in walk(game, 200):
        for audience in AUDIENCES:
            view = course.game.view(audience)
            assert course.asks == view.asks()
            assert public_aids(course.game.view()) == public_aids(view)


@pytest.mark.parametrize("game", GAMES)
def test_an_update_is_what_the_contract_says(game: str) -> None:
    """It reads as an `Update`, and an `Update` would be written the same."""
    for course, told in walk(game, 100):
        showing = Showing(course, NOW)
        for audience in AUDIENCES:
            sent = showing.update(happened(course, told, audience, "en"), audience, 7)
            update = msgspec.json.decode(sent, type=ServerMessage)
            assert isinstance(update, Update)
            assert sent == msgspec.json.encode(update)
            view = course.game.view(audience)
            assert msgspec.json.encode(aids(view)) == msgspec.json.encode(update.scene.aids)


@pytest.mark.parametrize("game", GAMES)
def test_what_was_tried_out_is_what_the_log_gives(game: str) -> None:
    """A process that acts and one that only reads the log come to the same table."""
    random = Random(f"twice {game}")
    terms = Terms(game, 4, "twice", {}, Clocks(turn=60.0), False, (0, 1, 2, 3), NOW)
    here, there = Course(terms), Course(terms)
    bot = make_bot("random", game, random)
    while here.seq < 150 and not here.over:
        ask = random.choice(here.asks)
        action: Action | None
        if ask.seat == CLOCK:
            action = here.game.actions(CLOCK)[0]
        else:
            action = bot.act(here.game.view(ask.seat), ask, ())
        if action is not None:
            told = step(here, ask.seat, action)
            assert told == there.take(told.entry)

    assert here.game.json() == there.game.json()
    assert (here.deeds, here.since, here.asks) == (there.deeds, there.since, there.asks)
    assert here.game.record() == there.game.record()
