"""What there is to learn by nets: in the games with beans, values and answers to offers."""

from typing import Final

from higgle.bots import bean_sight as beans

ROW: Final = beans.STILL + beans.MOVING
WHOLE: Final = beans.GENERAL + beans.PASSING
NETS: Final = {"value": (ROW, WHOLE, 2), "accept": (ROW + beans.TERMS, WHOLE + beans.AROUND, 1)}
"""How wide the rows and the whole of each net are, and how many heads it has."""
CURIOUS: Final = ("", "noise=0.1+curious=0.05", "noise=0.25+curious=0.05", "noise=0.5")
"""How far learners stray from what they believe."""
