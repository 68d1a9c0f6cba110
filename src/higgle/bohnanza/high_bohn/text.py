"""Reading the text form of actions in the town."""

from higgle.bohnanza.high_bohn.bank import Arrange, Look, MoveCard, PutUnder
from higgle.bohnanza.high_bohn.buildings import KINDS, building
from higgle.bohnanza.high_bohn.harvest import HarvestKeeping
from higgle.bohnanza.high_bohn.planting import Stew, Store
from higgle.bohnanza.high_bohn.town import CALL_OFF, Buy, BuyFieldWith, LetPass, Name
from higgle.bohnanza.text import parse_action, parse_number, parse_sort, parse_sorts
from higgle.core import Action, Cards, require


def parse_town_action(text: str) -> Action:
    """The action that a text means, the town included."""
    said = text.lower().replace(",", " ").split()
    found = parse_purchase(said) or parse_bean_action(said) or parse_bank_action(said)
    return found if found is not None else parse_action(text)


def parse_purchase(said: list[str]) -> Action | None:
    """`buy farm 4`, `buy field with 2 soy`, `let pass farm 4`, `call off`, `name farm`."""
    if said == ["call", "off"]:
        return CALL_OFF
    if said[:3] == ["buy", "field", "with"]:
        return BuyFieldWith(parse_thalers(said[3:]))
    if said[:1] == ["buy"] and said != ["buy", "field"]:
        return Buy(parse_building(said[1:]))
    if said[:2] == ["let", "pass"]:
        return LetPass(parse_building(said[2:]))
    if said[:1] == ["name"]:
        require(len(said) == 2, "name-text")
        return Name(parse_kind(said[1]))
    return None


def parse_bean_action(said: list[str]) -> Action | None:
    """`store red`, `stew soy 2`, `harvest 1 keeping 2 blue and 1 soy giving blue`."""
    if said[:1] == ["store"]:
        require(len(said) <= 2, "store-text")
        return Store(parse_sort(said[1]) if len(said) == 2 else 0)
    if said[:1] == ["stew"]:
        require(2 <= len(said) <= 3, "stew-text")
        sort = parse_sort(said[1]) if len(said) == 3 else 0
        return Stew(parse_number(said[-1:]) - 1, sort)
    if said[:1] == ["harvest"] and said[2:3] == ["keeping"]:
        toll = 0
        if said[-2:-1] == ["giving"]:
            toll = parse_sort(said[-1])
            said = said[:-2]
        return HarvestKeeping(parse_number(said[1:]) - 1, parse_thalers(said[3:]), toll)
    return None


def parse_bank_action(said: list[str]) -> Action | None:
    """`look`, `put under`, `move 3 to 1`, `arrange 2 1 3`."""
    if said == ["look"]:
        return Look()
    if said == ["put", "under"]:
        return PutUnder()
    if said[:1] == ["move"]:
        require(len(said) == 4 and said[2] == "to", "move-text")
        return MoveCard(parse_number(said[1:]) - 1, parse_number(said[3:]) - 1)
    if said[:1] == ["arrange"]:
        return Arrange(tuple([parse_number([word]) - 1 for word in said[1:]]))
    return None


def parse_building(said: list[str]) -> int:
    """A building by its type and price."""
    require(len(said) == 2, "building-text")
    code = building(parse_kind(said[0]), parse_number(said[1:]))
    require(code, "building-text")
    return code


def parse_kind(word: str) -> int:
    """A type of building by its name."""
    require(word in KINDS[1:], "building-text")
    return KINDS.index(word)


def parse_thalers(said: list[str]) -> Cards:
    """Sorts with their numbers, none of them open."""
    thalers, shown, _ = parse_sorts(said)
    require(not shown, "thaler-text")
    return thalers
