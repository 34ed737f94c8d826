"""Who is ahead, why, and the final ranking."""

import re

import pytest

from tests.web.hall import Hall
from tests.web.public.reading import read, words
from topcut.rules.actions import clock, cut, leaving, structure
from topcut.rules.match import Entry
from topcut.rules.ranking.standings import standings
from topcut.rules.ranking.standings import standings as ranked
from topcut.rules.record import tally
from topcut.web.viewer import Kind


def test_every_tiebreaker_is_a_column_with_its_clause_and_exact_value(hall: Hall) -> None:
    t = hall.swiss("challenger", 6)
    page = read(hall.anybody, f"/t/{t}/standings")
    assert "Strength of Schedule CH-43 Victory Points Scored CH-44" in page
    strengths = [row for row in page.split("Why?") if "/" in row]
    assert strengths, "a strength that is no whole number is written as a fraction too"


def test_each_rank_says_why_it_is_above_the_next(hall: Hall) -> None:
    t = hall.swiss("challenger", 6)
    page = read(hall.anybody, f"/t/{t}/standings")
    assert page.count("Why?") == 6
    assert "The last row of the standings." in page
    assert "CH-42" in page


def test_a_row_can_be_asked_how_it_came_about(hall: Hall) -> None:
    t = hall.paired("challenger", 9)
    hall.play()
    page = read(hall.anybody, f"/t/{t}/standings?why=p1")
    assert "How the row of Ana came about" in page
    assert "from 1 round. CH-42" in page
    assert hall.anybody.get(f"/t/{t}/standings?why=p99").status_code == 404


@pytest.mark.clause("R-4")
def test_an_open_round_counts_only_what_is_settled_and_says_so(hall: Hall) -> None:
    t = hall.paired("challenger", 8)
    hall.play(leave=2)
    assert "Round 1 is being played: only settled matches count. R-4" in read(hall.anybody, f"/t/{t}/standings")


def test_the_cut_is_drawn_as_a_line(hall: Hall) -> None:
    t = hall.swiss("challenger", 17)
    assert "top 4 play on" in read(hall.anybody, f"/t/{t}/standings")


@pytest.mark.clause("CH-35")
def test_the_line_is_below_the_last_who_plays_on_although_a_better_one_has_left(hall: Hall) -> None:
    t = hall.swiss("challenger", 17)
    best = ranked(hall.t)[0].player
    hall.act(leaving.drop, best)
    for _ in range(2):  # before the cut is made, and after it
        rows = hall.anybody.get(f"/t/{t}/standings").text.partition('class="cutline"')[0]
        assert len(re.findall(r'<tr id="p\d+"', rows)) == 5
        if hall.t.bracket is None:
            hall.act(cut.make_cut)


@pytest.mark.fault("G8")
def test_equal_players_share_a_rank_until_lots_are_public(hall: Hall) -> None:
    t = hall.started("challenger", 4)
    page = read(hall.anybody, f"/t/{t}/standings")
    assert "Players who are equal in everything share a rank until lots are drawn. CH-45" in page
    assert page.count(" 1 Ana") + page.count(" 1 Bo") + page.count(" 1 Cy") + page.count(" 1 Dee") == 4


@pytest.mark.slow
@pytest.mark.fault("G8")
def test_a_thousand_looks_show_one_order(hall: Hall) -> None:
    """All level but for their lots: by anybody, by a player and after a restart, which forgets what was worked out."""
    t = hall.started("challenger", 9)
    assert hall.t.structure is not None
    for _ in range(hall.t.structure.rounds):
        hall.pair()
        hall.play(lambda match: Entry(scores={"vp": (9, 9)}))
    hall.act(structure.finish)
    seen = set()
    for _ in range(4):
        hall.reopen()
        for client in (hall.client(), hall.let_in(Kind.PLAYER, "p1", t)):
            for _ in range(125):
                page = client.get(f"/t/{t}/standings").text
                seen.add(tuple(re.findall(r'<tr id="(p\d+)"', page)))
    assert len(seen) == 1
    assert set(seen.pop()) == set(hall.t.players)


def test_a_player_finds_the_own_row_first(hall: Hall) -> None:
    t = hall.paired("munchkin", 5)
    hall.play()
    first, _ = hall.opponents[0]
    page = hall.player(first).get(f"/t/{t}/standings").text
    mine = page[page.index('id="mine"') : page.index('id="swiss"')]
    assert hall.names[first] in mine
    assert "won-lost 1-0" in mine, "Munchkin has no draws"
    assert f'href="#{first}"' in mine
    assert f'<tr id="{first}" class="now">' in page


def test_one_point_is_one_point(hall: Hall) -> None:
    t = hall.paired("challenger", 4)
    hall.play(lambda match: Entry(scores={"vp": (9, 9)}))
    for page in ("standings", "me", "me/standing"):
        assert "1 event point " in words(hall.player("p1").get(f"/t/{t}/{page}")), page


def test_who_has_left_is_marked(hall: Hall) -> None:
    t = hall.paired("challenger", 8)
    hall.play()
    hall.act(leaving.drop, next(iter(hall.t.players)))
    assert "Ana has left" in read(hall.anybody, f"/t/{t}/standings")


def test_the_final_ranking_follows_the_points_where_there_is_no_cut(hall: Hall) -> None:
    t = hall.finished("challenger", 5)
    page = read(hall.anybody, f"/t/{t}/standings")
    assert "Final ranking The most points win, as in the standings below. CH-42" in page
    winner = hall.t.ranking[0][1]
    name = hall.names[winner]
    assert f"Place Player 1 {name} 2" in page
    first, games = standings(hall.t)[0], tally(hall.t)[winner]
    assert (
        "Rank Player Event points CH-42 Won-drawn-lost Rounds Strength of Schedule CH-43 Victory Points Scored CH-44"
        f" Why 1 {name} {first.points} {games.won}-{games.drawn}-{games.lost} 4 " in page
    )


def test_a_bracket_gives_each_place_its_reason(hall: Hall) -> None:
    t = hall.bracket("challenger", 17)
    hall.play()
    hall.act(cut.publish_bracket)
    hall.play()
    hall.act(structure.finish)
    page = read(hall.anybody, f"/t/{t}/standings")
    assert "Final ranking The bracket decides." in page
    assert "is first: won the bracket." in page
    assert "As in the Swiss rounds. R-2" in page


@pytest.mark.clause("PS-13", "PS-14")
@pytest.mark.parametrize("page", ["", "/pairings", "/standings", "/bracket"])
def test_every_page_shows_mission_critical_until_time_is_called(hall: Hall, page: str) -> None:
    t = hall.bracket("showdown", 17)
    hall.act(clock.start)
    assert "Mission Critical" not in hall.anybody.get(f"/t/{t}{page}").text
    hall.wait(minutes=90)
    hall.act(clock.announce_mission_critical)
    shown = hall.anybody.get(f"/t/{t}{page}").text
    assert ("Mission Critical" in shown, "Momentum token" in shown) == (True, True)
    hall.wait(minutes=30)
    hall.act(clock.call_time)
    shown = hall.anybody.get(f"/t/{t}{page}").text
    assert ("Mission Critical" in shown, "Time is called" in shown) == (False, True)
