"""The feeds: valid, escaped, without a clock or a person, and not sent twice."""

from datetime import date
from xml.etree import ElementTree as Xml

import pytest
from icalendar import Calendar

from tests.web.hall import Hall
from tests.web.hostile import TEXTS
from topcut.rules.actions import clock, days
from topcut.rules.schedule import Slot
from topcut.words import reader

ATOM = "{http://www.w3.org/2005/Atom}"
XML = "{http://www.w3.org/XML/1998/namespace}"
NASTY = [*filter(str.isprintable, TEXTS[::9]), "a;b,c\\nd", "]]>&amp;<b>", "漢字" * 60]


def test_the_icalendar_has_whole_days_and_a_place(hall: Hall) -> None:
    hall.tournament(title="Harbour Open", place="Pier; Hall, 2", players=0, ready=False)
    hall.act(days.set_schedule, [Slot("2026-11-15", "09:30", "Round 1"), Slot("2026-11-16", "10:00", "Cut")])
    answer = hall.anybody.get("/calendar.ics")
    assert answer.headers["content-type"] == "text/calendar; charset=utf-8"
    (entry,) = Calendar.from_ical(answer.content).walk("VEVENT")
    assert (entry["SUMMARY"], entry["LOCATION"]) == ("Harbour Open", "Pier; Hall, 2")
    assert (entry.decoded("DTSTART"), entry.decoded("DTEND")) == (date(2026, 11, 15), date(2026, 11, 17))
    assert entry["UID"] == f"{hall.last}@127.0.0.1"
    assert entry["URL"] == f"http://127.0.0.1:8000/t/{hall.last}"
    assert "09:30" not in answer.text


def test_the_atom_feed_has_what_changed_last_first(hall: Hall) -> None:
    hall.tournament(title="First Cup", players=0, ready=False)
    hall.wait(minutes=1)
    hall.tournament(title="Second Cup", players=0, ready=False)
    answer = hall.anybody.get("/calendar.atom")
    assert answer.headers["content-type"] == "application/atom+xml; charset=utf-8"
    feed = Xml.fromstring(answer.content)
    entries = feed.findall(f"{ATOM}entry")
    assert [one.findtext(f"{ATOM}title") for one in entries] == ["Second Cup", "First Cup"]
    assert feed.findtext(f"{ATOM}updated") == entries[0].findtext(f"{ATOM}updated")
    assert all(one.findtext(f"{ATOM}{part}") for one in entries for part in ("id", "updated", "summary"))
    assert 'href="/calendar.atom"' in hall.anybody.get("/calendar").text


@pytest.mark.fault("J2")
def test_hostile_titles_are_text_in_both(hall: Hall) -> None:
    for title in NASTY:
        hall.tournament(title=title, place=title, players=0, ready=False)
    meant = {" ".join(one.split()) for one in NASTY}
    feed = Xml.fromstring(hall.anybody.get("/calendar.atom").content)
    assert {one.findtext(f"{ATOM}title") for one in feed.findall(f"{ATOM}entry")} == meant
    assert {tag.tag for tag in feed.iter()} <= {
        f"{ATOM}{part}" for part in ("feed", "id", "title", "updated", "link", "author", "name", "entry", "summary")
    }
    found = Calendar.from_ical(hall.anybody.get("/calendar.ics").content).walk("VEVENT")
    assert {str(one["SUMMARY"]) for one in found} == meant
    assert {str(one["LOCATION"]) for one in found} == meant


@pytest.mark.parametrize("feed", ["/calendar.ics", "/calendar.atom"])
def test_whoever_has_it_already_is_not_sent_it_again(hall: Hall, feed: str) -> None:
    hall.tournament(title="Harbour Open", players=0, ready=False)
    first = hall.anybody.get(feed)
    again = hall.anybody.get(feed, headers={"If-None-Match": f'"other", W/{first.headers["etag"]}'})
    assert (again.status_code, again.content) == (304, b"")
    hall.tournament(title="Another", players=0, ready=False)
    assert hall.anybody.get(feed, headers={"If-None-Match": first.headers["etag"]}).status_code == 200


def test_no_clock_is_in_them(hall: Hall) -> None:
    hall.paired()
    before = [hall.anybody.get(feed).content for feed in ("/calendar.ics", "/calendar.atom")]
    hall.act(clock.start)
    hall.wait(minutes=30)
    assert [hall.anybody.get(feed).content for feed in ("/calendar.ics", "/calendar.atom")] == before


def test_the_feeds_are_said_in_the_language_of_whoever_asks(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reader, "OFFERED", ("en", "de"))
    hall.tournament(players=0, ready=False)
    english, german = (hall.anybody.get("/calendar.atom", headers={"Accept-Language": one}) for one in ("en", "de-AT"))
    assert Xml.fromstring(english.content).findtext(f"{ATOM}title") == "Tournaments on 127.0.0.1"
    assert Xml.fromstring(german.content).findtext(f"{ATOM}title") == "Turniere auf 127.0.0.1"
    assert Xml.fromstring(german.content).get(f"{XML}lang") == german.headers["content-language"] == "de"
    assert "Turniere auf" in hall.anybody.get("/calendar.ics", headers={"Accept-Language": "de"}).text
    assert "Tournaments on" in hall.anybody.get("/calendar.ics", headers={"Accept-Language": "ja"}).text
    asked = {"Accept-Language": "de", "If-None-Match": english.headers["etag"]}
    assert hall.anybody.get("/calendar.atom", headers=asked).status_code == 200, "what another language has does not do"
