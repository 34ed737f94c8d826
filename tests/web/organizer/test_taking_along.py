"""What leaves the desk, and its memory: archives, tables, text to paste, the log with its filters, undo."""

import json
import re
from io import BytesIO

import pytest

from tests.web.hall import JUDGE, Hall
from tests.web.organizer.playing_on import entered, first, name, number_at, play_round
from topcut.exchange import archive
from topcut.rules.actions import clock, conduct, reports
from topcut.rules.actor import Actor, Role
from topcut.rules.match import Entry


def test_the_full_archive_is_for_the_owner_alone_and_reads_back(hall: Hall) -> None:
    id = hall.paired()
    answer = hall.owner.get(f"/t/{id}/desk/export/full.jsonl")
    assert answer.headers["Content-Disposition"].startswith("attachment")
    found = archive.read(BytesIO(answer.content))
    assert (found.tournament, found.seed) == (id, hall.desk.seed(id))
    assert hall.co_organizer.get(f"/t/{id}/desk/export/full.jsonl").status_code == 403
    assert hall.judge.get(f"/t/{id}/desk/export/full.jsonl").status_code == 403
    assert "Full archive" not in hall.co_organizer.get(f"/t/{id}/desk/export").text


def test_who_was_away_for_an_hour_gives_the_password_again_before_the_secrets(hall: Hall) -> None:
    id = hall.paired()
    hall.owner.get(f"/t/{id}/desk")
    hall.wait(minutes=61)
    answer = hall.owner.get(f"/t/{id}/desk/export/full.jsonl")
    assert answer.status_code == 303
    assert answer.headers["location"] == "/account/again"


@pytest.mark.fault("I-6", "I-7")
def test_the_public_archive_holds_no_secret(hall: Hall) -> None:
    id = hall.paired()
    hall.act(clock.start, 4)
    hall.act(conduct.warn, "p1", "Slow play", by=JUDGE)
    answer = hall.judge.get(f"/t/{id}/desk/export/public.jsonl")
    kinds = [line.get("kind") for line in map(json.loads, answer.text.splitlines())]
    assert "RoundPaired" in kinds
    assert "Slow play" not in answer.text
    assert hall.desk.seed(id).hex() not in answer.text
    assert "ExtraMinutesRolled" not in [kind for kind in kinds if kind]


@pytest.mark.fault("F7")
def test_tables_for_a_spreadsheet_compute_nothing(hall: Hall) -> None:
    id = hall.paired(players=["=1+1", "Bo", "Cy", "Dee"])
    entered(hall, 1, (16, 9))
    for table in ("players", "results", "standings"):
        answer = hall.co_organizer.get(f"/t/{id}/desk/export/{table}.csv")
        assert answer.headers["Content-Type"].startswith("text/csv")
        assert "'=1+1" in answer.text
        assert not re.search(r"(?:^|,)=1\+1", answer.text)
    assert hall.owner.get(f"/t/{id}/desk/export/secrets.csv").status_code == 404
    assert hall.judge.get(f"/t/{id}/desk/export/players.csv").status_code == 403


def test_pairings_are_text_to_paste(hall: Hall) -> None:
    id = hall.paired("timeline", players=9)
    lines = hall.judge.get(f"/t/{id}/desk/export/pairings.txt").text.splitlines()
    assert lines[0] == "Autumn Cup, round 1, Roster 1"
    assert lines[1].startswith("Table 1: ")
    assert " - " in lines[1]
    assert lines[5].endswith(": bye")
    assert lines[1] in hall.judge.get(f"/t/{id}/desk/export").text
    hall.started()
    assert hall.judge.get(f"/t/{hall.last}/desk/export/pairings.txt").status_code == 422


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
    assert "Nothing is found" in hall.judge.get(f"/t/{id}/desk/log?words=nothing-like-it").text
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


def test_nothing_of_the_desk_reaches_a_player(hall: Hall) -> None:
    id = hall.paired()
    play_round(hall)
    hall.act(conduct.call_official, "hands off", by=Actor(Role.PLAYER, first(hall, 1)))
    for place in ("round", "export", "log", "undo", "clock", "calls", "people", "preview", "cut", "finish", "correct"):
        assert hall.player("p2").get(f"/t/{id}/desk/{place}").status_code == 403
    assert name(hall, first(hall, 1))
