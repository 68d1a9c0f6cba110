"""No leak on the wire: every byte for an audience is the same when hidden cards are others."""

from collections.abc import Callable, Mapping, Sequence
from copy import copy
from random import Random

import msgspec
import pytest

import higgle
from higgle.bohnanza.actions import Decline
from higgle.bohnanza.game import Bohnanza
from higgle.bots.farmer import Farmer
from higgle.bots.ladder import farmer
from higgle.bots.random import RandomBot
from higgle.playing import Bot, Maker, Promise, Reason, Signal, Spoken
from higgle.server.live.replica import Replica, Terms, Told
from higgle.server.live.scene import Moment, happened, layout
from higgle.server.store.entry import ACT, Entry
from higgle.server.wire.messages import Clocks
from higgle.table import CLOCK, SPECTATOR, Action, Ask, Cards, Event, Seat, Table
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
BOTS = (1, 3)
"""Where bots sit, who say why they refuse."""
Agreed = Mapping[str, object]
NONE: Agreed = {}
AGREED: list[tuple[str, Agreed]] = [
    ("bohnanza", {"lone_bean": "strict", "same_sort_twice": True}),
    ("bohnanza-plus", {"orders": True}),
    ("high-bohn", {"cognac": True}),
    ("bohnaparte", {"cavalry": True}),
]


def begun(game: str, seats: int, seed: int, options: Agreed = NONE) -> Replica:
    """The replica of a table at which everybody has a person's rights."""
    people = tuple(range(seats))
    clocks = Clocks(turn=60.0)
    return Replica(Terms(game, seats, f"wire {seed}", dict(options), clocks, False, people, NOW))


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


Thought = tuple[Action | None, str, Bot | None]
Mind = Callable[[Table], Thought]
"""What somebody does at a table, what is said to it, as it is kept, and who decided."""


def step(replica: Replica, seat: Seat, action: Action, reason: str = "") -> Told:
    """Carry out an action as the room does."""
    body = msgspec.json.encode(action).decode()
    entry = Entry(replica.seq + 1, NOW, ACT, seat, "client", replica.seq + 1, body, reason=reason)
    return replica.take(entry)


def mind(bot: Maker, ask: Ask, seed: str) -> Mind:
    """A bot that comes to the table for one decision, the same with the same seed."""

    def decide(table: Table) -> Thought:
        twin = bot(table.ID, Random(seed), "")
        action = twin.act(table.view(ask.seat), ask, ())
        reason = None if action is None else twin.why(table.view(), ask.seat, action)
        return action, "" if reason is None else msgspec.json.encode(reason).decode(), twin

    return decide


def probe(game: str, replica: Replica, actor: Seat, decide: Mind, random: Random) -> int:
    """Compare what every audience is sent in this world and in another one, now and afterwards."""
    worlds, disguise, _ = GAMES[game]
    action, said, _ = decide(replica.game)
    assert action is not None
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
        (_, _, bot), (instead, would_say, twin) = decide(replica.game), decide(lie.game)
        ours = happened(truth, step(truth, actor, action, said), seat, "en")
        spoken = would_say if instead == action else said
        theirs = happened(lie, step(lie, actor, other, spoken), seat, "en")
        shown = [[event.moves for event in told.events] for told in (ours, theirs)]
        named = {event.name for told in (ours, theirs) for event in told.events}
        if shown[0] == shown[1] and not named & set(worlds.outcomes):
            assert ours == theirs, f"{game}: {audience} learns from {action}"
            assert everything(truth, seat) == everything(lie, seat), f"{game}: after {action}"
            if bot is not None and twin is not None and instead == action:
                words = bot.says(truth.game.view(), actor, action)
                others = twin.says(lie.game.view(), actor, action)
                if actor != audience:
                    words, others = unpromised(words), unpromised(others)
                assert words == others, f"{game}: {audience} hears more after {action}"
            pairs += 1
    return pairs


def unpromised(words: Sequence[Spoken]) -> list[Spoken]:
    """All but promises: like the offer that it comes with, a promise tells of one's own hand."""
    return [one for one in words if not isinstance(one, Promise)]


