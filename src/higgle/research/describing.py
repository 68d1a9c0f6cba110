"""Describing: a view in words, and an example of every command."""

from typing import Final

from higgle.bohnanza import actions as beans
from higgle.bohnanza.bohnaparte import actions as war
from higgle.bohnanza.bohnaparte.game import Bohnaparte
from higgle.bohnanza.high_bohn import actions as town
from higgle.bohnanza.plus.actions import Meet, ShowOrder
from higgle.bohnanza.plus.game import BohnanzaPlus
from higgle.bohnanza.turn import Bohnanza
from higgle.kuhhandel import actions as cows
from higgle.kuhhandel.turn import Kuhhandel
from higgle.research.spelling import CLOCK_FORMS, SEATED, tag
from higgle.table import DOWN, Action, Seat, Table
from higgle.telling import cards, title

EXAMPLES: Final[tuple[Action, ...]] = (
    beans.Plant(0),
    beans.Plant(1, 7),
    beans.Pass(),
    beans.Harvest(0),
    beans.BuyField(),
    beans.Offer((1, 1), (), (7,)),
    beans.Offer((2,), (5,), (4,), (1,)),
    beans.Offer((1,)),
    beans.Offer((3,), (), (8,), answers=4),
    beans.Accept(4),
    beans.Accept(4, (0, 2), (5,)),
    beans.Decline(4),
    beans.Withdraw(5),
    beans.Confirm(5, 1, (0, 3)),
    beans.EndTrade(),
    Meet(),
    ShowOrder(),
    town.Buy(16),
    town.LetPass(16),
    town.Name(3),
    town.BuyFieldWith((1, 1, 7)),
    town.HarvestKeeping(0, (1, 5)),
    town.Stew(0),
    town.Store(),
    town.Look(),
    town.PutUnder(),
    town.MoveCard(3, 0),
    town.Arrange((2, 0, 1)),
    war.Camp(0),
    war.Attack(4),
    war.Attack(4, 0),
    war.Fight("hand", 0),
    war.Fight("deck"),
    war.Stop(),
    war.BuyDepot(),
    war.Stock(),
    war.Fortify(4, 2),
    war.BuyMerchant(),
    war.Take(7),
    cows.Auction(),
    cows.Pass(),
    cows.Bid(120),
    cows.Ceiling(90),
    cows.Sell(),
    cows.Buy((4, 2)),
    cows.Pay((4, 2)),
    cows.Show(),
    cows.Claim(3),
    cows.Mark(3),
    cows.Take(),
    cows.Lay(1),
    cows.Trade(9, 1),
    cows.Offer((5, 1)),
    cows.Accept(),
    cows.Counter((4, 4)),
    cows.Share(),
    cows.Keep(),
    cows.Give(),
)
"""At least one action of every form."""


def examples(game: type[Table]) -> list[str]:
    """Commands of a game as people type them."""
    kinds = [kind for kind in game.ACTIONS if tag(kind) not in CLOCK_FORMS]
    return [str(action) for action in EXAMPLES if type(action) in kinds]


def describe(view: Table, seat: Seat) -> list[str]:
    """The table in words, as far as a seat sees it."""
    lines = [f"Stage: {stage(view)}"]
    if isinstance(view, (Bohnanza, Kuhhandel)):
        lines.append(f"Active: {who(view.active, seat)}")
    for index, name in enumerate(view.layout.names):
        line = pile(view, index)
        if line:
            owner = view.layout.owners[index]
            lines.append(
                f"{name} of {who(owner, seat)}: {line}" if owner >= 0 else f"{name}: {line}"
            )
    if isinstance(view, Bohnanza):
        lines += [f"Fields of {who(s, seat)}: {slots(view, s)}" for s in range(view.seats)]
        lines += board(view)
    if isinstance(view, Bohnaparte):
        lines += lands(view, seat)
    return lines


def who(other: Seat, seat: Seat) -> str:
    return "you" if other == seat else f"seat {other + 1}"


def stage(view: Table) -> str:
    """Where the game stands, with the numbers that belong to it."""
    now = view.stages[-1]
    parts = [str(now.__struct_config__.tag)]
    for name in now.__struct_fields__:
        value = getattr(now, name)
        if name in SEATED:
            parts.append(f"{name} seat {value + 1}" if value >= 0 else f"{name} nobody")
        elif name == "species":
            parts.append(title(view, "red", value, "en"))
        elif name == "land":
            parts.append(f"land {value + 1}")
        else:
            parts.append(f"{name} {value}")
    return ", ".join(parts)


def pile(view: Table, index: int) -> str:
    """The cards of a pile; hands in their order, the front card first."""
    family = view.layout.families[index]
    codes = view.piles[index]
    if view.layout.bags[index]:
        return f"{sum(codes)} cards"
    if family == "order" and isinstance(view, BohnanzaPlus):
        pairs = [view.pairs()[code - 1] if code else "face down" for code in codes]
        return ", ".join([str(pair) for pair in pairs])
    if not codes or family not in view.CARDS:
        return ""
    if view.layout.names[index] == "hand" and DOWN not in codes:
        return ", ".join([f"{n}. {title(view, family, c, 'en')}" for n, c in enumerate(codes, 1)])
    return cards(view, family, codes, "en")


def slots(view: Bohnanza, seat: Seat) -> str:
    return ", ".join([str(slot + 1) for slot in view.fields[seat]])


def board(view: Bohnanza) -> list[str]:
    """The open offers."""
    lines: list[str] = []
    for offer in view.offers:
        terms = beans.Offer(offer.hand, offer.open, offer.want, offer.to)
        answers = [f"seat {seat + 1} accepted" for seat in offer.accepted]
        answers += [f"seat {seat + 1} declined" for seat in offer.declined]
        lines.append(f"Number {offer.id} by seat {offer.maker + 1}: {terms}; {', '.join(answers)}")
    return lines


def lands(view: Bohnaparte, seat: Seat) -> list[str]:
    """The map: every land with its owner and its neighbours."""
    lines: list[str] = []
    for land, owner in enumerate(view.owners):
        near = ", ".join([str(other + 1) for other in view.board.neighbours[land]])
        fort = ", fortress" if land in view.fortresses else ""
        held = who(owner, seat) if owner >= 0 else "nobody"
        lines.append(f"Land {land + 1}, {view.board.kinds[land]}, {held}{fort}; next to {near}")
    return lines
