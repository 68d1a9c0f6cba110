"""What is worth knowing at a table with beans: what fields pay, orders and the town."""

from rich.text import Text

from higgle.bohnanza.beans import NAMES
from higgle.bohnanza.game import Bohnanza
from higgle.bohnanza.high_bohn.actions import Buy
from higgle.bohnanza.high_bohn.buildings import KIND_MESSAGES, ROWS
from higgle.bohnanza.high_bohn.game import HighBohn
from higgle.bohnanza.plus.orders import Orders
from higgle.core import DOWN, Table
from higgle.i18n import knows, say
from higgle.telling import title


def paying(view: Table, index: int) -> str:
    """An arrow and what the field would pay now; nothing for piles that are no fields."""
    if not isinstance(view, Bohnanza) or not view.layout.names[index].startswith("field-"):
        return ""
    slot, seat = divmod(index - view.field_piles, view.seats)
    return f" →{view.payout(seat, slot)}"


def meters(view: Bohnanza, language: str) -> Text:
    """How many beans pay how much, of every sort that lies in sight."""
    parts = [
        f"{title(view, 'bean', sort, language)} {steps(view.meter(view.audience, sort))}"
        for sort in in_sight(view)
    ]
    return Text(say("cli-meters", language, meters="; ".join(parts)) if parts else "", "dim")


def steps(meter: tuple[int, ...]) -> str:
    """The beans needed for 1, 2, 3, … thalers; a dash where no number of beans pays that much."""
    return " ".join(
        str(meter.index(pay)) if pay in meter else "-" for pay in range(1, max(meter) + 1)
    )


def in_sight(view: Bohnanza) -> list[int]:
    """The sorts that are turned up, offered, in a hand or on a field."""
    found = {sort for offer in view.offers for sort in (*offer.hand, *offer.open, *offer.want)}
    for index, name in enumerate(view.layout.names):
        if name in ("hand", "turned-up", "received") or name.startswith("field-"):
            found.update(view.piles[index])
    return [sort for sort in range(1, len(NAMES)) if sort in found]


def order(view: Orders, index: int) -> str:
    """The pair of numbers that an order asks for; a hidden order is only counted."""
    pile = view.piles[index]
    if view.layout.bags[index]:
        return str(sum(pile) or "")
    if any(card == DOWN for card in pile):
        return str(len(pile))
    return ", ".join("{}/{}".format(*view.pairs()[card - 1]) for card in pile)


def order_place(view: Table) -> int:
    """How many cards of one's own hand lie before the order; -1 where there is none."""
    if not isinstance(view, Orders) or not view.piles[view.order_piles + view.audience]:
        return -1
    return view.piles[view.order_places + view.audience][0]


def powers(view: HighBohn, language: str) -> Text:
    """What the buildings do that one could buy now."""
    wanted = sorted({a.building for a in view.actions(view.audience) if isinstance(a, Buy)})
    lines = [
        f"{title(view, 'building', code, language)}: {power(code, language)}" for code in wanted
    ]
    return Text("\n".join(lines), "dim")


def power(code: int, language: str) -> str:
    """What a building does; the cheapest ones do nothing."""
    row = ROWS[code]
    effect = f"{KIND_MESSAGES[row.kind]}.effect-{row.price}"
    return say(effect, language) if knows(effect) else "-"


def town(view: HighBohn, language: str) -> Text:
    """What is for sale: each type with the sort that pays for it, and the prices."""
    prices: dict[int, list[str]] = {}
    for code in sorted(view.piles[view.layout.first["town"]]):
        prices.setdefault(ROWS[code].kind, []).append(str(ROWS[code].price))
    sorts = {row.kind: row.sort for row in ROWS}
    parts = [
        f"{say(KIND_MESSAGES[kind], language)} {' '.join(found)}"
        f" ({title(view, 'bean', sorts[kind], language)})"
        for kind, found in prices.items()
    ]
    return Text(
        f"{say('pile-high-bohn-town', language)}: {'; '.join(parts)}" if parts else "", "dim"
    )
