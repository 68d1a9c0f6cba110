"""What a farm scores at the end."""

from collections.abc import Sequence

from higgle.kuhhandel.animals import PEDIGREE, RAT, SET, SPECIES, VALUES, pedigree


def score(herd: Sequence[int]) -> dict[str, int]:
    """The parts of a farm's score; four rats remove the set that costs it least."""
    sets = [species for species in SPECIES if herd.count(species) == SET]
    pedigrees = [species for species in SPECIES if pedigree(species) in herd]
    if herd.count(RAT) < SET or not sets:
        return counted(sets, pedigrees)
    left = [[kept for kept in sets if kept != removed] for removed in sets]
    return max([counted(rest, pedigrees) for rest in left], key=lambda parts: sum(parts.values()))


def counted(sets: list[int], pedigrees: list[int]) -> dict[str, int]:
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
