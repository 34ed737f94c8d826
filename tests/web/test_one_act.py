"""One form is one act, and so is one line at the prompt: no way through a handler asks the desk twice, so what is
refused leaves nothing behind."""

import ast
import inspect
import textwrap
from collections.abc import Callable, Sequence
from types import FunctionType, ModuleType

import pytest
from fastapi.routing import APIRoute

from tests.web.hall import Hall
from topcut.cli.prompt.commands import COMMANDS
from topcut.desk import Desk
from topcut.desk.taking_lists import Intake
from topcut.rules.facts import Fact
from topcut.web.view import View

KNOWN: dict[object, int] = {Desk.act: 1, Desk.create: 1}
OURS = ("topcut.web", "topcut.cli.prompt", "topcut.desk", __name__)
METHODS = {name: method for kind in (View, Intake, Desk) for name, method in vars(kind).items() if callable(method)}
NOWHERE = -1_000  # fewer acts than any way has
LOOPS = (ast.For, ast.While, ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)


def test_no_handler_acts_twice(hall: Hall) -> None:
    routes = [route for route in hall.app.routes if isinstance(route, APIRoute)]
    found = {f"{sorted(route.methods or ())} {route.path}": acts(route.endpoint) for route in routes}
    assert {name for name, number in found.items() if number > 1} == set()
    assert sum(found.values()) > 60, "the forms are found to act at all"


def test_no_command_of_the_prompt_acts_twice() -> None:
    found = {name: acts(command) for name, command in COMMANDS.items()}
    assert {name for name, number in found.items() if number > 1} == set()
    assert sum(found.values()) > 40


def acts(function: Callable[..., object]) -> int:
    """The most acts on any way through a function of ours, with whatever it calls; a loop goes round twice."""
    function = inspect.unwrap(function)
    if function not in KNOWN:
        KNOWN[function] = 0  # as long as it is looked at, for one that calls itself
        KNOWN[function] = _most(function)
    return KNOWN[function]


def _most(function: Callable[..., object]) -> int:
    if not isinstance(function, FunctionType) or not function.__module__.startswith(OURS):
        return 0
    (tree,) = ast.parse(textwrap.dedent(inspect.getsource(function))).body
    assert isinstance(tree, ast.FunctionDef | ast.AsyncFunctionDef), function
    return max(_ways(tree.body, function.__globals__))


def _ways(body: Sequence[ast.stmt], names: dict[str, object]) -> tuple[int, int]:
    """The most acts on a way that ends inside, and on one that comes out below (less than none, if there is none)."""
    ended, below = 0, 0
    for statement in body:
        if isinstance(statement, ast.If | ast.Match):
            head = statement.test if isinstance(statement, ast.If) else statement.subject
            parts = [statement.body, statement.orelse] if isinstance(statement, ast.If) else _cases(statement)
            below += _within(head, names)
            ways = [_ways(part, names) for part in parts]
            ended = max(ended, *(below + inside for inside, _ in ways))
            below += max(out for _, out in ways)
        elif isinstance(statement, ast.With):
            inside, out = _ways(statement.body, names)
            below += sum(_within(item, names) for item in statement.items)
            ended, below = max(ended, below + inside), below + out
        elif isinstance(statement, ast.Return | ast.Raise):
            return max(ended, below + _within(statement, names)), NOWHERE
        else:
            below += _within(statement, names)
        if below < 0:
            break
    return ended, below


def _cases(statement: ast.Match) -> list[list[ast.stmt]]:
    return [*(case.body for case in statement.cases), []]


def _within(node: ast.AST, names: dict[str, object]) -> int:
    """All acts in an expression, or in a statement whose ways are not told apart, as if each part were done."""
    parts = [_within(child, names) for child in ast.iter_child_nodes(node)]
    if isinstance(node, ast.IfExp):
        return parts[0] + max(parts[1:])
    if isinstance(node, LOOPS):
        return 2 * sum(parts)
    if isinstance(node, ast.Call):
        return sum(parts) + acts(_called(node.func, names))
    return sum(parts)


def _called(node: ast.expr, names: dict[str, object]) -> Callable[..., object]:
    """The function by its name in this module or in another; otherwise the method of that name."""
    found: object = None
    if isinstance(node, ast.Name):
        found = names.get(node.id)
    elif isinstance(node, ast.Attribute):
        owner = names.get(node.value.id) if isinstance(node.value, ast.Name) else None
        found = getattr(owner, node.attr, None) if isinstance(owner, ModuleType) else METHODS.get(node.attr)
    return found if isinstance(found, FunctionType) else int


def once(view: View) -> None:
    if view.t.players:
        view.act(action)
        return
    view.intake.accept_all((), "either this or that")


def chosen(view: View) -> None:
    view.act(action) if view.t.players else view.intake.accept_all((), "either this or that")


def one_after_the_other(view: View) -> None:
    view.act(action)
    view.desk.act(view.tournament, view.actor, action)


def after_a_branch(view: View) -> None:
    if view.t.players:
        view.act(action)
    view.act(action)


def in_a_loop(view: View) -> None:
    for player in view.t.players:
        view.act(action, player)


def further_inside(view: View) -> None:
    with view.desk.alone(view.tournament):
        once(view)
        view.intake.accept_all((), "once more")


def action() -> list[Fact]:
    return []


@pytest.mark.parametrize("handler", [once, chosen])
def test_either_this_or_that_is_one_act(handler: Callable[..., object]) -> None:
    assert acts(handler) == 1


@pytest.mark.parametrize("handler", [one_after_the_other, after_a_branch, in_a_loop, further_inside])
def test_a_second_act_is_found(handler: Callable[..., object]) -> None:
    assert acts(handler) == 2
