"""A client's side of patches: the scene it has, and what makes the next one of it."""

from collections.abc import Mapping
from copy import copy


def patched(scene: Mapping[str, object], patch: Mapping[str, object]) -> dict[str, object]:
    """The scene after a patch; the one before stays as it was."""
    found: dict[str, object] = dict(scene)
    parts, lists, gone = (patch[name] for name in ("parts", "lists", "gone"))
    assert isinstance(parts, Mapping)
    assert isinstance(lists, Mapping)
    assert isinstance(gone, list)
    for place, value in parts.items():
        folder, name = at(found, place)
        folder[name] = value
    for place, (start, out, new) in lists.items():
        folder, name = at(found, place)
        old = folder[name]
        assert isinstance(old, list)
        folder[name] = [*old[:start], *new, *old[start + out :]]
    for place in gone:
        folder, name = at(found, place)
        del folder[name]
    return found


def at(scene: dict[str, object], place: str) -> tuple[dict[str, object], str]:
    """The object that holds a place, and its name there; what is on the way is copied."""
    _, *above, name = place.split("/")
    for step in above:
        inner = copy(scene[step])
        assert isinstance(inner, dict)
        scene[step] = inner
        scene = inner
    return scene, name
