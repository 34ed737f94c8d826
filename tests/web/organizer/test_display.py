"""The big screen from the desk: opened, and told what to show."""

from pathlib import Path

import pytest

from tests.web.doors import owned
from tests.web.hall import OWNER, Hall
from topcut.store.displays import Choice
from topcut.web.settings import Mode, Settings


def test_a_choice_is_kept_over_a_restart_and_is_no_fact(hall: Hall) -> None:
    t = hall.paired()
    before = hall.store.head(t)
    page = hall.owner.done(f"/t/{t}/desk/display", shows="standings")
    assert 'value="standings" checked' in page.text
    assert hall.store.head(t) == before
    hall.reopen()
    assert hall.store.display(t) is Choice.STANDINGS
    assert 'class="deck deck-standings"' in hall.client().get(f"/t/{t}/display").text


@pytest.mark.parametrize("shows", ["", "everything", "<b>"])
def test_what_is_not_in_the_list_changes_nothing(hall: Hall, shows: str) -> None:
    t = hall.paired()
    hall.owner.done(f"/t/{t}/desk/display", shows="blank")
    refused = hall.owner.send(f"/t/{t}/desk/display", shows=shows)  # display-choice-unknown
    assert refused.status_code == 422
    assert 'role="alert" id="refusal"' in refused.text
    assert hall.store.display(t) is Choice.BLANK


def test_a_judge_does_not_choose(hall: Hall) -> None:
    t = hall.paired()
    assert hall.judge.send(f"/t/{t}/desk/display", shows="blank").status_code == 403
    assert hall.store.display(t) is Choice.BY_ITSELF


def test_the_page_leads_to_the_screen_and_where_several_are_played_to_all(hall: Hall) -> None:
    other = hall.paired(title="Winter Cup")
    t = hall.paired()
    for id in (t, other):
        owned(hall, OWNER.id, id)
    page = hall.owner.get(f"/t/{t}/desk/display").text
    assert f'href="/t/{t}/display"' in page
    assert f'href="/display?t={t}&amp;t={other}"' in page
    assert f'href="/t/{t}/desk/display" aria-current="page"' in page


def test_a_phone_can_scan_it_where_phones_come(tmp_path: Path) -> None:
    base = "http://192.168.1.23:8000"
    hall = Hall(tmp_path / "data", Settings(mode=Mode.LAN, hosts=frozenset({"127.0.0.1"}), base_url=base))
    t = hall.paired()
    page = hall.owner.get(f"/t/{t}/desk/display").text
    assert f"{base}/t/{t}/display" in page
    assert 'alt="QR code of the display"' in page
    hall.close()
