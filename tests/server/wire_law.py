"""The law of the wire: whatever an audience is sent is the same when hidden cards are others.

Scenes, events, asks, options, refusals, aids, clocks, time stamps, the ledger of promises, and what
bots say: all of it goes into the comparison, for every seat and for whoever watches.
"""

from collections.abc import Callable, Mapping, Sequence
from copy import copy
from random import Random
from zlib import crc32

import msgspec

import higgle
from higgle.bots.ladder import farmer
from higgle.bots.random_bot import RandomBot
from higgle.core import CLOCK, SPECTATOR, Action, Ask, Seat, Table
from higgle.live import clocks
from higgle.live import projection as scene
from higgle.live.journal import LogEntry, Step
from higgle.live.projection import Projection, layout
from higgle.live.table_state import PastAction, TableConfig, TableState
from higgle.live.table_talk import TalkState
from higgle.play import Bot, Maker, Promise, Spoken
from higgle.protocol.messages import Clocks, Happened, Promises, Word
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
"""What is secret in each game, how hidden choices are varied, and how many sit there."""
NOW = 1000.0
BOTS = (1, 3)
"""Where bots sit, who say why they refuse."""
PAST = 6
"""How many of the last deeds are tried again."""
Agreed = Mapping[str, object]
NONE: Agreed = {}


class Game(msgspec.Struct, frozen=True):
    """What is played: a game, perhaps with something planted in it, by how many, and how."""

    id: str
    options: Agreed = NONE
    kind: type[Table] | None = None
    seats: int = 4

    def worlds(self) -> Worlds:
        """What is secret."""
        if self.id == "kuhhandel":
            return cows.worlds(dict(self.options))
        return GAMES[self.id][0]

    def disguise(self, truth: Table, lie: Table, seat: Seat, action: Action) -> Action:
        """The same deed as everybody sees it, with other hidden cards."""
        return GAMES[self.id][1](truth, lie, seat, action)

    def begun(self, seed: int) -> TableState:
        """The state of a table at which everybody has a person's rights."""
        kind, people = self.kind, tuple(range(self.seats))

        class Planted(TableState):
            def deal(self) -> Table:
                config = self.config
                return higgle.new(kind or config.game, config.seats, config.seed, config.options)

        clocks, options = Clocks(turn=60.0), dict(self.options)
        terms = TableConfig(
            self.id, self.seats, f"wire {seed}", options, clocks, False, people, NOW
        )
        return Planted(terms)


def elsewhere(state: TableState, table: Table) -> TableState:
    """The same state with another table in it."""
    twin = copy(state)
    twin.game = table
    twin.asks = table.asks()
    twin.totals = clocks.running_clocks(twin)
    twin.acted = state.acted[:]
    twin.history = state.history[:]
    twin.recent = state.recent[:]
    twin.since = dict(state.since)
    twin.numbered = {}
    return twin


def everything(state: TableState, seat: Seat | None, past: Sequence[PastAction]) -> bytes:
    """All that an audience can be sent at this moment: the scene, whole and in the parts of which
    patches are made, and the welcome around it."""
    told = [scene.describe_step(state, one, seat, "en") for one in state.steps_after(-1)]
    projection = Projection(state, NOW)
    shown, parts = projection.scene(seat), projection.parts_of(seat)
    return msgspec.json.encode(
        (shown, parts, layout(state), told, promises(state), refusals(state, seat, past))
    )


def promises(state: TableState) -> Promises:
    """The ledger, if everybody had promised everybody something in the beginning."""
    talk, seats = TalkState(state.game.seats), range(state.game.seats)
    for seat in seats:
        for other in seats:
            talk.hear(Word(1, seat, 0, "promise", 0, other, (1 + (seat + other) % 4,), ()))
    for told in state.steps_after(-1):
        talk.follow(told.entry.seq, told.events, final=True)
    return talk.promises()


def refusals(state: TableState, seat: Seat | None, past: Sequence[PastAction]) -> list[str]:
    """What a seat hears if it does now what was done lately."""
    if seat is None:
        return []
    found = []
    for deed in past:
        try:
            state.game.check(seat, deed.action)
        except higgle.Illegal as illegal:
            found.append(str(illegal))
        else:
            found.append("")
    return found


def happened(state: TableState, told: Step, seat: Seat | None) -> Happened:
    """A step as it is told, at a moment of the second that tells of everything hidden."""
    secret = crc32(repr(state.game.piles).encode()) / 2**32
    entry = msgspec.structs.replace(told.entry, at=NOW + secret)
    return scene.describe_step(state, msgspec.structs.replace(told, entry=entry), seat, "en")


Thought = tuple[Action | None, str, Bot | None]
Mind = Callable[[Table], Thought]
"""What somebody does at a table, what is said to it, as it is kept, and who decided."""


