"""Which test proves which clause of the rule books, read from the tests' markers and shown as a page."""

import ast
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parent.parent
CATALOGUE = ROOT / "docs" / "clauses.toml"

Proofs = Mapping[str, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class Clause:
    id: str
    title: str
    parts: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Book:
    name: str
    title: str
    clauses: tuple[Clause, ...]


@dataclass(frozen=True, slots=True)
class Catalogue:
    landed: tuple[str, ...]
    parts: dict[str, str]
    proved_in: dict[str, str]
    books: tuple[Book, ...]

    @property
    def clauses(self) -> tuple[Clause, ...]:
        return tuple(clause for book in self.books for clause in book.clauses)


class Misplaced(Exception):
    """A clause marker stands where it proves nothing."""


def catalogue(path: Path = CATALOGUE) -> Catalogue:
    read = tomllib.loads(path.read_text(encoding="utf-8"))
    books = tuple(
        Book(
            name=book["name"],
            title=book["title"],
            clauses=tuple(
                Clause(id=id, title=entry["title"], parts=tuple(entry["parts"]))
                for id, entry in book["clauses"].items()
            ),
        )
        for book in read["books"]
    )
    return Catalogue(tuple(read["landed"]), read["parts"], read["proved_in"], books)


def proofs(root: Path = ROOT) -> Proofs:
    """Clause id to the tests that carry it, such as `tests/rules/test_match.py::test_a_bye_is_a_win`."""
    found: dict[str, list[str]] = {}
    for path in sorted((root / "tests").rglob("test_*.py")):
        file = path.relative_to(root).as_posix()
        for id, test in marked(path.read_text(encoding="utf-8"), file):
            found.setdefault(id, []).append(f"{file}::{test}")
    return {id: tuple(sorted(set(tests))) for id, tests in found.items()}


def marked(source: str, file: str) -> Iterator[tuple[str, str]]:
    """Pairs of clause id and test in one file; a marker on a class or in `pytestmark` counts for each of its tests."""
    tree = ast.parse(source, file)
    placed: set[ast.Call] = set()

    def below(body: list[ast.stmt], inherited: list[ast.expr], prefix: str) -> Iterator[tuple[str, str]]:
        inherited = inherited + [node.value for node in body if _is_pytestmark(node) and isinstance(node, ast.Assign)]
        for node in body:
            if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
                yield from below(node.body, inherited + node.decorator_list, f"{prefix}{node.name}::")
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
                marks = inherited + node.decorator_list
                placed.update(_clause_marks(marks))
                if not any(_is_set_aside(mark) for mark in marks):
                    for mark in _clause_marks(marks):
                        yield from ((id, f"{prefix}{node.name}") for id in _ids(mark, file))

    yield from below(tree.body, [], "")
    for stray in set(_clause_marks([tree])) - placed:
        raise Misplaced(f"{file}:{stray.lineno}: put the clause marker on a test, its class or pytestmark.")


def unproved(known: Catalogue, found: Proofs, part: str) -> tuple[Clause, ...]:
    folder = known.proved_in.get(part, "tests")
    return tuple(
        clause
        for clause in known.clauses
        if part in clause.parts and not any(test.startswith(f"{folder}/") for test in found.get(clause.id, ()))
    )


def page() -> str:
    known, found = catalogue(), proofs()
    lines = [
        "# Clauses and their tests",
        "",
        "Every clause of the five rule books and every ruling on them, with the tests that carry its id.",
        "`pytest --clause CH-42` runs the tests of one clause. This page is written by `make docs` from",
        "[clauses.toml](clauses.toml) and the tests' markers.",
        "",
        "| part | state | clauses | open |",
        "| --- | --- | ---: | --- |",
        *(_part_row(known, found, part) for part in known.parts),
    ]
    for book in known.books:
        lines += ["", f"## {book.title}", "", "| id | clause | part | tests |", "| --- | --- | --- | --- |"]
        lines += [_clause_row(clause, found.get(clause.id, ())) for clause in book.clauses]
    return "\n".join(lines) + "\n"


def _is_pytestmark(node: ast.stmt) -> bool:
    return isinstance(node, ast.Assign) and any(
        isinstance(to, ast.Name) and to.id == "pytestmark" for to in node.targets
    )


def _clause_marks(places: Sequence[ast.AST]) -> Iterator[ast.Call]:
    for place in places:
        for node in ast.walk(place):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.clause":
                yield node


def _is_set_aside(mark: ast.expr) -> bool:
    name = ast.unparse(mark.func if isinstance(mark, ast.Call) else mark)
    return name in ("pytest.mark.skip", "pytest.mark.xfail")


def _ids(mark: ast.Call, file: str) -> Iterator[str]:
    for argument in mark.args:
        if not isinstance(argument, ast.Constant) or not isinstance(argument.value, str):
            raise Misplaced(f"{file}:{mark.lineno}: write the clause ids out as strings.")
        yield argument.value


def _part_row(known: Catalogue, found: Proofs, part: str) -> str:
    total = sum(part in clause.parts for clause in known.clauses)
    missing = unproved(known, found, part)
    state = "landed" if part in known.landed else "open until it lands"
    still = f"{len(missing)}" if len(missing) in (0, total) else f"{len(missing)}: {', '.join(c.id for c in missing)}"
    return f"| {known.parts[part]} | {state} | {total} | {still} |"


def _clause_row(clause: Clause, tests: tuple[str, ...]) -> str:
    shown = "<br>".join(_link(test) for test in tests) or "open"
    return f"| {clause.id} | {clause.title} | {', '.join(clause.parts)} | {shown} |"


def _link(test: str) -> str:
    file, name = test.split("::", 1)
    return f"[{name.split('::')[-1].removeprefix('test_').replace('_', ' ')}](../{file})"
