"""The standings at the desk: everyone with won, drawn and lost, why on demand, and numbers that agree everywhere."""

import re

import pytest

from tests.web.hall import Hall
from topcut.rules.actions import leaving
from topcut.rules.match import Entry, Seat
from topcut.rules.ranking.standings import headcount, standings
from topcut.rules.record import tally
from topcut.words import say


def cells(page: str, player: str) -> list[str]:
    """The cells of a player's row as text."""
    row = re.search(rf'<tr id="{player}".*?</tr>', page, re.DOTALL)
    assert row, player
    found = re.findall(r"<t[dh][^>]*>(.*?)</t[dh]>", row[0], re.DOTALL)
    return [re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", cell)).strip() for cell in found]


@pytest.mark.parametrize("ruleset", ["challenger", "timeline", "showdown", "munchkin"])
def test_everyone_stands_there_with_won_drawn_lost_points_and_every_tiebreaker(hall: Hall, ruleset: str) -> None:
    id = hall.paired(ruleset, players=9)
    hall.play()
    page = hall.judge.get(f"/t/{id}/desk/standings").text
    games = tally(hall.t)
    for row in standings(hall.t):
        one = games[row.player]
        shown = cells(page, row.player)
        assert shown[0] == str(row.rank)
        assert hall.names[row.player] in shown[1]
        assert shown[2:4] == [f"{one.won}–{one.drawn}–{one.lost}", str(row.points)]
        assert len(shown) == 5 + len(row.tiebreaks)
    for tiebreaker in hall.t.ruleset.tiebreakers:
        assert tiebreaker.kind == "random" or tiebreaker.label in page
    assert hall.player("p1").get(f"/t/{id}/desk/standings").status_code == 403


def test_each_figure_is_explained_on_demand(hall: Hall) -> None:
    id = hall.paired(players=8)
    hall.play()
    best = standings(hall.t)[0].player
    assert "came about" not in hall.owner.get(f"/t/{id}/desk/standings").text.split('class="scroll"')[0]
    page = hall.owner.get(f"/t/{id}/desk/standings?why={best}").text
    assert f"How the row of <bdi>{hall.names[best]}</bdi> came about" in page
    assert "/rules/challenger#CH-42" in page
    assert hall.owner.get(f"/t/{id}/desk/standings?why=nobody").status_code == 404


def test_whoever_has_left_is_marked_and_takes_no_place_above_the_cut(hall: Hall) -> None:
    id = hall.swiss(players=17)
    assert hall.t.structure is not None
    assert hall.t.structure.cut == 4
    second = standings(hall.t)[1].player
    hall.act(leaving.drop, second)
    page = hall.owner.get(f"/t/{id}/desk/standings").text
    assert "Dropped" in cells(page, second)[1]
    above = page[: page.index('class="cutline"')]
    assert above.count('<th scope="row">') == 5  # four go on, and one who has left stands among them


def test_the_number_of_players_says_what_it_counts_and_is_the_same_everywhere(hall: Hall) -> None:
    id = hall.paired(players=9)
    hall.play()
    hall.act(leaving.drop, "p1")
    hall.act(leaving.eject, "p2", "Violence or threats")
    count = headcount(hall.t)
    assert (count.players, count.still_in, count.ranked) == (9, 7, 8)
    said = say("headcount", players=9, still_in=7)
    for place in ("/desk", "/desk/players", "/desk/standings"):
        assert said in hall.owner.get(f"/t/{id}{place}").text, place
    front = hall.anybody.get(f"/t/{id}").text
    figures = dict(re.findall(r"<dt>(.*?)</dt>\s*<dd>(.*?)</dd>", front))
    assert (figures["Players"], figures["Still in"]) == ("9", "7")
    page = hall.owner.get(f"/t/{id}/desk/standings").text
    assert len(re.findall(r'<tr id="p\d+"', page)) == count.ranked
    assert say("standings-ranked", ranked=8, players=9) in page


def test_before_the_start_nobody_is_said_to_have_left(hall: Hall) -> None:
    id = hall.tournament(players=9)
    assert say("headcount", players=9, still_in="all") in hall.owner.get(f"/t/{id}/desk").text
    assert "still in" not in hall.owner.get(f"/t/{id}/desk").text


def test_a_draw_counts_as_drawn(hall: Hall) -> None:
    id = hall.paired(players=4)
    drawn = hall.opponents[0][0]
    hall.play(lambda match: Entry(scores={"vp": (9, 9)}, drawn=True) if match == 1 else hall.won)
    page = hall.owner.get(f"/t/{id}/desk/standings").text
    assert cells(page, drawn)[2] == "0–1–0"
    assert cells(page, hall.opponents[1][Seat.FIRST])[2] == "1–0–0"
