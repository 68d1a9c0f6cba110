"""The state of a table, folded from its log: the same in every process that reads it."""

from bisect import bisect_right
from collections.abc import Callable, Iterable
from typing import Literal

import msgspec

from higgle import catalogue
from higgle.core import (
    CLOCK,
    FACES,
    SPECTATOR,
    TOP,
    Action,
    Ask,
    Cards,
    Deal,
    Event,
    Illegal,
    Log,
    Record,
    Seat,
    Table,
    require,
)
from higgle.live import clocks
from higgle.live.clocks import ClockKey
from higgle.live.journal import Change, LogEntry, Step, StepKind, action_reader
from higgle.live.table_talk import Spoken
from higgle.play.pacts import PACT_EVENTS
from higgle.play.talk import minutes, names_cards, talk_cards
from higgle.protocol.messages import Clocks

NOT_READY, FOR_THE_ROUND = "off", "round"
"""What a step of being ready may say besides, or the cards that end it; most say nothing."""
PAUSES, LONGEST_PAUSE = 3, 300.0
"""How often each seat may pause a rated game, and for how many seconds at the most."""
CHANGES = 20
"""How often each seat may change its mind while the game stands where it is: rest, pause, want
nothing more, ask for something; taking such a change back is always possible."""
HURRIED, SLOWED = 0.5, 2.0
"""What the auctioneer's voice makes of the clock's time for one call."""
RECENT = 300
"""How many of the last steps can be told again to those who missed them."""
BEGINNING = 3.0
"""How many times as long everybody may take before the first deed as for reading something."""
SEAT_STEPS = ("pause", "go_on", "rest", "return")
"""The steps that change how the table and its seats are described."""
TALK_EVENTS = {"dealt", "offered", "declined", "turn_began", "trade_ended", *PACT_EVENTS}
"""The events that change what is owed, or whom offers have asked."""


class PastAction(msgspec.Struct, frozen=True):
    """An action that counts, and whether it can still be taken back."""

    seat: Seat
    action: Action
    final: bool
    seq: int
    """The step of the log in which it was done."""


class PendingAction(msgspec.Struct, frozen=True):
    """An action carried out on a copy of the table; it counts once it is in the journal."""

    seat: Seat
    action: Action
    game: Table
    events: list[Event]
    asks: list[Ask]


class Reading(msgspec.Struct, frozen=True):
    """Somebody reads what they were shown, or is not ready for the first deed."""

    until: float
    about: Literal["reading", "begin"] = "reading"


class Taker(msgspec.Struct, frozen=True):
    """Somebody who wants to play on for the bot on a seat."""

    seat: Seat
    person: str
    name: str


class TableConfig(msgspec.Struct, frozen=True):
    """What was agreed before the first step."""

    game: str
    seats: int
    seed: str
    options: dict[str, object]
    clocks: Clocks
    correspondence: bool
    people: tuple[Seat, ...]
    """The seats on which people sit, bots' accounts included."""
    began: float
    rules: int = 1
    """The number of the ruleset by which the game was begun."""
    rated: bool = True
    reading: float = 0.0
    """How long the table waits for whoever reads something, at the most."""


