"""What if, at the desk: who can still make the cut, a result that is only supposed, and who may see any of it."""

import re

from tests.web.hall import Hall
from tests.web.organizer.playing_on import entered, match_at, name, play_round
from topcut.planner.what_if import what_if
from topcut.refusal import Refusal
from topcut.rules.actions.outlooks import show_chances
from topcut.rules.actor import Actor, Role
from topcut.rules.facts import ChancesShown
from topcut.words import sentence


def last_round(hall: Hall, *, players: int = 17) -> str:
    """The last Swiss round, with all tables open."""
    hall.paired(players=players)
    assert hall.t.structure is not None
    for _ in range(hall.t.structure.rounds - 1):
        play_round(hall)
        hall.pair()
    return f"/t/{hall.last}"


def words(page: str) -> str:
    return re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", page))


def test_everyone_is_clinched_alive_or_out_with_what_they_need(hall: Hall) -> None:
    base = last_round(hall)
    entered(hall, 1, (16, 9))
    page = words(hall.judge.get(f"{base}/desk/what-if").text)
    found = what_if(hall.t)
    assert {one.standing.value for one in found.players} == {"clinched", "alive", "out"}
    assert "The top 4 play on." in page
    assert "7 tables are open. This is the last round." in page
    assert page.count("In, whatever happens.") == sum(one.standing == "clinched" for one in found.players)
    assert page.count("Out, unless someone above leaves.") == sum(one.standing == "out" for one in found.players)
    assert re.search(r"[\d.]+% \([\d.]+ to [\d.]+%\)", page)


def test_a_supposed_result_changes_the_page_and_nothing_else(hall: Hall) -> None:
    base = last_round(hall)
    facts = hall.t.facts
    table = match_at(hall, 4)
    page = words(hall.owner.get(f"{base}/desk/what-if?table=4&vp-1=9&vp-2=16").text)
    assert table.second is not None
    assert f"table 4, {name(hall, table.second)} wins 16 : 9" in page
    assert "Nothing was entered." in page
    assert "7 tables are open." in page
    assert hall.t.facts == facts
    assert hall.t.rounds[-1].is_open


def test_what_cannot_be_supposed_is_told_in_one_sentence(hall: Hall) -> None:
    base = last_round(hall)
    for asked, code in (
        ("table=99&vp-1=9&vp-2=16", "No one is playing at table 99"),
        ("table=x&vp-1=9&vp-2=16", "is not a number"),
        ("table=4&vp-1=900&vp-2=16", "900"),
        ("table=4", "result"),
    ):
        found = hall.owner.get(f"{base}/desk/what-if?{asked}")
        assert 400 <= found.status_code < 500, asked
        assert 'role="alert"' in found.text
        assert code in words(found.text), asked


def test_where_the_question_has_no_meaning_it_says_so(hall: Hall) -> None:
    id = hall.started(players=8)
    assert sentence(Refusal("whatif-not-begun")) in words(hall.owner.get(f"/t/{id}/desk/what-if").text)
    id = hall.bracket(players=17)
    assert sentence(Refusal("whatif-cut-made")) in words(hall.owner.get(f"/t/{id}/desk/what-if").text)
    id = hall.finished(players=5)
    assert sentence(Refusal("whatif-finished")) in words(hall.owner.get(f"/t/{id}/desk/what-if").text)


def test_players_see_their_own_chances_only_if_they_are_let(hall: Hall) -> None:
    base = last_round(hall)
    for path in ("", "/standing"):
        assert 'id="chances"' not in hall.player("p1").get(f"{base}/me{path}").text
    assert hall.judge.send(f"{base}/desk/what-if/players", allowed="yes").status_code == 403
    hall.owner.done(f"{base}/desk/what-if/players", allowed="yes")
    assert hall.t.chances_shown
    page = hall.player("p1").get(f"{base}/me/standing").text
    assert 'id="chances"' in page
    hall.owner.done(f"{base}/desk/what-if/players", allowed="no")
    assert 'id="chances"' not in hall.player("p1").get(f"{base}/me/standing").text
    assert hall.owner.send(f"{base}/desk/what-if/players", allowed="perhaps").status_code == 422


def test_where_a_draw_helps_both_is_for_officials_alone(hall: Hall) -> None:
    base = last_round(hall)
    hall.owner.done(f"{base}/desk/what-if/players", allowed="yes")
    first = match_at(hall, 1)
    assert first.second is not None
    assert [one.table for one in what_if(hall.t).draws] == [1]
    assert "Table 1: a draw puts both" in words(hall.judge.get(f"{base}/desk/what-if").text)
    for player in (first.first, first.second, "p3"):
        for path in ("", "/standing"):
            assert "puts both" not in hall.player(player).get(f"{base}/me{path}").text
    for path in ("", "/standings", "/pairings", "/log"):
        seen = hall.anybody.get(f"{base}{path}").text
        assert "puts both" not in seen
        assert "certainly enough" not in seen
        assert 'id="chances"' not in seen
    assert hall.player(first.first).get(f"{base}/desk/what-if").status_code == 403
    assert hall.anybody.get(f"{base}/desk/what-if").status_code in {303, 401, 403}


def test_whether_players_see_it_is_a_fact_that_the_organizer_states(hall: Hall) -> None:
    hall.paired(players=8)
    organizer = Actor(Role.ORGANIZER, "olga")
    assert show_chances(hall.t, organizer, shown=True) == [ChancesShown(True)]
    hall.act(show_chances, shown=True)
    assert "Players may see what they need" in hall.anybody.get(f"/t/{hall.last}/log").text
