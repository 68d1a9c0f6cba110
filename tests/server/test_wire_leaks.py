"""No leak on the wire: every byte for an audience is the same when hidden cards are others."""

from collections.abc import Callable
from copy import copy
from random import Random

import msgspec
import pytest

import higgle
from higgle.playing import make_bot
from higgle.server.aids import own_aids
from higgle.server.live.replica import Replica, Terms, Told
from higgle.server.live.scene import Moment, happened, layout
from higgle.server.store.journal import ACT, Entry
from higgle.server.wire.messages import Clocks
from higgle.table import CLOCK, SPECTATOR, Action, Cards, Seat, Table
from tests.laws import beans, cows, orders, town, war
from tests.laws.worlds import Worlds

Disguise = Callable[[Table, Table, int, Action], Action]
GAMES: dict[str, tuple[Worlds, Disguise, int]] = {
    "bohnanza": (beans.WORLDS, beans.disguise, 4),
    "bohnanza-plus": (orders.WORLDS, beans.disguise, 4),
    "high-bohn": (town.WORLDS, town.disguise, 4),
    "bohnaparte": (war.WORLDS, war.disguise, 4),
    "kuhhandel": (cows.worlds({}), cows.disguise, 4),
}
NOW = 1000.0


def begun(game: str, seats: int, seed: int) -> Replica:
    """The replica of a table in which everybody is a person."""
    people = tuple(range(seats))
    return Replica(Terms(game, seats, f"wire {seed}", {}, Clocks(turn=60.0), False, people, NOW))


def elsewhere(replica: Replica, table: Table) -> Replica:
    """The same replica with another table in it."""
    twin = copy(replica)
    twin.game = table
    twin.asks = table.asks()
    twin.totals = twin.running()
    twin.acted = replica.acted[:]
    twin.deeds = replica.deeds[:]
    twin.recent = replica.recent[:]
    twin.since = dict(replica.since)
    twin.numbered = {}
    return twin


def everything(replica: Replica, seat: Seat | None) -> bytes:
    """All that an audience can be sent at this moment: the scene, and the welcome around it."""
    told = [happened(replica, one, seat, "en") for one in replica.missed(-1)]
    whole = (Moment(replica, NOW).scene(seat), layout(replica), told)
    return msgspec.json.encode(whole)


def step(replica: Replica, seat: Seat, action: Action) -> Told:
    """Carry out an action as the room does."""
    body = msgspec.json.encode(action).decode()
    return replica.take(Entry(replica.seq + 1, NOW, ACT, seat, "client", replica.seq + 1, body))


def probe(game: str, replica: Replica, deed: tuple[Seat, Action], random: Random) -> int:
    """Compare what every audience is sent in this world and in another one, now and afterwards."""
    worlds, disguise, _ = GAMES[game]
    actor, action = deed
    pairs = 0
    for audience in (*range(replica.game.seats), SPECTATOR):
        seat = None if audience == SPECTATOR else audience
        table = worlds.another(replica.game, audience, random)
        truth, lie = elsewhere(replica, replica.game.copy()), elsewhere(replica, table)
        assert everything(truth, seat) == everything(lie, seat), f"{game}: {audience} sees more"
        pairs += 1
        other = action if actor == audience else disguise(truth.game, lie.game, actor, action)
        try:
            lie.game.check(actor, other)
        except higgle.Illegal:
            continue
        ours = happened(truth, step(truth, actor, action), seat, "en")
        theirs = happened(lie, step(lie, actor, other), seat, "en")
        shown = [[event.moves for event in told.events] for told in (ours, theirs)]
        named = {event.name for told in (ours, theirs) for event in told.events}
        if shown[0] == shown[1] and not named & set(worlds.outcomes):
            assert ours == theirs, f"{game}: {audience} learns from {action}"
            assert everything(truth, seat) == everything(lie, seat), f"{game}: after {action}"
            pairs += 1
    return pairs


def play(game: str, seed: int, steps: int, every: int) -> int:
    """Play at random through so many steps and probe; how many pairs of worlds were compared."""
    random = Random(f"{game} {seed}")
    replica = begun(game, GAMES[game][2], seed)
    bot = make_bot("random", game, random)
    pairs = 0
    while replica.seq < steps and not replica.over:
        ask = random.choice(replica.game.asks())
        if ask.seat == CLOCK:
            action: Action | None = replica.game.actions(CLOCK)[0]
        else:
            action = bot.act(replica.game.view(ask.seat), ask, ())
        if action is None:
            continue
        if replica.seq % every == 0:
            pairs += probe(game, replica, (ask.seat, action), random)
        step(replica, ask.seat, action)
    return pairs


@pytest.mark.parametrize("game", GAMES)
def test_no_byte_tells_of_hidden_cards(game: str) -> None:
    """Seats and spectators, welcomes and updates."""
    assert play(game, 1, 160, 10) > 70


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(20))
def test_no_byte_tells_of_hidden_cards_at_length(game: str, seed: int) -> None:
    """Whole games, every third step."""
    assert play(game, seed, 2000, 3) > 100


def test_a_leak_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A planted leak, the sum of all hands beside the view, is caught."""
    replica = begun("bohnanza", 4, 1)

    def leaky(table: Table) -> dict[str, object]:
        return {**own_aids(table), "hands": [sum(course_hand(truth, seat)) for seat in range(4)]}

    truth = replica.game
    other = beans.WORLDS.another(replica.game, 0, Random(1))
    monkeypatch.setattr("higgle.server.live.scene.own_aids", leaky)
    ours = everything(elsewhere(replica, truth), 0)
    truth = other

    assert ours != everything(elsewhere(replica, other), 0)


def course_hand(table: Table, seat: Seat) -> Cards:
    """A seat's hand."""
    return table.piles[table.layout.first["hand"] + seat]