def play(
    game: str, seed: int, steps: int, every: int, bot: Maker = farmer, options: Agreed = NONE
) -> int:
    """People who play at random and two bots go through some steps, and a few are probed.

    How many pairs of worlds were compared; every refusal of a bot is probed.
    """
    random = Random(f"{game} {seed}")
    replica = begun(game, GAMES[game][2], seed, options)
    pairs = 0
    while replica.seq < steps and not replica.over:
        ask = random.choice(replica.game.asks())
        if ask.seat in BOTS and not ask.forms:
            continue
        if ask.seat == CLOCK:
            decide: Mind = clock
        else:
            rung = bot if ask.seat in BOTS else RandomBot
            decide = mind(rung, ask, f"{seed} {replica.seq} {random.random()}")
        action, said, _ = decide(replica.game)
        if action is None:
            continue
        if replica.seq % every == 0 or said:
            pairs += probe(game, replica, ask.seat, decide, random)
        step(replica, ask.seat, action, said)
    return pairs


def clock(table: Table) -> Thought:
    """What the clock does."""
    return table.actions(CLOCK)[0], "", None


@pytest.mark.parametrize("game", GAMES)
def test_no_byte_tells_of_hidden_cards(game: str) -> None:
    """Seats and spectators, welcomes and updates."""
    assert play(game, 1, 160, 10) > 70


@pytest.mark.parametrize(("game", "options"), AGREED)
def test_no_byte_tells_of_hidden_cards_with_other_rules(game: str, options: Agreed) -> None:
    """Whatever was agreed on."""
    assert play(game, 2, 80, 10, options=options) > 35


class Telltale(Farmer):
    """Says to a refusal whether it has what was wanted."""

    def act(self, view: Table, ask: Ask, events: Sequence[Event]) -> Action | None:
        assert isinstance(view, Bohnanza)
        self.cards = view.hand(ask.seat)
        return super().act(view, ask, events)

    def why(self, view: Table, seat: Seat, action: Action) -> Reason | None:
        assert isinstance(view, Bohnanza)
        if not isinstance(action, Decline):
            return None
        can = all(sort in self.cards for sort in view.offer(action.offer).want)
        return Reason("bot-refuse-price" if can else "bot-refuse")


def test_a_word_that_tells_of_a_hand_would_be_noticed() -> None:
    """A planted leak: "No, thank you" means that the bean is not there."""
    with pytest.raises(AssertionError, match="learns from decline"):
        play("bohnanza", 1, 400, 10, Telltale)


class Braggart(Farmer):
    """Signals after every refusal what it has in its hand."""

    def act(self, view: Table, ask: Ask, events: Sequence[Event]) -> Action | None:
        assert isinstance(view, Bohnanza)
        self.cards = view.hand(ask.seat)
        return super().act(view, ask, events)

    def says(self, view: Table, seat: Seat, action: Action) -> Sequence[Spoken]:
        return (Signal(give=self.cards),)


def test_a_signal_that_tells_of_a_hand_would_be_noticed() -> None:
    """Another planted leak, in what is said besides."""
    with pytest.raises(AssertionError, match="hears more after"):
        play("bohnanza", 1, 400, 10, Braggart)


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(20))
def test_no_byte_tells_of_hidden_cards_at_length(game: str, seed: int) -> None:
    """Whole games, every third step."""
    assert play(game, seed, 2000, 3) > 100


def test_a_leak_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A planted leak, the sum of all hands beside the view, is caught."""
    replica = begun("bohnanza", 4, 1)

    honest = Bohnanza.own_aids

    def leaky(table: Bohnanza) -> dict[str, object]:
        return {**honest(table), "hands": [sum(hand_of(truth, seat)) for seat in range(4)]}

    truth = replica.game
    other = beans.WORLDS.another(replica.game, 0, Random(1))
    monkeypatch.setattr(Bohnanza, "own_aids", leaky)
    ours = everything(elsewhere(replica, truth), 0)
    truth = other

    assert ours != everything(elsewhere(replica, other), 0)


def hand_of(table: Table, seat: Seat) -> Cards:
    """A seat's hand."""
    return table.piles[table.layout.first["hand"] + seat]
