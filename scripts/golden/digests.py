"""The golden set: thousands of games, each as eight letters of a digest in `tests/golden/digests`.

Every game is played to its end by a player whose choice depends on nothing but what is legal and on
what the game proposes, and every event of it goes into the digest; so does the table at the end. A
game of which anything has changed gives another digest.

`python -m scripts.golden.digests` compares all of them; `--write GAME …` plays the games that are
named anew, after a change of the rules that has given them another number.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from random import Random
from zlib import crc32

import msgspec

import higgle
from higgle.catalogue import GameInfo, game_class
from higgle.core import CLOCK, Action, Ask, Table
from scripts.golden.transcripts import weight
from scripts.soak.games import Agreed, allowed, variants

FILE = Path(__file__).parents[2] / "tests" / "golden" / "digests"
EACH = 12
"""How many games there are of every number of seats and every option."""
OFFERS = 2
"""How many offers a turn may see, where the game lets people agree on that."""


class Kind(msgspec.Struct, frozen=True):
    """Games of one kind: what they are played with, and by which rules."""

    game: str
    rules: int
    seats: int
    options: Agreed

    def __str__(self) -> str:
        options = json.dumps(self.options, sort_keys=True, separators=(",", ":"))
        return f"{self.game} {self.rules} {self.seats} {options}"


def kinds(only: list[str] | None = None) -> Iterator[Kind]:
    """Every game with every number of seats and every value of every option."""
    for entry in higgle.games():
        if only and entry.id not in only:
            continue
        rules = game_class(entry.id).RULES
        for seats in entry.seats:
            for agreed in variants(entry):
                options = quick(entry, agreed)
                if allowed(entry, seats, options):
                    yield Kind(entry.id, rules, seats, options)


def quick(entry: GameInfo, agreed: Agreed) -> Agreed:
    """The same, with few offers."""
    names = {option.name for option in entry.options}
    return {"offers_per_turn": OFFERS, **agreed} if "offers_per_turn" in names else agreed


def play(kind: Kind, number: int) -> str:
    """The digest of a game."""
    seed = f"golden {number}"
    table = higgle.new(kind.game, kind.seats, seed, kind.options)
    digest = sha256()
    while not table.over:
        ask, action = choose(table, f"{seed} {len(table.log or ())}")
        digest.update(msgspec.json.encode([str(action), table.act(ask.seat, action)]))
    digest.update(msgspec.json.encode([table.data(), table.scores(), table.winners()]))
    return digest.hexdigest()[:8]


def choose(table: Table, dice: str) -> tuple[Ask, Action]:
    """One of those who are asked makes a proposal or does one of the things that are listed.

    In which order these are listed does not matter.
    """

    def lot(words: object) -> int:
        return crc32(f"{dice} {words}".encode())

    def first(ask: Ask) -> tuple[bool, int]:
        hesitates = not ask.must and ask.seat != CLOCK and lot(ask.seat) % 10 < 6
        return hesitates, lot(ask)

    for ask in sorted((ask for ask in table.asks() if ask.forms), key=first):
        listed = table.actions(ask.seat)
        proposed = None
        if not listed or lot("proposal") % 10 < 3:
            proposed = table.propose(ask.seat, Random(lot(ask.seat)))
        if proposed is not None:
            return ask, proposed
        if listed:
            return ask, min(listed, key=lambda action: lot(action) / weight(action))
    raise AssertionError("nobody can do anything")


def written() -> dict[str, list[str]]:
    """The digests of the file, by kind."""
    lines = FILE.read_text(encoding="utf-8").splitlines() if FILE.exists() else []
    return {kind: digests.split() for kind, _, digests in (line.partition(": ") for line in lines)}


def main() -> int:
    """Compare, or write."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("games", nargs="*")
    words.add_argument("--write", action="store_true")
    said = words.parse_args()
    known, played, wrong = written(), 0, 0
    if said.write:
        known = {kind: kept for kind, kept in known.items() if kind.split()[0] not in said.games}
    for kind in kinds(said.games):
        digests = [play(kind, number) for number in range(EACH)]
        played += len(digests)
        if said.write:
            known[str(kind)] = digests
        elif digests != known.get(str(kind)):
            wrong += 1
            print(f"differs: {kind}")
    if said.write:
        lines = [f"{kind}: {' '.join(digests)}" for kind, digests in sorted(known.items())]
        FILE.write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(f"{played} games, {wrong} kinds differ")
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main())
