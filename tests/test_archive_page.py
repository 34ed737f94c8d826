"""docs/archive.md tells of every kind of fact, and of every field what it means."""

import re
from dataclasses import fields
from types import ModuleType

import pytest

from tools.archive_docs import PARTS, meaning, page
from topcut.rules import facts
from topcut.rules.facts import FACTS

EVERYTHING = [*((kind, facts) for kind in FACTS.values()), *PARTS]


@pytest.mark.parametrize(("kind", "module"), EVERYTHING, ids=lambda thing: getattr(thing, "__name__", ""))
def test_every_kind_and_field_has_its_meaning(kind: type, module: ModuleType) -> None:
    assert kind.__doc__
    assert not kind.__doc__.startswith(f"{kind.__name__}("), "Python makes one up for a dataclass that has none"
    assert not [field.name for field in fields(kind) if not meaning(kind, module, field.name)]


def test_every_link_on_the_page_leads_somewhere() -> None:
    text = page()
    headings = {heading.lower().replace(" ", "-") for heading in re.findall("^#+ (.*)$", text, re.MULTILINE)}
    assert set(re.findall(r"\(#([a-z-]+)\)", text)) <= headings
    assert "@" not in re.sub("`[^`]*`", "", text)
