"""My data: all of it, for me alone, and forgotten when I say so."""

import pytest

from tests.keeping import keep
from tests.web.hall import JUDGE, Hall
from tests.web.player.at_table import table
from topcut.ids import PlayerId
from topcut.rules.actions import conduct, leaving, registration
from topcut.rules.texts import Person


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
