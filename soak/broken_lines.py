"""Every statement, operator, condition and number of a module changed by itself."""

import ast
import copy
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from soak.broken import Break

CLAUSE = re.compile(r"\b(?:CH|TL|PS|MU|CG)-\d\d\b|\bR-\d+\b|\bQ\d+\b")
SWAPPED: dict[type, type] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Div: ast.Mult,
    ast.Mod: ast.Add,
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
}
NAMES = {"min": "max", "max": "min", "any": "all", "all": "any"}
ENDS = (ast.Expr, ast.Return, ast.Raise, ast.Continue, ast.Break, ast.AugAssign, ast.Delete)


def broken_lines(file: str, source: str) -> Iterator[Break]:
    """Each statement, operator, condition and number of a module changed by itself."""
    tree = ast.parse(source)
    module = file.removeprefix("src/topcut/").removesuffix(".py").replace("/", ".")
    whole = ast.unparse(tree)
    told: dict[str, int] = {}
    for number, (within, change) in enumerate(changes(tree)):
        name = f"{module}{within}: {change.told}"
        told[name] = told.get(name, 0) + 1
        yield Break(
            name if told[name] == 1 else f"{name} ({told[name]})",
            file,
            change.clauses or tuple(CLAUSE.findall(ast.get_docstring(tree) or "")),
            lambda number=number: _unparsed(source, number),  # type: ignore[misc]
            lambda: whole,
        )


@dataclass(frozen=True, slots=True)
class Change:
    told: str
    clauses: tuple[str, ...]
    make: Callable[[], None]


def changes(tree: ast.Module) -> Iterator[tuple[str, Change]]:
    yield from _below(tree, "", ())


def _unparsed(source: str, number: int) -> str:
    tree = ast.parse(source)
    for at, (_, change) in enumerate(changes(tree)):
        if at == number:
            change.make()
            return ast.unparse(tree)
    raise AssertionError("the module has fewer changes than it had")


def _below(node: ast.AST, within: str, clauses: tuple[str, ...]) -> Iterator[tuple[str, Change]]:
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        within = f"{within}.{node.name}"
        clauses = tuple(CLAUSE.findall(ast.unparse(node)))
    for field, value in ast.iter_fields(node):
        if field in ("decorator_list", "annotation", "returns", "bases", "type_params"):
            continue
        items = value if isinstance(value, list) else [value]
        for place, item in enumerate(items):
            if not isinstance(item, ast.AST) or _is_left_out(item):
                continue
            put = _put(node, field, place if isinstance(value, list) else None)
            for told, other in _others(item, field):
                yield within, Change(f"{_short(item)} -> {told}", clauses, lambda put=put, other=other: put(other))  # type: ignore[misc]
            yield from _below(item, within, clauses)


def _put(node: ast.AST, field: str, place: int | None) -> Callable[[ast.AST], None]:
    def put(other: ast.AST) -> None:
        if place is None:
            setattr(node, field, other)
        else:
            getattr(node, field)[place] = other

    return put


def _is_left_out(node: ast.AST) -> bool:
    """What no rule hangs on: imports, assertions, docstrings."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return True
    return isinstance(node, ast.Import | ast.ImportFrom | ast.Assert | ast.JoinedStr)


def _others(node: ast.AST, field: str) -> Iterator[tuple[str, ast.AST]]:
    if isinstance(node, ast.stmt):
        if isinstance(node, ENDS) or _is_stored(node):
            yield "nothing", ast.Pass()
    elif isinstance(node, ast.BoolOp):
        for place, value in enumerate(node.values):
            rest = [*node.values[:place], *node.values[place + 1 :]]
            other = rest[0] if len(rest) == 1 else ast.BoolOp(node.op, rest)
            yield f"without {_short(value)}", other
    elif isinstance(node, ast.Compare) and len(node.ops) == 1:
        yield from _swapped(node, node.ops[0], lambda op: ast.Compare(node.left, [op], node.comparators))
    elif isinstance(node, ast.BinOp):
        yield from _swapped(node, node.op, lambda op: ast.BinOp(node.left, op, node.right))
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield _short(node.operand), node.operand
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        other = ast.Constant(not node.value if isinstance(node.value, bool) else node.value + 1)
        yield _short(other), other
    elif isinstance(node, ast.Name) and node.id in NAMES and field == "func":
        yield NAMES[node.id], ast.Name(NAMES[node.id], node.ctx)
    if isinstance(node, ast.expr) and field in ("test", "ifs") and not isinstance(node, ast.Compare | ast.UnaryOp):
        other = ast.UnaryOp(ast.Not(), copy.deepcopy(node))
        yield _short(other), other


def _is_stored(node: ast.stmt) -> bool:
    """An assignment that changes something which is there already."""
    return isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Attribute | ast.Subscript)


def _swapped(node: ast.expr, op: ast.AST, make: Callable[[Any], ast.expr]) -> Iterator[tuple[str, ast.AST]]:
    if type(op) in SWAPPED:
        other = make(SWAPPED[type(op)]())
        yield _short(other), other


def _short(node: ast.AST) -> str:
    text = " ".join(ast.unparse(node).split())
    return text if len(text) <= 90 else f"{text[:60]} ... {text[-25:]}"
