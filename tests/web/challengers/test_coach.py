"""The coach on a phone: asked for by a tap, for one's own seat, and for nobody else."""

import re
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

import pytest

from tests.desk.thinking import thinking
from tests.web.challengers.tables import is_refused, opened
from tests.web.challengers.test_deck_phase import hand
from tests.web.hall import Hall
from tests.web.serving import Served, until
from tests.web.test_turns import have_come, opens
from topcut.cards.view import view
from topcut.desk import card_bots, coaching
from topcut.desk.card_tables import open_tables
from topcut.desk.coaching import Coach, coached
from topcut.desk.imagining import IMAGINING, Imagining
from topcut.refusal import Refusal
from topcut.rules.playing_cards import Followed, table_of
from topcut.web.challengers import coach as page
from topcut.web.turns import AT_ONCE, Turn


@pytest.mark.slow
def test_the_coach_says_how_often_each_card_of_ones_own_wins(hall: Hall) -> None:
    id = opened(hall, 2)
    me, other = hall.player("p1"), hall.player("p2")
    assert "<h1>The coach" not in me.get(f"/t/{id}/game/coach").text  # nothing is drawn yet
    assert f"/t/{id}/game/coach" in me.done(f"/t/{id}/game/answer", said="A").text
    until(lambda: IMAGINING.is_ready(1.0), "matches are not compiled", 300)
    told = me.get(f"/t/{id}/game/coach").text
    drawn, _ = hand(hall)
    rows = re.findall(r'<th scope="row"[^>]*>([^<]+)</th>\s*<td class="num">(\d+)% ± (\d+)', told)
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
    busy = me.get(f"/t/{id}/game/coach")
    is_refused(busy, "coach-busy")
    assert 'class="offer"' in busy.text, "the cards that one has to choose from are there"
    assert hall.t.facts == before


@pytest.mark.fault("K3")
def test_a_crowd_around_the_coach_keeps_nobody_else_waiting(
    hall: Hall, served: Served, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each tap held a thread of all readers, for as long as the coach was patient."""
    id = opened(hall, 2)
    me = hall.player("p1")
    me.done(f"/t/{id}/game/answer", said="A")
    compiled = Imagining()
    compiled._begun = True
    compiled._ready.set()
    monkeypatch.setattr(coaching, "IMAGINING", compiled)
    monkeypatch.setattr(coaching, "coached", partial(thinking, tmp_path))
    monkeypatch.setattr(page, "_COACH", Coach(patience=60.0))
    crowd = AT_ONCE[Turn.READ] + AT_ONCE[Turn.STAFF]
    with ThreadPoolExecutor(crowd) as taps:
        asked = [taps.submit(opens, served, me, f"/t/{id}/game/coach") for _ in range(crowd)]
        try:
            have_come(hall, crowd)
            until((tmp_path / "begun").exists, "nobody is asked")
            assert opens(served, hall.anybody, "/challengers") == 200
        finally:
            (tmp_path / "go").touch()
        assert {one.result(60) for one in asked} == {200}


def test_a_coach_who_has_no_answer_is_a_busy_one(hall: Hall) -> None:
    opened(hall, 2)
    table = table_of(hall.t)
    seen = view(Followed().game(hall.t, hall.desk.seed(hall.last)), 0)
    assert coached(table.box, table.cards, seen) == ()  # a pile is not picked by the coach
    with pytest.raises(Refusal) as refused:
        Coach().of(table.box, (), seen)  # a box without its cards
    assert refused.value.code == "coach-busy"


@pytest.mark.slow
def test_an_expert_at_the_table_holds_nobody_up_while_matches_are_compiled(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is kept on the disk is another computer's: this one has to make it, in a process of its own."""
    ana = hall.client()
    ana.done("/challengers/alone")
    id = hall.last = open_tables(hall.desk)[0]
    ana.done(f"/t/{id}/game/deal", bots="2", bot="expert", pace="at-once")
    fresh = Imagining()
    monkeypatch.setattr(card_bots, "IMAGINING", fresh)
    hall.app.state.card_bots.tick()
    assert hall.t.card_table is not None
    assert {one.player for one in hall.t.card_table.answers} == set()  # the expert waits, the tick is over
    until(lambda: fresh.is_ready(1.0), "matches are not compiled", 300)
    hall.app.state.card_bots.tick()
    assert hall.t.card_table is not None
    assert {one.player for one in hall.t.card_table.answers} == {"p2", "p3"}
