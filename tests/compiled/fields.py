"""The parts of every value and their types, for comparing two builds: one line for each part."""

from collections.abc import Iterator
from importlib import import_module
from pkgutil import walk_packages

import msgspec

import higgle

PARTS = ("bohnanza", "bots", "core", "kuhhandel", "play")


def kinds(base: type[msgspec.Struct]) -> Iterator[type[msgspec.Struct]]:
    """A kind of value and all that are made after it."""
    for kind in base.__subclasses__():
        yield kind
        yield from kinds(kind)


def main() -> None:
    """Import everything, then tell."""
    for module in walk_packages(higgle.__path__, "higgle."):
        if module.name.split(".")[1] in PARTS:
            import_module(module.name)
    ours = {kind for kind in kinds(msgspec.Struct) if kind.__module__.startswith("higgle.")}
    for kind in sorted(ours, key=lambda kind: (kind.__module__, kind.__name__)):
        for field in msgspec.structs.fields(kind):
            print(kind.__module__, kind.__qualname__, field.name, field.type)
        config = kind.__struct_config__
        print(kind.__module__, kind.__qualname__, config.frozen, config.gc, config.tag)


if __name__ == "__main__":
    main()
