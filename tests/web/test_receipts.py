"""Receipts on phones are witnesses of the log: what they know and we do not is told to the organizer."""

import re
import shutil
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from pathlib import Path

import httpx
import pytest

from tests.web.hall import Hall
from tests.web.player.at_table import Table, table
from topcut.rules.actions.venue import set_table

MISSING = "Something that was acknowledged is missing here"


def receipt(here: Table) -> Mapping[str, str]:
    """What the phone keeps after a report."""
    sent = here.report(here.ana, vp=(16, 9))
    page = here.client(here.ana).get(sent.headers["location"]).text
    return dict(re.findall(r'data-(n|head|proof|epoch)="([^"]*)"', page))


def is_warned(here: Table, **known: str) -> bool:
    """Whether the organizer is told, after a phone has said what it knows."""
    assert here.client(here.ana).send(f"{here.path}/me/witness", **known).status_code == 204
    return MISSING in here.hall.owner.get(f"{here.path}/desk").text


@contextmanager
def older_copy(folder: Path) -> Iterator[tuple[Table, Mapping[str, str]]]:
    """A copy of the data from before a report, and the receipt of that report on a phone."""
    with closing(Hall(folder / "laptop")) as hall:
        here = table(hall)
    shutil.copytree(folder / "laptop", folder / "copy")
    with closing(Hall(folder / "laptop")) as hall:
        hall.last, here.hall = here.hall.last, hall
        hall.wait(minutes=5)
        known = receipt(here)
    with closing(Hall(folder / "copy")) as hall:
        hall.last, here.hall = here.hall.last, hall
        hall.wait(minutes=10)
        yield here, known


def test_a_phone_that_knows_what_we_know_is_no_news(hall: Hall) -> None:
    here = table(hall)
    known = receipt(here)
    assert set(known) == {"n", "head", "proof", "epoch"}
    assert not is_warned(here, **known)
    here.confirm(here.bo)
    assert not is_warned(here, **known)


@pytest.mark.fault("B9", "L2")
def test_a_phone_with_a_receipt_that_our_log_does_not_have_is_a_warning_for_the_organizer(tmp_path: Path) -> None:
    with older_copy(tmp_path) as (here, known):
        assert is_warned(here, **known)  # log-behind-phone
        assert f"the receipt of fact {known['n']}" in here.hall.owner.get(f"{here.path}/desk").text
        assert MISSING not in here.page(here.bo)
        assert MISSING not in here.hall.anybody.get(here.path).text


@pytest.mark.fault("B9", "L2")
def test_the_warning_stays_over_a_restart_until_an_official_acknowledges_it(tmp_path: Path) -> None:
    with older_copy(tmp_path) as (here, known):
        assert is_warned(here, **known)
        here.hall.reopen()
        here.hall._clients.clear()
        desk = f"{here.path}/desk"
        assert MISSING in here.hall.owner.get(desk).text
        assert MISSING in here.hall.judge.get(f"{desk}/standings").text
        assert here.client(here.ana).send(f"{desk}/alarm", kind="phone", n=known["n"]).status_code == 403
        assert here.hall.judge.send(f"{desk}/alarm", kind="phone", n="1").status_code == 422  # alarm-changed
        assert MISSING not in here.hall.judge.done(f"{desk}/alarm", kind="phone", n=known["n"]).text
        assert not is_warned(here, **known)
        here.hall.reopen()
        here.hall._clients.clear()
        assert MISSING not in here.hall.owner.get(desk).text


@pytest.mark.fault("B9")
def test_a_witness_that_was_deleted_is_told_at_the_desk(tmp_path: Path) -> None:
    with closing(Hall(tmp_path)) as hall:
        t = hall.paired(players=4)
    (tmp_path / "topcut.heads").unlink()
    with closing(Hall(tmp_path)) as hall:
        hall.last = t
        desk = hall.judge.get(f"/t/{t}/desk/round").text
        assert "the file topcut.heads knew nothing of this log" in desk  # witness-lost
        assert 'name="kind" value="witness"' in desk


@pytest.mark.fault("L7")
def test_a_log_that_went_another_way_is_noticed_too(tmp_path: Path) -> None:
    with older_copy(tmp_path) as (here, known):
        for number in (7, 8, 9):
            here.hall.act(set_table, number)
        assert here.hall.t.facts > int(known["n"])
        assert is_warned(here, **known)


@pytest.mark.parametrize(
    "made_up",
    [
        {"n": "999999", "head": "ab" * 32, "proof": "0" * 32},
        {"n": "999999", "head": "ab" * 32},
        {"n": "-1", "head": "x", "proof": ""},
        {"n": "9" * 50, "head": "é", "proof": "é"},
        {},
    ],
)
def test_nobody_can_raise_a_false_alarm(hall: Hall, made_up: dict[str, str]) -> None:
    here = table(hall)
    assert not is_warned(here, **made_up)


def test_a_call_hands_its_receipt_to_the_phone_and_shows_none(hall: Hall) -> None:
    here = table(hall)

    def panel(sent: httpx.Response) -> str:
        page = here.client(here.ana).get(sent.headers["location"]).text
        found = re.search(r'<details [^>]*id="receipt"[^>]*>', page)
        assert found
        assert "data-proof=" in found[0]
        return found[0]

    assert " hidden" in panel(here.client(here.ana).send(f"{here.path}/me/call", about=""))
    shown = panel(here.report(here.ana, vp=(16, 9)))
    assert " hidden" not in shown
    assert " open" not in shown


def test_a_made_up_key_shows_no_receipt(hall: Hall) -> None:
    here = table(hall)
    assert 'id="receipt"' not in here.page(here.ana, "?receipt=nothing")
    assert 'id="receipt"' not in here.page(here.ana, "?receipt=" + "x" * 500)


@pytest.mark.fault("F5")
@pytest.mark.parametrize("n", ["0" * 5000, "0" * 10 + "9" * 40, "\u0663", "-1", "1e9", ""])
def test_a_number_that_no_log_has_is_no_news_and_no_mistake(hall: Hall, n: str) -> None:
    assert not is_warned(table(hall), n=n, head="0" * 64, proof="0" * 32)
