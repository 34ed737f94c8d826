"""An official strikes out a text: its words are gone from every page and file, and the fact stays."""

from tests.web.hall import JUDGE, Hall
from topcut.rules.actions import conduct
from topcut.rules.actions.announcing import announce
from topcut.rules.facts import Openness
from topcut.rules.texts import STRUCK_OUT
from topcut.store import Entry, Stamp

WORDS = "Words that nobody should have typed"


def test_a_text_is_struck_out_from_the_log_page(hall: Hall) -> None:
    id = hall.paired()
    hall.act(announce, WORDS)
    n = hall.t.facts
    address = f"/t/{id}/desk/log/{n}/strike"
    assert address in hall.judge.get(f"/t/{id}/desk/log").text
    assert WORDS in hall.judge.get(address).text
    assert "sure" in hall.judge.send(address, member="text").text
    assert WORDS in hall.owner.get(f"/t/{id}").text
    hall.judge.done(address, member="text", sure="yes")
    pages = (
        f"/t/{id}",
        f"/t/{id}/log",
        f"/t/{id}/desk/log",
        address,
        f"/t/{id}/archive",
        f"/t/{id}/desk/announcements",
    )
    for page in pages:
        assert WORDS not in hall.owner.get(page).text, page
    log = hall.owner.get(f"/t/{id}/desk/log").text
    assert STRUCK_OUT in log
    assert address not in log
    assert hall.judge.send(address, member="text", sure="yes").status_code == 409  # text-gone
    assert hall.store.verify(id) is None


def test_only_a_text_that_one_may_read_can_be_struck_out(hall: Hall) -> None:
    id = hall.paired()
    hall.act(conduct.warn, "p1", "Slow play", by=JUDGE)
    address = f"/t/{id}/desk/log/{hall.t.facts}/strike"
    assert hall.player("p1").get(address).status_code == 403
    for nothing in (f"/t/{id}/desk/log/1/strike", f"/t/{id}/desk/log/{hall.t.facts}/strike"):
        assert hall.judge.send(nothing, member="reason", sure="yes").status_code == 409
    for nowhere in (0, 9999):
        assert hall.judge.get(f"/t/{id}/desk/log/{nowhere}/strike").status_code == 409


def test_a_fact_of_a_newer_program_has_no_text_to_strike_out(hall: Hall) -> None:
    id = hall.paired()
    owner, n = hall.owner, hall.t.facts
    newer = Entry("SomethingNew", 1, {}, Openness.PUBLIC)
    hall.store.append(id, n, Stamp(hall.desk.clock.stamp(), "organizer", "olga"), [newer])
    for number in (n + 1, n + 2):
        assert owner.get(f"/t/{id}/desk/log/{number}/strike").status_code == 409
