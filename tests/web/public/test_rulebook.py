"""The texts that clauses lead to."""

import re

import pytest

from tests.web.hall import Hall
from tests.web.public.seasons import PAGES, bracket, read
from topcut.words.clauses import catalogue, catalogues


@pytest.mark.parametrize("name", catalogues())
def test_every_clause_has_its_anchor(hall: Hall, name: str) -> None:
    page = hall.anybody.get(f"/rules/{name}").text
    book = catalogue(name)
    assert book is not None
    for section in book.sections:
        for clause in section.clauses:
            assert f'id="{clause.id}"' in page


def test_all_books_are_listed_and_no_others_are_there(hall: Hall) -> None:
    page = read(hall.anybody, "/rules")
    assert "Challengers!" in page
    assert "Rulings for every rule book" in page
    assert hall.anybody.get("/rules/chess").status_code == 404
    assert hall.anybody.get("/rules/..%2f..%2fen").status_code == 404


@pytest.mark.parametrize("ruleset", ["challenger", "showdown"])
def test_every_clause_on_a_public_page_leads_to_its_text(hall: Hall, ruleset: str) -> None:
    t = bracket(hall, ruleset, 17)
    books: dict[str, str] = {}
    followed = 0
    for page in PAGES:
        for book, id in re.findall(
            r'class="clause" href="(/rules/\w+)#([\w-]+)"', hall.anybody.get(f"/t/{t}{page}").text
        ):
            text = books.setdefault(book, hall.anybody.get(book).text)
            assert f'id="{id}"' in text
            followed += 1
    assert followed > 100


def test_a_clause_of_ones_own_rule_book_is_no_dead_link(hall: Hall) -> None:
    from topcut.web.rendering import clause

    assert clause("page 4") == '<span class="clause">page 4</span>'
    assert 'href="/rules/rulings#R-4"' in clause("R-4")
