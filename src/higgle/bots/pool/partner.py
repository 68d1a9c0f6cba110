"""Who belongs to whom at a table with colluding seats: those who sit opposite each other."""

from higgle.core import Seat, Table


def partner(view: Table, seat: Seat) -> Seat:
    """The seat opposite; with an odd number of seats the last one belongs to nobody's pair."""
    half = view.seats // 2
    return seat - half if seat >= half else seat + half
