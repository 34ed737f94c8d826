"""What everybody sees first."""

import pytest

from tests.web.hall import Hall
from tests.web.organizer.playing_on import claimed, first
from tests.web.public.reading import read
from topcut.desk.calendar import choose_listed
from topcut.rules.actions.calling import call_official
from topcut.rules.actor import Actor, Role
from topcut.rules.match import Seat
from topcut.store.applicants import SignUp
from topcut.web.public import home


def test_an_empty_hall_says_what_to_do_next(hall: Hall) -> None:
    page = read(hall.anybody, "/")
    assert "As soon as the organizer creates a tournament, it appears here." in page
    assert "Sign in" in page


def test_every_tournament_is_listed_by_how_far_it_is(hall: Hall) -> None:
    soon = hall.tournament("munchkin", 3, ready=False, title="Spring Munch", capacity=4)
    hall.store.set_sign_up(soon, SignUp(open=True))
    hall.paired("challenger", 8, title="Harbour City")
    hall.finished()
    page = read(hall.anybody, "/")
    now, coming, over = page.index("Now"), page.index("Coming"), page.index("Over")
    assert now < page.index("Harbour City") < coming < page.index("Spring Munch") < over < page.index("Autumn Cup")
    assert "Round 1 of 4 is being played" in page
    assert "4 tables are still playing." in page
    assert "There is 1 place left." in page
    assert "has won." in page


def test_spectators_find_no_way_to_the_desk(hall: Hall) -> None:
    t = hall.paired()
    assert f"/t/{t}/desk" not in hall.anybody.get("/").text
    assert f"/t/{t}/desk" in hall.owner.get("/").text


def test_an_organizer_without_a_tournament_has_three_doors(hall: Hall) -> None:
    page = hall.owner.get("/").text
    assert 'href="/new"' in page
    assert 'action="/sample"' in page
    assert 'href="/challengers"' in page


def test_each_row_has_its_state_and_one_button_and_the_most_urgent_stands_out(hall: Hall) -> None:
    calm = hall.paired(title="Calm Cup")
    busy = hall.paired(title="Busy Cup")
    claimed(hall, 1, (16, 9))
    claimed(hall, 1, (9, 16), Seat.SECOND)
    soon = hall.tournament(title="Spring Cup", first_day="2026-12-06", ready=False)
    page = hall.owner.get("/").text
    rows = {id: row for id in (calm, busy, soon) for row in page.split("<li>") if f"/t/{id}/desk" in row}
    assert page.count("btn primary") == 1
    assert "btn primary" in rows[busy]
    assert "1 disputed" in rows[busy]
    assert "Round 1: 0 of 4 in" in rows[calm]
    assert "in 3 weeks" in rows[soon]
    assert all(row.count('class="btn') == 1 for row in rows.values())


def test_only_a_call_that_still_waits_is_counted(hall: Hall) -> None:
    hall.paired()
    hall.act(call_official, "Help", by=Actor(Role.PLAYER, first(hall, 2)))
    assert "1 call" in read(hall.owner, "/")
    hall.play()
    hall.pair()
    assert "1 call" not in read(hall.owner, "/")


def test_what_officials_know_is_not_on_the_home_page_of_others(hall: Hall) -> None:
    hall.paired()
    claimed(hall, 1, (16, 9))
    claimed(hall, 1, (9, 16), Seat.SECOND)
    hall.act(call_official, "Help", by=Actor(Role.PLAYER, first(hall, 2)))
    for reader in (hall.anybody, hall.player("p1")):
        page = reader.get("/").text
        assert "disputed" not in page.split("</svg>")[-1]
        assert "1 call" not in page


def test_a_judge_finds_the_own_desk_and_only_the_public_page_of_others(hall: Hall) -> None:
    other = hall.paired(title="Other Cup")
    mine = hall.paired(title="Own Cup")
    page = hall.judge.get("/").text
    assert f"/t/{mine}/desk" in page
    assert f"/t/{other}/desk" not in page
    assert f"/t/{other}" in page


def test_of_those_long_over_the_page_shows_only_how_many(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(home, "RECENT", 1)
    for _ in range(3):
        hall.finished()
    for reader in (hall.anybody, hall.owner):
        page = reader.get("/").text
        assert page.count("<bdi>Autumn Cup</bdi>") == 1
        assert "Show 2 older tournaments, too" in page
        everything = reader.get("/?past=all").text
        assert everything.count("<bdi>Autumn Cup</bdi>") == 3
        assert "older" not in everything


def test_older_ones_of_others_are_not_even_counted_where_they_are_in_no_list(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(home, "RECENT", 0)
    choose_listed(hall.desk, hall.finished(), listed=False)
    assert "older" not in hall.anybody.get("/").text
    assert "Show 1 older tournament, too" in hall.owner.get("/").text
