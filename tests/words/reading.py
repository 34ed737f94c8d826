"""The catalogues as a translator sees them: every message with what it fills in, chooses by and marks up."""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    BaseNode,
    FunctionReference,
    Junk,
    Message,
    MessageReference,
    Pattern,
    SelectExpression,
    Term,
    TextElement,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

from topcut.words.catalogue import parts_of

TAG = re.compile(r"<(/?)([a-z0-9]+)((?:\s[^<>]*)?)(/?)>")
INLINE = frozenset({"a", "b", "strong", "em", "small", "code", "kbd", "span", "bdi", "br", "abbr", "time"})
EMPTY = frozenset({"br"})

Entry = Message | Term


@dataclass(frozen=True, slots=True)
class Shape:
    """What a translation must have as the English message has it."""

    attributes: frozenset[str]
    parameters: frozenset[str]
    elements: frozenset[str]  # with their attributes, such as `a href class`
    messages: frozenset[str]  # that it mentions


@cache
def parsed(language: str) -> tuple[tuple[str, tuple[BaseNode, ...]], ...]:
    """The name of each part, and its entries."""
    return tuple((part, tuple(FluentParser().parse(text).body)) for part, text in parts_of(language))


def junk(language: str) -> list[str]:
    return [f"{part}: {one.content}" for part, body in parsed(language) for one in body if isinstance(one, Junk)]


def ids(language: str) -> list[str]:
    return [_id(one) for _, body in parsed(language) for one in body if isinstance(one, Message | Term)]


@cache
def entries_of(language: str) -> dict[str, Entry]:
    return {_id(one): one for _, body in parsed(language) for one in body if isinstance(one, Message | Term)}


def _id(entry: Entry) -> str:
    return f"{'-' if isinstance(entry, Term) else ''}{entry.id.name}"


def shape(entry: Entry) -> Shape:
    found = Found()
    found.visit(entry)
    elements = frozenset(element for text in variants(entry) for element in elements_of(text))
    attributes = frozenset(one.id.name for one in entry.attributes)
    return Shape(attributes, frozenset(found.variables), elements, frozenset(found.messages))


def variables(message: BaseNode) -> set[str]:
    found = Found()
    found.visit(message)
    return found.variables


class Found(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.functions: set[str] = set()
        self.choices: list[SelectExpression] = []

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802  # as fluent.syntax calls it
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_FunctionReference(self, node: FunctionReference) -> None:  # noqa: N802
        self.functions.add(node.id.name)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        self.choices.append(node)
        self.generic_visit(node)


def choices(entry: Entry) -> list[SelectExpression]:
    found = Found()
    found.visit(entry)
    return found.choices


def variants(entry: Entry) -> Iterator[str]:
    """The whole text of the message and of each attribute, once for each way through its first-level choices; what is
    filled in stands as `{}`."""
    for pattern in (entry.value, *(one.value for one in entry.attributes)):
        if pattern is not None:
            yield from _ways(pattern)


def _ways(pattern: Pattern) -> list[str]:
    ways = [""]
    for element in pattern.elements:
        if isinstance(element, TextElement):
            more = [element.value]
        elif isinstance(element.expression, SelectExpression):
            more = list(dict.fromkeys(way for one in element.expression.variants for way in _ways(one.value)))
        else:
            more = ["{}"]
        if len(ways) * len(more) > 64:  # the rest of the choices is looked at with the first way alone
            ways = [*(way + more[0] for way in ways), *(ways[0] + one for one in more[1:])]
        else:
            ways = [way + one for way in ways for one in more]
    return ways


def elements_of(text: str) -> Counter[str]:
    """Each element with the names of its attributes: `a href`."""
    found: Counter[str] = Counter()
    for closing, name, attributes, _ in TAG.findall(text):
        if not closing:
            found[" ".join((name, *re.findall(r"([a-z-]+)(?==|\s|$)", re.sub(r'"[^"]*"', "", attributes))))] += 1
    return found


def broken_markup(text: str) -> str:
    """What is wrong with the elements of a text; empty if nothing is."""
    open_: list[str] = []
    for closing, name, _, _ in TAG.findall(text):
        if name not in INLINE:
            return f"<{name}> is not one of {', '.join(sorted(INLINE))}"
        if closing and (not open_ or open_.pop() != name):
            return f"</{name}> closes what is not open"
        if not closing and name not in EMPTY:
            open_.append(name)
    if open_:
        return f"<{open_[-1]}> is never closed"
    rest = TAG.sub("", text)
    return "a lone < or >" if re.search(r"<(?=[a-z/])|(?<![\s<>=])>(?!<)", rest) else ""
