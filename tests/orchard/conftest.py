"""The example is installed for all tests of it."""

import pytest


@pytest.fixture(scope="module", autouse=True)
def _installed(orchard: None) -> None:
    """Bots, terminal, arena and environments find it by its name."""
