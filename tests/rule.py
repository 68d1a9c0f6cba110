"""The marker that ties a test to the clauses of the rulebooks it proves."""

from collections.abc import Callable
from typing import ParamSpec, TypeVar

import pytest

P = ParamSpec("P")
R = TypeVar("R")


def rule(*ids: str) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Mark a test as proof of these clauses: `@rule("B14", "B15")`."""
    return pytest.mark.rule(*ids)
