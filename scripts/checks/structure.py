"""The structure of `src` in figures; `tests/test_structure.py` holds them to their bounds."""

import ast
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "higgle"

GAMES = {"bohnanza", "kuhhandel"}
"""Packages in which two classes may share a name: two games answer the same question."""

RULES = {"core", *GAMES}
"""Packages in which every test of an action's type is counted, not only ladders."""

DISPATCHED = ("Action", "Stage")
"""Base classes whose subclasses decide by method, not by a test of their type."""


@dataclass(frozen=True)
class Class:
    """A class definition of the package."""

    name: str
    module: Path
    bases: tuple[str, ...]


class Structure:
    """Classes, type tests and lines of all modules below a folder."""

    def __init__(self, package: Path = PACKAGE) -> None:
        self.package = package
        sources = {file: file.read_text(encoding="utf-8") for file in sorted(package.rglob("*.py"))}
        self.modules = len(sources)
        self.lines = sum(len(text.splitlines()) for text in sources.values())
        self.trees = {file: ast.parse(text) for file, text in sources.items()}
        self.classes = [found for file in self.trees for found in self.classes_of(file)]
        self.named: dict[str, list[Class]] = defaultdict(list)
        for one in self.classes:
            self.named[one.name].append(one)

    def classes_of(self, file: Path) -> Iterator[Class]:
        """Every class statement of a file, nested ones included."""
        for node in ast.walk(self.trees[file]):
            if isinstance(node, ast.ClassDef):
                bases = tuple(name for base in node.bases if (name := last_name(base)))
                yield Class(node.name, file, bases)

    def depth(self, one: Class) -> int:
        """Classes of ours from the top to this one: `Table` 1, `Bohnanza` 2, `HighBohn` 3."""
        return 1 + max((self.depth(base) for base in self.bases(one)), default=0)

    def bases(self, one: Class) -> Iterator[Class]:
        """The base classes that are ours; of several with one name, the nearest module's."""
        imported = imports(self.trees[one.module])
        for name in one.bases:
            candidates = [base for base in self.named[imported.get(name, name)] if base != one]
            if candidates:
                yield max(candidates, key=lambda base: shared(base.module, one.module))

    def deepest(self) -> tuple[int, list[str]]:
        """The greatest depth, and the classes that have it."""
        depths = {one: self.depth(one) for one in self.classes}
        most = max(depths.values(), default=0)
        return most, sorted(one.name for one, depth in depths.items() if depth == most)

    def names_twice(self) -> dict[str, list[str]]:
        """Class names defined more than once, unless all their classes belong to games."""
        return {
            name: sorted(self.place(one.module) for one in classes)
            for name, classes in sorted(self.named.items())
            if len(classes) > 1 and not all(self.is_game(one.module) for one in classes)
        }

    def is_game(self, module: Path) -> bool:
        """Whether a module belongs to the rules of a game."""
        return not GAMES.isdisjoint(module.relative_to(self.package).parts[:1])

    def place(self, module: Path) -> str:
        """The path of a module inside the package."""
        return module.relative_to(self.package).as_posix()

    def kinds(self) -> set[str]:
        """The names of all actions and stages."""
        return {
            one.name
            for one in self.classes
            if not {one.name, *self.ancestors(one)}.isdisjoint(DISPATCHED)
        }

    def ladders(self) -> list[str]:
        """Functions that test one value for two or more types of action or stage."""
        kinds = self.kinds()
        return [
            f"{self.place(file)}: {function.name} ({tests})"
            for file, tree in self.trees.items()
            for function in ast.walk(tree)
            if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef)
            for tests in tested(function, kinds).values()
            if tests > 1
        ]

    def type_tests(self) -> dict[str, int]:
        """How often each module of the rules asks which action or stage a value is."""
        kinds = self.kinds()
        counts = {
            self.place(file): sum(tested(tree, kinds).values())
            for file, tree in self.trees.items()
            if not RULES.isdisjoint(file.relative_to(self.package).parts[:1])
        }
        return {place: count for place, count in counts.items() if count}

    def ancestors(self, one: Class) -> Iterator[str]:
        """The names of all base classes."""
        for base in self.bases(one):
            yield base.name
            yield from self.ancestors(base)


def shared(one: Path, other: Path) -> int:
    """How many leading parts two paths share."""
    same = (a == b for a, b in zip(one.parts, other.parts, strict=False))
    return next((at for at, equal in enumerate(same) if not equal), len(one.parts))


def imports(tree: ast.AST) -> dict[str, str]:
    """Names bound by `from x import a as b`, with what they are called where they come from."""
    return {
        alias.asname or alias.name: alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }


def last_name(node: ast.AST) -> str:
    """The last word of a dotted name, without its type arguments."""
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case ast.Subscript(value=value):
            return last_name(value)
    return ""


def tested(scope: ast.AST, kinds: set[str]) -> Counter[str]:
    """The values whose type is tested: `type(x) is Plant`, `isinstance(x, Plant)`, `case Plant():`.

    The patterns of one `match` count as tests of its subject.
    """
    counts: Counter[str] = Counter()
    for node in ast.walk(scope):
        match node:
            case ast.Compare(left=ast.Call(func=ast.Name(id="type"), args=[value])):
                counts[ast.unparse(value)] += any(names_any(one, kinds) for one in node.comparators)
            case ast.Call(func=ast.Name(id="isinstance"), args=[value, asked]):
                counts[ast.unparse(value)] += names_any(asked, kinds)
            case ast.Match(subject=value, cases=cases):
                counts[ast.unparse(value)] += sum(
                    isinstance(part, ast.MatchClass) and last_name(part.cls) in kinds
                    for one in cases
                    for part in ast.walk(one.pattern)
                )
    return counts


def names_any(node: ast.AST, kinds: set[str]) -> bool:
    """Whether a class, a tuple or a union of classes names one of these."""
    return any(last_name(part) in kinds for part in ast.walk(node))


def main() -> None:
    """Print the figures and where they come from."""
    structure = Structure()
    depth, deepest = structure.deepest()
    ladders, tests = structure.ladders(), structure.type_tests()
    twice = structure.names_twice()
    print(f"depth of inheritance      {depth:6}  {', '.join(deepest)}")
    print(f"ladders over types        {len(ladders):6}")
    print(f"type tests in the rules   {sum(tests.values()):6}")
    print(f"class names used twice    {len(twice):6}")
    print(f"modules                   {structure.modules:6}")
    print(f"lines                     {structure.lines:6}")
    print("\nladders", *ladders, sep="\n  ")
    print("\ntype tests", *(f"{count:4}  {place}" for place, count in tests.items()), sep="\n  ")
    print("\nclass names used twice")
    for name, places in twice.items():
        print(f"  {name}: {', '.join(places)}")


if __name__ == "__main__":
    main()
