"""What the players of Kuhhandel Master agree on beforehand."""

from typing import Literal

from higgle.core import Options


class KuhhandelOptions(Options, frozen=True):
    """The variants of the rulebook, and how auctions are held."""

    auction: Literal["live", "turns", "sealed"] = "live"
    dutch: Literal["live", "sealed"] = "live"
    super: bool = False
    pecunia: bool = False
    bluffer_out: bool = False
    offer_count_visible: bool = False
    hand_count_visible: bool = False
    two_seat_zeros: Literal["none", "some"] = "none"
    tie_break: Literal["none", "money"] = "none"
