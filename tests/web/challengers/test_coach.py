"""The coach on a phone: asked for by a tap, for one's own seat, and for nobody else."""

import re

import pytest

from tests.web.challengers.tables import is_refused, opened
from tests.web.challengers.test_deck_phase import hand
from tests.web.hall import Hall
from topcut.cards.view import view
from topcut.desk.coaching import Coach, coached
from topcut.refusal import Refusal
from topcut.rules.playing_cards import Followed, table_of
from topcut.web.challengers import coach as page


@pytest.mark.slow
def test_the_coach_says_how_often_each_card_of_ones_own_wins(hall: Hall) -> None:
    id = opened(hall, 2)
    me, other = hall.player("p1"), hall.player("p2")
    assert "<h1>The coach" not in me.get(f"/t/{id}/game/coach").text  # nothing is drawn yet
    assert f"/t/{id}/game/coach" in me.done(f"/t/{id}/game/answer", said="A").text
    told = me.get(f"/t/{id}/game/coach").text
    drawn, _ = hand(hall)
    rows = re.findall(r'<th scope="row">([^<]+)</th>\s*<td class="num">(\d+) % ± (\d+)', told)
    assert {name for name, *_ in rows} == {*drawn, "No card"}
    assert all(0 < int(margin) < 20 for *_, margin in rows)
    assert "<h1>The coach" not in other.get(f"/t/{id}/game/coach").text
    strangers = hall.anybody.get(f"/t/{id}/game/coach")
    assert (strangers.status_code, strangers.headers["location"]) == (303, "/c")  # the gate, not the page


def test_a_coach_who_is_busy_says_so_and_nothing_is_lost(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    id = opened(hall, 2)
    me = hall.player("p1")
    me.done(f"/t/{id}/game/answer", said="A")
    before = hall.t.facts
    monkeypatch.setattr(page, "_COACH", Coach(at_once=0, patience=0.0))
    is_refused(me.get(f"/t/{id}/game/coach"), "coach-busy")
    assert hall.t.facts == before


def test_a_coach_who_has_no_answer_is_a_busy_one(hall: Hall) -> None:
    opened(hall, 2)
    table = table_of(hall.t)
    seen = view(Followed().game(hall.t, hall.desk.seed(hall.last)), 0)
    assert coached(table.box, table.cards, seen) == ()  # a pile is not picked by the coach
    with pytest.raises(Refusal) as refused:
        Coach().of(table.box, (), seen)  # a box without its cards
    assert refused.value.code == "coach-busy"