class TableState:
    """A game, and beside it who rests, who is ready, what is asked to be undone, and the clocks."""

    def __init__(self, config: TableConfig) -> None:
        self.config = config
        self.game: Table = self.deal()
        self.reader = action_reader(self.game.ID, self.game.ACTIONS)
        self.lasting = {
            name: msgspec.Raw(msgspec.json.encode(aid))
            for name, aid in self.game.hints().lasting().items()
        }
        """What every reader is told for the whole game, written once."""
        self.asks: list[Ask] = self.game.asks()
        """Who is asked now; asks are public, so that one list serves every audience."""
        self.history: list[PastAction] = []
        self.firm, self.firm_count = self.game, 0
        """The table before all that can still be taken back, and how many actions led there."""
        self.acted = [0] * config.seats
        """How often each seat has acted."""
        self.stood_in = [0] * config.seats
        """How often a bot has acted for the person there."""
        self.changes = [0] * config.seats
        """How many steps that are no actions each seat has made since the last action."""
        self.seq = 0
        self.proof = ""
        """What the last step proves."""
        self.paused_at = 0.0
        self.pauses = [0] * config.seats
        """How often each seat has paused the game."""
        self.resting: set[Seat] = set()
        self.absent: set[Seat] = set()
        """Those who rest only because they are away: they play again as soon as they are back."""
        self.absent_since: dict[Seat, float] = {}
        """When a bot has stepped in for each of them."""
        self.ready: set[Seat] = set()
        self.content: set[Seat] = set()
        """Those of the ready who want nothing more until they must act again."""
        self.wishes: dict[Seat, Cards] = {}
        """The cards for which somebody of them would think better of it; nobody else knows."""
        self.undo_for: Seat | None = None
        self.agreed: set[Seat] = set()
        self.taker: Taker | None = None
        """Who asks for a bot's chair."""
        self.takers: list[Taker] = []
        """Those who have got one since the game began, and keep it."""
        self.sent_away: set[str] = set()
        """Those from whom the host took it."""
        self.let: set[Seat] = set()
        """Those who have agreed to it."""
        self.tempo: dict[ClockKey, float] = {}
        """By how much the clock that calls takes longer for this call, as the auctioneer wants."""
        self.reading: dict[Seat, Reading] = {}
        """For whom bots and auctions wait, and until when at the most."""
        if config.reading:
            begun = Reading(config.began + self.reading_time("begin"), "begin")
            self.reading = dict.fromkeys(config.people, begun)
        self.totals: dict[ClockKey, float] = clocks.running_clocks(self)
        """The clocks that run now, and how long each may."""
        self.since: dict[ClockKey, float] = dict.fromkeys(self.totals, self.read_at(config.began))
        self.recent: list[Step] = []
        self.numbered: dict[tuple[str, int], int] = {}
        """The step that each client's number stands for."""
        self.last = config.began
        self.transitions: dict[StepKind, Callable[[LogEntry], int]] = {
            "pause": self.pause,
            "go_on": self.go_on,
            "rest": self.rest,
            "return": self.come_back,
            "ready": self.note_ready,
            "hurry": self.set_tempo,
            "slow": self.set_tempo,
            "read": self.note_read,
            "ask_undo": self.ask_undo,
            "agree_undo": self.agree_undo,
            "refuse_undo": self.refuse_undo,
            "ask_chair": self.ask_chair,
            "agree_chair": self.agree_chair,
            "refuse_chair": self.refuse_chair,
            "free_chair": self.free_chair,
        }
        """What the steps that are no actions do, and how many actions they take back."""

    def deal(self) -> Table:
        """The table as it was dealt."""
        config = self.config
        return catalogue.new(config.game, config.seats, config.seed, config.options)

    def record(self, spoken: Iterable[Spoken]) -> Record:
        """The record with what was said, each word after the last action before it."""
        cards = talk_cards(self.game)
        steps = [past.seq for past in self.history]
        said = [
            msgspec.structs.replace(talk, step=bisect_right(steps, one.seq))
            for one in spoken
            if (talk := one.for_bots()) is not None and names_cards(talk.talk, len(cards))
        ]
        return minutes(self.game.record(), said, cards)

    # Reading the log

    def take(self, entry: LogEntry, pending: PendingAction | None = None) -> Step:
        """Take the next step of the log; an action that was tried out is not carried out again."""
        assert entry.seq == self.seq + 1, "the log has no holes"
        require(pending is not None or entry.follows(self.proof), "log-damaged", step=self.seq)
        self.proof = entry.proof
        stages, seated = self.game.stages, len(self.takers)
        events = self.act(entry, pending) if entry.what == "act" else []
        undone = self.transitions[entry.what](entry) if entry.what != "act" else 0
        self.count_change(entry)
        self.seq = entry.seq
        self.last = entry.at
        self.numbered[entry.client, entry.n] = entry.seq
        for seat in {ask.seat for ask in self.asks if ask.must}:
            self.content.discard(seat)
            self.wishes.pop(seat, None)
        if self.game.stages != stages:
            self.ready = set(self.content)
        self.restart_clocks(entry.at)
        changes = self.changes_of(entry, events, undone, len(self.takers) != seated)
        step = Step(entry, events, undone, changes)
        self.recent.append(step)
        if len(self.recent) > 2 * RECENT:
            del self.recent[:RECENT]
        return step

    def changes_of(
        self, entry: LogEntry, events: list[Event], undone: int, seated: bool
    ) -> tuple[Change, ...]:
        """Whom a step concerns, in the order in which they are called."""
        found: dict[Change, bool] = {
            "talk": bool(undone) or any(event.name in TALK_EVENTS for event in events),
            "seats": bool(undone) or entry.what in SEAT_STEPS,
            "step": True,
            "over": self.over,
            "chair": seated,
        }
        return tuple(change for change, happened in found.items() if happened)

    def act(self, entry: LogEntry, pending: PendingAction | None) -> list[Event]:
        draws, piles = self.game.draws[:], self.game.piles[:]
        if pending is None:
            action = self.reader.decode(entry.body)
            if self.firm is self.game:
                self.play_on(self.game.copy())
            events = self.game.act(entry.seat, action)
            self.asks = self.game.asks()
        else:
            action, events = pending.action, pending.events
            self.adopt(pending)
        final = (
            draws != self.game.draws
            or any(reveals(self.game, event) for event in events)
            or reads(self.game, piles, events)
        )
        self.note(PastAction(entry.seat, action, final, entry.seq))
        self.show(entry, events)
        self.wake(entry.seat, action)
        self.stood_in[entry.seat] += entry.stand_in
        self.undo_for = None
        return events

    def try_out(self, seat: Seat, action: Action) -> PendingAction:
        """Carry an action out on a copy: if anything goes wrong, nothing has happened."""
        require(not self.paused, "paused")
        game = self.game.copy()
        return PendingAction(seat, action, game, game.act(seat, action), game.asks())

    def adopt(self, pending: PendingAction) -> None:
        """The copy is the table from now on."""
        self.play_on(pending.game)
        if self.game.log is not None:
            self.game.log.add(pending.seat, pending.action)
        self.asks = pending.asks

    def play_on(self, game: Table) -> None:
        """A copy is the table from now on; what a copy leaves out goes along."""
        game.seed, game.log = self.game.seed, self.game.log
        self.game = game

    def note(self, past: PastAction) -> None:
        """Remember an action that counts."""
        self.history.append(past)
        if past.seat != CLOCK:
            self.acted[past.seat] += 1
        if past.final:
            self.firm, self.firm_count = self.game, len(self.history)

    # Reading

    def show(self, entry: LogEntry, events: list[Event]) -> None:
        """Whoever acts has read what was there; people who were shown something now read that."""
        if not entry.stand_in:
            self.reading.pop(entry.seat, None)
        if self.config.reading:
            reading = Reading(entry.at + self.config.reading)
            readers = self.game.clocks().readers(events) & set(self.config.people)
            self.reading |= dict.fromkeys(readers - self.resting, reading)

    def reading_time(self, about: str) -> float:
        """How long somebody may read, or get ready."""
        return self.config.reading * (BEGINNING if about == "begin" else 1.0)

    def note_read(self, entry: LogEntry) -> int:
        """Somebody has read it."""
        self.reading.pop(entry.seat, None)
        return 0

    def read_at(self, now: float) -> float:
        """When everybody will have read what they were shown; now, if nobody reads."""
        return max([now, *[one.until for one in self.reading.values()]])

    def need_read(self, seat: Seat, action: Action, now: float) -> None:
        """Refuse whoever would be first while others still read: a call is open to all at once."""
        asked = not isinstance(action, self.game.UNASKED)
        called = asked and any(key.seat == CLOCK for key in self.totals)
        others = [one.until for other, one in self.reading.items() if other != seat]
        require(not called or seat == CLOCK or max(others, default=now) <= now, "others-read")

    # Resting, pausing, and taking back

    def count_change(self, entry: LogEntry) -> None:
        """Count a step that is no action; after an action everybody may change their mind anew."""
        if entry.what == "act":
            self.changes = [0] * self.config.seats
        elif entry.seat != CLOCK:
            self.changes[entry.seat] += 1

    def need_change(self, seat: Seat) -> None:
        """Refuse a seat that changes its mind for ever: the log would have no end."""
        require(self.changes[seat] < CHANGES, "too-many-changes")

    def note_ready(self, entry: LogEntry) -> int:
        """Somebody wants nothing more, or takes this back."""
        self.set_ready(entry.seat, entry.body)
        return 0

    def set_ready(self, seat: Seat, how: str) -> None:
        """Somebody wants nothing more for now, or for the round, or takes this back."""
        self.ready.discard(seat)
        self.content.discard(seat)
        self.wishes.pop(seat, None)
        if how == NOT_READY:
            return
        self.ready.add(seat)
        if how:
            self.content.add(seat)
        if how not in ("", FOR_THE_ROUND):
            self.wishes[seat] = msgspec.json.decode(how, type=Cards)

    def awaits(self, seat: Seat, deal: Deal) -> bool:
        """Whether somebody who wants nothing more would hear of this offer all the same."""
        return not set(self.wishes.get(seat, ())).isdisjoint(deal.give)

    def wake(self, seat: Seat, action: Action) -> None:
        """An offer that somebody has waited for wakes them."""
        deal = self.game.clocks().proposal(seat, action) if self.wishes else None
        for other in deal.to if deal else ():
            if deal and self.awaits(other, deal):
                self.set_ready(other, NOT_READY)

    def come_back(self, entry: LogEntry) -> int:
        """Somebody plays again."""
        self.resting.discard(entry.seat)
        self.absent.discard(entry.seat)
        return 0

    def rest(self, entry: LogEntry) -> int:
        """A bot plays for a seat from now on, and nobody waits for its word about an undo."""
        self.resting.add(entry.seat)
        self.reading.pop(entry.seat, None)
        if entry.stand_in:
            self.absent.add(entry.seat)
            self.absent_since[entry.seat] = entry.at
        self.settle_chair()
        return self.settle_undo()

    def leavers(self) -> frozenset[Seat]:
        """The people who rest, or for whom a bot has done more than they did."""
        return frozenset(
            seat
            for seat in self.config.people
            if seat in self.resting or 2 * self.stood_in[seat] > self.acted[seat]
        )

    def stood_in_shares(self) -> tuple[float, ...]:
        """The share of everybody's deeds that a bot has done for them."""
        return tuple(
            stood_in / max(1, acted)
            for stood_in, acted in zip(self.stood_in, self.acted, strict=True)
        )

    @property
    def paused(self) -> bool:
        """Whether the table stands still."""
        return self.paused_at > 0

    def pause(self, entry: LogEntry) -> int:
        """All clocks stand still."""
        self.paused_at = entry.at
        self.pauses[entry.seat] += 1
        return 0

    def go_on(self, entry: LogEntry) -> int:
        """Clocks go on with the time they had."""
        lost = entry.at - self.paused_at
        self.shift_clocks(lost)
        self.paused_at = 0.0
        return 0

    def undoable(self, seat: Seat) -> int:
        """How many actions to take back, up to the seat's last one; 0 if that cannot be."""
        for back, past in enumerate(reversed(self.history), 1):
            if past.final:
                return 0
            if past.seat == seat:
                return back
        return 0

    def may_take_back(self, seat: Seat) -> int:
        """How many actions a seat may ask to take back: in a rated game only its own last one."""
        back = self.undoable(seat)
        return 0 if self.config.rated and back > 1 else back

    def judges(self, seat: Seat) -> set[Seat]:
        """Those who have to agree to a seat's undo: all other people who play for themselves."""
        return set(self.config.people) - self.resting - {seat}

    def ask_undo(self, entry: LogEntry) -> int:
        """Somebody asks to take their last action back."""
        self.undo_for = entry.seat
        self.agreed = set()
        return self.settle_undo()

    def agree_undo(self, entry: LogEntry) -> int:
        """Somebody agrees."""
        self.agreed.add(entry.seat)
        return self.settle_undo()

    def refuse_undo(self, entry: LogEntry) -> int:
        """Somebody does not."""
        self.undo_for = None
        return 0

    def settle_undo(self) -> int:
        """Take the actions back if everybody has agreed, and say how many."""
        if self.undo_for is None or self.judges(self.undo_for) - self.agreed:
            return 0
        back = self.undoable(self.undo_for)
        self.undo_for = None
        if back:
            self.take_back(back)
        return back

    def take_back(self, count: int) -> None:
        """The last history never were; only those that can be taken back are played once more."""
        for past in self.history[-count:]:
            if past.seat != CLOCK:
                self.acted[past.seat] -= 1
        del self.history[-count:]
        game, log = self.firm.copy(), Log()
        for number, past in enumerate(self.history):
            log.add(past.seat, past.action)
            if number >= self.firm_count:
                game.act(past.seat, past.action)
        self.play_on(game)
        self.game.log, self.asks = log, game.asks()

    # A bot's chair

    def ask_chair(self, entry: LogEntry) -> int:
        """Somebody asks for a bot's chair."""
        self.taker, self.let = msgspec.json.decode(entry.body, type=Taker), set()
        self.settle_chair()
        return 0

    def agree_chair(self, entry: LogEntry) -> int:
        """Somebody agrees."""
        self.let.add(entry.seat)
        self.settle_chair()
        return 0

    def refuse_chair(self, entry: LogEntry) -> int:
        """Somebody does not."""
        self.taker = None
        return 0

    def free_chair(self, entry: LogEntry) -> int:
        """A bot plays again on a chair that somebody took."""
        seat = entry.seat
        self.sent_away.update(taker.person for taker in self.takers if taker.seat == seat)
        self.takers = [taker for taker in self.takers if taker.seat != seat]
        people = tuple(other for other in self.config.people if other != seat)
        self.config = msgspec.structs.replace(self.config, people=people)
        self.resting.discard(seat)
        self.absent.discard(seat)
        self.set_ready(seat, NOT_READY)
        return 0

    def hosts(self) -> set[Seat]:
        """Those who have to agree that somebody takes a bot's chair, where the game is rated.

        Whoever is only away is waited for: silence is no consent.
        """
        there = set(self.config.people) - (self.resting - self.absent)
        return there if self.config.rated else set()

    def settle_chair(self) -> None:
        """Whoever asked for a chair has it once nobody is left to agree."""
        taker = self.taker
        if taker is None or self.hosts() - self.let:
            return
        self.taker = None
        self.takers.append(taker)
        people = tuple(sorted({*self.config.people, taker.seat}))
        self.config = msgspec.structs.replace(self.config, people=people)

    # Clocks

    def may_set_tempo(self, seat: Seat, what: StepKind) -> None:
        """Refuse a voice that is not the auctioneer's, or that changes nothing."""
        setter = self.game.clocks().pace_setter()
        require(setter is not None and not self.over, "no-calls")
        require(seat == setter, "not-auctioneer", "K24")
        wanted = HURRIED if what == "hurry" else SLOWED
        require(wanted not in self.tempo.values(), "tempo-set", "K24")

    def set_tempo(self, entry: LogEntry) -> int:
        """The auctioneer hurries the next call, or holds it."""
        factor = HURRIED if entry.what == "hurry" else SLOWED
        self.tempo = {key: factor for key in self.totals if key.seat == CLOCK}
        return 0

    def restart_clocks(self, at: float) -> None:
        """Start the clocks that have begun to run, and forget those that have not."""
        self.totals = clocks.running_clocks(self)
        self.tempo = {key: factor for key, factor in self.tempo.items() if key in self.totals}
        self.reading = {seat: one for seat, one in self.reading.items() if one.until > at}
        start = at if self.paused else self.read_at(at)
        self.since = {key: min(self.since.get(key, start), start) for key in self.totals}

    def shift_clocks(self, seconds: float) -> None:
        """All clocks that run have begun so much later."""
        self.since = {key: since + seconds for key, since in self.since.items()}
        self.reading = {
            seat: msgspec.structs.replace(one, until=one.until + seconds)
            for seat, one in self.reading.items()
        }

    def move_clocks(self, seconds: float) -> None:
        """The watch was put forward or back, and all running clocks with it."""
        self.shift_clocks(seconds)
        if self.paused_at:
            self.paused_at += seconds

    def begin_clocks(self, now: float) -> None:
        """No clock begins later than now, though the log tells no earlier time than before."""
        self.reading = {
            seat: msgspec.structs.replace(one, until=one.until - self.last + now)
            for seat, one in self.reading.items()
        }
        self.since = {key: min(since, self.read_at(now)) for key, since in self.since.items()}

    # Questions

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.game.over

    def ask_of(self, seat: Seat) -> Ask | None:
        """What a seat is asked."""
        return next((ask for ask in self.asks if ask.seat == seat), None)

    def steps_after(self, seq: int) -> list[Step]:
        """The steps after this one, as far as they are remembered."""
        return [step for step in self.recent[-RECENT:] if step.entry.seq > seq]


