"""The round page: who sees it, what it says about each table, and what waits for whom."""

import re

import pytest

from tests.web.hall import Hall
from tests.web.organizer.playing_on import claimed, entered, first, name, play_round, second
from topcut.refusal import Refusal
from topcut.rules.actions import calling, clock, leaving, rounds
from topcut.rules.actor import Actor, Role
from topcut.rules.match import Seat
from topcut.rules.state import State, board, the_board
from topcut.words import say


def shown(page: str) -> str:
    """The text of a page as people read it."""
    return re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", page))


def test_officials_see_the_round_and_nobody_else_does(hall: Hall) -> None:
    id = hall.paired()
    for client in (hall.owner, hall.co_organizer, hall.judge):
        page = client.get(f"/t/{id}/desk")
        assert page.status_code == 200
        assert "Officials only" in page.text
        assert 'class="desk"' in page.text
    assert hall.player("p1").get(f"/t/{id}/desk").status_code == 403
    assert hall.anybody.get(f"/t/{id}/desk").headers["location"] == "/login"


def test_before_the_first_round_the_desk_says_what_to_do(hall: Hall) -> None:
    id = hall.started()
    page = shown(hall.owner.get(f"/t/{id}/desk").text)
    assert "Ready for the first round" in page
    assert "Next: pair round 1" in page
    assert "Nothing is paired yet" in page
    hall.owner.done(f"/t/{id}/desk/preview/open", round="1")
    page = shown(hall.owner.get(f"/t/{id}/desk").text)
    assert "Next: publish round 1" in page
    assert "Round 1 is drawn" in page
    assert "Nothing is paired yet" not in page


def test_every_table_stands_with_its_state_and_score(hall: Hall) -> None:
    id = hall.paired(players=9)
    entered(hall, 1, (16, 9))
    claimed(hall, 2, (10, 12))
    claimed(hall, 3, (10, 12))
    claimed(hall, 3, (12, 10), Seat.SECOND)
    found = the_board(hall.t)
    assert [line.state for line in found.lines] == [State.SETTLED, State.CLAIMED, State.DISPUTED, State.OPEN]
    page = hall.owner.get(f"/t/{id}/desk").text
    assert "1 of 4 tables in" in page
    words = shown(page)
    assert "1 disputed · 1 claimed · 1 open · bye:" in words
    assert "16 : 9" in words
    assert "10 : 12 or 12 : 10" in words
    assert f"Claimed by {name(hall, first(hall, 2))}" in words
    assert [f'href="#t{table}"' in page for table in (1, 2, 3, 4)] == [True] * 4


def test_each_pairing_says_why_with_its_clause(hall: Hall) -> None:
    id = hall.paired(players=9)
    page = hall.owner.get(f"/t/{id}/desk").text
    assert "in the first round everyone is drawn at random" in page
    assert "/rules/challenger#CH-29" in page
    assert "the number of players is odd" in page


def test_what_was_paired_by_hand_is_not_called_a_draw(hall: Hall) -> None:
    id = hall.started(players=4)
    hall.owner.send(
        f"/t/{id}/desk/pairing", lines="2", **{"first-1": "Ana", "second-1": "Bo", "first-2": "Cy", "second-2": "Dee"}
    )
    answer = hall.owner.send(
        f"/t/{id}/desk/pairing/check",
        lines="2",
        round="1",
        **{"first-1": "Ana", "second-1": "Bo", "first-2": "Cy", "second-2": "Dee"},
    )
    token = re.search(r'name="seen" value="([0-9a-f]+)"', answer.text)
    assert token
    page = hall.owner.done(
        f"/t/{id}/desk/pairing",
        lines="2",
        round="1",
        seen=token[1],
        **{"first-1": "Ana", "second-1": "Bo", "first-2": "Cy", "second-2": "Dee"},
    )
    assert "drawn at random" not in page.text


@pytest.mark.clause("TL-15")
def test_the_roster_of_the_round_stands_beside_its_number(hall: Hall) -> None:
    id = hall.paired("timeline")
    page = hall.owner.get(f"/t/{id}/desk").text
    assert "Roster 1" in page
    assert "TL-15" in page
    play_round(hall)
    hall.pair()
    assert "Roster 2" in hall.owner.get(f"/t/{id}/desk").text


