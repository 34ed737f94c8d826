"""An event as a whole: made again, archived, deleted, brought back, gone for good."""

import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.keeping import forget
from tests.web.doors import TOKEN, card, claimed, letters, refused
from tests.web.hall import JUDGE, Hall
from topcut.ids import PlayerId, TournamentId
from topcut.rules.actions.structure import declare_deviation
from topcut.rules.tournament import Phase


def test_it_is_made_again_for_another_day_without_its_players(hall: Hall) -> None:
    t = hall.paired("challenger", 8)
    hall.act(declare_deviation, "CH-29", "The bus was late")
    told = {"title": "Spring Cup", "first_day": "2027-03-01", "place": "Pier"}
    answer = hall.owner.send(f"/t/{t}/desk/keeping/again", **told, key="k1")
    id = TournamentId(re.fullmatch(r"/t/(\w+)/desk", answer.headers["location"])[1])  # type: ignore[index]
    made = hall.desk.look(id)
    assert (made.title, made.first_day, made.phase, len(made.players)) == ("Spring Cup", "2027-03-01", Phase.SIGN_UP, 0)
    assert ([one.id for one in made.officials], made.deviations) == ([JUDGE.id], ())
    assert hall.desk.names(id).of(JUDGE.id) == "Wanda"
    assert hall.owner.send(f"/t/{t}/desk/keeping/again", **told, key="k1").headers["location"] == f"/t/{id}/desk"
    assert len(hall.store.tournaments()) == 2


def test_the_players_and_the_deviations_that_are_ticked_come_along(hall: Hall) -> None:
    t = hall.paired("challenger", 8)
    hall.act(declare_deviation, "CH-29", "The bus was late")
    told = {"title": "Spring Cup", "first_day": "2027-03-01", "place": "", "players": "yes", "deviation": "CH-29"}
    page = hall.owner.done(f"/t/{t}/desk/keeping/again", **told)
    id = TournamentId(re.search(r"/t/(\w+)/desk/players", page.text)[1])  # type: ignore[index]
    made = hall.desk.look(id)
    assert (len(made.players), made.deviations[0].clause) == (8, "CH-29")
    assert hall.desk.names(id).of("p1") == "Ana"


@pytest.mark.fault("C3")
def test_sent_again_it_does_not_bring_back_a_forgotten_name(hall: Hall) -> None:
    t = hall.paired("challenger", 8)
    told = {"title": "Spring Cup", "first_day": "2027-03-01", "place": "", "players": "yes", "key": "k1"}
    place = hall.owner.send(f"/t/{t}/desk/keeping/again", **told).headers["location"]
    id = TournamentId(place.split("/")[2])
    forget(hall.store, id, PlayerId("p1"))
    assert hall.owner.send(f"/t/{t}/desk/keeping/again", **told).headers["location"] == place
    assert "p1" not in {one.player for one in hall.store.people(id)}
    assert hall.desk.names(id).of("p2") == hall.names[PlayerId("p2")]


def test_what_was_typed_stays_when_it_is_refused(hall: Hall) -> None:
    t = hall.tournament()
    answer = hall.owner.send(f"/t/{t}/desk/keeping/again", title="Spring Cup", first_day="soon", place="")
    assert (answer.status_code, 'value="Spring Cup"' in answer.text) == (422, True)
    assert len(hall.store.tournaments()) == 1


def test_the_archive_is_in_no_list_but_can_be_read(hall: Hall) -> None:
    t = hall.paired(title="Harbour City")
    hall.owner.done(f"/t/{t}/desk/keeping/archive", archived="yes")
    assert "Harbour City" not in hall.anybody.get("/").text
    assert hall.anybody.get(f"/t/{t}").status_code == 200
    assert "Harbour City" in hall.owner.get("/").text  # under Archived
    hall.owner.done(f"/t/{t}/desk/keeping/archive", archived="no")
    assert "Harbour City" in hall.anybody.get("/").text


@pytest.mark.fault("L10")
def test_the_wrong_name_deletes_nothing(hall: Hall) -> None:
    t = hall.paired(title="Harbour City")
    answer = hall.owner.send(f"/t/{t}/desk/keeping/delete", title="Harbour")
    assert answer.status_code == 422
    assert "Harbour City" in refused(answer)
    assert hall.anybody.get(f"/t/{t}").status_code == 200


