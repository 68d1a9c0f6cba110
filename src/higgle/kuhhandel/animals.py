"""The red cards: animals and what a set of four is worth, rats, and pedigrees."""

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
