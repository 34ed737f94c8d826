"""The generated pages of the project are the ones that would be generated now."""

import pytest

from tools.clauses import ROOT
from tools.pages import PAGES


@pytest.mark.parametrize("name", PAGES)
def test_a_generated_page_is_up_to_date(name: str) -> None:
    assert (ROOT / name).read_text(encoding="utf-8") == PAGES[name](), f"{name} is out of date: run `make docs`."
