"""The desk's memory: the log with its filters, and undo."""

import re

import pytest

from tests.web.hall import JUDGE, Hall
from tests.web.organizer.playing_on import entered, number_at
from topcut.rules.actions import conduct, reports
from topcut.rules.match import Entry


def shown(page: str) -> list[str]:
    return re.findall(r'<p class="grow">(.*?)</p>', page[page.index('class="lines history"') :])


def test_the_log_is_a_history_with_filters(hall: Hall) -> None:
    id = hall.paired()
    entered(hall, 1, (16, 9))
    hall.act(conduct.warn, "p1", "Slow play", by=JUDGE)
    page = hall.judge.get(f"/t/{id}/desk/log").text
    lines = shown(page)
    assert "Slow play" in lines[0]
    assert lines[1].startswith("Table 1 in round 1:")
    assert len(lines) == hall.t.facts
    assert len(shown(hall.judge.get(f"/t/{id}/desk/log?kind=results").text)) == 1
    assert all("Ana" in line for line in shown(hall.judge.get(f"/t/{id}/desk/log?player=p1&kind=conduct").text))
    assert len(shown(hall.judge.get(f"/t/{id}/desk/log?words=slow").text)) == 1
    assert "Nothing found" in hall.judge.get(f"/t/{id}/desk/log?words=nothing-like-it").text
    assert len(shown(hall.judge.get(f"/t/{id}/desk/log?before=5").text)) == 4
    assert len(shown(hall.judge.get(f"/t/{id}/desk/log?before=x").text)) == hall.t.facts
    assert hall.player("p1").get(f"/t/{id}/desk/log").status_code == 403


def test_a_long_log_is_shown_in_parts(hall: Hall) -> None:
    id = hall.paired(players=80)
    first_part = hall.owner.get(f"/t/{id}/desk/log").text
    assert len(shown(first_part)) == 200
    earlier = re.search(r'href="(\?[^"]*before=\d+)"', first_part)
    assert earlier
    rest = hall.owner.get(f"/t/{id}/desk/log{earlier[1].replace('&amp;', '&')}").text
    assert 0 < len(shown(rest)) <= 200


@pytest.mark.fault("C10")
def test_undo_shows_what_it_takes_back_and_the_log_keeps_both(hall: Hall) -> None:
    id = hall.paired()
    entered(hall, 2, (16, 9))
    page = hall.owner.get(f"/t/{id}/desk/undo").text
    assert "Table 2 in round 1" in page
    step = re.search(r'name="step" value="(\d+)"', page)
    assert step
    hall.owner.done(f"/t/{id}/desk/undo", step=step[1], reason="typed at the wrong table")
    assert hall.t.rounds[0].matches[number_at(hall, 2) - 1].result is None
    log = hall.owner.get(f"/t/{id}/desk/log").text
    assert "typed at the wrong table" in log
    assert "<del>Table 2 in round 1" in log


@pytest.mark.fault("C10", "C7")
def test_undo_takes_back_the_step_that_was_shown_and_no_other(hall: Hall) -> None:
    id = hall.paired()
    entered(hall, 1, (16, 9))
    step = re.search(r'name="step" value="(\d+)"', hall.owner.get(f"/t/{id}/desk/undo").text)
    assert step
    entered(hall, 2, (16, 9))
    answer = hall.owner.send(f"/t/{id}/desk/undo", step=step[1])
    assert answer.status_code == 422
    assert all(hall.t.rounds[0].matches[number_at(hall, table) - 1].result for table in (1, 2))


def test_an_official_undoes_only_an_own_step_and_a_draw_cannot_be_undone(hall: Hall) -> None:
    id = hall.paired()
    page = hall.owner.get(f"/t/{id}/desk/undo").text
    assert "This cannot be undone" in page
    entered(hall, 1, (16, 9))
    step = re.search(r'name="step" value="(\d+)"', hall.judge.get(f"/t/{id}/desk/undo").text)
    assert step
    assert hall.judge.send(f"/t/{id}/desk/undo", step=step[1]).status_code == 422
    match = number_at(hall, 2)
    hall.act(reports.enter, 1, match, Entry(scores={"vp": (16, 9)}), by=JUDGE)
    step = re.search(r'name="step" value="(\d+)"', hall.judge.get(f"/t/{id}/desk/undo").text)
    assert step
    hall.judge.done(f"/t/{id}/desk/undo", step=step[1])
