"""The briefing of a tournament: the right clauses for its players, before anybody has signed in."""

import re

import pytest

from tests.web.hall import Hall
from tests.web.public.seasons import read
from tests.words.statements import STATEMENTS, says, sentences
from topcut.rules.actions import structure
from topcut.words.clauses import catalogue


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
    assert "How often does an opponent who was met twice count? per match R-4" in page
    assert "Does a bye count as an opponent? no CH-32" in page
