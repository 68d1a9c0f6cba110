"""The structure of `src` stays within bounds; `python -m scripts.checks.structure` prints figures.

A bound may only be made smaller, down to its aim in the comment.
"""

from pathlib import Path

import pytest

from scripts.checks.structure import Structure

DEPTH = 4  # `Table` is 1, `Bohnanza` 2, `HighBohn` 3
LADDERS = 60
TYPE_TESTS = 92  # 60
NAMES_TWICE = 0


@pytest.fixture(scope="module")
def structure() -> Structure:
    """All modules of the package, parsed."""
    return Structure()


def test_inheritance_is_shallow(structure: Structure) -> None:
    depth, deepest = structure.deepest()

    assert depth <= DEPTH, deepest


def test_few_functions_ask_which_action_or_stage_a_value_is(structure: Structure) -> None:
    ladders = structure.ladders()

    assert len(ladders) <= LADDERS, ladders


def test_rules_dispatch_instead_of_testing_types(structure: Structure) -> None:
    tests = structure.type_tests()

    assert sum(tests.values()) <= TYPE_TESTS, tests


def test_a_class_name_stands_once_outside_the_games(structure: Structure) -> None:
    twice = structure.names_twice()

    assert len(twice) <= NAMES_TWICE, twice


PLANTED = """
class Stage: ...
class Waiting(Stage): ...
class Over(Stage): ...
class Late(Waiting): ...

def asks(stage, action):
    if type(stage) is Waiting:
        return 1
    if isinstance(stage, (Over, Late)):
        return 2
    match action:
        case Over():
            return 3
"""


def test_the_figures_are_counted(tmp_path: Path) -> None:
    """Depth, ladders, type tests and names, in a small package of known faults."""
    (tmp_path / "core").mkdir()
    (tmp_path / "bots").mkdir()
    (tmp_path / "core" / "stages.py").write_text(PLANTED)
    (tmp_path / "bots" / "mind.py").write_text("class Over: ...\n")

    planted = Structure(tmp_path)

    assert planted.deepest() == (3, ["Late"])
    assert planted.ladders() == ["core/stages.py: asks (2)"]
    assert planted.type_tests() == {"core/stages.py": 3}
    assert planted.names_twice() == {"Over": ["bots/mind.py", "core/stages.py"]}
    assert (planted.modules, planted.lines) == (2, len(PLANTED.splitlines()) + 1)
