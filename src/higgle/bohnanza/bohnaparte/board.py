"""The board: the kinds of land, a map read into lands, and what players' own maps must keep to."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NamedTuple

from mypy_extensions import mypyc_attr

from higgle.bohnanza.bohnaparte.maps import BOTH, CAVALRY, PLAIN, PYRAMID, RIDING_PYRAMID
from higgle.bohnanza.options import PYRAMID_MAP, STANDARD_MAP, BohnaparteOptions
from higgle.core import Fact, Illegal, require

CAMP: Final = "camp"
FARM: Final = "farm"
VILLAGE: Final = "village"
CITY: Final = "city"
MONASTERY: Final = "monastery"
QUARRY: Final = "quarry"
IRON: Final = "iron"
SWAMP: Final = "swamp"
RIVER: Final = "river"
FOREST: Final = "forest"
PASTURE: Final = "pasture"


class Kind(NamedTuple):
    """A kind of land: its sign on a map, its points, what it defends with at least, how many."""

    sign: str
    points: int
    minimum: int
    cards: int


LAND_KINDS: Final = {
    CAMP: Kind("Ca", 1, 0, 6),
    FARM: Kind("Fa", 1, 0, 6),
    VILLAGE: Kind("Vi", 1, 16, 6),
    CITY: Kind("Ci", 3, 18, 4),
    MONASTERY: Kind("Mo", 1, 0, 4),
    QUARRY: Kind("Qu", 1, 0, 3),
    IRON: Kind("Ir", 1, 0, 3),
    SWAMP: Kind("Sw", 1, 0, 3),
    RIVER: Kind("~~", 0, 0, 3),
    FOREST: Kind("Fo", 1, 17, 3),
    PASTURE: Kind("Pa", 1, 0, 3),
}

SIGNS: Final = {kind.sign.lower(): name for name, kind in LAND_KINDS.items()}

BESIEGED: Final[tuple[str, ...]] = (VILLAGE, CITY)
"""The lands against which a cannon wins ties."""


class Land(Fact, frozen=True):
    """A land of the map: its kind, its row from the top and its column in half cards."""

    kind: str
    row: int
    column: int


@mypyc_attr(allow_interpreted_subclasses=True)  # without it, compiled, it cannot be pickled
class Board:
    """The lands in reading order, and which of them touch; it never changes."""

    def __init__(self, lands: tuple[Land, ...], grid: bool) -> None:
        self.lands = lands
        self.kinds = tuple([land.kind for land in lands])
        places = straighten_rows(lands) if grid else [(land.row, land.column) for land in lands]
        steps = STRAIGHT if grid else STAGGERED
        number = {place: index for index, place in enumerate(places)}
        self.neighbours = tuple([tuple(beside(number, place, steps)) for place in places])
        self.across = tuple([self.across_rivers(number, place, grid) for place in places])
        """The lands that can be reached from each land across a river."""
        self.places = {kind: self.all_of(kind) for kind in (*LAND_KINDS, *self.kinds)}
        """The lands of each kind."""
        self.pastures = self.places[PASTURE]
        """The pastures, in the order in which their cavalry is numbered."""

    def all_of(self, kind: str) -> tuple[int, ...]:
        """The lands of a kind."""
        return tuple([land for land, other in enumerate(self.kinds) if other == kind])

    def across_rivers(
        self, number: dict[tuple[int, int], int], place: tuple[int, int], grid: bool
    ) -> tuple[int, ...]:
        """All lands at the rivers beside a place; in a grid only those straight across."""
        found: list[int] = []
        for down, right in STRAIGHT if grid else STAGGERED:
            river = beside(number, place, ((down, right),))
            if not river or self.kinds[river[0]] != RIVER:
                continue
            opposite = ((2 * down, 2 * right),)
            found += beside(number, place, opposite) if grid else self.neighbours[river[0]]
        return tuple(found)

    def is_connected(self) -> bool:
        """Whether one can walk from every land to every other without a river."""
        dry = {land for land, kind in enumerate(self.kinds) if kind != RIVER}
        reached = {min(dry)}
        edge = list(reached)
        while edge:
            fresh = [land for land in self.neighbours[edge.pop()] if land in dry - reached]
            reached.update(fresh)
            edge += fresh
        return reached == dry


STAGGERED: Final[tuple[tuple[int, int], ...]] = (
    (-1, -1),
    (-1, 1),
    (0, -2),
    (0, 2),
    (1, -1),
    (1, 1),
)
PYRAMIDS: Final = ([1, 2, 3, 4, 5], [1, 2, 3, 4, 5, 6])
"""The rows of the pyramids that three may lay."""
STRAIGHT: Final[tuple[tuple[int, int], ...]] = ((-1, 0), (0, -2), (0, 2), (1, 0))


def beside(
    number: dict[tuple[int, int], int], place: tuple[int, int], steps: tuple[tuple[int, int], ...]
) -> list[int]:
    """The lands that lie these steps away from a place."""
    row, column = place
    places = [(row + down, column + right) for down, right in steps]
    return [number[other] for other in places if other in number]


def straighten_rows(lands: Iterable[Land]) -> list[tuple[int, int]]:
    """Rows shifted by half a card move half a card right and left in turn, the first one right."""
    shift: dict[int, int] = {}
    for land in lands:
        if land.row not in shift:
            moved = sum([step != 0 for step in shift.values()])
            shift[land.row] = 0 if land.column % 2 == 0 else -1 if moved % 2 else 1
    return [(land.row, land.column + shift[land.row]) for land in lands]


@lru_cache(maxsize=64)
def board(seats: int, options: BohnaparteOptions) -> Board:
    """The board on which these players agreed; what does not fit together is refused."""
    require(options.cavalry or not options.both_sides, "both-sides-cavalry", "W59")
    lands = agreed_lands(seats, options)
    made = Board(lands, options.grid)
    require(made.is_connected(), "map-apart", "W42")
    return made


def agreed_lands(seats: int, options: BohnaparteOptions) -> tuple[Land, ...]:
    """The lands of the map for this table, of the pyramid, or of the players' own map."""
    if options.map == PYRAMID_MAP:
        require(seats == 3, "pyramid-seats", "W43")
        return read_picture(RIDING_PYRAMID if options.cavalry else PYRAMID)
    maps = BOTH if options.both_sides else CAVALRY if options.cavalry else PLAIN
    standard = read_picture(maps[seats])
    if options.map == STANDARD_MAP:
        return standard
    own = read_map(options.map, seats, standard)
    check_cards(own, seats, options)
    return own


