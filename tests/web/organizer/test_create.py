"""A tournament out of a rule book in a minute: what is asked, what is explained, what is kept."""

import re
from html import unescape

import pytest
from markupsafe import escape

from tests.web.hall import Client, Hall
from topcut.ids import TournamentId
from topcut.rules.facts import TournamentCreated
from topcut.rules.ruleset import load, settings
from topcut.web.organizer.create import questions
from topcut.words.settings import option_means, setting_changes

BOOKS = ("challenger", "munchkin", "showdown", "timeline")
CHALLENGER = {"book": "challenger", "title": "Harbour Open", "first_day": "2026-11-15"}
CHALLENGER["option.challenger.timeline"] = "standard"


def made(hall: Hall, client: Client, **fields: str) -> TournamentId:
    sent = client.send("/new", **{**CHALLENGER, **fields})
    assert sent.status_code == 303, sent.text
    return TournamentId(sent.headers["location"].split("/")[2])


def first(hall: Hall, id: TournamentId) -> TournamentCreated:
    fact = next(hall.desk.history(id)).fact
    assert isinstance(fact, TournamentCreated)
    return fact


def names(page: str) -> set[str]:
    """Of the fields on a page, but for those of every form."""
    return set(re.findall(r'<(?:input|select)[^>]* name="([^"]+)"', page)) - {"csrf", "key"}


def test_five_questions_are_asked_and_each_option_is_explained(hall: Hall) -> None:
    page = hall.owner.get("/new").text
    asked = {"book", "title", "first_day", "place", "capacity"}
    options = {f"option.{name}.{option}" for name in BOOKS for option in choices(name)}
    assert names(page) == asked | options | {"fee"}
    for name in BOOKS:
        assert load(name).title in page
        for option, values in choices(name).items():
            for value in values:
                assert option_means(option, value) in page
    assert page.index('name="fee"') > page.index("<strong>Expert</strong>")


def choices(name: str) -> dict[str, tuple[str, ...]]:
    return {option: values for option, values in load(name).options.items() if len(values) > 1}


@pytest.mark.parametrize("name", BOOKS)
def test_experts_find_every_setting_in_words_with_its_clause_and_what_it_changes(hall: Hall, name: str) -> None:
    book = load(name)
    page = hall.owner.get(f"/new?book={name}&expert=yes").text
    asked = {one for one in names(page) if one.startswith("set.")}
    assert asked == {one.field for free in (True, False) for one in questions(book, free=free) if one.is_open}
    assert len(asked) > 100
    for setting in settings(book).values():
        if setting.question is not None and f"set.{setting.path}" in asked:
            assert f">{setting.clause}</a>" in page
            assert str(escape(setting_changes(setting.path))) in page


@pytest.mark.parametrize("name", BOOKS)
def test_no_path_and_no_raw_value_is_shown(hall: Hall, name: str) -> None:
    id = hall.tournament(name, 2, ready=False)
    for address in (f"/new?book={name}&expert=yes", f"/t/{id}/desk/settings", f"/t/{id}/rules", f"/rules/{name}"):
        shown = unescape(re.sub(r"<[^>]+>", " ", hall.owner.get(address).text))
        assert not re.findall(r"\b[a-z]+_[a-z_]+|\b(?:endings|strength|leaving|bracket)\.[a-z]+", shown), address
        assert not re.findall(r"lowest-points|per-match|rounds-played|active-at-start|opponent-has-bye", shown), address


def test_what_was_typed_is_still_there_when_an_expert_looks_at_the_settings(hall: Hall) -> None:
    page = hall.owner.send("/new", **{**CHALLENGER, "expert": "look"})
    assert page.status_code == 200
    assert 'value="Harbour Open"' in page.text
    assert 'name="set.bye.all_had_one"' in page.text
    assert not hall.store.tournaments()
    nothing = hall.owner.send("/new", expert="look", title="Harbour Open")
    assert "set.bye" not in nothing.text
    assert 'value="Harbour Open"' in nothing.text


def test_without_a_fee_no_page_speaks_of_one(hall: Hall) -> None:
    hall.tournament(players=0, ready=False)
    id = made(hall, hall.owner, fee="none")
    assert not hall.desk.look(id).charges_fee
    assert hall.desk.look(made(hall, hall.owner, fee="charged")).charges_fee


def test_what_is_sent_is_what_is_created_and_its_maker_owns_it(hall: Hall) -> None:
    hall.tournament(players=0, ready=False)
    id = made(hall, hall.owner, place="Town hall", capacity="32")
    t = hall.desk.look(id)
    assert (t.title, t.first_day, t.place, t.capacity) == ("Harbour Open", "2026-11-15", "Town hall", 32)
    assert (t.ruleset.name, t.options, t.deviations) == ("challenger", {"timeline": "standard"}, ())
    assert hall.owner.get(f"/t/{id}/desk/players").status_code == 200
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
    row = {"expert": "yes", "set.points.draw": "2", "set.clock.minutes": "60"}
    without = hall.owner.send("/new", **CHALLENGER, **row, **{"why.points": "draws are hard work"})
    assert without.status_code == 422
    assert "reason" in without.text
    assert 'value="Harbour Open"' in without.text  # what was typed is still there
    assert 'name="set.points.draw" id="set.points.draw" value="2"' in without.text
    id = made(hall, hall.owner, **row, **{"why.points": "draws are hard work", "why.clock": "a short evening"})
    t = hall.desk.look(id)
    assert (t.ruleset.points.draw, t.ruleset.clock.minutes) == (2, 60)
    assert {(one.clause, one.reason) for one in t.deviations} == {
        ("CH-42", "draws are hard work"),
        ("CH-18", "a short evening"),
    }


def test_a_wrong_value_is_refused_in_words(hall: Hall) -> None:
    sent = hall.owner.send("/new", **CHALLENGER, **{"set.figures.vp.most": "many"})
    assert sent.status_code == 422
    assert "Victory Points: the most that one player can have" in unescape(sent.text)
    assert "figures.vp.most”" not in sent.text


def test_names_of_roles_are_typed_as_they_are_shown(hall: Hall) -> None:
    hall.tournament(players=0, ready=False)
    field = {"set.clock.mission_critical_by": "Arbiter, Event Organizer"}
    id = made(hall, hall.owner, book="showdown", **field)
    assert hall.desk.look(id).ruleset.clock.mission_critical_by == ("arbiter", "organizer")
    shown = next(one for one in questions(load("showdown"), free=True) if one.field in field)
    id = made(hall, hall.owner, book="showdown", **{shown.field: shown.value})
    assert first(hall, id).settings == {}


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
