"""The pictures that some games have of their own: fields, offers, orders, the town and the map."""

from rich.text import Text

from higgle.bohnanza.beans import NAMES, NUMBERS
from higgle.bohnanza.bohnaparte.board import LAND_KINDS, PASTURE
from higgle.bohnanza.bohnaparte.game import Bohnaparte
from higgle.bohnanza.game import Bohnanza
from higgle.bohnanza.harvest import Harvest
from higgle.bohnanza.high_bohn.buildings import KIND_MESSAGES, ROWS
from higgle.bohnanza.high_bohn.game import HighBohn
from higgle.bohnanza.high_bohn.town import Buy as BuyBuilding
from higgle.bohnanza.hints import BohnanzaHints
from higgle.bohnanza.open_offers import OpenOffer, agreement, has_choice, is_linked, mate_of
from higgle.bohnanza.planting import Plant
from higgle.bohnanza.plus.game import BohnanzaPlus
from higgle.catalogue import nearest
from higgle.cli.picture import Picture
from higgle.core import DOWN, NOBODY, Action, Ask, Cards, Seat, Table
from higgle.i18n import knows, say
from higgle.kuhhandel.auction import Bid, Buy, Pay
from higgle.kuhhandel.game import Kuhhandel
from higgle.kuhhandel.hints import KuhhandelHints
from higgle.narrator import cards, either, name_gift, part, title

COLOURS = {
    "bean-blue": "blue",
    "bean-chili": "red",
    "bean-stink": "yellow",
    "bean-green": "green",
    "bean-soy": "bright_yellow",
    "bean-black-eyed": "magenta",
    "bean-red": "bright_red",
    "bean-garden": "bright_green",
}


class BeanPicture(Picture):
    """Beans in their colours, and the trade board."""

    def due(self, view: Table, ask: Ask, language: str) -> str:
        assert isinstance(view, Bohnanza)
        hints = view.hints()
        assert isinstance(hints, BohnanzaHints)
        found = hints.describe(ask)
        plants = [aid.card for aid in hints.list_plants(ask.seat)]
        message = f"due-{found.what}"
        if not knows(message, language):
            return ""
        card = found.card or (plants[0] if plants else DOWN)
        return say(
            message,
            language,
            bean=title(view, "bean", card, language),
            cards=cards(view, "bean", plants, language),
            sorts=len(set(plants)),
            count=found.count,
        )

    def about(self, view: Table, action: Action, language: str) -> str:
        assert isinstance(view, Bohnanza)
        if not isinstance(action, Plant | Harvest):
            return ""
        field = view.field_piles + action.slot * view.seats + view.audience
        return self.pile(view, field, language).plain

    def pile(self, view: Table, index: int, language: str) -> Text:
        said = super().pile(view, index, language)
        pile = view.piles[index]
        if not pile and is_field(view, index):
            return Text(say("cli-empty-field", language), "dim")
        open_beans = view.layout.families[index] == "bean" and view.layout.names[index] != "hand"
        if not said or said.plain.isdecimal() or not open_beans:
            return said
        return Text(said.plain + field_value(view, index), colour(view, pile[-1]))

    def hand(self, view: Table, family: str, hand: Cards, language: str) -> Text:
        return Text("\n").join(self.hand_lines(view, family, hand, language))

    def hand_lines(self, view: Table, family: str, hand: Cards, language: str) -> list[Text]:
        """One's own hand from its front to its back, in colours."""
        return [
            Text(f"{place} {title(view, family, card, language)}", colour(view, card))
            for place, card in enumerate(hand, 1)
        ]

    def notes(self, view: Table, names: list[str], language: str) -> list[Text]:
        assert isinstance(view, Bohnanza)
        board = [
            offer_text(view, offer, names, language) for offer in view.offers if can_close(offer)
        ]
        return [meter_line(view, language), *self.board_lines(view, language), *board]

    def board_lines(self, view: Table, language: str) -> list[Text]:
        """What an expansion lays out besides."""
        return []


class OrderPicture(BeanPicture):
    """The orders in words, and where one's own lies in the hand."""

    def pile(self, view: Table, index: int, language: str) -> Text:
        assert isinstance(view, BohnanzaPlus)
        if view.layout.families[index] == "order" and view.piles[index]:
            return Text(order(view, index))
        return super().pile(view, index, language)

    def name_shown(self, view: Table, index: int, shown: Cards, language: str) -> str:
        assert isinstance(view, BohnanzaPlus)
        if view.layout.families[index] == "order":
            return pairs(view, shown)
        return super().name_shown(view, index, shown, language)

    def hand_lines(self, view: Table, family: str, hand: Cards, language: str) -> list[Text]:
        lines = super().hand_lines(view, family, hand, language)
        place = order_place(view)
        if place >= 0:
            lines.insert(place, Text(f"· {say('pile-bohnanza-plus-order', language)}"))
        return lines