@pytest.mark.fault("G6")
def test_the_next_step_is_known_and_says_why_it_cannot_be_taken_yet(hall: Hall) -> None:
    id = hall.paired()
    entered(hall, 2, (16, 9))
    page = hall.owner.get(f"/t/{id}/desk").text
    assert 'aria-disabled="true" aria-describedby="notyet">Preview round 2' in page
    assert "Round 1 still has 3 open tables: 1, 3 and 4. Enter their results first." in page
    for table in (1, 3, 4):
        entered(hall, table, (16, 9))
    page = hall.owner.get(f"/t/{id}/desk").text
    assert f'formaction="/t/{id}/desk/preview/open" name="round" value="2"' in page
    assert "Close round 1" in page


def test_an_official_is_not_offered_what_only_the_organizer_may(hall: Hall) -> None:
    id = hall.paired()
    theirs = hall.judge.get(f"/t/{id}/desk").text
    assert "/desk/unpair" not in theirs
    assert "Drop a player" not in theirs
    assert 'name="table"' in theirs
    assert "Drop a player" in hall.owner.get(f"/t/{id}/desk").text


@pytest.mark.clause("CH-14")
def test_a_call_reaches_the_officials_page_at_once(hall: Hall) -> None:
    id = hall.paired()
    hall.act(calling.call_official, "Line of sight", by=Actor(Role.PLAYER, first(hall, 3)))
    page = shown(hall.judge.get(f"/t/{id}/desk").text)
    assert "1 waiting" in page
    assert "Line of sight" in page
    assert "Line of sight" not in hall.anybody.get(f"/t/{id}").text


def test_a_match_moves_to_another_table_and_who_sits_there_changes_places(hall: Hall) -> None:
    id = hall.paired()
    mine, theirs = first(hall, 1), first(hall, 4)
    page = hall.owner.done(f"/t/{id}/desk/move", table="1", to="4")
    assert "The match at table 1 is now at table 4." in page.text
    assert (first(hall, 4), first(hall, 1)) == (mine, theirs)
    refused = hall.owner.send(f"/t/{id}/desk/move", table="9", to="4")
    assert refused.status_code == 422
    assert "able 9" in refused.text


def test_a_round_is_closed_once_and_then_its_old_forms_are_refused(hall: Hall) -> None:
    id = hall.paired()
    early = hall.owner.send(f"/t/{id}/desk/close", round="1")
    assert early.status_code == 422
    assert "still has 4 open tables" in early.text
    play_round(hall)
    hall.owner.done(f"/t/{id}/desk/close", round="1")
    assert hall.t.rounds[0].closed
    late = hall.owner.send(f"/t/{id}/desk/close", round="1")
    assert late.status_code == 409


@pytest.mark.fault("G5")
def test_a_pairing_is_taken_back_with_a_reason_and_drawn_again_as_another_attempt(hall: Hall) -> None:
    id = hall.paired()
    assert hall.owner.send(f"/t/{id}/desk/unpair", round="1", reason="").status_code == 422
    hall.owner.done(f"/t/{id}/desk/unpair", round="1", reason="two players came late")
    assert not hall.t.rounds
    page = hall.owner.get(f"/t/{id}/desk/preview").text
    assert "attempt 2" in page
    assert "Why is it drawn again?" in page
    assert "two players came late" in hall.anybody.get(f"/t/{id}/log").text


def test_there_is_no_board_before_a_round_is_published(hall: Hall) -> None:
    hall.started()
    assert board(hall.t) is None
    id = hall.last
    refused = hall.owner.send(f"/t/{id}/desk/move", table="1", to="2")
    assert "No round" in refused.text


def test_names_that_bite_are_shown_as_text(hall: Hall) -> None:
    bad = [
        "<script>alert(1)</script>",
        "\u202egnihton",
        "x" * 80,
        "🎲 Zoë",
        "'; DROP TABLE",
        '"><img src=x onerror=1>',
        "{{7*7}}",
        "a&b",
    ]
    id = hall.paired(players=bad)
    for place in ("", "/preview", "/players", "/log", "/export", "/check-results", "/players/p1"):
        page = hall.owner.get(f"/t/{id}/desk{place}").text
        assert "<script>alert" not in page
        assert "<img src=x" not in page
        assert ">49<" not in page


def row(page: str, table: int) -> str:
    found = re.search(rf'<tr id="t{table}".*?</tr>', page, re.DOTALL)
    assert found, table
    return found[0]


def visible(page: str) -> list[int]:
    """The tables whose rows are shown."""
    rows = re.findall(r'<tr id="t(\d+)"([^>]*)>', page)
    return [int(table) for table, attributes in rows if not re.search(r"\shidden$", attributes.rstrip())]


