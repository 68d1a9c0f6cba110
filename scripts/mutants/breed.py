"""Every way in which a rule module can be broken in one place, as JSON; runs in `.venv-mutants`.

Cosmic-ray breaks what it finds: comparisons, numbers, conditions, loops. Statements that do
something are left out one by one besides, for most rules are refusals, and a refusal is a call.
"""

import ast
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator

Place = tuple[int, int]
"""A line and a column."""

SWAPS: Final = {
    "BinaryOperator": "Add_Sub Sub_Add Mul_Add Div_Mul FloorDiv_Mul Mod_Mul BitAnd_BitOr"
    " BitOr_BitAnd BitXor_BitOr LShift_RShift RShift_LShift",
    "ComparisonOperator": "Eq_NotEq Eq_LtE Eq_GtE NotEq_Eq Lt_LtE Lt_GtE LtE_Lt LtE_Gt Gt_GtE"
    " Gt_LtE GtE_Gt GtE_Lt Is_IsNot IsNot_Is",
    "UnaryOperator": "USub_UAdd Delete_Not",
}
OPERATORS: Final = [
    *(f"core/Replace{kind}_{swap}" for kind, swaps in SWAPS.items() for swap in swaps.split()),
    "core/ReplaceTrueWithFalse",
    "core/ReplaceFalseWithTrue",
    "core/ReplaceAndWithOr",
    "core/ReplaceOrWithAnd",
    "core/ReplaceBreakWithContinue",
    "core/ReplaceContinueWithBreak",
    "core/AddNot",
    "core/ZeroIterationForLoop",
    "core/NumberReplacer",
]


class Span(NamedTuple):
    """From a place to a place."""

    start: Place
    end: Place


def span(node: ast.expr | ast.stmt | ast.keyword) -> Span:
    """Where a piece of code stands."""
    assert node.end_lineno is not None
    assert node.end_col_offset is not None
    return Span((node.lineno, node.col_offset), (node.end_lineno, node.end_col_offset))


def no_rules(tree: ast.Module) -> Iterator[Span]:
    """What says nothing about a rule: types, decorators, proposals of random play, assertions."""
    for node in ast.walk(tree):
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            yield from map(span, node.decorator_list)
        match node:
            case ast.FunctionDef(name=name) if name.startswith(("propose", "random_")):
                yield span(node)
            case ast.FunctionDef(returns=ast.expr() as kind):
                yield span(kind)
            case ast.ClassDef():
                yield from map(span, node.keywords)
            case ast.arg(annotation=ast.expr() as kind) | ast.AnnAssign(annotation=kind):
                yield span(kind)
            case ast.Assert() | ast.keyword(arg="strict"):
                yield span(node)


def deeds(tree: ast.Module) -> Iterator[Span]:
    """Statements that do something and give no name to anything."""
    for node in ast.walk(tree):
        match node:
            case (
                ast.Expr(value=ast.Call())
                | ast.AugAssign()
                | ast.Assign(targets=[ast.Attribute() | ast.Subscript(), *_])
            ):
                yield span(node)


def without(code: str, gone: Span) -> str:
    """The code with `pass` in the place of a statement."""
    lines = code.splitlines(keepends=True)
    (first, column), (last, end) = gone
    head = lines[first - 1].encode()[:column].decode()
    tail = lines[last - 1].encode()[end:].decode()
    return "".join([*lines[: first - 1], f"{head}pass{tail}", *lines[last:]])


def pieces(code: str) -> Iterator[tuple[int, int, str]]:
    """The module in pieces that can be read alone: their first and last lines and a line before."""
    for node in ast.parse(code).body:
        if isinstance(node, ast.ClassDef):
            yield from ((part.lineno, span(part).end[0], "class _:\n") for part in node.body)
        else:
            yield node.lineno, span(node).end[0], ""


def mutants(piece: str) -> Iterator[tuple[str, int, str]]:
    """Each mutant of a piece: how it was made, in which line, and its text."""
    tree = ast.parse(piece)
    idle = list(no_rules(tree))
    nodes = list(ast_nodes(get_ast(piece)))
    for name in OPERATORS:
        operator = get_operator(name)()
        places = [place for node in nodes for place in operator.mutation_positions(node)]
        for occurrence, (start, _) in enumerate(places):
            if not any(other.start <= tuple(start) < other.end for other in idle):
                yield name.removeprefix("core/"), start[0], mutate_code(piece, operator, occurrence)
    for gone in deeds(tree):
        if not any(other.start <= gone.start < other.end for other in idle):
            yield "RemoveStatement", gone.start[0], without(piece, gone)


def alike(one: str, two: str) -> int:
    """How many letters two texts have in common at their beginning."""
    pairs = enumerate(zip(one, two, strict=False))
    return next((at for at, (a, b) in pairs if a != b), min(len(one), len(two)))


def change(before: str, after: str) -> tuple[int, int, str]:
    """What was changed: from where to where, and what stands there now."""
    start = alike(before, after)
    tail = alike(before[start:][::-1], after[start:][::-1])
    return start, len(before) - tail, after[start : len(after) - tail]


def main() -> None:
    """Print the mutants of one module."""
    code = Path(sys.argv[1]).read_text(encoding="utf-8")
    lines = code.splitlines(keepends=True)
    found: dict[tuple[int, int, str], tuple[str, int]] = {}
    for first, last, header in pieces(code):
        piece = header + "".join(lines[first - 1 : last])
        same = ast.dump(ast.parse(piece))
        before = len("".join(lines[: first - 1])) - len(header)
        for name, line, text in mutants(piece):
            try:
                other = ast.dump(ast.parse(text))
            except SyntaxError:
                continue
            start, end, new = change(piece, text)
            if other != same:
                place = (before + start, before + end, new)
                found.setdefault(place, (name, first + line - 1 - header.count("\n")))
    print(json.dumps([(*how, *place) for place, how in found.items()]))


if __name__ == "__main__":
    main()
