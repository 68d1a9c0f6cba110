"""The five laws, checked over whole random games."""

from collections import Counter
from collections.abc import Callable, Iterable
from itertools import zip_longest
from random import Random

import msgspec

import higgle
from higgle.core import FACES, SPECTATOR, Action, Event, Illegal, Layout, Table
from higgle.core.values import tag
from tests.laws import shows
from tests.laws.worlds import Worlds
from tests.witness import names_what_was_asked, untold

STEPS = 60_000
"""More actions than any random game needs."""

SHY = ("harvest", "withdraw", "decline")
"""Forms that undo what others build up."""


FEW = 5
"""A form used less often in a game is looked for."""


class Broken(AssertionError):
    """A law does not hold."""


def hold(condition: object, law: str) -> None:
    """Say which law is broken."""
    if not condition:
        raise Broken(law)


# 1 Conservation


def conserves(table: Table) -> None:
    """No card is made or lost."""
    for family, counts in table.census().items():
        found = [0] * len(counts)
        for index, pile in enumerate(table.piles):
            if table.layout.families[index] != family:
                continue
            if table.layout.bags[index]:
                found = [have + more for have, more in zip(found, pile, strict=True)]
            else:
                for card in pile:
                    found[card] += 1
        hold(found == counts, f"conservation: {family} is {found}, not {counts}")


# 2 No leak


def face(table: Table, audience: int, probes: Iterable[tuple[int, Action]]) -> bytes:
    """All that an audience can find out without acting."""
    seat = None if audience == SPECTATOR else audience
    view = table.view(seat)
    listed = [] if seat is None else [str(action) for action in table.actions(seat)]
    refusals = [refusal(table, who, action) for who, action in probes if who == audience]
    return msgspec.json.encode([view.data(), table.asks(), listed, refusals])


def refusal(table: Table, seat: int, action: Action) -> str:
    """The sentence with which an action is refused, or nothing."""
    try:
        table.check(seat, action)
    except Illegal as illegal:
        names_what_was_asked(action, illegal)
        return str(illegal)
    return ""


def accepts(table: Table, seat: int, action: Action) -> bool:
    """Whether the rules allow a seat an action."""
    try:
        table.check(seat, action)
    except Illegal as illegal:
        names_what_was_asked(action, illegal)
        return False
    return True


def hides(
    worlds: Worlds,
    table: Table,
    audience: int,
    random: Random,
    probes: list[tuple[int, Action]],
    deed: tuple[int, Action],
    disguise: Callable[[Table, Table, int, Action], Action],
) -> None:
    """What an audience must not see, it cannot find out, now or after one more action."""
    world = worlds.another(table, audience, random)
    same = face(table, audience, probes) == face(world, audience, probes)
    hold(same, f"no leak: seat {audience} can tell two worlds apart now")
    actor, action = deed
    other = action
    if actor != audience and isinstance(action, shows.Show):
        other = shows.disguise(world, actor, action, random)
    elif actor != audience:
        other = disguise(table, world, actor, action)
    twin = table.copy()
    try:
        world.check(actor, other)
    except Illegal:
        hold(actor != audience, f"no leak: {action} is legal in one world only")
        return
    truth = seen(twin, twin.act(actor, action), audience)
    lie = seen(world, world.act(actor, other), audience)
    blind = all(shows.are_backs(table, event, audience) for event in truth)
    hold(blind, f"no leak: seat {audience} sees what {action} shows to others")
    ended = {event.numbers[0] for event in (*truth, *lie) if event.name in worlds.undone}
    if ended:
        same = without(truth, ended) == without(lie, ended)
        hold(same, f"no leak: {action} tells seat {audience} more than that agreements end")
        return
    if [event.moves for event in truth] == [event.moves for event in lie]:
        if any(event.name in worlds.outcomes for event in (*truth, *lie)):
            return
        hold(truth == lie, f"no leak: seat {audience} learns from the events of {action}")
        same = face(twin, audience, ()) == face(world, audience, ())
        hold(same, f"no leak: seat {audience} can tell two worlds apart after {action}")
    else:
        hidden = worlds.hidden_piles(twin, audience)
        uncounted = worlds.uncounted_piles(twin, audience)
        told = honest(truth, lie, hidden, uncounted) or any(
            event.name in worlds.outcomes for event in (*truth, *lie)
        )
        hold(told, f"no leak: the events of {action} differ for seat {audience} before a face does")


