"""The red cards: animals, rats and pedigrees, and what a farm scores at the end."""

from collections.abc import Sequence
from typing import Final

CHICKEN: Final = 1
GOOSE: Final = 2
CAT: Final = 3
DOG: Final = 4
SHEEP: Final = 5
GOAT: Final = 6
DONKEY: Final = 7
PIG: Final = 8
COW: Final = 9
HORSE: Final = 10
RAT: Final = 11

SPECIES: Final = range(CHICKEN, HORSE + 1)
"""The animals that score; rats do not."""

SET: Final = 4
"""How many cards make a complete set."""

VALUES: Final[tuple[int, ...]] = (0, 10, 40, 90, 160, 250, 350, 500, 650, 800, 1000)
"""What a complete set scores, by the code of its species."""

PEDIGREE: Final = 250
"""What a pedigree scores."""

_ANIMALS: Final[tuple[str, ...]] = (
    "chicken",
    "goose",
    "cat",
    "dog",
    "sheep",
    "goat",
    "donkey",
    "pig",
    "cow",
    "horse",
)
NAMES: Final[tuple[str, ...]] = (
    "down",
    *_ANIMALS,
    "rat",
    *(f"{animal} pedigree" for animal in _ANIMALS),
)
MESSAGES: Final[tuple[str, ...]] = (
    *[f"animal-{animal}" for animal in _ANIMALS],
    "animal-rat",
    *[f"pedigree-{animal}" for animal in _ANIMALS],
)
"""What the catalogue calls each card, from code 1."""

CODES: Final = {name: code for code, name in enumerate(NAMES) if code}


def pedigree(species: int) -> int:
    """The code of a species' pedigree."""
    return RAT + species


def counts() -> list[int]:
    """The 54 red cards, as a bag."""
    return [0, *[SET] * RAT, *[1] * HORSE]


def score(herd: Sequence[int]) -> dict[str, int]:
    """The parts of a farm's score; four rats remove the set that costs it least."""
    sets = [species for species in SPECIES if herd.count(species) == SET]
    pedigrees = [species for species in SPECIES if pedigree(species) in herd]
    if herd.count(RAT) < SET or not sets:
        return count_worth(sets, pedigrees)
    left = [[kept for kept in sets if kept != removed] for removed in sets]
    return max(
        [count_worth(rest, pedigrees) for rest in left], key=lambda parts: sum(parts.values())
    )


def count_worth(sets: list[int], pedigrees: list[int]) -> dict[str, int]:
    """Sets and their pedigrees are multiplied by the number of sets, other pedigrees are not."""
    matching = sum([species in sets for species in pedigrees])
    return {
        "sets": len(sets) * sum([VALUES[species] for species in sets]),
        "pedigrees": len(sets) * PEDIGREE * matching,
        "other_pedigrees": PEDIGREE * (len(pedigrees) - matching),
    }


def pedigree_worth(herd: Sequence[int], species: int) -> tuple[int, int]:
    """What a pedigree would add to a farm as it is, and once it has the whole set."""
    rest = [card for card in herd if card != species]
    return gain(herd, species), gain([*rest, *[species] * SET], species)


def gain(herd: Sequence[int], species: int) -> int:
    """How much more a farm scores with a pedigree."""
    with_it = sum(score([*herd, pedigree(species)]).values())
    return with_it - sum(score(herd).values())
