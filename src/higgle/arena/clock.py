"""How long decisions take: a histogram in steps of a tenth, small enough to send around."""

from collections import Counter
from collections.abc import Iterable
from math import log

STEP = log(1.1)
SMALLEST = 1e-7


def slots(seconds: Iterable[float]) -> Counter[int]:
    """How many decisions fell into each slot of the histogram."""
    return Counter(round(log(max(SMALLEST, second)) / STEP) for second in seconds)


def percentile(histogram: Counter[int], share: float) -> float:
    """The seconds within which this share of the decisions was made, to a tenth."""
    rest = share * histogram.total()
    for slot in sorted(histogram):
        rest -= histogram[slot]
        if rest <= 0:
            return float(1.1**slot)
    return 0.0
