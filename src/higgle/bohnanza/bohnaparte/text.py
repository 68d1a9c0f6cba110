"""Reading the text form of Bohnaparte's actions."""

import re

from higgle.bohnanza.bohnaparte.camps import Camp
from higgle.bohnanza.bohnaparte.purchases import BuyDepot, BuyMerchant, Fortify, Stock, Take
from higgle.bohnanza.bohnaparte.war import Attack, Fight, Stop
from higgle.bohnanza.text import parse_action, parse_sort
from higgle.core import Action, require

NUMBER = r"([1-9][0-9]{0,3})"
PLAIN: dict[str, Action] = {
    "stop": Stop(),
    "stock": Stock(),
    "buy depot": BuyDepot(),
    "buy merchant": BuyMerchant(),
    "fight with deck": Fight("deck"),
}


def parse_war_action(text: str) -> Action:
    """The action that a text means; what is not about war is read as in the base game."""
    said = " ".join(text.lower().split())
    plain = PLAIN.get(said)
    if plain is not None:
        return plain
    verb, _, rest = said.partition(" ")
    if verb == "stock":
        return Stock(parse_sort(rest))
    if verb == "take":
        return Take(parse_sort(rest))
    if verb == "camp":
        return Camp(parse_numbers(NUMBER, rest, "camp-text")[0])
    if verb == "attack":
        land, rider = parse_numbers(f"{NUMBER}(?: with cavalry {NUMBER})?", rest, "attack-text")
        return Attack(land, rider)
    if verb == "fight":
        hand, depot = parse_numbers(f"with (?:hand {NUMBER}|depot {NUMBER})", rest, "fight-text")
        return Fight("hand", hand) if hand >= 0 else Fight("depot", depot)
    if verb == "fortify":
        land, quarry = parse_numbers(f"{NUMBER} with quarry {NUMBER}", rest, "fortify-text")
        return Fortify(land, quarry)
    return parse_action(text)


def parse_numbers(pattern: str, text: str, reason: str) -> list[int]:
    """The numbers of a text counted from 0; -1 where one was left out."""
    match = re.fullmatch(pattern, text)
    require(match, reason)
    assert match is not None
    return [int(found) - 1 if found else -1 for found in match.groups()]
