"""A tournament out of a rule book in a minute: what is asked, what is explained, what is kept."""

import pytest

from tests.web.hall import Client, Hall
from topcut.ids import TournamentId
from topcut.rules.facts import TournamentCreated
from topcut.rules.ruleset import load, settings

BOOKS = ("challenger", "munchkin", "showdown", "timeline")
CHALLENGER = {"book": "challenger", "title": "Harbour Open", "first_day": "2026-11-15", "option.timeline": "standard"}


def made(hall: Hall, client: Client, **fields: str) -> TournamentId:
    sent = client.send("/new", **{**CHALLENGER, **fields})
    assert sent.status_code == 303, sent.text
    return TournamentId(sent.headers["location"].split("/")[2])


def first(hall: Hall, id: TournamentId) -> TournamentCreated:
    fact = next(hall.desk.history(id)).fact
    assert isinstance(fact, TournamentCreated)
    return fact


def test_every_rule_book_can_be_chosen_and_says_what_it_asks(hall: Hall) -> None:
    page = hall.owner.get("/new").text
    for name in BOOKS:
        assert load(name).title in page
        assert f'href="/new?book={name}"' in page


@pytest.mark.parametrize("name", BOOKS)
def test_every_setting_stands_there_with_its_clause_and_its_usual_value(hall: Hall, name: str) -> None:
    book = load(name)
    page = hall.owner.get(f"/new?book={name}").text
    for setting in settings(book).values():
        assert setting.path in page, setting.path
        if setting.question is not None:
            assert f'name="set.{setting.path}"' in page
            assert f">{setting.clause}</a>" in page


def test_the_table_is_looked_up_for_the_expected_number(hall: Hall) -> None:
    page = hall.owner.get("/new?book=challenger&expected=24").text
    assert "With 24 players there are 4 rounds and then a cut to the top 4." in page
    assert "at least 4" in hall.owner.get("/new?book=challenger&expected=3").text
    assert hall.owner.get("/new?book=challenger&expected=many").status_code == 200


def test_what_is_sent_is_what_is_created_and_its_maker_owns_it(hall: Hall) -> None:
    hall.tournament(players=0, ready=False)
    id = made(hall, hall.owner, place="Town hall", capacity="32")
    t = hall.desk.look(id)
    assert (t.title, t.first_day, t.place, t.capacity) == ("Harbour Open", "2026-11-15", "Town hall", 32)
    assert (t.ruleset.name, t.options, t.deviations) == ("challenger", {"timeline": "standard"}, ())
    assert hall.owner.get(f"/t/{id}/desk").status_code == 200
    assert hall.judge.get(f"/t/{id}/desk").status_code == 404


@pytest.mark.fault("C3")
def test_a_form_that_is_sent_twice_creates_one_tournament(hall: Hall) -> None:
    first_time, again = (hall.owner.send("/new", **CHALLENGER, key="one-form") for _ in range(2))
    assert first_time.headers["location"] == again.headers["location"]
    assert len(hall.store.tournaments()) == 1


def test_only_the_answers_that_differ_are_kept_as_changed(hall: Hall) -> None:
    usual = {f"set.{path}": "" for path in ("bye.all_had_one",)}
    id = made(hall, hall.owner, **usual, **{"set.figures.vp.most": "40", "set.clock.secret": "yes"})
    assert first(hall, id).settings == {"figures.vp.most": "40"}


def test_what_the_document_fixes_changes_by_a_deviation_with_its_reason(hall: Hall) -> None:
    row = {"path-1": "points.draw", "value-1": "2", "clause-2": "ch-07", "why-2": "a friendly evening"}
    without = hall.owner.send("/new", **CHALLENGER, **row)
    assert without.status_code == 422
    assert "reason" in without.text
    assert 'value="Harbour Open"' in without.text  # what was typed is still there
    id = made(hall, hall.owner, **row, **{"reason-1": "draws are hard work"})
    t = hall.desk.look(id)
    assert t.ruleset.points.draw == 2
    assert {(one.clause, one.reason) for one in t.deviations} == {
        ("CH-42", "draws are hard work"),
        ("CH-07", "a friendly evening"),
    }


@pytest.mark.clause("MU-01")
def test_an_option_that_nobody_chose_is_asked_for(hall: Hall) -> None:
    sent = hall.owner.send("/new", book="munchkin", title="Deck Day", first_day="2026-11-15")
    assert sent.status_code == 422
    assert "MU-01" in sent.text
    assert not hall.store.tournaments()


@pytest.mark.fault("J6")
@pytest.mark.parametrize("book", ["../../../etc/passwd", "./mine.toml", "examples/magic", "challengers", ""])
def test_a_rule_book_is_never_opened_by_a_path(hall: Hall, book: str) -> None:
    sent = hall.owner.send("/new", **{**CHALLENGER, "book": book})
    assert sent.status_code == 422
    assert not hall.store.tournaments()
    assert "Which rule book do you play by?" in hall.owner.get("/new", params={"book": book}).text


def test_a_number_that_is_none_is_refused_with_a_sentence(hall: Hall) -> None:
    sent = hall.owner.send("/new", **CHALLENGER, capacity="many")
    assert sent.status_code == 422
    assert "many" in sent.text


def test_nobody_else_creates_one(hall: Hall) -> None:
    hall.tournament(players=2, ready=False)
    for client in (hall.judge, hall.co_organizer, hall.player("p1")):
        assert client.get("/new").status_code == 403
        assert client.send("/new", **CHALLENGER).status_code == 403
    assert hall.anybody.get("/new").headers["location"] == "/login"
    assert len(hall.store.tournaments()) == 1
