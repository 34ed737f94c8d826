"""What help_pages/lists.md shows is true."""

import json
import re
import tomllib

import jsonschema
import pytest

from tests.lists.listing import forbidden, found
from tools.clauses import ROOT
from topcut.exchange.catalogues import catalogue
from topcut.rules.ruleset import load, shipped

PAGE = (ROOT / "src" / "topcut" / "help_pages" / "lists.md").read_text("utf-8")
LISTS = re.findall(r"```list (\w+)\n(.*?)```", PAGE, re.DOTALL)
CATALOGUES = re.findall(r"```toml catalogue\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize(("ruleset", "text"), LISTS, ids=[name for name, _ in LISTS])
def test_every_list_on_the_page_is_legal(ruleset: str, text: str) -> None:
    assert forbidden(found(text, ruleset)) == []


@pytest.mark.parametrize("text", CATALOGUES)
def test_every_catalogue_on_the_page_can_be_added(text: str) -> None:
    assert catalogue({"page.toml": text.encode()}).items
    schema = json.loads((ROOT / "docs" / "catalogue.schema.json").read_text("utf-8"))
    jsonschema.validate(tomllib.loads(text), schema)


def test_every_rule_about_lists_is_on_the_page() -> None:
    rules = {rule for name in shipped() for rule in load(name).lists.rules}
    assert {rule for rule in rules if rule not in PAGE} == set()


def test_the_page_has_a_list_of_each_shape() -> None:
    assert [name for name, _ in LISTS] == ["challenger", "showdown", "munchkin"]
    assert len(CATALOGUES) == 2