def without(events: list[Event], offers: set[int]) -> list[Event]:
    """The events but for those by which these offers and agreements end."""
    ends = ("released", "lapsed")
    return [event for event in events if event.name not in ends or event.numbers[0] not in offers]


def seen(table: Table, events: list[Event], audience: int) -> list[Event]:
    """The events as an audience sees them."""
    return [table.seen(event, None if audience == SPECTATOR else audience) for event in events]


def honest(truth: list[Event], lie: list[Event], hidden: set[int], uncounted: set[int]) -> bool:
    """Whether the first difference is the face of a card that came out of a hidden pile."""
    ours = [move for event in truth for move in event.moves]
    theirs = [move for event in lie for move in event.moves]
    for one, two in zip_longest(ours, theirs):
        if one == two:
            continue
        if one and two and one[1] == two[1] and one[3] == two[3] and one[1] in hidden:
            return True
        return any(move and move[1] in uncounted for move in (one, two))
    return False


# 3 Legal from the view


def legal_from_view(table: Table, seat: int, random: Random, probes: list[Action]) -> None:
    """What I may do is the same from my view; every listed action is accepted."""
    view = table.view(seat)
    listed = table.actions(seat)
    hold(listed == view.actions(seat), f"legal from view: seat {seat} lists otherwise")
    hold(table.asks() == view.asks(), f"legal from view: asks differ in the view of {seat}")
    asked = {name for ask in table.asks() if ask.seat == seat for name in ask.forms + ask.rights}
    for action in listed:
        hold(form(action) in asked, f"listed but not asked for: {action}")
        hold(not refusal(table, seat, action), f"listed but refused: {action}")
        again = higgle.parse(table.ID, str(action)) if table.ID in BY_ID else action
        hold(again == action, f"text form: {action} reads as {again}")
    state = random.getstate()
    proposed = table.propose(seat, random)
    random.setstate(state)
    hold(proposed == view.propose(seat, random), "legal from view: proposals differ")
    if proposed is not None:
        hold(not refusal(table, seat, proposed), f"proposed but refused: {proposed}")
        again = higgle.parse(table.ID, str(proposed)) if table.ID in BY_ID else proposed
        hold(again == proposed, f"text form: {proposed} reads as {again}")
    for action in probes:
        told = refusal(table, seat, action)
        hold(told == refusal(view, seat, action), f"legal from view: {action}")


BY_ID = {entry.id for entry in higgle.games()}


# 4 Replay


def replays(table: Table) -> None:
    """Seed and actions give the same table; JSON there and back too."""
    record = table.record()
    hold(higgle.replay(str(record)).json() == table.json(), "replay: another table")


def survives_json(table: Table) -> None:
    """A table read from its JSON is the same one; one that has lost a card is not even read."""
    conserves(table)
    hold(higgle.load(table.json()).json() == table.json(), "JSON there and back: another table")


def imagines(table: Table, audience: int, random: Random) -> None:
    """A view imagined whole looks the same to its audience, and no card is made or lost."""
    seat = None if audience == SPECTATOR else audience
    whole = table.view(seat).imagine(random)
    conserves(whole)
    hold(whole.view(seat).json() == table.view(seat).json(), "imagine: another view")


# 5 It ends: the play itself


def form(action: Action) -> str:
    """The form of an action, as asks name it."""
    return tag(type(action).__name__)


def often(used: Counter[str], forms: Iterable[str], least: int) -> None:
    """Every form was taken at least that often, and no other; `pytest -s` shows the counts."""
    print(", ".join(f"{name} {used[name]}" for name in sorted(forms, key=used.__getitem__)))
    hold(set(used) == set(forms), f"not the forms of the game: {set(used) ^ set(forms)}")
    seldom = {name: used[name] for name in forms if used[name] < least}
    hold(not seldom, f"reached less than {least} times: {seldom}")


