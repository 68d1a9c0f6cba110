"""What the learned bots use of NumPy, by its names, for a browser that has none."""

import ast
import math
import sys
import zipfile
from array import array
from collections.abc import Iterable, Sequence
from functools import lru_cache
from importlib import import_module
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType
from typing import Self

from higgle.bots import net
from higgle.solo.arrays import (
    ACCUMULATE,
    BLOCK,
    CHOOSE,
    INTERPOLATE,
    KERNEL,
    KIND_OF,
    NOTHING,
    SEARCH,
    Array,
    Kind,
    Number,
    Shape,
    align,
    as_array,
    bool_,
    close_strides,
    elementwise,
    empty,
    flatnonzero,
    float64,
    int16,
    int64,
    lay_columns,
    lay_out,
    make,
    to_grid,
)
from higgle.solo.pcg64 import Pcg64

__all__ = ["bool_", "flatnonzero", "float64", "install", "int16", "int64"]


def asarray(thing: object, kind: Kind | None = None) -> Array:
    """An array, which is not copied if it is one already."""
    same = isinstance(thing, Array) and (kind is None or kind.KIND == thing.kind)
    return thing if same and isinstance(thing, Array) else make(thing, kind)


def zeros(shape: "int | Shape", kind: Kind = float64) -> Array:
    """An array of zeros."""
    return empty(shape, kind.KIND)


def full(shape: "int | Shape", number: Number) -> Array:
    """An array of the same number."""
    whole = (shape,) if isinstance(shape, int) else tuple(shape)
    buffer = array("d", [number]) * math.prod(whole)
    return Array(buffer, whole, KIND_OF[type(number)])


def ones(size: int) -> Array:
    """An array of ones."""
    return full(size, 1.0)


def eye(size: int) -> Array:
    """Ones where row and column are the same."""
    found = empty((size, size))
    for at in range(size):
        found.buffer[at * size + at] = 1.0
    return found


def arange(first: int, stop: int | None = None) -> Array:
    """Whole numbers in a row."""
    run = range(first) if stop is None else range(first, stop)
    return Array(array("d", run), (len(run),), "i")


def linspace(first: float, last: float, count: int) -> Array:
    """Numbers at equal distances."""
    step = (last - first) / (count - 1)
    run = [at * step + first for at in range(count - 1)]
    return Array(array("d", [*run, last]), (count,), "f")


def repeat(numbers: Array, times: int) -> Array:
    """Each number so many times."""
    found = [number for number in numbers.flat() for _ in range(times)]
    return Array(array("d", found), (len(found),), numbers.kind)


def concatenate(parts: "Iterable[Array | Sequence[float]]", axis: int = 0) -> Array:
    """Arrays one after the other."""
    known = [as_array(part) for part in parts]
    sizes = [part.shape[axis] for part in known]
    first = known[0]
    shape = (*first.shape[:axis], sum(sizes), *first.shape[axis + 1 :])
    found, at = empty(shape), 0
    for part, size in zip(known, sizes, strict=True):
        found[(*[slice(None)] * axis, slice(at, at + size))] = part
        at += size
    return found


def array_split(numbers: Array, count: int) -> list[Array]:
    """Parts of nearly the same length; the first are the longer ones."""
    size, longer = divmod(len(numbers), count)
    found, at = [], 0
    for part in range(count):
        end = at + size + (part < longer)
        view = numbers[at:end]
        assert isinstance(view, Array)
        found.append(view)
        at = end
    return found


def apply(name: str, thing: object, out: Array | None = None) -> Array:
    """A function of each number."""
    given = as_array(thing)
    return elementwise(name, given, NOTHING, "f", out)


def sqrt(numbers: object) -> Array:
    """The roots."""
    return apply("sqrt", numbers)


def exp(numbers: object) -> Array:
    """The powers of e."""
    return apply("exp", numbers)


def log(numbers: object) -> Array:
    """The logarithms."""
    return apply("log", numbers)


def log1p(numbers: object) -> Array:
    """The logarithms of one more."""
    return apply("log1p", numbers)


def round_off(numbers: object) -> Array:
    """The nearest whole numbers, halves to the even ones."""
    return apply("round", numbers)


def floor(numbers: object, out: Array | None = None) -> Array:
    """The whole numbers below."""
    return apply("floor", numbers, out)


def absolute(numbers: Array) -> Array:
    """Without their signs."""
    return elementwise("absolute", numbers, NOTHING, numbers.kind)


def maximum(one: object, two: object, out: Array | None = None) -> Array:
    """The greater one of each pair."""
    return pair("maximum", one, two, out)


def minimum(one: object, two: object, out: Array | None = None) -> Array:
    """The lesser one of each pair."""
    return pair("minimum", one, two, out)


def pair(name: str, one: object, two: object, out: Array | None) -> Array:
    """One of each pair."""
    left, right = as_array(one), as_array(two)
    whole = "f" not in (left.kind, right.kind)
    return elementwise(name, left, right, "i" if whole else "f", out)


def clip(numbers: Array, least: float, most: float) -> Array:
    """Neither less nor more."""
    return minimum(maximum(numbers, least), most)


