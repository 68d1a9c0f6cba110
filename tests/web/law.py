"""The law for the client: what is listed can be done on the page, and nothing lies in the way.

The page is opened on positions of a real server. `law.js` tries every control there is; what it
then sends is held against what the table lists, proposes and refuses.
"""

from collections.abc import Iterable
from pathlib import Path
from random import Random

import msgspec
from playwright.sync_api import Page

from higgle.bohnanza.answers import Accept, Confirm
from higgle.bohnanza.harvest import BuyField, Harvest
from higgle.bohnanza.high_bohn.harvest import HarvestKeeping
from higgle.bohnanza.high_bohn.town import BuyFieldWith
from higgle.catalogue import games
from higgle.client import Client
from higgle.core import Action, Illegal, Seat, Table
from higgle.core.values import tag
from higgle.live.journal import action_reader
from higgle.play.match import Match
from tests.web.house import CUT, House, Person
from tests.web.situation import NAMES, SAYING, SLOW, Deed, Situation, put

SCRIPT = f"window.cutWords = {CUT};\n" + Path(__file__).with_name("law.js").read_text("utf-8")
BOTS = ("random", "greedy", "farmer")
BOT = "random"
"""Who sits there where I play alone: it thinks quickly, and the coach does not need it."""
MOMENTS = 8
"""How many moments of one match are looked at."""
AGAIN = 1_000_000
"""Where options do not go together, another match is looked for."""
APART = (30, 90, 180)
"""At most this many steps lie between two of them; with many of them the end is seen too."""
TRIES = 12
"""How often a table is asked for a proposal, to find the open forms that are possible."""


class Found(msgspec.Struct, frozen=True):
    """What the page did while it was tried."""

    acts: list[dict[str, object]]
    covered: list[str]
    cut: list[str]
    dead: list[str]
    log: list[str]
    """What was pressed, in order."""
    spot: dict[str, float] | None


class Sight(msgspec.Struct, frozen=True):
    """What is wrong with the page as it stands."""

    covered: list[str]
    cut: list[str]


class Position(msgspec.Struct, frozen=True):
    """A moment of a game, and a seat that can do something then."""

    situation: Situation
    seat: Seat
    name: str

    @property
    def table(self) -> Table:
        """The table at that moment."""
        return self.situation.table

    def awaits(self, form: str) -> bool:
        """Whether the seat can do something of this form."""
        return any(tag(type(one).__name__) == form for one in self.table.actions(self.seat))


def moments(game: str, number: int, many: int = MOMENTS) -> list[Position]:
    """Moments of one match, by its number: any options, any number of seats, any bots."""
    name = f"law {game} {number}"
    random = Random(name)
    entry = next(entry for entry in games() if entry.id == game)
    options = {one.name: random.choice(one.values) for one in entry.options if one.values}
    chosen = {key: value for key, value in options.items() if random.random() < 0.4}
    seats = random.choice(entry.seats)
    try:
        match = Match(game, seats, [random.choice(BOTS)], name, chosen)
    except Illegal:
        return moments(game, number + AGAIN, many)
    deeds: list[Deed] = []
    match.conductor.watch = lambda _, seat, action, __: deeds.append((seat, action))
    found: list[Position] = []
    apart = random.choice(APART)
    wait = random.randrange(apart)
    while not match.table.over and len(found) < many:
        able = busy(match.table)
        if wait <= 0 and able:
            seat = random.choice(able)
            moment = Situation(match.table.copy(), name, list(deeds), [])
            found.append(Position(moment, seat, f"{name} step {len(deeds)} seat {seat}"))
            wait = random.randrange(apart)
        match.conductor.step()
        wait -= 1
    return found


def busy(table: Table) -> list[Seat]:
    """The seats that can do something; those who must come twice."""
    asks = [ask for ask in table.asks() if ask.seat >= 0]
    able = [ask for ask in asks if table.actions(ask.seat) or ask.must]
    return [ask.seat for ask in able for _ in range(1 + ask.must)]


def lay_all(
    house: House,
    guests: list[str],
    me: str,
    positions: list[Position],
    lively: bool = False,
    alone: bool = False,
) -> list[str]:
    """Put positions into a house, where I sit on the seat that can do something.

    The others are silent people; `alone` among bots that take their time I have the coach.
    """

    def chair(seat: Seat, mine: bool) -> dict[str, object]:
        person = me if mine else None if alone else guests[seat]
        return {"seat": seat, "person": person, "bot": "" if person else BOT, "name": NAMES[seat]}

    rows = [
        (one.situation, [chair(seat, seat == one.seat) for seat in range(one.table.seats)])
        for one in positions
    ]
    return put(house, rows, SLOW, rated=not alone, lively=lively)


def silent(house: House) -> list[str]:
    """People who sit there and say nothing."""
    return [Client(house.address, name=name).me.id for name in NAMES]


class Share(msgspec.Struct, frozen=True):
    """How much is done in every position."""

    tried: float = 1
    """In which part of them everything is pressed; the others are only looked at."""
    thorough: float = 1
    """And in which part of these really everything."""
    beside: tuple[tuple[int, int], ...] = ()
    """Other sizes of the window in which a position is looked at first."""


