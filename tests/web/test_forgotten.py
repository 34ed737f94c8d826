"""Words that never went through a catalogue, in states of a tournament that the walk in `test_looks.py` leaves out."""

from collections.abc import Callable

import pytest

from tests.web.browsing import Browsers
from tests.web.forgotten import forgotten
from tests.web.hall import Hall
from topcut.ids import PlayerId, TournamentId
from topcut.rules.actions import registration
from topcut.rules.ruleset import load, shipped
from topcut.words import reader
from topcut.words.reader import ENGLISH, PSEUDO

pytestmark = pytest.mark.browser

DATA = ("Topcut", "Autumn Cup", *(load(book).title for book in shipped()))
SIGNING_UP = ("desk", "desk/import", "desk/officials", "desk/start", "desk/settings", "sign-up", "log", "display")
CHECKING_IN = ("show=all", "last=p1", "last=p2", "q=zzz")
PLAYING = ("desk/lists?show=legal", "desk/check-results", "judge/find?q=zzz", "judge/deck-checks", "overlay?table=1")
ENDED = ("desk/finish", "desk/export", "desk/keeping", "verify/report", "display", "overlay", "pairings", "played")
CORRECTED = ("correct", "correct/swiss/1/1", "correct/swiss/1/1?ask=1&vp-1=3&vp-2=15")
State = Callable[[Hall], tuple[str, ...]]


def signing_up(book: str) -> State:
    def made(hall: Hall) -> tuple[str, ...]:
        hall.tournament(book, 4, ready=False, capacity=4)
        return SIGNING_UP

    return made


def checking_in(hall: Hall) -> tuple[str, ...]:
    hall.tournament(players=("Ana", "Bo", "Cy"))
    hall.act(registration.check_out, "p2")
    return (*(f"desk/check-in?{asked}" for asked in CHECKING_IN), "desk/players", "desk/players/p2", "desk/cards")


def lists_with_findings(hall: Hall) -> tuple[str, ...]:
    t = hall.tournament("munchkin", 4, ready=False)
    for copies in (3, 2):
        text = f"Hero: Tardigrade Wanderer\n\nDeck\n{copies}x Drop Bear\n36x Gazebo"
        hall.owner.done(f"/t/{t}/desk/players/p1/list", list=text)
    return ("desk/players/p1/list", "desk/players/p1/list/versions", "desk/lists")


def before_a_draw(hall: Hall) -> tuple[str, ...]:
    hall.started(players=17)
    return ("desk/preview", "desk/pairing", "desk/clock", "desk/cut")


def corrected(hall: Hall) -> tuple[str, ...]:
    hall.paired(players=17)
    hall.play()
    hall.pair()
    return tuple(f"desk/{page}" for page in CORRECTED)


def before_the_cut(hall: Hall) -> tuple[str, ...]:
    hall.swiss()
    return ("desk/cut", f"desk/{CORRECTED[-1]}", "standings?why=p1", "bracket")


def in_the_bracket(hall: Hall) -> tuple[str, ...]:
    hall.bracket()
    return ("desk/clock", "display", "overlay", "log", "rules", "played", "luck")


def playing(hall: Hall) -> tuple[str, ...]:
    hall.paired()
    return PLAYING


def ended(hall: Hall) -> tuple[str, ...]:
    hall.finished()
    return ENDED


def of_a_drill(hall: Hall) -> tuple[str, ...]:
    told = {"book": "challenger", "players": 12, "speed": 20, "seed": "harbour"}
    hall.last = TournamentId(hall.owner.send("/drill", key="k2", **told).headers["location"].split("/")[2])
    return ("desk/drill", "desk/keeping", "desk")


STATES: dict[str, State] = {
    **{f"signing up for {book}": signing_up(book) for book in ("challenger", "showdown", "munchkin")},
    "checking in": checking_in,
    "lists with findings": lists_with_findings,
    "before a draw": before_a_draw,
    "playing": playing,
    "corrected": corrected,
    "before the cut": before_the_cut,
    "in the bracket": in_the_bracket,
    "ended": ended,
    "of a drill": of_a_drill,
}


@pytest.fixture(autouse=True)
def disguised(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reader, "OFFERED", (ENGLISH, PSEUDO))


@pytest.mark.parametrize("state", STATES)
def test_no_word_was_forgotten(hall: Hall, browsers: Browsers, state: str) -> None:
    places = STATES[state](hall)
    hall.desk.choose_display_language(hall.last, PSEUDO)
    page = browsers.laptop(hall.owner)
    data = (*DATA, hall.t.title, *hall.names.values())
    found = {place: forgotten(page, f"/t/{hall.last}/{place}", data) for place in places}
    assert {place: words for place, words in found.items() if words} == {}


def test_no_word_about_those_whom_the_pairing_waits_for_was_forgotten(hall: Hall, browsers: Browsers) -> None:
    t = hall.started("challenger", 8)
    hall.act(registration.enter, PlayerId("p9"))
    page = browsers.laptop(hall.owner)
    found = forgotten(page, f"/t/{t}/desk/preview", DATA)
    held_up = page.locator("#waiting").inner_text()
    assert held_up
    assert [words for words in found if words in held_up] == []


def test_a_word_that_is_not_in_a_catalogue_is_found(hall: Hall, browsers: Browsers) -> None:
    page = browsers.laptop(hall.owner)
    said = """<p id=a title="Forgotten title">⟦Šáîđ⟧ forgotten <b>words ⟦ñøŧ <i>these</i>⟧</b> <bdi>Ana</bdi></p>"""
    page.route(
        "**/planted",
        lambda route: route.fulfill(body=f"<html><body>{said}</body></html>", content_type="text/html; charset=utf-8"),
    )
    assert forgotten(page, "/planted") == ["forgotten", "words", "title: Forgotten title"]
