"""The calendar: what is running, coming and past, found by name, place, game and day; and who stays out of it."""

import pytest

from tests.web.access.device import tls_client, tls_organizer
from tests.web.hall import Hall
from tests.web.operator.test_accounts import created
from topcut.desk import calendar, keeping
from topcut.desk.drill import make_sample
from topcut.ids import TournamentId
from topcut.rules.actions.creation import correct_details
from topcut.rules.actor import Actor, Role
from topcut.store.rows import Listing, State

OTTO = Actor(Role.ORGANIZER, "otto")


def shown(hall: Hall, **asked: str) -> str:
    page = hall.anybody.get("/calendar", params=asked)
    assert page.status_code == 200, page.text
    return page.text


def test_each_tournament_is_where_it_belongs(hall: Hall) -> None:
    hall.tournament(title="Spring Cup", first_day="2026-12-06", players=2, ready=False)
    hall.paired(title="Harbour City")
    hall.finished()
    page = shown(hall)
    running, coming, over = (page.index(f'id="s-{state.value}"') for state in (State.RUNNING, State.COMING, State.OVER))
    assert running < page.index("Harbour City") < coming < page.index("Spring Cup") < over < page.index("Autumn Cup")
    assert "6 Dec 2026" in page


@pytest.mark.parametrize("typed", ["harbour", "HARBÓUR  open", "pier hall", "challenger", "2026-11-15", "november"])
def test_it_is_found_by_name_place_game_and_day(hall: Hall, typed: str) -> None:
    hall.tournament(title="Harbour Open", place="Pier Hall", players=0, ready=False)
    hall.tournament("munchkin", title="Elsewhere", place="Tower", first_day="2026-12-24", players=0, ready=False)
    page = shown(hall, q=typed)
    assert "Harbour Open" in page
    assert "Elsewhere" not in page


@pytest.mark.parametrize("typed", ["%", "_", "x' OR 1=1 --", "<script>alert(1)</script>", "\u202e\x00", "a" * 10_000])
def test_a_hostile_search_finds_nothing_and_does_no_harm(hall: Hall, typed: str) -> None:
    hall.tournament(title="Harbour Open", players=0, ready=False)
    page = hall.anybody.get("/calendar", params={"q": typed[:1500], "show": typed[:10], "page": typed[:10]})
    assert page.status_code == 200
    assert "<script>alert" not in page.text
    assert calendar.find(hall.desk, None, typed, most=9).total == (1 if typed == "\u202e\x00" else 0)


def test_who_is_kept_out_is_in_no_list_and_no_feed_at_once(hall: Hall) -> None:
    for title in ("Archived Cup", "Deleted Cup", "Quiet Cup", "Open Cup"):
        hall.tournament(title=title, players=0, ready=False)
        if title == "Archived Cup":
            keeping.archive(hall.desk, hall.last)
        if title == "Deleted Cup":
            keeping.delete(hall.desk, hall.last, title)
        if title == "Quiet Cup":
            assert title in shown(hall)
            hall.owner.done(f"/t/{hall.last}/desk/keeping/listed", listed="no")
            quiet = hall.last
    make_sample(hall.desk, TournamentId("sample"), OTTO, "2026-11-15")
    told = shown(hall) + hall.anybody.get("/calendar.ics").text + hall.anybody.get("/calendar.atom").text
    told += hall.anybody.get("/").text
    assert "Open Cup" in told
    for title in ("Archived Cup", "Deleted Cup", "Quiet Cup", "Sample"):
        assert title not in told
    assert hall.anybody.get(f"/t/{quiet}").status_code == 200
    hall.last = quiet
    hall.act(correct_details, title="Quieter Cup")
    assert "Quieter Cup" not in shown(hall), "what was chosen stays"
    hall.owner.done(f"/t/{quiet}/desk/keeping/listed", listed="yes")
    assert "Quieter Cup" in shown(hall)


def test_what_nobody_has_ended_is_past_some_days_later(hall: Hall) -> None:
    hall.tournament(title="Forgotten Cup", first_day="2026-11-10", players=0, ready=False)
    assert "Forgotten Cup" in shown(hall, show="over")
    assert "Forgotten Cup" not in shown(hall, show="coming")


def test_however_many_there_are_a_page_is_shown_without_folding_one_log(hall: Hall) -> None:
    hall.tournament(title="Harbour Open", players=0, ready=False)
    one = hall.store.calendar.of(hall.last)
    assert one is not None
    for number in range(70):
        id = hall.tournament(title=f"Cup {number:02}", players=0, ready=False)
        assert isinstance(hall.store.calendar.of(id), Listing)
    hall.reopen()
    hall.anybody = hall.client()
    folded: list[TournamentId] = []
    hall.desk.look = folded.append  # type: ignore[method-assign,assignment]  # whoever asks is written down
    page = shown(hall, show="coming", page="2")
    assert page.count('<a href="/t/') == 30
    assert "Page 2 of 3" in page
    assert shown(hall).count('<a href="/t/') == 12
    assert "Cup 69" in shown(hall, q="cup 69")
    assert folded == []


def test_a_log_that_came_from_elsewhere_is_listed_by_the_ticker(hall: Hall) -> None:
    hall.tournament(title="Harbour Open", players=0, ready=False)
    sealed, people = tuple(hall.store.sealed(hall.last)), hall.store.people(hall.last)
    hall.desk.remove(hall.last)
    hall.store.arrivals.adopt(hall.last, "Harbour Open", sealed, people=people)
    assert "Harbour Open" not in shown(hall)
    hall.desk.tick()
    assert "Harbour Open" in shown(hall)


def test_the_front_page_of_a_shared_server_is_the_calendar_and_organizers_see_their_own(tls: Hall) -> None:
    otto, ines = tls_organizer(tls, "Otto"), tls_organizer(tls, "Ines")
    t = created(otto)
    assert 'action="/calendar"' in tls_client(tls).get("/").text
    assert "Otto Cup" in tls_client(tls).get("/").text
    assert f"/t/{t}/desk" in otto.get("/").text
    assert "Otto Cup" not in ines.get("/").text
