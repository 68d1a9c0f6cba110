"""Arrays for a browser, which has no NumPy.

They lie in Python's memory as numbers of eight bytes, and the page's kernel (`kernel.ts`) works on
them there. Sums are added up in NumPy's order, so that decisions are those of the native program.
"""

import math
from array import array
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from types import EllipsisType
from typing import Self, TypeAlias

Shape = tuple[int, ...]
Number = bool | int | float
One: TypeAlias = "slice | int | EllipsisType | Array | Sequence[int] | None"

BLOCK = array("i", [0]) * 256
"""Where the kernel reads what is to be done."""
ZERO = array("d", [0.0])

(ELEMENTWISE, CHOOSE, REDUCE, MULTIPLY, GATHER, SCATTER, ACCUMULATE, SEARCH) = range(8)
(INTERPOLATE, COLUMNS) = range(8, 10)
FUNCTIONS = (
    *("add", "subtract", "multiply", "divide", "maximum", "minimum", "floor", "copy", "to_grid"),
    *("equal", "less", "more", "at_least", "both", "not"),
    *("power", "modulo", "unequal", "at_most", "either", "negative"),
    *("absolute", "round", "sqrt", "exp", "log", "log1p"),
)
CODE = {name: code for code, name in enumerate(FUNCTIONS)}
"""What the kernel does with each pair of numbers; it numbers them alike."""
SUM, MOST, LEAST, ANY, FIRST_MOST = range(5)


class Kernel:
    """The page's kernel, once it is there."""

    run: Callable[[int], object]


KERNEL = Kernel()


class float64:  # noqa: N801 - the names are NumPy's
    """Numbers with a fraction."""

    KIND = "f"


class int64:  # noqa: N801
    """Whole numbers."""

    KIND = "i"


class int16(int64):  # noqa: N801
    """Small whole numbers, stored like all others."""


class bool_:  # noqa: N801
    """Yes or no."""

    KIND = "b"


Kind = type[float64] | type[int64] | type[bool_]


@lru_cache(maxsize=5000)
def close_strides(shape: Shape) -> Shape:
    """How far apart neighbours of each dimension lie, if nothing lies between them."""
    found = [1] * len(shape)
    for dim in range(len(shape) - 2, -1, -1):
        found[dim] = found[dim + 1] * shape[dim + 1]
    return tuple(found)


@lru_cache(maxsize=20000)
def align(
    first: Shape, first_strides: Shape, second: Shape, second_strides: Shape
) -> tuple[Shape, ...]:
    """The common shape of two arrays, and the strides of each in it."""
    dims = max(len(first), len(second))
    shape = [1] * dims
    strides: list[list[int]] = []
    for own, steps in ((first, first_strides), (second, second_strides)):
        found = [0] * dims
        for dim, (size, step) in enumerate(zip(own, steps, strict=True), dims - len(own)):
            if size != 1:
                shape[dim], found[dim] = size, step
        strides.append(found)
    return tuple(shape), tuple(strides[0]), tuple(strides[1])


@lru_cache(maxsize=20000)
def lay_out(shape: Shape, *strides: Shape) -> tuple[int, "array[int]"]:
    """How many dimensions are walked through, their sizes and strides; neighbours are merged."""
    dims: list[tuple[int, ...]] = []
    for at, size in enumerate(shape):
        steps = tuple([one[at] for one in strides])
        if size == 1:
            continue
        if dims and all(old == size * new for old, new in zip(dims[-1][1:], steps, strict=True)):
            dims[-1] = (dims[-1][0] * size, *steps)
        else:
            dims.append((size, *steps))
    rows = zip(*dims, strict=True) if dims else ()
    return len(dims), array("i", [number for row in rows for number in row])


