"""English in disguise: `⟦Þááîîřîîñğš⟧`. Whoever looks at a page sees at once which words never went through a
catalogue, and what a language that needs two fifths more room does to it: each vowel stands twice, so that sentences
grow by words as they do in German, and can be broken where words can. For tests; nobody is offered it."""

import re

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Message, Pattern, Term, TextElement
from fluent.syntax.visitor import Visitor

OPEN, CLOSE = "⟦", "⟧"
LETTERS = {
    letter: sign * (2 if letter.lower() in "aeiouy" else 1)
    for letter, sign in zip(
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
        "áƀçðéƒğĥîĵķľɱñøþǫřšŧûṽŵẋýžÅƁÇÐÉƑĞĤÎĴĶĽṀÑØÞǪŘŠŦÛṼŴẊÝŽ",
        strict=True,
    )
}
DISGUISE = str.maketrans(LETTERS)
MARKUP = re.compile(r"(<[^>]*>?|^\"[^<>]*>|&\w+;)")  # an attribute with a parameter cuts a tag in two


def disguised(entry: str) -> str:
    """A message or a term as it stands in a file."""
    said = FluentParser().parse_entry(entry)
    if not isinstance(said, Message | Term):
        return entry
    for pattern in (said.value, *(one.value for one in said.attributes)):
        if pattern is not None:
            _Letters().visit(pattern)
            if isinstance(said, Message):
                pattern.elements = [TextElement(OPEN), *pattern.elements, TextElement(CLOSE)]
    return FluentSerializer().serialize_entry(said)


def disguised_text(text: str) -> str:
    """Words that stand in no message, such as what a clause says."""
    return f"{OPEN}{text.translate(DISGUISE)}{CLOSE}"


class _Letters(Visitor):
    """Changes every text inside, also in the branches of a choice."""

    def visit_Pattern(self, node: Pattern) -> None:  # noqa: N802  # as fluent.syntax calls it
        for element in node.elements:
            if isinstance(element, TextElement):
                parts = MARKUP.split(element.value)
                element.value = "".join(
                    part if place % 2 else part.translate(DISGUISE) for place, part in enumerate(parts)
                )
        self.generic_visit(node)
