"""The locks install the same things everywhere."""

import json
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
NPM_LOCK = ROOT / "web/package-lock.json"
LOCK = ROOT / "src/higgle/server/deploy/requirements.lock"
DEV_LOCK = ROOT / "requirements-dev.lock"
LOCKS = [LOCK, DEV_LOCK, NPM_LOCK]


def pinned(lock: Path) -> set[str]:
    """The packages of a lock with their versions."""
    return set(re.findall(r"^\S+==\S+", lock.read_text(encoding="utf-8"), re.MULTILINE))


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_a_lock_names_no_registry(lock: Path) -> None:
    """Where packages come from is the machine's business."""
    assert '"resolved"' not in lock.read_text(encoding="utf-8")
    assert "index-url" not in lock.read_text(encoding="utf-8")


def test_the_bundler_is_locked_for_every_platform() -> None:
    """npm sometimes keeps only the platform at hand, and then `npm ci` fails elsewhere."""
    packages = json.loads(NPM_LOCK.read_text(encoding="utf-8"))["packages"]
    bindings = packages["node_modules/rolldown"]["optionalDependencies"]

    assert 15 == len(bindings)
    assert set() == {f"node_modules/{name}" for name in bindings} - packages.keys()


def test_the_runtime_is_the_same_under_test() -> None:
    """What users get is what the tests ran with."""
    assert set() == pinned(LOCK) - pinned(DEV_LOCK)