def nav(page: str) -> str:
    found = re.search(r'<nav class="tabs few".*?</nav>', page, re.DOTALL)
    assert found
    return found[0]


def test_the_desk_has_six_entries_at_most_and_the_rest_under_more(hall: Hall) -> None:
    hall.tournament()
    before = nav(hall.owner.get(f"/t/{hall.last}/desk").text)
    for id in (hall.paired(players=17), hall.bracket(), hall.finished()):
        found = nav(hall.owner.get(f"/t/{id}/desk").text)
        top, more = found.split("<details", 1)
        assert len(re.findall(r"<a ", top)) <= 5
        for place in ("judge", "desk/round", "desk/standings", "desk/players"):
            assert f'href="/t/{id}/{place}"' in top
        for place in ("tables", "officials", "settings", "log", "export"):
            assert f'href="/t/{id}/desk/{place}"' in more
        assert f'href="/t/{id}"' in more
    assert len(re.findall(r"<a ", before.split("<details", 1)[0])) <= 5
    assert "/desk/standings" not in before


def test_the_bracket_is_among_the_entries_where_there_is_or_will_be_one(hall: Hall) -> None:
    id = hall.paired(players=17)
    assert f'href="/t/{id}/desk/cut"' in nav(hall.owner.get(f"/t/{id}/desk").text)
    id = hall.bracket(players=17)
    assert f'href="/t/{id}/desk/bracket"' in nav(hall.owner.get(f"/t/{id}/desk").text)
    page = hall.judge.get(f"/t/{id}/desk/bracket").text
    assert f'href="/t/{id}/desk/enter?table=1#entry"' in page
    assert hall.judge.get(f"/t/{id}/desk/enter?table=1").status_code == 200
    id = hall.paired(players=5)
    assert hall.t.structure is not None
    assert not hall.t.structure.cut
    assert "Bracket" not in nav(hall.owner.get(f"/t/{id}/desk").text)


def test_an_officials_other_tournaments_are_one_tap_away(hall: Hall) -> None:
    other = hall.paired(players=4, title="Evening Cup")
    id = hall.paired(players=4)
    assert f'href="/t/{other}/desk"' in nav(hall.owner.get(f"/t/{id}/desk").text)
    assert "Evening Cup" not in hall.judge.get(f"/t/{id}/desk").text


def test_waiting_calls_are_counted_in_the_title_and_the_navigation_of_every_page(hall: Hall) -> None:
    id = hall.paired()
    assert "<title>Round 1" in hall.judge.get(f"/t/{id}/desk").text
    for table in (2, 3):
        hall.act(calling.call_official, by=Actor(Role.PLAYER, first(hall, table)))
    for place in ("", "/standings", "/players", "/log"):
        page = hall.judge.get(f"/t/{id}/desk{place}").text
        assert "<title>(2) " in page, place
        assert "2 waiting" in shown(nav(page)), place


@pytest.mark.clause("CH-19")
@pytest.mark.parametrize("ruleset", ["challenger", "timeline", "showdown", "munchkin"])
def test_after_publishing_the_next_step_is_the_clock(hall: Hall, ruleset: str) -> None:
    id = hall.paired(ruleset)
    page = hall.owner.get(f"/t/{id}/desk").text
    assert say("clock-waits", stage="swiss", round=1) in page
    assert f'formaction="/t/{id}/desk/clock/start" data-next' in page
    assert "Clock not started" in page
    theirs = hall.judge.get(f"/t/{id}/desk").text
    assert say("clock-waits", stage="swiss", round=1) in theirs
    assert "/desk/clock/start" not in theirs
    page = hall.owner.done(f"/t/{id}/desk/clock/start").text
    assert 'id="entry"' in page  # back at the round
    assert say("clock-waits", stage="swiss", round=1) not in page
    assert "<b>Running</b>" in page


def test_the_head_always_says_whether_the_clock_runs(hall: Hall) -> None:
    id = hall.paired()
    hall.act(clock.start, 3)
    hall.act(clock.pause, "lunch")
    assert "<b>Paused</b>" in hall.owner.get(f"/t/{id}/desk").text
    hall.act(clock.resume)
    hall.wait(minutes=100)
    list(hall.desk.tick())
    assert "<b>Time is called</b>" in hall.owner.get(f"/t/{id}/desk").text