ALL = Share()


def all_faults(
    person: Person,
    me: str,
    guests: list[str],
    positions: list[Position],
    share: Share = ALL,
    alone: bool = False,
) -> list[str]:
    """What is wrong in these positions, each told with its name."""
    codes = lay_all(person.house, guests, me, positions, lively=True, alone=alone)
    found = []
    for code, one in zip(codes, positions, strict=True):
        dice = Random(one.name)
        visit(person.page, code)
        seen = sights_beside(person.page, share.beside)
        if dice.random() < share.tried:
            seen += faults(person.page, one, dice.random() < share.thorough)
        else:
            seen += sights(person.page)
        found += [f"{one.name}: {fault}" for fault in seen]
    return found


def visit(page: Page, code: str) -> None:
    """Go to a table at which somebody speaks."""
    page.mouse.move(0, 0)
    page.evaluate("words => law.visit(...words)", [f"/t/{code}", code, SAYING])


def sights(page: Page) -> list[str]:
    """What lies under something, is beyond the screen or cut as the page stands."""
    seen = msgspec.convert(page.evaluate("law.look()"), Sight)
    return [
        *[f"covered: {what}" for what in seen.covered],
        *[f"cut: {what}" for what in seen.cut],
    ]


def sights_beside(page: Page, screens: Iterable[tuple[int, int]]) -> list[str]:
    """The same in other sizes of the window."""
    own = page.viewport_size
    assert own is not None
    found: list[str] = []
    for wide, high in screens:
        page.set_viewport_size({"width": wide, "height": high})
        found += [f"at {wide}: {fault}" for fault in sights(page)]
    page.set_viewport_size(own)
    return found


def faults(page: Page, one: Position, thorough: bool = True) -> list[str]:
    """Try everything at the table that is open, and say what is wrong.

    Not thoroughly: what never did anything at the table is left out, unless something is missing.
    """
    found = tried(page, one, thorough)
    lacks = missing(one.table, one.seat, found.acts)
    if lacks and not thorough:
        more = tried(page, one, thorough=True)
        found = msgspec.structs.replace(more, acts=[*found.acts, *more.acts])
        lacks = missing(one.table, one.seat, found.acts)
    return [
        *[f"missing: {deed}" for deed in lacks],
        *[f"refused: {deed}" for deed in refused(one.table, one.seat, found.acts)],
        *[f"covered: {what}" for what in found.covered],
        *[f"cut: {what}" for what in found.cut],
        *[f"dead: {what}" for what in found.dead],
        *pressed(page, found),
    ]


def tried(page: Page, one: Position, thorough: bool) -> Found:
    """Try every control there is."""
    listed = sorted({tag(type(action).__name__) for action in one.table.actions(one.seat)})
    found = page.evaluate(
        "([random, listed, thorough]) => law.trial(random, listed, thorough)",
        [Random(one.name).random(), listed, thorough],
    )
    return msgspec.convert(found, Found)


def pressed(page: Page, found: Found) -> list[str]:
    """One of the controls that does something does it by a real key and by a real pointer too."""
    if found.spot is None:
        return []
    count = "() => law.settle().then(() => law.acts.length)"
    before = page.evaluate(count)
    page.keyboard.press("Enter")
    by_key = page.evaluate(count)
    page.mouse.click(found.spot["x"], found.spot["y"])
    by_pointer = page.evaluate(count)
    return [
        *(["dead: a key does nothing"] if by_key == before else []),
        *(["dead: a pointer does nothing"] if by_pointer == by_key else []),
    ]


def deed(action: Action) -> str:
    """An action without the copies or coins that a person may choose."""
    match action:
        case Accept():
            return f"accept {action.offer}"
        case Confirm():
            return f"confirm {action.offer} with {action.partner}"
        case Harvest() | HarvestKeeping():
            return f"harvest {action.slot}"
        case BuyField() | BuyFieldWith():
            return "buy field"
        case _:
            return str(action)


def missing(table: Table, seat: Seat, acts: Iterable[dict[str, object]]) -> list[str]:
    """What the table lists or proposes and no control does."""
    read = action_reader(table.ID, table.ACTIONS)
    sent = [read.parse(act) for act in acts]
    deeds = {deed(action) for action in sent}
    forms = {tag(type(action).__name__) for action in sent}
    view = table.view(seat)
    random = Random(0)
    proposed = [view.propose(seat, random) for _ in range(TRIES)]
    return [
        *[str(action) for action in view.actions(seat) if deed(action) not in deeds],
        *sorted(
            {
                f"any {tag(type(action).__name__)}"
                for action in proposed
                if action is not None
                and tag(type(action).__name__) not in forms
                and deed(action) not in deeds
            }
        ),
    ]


def refused(table: Table, seat: Seat, acts: Iterable[dict[str, object]]) -> list[str]:
    """What a page offers and the table refuses."""
    read = action_reader(table.ID, table.ACTIONS)
    view = table.view(seat)
    bad = set()
    for act in acts:
        try:
            view.check(seat, read.parse(act))
        except Illegal as illegal:
            bad.add(f"{act}: {illegal}")
    return sorted(bad)
