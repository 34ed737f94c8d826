"""My data: all of it, for me alone, and forgotten when I say so."""

import pytest

from tests.keeping import keep
from tests.web.hall import JUDGE, OWNER, Hall
from tests.web.player.at_table import table
from topcut.desk import people
from topcut.ids import PlayerId
from topcut.rules.actions import conduct, leaving, registration
from topcut.rules.facts import PersonForgotten
from topcut.rules.texts import Person
from topcut.store.security_log import Act


def test_everything_that_is_kept_about_me_is_shown_to_me_alone(hall: Hall) -> None:
    here = table(hall)
    keep(hall.store, hall.last, Person(here.ana, "Ana Kovač", "North", "ana@example.org"))
    page = here.page(here.ana, "/data")
    for kept in ("Ana Kovač", "North", "ana@example.org", "Ana Kovač is checked in", "The pairings of round 1"):
        assert kept in page
    for other in (here.page(here.bo, "/data"), here.page(here.bo)):
        assert "ana@example.org" not in other


@pytest.mark.fault("I-11")
def test_what_officials_write_down_is_not_in_it(hall: Hall) -> None:
    here = table(hall)
    hall.act(conduct.warn, here.ana, "Slow play", by=JUDGE)
    page = here.page(here.ana, "/data")
    assert "Slow play" not in page
    assert "Officials keep notes on rulings and conduct" in page


def test_a_player_who_has_left_is_forgotten_and_the_log_still_verifies(hall: Hall) -> None:
    here = table(hall)
    keep(hall.store, hall.last, Person(here.ana, "Ana Kovač", None, "ana@example.org"))
    early = here.client(here.ana).send(f"{here.path}/me/forget", sure="yes")
    assert early.status_code == 422
    assert "the hall needs your name" in early.text  # forget-too-early
    hall.act(leaving.drop, here.ana)
    unsure = here.client(here.ana).send(f"{here.path}/me/forget")
    assert unsure.status_code == 422
    page = here.client(here.ana).done(f"{here.path}/me/forget", sure="yes").text
    assert "have been forgotten" in page
    assert "Ana Kovač" not in page
    assert all(person.player != here.ana for person in hall.store.people(hall.last))
    assert hall.store.verify(hall.last) is None
    assert "Ana Kovač" not in here.page(here.bo, "/standing")


def test_who_was_signed_off_still_reads_what_is_kept_and_is_forgotten(hall: Hall) -> None:
    t = hall.tournament(players=["Ana Kovač", "Bo"], ready=False)
    keep(hall.store, t, Person(PlayerId("p1"), "Ana Kovač", "North", "ana@example.org"))
    phone = hall.player("p1")
    hall.act(registration.withdraw, PlayerId("p1"))
    out = phone.get(f"/t/{t}/me")
    assert (out.status_code, f'href="/t/{t}/me/data"' in out.text) == (403, True)
    page = phone.get(f"/t/{t}/me/data")
    assert (page.status_code, "ana@example.org" in page.text) == (200, True)
    page = phone.done(f"/t/{t}/me/forget", sure="yes")
    assert "Ana Kovač" not in page.text
    assert [person.name for person in hall.store.people(t)] == ["Bo"]
    assert hall.store.verify(t) is None


def test_all_of_it_comes_as_a_file_and_the_warnings_from_the_organizer(hall: Hall) -> None:
    here = table(hall)
    keep(hall.store, hall.last, Person(here.ana, "Ana Kovač", "North", "ana@example.org"))
    hall.act(conduct.warn, here.ana, "Slow play", by=JUDGE)
    mine = here.client(here.ana).get(f"{here.path}/me/data.json")
    told = mine.json()
    assert mine.headers["content-disposition"] == 'attachment; filename="my-data.json"'
    assert (told["player"]["name"], told["player"]["contact"]) == ("Ana Kovač", "ana@example.org")
    assert any("is checked in" in line["says"] for line in told["log"])
    assert told["rounds"][0]["opponent"] == here.bo
    assert len(told["devices"]) == 1
    assert "Slow play" not in mine.text
    assert "ana@example.org" not in here.client(here.bo).get(f"{here.path}/me/data.json").text
    asked = f"{here.path}/desk/players/{here.ana}/data.json"
    assert hall.judge.get(asked).status_code == 403
    theirs = hall.owner.get(asked)
    assert "Slow play" in theirs.text
    assert theirs.json()["player"]["contact"] == "ana@example.org"
    assert next(hall.store.security_log()).act == Act.DATA_TAKEN


def test_who_was_forgotten_is_in_no_table_and_whoever_keeps_a_copy_is_told(hall: Hall) -> None:
    """What backups and a mirror go by: the fact, and that nothing of the name is left where it came from."""
    here = table(hall)
    keep(hall.store, hall.last, Person(here.ana, "Ana Kovač", None, "ana@example.org"))
    hall.act(leaving.drop, here.ana)
    heard: list[int] = []
    hall.desk.listen(lambda id, receipt: heard.append(receipt.n))
    people.forget(hall.desk, hall.last, OWNER, here.ana)
    (told,) = hall.desk.history(hall.last, heard[0] - 1)
    assert told.fact == PersonForgotten(here.ana)
    hall.close()
    left = b"".join(file.read_bytes() for file in hall.store.folder.iterdir() if file.is_file())
    hall.reopen()
    assert hall.last.encode() in left
    assert "Ana Kovač".encode() not in left
    assert b"ana@example.org" not in left
