"""Which fields a seat can keep while it plants what is due: its words must agree with that.

All of it follows from what everybody sees: the fields, and the cards that lie open.
"""

from collections.abc import Collection

from higgle.bohnanza.game import Bohnanza
from higgle.bohnanza.high_bohn.buildings import RESERVED
from higgle.bohnanza.high_bohn.game import HighBohn
from higgle.core import Cards, Seat

Plot = tuple[int, int, int]
"""The sort and the number of beans of a field, and the sort for which it is reserved."""


def can_keep(
    view: Bohnanza, seat: Seat, kept: Collection[int], got: Cards = (), shown: Cards = ()
) -> bool:
    """Whether a seat can plant what is due without a harvest of these sorts that pays nothing.

    `got` comes to what is due by a deal, and the open cards that it shows go away.
    """
    due = list_due(view, seat)
    for sort in shown:
        if sort in due:
            due.remove(sort)
    due += got
    if not due or not kept:
        return True
    return keeps(view, seat, list_plots(view, seat), due, kept)


def can_clear(view: Bohnanza, seat: Seat, slot: int, kept: Collection[int]) -> bool:
    """Whether a field can be harvested now, and the rest be planted, without such a harvest."""
    plots = list_plots(view, seat)
    at = list(view.fields[seat]).index(slot)
    sort, count, only = plots[at]
    if sort in kept and pays_nothing(view, seat, sort, count):
        return False
    plots[at] = (only, 0, only)
    return keeps(view, seat, plots, list_due(view, seat), kept)


def can_plant(view: Bohnanza, seat: Seat, slot: int, sort: int, kept: Collection[int]) -> bool:
    """Whether a bean that is due can go on a free field, and the rest be planted like that."""
    plots = list_plots(view, seat)
    plots[list(view.fields[seat]).index(slot)] = (sort, 1, 0)
    due = list_due(view, seat)
    due.remove(sort)
    return keeps(view, seat, plots, due, kept)


def list_due(view: Bohnanza, seat: Seat) -> list[int]:
    """The open cards that a seat has to plant."""
    due: list[int] = []
    for pile in view.plant_piles(seat):
        due += view.piles[pile]
    return due


def list_plots(view: Bohnanza, seat: Seat) -> list[Plot]:
    """The fields of a seat."""
    plots: list[Plot] = []
    for slot in view.fields[seat]:
        field = view.field(seat, slot)
        only = RESERVED[slot] if isinstance(view, HighBohn) else 0
        plots.append((field[0], len(field), only) if field else (only, 0, only))
    return plots


def keeps(
    view: Bohnanza, seat: Seat, plots: list[Plot], due: list[int], kept: Collection[int]
) -> bool:
    """Whether there is an order to plant these in which no field of a kept sort is scrapped."""
    grown = [sort for sort, _, _ in plots]
    fits = [sort for sort in due if sort in grown]
    misfits = [sort for sort in due if sort not in grown]
    different = sorted(set(misfits))
    if len(different) <= grown.count(0):
        return True
    fields = [(sort, count + fits.count(sort), only) for sort, count, only in plots]
    for sort in different:
        rest = misfits[:]
        rest.remove(sort)
        for at in places(view, seat, fields, kept):
            planted = fields[:]
            planted[at] = (sort, 1, 0)
            if keeps(view, seat, planted, rest, kept):
                return True
    return False


def places(view: Bohnanza, seat: Seat, plots: list[Plot], kept: Collection[int]) -> list[int]:
    """Where a new sort can be planted: on a free field, else where no kept sort is scrapped."""
    lonely = True
    for at, (sort, count, _) in enumerate(plots):
        if not sort:
            return [at]
        if count > 1:
            lonely = False
    found: list[int] = []
    for at, (sort, count, only) in enumerate(plots):
        if only or (sort in kept and pays_nothing(view, seat, sort, count)):
            continue
        if count > 1 or lonely:
            found.append(at)
    return found


def pays_nothing(view: Bohnanza, seat: Seat, sort: int, count: int) -> bool:
    """Whether the harvest of so many beans of a sort would pay nothing."""
    meter = view.meter(seat, sort)
    return meter[min(count, len(meter) - 1)] == 0