def read_picture(picture: str) -> tuple[Land, ...]:
    """The lands of a picture; where a sign stands is where its card lies."""
    lands: list[Land] = []
    for row, line in enumerate(picture.strip("\n").splitlines()):
        for column in range(0, len(line), 2):
            sign = line[column : column + 2].strip()
            if sign:
                lands.append(Land(SIGNS[sign.lower()], row, column // 2))
    return tuple(lands)


def read_map(text: str, seats: int, standard: tuple[Land, ...]) -> tuple[Land, ...]:
    """The players' own map, its rows parted by `/`, laid out in the outline of the table's map."""
    rows = [row.split() for row in text.replace("\n", "/").split("/") if row.strip()]
    if seats == 3 and [len(row) for row in rows] in PYRAMIDS:
        return own_pyramid(rows)
    count = standard[-1].row + 1
    require(len(rows) == count, "map-rows", "W42", rows=count, given=len(rows))
    lands: list[Land] = []
    for row, signs in enumerate(rows):
        places = [land.column for land in standard if land.row == row]
        fits = len(signs) == len(places)
        require(fits, "map-row", "W42", row=row + 1, lands=len(places), given=len(signs))
        lands += in_row(signs, row, places)
    return tuple(lands)


def own_pyramid(rows: list[list[str]]) -> tuple[Land, ...]:
    """The players' own pyramid for three: every row lies half a card left of the one above."""
    lands: list[Land] = []
    for row, signs in enumerate(rows):
        left = len(rows) - 1 - row
        lands += in_row(signs, row, [left + 2 * place for place in range(len(signs))])
    corners = (lands[0], lands[-len(rows)], lands[-1])
    require(all(land.kind == CAMP for land in corners), "pyramid-corners", "W43")
    return tuple(lands)


def in_row(signs: list[str], row: int, columns: list[int]) -> list[Land]:
    """The lands of one row."""
    return [Land(kind_of(sign), row, column) for sign, column in zip(signs, columns, strict=True)]


def kind_of(sign: str) -> str:
    """The kind of land that a sign means."""
    kind = SIGNS.get(sign.lower())
    if kind is None:
        known = ", ".join([row.sign for row in LAND_KINDS.values()])
        raise Illegal("map-sign", "W42", sign=sign, signs=known)
    return kind


def check_cards(lands: tuple[Land, ...], seats: int, options: BohnaparteOptions) -> None:
    """One camp for each seat, and no more cards of a kind than the box has on the sides used."""
    kinds = [land.kind for land in lands]
    camps = kinds.count(CAMP)
    require(camps == seats, "map-camps", "W42", seats=seats, given=camps)
    for kind, row in LAND_KINDS.items():
        most = 0 if kind in unused_kinds(options) else row.cards
        require(kinds.count(kind) <= most, "map-cards", "W42", sign=row.sign, most=most)


def unused_kinds(options: BohnaparteOptions) -> tuple[str, ...]:
    """The kinds of land that stay in the box: one side of the cards, or none with both sides."""
    if options.both_sides:
        return ()
    return (IRON,) if options.cavalry else (FOREST, PASTURE)
