"""Among whom a bot sits in the benchmark Higgle-5/2."""

from typing import Final

HAGGLERS: Final = "pool:haggler/pool:miser/pool:swapper"
DROVERS: Final = "pool:half-in/pool:price-driver/pool:full-topper"
TABLES: Final[dict[str, tuple[str, ...]]] = {
    "bohnanza": ("greedy", "farmer", HAGGLERS),
    "bohnanza-plus": ("greedy", "farmer", HAGGLERS),
    "high-bohn": ("greedy", "farmer", HAGGLERS),
    "bohnaparte": ("greedy", "farmer", HAGGLERS),
    "kuhhandel": ("greedy", "farmer", DROVERS),
}
"""Among whom a bot sits in each game: three of the weak, three of the usual, three adversaries."""
