"""The desk's page about the mirror: start it with a link, see how it stands, stop it."""

import re
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from tests.web.listening import Listener
from tests.web.mirror.halls import URL, Pair, key, pushed
from tests.web.serving import served
from topcut.desk.mirroring import Mirroring, aim_at, with_copies
from topcut.refusal import Refusal
from topcut.rules.actions import announcing
from topcut.web.access.secrets import digest, read
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


def test_an_address_at_which_nothing_answers_is_not_said_to_show_anything(both: Pair) -> None:
    both.aim()
    both.line.is_cut = True
    both.push()
    page = both.hall.owner.get(f"/t/{both.id}/desk/mirror").text
    assert "Nothing answers at" in page
    assert "Shown at" not in page


def test_a_wrong_link_is_refused_and_stays_in_the_form(both: Pair) -> None:
    desk = f"/t/{both.id}/desk/mirror"
    for wrong in ("https://mirror.example/mirror#short", "http://mirror.example", "our club", "a@b.example", ""):
        again = both.hall.owner.send(f"{desk}/start", link=wrong)
        assert again.status_code == 422
        assert f'value="{wrong}"' in again.text
    assert both.hall.store.halls.aims() == {}


def test_a_sealed_copy_is_wanted_with_a_good_password_which_is_not_kept(both: Pair) -> None:
    desk = f"/t/{both.id}/desk/mirror"
    assert both.hall.owner.send(f"{desk}/start", link=both.link, password="short", repeated="short").status_code == 422
    slip = both.hall.owner.send(f"{desk}/start", link=both.link, password=PASSWORD, repeated=f"{PASSWORD}s")
    assert sentence(Refusal("passwords-differ")) in slip.text
    both.hall.owner.done(f"{desk}/start", link=both.link, password=PASSWORD, repeated=PASSWORD)
    both.push()
    assert len(both.mirror.store.halls.copies(both.id)) == 1
    assert PASSWORD.encode() not in (both.hall.store.folder / "topcut.db").read_bytes()


def test_by_the_address_alone_a_phone_lets_the_computer_in(both: Pair) -> None:
    """What the code shows is a digest: whoever photographs it has no key."""
    desk, owner = f"/t/{both.id}/desk/mirror", both.hall.owner
    owner.done(f"{desk}/start", link=URL)
    aim = both.hall.store.halls.aims()[both.id]
    assert both.push().error is not None
    page = owner.get(desk).text
    [ask] = set(re.findall(r"/mirror\?ask=([0-9a-f]{64})", page))
    assert ask == digest(read(aim.key) or b"").hex()
    assert aim.key not in page
    asked = both.there.get(f"/mirror?ask={ask}").text
    [shown] = set(re.findall(r"<strong>([0-9A-F]{4}-[0-9A-F]{4})</strong>", asked))
    assert shown in page
    assert both.push().there == 0, "to look at it lets nobody in"
    assert "has been let in" in both.there.done("/mirror/keys", name="Laptop", ask=ask).text
    owner.done(f"{desk}/now")
    assert both.push().error is None
    page = owner.get(desk).text
    assert ask not in page
    assert "QR code of the mirrored pages" in page


def test_how_an_earlier_mirror_stood_is_not_said_of_another(both: Pair) -> None:
    desk, owner = f"/t/{both.id}/desk/mirror", both.hall.owner
    both.aim()
    both.line.is_cut = True
    both.push()
    assert 'id="mirror-error"' in owner.get(desk).text
    owner.done(f"{desk}/stop")
    owner.done(f"{desk}/start", link=key(both.mirror))
    page = owner.get(desk).text
    assert 'id="mirror-error"' not in page
    assert "Starting" in page


def test_a_sealed_copy_that_is_too_large_is_said_to_be_and_the_public_pages_go_on(both: Pair) -> None:
    """A proxy in front of the mirror says so in words of its own."""
    both.hall.store.halls.aim(both.id, with_copies(aim_at(both.link, "now"), PASSWORD))
    both.line.refuses = "/copy"
    status = both.push()
    assert status.error is None
    assert status.there == both.hall.store.head(both.id).n
    assert sentence(Refusal("mirror-full")) in both.hall.owner.get(f"/t/{both.id}/desk/mirror").text
    both.line.refuses = "nothing"
    both.mirroring._pushes[both.id].copy_due = 0.0
    assert both.push().copy_error is None
    assert len(both.mirror.store.halls.copies(both.id)) == 1


def test_whatever_is_wrong_with_the_mirror_of_one_event_the_others_go_on(both: Pair) -> None:
    first = both.id
    both.aim()
    both.hall.tournament("munchkin", 4, ready=False)
    both.aim()
    both.line.breaks = first
    assert both.push().error is None
    assert both.mirror.store.knows(both.id)
    assert not both.mirror.store.knows(first)


def test_the_open_page_follows_how_the_mirror_stands(both: Pair) -> None:
    both.aim()
    desk = f"/t/{both.id}/desk/mirror"
    with served(both.hall) as here, closing(Listener(here, desk, both.hall.owner, after=99)) as page:
        page.opened().hears("Up to date")
        both.line.is_cut = True
        both.mirroring.try_now(both.id)
        page.hears("Out of reach")


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
