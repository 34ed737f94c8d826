"""A table as a judge stands before it, and the one field that leads there."""

import pytest

from tests.web.hall import Hall
from tests.web.organizer.playing_on import claimed, entered, first, name, second
from topcut.ids import PlayerId
from topcut.rules.actions import clock, venue
from topcut.rules.actions.officials import name_official
from topcut.rules.match import Seat
from topcut.rules.texts import Person
from topcut.store import Beside
from topcut.web.finding import is_nearly_found


def test_one_field_leads_to_a_table_by_number_and_to_a_player_by_name(hall: Hall) -> None:
    id = hall.paired()
    find = f"/t/{id}/judge/find"
    assert hall.judge.get(find, params={"q": " 3 "}).headers["location"] == f"/t/{id}/judge/tables/3"
    assert hall.judge.get(find, params={"q": "dEE"}).headers["location"] == f"/t/{id}/desk/players/p4"
    for typed in ("t3", "T 3", "table 3"):
        assert hall.judge.get(find, params={"q": typed}).headers["location"] == f"/t/{id}/judge/tables/3"
    several = hall.judge.get(find, params={"q": "a"}).text  # Ana, Hal
    assert [f"/t/{id}/desk/players/p{number}" in several for number in (1, 8, 2)] == [True, True, False]
    for table in range(1, 5):
        if "p1" in (first(hall, table), second(hall, table)):
            assert f"/t/{id}/judge/tables/{table}" in several
    for unknown in ("", "99", "nobody", "<b>", "W" * 80):
        assert hall.judge.get(find, params={"q": unknown}).status_code == 200, unknown


def test_a_slip_in_a_name_still_finds_the_player(hall: Hall) -> None:
    assert [is_nearly_found(typed, "Abel Thornbury") for typed in ("thornbrury", "thronbury", "abl thornbur")] == [
        True,
        True,
        False,
    ]
    id = hall.tournament(players=["Abel Thornbury", "Bo Aker"])
    found = hall.judge.get(f"/t/{id}/judge/find", params={"q": "thronbury"})
    assert found.headers["location"] == f"/t/{id}/desk/players/p1"


def test_a_table_that_is_not_there_says_so(hall: Hall) -> None:
    id = hall.paired()
    assert hall.judge.get(f"/t/{id}/judge/tables/99").status_code == 422
    assert hall.judge.get(f"/t/{id}/judge/tables/first").status_code == 422
    assert hall.judge.send(f"/t/{id}/judge/tables/99/ruling", question="a", answer="b").status_code == 422


def test_from_its_table_a_judge_reaches_players_lists_and_material(hall: Hall) -> None:
    id = hall.paired()
    page = hall.judge.get(f"/t/{id}/judge/tables/2").text
    for player in (first(hall, 2), second(hall, 2)):
        for place in ("", "?from=judge/tables/2#warn", "/list", "#materials"):
            assert f'href="/t/{id}/desk/players/{player}{place}"' in page
    for path in ("judge/tables/2/ruling", "desk/clock/extend"):
        assert f'action="/t/{id}/{path}"' in page


def test_either_claim_is_taken_and_the_judge_stays_at_the_table(hall: Hall) -> None:
    id = hall.paired()
    claimed(hall, 2, (16, 9))
    claimed(hall, 2, (9, 16), Seat.SECOND)
    page = hall.judge.get(f"/t/{id}/judge/tables/2").text
    taps = [part.split('"')[0] for part in page.split(f'formaction="/t/{id}/desk/accept" name="tap" value="')[1:]]
    assert [tap.split()[1] for tap in taps] == [first(hall, 2), second(hall, 2)]
    page = hall.judge.done(f"/t/{id}/desk/accept", tap=taps[1], **{"from": "judge/tables/2"}).text
    assert "<title>Table 2" in page
    assert name(hall, second(hall, 2)) in page
    result = hall.playing.round.matches[1].result
    assert result is not None
    assert result.winner is Seat.SECOND


@pytest.mark.parametrize("place", ["judge", "judge/tables/2", "desk/settings", "judge/tables/99"])
def test_a_tap_that_came_too_late_is_answered_where_it_was_tapped(hall: Hall, place: str) -> None:
    id = hall.paired()
    claimed(hall, 2, (16, 9))
    claimed(hall, 2, (9, 16), Seat.SECOND)
    page = hall.judge.get(f"/t/{id}/judge/tables/2").text
    taps = [part.split('"')[0] for part in page.split(f'formaction="/t/{id}/desk/accept" name="tap" value="')[1:]]
    entered(hall, 2, (10, 16))
    late = hall.judge.send(f"/t/{id}/desk/accept", tap=taps[1], **{"from": place})
    assert late.status_code == 409
    title = late.text.split("<title>")[1].split("</title>")[0]
    known = {"judge": "Calls", "judge/tables/2": "Table 2"}
    assert known.get(place, "Round") in title
    plain = late.text.replace("<bdi>", "").replace("</bdi>", "")
    assert f"{name(hall, second(hall, 2))} beats {name(hall, first(hall, 2))}, 16 : 10" in plain


def test_who_has_not_come_and_more_time_lead_back_to_the_table(hall: Hall) -> None:
    id = hall.paired()
    hall.act(clock.start, 3)
    here = {"from": "judge/tables/2"}
    page = hall.judge.done(f"/t/{id}/desk/clock/extend", table="2", minutes="5", reason="A late start", **here).text
    assert "+5 min" in page
    tap = page.split(f'formaction="/t/{id}/desk/absent" name="tap" value="')[1].split('"')[0]
    asked = hall.judge.send(f"/t/{id}/desk/absent", tap=tap, **here)
    assert asked.status_code == 422  # dropped, too?
    assert 'name="from" value="judge/tables/2"' in asked.text
    assert "<title>Table 2" in asked.text  # the question stands above all else there
    main = asked.text.split("<main")[1]
    assert main.index('id="refusal"') < main.index('id="asked"') < main.index("<h1")
    assert asked.text.count('name="drop" value=') == 2
    assert "<title>Table 2" in hall.judge.done(f"/t/{id}/desk/absent", tap=tap, drop="no", **here).text


@pytest.mark.clause("CH-05", "CH-46", "TL-15", "TL-34")
@pytest.mark.parametrize("ruleset", ["challenger", "timeline"])
def test_a_judge_at_a_table_sees_its_terrain_the_roster_and_what_was_approved(hall: Hall, ruleset: str) -> None:
    id = hall.tournament(ruleset, 8)
    hall.act(venue.approve_substitute, "p1", "tools", note="acrylic")
    hall.start()
    hall.pair()
    hall.act(venue.set_table, 2, name="Harbour", note="The crane is size 4.")
    page = hall.judge.get(f"/t/{id}/judge/tables/2").text
    assert ("The crane is size 4." in page, "Roster 1" in page) == (True, ruleset == "timeline")
    where = next(table for table in range(1, 5) if "p1" in (first(hall, table), second(hall, table)))
    page = hall.judge.get(f"/t/{id}/judge/tables/{where}").text
    assert "Substitute approved, tools: <bdi>acrylic</bdi>" in page


@pytest.mark.clause("CH-51")
def test_an_appeal_is_offered_to_players_only_where_somebody_hears_it(hall: Hall) -> None:
    id = hall.paired(players=4)
    assert "can appeal" not in hall.judge.get(f"/t/{id}/judge/tables/1").text
    hall.act(name_official, "o2", "head-watcher", beside=Beside([Person(PlayerId("o2"), "Hela")]))
    assert "can appeal" in hall.judge.get(f"/t/{id}/judge/tables/1").text