def step(state: TableState, seat: Seat, action: Action, reason: str = "") -> Step:
    """Carry out an action as the room does."""
    body = msgspec.json.encode(action).decode()
    entry = LogEntry(state.seq + 1, NOW, "act", seat, "client", state.seq + 1, body, reason=reason)
    return state.take(msgspec.structs.replace(entry, proof=entry.prove(state.proof)))


def mind(bot: Maker, ask: Ask, seed: str) -> Mind:
    """A bot that comes to the table for one decision, the same with the same seed."""

    def decide(table: Table) -> Thought:
        twin = bot(table.ID, Random(seed), "")
        action = twin.act(table.view(ask.seat), ask, ())
        reason = None if action is None else twin.why(table.view(), ask.seat, action)
        return action, "" if reason is None else msgspec.json.encode(reason).decode(), twin

    return decide


def probe(game: Game, state: TableState, actor: Seat, decide: Mind, random: Random) -> int:
    """Compare what every audience is sent in this world and in another one, now and afterwards."""
    worlds = game.worlds()
    action, said, _ = decide(state.game)
    assert action is not None
    pairs, past = 0, state.history[-PAST:]
    for audience in (*range(state.game.seats), SPECTATOR):
        seat = None if audience == SPECTATOR else audience
        table = worlds.another(state.game, audience, random)
        truth, lie = elsewhere(state, state.game.copy()), elsewhere(state, table)
        assert everything(truth, seat, past) == everything(lie, seat, past), (
            f"{game.id}: {audience} sees more"
        )
        pairs += 1
        other = action if actor == audience else game.disguise(truth.game, lie.game, actor, action)
        try:
            lie.game.check(actor, other)
        except higgle.Illegal:
            continue
        (_, _, bot), (instead, would_say, twin) = decide(state.game), decide(lie.game)
        ours = happened(truth, step(truth, actor, action, said), seat)
        spoken = would_say if instead == action else said
        theirs = happened(lie, step(lie, actor, other, spoken), seat)
        shown = [[event.moves for event in told.events] for told in (ours, theirs)]
        hidden = face_down(worlds, truth.game, audience)
        assert covered(ours, theirs, hidden), f"{game.id}: {audience} sees faces in {action}"
        named = {event.name for told in (ours, theirs) for event in told.events}
        if shown[0] == shown[1] and not named & set(worlds.outcomes):
            assert ours == theirs, f"{game.id}: {audience} learns from {action}"
            assert everything(truth, seat, past) == everything(lie, seat, past), (
                f"{game.id}: after {action}"
            )
            if bot is not None and twin is not None and instead == action:
                words = bot.says(truth.game.view(), actor, action)
                others = twin.says(lie.game.view(), actor, action)
                if actor != audience:
                    words, others = unpromised(words), unpromised(others)
                assert words == others, f"{game.id}: {audience} hears more after {action}"
            pairs += 1
    return pairs


def face_down(worlds: Worlds, table: Table, audience: int) -> set[int]:
    """The piles on which not even the last card is seen."""
    open_tops = {secret.pile for secret in worlds.secrets if secret.but_top}
    names = table.layout.names
    return {pile for pile in worlds.hidden_piles(table, audience) if names[pile] not in open_tops}


def covered(ours: Happened, theirs: Happened, hidden: set[int]) -> bool:
    """Whether cards that go from one hidden pile to another look alike in both worlds."""
    moves = [[move for event in told.events for move in event.moves] for told in (ours, theirs)]
    return all(
        one[0] == other[0]
        for one, other in zip(*moves, strict=False)
        if one[1:] == other[1:] and {one[1], one[3]} <= hidden
    )


def unpromised(words: Sequence[Spoken]) -> list[Spoken]:
    """All but promises: like the offer that it comes with, a promise tells of one's own hand."""
    return [one for one in words if not isinstance(one, Promise)]


def play(game: Game, seed: int, steps: int, every: int, bot: Maker = farmer) -> int:
    """People who play at random and two bots go through some steps, and a few are probed.

    How many pairs of worlds were compared; every refusal of a bot is probed.
    """
    random = Random(f"{game.id} {seed}")
    state = game.begun(seed)
    pairs = 0
    while state.seq < steps and not state.over:
        ask = random.choice(state.game.asks())
        if ask.seat in BOTS and not ask.forms:
            continue
        if ask.seat == CLOCK:
            decide: Mind = clock
        else:
            rung = bot if ask.seat in BOTS else RandomBot
            decide = mind(rung, ask, f"{seed} {state.seq} {random.random()}")
        action, said, _ = decide(state.game)
        if action is None:
            continue
        if state.seq % every == 0 or said:
            pairs += probe(game, state, ask.seat, decide, random)
        step(state, ask.seat, action, said)
    return pairs


def clock(table: Table) -> Thought:
    """What the clock does."""
    return table.actions(CLOCK)[0], "", None
