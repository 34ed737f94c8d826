"""Every code in the source has its sentence, every sentence its code, and both speak of the same parameters."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message
from jinja2 import Environment, nodes

import topcut
from tests.words.reading import TAG, entries_of, shape, variables, variants
from topcut.words import say
from topcut.words.catalogue import parts_of
from topcut.words.scripts import PREFIX as SCRIPT

SOURCE = Path(topcut.__file__).parent
KINDS = {
    "Refusal": "refusal-",
    "refuse": "refusal-",
    "Reason": "reason-",
    "reason": "reason-",
    "say": "",
    "say_html": "",
    "_say": "",  # of words/settings.py, which knows another way to say it
    "_can": "possible-",
}
FINDINGS = dict.fromkeys(("illegal", "unverified", "note"), "finding-")
KINDS |= FINDINGS
ALWAYS = {"place", "clause"}
ELSEWHERE = (
    "ruleset-",
    "count-",
    "command-",
)  # by their English words; tests/words/test_rulebook.py knows which there are
WITH_ELEMENTS = "say_html"
SAYING = ("say", WITH_ELEMENTS)
TESTS = Path(__file__).parents[1]


@dataclass(frozen=True)
class Use:
    """A call that says something: the message's id, or how it begins, and the parameters if all can be seen."""

    id: str
    where: str
    whole: bool
    parameters: frozenset[str] | None
    by: str = "say"


def test_every_code_has_its_sentence() -> None:
    unsaid = [f"{use.where}: {use.id}" for use in uses() if use.whole and use.id not in messages()]
    assert not unsaid


def test_no_sentence_is_unused() -> None:
    """A code may reach its call by a variable, so it is enough that the source knows it."""
    beginnings = (SCRIPT, *ELSEWHERE, *(use.id for use in uses() if not use.whole))
    mentioned = {one for entry in entries_of("en").values() for one in shape(entry).messages}
    known = (
        mentioned
        | {use.id.partition(".")[0] for use in uses()}
        | {prefix + text for text in texts() for prefix in KINDS.values()}
    )
    assert not [id for id in ids() if id not in known and not id.startswith(beginnings)]


def test_every_variable_of_a_sentence_is_given_where_it_is_said() -> None:
    missing = [
        f"{use.where}: {use.id} lacks {', '.join(sorted(messages()[use.id] - use.parameters))}"
        for use in uses()
        if use.whole and use.parameters is not None and not messages().get(use.id, set()) <= use.parameters
    ]
    assert not missing


def test_every_refusal_has_a_test_that_names_it() -> None:
    codes = {id.removeprefix("refusal-") for id in ids() if id.startswith("refusal-")}
    named = {word for file in TESTS.rglob("*.py") if file != Path(__file__) for word in words(file.read_text("utf-8"))}
    assert not codes - named


def words(text: str) -> set[str]:
    return set(re.findall(r"[a-z0-9]+(?:-[a-z0-9]+)*", text))


def test_every_code_is_in_kebab_case() -> None:
    assert not [id for id in ids() if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", id)]


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ('Refusal("a-b", clause="X", n=1)', Use("refusal-a-b", "x:1", True, frozenset({"clause", "n", "place"}))),
        ('reason("a" if x else "b", c, n=1)', Use("reason-b", "x:1", True, frozenset({"clause", "n", "place"}))),
        ('code = "a"; reason(code, c)', Use("reason-a", "x:1", True, frozenset({"clause", "place"}))),
        ('reason(f"row-{x}", c)', Use("reason-row-", "x:1", False, frozenset({"clause", "place"}))),
        ('say("a-b", **x)', Use("a-b", "x:1", True, None)),
    ],
)
def test_the_scan_sees_codes_however_they_are_written(source: str, found: Use) -> None:
    assert found in set(uses_in(source, "x"))


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ('{{ say("a-b", n=1) }}', Use("a-b", "x:1", True, frozenset({"clause", "n", "place"}))),
        ('{% if say("a" if x else "b") %}{% endif %}', Use("b", "x:1", True, frozenset({"clause", "place"}))),
        ('{{ say("a-" ~ word, **x) }}', Use("a-", "x:1", False, None)),
    ],
)
def test_the_scan_sees_codes_in_templates(source: str, found: Use) -> None:
    assert found in set(uses_in_template(Environment().parse(source), "x"))