def test_every_table_that_waits_has_its_way_on_in_its_row(hall: Hall) -> None:
    id = hall.paired()
    entered(hall, 1, (16, 9))
    claimed(hall, 2, (10, 12))
    claimed(hall, 3, (10, 12))
    claimed(hall, 3, (12, 10), Seat.SECOND)
    page = hall.judge.get(f"/t/{id}/desk").text
    assert "<button" not in row(page, 1)
    assert "desk/enter" not in row(page, 1)
    assert f'formaction="/t/{id}/desk/accept"' in row(page, 2)
    assert 'href="#decide-3"' in row(page, 3)
    assert 'id="decide-3"' in page
    assert f'href="/t/{id}/desk/enter?table=4#entry"' in row(page, 4)
    tap = re.search(r'name="tap" value="([^"]+)"', row(page, 2))
    assert tap
    hall.judge.done(f"/t/{id}/desk/accept", tap=tap[1])
    assert the_board(hall.t).at(2).state is State.SETTLED


def test_points_have_a_column_of_their_own_and_the_winner_is_marked(hall: Hall) -> None:
    id = hall.paired()
    play_round(hall)
    hall.pair()
    entered(hall, 1, (9, 16))
    page = hall.owner.get(f"/t/{id}/desk").text
    assert [int(points) for points in re.findall(r'class="(?:num )?pts">(\d+)<', row(page, 1))] == [3, 3]
    assert re.findall(r'class="name( won)?"', row(page, 1)) == ["", " won"]


def test_many_tables_are_summed_up_on_one_line_and_few_are_not(hall: Hall) -> None:
    id = hall.paired(players=62)
    entered(hall, 1, (16, 9))
    page = hall.owner.get(f"/t/{id}/desk").text
    assert 'class="pips"' not in page
    assert 'class="gauge" viewBox="0 0 31 1"' in page
    assert "1 of 31 tables in" in page
    id = hall.paired(players=60)
    assert 'class="pips"' in hall.owner.get(f"/t/{id}/desk").text


def test_tables_are_sifted_by_state_and_found_by_name_or_number_without_a_script(hall: Hall) -> None:
    id = hall.paired(players=25)
    entered(hall, 1, (16, 9))
    claimed(hall, 2, (10, 12))
    claimed(hall, 3, (10, 12))
    claimed(hall, 3, (12, 10), Seat.SECOND)
    hall.act(calling.call_official, by=Actor(Role.PLAYER, first(hall, 12)))

    def asked(question: str) -> list[int]:
        return visible(hall.judge.get(f"/t/{id}/desk/round?{question}").text)

    assert asked("") == list(range(1, 13))
    assert asked("show=open") == list(range(4, 13))
    assert asked("show=claimed") == [2]
    assert asked("show=disputed") == [3]
    assert asked("show=called") == [12]
    assert asked("show=nonsense") == list(range(1, 13))
    assert asked("find=1") == [table for table in range(1, 13) if table == 1 or "1" in both(hall, table)]
    assert asked(f"find={name(hall, second(hall, 7)).upper()}")[:1]
    assert 7 in asked(f"find={name(hall, second(hall, 7)).upper()}")
    assert asked("show=open&find=3") == [table for table in range(4, 13) if "3" in both(hall, table)]
    page = hall.judge.get(f"/t/{id}/desk/round?show=claimed&find=nobody").text
    assert visible(page) == []
    assert 'value="claimed" checked' in page
    assert "<noscript>" in page


def both(hall: Hall, table: int) -> str:
    return f"{name(hall, first(hall, table))} {name(hall, second(hall, table))}"


@pytest.mark.fault("G1")
def test_when_everybody_has_dropped_every_page_opens_and_play_can_go_on(hall: Hall) -> None:
    id = hall.paired(players=4)
    hall.play()
    pages = ("", "/standings", "/pairings", "/log", "/desk/round", "/desk/standings", "/desk/players", "/judge")
    for left in (1, 0):
        for player in hall.t.active[left:]:
            hall.act(leaving.drop, player)
        assert len(hall.t.active) == left
        for page in pages:
            assert hall.owner.get(f"/t/{id}{page}").status_code == 200, page
        with pytest.raises(Refusal) as refused:
            hall.act(rounds.open_draw)
        assert refused.value.code == "nobody-to-pair"
    for player in list(hall.t.players)[:2]:
        hall.act(leaving.rejoin, player)
    hall.act(rounds.open_draw)
    assert hall.t.draw is not None