@pytest.mark.fault("L10")
def test_deleted_it_is_closed_to_everyone_and_its_address_says_so(hall: Hall) -> None:
    t = hall.paired(title="Harbour City")
    player, judge = hall.player("p1"), hall.judge
    assert "Harbour City" in hall.owner.done(f"/t/{t}/desk/keeping/delete", title="harbour city").text
    readers = (
        (hall.anybody, ""),
        (hall.anybody, "/standings"),
        (player, "/me"),
        (judge, "/desk"),
        (hall.owner, "/desk"),
    )
    for client, page in readers:
        answer = client.get(f"/t/{t}{page}")
        assert (answer.status_code, "Harbour City" in answer.text) == (410, False)
    assert player.send(f"/t/{t}/me/call", about="Help", me="p1").status_code == 410
    assert "Harbour City" not in hall.anybody.get("/").text


@pytest.mark.fault("L10")
def test_deleted_it_is_closed_by_cards_links_and_codes_too(hall: Hall) -> None:
    t = hall.paired(title="Harbour City")
    owner, player, phone, waiting = hall.owner, hall.player("p1"), hall.client(), hall.client()
    link = TOKEN.findall(owner.send(f"/t/{t}/desk/officials/invite", name="Carl").text)[0]
    codes = [letters(owner.send(f"/t/{t}/desk/officials/code", name=name))[0] for name in ("Jo", "Ray")]
    code = card(hall, "p2", by=owner)
    waiting.send("/judge", code=codes[0])
    owner.done(f"/t/{t}/desk/keeping/delete", title="Harbour City")
    sent = {"/c": code, "/c/claim": code, "/join": link, "/join/accept": link, "/judge": codes[1]}
    for door, secret in sent.items():
        answer = phone.send(door, code=secret)
        assert (door, answer.status_code, "Harbour City" in answer.text) == (door, 410, False)
    assert (waiting.get("/judge/wait").status_code, player.get(f"/c/done?t={t}").status_code) == (410, 410)
    for reader, page in ((player, "/c"), (owner, "/account")):
        assert "Harbour City" not in reader.get(page).text
    owner.done(f"/t/{t}/desk/keeping/back")
    assert "Harbour City" in player.get("/c").text
    assert phone.send("/join/accept", code=link).status_code == 303
    assert claimed(hall, phone, code).status_code == 303


@pytest.mark.fault("L10")
def test_its_owner_alone_brings_it_back(hall: Hall) -> None:
    t = hall.paired(title="Harbour City")
    owner, judge = hall.owner, hall.judge
    owner.done(f"/t/{t}/desk/keeping/delete", title="Harbour City")
    assert f'action="/t/{t}/desk/keeping/back"' in owner.get("/").text
    assert judge.send(f"/t/{t}/desk/keeping/back").status_code == 403
    owner.done(f"/t/{t}/desk/keeping/back")
    assert hall.anybody.get(f"/t/{t}").status_code == 200
    assert judge.get(f"/t/{t}/desk").status_code == 200


@pytest.mark.fault("L10")
def test_after_thirty_days_the_desk_removes_it_and_the_address_still_says_so(hall: Hall) -> None:
    t = hall.paired(title="Harbour City")
    hall.owner.done(f"/t/{t}/desk/keeping/delete", title="Harbour City")
    hall.wait(minutes=30 * 24 * 60)
    for _ in range(2):
        hall.desk.tick()
        hall.wait(minutes=60)
    assert not hall.store.tournaments()
    assert "Harbour City" not in hall.owner.get("/").text
    assert hall.anybody.get(f"/t/{t}").status_code == 410
    assert hall.anybody.get("/t/neverwas").status_code == 404


def test_only_the_owner_gets_there(hall: Hall) -> None:
    t = hall.paired()
    assert hall.co_organizer.get(f"/t/{t}/desk/keeping").status_code == 403
    assert hall.co_organizer.send(f"/t/{t}/desk/keeping/delete", title="Autumn Cup").status_code == 403


@pytest.mark.fault("L10")
def test_a_tournament_whose_log_cannot_be_read_is_deleted_by_its_id(tmp_path: Path) -> None:
    with closing(Hall(tmp_path)) as hall:
        t = hall.tournament(players=2, ready=False)
    with sqlite3.connect(tmp_path / "topcut.db") as other:
        other.execute("UPDATE facts SET body = '{}' WHERE n = 1")
    other.close()
    with closing(Hall(tmp_path)) as hall:
        hall.last = t
        assert f'action="/t/{t}/desk/keeping/delete"' in hall.owner.get("/").text
        refused = hall.owner.done(f"/t/{t}/desk/keeping/delete", title="Autumn Cup")
        assert f"type its id, {t}" in refused.text  # id-differs
        assert hall.store.kept(t).deleted is None
        hall.owner.done(f"/t/{t}/desk/keeping/delete", title=t)
        assert hall.store.kept(t).deleted is not None
