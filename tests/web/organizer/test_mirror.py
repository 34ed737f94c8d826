"""The desk's page about the mirror: start it with a link, see how it stands, stop it."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from tests.web.mirror.halls import URL, Pair, pushed
from topcut.desk.mirroring import Mirroring, aim_at
from topcut.refusal import Refusal
from topcut.rules.actions import announcing
from topcut.web.settings import Mode, Settings
from topcut.words import sentence

PASSWORD = "eleven violet herons juggle"


@pytest.fixture
def both(tmp_path: Path) -> Iterator[Pair]:
    with Pair(tmp_path) as made:
        made.hall.paired("challenger", 8)
        made.hall.app.state.mirroring = made.mirroring
        yield made


def test_it_is_started_with_the_link_says_how_it_stands_and_is_stopped(both: Pair) -> None:
    desk, owner = f"/t/{both.id}/desk/mirror", both.hall.owner
    assert "Show this event online" in owner.get(desk).text
    assert "The mirror is on" in owner.done(f"{desk}/start", link=both.link).text
    assert "Starting" in owner.get(desk).text
    both.push()
    head = both.hall.store.head(both.id).n
    page = owner.get(desk).text
    assert f"fact {head} of {head}" in page
    assert "Up to date" in page
    assert both.link.partition("#")[2] not in page, "nobody who looks over a shoulder gets the key"
    both.line.is_cut = True
    both.hall.act(announcing.announce, "Lunch")
    both.push()
    page = owner.get(desk).text
    assert 'id="mirror-error"' in page
    assert f"fact {head} of {head + 1}" in page
    assert "The mirror is off" in owner.done(f"{desk}/stop").text
    assert both.hall.store.halls.aims() == {}


def test_a_wrong_link_is_refused_and_stays_in_the_form(both: Pair) -> None:
    desk = f"/t/{both.id}/desk/mirror"
    again = both.hall.owner.send(f"{desk}/start", link="https://mirror.example/")
    assert again.status_code == 422
    assert 'value="https://mirror.example/"' in again.text
    assert both.hall.store.halls.aims() == {}


def test_a_sealed_copy_is_wanted_with_a_good_password_which_is_not_kept(both: Pair) -> None:
    desk = f"/t/{both.id}/desk/mirror"
    assert both.hall.owner.send(f"{desk}/start", link=both.link, password="short").status_code == 422
    both.hall.owner.done(f"{desk}/start", link=both.link, password=PASSWORD)
    both.push()
    assert len(both.mirror.store.halls.copies(both.id)) == 1
    assert PASSWORD.encode() not in (both.hall.store.folder / "topcut.db").read_bytes()


def test_what_the_command_sends_everywhere_can_be_kept_at_home(both: Pair) -> None:
    everything = aim_at(both.link, "now")
    both.hall.app.state.settings = Settings(mirror=everything)
    both.hall.app.state.mirroring = Mirroring(both.hall.desk, everything, transport=both.line)
    assert pushed(both.hall.app.state.mirroring, both.id).error is None
    both.hall.owner.done(f"/t/{both.id}/desk/mirror/stop")
    assert both.hall.app.state.mirroring.aims() == {}


def test_a_hosted_event_has_no_mirror(both: Pair) -> None:
    """Nobody makes a server call other servers."""
    owner, desk = both.hall.owner, f"/t/{both.id}/desk/mirror"
    before = both.hall.app.state.settings
    both.hall.app.state.settings = replace(before, mode=Mode.HOSTED)
    refused = owner.send(f"{desk}/start", link=both.link)
    assert refused.status_code == 422
    assert sentence(Refusal("mirror-hosted")) in refused.text
    assert both.hall.store.halls.aims() == {}


def test_whoever_deletes_a_mirrored_event_is_told_that_the_mirror_keeps_it(both: Pair) -> None:
    both.aim()
    assert f"The mirror at <bdi>{URL}</bdi> keeps showing it" in both.hall.owner.get(f"/t/{both.id}/desk/keeping").text
