"""The list of lists, the versions of one, and lists on paper."""

import pytest

from tests.lists.listing import CHARACTERS, roster
from tests.web.hall import OWNER, Hall
from tests.web.test_page_refusals import says
from topcut.desk.taking_lists import Intake
from topcut.paper.lists import as_read
from topcut.rules.actions import lists, staff
from topcut.rules.actor import Actor, Role
from topcut.store.catalogues import keep

NEWER = (
    '{"name": "heroes", "game": "crisis-protocol", "day": "%s", "entries": [{"kind": "character", "name": "Hulkling"}]}'
)
PLAYER = Actor(Role.PLAYER, "p1")


@pytest.mark.clause("CH-09", "CH-07")
def test_each_list_has_its_state_its_findings_and_its_age(hall: Hall) -> None:
    id = hall.tournament(players=["Ana", "Bo", "Cy"], ready=False)
    hall.owner.done(f"/t/{id}/desk/players/p1/list", list=roster([*CHARACTERS[:9], "Hulk", "Hulk", "Wasp", "Wasp"]))
    hall.owner.done(f"/t/{id}/desk/players/p2/list", list=roster(["Hulk (Bruce Banner)"]))
    hall.wait(minutes=60 * 50)
    page = hall.judge.get(f"/t/{id}/desk/lists").text
    assert page.count("Not legal") >= 1
    assert page.count("#CH-09") == 1, "the log keeps each clause once, and does not count"
    assert "1:" not in page[page.index("<tbody>") : page.index("#CH-09")]
    assert "2 days ago" in page
    only = hall.judge.get(f"/t/{id}/desk/lists?show=missing").text
    assert "Cy" in only
    assert "/players/p1/list" not in only


def test_the_difference_between_two_versions_is_told_name_by_name(hall: Hall) -> None:
    id = hall.tournament(players=["Ana"], ready=False)
    for characters in (["Hulk (Bruce Banner)"], ["hulk", "She-Hulk"], ["She-Hulk"]):
        hall.act(lists.hand_in, "p1", roster(characters), by=PLAYER)
    page = hall.judge.get(f"/t/{id}/desk/players/p1/list/versions").text
    assert "From version 2 to version 3" in page
    assert (page.count("Removed"), page.count("Added")) == (1, 0)
    numbers = hall.t.players[next(iter(hall.t.players))].lists
    page = hall.judge.get(f"/t/{id}/desk/players/p1/list/versions?old={numbers[0]}&new={numbers[1]}").text
    assert "Added" in page
    assert "Removed" not in page, "a name that is only written otherwise is the same"
    assert hall.judge.get(f"/t/{id}/desk/players/p1/list/versions?old=1").status_code == 404


def test_lists_that_cannot_be_read_are_compared_line_by_line(hall: Hall) -> None:
    id = hall.tournament(players=["Ana"], ready=False)
    hall.act(lists.hand_in, "p1", "on paper\nGandalf\n\nFrodo", by=PLAYER)
    hall.act(lists.hand_in, "p1", "on paper\nSam\nFrodo", by=PLAYER)
    page = hall.judge.get(f"/t/{id}/desk/players/p1/list/versions").text
    assert "<del><bdi>Gandalf</bdi></del>" in page
    assert "<ins><bdi>Sam</bdi></ins>" in page
    assert "<bdi>Frodo</bdi></" not in page


def test_a_version_that_was_struck_out_is_not_shown(hall: Hall) -> None:
    id = hall.tournament(players=["Ana"], ready=False)
    hall.act(lists.hand_in, "p1", "Rude words", by=PLAYER)
    n = hall.t.facts - 1
    hall.act(lists.hand_in, "p1", roster(), by=PLAYER)
    hall.act(staff.strike, n, "text")
    page = hall.judge.get(f"/t/{id}/desk/players/p1/list/versions").text
    assert "no longer kept" in page
    assert "Rude words" not in page


def test_the_page_says_which_catalogues_count_and_what_is_added_later_changes_nothing(hall: Hall) -> None:
    """Also after a restart, and although the one of the same name was replaced."""
    keep(hall.store.folder, "heroes", NEWER % "2026-01-01")
    id = hall.tournament(players=8)
    hall.owner.done(f"/t/{id}/desk/players/p1/list", list=roster(["Hulkling"]))
    before = hall.judge.get(f"/t/{id}/desk/lists").text
    assert "2026-01-01" in before
    assert "318 days old" in before
    hall.start()
    keep(hall.store.folder, "heroes", (NEWER % "2026-11-01").replace("Hulkling", "Wiccan"))
    keep(hall.store.folder, "more", (NEWER % "2026-11-02").replace("heroes", "more"))
    for _ in range(2):
        page = hall.judge.get(f"/t/{id}/desk/lists").text
        assert "2026-01-01" in page
        assert "2026-11-0" not in page
        found = hall.desk.look(id).players
        assert [one for one in found.values() if one.list_check and "heroes" in one.list_check.catalogues]
        hall.reopen()
        hall._clients.clear()


def test_a_catalogue_that_was_taken_out_still_counts_where_it_did(hall: Hall) -> None:
    """As the page of help says it: its file is moved to those that were replaced."""
    file = keep(hall.store.folder, "heroes", NEWER % "2026-01-01")
    begun = hall.tournament(players=8)
    hall.owner.done(f"/t/{begun}/desk/players/p1/list", list=roster(["Hulkling"]))
    hall.start()
    later = hall.tournament(players=8)
    assert "2026-01-01" in hall.owner.get(f"/t/{later}/desk/lists").text
    (file.parent / "replaced").mkdir()
    file.rename(file.parent / "replaced" / file.name)
    assert "2026-01-01" not in hall.owner.get(f"/t/{later}/desk/lists").text
    page = hall.owner.get(f"/t/{begun}/desk/lists").text
    assert "2026-01-01" in page
    assert "no longer" not in page


def test_a_list_on_paper_has_a_box_for_each_name_and_none_for_what_was_said(hall: Hall) -> None:
    """A judge compares cards with it, not with `cap (sam), Bucky`."""
    id = hall.tournament(players=["Ana"], ready=False)
    text = "sorry, late train\nChars: cap (sam), 2x wasp\nTTC: patch up\n"
    hall.act(lists.hand_in, "p1", text, by=PLAYER)
    looked = Intake(hall.desk, id, OWNER).read(text)
    assert looked.written is not None
    assert [(one.kind.value, one.text) for one in as_read(looked.written, looked.said)] == [
        ("head", "Characters"), ("name", "Captain America (Sam Wilson)"), ("name", "2× Wasp (Janet Van Dyne)"),
        ("head", "Team Tactic cards"), ("name", "Patch Up"), ("aside", "sorry, late train"),
    ]  # fmt: skip
    assert hall.judge.get(f"/t/{id}/desk/print/lists.pdf").content.startswith(b"%PDF")


def test_lists_are_printed_for_officials(hall: Hall) -> None:
    id = hall.tournament(players=["Ana", "Bo"], ready=False)
    assert says(hall.judge.get(f"/t/{id}/desk/print/lists.pdf"), "paper-no-lists")
    hall.act(lists.hand_in, "p1", roster(), by=PLAYER)
    for question in ("", "?player=p1"):
        made = hall.judge.get(f"/t/{id}/desk/print/lists.pdf{question}")
        assert made.content.startswith(b"%PDF")
    assert hall.judge.get(f"/t/{id}/desk/print/lists.pdf?player=p2").status_code == 422
    assert hall.player("p2").get(f"/t/{id}/desk/print/lists.pdf").status_code == 403