class TownPicture(BeanPicture):
    """The town as a price list."""

    def pile(self, view: Table, index: int, language: str) -> Text:
        if view.layout.names[index] == "town":
            return Text()
        return super().pile(view, index, language)

    def board_lines(self, view: Table, language: str) -> list[Text]:
        assert isinstance(view, HighBohn)
        return [town(view, language), building_effects(view, language)]


class WarPicture(BeanPicture):
    """The map of Beanland."""

    def board_lines(self, view: Table, language: str) -> list[Text]:
        assert isinstance(view, Bohnaparte)
        return [beanland(view, language)]

    def hand_lines(self, view: Table, family: str, hand: Cards, language: str) -> list[Text]:
        """Every bean with its strength."""
        lines = super().hand_lines(view, family, hand, language)
        return [line.append(f" {NUMBERS[card]}") for line, card in zip(lines, hand, strict=True)]

    def notes(self, view: Table, names: list[str], language: str) -> list[Text]:
        points = ", ".join(f"{name} {n}" for name, n in zip(names, view.scores(), strict=True))
        return [
            *super().notes(view, names, language),
            Text(f"{say('end-points', language)}: {points}"),
        ]


def offer_text(view: Bohnanza, offer: OpenOffer, names: list[str], language: str) -> Text:
    """An open offer, who is still asked, and who has accepted it."""
    gift = offer.hand + offer.open
    give = name_gift(view, "bean", gift, offer.stored, language)
    if offer.take:
        give = part(view, "bean", gift, offer.take, language)
    want = either(view, "bean", (offer.want, *offer.instead), language)
    if offer.give:
        want = part(view, "bean", offer.want, offer.give, language)
    maker = names[offer.maker]
    said = [say("cli-offer", language, offer=offer.id, maker=maker, give=give, want=want)]
    for message, seats in (("cli-asked", waiting_seats(offer)), ("cli-accepted", offer.accepted)):
        if seats:
            who = ", ".join(names[seat] + choice(view, offer, seat, language) for seat in seats)
            said.append(say(message, language, players=who))
    mate = mate_of(view.offers, offer)
    if mate is not None:
        said.append(say("cli-together", language, offer=mate.id))
    others = [other.id for other in view.offers if is_linked(offer, other)]
    if others:
        said.append(say("cli-unless", language, offers=", ".join(map(str, others))))
    return Text(" ".join(said), "green")


def choice(view: Bohnanza, offer: OpenOffer, seat: Seat, language: str) -> str:
    """What a seat that accepted would give, where it had the choice."""
    if not has_choice(offer) or seat not in offer.accepted:
        return ""
    terms = agreement(offer, seat)
    gives = cards(view, "bean", terms.want, language)
    takes = cards(view, "bean", terms.hand + terms.open, language)
    return f" ({gives} ← {takes})" if offer.take else f" ({gives})"


def can_close(offer: OpenOffer) -> bool:
    """Whether anybody may still answer an offer, or has agreed to it."""
    return bool(waiting_seats(offer) or offer.accepted)


def waiting_seats(offer: OpenOffer) -> list[Seat]:
    """Those to whom the offer is made and who have not answered yet."""
    return [seat for seat in offer.to if seat not in offer.accepted + offer.declined]


def colour(view: Table, bean: int) -> str:
    """The colour of a sort, where the terminal has one like it."""
    return COLOURS.get(view.CARDS["bean"][bean], "")


def is_field(view: Table, index: int) -> bool:
    """Whether a pile is a field that its owner has."""
    if not isinstance(view, Bohnanza) or not view.layout.names[index].startswith("field-"):
        return False
    slot, seat = divmod(index - view.field_piles, view.seats)
    return slot in view.fields[seat]


def field_value(view: Table, index: int) -> str:
    """An arrow and what the field would pay now; nothing for piles that are no fields."""
    if not isinstance(view, Bohnanza) or not view.layout.names[index].startswith("field-"):
        return ""
    slot, seat = divmod(index - view.field_piles, view.seats)
    return f" →{view.payout(seat, slot)}"


def meter_line(view: Bohnanza, language: str) -> Text:
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


