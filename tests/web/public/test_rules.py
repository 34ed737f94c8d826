"""The rules of a tournament: its briefing with the right clauses for its players, and what each clause says."""

import re

import pytest

from tests.web.hall import JUDGE, Hall
from tests.web.public.reading import PAGES, read
from tests.words.statements import STATEMENTS, says, sentences
from topcut.rules.actions import structure
from topcut.rules.actions.officials import name_official
from topcut.words.clauses import catalogue, catalogues


# fmt: off
@pytest.mark.clause(
    "CH-01", "CH-02", "CH-03", "CH-04", "CH-05", "CH-06", "CH-13", "CH-14", "CH-15", "CH-17", "CH-19", "CH-20", "CH-21",
    "TL-01", "TL-06", "TL-09", "TL-15",
    "PS-01", "PS-02", "PS-06", "PS-08", "PS-09", "PS-11", "PS-13", "PS-14",
    "MU-06", "MU-07", "MU-12", "MU-13", "MU-16", "MU-17", "MU-18", "MU-19", "MU-32", "MU-39",
)
@pytest.mark.parametrize("ruleset", STATEMENTS)
def test_the_briefing_tells_everybody_every_statement_of_its_clauses(hall: Hall, ruleset: str) -> None:
    t = hall.tournament(ruleset, 3, ready=False)
    page = read(hall.anybody, f"/t/{t}/rules")
    book = catalogue(ruleset)
    assert book is not None
    told = [clause for part in (*book.for_players, *book.for_organizer) for clause in part.clauses]
    assert told
    for clause in told:
        begins = page.index(clause.says)
        assert clause.id in page[begins + len(clause.says) :][:600], f"{clause.id} does not stand beside its words"
        shown = sentences(page[begins : begins + len(clause.says)])
        for statement in STATEMENTS[ruleset][clause.id]:
            assert any(says(sentence, statement) for sentence in shown), f"{clause.id}: {statement}"
    others = {id for other, clauses in STATEMENTS.items() if other != ruleset for id in clauses}
    assert not others & set(re.findall(r"[A-Z]{2}-\d\d", page)), "of another rule book"
# fmt: on


@pytest.mark.clause("TL-24")
def test_a_structure_for_one_number_of_players_names_it_once(hall: Hall) -> None:
    t = hall.tournament("timeline", 3, ready=False)
    assert "32 players: 3 rounds, top 8; 33 and more players: 6 rounds, top 8" in read(hall.anybody, f"/t/{t}")


def test_the_briefing_is_told_to_players_too(hall: Hall) -> None:
    t = hall.paired()
    assert read(hall.player("p1"), f"/t/{t}/rules").count("CH-15") == read(hall.anybody, f"/t/{t}/rules").count("CH-15")


def test_a_clause_that_this_tournament_departs_from_is_marked(hall: Hall) -> None:
    t = hall.tournament()
    assert "This one differs here" not in read(hall.anybody, f"/t/{t}/rules")
    hall.act(structure.declare_deviation, "CH-04", "dice of any make are fine")
    assert "Replacement dice are not allowed. This one differs here" in read(hall.anybody, f"/t/{t}/rules")


def test_readings_where_the_document_is_silent_are_listed(hall: Hall) -> None:
    t = hall.tournament("challenger", 3, ready=False)
    page = read(hall.anybody, f"/t/{t}/rules").partition("Where the document is silent These readings")[2]
    assert "How often does an opponent who was met twice count? counts twice R-4" in page
    assert "Does a bye count as an opponent? no CH-32" in page


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
    t = hall.bracket(ruleset, 17)
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


@pytest.mark.clause("MU-02", "MU-04", "MU-17")
def test_everyone_reads_who_rules_on_the_games_of_an_official_who_plays(hall: Hall) -> None:
    t = hall.tournament("munchkin", 8)
    page = read(hall.anybody, f"/t/{t}/rules")
    assert "Head Judge the Tournament Organizer MU-02" in page
    hall.act(name_official, "hana", "head-judge")
    hall.act(name_official, JUDGE.id, "floor-judge", plays_as="p1", alternate="hana")
    page = read(hall.anybody, f"/t/{t}/rules")
    assert "Head Judge the Tournament Organizer" not in page
    assert "Wanda plays too: hana rules on those games. MU-04" in page
