"""What the compiler would forget is written so that it cannot: seen without a compiled build."""

from importlib import import_module
from pathlib import Path

import msgspec

from hatch_build import modules
from tests.compiled.fields import kinds


def test_the_compiler_forgets_no_type_of_a_value() -> None:
    """It forgets what a tuple is made of, unless the type is quoted, and every union."""
    compiled = {file[4:-3].replace("/", ".") for file in modules(Path(__file__).parents[2])}
    for module in compiled:
        import_module(module)
    forgotten = [
        f"{kind.__module__}.{kind.__qualname__}.{name}"
        for kind in kinds(msgspec.Struct)
        if kind.__module__ in compiled
        for name, written in vars(kind).get("__annotations__", {}).items()
        if "|" in str(written) or (not isinstance(written, str) and "tuple" in str(written))
    ]
    assert [] == forgotten


def test_the_compiler_makes_no_constant_of_a_value_a_field() -> None:
    """It takes every attribute of a class for a field, unless its type is a quoted `ClassVar`."""
    compiled = {file[4:-3].replace("/", ".") for file in modules(Path(__file__).parents[2])}
    for module in compiled:
        import_module(module)
    fields = [
        f"{kind.__module__}.{kind.__qualname__}.{name}"
        for kind in kinds(msgspec.Struct)
        if kind.__module__ in compiled
        for name in vars(kind)
        if name.isupper()
        and not str(vars(kind).get("__annotations__", {}).get(name)).startswith("ClassVar")
    ]
    assert [] == fields
