"""A mirror shows a spectator just what the hall shows one, and nobody decides anything there."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.keeping import behind_its_back
from tests.web.hall import JUDGE, OWNER, Client
from tests.web.mirror.halls import BANNER, Pair
from tests.web.test_secrecy import OWN
from topcut.desk.taking_in import notice_silence
from topcut.refusal import Refusal
from topcut.rules.actions import announcing, clock, conduct, corrections, lists, rounds, squads
from topcut.rules.actor import Actor, Role
from topcut.rules.match import Entry, Seat
from topcut.store.applicants import SignUp

PAGES = ("", "/pairings", "/standings", "/bracket", "/log", "/cross-table", "/rules", "/lists", "/verify")
OWNERS = re.compile(r"<bdi>olga</bdi>", re.I)  # an owner has a name on the own computer alone


@pytest.fixture
def both(tmp_path: Path) -> Iterator[Pair]:
    with Pair(tmp_path) as made:
        yield made


def told(client: Client, path: str) -> tuple[int, str]:
    """A page without what belongs to one browser, or to a mirror."""
    answer = client.get(path)
    return answer.status_code, OWNERS.sub("", BANNER.sub("", OWN.sub(r"\1\2", answer.text)))


def same_everywhere(both: Pair) -> None:
    both.mirror.now = both.hall.now
    both.hall.desk.memory.forget(both.id)  # as after a restart: then options stand in the order of the log
    status = both.push()
    assert status.error is None
    assert both.mirror.store.head(both.id) == both.hall.store.head(both.id)
    for page in PAGES:
        here, there = (told(one.anybody, f"/t/{both.id}{page}") for one in (both.hall, both.mirror))
        assert here == there, page


@pytest.mark.parametrize("book", ["challenger", "showdown", "munchkin"])
def test_every_public_page_is_the_same_at_every_moment(both: Pair, book: str) -> None:
    hall = both.hall
    hall.tournament(book, 9)
    both.aim()
    same_everywhere(both)
    hall.start()
    hall.act(announcing.announce, "Lunch at noon")
    hall.pair()
    if book == "showdown":
        first, second = hall.opponents[0]
        hall.act(squads.choose, first, 1, (1, 2), by=Actor(Role.PLAYER, first))
        same_everywhere(both)
        hall.act(squads.choose, second, 1, (1, 2), by=Actor(Role.PLAYER, second))
    hall.act(clock.start, 4) if book == "challenger" else hall.act(clock.start)
    hall.act(conduct.warn, list(hall.t.players)[6], hall.t.ruleset.conduct.grounds[0], "a note", by=JUDGE)
    same_everywhere(both)
    hall.wait(minutes=hall.t.ruleset.clock.minutes + 7)
    hall.desk.tick()
    hall.play()
    same_everywhere(both)
    if book != "munchkin":  # where no one but the opponent may read them (MU-39)
        hall.act(lists.publish_lists)
    hall.pair()
    hall.act(rounds.unpair, 2, "a mistake")
    same_everywhere(both)


def test_the_front_page_of_the_mirror_lists_it_as_it_stands(both: Pair) -> None:
    both.hall.tournament("challenger", 4)
    both.aim()
    both.push()
    listing = both.mirror.store.calendar.of(both.id)
    assert listing is not None
    assert (listing.title, listing.state) == (both.hall.t.title, "coming")
    both.hall.start()
    both.push()
    listing = both.mirror.store.calendar.of(both.id)
    assert listing is not None
    assert listing.state == "running"
    assert f'href="/t/{both.id}"' in both.mirror.anybody.get("/calendar").text


def test_an_event_that_is_over_is_the_same_too(both: Pair) -> None:
    both.hall.finished("challenger", 5)
    both.aim()
    same_everywhere(both)


def test_the_pages_say_that_it_is_a_mirror_and_how_old_it_is(both: Pair) -> None:
    both.hall.paired()
    both.aim()
    both.push()
    both.mirror.wait(seconds=40)
    assert 'id="mirrored"' in both.page("/standings")
    assert "less than a minute ago" in both.page("/rules")
    both.mirror.wait(minutes=4)
    page = both.page("/standings")
    assert "4 minutes ago" in page
    assert 'data-age="2026-11-15T09:00:00.000Z"' in page
    assert "This can only be read" not in page
    assert 'id="mirrored"' not in both.hall.anybody.get(f"/t/{both.id}/standings").text


def test_nobody_decides_anything_on_a_mirror(both: Pair) -> None:
    """Not even the owner of the same name there, and not the clock."""
    both.hall.paired("challenger", 8)
    both.hall.act(clock.start, 3)
    both.aim()
    both.push()
    there, id, head = both.mirror, both.id, both.mirror.store.head(both.id)
    for path in ("desk", "desk/players", "judge", "me"):
        answer = both.there.get(f"/t/{id}/{path}")
        assert answer.status_code == 403
        assert "decided at the hall" in answer.text
    for path in ("desk/enter", "desk/keeping/delete", "sign-up"):
        answer = both.there.send(f"/t/{id}/{path}", name="Zoe", accept="yes", title="Autumn Cup")
        assert answer.status_code == 403
        assert "decided at the hall" in answer.text
    with pytest.raises(Refusal, match="decided-at-the-hall"):
        there.desk.act(id, OWNER, announcing.announce, "Lunch")
    with pytest.raises(Refusal, match="decided-at-the-hall"):
        there.store.set_sign_up(id, SignUp(open=True))
    there.wait(minutes=300)
    there.desk.tick()
    assert there.store.head(id) == head


def test_who_signs_in_with_an_account_there_is_a_spectator(both: Pair) -> None:
    both.hall.paired()
    both.aim()
    both.push()
    assert f"/t/{both.id}/desk" not in both.page("", both.there)
    assert f"/t/{both.id}/desk" not in both.there.get("/").text
    assert "Autumn Cup" in both.there.get("/").text


def test_the_referee_can_be_asked_on_a_mirror(both: Pair) -> None:
    both.hall.finished("challenger", 5)
    both.aim()
    both.push()
    head = both.hall.store.head(both.id)
    file = both.mirror.anybody.get(f"/t/{both.id}/archive")
    assert file.content == both.hall.anybody.get(f"/t/{both.id}/archive").content
    assert head.hash.hex() in file.text
    asked = both.mirror.anybody.send(f"/t/{both.id}/verify/now")
    assert asked.status_code == 303
    both.mirror.app.state.second_opinion.wait(both.id, 30)
    [opinion] = both.mirror.app.state.second_opinion.known(both.id)
    assert (opinion.n, opinion.hash) == (head.n, head.hash)


def test_a_correction_that_reaches_back_is_shown(both: Pair) -> None:
    hall = both.hall
    hall.paired("challenger", 8)
    hall.play()
    both.aim()
    same_everywhere(both)
    hall.act(corrections.correct, 1, 1, Entry(winner=Seat.SECOND, scores={"vp": (9, 16)}), reason="typed wrong")
    same_everywhere(both)


def test_a_restart_of_the_mirror_changes_nothing(both: Pair) -> None:
    both.hall.paired("challenger", 8)
    both.aim()
    both.push()
    before = both.page("/standings")
    both.mirror.reopen()
    both.mirror.anybody = both.mirror.client()
    assert both.mirror.store.condition().notices == ()
    assert both.mirror.store.condition().troubles == {}
    assert both.page("/standings") == before
    assert both.mirror.desk.trouble(both.id) is not None


def test_open_pages_are_told_when_the_hall_falls_silent_and_when_it_is_back(both: Pair) -> None:
    both.hall.paired()
    both.aim()
    both.push()
    told: list[int] = []
    both.mirror.desk.listen(lambda _, receipt: told.append(receipt.n))
    edition = both.mirror.store.edition(both.id)
    both.mirror.wait(seconds=60)
    notice_silence(both.mirror.desk)
    assert (told, both.mirror.store.edition(both.id)) == ([], edition)
    both.mirror.wait(seconds=17)
    notice_silence(both.mirror.desk)
    assert len(told) == 1
    assert both.mirror.store.edition(both.id) > edition
    both.push()
    assert len(told) == 2, "no news, but the hall is there"
    both.push()
    assert len(told) == 2


def test_a_stream_of_a_mirror_brings_how_old_it_is(both: Pair) -> None:
    both.hall.paired()
    both.aim()
    both.push()
    both.mirror.wait(minutes=5)
    streamed = both.mirror.anybody.get(f"/live?page=/t/{both.id}/standings&once=yes").text
    assert "5 minutes ago" in streamed


@pytest.mark.fault("B8")
def test_a_mirror_that_has_lost_the_end_of_a_log_shows_the_rest_and_is_sent_it_again(both: Pair) -> None:
    """It decides nothing, so nothing is lost for good: the hall has it."""
    both.hall.paired("challenger", 8)
    both.aim()
    both.hall.play()
    assert both.push().error is None
    whole, folder = both.hall.store.head(both.id), both.mirror.store.folder
    both.mirror.close()
    behind_its_back(folder, *(f"DELETE FROM {table} WHERE n > {whole.n - 2}" for table in ("texts", "facts")))
    both.mirror._open()
    stranger = both.mirror.client()
    assert both.mirror.store.head(both.id).n == whole.n - 2
    assert both.mirror.store.condition().troubles == {}
    assert stranger.get(f"/t/{both.id}/pairings").status_code == 200
    both.hall.act(announcing.announce, "Said later")
    assert both.push().error is None
    assert both.mirror.store.head(both.id) == both.hall.store.head(both.id)
    assert "Said later" in both.page("/log", stranger)
    both.mirror.reopen()
    assert both.mirror.store.verify(both.id) is not None, "read-only, as before"
    assert both.mirror.store.condition().troubles == {}