def reveals(game: Table, event: Event) -> bool:
    """Whether a hidden card showed its face, or that there is none, or came from a bag."""
    if event.name in game.READINGS:
        return True
    layout = game.layout
    for _, source, _, target in event.moves:
        if layout.bags[source]:
            return True
        if any(sees[source] < TOP <= sees[target] <= FACES for sees in layout.sights):
            return True
    return False


def reads(game: Table, before: list[Cards], events: list[Event]) -> bool:
    """Whether something that lay hidden was read and put away: it is gone, and moved nowhere."""
    moved = {source for event in events for _, source, _, _ in event.moves}
    return any(
        before[pile] and not game.piles[pile] and seen < TOP and pile not in moved
        for pile, seen in game.layout.hides(SPECTATOR)
    )


def told_steps(state: TableState, steps: Iterable[Step]) -> list[tuple[int, list[Event], bool]]:
    """What happened in the steps that were not taken back, and whether they still can be."""
    final = {past.seq: past.final for past in state.history}
    told = [(step.entry.seq, step.events) for step in steps if step.entry.seq in final]
    return [(seq, events, final[seq]) for seq, events in told]


def replay(
    config: TableConfig, entries: Iterable[LogEntry], tell: Callable[[Step], object] | None = None
) -> TableState:
    """The state that a log gives; `tell` is called with every step."""
    state = TableState(config)
    for entry in entries:
        try:
            step = state.take(entry)
            if tell is not None:
                tell(step)
        except (Illegal, msgspec.ValidationError) as problem:
            why = problem if isinstance(problem, Illegal) else Illegal("bad-action")
            refused = Illegal("record-step", step=entry.seq, why=why)
            raise catalogue.by_ruleset(type(state.game), config.rules, refused) from problem
    return state