def test_a_message_with_elements_is_said_with_them_and_no_other_is() -> None:
    """`say` would show people the brackets, and `say_html` is not needed for plain words that are filled in plainly."""
    marked = {id for id, entry in entries_of("en").items() if any(TAG.search(text) for text in variants(entry))}
    wrong = [f"{use.where}: {use.id}" for use in uses() if use.whole and use.id in marked and use.by != WITH_ELEMENTS]
    assert not wrong


@cache
def messages() -> dict[str, set[str]]:
    """What is filled into each message, and into each of its attributes."""
    found = {id: variables(entry.value) for id, entry in entries_of("en").items() if entry.value is not None}
    attributes = ((f"{id}.{one.id.name}", one) for id, entry in entries_of("en").items() for one in entry.attributes)
    return found | {id: variables(one.value) for id, one in attributes}


def ids() -> list[str]:
    return [id for id, entry in entries_of("en").items() if isinstance(entry, Message)]


@cache
def texts() -> set[str]:
    found = (node for file in SOURCE.rglob("*.py") for node in ast.walk(ast.parse(file.read_text("utf-8"))))
    words = {node.value for node in found if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    return words | {str(node.value) for tree in templates().values() for node in tree.find_all(nodes.Const)}


@cache
def uses() -> list[Use]:
    said = [use for file in SOURCE.rglob("*.py") for use in uses_in(file.read_text("utf-8"), file.name)]
    return said + [use for name, tree in templates().items() for use in uses_in_template(tree, name)]


@cache
def templates() -> dict[str, nodes.Template]:
    found = SOURCE.rglob("templates/**/*.html")
    return {str(file.relative_to(SOURCE)): Environment().parse(file.read_text("utf-8")) for file in found}


def uses_in_template(tree: nodes.Template, name: str) -> Iterator[Use]:
    for call in tree.find_all(nodes.Call):
        if isinstance(call.node, nodes.Name) and call.node.name in SAYING and call.args:
            given = None if call.dyn_kwargs else frozenset({keyword.key for keyword in call.kwargs} | ALWAYS)
            for code, whole in template_codes(call.args[0]):
                yield Use(code, f"{name}:{call.lineno}", whole, given, call.node.name)


def template_codes(node: nodes.Expr) -> Iterator[tuple[str, bool]]:
    if isinstance(node, nodes.Const):
        yield str(node.value), True
    elif isinstance(node, nodes.CondExpr):
        yield from template_codes(node.expr1)
        if node.expr2 is not None:
            yield from template_codes(node.expr2)
    elif isinstance(node, nodes.Concat) and isinstance(node.nodes[0], nodes.Const):
        yield str(node.nodes[0].value), False
    elif isinstance(node, nodes.Add) and isinstance(node.left, nodes.Const):
        yield str(node.left.value), False


def uses_in(source: str, name: str) -> Iterator[Use]:
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and node.args and isinstance(node.func, ast.Name) and node.func.id in KINDS:
            for code, whole in codes(node.args[0], tree):
                by = WITH_ELEMENTS if node.func.id == WITH_ELEMENTS else "say"
                yield Use(KINDS[node.func.id] + code, f"{name}:{node.lineno}", whole, parameters(node), by)


def codes(node: ast.expr, tree: ast.Module) -> Iterator[tuple[str, bool]]:
    """The codes that an argument can be, and whether each is whole or only the beginning of one."""
    match node:
        case ast.Constant(value=str(code)):
            yield code, True
        case ast.IfExp(body=body, orelse=other):
            yield from codes(body, tree)
            yield from codes(other, tree)
        case ast.JoinedStr(values=[ast.Constant(value=str(beginning)), *_]):
            yield beginning, False
        case ast.Name(id=variable):
            for other_node in ast.walk(tree):
                match other_node:
                    case ast.Assign(targets=[ast.Name(id=name)], value=value) if name == variable:
                        yield from codes(value, tree)


def parameters(call: ast.Call) -> frozenset[str] | None:
    if any(keyword.arg is None for keyword in call.keywords):
        return None
    entry = {"entry"} if isinstance(call.func, ast.Name) and call.func.id in FINDINGS else set()
    return frozenset({str(keyword.arg) for keyword in call.keywords} | ALWAYS | entry)


def test_a_sentence_is_said_as_the_whole_catalogue_has_it() -> None:
    """Each is read when it is said, with those that it mentions."""
    whole = FluentBundle(["en"], use_isolating=False)
    whole.add_resource(FluentResource("\n".join(text for _, text in parts_of("en"))))
    for id in ids():
        message = whole.get_message(id)
        if message.value is not None:
            assert say(id) == whole.format_pattern(message.value, {})[0]
