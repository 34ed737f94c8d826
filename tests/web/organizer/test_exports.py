"""What leaves the desk: archives, tables for a spreadsheet, text to paste."""

import json
import re
from io import BytesIO

import pytest

from tests.web.hall import JUDGE, Hall
from tests.web.organizer.playing_on import entered, first, name, play_round
from topcut.exchange import archive
from topcut.rules.actions import calling, clock, conduct
from topcut.rules.actor import Actor, Role


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
    assert lines[0] == "Autumn Cup, Round 1, Roster 1"
    assert lines[1].startswith("Table 1: ")
    assert " - " in lines[1]
    assert lines[5].endswith(": bye")
    assert lines[1] in hall.judge.get(f"/t/{id}/desk/export").text
    hall.started()
    assert hall.judge.get(f"/t/{hall.last}/desk/export/pairings.txt").status_code == 422


def test_results_are_text_to_paste(hall: Hall) -> None:
    id = hall.paired(players=["Ana | Bo", "Cy", "Dee", "Eve"])
    entered(hall, 1, (16, 9))
    plain = hall.judge.get(f"/t/{id}/desk/export/results.txt")
    assert plain.text.startswith("Autumn Cup")
    assert len(plain.text.splitlines()) == 6
    assert r"Ana \| Bo" in hall.judge.get(f"/t/{id}/desk/export/results.md").text
    assert "1. " in hall.judge.get(f"/t/{id}/desk/export").text


def test_nothing_of_the_desk_reaches_a_player(hall: Hall) -> None:
    id = hall.paired()
    play_round(hall)
    hall.act(calling.call_official, "hands off", by=Actor(Role.PLAYER, first(hall, 1)))
    for place in ("round", "export", "log", "undo", "clock", "players", "preview", "cut", "finish", "correct"):
        assert hall.player("p2").get(f"/t/{id}/desk/{place}").status_code == 403
    assert name(hall, first(hall, 1))