def where(condition: Array, yes: "Array | Number", no: "Array | Number") -> Array:
    """One or the other, place by place."""
    one, two = as_array(yes), as_array(no)
    layouts = (one.shape, one.strides, two.shape, two.strides)
    shape, dims, tail = choice(condition.shape, condition.strides, *layouts)
    kind = one.kind if one.kind == two.kind else "f" if "f" in (one.kind, two.kind) else "i"
    found = empty(shape, kind)
    told = (dims, found.address, condition.address, one.address, two.address)
    if found.size:
        BLOCK[: 5 + len(tail)] = array("i", told) + tail
        KERNEL.run(CHOOSE)
    return found


@lru_cache(maxsize=1000)
def choice(*layouts: Shape) -> tuple[Shape, int, "array[int]"]:
    """The common shape of three arrays, and how the kernel walks through it."""
    pairs = list(zip(layouts[::2], layouts[1::2], strict=True))
    shape: Shape = ()
    for own, steps in pairs:
        shape = align(shape, close_strides(shape), own, steps)[0]
    strides = close_strides(shape)
    steps_of = [align(shape, strides, own, steps)[2] for own, steps in pairs]
    return shape, *lay_out(shape, strides, *steps_of)


def cumsum(numbers: Array, axis: int = 0) -> Array:
    """All before each added up."""
    given, found = numbers.close(), empty(numbers.shape, numbers.kind)
    outer, inner = math.prod(numbers.shape[:axis]), math.prod(numbers.shape[axis + 1 :])
    told = (found.address, given.address, outer, numbers.shape[axis], inner)
    BLOCK[:5] = array("i", told)
    KERNEL.run(ACCUMULATE)
    return found


def searchsorted(edges: Array, marks: "Array | float", side: str = "left") -> "Array | int":
    """Before which of the edges each mark lies."""
    assert side == "left"
    known, given = edges.close(), as_array(marks).close()
    found = empty(given.shape, "i")
    BLOCK[:5] = array("i", (found.address, known.address, known.size, given.address, given.size))
    KERNEL.run(SEARCH)
    return found if found.shape else int(found.buffer[0])


def interp(marks: Array, places: Array, values: Array) -> Array:
    """The values between known ones, on straight lines."""
    given, xs, ys = marks.close(), places.close(), values.close()
    found = empty(given.shape)
    told = (found.address, given.address, given.size, xs.address, ys.address, xs.size)
    BLOCK[:6] = array("i", told)
    KERNEL.run(INTERPOLATE)
    return found


# Files and random numbers


class Stored:
    """The arrays of a file, by name."""

    def __init__(self, path: Path) -> None:
        with zipfile.ZipFile(path) as packed:
            names = packed.namelist()
            self.arrays = {name.removesuffix(".npy"): read(packed.read(name)) for name in names}
        self.files = list(self.arrays)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *trouble: object) -> None:
        """Nothing is left open."""

    def __getitem__(self, name: str) -> Array:
        return self.arrays[name]


def load(path: Path, allow_pickle: bool = False) -> Stored:
    """Read the arrays of a file."""
    assert not allow_pickle
    return Stored(path)


def read(data: bytes) -> Array:
    """An array of small whole numbers, as NumPy stores it."""
    wide = 2 if data[6] == 1 else 4
    begin = 8 + wide + int.from_bytes(data[8 : 8 + wide], "little")
    head = ast.literal_eval(data[8 + wide : begin].decode("latin1"))
    assert head["descr"] == "<i2", "the weights are small whole numbers"
    shape: Shape = head["shape"]
    found = Array(array("d", array("h", data[begin:])), shape, "i")
    if not head["fortran_order"] or len(shape) < 2:
        return found
    turned = found.reshape(*shape[::-1]).T
    return turned.copy()


class Generator:
    """Random numbers as NumPy draws them."""

    def __init__(self, seed: int) -> None:
        self.source = Pcg64(seed)

    def random(self, size: "int | Shape | None" = None) -> "Array | float":
        """Numbers from zero to one."""
        if size is None:
            return self.source.fraction()
        whole = (size,) if isinstance(size, int) else size
        fraction = self.source.fraction
        return Array(array("d", [fraction() for _ in range(math.prod(whole))]), whole, "f")

    def choice(self, numbers: Array, count: int) -> Array:
        """Some of the numbers, each as often as it is drawn."""
        known = numbers.flat()
        found = [known[self.source.below(len(known))] for _ in range(count)]
        return Array(array("d", found), (count,), numbers.kind)


def default_rng(seed: int) -> Generator:
    """A source of random numbers."""
    return Generator(seed)


class NDArray:
    """The type of arrays, for annotations."""

    def __class_getitem__(cls, kind: object) -> type[Array]:
        return Array


def install() -> None:
    """Be NumPy for whoever imports it from now on, and do in one step what nets do all the time."""
    KERNEL.run = import_module("higgle_kernel").begin(BLOCK.buffer_info()[0])
    numpy, typing = ModuleType("numpy"), ModuleType("numpy.typing")
    numpy.__spec__ = ModuleSpec("numpy", None)
    typing.__dict__["NDArray"] = NDArray
    random = ModuleType("numpy.random")
    random.__dict__["default_rng"] = default_rng
    known = {name: thing for name, thing in globals().items() if not name.startswith("_")}
    named = {
        "array": make,
        "abs": absolute,
        "round": round_off,
        "typing": typing,
        "random": random,
    }
    numpy.__dict__.update(known | named)
    net.__dict__.update({"to_grid": to_grid, "lay_columns": lay_columns})
    sys.modules |= {"numpy": numpy, "numpy.typing": typing, "numpy.random": random}