def order(view: BohnanzaPlus, index: int) -> str:
    """The pair of numbers that an order asks for; a hidden order is only counted."""
    pile = view.piles[index]
    if view.layout.bags[index]:
        return str(sum(pile) or "")
    if any(card == DOWN for card in pile):
        return str(len(pile))
    return pairs(view, pile)


def pairs(view: BohnanzaPlus, codes: Cards) -> str:
    """What is printed on orders."""
    return ", ".join("{}/{}".format(*view.pairs()[card - 1]) for card in codes)


def order_place(view: Table) -> int:
    """How many cards of one's own hand lie before the order; -1 where there is none."""
    if not isinstance(view, BohnanzaPlus) or not view.piles[view.order_piles + view.audience]:
        return -1
    return view.piles[view.order_places + view.audience][0]


def building_effects(view: HighBohn, language: str) -> Text:
    """What the buildings do that one could buy now."""
    wanted = sorted({a.building for a in view.actions(view.audience) if isinstance(a, BuyBuilding)})
    lines = [
        f"{title(view, 'building', code, language)}: {effect(code, language)}" for code in wanted
    ]
    return Text("\n".join(lines), "dim")


def effect(code: int, language: str) -> str:
    """What a building does; the cheapest ones do nothing."""
    row = ROWS[code]
    message = f"{KIND_MESSAGES[row.kind]}.effect-{row.price}"
    return say(message, language) if knows(message) else "-"


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


HALF = 5
"""How many signs wide half a card is."""

SEAT_COLOURS = ("red", "blue", "green", "magenta", "cyan", "yellow")
"""The colours of the seats."""


def beanland(view: Bohnaparte, language: str) -> Text:
    """Every land where it lies: its number, its sign and the number of the seat that owns it."""
    drawn = Text()
    row = end = 0
    for land, card in enumerate(view.lands):
        if card.row != row:
            drawn.append("\n")
            row, end = card.row, 0
        words = land_text(view, land)
        drawn.append(" " * (card.column * HALF - end))
        owner = view.owners[land]
        drawn.append(words, "dim" if owner == NOBODY else f"bold {SEAT_COLOURS[owner]}")
        end = card.column * HALF + len(words)
    return drawn.append(f"\n{legend(view, language)}\n{say('cli-map', language)}\n", "dim")


def legend(view: Bohnaparte, language: str) -> str:
    """What the signs mean, of the kinds of land that lie on the table."""
    return ", ".join(
        f"{row.sign} {say(f'land-{kind}', language)} {row.points}★"
        + (f" ≥{row.minimum}" if row.minimum else "")
        for kind, row in LAND_KINDS.items()
        if kind in view.board.kinds
    )


def land_text(view: Bohnaparte, land: int) -> str:
    """A land in a few signs: `12 Fa:3^` is the farm of seat 3, with a fortress."""
    sign = LAND_KINDS[view.board.kinds[land]].sign
    if land in view.emptied or land in resting_pastures(view):
        sign = sign.lower()
    owner = view.owners[land]
    whose = "" if owner == NOBODY else f":{owner + 1}"
    return f"{land + 1} {sign}{whose}" + ("^" if land in view.fortresses else "")


def resting_pastures(view: Bohnaparte) -> list[int]:
    """The pastures whose cavalry is turned."""
    pastures = view.board.places[PASTURE]
    return [land for number, land in enumerate(pastures) if not view.ready[number]]


class CowPicture(Picture):
    """The least bid, and the payment that costs least."""

    def examples(self, view: Table, ask: Ask) -> list[str]:
        hints = view.hints()
        assert isinstance(hints, KuhhandelHints)
        found = super().examples(view, ask)
        least = hints.price_aids(ask.seat).get("next")
        if isinstance(least, int):
            found = [str(Bid(least)) if one.startswith("bid") else one for one in found]
        aid = hints.pay_aid(ask.seat)
        if aid is None or not aid.able:
            return found
        fits = str((Buy if aid.form == "buy" else Pay)(aid.cards))
        return [fits if example.startswith(aid.form) else example for example in found]


PICTURES: dict[type[Table], Picture] = {
    Bohnanza: BeanPicture(),
    BohnanzaPlus: OrderPicture(),
    HighBohn: TownPicture(),
    Bohnaparte: WarPicture(),
    Kuhhandel: CowPicture(),
}


def picture_of(game: type[Table]) -> Picture:
    """The picture of a game, or of the nearest game that it refines."""
    return nearest(PICTURES, game, Picture())
