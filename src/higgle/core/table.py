"""The table: the state of one game, and the only way in which it moves."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from random import Random
from typing import ClassVar, Final, Literal, Self, overload

import msgspec
from mypy_extensions import i64, mypyc_attr

from higgle.core import shown_cards, snapshot
from higgle.core.chance import Chance, Fast, Sealed, seal
from higgle.core.errors import Illegal, require
from higgle.core.hints import GameClocks, Hints
from higgle.core.piles import BACKS, BAG, FACES, NOTHING, TOP, Layout, face_down
from higgle.core.record import End, Record, RecordLine
from higgle.core.shown_cards import Sighting
from higgle.core.values import (
    CLOCK,
    DOWN,
    SPECTATOR,
    TRUTH,
    Action,
    Ask,
    Cards,
    Event,
    Move,
    Options,
    Seat,
    Stage,
)

NO_CHANCE = Fast()

CHECKS: Final[dict[type[Action], Callable[..., None]]] = {}
EFFECTS: Final[dict[type[Action], Callable[..., None]]] = {}
"""`check` and `apply` by the kind of action: compiled, `action.check(...)` takes twice as long."""


class Log:
    """Seats and actions side by side, which takes a third of the room of pairs."""

    def __init__(self) -> None:
        self.seats: list[Seat] = []
        self.actions: list[Action] = []

    def add(self, seat: Seat, action: Action) -> None:
        """One more action."""
        self.seats.append(seat)
        self.actions.append(action)

    def __len__(self) -> int:
        return len(self.actions)

    def __iter__(self) -> Iterator[tuple[Seat, Action]]:
        return zip(self.seats, self.actions, strict=True)


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """Piles, public facts and a stack of stages; a game is a subclass that answers its questions.

    Every pile and every fact is an immutable value, which copies share; an action replaces
    them. Every secret lies in a pile.
    """

    __slots__ = (
        "audience",
        "chance",
        "draws",
        "emit_events",
        "events",
        "layout",
        "log",
        "options",
        "pending_moves",
        "piles",
        "seats",
        "seed",
        "sightings",
        "size",
        "sized",
        "stages",
    )

    ID: ClassVar[str] = ""
    RULES: ClassVar[int] = 1
    """The number of the ruleset: one more whenever an old log could mean something else."""
    SEATS: ClassVar[range] = range(0)
    OPTIONS: ClassVar[type[Options]] = Options
    ACTIONS: ClassVar[tuple[type[Action], ...]] = ()
    OPEN: ClassVar[dict[str, str]] = {}
    """The open forms, whose values are proposed and not listed, each with an example to type."""
    UNASKED: ClassVar[tuple[type[Action], ...]] = ()
    """The actions that no ask names, because every seat may do them at any time: they show
    something, and the game stands where it stood."""
    STAGES: ClassVar[tuple[type[Stage], ...]] = ()
    CLOCKED: ClassVar[bool] = False
    """Whether the clock is a seat that acts."""
    FACTS: ClassVar[dict[str, object]] = {}
    """The public facts and their types: what is written as JSON."""
    EVENTS: ClassVar[dict[str, tuple[str, ...]]] = {}
    """Every event of the game, and what its numbers mean; `sorts[]` is a list, its length first."""
    READINGS: ClassVar[frozenset[str]] = frozenset()
    """The events in which something hidden is looked at, even when nothing was there."""
    KINDS: ClassVar[dict[str, str]] = {}
    """What a number of an event is, by its name: `seat`, `place` (from 0) or a family of cards."""
    CARDS: ClassVar[Mapping[str, Sequence[str]]] = {}
    """What the cards of each family are called, by code: messages of the catalogue, or words."""

    CLOCK_FORMS: ClassVar[tuple[str, ...]] = ()
    """The forms in which the clock acts, and nobody else."""
    SHOWS: ClassVar[Mapping[str, str]] = {}
    """The piles of a seat of which it may show cards at any time, and the clause that says so."""
    CLAUSES: ClassVar[str] = ""
    """The letters of the clauses that rule the game."""
    PRINTED: ClassVar[dict[str, object]] = {}
    """What is printed on the cards, as plain values for clients."""
    HINTS: ClassVar[type[Hints]] = Hints
    """What clients are told beside a view."""
    CLOCKS: ClassVar[type[GameClocks]] = GameClocks
    """What a live table asks besides the rules."""

    def __init__(self, layout: Layout, options: Options) -> None:
        """An empty table; `set_up` deals. The first one of its kind lays out the piles."""
        self.layout = layout
        self.seats = layout.seats
        self.options = options
        self.piles: list[Cards] = []
        self.draws: list[int] = []
        """How many times chance has picked from each pile."""
        self.sized: Cards = ()
        self.size = 0
        """The bag that was counted last, and how many cards are in it."""
        self.stages: tuple[Stage, ...] = ()
        self.sightings: tuple[Sighting, ...] = ()
        """What seats have shown of hidden piles, as long as it must still lie there."""
        self.audience = TRUTH
        self.chance: Chance = NO_CHANCE
        self.seed = ""
        self.log: Log | None = None
        self.emit_events = True
        self.pending_moves: list[Move] = []
        """The moves that no event tells yet."""
        self.events: list[Event] = []
        if not layout.names:
            layout.actions = frozenset(self.ACTIONS)
            self.lay_out()

    def copy_from(self, table: Self) -> None:
        """Take over everything but the piles of another table; `twin` calls it, not `__init__`.

        Every class of a game copies its own attributes; one left out is missing in the copy.
        """
        self.layout = table.layout
        self.seats = table.seats
        self.emit_events = True
        self.pending_moves = []
        self.events = []
        self.sized = ()
        self.size = 0
        self.options = table.options
        self.stages = table.stages
        self.sightings = table.sightings
        self.chance = NO_CHANCE
        self.seed = ""
        self.log = None

    # What a game answers

    def lay_out(self) -> None:
        """Name the piles of the game and say who sees what in them."""
        raise NotImplementedError

    def idle_option(self) -> str:
        """The name of an option that was agreed on and has no effect at this table, if any."""
        return ""

    def set_up(self, chance: Chance) -> None:
        """Deal, and begin."""
        raise NotImplementedError

    def census(self) -> dict[str, list[int]]:
        """How many cards of each code every family has: no card is made or lost."""
        raise NotImplementedError

    def asks(self) -> list[Ask]:
        """Who must or may act now, from public facts alone."""
        return self.stages[-1].asks(self)  # type: ignore[arg-type]  # a stage of this game

    def actions(self, seat: Seat) -> list[Action]:
        """The legal actions of closed forms, with one choice of copies for each."""
        return self.stages[-1].actions(self, seat)  # type: ignore[arg-type]  # as in `asks`

    def propose(self, seat: Seat, random: Random) -> Action | None:
        """A random legal action of an open form, if there is one."""
        return self.stages[-1].propose(self, seat, random)  # type: ignore[arg-type]  # as in `asks`

    def check(self, seat: Seat, action: Action) -> None:
        """Refuse what may not be done; change nothing."""
        if self.over:
            raise Illegal("over")
        if type(action) not in self.layout.actions:
            raise Illegal("unknown-action")
        if not 0 <= seat < self.seats and not (seat == CLOCK and self.CLOCKED):
            raise Illegal("unknown-seat")
        self.check_action(seat, action)

    def check_action(self, seat: Seat, action: Action) -> None:
        """Refuse what the rules forbid; `check` has seen that the action is of this game."""
        kind = type(action)
        check = CHECKS.get(kind)
        if check is None:
            check = CHECKS[kind] = kind.check
        check(action, self, seat)  # type: ignore[arg-type]  # an action of this game

    def apply(self, seat: Seat, action: Action, chance: Chance) -> None:
        """Carry out an action that was checked."""
        kind = type(action)
        effect = EFFECTS.get(kind)
        if effect is None:
            effect = EFFECTS[kind] = kind.apply
        effect(action, self, seat, chance)  # type: ignore[arg-type]  # as in `check_action`

    def score(self, seat: Seat) -> dict[str, int]:
        """What a seat's result is made of; the parts add up to it."""
        raise NotImplementedError

    def tie_break(self, seat: Seat) -> int:
        """What decides between equal scores; more is better."""
        return 0

    def why_over(self) -> tuple[str, int]:
        """Why the game has ended: `end-WORD` of the catalogue and its number; or no word."""
        return "", 0

    def pins(self) -> dict[int, Cards]:
        """What promises tell about the cards that lie face down in a pile."""
        return {}

    def sure_cards(self) -> dict[int, Cards]:
        """What promises, and cards that were shown, tell about piles that lie face down."""
        return shown_cards.sure_cards(self, self.pins()) if self.sightings else self.pins()

    def lay_backs(self, random: Random) -> None:
        """Guess a number of cards where a view shows not even that, and lay them face down."""

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        raise NotImplementedError

    @classmethod
    def parse(cls, text: str) -> Action:
        """The action that a text means: the plain text, unless the game has words of its own."""
        words = text.lower().split()
        for kind in cls.ACTIONS:
            verb = str(kind.__struct_config__.tag).split("_")
            parts = words[len(verb) :]
            names = kind.__struct_fields__
            if words[: len(verb)] == verb and len(parts) == len(names):
                with suppress(msgspec.ValidationError):
                    return msgspec.convert(dict(zip(names, parts, strict=True)), kind, strict=False)
        raise Illegal("unknown-text", text=text)

    def hints(self) -> Hints:
        """What a client of this table or view is told beside it."""
        return self.HINTS(self)

    def clocks(self) -> GameClocks:
        """What a live table asks this game besides its rules."""
        return self.CLOCKS(self)

    def ask_of(self, seat: Seat, asks: Sequence[Ask] | None = None) -> Ask | None:
        """The ask of a seat that has more than its lasting rights, among the moment's if known."""
        for ask in self.asks() if asks is None else asks:
            if ask.seat == seat and ask.forms:
                return ask
        return None

    # The only way a game moves

    def act(self, seat: Seat, action: Action, chance: Chance | None = None) -> list[Event]:
        """Check everything, then change: a refusal leaves the table as it was."""
        self.check(seat, action)
        self.apply(seat, action, self.chance if chance is None else chance)
        log = self.log
        if log is not None:
            log.seats.append(seat)
            log.actions.append(action)
        events = self.events
        if events:
            self.events = []
        if self.sightings:
            shown_cards.forget(self, events)
        assert not self.pending_moves, "a move was not told"
        return events

    @classmethod
    def numbers(cls, event: Event) -> dict[str, int | Cards]:
        """The numbers of an event by their names; the last ones may be left out."""
        found: dict[str, int | Cards] = {}
        rest = event.numbers
        for part in cls.EVENTS[event.name]:
            name = part.removesuffix("?")
            if name != part and not rest:
                break
            if name.endswith("[]"):
                found[name[:-2]] = rest[1 : 1 + rest[0]]
                rest = rest[1 + rest[0] :]
            else:
                found[name] = rest[0]
                rest = rest[1:]
        return found

    def numbers_on(self, family: str, card: int) -> dict[str, int]:
        """What is printed on a card of a family whose cards have no names, by its names."""
        return {}

    # How cards move, and what is told of it

    def shift(self, source: int, place: int, target: int) -> int:
        """Move one card from its place in a pile to the end of another."""
        piles = self.piles
        cards = piles[source]
        card = cards[place]
        piles[source] = cards[:place] + cards[place + 1 :] if place else cards[1:]
        piles[target] += (card,)
        if self.emit_events:
            self.pending_moves.append((card, source, place, target))
        return card

    def move(self, source: int, cards: Cards, target: int) -> None:
        """Move these cards, the first of each code, to the end of another pile."""
        left = list(self.piles[source])
        for card in cards:
            place = left.index(card)
            del left[place]
            if self.emit_events:
                self.pending_moves.append((card, source, place, target))
        self.piles[source] = tuple(left)
        self.piles[target] += cards

    def sweep(self, source: int, target: int, count: int) -> None:
        """Move the first cards of a pile, in their order, to the end of another."""
        piles = self.piles
        taken = piles[source][:count]
        piles[source] = piles[source][count:]
        piles[target] += taken
        if self.emit_events:
            self.pending_moves.extend([(card, source, 0, target) for card in taken])

    def bag_size(self, bag: int) -> int:
        """How many cards there are in a bag; the same bag is counted once."""
        cards = self.piles[bag]
        if cards is not self.sized:
            self.sized = cards
            self.size = sum(cards)
        return self.size

    def pick(self, bag: int, target: int, chance: Chance) -> int:
        """Let chance take a card out of a bag."""
        piles = self.piles
        size = self.bag_size(bag)
        counts = list(piles[bag])
        ordinal = self.draws[bag]
        self.draws[bag] = ordinal + 1
        rest: i64 = chance.below(size, bag, ordinal)
        card: i64 = 0
        count: i64 = counts[0]
        while rest >= count:
            rest -= count
            card += 1
            count = counts[card]
        counts[card] = count - 1
        self.sized = piles[bag] = tuple(counts)
        self.size = size - 1
        piles[target] += (card,)
        if self.emit_events:
            self.pending_moves.append((card, bag, -1, target))
        return card

    def pour(self, source: int, bag: int) -> int:
        """Shuffle a pile into a bag, and return how many cards it had."""
        cards = self.piles[source]
        counts = list(self.piles[bag])
        for card in cards:
            counts[card] += 1
        self.piles[bag] = tuple(counts)
        self.piles[source] = ()
        return len(cards)

    def emit(self, name: str, seat: Seat, *numbers: int) -> None:
        """An event with all the moves since the last one."""
        if self.emit_events:
            moves: tuple[Move, ...] = ()
            if self.pending_moves:
                moves = tuple(self.pending_moves)
                self.pending_moves.clear()
            self.events.append(Event(name, seat, moves, numbers))

    def emit_early(self, name: str, seat: Seat, *numbers: int) -> None:
        """Emit an event in the middle of an action; the next event has the moves so far."""
        if self.emit_events:
            self.events.append(Event(name, seat, (), numbers))

    # Who sees what

    def copy(self) -> Self:
        """The same table once more, without its log."""
        twin = self.twin()
        twin.piles = self.piles.copy()
        twin.draws = self.draws.copy()
        twin.sized = self.sized
        twin.size = self.size
        twin.audience = self.audience
        twin.emit_events = self.emit_events
        twin.chance = self.chance
        return twin

    def twin(self) -> Self:
        """A table with the same stages and facts, to which the piles are still to be given."""
        kind = type(self)
        twin = kind.__new__(kind)
        twin.copy_from(self)
        return twin

    def view(self, seat: Seat | None = None) -> Self:
        """The table as a seat, or a spectator, sees it: the same type, some cards face down.

        Of a seat's view only the spectator's can be made: what everybody sees.
        """
        audience = SPECTATOR if seat is None else seat
        if not SPECTATOR <= audience < self.seats:
            raise Illegal("unknown-seat")
        known = self.audience in (TRUTH, audience) or audience == SPECTATOR
        assert known, "a view shows no other seat's cards"
        twin = self.twin()
        piles = self.piles.copy()
        for index, sight in self.layout.hides(audience):
            pile = piles[index]
            if not pile:
                continue
            if sight == NOTHING:
                piles[index] = ()
            elif sight == BAG:
                piles[index] = (sum(pile),) + (0,) * (len(pile) - 1)
            elif sight == BACKS:
                piles[index] = face_down(len(pile))
            else:
                piles[index] = face_down(len(pile) - 1) + pile[-1:]
        if twin.sightings:
            twin.sightings = shown_cards.visible(self, audience)
        twin.piles = piles
        twin.draws = [0] * len(self.draws)
        twin.audience = audience
        return twin

    def seen(self, event: Event, seat: Seat | None = None) -> Event:
        """An event as an audience sees it: a face shows if either end of its move does."""
        audience = SPECTATOR if seat is None else seat
        if audience == TRUTH or not event.moves:
            return event
        sights = self.layout.sees(audience)
        for _, source, _, _ in event.moves:
            if sights[source] != FACES:
                if event.name == shown_cards.SHOWN:
                    return shown_cards.hide_faces(self, event, audience)
                return self.with_backs(event, sights)
        return event

    def with_backs(self, event: Event, sights: list[int]) -> Event:
        """An event as somebody sees it who does not see all the piles that cards have left."""
        moves: list[Move] = []
        for card, source, place, target in event.moves:
            before = sights[source]
            after = sights[target]
            if before == NOTHING and after == NOTHING:
                continue
            if before != FACES:
                place = -1
            if before < TOP and after < TOP:
                card = DOWN
            moves.append((card, source, place, target))
        return Event(event.name, event.seat, tuple(moves), event.numbers)

    def unseen(self, family: str) -> list[int]:
        """The cards of a family that do not lie face up anywhere; those in a bag never do."""
        counts = self.census()[family]
        for index, pile in enumerate(self.piles):
            if self.layout.families[index] == family and not self.layout.bags[index]:
                for card in pile:
                    if card != DOWN:
                        counts[card] -= 1
        return [card for card, count in enumerate(counts) for _ in range(count)]

    def imagine(self, random: Random) -> Self:
        """A whole table that this view could be the view of: unseen cards at random places."""
        whole = self.copy()
        whole.lay_backs(random)
        whole.audience = TRUTH
        pins = self.sure_cards()
        for family in self.census():
            pool = whole.unseen(family)
            for pile, cards in pins.items():
                if self.layout.families[pile] == family:
                    for card in cards:
                        pool.remove(card)
            random.shuffle(pool)
            for index in range(len(whole.piles)):
                if self.layout.families[index] == family:
                    whole.turn_up(index, list(pins.get(index, ())), pool, random)
        return whole

    def turn_up(self, pile: int, sure: list[int], pool: list[int], random: Random) -> None:
        """Give faces to the cards that lie face down: the sure ones first, then any."""
        cards = list(self.piles[pile])
        if self.layout.bags[pile]:
            for _ in range(cards[DOWN]):
                cards[pool.pop()] += 1
            cards[DOWN] = 0
        else:
            places = [place for place, card in enumerate(cards) if card == DOWN]
            if sure:
                random.shuffle(places)
            for place in places:
                cards[place] = sure.pop() if sure else pool.pop()
        self.piles[pile] = tuple(cards)

    # The end

    @overload
    def scores(self) -> list[int]: ...
    @overload
    def scores(self, detail: Literal[True]) -> list[dict[str, int]]: ...
    def scores(self, detail: object = False) -> list[int] | list[dict[str, int]]:
        """The result of every seat, or what it would be if the game ended like this."""
        parts = [self.score(seat) for seat in range(self.seats)]
        return parts if detail else [sum(part.values()) for part in parts]

    def winners(self) -> list[Seat]:
        """The seats that have won, several when they share it; none before the end."""
        if not self.over:
            return []
        ranks = [(score, self.tie_break(seat)) for seat, score in enumerate(self.scores())]
        return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]

    def record(self) -> Record:
        """The game as its seed and its actions; a view, a copy or unsealed chance has none."""
        chance = self.chance
        if self.audience != TRUTH or (self.log is None and isinstance(chance, Sealed)):
            raise Illegal("no-record")
        if self.log is None or not isinstance(chance, Sealed) or chance.seed != self.seed:
            raise Illegal("unsealed", chance=str(chance))
        lines = [RecordLine(seat, str(action)) for seat, action in self.log]
        end = End(self.scores(), self.winners()) if self.over else None
        agreed: dict[str, object] = msgspec.to_builtins(self.options)
        return Record(
            self.ID, self.seats, agreed, self.seed, seal(self.seed), lines, end, self.RULES
        )

    # JSON there and back

    def data(self) -> dict[str, object]:
        """The table as plain values."""
        return snapshot.Writer(snapshot.unwritten).data(self)

    def json(self) -> bytes:
        """The stable JSON form of a table or a view."""
        return msgspec.json.encode(self.data())

    def read(self, data: Mapping[str, object]) -> None:
        """Take over what `data` wrote; what fits no table of this game is refused."""
        snapshot.read(self, data)

    def check_position(self, complete: bool) -> None:
        """Refuse a table that no game can come to; a complete one has every card of the game."""
        self.check_facts()
        self.check_cards(complete)
        self.check_stages()

    def check_facts(self) -> None:
        """Refuse facts that do not fit each other, or the piles."""
        self.require_possible(min(self.draws, default=0) >= 0, "draws")
        if self.sightings:
            shown_cards.check_shown(self)

    def check_cards(self, complete: bool) -> None:
        """Refuse more cards of a kind than there are, or fewer; a complete table has them all."""
        for family, census in self.census().items():
            lying = [0] * len(census)
            for index, pile in enumerate(self.piles):
                if self.layout.families[index] != family:
                    continue
                for card, number in enumerate(pile):
                    if self.layout.bags[index]:
                        lying[card] += number
                    else:
                        lying[number] += 1
                fits = all(have <= most for have, most in zip(lying[1:], census[1:], strict=True))
                self.require_possible(fits, self.layout.names[index])
            missing = sum(census) - sum(lying)
            exact = complete and self.audience == TRUTH
            self.require_possible(missing == 0 if exact else missing >= 0, family)
            self.require_possible(self.audience != TRUTH or not lying[DOWN], family)

    def enter(self, stage: Stage) -> None:
        """Be in a stage, and nothing else; a game sets the facts that follow from it."""
        self.stages = (stage,)

    def check_stages(self) -> None:
        """Refuse stages that no game comes to, and a game in which nobody is awaited."""
        stages = self.stages
        laid = {name for stage in stages for name in stage.LAID}
        for name in {name for kind in self.STAGES for name in kind.LAID} - laid:
            own = [pile for pile, known in enumerate(self.layout.names) if known == name]
            self.require_possible(not any(self.piles[pile] for pile in own), name)
        fits = all(stage.ABOVE == (place > 0) for place, stage in enumerate(stages))
        stand = fits and all(stage.may_stand(self) for stage in stages)  # type: ignore[arg-type]  # as in `asks`
        awaited = stand and (self.over or any(ask.must or ask.seat == CLOCK for ask in self.asks()))
        self.require_possible(awaited, "stages")

    def require_possible(self, possible: bool, what: str) -> None:
        """Refuse a table because of a pile or a fact."""
        require(possible, "impossible-table", what=what)