class Array:
    """An array as NumPy's, or a view of one."""

    __slots__ = ("address", "buffer", "kind", "shape", "start", "strides")

    def __init__(
        self,
        buffer: "array[float]",
        shape: Shape,
        kind: str,
        start: int = 0,
        strides: Shape | None = None,
        address: int = 0,
    ) -> None:
        self.buffer = buffer
        self.shape = shape
        self.kind = kind
        self.start = start
        self.strides = close_strides(shape) if strides is None else strides
        self.address = address or (buffer.buffer_info()[0] >> 3) + start

    # Shape

    @property
    def ndim(self) -> int:
        """How many dimensions it has."""
        return len(self.shape)

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return math.prod(self.shape)

    @property
    def T(self) -> "Array":  # noqa: N802
        """Rows as columns."""
        shape, strides = self.shape[::-1], self.strides[::-1]
        return Array(self.buffer, shape, self.kind, self.start, strides)

    def __len__(self) -> int:
        return self.shape[0]

    def close(self) -> "Array":
        """The same numbers one after the other."""
        return self if self.strides == close_strides(self.shape) else self.copy()

    def copy(self) -> "Array":
        """The same numbers once more."""
        return elementwise("copy", self, self, self.kind)

    def reshape(self, *shape: int | Shape) -> "Array":
        """The same numbers in another shape; -1 is what is left."""
        sizes = [size for part in shape for size in (part if isinstance(part, tuple) else (part,))]
        known = math.prod([size for size in sizes if size >= 0])
        whole = tuple([self.size // max(1, known) if size < 0 else size for size in sizes])
        same = self.close()
        return Array(same.buffer, whole, self.kind, same.start)

    def ravel(self) -> "Array":
        """All numbers in a row."""
        return self.reshape(-1)

    def astype(self, kind: Kind) -> "Array":
        """The same numbers as another kind."""
        found = self.copy()
        found.kind = kind.KIND
        return found

    def flat(self) -> list[float]:
        """All numbers as a list."""
        same = self.close()
        return same.buffer[same.start : same.start + self.size].tolist()

    def tolist(self) -> list[object]:
        """All numbers as lists in lists."""
        flat: list[object] = [self.value(number) for number in self.flat()]
        for size in self.shape[:0:-1]:
            flat = [flat[at : at + size] for at in range(0, len(flat), size)]
        return flat

    def value(self, number: float) -> Number:
        """A number as Python has it."""
        return number if self.kind == "f" else bool(number) if self.kind == "b" else int(number)

    def __iter__(self) -> "Iterator[Array | Number]":
        return iter([self[at] for at in range(self.shape[0])])

    def __bool__(self) -> bool:
        return bool(self.flat()[0])

    # Parts

    def __getitem__(self, key: "One | tuple[One, ...]") -> "Array | Number":
        try:
            shape, strides, offset = cut(self.shape, self.strides, key)  # type: ignore[arg-type]  # or raises
        except TypeError:
            view, picks, before = self.part(key)
            return view.gather(picks, before)
        if shape or key is Ellipsis:
            return self.view(shape, strides, offset)
        return self.value(self.buffer[self.start + offset])

    def __setitem__(self, key: "One | tuple[One, ...]", value: "Array | Number") -> None:
        try:
            shape, strides, offset = cut(self.shape, self.strides, key)  # type: ignore[arg-type]  # or raises
        except TypeError:
            view, picks, before = self.part(key)
            view.scatter(picks, before, as_array(value))
            return
        if shape:
            view = self.view(shape, strides, offset)
            whole = as_array(value)
            if (whole.address, whole.shape, whole.strides) != (view.address, shape, strides):
                elementwise("copy", whole, NOTHING, view.kind, view)
        else:
            self.buffer[self.start + offset] = float(value)  # type: ignore[arg-type]  # a number

    def part(
        self, key: "One | tuple[One, ...]"
    ) -> "tuple[Array, list[tuple[Array, int, int]], int]":
        """A view without the dimensions that arrays pick from, these arrays, and where they stand.

        Arrays stand beside each other; each comes with the stride and the size of its dimension.
        """
        if type(key) is Array:
            view = self.view(self.shape[1:], self.strides[1:], 0)
            return view, [(as_index(key), self.strides[0], self.shape[0])], 0
        keys = key if isinstance(key, tuple) else (key,)
        places = [place for place, one in enumerate(keys) if type(one) in PICKING]
        plain = tuple([slice(None) if type(one) in PICKING else one for one in keys])
        shape, strides, offset = cut(self.shape, self.strides, plain)
        gap = len(self.shape) - sum(one is not None and one is not Ellipsis for one in keys)
        widths = [gap if one is Ellipsis else type(one) is not int for one in keys]
        dims = [sum(widths[:place]) for place in places]
        picks = [
            (as_index(keys[place]), strides[dim], shape[dim])
            for place, dim in zip(places, dims, strict=True)
        ]
        rest = [dim for dim in range(len(shape)) if dim not in dims]
        sizes, steps = tuple([shape[dim] for dim in rest]), tuple([strides[dim] for dim in rest])
        return self.view(sizes, steps, offset), picks, dims[0]

    def view(self, shape: Shape, strides: Shape, offset: int) -> "Array":
        """Some of the same numbers."""
        start = self.start + offset
        return Array(self.buffer, shape, self.kind, start, strides, self.address + offset)

    def picking(
        self, picks: "list[tuple[Array, int, int]]", before: int
    ) -> "tuple[array[int], list[Array], Shape]":
        """What the kernel reads but for the other array, the index arrays, and what they pick."""
        first = picks[0][0]
        common, spread = first.shape, [first.close()]
        if len(picks) > 1:
            for index, _, _ in picks[1:]:
                common = align(common, close_strides(common), index.shape, index.strides)[0]
            spread = [elementwise("copy", index, empty(common), "i") for index, _, _ in picks]
        told = [self.address, 0, len(picks), math.prod(common)]
        for index, (_, stride, size) in zip(spread, picks, strict=True):
            told += (index.address, stride, size)
        told += (before, len(self.shape) - before)
        for size, stride in zip(self.shape, self.strides, strict=True):
            told += (size, stride)
        shape = (*self.shape[:before], *common, *self.shape[before:])
        return array("i", told), spread, shape

    def gather(self, picks: "list[tuple[Array, int, int]]", before: int) -> "Array":
        """What index arrays pick."""
        told, spread, shape = self.picking(picks, before)
        found = empty(shape, self.kind)
        if found.size and spread:
            BLOCK[: len(told)] = told
            BLOCK[1] = found.address
            KERNEL.run(GATHER)
        return found

    def scatter(self, picks: "list[tuple[Array, int, int]]", before: int, value: "Array") -> None:
        """Put values where index arrays point."""
        told, spread, shape = self.picking(picks, before)
        whole = elementwise("copy", value, NOTHING, value.kind, empty(shape))
        if whole.size and spread:
            BLOCK[: len(told)] = told
            BLOCK[1] = whole.address
            KERNEL.run(SCATTER)

    # Arithmetic

    def __add__(self, other: "Array | Number") -> "Array":
        return arithmetic("add", self, other)

    def __radd__(self, other: "Array | Number") -> "Array":
        return arithmetic("add", other, self)

    def __sub__(self, other: "Array | Number") -> "Array":
        return arithmetic("subtract", self, other)

    def __rsub__(self, other: "Array | Number") -> "Array":
        return arithmetic("subtract", other, self)

    def __mul__(self, other: "Array | Number") -> "Array":
        return arithmetic("multiply", self, other)

    def __rmul__(self, other: "Array | Number") -> "Array":
        return arithmetic("multiply", other, self)

    def __truediv__(self, other: "Array | Number") -> "Array":
        return arithmetic("divide", self, other)

    def __rtruediv__(self, other: "Array | Number") -> "Array":
        return arithmetic("divide", other, self)

    def __mod__(self, other: "Array | Number") -> "Array":
        return arithmetic("modulo", self, other)

    def __pow__(self, other: "Array | Number") -> "Array":
        return arithmetic("power", self, other)

    def __neg__(self) -> "Array":
        return elementwise("negative", self, NOTHING, self.kind)

    def __invert__(self) -> "Array":
        return elementwise("not", self, NOTHING, "b")

    def __and__(self, other: "Array | Number") -> "Array":
        return elementwise("both", self, as_array(other), "b")

    def __or__(self, other: "Array | Number") -> "Array":
        return elementwise("either", self, as_array(other), "b")

    def __iadd__(self, other: "Array | Number") -> Self:
        elementwise("add", self, as_array(other), self.kind, self)
        return self

    def __isub__(self, other: "Array | Number") -> Self:
        elementwise("subtract", self, as_array(other), self.kind, self)
        return self

    def __imul__(self, other: "Array | Number") -> Self:
        elementwise("multiply", self, as_array(other), self.kind, self)
        return self

    def __itruediv__(self, other: "Array | Number") -> Self:
        elementwise("divide", self, as_array(other), self.kind, self)
        return self

    def __eq__(self, other: object) -> "Array":  # type: ignore[override]  # as NumPy compares
        return elementwise("equal", self, as_array(other), "b")

    def __ne__(self, other: object) -> "Array":  # type: ignore[override]  # as NumPy compares
        return elementwise("unequal", self, as_array(other), "b")

    def __lt__(self, other: "Array | Number") -> "Array":
        return elementwise("less", self, as_array(other), "b")

    def __le__(self, other: "Array | Number") -> "Array":
        return elementwise("at_most", self, as_array(other), "b")

    def __gt__(self, other: "Array | Number") -> "Array":
        return elementwise("more", self, as_array(other), "b")

    def __ge__(self, other: "Array | Number") -> "Array":
        return elementwise("at_least", self, as_array(other), "b")

    __hash__ = None  # type: ignore[assignment]  # arrays compare number by number

    def __matmul__(self, other: "Array") -> "Array | float":
        left = self if self.ndim == 2 else self.reshape(1, -1)
        right = other if other.ndim == 2 else other.reshape(-1, 1)
        (n, k), w = left.shape, right.shape[1]
        found = empty((n, w))
        told = (found.address, left.address, *left.strides, right.address, *right.strides, n, k, w)
        BLOCK[: len(told)] = array("i", told)
        KERNEL.run(MULTIPLY)
        if self.ndim == other.ndim == 1:
            return found.buffer[0]
        return Array(found.buffer, (*self.shape[:-1], *other.shape[1:]), "f")

    # Along an axis

    def sum(self, axis: int | None = None, keepdims: bool = False) -> "Array | Number":
        """All numbers added up."""
        return self.reduce(SUM, axis, "f" if self.kind == "f" else "i", keepdims)

    def max(self, axis: int | None = None, keepdims: bool = False) -> "Array | Number":
        """The greatest number."""
        return self.reduce(MOST, axis, self.kind, keepdims)

    def min(self, axis: int | None = None, keepdims: bool = False) -> "Array | Number":
        """The least number."""
        return self.reduce(LEAST, axis, self.kind, keepdims)

    def any(self, axis: int | Shape | None = None) -> "Array | Number":
        """Whether one of them is not zero."""
        if not isinstance(axis, tuple):
            return self.reduce(ANY, axis, "b")
        found: Array | Number = self
        for one in sorted(axis, reverse=True):
            assert isinstance(found, Array)
            found = found.reduce(ANY, one, "b")
        return found

    def argmax(self, axis: int) -> "Array | Number":
        """Where the greatest stands first."""
        return self.reduce(FIRST_MOST, axis, "i")

    def mean(self, axis: int) -> "Array | Number":
        """The mean."""
        return self.reduce(SUM, axis, "f") / self.shape[axis]

    def reduce(
        self, how: int, axis: int | None, kind: str, keepdims: bool = False
    ) -> "Array | Number":
        """One number for all along an axis."""
        if axis is None:
            found = self.ravel().reduce(how, 0, kind)
            return found.value(found.buffer[0]) if isinstance(found, Array) else found
        shape, kept, size, words, told = reduction(how, self.shape, self.strides, axis)
        result = empty(kept if keepdims else shape, kind)
        if size:
            BLOCK[:words] = told
            BLOCK[1], BLOCK[2] = result.address, self.address
            KERNEL.run(REDUCE)
        return result if result.shape else result.value(result.buffer[0])

    def argsort(self, kind: str = "stable") -> "Array":
        """In which order they would be sorted."""
        flat = self.flat()
        return make(sorted(range(len(flat)), key=flat.__getitem__))


def empty(shape: "int | Shape", kind: str = "f") -> Array:
    """An array of zeros."""
    whole = (shape,) if isinstance(shape, int) else tuple(shape)
    return Array(ZERO * math.prod(whole), whole, kind)


KIND_OF: dict[type, str] = {bool: "b", int: "i", float: "f"}
NOTHING = empty(())


@lru_cache(maxsize=20000)
def plan(name: str, *layouts: Shape) -> tuple[Shape, Shape, int, int, "array[int]"]:
    """The shape and strides of a result, its size, and what the kernel reads but for addresses.

    Layouts are shapes and strides: of two operands, and of the result where there is one already.
    """
    one, one_strides, two, two_strides, *out = layouts
    shape, first, second = align(one, one_strides, two, two_strides)
    if out and out[0] != shape:
        shape = out[0]
        first = align(shape, out[1], one, one_strides)[2]
        second = align(shape, out[1], two, two_strides)[2]
    strides = out[1] if out else close_strides(shape)
    dims, tail = lay_out(shape, strides, first, second)
    told = array("i", (CODE[name], dims, 0, 0, 0)) + tail
    return shape, strides, math.prod(shape), len(told), told


@lru_cache(maxsize=20000)
def reduction(
    how: int, shape: Shape, strides: Shape, axis: int
) -> tuple[Shape, Shape, int, int, "array[int]"]:
    """The shape without an axis, and with it kept, its size, and what the kernel reads."""
    axis %= len(shape)
    before, after = shape[:axis], shape[axis + 1 :]
    found = before + after
    steps = strides[:axis] + strides[axis + 1 :]
    dims, tail = lay_out(found, close_strides(found), steps)
    close = axis == len(shape) - 1
    told = array("i", (how, 0, 0, shape[axis], strides[axis], close, dims)) + tail
    return found, (*before, 1, *after), math.prod(found), len(told), told


def elementwise(name: str, one: Array, two: Array, kind: str, out: Array | None = None) -> Array:
    """A function of each pair of numbers."""
    if out is None:
        layout = plan(name, one.shape, one.strides, two.shape, two.strides)
        shape, strides, size, words, told = layout
        buffer = ZERO * size
        out = Array(buffer, shape, kind, 0, strides, buffer.buffer_info()[0] >> 3)
    else:
        layouts = (one.shape, one.strides, two.shape, two.strides, out.shape, out.strides)
        _, _, size, words, told = plan(name, *layouts)
    if size:
        BLOCK[:words] = told
        BLOCK[2] = out.address
        BLOCK[3] = one.address
        BLOCK[4] = two.address
        KERNEL.run(ELEMENTWISE)
    return out


def arithmetic(name: str, one: "Array | Number", two: "Array | Number") -> Array:
    """A function of numbers; whole numbers stay whole but for divisions."""
    left = one if type(one) is Array else as_array(one)
    right = two if type(two) is Array else as_array(two)
    whole = left.kind != "f" and right.kind != "f" and name != "divide"
    return elementwise(name, left, right, "i" if whole else "f")


def to_grid(numbers: Array, least: float) -> Array:
    """As `higgle.bots.net.to_grid`, in one step."""
    return elementwise("to_grid", numbers, constant(least), "f")


@lru_cache(maxsize=1000)
def spread_over(shape: Shape, own: Shape, strides: Shape) -> Shape:
    """The strides of an array in the shape over which it is spread."""
    return align(shape, close_strides(shape), own, strides)[2]


def lay_columns(numbers: Sequence[object], shape: Shape) -> Array:
    """As `higgle.bots.net.lay_columns`, in one step."""
    parts = [as_array(one) for one in numbers]
    found = empty((*shape, len(parts)))
    told = [found.address, *shape, len(parts)]
    for part in parts:
        told += (part.address, *spread_over(shape, part.shape, part.strides))
    BLOCK[: len(told)] = array("i", told)
    KERNEL.run(COLUMNS)
    return found


@lru_cache(maxsize=1000, typed=True)
def constant(number: Number) -> Array:
    """A number as an array that nobody changes."""
    return Array(array("d", [number]), (), KIND_OF[type(number)])


def as_array(thing: object) -> Array:
    """A number or lists of numbers as an array."""
    if type(thing) is Array:
        return thing
    if isinstance(thing, (float, int)):
        return constant(thing)
    return make(thing)


def as_index(thing: object) -> Array:
    """Whole numbers that pick; of answers those that are yes."""
    found = as_array(thing)
    return flatnonzero(found) if found.kind == "b" else found


PICKING = (Array, list, tuple)
"""What picks several of a dimension."""


@lru_cache(maxsize=20000)
def cut(shape: Shape, strides: Shape, key: "One | tuple[One, ...]") -> tuple[Shape, Shape, int]:
    """The shape and strides of a part, and how far from the beginning it lies.

    Whatever picks several of a dimension is no part: a `TypeError`.
    """
    keys = key if isinstance(key, tuple) else (key,)
    gap = len(shape) - sum(one is not None and one is not Ellipsis for one in keys)
    sizes: list[int] = []
    steps: list[int] = []
    offset = dim = 0
    for one in keys:
        if one is None:
            sizes.append(1)
            steps.append(0)
        elif one is Ellipsis:
            sizes += shape[dim : dim + gap]
            steps += strides[dim : dim + gap]
            dim += gap
        elif isinstance(one, slice):
            first, stop, step = one.indices(shape[dim])
            offset += first * strides[dim]
            sizes.append(max(0, -((first - stop) // step)))
            steps.append(strides[dim] * step)
            dim += 1
        else:
            if not isinstance(one, int):
                raise TypeError(one)
            offset += (one + shape[dim] if one < 0 else one) * strides[dim]
            dim += 1
    return (*sizes, *shape[dim:]), (*steps, *strides[dim:]), offset


def make(thing: object, kind: Kind | None = None) -> Array:
    """An array of numbers, of lists, or of arrays of one shape."""
    if isinstance(thing, Array):
        return thing.astype(kind) if kind else thing.copy()
    if isinstance(thing, (bool, int, float)):
        return constant(thing).copy()
    assert isinstance(thing, Sequence)
    found = array("d")
    shape: Shape = (len(thing),)
    kinds: set[str] = set()
    if len(thing) and isinstance(thing[0], (Array, Sequence)):
        parts = [as_array(one).close() for one in thing]
        shape += parts[0].shape
        for part in parts:
            found += part.buffer[part.start : part.start + part.size]
        kinds = {part.kind for part in parts}
    else:
        found = array("d", thing)
        kinds = {KIND_OF[one] for one in set(map(type, thing))} if kind is None else set()
    mixed = "f" if "f" in kinds or not kinds else "i" if "i" in kinds else "b"
    return Array(found, shape, kind.KIND if kind else mixed)


def flatnonzero(numbers: Array) -> Array:
    """Where something is not zero."""
    return make([at for at, number in enumerate(numbers.flat()) if number])