class Play:
    """One random game under the laws."""

    SHOWS = 0.04
    """How often somebody shows something."""

    def __init__(
        self,
        table: Table,
        seed: int,
        worlds: Worlds,
        disguise: Callable[[Table, Table, int, Action], Action],
        probe_every: int,
    ) -> None:
        self.table = table
        self.random = Random(seed)
        self.shower = Random(f"shows {seed}")
        self.worlds = worlds
        self.disguise = disguise
        self.probe_every = probe_every
        self.used: Counter[str] = Counter()
        self.steps = 0
        self.recent: list[tuple[int, Action]] = []

    def run(self) -> Counter[str]:
        """Play to the end; every so often all laws are probed."""
        conserves(self.table)
        while not self.table.over:
            hold(self.steps < STEPS, f"it ends: not within {STEPS} actions")
            self.step()
        conserves(self.table)
        hold(not self.table.asks(), "it ends: somebody is asked after the end")
        return self.used

    def step(self) -> None:
        """One random action of one random seat that is asked; stages within stages are probed."""
        seat, action = self.choose()
        self.steps += 1
        seldom = len(self.table.stages) > 1
        if self.probe_every and (seldom or self.steps % self.probe_every == 0):
            self.probe(seat, action)
        before = list(self.table.piles)
        gap = untold(self.table, before, self.table.act(seat, action))
        if gap:
            conserves(self.table)
        hold(not gap, f"every move is told: {gap}")
        self.used[form(action)] += 1
        self.recent = [*self.recent[-7:], (seat, action)]
        if self.steps % 20 == 0:
            conserves(self.table)

    def choose(self) -> tuple[int, Action]:
        """Somebody who is asked does something; now and then somebody uses a right, or shows."""
        if self.shower.random() < self.SHOWS:
            shown = shows.any_show(self.table, self.shower)
            if shown is not None and accepts(self.table, *shown):
                return shown
        asks = self.table.asks()
        hold(any(ask.must or ask.seat < 0 for ask in asks), "it ends: nobody must act")
        rand = self.random.random
        busy = [ask for ask in asks if ask.forms]
        while True:
            pool = busy if rand() < 0.9 else asks
            ask = pool[int(rand() * len(pool))]
            action = None
            if rand() < 0.3:
                action = self.table.propose(ask.seat, self.random)
            if action is None:
                listed = self.table.actions(ask.seat)
                if listed:
                    action = self.pick(listed)
                elif ask.must:
                    action = self.table.propose(ask.seat, self.random)
                    hold(action is not None, f"it ends: seat {ask.seat} must act and cannot")
            if action is not None:
                return ask.seat, action

    def pick(self, listed: list[Action]) -> Action:
        """Any action, rather one of a form hardly used yet, and seldom a shy one."""
        rand = self.random.random
        new = [action for action in listed if self.used[form(action)] < FEW]
        pool = new if new and rand() < 0.5 else listed
        if rand() < 0.8:
            pool = [action for action in pool if form(action) not in SHY] or listed
        return pool[int(rand() * len(pool))]

    def probe(self, seat: int, action: Action) -> None:
        """All laws at this instant, for one audience."""
        table = self.table
        audience = int(self.random.random() * (table.seats + 1)) - 1
        past = [a for _, a in self.recent]
        conserves(table)
        survives_json(table)
        imagines(table, audience, self.random)
        if audience != SPECTATOR:
            legal_from_view(table, audience, self.random, [action, *past])
        probes = [(audience, other) for other in (action, *past)]
        hides(self.worlds, table, audience, self.random, probes, (seat, action), self.disguise)


def lay_open(layout: Layout, pile: str) -> None:
    """Everybody sees a pile from now on: a leak, planted to be found."""
    names = layout.names
    for sights in layout.sights:
        sights[:] = [FACES if names[i] == pile else seen for i, seen in enumerate(sights)]
    for hidden in layout.hidden:
        hidden[:] = [(index, seen) for index, seen in hidden if names[index] != pile]
