"""Replies of a model that plays at random among the moves it is shown."""

from random import Random

ODD = "I would rather have some stew."
"""A reply that is no command."""


def random_reply(question: str, dice: Random, odd: float = 0.05) -> str:
    """One of the moves at the end of a question; now and then something else."""
    listed: list[str] = []
    for line in reversed(question.splitlines()):
        if not line.startswith("  "):
            break
        listed.append(line.strip())
    return ODD if dice.random() < odd else dice.choice(listed or [ODD])
