"""Pictures of the games with beans: what fields pay, open offers, orders, the town and the map."""

from rich.text import Text

from higgle.bohnanza.beans import NUMBERS
from higgle.bohnanza.bohnaparte.game import Bohnaparte
from higgle.bohnanza.game import Bohnanza
from higgle.bohnanza.high_bohn.game import HighBohn
from higgle.bohnanza.offers import OpenOffer, want_of, wants
from higgle.bohnanza.plus.orders import Orders
from higgle.cli.games.beanland import beanland
from higgle.cli.games.market import meters, order, order_place, paying, powers, town
from higgle.cli.picture import Picture
from higgle.core import Cards, Seat, Table
from higgle.i18n import say
from higgle.telling import cards, either, given, title

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

    def pile(self, view: Table, index: int, language: str) -> Text:
        said = super().pile(view, index, language)
        pile = view.piles[index]
        open_beans = view.layout.families[index] == "bean" and view.layout.names[index] != "hand"
        if not said or said.plain.isdecimal() or not open_beans:
            return said
        return Text(said.plain + paying(view, index), colour(view, pile[-1]))

    def hand(self, view: Table, family: str, hand: Cards, language: str) -> Text:
        return Text("\n").join(self.hand_lines(view, family, hand, language))

    def hand_lines(self, view: Table, family: str, hand: Cards, language: str) -> list[Text]:
        """One's own hand from its front to its back, in colours."""
        return [
            Text(f"{place} {title(view, family, card, language)}", colour(view, card))
            for place, card in enumerate(hand, 1)
        ]

    def beside(self, view: Table, names: list[str], language: str) -> list[Text]:
        assert isinstance(view, Bohnanza)
        board = [offer_text(view, offer, names, language) for offer in view.offers if alive(offer)]
        return [meters(view, language), *self.places(view, language), *board]

    def places(self, view: Table, language: str) -> list[Text]:
        """What an expansion lays out besides."""
        return []


class OrderPicture(BeanPicture):
    """The orders in words, and where one's own lies in the hand."""

    def pile(self, view: Table, index: int, language: str) -> Text:
        assert isinstance(view, Orders)
        if view.layout.families[index] == "order" and view.piles[index]:
            return Text(order(view, index))
        return super().pile(view, index, language)

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

    def places(self, view: Table, language: str) -> list[Text]:
        assert isinstance(view, HighBohn)
        return [town(view, language), powers(view, language)]


class WarPicture(BeanPicture):
    """The map of Beanland."""

    def places(self, view: Table, language: str) -> list[Text]:
        assert isinstance(view, Bohnaparte)
        return [beanland(view, language)]

    def hand_lines(self, view: Table, family: str, hand: Cards, language: str) -> list[Text]:
        """Every bean with its strength."""
        lines = super().hand_lines(view, family, hand, language)
        return [line.append(f" {NUMBERS[card]}") for line, card in zip(lines, hand, strict=True)]

    def beside(self, view: Table, names: list[str], language: str) -> list[Text]:
        points = ", ".join(f"{name} {n}" for name, n in zip(names, view.scores(), strict=True))
        return [
            *super().beside(view, names, language),
            Text(f"{say('end-points', language)}: {points}"),
        ]


def offer_text(view: Bohnanza, offer: OpenOffer, names: list[str], language: str) -> Text:
    """An open offer, who is still asked, and who has accepted it."""
    give = given(view, "bean", offer.hand, offer.open, offer.stored, language)
    want = either(view, "bean", wants(offer), language)
    maker = names[offer.maker]
    said = [say("cli-offer", language, offer=offer.id, maker=maker, give=give, want=want)]
    for message, seats in (("cli-asked", awaited(offer)), ("cli-accepted", offer.accepted)):
        if seats:
            who = ", ".join(names[seat] + gives(view, offer, seat, language) for seat in seats)
            said.append(say(message, language, players=who))
    return Text(" ".join(said), "green")


def gives(view: Bohnanza, offer: OpenOffer, seat: Seat, language: str) -> str:
    """What a seat that accepted would give, where it had the choice."""
    if not offer.instead or seat not in offer.accepted:
        return ""
    return f" ({cards(view, 'bean', want_of(offer, seat), language)})"


def alive(offer: OpenOffer) -> bool:
    """Whether anybody may still answer an offer, or has agreed to it."""
    return bool(awaited(offer) or offer.accepted)


def awaited(offer: OpenOffer) -> list[Seat]:
    """Those to whom the offer is made and who have not answered yet."""
    return [seat for seat in offer.to if seat not in offer.accepted + offer.declined]


def colour(view: Table, bean: int) -> str:
    """The colour of a sort, where the terminal has one like it."""
    return COLOURS.get(view.CARDS["bean"][bean], "")
