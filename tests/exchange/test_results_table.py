"""Standings and final results for a spreadsheet and to paste."""

import csv
from dataclasses import replace
from io import StringIO

import pytest

from topcut.exchange import results_table
from topcut.exchange.notation import tournament as text_tournament
from topcut.ids import PlayerId
from topcut.rules.tournament import Tournament

GAMES = "1:  [1] ana 16-9 bo    [2] cy 9-9 dee    eve bye\n2:  [1] ana - cy   [2] bo 12-3 dee   eve loss\n"


@pytest.fixture
def t() -> Tournament:
    return text_tournament(GAMES)


def test_the_spreadsheet_has_each_rounds_opponent_and_result(t: Tournament) -> None:
    names = {player: f"={player}" for player in t.players}
    head, *rows = csv.reader(StringIO(results_table.spreadsheet(t, names)))
    assert head[:9] == ["place", "name", "club", "id", "event points", "rounds", "won", "drawn", "lost"]
    assert head[-4:] == ["round 1: opponent", "round 1: result", "round 2: opponent", "round 2: result"]
    found = {row[3]: row for row in rows}
    assert found["bo"][-4:] == ["'=ana", "lost 9 : 16", "'=dee", "won 12 : 3"]
    assert found["eve"][-4:-2] == ["", "bye"]
    assert found["ana"][-2:] == ["'=cy", ""]
    assert {len(row) for row in rows} == {len(head)}


def test_a_shared_place_is_not_taken_for_a_day(t: Tournament) -> None:
    finished = replace(t, ranking=(("1", PlayerId("ana")), ("3-4", PlayerId("bo"))))
    assert "3–4,bo" in results_table.spreadsheet(finished, {})


def test_plain_text_has_one_line_a_player(t: Tournament) -> None:
    title, about, *lines = results_table.plain(t, {PlayerId("ana"): "Ana Kovač"}).splitlines()
    assert title == t.title or title.startswith(t.title)
    assert "2 Swiss rounds" in about
    assert len(lines) == len(t.players)
    assert "Ana Kovač, 1-0-0, 3 event points" in lines[0] + lines[1] + lines[2]
    assert any(line.endswith("1 event point") for line in lines)


def test_markdown_keeps_names_as_they_are(t: Tournament) -> None:
    written = results_table.markdown(t, {PlayerId("ana"): "**A|na** <b>"})
    table = [line for line in written.splitlines() if line.startswith("|")]
    assert len(table) == len(t.players) + 2
    assert r"\*\*A\|na\*\* \<b\>" in written
    assert {line.replace(r"\|", "").count("|") for line in table} == {table[0].count("|")}
