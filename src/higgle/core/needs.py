"""What has to hold, or is refused."""

from higgle.core.illegal import Illegal, Word


def need(condition: object, reason: str, clause: str = "", **words: Word) -> None:
    """Refuse unless the condition holds."""
    if not condition:
        raise Illegal(reason, clause, **words)
