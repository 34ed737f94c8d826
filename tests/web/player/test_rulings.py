"""The rulings on my games: I read them, and appeal one to the head official, as nobody else does."""

import pytest

from tests.web.hall import JUDGE, OWNER, Hall
from tests.web.player.at_table import Table, table
from topcut.ids import TableNumber
from topcut.rules.actions import judging
from topcut.rules.actions.officials import name_official

HEADS = {"challenger": "head-watcher", "timeline": "head-watcher", "showdown": "lead-arbiter"}
CLAUSES = {"challenger": "CH-51", "timeline": "TL-34", "showdown": "PS-32", "munchkin": "MU-03"}


def ruled(hall: Hall, ruleset: str = "challenger") -> Table:
    """A ruling at the first table, by an official who does not hear appeals."""
    here = table(hall, ruleset)
    hall.act(judging.give_ruling, "Is it in range?", "No.", table=TableNumber(1), by=JUDGE)
    return here


@pytest.mark.clause("CH-49", "CH-51", "TL-34", "PS-31", "PS-32", "MU-03")
@pytest.mark.parametrize("ruleset", CLAUSES)
def test_a_player_reads_a_ruling_on_the_own_game_and_appeals_it_once(hall: Hall, ruleset: str) -> None:
    here = ruled(hall, ruleset)
    head = hall.t.ruleset.terms.head_official
    if ruleset in HEADS:
        page = here.page(here.ana, "/rulings")
        assert ("Is it in range?" in page, 'name="ruling"' in page, CLAUSES[ruleset] in page) == (True, False, True)
        hall.act(name_official, "hana", HEADS[ruleset])
    assert f'href="{here.path}/me/rulings"' in here.page(here.bo)
    page = here.page(here.bo, "/rulings")
    assert ("No." in page, "Wanda" in page, f"Appeal to the {head}" in page, CLAUSES[ruleset] in page) == (True,) * 4
    page = here.client(here.bo).done(f"{here.path}/me/rulings", ruling="1", me=here.bo).text
    assert ("Appealed" in page, 'name="ruling"' in page) == (True, False)
    assert hall.t.conduct.rulings[0].appealed_by == here.bo
    again = here.client(here.ana).send(f"{here.path}/me/rulings", ruling="1", me=here.ana)
    assert (again.status_code, CLAUSES[ruleset] in again.text) == (422, True)
    decided = "" if ruleset == "munchkin" else "hana"  # with no Head Judge the organizer is one (MU-02)
    hall.act(judging.decide_appeal, 1, False, "It is.", decided_by=decided or None, by=OWNER)
    for player in (here.ana, here.bo):
        page = here.page(player, "/rulings")
        assert ("It is." in page, "Final" in page) == (True, True)


@pytest.mark.clause("CH-49")
def test_nobody_else_reads_a_ruling_or_appeals_it(hall: Hall) -> None:
    here = ruled(hall)
    hall.act(name_official, "hana", "head-watcher")
    others = hall.opponents[1][0]
    assert f'href="{here.path}/me/rulings"' not in here.page(others)
    assert "Is it in range?" not in here.page(others, "/rulings")
    assert here.client(others).send(f"{here.path}/me/rulings", ruling="1", me=others).status_code == 422
    assert hall.anybody.get(f"{here.path}/me/rulings").status_code in {303, 401, 403}
    for page in ("", "/pairings", "/log", "/standings"):
        assert "Is it in range?" not in hall.anybody.get(f"{here.path}{page}").text
    assert hall.t.conduct.rulings[0].appealed_by is None


@pytest.mark.clause("CH-51")
def test_an_official_writes_down_the_appeal_of_a_player_without_a_phone(hall: Hall) -> None:
    here = ruled(hall)
    queue = f"{here.path}/judge"
    assert f"{queue}/appeal" not in hall.judge.get(queue).text  # there is nobody to appeal to
    hall.act(name_official, "hana", "head-watcher")
    assert f'value="1 {here.ana}"' in hall.judge.get(queue).text
    assert hall.judge.send(f"{queue}/appeal", tap=f"1 {hall.opponents[1][0]}").status_code == 422
    page = hall.judge.done(f"{queue}/appeal", tap=f"1 {here.ana}").text
    assert (f"{queue}/appeal" in page, hall.t.conduct.rulings[0].appealed_by) == (False, here.ana)
